"""The actions that can be chosen, and the events that are told."""

from __future__ import annotations

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, fleeting, secret

from .components import ADJUSTMENTS, FEATURES, INVESTIGATORS, SKILLS, WEAPONS
from .limits import (
    ACTS,
    BARRICADES,
    CHOICES,
    CODE,
    CREATURES,
    FACES,
    MONSTERS,
    PIECES,
    PUZZLES,
    SPACES,
    TEXTS,
    TILES,
)

Investigator = Kind("investigator", *INVESTIGATORS)
Skill = Kind("skill", *SKILLS)
Feature = Kind("feature", *FEATURES)
Harm = Kind("harm", "damage", "horror")
Die = Kind("die", "success", "investigation", "blank")
Monster = Kind("monster", MONSTERS)
Barricade = Kind("barricade", BARRICADES)
Small = Kind("small", 64)
Weapon = Kind("weapon", *WEAPONS)

Adjustment = Kind("adjustment", *ADJUSTMENTS)

# Named by the scenario.
Text = Kind("text", TEXTS)
Choice = Kind("choice", CHOICES)
Piece = Kind("piece", PIECES)
Space = Kind("space", SPACES)
Tile = Kind("tile", TILES)
Card = Kind("card", FACES)
Creature = Kind("creature", CREATURES)
Puzzle = Kind("puzzle", PUZZLES)
Instruction = Kind("instruction", CODE)  # an operation, of somebody with a name
Bidding = Kind("bidding", CODE)  # an operation, of whoever it concerns
Prowl = Kind("prowl", ACTS)

# Setup.
Hand = Action(card=Card, giver=Investigator, investigator=Investigator)
Begin = Action()

# The investigators' phase.
Take = Action(investigator=Investigator)  # whose turn is next
Move = Action(space=Space)
Press = Action(choice=Choice)  # an option of a token, or of the inventory
Attack = Action(card=Card, monster=Monster, creature=Creature)
Perform = Action(card=Card)  # a component action
Trade = Action()
Give = Action(card=Card, giver=Investigator, investigator=Investigator)
PickUp = Action(card=Card, investigator=Investigator)
Drop = Action(card=Card, investigator=Investigator)
PushInvestigator = Action(investigator=Investigator, space=Space)
PushMonster = Action(monster=Monster, creature=Creature, space=Space)
Yield = Action()
Resist = Action()
Steal = Action(investigator=Investigator, skill=Skill)
Seize = Action(card=Card)
SetFire = Action(space=Space)
Block = Action(barricade=Barricade, space=Space)  # the opening toward a space
BlockPassage = Action(barricade=Barricade)
Unblock = Action(barricade=Barricade)
Shove = Action(barricade=Barricade)
Extinguish = Action()
EndTurn = Action()

# Tests.
Spend = Action()  # a Clue
Reroll = Action(die=Die)
Apply = Action(card=Card)  # an ability of a card that one may use now
Enough = Action()
Negate = Action(harm=Harm)

# Questions of effects and of the group.
Choose = Action(choice=Choice)
Leave = Action()  # a question that can be left
Pick = Action(investigator=Investigator)
PickMonster = Action(monster=Monster, creature=Creature)
PickSpace = Action(space=Space)
PickCard = Action(card=Card)
PickFacedown = Action(harm=Harm)
Step = Action(space=Space)
Stay = Action()
Continue = Action()

# Where people keep a part of the game themselves.
Report = Action(n=Small)
Yes = Action()
No = Action()
Assail = Action(weapon=Weapon, monster=Monster, creature=Creature)
Evade = Action(monster=Monster, creature=Creature)
Behold = Action(monster=Monster, creature=Creature)  # a horror check
Wound = Action(n=Small, monster=Monster, creature=Creature)
Mend = Action(n=Small, monster=Monster, creature=Creature)
Walk = Action(investigator=Investigator, space=Space)
Burn = Action()  # the active investigator, by Fire
Ignite = Action()
Douse = Action()
Fall = Action(investigator=Investigator)
Finish = Action()
EndPhase = Action()

# Corrections.
Amend = Action(monster=Monster, creature=Creature)
AmendToken = Action(piece=Piece)
SetDamage = Action(n=Small)
PlaceAt = Action(space=Space)
TakeAway = Action()

# Puzzles.
Dial = Action(rune=Small)
Wipe = Action()  # the dialled pieces
Propose = Action()  # them as a guess
Swap = Action(cell=Small, other=Small)
Slide = Action(block=Small, to=Small)
Hop = Action(peg=Small, to=Small)
Buy = Action()  # a step for a Clue
Close = Action()

# The house hand.
Adjust = Action(investigator=Investigator)
AdjustBy = Action(adjustment=Adjustment)

# What the keeper tells.
Narrated = Event(text=Text, picture=Number)
Recounted = Event(text=Text, a=Number, b=Number, investigator=Investigator)  # fills its text in
Objective = beat(Event(text=Text), 3)
Laid = beat(Event(tile=Tile), 3)
Lifted = beat(Event(tile=Tile), 1)
Placed = Event(piece=Piece, space=Space)
Removed = Event(piece=Piece)
Added = beat(Event(piece=Piece), 2)  # to the inventory, or on the screen
Spawned = beat(Event(monster=Monster, creature=Creature, space=Space), 3)
Vanished = beat(Event(monster=Monster, creature=Creature), 2)
RoundBegan = beat(Event(n=Number), 2)
MythosBegan = beat(Event(n=Number), 3)
TurnBegan = beat(Event(investigator=Investigator), 2)
TurnEnded = Event(investigator=Investigator)
Activated = beat(Event(monster=Monster, creature=Creature, text=Text), 3)
Targeted = beat(Event(monster=Monster, creature=Creature, investigator=Investigator), 1)
MonsterMoved = beat(Event(monster=Monster, creature=Creature, space=Space), 1)
MonsterHurt = beat(Event(monster=Monster, creature=Creature, n=Number), 1)
MonsterMended = beat(Event(monster=Monster, creature=Creature, n=Number), 1)
Defeated = beat(Event(monster=Monster, creature=Creature), 3)
EvadeBegan = beat(Event(investigator=Investigator, monster=Monster, creature=Creature), 2)
HorrorBegan = beat(Event(investigator=Investigator, monster=Monster, creature=Creature), 2)
AttackBegan = beat(
    Event(investigator=Investigator, card=Card, monster=Monster, creature=Creature), 2
)
Ended = beat(Event(won=Number, text=Text), 3)
OwnEnd = beat(Event(investigator=Investigator, won=Number), 2)
Stuck = beat(Event(n=Number), 3)
Missing = beat(Event(n=Number), 1)  # something has run out

# What investigators do and what befalls them.
Moved = beat(Event(investigator=Investigator, space=Space), 1)
Forfeited = beat(Event(investigator=Investigator), 1)
Pressed = beat(Event(investigator=Investigator, choice=Choice), 1)
Performed = beat(Event(investigator=Investigator, card=Card), 2)
Applied = beat(Event(investigator=Investigator, card=Card), 1)
Rolled = beat(
    Event(
        investigator=Investigator, skill=Skill, dice=Number, successes=Number, investigations=Number
    ),
    2,
)
BarricadeRolled = beat(Event(monster=Monster, creature=Creature, dice=Number, successes=Number), 2)
Rerolled = beat(Event(investigator=Investigator, die=Die, now=Die), 1)
Converted = beat(Event(investigator=Investigator, n=Number), 1)
ClueSpent = beat(Event(investigator=Investigator), 1)
Tested = beat(Event(investigator=Investigator, successes=Number, difficulty=Number), 1)
Suffered = beat(Event(investigator=Investigator, harm=Harm, card=fleeting(Card)), 2)
SufferedDown = beat(Event(investigator=Investigator, harm=Harm, n=Number), 1)
Prevented = beat(Event(investigator=Investigator, harm=Harm, n=Number), 1)
Healed = beat(Event(investigator=Investigator, harm=Harm, n=Number), 1)
TurnedUp = beat(Event(investigator=Investigator, harm=Harm, card=Card), 1)
TurnedDown = Event(investigator=Investigator, harm=Harm, card=Card)
Became = beat(Event(investigator=Investigator, card=Card), 2)
Maddened = beat(Event(seat=Seat, investigator=Investigator, card=secret(Card)), 3)
Recovered = beat(Event(investigator=Investigator, card=Card), 1)
Eliminated = beat(Event(investigator=Investigator), 3)
CluesGained = beat(Event(investigator=Investigator, n=Number), 1)
CluesLost = beat(Event(investigator=Investigator, n=Number), 1)
Gained = beat(Event(investigator=Investigator, card=Card), 1)
Lost = beat(Event(investigator=Investigator, card=Card), 1)
Dropped = beat(Event(investigator=Investigator, card=Card, space=Space), 1)
PickedUp = beat(Event(investigator=Investigator, card=Card), 1)
Given = beat(Event(giver=Investigator, investigator=Investigator, card=Card), 1)
Stolen = beat(Event(thief=Investigator, investigator=Investigator, card=Card), 2)
# The side that is up now; a back that was read may go to the shelf at once, unseen again.
Flipped = beat(Event(investigator=Investigator, card=fleeting(Card)), 1)
Pushed = beat(Event(investigator=Investigator, space=Space), 1)
MonsterPushed = beat(Event(monster=Monster, creature=Creature, space=Space), 1)
Willing = Event(investigator=Investigator)
Resisted = beat(Event(investigator=Investigator), 1)
FeaturePlaced = beat(Event(feature=Feature, space=Space), 1)
FeatureGone = beat(Event(feature=Feature, space=Space), 1)
Blocked = beat(Event(barricade=Barricade, space=Space), 2)
Unblocked = beat(Event(barricade=Barricade, space=Space), 1)
FireSpread = beat(Event(space=Space), 2)
Voted = beat(Event(investigator=Investigator), 1)  # without agreement, whose word counts
Guessed = beat(Event(investigator=Investigator, puzzle=Puzzle, exact=Number, near=Number), 1)
Solved = beat(Event(investigator=Investigator, puzzle=Puzzle), 2)
PuzzleClosed = beat(Event(investigator=Investigator, puzzle=Puzzle), 1)

# What people are told to do themselves.
Instructed = Event(investigator=Investigator, instruction=Instruction)
Bidden = Event(bidding=Bidding)
Fetched = Event(card=Card)
FetchedBy = Event(investigator=Investigator, card=Card)
Touched = Event(choice=Choice)
Prowled = Event(monster=Monster, creature=Creature, prowl=Prowl)
Assailed = Event(weapon=Weapon, monster=Monster, creature=Creature)
Eluded = Event(monster=Monster, creature=Creature)
Beheld = Event(monster=Monster, creature=Creature)
Thrown = Event(skill=Skill, dice=Number, successes=Number, investigations=Number)
Reported = Event(n=Number)
Ignited = Event()
Doused = Event()
FireSpreads = Event()

# What was put right later.
DamageCorrected = Event(monster=Monster, creature=Creature, n=Number)
MonsterReplaced = Event(monster=Monster, creature=Creature, space=Space)
MonsterWithdrawn = Event(monster=Monster, creature=Creature)
TokenReplaced = Event(piece=Piece, space=Space)
TokenWithdrawn = Event(piece=Piece)
Adjusted = Event(investigator=Investigator)  # by the house hand
