"""Everything a seat can choose, and everything that can happen."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, secret

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
FirstPlayer = Event(seat=Seat)
NeutralsPlaced = Event(region=Region, n=Number)
RoundBegan = Event(seat=Seat, round=Number)
ModeSet = Event(seat=Seat, mode=Mode)
TurnBegan = Event(seat=Seat)
CardPlayed = Event(seat=Seat, card=Card, mode=Mode, deed=Deed)
CardDiscarded = Event(seat=Seat, card=Card)
Drew = Event(seat=Seat, card=secret(Card))
Reshuffled = Event(n=Number)

# Events: tokens and artifacts
TokensGained = Event(seat=Seat, n=Number)
TokensLost = Event(seat=Seat, n=Number)
TokensPaid = Event(seat=Seat, n=Number)
PageCollected = Event(seat=Seat, page=Number)
FragmentCollected = Event(seat=Seat, quadrant=Quadrant)
RuneCollected = Event(seat=Seat, n=Number)

# Events: investigators
Sent = Event(seat=Seat, region=Region)
Moved = Event(seat=Seat, origin=Region, region=Region)
Forwent = Event(seat=Seat)
Converted = Event(seat=Seat, region=Region, owner=Owner)
Exchanged = Event(seat=Seat, region=Region, owner=Owner, origin=Region)
NothingToConvert = Event(seat=Seat)

# Events: gates and scrolls
GateCardTaken = Event(seat=Seat, region=Region, slot=Slot)
GateCardDrawn = Event(seat=Seat, region=Region)
SupplyRefilled = Event(slot=Slot, region=Region)
SectionBuilt = Event(seat=Seat, region=Region, n=Number)
NothingToBuild = Event(seat=Seat)
GateOpened = Event(seat=Seat, region=Region)
MonstrosityReleased = Event(seat=Seat, value=Number)
ScrollRevealed = Event(scroll=Scroll)
RegionScored = Event(seat=Seat, region=Region, rank=Number, n=Number)
NeutralsRanked = Event(region=Region, rank=Number)
Recovered = Event(seat=Seat, region=Region, n=Number)
NeutralsRemoved = Event(region=Region, n=Number)

# Events: desperate actions
Swapped = Event(seat=Seat)
SupplyRenewed = Event(seat=Seat)
Flipped = Event(seat=Seat, mode=Mode)
ThreeScored = Event(seat=Seat, n=Number)

# Events: the end
GateCardsExhausted = Event()
LastMonstrosity = Event(seat=Seat)
FinalScored = Event(seat=Seat, category=Category, n=Number)
FinalTotal = Event(seat=Seat, n=Number)
GameWon = Event(seat=Seat, n=Number)
