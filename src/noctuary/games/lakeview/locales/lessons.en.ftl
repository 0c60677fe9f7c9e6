# The first game, guided.

lesson-first-goal = A friend is hidden in one of these twenty buildings, and something hunts in the streets. You are Nancy; with Dustin you ride out, while the Lost Kid may speak only through cards.
lesson-first-calamity = Here are the objectives against this Monster, the Dover Demon: when all are ticked, everybody wins. Above them runs Calamity: when it reaches the end, everybody loses.
lesson-first-first = The Lost Kid has played, and the Monster has moved. Now two Kids take a turn each; let Nancy go first.
lesson-first-wheel = Nancy rode in at the Clemency Hotel. A ride begins with a wheel: its number is how many squares you may go, and each serves once until all four are used. Take the 5.
lesson-first-ride = Lance, at Harris Pharmacy, saw something, and talking to him is your first objective. Ride there; you need not use all five squares.
lesson-first-lance = Stopped at the right place, you may do what the objective asks as the encounter of your turn. Talk to Lance.
lesson-first-hit = Dustin rode to the edge of The Heights, and the Lost Kid’s card sent the Monster to the nearest Kid: him. It cost one Calamity, and he fled to a treehouse, the only safe place.
lesson-first-clue = But look at what that card left showing: a swing. The swing stands in the garden south of building 7, the Joneses’ House. Your friend wants you to look there.
lesson-first-again = Your turn again. The 5 is used; take the 4.
lesson-first-house = Ride to the Joneses’ House, building 7. Mind the Feds in the red and the blue car: no ride may end beside one.
lesson-first-search = In any building you may search, and the answer is always true. Search it.
lesson-first-found = There you are! The Lost Kid may speak now, has a power and rides with you. Two objectives are done.
lesson-first-win = What is left: a star marks what can be done now, a lock what must wait. Buildings with a ? hold encounters, and these bring the symbols that objectives ask for. All of it, before Calamity reaches its end.
