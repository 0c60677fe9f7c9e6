"""Every action of a seat, and every event."""

from __future__ import annotations

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, fleeting, secret

from .ability import Question
from .components import Ability, Amount, Card, Designator, Key, Memory, Phase, Skill, Token

Choice = Kind(
    "choice",
    "damage",
    "horror",
    "physical",
    "mental",
    "discard",
    "burn",
    "refuse",
    "yes",
    "no",
    "willpower",
    "intellect",
    "combat",
    "agility",
    "spend",
    "both",
    "move",
    "draw",
    "objective",
    "elimination",
    "standard",
    "additional",
    "doom",
    "to_hand",
    "on_top",
    "under",
    "go",
    "clue",
    "evade",
    "group",
    "heal",
    "fetch",
    "deeper",
    "one_more",
    "asset",
    "event",
    "skill",
    "reshuffle",
    "summon",
    "attacked",
    "purse",
    "lose_action",
    "ready",
    "swarm",
    "host",
    "bag",
    "fold",
    "clear",
    "harsher",
    "conceal",
    "scatter",
    "across",
    "hunt",
    "flip_back",
    "up",
    "down",
    "left",
    "right",
)
Part = Kind("part", "main", "card", "sign", *(f"token_{i}" for i in range(24)))

# ---- what a seat may do

EndTurn = Action()
Investigate = Action()
Draw = Action()
Resource = Action()
MoveTo = Action(place=Card)
Fight = Action(enemy=Card)
Evade = Action(enemy=Card)
Engage = Action(enemy=Card)
Play = Action(card=Card)
Use = Action(card=Card, ability=Ability)
AdvanceAct = Action()
Pass = Action()
Commit = Action(card=Card)
Assign = Action(card=Card)
Target = Action(card=Card)
Choose = Action(choice=Choice)
Name = Action(seat=Seat)
Pay = Action(n=Amount)
Keep = Action(token=Token)
Apply = Action(card=Card, part=Part)
Redraw = Action(card=Card)
Done = Action()

# ---- what happened

Began = beat(Event(round=Number), 2)
PhaseBegan = beat(Event(phase=Phase), 2)
TurnBegan = beat(Event(seat=Seat), 2)
TurnEnded = Event(seat=Seat)
Drew = beat(Event(seat=Seat, card=secret(fleeting(Card))), 1)
DrewWeakness = beat(Event(seat=Seat, card=fleeting(Card)), 3)
Reshuffled = beat(Event(seat=Seat), 2)
Redrew = beat(Event(seat=Seat, n=Number), 1)
Gained = beat(Event(seat=Seat, n=Number), 1)
Lost = Event(seat=Seat, n=Number)
Played = beat(Event(seat=Seat, card=fleeting(Card)), 2)
Used = beat(Event(seat=Seat, card=Card), 2)
Happened = beat(Event(card=Card), 2)
Entered = Event(card=Card)
Left = Event(card=Card)
Discarded = Event(card=fleeting(Card))
Removed = Event(card=Card)
Moved = beat(Event(seat=Seat, place=Card), 1)
Revealed = beat(Event(place=Card, clues=Number), 2)
EnemyMoved = beat(Event(card=Card, place=Card), 2)
Spawned = beat(Event(card=Card, place=Card), 1)
Engaged = beat(Event(card=Card, seat=Seat), 1)
Disengaged = beat(Event(card=Card), 1)
Evaded = beat(Event(card=Card, seat=Seat), 1)
Attacked = beat(Event(card=Card, seat=Seat), 3)
Cancelled = beat(Event(card=Card), 2)
Dealt = beat(Event(card=Card, damage=Number, horror=Number), 1)
Healed = beat(Event(card=Card, damage=Number, horror=Number), 1)
Defeated = beat(Event(card=Card), 2)
Fell = beat(Event(seat=Seat, physical=Number, mental=Number), 3)
Resigned = beat(Event(seat=Seat), 2)
Trauma = beat(Event(seat=Seat, physical=Number, mental=Number), 1)
Lead = beat(Event(seat=Seat), 1)
Discovered = beat(Event(seat=Seat, place=Card, n=Number), 1)
ReturnedClues = beat(Event(seat=Seat, place=Card, n=Number), 1)
SpentClues = beat(Event(seat=Seat, n=Number), 1)
GainedClues = beat(Event(seat=Seat, n=Number), 1)
Doomed = beat(Event(card=Card, n=Number), 2)
DrewEncounter = beat(Event(seat=Seat, card=Card), 3)
Tested = beat(Event(seat=Seat, skill=Skill, difficulty=Number, what=Designator), 2)
Committed = beat(Event(seat=Seat, card=fleeting(Card)), 1)
TokenRevealed = beat(Event(seat=Seat, token=Token), 3)
TokenCancelled = beat(Event(seat=Seat, token=Token), 2)
TokenIgnored = beat(Event(seat=Seat, token=Token), 1)
TokenAdded = beat(Event(token=Token, n=Number), 1)
TokenSealed = beat(Event(card=Card, token=Token), 1)
Swarmed = beat(Event(card=Card, n=Number), 1)
Bled = beat(Event(card=Card, n=Number), 1)
Modified = beat(Event(question=Question, card=Card, n=Number), 1)
Settled = beat(Event(seat=Seat, value=Number, difficulty=Number, passed=Number), 1)
ActAdvanced = beat(Event(card=Card), 3)
AgendaAdvanced = beat(Event(card=Card), 3)
ToVictory = beat(Event(card=Card), 1)
Looked = beat(Event(seat=Seat, card=secret(fleeting(Card))), 1)
Shuffled = Event(seat=Seat)
Remembered = beat(Event(memory=Memory), 1)
Flipped = beat(Event(card=Card), 2)
Cleared = beat(Event(place=Card, n=Number), 1)
Unleashed = beat(Event(n=Number), 2)
KeyFound = beat(Event(key=Key, card=Card), 2)
StillAlive = beat(Event(card=Card, n=Number), 1)
WeaknessAdded = beat(Event(seat=Seat, card=Card), 2)
Ended = beat(Event(resolution=Number), 3)
SetAside = Event(card=Card)
TakenAway = beat(Event(card=Card), 2)
Undone = beat(Event(seat=Seat), 2)
