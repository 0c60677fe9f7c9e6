"""Windows: when, the event, after; forced effects; nesting without a limit."""

from __future__ import annotations

import pytest

from noctuary.kernel import RulesError, load
from tests.games.nightfall import GAME
from tests.games.nightfall.registry import E
from tests.games.nightfall.scene import Scene

# ---- the three steps


def test_kinds() -> None:
    """`g.attacks.kind` in the rules and E.ATTACK in a decorator are the same number."""
    records = [r.name for r in load(GAME, "gen").schema.records()]
    events = ["attacks", "deals", "defeats", "discoveries", "tests", "echoes", "playings"]
    assert records[:7] == events
    kinds = [E.ATTACK, E.DEAL, E.DEFEAT, E.DISCOVER, E.TEST, E.ECHO, E.ENTER]
    assert kinds == [*range(7)]


def test_when_resolve_after(backend: str) -> None:
    """AHC-143: 'when' effects, the condition itself, 'after' effects."""
    s = Scene(backend, roland="gong chime", resonance=1)
    assert s.do("activate/card=gong") == [
        "happened chime when",
        "chimed 1",
        "happened chime after",
        "faded 1",
    ]


def test_a_nested_condition_runs_all_its_steps_first(backend: str) -> None:
    """AHC-144, AHC-145: the inner sequence is complete before the outer one goes on."""
    s = Scene(backend, roland="gong bell chime", resonance=2)
    assert s.do("activate/card=gong") == []
    assert s.asked == (0, "forced"), "the lead orders forced effects"
    assert s.ids == ["use/card=bell", "use/card=chime"]
    assert s.do("use/card=bell") == [
        "happened bell when",
        *("happened chime when", "chimed 1", "happened chime after", "faded 1"),
        *("happened chime when", "chimed 2", "happened chime after", "faded 2"),
    ]


def test_the_other_order(backend: str) -> None:
    """AHC-145: an effect that was used is not offered again when the outer one goes on."""
    s = Scene(backend, roland="gong bell chime", resonance=2)
    s.do("activate/card=gong")
    assert s.do("use/card=chime") == [
        *("happened chime when", "happened bell when"),
        *("happened chime when", "chimed 1", "happened chime after", "faded 1"),
        *("chimed 2", "happened chime after", "faded 2"),
    ]


def test_last_in_first_out(backend: str) -> None:
    """AHC-147: conditions A > B > C complete as C, B, A."""
    s = Scene(backend, roland="gong bell", resonance=3)
    told = s.do("activate/card=gong")
    assert [t for t in told if t.startswith("faded")] == ["faded 1", "faded 2", "faded 3"]
    assert told[:3] == ["happened bell when", "happened bell when", "chimed 1"]


def test_fifty_deep(backend: str) -> None:
    """AHC-146: 50 conditions, each firing the next, complete; also from a copy at the bottom."""
    s = Scene(backend, roland="gong bell fork", resonance=50)
    s.do("activate/card=gong")
    assert s.asked == (0, "reaction")
    assert s.open("echoes", "windows") == (50, 50)
    assert s.state.fields()["echoes.amount"] == list(range(50, 0, -1))
    copy = s.state.clone()
    saved = s.game.from_bytes(s.state.to_bytes())
    told = s.do("use/card=fork")
    assert told[0] == "reacted 0 fork after"
    assert [t for t in told if t.startswith("faded")] == [f"faded {n}" for n in range(1, 51)]
    assert s.open("echoes", "windows") == (0, 0)
    for other in (copy, saved):
        other.apply("use/card=fork")
        assert other.fields() == s.state.fields()


def test_too_deep_is_an_error(backend: str) -> None:
    """Records have a declared capacity; more is an error, never corruption."""
    s = Scene(backend, roland="gong bell", resonance=70)
    copy = s.state.clone()
    with pytest.raises(RulesError, match="give rows\\(\\) more room"):
        s.do("activate/card=gong")
    copy.apply("gain")
    assert copy.fields()["resources"] == [10, 9]


# ---- reactions


def test_reactions_to_a_defeat(backend: str) -> None:
    """AHC-139, AHC-141, AHC-142: one reaction does not prevent another to the same defeat."""
    s = Scene(backend, roland_hand="evidence", enemies={"rats": 0})
    s.do("fight/card=rats")
    assert s.asked == (0, "commit")
    s.do("pass")
    s.do("pass")
    assert s.asked == (0, "reaction")
    assert s.ids == ["pass", "use/card=evidence", "use/card=roland"]
    s.do("use/card=roland")
    assert s.ids == ["pass", "use/card=evidence"]
    s.do("use/card=evidence")
    assert s.asked == (0, "turn")
    assert s.get("clues", "roland") == 2
    assert s.where("evidence") == "discard"


def test_once_a_round(backend: str) -> None:
    """A limit is a counter on the card's row, fresh in the next round."""
    s = Scene(backend, enemies={"rats": 0, "rats_2": 0})
    s.do("fight/card=rats")
    s.do("pass")
    s.do("pass")
    s.do("use/card=roland")
    s.do("fight/card=rats_2")
    s.do("pass")
    s.do("pass")
    assert s.asked == (0, "turn"), "no second reaction this round"
    s.do("end_turn")
    s.do("end_turn")
    assert s.get("spent", "roland") == 0


def test_all_must_pass(backend: str) -> None:
    """AHC-140: the attack goes on only after both have passed in a row."""
    s = Scene(backend, roland="coat", agnes_hand="dodge", enemies={"rats": 0})
    assert s.do("gain") == ["attacked rats 0"]
    assert s.asked == (0, "reaction")
    assert s.do("pass") == []
    assert s.asked == (1, "reaction")
    assert s.open("attacks") == (1,)
    assert s.do("pass") == []
    assert s.asked == (0, "assign")


def test_a_reaction_reopens_the_window(backend: str) -> None:
    """AHC-140: who passed is asked again after somebody reacted."""
    s = Scene(backend, agnes="coat", roland_hand="dodge", enemies={"ghoul_minion": 1})
    s.do("end_turn")
    assert s.do("end_turn") == ["attacked ghoul_minion 1"]
    assert s.asked == (0, "reaction")
    s.do("pass")
    assert s.asked == (1, "reaction")
    s.do("use/card=coat")
    assert s.asked == (0, "reaction")
    assert s.ids == ["pass", "use/card=dodge"]
    assert "cancelled ghoul_minion" in s.do("use/card=dodge")


# ---- forced effects


def test_forced_before_reactions(backend: str) -> None:
    """A forced effect happens unasked, before any reaction to the same moment."""
    s = Scene(backend, roland="gong chime fork", resonance=1)
    assert s.do("activate/card=gong") == ["happened chime when", "chimed 1", "happened chime after"]
    assert s.ids == ["pass", "use/card=fork"]


def test_forced_after_an_attack(backend: str) -> None:
    """The acolyte's doom comes after its attack, and not when the attack is cancelled."""
    s = Scene(backend, enemies={"acolyte": 0})
    assert s.do("gain")[:1] == ["attacked acolyte 0"]
    assert s.log[-1] == "happened acolyte after"
    assert s.state.fields()["doom"] == 1
    s = Scene(backend, roland_hand="dodge", enemies={"acolyte": 0})
    s.do("gain")
    s.do("use/card=dodge")
    assert s.state.fields()["doom"] == 0
