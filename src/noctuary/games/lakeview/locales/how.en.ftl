# How it is played: the card, then the pages.

how-goal = A kid is held somewhere in town, and a Monster roams it. The others ride out to complete every objective of that Monster; one is to find the Lost Kid.
how-win = Everybody wins together as soon as all objectives of the Monster are complete.
how-lose = Everybody loses together when Calamity reaches the end of its track.
how-turn = The Lost Kid plays one card, which moves the Monster and tells something; then two Kids take a turn each: choose a wheel, ride, perhaps take an encounter.
how-missed-1 = The Monster attacks its whole district, the streets along its edge too. Only a treehouse is safe.
how-missed-2 = No ride may end on a square that a vehicle of the Feds touches: the eight around it.
how-missed-3 = A Monster that cannot make its move does nothing, but Calamity goes up by one.

how-clues = The Lost Kid speaks in cards
    .text = Whoever is lost may not say where. Each card played goes onto one of three piles, and the pictures left showing are the only hints: which ones stay visible matters as much as which are covered.
how-monster = The Monster
    .text = It goes from district to district and attacks where it arrives. Each Kid it catches costs one Calamity and is sent to the nearest treehouse.
how-feds = The Feds
    .text = Their two vehicles drive their rounds, one crossing further every time the Lost Kid has played. A Kid they come to touch costs one Calamity and flees to a treehouse; so does a whole round driven.
how-ride = A ride
    .text = Turn down one of your four wheels: its number is how far you may ride, never across fences, and diagonally only if the wheel says so. Ending on a street gives one square more. When all wheels are down they come back up.
how-encounters = Encounters
    .text = After the ride, a building with a token lets you draw an encounter. Encounters bring symbols, which objectives ask for; look at the back of each symbol, for some do harm at once.
how-treehouse = Treehouses
    .text = Nothing reaches you there. Ending a turn in one turns up all your wheels and items and puts a new encounter on a building of your choice.
how-found = Finding the Lost Kid
    .text = End a ride on a building and search it, as the encounter of your turn: the answer is always true. Once found, the Lost Kid speaks freely, has a power and rides with you.
