"""Chaos tokens: AHB-207 to AHB-210."""

import pytest

from noctuary.games.arkham.campaign import chaos_bag
from noctuary.games.arkham.campaign.endings import Caught, resolve
from noctuary.games.arkham.components import Token
from tests.games.arkham.campaign.tables import new
from tests.games.arkham.scene import Scene
from tests.support import clause


def tokens(s: Scene) -> list[str]:
    """Return the tokens in the bag."""
    return sorted(Token.names[k] for k in s.value("bag"))


NUMBERS = {"plus_1": 1, "zero": 0} | {f"minus_{n}": -n for n in range(1, 9)}


@clause("AHB-207")
@pytest.mark.parametrize("token", NUMBERS)
def test_a_number_changes_the_skill(backend: str, token: str) -> None:
    s = Scene(backend, tokens=token)
    s.do("investigate")
    value = max(0, 3 + NUMBERS[token])
    assert f"settled 0 {value} 2 {int(value >= 2)}" in s.log


@clause("AHB-207")
@pytest.mark.parametrize(
    ("token", "value"), [("elder_sign", 5), ("skull", 2), ("cultist", 2), ("tablet", 1)]
)
def test_a_symbol_uses_its_text(backend: str, token: str, value: int) -> None:
    """Roland's sign counts 2 clues; the skull 1 Ghoul."""
    s = Scene(backend, tokens=token)
    s.enemy("ghoul_minion", exhausted=1)
    s.do("investigate")
    assert f"settled 0 {value} 2 {int(value >= 2)}" in s.log


@clause("AHB-207")
def test_the_auto_fail_fails(backend: str) -> None:
    s = Scene(backend, tokens="auto_fail", cards="perception")
    s.hand("perception")
    s.do("investigate")
    s.do("commit perception")
    assert "settled 0 0 2 0" in s.log
    assert s.get("clues", "0") == 0


@clause("AHB-208")
@pytest.mark.parametrize("kept", ["minus_1", "minus_2"])
def test_tokens_of_one_reveal_are_distinct_and_go_back(backend: str, kept: str) -> None:
    s = Scene(backend, cards="grotesque_statue", tokens="minus_1 minus_2")
    s.asset("grotesque_statue")
    s.do("investigate")
    s.do("use grotesque_statue 0")
    assert s.asked == (0, "keep")
    assert s.options == ["keep minus_1", "keep minus_2"]
    assert tokens(s) == []
    s.do(f"keep {kept}")
    assert f"settled 0 {3 + NUMBERS[kept]} 2 {int(kept == 'minus_1')}" in s.log
    assert tokens(s) == ["minus_1", "minus_2"]


@clause("AHB-209")
def test_a_token_added_for_good_stays(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", begin=False)
    s.until("turn")
    assert tokens(s).count("elder_thing") == 1
    s.do("investigate")
    s.until("turn")
    assert tokens(s).count("elder_thing") == 1
    later = resolve(new("roland"), "devourer_below", 1, Caught())
    next_table = Scene(backend, bag=chaos_bag(later), begin=False)
    assert tokens(next_table) == tokens(s)
    assert "elder_thing" not in tokens(Scene(backend, bag=chaos_bag(new("roland")), begin=False))


@clause("AHB-210")
def test_the_modifier_of_a_symbol_can_be_switched(backend: str) -> None:
    s = Scene(backend, cards="sure_gamble", tokens="skull")
    s.hand("sure_gamble")
    for ghoul in ("ghoul_minion", "ghoul_minion#1", "ghoul_minion#2"):
        s.enemy(ghoul, exhausted=1)
    s.do("investigate")
    assert s.options == ["pass", "play sure_gamble"]
    assert "settled 0 6 2 1" in s.do("play sure_gamble")


@clause("AHB-210")
@pytest.mark.parametrize("token", ["minus_1", "skull", "plus_1", "zero"])
def test_a_modifier_can_be_doubled_when_it_is_negative(backend: str, token: str) -> None:
    """While one evades a Hunting Nightgaunt; the skull stands for one Ghoul."""
    s = Scene(backend, who="skids_otoole", extra="hunting_nightgaunt", tokens=token)
    s.arrange(resources={0: 0})
    s.enemy("hunting_nightgaunt", engaged=0)
    s.enemy("ghoul_minion", exhausted=1)
    value = {"minus_1": 2, "skull": 2, "plus_1": 5, "zero": 4}[token]
    assert f"settled 0 {value} 1 1" in s.do("evade hunting_nightgaunt")


@clause("AHB-210")
def test_a_modifier_that_is_not_negative_cannot_be_switched(backend: str) -> None:
    s = Scene(backend, cards="sure_gamble", tokens="skull")
    s.hand("sure_gamble")
    assert "settled 0 3 2 1" in s.do("investigate")  # no Ghoul: nobody is asked
