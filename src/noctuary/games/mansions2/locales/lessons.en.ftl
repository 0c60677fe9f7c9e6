# The first game, guided.

lesson-first-goal = A clockmaker is missing and his last clock strikes thirteen. You lead Agatha and Bastien through his house; on this table the house plays itself.
lesson-first-objective = Nobody tells you yet how to win: the task stands here and changes as you learn. The dial counts the rounds that are left.
lesson-first-who = Each investigator has a turn of two actions, in the order you like. Begin with Agatha.
lesson-first-move = Moving goes up to two spaces. The housekeeper waits at the foot of the stairs, one space north: go to her.
lesson-first-ask = Faces, hands, doors and lenses are tokens you can use from their own space. Ask Edda Pryce about Vayle: one die for each point of influence, and stars are successes.
lesson-first-rest = Two stars, two needed: a clue for each of you, and one more for Agatha. One space of her move was left over, so finish it: on to the Porter’s Lodge, in the east.
lesson-first-bastien = Two actions done, so it is Bastien’s turn. The cloakroom is next door: nine coats, one of them dripping.
lesson-first-search = The lens is a search, and costs an action. See what is in the coats.
lesson-first-end = A shotgun, the Double-Barrel; and a fright, but Bastien’s will held. He has done enough: end his turn, and the house has its own, with events, monsters and fear. In this first round it only ticks.
lesson-first-explore = Round two, and Agatha again. The door beside her bears a token nobody has explored: open it, and the map grows.
lesson-first-larder = She has stepped into the kitchen. There is something on the shelves: search them.
lesson-first-clue = One star is a success; the two lenses are worth nothing, unless a clue turns each of them into one. Spend yours: two clues, three successes.
lesson-first-known = The pieces agree, and now you know the task: wind the clock backwards with a silver key. But Corvin Hale, the guest in the scullery, has shown his scales, and an acolyte stands behind Bastien.
lesson-first-attack = Bastien’s turn, with the shotgun in his hand and the Ebb Acolyte in his space. Attack: agility is tested, then the weapon’s damage counts.
lesson-first-win = So one wins: listen, search, learn the task, do it before the last round. At the end of your health you are wounded, at the end of your sanity insane; the second time you are out, and the others have one round left.
