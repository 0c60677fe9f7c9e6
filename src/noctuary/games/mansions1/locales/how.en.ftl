# How it is played: the card, then the pages.

how-goal = One of you is the Keeper of the house; the others investigate it together. A secret Objective says what each side must bring about.
how-win = The first side to meet its own part of the Objective wins. The investigators must first uncover it: the last of the clues turns it up.
how-lose = The other side loses. If the story’s events run out before either has won, both lose, but the Keeper wins if the last clue was never found.
how-turn = Each investigator takes two steps and one action, in any order; then the Keeper spends threat, monsters attack, and the clock of the story ticks.
how-missed-1 = There is one action, not two: exploring, attacking, running one more space, or using a card.
how-missed-2 = A skill point adds your luck to a test before the roll. It never comes back.
how-missed-3 = Nobody can wait the story out: the last event ends it.

how-sides = Two sides
    .text = Before play the Keeper answers the story’s questions in secret. The answers decide the Objective and which room hides what, so each night in this house is another one.
how-turn-of-two = A turn
    .text = Two steps, each to a space next door, and one action before, between or after them. A locked door shows what it wants when somebody tries to enter.
how-explore = Exploring
    .text = Explore the room you are in: overcome what stands in the way, then take everything that lies there. Clues lead from room to room until the last one.
how-test = A test
    .text = One ten-sided die. Roll no more than your attribute with its modifier; a 1 always passes and a 10 never does.
how-monsters = Monsters
    .text = When one comes into your room, your willpower is tested. Attack with a weapon or bare hands: a combat card says what is tested, then the weapon’s damage counts.
how-keeper = The Keeper’s turn
    .text = Threat grows each turn and pays for the Keeper’s actions: new monsters, claws, darkness, cards of trauma. Every monster in the space of an investigator then attacks.
how-clock = The clock
    .text = Each turn of the Keeper puts one time on the top event. Five events, and the story is over: hurry, but together.
