"""The actions that a seat can choose, and the events that can happen."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, secret

from .components import (
    ATTRIBUTES,
    CELLS,
    COMBAT,
    CREATURE_NAMES,
    DECK_NAMES,
    DEED_NAMES,
    FAMILIES,
    LETTERS,
    LINKS,
    MONSTER_NAMES,
    MYTHOS_NAMES,
    OBJECTIVES,
    PEOPLE_NAMES,
    PIECE_NAMES,
    QUESTIONS,
    ROOMS,
    SPACES,
    SPELL_NAMES,
    STAGES,
    TRAUMA_NAMES,
)

Person = Kind("person", *PEOPLE_NAMES)
Trait = Kind("trait", 2)
Question = Kind("question", QUESTIONS)
Choice = Kind("choice", QUESTIONS * LETTERS)  # a question and one of its answers
Clue = Kind("clue", 12)
Space = Kind("space", SPACES)
Room = Kind("room", ROOMS)
Door = Kind("door", LINKS)
Thing = Kind("thing", *PIECE_NAMES)
Weapon = Kind("weapon", *PIECE_NAMES, "unarmed")
Spell = Kind("spell", *SPELL_NAMES)
Attribute = Kind("attribute", *ATTRIBUTES)
Monster = Kind("monster", *MONSTER_NAMES)
Creature = Kind("creature", *CREATURE_NAMES)
Deck = Kind("deck", *DECK_NAMES)
Combat = Kind("combat", COMBAT)
Deed = Kind("deed", *DEED_NAMES)
Mythos = Kind("mythos", *MYTHOS_NAMES)
Trauma = Kind("trauma", *TRAUMA_NAMES)
Cell = Kind("cell", CELLS)
Family = Kind("family", *FAMILIES)
Harm = Kind("harm", "damage", "horror")
Objective = Kind("objective", OBJECTIVES)
Stage = Kind("stage", STAGES)
Side = Kind("side", "keeper", "investigators", "nobody")

# Actions: setup, new investigators, whose turn
Answer = Action(choice=Choice)
TakePerson = Action(person=Person)
TakeTraits = Action(person=Person, physical=Trait, mental=Trait)
NextPerson = Action(person=Person)

# Actions: an investigator's turn
Step = Action(space=Space)
Run = Action(space=Space)
Leave = Action()
Explore = Action()
Attack = Action(monster=Monster, weapon=Weapon)
UseThing = Action(thing=Thing)
Cast = Action(spell=Spell)
Rummage = Action()
Hide = Action()
Barricade = Action(door=Door)
Unblock = Action(door=Door)
PutOut = Action()
Burn = Action()
Resume = Action(room=Room)
Staunch = Action()
EndTurn = Action()

# Actions: answers of investigators
Spend = Action()
Keep = Action()
Drop = Action(thing=Thing)
Take = Action(thing=Thing)
Retain = Action(thing=Thing)
Give = Action(thing=Thing, person=Person)
Cut = Action()
InRoom = Action(room=Room)
Whom = Action(person=Person)
At = Action(monster=Monster)
Learn = Action(spell=Spell)
Heal = Action(person=Person, harm=Harm)
Cure = Action(trauma=Trauma)
ToSpace = Action(space=Space)
Done = Action()

# Actions: puzzles
Rotate = Action(cell=Cell)
Swap = Action(cell=Cell, other=Cell)
Replace = Action(cell=Cell)
Close = Action()

# Actions: the Keeper
UseDeed = Action(deed=Deed)
PlayMythos = Action(mythos=Mythos)
PlayTrauma = Action(trauma=Trauma, person=Person)
Command = Action(person=Person)
Place = Action(creature=Creature, space=Space)
Seal = Action(door=Door)
Strike = Action(monster=Monster, person=Person)
Special = Action()
Reroll = Action()
Pass = Action()
EndActions = Action()
EndAttacks = Action()

# Events: setup and rounds
Answered = Event(seat=Seat, question=Question, choice=secret(Choice))
Joined = beat(Event(person=Person, seat=Seat), 1)
Got = Event(person=Person, thing=Thing)
Learned = beat(Event(person=Person, spell=Spell), 1)
RoundBegan = beat(Event(round=Number), 2)
TurnBegan = beat(Event(person=Person), 2)
KeeperTurn = beat(Event(n=Number), 3)
ThreatGained = beat(Event(n=Number), 1)
ThreatPaid = Event(n=Number)

# Events: moving and exploring
Moved = beat(Event(person=Person, space=Space), 1)
Ran = beat(Event(person=Person, space=Space), 1)
LockTurned = beat(Event(room=Room), 3)
LockOpened = beat(Event(person=Person, room=Room), 2)
LockHeld = beat(Event(person=Person, room=Room), 2)
FireShunned = beat(Event(person=Person, room=Room), 1)
Explored = beat(Event(person=Person, room=Room), 2)
NothingFound = beat(Event(room=Room), 1)
Found = beat(Event(person=Person, thing=Thing), 1)
ObstacleTurned = beat(Event(room=Room), 3)
ObstacleGone = beat(Event(person=Person, room=Room), 2)
Looked = beat(Event(person=Person, room=Room), 1)
ClueRead = beat(Event(clue=Clue), 3)
Left = beat(Event(person=Person), 2)

# Events: tests
Tested = beat(
    Event(person=Person, attribute=Attribute, n=Number, die=Number, passed=Number, spent=Number), 2
)
Rerolled = beat(Event(person=Person, die=Number), 2)

# Events: puzzles
PuzzleLaid = beat(Event(room=Room, family=Family), 1)
PuzzleMove = beat(Event(person=Person, n=Number), 1)
PuzzleSolved = beat(Event(person=Person, family=Family), 2)
PuzzleLeft = beat(Event(person=Person), 1)

# Events: combat
CardDrawn = beat(Event(deck=Deck, combat=Combat), 3)
DeckShuffled = Event(deck=Deck)
Attacked = beat(Event(person=Person, monster=Monster, weapon=Weapon), 2)
MonsterHurt = beat(Event(monster=Monster, n=Number), 1)
MonsterKilled = beat(Event(monster=Monster), 3)
MonsterMissed = beat(Event(monster=Monster), 1)
Struck = beat(Event(monster=Monster, person=Person), 3)
SpecialAttack = beat(Event(monster=Monster, person=Person), 3)
Evaded = beat(Event(person=Person, monster=Monster, passed=Number), 1)
Shoved = beat(Event(person=Person, space=Space), 1)

# Events: harm
Hurt = beat(Event(person=Person, n=Number), 1)
Horrified = beat(Event(person=Person, n=Number), 1)
WentInsane = beat(Event(person=Person), 3)
CameRound = beat(Event(person=Person), 1)
Healed = beat(Event(person=Person, harm=Harm, n=Number), 1)
Killed = beat(Event(person=Person), 3)
Eliminated = beat(Event(seat=Seat), 3)
SkillLost = beat(Event(person=Person), 1)
TraumaPlayed = beat(Event(person=Person, trauma=Trauma), 3)
TraumaGone = beat(Event(person=Person, trauma=Trauma), 1)
TraumaDrawn = beat(Event(seat=Seat, trauma=secret(Trauma)), 1)
TraumaSwapped = beat(Event(trauma=Trauma), 1)

# Events: things, spells, features
Dropped = beat(Event(person=Person, thing=Thing), 1)
Taken = beat(Event(person=Person, thing=Thing), 1)
Given = beat(Event(person=Person, thing=Thing, to=Person), 1)
Used = beat(Event(person=Person, thing=Thing), 2)
Discarded = beat(Event(person=Person, thing=Thing), 1)
CastSpell = beat(Event(person=Person, spell=Spell, n=Number, passed=Number), 2)
Warded = beat(Event(person=Person, space=Space), 1)
Salted = beat(Event(person=Person, room=Room), 1)
Hid = beat(Event(person=Person), 1)
Discovered = beat(Event(person=Person), 2)
Barricaded = beat(Event(person=Person, door=Door), 2)
Unblocked = beat(Event(door=Door), 1)
Sealed = beat(Event(door=Door), 2)
Unsealed = beat(Event(door=Door), 1)
FireOut = beat(Event(person=Person, room=Room), 1)
Darkened = beat(Event(room=Room), 2)
Lit = beat(Event(room=Room), 2)
CorpseLaid = Event(room=Room)
CorpseBurned = beat(Event(person=Person, room=Room), 1)

# Events: the Keeper
DeedUsed = beat(Event(deed=Deed), 3)
MythosDrawn = beat(Event(seat=Seat, mythos=secret(Mythos)), 1)
MythosPlayed = beat(Event(person=Person, mythos=Mythos), 3)
MythosLaid = beat(Event(seat=Seat, person=Person, mythos=secret(Mythos)), 2)
MythosGone = beat(Event(person=Person, mythos=Mythos), 1)
MonsterPlaced = beat(Event(monster=Monster, space=Space), 3)
MonsterMoved = beat(Event(monster=Monster, space=Space), 2)
MonsterHeld = beat(Event(monster=Monster), 1)
SampleTaken = beat(Event(person=Person, n=Number), 2)
SampleOffered = beat(Event(n=Number), 2)
Shuffled = Event(n=Number)
TimePasses = beat(Event(n=Number, time=Number), 2)
EventDelayed = beat(Event(die=Number), 2)
EventCame = beat(Event(stage=Stage), 3)
ObjectiveShown = beat(Event(objective=Objective), 3)

# Events: the end
Won = beat(Event(side=Side), 3)
