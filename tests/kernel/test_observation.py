"""Who sees what: observations, events, infosets, samples."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from noctuary.kernel import EVERYBODY, Hidden, Observation, Position, conformance, load
from tests.games.nightfall import GAME as NIGHTFALL
from tests.kernel.games.secrets import GAME
from tests.kernel.snippets import on


def new(backend: str, seed: int = 4) -> Position:
    return on(GAME, backend).new(seed=seed)


def test_conformance() -> None:
    report = conformance.check(GAME, games=10, every=2)
    assert report.prompts == {"turn", "pass"}
    assert report.events == {"drew", "looked", "played", "rolled"}


def test_fields_by_seat(backend: str) -> None:
    """PUBLIC, OWNER, NOBODY and a rule, for a seat, the other and a spectator."""
    p = new(backend)
    f = p.fields()
    mine, other, nobody = (p.observe(s).fields for s in (0, 1, -1))
    assert mine["hand"] == [sorted(f["hand"][0]), Hidden(2)]
    assert other["hand"] == [Hidden(2), sorted(f["hand"][1])]
    assert nobody["hand"] == [Hidden(2), Hidden(2)]
    assert mine["deck"] == other["deck"] == nobody["deck"] == Hidden(len(f["deck"]))
    assert mine["vault"] == [f["vault"][0], Hidden(1)]
    assert nobody["vault"] == [Hidden(1), Hidden(1)]
    assert mine["number"] is other["number"] is nobody["number"] is None
    assert mine["wishes"] == [f["wishes"][0], None]
    assert nobody["wishes"] == [None, None]
    assert mine["plans.target"] == [f["wishes"][0]] and other["plans.target"] == [None]
    assert mine["bag"] == nobody["bag"] == f["bag"]
    assert mine["answers"] == [f["answers"][0], None]
    assert "rng" not in mine


def test_a_rule_opens_the_vault(backend: str) -> None:
    p = new(backend)
    while p.fields()["turn"] < 4:
        p.apply("pass")
    assert p.observe(0).fields["vault"] == p.fields()["vault"]
    assert p.observe(-1).fields["vault"] == [Hidden(1), Hidden(1)]


def test_only_who_is_asked_has_options(backend: str) -> None:
    p = new(backend)
    assert [o.code for o in p.observe(0).options] == p.legal()
    assert p.observe(1).options == p.observe(-1).options == ()
    assert p.observe(1).decision.seat == 0


def test_an_observation_is_data(backend: str) -> None:
    """Changing it changes nothing, and it holds no way back."""
    p = new(backend)
    before = p.fields()
    seen = p.observe(0)
    seen.fields["bag"].clear()
    seen.fields["hand"][0].clear()
    seen.fields["score"][0] = 99
    assert p.fields() == before
    assert not any(isinstance(v, Position) for v in vars(seen).values())


def test_known_pieces(backend: str) -> None:
    """Who looked knows the top card; the other knows only that somebody does."""
    p = new(backend)
    p.apply("look")
    top = p.fields()["top"]
    assert p.observe(0).fields["top"] == Hidden(1, tuple(top), (1,))
    assert p.observe(1).fields["top"] == Hidden(1, (-1,), (1,))
    assert p.observe(-1).fields["top"] == Hidden(1, (-1,), (1,))
    assert p.observe(0).fields["seen"][top[0]] == 1
    assert p.observe(1).fields["seen"] == [0] * 10
    assert all(p.sample(0, s).fields()["top"] == top for s in range(8))
    others = {p.sample(1, s).fields()["top"][0] for s in range(20)}
    assert len(others) > 2
    world = p.sample(1, 3).fields()
    assert [world["seen"][c] for c in world["top"]] == [1], "there too, seat 0 knows it"


def test_what_was_shown_to_everybody(backend: str) -> None:
    """Spectators know it too, though the piece lies hidden; otherwise what all seats know is not
    theirs.
    """
    p = new(backend)
    top = p.fields()["top"]
    for mask, known in ((3, (-1,)), (EVERYBODY, tuple(top))):
        p.arrange({"seen": {top[0]: mask}})
        assert p.observe(-1).fields["top"] == Hidden(1, known, (mask,))
        for seat in (0, 1):
            assert p.observe(seat).fields["top"] == Hidden(1, tuple(top), (mask,))
            assert all(p.sample(seat, s).fields()["top"] == top for s in range(8))
    together = list(p.observe_all([-1, 0, 1]))
    assert [o.fields for o in together] == [p.observe(e, asked=False).fields for e in (-1, 0, 1)]


def test_seats_share_what_is_made_of_what_they_know_alike(backend: str) -> None:
    """Of the rest the function is told what anybody may know."""
    p = new(backend)
    while p.fields()["turn"] < 4:
        p.apply("pass")
    anybody = p.observe(-1, asked=False)
    for known, times in (((), 1), (("vault",), 1), (("hand",), 2)):
        given: list[Observation] = []

        def make(o: Observation, answer: int, given: list[Observation] = given) -> int:
            given.append(o)
            return answer

        seats = list(p.observe_all((0, 1)))
        assert [o.shared(make, 7, known_fields=known) for o in seats] == [7, 7]
        own = [{name: o.fields[name] for name in known} for o in seats]
        assert len(given) == times
        assert given == [replace(anybody, fields=anybody.fields | own[k]) for k in range(times)]
        assert [o.shared(make, n, known_fields=known) for n, o in enumerate(seats)] == [0, 1]


def test_events_are_redacted(backend: str) -> None:
    p = new(backend)
    events = p.step("draw").events
    drawn = p.fields()["hand"][0][-1]
    assert [e.name for e in events] == ["drew"]
    assert events[0].redact(0).fields == {"seat": 0, "card": drawn}
    for seat in (1, -1):
        assert events[0].redact(seat).fields == {"seat": 0, "card": None}
    p.apply("pass")
    played = p.step(p.legal()[0]).events
    assert all(e.redact(1) == e for e in played if e.name == "played")


def test_infoset_is_knowledge(backend: str) -> None:
    """Equal observations and equal infosets are the same thing."""
    r = random.Random(1)
    positions = []
    for seed in range(3):
        p = new(backend, seed)
        for _ in range(5):
            positions += [p.clone(), p.sample(0, r.randrange(99)), p.sample(1, r.randrange(99))]
            p.apply(r.choice(p.legal()))
    equal = unequal = 0
    for seat in (0, 1, -1):
        looks = [(p.observe(seat).to_bytes(), p.infoset(seat)) for p in positions]
        for a in looks:
            for b in looks:
                assert (a[0] == b[0]) == (a[1] == b[1])
                equal += a[0] == b[0]
                unequal += a[0] != b[0]
    assert equal > 3 * len(positions) and unequal > equal


@pytest.mark.parametrize("spec", [GAME, NIGHTFALL, "gates"], ids=["secrets", "nightfall", "gates"])
def test_samples(spec: Any, backend: str) -> None:
    """A sample keeps every piece and everything the seat knows, and depends on nothing else."""
    game = load(spec, backend, checked=True)
    r = random.Random(2)
    p = game.new(seed=11)
    differ = 0
    for n in range(24):
        if p.over:
            break
        if n % 6 == 0:
            truth = p.fields()
            for seat in range(len(p.score)):
                worlds = [p.sample(seat, s) for s in range(3)]
                for s, w in enumerate(worlds):
                    game.schema.check(w.fields())
                    assert w.observe(seat).to_bytes() == p.observe(seat).to_bytes()
                    assert w.choice_count == p.choice_count and w.seat == p.seat
                    assert w.sample(seat, 50 + s).fields() == p.sample(seat, 50 + s).fields()
                    differ += w.fields() != truth
                assert p.sample(seat, 1).fields() == worlds[1].fields()
            assert p.fields() == truth
        p.apply(r.choice(p.legal()))
    assert differ > 3


def test_samples_follow_the_odds(backend: str) -> None:
    """The vault of the other is any of the cards that seat 0 does not see, equally often."""
    p = new(backend)
    f = p.fields()
    unseen = sorted(set(range(10)) - set(f["hand"][0]) - set(f["vault"][0]))
    counts = dict.fromkeys(unseen, 0)
    n = 700
    for s in range(n):
        counts[p.sample(0, s).fields()["vault"][1][0]] += 1
    assert all(n / 7 * 0.6 < c < n / 7 * 1.4 for c in counts.values()), counts


def test_hidden_numbers_are_drawn_by_the_game(backend: str) -> None:
    p = new(backend)
    truth = p.fields()
    worlds = [p.sample(0, s).fields() for s in range(40)]
    assert {w["number"] for w in worlds} == {0, 1, 2}
    assert {w["wishes"][0] for w in worlds} == {truth["wishes"][0]}
    assert len({w["wishes"][1] for w in worlds}) == 5
