"""Everything a seat can choose, and everything that can happen."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, secret

from .kinds import (
    CARDS,
    COLOURS,
    ENCOUNTER_NAMES,
    FEDS,
    ITEM_NAMES,
    MONSTERS,
    OBJECTIVE_NAMES,
    SYMBOL_NAMES,
    WHEELS,
    BikeName,
    PowerName,
)
from .town import BUILDINGS, DISTRICT_NAMES, SQUARES, place

Figure = Kind("figure", "nancy", "dustin", "will", "jane", "lost")
Square = Kind("square", *(f"x{x}y{y}" for x, y in map(place, range(SQUARES))))
Building = Kind("building", *(f"b{n + 1}" for n in range(BUILDINGS)))
District = Kind("district", *DISTRICT_NAMES)
Colour = Kind("colour", *COLOURS)
Card = Kind("card", *(f"c{n + 1}" for n in range(CARDS)))
Pile = Kind("pile", 3)
Encounter = Kind("encounter", *ENCOUNTER_NAMES)
Item = Kind("item", *ITEM_NAMES)
Symbol = Kind("symbol", *SYMBOL_NAMES)
Wheel = Kind("wheel", WHEELS)
Bike = Kind("bike", *(b.name.lower() for b in BikeName))
Power = Kind("power", *(p.name.lower() for p in PowerName))
Feds = Kind("feds", *FEDS)
Monster = Kind("monster", *MONSTERS)
Objective = Kind("objective", *OBJECTIVE_NAMES)
Option = Kind("option", 3)

# Actions: the Lost Kid
Play = Action(card=Card, pile=Pile)
NewHand = Action()
Draw = Action()
UsePower = Action()
Lay = Action(pile=Pile)  # a card of the setup

# Actions: whose turn
NextKid = Action(figure=Figure)
DoubleTurn = Action(figure=Figure)
Again = Action()

# Actions: a turn
Enter = Action(square=Square)
Spin = Action(wheel=Wheel)
Rev = Action(wheel=Wheel)  # a wheel token that is down, with the moped
MoveTo = Action(square=Square)
Stop = Action()
Spend = Action(symbol=Symbol)
Meet = Action()
Fulfil = Action(objective=Objective)
Search = Action()
Dare = Action()
Roam = Action()
Cleanse = Action()
Rest = Action()
EndTurn = Action()

# Actions: things
UseItem = Action(item=Item)
Give = Action(item=Item, figure=Figure)
Fetch = Action(item=Item, figure=Figure)
GiveSymbol = Action(symbol=Symbol, figure=Figure)
FetchSymbol = Action(symbol=Symbol, figure=Figure)

# Actions: answers
Choose = Action(option=Option)
Resolve = Action(encounter=Encounter)
Pay = Action(symbol=Symbol)
TurnDown = Action(wheel=Wheel)
TurnPower = Action()
AtBuilding = Action(building=Building)
ToDistrict = Action(district=District)
Whom = Action(figure=Figure)
Which = Action(feds=Feds)
Agree = Action()
Pass = Action()

# Events: setup and turns
Began = Event(monster=Monster, seat=Seat)
TokenPlaced = Event(building=Building)
CardLaid = Event(card=Card, pile=Pile)
Hid = Event(seat=Seat, card=secret(Card))
Drew = Event(seat=Seat, card=secret(Card))
GotPower = Event(seat=Seat, power=secret(Power))
GotBike = Event(figure=Figure, bike=Bike)
GotItem = Event(figure=Figure, item=Item)
RoundBegan = Event(round=Number)
TurnBegan = Event(figure=Figure)
Entered = Event(figure=Figure, square=Square)
CycleEnded = Event()
Reshuffled = Event(n=Number)

# Events: the Lost Kid
CardPlayed = Event(seat=Seat, card=Card, pile=Pile)
HandRenewed = Event(seat=Seat)
Found = Event(figure=Figure, building=Building)
PowerShown = Event(power=Power)
PowerUsed = Event(power=Power)

# Events: the Monster and the Feds
MonsterMoved = Event(district=District)
MonsterStalked = Event()
MonsterBlocked = Event()
MonsterStunned = Event()
MonsterShown = Event(district=District)
Stunned = Event()
Attacked = Event(district=District)
Prowled = Event()
DoubleAttacked = Event(district=District)
DoubleMoved = Event(district=District)
DoubleGone = Event()
KidHit = Event(figure=Figure)
Fled = Event(figure=Figure, square=Square)
FedsMoved = Event(feds=Feds, square=Square)
FedsFled = Event(feds=Feds)
Surprised = Event(figure=Figure, feds=Feds)
LapDone = Event(feds=Feds)
CalamityAdvanced = Event(n=Number)
Cursed = Event(figure=Figure)
Uncursed = Event(figure=Figure, n=Number)
CarriedOff = Event(building=Building, n=Number)
Denied = Event(district=District)  # a claim about the Monster that was wrong

# Events: a Kid's turn
Spun = Event(figure=Figure, n=Number)
Moved = Event(figure=Figure, square=Square, n=Number)
SymbolSpent = Event(figure=Figure, symbol=Symbol)
SymbolGained = Event(figure=Figure, symbol=Symbol)
SymbolGone = Event(symbol=Symbol)  # a pile that is empty
ItemUsed = Event(figure=Figure, item=Item)
ItemGiven = Event(figure=Figure, item=Item, to=Figure)
SymbolGiven = Event(figure=Figure, symbol=Symbol, to=Figure)
Declined = Event(figure=Figure, to=Figure)  # something that was asked for stays where it is
BikeUsed = Event(figure=Figure, bike=Bike)
WheelDown = Event(figure=Figure, wheel=Wheel)
WheelsUp = Event(figure=Figure)
ItemsReady = Event(figure=Figure)
CardDrawn = Event(figure=Figure, encounter=Encounter)
OptionChosen = Event(figure=Figure, encounter=Encounter, option=Option)
NothingPossible = Event(encounter=Encounter)
QuestTaken = Event(figure=Figure, encounter=Encounter)
QuestDone = Event(figure=Figure, encounter=Encounter)
SearchedInVain = Event(figure=Figure, building=Building)
Rested = Event(figure=Figure)
ObjectiveStep = Event(objective=Objective, building=Building)
ObjectiveDone = Event(objective=Objective)
Saved = Event(building=Building, n=Number)

# Events: the end
Won = Event()
Lost = Event()
Uncovered = Event(building=Building)  # where the Lost Kid was
