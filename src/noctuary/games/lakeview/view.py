"""From what a seat sees to what a table shows. Names are keys of words/*.ftl, never prose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from noctuary.kernel import Hidden, Observation

from .actions import (
    Bike,
    Building,
    Card,
    Colour,
    District,
    Encounter,
    Feds,
    Figure,
    Item,
    Monster,
    Objective,
    Power,
    Square,
    Symbol,
)
from .belief import belief
from .kinds import (
    BACK,
    BACK_TO_THE_PIT,
    BEHIND_THE_GLASS,
    CARD_BUILDING,
    CARD_DIAGONAL,
    CARD_MOVE,
    CENTRE,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    CLUE,
    COST_HOW,
    COST_N,
    COST_TYPES,
    CURSES,
    DIFFICULTY,
    FINAL,
    FIRST_OBJECTIVE,
    FULL_BEAM,
    GLASS,
    HIDDEN,
    ITEM,
    KID_START,
    LOST,
    OBJECTIVE_COUNT,
    OBJECTIVE_HOW,
    PAPER_PLACES,
    PAPERS,
    PIT,
    PLACES,
    PROJECTORS,
    REWARD,
    SAVING,
    SCARY,
    SYMBOL_TYPE,
    TANGERINE_WHEEL,
    TIMES,
    TOKENS,
    TYPES,
    WHEEL,
    WHEEL_DIAGONAL,
    WHEELS,
    BikeName,
    Deed,
    ItemName,
    MonsterName,
    ObjectiveBy,
    Payment,
)
from .rules.calamity import WIN
from .town import (
    BELONGS,
    BOARD,
    BUILDINGS,
    COLOUR,
    DISTRICTS,
    DOORS,
    HOME,
    LANDMARK_NAMES,
    LAP,
    MAP,
    NOWHERE,
    ROUTE,
    SIDE,
    SQUARES,
    TREEHOUSE,
    place,
)

Shown = dict[str, Any]

AHEAD = 3
"""How many crossings of a circuit are shown before a figure of the Feds."""
POINTS = ("n", "e", "s", "w")


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> Shown:
    """Everything needed to draw the table for one seat (or for a spectator, seat -1)."""
    f = observation.fields
    d = observation.decision
    kids = range(f["team"][0])
    shown: Shown = {
        "game": "lakeview",
        "seat": observation.seat,
        "seats": observation.seats,
        "over": observation.over,
        "won": observation.over and max(f["result"]) == WIN,
        "relaxed": bool(options and options.get("relaxed_talk")),
        "round": f["round"],
        "turn": figure_name(f["turn"]),
        "calamity": {"n": f["calamity"], "end": f["end"][0]},
        "monster": monster(f),
        "feds": [feds(f, c) for c in range(len(Feds.names))],
        "buildings": [building(f, b) for b in range(BUILDINGS)],
        "objectives": [objective(f, o) for o in of_monster(f)],
        "kids": [kid(f, k) for k in kids],
        "lost": lost_kid(f),
        "cycle": {
            "acted": [Figure.names[k] for k in kids if f["acted"][k]],
            "double": observation.seats == 4,
            "doubled": bool(f["doubled"]),
            "paired": bool(f["paired"]),
        },
        "piles": [pile(f, k) for k in range(3)],
        "encounter": encounter(f),
        "turned": [{"symbol": symbol(c), "back": steps(BACK[c])} for c in f["turned"]],
        "movement": movement(f),
        "decks": {
            "cards": count(f["deck"]),
            "buried": count(f["buried"]),
            "encounters": sum(
                count(f[z]) for z in ("encounter_deck", "encounter_top", "encounter_under")
            ),
            "items": count(f["item_deck"]),
            "tokens": TOKENS - sum(f["tokens"]),
            "symbols": {
                Symbol.names[k]: count(f["pile"][k]) + len(f["under"][k]) for k in range(TYPES)
            },
        },
        "players": [player(f, p, observation.over) for p in range(observation.seats)],
        "board": board(),
        "decision": d and {"seat": d.seat, "prompt": d.prompt, "args": d.args, "why": list(d.why)},
        "options": [{"id": o.id, "name": o.name, "fields": o.fields} for o in observation.options],
    }
    if not f["found"] and observation.seat != f["lost"]:
        shown["belief"] = belief(f)
    return shown


def count(zone: Any) -> int:
    """How many cards a zone holds, seen or not."""
    return zone.count if isinstance(zone, Hidden) else len(zone)


def seen(zone: Any) -> list[int]:
    """The cards of a zone that these eyes can see."""
    return [] if isinstance(zone, Hidden) else list(zone)


def figure_name(f: int) -> str | None:
    """Who it is, or nobody."""
    return None if f == NOWHERE else Figure.names[f]


def spot(s: int) -> list[int] | None:
    """Where a square lies, or nowhere."""
    return None if s == NOWHERE else list(place(s))


def symbol(c: int) -> str:
    """The type of a token."""
    return Symbol.names[SYMBOL_TYPE[c]]


def buildings(mask: int) -> list[str]:
    """The buildings of a mask."""
    return [Building.names[b] for b in range(BUILDINGS) if (mask >> b) & 1]


def districts(mask: int) -> list[str]:
    """The districts of a mask."""
    return [District.names[d] for d in range(DISTRICTS) if (mask >> d) & 1]


# ---- cards


def step(do: int, n: int) -> Shown:
    """One step of a card, with what it is about."""
    shown: Shown = {"do": Deed(do).name.lower()}
    if do in (Deed.STEP, Deed.SWEEP):
        shown["way"] = POINTS[n]
    elif do in (Deed.RED, Deed.BLUE, Deed.MOVE):
        shown["n"] = n
    elif do == Deed.TOKEN:
        shown["colour"] = [*Colour.names, "any"][n]
    elif do == Deed.SYMBOL:
        shown["symbol"] = [*Symbol.names, "any"][n]
    return shown


def steps(row: list[int]) -> list[Shown]:
    """The steps that a table holds two numbers each for."""
    pairs = zip(row[::2], row[1::2], strict=True)
    return [step(do, n) for do, n in pairs if do != Deed.NOTHING]


@cache
def card(c: int) -> Shown:
    """A card of the Lost Kid."""
    return {
        "card": Card.names[c],
        "scary": steps(SCARY[c]),
        "clue": LANDMARK_NAMES[CLUE[c]] if CLUE[c] >= 0 else None,
        "action": steps(CENTRE[c]),
        "move": CARD_MOVE[c],
        "diagonal": bool(CARD_DIAGONAL[c]),
        "building": Building.names[CARD_BUILDING[c]],
    }


def pile(f: Shown, k: int) -> Shown:
    """A pile: what lies on top, and whether the Lost Kid chose it; nobody looks further down."""
    cards = f["piles"][k]
    top = cards[-1] if cards else None
    return {
        "count": len(cards),
        "top": None if top is None else card(top),
        "meant": bool(f["meant"][k]),
        "fresh": bool(f["meant"][k]) and top == f["played"],
    }


def encounter(f: Shown) -> Shown | None:
    """The encounter card being resolved (with the camera, two) and the steps of its options."""
    if not f["drawn"]:
        return None
    return {
        "figure": figure_name(f["turn"]),
        "cards": [
            {
                "encounter": Encounter.names[e],
                "options": [steps(CHOICE[e * CHOICES + k]) for k in range(CHOICE_COUNT[e])],
            }
            for e in f["drawn"]
        ],
    }


# ---- the town


@cache
def board() -> Shown:
    """The town itself, which never changes."""
    return {
        "side": SIDE,
        "map": MAP,
        "fences": BOARD["fences"],
        "districts": [
            {"district": name, "x": d["x"], "y": d["y"]} for name, d in BOARD["districts"].items()
        ],
        "buildings": [
            {
                "building": Building.names[b],
                "colour": Colour.names[COLOUR[b]],
                "symbol": Symbol.names[COLOUR[b]],
                "district": District.names[HOME[b]],
                "squares": [list(place(s)) for s in DOORS[b]],
            }
            for b in range(BUILDINGS)
        ],
        "treehouses": [list(place(s)) for s in TREEHOUSE],
        "landmarks": BOARD["landmarks"],
        "routes": {name: [list(place(s)) for s in ROUTE[c]] for c, name in enumerate(Feds.names)},
    }


def building(f: Shown, b: int) -> Shown:
    """What lies on a building; what is not there is left out."""
    o = active(f)
    wanted = o is not None and (PLACES[o] >> b) & 1 and not (f["visited"] >> b) & 1
    marks = {
        "tokens": f["tokens"][b],
        "searched": (f["searched"] >> b) & 1,
        "projector": f["projector"][b],
        "bystander": f["bystander"][b],
        "reflection": f["reflection"][b],
        "star": int(bool(wanted)),
        "start": int(b == KID_START[f["beast"][0]]),
        "found": int(any(CARD_BUILDING[c] == b for c in f["uncovered"])),
    }
    return {"building": Building.names[b]} | {name: n for name, n in marks.items() if n}


def monster(f: Shown) -> Shown:
    """The Monster: where it is, or may be while its figure is off the board."""
    m = f["beast"][0]
    haunts = districts(f["haunts"])
    if f["monster"] is not None:
        district: str | None = District.names[f["monster"]]
    else:
        district = haunts[0] if f["figure"] else None
    shown: Shown = {
        "monster": Monster.names[m],
        "difficulty": DIFFICULTY[m],
        "on_board": bool(f["figure"]),
        "hides": bool(HIDDEN[f["beast"][0]] and not f["found"]),
        "district": district,
        "haunts": haunts,
        "stun": bool(f["stun"]),
    }
    if m == MonsterName.DOVER:
        shown["projectors"] = PROJECTORS - sum(f["projector"])
    elif m == MonsterName.SNALLY:
        shown |= {"bystanders": sum(f["bystander"]), "saved": f["saved"], "taken": f["taken"]}
    elif m == MonsterName.JERSEY:
        shown["curses"] = CURSES - sum(f["curses"])
    else:
        shown |= {
            "reflections": sum(f["reflection"]),
            "doubles": [
                {"district": District.names[d], "sheeted": bool(sheeted)}
                for d, sheeted in zip(f["double"], f["sheeted"], strict=True)
                if d != NOWHERE
            ],
        }
    return shown


def feds(f: Shown, c: int) -> Shown:
    """One of the two vehicles, and the crossings it comes to next."""
    n = f["feds"][c]
    return {
        "feds": Feds.names[c],
        "at": list(place(ROUTE[c][n])),
        "crossing": n,
        "lap": LAP,
        "next": [list(place(ROUTE[c][(n + k) % LAP])) for k in range(1, AHEAD + 1)],
    }


def movement(f: Shown) -> Shown | None:
    """How far squares are away in the movement last asked about, and what is left of it."""
    steps = {Square.names[s]: n for s in range(SQUARES) if (n := nearest(f, s)) > 0}
    if not steps:
        return None
    return {"left": f["left"], "diagonal": bool(f["diagonal"]), "steps": steps}


def nearest(f: Shown, s: int) -> int:
    """How many squares away a square is, over a fence or not; -1 when no way was measured."""
    return min((far[s] for far in f["far"] if far[s] > 0), default=NOWHERE)


# ---- objectives


def of_monster(f: Shown) -> range:
    """The objectives of the Monster."""
    first = FIRST_OBJECTIVE[f["beast"][0]]
    return range(first, first + OBJECTIVE_COUNT[f["beast"][0]])


def active(f: Shown) -> int | None:
    """The first objective that is not done."""
    return next((o for k, o in enumerate(of_monster(f)) if not f["done"][k]), None)


def objective(f: Shown, o: int) -> Shown:
    """An objective: where, what it costs, how far it is."""
    done = bool(f["done"][o - FIRST_OBJECTIVE[f["beast"][0]]])
    now = o == active(f)
    so_far = f["saved"] if SAVING[o] else f["times"] if now else 0
    shown: Shown = {
        "objective": Objective.names[o],
        "how": ObjectiveBy(OBJECTIVE_HOW[o]).name.lower(),
        "done": done,
        "active": now or (OBJECTIVE_HOW[o] == ObjectiveBy.FIND and not done),
        "final": bool(FINAL[o]),
        "places": buildings(PLACES[o]),
        "visited": buildings(f["visited"]) if now else [],
        "needs": TIMES[o],
        "has": TIMES[o] if done else min(so_far, TIMES[o]),
    }
    if COST_HOW[o] != Payment.NOTHING:
        shown["cost"] = {
            "how": Payment(COST_HOW[o]).name.lower(),
            "n": COST_N[o],
            "symbols": [Symbol.names[k] for k in range(TYPES) if (COST_TYPES[o] >> k) & 1],
        }
    if o in (BACK_TO_THE_PIT, BEHIND_THE_GLASS):
        shown["monster_in"] = District.names[PIT if o == BACK_TO_THE_PIT else GLASS]
    if o == FULL_BEAM:
        shown["lit"] = districts(sum({1 << HOME[b] for b in range(BUILDINGS) if f["projector"][b]}))
    return shown


# ---- figures


def bears(f: Shown, k: int) -> Shown:
    """What every figure has: a place, things, symbols, curses, quests."""
    s = f["at"][k]
    held = [SYMBOL_TYPE[c] for c in f["held"][k]]
    return {
        "figure": Figure.names[k],
        "seat": f["player"][k],
        "at": spot(s),
        "districts": [] if s == NOWHERE else districts(BELONGS[s]),
        "sheltered": s in TREEHOUSE,
        "items": [
            {
                "item": Item.names[i],
                "sort": ItemName(ITEM[i]).name.lower(),
                "ready": bool(f["ready"][i]),
            }
            for i in f["carried"][k]
        ],
        "symbols": {Symbol.names[t]: held.count(t) for t in range(TYPES) if t in held},
        "curses": f["curses"][k],
        "quests": [quest(f, e) for e in f["quests"][k]],
    }


def quest(f: Shown, e: int) -> Shown:
    """A quest that is kept, and the places that are still to be passed over."""
    shown: Shown = {"quest": Encounter.names[e], "reward": steps(REWARD[e])}
    if e == PAPERS:
        left = sum(1 << b for b in range(BUILDINGS) if PAPER_PLACES[b]) & ~f["papers"]
        shown["left"] = buildings(left)
    return shown


def kid(f: Shown, k: int) -> Shown:
    """A Kid: besides, wheels and a bike."""
    bike = f["bike"][k][0] if f["bike"][k] else NOWHERE
    return bears(f, k) | {
        "entered": f["begun"][k] > 0,
        "acted": bool(f["acted"][k]),
        "bike": None if bike == NOWHERE else Bike.names[bike],
        "moped_used": bool(f["moped"][k]),
        "wheels": [
            {
                "wheel": w,
                "value": TANGERINE_WHEEL if w == 0 and bike == BikeName.TANGERINE else WHEEL[w],
                "diagonal": bool(WHEEL_DIAGONAL[w]) or (w == 2 and bike == BikeName.FREEWHEEL),
                "up": bool(f["wheel"][k][w]),
            }
            for w in range(WHEELS)
        ],
    }


def lost_kid(f: Shown) -> Shown:
    """The Lost Kid: to others a number of cards, until found."""
    hand = f["hand"]
    hiding = [CARD_BUILDING[c] for c in [*seen(f["hiding"]), *f["uncovered"]]]
    power = [*seen(f["power"]), *f["power_shown"]]
    return bears(f, LOST) | {
        "found": bool(f["found"]),
        "hand": {
            "count": count(hand),
            "cards": None if isinstance(hand, Hidden) else [card(c) for c in hand],
        },
        "hiding": Building.names[hiding[0]] if hiding else None,
        "power": Power.names[power[0]] if power else None,
        "power_ready": bool(f["power_ready"]),
        "new_hand": bool(f["new_hand"]),
    }


def player(f: Shown, p: int, over: bool) -> Shown:
    """A seat: the figures it plays, and how many objectives are done."""
    return {
        "seat": p,
        "figures": [Figure.names[k] for k in (*range(f["team"][0]), LOST) if f["player"][k] == p],
        "score": f["score"][p],
        "result": f["result"][p] if over else None,
    }
