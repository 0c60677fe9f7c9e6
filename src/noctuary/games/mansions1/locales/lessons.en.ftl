# The first game, guided.

lesson-first-goal = A house, and a Keeper who has answered its questions in secret: what lies below, where the last page is, what keeps watch. You are in it to find out, and to win against the Keeper.
lesson-first-person = Choose who you are. Oisin is a priest who was a soldier, with a rifle and a strong will: a good companion for a first night.
lesson-first-step = A turn is two steps and one action, in any order. Take the first step, into the hall.
lesson-first-second = The second step: on towards the stairs.
lesson-first-explore = And the action: explore the hall. The small card with a number says how many things lie in a room; you take them all.
lesson-first-dining = A shotgun; and the Keeper has let a turn pass and kept the threat. Round two: step into the dining room.
lesson-first-clue = Explore here. You are looking for clues: each leads to the next, and the last one turns up the Objective.
lesson-first-on = The first clue points to the bedroom upstairs, which is locked. Keys open locks, so look in the kitchen: one step towards it.
lesson-first-keeper = The Keeper has spent two threat: a hired hand stands in the garden, behind the kitchen. Threat grows every turn and pays for all such things.
lesson-first-kitchen = Monsters move only when the Keeper pays for it. Step into the kitchen.
lesson-first-key = Explore, and be quick.
lesson-first-horror = A brass key! But the hired hand has lurched in, and the sight is a horror test, on willpower: a ten-sided die, 7 or less. That is likely enough, so just roll.
lesson-first-luck = He attacks, and a combat card asks for dexterity: 3 or less. That is poor. A skill point adds your luck, once a test; spend one, they never come back.
lesson-first-attack = It helped. Now strike back with the cleaver: again a card says what is tested, and a hit deals the weapon’s damage.
lesson-first-win = So: clues in their order, then the Objective that the last one reveals, and whoever first brings about their own part of it wins. Time counts against both: after five events it is over.

# The other side, guided.

lesson-keeper = First game as the Keeper
lesson-keeper-goal = This time the house is yours. One investigator is coming; you are alone against whoever enters, and you move all that lurks in here.
lesson-keeper-answer = First, in secret, you answer the story’s questions. The answer to the first is the Objective: choose the bride. The other two, where the last page lies and who keeps watch, are answered for you.
lesson-keeper-win = Your Objective says it: you win when the investigators bear 2 horror each and 4 more, so 6 for one alone, at the end of your turn, or when all are out. You lose when the bride is killed, or when they last until the fifth event. They do not know it yet; each clue brings them nearer.
lesson-keeper-save = Oisin has explored the hall, and it is your turn. Each turn brings you threat, the eyes on your cards; here 1. A single one buys little, so keep it: end your actions.
lesson-keeper-hands = He has found the first clue, and you have 2 threat. Your action cards say what they cost: play Hired hands, which brings a monster into the house.
lesson-keeper-place = It comes in at the edge of the house. Put it in the garden, behind the kitchen: he will want a key, and the keys are there.
lesson-keeper-over = The threat is spent. End your actions: monsters in the space of an investigator attack then, and time passes; yours is not there yet.
lesson-keeper-lurch = He is in the kitchen and has found the brass key. 1 threat: play Lurch, and a monster of yours moves two spaces.
lesson-keeper-kitchen = Into the kitchen, to him. Whoever sees a monster come in tests willpower against horror: that is how a fright begins.
lesson-keeper-attacks = He kept his nerve this time. End your actions: after them every monster in the space of an investigator may attack.
lesson-keeper-strike = Attack. A combat card says what he tests, here dexterity: 3 or less on ten sides.
lesson-keeper-end = He failed: 1 damage, and 1 threat for you. So: save threat, spend it where they are going, and bring about your part of the Objective before they bring about theirs. After five events the time is up.
