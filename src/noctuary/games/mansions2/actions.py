"""Everything that can be chosen, and everything that is told."""

from __future__ import annotations

from noctuary.kernel import Action, Event, Kind, Number, Seat, secret

from .kinds import (
    ACTS,
    ADJUSTMENTS,
    BARRICADES,
    CHOICES,
    CODE,
    CREATURES,
    FACES,
    FEATURES,
    INVESTIGATORS,
    MONSTERS,
    PIECES,
    PUZZLES,
    SKILLS,
    SPACES,
    TEXTS,
    TILES,
    WEAPONS,
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
Objective = Event(text=Text)
Laid = Event(tile=Tile)
Lifted = Event(tile=Tile)
Placed = Event(piece=Piece, space=Space)
Removed = Event(piece=Piece)
Added = Event(piece=Piece)  # to the inventory, or on the screen
Spawned = Event(monster=Monster, creature=Creature, space=Space)
Vanished = Event(monster=Monster, creature=Creature)
RoundBegan = Event(n=Number)
MythosBegan = Event(n=Number)
TurnBegan = Event(investigator=Investigator)
TurnEnded = Event(investigator=Investigator)
Activated = Event(monster=Monster, creature=Creature, text=Text)
Targeted = Event(monster=Monster, creature=Creature, investigator=Investigator)
MonsterMoved = Event(monster=Monster, creature=Creature, space=Space)
MonsterHurt = Event(monster=Monster, creature=Creature, n=Number)
MonsterMended = Event(monster=Monster, creature=Creature, n=Number)
Defeated = Event(monster=Monster, creature=Creature)
EvadeBegan = Event(investigator=Investigator, monster=Monster, creature=Creature)
HorrorBegan = Event(investigator=Investigator, monster=Monster, creature=Creature)
AttackBegan = Event(investigator=Investigator, card=Card, monster=Monster, creature=Creature)
Ended = Event(won=Number, text=Text)
OwnEnd = Event(investigator=Investigator, won=Number)
Stuck = Event(n=Number)
Missing = Event(n=Number)  # something has run out

# What investigators do and what befalls them.
Moved = Event(investigator=Investigator, space=Space)
Forfeited = Event(investigator=Investigator)
Pressed = Event(investigator=Investigator, choice=Choice)
Performed = Event(investigator=Investigator, card=Card)
Applied = Event(investigator=Investigator, card=Card)
Rolled = Event(
    investigator=Investigator, skill=Skill, dice=Number, successes=Number, investigations=Number
)
BarricadeRolled = Event(monster=Monster, creature=Creature, dice=Number, successes=Number)
Rerolled = Event(investigator=Investigator, die=Die, now=Die)
Converted = Event(investigator=Investigator, n=Number)
ClueSpent = Event(investigator=Investigator)
Tested = Event(investigator=Investigator, successes=Number, difficulty=Number)
Suffered = Event(investigator=Investigator, harm=Harm, card=Card)
SufferedDown = Event(investigator=Investigator, harm=Harm, n=Number)
Prevented = Event(investigator=Investigator, harm=Harm, n=Number)
Healed = Event(investigator=Investigator, harm=Harm, n=Number)
TurnedUp = Event(investigator=Investigator, harm=Harm, card=Card)
TurnedDown = Event(investigator=Investigator, harm=Harm, card=Card)
Became = Event(investigator=Investigator, card=Card)
Maddened = Event(seat=Seat, investigator=Investigator, card=secret(Card))
Recovered = Event(investigator=Investigator, card=Card)
Eliminated = Event(investigator=Investigator)
CluesGained = Event(investigator=Investigator, n=Number)
CluesLost = Event(investigator=Investigator, n=Number)
Gained = Event(investigator=Investigator, card=Card)
Lost = Event(investigator=Investigator, card=Card)
Dropped = Event(investigator=Investigator, card=Card, space=Space)
PickedUp = Event(investigator=Investigator, card=Card)
Given = Event(giver=Investigator, investigator=Investigator, card=Card)
Stolen = Event(thief=Investigator, investigator=Investigator, card=Card)
Flipped = Event(investigator=Investigator, card=Card)  # the side that is up now
Pushed = Event(investigator=Investigator, space=Space)
MonsterPushed = Event(monster=Monster, creature=Creature, space=Space)
Willing = Event(investigator=Investigator)
Resisted = Event(investigator=Investigator)
FeaturePlaced = Event(feature=Feature, space=Space)
FeatureGone = Event(feature=Feature, space=Space)
Blocked = Event(barricade=Barricade, space=Space)
Unblocked = Event(barricade=Barricade, space=Space)
FireSpread = Event(space=Space)
Voted = Event(investigator=Investigator)  # without agreement, whose word counts
Guessed = Event(investigator=Investigator, puzzle=Puzzle, exact=Number, near=Number)
Solved = Event(investigator=Investigator, puzzle=Puzzle)
PuzzleClosed = Event(investigator=Investigator, puzzle=Puzzle)

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
