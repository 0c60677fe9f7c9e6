"""The long example of the FAQ, (1.4): Roland and Agnes, Guard Dog, Goat Spawn, .45 Automatic."""

import pytest

from noctuary.kernel import BACKENDS
from tests.support import clause

from .scene import Scene


def told(log: list[str], *events: str) -> list[str]:
    """Return the lines of a log that are among these."""
    return [line for line in log if line in events]


@clause("AHC-148", "AHC-149", "AHC-150", "AHC-151", "AHC-152")
@pytest.mark.parametrize("backend", BACKENDS)
def test_the_long_example(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="roland_banks agnes_baker",
        cards="guard_dog n45_automatic",
        extra="goat_spawn",
    )
    s.first(0)
    s.asset("guard_dog")
    s.hand("n45_automatic")
    s.hand("", 1)
    s.enemy("goat_spawn", engaged=0, damage=2)
    s.enemy("ghoul_minion", engaged=1)
    s.do("play n45_automatic")
    assert s.where("n45_automatic") == "hand 0"  # the attack comes before it enters play
    s.do("assign guard_dog")
    assert s.asked == (0, "reaction")
    s.do("use guard_dog 0")
    assert s.get("damage", "goat_spawn") == 3
    assert s.get("damage", "guard_dog") == 0
    while s.asked[1] == "assign":
        s.do(f"assign {('roland_banks', 'agnes_baker')[s.asked[0]]}")
    assert s.get("horror", "0") == s.get("horror", "1") == 1
    assert s.asked == (1, "reaction")
    assert s.where("goat_spawn") == "play"
    s.do("use agnes_baker 0")
    while s.asked[1] == "target":
        s.do("target ghoul_minion")
    assert s.get("damage", "ghoul_minion") == 1
    assert s.can("use roland_banks 0")  # he has defeated it: the dog is his
    s.do("pass")
    assert told(
        s.log,
        "attacked goat_spawn 0",
        "dealt ghoul_minion 1 0",
        "defeated goat_spawn",
        "dealt guard_dog 1 0",
        "entered n45_automatic",
    ) == [
        "attacked goat_spawn 0",
        "dealt ghoul_minion 1 0",
        "defeated goat_spawn",
        "dealt guard_dog 1 0",
        "entered n45_automatic",
    ]
    assert s.asked == (0, "turn")
