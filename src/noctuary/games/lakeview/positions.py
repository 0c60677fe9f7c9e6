"""The invariants of every position, and late positions that random play rarely reaches."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Position

from .components import (
    CURSES,
    DOUBLES,
    FIGURES,
    FIRST_OBJECTIVE,
    HAND,
    HIDDEN,
    ITEM,
    KIDS,
    LOST,
    OBJECTIVE_COUNT,
    OBJECTIVE_HOW,
    SYMBOL_TYPE,
    TOKENS,
    ItemName,
    MonsterName,
    ObjectiveBy,
)
from .town import BUILDINGS, DISTRICT_NAMES, DISTRICTS, LAP, SQUARES, square

Fields = dict[str, Any]


# ---- invariants


def invariants(f: Fields) -> None:
    """Raise AssertionError unless everything is somewhere and counts agree."""
    figures_are_in_town(f)
    tokens_are_kept(f)
    the_lost_kid_is_hidden_or_found(f)
    the_monster_is_where_it_can_be(f)
    if f["over"]:
        won = f["done"][OBJECTIVE_COUNT[f["beast"][0]] - 1]
        assert f["result"][: f["seats"]] == [1000 * won] * f["seats"], "all win or lose together"
        assert won or f["calamity"] >= f["end"][0]


def figures_are_in_town(f: Fields) -> None:
    """Check that figures in play stand on a square from the first turn on, others nowhere."""
    team = f["team"][0]
    for k in range(FIGURES):
        on = f["found"] if k == LOST else k < team and f["begun"][k] > 0
        if not (k == LOST and f["over"]):
            assert (0 <= f["at"][k] < SQUARES) == bool(on) or f["begun"][k] == 0, f"figure {k}"
    for k in range(KIDS):
        assert len(f["bike"][k]) <= int(k < team)
        assert all(w in (0, 1) for w in f["wheel"][k])
    assert all(0 <= x < LAP for x in f["feds"])
    assert not (f["turn"] >= 0 and f["round"] == 0)


def tokens_are_kept(f: Fields) -> None:
    """Check that tokens are on the board or in their supply, never below zero."""
    assert all(n >= 0 for n in f["tokens"]) and sum(f["tokens"]) <= TOKENS
    assert all(n >= 0 for n in f["curses"]) and sum(f["curses"]) <= CURSES
    beast = f["beast"][0]
    if f["round"] > 0:
        people = sum(f["bystander"]) + f["saved"] + f["taken"]
        assert people == (12 if beast == MonsterName.SNALLY else 0), "bystanders"
    for k in range(4):
        tokens = f["pile"][k] + f["under"][k]
        assert all(SYMBOL_TYPE[c] == k for c in tokens), "symbols of one type in a pile"
    assert sum(f["projector"]) <= 3 and sum(f["reflection"]) <= 4
    assert all(-1 <= d < DISTRICTS for d in f["double"])
    assert f["calamity"] >= 0 and (f["calamity"] <= f["end"][0])


def the_lost_kid_is_hidden_or_found(f: Fields) -> None:
    """Check for one hiding card until the Lost Kid is found, then for a new hand and a card."""
    if f["round"] > 0:
        assert len(f["hiding"]) + len(f["uncovered"]) == 1
        assert len(f["power"]) + len(f["power_shown"]) == 1
        assert bool(f["found"] or f["over"]) == (len(f["uncovered"]) == 1)
    assert len(f["hand"]) <= HAND + 1
    beast = f["beast"][0]
    for k in range(OBJECTIVE_COUNT[beast]):
        if OBJECTIVE_HOW[FIRST_OBJECTIVE[beast] + k] == ObjectiveBy.FIND:
            assert f["done"][k] <= f["found"]


def the_monster_is_where_it_can_be(f: Fields) -> None:
    """Check that the public knowledge of the Monster is true."""
    assert 0 <= f["monster"] < DISTRICTS
    if f["round"] > 0:
        assert (f["haunts"] >> f["monster"]) & 1, "the Monster is where it can be"
        in_town = f["found"] and f["begun"][LOST] == 2  # the Lost Kid has chosen a doorstep
        assert f["figure"] or (HIDDEN[f["beast"][0]] and not in_town)
        assert not f["figure"] or f["haunts"] == 1 << f["monster"]


# ---- late positions


def begin(position: Position) -> None:
    """Play the setup, up to the Lost Kid's first card."""
    while position.decision is not None and position.decision.prompt != "card":
        position.apply(position.legal()[0])


def in_town(position: Position, **wish: Any) -> None:
    """Arrange all Kids in town, past their first turn, each with a symbol of every type."""
    begin(position)
    f = position.fields()
    team = f["team"][0]
    spots = [square(1, 4), square(6, 7), square(9, 4), square(7, 11)]
    wish.setdefault("at", {})
    for k in range(team):
        wish["at"].setdefault(k, spots[k])
    wish.setdefault("held", {k: [5 * t + k for t in range(4)] for k in range(team)})
    wish.setdefault("feds", [5, 7])
    position.arrange({"begun": dict.fromkeys(range(team), 2), **wish})


def items_for_all(position: Position) -> None:
    """Arrange that figures have every item of the game, ready to use."""
    f = position.fields()
    every = f["item_deck"] + [i for row in f["carried"] for i in row]
    team = f["team"][0]
    in_town(
        position,
        item_deck=[],
        carried={k: every[k::team] for k in range(team)},
        ready=dict.fromkeys(every, 1),
    )


def found(position: Position, done: int, **wish: Any) -> None:
    """Arrange the Lost Kid on the board, and a number of objectives done."""
    begin(position)
    f = position.fields()
    beast = f["beast"][0]
    finder = next(
        k
        for k in range(OBJECTIVE_COUNT[beast])
        if OBJECTIVE_HOW[FIRST_OBJECTIVE[beast] + k] == ObjectiveBy.FIND
    )
    wish.setdefault("monster", f["monster"])
    wish["at"] = {LOST: square(6, 5)}
    in_town(
        position,
        found=1,
        figure=1,
        haunts=1 << wish["monster"],
        uncovered=f["hiding"],
        hiding=[],
        power_shown=f["power"],
        power=[],
        power_ready=1,
        done={k: int(k < done or k == finder) for k in range(OBJECTIVE_COUNT[beast])},
        begun=[*[int(k < f["team"][0]) * 2 for k in range(KIDS)], 2],
        **wish,
    )


def lights_on(position: Position) -> None:
    """Arrange Dover: three Projectors, one at the Monster; only the last objective is left."""
    found(position, 3, projector={11: 1, 12: 1, 18: 1})


def hidden_prey(position: Position) -> None:
    """Arrange Snallygaster: hidden, few bystanders left, two saved."""
    in_town(
        position,
        bystander=[int(b in (0, 17)) for b in range(BUILDINGS)],
        saved=2,
        taken=8,
        figure=0,
    )


def cursed(position: Position) -> None:
    """Arrange Jersey Devil: every Curse is out, the rite is done."""
    c2 = DISTRICT_NAMES.index("c2")
    found(position, 3, curses={0: 3, 1: 4, LOST: 1}, monster=c2)


def before_the_glass(position: Position) -> None:
    """Arrange Bloody Mary: two Reflections broken, both doubles in one district."""
    in_town(
        position,
        done={0: 1},
        reflection=[int(b in (7, 13)) for b in range(BUILDINGS)],
        visited=(1 << 2) | (1 << 16),
        times=2,
        double=[4] * DOUBLES,
    )


def few_cards(position: Position) -> None:
    """Empty the Lost Kid's deck and the encounter deck."""
    begin(position)
    f = position.fields()
    in_town(
        position,
        deck=[],
        piles={0: f["piles"][0] + f["deck"]},
        encounter_deck=[],
        encounter_discard=f["encounter_deck"],
        calamity=f["end"][0] - 3,
    )


def quests(position: Position) -> None:
    """Arrange the three quests, a camera, a lucky coin, tokens on every second building."""
    f = position.fields()
    every = f["item_deck"] + [i for row in f["carried"] for i in row]
    begin(position)
    mine = [i for i in every if ITEM[i] in (ItemName.CAMERA, ItemName.LUCKY_COIN, ItemName.ROPE)]
    in_town(
        position,
        quests={0: [22, 23], 1: [24]},
        carried={0: mine, 1: [i for i in every if i not in mine][:2]},
        ready=dict.fromkeys(mine, 1),
        tokens=[int(b % 2 == 0) for b in range(BUILDINGS)],
    )


MONSTER = {m: {"monster": m} for m in ("snallygaster", "jersey_devil", "bloody_mary")}

POSITIONS: dict[str, Any] = {
    "in town": (3, in_town),
    "in town, five": (5, in_town, MONSTER["bloody_mary"]),
    "every item": (4, items_for_all),
    "every item, snallygaster": (3, items_for_all, MONSTER["snallygaster"]),
    "every item, mary": (5, items_for_all, MONSTER["bloody_mary"]),
    "lights on": (3, lights_on),
    "hidden prey": (2, hidden_prey, MONSTER["snallygaster"]),
    "cursed": (3, cursed, MONSTER["jersey_devil"]),
    "before the glass": (4, before_the_glass, MONSTER["bloody_mary"]),
    "few cards": (5, few_cards, MONSTER["jersey_devil"]),
    "quests": (2, quests, {"calamity": 8}),
}
