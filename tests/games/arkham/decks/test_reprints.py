"""A card that was printed again is the same card, whichever of its codes a deck names."""

import json
from collections import Counter

import pytest

from noctuary.games.arkham.decks import library, products, read_json, search, upgrade
from noctuary.games.arkham.decks.cards import original, reprints
from noctuary.games.arkham.decks.deck import write_json
from tests.games.arkham.decks.shelf import build, wrong

KNOWN = library()
ROLAND = "01001"


def test_the_table() -> None:
    packs = Counter(pack for _, pack in reprints().values())
    assert packs == {"rcore": 117, "nat": 3, "har": 3, "win": 6, "jac": 5, "ste": 6}
    assert all(
        of in KNOWN.cards and code not in KNOWN.cards for code, (of, _) in reprints().items()
    )
    assert set(packs) - {"rcore"} <= set(products())


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("01501", "Roland Banks"),
        ("01518", "Beat Cop"),
        ("01596", "Amnesia"),
        ("01617", "Lita Chantler"),
        ("01686", "Old Book of Lore"),
        ("01695", "Relic Hunter"),
        ("60108", "Physical Training"),
        ("60219", "Deduction"),
        ("60314", "Slip Away"),
        ("60405", "Ritual Candles"),
        ("60519", "Take Heart"),
    ],
)
def test_examples(code: str, name: str) -> None:
    assert KNOWN.cards[original(code)].name == name
    assert [card.name for card in search(code)] == [name]


def file(investigator: str, slots: dict[str, int], **more: object) -> str:
    """Return a deck as ArkhamDB writes it."""
    return json.dumps({"investigator_code": investigator, "slots": slots, **more})


def test_a_deck_of_reprints_is_the_same_deck() -> None:
    again = {of: code for code, (of, pack) in reprints().items() if pack == "rcore"}
    deck = build(ROLAND)
    named = {again.get(code, code): n for code, n in deck.slots.items()}
    assert set(named) != set(deck.slots)
    read = read_json(file("01501", named))
    assert (read.investigator, read.slots) == (ROLAND, deck.slots)
    assert wrong(read) == []
    assert json.loads(write_json(read))["slots"] == named, "a file comes back as it was"


def test_the_limit_is_for_all_printings_together() -> None:
    deck = build(ROLAND, {"01018": 2})
    slots = deck.slots | {"01518": 1}
    assert wrong(read_json(file(ROLAND, slots))) == ["copies", "too-many"][::-1]
    shared = deck.slots | {"01018": 1, "01518": 1}
    assert wrong(read_json(file(ROLAND, shared))) == []


def test_an_upgrade_from_a_reprint_costs_the_difference() -> None:
    old = build("01002", {"01030": 1, "01031": 1})
    before = read_json(
        file("01002", {**{c: n for c, n in old.slots.items() if c != "01031"}, "01531": 1})
    )
    slots = {c: n for c, n in old.slots.items() if c != "01031"} | {"01686": 1}
    found = upgrade(before, read_json(file("01502", slots)))
    (bought,) = found.bought
    assert (bought.code, bought.replaces, bought.price) == ("06279", "01031", 3)
    assert found.refusals == ()


def test_what_was_exiled_may_be_named_by_a_reprint() -> None:
    deck = read_json(
        file("60501", {"60517": 2}, exile_string="60517", ignoreDeckLimitSlots={"60517": 1})
    )
    assert (deck.slots, deck.exiled, deck.ignored) == ({"01079": 2}, {"01079": 1}, {"01079": 1})
    full = build("60501", {"01079": 2})
    assert upgrade(full, full, exiled={"60517": 1}).exiled == {"01079": 1}


def test_the_cards_of_a_product_are_also_those_printed_again_in_it() -> None:
    names = {card.name for card in search(pack="nat")}
    assert {"Boxing Gloves", "Physical Training", "Dodge", "Vicious Blow"} <= names


def test_the_other_side_may_be_named_by_a_reprint() -> None:
    slots = build(ROLAND).slots
    front, back = ({f"alternate_{side}": "01501"} for side in ("front", "back"))
    for deck in (file("90024", slots, meta=front), file("01501", slots, meta=back)):
        assert wrong(read_json(deck)) == []
    assert read_json(file("90024", slots, meta=front)).front == ROLAND
