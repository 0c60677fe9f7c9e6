"""Every action of a seat, and everything that can be told."""

from __future__ import annotations

from noctuary.kernel import Action, Event, Kind, Number, Seat, secret

from .kinds import Ability, Amount, Card, Designator, Key, Memory, Phase, Skill, Token
from .registry import Question

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

Began = Event(round=Number)
PhaseBegan = Event(phase=Phase)
TurnBegan = Event(seat=Seat)
TurnEnded = Event(seat=Seat)
Drew = Event(seat=Seat, card=secret(Card))
DrewWeakness = Event(seat=Seat, card=Card)
Reshuffled = Event(seat=Seat)
Redrew = Event(seat=Seat, n=Number)
Gained = Event(seat=Seat, n=Number)
Lost = Event(seat=Seat, n=Number)
Played = Event(seat=Seat, card=Card)
Used = Event(seat=Seat, card=Card)
Happened = Event(card=Card)
Entered = Event(card=Card)
Left = Event(card=Card)
Discarded = Event(card=Card)
Removed = Event(card=Card)
Moved = Event(seat=Seat, place=Card)
Revealed = Event(place=Card, clues=Number)
EnemyMoved = Event(card=Card, place=Card)
Spawned = Event(card=Card, place=Card)
Engaged = Event(card=Card, seat=Seat)
Disengaged = Event(card=Card)
Evaded = Event(card=Card, seat=Seat)
Attacked = Event(card=Card, seat=Seat)
Cancelled = Event(card=Card)
Dealt = Event(card=Card, damage=Number, horror=Number)
Healed = Event(card=Card, damage=Number, horror=Number)
Defeated = Event(card=Card)
Fell = Event(seat=Seat, physical=Number, mental=Number)
Resigned = Event(seat=Seat)
Trauma = Event(seat=Seat, physical=Number, mental=Number)
Lead = Event(seat=Seat)
Discovered = Event(seat=Seat, place=Card, n=Number)
ReturnedClues = Event(seat=Seat, place=Card, n=Number)
SpentClues = Event(seat=Seat, n=Number)
GainedClues = Event(seat=Seat, n=Number)
Doomed = Event(card=Card, n=Number)
DrewEncounter = Event(seat=Seat, card=Card)
Tested = Event(seat=Seat, skill=Skill, difficulty=Number, what=Designator)
Committed = Event(seat=Seat, card=Card)
TokenRevealed = Event(seat=Seat, token=Token)
TokenCancelled = Event(seat=Seat, token=Token)
TokenIgnored = Event(seat=Seat, token=Token)
TokenAdded = Event(token=Token, n=Number)
TokenSealed = Event(card=Card, token=Token)
Swarmed = Event(card=Card, n=Number)
Bled = Event(card=Card, n=Number)
Modified = Event(question=Question, card=Card, n=Number)
Settled = Event(seat=Seat, value=Number, difficulty=Number, passed=Number)
ActAdvanced = Event(card=Card)
AgendaAdvanced = Event(card=Card)
ToVictory = Event(card=Card)
Looked = Event(seat=Seat, card=secret(Card))
Shuffled = Event(seat=Seat)
Remembered = Event(memory=Memory)
Flipped = Event(card=Card)
Cleared = Event(place=Card, n=Number)
Unleashed = Event(n=Number)
KeyFound = Event(key=Key, card=Card)
StillAlive = Event(card=Card, n=Number)
WeaknessAdded = Event(seat=Seat, card=Card)
Ended = Event(resolution=Number)
SetAside = Event(card=Card)
TakenAway = Event(card=Card)
Undone = Event(seat=Seat)
