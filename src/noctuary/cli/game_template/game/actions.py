"""What a seat can choose, and what is told."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, secret

Card = Kind("card", 48)

Play = Action(card=Card)

Drew = Event(seat=Seat, card=secret(Card))
Played = beat(Event(seat=Seat, card=Card), 1)
Scored = beat(Event(seat=Seat, n=Number), 2)
Won = beat(Event(seat=Seat, n=Number), 3)
