"""Constant abilities answer questions; counters tell whether anybody listens."""

from __future__ import annotations

from tests.games.nightfall.content import CRYPT, STUDY
from tests.games.nightfall.invariants import counters
from tests.games.nightfall.scene import Scene


def test_every_modifier_has_a_source(backend: str) -> None:
    """The value of a test is the printed value, the token and the told sources, nothing else."""
    s = Scene(
        backend,
        roland="automatic beat_cop",
        agnes="lens",
        roland_hand="vigil",
        enemies={"priestess": -1},
    )
    s.set("at", "priestess", CRYPT)  # at her place nobody could play an event
    s.do("play/card=vigil")
    s.set("at", "priestess", STUDY)
    s.do("fight/card=priestess")
    s.do("pass")
    told = s.do("pass")
    sources = [t for t in told if t.startswith("modified")]
    assert sources == [
        "modified combat automatic 1",
        "modified combat beat_cop 1",
        "modified combat priestess -1",
        "modified combat vigil 2",
    ]
    assert "tested 0 7 4" in told, "4 printed, 3 by modifiers, 0 by the token"
    assert "damaged priestess 2" in told, "the automatic answers another question too"


def test_until_the_end_of_the_round(backend: str) -> None:
    """A lasting effect is a row that the end of the round removes."""
    s = Scene(backend, roland_hand="vigil")
    s.do("play/card=vigil")
    assert s.state.fields()["lasting"] == 1
    s.do("end_turn")
    s.do("end_turn")
    assert s.state.fields()["lasting"] == 0


def test_only_for_those_it_means(backend: str) -> None:
    """Agnes's lens does not help Roland."""
    s = Scene(backend, agnes="lens", tokens=(1,))
    s.do("investigate")
    s.do("pass")
    told = s.do("pass")
    assert not [t for t in told if t.startswith("modified")]
    assert "tested 0 3 2" in told


def test_cannot(backend: str) -> None:
    """A prohibition is a question with an answer; the denial names the clause."""
    s = Scene(backend, roland_hand="vigil lens", agnes_hand="dodge", enemies={"priestess": 0})
    assert "play/card=lens" in s.ids
    assert "play/card=vigil" not in s.ids
    assert ("play/card=vigil", "NIGHT-08") in s.state.denials()
    s.do("gain")
    assert s.asked == (0, "turn"), "the dodge in Agnes's hand is silenced"
    assert s.get("damage", "roland") == 2


def test_counters_follow_the_cards(backend: str) -> None:
    """What enters play listens, what leaves play does not."""
    s = Scene(backend, roland_hand="guard_dog", enemies={"rats": -1})
    before = s.state.fields()
    s.do("play/card=guard_dog")
    after = s.state.fields()
    assert sum(after["listen"]) == sum(before["listen"]) + 1
    assert counters(after["play"]) == {k: after[k] for k in ("listen", "answering")}


def test_a_silent_window_opens_nothing(backend: str) -> None:
    """Nobody listens to an echo: no window, no question."""
    s = Scene(backend, roland="gong", resonance=1)
    assert s.do("activate/card=gong") == ["chimed 1", "faded 1"]
