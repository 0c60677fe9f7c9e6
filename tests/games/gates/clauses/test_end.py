"""The end of the game and the final scoring (GATE-139 to GATE-156)."""

import pytest

from noctuary.games.gates.actions import Scroll
from noctuary.kernel import GameIsOver
from tests.games.gates.table import Table, card, cards, ending
from tests.support import clause


def pages(*numbers: int) -> list[int]:
    """Return the cards of lost pages."""
    return [card(page=n) for n in numbers]


def fragments(**quadrants: int) -> list[int]:
    """Return the given numbers of fragment cards of each quadrant."""
    return [c for q, n in quadrants.items() for c in cards(quadrant=q)[:n]]


@clause("GATE-139")
def test_the_game_stops_once_the_last_gate_is_scored(backend: str) -> None:
    t = ending(
        backend,
        options={"scroll_discs": [15]},
        slots=[Scroll.dark_hours],
        figures={1: {"kingsport": 2}},
    )
    t.open_gate()
    assert t.state.over
    assert t.names()[2:8] == [
        "gate_opened",
        "monstrosity_released",
        "scroll_revealed",
        "region_scored",
        "recovered",
        "last_monstrosity",
    ]
    assert t.points(0) == {"monstrosities": 15}
    assert t.points(1) == {"regions": 9}
    assert t.field("reserve")[1] == 10


@clause("GATE-140")
def test_the_active_player_does_not_finish_the_turn(backend: str) -> None:
    t = ending(backend)
    deck = len(t.field("deck"))
    t.open_gate()
    assert t.state.legal() == []
    assert len(t.field("hand")[0]) == 4
    assert len(t.field("deck")) == deck
    assert t.field("plays_left") == 1


@clause("GATE-141")
def test_nobody_else_gets_another_turn(backend: str) -> None:
    t = ending(backend, seats=4)
    assert (t.field("round"), t.state.seat) == (1, 0)  # first of four
    t.open_gate()
    assert t.told("turn_began") == t.told("round_began") == []
    assert (t.state.over, t.state.seat, t.state.decision) == (True, -1, None)
    assert [t.state.observe(p).options for p in range(4)] == [(), (), (), ()]


@clause("GATE-142")
def test_final_scoring_follows_at_once(backend: str) -> None:
    t = ending(backend, figures={1: {"salem": 2}}, score={0: 5, 1: 9, 2: 1}).open_gate()
    after = t.names()[t.names().index("last_monstrosity") + 1 :]
    assert after == ["final_scored", "final_total", "final_total", "final_total", "game_won"]
    assert [e["n"] for e in t.told("final_total")] == [20, 11, 1]
    assert t.state.score == (20, 11, 1)


@clause("GATE-143")
def test_after_the_end_tokens_buy_nothing(backend: str) -> None:
    t = ending(backend, tokens={0: 10, 1: 10}).open_gate()
    for choice in ("score_three", "flip", "end_turn", f"play/card={t.field('hand')[0][0]}"):
        with pytest.raises(GameIsOver):
            t.state.apply(choice)
    assert t.field("tokens")[:2] == [11, 10]
    assert t.points(0) == {"monstrosities": 15}
    assert t.points(1) == {}


@clause("GATE-144")
def test_final_scoring_adds_five_categories_to_the_points_of_the_game(backend: str) -> None:
    t = ending(
        backend,
        score={0: 25},
        scrolls=["master_recruiter"],
        figures={0: {"salem": 1, "arkham": 2}},
        runes={0: cards("send", "rune")[:4]},
        pages={0: pages(3, 4, 5)},
        fragments={0: fragments(nw=2, ne=1, sw=1, se=1)},
    )
    t.open_gate()
    assert t.told("final_scored") == [
        {"seat": 0, "category": 3, "n": 3},
        {"seat": 0, "category": 4, "n": 5},
        {"seat": 0, "category": 5, "n": 8},
        {"seat": 0, "category": 6, "n": 12},
        {"seat": 0, "category": 7, "n": 14},
    ]
    assert t.points(0) == {
        "despair": 25,
        "monstrosities": 15,
        "investigators": 3,
        "scrolls": 5,
        "runes": 8,
        "pages": 12,
        "fragments": 14,
    }
    assert t.state.score[0] == 82


@clause("GATE-145")
def test_a_point_for_each_investigator_still_on_the_board(backend: str) -> None:
    figures = {0: {"salem": 2, "arkham": 1, "rockport": 1}, 1: {"kingsport": 3}}
    t = ending(backend, figures=figures).open_gate()
    assert [t.points(p).get("investigators", 0) for p in range(3)] == [4, 0, 0]


@clause("GATE-146")
def test_a_final_scroll_scores_face_up_and_not_face_down(backend: str) -> None:
    journals = {1: pages(1, 3, 5)}
    hidden = ending(backend, slots=[Scroll.keeper_of_the_book], pages=journals).open_gate()
    shown = ending(backend, scrolls=["keeper_of_the_book"], pages=journals).open_gate()
    assert hidden.points(1) == {"pages": 6}
    assert shown.points(1) == {"pages": 6, "scrolls": 5}


def rune_points(backend: str, n: int) -> int:
    """Return the points of a number of runes at the end."""
    runes = {0: cards(insane="rune")[:n]}
    return ending(backend, runes=runes).open_gate().points(0).get("runes", 0)


@clause("GATE-147")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 16)])
def test_a_set_of_runes_doubles_with_each_rune(backend: str, n: int, points: int) -> None:
    assert rune_points(backend, n) == points


@clause("GATE-148")
@pytest.mark.parametrize(("n", "points"), [(6, 17), (7, 18), (9, 24), (10, 32), (11, 33), (20, 64)])
def test_a_set_holds_five_runes_at_most(backend: str, n: int, points: int) -> None:
    assert rune_points(backend, n) == points


def page_points(backend: str, *numbers: int) -> int:
    """Return the points of these pages at the end."""
    journal = {0: pages(*numbers)}
    return ending(backend, pages=journal).open_gate().points(0).get("pages", 0)


@clause("GATE-149")
@pytest.mark.parametrize(
    ("numbers", "points"), [((3, 4, 5), 12), ((1, 2, 9, 10), 16), ((20, 18, 19), 12)]
)
def test_pages_of_a_run_score_four_each(
    backend: str, numbers: tuple[int, ...], points: int
) -> None:
    assert page_points(backend, *numbers) == points


@clause("GATE-150")
@pytest.mark.parametrize(
    ("numbers", "points"), [((3, 5, 7), 6), ((3, 4, 8), 10), ((20,), 2), ((1,), 2)]
)
def test_pages_without_neighbour_score_two_each(
    backend: str, numbers: tuple[int, ...], points: int
) -> None:
    assert page_points(backend, *numbers) == points


@clause("GATE-151")
def test_two_pages_make_a_run_and_twenty_does_not_meet_one(backend: str) -> None:
    assert page_points(backend, 7, 8) == 8
    assert page_points(backend, 20, 1) == 4


@clause("GATE-151")
def test_pages_of_two_journals_make_no_run(backend: str) -> None:
    t = ending(backend, pages={0: pages(7), 1: pages(8)}).open_gate()
    assert [t.points(p)["pages"] for p in range(2)] == [2, 2]


def fragment_points(backend: str, **quadrants: int) -> int:
    """Return the points of these fragments at the end."""
    journal = {0: fragments(**quadrants)}
    return ending(backend, fragments=journal).open_gate().points(0).get("fragments", 0)


@clause("GATE-152")
def test_a_complete_blueprint_scores_twelve_in_all(backend: str) -> None:
    assert fragment_points(backend, nw=1, ne=1, sw=1, se=1) == 12
    assert fragment_points(backend, nw=2, ne=2, sw=2, se=2) == 24


@clause("GATE-153")
@pytest.mark.parametrize(
    ("quadrants", "points"),
    [
        ({"nw": 3, "ne": 1, "sw": 1}, 10),
        ({"nw": 2, "ne": 1, "sw": 1, "se": 1}, 14),
        ({"se": 1}, 2),
    ],
)
def test_fragments_left_over_score_two_each(
    backend: str, quadrants: dict[str, int], points: int
) -> None:
    assert fragment_points(backend, **quadrants) == points


def winner(t: Table) -> int:
    """Return the one seat that won."""
    [won] = t.told("game_won")
    assert t.state.result == tuple(1000 if p == won["seat"] else 0 for p in range(t.seats))
    return won["seat"]


@clause("GATE-154")
@pytest.mark.parametrize(
    ("totals", "won"), [((82, 79, 61), 0), ((61, 82, 79), 1), ((79, 81, 82), 2)]
)
def test_the_highest_total_wins(backend: str, totals: tuple[int, ...], won: int) -> None:
    before = {0: totals[0] - 15, 1: totals[1], 2: totals[2]}  # the opener scores the last disc
    t = ending(backend, score=before, tokens={p: 9 for p in range(3) if p != won}).open_gate()
    assert t.state.score == totals
    assert winner(t) == won


@clause("GATE-154")
def test_final_points_count_for_the_win(backend: str) -> None:
    t = ending(backend, score={0: 60, 1: 70, 2: 0}, pages={1: pages(2, 3)}).open_gate()
    assert t.state.score[:2] == (75, 78)
    assert winner(t) == 1


@clause("GATE-155")
def test_tied_players_compare_their_tokens(backend: str) -> None:
    score = {0: 55, 1: 70, 2: 60}
    t = ending(backend, score=score, tokens={0: 1, 1: 5, 2: 9}).open_gate()
    assert t.state.score == (70, 70, 60)
    assert t.field("tokens")[:3] == [2, 5, 9]
    assert winner(t) == 1
    t = ending(backend, score=score, tokens={0: 5, 1: 5, 2: 9}).open_gate()
    assert winner(t) == 0  # with the token of the last card


@clause("GATE-156")
@pytest.mark.parametrize(("ages", "won"), [([30, 24, 9], 1), ([24, 30, 9], 0), ([0, 1, 99], 0)])
def test_the_youngest_of_those_still_tied_wins(backend: str, ages: list[int], won: int) -> None:
    score = {0: 55, 1: 70, 2: 60}
    t = ending(backend, score=score, tokens={0: 4, 1: 5}, options={"ages": ages}).open_gate()
    assert t.state.score == (70, 70, 60)
    assert t.field("tokens")[:2] == [5, 5]
    assert winner(t) == won


@clause("GATE-156")
@pytest.mark.parametrize(("first", "won"), [(0, 2), (1, 0), (2, 1)])
def test_without_ages_the_last_in_turn_order_passes_for_the_youngest(
    backend: str, first: int, won: int
) -> None:
    score = {p: 55 if p == first else 70 for p in range(3)}
    tokens = {p: 4 if p == first else 5 for p in range(3)}
    t = ending(backend, first=first, score=score, tokens=tokens).open_gate()
    assert winner(t) == won


@clause("GATE-156")
def test_somebody_younger_who_is_not_tied_changes_nothing(backend: str) -> None:
    """Seat 2 has as many tokens and fewer points, seat 3 as many points and fewer tokens."""
    score = {0: 55, 1: 70, 2: 60, 3: 70}
    tokens = {0: 4, 1: 5, 2: 5, 3: 1}
    options = {"ages": [40, 30, 8, 9]}
    t = ending(backend, seats=4, score=score, tokens=tokens, options=options).open_gate()
    assert winner(t) == 1


@clause("GATE-144")
def test_a_single_point_is_told_too(backend: str) -> None:
    t = ending(backend, figures={1: {"salem": 1}}).open_gate()
    assert t.told("final_scored") == [{"seat": 1, "category": 3, "n": 1}]
