"""Sane actions: GATE-059 to GATE-073."""

from collections import Counter

import pytest

from noctuary.games.gates.actions import Category
from tests.games.gates.table import Table, card, cards
from tests.support import clause

REGIONS = ("innsmouth", "salem", "arkham", "kingsport", "rockport")
SENDS = [f"send/region={r}" for r in REGIONS]


def fragments(**count):
    """Return the given numbers of fragment cards of each quadrant."""
    return [c for q, n in count.items() for c in cards(quadrant=q)[:n]]


def final_points(t, category):
    """Return the points of seat 0 in a category of the final scoring."""
    found = [e["n"] for e in t.told("final_scored") if (e["seat"], e["category"]) == (0, category)]
    return sum(found)


@clause("GATE-059")
def test_both_cards_of_a_sane_turn_must_be_carried_out(backend):
    """Two cards that send two and would, in an insane round, be runes."""
    one, other = (c for c in cards("send", n=2) if c in cards(insane="rune")[-2:])
    t = Table(backend, hand=[one, other])
    for c in (one, other):
        t.play(c)
        for _ in range(2):
            assert t.legal() == SENDS
            assert t.why_not("forgo") == "GATE-067"
            t.choose("send/region=salem")
    assert t.figures(0, "salem") == 4
    assert t.field("runes")[0] == []


@clause("GATE-060")
def test_there_are_three_sane_actions(backend):
    """Each of the 80 cards, played in a sane round."""
    done = Counter()
    for c in range(80):
        names = Table(backend, hand=[c]).play(c).names()
        done.update({"page_collected", "fragment_collected"} & set(names) or {"send"})
    assert done == {"page_collected": 20, "fragment_collected": 20, "send": 40}


@clause("GATE-061")
def test_a_lost_page_goes_to_the_journal(backend):
    page_5 = card(page=5)
    t = Table(backend, hand=[page_5]).play(page_5)
    assert t.field("pages")[0] == [page_5]
    assert t.told("page_collected") == [{"seat": 0, "page": 5}]
    assert t.view(1)["players"][0]["journal"]["pages"] == [5]


@clause("GATE-062")
def test_the_pages_are_numbered_1_to_20(backend):
    """Each of the 80 cards, played in a sane round."""
    told = [Table(backend, hand=[c]).play(c).told("page_collected") for c in range(80)]
    assert sorted(e["page"] for events in told for e in events) == list(range(1, 21))


@clause("GATE-063")
def test_pages_are_kept_sorted(backend):
    hand = [card(page=9), card(page=2)]
    t = Table(backend, hand=hand, pages={0: [card(page=14)]})
    t.play(hand[0]).play(hand[1])
    assert t.view(-1)["players"][0]["journal"]["pages"] == [2, 9, 14]


@clause("GATE-064")
def test_a_fragment_goes_to_the_journal(backend):
    nw, other = cards(quadrant="nw")[:2]
    t = Table(backend, hand=[nw], fragments={0: [other]}).play(nw)
    assert sorted(t.field("fragments")[0]) == sorted([nw, other])
    journal = t.view(1)["players"][0]["journal"]
    assert journal["fragments"] == {"nw": 2, "ne": 0, "sw": 0, "se": 0}


@clause("GATE-065")
@pytest.mark.parametrize(("quadrant", "blueprints"), [("se", 1), ("nw", 0)])
def test_a_blueprint_needs_four_different_fragments(backend, quadrant, blueprints):
    fourth = cards(quadrant=quadrant)[-1]
    held = fragments(nw=1, ne=1, sw=1)
    t = Table(backend, hand=[fourth], fragments={0: held}).play(fourth)
    assert t.view(0)["players"][0]["journal"]["blueprints"] == blueprints


@clause("GATE-065")
@pytest.mark.parametrize(
    ("count", "points"),
    [({"nw": 1, "ne": 1, "sw": 1, "se": 1}, 12), ({"nw": 2, "ne": 1, "sw": 1}, 8)],
)
def test_a_blueprint_counts_when_it_is_complete(backend, count, points):
    t = Table.before_the_end(backend, fragments={0: fragments(**count)}).end()
    assert final_points(t, Category.fragments) == points


@clause("GATE-066")
def test_fragments_beyond_a_complete_blueprint_start_another(backend):
    *held, last = fragments(nw=2, ne=2, sw=2, se=2)
    t = Table(backend, hand=[last], fragments={0: held})
    assert t.view(0)["players"][0]["journal"]["blueprints"] == 1
    assert t.play(last).view(0)["players"][0]["journal"]["blueprints"] == 2


@clause("GATE-066")
@pytest.mark.parametrize(
    ("count", "points"),
    [
        ({"nw": 2, "ne": 2, "sw": 2, "se": 2}, 24),
        ({"nw": 2, "ne": 1, "sw": 1, "se": 1}, 14),
    ],
)
def test_a_second_copy_belongs_to_a_second_blueprint(backend, count, points):
    t = Table.before_the_end(backend, fragments={0: fragments(**count)}).end()
    assert final_points(t, Category.fragments) == points


@clause("GATE-067")
def test_an_investigator_is_sent_from_the_reserve(backend):
    send = card("send", n=1)
    t = Table(backend, hand=[send])
    assert (t.field("reserve")[0], t.figures(0, "salem")) == (10, 0)
    t.play(send, "send/region=salem")
    assert (t.field("reserve")[0], t.figures(0, "salem")) == (9, 1)
    assert t.state.decision.prompt == "play"


@clause("GATE-067")
def test_an_investigator_of_a_card_cannot_be_declined(backend):
    send = card("send", n=1)
    t = Table(backend, first=1, hand=[send]).play(send)
    assert t.legal() == SENDS
    assert t.state.decision.args == {"left": 1, "free": 0}


@clause("GATE-068")
@pytest.mark.parametrize(
    ("second", "there"), [("arkham", {"arkham": 2}), ("rockport", {"arkham": 1, "rockport": 1})]
)
def test_two_investigators_go_to_one_region_or_two(backend, second, there):
    send = card("send", n=2)
    t = Table(backend, hand=[send])
    t.play(send, "send/region=arkham", f"send/region={second}")
    assert {r: t.figures(0, r) for r in there} == there
    assert (t.field("reserve")[0], sum(t.field("board")[0])) == (8, 2)


@clause("GATE-069")
def test_without_a_reserve_an_investigator_moves_from_another_region(backend):
    send = card("send", n=1)
    t = Table(backend, hand=[send], figures={0: {"salem": 3, "innsmouth": 7}}).play(send)
    assert t.why_not("send/region=arkham") == "GATE-069"
    assert "move/origin=salem/region=salem" not in t.legal()
    assert "move/origin=rockport/region=arkham" not in t.legal()
    t.choose("move/origin=salem/region=arkham")
    assert (t.figures(0, "salem"), t.figures(0, "arkham"), t.field("reserve")[0]) == (2, 1, 0)


@clause("GATE-069")
def test_the_reserve_comes_first_and_moving_is_not_forced(backend):
    """With one left in reserve and two to send, the first is sent; the second may be forgone."""
    send = card("send", n=2)
    t = Table(backend, hand=[send], figures={0: {"salem": 9}}).play(send)
    assert t.legal() == SENDS
    t.choose("send/region=arkham")
    others = {r: [x for x in REGIONS if x != r] for r in ("salem", "arkham")}
    moves = [f"move/origin={o}/region={r}" for o, to in others.items() for r in to]
    assert sorted(t.legal()) == sorted([*moves, "forgo"])
    t.choose("forgo")
    assert (t.figures(0, "salem"), t.figures(0, "arkham"), t.field("reserve")[0]) == (9, 1, 0)
    assert t.field("discard") == [send]


@clause("GATE-069")
def test_doing_without_is_told_and_moves_nobody(backend):
    send = card("send", n=1)
    t = Table(backend, first=2, hand=[send], figures={2: {"salem": 10}}).play(send, "forgo")
    assert t.told("forwent") == [{"seat": 2}]
    assert t.field("board")[2] == [0, 10, 0, 0, 0]


@clause("GATE-069")
def test_moving_is_told_as_such(backend):
    send = card("send", n=1)
    t = Table(backend, first=2, hand=[send], figures={2: {"salem": 10}})
    t.play(send, "move/origin=salem/region=rockport")
    assert t.names() == ["moved", "card_discarded"]
    assert t.told("moved") == [{"seat": 2, "origin": 1, "region": 4}]


@clause("GATE-070")
@pytest.mark.parametrize("icons", [1, 2])
def test_sending_an_investigator_earns_tokens(backend, icons):
    send = card("send", n=1, icons=icons)
    t = Table(backend, hand=[send]).play(send)
    assert t.told("tokens_gained") == [{"seat": 0, "n": icons}]
    assert t.field("tokens")[0] == icons
    assert t.view(0)["tokens"]["supply"] == 24 - icons


@clause("GATE-071")
@pytest.mark.parametrize(("n", "icons"), [(2, 0), (1, 1), (1, 2)])
@pytest.mark.parametrize(("mode", "deed"), [("sane", "send"), ("insane", "build")])
def test_a_card_earns_as_many_tokens_as_it_shows_icons(backend, mode, deed, n, icons):
    c = card(**{mode: deed}, n=n, icons=icons)
    t = Table(backend, mode=mode, hand=[c], tokens={0: 3}).play(c)
    assert t.field("tokens")[0] == 3 + icons


@clause("GATE-071")
def test_icons_are_read_from_the_half_that_is_played(backend):
    """One token for its sane half, two for its insane half."""
    c = next(c for c in cards("send", n=1, icons=1) if c in cards(insane="build", icons=2))
    earned = [
        Table(backend, mode=m, hand=[c]).play(c).field("tokens")[0] for m in ("sane", "insane")
    ]
    assert earned == [1, 2]


@clause("GATE-072")
@pytest.mark.parametrize(
    ("mode", "played", "choices"),
    [
        ("sane", card("page"), ()),
        ("sane", card("fragment"), ()),
        ("insane", card(insane="rune"), ()),
        ("insane", card(insane="convert"), ("convert/region=arkham/owner=1",)),
    ],
)
def test_other_actions_earn_no_tokens(backend, mode, played, choices):
    t = Table(backend, mode=mode, hand=[played], figures={1: {"arkham": 1}}).play(played, *choices)
    assert t.field("plays_left") == 1
    assert t.field("tokens") == [0, 0, 0, 0]


@clause("GATE-072")
def test_opening_a_gate_earns_no_tokens(backend):
    build = card(insane="build", n=2, icons=0)
    t = Table(
        backend,
        mode="insane",
        hand=[build],
        gates={0: {"salem": 5}},
        supply=["salem", "arkham"],
        figures={0: {"salem": 1}},
    )
    t.play(build, "take_supply/slot=1", "take_supply/slot=0")
    assert t.field("released") == 1
    assert t.field("tokens") == [0, 0, 0, 0]


@clause("GATE-072")
@pytest.mark.parametrize(
    ("scroll", "mode", "played", "gift"),
    [
        ("builders_warrant", "sane", card("page"), "take_deck"),
        ("cartographers_order", "sane", card("fragment"), "take_deck"),
        ("relics_call", "insane", card(insane="rune"), "send/region=salem"),
    ],
)
def test_what_a_scroll_gives_earns_no_tokens(backend, scroll, mode, played, gift):
    t = Table(backend, mode=mode, hand=[played], scrolls=[scroll]).play(played, gift)
    assert t.field("plays_left") == 1
    assert t.field("tokens") == [0, 0, 0, 0]


@clause("GATE-073")
def test_a_gate_pays_the_three_strongest_presences_of_its_region(backend):
    """Seat 0 has the most investigators on the board, but one only in Arkham."""
    build = card(insane="build", n=1)
    t = Table(
        backend,
        seats=4,
        mode="insane",
        hand=[build],
        gates={0: {"arkham": 5}},
        supply=["arkham"],
        figures={
            0: {"arkham": 1, "salem": 9},
            1: {"arkham": 3},
            2: {"arkham": 4},
            3: {"arkham": 2, "rockport": 8},
        },
    )
    t.play(build, "take_supply/slot=0")
    scored = {e["seat"]: e["n"] for e in t.told("region_scored")}
    assert scored == {2: 10, 1: 7, 3: 5}
    assert t.state.score == (10, 7, 10, 5)
