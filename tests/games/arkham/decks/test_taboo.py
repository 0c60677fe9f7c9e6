"""The list of taboos: what it does to prices and to decks."""

import pytest

from noctuary.games.arkham.decks import BadDeck, Card, Taboo, check, library, price, upgrade
from tests.games.arkham.decks.shelf import Fixture, build, wrong
from tests.support import clause

KNOWN = library()
JENNY, ROLAND, SKIDS = "02003", "01001", "01003"


def test_the_list_is_whole() -> None:
    kinds = [t.kind for t in KNOWN.taboos.values()]
    assert [kinds.count(k) for k in ("chained", "mutated", "forbidden")] == [11, 20, 1]


@clause("AHC-398")
def test_the_list_is_an_option() -> None:
    deck = build(JENNY, {"02026": 1})
    assert check(deck).taboo is False and wrong(deck) == []
    assert wrong(deck, taboo=True) == ["taboo"]
    deck.taboo = 4
    assert check(deck).taboo is True
    assert wrong(deck, taboo=False) == []


@pytest.mark.parametrize("part", [["01020"], "01020", {"01020": True}, 3, "003"])
@clause("AHC-399")
def test_the_whole_list_or_none(part: object) -> None:
    deck = build(ROLAND)
    with pytest.raises(BadDeck, match="error-deck-taboo"):
        check(deck, taboo=part)
    assert check(deck, taboo="004").taboo and not check(deck, taboo=None).taboo


@pytest.mark.parametrize(
    "code, without, with_list",
    [
        pytest.param("01020", 0, 1, marks=clause("AHC-400", "AHC-403")),
        pytest.param("02108", 1, 3, marks=clause("AHC-404")),
        pytest.param("02152", 2, 3, marks=clause("AHC-405")),
        pytest.param("02187", 3, 6, marks=clause("AHC-406")),
        pytest.param("02189", 3, 6, marks=clause("AHC-407")),
        pytest.param("02193", 3, 4, marks=clause("AHC-408")),
        pytest.param("04305", 5, 6, marks=clause("AHC-409")),
        pytest.param("05159", 0, 3, marks=clause("AHC-410")),
        pytest.param("05153", 0, 4, marks=clause("AHC-411")),
        pytest.param("05231", 0, 2, marks=clause("AHC-412")),
        pytest.param("60233", 5, 8, marks=clause("AHC-413")),
    ],
)
def test_chained_cards(code: str, without: int, with_list: int) -> None:
    card = KNOWN.cards[code]
    assert price(card, KNOWN, False) == without
    assert price(card, KNOWN, True) == with_list
    who = {"guardian": "01001", "seeker": "01002", "rogue": "01003", "survivor": "01005"}
    old = build(who[card.classes[0]])
    new = build(who[card.classes[0]], {code: 1})
    for taboo, paid in ((False, max(1, without)), (True, with_list)):
        assert upgrade(old, new, taboo=taboo).price == paid


@clause("AHC-401")
def test_a_chain_does_not_change_the_level() -> None:
    off_class = build("02003", {"01020": 1})  # level 0, one of her five
    report = check(off_class, taboo=True)
    assert report.problems == () and report.experience == 1
    assert KNOWN.cards["01020"].level == 0


@clause("AHC-403")
def test_a_starting_deck_cannot_pay_for_a_machete() -> None:
    deck = build(ROLAND, {"01020": 1})
    assert wrong(deck, mode="start") == []
    assert wrong(deck, mode="start", taboo=True) == ["start"]
    assert wrong(deck, mode="start", taboo=True, budget=1) == []


@clause("AHC-402")
def test_a_chain_counts_when_upgrading() -> None:
    low, high = build(SKIDS, {"01044": 1}), build(SKIDS, {"02152": 1})
    assert upgrade(low, high, taboo=True).price == 3
    assert upgrade(low, high, taboo=False).price == 2
    blades = [
        Card(f"blade{n}", "Blade", "Lame", classes=("rogue",), level=n, deck_limit=2)
        for n in (0, 3)
    ]
    known = Fixture(blades, [], [Taboo("blade0", "chained", 2)]).library()
    low, high = (build(SKIDS, {c.code: 1}, within=known) for c in blades)
    assert upgrade(low, high, taboo=True, within=known).price == 1  # 2 of 3 are paid already
    assert upgrade(low, high, taboo=False, within=known).price == 3


@clause("AHC-422")
def test_key_of_ys_is_exceptional() -> None:
    deck = build("01004", {"03315": 2})
    assert wrong(deck) == []
    assert wrong(deck, taboo=True) == ["exceptional"]
    assert price(KNOWN.cards["03315"], KNOWN, True) == 10
    assert price(KNOWN.cards["03315"], KNOWN, False) == 5


@clause("AHC-435", "AHC-436")
def test_a_forbidden_card() -> None:
    (problem,) = check(build(JENNY, {"02026": 1}), taboo=True).problems
    assert (problem.kind, problem.cards, problem.clause) == ("not-allowed", ("02026",), "AHC-435")
