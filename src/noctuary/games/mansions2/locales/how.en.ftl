# How it is played: the card, then the pages.

how-goal = Explore the house together and find out what is wrong in it. What you must do to win is itself part of the mystery.
how-win = Once enough is known, the story names a last task. Complete it and the investigators win together.
how-lose = You lose when the story runs out of time, when all investigators are out, or one round after the first of you is out, unless the task is done by then.
how-turn = Each investigator takes two actions: move, explore, search, interact, attack or trade. When all have had their turn the house answers with events, monsters and fear.
how-missed-1 = A move of two spaces may be interrupted: one space, another action, and then the second space.
how-missed-2 = A lens on a die is a success if you spend a clue on it. Without clues it is nothing.
how-missed-3 = Leaving a monster’s space takes an evade check first; failing it may cost the action.

how-round = A round
    .text = First the investigators, in any order, one after the other. Then the Mythos phase: an event, every monster moves and attacks, and whoever sees a monster faces a horror check.
how-explore = Finding things
    .text = Move goes up to two spaces. A door with a token is explored, a lens is searched, a hand or a face is talked to or handled: always from its own space, or from beside the door.
how-test = A test
    .text = Roll as many dice as your skill. Stars are successes; each lens becomes one if you spend a clue. Some tests only say how far you have come: what you did not finish is remembered.
how-monsters = Monsters
    .text = Attack one in your space, or within three spaces with a gun or a spell. They move and strike after all of you, and merely seeing one may cost sanity.
how-harm = Damage and horror
    .text = Each is a card. When damage reaches your health you are wounded; when horror reaches your sanity you go insane, perhaps with an aim of your own. The second time you are out.
how-ending = The story’s clock
    .text = Read what people say: it tells where to go next. Dawdle, and the task grows harder or the night simply ends.
