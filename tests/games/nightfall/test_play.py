"""Whole nights, played at random: they end, nothing is lost, every backend plays the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from noctuary.kernel import conformance, load
from noctuary.kernel.journal import Journal
from tests.games.nightfall import GAME
from tests.games.nightfall.invariants import check

LIMIT = 800


def test_nights_end(backend: str) -> None:
    """Random play ends, won or lost for both; what must hold holds at every choice."""
    game = load(GAME, backend, checked=True)
    ends, prompts = set(), set()
    for seed in range(20):
        rng = random.Random(seed)
        s = game.new(seed=seed)
        while not s.over:
            check(s.fields())
            prompts.add(s.decision.prompt)
            assert s.choice_count < LIMIT
            s.apply(rng.choice(s.legal()))
        check(s.fields())
        ends.add(s.result)
        assert s.result in ((0, 0), (1000, 1000))
        assert s.legal() == []
    assert prompts >= {"mulligan", "turn", "commit", "reaction", "assign", "errand"}
    assert (0, 0) in ends


def test_conformance() -> None:
    """Everything the kernel asks of a game, also from late positions; every question comes up."""
    report = conformance.check(GAME, games=8)
    game = load(GAME, "gen")
    assert report.prompts == set(game.prompts)
    assert report.actions == {a.name for a in game.actions.list}
    assert len(report.events) > 20


@pytest.mark.parametrize("other", ["frames", "native"])
def test_backends_agree(other: str) -> None:
    """The same choices give the same fields, options, events and questions at every decision."""
    games = [load(GAME, b, checked=True) for b in ("gen", other)]
    for seed in range(12):
        rng = random.Random(seed)
        a, b = (g.new(seed=seed, options={"whispers": seed % 2}) for g in games)
        while not a.over:
            assert a.fields() == b.fields()
            assert a.decision == b.decision
            assert a.legal() == b.legal()
            assert a.denials() == b.denials()
            x = rng.choice(a.legal())
            if a.choice_count % 5 == 0:
                b = b.clone()
            if a.choice_count % 11 == 0:
                b = games[1].from_bytes(b.to_bytes())
            assert a.step(x) == b.step(x)
        assert b.over
        assert a.fields() == b.fields()


def test_playouts_agree() -> None:
    """A random playout with the same seed is the same night on every backend."""
    games = [load(GAME, b, checked=True) for b in ("gen", "frames", "native")]
    results = set()
    for seed in range(60):
        plays = [g.new(seed=seed) for g in games]
        assert len({s.playout(seed) for s in plays}) == 1
        assert plays[0].fields() == plays[1].fields() == plays[2].fields()
        results.add(plays[0].result)
    assert results == {(0, 0), (1000, 1000)}


def test_journals(backend: str, tmp_path: Path) -> None:
    """A night written down on one backend is read on another; undo takes back nested choices."""
    rng = random.Random(4)
    journal = Journal(load(GAME, backend, checked=True), 2, 11, {"whispers": 0})
    seen = []
    while not journal.state.over:
        seen.append(journal.state.fields())
        journal.choose(rng.choice(journal.state.legal()))
    journal.save(tmp_path / "night.jsonl")
    for other in ("gen", "frames", "native"):
        again = Journal.load(tmp_path / "night.jsonl", GAME, backend=other)
        assert again.state.fields() == journal.state.fields()
        for n in (len(seen) - 1, len(seen) // 2, 3):
            again.undo(len(again.choices) - n)
            assert again.state.fields() == seen[n]


def test_samples_play_on(backend: str) -> None:
    """From what one seat knows, at every third choice, a night can be imagined to its end."""
    game = load(GAME, backend, checked=True)
    for seed in range(3):
        rng = random.Random(seed)
        s = game.new(seed=seed)
        while not s.over:
            if s.choice_count % 3 == 0:
                for seat in range(2):
                    w = s.sample(seat, seed + s.choice_count)
                    check(w.fields())
                    assert w.observe(seat).to_dict() == s.observe(seat).to_dict()
                    w.playout(seed)
                    assert w.over
            s.apply(rng.choice(s.legal()))


def test_every_ability_is_used() -> None:
    """Random nights on generators reach every ability rule (those of the echo cards too)."""
    game = load(GAME, "gen")
    used: set[str] = set()
    for seed in range(150):
        rng = random.Random(seed)
        s = game.new(seed=seed)
        while not s.over:
            x = rng.choice(s.legal())
            for e in s.step(x).events:
                if e.name in ("reacted", "happened"):
                    used.add(game.kinds["card"].name_of(e.fields["card"]).split("_2")[0])
    assert used >= {
        *("roland", "agnes", "guard_dog", "coat", "dodge", "taunt", "lucky", "evidence"),
        *("bell", "chime", "goat_spawn", "acolyte"),
    }
