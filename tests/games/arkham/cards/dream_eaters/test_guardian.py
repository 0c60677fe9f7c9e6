"""Guardian cards of The Dream-Eaters."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06195")
@clause("AHC-106", "AHC-430")
def test_the_winchester_strikes_harder_with_a_good_token(backend: str) -> None:
    for token, taboo, harm in (
        ("zero", True, 3),
        ("plus_1", True, 3),
        ("skull", True, 3),
        ("minus_1", True, 1),
        ("zero", False, 3),
        ("skull", False, 1),
    ):
        s = Scene(backend, cards="n35_winchester", extra="goat_spawn", taboo=taboo)
        s.asset("n35_winchester")
        s.bag(token)
        s.lasting(Question.health, "goat_spawn", 5)
        s.enemy("goat_spawn", engaged=0)
        s.do("use n35_winchester 0")
        s.until("turn")
        assert s.get("damage", "goat_spawn") == harm
        assert s.get("uses", "n35_winchester") == 4
        s.set("uses", "n35_winchester", 0)
        assert not s.can("use n35_winchester 0")


@card("06018", "06019")
@clause("AHC-103")
def test_the_hungering_blade_is_paid_with_three_bloodlusts(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.hand("the_hungering_blade")
    copies = ("bloodlust", "bloodlust#1", "bloodlust#2")
    assert {s.where(c) for c in copies} == {"aside"}
    s.enemy("ghoul_minion", engaged=0)
    s.do("play the_hungering_blade")
    assert {s.where(c) for c in copies} == {"deck 0"}
    assert s.log.index("shuffled 0") < s.log.index("attacked ghoul_minion 0")  # a cost
    s.until("turn")
    assert s.where("the_hungering_blade") == "play"


@card("06018")
@clause("AHC-103")
def test_without_bloodlust_the_blade_is_not_played_but_may_be_put_into_play(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade sleight_of_hand")
    s.hand("the_hungering_blade sleight_of_hand")
    s.arrange(removed=[*s.value("removed"), s.row("bloodlust")])
    assert not s.can("play the_hungering_blade")
    s.do("play sleight_of_hand")
    assert s.where("the_hungering_blade") == "play"
    assert s.where("bloodlust#1") == "aside"


@card("06018", "06019")
def test_bloodlust_feeds_the_blade(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.asset("the_hungering_blade", uses=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use the_hungering_blade 1")
    s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"
    assert s.get("uses", "the_hungering_blade") == 2
    s.top("bloodlust")
    s.do("draw")
    assert s.get("at", "bloodlust") == s.row("the_hungering_blade")
    s.enemy("ghoul_minion#1", engaged=0)
    s.lasting(Question.health, "ghoul_minion#1", 5)
    s.do("use the_hungering_blade 1")
    s.until("free")
    s.do("use bloodlust 1")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    assert s.get("damage", "ghoul_minion#1") == 3


@card("06019")
def test_bloodlust_without_offerings_hurts_and_returns(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.top("bloodlust")
    s.do("draw")
    assert s.get("horror", "0") == 1
    assert s.where("bloodlust") == "deck 0"


@card("06018", "06019")
def test_one_bloodlust_feeds_an_attack_and_goes_back_into_the_deck(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    blade = s.asset("the_hungering_blade")
    for name in ("bloodlust", "bloodlust#1"):
        s.attach(name, blade, 0)
    s.lasting(Question.health, "ghoul_minion", 9)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use the_hungering_blade 1")
    s.until("free")
    s.do("use bloodlust 1")
    assert s.where("bloodlust") == "deck 0"
    assert not s.can("use bloodlust#1 1")  # once an attack
    s.until("turn")
    assert s.get("damage", "ghoul_minion") == 3
    assert s.get("uses", "the_hungering_blade") == 0  # nobody was defeated
    s.do("fight ghoul_minion")
    assert not s.can("use bloodlust#1 1")  # not with the blade
