"""Decks in files: what goes in comes out, in both formats."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.games.arkham.decks import (
    BadDeck,
    Deck,
    charts,
    library,
    missing,
    read,
    read_json,
    starters,
    write_json,
    write_text,
)
from noctuary.i18n import FluentTranslations

KNOWN = library()
PLAYABLE = sorted(c.code for c in KNOWN.cards.values() if c.player and c.type != "investigator")
SLOTS = st.dictionaries(st.sampled_from(PLAYABLE), st.integers(1, 5), max_size=20)
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
META = st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=3)
FIELDS = st.fixed_dictionaries(
    {"investigator_code": st.sampled_from(sorted(KNOWN.investigators)), "slots": SLOTS},
    optional={
        "name": st.text(max_size=20),
        "sideSlots": st.just([]) | SLOTS,
        "ignoreDeckLimitSlots": st.none() | SLOTS,
        "meta": META.map(json.dumps),
        "taboo_id": st.none() | st.integers(1, 9),
        "exile_string": st.none() | st.lists(st.sampled_from(PLAYABLE)).map(",".join),
        "xp": st.none() | st.integers(),
        "tags": st.text(max_size=9),
        "unheard_of": ANY,
    },
)


@settings(deadline=None)
@given(FIELDS)
def test_json_comes_back_as_it_was(fields: dict[str, object]) -> None:
    assert json.loads(write_json(read(json.dumps(fields)))) == fields


@settings(deadline=None)
@given(FIELDS, SLOTS)
def test_what_changed_is_written(fields: dict[str, object], slots: dict[str, int]) -> None:
    deck = read_json(json.dumps(fields))
    deck.slots, deck.side = slots, {"01020": 1}
    again = json.loads(write_json(deck))
    assert again["slots"] == slots and again["sideSlots"] == {"01020": 1}
    assert {k: v for k, v in again.items() if k not in ("slots", "sideSlots")} == {
        k: v for k, v in fields.items() if k not in ("slots", "sideSlots")
    }


@settings(deadline=None)
@given(
    who=st.sampled_from(sorted(KNOWN.investigators)),
    slots=SLOTS,
    side=SLOTS,
    meta=META,
    taboo=st.none() | st.integers(1, 9),
    lang=st.sampled_from(["en", "fr"]),
)
def test_text_comes_back_as_it_was(
    who: str,
    slots: dict[str, int],
    side: dict[str, int],
    meta: dict[str, str],
    taboo: int | None,
    lang: str,
) -> None:
    deck = Deck(who, slots, "A night out", side, meta=meta, taboo=taboo)
    again = read(write_text(deck, FluentTranslations("noctuary.games.arkham", lang).format, lang))
    assert (again.investigator, again.name, again.taboo) == (who, deck.name, taboo)
    assert (again.slots, again.side, again.meta) == (slots, side, meta)


@pytest.mark.parametrize("id", starters())
def test_starter_decks_survive_text(id: str) -> None:
    deck = starters()[id].deck()
    assert read(write_text(deck, str)).slots == deck.slots


ARKHAM_BUILD = """# Fed up

Investigator: Roland Banks

XP: 2

## Deck

**Asset** (3)
_Hand_ (2)
- Machete† x2

_Ally_ (1)
- Beat Cop (2)

**Skill** (2)
- Guts x2

## Side Deck

- "Look what I found!"
"""
ARKHAM_DB = """Fed up

Roland Banks (Core Set)

Assets
2x Machete (Core Set)
1x Beat Cop (2) (Core Set)

Skills
2x Guts (Core Set)
"""


@pytest.mark.parametrize("text", [ARKHAM_BUILD, ARKHAM_DB])
def test_the_text_of_others(text: str) -> None:
    deck = read(text)
    assert (deck.name, deck.investigator) == ("Fed up", "01001")
    assert deck.slots == {"01020": 2, "01028": 1, "01089": 2}
    assert deck.side == ({"01079": 1} if text is ARKHAM_BUILD else {})


BAD = {
    "": "error-deck-empty",
    "{": "error-deck-json",
    "[]": "error-deck-json",
    "{}": "error-deck-investigator",
    '{"investigator_code": "01001"}': "error-deck-slots",
    '{"investigator_code": "01001", "slots": {"01020": -1}}': "error-deck-copies",
    '{"investigator_code": "01001", "slots": {"01020": "2"}}': "error-deck-copies",
    '{"investigator_code": "01001", "slots": {}, "meta": "[1]"}': "error-deck-meta",
    '{"investigator_code": "01001", "slots": {}, "meta": "{"}': "error-deck-meta",
    '{"investigator_code": "01001", "slots": {}, "taboo_id": "x"}': "error-deck-slots",
    "hello": "error-deck-investigator",
    "Roland Banks\n- No Such Card": "error-deck-card",
    "Roland Banks\n- Strange Solution (4)": "error-deck-line-several",
    "Roland Banks\n- Machete x0": "error-deck-line",
    "[" * 100_000: "error-deck-json",
}


@pytest.mark.parametrize("text", BAD)
def test_bad_input_says_what_is_wrong(text: str) -> None:
    with pytest.raises(BadDeck) as e:
        read(text)
    assert e.value.key == BAD[text]


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for given_text in (text, f"Roland Banks\n- {text}"):
        try:
            assert read(given_text).investigator
        except BadDeck as e:
            assert FluentTranslations("noctuary.games.arkham", "fr").has(e.key)


# ---- charts, and what a table can play


def test_charts_count_copies() -> None:
    deck = Deck("01001", {"01020": 2, "01089": 1, "01006": 1, "01000": 1, "05115": 1})
    found = charts(deck)
    assert found.costs == {"3": 3, "6": 1, "-": 1}
    assert found.icons == {"willpower": 2, "combat": 4, "agility": 1, "wild": 1}
    assert found.classes == {"guardian": 3, "rogue": 1, "neutral": 2}
    assert found.types == {"asset": 4, "skill": 1}
    assert found.levels == {"0": 4, "-": 1}


def test_cards_that_cannot_be_played_are_named() -> None:
    deck = Deck("01001", {"01020": 2, "05115": 1})
    assert missing(deck, {"01001", "01020"}) == ("05115",)
    assert missing(deck, {"05115", "01020"}) == ("01001",)
