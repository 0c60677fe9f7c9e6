"""The facts of the cards, and finding them."""

from collections import Counter

import pytest

from noctuary.games.arkham.card_table import OWN_PREFIX
from noctuary.games.arkham.decks import Card, library, products, rulings, search
from tests.support import clause

KNOWN = library()


PLAYER_CARDS = {
    "core": "core 104, rtnotz 10",
    "dwl": "dwl 39, tmm 13, tece 12, bota 11, uau 11, wda 14, litas 12, rtdwl 11",
    "ptc": "ptc 43, eotp 14, tuo 12, apot 11, tpm 12, bsr 11, dca 12, rtptc 13",
    "tfa": "tfa 42, tof 10, tbb 12, hote 13, tcoa 9, tdoy 12, sha 10, rttfa 15",
    "tcu": "tcu 46, tsn 11, wos 10, fgg 11, uad 9, icc 11, bbt 12, rttcu 15",
    "tde": "tde 37, sfk 9, tsh 13, dsm 11, pnr 13, wgd 10, woc 10",
    "tic": "tic 40, itd 15, def 11, hhg 9, lif 11, lod 13, itm 10",
    "starter": "nat 29, har 30, win 26, jac 27, ste 25",
    "novel": "hoth 3, tdor 3, iotv 3, tdg 3, tftbw 3, bob 3, dre 3",
    "parallel": "rod 3, aon 3, bad 3, btb 8",
    "promo": "promo 3",
}
INVESTIGATORS = """
core 5, dwl 5, ptc 6, tfa 5, tcu 6, tde 5, tic 5, nat 1, har 1, win 1, jac 1, ste 1, hoth 1, tdor 1,
iotv 1, tdg 1, tftbw 1, bob 1, dre 1, rod 1, aon 1, bad 1, btb 1, promo 1
"""


def counts(text: str) -> dict[str, int]:
    """Return `core 104, rtnotz 10` as numbers by product."""
    return {pack: int(n) for pack, n in (part.split() for part in text.split(","))}


@pytest.mark.parametrize("cycle", PLAYER_CARDS)
def test_all_player_cards_of_a_product_are_known(cycle: str) -> None:
    found = Counter(c.pack for c in KNOWN.cards.values() if c.player)
    wanted = counts(PLAYER_CARDS[cycle])
    assert {pack: found[pack] for pack in wanted} == wanted


def test_all_products_are_counted() -> None:
    packs = {c.pack for c in KNOWN.cards.values() if not c.code.startswith(OWN_PREFIX)}
    assert packs <= products().keys()
    player = {c.pack for c in KNOWN.cards.values() if c.player and c.pack}
    assert player == set().union(*map(counts, PLAYER_CARDS.values()))


def test_all_investigators_are_known() -> None:
    found = Counter(KNOWN.cards[code].pack for code in KNOWN.investigators)
    assert found == counts(INVESTIGATORS)


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
