"""Insane actions: GATE-074 to GATE-091."""

from collections import Counter

import pytest

from noctuary.kernel import Hidden
from tests.games.gates.table import Table, card, cards
from tests.support import clause

RUNE = card(insane="rune")
CONVERT = card(insane="convert")
BUILD_ONE = card(insane="build", n=1)
BUILD_TWO = card(insane="build", n=2)
SUPPLY = ["salem", "arkham", "kingsport", "rockport"]
PICKS = [*(f"take_supply/slot={s}" for s in range(4)), "take_deck"]


def insane(backend, *hand, **wish):
    return Table(backend, mode="insane", hand=hand, **wish)


@clause("GATE-074")
def test_both_cards_of_an_insane_turn_must_be_carried_out(backend):
    one, other = cards("send", "build", n=2)[:2]
    t = insane(backend, one, other, supply=SUPPLY)
    for c in (one, other):
        t.play(c)
        for _ in range(2):
            assert t.legal() == PICKS
            t.choose("take_supply/slot=0")
    assert len(t.field("building")[0]) == 4
    assert sum(t.field("board")[0]) == 0


@clause("GATE-074")
def test_a_conversion_is_made_when_there_is_somebody_to_convert(backend):
    t = insane(backend, CONVERT, figures={1: {"salem": 1}}).play(CONVERT)
    assert t.legal() == ["convert/region=salem/owner=1"]


@clause("GATE-074")
def test_an_action_that_cannot_be_done_still_counts_as_one_of_the_two(backend):
    t = insane(backend, CONVERT, figures={0: {"salem": 1}}).play(CONVERT)
    assert t.told("nothing_to_convert") == [{"seat": 0}]
    assert t.field("discard") == [CONVERT]
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 1)


@clause("GATE-075")
def test_there_are_three_insane_actions(backend):
    """Each of the 80 cards, played in an insane round."""
    done = Counter()
    for c in range(80):
        t = insane(backend, c, figures={1: {"salem": 1}}).play(c)
        done[(t.state.decision.prompt, "rune_collected" in t.names())] += 1
    assert done == {("play", True): 20, ("convert", False): 20, ("gate_card", False): 40}


@clause("GATE-076")
def test_a_rune_goes_to_the_journal(backend):
    other = cards(insane="rune")[1]
    t = insane(backend, RUNE, runes={0: [other]}).play(RUNE)
    assert sorted(t.field("runes")[0]) == sorted([RUNE, other])
    assert t.told("rune_collected") == [{"seat": 0, "n": 2}]


@clause("GATE-077")
def test_a_larger_set_of_runes_is_worth_more(backend):
    shown = []
    for n in range(1, 7):
        journal = Table(backend, runes={0: cards(insane="rune")[:n]}).view(1)["players"][0][
            "journal"
        ]
        shown.append((journal["rune_sets"], journal["rune_points"]))
    assert shown == [([1], 1), ([2], 2), ([3], 4), ([4], 8), ([5], 16), ([5, 1], 17)]


@clause("GATE-078")
def test_a_converted_investigator_goes_back_to_its_owner(backend):
    t = insane(backend, CONVERT, figures={1: {"salem": 2, "arkham": 1}})
    t.play(CONVERT, "convert/region=salem/owner=1")
    assert (t.figures(1, "salem"), t.figures(1, "arkham")) == (1, 1)
    assert t.field("reserve")[1] == 8


@clause("GATE-078")
def test_nobody_is_converted_where_nobody_stands(backend):
    t = insane(backend, CONVERT, figures={0: {"arkham": 1}, 1: {"salem": 1}}).play(CONVERT)
    assert t.why_not("convert/region=arkham/owner=1") == "GATE-078"
    assert t.why_not("convert/region=salem/owner=2") == "GATE-078"
    assert t.why_not("convert/region=arkham/owner=0") == "GATE-078"


@clause("GATE-079")
def test_an_investigator_of_the_reserve_takes_its_place(backend):
    t = insane(backend, CONVERT, figures={0: {"arkham": 6}, 1: {"salem": 1}})
    t.play(CONVERT, "convert/region=salem/owner=1")
    assert (t.figures(0, "salem"), t.figures(0, "arkham")) == (1, 6)
    assert t.field("reserve")[0] == 3


@clause("GATE-078")
def test_a_seat_that_is_not_at_the_table_is_not_spoken_of(backend):
    t = insane(backend, CONVERT, figures={1: {"salem": 1}}).play(CONVERT)
    assert t.why_not("convert/region=salem/owner=2") == "GATE-078"
    assert t.why_not("convert/region=salem/owner=3") is None


@clause("GATE-079")
def test_the_last_investigator_of_the_reserve_converts(backend):
    figures = {0: {"rockport": 1}, 1: {"arkham": 9}}
    t = insane(backend, CONVERT, first=1, figures=figures).play(CONVERT)
    assert t.legal() == ["convert/region=rockport/owner=0"]
    t.choose("convert/region=rockport/owner=0")
    assert (t.figures(1, "rockport"), t.field("reserve")[:2]) == (1, [10, 0])


@clause("GATE-080")
def test_with_an_empty_reserve_two_investigators_swap_places(backend):
    t = insane(backend, CONVERT, figures={0: {"arkham": 10}, 1: {"salem": 1}}).play(CONVERT)
    assert t.why_not("convert/region=salem/owner=1") == "GATE-080"
    t.choose("exchange/region=salem/owner=1/origin=arkham")
    assert (t.figures(0, "salem"), t.figures(0, "arkham")) == (1, 9)
    assert (t.figures(1, "salem"), t.figures(1, "arkham")) == (0, 1)
    assert t.field("reserve") == [0, 9, 10, 0]


@clause("GATE-080")
def test_two_investigators_of_one_region_may_swap_places(backend):
    figures = {0: {"salem": 9, "arkham": 1}, 1: {"salem": 1}}
    t = insane(backend, CONVERT, figures=figures).play(CONVERT)
    assert t.legal() == [f"exchange/region=salem/owner=1/origin={r}" for r in ("salem", "arkham")]
    t.choose("exchange/region=salem/owner=1/origin=salem")
    assert t.field("board")[:2] == [[0, 9, 1, 0, 0], [0, 1, 0, 0, 0]]
    assert t.state.decision.prompt == "play"


@clause("GATE-080")
def test_any_figure_of_the_others_may_swap_places_with_any_of_ones_own(backend):
    figures = {2: {"innsmouth": 4, "rockport": 6}, 0: {"salem": 1}, 3: {"rockport": 2}}
    t = insane(backend, CONVERT, seats=4, first=2, figures=figures).play(CONVERT)
    assert sorted(t.legal()) == [
        "exchange/region=rockport/owner=3/origin=innsmouth",
        "exchange/region=rockport/owner=3/origin=rockport",
        "exchange/region=salem/owner=0/origin=innsmouth",
        "exchange/region=salem/owner=0/origin=rockport",
    ]
    t.choose("exchange/region=salem/owner=0/origin=rockport")
    assert t.field("board")[0] == [0, 0, 0, 0, 1]
    assert t.field("board")[2] == [4, 1, 0, 0, 5]
    assert t.field("board")[3] == [0, 0, 0, 0, 2]


@clause("GATE-080")
def test_a_neutral_investigator_swaps_places_too(backend):
    figures = {1: {"salem": 10}, "neutral": {"arkham": 2}}
    t = insane(backend, CONVERT, seats=2, first=1, figures=figures).play(CONVERT)
    t.choose("exchange/region=arkham/owner=neutral/origin=salem")
    assert t.field("board")[1] == [0, 9, 1, 0, 0]
    assert t.field("board")[4] == [0, 1, 1, 0, 0]


@clause("GATE-081")
def test_one_investigator_is_converted(backend):
    """Of those that are not one's own, neutral ones included, exactly one leaves the board."""
    figures = {1: {"salem": 2, "arkham": 2}, "neutral": {"salem": 3, "rockport": 1}}
    t = insane(backend, CONVERT, seats=2, figures=figures)
    t.play(CONVERT, "convert/region=salem/owner=1")
    assert sum(sum(row) for row in t.field("board")[1:]) == 7
    assert sum(t.field("board")[0]) == 1
    assert t.state.decision.prompt == "play"


@clause("GATE-082")
def test_any_opponent_may_be_converted_in_any_region(backend):
    """Seat 0 stands in Salem only."""
    figures = {0: {"salem": 1}, 1: {"salem": 1, "rockport": 2}, 2: {"rockport": 1, "innsmouth": 3}}
    t = insane(backend, CONVERT, figures=figures).play(CONVERT)
    assert sorted(t.legal()) == [
        "convert/region=innsmouth/owner=2",
        "convert/region=rockport/owner=1",
        "convert/region=rockport/owner=2",
        "convert/region=salem/owner=1",
    ]
    t.choose("convert/region=rockport/owner=2")
    assert (t.figures(0, "rockport"), t.figures(2, "rockport")) == (1, 0)


@clause("GATE-083")
@pytest.mark.parametrize(("build", "n"), [(BUILD_ONE, 1), (BUILD_TWO, 2)])
def test_a_build_takes_as_many_gate_cards_as_its_card_says(backend, build, n):
    t = insane(backend, build, supply=SUPPLY, gates={0: {"innsmouth": 1}})
    t.play(build)
    for slot in range(n):
        assert t.state.decision.prompt == "gate_card"
        t.choose(f"take_supply/slot={slot}")
    assert t.state.decision.prompt == "play"
    assert len(t.field("building")[0]) == 1 + n


@clause("GATE-083")
def test_a_build_takes_only_what_exists(backend):
    """One gate card is left for two sections; with it the gate cards are used up."""
    t = insane(backend, BUILD_TWO, supply=["salem"], next_up=[], rest_gone=True).play(BUILD_TWO)
    assert t.legal() == ["take_supply/slot=0"]
    t.choose("take_supply/slot=0")
    assert t.told("nothing_to_build") == []
    assert t.sections(0, "salem") == 1
    assert t.told("gate_cards_exhausted") == [{}]
    assert t.state.over


@clause("GATE-083")
def test_a_build_with_a_card_to_take_does_not_say_that_there_is_none(backend):
    t = insane(backend, BUILD_ONE, supply=["salem"], next_up=[], rest_gone=True).play(BUILD_ONE)
    assert t.told("nothing_to_build") == []


@clause("GATE-083")
def test_a_build_without_any_card_says_so_and_the_game_ends(backend):
    t = insane(backend, BUILD_ONE, first=2, supply=[], next_up=[], rest_gone=True)
    t.state.arrange({"score": [3, 8, 5, 0]})
    t.play(BUILD_ONE)
    assert t.told("nothing_to_build") == [{"seat": 2}]
    assert t.told("gate_cards_exhausted") == [{}]
    assert t.state.result == (0, 1000, 0)


@clause("GATE-083", "GATE-086")
def test_the_card_chosen_in_the_supply_is_the_one_taken(backend):
    t = insane(backend, BUILD_ONE, first=1, supply=SUPPLY, next_up=["innsmouth", "salem"])
    t.play(BUILD_ONE, "take_supply/slot=1")
    assert t.field("sections")[1] == [0, 0, 1, 0, 0]
    assert t.told("gate_card_taken") == [{"seat": 1, "region": 2, "slot": 1}]


@clause("GATE-084")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4)])
def test_a_gate_card_starts_or_joins_the_gate_of_its_type(backend, before, after):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, gates={0: {"salem": before}})
    t.play(BUILD_ONE, "take_supply/slot=0")
    assert t.sections(0, "salem") == after
    assert len(t.field("building")[0]) == after


@clause("GATE-085")
@pytest.mark.parametrize(
    ("second", "gates"),
    [("arkham", {"salem": 3, "arkham": 1}), ("salem", {"salem": 4, "arkham": 0})],
)
def test_two_sections_serve_one_gate_or_two(backend, second, gates):
    t = insane(backend, BUILD_TWO, supply=["salem", second], gates={0: {"salem": 2}})
    t.play(BUILD_TWO, "take_supply/slot=0", "take_supply/slot=1")
    assert {r: t.sections(0, r) for r in gates} == gates


@clause("GATE-086")
def test_a_gate_card_comes_from_the_supply_or_the_deck(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY).play(BUILD_ONE)
    assert t.legal() == PICKS
    assert t.state.observe(0).fields["gate_deck"] == Hidden(86)


@clause("GATE-086")
def test_the_deck_gives_its_top_card(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, next_up=["innsmouth", "salem"])
    t.play(BUILD_ONE, "take_deck")
    assert t.view(-1)["players"][0]["building"] == [
        {"region": "innsmouth", "sections": 1, "size": 7}
    ]


@clause("GATE-086")
def test_an_empty_deck_gives_nothing(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, next_up=[], rest_gone=True).play(BUILD_ONE)
    assert t.legal() == PICKS[:4]
    assert t.why_not("take_deck") == "GATE-086"


@clause("GATE-087")
def test_a_supply_card_is_replaced_at_once(backend):
    """Between the two picks of one build, the card that was the top of the deck lies there."""
    t = insane(backend, BUILD_TWO, supply=SUPPLY, next_up=["innsmouth", "salem"])
    before = t.view(-1)["gates"]["deck"]
    t.play(BUILD_TWO, "take_supply/slot=2")
    assert t.supply() == ["salem", "arkham", "innsmouth", "rockport"]
    assert t.view(-1)["gates"]["deck"] == before - 1 == 85
    t.choose("take_supply/slot=2")
    assert t.sections(0, "innsmouth") == 1
    assert t.supply() == ["salem", "arkham", "salem", "rockport"]


@clause("GATE-086")
def test_the_last_card_of_the_deck_may_be_taken(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, next_up=["innsmouth"], rest_gone=True)
    t.play(BUILD_ONE)
    assert t.legal() == PICKS
    assert t.choose("take_deck").sections(0, "innsmouth") == 1


@clause("GATE-087")
def test_the_last_card_of_the_deck_refills_a_slot(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, next_up=["innsmouth"], rest_gone=True)
    t.play(BUILD_ONE, "take_supply/slot=0")
    assert t.supply() == ["innsmouth", "arkham", "kingsport", "rockport"]


@clause("GATE-087")
def test_a_slot_stays_empty_when_the_deck_is(backend):
    t = insane(backend, BUILD_TWO, supply=SUPPLY, next_up=[], rest_gone=True)
    t.play(BUILD_TWO, "take_supply/slot=2")
    assert t.supply() == ["salem", "arkham", None, "rockport"]
    assert t.why_not("take_supply/slot=2") == "GATE-087"


@clause("GATE-088")
def test_taking_from_the_deck_leaves_the_supply(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY)
    before = t.field("supply")
    t.play(BUILD_ONE, "take_deck")
    assert t.field("supply") == before
    assert len(t.field("gate_deck")) == 85


@clause("GATE-089")
def test_a_gate_is_made_of_its_own_type_only(backend):
    """Five Salem cards and an Arkham card are no Salem gate."""
    t = insane(backend, BUILD_ONE, supply=SUPPLY, gates={0: {"salem": 5}})
    t.play(BUILD_ONE, "take_supply/slot=1")
    assert (t.sections(0, "salem"), t.sections(0, "arkham")) == (5, 1)
    assert t.told("gate_opened") == []


@clause("GATE-090")
def test_there_is_one_gate_of_a_type_under_construction(backend):
    t = insane(backend, BUILD_ONE, supply=SUPPLY, gates={0: {"kingsport": 2}})
    t.play(BUILD_ONE, "take_supply/slot=2")
    building = t.view(-1)["players"][0]["building"]
    assert building == [{"region": "kingsport", "sections": 3, "size": 5}]


@clause("GATE-090")
def test_a_card_too_many_begins_the_next_gate_of_its_type(backend):
    supply = ["kingsport", "kingsport", "salem", "salem"]
    t = insane(backend, BUILD_TWO, supply=supply, gates={0: {"kingsport": 4}})
    t.play(BUILD_TWO, "take_supply/slot=0", "take_supply/slot=1")
    shown = t.view(-1)["players"][0]
    assert [gate["region"] for gate in shown["opened"]] == ["kingsport"]
    assert shown["building"] == [{"region": "kingsport", "sections": 1, "size": 5}]


@clause("GATE-091")
@pytest.mark.parametrize("icons", [1, 2])
def test_building_a_section_earns_tokens(backend, icons):
    build = card(insane="build", n=1, icons=icons)
    t = insane(backend, build).play(build)
    assert t.told("tokens_gained") == [{"seat": 0, "n": icons}]
    assert t.field("tokens")[0] == icons
    assert t.view(0)["tokens"]["supply"] == 24 - icons
