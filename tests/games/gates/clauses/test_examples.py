"""The worked examples of the rulebook, choice by choice (GATE-166 to GATE-178)."""

import pytest

from tests.games.gates.table import BUILD, Table, card, cards, ending
from tests.support import clause

MANDY = 0
SEND = card("send", n=1, icons=1)
BUILD_TWO = card("send", "build", n=2)


def tokens(t: Table) -> int:
    """Return how many tokens Mandy holds."""
    return t.view(MANDY)["players"][MANDY]["tokens"]


# ---- a sane turn


def sane_turn(backend: str) -> Table:
    """Return a table: Mandy is one figure behind in Kingsport; her gate there lacks one card."""
    return Table(
        backend,
        mode="sane",
        hand=[SEND, BUILD],
        tokens={MANDY: 4},
        figures={MANDY: {"kingsport": 1}, 1: {"kingsport": 2}},
        gates={MANDY: {"kingsport": 4}},
        supply=["salem", "kingsport", "arkham", "innsmouth"],
        next_up=["rockport"],
    )


def first_sane_card(backend: str) -> Table:
    """Return the table after Mandy has sent an investigator to Kingsport."""
    return sane_turn(backend).play(SEND, "send/region=kingsport")


@clause("GATE-166")
def test_mandy_begins_a_sane_turn_with_four_tokens_and_five_cards(backend: str) -> None:
    t = sane_turn(backend)
    seen = t.view(MANDY)
    assert (seen["mode"], tokens(t), seen["players"][MANDY]["hand"]["count"]) == ("sane", 4, 5)
    assert len(t.legal("play")) == 5


@clause("GATE-167")
def test_mandy_sends_an_investigator_and_ties_for_the_most(backend: str) -> None:
    t = sane_turn(backend).play(SEND)
    assert tokens(t) == 5
    t.choose("send/region=kingsport")
    assert (t.figures(MANDY, "kingsport"), t.figures(1, "kingsport")) == (2, 2)
    assert t.view(MANDY)["regions"][3]["ranks"] == {"0": 1, "1": 1}


@clause("GATE-168")
def test_mandy_pays_four_tokens_and_flips_the_disc(backend: str) -> None:
    t = first_sane_card(backend)
    assert (tokens(t), t.view(MANDY)["mode"]) == (5, "sane")
    t.choose("flip")
    assert (tokens(t), t.view(MANDY)["mode"]) == (1, "insane")


@clause("GATE-169")
def test_mandy_builds_the_fifth_section_and_opens_the_gate(backend: str) -> None:
    t = first_sane_card(backend).choose("flip").play(BUILD)
    assert tokens(t) == 2
    assert t.supply()[1] == "kingsport"
    t.choose("take_supply/slot=1")
    assert t.told("section_built") == [{"seat": MANDY, "region": 3, "n": 5}]
    assert t.told("gate_opened") == [{"seat": MANDY, "region": 3}]
    assert t.state.score == (10 + 9, 9, 0)
    assert t.sections(MANDY, "kingsport") == 0


@clause("GATE-170")
def test_the_gate_is_scored_before_the_supply_is_refilled(backend: str) -> None:
    t = first_sane_card(backend).choose("flip").play(BUILD, "take_supply/slot=1")
    order = [name for name in t.names() if name not in ("scroll_revealed", "recovered")]
    assert order[:6] == [
        "gate_card_taken",
        "section_built",
        "gate_opened",
        "monstrosity_released",
        "region_scored",
        "region_scored",
    ]
    assert order[6] == "supply_refilled"
    assert t.supply() == ["salem", "rockport", "arkham", "innsmouth"]


# ---- an insane turn


def insane_turn(backend: str) -> Table:
    """Return a table: Mandy has two of the six cards of a Salem gate."""
    return Table(
        backend,
        mode="insane",
        hand=[BUILD, BUILD_TWO],
        tokens={MANDY: 4},
        gates={MANDY: {"salem": 2}},
        supply=["kingsport", "salem", "arkham", "innsmouth"],
        next_up=["arkham", "salem", "innsmouth", "salem", "rockport", "kingsport", "arkham"],
    )


def swap(t: Table) -> Table:
    """Let Mandy draw two cards and discard two that she does not need."""
    t.choose("swap")
    unwanted = [
        id for id in t.legal() if id not in (f"discard/card={BUILD}", f"discard/card={BUILD_TWO}")
    ]
    return t.choose(*unwanted[:2])


@clause("GATE-171")
def test_mandy_swaps_two_cards_before_playing_any(backend: str) -> None:
    t = insane_turn(backend)
    hand = t.field("hand")[MANDY]
    assert (tokens(t), len(hand)) == (4, 5)
    swap(t)
    assert (tokens(t), len(t.field("hand")[MANDY]), len(t.field("discard"))) == (2, 5, 2)
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 2)


@clause("GATE-172")
def test_mandy_builds_a_third_salem_section(backend: str) -> None:
    t = swap(insane_turn(backend)).play(BUILD)
    assert tokens(t) == 3
    t.choose("take_supply/slot=1")
    assert t.sections(MANDY, "salem") == 3
    assert t.told("gate_opened") == []
    assert t.supply() == ["kingsport", "arkham", "arkham", "innsmouth"]


@clause("GATE-173")
def test_mandy_renews_the_supply_and_two_salem_cards_turn_up(backend: str) -> None:
    t = swap(insane_turn(backend)).play(BUILD, "take_supply/slot=1").choose("renew")
    assert tokens(t) == 0
    assert t.supply() == ["salem", "innsmouth", "salem", "rockport"]


@clause("GATE-174")
def test_mandy_takes_both_and_lacks_one_card(backend: str) -> None:
    t = swap(insane_turn(backend)).play(BUILD, "take_supply/slot=1").choose("renew")
    t.play(BUILD_TWO)
    assert t.told("tokens_gained") == []
    t.choose("take_supply/slot=0", "take_supply/slot=2")
    assert t.told("gate_opened") == []
    building = t.view(MANDY)["players"][MANDY]["building"]
    assert building == [{"region": "salem", "sections": 5, "size": 6}]
    assert tokens(t) == 0


# ---- collections at the end of a game


RUNES = cards("send", "rune")[:6]
FRAGMENTS = [card(quadrant=q) for q in ("nw", "ne", "sw", "se")] + [cards(quadrant="ne")[1]]
RUN_OF_THREE = [card(page=n) for n in (3, 4, 5)]
RUN_OF_TWO = [card(page=n) for n in (3, 4, 9, 12)]


def collections(backend: str, pages: list[int]) -> Table:
    """Return a finished game, in which the first seat has the collections of the example."""
    t = ending(backend, runes={0: RUNES}, fragments={0: FRAGMENTS}, pages={0: pages})
    return t.open_gate()


@clause("GATE-175")
def test_six_runes_score_seventeen(backend: str) -> None:
    t = collections(backend, RUN_OF_THREE)
    assert t.points(0)["runes"] == 17
    assert t.view(0)["players"][0]["journal"]["rune_sets"] == [5, 1]


@clause("GATE-176")
@pytest.mark.parametrize(
    ("pages", "runs"), [(RUN_OF_THREE, [[3, 4, 5]]), (RUN_OF_TWO, [[3, 4], [9], [12]])]
)
def test_pages_score_twelve(backend: str, pages: list[int], runs: list[list[int]]) -> None:
    t = collections(backend, pages)
    assert t.points(0)["pages"] == 12
    assert t.view(0)["players"][0]["journal"]["runs"] == runs


@clause("GATE-177")
def test_a_blueprint_and_a_fragment_score_fourteen(backend: str) -> None:
    t = collections(backend, RUN_OF_THREE)
    assert t.points(0)["fragments"] == 14
    assert t.view(0)["players"][0]["journal"]["blueprints"] == 1


@clause("GATE-178")
@pytest.mark.parametrize("pages", [RUN_OF_THREE, RUN_OF_TWO])
def test_the_collections_score_forty_three(backend: str, pages: list[int]) -> None:
    t = collections(backend, pages)
    assert [e["n"] for e in t.told("final_scored")] == [17, 12, 14]
    assert t.state.score[0] == 15 + 43  # the last disc and the collections
