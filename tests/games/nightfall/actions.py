"""Every action of a seat, and every event."""

from __future__ import annotations

from noctuary.kernel import Action, Event, Number, Seat, secret

from .content import Card, Token
from .registry import Question, Timing

Keep = Action()
Redraw = Action(card=Card)
EndTurn = Action()
Draw = Action()
Gain = Action()
Investigate = Action()
Move = Action(card=Card)
Fight = Action(card=Card)
Play = Action(card=Card)
Activate = Action(card=Card)
Commit = Action(card=Card)
Assign = Action(card=Card)
Use = Action(card=Card)
Target = Action(card=Card)
Pass = Action()

Drew = Event(seat=Seat, card=secret(Card))
Redrew = Event(seat=Seat, card=secret(Card))
Looked = Event(seat=Seat, card=secret(Card))
Began = Event(round=Number)
Paid = Event(seat=Seat, card=Card)
EnteredPlay = Event(card=Card)
LeftPlay = Event(card=Card)
Attacked = Event(card=Card, seat=Seat)
Cancelled = Event(card=Card)
Redirected = Event(card=Card, seat=Seat)
Assigned = Event(card=Card, horror=Number)
Damaged = Event(card=Card, n=Number)
Horrified = Event(card=Card, n=Number)
Defeated = Event(card=Card)
Happened = Event(card=Card, timing=Timing)
Reacted = Event(seat=Seat, card=Card, timing=Timing)
Discovered = Event(seat=Seat, n=Number)
Committed = Event(seat=Seat, card=Card)
Revealed = Event(token=Token)
Modified = Event(question=Question, card=Card, n=Number)
Tested = Event(seat=Seat, value=Number, difficulty=Number)
Chimed = Event(n=Number)
Faded = Event(n=Number)
Ended = Event(won=Number)
