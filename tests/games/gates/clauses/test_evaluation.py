"""Evaluating the region of an opened gate (GATE-100 to GATE-114)."""

import pytest

from tests.games.gates.table import BUILD, SIZE, Table, card, opening
from tests.support import clause


def ranked(t: Table) -> list[tuple[int, int, int]]:
    """Return seat, rank and points of everybody whom the last evaluation paid."""
    return [(e["seat"], e["rank"], e["n"]) for e in t.told("region_scored")]


@clause("GATE-100")
def test_presences_are_ranked_from_most_to_fewest(backend: str) -> None:
    t = opening(backend, "salem", figures={0: {"salem": 1}, 1: {"salem": 3}, 2: {"salem": 2}})
    t.open_gate()
    assert [(seat, rank) for seat, rank, _ in ranked(t)] == [(1, 1), (2, 2), (0, 3)]


@clause("GATE-100")
def test_there_are_three_ranks_only(backend: str) -> None:
    figures = {0: {"salem": 4}, 1: {"salem": 3}, 2: {"salem": 2}, 3: {"salem": 1}}
    t = opening(backend, "salem", seats=4, figures=figures).open_gate()
    assert [(seat, rank) for seat, rank, _ in ranked(t)] == [(0, 1), (1, 2), (2, 3)]
    assert t.points(3) == {}


@clause("GATE-101")
def test_each_rank_scores_its_value_at_once(backend: str) -> None:
    figures = {0: {"salem": 3}, 1: {"salem": 2}, 2: {"salem": 1}, 3: {"arkham": 5}}
    t = opening(backend, "salem", seats=4, figures=figures)
    assert t.state.score == (0, 0, 0, 0)
    t.open_gate()
    assert t.state.score == (10 + 10, 7, 5, 0)  # the opener also scores the disc
    assert [t.points(p).get("regions", 0) for p in range(4)] == [10, 7, 5, 0]


@clause("GATE-102")
def test_tied_players_all_score_the_full_rank(backend: str) -> None:
    t = opening(backend, "salem", figures={0: {"salem": 2}, 1: {"salem": 2}}).open_gate()
    assert ranked(t) == [(0, 1, 10), (1, 1, 10)]


@clause("GATE-102")
def test_all_players_may_tie_for_first(backend: str) -> None:
    figures = {p: {"salem": 2} for p in range(4)}
    t = opening(backend, "salem", seats=4, figures=figures).open_gate()
    assert ranked(t) == [(0, 1, 10), (1, 1, 10), (2, 1, 10), (3, 1, 10)]


@clause("GATE-103")
def test_a_tie_uses_up_no_lower_rank(backend: str) -> None:
    figures = {0: {"salem": 3}, 1: {"salem": 3}, 2: {"salem": 2}, 3: {"salem": 1}}
    t = opening(backend, "salem", seats=4, figures=figures).open_gate()
    assert ranked(t) == [(0, 1, 10), (1, 1, 10), (2, 2, 7), (3, 3, 5)]


@clause("GATE-104")
def test_nobody_scores_without_a_figure_in_the_region(backend: str) -> None:
    t = opening(backend, "salem", figures={0: {"salem": 1}, 1: {"arkham": 3}}).open_gate()
    assert ranked(t) == [(0, 1, 10)]
    assert t.points(1) == t.points(2) == {}


@clause("GATE-105")
def test_the_region_pays_whoever_is_there_and_the_opener_scores_the_disc(backend: str) -> None:
    t = opening(backend, "arkham", figures={1: {"arkham": 2}}).open_gate()
    assert t.points(0) == {"monstrosities": 10}
    assert t.points(1) == {"regions": 10}


@clause("GATE-106")
def test_all_figures_of_the_region_go_home(backend: str) -> None:
    t = opening(backend, "salem", figures={0: {"salem": 3, "arkham": 1}, 1: {"salem": 2}})
    assert t.field("reserve")[:3] == [6, 8, 10]
    t.open_gate()
    assert [t.figures(p, "salem") for p in range(3)] == [0, 0, 0]
    assert t.field("reserve")[:3] == [9, 10, 10]


@clause("GATE-106")
def test_figures_beyond_the_third_rank_go_home_too(backend: str) -> None:
    figures = {0: {"salem": 4}, 1: {"salem": 3}, 2: {"salem": 2}, 3: {"salem": 1}}
    t = opening(backend, "salem", seats=4, figures=figures).open_gate()
    assert t.field("reserve") == [10, 10, 10, 10]


@clause("GATE-107")
def test_figures_of_other_regions_stay(backend: str) -> None:
    figures = {
        0: {"salem": 1, "arkham": 2},
        1: {"innsmouth": 3, "rockport": 1},
        2: {"kingsport": 4},
    }
    t = opening(backend, "salem", figures=figures).open_gate()
    assert t.field("board")[:3] == [[0, 0, 2, 0, 0], [3, 0, 0, 0, 1], [0, 0, 0, 4, 0]]


@clause("GATE-108")
def test_the_turn_goes_on_after_a_gate_was_opened(backend: str) -> None:
    rune = card("send", "rune")
    t = opening(backend, hand=[rune]).open_gate()
    assert (t.state.seat, t.state.decision.prompt, t.field("plays_left")) == (0, "play", 1)
    t.play(rune)
    assert len(t.told("drew")) == 2
    assert t.told("turn_began") == [{"seat": 1}]


@clause("GATE-108")
def test_the_build_goes_on_where_the_gate_interrupted_it(backend: str) -> None:
    t = opening(backend, next_up=["innsmouth"]).open_gate()
    assert t.names()[-2:] == ["supply_refilled", "card_discarded"]
    assert t.supply() == ["innsmouth", "innsmouth", "salem", "arkham"]


@clause("GATE-109")
def test_a_third_gate_of_one_type_opens_like_the_first(backend: str) -> None:
    rune, other = card("send", "rune"), card("send", "build", n=1, icons=2)
    t = Table(
        backend,
        mode="insane",
        hand={0: [BUILD, rune], 1: [other]},
        supply=["kingsport", "kingsport", "salem", "arkham"],
        gates={0: {"kingsport": 4}, 1: {"kingsport": 4}},
        released=[(2, "kingsport")],
        figures={1: {"kingsport": 1}, 2: {"kingsport": 2}},
    )
    t.play(BUILD, "take_supply/slot=0")
    assert ranked(t) == [(2, 1, 9), (1, 2, 6)]
    t.play(rune).play(other, "take_supply/slot=1")
    assert t.told("monstrosity_released") == [{"seat": 1, "value": 12}]
    opened = t.view(-1)["discs"]["released"]
    assert [(d["seat"], d["region"]) for d in opened] == [
        (2, "kingsport"),
        (0, "kingsport"),
        (1, "kingsport"),
    ]


@clause("GATE-110")
def test_a_player_opens_a_second_gate_of_a_type_and_begins_a_third(backend: str) -> None:
    again = card("send", "build", n=1, icons=2)
    t = opening(
        backend,
        "rockport",
        hand=[again],
        supply=["rockport", "salem", "arkham"],
        released=[(0, "rockport")],
    )
    t.open_gate()
    assert t.points(0) == {"monstrosities": 10 + 11}
    assert t.sections(0, "rockport") == 0
    t.play(again, "take_supply/slot=1")
    assert t.told("section_built") == [{"seat": 0, "region": 4, "n": 1}]
    assert t.sections(0, "rockport") == 1


POINTS = [
    ("innsmouth", [11, 8, 6]),
    ("salem", [10, 7, 5]),
    ("arkham", [10, 7, 5]),
    ("kingsport", [9, 6, 4]),
    ("rockport", [9, 6, 4]),
]


@clause("GATE-111")
@pytest.mark.parametrize(("region", "points"), POINTS)
def test_the_board_shows_what_first_second_and_third_place_pay(
    backend: str, region: str, points: list[int]
) -> None:
    t = opening(backend, region, figures={0: {region: 1}, 1: {region: 2}, 2: {region: 3}})
    shown = next(r for r in t.view(-1)["regions"] if r["region"] == region)
    assert shown["points"] == points
    t.open_gate()
    assert [n for _, _, n in ranked(t)] == points


@clause("GATE-112")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("region", "points"), POINTS[1:])
def test_both_known_sets_of_values_are_paid(
    backend: str, seats: int, region: str, points: list[int]
) -> None:
    figures = {0: {region: 1}, 1: {region: 2}}
    t = opening(backend, region, seats=seats, figures=figures).open_gate()
    assert ranked(t) == [(1, 1, points[0]), (0, 2, points[1])]


@clause("GATE-112")
def test_the_known_sets_may_belong_to_other_regions(backend: str) -> None:
    options = {"region_points": {"many": {"salem": [9, 6, 4], "kingsport": [10, 7, 5]}}}
    for region, points in (("salem", [9, 6]), ("kingsport", [10, 7])):
        figures = {1: {region: 2}, 2: {region: 1}}
        t = opening(backend, region, options=options, figures=figures).open_gate()
        assert [n for _, _, n in ranked(t)] == points


@clause("GATE-113")
@pytest.mark.parametrize("pick", [range(5), range(11, 16), (0, 3, 8, 12, 15)])
def test_any_five_kingsport_cards_complete_the_gate(backend: str, pick: list[int]) -> None:
    t = opening(backend, "kingsport")
    kinds = t.field("gate_type")
    *built, last = [[c for c, r in enumerate(kinds) if r == 3][k] for k in pick]
    t.state.arrange({"building": {0: built}, "supply": {0: [last]}})
    t.open_gate()
    assert t.told("gate_opened") == [{"seat": 0, "region": 3}]
    assert sorted(t.field("opened")[0]) == [*built, last]
    assert len(built) == SIZE["kingsport"] - 1


@clause("GATE-114")
@pytest.mark.parametrize("numbers", [(1, 19), (3, 17)])
def test_one_and_nineteen_are_pages_like_any_other(backend: str, numbers: tuple[int, int]) -> None:
    first, second = (card(page=n) for n in numbers)
    t = Table(backend, mode="sane", hand=[first, second])
    t.play(first)
    assert t.names() == ["card_played", "page_collected"]
    assert t.told("page_collected") == [{"seat": 0, "page": numbers[0]}]
    t.play(second)
    assert t.told("page_collected") == [{"seat": 0, "page": numbers[1]}]
    journal = t.view(-1)["players"][0]["journal"]
    assert (journal["pages"], journal["page_points"]) == (list(numbers), 4)


@clause("GATE-105")
def test_the_fourth_player_is_paid_like_the_others(backend: str) -> None:
    t = opening(backend, "salem", seats=4, figures={3: {"salem": 1}}).open_gate()
    assert ranked(t) == [(3, 1, 10)]


@clause("GATE-100")
def test_a_fourth_presence_has_no_rank(backend: str) -> None:
    figures = {p: {"salem": 4 - p} for p in range(4)}
    t = opening(backend, "salem", seats=4, figures=figures)
    assert t.view(0)["regions"][1]["ranks"] == {"0": 1, "1": 2, "2": 3}


@clause("GATE-106")
def test_only_those_who_were_there_go_home(backend: str) -> None:
    t = opening(backend, "salem", figures={0: {"arkham": 2}, 2: {"salem": 1}}).open_gate()
    assert t.told("recovered") == [{"seat": 2, "region": 1, "n": 1}]
