# The first game, guided.

lesson-first-goal = A house, and a Keeper who has answered its questions in secret: what lies below, where the last page is, what keeps watch. You are in it to find out, and to win against the Keeper.
lesson-first-person = Choose who you are. Oisin is an old soldier with a rifle and a strong will: a good companion for a first night.
lesson-first-step = A turn is two steps and one action, in any order. Take the first step, into the hall.
lesson-first-second = The second step: on towards the stairs.
lesson-first-explore = And the action: explore the hall. You take whatever lies in the room.
lesson-first-dining = A shotgun; and the Keeper has let a turn pass and kept the threat. Round two: step into the dining room.
lesson-first-clue = Explore here. You are looking for clues: each leads to the next, and the last one turns up the Objective.
lesson-first-on = The first clue points to the bedroom upstairs, which is locked. Keys open locks, so look in the kitchen: one step towards it.
lesson-first-keeper = The Keeper has spent two threat: a hired hand stands in the garden, behind the kitchen. Threat grows every turn and pays for all such things.
lesson-first-kitchen = Monsters move only when the Keeper pays for it. Step into the kitchen.
lesson-first-key = Explore, and be quick.
lesson-first-horror = A brass key! But the hired hand has lurched in, and the sight is a horror test: ten-sided die, 7 or less. That is likely enough, so just roll.
lesson-first-luck = He attacks, and a combat card asks for dexterity: 3 or less. That is poor. A skill point adds your luck, once a test; spend one, they never come back.
lesson-first-attack = It helped. Now strike back with the cleaver: again a card says what is tested, and a hit deals the weapon’s damage.
lesson-first-win = So: clues in their order, then the Objective that the last one reveals, and whoever first brings about their own part of it wins. Five events, and the time is up.
