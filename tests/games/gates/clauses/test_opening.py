"""Opening a gate, up to the scroll: GATE-092 to GATE-099."""

import pytest

from noctuary.games.gates.actions import Scroll
from tests.games.gates.table import Table, card
from tests.support import clause

BUILD = card(insane="build", n=1)
DARK_HOURS = Scroll.parse("dark_hours")


def about_to_open(backend, **wish):
    """Return a table: the Kingsport gate of seat 0 lacks the card in slot 0."""
    gates = {0: {"kingsport": 4}, 1: {"kingsport": 4}}
    return Table(backend, mode="insane", hand=[BUILD], supply=["kingsport"], gates=gates, **wish)


def opened(backend, **wish):
    return about_to_open(backend, **wish).play(BUILD, "take_supply/slot=0")


@clause("GATE-092")
def test_the_player_who_adds_the_last_card_opens_the_gate(backend):
    t = opened(backend)
    shown = t.view(-1)["players"]
    disc = {"value": 10, "scroll": True, "seat": 0, "region": "kingsport"}
    assert [p["opened"] for p in shown] == [[disc], [], []]
    assert [t.sections(p, "kingsport") for p in range(3)] == [0, 4, 0]


@clause("GATE-092")
def test_a_gate_that_lacks_a_card_does_not_open(backend):
    t = Table(backend, mode="insane", hand=[BUILD], supply=["arkham"], gates={0: {"arkham": 4}})
    t.play(BUILD, "take_supply/slot=0")
    assert (t.sections(0, "arkham"), t.field("released")) == (5, 0)


@clause("GATE-093")
def test_a_gate_is_scored_before_the_second_card(backend):
    t = opened(backend, figures={0: {"kingsport": 1}, 1: {"kingsport": 2}})
    assert (t.state.seat, t.state.decision.prompt, t.field("plays_left")) == (0, "play", 1)
    assert t.state.score == (16, 9, 0)


@clause("GATE-093")
def test_a_gate_completed_by_the_first_of_two_sections_is_scored_at_once(backend):
    build = card(insane="build", n=2)
    supply = ["salem", "kingsport", "arkham", "arkham"]
    gates = {2: {"kingsport": 4}}
    figures = {0: {"kingsport": 2}, 2: {"kingsport": 1}}
    t = Table(
        backend, mode="insane", first=2, hand=[build], supply=supply, gates=gates, figures=figures
    )
    t.play(build, "take_supply/slot=1")
    assert t.state.score == (9, 0, 16)
    assert (t.figures(0, "kingsport"), t.field("reserve")[0]) == (0, 10)
    assert (t.state.seat, t.state.decision.prompt) == (2, "gate_card")
    t.choose("take_supply/slot=0")
    assert t.sections(2, "salem") == 1


@clause("GATE-094")
def test_a_gate_is_scored_in_four_steps(backend):
    t = opened(backend, figures={1: {"kingsport": 1}})
    start = t.names().index("gate_opened")
    assert t.names()[start : start + 5] == [
        "gate_opened",
        "monstrosity_released",
        "scroll_revealed",
        "region_scored",
        "recovered",
    ]


@clause("GATE-095")
def test_the_opener_puts_the_top_disc_on_the_gate(backend):
    t = about_to_open(backend)
    assert [d["value"] for d in t.view(-1)["discs"]["stack"]] == [10, 11, 12, 13, 14, 15]
    t.play(BUILD, "take_supply/slot=0")
    discs = t.view(-1)["discs"]
    assert [d["value"] for d in discs["stack"]] == [11, 12, 13, 14, 15]
    assert [(d["value"], d["seat"], d["region"]) for d in discs["released"]] == [
        (10, 0, "kingsport")
    ]


@clause("GATE-096")
def test_the_opener_scores_the_value_of_the_disc(backend):
    t = opened(backend, released=[(1, "salem")], score={0: 7, 1: 11})
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 11}]
    assert t.state.score == (18, 11, 0)


@clause("GATE-097")
@pytest.mark.parametrize(
    ("released", "value", "revealed"),
    [([], 10, 1), ([(1, "salem")], 11, 0), ([(1, "salem"), (2, "arkham")], 12, 1)],
)
def test_a_disc_with_a_scroll_icon_reveals_a_scroll(backend, released, value, revealed):
    t = opened(backend, released=released)
    assert t.told("monstrosity_released") == [{"seat": 0, "value": value}]
    assert len(t.told("scroll_revealed")) == revealed
    assert len(t.field("revealed")) == revealed
    assert t.view(-1)["scrolls"]["face_down"] == 3 - revealed


@clause("GATE-098")
def test_a_revealed_scroll_applies_to_everybody_for_the_rest_of_the_game(backend):
    """Dark Hours, revealed by seat 0: one token pays a swap, for everybody and in every round."""
    t = about_to_open(backend, slots=[DARK_HOURS], tokens={1: 1, 2: 1})
    assert t.view(1)["costs"] == {"swap": 2, "renew": 3, "flip": 4, "score_three": 5}
    t.play(BUILD, "take_supply/slot=0")
    assert t.told("scroll_revealed") == [{"scroll": DARK_HOURS}]
    t.finish_turn()
    assert (t.state.seat, "swap" in t.legal()) == (1, True)
    while t.field("round") == 1:
        t.finish_turn()
    t.choose("set_mode/mode=sane")
    assert (t.state.seat, "swap" in t.legal()) == (1, True)
    assert t.view(2)["costs"] == {"swap": 1, "renew": 2, "flip": 3, "score_three": 4}


@clause("GATE-099")
def test_scroll_then_region_then_investigators(backend):
    """All ranks are paid before anybody goes home."""
    t = opened(backend, figures={0: {"kingsport": 3}, 1: {"kingsport": 2}, 2: {"kingsport": 1}})
    order = [n for n in t.names() if n in ("scroll_revealed", "region_scored", "recovered")]
    assert order == ["scroll_revealed", *["region_scored"] * 3, *["recovered"] * 3]
    assert [e["n"] for e in t.told("region_scored")] == [9, 6, 4]


@clause("GATE-089")
def test_only_cards_of_its_type_go_with_an_opened_gate(backend):
    """Under construction lie cards of other types, some of them laid before."""
    gates = {1: {"innsmouth": 3, "salem": 2, "kingsport": 4, "rockport": 1}}
    t = Table(
        backend, mode="insane", first=1, hand=[BUILD], supply=["kingsport"], gates=gates
    ).play(BUILD, "take_supply/slot=0")
    kind = t.field("gate_type")
    assert [kind[c] for c in t.field("opened")[1]] == [3] * 5
    assert sorted(kind[c] for c in t.field("building")[1]) == [0, 0, 0, 1, 1, 4]
    assert t.field("sections")[1] == [3, 2, 0, 0, 1]


@clause("GATE-096")
def test_the_points_of_a_disc_count_as_those_of_a_monstrosity(backend):
    gates = {2: {"kingsport": 4}}
    t = Table(backend, mode="insane", first=2, hand=[BUILD], supply=["kingsport"], gates=gates)
    t.play(BUILD, "take_supply/slot=0")
    assert (t.points(2), t.state.score) == ({"monstrosities": 10}, (0, 0, 10))


@clause("GATE-097")
def test_no_scroll_is_revealed_when_none_lies_face_down(backend):
    t = opened(backend, slots=[])
    assert t.told("scroll_revealed") == []
    assert t.field("revealed") == []
