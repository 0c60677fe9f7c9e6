"""What the scrolls do (GATE-115 to GATE-124)."""

import random

import pytest

from noctuary.games.gates.actions import Scroll
from tests.games.gates.table import Table, card, cards, ending
from tests.support import clause

LASTING = ["builders_warrant", "cartographers_order", "dark_hours", "relics_call"]


def reveals(backend: str, seats: int) -> tuple[list[tuple[int, bool]], Table]:
    """Play at random; return for each released disc whether a scroll was revealed with it."""
    t = Table(backend, seats=seats)
    rng = random.Random(seats)
    found = []
    while not t.state.over:
        t.choose(rng.choice(t.legal()))
        names = t.names()
        for e in t.told("monstrosity_released"):
            at = names.index("monstrosity_released")
            found.append((e["value"], names[at + 1] == "scroll_revealed"))
            names = names[at + 1 :]
    return found, t


@clause("GATE-115")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_scrolls_are_revealed_with_three_or_four_players(backend: str, seats: int) -> None:
    found, t = reveals(backend, seats)
    assert found == [(10, True), (11, False), (12, True), (13, False), (14, True), (15, False)]
    assert len(t.field("revealed")) == 3
    assert t.field("slots") == []


@clause("GATE-116")
def test_two_scrolls_are_revealed_with_two_players(backend: str) -> None:
    found, t = reveals(backend, 2)
    assert found == [(12, True), (13, False), (14, True), (15, False)]
    assert len(t.field("revealed")) == 2
    assert t.field("slots") == []


@clause("GATE-117")
@pytest.mark.parametrize("scroll", Scroll.names)
def test_lasting_scrolls_give_no_points_and_final_scrolls_do(backend: str, scroll: str) -> None:
    pages = {0: [card(page=7)]}
    figures = {0: {"salem": 1}}
    t = ending(backend, scrolls=[scroll], pages=pages, figures=figures, gates={0: {"salem": 1}})
    [shown] = t.view(-1)["scrolls"]["revealed"]
    lasting = scroll in LASTING
    assert shown == {"scroll": scroll, "sort": "lasting" if lasting else "final"}
    t.open_gate()
    assert t.points(0).get("scrolls", 0) == (0 if lasting else 5)


@clause("GATE-118")
def test_builders_warrant_lets_a_page_build_a_section(backend: str) -> None:
    page = card(page=4)
    row = ["salem", "arkham", "kingsport", "rockport"]
    t = Table(backend, mode="sane", scrolls=["builders_warrant"], supply=row, hand=[page])
    t.play(page)
    assert (t.state.decision.prompt, t.state.decision.args) == ("gate_card", {"left": 1, "free": 1})
    assert t.legal("take_supply") == [f"take_supply/slot={s}" for s in range(4)]
    t.choose("take_supply/slot=1")
    assert t.sections(0, "arkham") == 1
    assert t.field("pages")[0] == [page]
    assert (t.state.seat, t.state.decision.prompt, t.field("plays_left")) == (0, "play", 1)


@clause("GATE-118")
def test_the_section_of_builders_warrant_may_be_declined(backend: str) -> None:
    page = card(page=4)
    t = Table(backend, mode="sane", scrolls=["builders_warrant"], hand=[page])
    t.play(page, "decline")
    assert t.field("sections")[0] == [0, 0, 0, 0, 0]
    assert t.state.decision.prompt == "play"


@clause("GATE-118")
def test_builders_warrant_serves_every_player_and_pages_only(backend: str) -> None:
    page, others = card(page=4), cards("fragment")[:5]
    hand = {0: others, 1: [page]}
    t = Table(backend, mode="sane", scrolls=["builders_warrant"], hand=hand)
    assert t.play(others[0]).state.decision.prompt == "play"
    t.finish_turn()
    assert t.play(page).state.decision.prompt == "gate_card"
    assert t.state.seat == 1


@clause("GATE-119")
def test_cartographers_order_lets_a_fragment_build_a_section(backend: str) -> None:
    fragment = card(quadrant="se")
    t = Table(
        backend,
        mode="sane",
        scrolls=["cartographers_order"],
        supply=["salem", "arkham", "kingsport", "rockport"],
        hand=[fragment],
    )
    t.play(fragment)
    assert (t.state.decision.prompt, t.state.decision.args) == ("gate_card", {"left": 1, "free": 1})
    t.choose("take_supply/slot=3")
    assert t.sections(0, "rockport") == 1
    assert t.field("fragments")[0] == [fragment]
    assert t.state.decision.prompt == "play"


@clause("GATE-119")
def test_the_section_of_cartographers_order_may_be_declined(backend: str) -> None:
    fragment, page = card(quadrant="se"), card(page=4)
    t = Table(backend, mode="sane", scrolls=["cartographers_order"], hand=[fragment, page])
    t.play(fragment, "decline")
    assert t.field("sections")[0] == [0, 0, 0, 0, 0]
    assert t.play(page).field("pages")[0] == [page]  # a page asks nothing
    assert t.told("turn_began") == [{"seat": 1}]


@clause("GATE-120")
@pytest.mark.parametrize(
    ("action", "price"), [("swap", 1), ("renew", 2), ("flip", 3), ("score_three", 4)]
)
def test_dark_hours_takes_a_token_off_each_price(backend: str, action: str, price: int) -> None:
    few = Table(backend, scrolls=["dark_hours"], tokens={0: price - 1})
    assert action not in few.legal()
    t = Table(backend, scrolls=["dark_hours"], tokens={0: price})
    assert t.view(0)["costs"][action] == price
    t.choose(action)
    assert t.told("tokens_paid") == [{"seat": 0, "n": price}]
    assert t.field("tokens")[0] == 0


@clause("GATE-121")
def test_gate_artisan_pays_the_most_incomplete_gates(backend: str) -> None:
    gates = {1: {"salem": 1, "arkham": 5, "innsmouth": 2}, 2: {"salem": 1, "rockport": 1}}
    t = ending(backend, scrolls=["gate_artisan"], gates=gates).open_gate()
    assert [t.points(p).get("scrolls", 0) for p in range(3)] == [0, 5, 0]


@clause("GATE-122")
def test_master_recruiter_pays_the_most_figures_on_the_board(backend: str) -> None:
    figures = {0: {"salem": 4, "kingsport": 3}, 1: {"innsmouth": 3, "arkham": 3}}
    t = ending(backend, scrolls=["master_recruiter"], figures=figures).open_gate()
    assert [t.points(p).get("scrolls", 0) for p in range(3)] == [0, 5, 0]  # three went home


@clause("GATE-123")
def test_relics_call_lets_a_rune_send_an_investigator(backend: str) -> None:
    rune = card("send", "rune")
    t = Table(backend, mode="insane", scrolls=["relics_call"], hand=[rune], figures={})
    t.play(rune)
    assert (t.state.decision.prompt, t.state.decision.args) == ("send", {"left": 1, "free": 1})
    regions = ("innsmouth", "salem", "arkham", "kingsport", "rockport")
    assert t.legal() == [*(f"send/region={r}" for r in regions), "decline"]
    t.choose("send/region=arkham")
    assert (t.figures(0, "arkham"), t.field("reserve")[0]) == (1, 9)
    assert t.field("runes")[0] == [rune]
    assert t.state.decision.prompt == "play"


@clause("GATE-123")
def test_the_investigator_of_relics_call_may_be_declined(backend: str) -> None:
    rune = card("send", "rune")
    t = Table(backend, mode="insane", scrolls=["relics_call"], hand=[rune], figures={})
    t.play(rune, "decline")
    assert t.field("reserve")[0] == 10
    assert t.state.decision.prompt == "play"


@clause("GATE-124")
def test_keeper_of_the_book_pays_the_most_pages(backend: str) -> None:
    pages = {0: [card(page=n) for n in (1, 3, 5, 7)], 2: [card(page=n) for n in (2, 4, 6, 8, 10)]}
    t = ending(backend, scrolls=["keeper_of_the_book"], pages=pages).open_gate()
    assert [t.points(p).get("scrolls", 0) for p in range(3)] == [0, 0, 5]


@pytest.mark.parametrize(
    ("mode", "artifact"),
    [
        pytest.param("sane", card("page"), marks=clause("GATE-118")),
        pytest.param("sane", card("fragment"), marks=clause("GATE-119")),
        pytest.param("insane", card(insane="rune"), marks=clause("GATE-123")),
    ],
)
def test_an_artifact_gives_nothing_before_its_scroll_is_revealed(
    backend: str, mode: str, artifact: int
) -> None:
    t = Table(backend, mode=mode, hand=[artifact]).play(artifact)
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 1)


@clause("GATE-118")
def test_builders_warrant_offers_nothing_without_a_gate_card(backend: str) -> None:
    page = card(page=4)
    wish = {"hand": [page], "scrolls": ["builders_warrant"], "rest_gone": True}
    t = Table(backend, first=1, next_up=[], **wish).play(page)
    assert (t.state.over, t.state.decision.prompt, t.field("plays_left")) == (False, "play", 1)


@clause("GATE-119")
def test_cartographers_order_offers_the_last_gate_card(backend: str) -> None:
    fragment = card(quadrant="sw")
    wish = {"hand": [fragment], "scrolls": ["cartographers_order"], "rest_gone": True}
    t = Table(backend, first=1, next_up=["salem"], **wish).play(fragment)
    assert t.legal() == ["take_deck", "decline"]
    t.choose("decline")
    assert not t.state.over


@clause("GATE-123")
def test_declining_the_investigator_of_relics_call_is_not_doing_without(backend: str) -> None:
    rune = card("send", "rune")
    figures = {1: {"salem": 10}}
    wish = {"hand": [rune], "scrolls": ["relics_call"], "figures": figures}
    t = Table(backend, first=1, mode="insane", **wish).play(rune)
    assert "forgo" not in t.legal()
    assert t.choose("decline").told("forwent") == []
    assert t.field("board")[1] == [0, 10, 0, 0, 0]


@clause("GATE-120")
def test_without_dark_hours_the_full_price_is_paid(backend: str) -> None:
    t = Table(backend, first=2, scrolls=["gate_artisan"], tokens={2: 4}).choose("renew")
    assert t.told("tokens_paid") == [{"seat": 2, "n": 3}]
    assert t.field("tokens")[2] == 1


@pytest.mark.parametrize(
    ("scroll", "wish"),
    [
        pytest.param("gate_artisan", {"gates": {1: {"rockport": 1}}}, marks=clause("GATE-121")),
        pytest.param("master_recruiter", {"figures": {1: {"salem": 1}}}, marks=clause("GATE-122")),
        pytest.param(
            "keeper_of_the_book", {"pages": {1: [card(page=8)]}}, marks=clause("GATE-124")
        ),
    ],
)
def test_one_is_enough_to_have_the_most(backend: str, scroll: str, wish: dict[str, object]) -> None:
    t = ending(backend, scrolls=[scroll], **wish).open_gate()
    assert [t.points(p).get("scrolls", 0) for p in range(3)] == [0, 5, 0]


@pytest.mark.parametrize(
    "scroll",
    [
        pytest.param("gate_artisan", marks=clause("GATE-121")),
        pytest.param("master_recruiter", marks=clause("GATE-122")),
        pytest.param("keeper_of_the_book", marks=clause("GATE-124")),
    ],
)
def test_nobody_has_the_most_of_nothing(backend: str, scroll: str) -> None:
    t = ending(backend, scrolls=[scroll], figures={}).open_gate()
    assert [t.points(p).get("scrolls", 0) for p in range(3)] == [0, 0, 0]
