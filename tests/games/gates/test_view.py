"""The view follows from the observation, and has no secret."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from noctuary.games.gates.actions import Scroll
from noctuary.games.gates.view import view
from tests.games.gates.table import BUILD, Table, card, cards, ending, opening

BUILD_TWO = card("send", "build", n=2)


def cards_shown(shown: Any) -> Iterator[int]:
    """Yield every action card in a view."""
    if isinstance(shown, dict):
        if isinstance(shown.get("card"), int) and "light" in shown:
            yield shown["card"]
        for value in shown.values():
            yield from cards_shown(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from cards_shown(value)


def walk(backend: str, seats: int, choices: int) -> Iterator[Table]:
    """Yield a game played at random, at each of its decisions."""
    t = Table(backend, seats=seats, tokens={0: 6, 1: 6})
    rng = random.Random(seats)
    for _ in range(choices):
        yield t
        if t.state.over:
            return
        t.choose(rng.choice(t.legal()))


# ---- no secret


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_hidden_card_is_in_a_view(backend: str, seats: int) -> None:
    for t in walk(backend, seats, 60):
        truth = t.state.fields()
        for seat in range(-1, seats):
            shown = t.view(seat)
            hidden = set(truth["deck"])
            for p in range(seats):
                hidden |= set(truth["hand"][p]) if p != seat else set()
            on_view = list(cards_shown(shown))
            assert not hidden & set(on_view)
            assert len(on_view) == len(set(on_view)) == 80 - len(hidden)
            scrolls = [s["scroll"] for s in shown["scrolls"]["revealed"]]
            assert scrolls == [Scroll.names[s] for s in sorted(truth["revealed"])]


def test_a_face_down_scroll_is_not_named(backend: str) -> None:
    t = Table(backend, slots=[Scroll.dark_hours, Scroll.relics_call])
    for seat in range(-1, 3):
        text = json.dumps(t.view(seat))
        assert not [name for name in Scroll.names if name in text]


def test_the_view_is_the_same_whatever_is_hidden(backend: str) -> None:
    """Another truth that fits what a seat knows gives the seat the same view."""
    t = Table(backend, seats=4, tokens={0: 3}).choose("renew").finish_turn()
    for seat in range(4):
        others = [t.state.sample(seat, seed) for seed in range(5)]
        assert any(s.fields()["hand"] != t.field("hand") for s in others)
        assert [view(s.observe(seat)) for s in others] == [view(t.state.observe(seat))] * 5


def test_the_view_needs_nothing_but_the_observation(backend: str) -> None:
    t = opening(backend, seats=4, figures={1: {"salem": 2}})
    seen = t.state.observe(1)
    shown = view(seen)
    t.open_gate()
    assert view(seen) == shown != view(t.state.observe(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_plain_data(backend: str, seats: int) -> None:
    for t in walk(backend, seats, 40):
        for seat in range(-1, seats):
            shown = t.view(seat)
            assert json.loads(json.dumps(shown)) == shown


# ---- everything a table needs


def test_the_round(backend: str) -> None:
    t = Table(backend, mode="insane", hand=[BUILD]).play(BUILD)
    shown = t.view(0)
    head = ("game", "seat", "seats", "over", "side", "round", "mode", "first", "active")
    assert [shown[k] for k in head] == ["gates", 0, 3, False, "many", 1, "insane", 0, 0]
    assert shown["plays_left"] == 1
    assert Table(backend, seats=2).view(-1)["side"] == "two"


def test_both_halves_of_a_card(backend: str) -> None:
    send_two = cards("send", "convert")[-1]
    hand = [card(page=19), card(quadrant="se"), card("send", "rune"), BUILD_TWO, send_two]
    light = [
        {"deed": "page", "tokens": 0, "page": 19},
        {"deed": "fragment", "tokens": 0, "quadrant": "se"},
        {"deed": "send", "tokens": 1, "n": 1},
        {"deed": "send", "tokens": 1, "n": 1},
        {"deed": "send", "tokens": 0, "n": 2},
    ]
    dark = [
        {"deed": "build", "tokens": 2, "n": 1},
        {"deed": "rune", "tokens": 0},
        {"deed": "rune", "tokens": 0},
        {"deed": "build", "tokens": 0, "n": 2},
        {"deed": "convert", "tokens": 0},
    ]
    t = Table(backend, hand=hand)
    shown = t.view(0)["players"][0]["hand"]
    assert shown["count"] == 5
    assert [c["card"] for c in shown["cards"]] == hand
    assert [c["light"] for c in shown["cards"]] == light
    assert [c["dark"] for c in shown["cards"]] == dark
    assert t.view(1)["players"][0]["hand"] == {"count": 5, "cards": None}
    assert t.view(-1)["players"][0]["hand"] == {"count": 5, "cards": None}


def test_the_card_in_play_and_the_piles(backend: str) -> None:
    send, rune = card("send", n=2), card("fragment", "rune")
    t = Table(backend, hand=[send, rune], tokens={0: 4})
    deck = len(t.field("deck"))
    t.play(send, "send/region=salem", "flip")
    shown = t.view(2)
    [played] = shown["played"]
    assert (played["card"], played["half"], shown["mode"]) == (send, "sane", "insane")
    assert (shown["deck"], shown["discard"]) == (deck, [])
    t.choose("send/region=salem")
    assert [c["card"] for c in t.view(2)["discard"]] == [send]
    assert t.view(2)["played"] == []


def test_a_region(backend: str) -> None:
    figures = {0: {"salem": 1}, 1: {"salem": 3}, 3: {"salem": 3}}
    assert Table(backend, seats=4, figures=figures).view(0)["regions"][1] == {
        "region": "salem",
        "gate_size": 6,
        "points": [10, 7, 5],
        "figures": {"0": 1, "1": 3, "2": 0, "3": 3},
        "ranks": {"0": 2, "1": 1, "3": 1},
        "pays": {"0": 7, "1": 10, "3": 10},
    }


def test_a_region_with_neutral_figures(backend: str) -> None:
    figures = {0: {"rockport": 1}, "neutral": {"rockport": 2}}
    shown = Table(backend, seats=2, figures=figures).view(0)["regions"][4]
    assert shown["figures"] == {"0": 1, "1": 0, "neutral": 2}
    assert shown["ranks"] == {"0": 2, "neutral": 1}
    assert shown["pays"] == {"0": 6}


@pytest.mark.parametrize(
    "counts", [(4, 3, 2, 1), (3, 3, 2, 1), (0, 0, 0, 0), (0, 5, 0, 5), (2, 2, 2, 2)]
)
def test_what_a_region_pays_is_what_its_evaluation_pays(
    backend: str, counts: tuple[int, ...]
) -> None:
    figures = {p: {"arkham": n} for p, n in enumerate(counts)}
    t = opening(backend, "arkham", seats=4, figures=figures)
    promised = t.view(-1)["regions"][2]["pays"]
    t.open_gate()
    assert {str(e["seat"]): e["n"] for e in t.told("region_scored")} == promised
    assert len(promised) == len([n for n in counts if n and sorted(set(counts))[-3:].count(n)])


def test_gate_cards(backend: str) -> None:
    row = ["salem", "arkham", "kingsport", "rockport"]
    t = Table(backend, mode="insane", hand=[BUILD], tokens={0: 2}, supply=row)
    gates = t.view(0)["gates"]
    assert gates.pop("built") == [{"n": 1, "size": n, "opens": False} for n in (6, 6, 5, 5)]
    assert gates == {"supply": row, "deck": 86, "under": []}
    t.play(BUILD, "renew")
    shown = t.view(1)["gates"]
    assert (shown["deck"], shown["under"]) == (86, row)
    assert len(shown["supply"]) == 4


def test_what_each_card_of_the_supply_would_build(backend: str) -> None:
    row = ["salem", "arkham", "salem", "rockport"]
    gates = {0: {"salem": 4, "rockport": 3}, 1: {"arkham": 5}}
    t = Table(backend, mode="insane", hand=[BUILD_TWO], supply=row, gates=gates)
    built = t.view(1)["gates"]["built"]
    assert [(b["n"], b["opens"]) for b in built] == [(5, False), (1, False), (5, False), (4, False)]
    t.play(BUILD_TWO, "take_supply/slot=0")
    assert t.view(1)["gates"]["built"][2] == {"n": 6, "size": 6, "opens": True}


def test_an_empty_slot_is_shown(backend: str) -> None:
    t = Table(backend, supply=["salem"], next_up=[], rest_gone=True)
    shown = t.view(0)["gates"]
    assert (shown["supply"], shown["deck"]) == (["salem", None, None, None], 0)


def test_discs_and_scrolls(backend: str) -> None:
    t = opening(backend, released=[(1, "salem")], scrolls=["dark_hours"], slots=[3, 6]).open_gate()
    shown = t.view(2)
    assert shown["discs"]["released"] == [
        {"value": 10, "scroll": True, "seat": 1, "region": "salem"},
        {"value": 11, "scroll": False, "seat": 0, "region": "kingsport"},
    ]
    assert shown["discs"]["stack"] == [
        {"value": 12, "scroll": True},
        {"value": 13, "scroll": False},
        {"value": 14, "scroll": True},
        {"value": 15, "scroll": False},
    ]
    revealed = [{"scroll": "dark_hours", "sort": "lasting"}]
    assert shown["scrolls"] == {"face_down": 2, "revealed": revealed}
    assert shown["players"][0]["opened"] == shown["discs"]["released"][1:]
    assert shown["costs"] == {"swap": 1, "renew": 2, "flip": 3, "score_three": 4}


def test_a_player(backend: str) -> None:
    t = Table(
        backend,
        tokens={1: 7},
        score={1: 45},
        figures={1: {"salem": 2, "rockport": 1}},
        gates={1: {"salem": 2, "rockport": 4}},
        pages={1: [card(page=n) for n in (4, 12, 3)]},
        fragments={1: [card(quadrant="nw"), card(quadrant="se")]},
        runes={1: cards("send", "rune")[:3]},
    )
    shown = t.view(0)["players"][1]
    plain = ("seat", "score", "tokens", "reserve", "on_board", "result")
    assert [shown[k] for k in plain] == [1, 45, 7, 7, 3, None]
    assert shown["track"] == {"position": 5, "tokens": [40]}
    assert shown["building"] == [
        {"region": "salem", "sections": 2, "size": 6},
        {"region": "rockport", "sections": 4, "size": 5},
    ]
    journal = shown["journal"]
    assert [c["card"] for c in journal.pop("cards")["runes"]] == cards("send", "rune")[:3]
    assert journal == {
        "pages": [3, 4, 12],
        "runs": [[3, 4], [12]],
        "page_points": 10,
        "joined": {"n": 2, "points": 8},
        "alone": {"n": 1, "points": 2},
        "fragments": {"nw": 1, "ne": 0, "sw": 0, "se": 1},
        "blueprints": 0,
        "fragment_points": 4,
        "plans": {"n": 0, "points": 0},
        "spare": {"n": 2, "points": 4},
        "runes": 3,
        "rune_sets": [3],
        "rune_points": 4,
        "sets": [{"n": 3, "points": 4}],
        "at_end": 10 + 4 + 4 + 3,
    }
    assert t.view(0)["tokens"] == {"supply": 17, "total": 24}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_journal_promises_is_what_it_scores(backend: str, seed: int) -> None:
    rng = random.Random(seed)
    pages, fragments = cards("page"), cards("fragment")
    runes = cards("send", "rune")
    t = ending(
        backend,
        pages={0: rng.sample(pages, seed * 3)},
        fragments={0: rng.sample(fragments, seed * 3)},
        runes={0: rng.sample(runes, seed)},
    )
    journal = t.view(1)["players"][0]["journal"]
    t.open_gate()
    points = t.points(0)
    for what, of in (("pages", "page"), ("fragments", "fragment"), ("runes", "rune")):
        assert points.get(what, 0) == journal[f"{of}_points"]
    assert ("pages" in points) == (seed > 0)
    sums = [journal["joined"], journal["alone"], journal["plans"], journal["spare"]]
    promised = sum(s["points"] for s in [*sums, *journal["sets"]])
    assert promised == sum(journal[f"{of}_points"] for of in ("page", "fragment", "rune"))


def test_the_end_of_the_game(backend: str) -> None:
    t = ending(backend, score={0: 60, 1: 50, 2: 40}, figures={1: {"salem": 3}}).open_gate()
    shown = t.view(2)
    assert (shown["over"], shown["tie"]) == (True, None)
    assert [p["score"] for p in shown["players"]] == [75, 53, 40]
    assert [p["result"] for p in shown["players"]] == [1000, 0, 0]
    assert shown["players"][0]["points"]["monstrosities"] == 15
    for player in shown["players"]:
        assert sum(player["points"].values()) == player["score"]


@pytest.mark.parametrize(
    ("points", "more", "tie"), [(1, 0, None), (0, 1, "tokens"), (0, 0, "order")]
)
def test_what_breaks_a_tie(backend: str, points: int, more: int, tie: str | None) -> None:
    """Seat 0 ends with so many more points and tokens than seat 1."""
    first, second, _ = ending(backend, score={1: 60}).open_gate().view(2)["players"]
    score = {0: second["score"] - first["score"] + points, 1: 60}
    tokens = {0: more, 1: first["tokens"] - second["tokens"]}
    shown = ending(backend, score=score, tokens=tokens).open_gate().view(2)
    assert [p["score"] for p in shown["players"][:2]] == [60 + points, 60]
    assert shown["tie"] == tie


def test_the_prices_of_the_table(backend: str) -> None:
    t = Table(backend, options={"costs": {"renew": 6}, "tokens": 30})
    assert t.view(0)["costs"] == {"swap": 2, "renew": 6, "flip": 4, "score_three": 5}
    assert t.view(0)["tokens"] == {"supply": 30, "total": 30}
