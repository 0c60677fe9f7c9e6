"""The actions and the events of the game."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, fleeting, secret

Region = Kind("region", "innsmouth", "salem", "arkham", "kingsport", "rockport")
Mode = Kind("mode", "sane", "insane")
Owner = Kind("owner", "0", "1", "2", "3", "neutral")
Card = Kind("card", 80)
Slot = Kind("slot", 4)
Deed = Kind("deed", "page", "fragment", "send", "rune", "convert", "build")
Quadrant = Kind("quadrant", "nw", "ne", "sw", "se")
Scroll = Kind(
    "scroll",
    "builders_warrant",
    "cartographers_order",
    "dark_hours",
    "gate_artisan",
    "master_recruiter",
    "relics_call",
    "keeper_of_the_book",
)
Category = Kind(
    "category",
    "monstrosities",
    "regions",
    "despair",
    "investigators",
    "scrolls",
    "runes",
    "pages",
    "fragments",
)

# Actions: rounds and turns
SetMode = Action(mode=Mode)
Play = Action(card=Card)
EndTurn = Action()

# Actions: what cards and scrolls let a seat do
Send = Action(region=Region)
Move = Action(origin=Region, region=Region)
Forgo = Action()
Convert = Action(region=Region, owner=Owner)
Exchange = Action(region=Region, owner=Owner, origin=Region)
TakeSupply = Action(slot=Slot)
TakeDeck = Action()
Decline = Action()

# Actions: desperate actions
Swap = Action()
Renew = Action()
Flip = Action()
ScoreThree = Action()
Discard = Action(card=Card)

# Events: setup, rounds and turns
FirstPlayer = beat(Event(seat=Seat), 1)
NeutralsPlaced = Event(region=Region, n=Number)
RoundBegan = beat(Event(seat=Seat, round=Number), 2)
ModeSet = beat(Event(seat=Seat, mode=Mode), 2)
TurnBegan = Event(seat=Seat)
CardPlayed = beat(Event(seat=Seat, card=Card, mode=Mode, deed=Deed), 2)
CardDiscarded = Event(seat=Seat, card=fleeting(Card))
Drew = Event(seat=Seat, card=secret(Card))
Reshuffled = Event(n=Number)

# Events: tokens and artifacts
TokensGained = beat(Event(seat=Seat, n=Number), 1)
TokensLost = beat(Event(seat=Seat, n=Number), 1)
TokensPaid = beat(Event(seat=Seat, n=Number), 1)
PageCollected = beat(Event(seat=Seat, page=Number), 1)
FragmentCollected = beat(Event(seat=Seat, quadrant=Quadrant), 1)
RuneCollected = beat(Event(seat=Seat, n=Number), 1)

# Events: investigators
Sent = beat(Event(seat=Seat, region=Region), 1)
Moved = beat(Event(seat=Seat, origin=Region, region=Region), 1)
Forwent = beat(Event(seat=Seat), 1)
Converted = beat(Event(seat=Seat, region=Region, owner=Owner), 2)
Exchanged = beat(Event(seat=Seat, region=Region, owner=Owner, origin=Region), 2)
NothingToConvert = beat(Event(seat=Seat), 1)

# Events: gates and scrolls
GateCardTaken = beat(Event(seat=Seat, region=Region, slot=Slot), 1)
GateCardDrawn = beat(Event(seat=Seat, region=Region), 1)
SupplyRefilled = Event(slot=Slot, region=Region)
SectionBuilt = beat(Event(seat=Seat, region=Region, n=Number), 1)
NothingToBuild = beat(Event(seat=Seat), 1)
GateOpened = beat(Event(seat=Seat, region=Region), 3)
MonstrosityReleased = beat(Event(seat=Seat, value=Number), 1)
ScrollRevealed = beat(Event(scroll=Scroll), 1)
RegionScored = beat(Event(seat=Seat, region=Region, rank=Number, n=Number), 1)
NeutralsRanked = beat(Event(region=Region, rank=Number), 1)
Recovered = Event(seat=Seat, region=Region, n=Number)
NeutralsRemoved = Event(region=Region, n=Number)

# Events: desperate actions
Swapped = beat(Event(seat=Seat), 1)
SupplyRenewed = beat(Event(seat=Seat), 1)
Flipped = beat(Event(seat=Seat, mode=Mode), 2)
ThreeScored = beat(Event(seat=Seat, n=Number), 1)

# Events: the end
GateCardsExhausted = beat(Event(), 3)
LastMonstrosity = beat(Event(seat=Seat), 3)
FinalScored = Event(seat=Seat, category=Category, n=Number)
FinalTotal = beat(Event(seat=Seat, n=Number), 1)
GameWon = beat(Event(seat=Seat, n=Number), 3)
