"""Events in flight: cancelled, changed, redirected, simultaneous, kept as a value."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.nightfall.content import AUTOFAIL
from tests.games.nightfall.positions import ROW
from tests.games.nightfall.scene import Scene


def test_cancel(backend: str) -> None:
    """Dodge: the attack is over, its 'after' never comes, its record is closed."""
    s = Scene(backend, roland_hand="dodge", enemies={"ghoul_minion": 0})
    s.do("gain")
    assert s.ids == ["pass", "use/card=dodge"]
    assert s.do("use/card=dodge") == ["reacted 0 dodge when", "cancelled ghoul_minion"]
    assert (s.get("damage", "roland"), s.get("horror", "roland")) == (0, 0)
    assert s.open("attacks", "deals", "windows") == (0, 0, 0)
    assert s.state.fields()["resources"] == [9, 9], "1 for the dodge, 1 gained"


def test_cancel_once(backend: str) -> None:
    """A cancelled attack cannot be cancelled again."""
    s = Scene(backend, roland_hand="dodge", agnes_hand="dodge_2", enemies={"rats": 0})
    s.do("gain")
    s.do("use/card=dodge")
    assert s.asked == (0, "turn")
    assert s.where("dodge_2") == "hand 1"


def test_change_the_amount(backend: str) -> None:
    """A coat takes one damage off the attack, in the record, before anything is assigned."""
    s = Scene(backend, roland="coat", enemies={"priestess": 0})
    s.do("gain")
    assert s.state.fields()["attacks.damage"] == [2]
    told = s.do("use/card=coat")
    assert told == ["reacted 0 coat when"]
    assert s.state.fields()["attacks.damage"] == [1]
    assert s.state.fields()["deals.damage"] == [1]
    assert s.get("exhausted", "coat") == 1
    assert s.do("assign/card=roland") == [
        "assigned roland 0",
        "assigned roland 1",
        "damaged roland 1",
        "horrified roland 1",
    ]


def test_redirect(backend: str) -> None:
    """Taunt: the same attack, another victim; who assigns changes with it."""
    s = Scene(backend, roland="guard_dog", agnes_hand="taunt", enemies={"rats": 0})
    s.do("gain")
    assert s.asked == (1, "reaction")
    assert s.do("use/card=taunt") == [
        "reacted 1 taunt when",
        "redirected rats 1",
        "assigned agnes 0",
        "damaged agnes 1",
    ]
    assert s.get("damage", "roland") == 0


@pytest.mark.parametrize(("lucky", "value"), [(False, 2), (True, 4)])
def test_mend_a_failure(backend: str, lucky: bool, value: int) -> None:
    """Lucky: the bonus goes into the test in flight, and the test is settled from scratch."""
    s = Scene(backend, roland_hand="lucky", enemies={"goat_spawn": 0}, tokens=(5,))
    s.do("fight/card=goat_spawn")
    s.do("pass")
    assert s.do("pass") == ["revealed 5"]
    told = s.do("use/card=lucky" if lucky else "pass")
    assert f"tested 0 {value} 3" in told
    assert s.get("damage", "goat_spawn") == int(lucky)
    assert s.state.fields()["bag"] == [5], "the token goes back"


def test_exact_odds(backend: str) -> None:
    """Roland's combat 4 against 3: five of eight tokens succeed: +1, 0, 0, -1, -1."""
    s = Scene(backend, enemies={"acolyte": -1}, tokens=tuple(range(8)))
    s.do("fight/card=acolyte")
    s.do("pass")
    outcomes = s.state.outcomes("pass")
    acolyte = ROW["acolyte"]
    assert sum(odds for odds, _ in outcomes) == 1
    hit = sum(odds for odds, after in outcomes if after.fields()["damage"][acolyte] == 1)
    assert hit == Fraction(5, 8)


def test_some_tokens_fail_by_themselves(backend: str) -> None:
    """A bonus does not mend the token that fails by itself."""
    s = Scene(backend, roland_hand="lucky", enemies={"rats": 0}, tokens=(AUTOFAIL,))
    for a in ("fight/card=rats", "pass", "pass", "use/card=lucky"):
        s.do(a)
    assert "tested 0 6 1" in s.log
    assert s.where("rats") == "play"


def test_at_once(backend: str) -> None:
    """Blast: all assign, then all is placed, then the fallen fall, then 'after' effects."""
    s = Scene(
        backend,
        roland="guard_dog",
        roland_hand="blast",
        enemies={"ghoul_minion": -1, "rats": -1},
    )
    s.do("play/card=blast")
    assert s.state.fields()["deals.victims"] == [[0, 1, *s.state.fields()["play"][-2:]]]
    s.do("assign/card=guard_dog")
    told = s.do("assign/card=roland")
    assert told == [
        "assigned roland 0",
        *["assigned agnes 0"] * 2,
        *["assigned ghoul_minion 0"] * 2,
        *["assigned rats 0"] * 2,
        *["damaged roland 1", "damaged agnes 2", "damaged guard_dog 1"],
        *["damaged ghoul_minion 2", "damaged rats 2"],
        *["defeated ghoul_minion", "left_play ghoul_minion"],
    ]
    assert s.asked == (0, "reaction"), "the first of two defeats"
    assert s.where("rats") == "play"
    assert s.do("use/card=roland")[-2:] == ["defeated rats", "left_play rats"]


def test_order_of_attacks(backend: str) -> None:
    """Several enemies: the victim orders their attacks; the last one is not asked about."""
    s = Scene(backend, enemies={"rats": 0, "rats_2": 0, "rats_3": 0})
    s.do("gain")
    assert s.asked == (0, "errand")
    assert s.ids == ["target/card=rats", "target/card=rats_2", "target/card=rats_3"]
    assert s.do("target/card=rats_2")[0] == "attacked rats_2 0"
    told = s.do("target/card=rats_3")
    assert [t for t in told if t.startswith("attacked")] == ["attacked rats_3 0", "attacked rats 0"]


def test_a_defeat_ends_the_turn(backend: str) -> None:
    """Who falls while playing a card: the card is discarded, everything is closed."""
    s = Scene(backend, roland_hand="automatic", enemies={"rats": 0}, damage={"roland": 8})
    told = s.do("play/card=automatic")
    assert told == [
        "paid 0 automatic",
        "attacked rats 0",
        "assigned roland 0",
        "damaged roland 1",
        "defeated roland",
    ]
    assert s.where("automatic") == "discard"
    assert s.state.fields()["engaged"][s.state.fields()["play"][-1]] == 1, "the rats turn to Agnes"
    assert s.asked == (1, "turn")
    assert s.open("playings", "attacks", "deals", "windows", "errands") == (0,) * 5


def test_the_end_from_the_depths(backend: str) -> None:
    """The last investigator falls four rules deep: the game is over at once, lost for both."""
    s = Scene(backend, enemies={"rats": 0}, damage={"roland": 8}, out=[0, 1])
    told = s.do("gain")
    assert told[-1] == "ended 0"
    assert s.state.over
    assert s.state.result == (0, 0)


def test_won_in_the_middle(backend: str) -> None:
    """The fourth clue comes by a reaction to a defeat in a fight: won at once, nothing unwinds."""
    s = Scene(backend, enemies={"rats": 0}, clues={"roland": 3, "study": 1, "crypt": 3})
    for a in ("fight/card=rats", "pass", "pass"):
        s.do(a)
    assert s.do("use/card=roland") == ["reacted 0 roland after", "discovered 0 1", "ended 1"]
    assert (s.state.over, s.state.seat, s.state.decision) == (True, -1, None)
    assert s.state.result == (1000, 1000)
    assert s.state.score[0] == 4
