"""The kit passes every game, and fails games with a fault planted in them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from noctuary.kernel import Game, NoctuaryError, Position, RulesError, Step, conformance, games
from noctuary.kernel.conformance import Nonconformance, check, play_for
from tests.games.nightfall import GAME as NIGHTFALL
from tests.games.parts import setting
from tests.kernel.snippets import game, module

SPECS = {**games(), "nightfall": NIGHTFALL}
EVERY = 13
"""Choices between two close looks; a game that is long, or slow to look at, has its own."""
PLACES = [(name, place) for name, spec in SPECS.items() for place in ("the start", *spec.positions)]


@pytest.mark.parametrize(("name", "place"), PLACES)
def test_games_conform(name: str, place: str) -> None:
    """From the start and from every late position, on all backends at once."""
    late = () if place == "the start" else (place,)
    how = {"games": 0 if late else 2, "seed": 1, "every": setting(name, "EVERY", EVERY)}
    report = check(SPECS[name], **how, positions=late)
    assert report.games == 2
    assert report.choices > 0 and report.samples > 0 and report.clones > 0


# ---- planted faults

FAKE = """\
from noctuary.kernel import *

Card = Kind("card", 12)
Play = Action(card=Card)
Peek = Action()
Pass = Action()
Drew = Event(seat=Seat, card=Card)
Spoke = Event(seat=Seat, n=Number)


class Table(State):
    cards = Pieces(12)
    deck = Zone(12, of=cards, see=NOBODY, start=True)
    hand = Zone(2, 6, of=cards, see=OWNER)
    table = Zone(12, of=cards)
    turn = Int()
    hint = Int()
    memory = Int()


def turn_options(g, p):
    for c in g.hand[p]:
        offer(g, Play(card=c))
    offer(g, Peek())
    offer(g, Pass())
    pass  # OPTIONS


@rule()
def main(g) -> Rule:
    for p in range(2):
        for n in range(3):
            draw(g, g.deck, g.hand[p])
    for t in range(12):
        g.turn = t
        a = yield ask(t % 2, turn_options)
        if Play.matches(a):
            move(g, Play.card(a), g.table)
            g.score[t % 2] += 1
        elif Peek.matches(a) and len(g.deck) > 1 and len(g.hand[t % 2]) < 5:
            draw(g, g.deck, g.hand[t % 2])
        pass  # TURN
    g.result[0] = 1000  # END
"""

OTHER = "g.hand[1 - p]"
FAULTS: dict[str, tuple[str, str, str]] = {
    "options depend on another hand": (
        "pass  # OPTIONS",
        f"if 0 in {OTHER}:\n        offer(g, Play(card=11))",
        "sees more than it may|depends on what it cannot see",
    ),
    "reasons depend on another hand": (
        "pass  # OPTIONS",
        f"if 0 in {OTHER} or 1 in {OTHER} or 2 in {OTHER} or 3 in {OTHER}:\n"
        "        deny(g, Play(card=11), 'X-1')",
        "refused for reasons it cannot see",
    ),
    "a hidden piece leaks in an event": (
        "pass  # TURN",
        "if len(g.hand[(t + 1) % 2]) > 0:\n"
        "            emit(g, Spoke(seat=0, n=g.hand[(t + 1) % 2][0]))",
        "was told what it may not see",
    ),
    "a card drawn is told to all": (
        "draw(g, g.deck, g.hand[t % 2])\n        pass  # TURN",
        "emit(g, Drew(seat=t % 2, card=draw(g, g.deck, g.hand[t % 2])))",
        r"(a spectator|seat [01]) was told what it may not see: drew.card = \d+, but \d+ ",
    ),
    "a card dealt is told to all": (
        "draw(g, g.deck, g.hand[p])",
        "emit(g, Drew(seat=p, card=draw(g, g.deck, g.hand[p])))",
        r"before choice 0: .* was told what it may not see: drew.card = \d+, but \d+ ",
    ),
    "an option is offered twice": (
        "pass  # OPTIONS",
        "if len(g.table) > 1:\n        offer(g, Pass())",
        "pass is offered twice",
    ),
    "an invariant is broken": (
        "pass  # TURN",
        "g.memory = 7 * (t == 5)",
        "invariant broken: seven",
    ),
    "no result": ("g.result[0] = 1000  # END", "g.result[0] = -5", "without a result"),
    "a game without end": ("for t in range(12):", "t = 0\n    while True:", "does not end"),
}


def no_sevens(fields: dict[str, Any]) -> None:
    assert fields["memory"] != 7, "seven"


def fake(folder: Path, old: str = "", new: str = "") -> Game:
    assert old in FAKE
    source = FAKE.replace(old, new) if old else FAKE
    return game(module(folder, source), invariants=no_sevens)


PYTHON = ("gen", "frames")


def test_the_fake_is_sound(tmp_path: Path) -> None:
    report = check(fake(tmp_path), games=8, backends=PYTHON, every=2)
    assert report.games == 8 and report.actions == {"play", "peek", "pass"}


def replayed(spec: Game, message: str) -> Position | Step:
    """Run the line to replay of a message as its reader would, and return the result."""
    imported, _, call = message.partition("to replay: ")[2].partition("; ")
    space: dict[str, Any] = {"GAME": spec}
    exec(imported, space)
    made: Position | Step = eval(call, space)
    said = re.search(r", choice (\d+): ", message)
    if isinstance(made, Position) and said is not None:
        assert made.choice_count == int(said[1])
    return made


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 300)
    old, new, said = FAULTS[name]
    every = 1_000_000 if name == "a game without end" else 1
    spec = fake(tmp_path, old, new)
    with pytest.raises(Nonconformance, match=said) as e:
        check(spec, games=8, seed=5000, backends=PYTHON, every=every)
    assert "seed " in str(e.value) and "choice " in str(e.value)
    replayed(spec, str(e.value))


def test_options_that_change_the_state_are_found(tmp_path: Path) -> None:
    """Asking for the options again and again must not change anything."""
    spec = fake(tmp_path, "pass  # OPTIONS", "g.memory += 1")
    with pytest.raises((Nonconformance, RulesError)):
        check(spec, games=2, backends=PYTHON, every=1)


def test_backends_that_differ_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backend that plays otherwise is named, with the field that differs."""
    from noctuary.kernel.runtime.backends import frames

    spec = fake(tmp_path)
    real = frames.FramesPosition.fields
    monkeypatch.setattr(
        frames.FramesPosition,
        "fields",
        lambda self: real(self) | ({"memory": 1} if self.choice_count == 4 else {}),
    )
    with pytest.raises(Nonconformance, match="gen and frames differ: memory: 0 / 1"):
        check(spec, games=1, backends=PYTHON)


def test_events_that_differ_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Event, field, both values, and the choice that leads there."""
    from noctuary.kernel.runtime.backends import frames

    spec = fake(tmp_path, "pass  # TURN", "emit(g, Spoke(seat=t % 2, n=t))")
    real = frames.FramesPosition._step

    def step(self: Any, *how: Any) -> Any:
        events, chance = real(self, *how)
        if self.choice_count != 4:
            return events, chance
        (index, seat, n), stack, place = events[0]
        return [((index, seat, n + 6), stack, place), *events[1:]], chance

    monkeypatch.setattr(frames.FramesPosition, "_step", step)
    with pytest.raises(Nonconformance, match=r"seed 1, 2 seats, choice 3: events") as e:
        check(spec, games=1, backends=PYTHON)
    assert "gen and frames differ: [0][0].spoke.n: 3 / 9" in str(e.value)
    assert "choices=3).step('" in str(e.value)
    again = replayed(spec, str(e.value))
    assert isinstance(again, Step)
    assert again.events[0].fields == {"seat": 1, "n": 3}


def test_late_positions_are_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 300)
    old, new, said = FAULTS["an option is offered twice"]
    late = {"late": (2, {"turn": 4, "table": [0, 1]})}
    spec = replace(fake(tmp_path, old, new), positions=late)
    with pytest.raises(Nonconformance, match=f"position late, seed 5, choice 1: {said}") as e:
        check(spec, games=0, seed=5, backends=PYTHON)
    assert len(cast(Position, replayed(spec, str(e.value))).fields()["table"]) == 2
    with pytest.raises(Nonconformance, match="position late, seed 3") as e:
        play_for(spec, "gen", 1000, seed=3)
    assert "kit='play_for'" in str(e.value)
    replayed(spec, str(e.value))


def test_a_clone_that_shares_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that is the original."""
    from noctuary.kernel.runtime.backends import frames

    spec = fake(tmp_path)
    monkeypatch.setattr(frames.FramesPosition, "clone", lambda self: self)
    with pytest.raises((Nonconformance, NoctuaryError)):
        check(spec, games=1, backends=PYTHON, every=1)


def test_lost_pieces_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from noctuary.kernel import BadState
    from noctuary.kernel.runtime.backends import frames, generators

    spec = fake(tmp_path)
    real = generators.PythonPosition.fields
    for cls in (frames.FramesPosition, generators.GenPosition):
        monkeypatch.setattr(cls, "fields", lambda self: real(self) | {"deck": []})
    with pytest.raises((Nonconformance, BadState), match="each of the 12 pieces"):
        check(spec, games=1, backends=PYTHON)


def test_soak_finds_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 300)
    old, new, _ = FAULTS["an invariant is broken"]
    with pytest.raises(AssertionError, match="seven"):
        play_for(fake(tmp_path, old, new), "gen", 200)
    old, new, _ = FAULTS["a game without end"]
    with pytest.raises(Nonconformance, match="does not end"):
        play_for(fake(tmp_path, old, new), "gen", 2000)
