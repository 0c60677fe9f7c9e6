"""The facts of the cards, and finding them."""

import pytest

from noctuary.games.arkham.decks import Card, library, products, rulings, search
from tests.support import clause

KNOWN = library()


def test_all_player_cards_are_known() -> None:
    assert sum(c.player for c in KNOWN.cards.values()) == 1003
    assert len(KNOWN.investigators) == 54
    assert {c.pack for c in KNOWN.cards.values()} <= products().keys()


@pytest.mark.parametrize("code", ["01006", "01008", "01010", "01012", "01014"])
@clause("AHC-030")
def test_signature_cards_of_the_core_set_have_no_level(code: str) -> None:
    assert KNOWN.cards[code].level is None
    assert code not in {c.code for c in search(level=0)}
    assert "01016" in {c.code for c in search(level=0)}


@pytest.mark.parametrize("code", ["02079", "02097", "02098"])
@clause("AHC-040")
def test_they_are_humanoid(code: str) -> None:
    assert "Humanoid" in KNOWN.cards[code].traits
    assert "Human" not in KNOWN.cards[code].traits


@clause("AHC-041")
def test_traits_of_the_pit_boss() -> None:
    assert set(KNOWN.cards["02078"].traits) == {"Humanoid", "Criminal", "Elite"}


@pytest.mark.parametrize("name", ["Hérault de Valusia", "Héraut de Valusia", "heraut de valusia"])
@clause("AHC-058")
def test_a_misprinted_name_is_found(name: str) -> None:
    assert {c.name for c in search(name)} == {"Harbinger of Valusia"}


@clause("AHC-100")
def test_bait_and_switch_is_a_trick() -> None:
    assert KNOWN.cards["05282"].traits == ("Trick",)


@clause("AHC-347", "AHC-348")
def test_parity_of_a_cost() -> None:
    assert KNOWN.cards["01088"].parity == "even"  # Emergency Cache, 0
    assert KNOWN.cards["01086"].parity == "odd"  # Knife, 1
    assert KNOWN.cards["01089"].parity is None  # Guts, a skill
    assert KNOWN.cards["02158"].parity is None  # Charisma, no cost
    assert Card("x", "x", "x", cost=-2).parity is None


@clause("AHC-200")
def test_a_multi_class_card_is_of_each_class() -> None:
    thompson = KNOWN.cards["05115"]
    assert thompson.is_a("rogue") and thompson.is_a("guardian")
    assert not thompson.is_a("seeker", "mystic", "survivor", "neutral")


@clause("AHB-361")
def test_a_neutral_card_has_no_class() -> None:
    assert KNOWN.cards["01086"].classes == ("neutral",)


@clause("AHC-444", "AHC-445", "AHC-446", "AHC-447")
def test_products() -> None:
    kinds: dict[str, set[str]] = {}
    for product in products().values():
        kinds.setdefault(product.kind, set()).add(product.code)
    returns = {"rtnotz", "rtdwl", "rtptc", "rttfa"}
    assert kinds["campaign"] == {"core", "dwl", "ptc", "tfa", "tcu", "tde", "tic"} | returns
    assert kinds["standalone"] == {"cotr", "coh", "lol", "guardians", "blob", "hotel"}
    assert kinds["starter"] == {"nat", "har", "win", "jac", "ste"}
    assert kinds["novel"] == {"hoth", "tdor", "iotv", "tdg", "tftbw", "bob", "dre"}
    assert kinds["parallel"] == {"rod", "aon", "bad", "btb"}
    assert all(p.named("fr") and p.named("en") for p in products().values())


# ---- searching


@pytest.mark.parametrize("text", ["01020", "Machete", "machette", "MACHETTE "])
def test_a_card_by_code_or_by_name_in_either_language(text: str) -> None:
    assert [c.code for c in search(text)] == ["01020"]


def test_accents_and_quotes_do_not_matter() -> None:
    assert "01079" in {c.code for c in search("regardez ce que j'ai trouve")}
    assert {c.code for c in search("deja vu")} == {"60531"}


def test_a_whole_name_comes_before_a_part() -> None:
    assert {c.name for c in search("Knife")} == {"Knife"}
    assert len(search("kni")) > 1


def test_filters_hold_together() -> None:
    found = search(trait="tome", cls="seeker", level=0, pack="core")
    assert {c.code for c in found} == {"01031", "01035"}
    assert {c.code for c in search("flic", cls="guardian")} == {"01018", "01028"}
    assert search("flic", cls="seeker") == []


# ---- rulings


def test_rulings_name_cards_that_are_known() -> None:
    assert rulings().keys() <= KNOWN.cards.keys()
    assert "AHC-403" in rulings()["01020"]
    assert all(id.startswith("AHC-") for ids in rulings().values() for id in ids)
