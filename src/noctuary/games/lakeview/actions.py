"""The actions and the events of the game."""

from noctuary.kernel import Action, Event, Kind, Number, Seat, beat, secret

from .components import (
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
Began = beat(Event(monster=Monster, seat=Seat), 3)
TokenPlaced = Event(building=Building)
CardLaid = beat(Event(card=Card, pile=Pile), 1)
Hid = Event(seat=Seat, card=secret(Card))
Drew = Event(seat=Seat, card=secret(Card))
GotPower = Event(seat=Seat, power=secret(Power))
GotBike = Event(figure=Figure, bike=Bike)
GotItem = Event(figure=Figure, item=Item)
RoundBegan = beat(Event(round=Number), 2)
TurnBegan = beat(Event(figure=Figure), 2)
Entered = beat(Event(figure=Figure, square=Square), 1)
CycleEnded = beat(Event(), 1)
Reshuffled = Event(n=Number)

# Events: the Lost Kid
CardPlayed = beat(Event(seat=Seat, card=Card, pile=Pile), 2)
HandRenewed = beat(Event(seat=Seat), 1)
Found = beat(Event(figure=Figure, building=Building), 3)
PowerShown = beat(Event(power=Power), 2)
PowerUsed = beat(Event(power=Power), 2)

# Events: the Monster and the Feds
MonsterMoved = beat(Event(district=District), 2)
MonsterStalked = beat(Event(), 2)
MonsterBlocked = beat(Event(), 1)
MonsterStunned = beat(Event(), 2)
MonsterShown = beat(Event(district=District), 3)
Stunned = beat(Event(), 2)
Attacked = beat(Event(district=District), 3)
Prowled = beat(Event(), 1)
DoubleAttacked = beat(Event(district=District), 3)
DoubleMoved = beat(Event(district=District), 2)
DoubleGone = beat(Event(), 1)
KidHit = beat(Event(figure=Figure), 1)
Fled = beat(Event(figure=Figure, square=Square), 1)
FedsMoved = beat(Event(feds=Feds, square=Square), 2)
FedsFled = beat(Event(feds=Feds), 1)
Surprised = beat(Event(figure=Figure, feds=Feds), 3)
LapDone = beat(Event(feds=Feds), 1)
CalamityAdvanced = beat(Event(n=Number), 2)
Cursed = beat(Event(figure=Figure), 1)
Uncursed = beat(Event(figure=Figure, n=Number), 1)
CarriedOff = beat(Event(building=Building, n=Number), 1)
Denied = beat(Event(district=District), 2)  # a claim about the Monster that was wrong

# Events: a Kid's turn
Spun = beat(Event(figure=Figure, n=Number), 1)
Moved = beat(Event(figure=Figure, square=Square, n=Number), 1)
SymbolSpent = beat(Event(figure=Figure, symbol=Symbol), 1)
SymbolGained = beat(Event(figure=Figure, symbol=Symbol), 1)
SymbolGone = beat(Event(symbol=Symbol), 1)  # a pile that is empty
ItemUsed = beat(Event(figure=Figure, item=Item), 2)
ItemGiven = beat(Event(figure=Figure, item=Item, to=Figure), 1)
SymbolGiven = beat(Event(figure=Figure, symbol=Symbol, to=Figure), 1)
Declined = beat(
    Event(figure=Figure, to=Figure), 1
)  # something that was asked for stays where it is
BikeUsed = beat(Event(figure=Figure, bike=Bike), 1)
WheelDown = beat(Event(figure=Figure, wheel=Wheel), 1)
WheelsUp = beat(Event(figure=Figure), 1)
ItemsReady = beat(Event(figure=Figure), 1)
CardDrawn = beat(Event(figure=Figure, encounter=Encounter), 3)
OptionChosen = beat(Event(figure=Figure, encounter=Encounter, option=Option), 2)
NothingPossible = beat(Event(encounter=Encounter), 1)
QuestTaken = beat(Event(figure=Figure, encounter=Encounter), 1)
QuestDone = beat(Event(figure=Figure, encounter=Encounter), 2)
SearchedInVain = beat(Event(figure=Figure, building=Building), 2)
Rested = beat(Event(figure=Figure), 1)
ObjectiveStep = beat(Event(objective=Objective, building=Building), 2)
ObjectiveDone = beat(Event(objective=Objective), 3)
Saved = beat(Event(building=Building, n=Number), 2)

# Events: the end
Won = beat(Event(), 3)
Lost = beat(Event(), 3)
Uncovered = beat(Event(building=Building), 3)  # where the Lost Kid was
