"""What a deck costs between two scenarios, and what cannot be done there."""

import pytest

from noctuary.games.arkham.decks import BadDeck, Deck, Upgrade, check, library, price, upgrade
from tests.games.arkham.decks.shelf import build
from tests.support import clause

KNOWN = library()
ROLAND, DAISY, SKIDS, AGNES, WENDY = "01001", "01002", "01003", "01004", "01005"


def swapped(deck: Deck, out: dict[str, int], into: dict[str, int]) -> Deck:
    """Return the deck after some cards left and others came."""
    slots = dict(deck.slots)
    for code, n in out.items():
        slots[code] -= n
    for code, n in into.items():
        slots[code] = slots.get(code, 0) + n
    return Deck(deck.investigator, {c: n for c, n in slots.items() if n})


def refused(found: Upgrade) -> list[str]:
    """Return the keys of the problems."""
    return [p.key for p in found.refusals]


@clause("AHC-166", "AHC-167")
def test_a_card_costs_at_least_one() -> None:
    old = build(ROLAND, {"01018": 2})
    for code in ("01020", "01026"):  # level 0 and level 1
        new = swapped(old, {"01018": 1}, {code: 1})
        assert upgrade(old, new, available=1).price == 1
        assert upgrade(old, new, available=1).refusals == ()
        assert refused(upgrade(old, new, available=0)) == ["experience"]


@clause("AHC-168")
def test_the_least_price_does_not_change_the_card() -> None:
    assert price(KNOWN.cards["01020"], KNOWN, False) == KNOWN.cards["01020"].level == 0
    assert check(build(ROLAND, {"01020": 1})).experience == 0


@clause("AHC-169")
def test_an_upgrade_costs_the_difference_alone() -> None:
    old = build(DAISY, {"01030": 1})
    (bought,) = upgrade(old, swapped(old, {"01030": 1}, {"01040": 1})).bought
    assert (bought.price, bought.how, bought.replaces) == (1, "upgraded", "01030")


@clause("AHB-367")
def test_a_higher_level_replaces_the_lower_copy() -> None:
    old = build(ROLAND, {"01018": 2})
    found = upgrade(old, swapped(old, {"01018": 1}, {"01028": 1}))
    assert (found.price, found.removed, found.refusals) == (2, {}, ())


@clause("AHB-366")
def test_for_each_card_bought_another_leaves() -> None:
    old = build(ROLAND, {"01018": 2})
    found = upgrade(old, swapped(old, {"01018": 1}, {"01029": 1}))
    assert (found.price, found.removed) == (4, {"01018": 1})
    too_large = swapped(old, {}, {"01029": 1})
    assert [p.kind for p in check(too_large).problems] == ["too-many"]
    for code, key in (("01006", "required-stays"), ("01007", "weakness-stays")):
        assert key in refused(upgrade(old, swapped(old, {code: 1}, {"01029": 1})))


@clause("AHB-368")
def test_each_copy_is_paid() -> None:
    old = build(ROLAND, {"01018": 2})
    assert upgrade(old, swapped(old, {"01018": 2}, {"01029": 2})).price == 8
    assert upgrade(old, swapped(old, {"01018": 2}, {"01028": 2})).price == 4


@clause("AHB-369")
def test_what_is_not_spent_is_kept() -> None:
    old = build(ROLAND, {"01018": 2})
    assert upgrade(old, swapped(old, {"01018": 1}, {"01028": 1}), available=3).left == 1


@clause("AHB-370", "AHC-323")
def test_nothing_leaves_or_changes_for_nothing() -> None:
    old = build(ROLAND, {"01018": 2})
    assert refused(upgrade(old, swapped(old, {"01018": 1}, {}))) == ["removed"]
    free = upgrade(old, swapped(old, {"01018": 1}, {"01020": 1}), available=0)
    assert refused(free) == ["experience"]


@clause("AHC-321", "AHC-322")
def test_a_permanent_card_cannot_be_swapped_out() -> None:
    old = build(SKIDS, {"03308": 1, "01044": 2})
    assert refused(upgrade(old, swapped(old, {"03308": 1}, {}))) == ["permanent-stays"]
    bought = swapped(old, {"03308": 1}, {"01057": 1})
    assert "permanent-stays" in refused(upgrade(old, bought))
    fine = upgrade(old, swapped(old, {"01044": 1}, {"01057": 1}))
    assert (fine.price, refused(fine)) == (4, [])


@clause("AHB-379")
def test_an_exceptional_card_costs_double() -> None:
    old = build(SKIDS, {"01044": 2})
    assert upgrade(old, swapped(old, {"01044": 1}, {"04308": 1})).price == 6


@clause("AHB-381")
def test_myriad_copies_are_free_after_the_first() -> None:
    old = build(SKIDS, {"01044": 2, "01045": 2})
    found = upgrade(old, swapped(old, {"01044": 2, "01045": 1}, {"06199": 3}))
    assert found.price == 1
    assert sorted(p.how for p in found.bought) == ["bought", "myriad", "myriad"]


# ---- what was lost


@clause("AHB-380")
def test_an_exiled_card_is_gone_until_bought_again() -> None:
    old = build(WENDY, {"02115": 2})  # Flare (1)
    gone = swapped(old, {"02115": 1}, {"01072": 1})
    found = upgrade(old, gone, exiled={"02115": 1})
    assert (found.price, found.exiled, refused(found)) == (0, {"02115": 1}, [])
    assert upgrade(old, old, exiled={"02115": 1}).price == 1
    assert refused(upgrade(old, gone, exiled={"02115": 3})) == ["exile"]


@clause("AHC-212", "AHC-213")
def test_the_size_is_restored_for_nothing() -> None:
    old = build(WENDY, {"02115": 2, "01076": 2})
    lost = {"02115": 2}
    assert [p.kind for p in check(swapped(old, lost, {})).problems] == ["too-few"]
    two = swapped(old, lost, {"01072": 2})
    assert upgrade(old, two, exiled=lost, available=0).refusals == ()
    third = swapped(old, lost | {"01076": 1}, {"01072": 2, "01075": 1})
    assert upgrade(old, third, exiled=lost).price == 1
    higher = swapped(old, lost, {"01072": 1, "01083": 1})  # Close Call (2)
    assert upgrade(old, higher, exiled=lost).price == 2
    assert upgrade(old, swapped(old, lost, {"05159": 2}), exiled=lost, taboo=True).price == 6


@clause("AHC-214")
def test_a_larger_deck_is_filled_for_nothing() -> None:
    old = build(ROLAND, {"01018": 2})
    five = {"01020": 2, "01021": 2, "01023": 1}
    found = upgrade(old, swapped(old, {}, {"06167": 1} | five))
    assert (found.price, refused(found)) == (2, [])  # Versatile itself
    assert {p.how for p in found.bought if p.code in five} == {"restored"}
    six = swapped(old, {"01018": 1}, {"06167": 1, **five, "01016": 1})
    assert upgrade(old, six).price == 3


def test_the_exile_string_of_a_deck_is_used() -> None:
    old = build(WENDY, {"02115": 1})
    new = swapped(old, {"02115": 1}, {"01072": 1})
    assert upgrade(old, new).price == 1
    new.exiled = {"02115": 1}
    assert upgrade(old, new).price == 0


# ---- cards that change prices


@clause("AHB-391")
def test_a_researched_card_is_had_by_upgrading_alone() -> None:
    old = build(DAISY, {"02021": 1, "01030": 1})  # Strange Solution
    new = swapped(old, {"02021": 1}, {"02263": 1})
    assert refused(upgrade(old, new)) == ["researched"]
    done = upgrade(old, new, researched=["Strange Solution"])
    assert (done.price, refused(done)) == (4, [])
    bought = swapped(old, {"01030": 1}, {"02263": 1})
    assert refused(upgrade(old, bought, researched=["Strange Solution"])) == ["researched"]


def test_shrewd_analysis_makes_the_second_copy_free() -> None:
    old = build(DAISY, {"02021": 2, "04106": 1})
    new = swapped(old, {"02021": 2}, {"02263": 1, "02262": 1})
    assert upgrade(old, new, researched=["Strange Solution"]).price == 4


def test_adaptable_swaps_two_cards_of_level_0() -> None:
    old = build(SKIDS, {"02110": 1, "01044": 2, "01045": 1})
    new = swapped(old, {"01044": 2, "01045": 1}, {"01046": 2, "01047": 1})
    assert upgrade(old, new).price == 1
    level_1 = swapped(old, {"01044": 1}, {"01054": 1})
    assert upgrade(old, level_1).price == 1


def test_arcane_research_makes_a_spell_cheaper() -> None:
    old = build(AGNES, {"04109": 1, "01066": 2})
    new = swapped(old, {"01066": 2}, {"01069": 2})  # Blinding Light to (2)
    assert upgrade(old, new).price == 3


def test_deja_vu_makes_exiled_cards_cheaper() -> None:
    old = build(WENDY, {"60531": 1, "02271": 2})  # Stroke of Luck (2)
    assert upgrade(old, old, exiled={"02271": 2}).price == 2


def test_the_random_weakness_becomes_one() -> None:
    old = build(ROLAND)
    found = upgrade(old, swapped(old, {"01000": 1}, {"01096": 1}))
    assert (found.price, found.gained, refused(found)) == (0, {"01096": 1}, [])
    more = upgrade(old, swapped(old, {}, {"01117": 1, "01099": 1}))
    assert (more.price, more.gained) == (0, {"01117": 1, "01099": 1})


def test_two_investigators_are_no_upgrade() -> None:
    with pytest.raises(BadDeck, match="error-deck-other"):
        upgrade(build(ROLAND), build(DAISY))


# ---- copies that stay


PARALLEL_AGNES = "90017"


def test_a_version_that_stays_beside_the_higher_one_is_not_removed() -> None:
    old = build(PARALLEL_AGNES, {"01060": 2})  # Shrivelling
    new = swapped(old, {}, {"02306": 1})  # level 5
    new.ignored = {"01060": 1}
    found = upgrade(old, new, available=5)
    (bought,) = found.bought
    assert (bought.how, bought.replaces, found.price) == ("bought", "", 5)
    assert (found.removed, found.refusals) == ({}, ())
    assert check(new).legal
    later = swapped(new, {}, {"02306": 1})
    later.ignored = {"01060": 2}
    again = upgrade(new, later, available=5)
    assert (again.price, again.removed, again.refusals) == (5, {}, ())


def test_a_copy_that_leaves_is_removed_whatever_else_is_not_counted() -> None:
    old = build(PARALLEL_AGNES, {"01060": 2})
    old.ignored = {"01060": 1}
    new = swapped(old, {"01060": 1}, {"02306": 1})
    new.ignored = {"01060": 1}
    found = upgrade(old, new)
    assert [(p.how, p.price) for p in found.bought] == [("upgraded", 5)]
    gone = swapped(old, {"01060": 1}, {})
    assert upgrade(old, gone).removed == {}  # the one that counted for nothing


def test_a_gift_of_a_scenario_costs_nothing_and_a_copy_bought_beside_it_does() -> None:
    old = build(ROLAND, {"01018": 1, "01020": 2})
    gift = swapped(old, {}, {"01018": 1})
    gift.ignored = {"01018": 1}
    assert upgrade(old, gift).price == 0
    bought = swapped(gift, {"01020": 1}, {"01018": 1})
    bought.ignored = {"01018": 1}
    assert upgrade(gift, bought).price == 1


@clause("AHB-366")
def test_a_weakness_may_become_its_later_form_and_no_other() -> None:
    old = build(ROLAND)
    del old.slots["01000"]
    for first, later in (("04038", "04039"), ("04040", "04041"), ("04041", "04042")):
        before = swapped(old, {}, {first: 1})
        assert refused(upgrade(before, swapped(before, {first: 1}, {later: 1}))) == []
    doomed = swapped(old, {}, {"04040": 1})
    assert refused(upgrade(doomed, swapped(doomed, {"04040": 1}, {"04042": 1}))) == []
    for wrong in ("04039", "01096"):
        found = upgrade(doomed, swapped(doomed, {"04040": 1}, {wrong: 1}))
        assert refused(found) == ["weakness-stays"]
    bell = swapped(old, {}, {"04042": 1})
    assert refused(upgrade(bell, swapped(bell, {"04042": 1}, {"04040": 1}))) == ["weakness-stays"]


@clause("AHB-392")
def test_signature_cards_make_way_for_another_set() -> None:
    old = build(ROLAND)
    advanced = swapped(old, {"01006": 1, "01007": 1}, {"90030": 1, "90031": 1})
    found = upgrade(old, advanced)
    assert (found.price, found.refusals) == (0, ())
    alone = swapped(old, {"01006": 1, "01007": 1}, {"90030": 1})
    assert refused(upgrade(old, alone)) == ["weakness-stays"]
