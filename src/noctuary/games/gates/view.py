"""From what a seat sees to what a table shows. Names are keys of words/*.ftl, never prose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from noctuary.kernel import Hidden, Observation

from .actions import Category, Deed, Mode, Owner, Quadrant, Region, Scroll
from .options import COSTS, SCROLLS
from .rules.scoring import RUNE_POINTS
from .state import NEUTRAL, REGIONS, SLOTS

Shown = dict[str, Any]

TRACK = 40
SORT = {s["name"]: s["sort"] for s in SCROLLS}


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> Shown:
    """Everything needed to draw the table for one seat (or for a spectator, seat -1)."""
    f = observation.fields
    d = observation.decision
    return {
        "game": "gates",
        "seat": observation.seat,
        "seats": observation.seats,
        "over": observation.over,
        "side": "two" if observation.seats == 2 else "many",
        "round": f["round"],
        "mode": Mode.names[f["mode"]],
        "first": f["first"],
        "active": f["active"],
        "plays_left": f["plays_left"],
        "regions": [region(f, observation.seats, r) for r in range(REGIONS)],
        "gates": gate_cards(f),
        "discs": discs(f),
        "scrolls": scroll_cards(f),
        "players": [player(observation, p) for p in range(observation.seats)],
        "tokens": {"supply": f["token_total"][0] - sum(f["tokens"]), "total": f["token_total"][0]},
        "costs": costs(f),
        "deck": count(f["deck"]),
        "discard": [card(f, c) for c in f["discard"]],
        "played": [card(f, c) | {"half": Mode.names[f["half"]]} for c in f["played"]],
        "decision": d and {"seat": d.seat, "prompt": d.prompt, "args": d.args, "why": list(d.why)},
        "options": [{"id": o.id, "name": o.name, "fields": o.fields} for o in observation.options],
    }


def count(zone: Any) -> int:
    """How many cards a zone holds, seen or not."""
    return zone.count if isinstance(zone, Hidden) else len(zone)


# ---- cards


def card(f: Shown, c: int) -> Shown:
    """An action card: the light half is the sane one, the dark half the insane one."""
    deed, number, icons = f["deed"], f["number"], f["icons"]
    sane, insane = Mode.sane, Mode.insane
    return whole(
        c,
        (deed[sane][c], number[sane][c], icons[sane][c]),
        (deed[insane][c], number[insane][c], icons[insane][c]),
    )


@cache
def whole(c: int, light: tuple[int, int, int], dark: tuple[int, int, int]) -> Shown:
    """A card, made once: a view holds dozens of them, and is made anew at every choice."""
    return {"card": c, "light": half(*light), "dark": half(*dark)}


def half(deed: int, n: int, tokens: int) -> Shown:
    """What one half of a card shows."""
    shown: Shown = {"deed": Deed.names[deed], "tokens": tokens}
    if deed == Deed.page:
        shown["page"] = n
    elif deed == Deed.fragment:
        shown["quadrant"] = Quadrant.names[n]
    elif deed in (Deed.send, Deed.build):
        shown["n"] = n
    return shown


# ---- the board


def region(f: Shown, seats: int, r: int) -> Shown:
    """A region: who stands there, and what an evaluation would pay now."""
    owners = [*range(seats), NEUTRAL] if seats == 2 else [*range(seats)]
    figures = {Owner.names[q]: f["board"][q][r] for q in owners}
    distinct = sorted({n for n in figures.values() if n > 0}, reverse=True)[:3]
    ranks = {q: distinct.index(n) + 1 for q, n in figures.items() if n in distinct}
    points = f["region_points"][r]
    return {
        "region": Region.names[r],
        "gate_size": f["gate_size"][r],
        "points": points,
        "figures": figures,
        "ranks": ranks,
        "pays": {q: points[k - 1] for q, k in ranks.items() if q != Owner.names[NEUTRAL]},
    }


def gate_cards(f: Shown) -> Shown:
    """The supply by slot, the deck, and what everybody saw going under it."""
    kind = f["gate_type"]
    supply = [f["supply"][s] for s in range(SLOTS)]
    return {
        "supply": [Region.names[kind[z[0]]] if z else None for z in supply],
        "deck": count(f["gate_deck"]) + len(f["gate_bottom"]),
        "under": [Region.names[kind[c]] for c in f["gate_bottom"]],
        "picked": [Region.names[kind[c]] for c in f["picked"]],
    }


def discs(f: Shown) -> Shown:
    """The stack from the top, and the discs that lie on opened gates."""
    every = [
        {"value": f["disc_value"][i], "scroll": bool(f["disc_scroll"][i])}
        for i in range(f["discs"][0])
    ]
    released = [
        {**every[i], "seat": f["disc_seat"][i], "region": Region.names[f["disc_region"][i]]}
        for i in range(f["released"])
    ]
    return {"stack": every[f["released"] :], "released": released}


def scroll_cards(f: Shown) -> Shown:
    """Scrolls face down on the board, and those in force."""
    names = [Scroll.names[s] for s in f["revealed"]]
    return {
        "face_down": count(f["slots"]),
        "revealed": [{"scroll": s, "sort": SORT[s]} for s in names],
    }


def costs(f: Shown) -> dict[str, int]:
    """What the desperate actions cost now."""
    less = int(Scroll.dark_hours in f["revealed"])
    return {name: f["cost"][i] - less for i, name in enumerate(COSTS)}


# ---- players


def player(observation: Observation, p: int) -> Shown:
    """A seat: score, tokens, figures, hand, journal and gates."""
    f = observation.fields
    hand = f["hand"][p]
    return {
        "seat": p,
        "score": f["score"][p],
        "track": track(f["score"][p]),
        "points": dict(zip(Category.names, f["points"][p], strict=True)),
        "result": f["result"][p] if observation.over else None,
        "tokens": f["tokens"][p],
        "reserve": f["reserve"][p],
        "on_board": sum(f["board"][p]),
        "hand": {
            "count": count(hand),
            "cards": None if isinstance(hand, Hidden) else [card(f, c) for c in hand],
        },
        "journal": journal(f, p),
        "building": [
            {"region": Region.names[r], "sections": n, "size": f["gate_size"][r]}
            for r, n in enumerate(f["sections"][p])
            if n > 0
        ],
        "opened": [d for d in discs(f)["released"] if d["seat"] == p],
    }


def track(score: int) -> Shown:
    """Where the marker stands and which score tokens lie beside it: 125 is 80 + 40 and place 5."""
    laps = score // TRACK
    return {"position": score % TRACK, "tokens": [2 * TRACK] * (laps // 2) + [TRACK] * (laps % 2)}


def journal(f: Shown, p: int) -> Shown:
    """What a seat has collected, and what it would score at the end."""
    pages = sorted(f["number"][Mode.sane][c] for c in f["pages"][p])
    where = [f["number"][Mode.sane][c] for c in f["fragments"][p]]
    quadrants = {q: where.count(k) for k, q in enumerate(Quadrant.names)}
    whole = min(quadrants.values())
    runes = len(f["runes"][p])
    runs = page_runs(pages)
    return {
        "pages": pages,
        "runs": runs,
        "page_points": sum((4 if len(run) > 1 else 2) * len(run) for run in runs),
        "fragments": quadrants,
        "blueprints": whole,
        "fragment_points": 12 * whole + 2 * (len(where) - 4 * whole),
        "runes": runes,
        "rune_sets": [5] * (runes // 5) + [runes % 5] * (runes % 5 > 0),
        "rune_points": runes // 5 * RUNE_POINTS[5] + RUNE_POINTS[runes % 5],
        "cards": {
            zone: [card(f, c) for c in f[zone][p]] for zone in ("pages", "fragments", "runes")
        },
    }


def page_runs(pages: list[int]) -> list[list[int]]:
    """Sorted pages, split where a number is missing."""
    runs: list[list[int]] = []
    for n in pages:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return runs
