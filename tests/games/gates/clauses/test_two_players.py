"""Playing with two (GATE-157 to GATE-165)."""

import pytest

from tests.games.gates.table import Table, card, ending, opening
from tests.support import clause


def paid(t: Table) -> list[tuple[int, int]]:
    """Return seat and points of everybody whom the last evaluation paid."""
    return [(e["seat"], e["n"]) for e in t.told("region_scored")]


@clause("GATE-157")
@pytest.mark.parametrize(("opened", "value"), [(0, 12), (1, 13), (2, 14), (3, 15)])
def test_two_players_leave_out_the_two_lowest_discs(backend: str, opened: int, value: int) -> None:
    before = [(1, r) for r in ("innsmouth", "salem", "arkham")[:opened]]
    t = opening(backend, seats=2, released=before).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 0, "value": value}]


@clause("GATE-158")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_with_the_last_disc_of_its_size(backend: str, seats: int) -> None:
    gates = 4 if seats == 2 else 6
    t = ending(backend, seats=seats)
    assert len(t.view(-1)["discs"]["released"]) == gates - 1
    t.open_gate()
    assert t.state.over
    assert len(t.view(-1)["discs"]["released"]) == gates


@clause("GATE-158")
def test_the_fourth_gate_of_three_players_ends_nothing(backend: str) -> None:
    released = [(2, r) for r in ("innsmouth", "salem", "arkham")]
    t = opening(backend, seats=3, released=released).open_gate()
    assert t.field("released") == 4
    assert (t.state.over, t.state.seat, t.state.decision.prompt) == (False, 0, "play")


@clause("GATE-159")
def test_neutral_figures_stand_on_the_board_of_two(backend: str) -> None:
    regions = Table(backend, seats=2).view(-1)["regions"]
    assert {r["region"]: r["figures"]["neutral"] for r in regions} == {
        "innsmouth": 3,
        "salem": 2,
        "arkham": 2,
        "kingsport": 1,
        "rockport": 1,
    }


@clause("GATE-159")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_neutral_figures_with_more_players(backend: str, seats: int) -> None:
    t = Table(backend, seats=seats)
    assert t.field("board")[4] == [0, 0, 0, 0, 0]
    assert all("neutral" not in r["figures"] for r in t.view(-1)["regions"])


@clause("GATE-160")
def test_a_neutral_figure_may_be_converted(backend: str) -> None:
    convert = card("send", "convert")
    figures = {1: {"arkham": 1}, "neutral": {"salem": 2}}
    t = Table(backend, seats=2, mode="insane", hand=[convert], figures=figures).play(convert)
    assert t.legal() == ["convert/region=salem/owner=neutral", "convert/region=arkham/owner=1"]
    t.choose("convert/region=salem/owner=neutral")
    assert (t.figures(4, "salem"), t.figures(0, "salem")) == (1, 1)


@clause("GATE-161")
def test_a_converted_neutral_figure_joins_no_reserve(backend: str) -> None:
    convert = card("send", "convert")
    figures = {1: {"arkham": 1}, "neutral": {"salem": 2}}
    t = Table(backend, seats=2, mode="insane", hand=[convert], figures=figures)
    assert t.field("reserve")[:2] == [10, 9]
    t.play(convert, "convert/region=salem/owner=neutral")
    assert t.field("reserve") == [9, 9, 0, 0]
    assert sum(t.field("board")[4]) == 1


@clause("GATE-162")
def test_neutral_figures_are_ranked_like_a_player(backend: str) -> None:
    figures = {0: {"salem": 3}, 1: {"salem": 1}, "neutral": {"salem": 2}}
    t = opening(backend, "salem", seats=2, figures=figures).open_gate()
    assert t.told("neutrals_ranked") == [{"region": 1, "rank": 2}]
    assert paid(t) == [(0, 10), (1, 5)]


@clause("GATE-162")
def test_neutral_figures_share_a_rank_like_a_player(backend: str) -> None:
    figures = {0: {"salem": 2}, 1: {"salem": 1}, "neutral": {"salem": 2}}
    t = opening(backend, "salem", seats=2, figures=figures).open_gate()
    assert t.told("neutrals_ranked") == [{"region": 1, "rank": 1}]
    assert paid(t) == [(0, 10), (1, 7)]


@clause("GATE-163")
def test_neutral_figures_in_the_lead_leave_second_and_third_place(backend: str) -> None:
    figures = {0: {"salem": 2}, 1: {"salem": 1}, "neutral": {"salem": 3}}
    t = opening(backend, "salem", seats=2, figures=figures).open_gate()
    assert paid(t) == [(0, 7), (1, 5)]


@clause("GATE-164")
def test_neutral_figures_leave_an_evaluated_region_for_good(backend: str) -> None:
    figures = {0: {"salem": 1}, "neutral": {"salem": 2, "arkham": 2}}
    t = opening(backend, "salem", seats=2, figures=figures).open_gate()
    assert t.told("neutrals_removed") == [{"region": 1, "n": 2}]
    assert t.field("board")[4] == [0, 0, 2, 0, 0]
    assert t.field("reserve") == [10, 10, 0, 0]
    t.finish_turn().finish_turn()
    assert (t.field("round"), t.figures(4, "salem")) == (2, 0)


@clause("GATE-165")
def test_the_last_of_a_round_is_the_first_of_the_next(backend: str) -> None:
    t = Table(backend, seats=2)
    turns, starts = [0], [0]
    while len(turns) < 8:
        t.choose(t.legal()[0])
        turns += [e["seat"] for e in t.told("turn_began")]
        starts += [e["seat"] for e in t.told("round_began")]
    assert turns == [0, 1, 1, 0, 0, 1, 1, 0]
    assert starts == [0, 1, 0, 1]


@clause("GATE-164")
def test_a_single_neutral_figure_leaves_and_none_leaves_from_elsewhere(backend: str) -> None:
    figures = {"neutral": {"salem": 1, "arkham": 2}}
    t = opening(backend, "salem", seats=2, figures=figures).open_gate()
    assert t.told("neutrals_removed") == [{"region": 1, "n": 1}]
    t = opening(backend, "rockport", seats=2, figures=figures).open_gate()
    assert t.told("neutrals_removed") == []
    assert t.field("board")[4] == [0, 1, 2, 0, 0]


@clause("GATE-160")
def test_a_neutral_figure_may_be_the_only_one_to_convert(backend: str) -> None:
    convert = card("send", "convert")
    wish = {"hand": [convert], "figures": {1: {"salem": 1}, "neutral": {"rockport": 1}}}
    t = Table(backend, seats=2, first=1, mode="insane", **wish).play(convert)
    assert t.legal() == ["convert/region=rockport/owner=neutral"]
    assert t.why_not("convert/region=salem/owner=neutral") == "GATE-160"
