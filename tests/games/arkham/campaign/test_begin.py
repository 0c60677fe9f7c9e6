"""Beginning a campaign: decks, weaknesses, the bag."""

from collections import Counter

import pytest

from noctuary.games.arkham.campaign import (
    INVESTIGATORS,
    ORDER,
    Newcomer,
    Refused,
    begin,
    chaos_bag,
    join,
    pool,
    table_options,
)
from noctuary.games.arkham.decks import Deck, library, starter, starters
from noctuary.games.arkham.options import RANDOM_WEAKNESS
from noctuary.games.arkham.options import starters as option_decks
from tests.games.arkham.campaign.tables import Table, changed, good, keys, new, newcomer
from tests.support import clause

BASIC = {c for c, card in library().cards.items() if card.basic_weakness}


def weaknesses(cards: dict[str, int]) -> Counter[str]:
    """Return the basic weaknesses of a deck."""
    return Counter({c: n for c, n in cards.items() if c in BASIC})


def with_weakness(name: str, code: str) -> Newcomer:
    """Return a starter deck whose basic weakness is not left to chance."""
    deck = starter(name)
    slots = {c: n for c, n in deck.slots.items() if c != RANDOM_WEAKNESS} | {code: 1}
    return Newcomer(Deck(deck.investigator, slots))


@clause("AHB-396")
def test_a_campaign_begins_with_the_first_of_three_scenarios() -> None:
    c = new("roland", "daisy")
    assert ORDER == ("gathering", "midnight_masks", "devourer_below")
    assert (c.next, c.end, c.played) == ("gathering", None, ())
    options = table_options(c)
    assert isinstance(options, dict)
    assert options["scenario"] == "gathering"
    assert [d["investigator"] for d in options["investigators"]] == ["01001", "01002"]


@clause("AHC-180")
def test_new_decks_have_no_experience() -> None:
    for r in new("roland", "daisy", "agnes", "wendy").seats:
        assert (r.earned, r.unspent, r.physical, r.mental) == (0, 0, 0, 0)
        assert (r.assets, r.weaknesses) == ((), ())
    costly = starter("roland-easy")
    costly.slots["01018"] -= 1
    costly.slots["01028"] = 1
    found = begin([Newcomer(costly)], id="c", name="", seed=1)
    assert isinstance(found, Refused)
    assert [p.key for p in found.problems[0].deck] == ["start"]


@clause("AHB-231")
def test_no_deck_begins_with_a_story_asset() -> None:
    deck = starter("roland-easy")
    deck.slots["01117"] = 1
    found = begin([newcomer("daisy"), Newcomer(deck)], id="c", name="", seed=1)
    assert isinstance(found, Refused)
    assert found.problems[0].seat == 1
    assert [p.key for p in found.problems[0].deck] == ["story"]


def test_what_is_wrong_is_told_seat_by_seat() -> None:
    small = starter("daisy-easy")
    del small.slots["01030"]
    foreign = Deck("02001", {})
    unplayed = starter("wendy-easy")
    unplayed.slots["02110"] = 1
    people = [newcomer("roland"), Newcomer(small), newcomer("roland"), Newcomer(unplayed)]
    found = begin(people, id="c", name="", seed=1)
    assert isinstance(found, Refused)
    assert [(p.seat, p.key) for p in found.problems] == [
        (1, "deck"),
        (2, "used"),
        (3, "not-played"),
    ]
    assert keys(begin([Newcomer(foreign)], id="c", name="", seed=1)) == ("not-played",)
    assert keys(begin([], id="c", name="", seed=1)) == ("seats",)
    five = [newcomer(p) for p in ("roland", "daisy", "agnes", "wendy", "skids")]
    assert keys(begin(five, id="c", name="", seed=1)) == ("seats",)


def test_every_starter_deck_can_begin() -> None:
    for id in starters():
        good(begin([Newcomer(starter(id))], id="c", name="", seed=3))
    assert set(option_decks()) == set(starters())


# ---- weaknesses


@clause("AHC-301")
def test_the_pool_is_that_of_one_core_set() -> None:
    c = new("roland")
    assert starters()["roland-easy"].sets == 2
    assert (pool(c) + weaknesses(c.seats[0].cards)).total() == 10
    assert {c: n for c, n in (pool(c) + weaknesses(c.seats[0].cards)).items() if n == 2} == {
        "01096": 2,
        "01097": 2,
    }


@clause("AHC-300", "AHC-303")
def test_later_draws_come_from_what_is_left() -> None:
    c = new("roland", "daisy")
    left = pool(c)
    assert left.total() == 8
    c = good(join(good(join(c, newcomer("agnes"), 5)), newcomer("wendy"), 6))
    drawn = weaknesses(c.seats[2].cards) + weaknesses(c.seats[3].cards)
    assert drawn.total() == 2
    assert drawn <= left
    assert pool(c) == left - drawn
    table = Table(c)
    assert Counter(table.zone("collection")).total() == pool(c).total() == 6


@clause("AHB-353")
def test_a_random_weakness_is_drawn_evenly_from_the_pool() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000):
        cards = new("roland", seed=seed).seats[0].cards
        assert RANDOM_WEAKNESS not in cards
        assert weaknesses(cards).total() == 1
        seen += weaknesses(cards)
    assert set(seen) == BASIC - {RANDOM_WEAKNESS} - {c for c in BASIC if c > "01103"}
    for code, n in seen.items():
        copies = 2 if code in ("01096", "01097") else 1
        assert 70 * copies < n < 130 * copies
    assert new("roland", seed=4) == new("roland", seed=4)


def test_a_weakness_that_somebody_has_is_taken() -> None:
    twice = [with_weakness("roland-easy", "01098"), with_weakness("daisy-easy", "01098")]
    assert keys(begin(twice, id="c", name="", seed=1)) == ("weakness-taken",)
    good(begin([with_weakness("roland-easy", "01098"), newcomer("daisy")], id="c", name="", seed=1))


@clause("AHC-302")
def test_separate_collections_have_separate_pools() -> None:
    a = newcomer("roland", collection="Ann")
    b = newcomer("daisy", collection="Bob")
    c = good(begin([a, b], id="c", name="", seed=1))
    assert pool(c, "Ann").total() == pool(c, "Bob").total() == 9
    assert pool(c, "Ann") + weaknesses(c.seats[0].cards) == pool(c, "Cid")
    same = [
        Newcomer(with_weakness("roland-easy", "01098").deck, collection="Ann"),
        Newcomer(with_weakness("daisy-easy", "01098").deck, collection="Bob"),
    ]
    good(begin(same, id="c", name="", seed=1))


# ---- the bag

BAGS = {
    "easy": "plus_1 2 zero 3 minus_1 3 minus_2 2",
    "standard": "plus_1 1 zero 2 minus_1 3 minus_2 2 minus_3 1 minus_4 1",
    "hard": "zero 3 minus_1 2 minus_2 2 minus_3 2 minus_4 1 minus_5 1",
    "expert": "zero 1 minus_1 2 minus_2 2 minus_3 2 minus_4 2 minus_5 1 minus_6 1 minus_8 1",
}
SYMBOLS = {"skull": 2, "cultist": 1, "tablet": 1, "auto_fail": 1, "elder_sign": 1}


@clause("AHB-363", "AHB-398", "AHB-399", "AHB-400", "AHB-401")
@pytest.mark.parametrize(("difficulty", "size"), list(zip(BAGS, (16, 16, 17, 18), strict=True)))
def test_the_difficulty_fixes_the_bag(difficulty: str, size: int) -> None:
    c = new("roland", difficulty=difficulty)
    told = BAGS[difficulty].split()
    assert chaos_bag(c) == dict(zip(told[::2], map(int, told[1::2]), strict=True)) | SYMBOLS
    table = Table(c)
    assert len(table.value("bag")) == size
    assert table.value("difficulty") == [list(BAGS).index(difficulty)]


@clause("AHB-110")
def test_the_bag_is_that_of_the_campaign() -> None:
    c = changed(new("roland"), bag={"minus_5": 1, "skull": -1})
    assert chaos_bag(c) == chaos_bag(new("roland")) | {"minus_5": 1, "skull": 1}
    assert Counter(Table(c).tokens())["minus_5"] == 1
    assert Counter(Table(c).tokens())["skull"] == 1


def test_nobody_but_the_five_is_played() -> None:
    assert INVESTIGATORS == ("01001", "01002", "01003", "01004", "01005")
