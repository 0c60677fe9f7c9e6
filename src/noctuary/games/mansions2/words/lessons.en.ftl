# The first game, guided.

lesson-first-goal = A clockmaker is missing and his last clock strikes thirteen. You lead Agatha and Bastien through his house; on this table the house plays itself.
lesson-first-objective = Nobody tells you yet how to win: the task stands here and changes as you learn. The dial counts the rounds that are left.
lesson-first-who = Each investigator has a turn of two actions, in the order you like. Begin with Agatha.
lesson-first-move = Moving goes up to two spaces. The housekeeper waits at the foot of the stairs, one space north: go to her.
lesson-first-ask = Faces, hands and lenses are tokens you can use from their own space. Ask Edda Pryce about Vayle: influence is tested, and stars on the dice are successes.
lesson-first-rest = Clues! And Agatha may still finish her move, for one space of it was left over: on to the lodge.
lesson-first-bastien = Two actions done, so it is Bastien’s turn. The cloakroom is next door: nine coats, one of them dripping.
lesson-first-search = The lens is a search, and costs an action. See what is in the coats.
lesson-first-end = A shotgun. Bastien has done enough: end his turn, and the house has its own, with events, monsters and fear. In this first round it only ticks.
lesson-first-explore = Round two, and Agatha again. The door beside her bears a token nobody has explored: open it, and the map grows.
lesson-first-larder = She has stepped into the kitchen. There is something on the shelves: search them.
lesson-first-clue = One star is a success; the two lenses are worth nothing, unless a clue turns each of them into one. Spend yours: two clues, three successes.
lesson-first-known = The pieces agree, and now you know the task: wind the clock backwards with a silver key. But the guest in the scullery has shown his scales, and somebody stands behind Bastien.
lesson-first-attack = Bastien’s turn, with the shotgun in his hand and a cultist in his space. Attack: agility is tested, then the weapon’s damage counts.
lesson-first-win = So one wins: listen, search, learn the task, do it before the last round. Wounds and madness take you out on the second time, and one lost friend leaves the others a single round.
