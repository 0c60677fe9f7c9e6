"""Our answers where the book is silent (GATE-Q01 to GATE-Q23), and the options that change them."""

from __future__ import annotations

import copy
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import noctuary
from noctuary.games.gates.actions import Deed, Quadrant, Scroll
from noctuary.games.gates.options import OPTIONS, content
from noctuary.kernel import BadOption, Hidden
from tests.games.gates.table import BUILD, SIZE, Table, card, cards, ending, opening

SENDS = {(1, 1): "send1_t1", (1, 2): "send1_t2", (2, 0): "send2_t0"}
BUILDS = {(1, 1): "build1_t1", (1, 2): "build1_t2", (2, 0): "build2_t0"}
BUILD_TWO = card("send", "build", n=2)
ROW = ["salem", "arkham", "kingsport", "rockport"]


def scores(t: Table, category: str) -> list[int]:
    """Return points of all seats in one category."""
    return [t.points(p).get(category, 0) for p in range(t.seats)]


# ---- GATE-Q01 and GATE-Q04: the action cards


def half(seen: dict[str, Any], mode: int, c: int) -> str:
    """Return the name of one half of a card."""
    deed = Deed.names[seen["deed"][mode][c]]
    named = SENDS if deed == "send" else BUILDS
    if deed in ("send", "build"):
        return named[seen["number"][mode][c], seen["icons"][mode][c]]
    return deed


def test_q01_eighty_cards_pair_the_halves_as_the_ruling_says(backend: str) -> None:
    seen = Table(backend).state.observe(-1).fields
    pairs = Counter((half(seen, 0, c), half(seen, 1, c)) for c in range(80))
    insane = ("rune", "convert", "build1_t1", "build1_t2", "build2_t0")
    table = {s: [pairs[s, i] for i in insane] for s in ("page", "fragment", *SENDS.values())}
    assert table == {
        "page": [5, 5, 4, 2, 4],
        "fragment": [5, 5, 4, 2, 4],
        "send1_t1": [4, 4, 3, 2, 3],
        "send1_t2": [2, 2, 2, 0, 2],
        "send2_t0": [4, 4, 3, 2, 3],
    }
    pages = {i: [] for i in insane}
    quadrants = Counter()
    for c in range(80):
        if half(seen, 0, c) == "page":
            pages[half(seen, 1, c)].append(seen["number"][0][c])
        elif half(seen, 0, c) == "fragment":
            quadrants[Quadrant.names[seen["number"][0][c]]] += 1
    assert list(pages.values()) == [
        [1, 5, 9, 13, 17],
        [2, 6, 10, 14, 18],
        [3, 7, 11, 15],
        [19, 20],
        [4, 8, 12, 16],
    ]
    assert quadrants == {"nw": 5, "ne": 5, "sw": 5, "se": 5}


def test_q01_another_set_of_cards_is_played(backend: str) -> None:
    other = copy.deepcopy(content("cards"))
    other["pairs"][0]["insane"] = "convert"  # pages 1, 5, 9, 13 and 17
    page = card(page=5)
    hand, figures = [page], {1: {"salem": 1}}
    default = Table(backend, mode="insane", hand=hand, figures=figures).play(page)
    assert default.field("runes")[0] == [page]
    options = {"cards": other}
    t = Table(backend, mode="insane", hand=hand, figures=figures, options=options).play(page)
    assert t.state.decision.prompt == "convert"


@pytest.mark.parametrize(
    ("mode", "played"), [("sane", card("send", n=2)), ("insane", card("send", "build", n=2))]
)
def test_q04_two_figures_or_sections_earn_no_token(backend: str, mode: str, played: int) -> None:
    t = Table(backend, mode=mode, hand=[played]).play(played)
    assert t.state.decision.args["left"] == 2
    assert t.field("tokens")[0] == 0


@pytest.mark.parametrize(
    ("mode", "played"), [("sane", card("send", n=2)), ("insane", card("send", "build", n=2))]
)
def test_q04_other_cards_may_earn_them(backend: str, mode: str, played: int) -> None:
    other = copy.deepcopy(content("cards"))
    other["sane"]["send2_t0"]["tokens"] = other["insane"]["build2_t0"]["tokens"] = 1
    t = Table(backend, mode=mode, hand=[played], options={"cards": other}).play(played)
    assert t.state.decision.args["left"] == 2
    assert t.field("tokens")[0] == 1


# ---- GATE-Q02 and GATE-Q03: values and prices


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q02_region_values_follow_the_size_of_the_gate(backend: str, seats: int) -> None:
    shown = Table(backend, seats=seats).view(-1)["regions"]
    by_size = {7: [11, 8, 6], 6: [10, 7, 5], 5: [9, 6, 4]}
    assert {r["region"]: r["points"] for r in shown} == {r: by_size[n] for r, n in SIZE.items()}


def test_q02_region_values_may_differ_between_the_sides(backend: str) -> None:
    options = {"region_points": {"two": {"salem": [20, 3, 1]}}}
    for seats, paid in ((2, [20, 3]), (3, [10, 7])):
        figures = {0: {"salem": 2}, 1: {"salem": 1}}
        t = opening(backend, "salem", seats=seats, figures=figures, options=options).open_gate()
        assert scores(t, "regions")[:2] == paid


def test_q03_prices_continue_the_series_of_the_examples(backend: str) -> None:
    assert Table(backend).view(0)["costs"] == {"swap": 2, "renew": 3, "flip": 4, "score_three": 5}
    dark = Table(backend, scrolls=["dark_hours"]).view(0)["costs"]
    assert dark == {"swap": 1, "renew": 2, "flip": 3, "score_three": 4}


def test_q03_a_table_may_set_its_own_prices(backend: str) -> None:
    t = Table(backend, options={"costs": {"score_three": 7, "flip": 2}}, tokens={0: 8})
    assert t.view(0)["costs"] == {"swap": 2, "renew": 3, "flip": 2, "score_three": 7}
    t.choose("score_three")
    assert t.field("tokens")[0] == 1


# ---- GATE-Q05 to GATE-Q07: revealing scrolls


def test_q05_the_discs_of_ten_twelve_and_fourteen_show_a_scroll(backend: str) -> None:
    for seats, values in ((2, [12, 14]), (3, [10, 12, 14]), (4, [10, 12, 14])):
        stack = Table(backend, seats=seats).view(-1)["discs"]["stack"]
        assert [d["value"] for d in stack if d["scroll"]] == values


def test_q05_other_discs_may_show_one(backend: str) -> None:
    options = {"scroll_discs": [11, 15]}
    assert opening(backend, options=options).open_gate().told("scroll_revealed") == []
    t = opening(backend, options=options, released=[(1, "salem")]).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 11}]
    assert len(t.told("scroll_revealed")) == 1


@pytest.mark.parametrize(("seats", "slots"), [(2, 2), (3, 3), (4, 3)])
def test_q06_as_many_slots_as_reveals(backend: str, seats: int, slots: int) -> None:
    t = Table(backend, seats=seats)
    assert t.view(0)["scrolls"] == {"face_down": slots, "revealed": []}
    assert len(t.field("scroll_deck")) == 7 - slots
    assert isinstance(t.state.observe(0).fields["scroll_deck"], Hidden)


def test_q06_the_board_may_have_other_slots(backend: str) -> None:
    options = {"scroll_slots": {"two": 5, "many": 1}}
    for seats, slots in ((2, 5), (3, 1)):
        t = Table(backend, seats=seats, options=options)
        assert t.view(0)["scrolls"]["face_down"] == slots


def test_q06_without_a_face_down_scroll_none_is_revealed(backend: str) -> None:
    t = opening(backend, slots=[]).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 10}]
    assert t.told("scroll_revealed") == []


def test_q07_the_scroll_revealed_is_drawn_with_equal_odds_and_nobody_is_asked(backend: str) -> None:
    slots = [Scroll.dark_hours, Scroll.gate_artisan, Scroll.relics_call]
    t = opening(backend, slots=slots, next_up=["salem"]).play(BUILD)
    outcomes = t.state.outcomes("take_supply/slot=0")
    found = {s.fields()["revealed"][0]: odds for odds, s in outcomes}
    assert found == dict.fromkeys(slots, Fraction(1, 3))
    assert {s.decision.prompt for _, s in outcomes} == {"play"}


# ---- GATE-Q08: neutral investigators


def test_q08_nine_neutral_figures(backend: str) -> None:
    t = Table(backend, seats=2)
    assert t.field("board")[4] == [3, 2, 2, 1, 1]


def test_q08_the_table_may_place_others(backend: str) -> None:
    t = Table(backend, seats=2, options={"neutrals": {"innsmouth": 1, "rockport": 3}})
    assert t.field("board")[4] == [1, 2, 2, 1, 3]


# ---- GATE-Q09: the timing of a build


def test_q09_each_section_is_placed_and_its_slot_refilled_before_the_next_pick(
    backend: str,
) -> None:
    t = Table(backend, mode="insane", hand=[BUILD_TWO], supply=ROW, next_up=["innsmouth", "salem"])
    t.play(BUILD_TWO, "take_supply/slot=3")
    assert t.names() == ["gate_card_taken", "section_built", "supply_refilled"]
    assert t.supply() == ["salem", "arkham", "kingsport", "innsmouth"]
    assert t.field("sections")[0] == [0, 0, 0, 0, 1]
    t.choose("take_supply/slot=3")
    assert t.field("sections")[0] == [1, 0, 0, 0, 1]
    assert t.supply() == ["salem", "arkham", "kingsport", "salem"]


def test_q09_a_gate_completed_by_the_first_section_opens_before_the_second_pick(
    backend: str,
) -> None:
    t = opening(backend, hand=[BUILD_TWO], next_up=["salem"], tokens={0: 20})
    t.play(BUILD_TWO, "take_supply/slot=0")
    assert t.names()[:4] == [
        "gate_card_taken",
        "section_built",
        "gate_opened",
        "monstrosity_released",
    ]
    assert t.names()[-1] == "supply_refilled"
    assert t.state.decision.prompt == "gate_card"
    assert t.legal()[-4:] == ["swap", "renew", "flip", "score_three"]


def test_q09_the_last_disc_ends_the_game_without_a_refill(backend: str) -> None:
    t = ending(backend, next_up=["salem"]).open_gate()
    assert t.state.over
    assert t.told("supply_refilled") == []
    assert t.supply()[0] is None


def test_q09_the_last_disc_ends_the_game_before_the_second_section(backend: str) -> None:
    t = ending(backend, hand=[BUILD_TWO], supply=["kingsport", "salem", "arkham"])
    t.play(BUILD_TWO, "take_supply/slot=0")
    assert t.state.over
    assert t.sections(0, "kingsport") == 0


def test_q09_a_second_card_of_the_type_begins_a_new_gate(backend: str) -> None:
    t = opening(backend, hand=[BUILD_TWO], supply=["kingsport", "salem", "arkham"])
    t.play(BUILD_TWO, "take_supply/slot=0")
    assert t.told("gate_opened") == [{"seat": 0, "region": 3}]
    assert t.sections(0, "kingsport") == 0
    t.choose("take_supply/slot=1")
    assert t.told("gate_opened") == []
    assert t.sections(0, "kingsport") == 1


# ---- GATE-Q10: the gate cards run out


def test_q10_an_empty_deck_refills_nothing(backend: str) -> None:
    t = Table(backend, mode="insane", hand=[BUILD], supply=ROW, next_up=[], rest_gone=True)
    t.play(BUILD)
    assert "take_deck" not in t.legal()
    assert t.why_not("take_deck") == "GATE-086"
    t.choose("take_supply/slot=1")
    assert t.supply() == ["salem", None, "kingsport", "rockport"]
    assert not t.state.over


def test_q10_a_build_takes_what_exists_and_the_game_ends(backend: str) -> None:
    t = Table(
        backend, mode="insane", hand=[BUILD_TWO], supply=["salem"], next_up=[], rest_gone=True
    )
    t.play(BUILD_TWO, "take_supply/slot=0")
    assert t.names()[:3] == ["gate_card_taken", "section_built", "gate_cards_exhausted"]
    assert t.sections(0, "salem") == 1
    assert t.state.over
    assert sum(t.state.result) == 1000


def test_q10_a_gate_completed_by_the_last_card_is_scored_before_the_end(backend: str) -> None:
    t = opening(backend, supply=[], next_up=[], rest_gone=True, figures={1: {"kingsport": 1}})
    t.open_gate()
    assert t.state.over
    assert t.state.score == (10, 9, 0)


def test_q10_renewing_turns_up_what_there_is(backend: str) -> None:
    wish = {"tokens": {0: 3}, "supply": ["salem", "arkham"], "rest_gone": True}
    t = Table(backend, next_up=["rockport"], **wish).choose("renew")
    assert t.supply() == ["rockport", "salem", "arkham", None]
    t = Table(backend, next_up=["rockport"], **{**wish, "supply": []})
    assert t.why_not("renew") == "GATE-132"


def test_q10_no_section_is_offered_when_there_is_no_card(backend: str) -> None:
    page = card(page=4)
    t = Table(backend, hand=[page], scrolls=["builders_warrant"], next_up=[], rest_gone=True)
    t.play(page)
    assert t.names() == ["card_played", "page_collected"]
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 1)


def test_q10_a_build_without_any_card_gives_just_its_tokens(backend: str) -> None:
    t = Table(backend, mode="insane", hand=[BUILD], next_up=[], rest_gone=True).play(BUILD)
    assert t.names()[:3] == ["card_played", "tokens_gained", "nothing_to_build"]
    assert t.field("tokens")[0] == 1
    assert t.field("sections")[0] == [0, 0, 0, 0, 0]


# ---- GATE-Q11: ties for the final scrolls


def test_q11_all_leaders_score_a_final_scroll(backend: str) -> None:
    pages = {1: [card(page=1), card(page=9)], 2: [card(page=3), card(page=11)]}
    t = ending(backend, scrolls=["keeper_of_the_book"], pages=pages).open_gate()
    assert scores(t, "scrolls") == [0, 5, 5]
    figures = {0: {"salem": 2}, 1: {"arkham": 1, "salem": 1}, 2: {"salem": 1}}
    t = ending(backend, scrolls=["master_recruiter"], figures=figures).open_gate()
    assert scores(t, "scrolls") == [5, 5, 0]
    gates = {0: {"salem": 1}, 1: {"arkham": 5}, 2: {"innsmouth": 2}}
    t = ending(backend, scrolls=["gate_artisan"], gates=gates).open_gate()
    assert scores(t, "scrolls") == [5, 5, 5]


@pytest.mark.parametrize("scroll", ["gate_artisan", "master_recruiter", "keeper_of_the_book"])
def test_q11_nobody_scores_for_having_nothing(backend: str, scroll: str) -> None:
    t = ending(backend, scrolls=[scroll], figures={}).open_gate()
    assert scores(t, "scrolls") == [0, 0, 0]


def test_q11_neutral_figures_do_not_count_for_master_recruiter(backend: str) -> None:
    figures = {1: {"salem": 1}, "neutral": {"innsmouth": 3, "arkham": 2}}
    t = ending(backend, seats=2, scrolls=["master_recruiter"], figures=figures).open_gate()
    assert scores(t, "scrolls") == [0, 5]


# ---- GATE-Q12 to GATE-Q16: actions


def test_q12_a_card_that_can_do_nothing_counts_as_played(backend: str) -> None:
    convert = card("send", "convert")
    t = Table(backend, mode="insane", hand=[convert], figures={0: {"salem": 3}}).play(convert)
    assert t.names() == ["card_played", "nothing_to_convert", "card_discarded"]
    assert t.field("discard") == [convert]
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 1)


def test_q13_a_flip_does_not_touch_the_card_already_shown(backend: str) -> None:
    send, other = card("send", n=2), card("send", "rune")
    t = Table(backend, mode="sane", hand=[send, other], tokens={0: 4}, figures={})
    t.play(send, "send/region=salem", "flip")
    assert (t.view(0)["mode"], t.state.decision.prompt) == ("insane", "send")
    t.choose("send/region=salem")
    assert t.figures(0, "salem") == 2
    assert t.play(other).field("runes")[0] == [other]


def test_q13_tokens_are_earned_when_the_card_is_shown(backend: str) -> None:
    send = card("send", n=1, icons=2)
    t = Table(backend, mode="sane", hand=[send], tokens={0: 3}).play(send)
    assert t.state.decision.prompt == "send"
    assert t.field("tokens")[0] == 5
    assert t.choose("score_three").state.decision.prompt == "send"


def test_q14_a_free_section_earns_nothing_and_opens_gates_in_a_sane_round(backend: str) -> None:
    page, fragment = card(page=4), card(quadrant="nw")
    t = Table(
        backend,
        mode="sane",
        hand=[page, fragment],
        scrolls=["builders_warrant"],
        slots=[Scroll.cartographers_order],
        fragments={0: [card(quadrant="se")]},
        gates={0: {"kingsport": 4}},
        supply=["kingsport", *ROW[:3]],
    )
    t.play(page, "take_supply/slot=0")
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 10}]
    assert t.told("scroll_revealed") == [{"scroll": Scroll.cartographers_order}]
    assert t.field("tokens")[0] == 0
    assert t.state.decision.prompt == "play"  # nothing for the fragment collected before
    t.play(fragment)
    assert (t.state.decision.prompt, t.state.decision.args["free"]) == ("gate_card", 1)


def test_q14_a_free_investigator_earns_nothing(backend: str) -> None:
    rune = card("send", "rune")
    t = Table(backend, mode="insane", hand=[rune], scrolls=["relics_call"], figures={})
    t.play(rune, "send/region=salem")
    assert (t.figures(0, "salem"), t.field("tokens")[0]) == (1, 0)


def test_q14_a_free_investigator_may_be_moved_when_the_reserve_is_empty(backend: str) -> None:
    rune = card("send", "rune")
    figures = {0: {"salem": 10}}
    t = Table(backend, mode="insane", hand=[rune], scrolls=["relics_call"], figures=figures)
    t.play(rune)
    assert "decline" in t.legal()
    t.choose("move/origin=salem/region=rockport")
    assert (t.figures(0, "salem"), t.figures(0, "rockport")) == (9, 1)


def test_q15_the_reserve_comes_first_then_moving_or_doing_without(backend: str) -> None:
    send = card("send", n=2)
    figures = {0: {"salem": 9}}
    t = Table(backend, mode="sane", hand=[send], figures=figures).play(send)
    regions = ["innsmouth", "salem", "arkham", "kingsport", "rockport"]
    assert t.legal() == [f"send/region={r}" for r in regions]
    t.choose("send/region=arkham")
    moves = [(o, r) for r in regions for o in ("salem", "arkham") if o != r]
    assert t.legal() == [*(f"move/origin={o}/region={r}" for o, r in moves), "forgo"]
    moved = t.state.clone()
    moved.apply("move/origin=salem/region=arkham")
    assert moved.fields()["board"][0] == [0, 8, 2, 0, 0]
    t.choose("forgo")
    assert t.field("board")[0] == [0, 9, 1, 0, 0]
    assert t.state.decision.prompt == "play"


def test_q16_a_neutral_figure_trades_places_when_the_reserve_is_empty(backend: str) -> None:
    convert = card("send", "convert")
    figures = {0: {"salem": 10}, "neutral": {"arkham": 2}}
    t = Table(backend, seats=2, mode="insane", hand=[convert], figures=figures)
    t.play(convert, "exchange/region=arkham/owner=neutral/origin=salem")
    assert t.field("board")[0] == [0, 9, 1, 0, 0]
    assert t.field("board")[4] == [0, 1, 1, 0, 0]
    assert t.field("reserve") == [0, 10, 0, 0]


# ---- GATE-Q17 to GATE-Q19: scores, ranks and ties


@pytest.mark.parametrize(
    ("score", "position", "tokens"),
    [
        (0, 0, []),
        (39, 39, []),
        (40, 0, [40]),
        (43, 3, [40]),
        (80, 0, [80]),
        (82, 2, [80]),
        (119, 39, [80]),
        (125, 5, [80, 40]),
        (199, 39, [80, 80]),
    ],
)
def test_q17_two_tokens_show_scores_beyond_the_track(
    backend: str, score: int, position: int, tokens: list[int]
) -> None:
    shown = Table(backend, score={1: score}).view(-1)["players"][1]
    assert shown["score"] == score
    assert shown["track"] == {"position": position, "tokens": tokens}


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((3, 3, 2, 1), [10, 10, 7, 5]),
        ((4, 3, 2, 1), [10, 7, 5, 0]),
        ((1, 1, 1, 1), [10, 10, 10, 10]),
        ((1, 3, 3, 3), [7, 10, 10, 10]),
        ((2, 1, 1, 0), [10, 7, 7, 0]),
    ],
)
def test_q18_three_different_counts_are_paid(
    backend: str, counts: tuple[int, ...], paid: list[int]
) -> None:
    figures = {p: {"salem": n} for p, n in enumerate(counts)}
    t = opening(backend, "salem", seats=4, figures=figures).open_gate()
    assert scores(t, "regions") == paid


@pytest.mark.parametrize(
    ("first", "ages", "won"),
    [
        (0, [], 2),
        (1, [], 0),
        (2, [], 1),
        (1, [30, 20, 25], 1),
        (1, [30, None, 25], 0),
        (0, [20, 20, 25], 1),
        (1, [20, 20, 25], 0),
    ],
)
def test_q19_without_ages_the_last_in_turn_order_wins_a_tie(
    backend: str, first: int, ages: list[int | None], won: int
) -> None:
    score = {p: 55 if p == first else 70 for p in range(3)}
    tokens = {p: 4 if p == first else 5 for p in range(3)}
    options = {"ages": ages}
    t = ending(backend, first=first, score=score, tokens=tokens, options=options).open_gate()
    assert t.state.score == (70, 70, 70)
    assert t.field("tokens")[:3] == [5, 5, 5]
    assert t.told("game_won") == [{"seat": won, "n": 70}]
    assert t.state.result == tuple(1000 * (p == won) for p in range(3))


# ---- GATE-Q20 to GATE-Q23


def test_q20_what_a_renewal_put_under_the_gate_deck_stays_known(backend: str) -> None:
    t = Table(backend, first=2, supply=["salem", "arkham", "salem", "rockport"], tokens={2: 3})
    t.choose("renew")
    for seat in (0, 2, -1):
        assert t.view(seat)["gates"]["under"] == ["salem", "arkham", "salem", "rockport"]
        assert t.state.observe(seat).fields["gate_bottom"] == t.field("gate_bottom")


def test_q20_only_hands_decks_and_face_down_scrolls_are_hidden(backend: str) -> None:
    t = Table(backend, seats=4, tokens={0: 3})
    t.choose("renew").finish_turn()
    for seat in (0, 3, -1):
        seen = t.state.observe(seat).fields
        hidden = {
            name
            for name, value in seen.items()
            if isinstance(value, Hidden)
            or (isinstance(value, list) and any(isinstance(row, Hidden) for row in value))
        }
        assert hidden == {"hand", "deck", "gate_deck", "scroll_deck", "slots"}
        assert [isinstance(row, Hidden) for row in seen["hand"]] == [p != seat for p in range(4)]
        assert None not in seen.values()
    counts = {name: seen[name].count for name in ("deck", "gate_deck", "scroll_deck", "slots")}
    assert counts == {
        "deck": len(t.field("deck")),
        "gate_deck": len(t.field("gate_deck")),
        "scroll_deck": 4,
        "slots": 3,
    }


def test_q21_gate_cards_of_a_type_are_alike(backend: str) -> None:
    seen = []
    for pick in (slice(0, 5), slice(11, 16)):
        t = opening(backend, "kingsport", next_up=["salem"])
        *built, last = [c for c, r in enumerate(t.field("gate_type")) if r == 3][pick]
        t.state.arrange({"building": {0: built}, "supply": {0: [last]}})
        seen.append(t.play(BUILD).view(1)["players"])
        assert t.supply()[0] == "kingsport"
        seen.append(t.choose("take_supply/slot=0").view(1)["players"])
    assert seen[:2] == seen[2:]
    assert seen[1][0]["score"] == 10


def test_q22_blueprints_are_as_many_as_the_rarest_quadrant(backend: str) -> None:
    for counts, points in (((2, 1, 1, 1), 14), ((2, 2, 2, 2), 24), ((3, 3, 1, 2), 22)):
        held = [
            c for q, n in zip(Quadrant.names, counts, strict=True) for c in cards(quadrant=q)[:n]
        ]
        t = ending(backend, fragments={0: held}).open_gate()
        assert t.points(0)["fragments"] == points


def test_q22_only_the_half_played_decides_whether_a_card_is_kept(backend: str) -> None:
    convert, rune = card("page", "convert"), card("page", "rune")
    t = Table(backend, mode="insane", hand=[convert, rune], figures={}).play(convert).play(rune)
    assert t.field("discard") == [convert]
    assert t.field("runes")[0] == [rune]
    t = Table(backend, mode="sane", hand=[convert, rune]).play(convert).play(rune)
    assert sorted(t.field("pages")[0]) == sorted([convert, rune])


def test_q23_tokens_that_remain_are_taken(backend: str) -> None:
    send = card("send", n=1, icons=2)
    t = Table(backend, mode="sane", hand=[send], tokens={0: 3, 1: 20}).play(send)
    assert t.told("tokens_gained") == t.told("tokens_lost") == [{"seat": 0, "n": 1}]
    assert t.field("tokens")[:2] == [4, 20]


def test_q23_the_discard_pile_is_shuffled_in_the_middle_of_a_swap(backend: str) -> None:
    t = Table(backend, tokens={0: 2}, deck_left=1)
    last, pile = t.field("deck"), t.field("discard")
    t.choose("swap")
    assert t.names() == ["tokens_paid", "swapped", "drew", "reshuffled", "drew"]
    assert t.told("drew")[0]["card"] == last[0]
    assert t.told("drew")[1]["card"] in pile
    assert t.told("reshuffled") == [{"n": len(pile)}]
    assert (len(t.field("deck")), t.field("discard")) == (len(pile) - 1, [])


def test_q23_an_empty_deck_is_not_refilled_before_a_card_is_drawn(backend: str) -> None:
    t = Table(backend, tokens={0: 2}, deck_left=2)
    pile = t.field("discard")
    t.choose("swap")
    assert (t.field("deck"), t.field("discard")) == ([], pile)
    assert t.told("reshuffled") == []


def test_q23_only_cards_that_exist_are_drawn(backend: str) -> None:
    t = Table(backend, tokens={0: 2})
    last, *others = t.field("deck")
    t.state.arrange({"deck": [last], "fragments": {1: others[:35], 2: others[35:]}})
    t.choose("swap")
    assert [e["card"] for e in t.told("drew")] == [last]
    assert len(t.field("hand")[0]) == 6
    t.choose(t.legal()[0]).choose(t.legal()[0])
    assert len(t.field("hand")[0]) == 4


# ---- other options


def test_the_first_player_may_be_chosen(backend: str) -> None:
    game = noctuary.load("gates", backend, checked=True)
    for seat in range(4):
        assert game.new(4, 3, {"first_player": seat}).seat == seat
    assert {game.new(4, seed).seat for seed in range(30)} == {0, 1, 2, 3}


def test_discs_may_have_other_values(backend: str) -> None:
    options = {"disc_values": [1, 2, 3, 4, 5, 50], "scroll_discs": [1]}
    t = opening(backend, options=options).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 1}]
    stack = Table(backend, seats=2, options=options).view(-1)["discs"]["stack"]
    assert [d["value"] for d in stack] == [3, 4, 5, 50]


def test_there_may_be_fewer_tokens(backend: str) -> None:
    send = card("send", n=1, icons=2)
    t = Table(backend, hand=[send], options={"tokens": 1}).play(send)
    assert t.view(0)["tokens"] == {"supply": 0, "total": 1}
    assert t.field("tokens")[0] == 1


def test_gates_may_have_other_sizes(backend: str) -> None:
    wish = {"gates": {0: {"kingsport": 1}}, "supply": ["kingsport", *ROW[:3]]}
    options = {"gate_sizes": {"kingsport": 2}}
    t = Table(backend, mode="insane", hand=[BUILD], options=options, **wish)
    t.play(BUILD, "take_supply/slot=0")
    assert t.told("gate_opened") == [{"seat": 0, "region": 3}]


def test_there_may_be_other_numbers_of_gate_cards(backend: str) -> None:
    options = {"gate_counts": {"innsmouth": 30, "salem": 10}}
    kinds = noctuary.load("gates", backend, checked=True).new(3, 1, options).fields()["gate_type"]
    assert [kinds.count(r) for r in range(5)] == [30, 10, 18, 16, 16]


def test_hands_may_have_another_size(backend: str) -> None:
    state = noctuary.load("gates", backend, checked=True).new(3, 1, {"hand_size": 4})
    assert [len(row) for row in state.fields()["hand"]] == [4, 4, 4, 0]


# ---- options with values they cannot have


def changed(side: str, name: str, **values: Any) -> dict[str, Any]:
    """Return the default cards, with one half changed."""
    other = copy.deepcopy(content("cards"))
    other[side][name].update(values)
    return other


def repaired(pair: int, **values: Any) -> dict[str, Any]:
    """Return the default cards, with one pair changed."""
    other = copy.deepcopy(content("cards"))
    other["pairs"][pair].update(values)
    return other


BAD: list[tuple[str, Any, str]] = [
    ("cost", {}, "there is no such option; allowed: cards, region_points, costs,"),
    ("cards", 80, "the value is 80; allowed: a mapping with the keys sane, insane, pairs"),
    ("cards", {"sane": {}, "odd": {}}, "the value has the unknown key 'odd'"),
    ("cards", {"sane": {}, "insane": {}, "pairs": []}, "pairs is []; allowed: a list of 1 to 80"),
    ("cards", changed("sane", "page", deed="rune"), "sane page has the deed 'rune'; allowed: page"),
    ("cards", changed("sane", "page", n=2), "sane page has n or tokens; allowed: only send, build"),
    ("cards", changed("sane", "send1_t1", n=3), "n of sane send1_t1 is 3; allowed: a whole number"),
    (
        "cards",
        changed("insane", "build1_t1", tokens=5),
        "tokens of insane build1_t1 is 5; allowed: a whole number from 0 to 4",
    ),
    ("cards", repaired(0, sane="pages"), "a pair has the sane half 'pages'; allowed: page,"),
    ("cards", repaired(0, count=5), "the pair page / rune has the keys sane, insane, pages, count"),
    ("cards", repaired(0, pages=[1, 5, 9, 13, 21]), "the pair page / rune is 21; allowed: a whole"),
    ("cards", repaired(0, pages=[1, 5, 9, 13, 13]), "the pages are [1, 2, 3,"),
    ("cards", repaired(0, pages=[1, 5, 9, 13]), "there are 79 cards; allowed: 80 cards"),
    ("cards", repaired(5, quadrants={"n": 5}), "the pair fragment / rune has the unknown key 'n'"),
    ("cards", repaired(10, count="4"), "the pair send1_t1 / rune is '4'; allowed: a whole number"),
    ("region_points", [10, 7, 5], "the value is [10, 7, 5]; allowed: a mapping with the keys two,"),
    ("region_points", {"three": {}}, "the value has the unknown key 'three'; allowed: two, many"),
    ("region_points", {"two": {"dunwich": []}}, "two has the unknown key 'dunwich'; allowed: inns"),
    ("region_points", {"two": {"salem": [9, 6]}}, "two salem is [9, 6]; allowed: a list of 3"),
    (
        "region_points",
        {"many": {"salem": [7, 7, 5]}},
        "many salem is [7, 7, 5]; allowed: values that fall from 1st to 3rd",
    ),
    ("costs", {"bribe": 1}, "the value has the unknown key 'bribe'; allowed: swap, renew, flip,"),
    ("costs", {"flip": 1}, "flip is 1; allowed: a whole number from 2 to 24"),
    ("costs", {"flip": "4"}, "flip is '4'; allowed: a whole number from 2 to 24"),
    ("scroll_discs", "10", "the value is '10'; allowed: a list of 0 to 6 values"),
    ("scroll_discs", [10, 10], "the discs are [10, 10]; allowed: each disc once"),
    ("scroll_discs", [9], "no disc is worth 9; allowed: 10, 11, 12, 13, 14, 15"),
    ("scroll_slots", {"many": 8}, "many is 8; allowed: a whole number from 0 to 7"),
    ("neutrals", {"salem": -1}, "salem is -1; allowed: a whole number from 0 to 10"),
    ("neutrals", {"salem": 4}, "the figures sum to 11; allowed: a sum of at most 10"),
    ("first_player", "me", "the value is 'me'; allowed: a seat number or random"),
    ("first_player", True, "the value is True; allowed: a whole number from 0 to 3"),
    ("first_player", 3, "there is no seat 3; allowed: 0 to 2 or random"),
    ("ages", [20, 30], "there are 2 ages; allowed: 3 ages or none"),
    ("ages", [20, 30, 151], "an age is 151; allowed: a whole number from 0 to 150"),
    ("disc_values", [10, 11], "the value is [10, 11]; allowed: a list of 6 values"),
    ("disc_values", [1, 2, 3, 4, 4, 5], "the discs are [1, 2, 3, 4, 4, 5]; allowed: values that"),
    ("disc_values", [0, 1, 2, 3, 4, 5], "a disc is 0; allowed: a whole number from 1 to 99"),
    ("tokens", -1, "the value is -1; allowed: a whole number from 0 to 99"),
    ("gate_sizes", {"salem": 1}, "salem is 1; allowed: a whole number from 2 to 12"),
    ("gate_sizes", dict.fromkeys(SIZE, 10), "the sizes sum to 50; allowed: a sum of at most 45"),
    ("gate_counts", {"salem": 19}, "the counts sum to 91; allowed: a sum of 90"),
    (
        "gate_counts",
        {"innsmouth": 35, "salem": 5},
        "salem has 5 cards; allowed: at least its gate size 6",
    ),
    ("hand_size", 7, "the value is 7; allowed: a whole number from 2 to 6"),
]


@pytest.mark.parametrize(
    ("name", "value", "text"), BAD, ids=[f"{n}-{i}" for i, (n, _, _) in enumerate(BAD)]
)
def test_a_bad_option_is_refused_with_what_is_allowed(name: str, value: Any, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        noctuary.load("gates", "gen", checked=True).new(3, 1, {name: value})
    assert str(refused.value).startswith(f"option {name}: {text}")
    assert "; allowed: " in str(refused.value)
    assert refused.value.name == name


def test_cards_must_leave_enough_without_artifact() -> None:
    other = copy.deepcopy(content("cards"))
    for pair in other["pairs"]:
        if pair["sane"].startswith("send") and pair["insane"] != "rune":
            pair["insane"] = "convert"  # 30 cards without artifact stay as many
    game = noctuary.load("gates", "gen", checked=True)
    game.new(4, 1, {"cards": other, "hand_size": 6})
    moved = repaired(20, insane="rune")  # four cards less
    with pytest.raises(BadOption) as refused:
        game.new(4, 1, {"cards": moved, "hand_size": 6})
    assert str(refused.value) == (
        "option cards: only 26 cards show no artifact on either half; "
        "allowed: at least 27, so that every hand can be filled"
    )


GARBAGE = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "x",
    b"",
    [],
    [None],
    [[]],
    {},
    {"x": 1},
    {1: 1},
    (),
    object(),
]


@pytest.mark.parametrize("option", [o.name for o in OPTIONS])
def test_garbage_is_refused_as_a_bad_option_or_taken(option: str) -> None:
    game = noctuary.load("gates", "gen", checked=True)
    inside = next(o.default for o in OPTIONS if o.name == option)
    values = [*GARBAGE]
    if isinstance(inside, dict):
        values += [{**inside, key: value} for key in inside for value in GARBAGE]
    refused = 0
    for value in values:
        try:
            game.new(3, 1, {option: value})
        except BadOption as e:
            refused += 1
            assert e.name == option
    assert refused >= 9
