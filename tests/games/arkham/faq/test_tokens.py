"""Several tokens in one test, ignored tokens, tests that are decided by themselves."""

import pytest

from noctuary.games.arkham.components import Token
from tests.games.arkham.scene import Scene
from tests.support import clause


def wendy(backend: str, **more: object) -> Scene:
    """Arrange a scene: Wendy, who is asked after every token and so lets a test say what comes
    next.
    """
    s = Scene(backend, who="wendy_adams", **more)
    s.hand("emergency_cache")
    return s


@clause("AHC-242", "AHC-243")
def test_every_token_resolved_has_its_effect(backend: str) -> None:
    s = Scene(backend, difficulty="hard", tokens="cultist cultist", who="agnes_baker")
    s.house()
    s.stand("cellar")
    s.do("investigate")  # hard: a cultist reveals another token, and a failure costs 2 horror
    s.until("turn")
    assert s.log.count("token_revealed 0 cultist") == 2
    assert s.get("horror", "0") == 4


@clause("AHC-244")
def test_every_token_resolved_modifies_the_value(backend: str) -> None:
    s = wendy(backend, tokens="curse")
    s.do("investigate")
    s.bag("plus_1")
    s.do("pass")
    s.do("pass")
    assert "settled 0 2 2 1" in s.log  # 3 - 2 + 1


def shrivelled(backend: str, *tokens: str) -> Scene:
    """Arrange a scene: Wendy attacks rats with Shrivelling at hard difficulty and resolves these
    tokens in turn.
    """
    s = wendy(backend, cards="shrivelling", difficulty="hard", tokens=tokens[0])
    s.asset("shrivelling")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use shrivelling 0")
    for token in tokens[1:]:
        s.bag(token)
        s.do("pass")
    s.do("pass")
    return s


@clause("AHC-247")
def test_one_bad_token_among_several_is_enough(backend: str) -> None:
    assert shrivelled(backend, "bless", "skull").get("horror", "0") == 1
    assert shrivelled(backend, "bless", "zero").get("horror", "0") == 0


@clause("AHC-248")
def test_two_bad_tokens_bite_once(backend: str) -> None:
    s = shrivelled(backend, "cultist", "skull")
    assert s.where("swarm_of_rats") == "discard 4"  # a success
    assert s.get("horror", "0") == 1


@clause("AHC-250")
def test_an_ignored_token_has_no_effect_at_all(backend: str) -> None:
    s = Scene(backend, cards="grotesque_statue shrivelling", tokens="tablet zero")
    s.asset("grotesque_statue")
    s.asset("shrivelling")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use shrivelling 0")
    s.do("use grotesque_statue 0")
    s.do("keep zero")
    assert "settled 0 3 2 1" in s.log
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)


@clause("AHC-257", "AHC-258")
@pytest.mark.parametrize(("auto", "clues"), [(1, 1), (-1, 0)])
def test_a_test_decided_beforehand_reveals_no_token(backend: str, auto: int, clues: int) -> None:
    s = Scene(backend, cards="hyperawareness perception")
    s.asset("hyperawareness")
    s.hand("perception")
    s.do("investigate")
    s.arrange(**{"tests.auto": {0: auto}})  # as a card might say
    s.do("pass")
    s.do("commit perception")
    s.until("turn")
    assert not [line for line in s.log if line.startswith("token")]
    assert s.get("clues", "0") == clues
    assert len(s.zone("hand", 0)) == clues  # Perception's card
    assert s.where("perception") == "discard 0"


@clause("AHC-259")
def test_a_token_that_decides_is_revealed_like_any_other(backend: str) -> None:
    s = wendy(backend, cards="wendys_amulet", tokens="elder_sign")
    s.asset("wendys_amulet")
    s.enemy("ghoul_priest", engaged=0)
    s.do("fight ghoul_priest")
    s.do("pass")
    assert "token_revealed 0 elder_sign" in s.log
    assert s.get("damage", "ghoul_priest") == 1
    s.bag("auto_fail")
    s.do("fight ghoul_priest")
    s.do("pass")
    assert "token_revealed 0 auto_fail" in s.log
    assert "settled 0 0 4 0" in s.log


@clause("AHC-297", "AHC-298")
def test_shrivelling_bites_before_the_attack_is_decided(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling", tokens="skull")
    s.asset("shrivelling")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use shrivelling 0")
    assert s.get("horror", "0") == 1
    assert s.asked == (0, "reaction")
    s.do("use agnes_baker 0")
    came = [line for line in s.log if line.startswith(("dealt", "settled"))]
    assert came[:3] == ["dealt agnes_baker 0 1", "dealt ravenous_ghoul 1 0", "settled 0 4 3 1"]


@clause("AHC-299")
def test_an_automatic_failure_fails_even_against_nothing(backend: str) -> None:
    s = Scene(backend, cards="flashlight", tokens="auto_fail")
    s.asset("flashlight")
    assert "settled 0 0 0 0" in s.do("use flashlight 0")
    assert s.get("clues", "0") == 0


@clause("AHC-320")
def test_success_and_failure_by_itself_is_a_failure(backend: str) -> None:
    s = wendy(backend, cards="wendys_amulet the_necronomicon", tokens="elder_sign")
    s.asset("wendys_amulet")
    s.asset("the_necronomicon", at=0, horror=3)
    s.do("investigate")
    s.do("pass")
    assert "settled 0 0 2 0" in s.log


@clause("AHC-311")
@pytest.mark.parametrize(
    ("choice", "horror"), [("use shrivelling 0", 1), ("fight ghoul_minion", 0)]
)
def test_a_test_is_on_a_card_when_its_ability_calls_for_it(
    backend: str, choice: str, horror: int
) -> None:
    s = Scene(backend, cards="shrivelling", tokens="skull")
    s.asset("shrivelling")
    s.enemy("ghoul_minion", engaged=0)
    s.do(choice)
    assert s.get("horror", "0") == horror


@clause("AHC-448")
def test_eight_symbols_are_known_and_each_can_be_revealed(backend: str) -> None:
    symbols = Token.names[Token.skull : Token.curse + 1]
    assert sorted(symbols) == [
        "auto_fail",
        "bless",
        "cultist",
        "curse",
        "elder_sign",
        "elder_thing",
        "skull",
        "tablet",
    ]
    for symbol in symbols:
        s = Scene(backend, tokens=symbol)
        assert f"token_revealed 0 {symbol}" in s.do("investigate")
