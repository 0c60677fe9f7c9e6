"""Everything a seat can choose, and everything that can happen."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, secret

from .kinds import (
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
Joined = Event(person=Person, seat=Seat)
Got = Event(person=Person, thing=Thing)
Learned = Event(person=Person, spell=Spell)
RoundBegan = Event(round=Number)
TurnBegan = Event(person=Person)
KeeperTurn = Event(n=Number)
ThreatGained = Event(n=Number)
ThreatPaid = Event(n=Number)

# Events: moving and exploring
Moved = Event(person=Person, space=Space)
Ran = Event(person=Person, space=Space)
LockTurned = Event(room=Room)
LockOpened = Event(person=Person, room=Room)
LockHeld = Event(person=Person, room=Room)
FireShunned = Event(person=Person, room=Room)
Explored = Event(person=Person, room=Room)
NothingFound = Event(room=Room)
Found = Event(person=Person, thing=Thing)
ObstacleTurned = Event(room=Room)
ObstacleGone = Event(person=Person, room=Room)
Looked = Event(person=Person, room=Room)
ClueRead = Event(clue=Clue)
Left = Event(person=Person)

# Events: tests
Tested = Event(
    person=Person, attribute=Attribute, n=Number, die=Number, passed=Number, spent=Number
)
Rerolled = Event(person=Person, die=Number)

# Events: puzzles
PuzzleLaid = Event(room=Room, family=Family)
PuzzleMove = Event(person=Person, n=Number)
PuzzleSolved = Event(person=Person, family=Family)
PuzzleLeft = Event(person=Person)

# Events: combat
CardDrawn = Event(deck=Deck, combat=Combat)
DeckShuffled = Event(deck=Deck)
Attacked = Event(person=Person, monster=Monster, weapon=Weapon)
MonsterHurt = Event(monster=Monster, n=Number)
MonsterKilled = Event(monster=Monster)
MonsterMissed = Event(monster=Monster)
Struck = Event(monster=Monster, person=Person)
SpecialAttack = Event(monster=Monster, person=Person)
Evaded = Event(person=Person, monster=Monster, passed=Number)
Shoved = Event(person=Person, space=Space)

# Events: harm
Hurt = Event(person=Person, n=Number)
Horrified = Event(person=Person, n=Number)
WentInsane = Event(person=Person)
CameRound = Event(person=Person)
Healed = Event(person=Person, harm=Harm, n=Number)
Killed = Event(person=Person)
Eliminated = Event(seat=Seat)
SkillLost = Event(person=Person)
TraumaPlayed = Event(person=Person, trauma=Trauma)
TraumaGone = Event(person=Person, trauma=Trauma)
TraumaDrawn = Event(seat=Seat, trauma=secret(Trauma))
TraumaSwapped = Event(trauma=Trauma)

# Events: things, spells, features
Dropped = Event(person=Person, thing=Thing)
Taken = Event(person=Person, thing=Thing)
Given = Event(person=Person, thing=Thing, to=Person)
Used = Event(person=Person, thing=Thing)
Discarded = Event(person=Person, thing=Thing)
CastSpell = Event(person=Person, spell=Spell, n=Number, passed=Number)
Warded = Event(person=Person, space=Space)
Salted = Event(person=Person, room=Room)
Hid = Event(person=Person)
Discovered = Event(person=Person)
Barricaded = Event(person=Person, door=Door)
Unblocked = Event(door=Door)
Sealed = Event(door=Door)
Unsealed = Event(door=Door)
FireOut = Event(person=Person, room=Room)
Darkened = Event(room=Room)
Lit = Event(room=Room)
CorpseLaid = Event(room=Room)
CorpseBurned = Event(person=Person, room=Room)

# Events: the Keeper
DeedUsed = Event(deed=Deed)
MythosDrawn = Event(seat=Seat, mythos=secret(Mythos))
MythosPlayed = Event(person=Person, mythos=Mythos)
MythosLaid = Event(seat=Seat, person=Person, mythos=secret(Mythos))
MythosGone = Event(person=Person, mythos=Mythos)
MonsterPlaced = Event(monster=Monster, space=Space)
MonsterMoved = Event(monster=Monster, space=Space)
MonsterHeld = Event(monster=Monster)
SampleTaken = Event(person=Person, n=Number)
SampleOffered = Event(n=Number)
Shuffled = Event(n=Number)
TimePasses = Event(n=Number, time=Number)
EventDelayed = Event(die=Number)
EventCame = Event(stage=Stage)
ObjectiveShown = Event(objective=Objective)

# Events: the end
Won = Event(side=Side)
