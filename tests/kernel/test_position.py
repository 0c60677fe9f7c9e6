"""A position, whatever the backend: copies, bytes, hashes, questions, refusals."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.kernel import (
    BACKENDS,
    BadState,
    GameIsOver,
    IllegalChoice,
    NoctuaryError,
    Position,
    UnknownGame,
    load,
)
from tests.kernel.games.secrets import GAME
from tests.kernel.snippets import on, play


def new(backend: str, seed: int = 4, choices: int = 0) -> Position:
    p = on(GAME, backend).new(seed=seed)
    r = random.Random(seed)
    for _ in range(choices):
        p.apply(r.choice(p.legal()))
    return p


def test_clones_go_their_own_way(backend: str) -> None:
    p = new(backend, choices=3)
    before = (p.fields(), p.legal(), p.choice_count, p.seat)
    twin = p.clone()
    assert (twin.fields(), twin.legal(), twin.choice_count, twin.seat) == before
    play(twin)
    assert twin.over and (p.fields(), p.legal(), p.choice_count, p.seat) == before
    twin = p.clone()
    twin.edit({"turn": 7})
    assert p.fields() == before[0]
    copy = p.clone()
    play(p)
    assert (copy.fields(), copy.choice_count) == (before[0], before[2])


@pytest.mark.parametrize("choices", [0, 1, 4])
def test_bytes_round_trip(choices: int, backend: str) -> None:
    """In the middle of rules, with records open and after an edit, it goes on exactly alike."""
    p = new(backend, choices=choices)
    p.edit({"turn": 5})
    again = p.game.from_bytes(p.to_bytes())
    assert type(again) is type(p)
    assert again.to_bytes() == p.to_bytes()
    assert (again.fields(), again.legal()) == (p.fields(), p.legal())
    assert again.decision == p.decision
    assert play(again).fields() == play(p.clone()).fields()


def test_bytes_of_an_end(backend: str) -> None:
    p = play(new(backend))
    again = p.game.from_bytes(p.to_bytes())
    assert again.over and again.result == p.result and again.legal() == []


def test_bytes_of_others() -> None:
    """Bytes of another backend, of other rules, or of nothing of ours."""
    made = {b: new(b).to_bytes() for b in BACKENDS}
    for a in BACKENDS:
        for b in BACKENDS:
            if a != b:
                with pytest.raises(BadState, match="replay the journal"):
                    on(GAME, a).from_bytes(made[b])
        with pytest.raises(BadState, match="other rules"):
            load("gates", a, checked=True).from_bytes(made[a])
        for nothing in (b"", b"NOCT", b"x" * 100, "text", None, 7):
            with pytest.raises(BadState, match="not a saved position"):
                on(GAME, a).from_bytes(nothing)  # type: ignore[arg-type]


DAMAGE = """
import sys
sys.path.insert(0, ".")
from noctuary.kernel import BadState
from tests.kernel.test_position import new
p = new(sys.argv[1], choices=3)
data, game = p.to_bytes(), p.game
wrong = []
step = max(1, len(data) // 150)
for at in range(5, len(data), step):
    flipped = data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1:]
    for bad in (flipped, data[:at], data[:at] + b"7" + data[at:]):
        try:
            game.from_bytes(bad)
            wrong.append(at)
        except BadState:
            pass
        except Exception as e:
            wrong.append((at, repr(e)))
print(len(wrong), wrong[:5])
"""


def test_damaged_bytes(backend: str) -> None:
    """Any byte changed, lost or added is a BadState: no other error, no odd position, no crash."""
    done = subprocess.run(
        [sys.executable, "-c", DAMAGE, backend], capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.startswith("0 "), done.stdout


def test_hash(backend: str) -> None:
    """The order inside a bag and the dice do not count; everything else does."""
    p = new(backend)
    f = p.fields()
    for change, same in (
        ({"deck": f["deck"][::-1]}, True),
        ({"bag": f["bag"][::-1]}, True),
        ({"rng": 1}, True),
        ({"turn": 1}, False),
        ({"score": [1, 0]}, False),
        ({"bag": f["bag"][1:]}, False),
    ):
        q = p.clone()
        q.edit(change)
        assert (q.hash() == p.hash()) is same, change
    q = p.clone()
    q.apply("pass")
    assert q.hash() != p.hash()
    assert 0 <= p.hash() < 1 << 64


def test_hashes_agree() -> None:
    """The same position has the same hash, infoset and observation on every backend."""
    for choices in range(5):
        made = [new(b, choices=choices) for b in BACKENDS]
        assert len({p.hash() for p in made}) == 1
        assert len({p.infoset(1) for p in made}) == 1


def test_repr(backend: str) -> None:
    p = new(backend)
    assert repr(p) == f"<secrets on {backend}, choice 0: seat 0 is asked turn>"
    assert repr(play(p)).startswith(
        f"<secrets on {backend}, choice {p.choice_count}: over, score ("
    )


def test_decision(backend: str) -> None:
    """The prompt, and the clauses of the rules in progress, outermost first."""
    p = new(backend)
    assert (p.decision.seat, p.decision.prompt, p.decision.args) == (0, "turn", {})
    assert p.decision.clauses == ("SEC-1", "SEC-4", "SEC-2")
    p.apply("roll")
    assert p.decision.clauses == ("SEC-1", "SEC-4", "SEC-5")
    assert (p.decision.number, p.decision.simultaneous_seats) == (1, ())
    assert p.decisions() == [p.decision]
    assert play(p).decision is None and p.decisions() == []


def test_events_cite_clauses(backend: str) -> None:
    p = new(backend)
    p.apply("roll")
    (rolled,) = p.step("pass").events
    assert (rolled.name, rolled.clauses, rolled.depth) == ("rolled", ("SEC-1", "SEC-4", "SEC-5"), 3)


def test_denials(backend: str) -> None:
    """What is not on offer, and the clause that forbids it; asking changes nothing."""
    p = new(backend)
    p.arrange({"hand": {0: [1, 2, 5]}})
    before = (p.fields(), p.legal())
    assert p.denials() == [("play/card=1", "SEC-3"), ("play/card=5", "SEC-3")]
    assert (p.fields(), p.legal()) == before
    with pytest.raises(
        IllegalChoice, match=r"play/card=1 is not on offer to seat 0 now \(SEC-3\)"
    ) as e:
        p.apply("play/card=1")
    assert e.value.clause == "SEC-3"
    with pytest.raises(IllegalChoice, match="see legal") as e:
        p.apply("play/card=9")
    assert e.value.clause is None
    assert (p.fields(), p.legal()) == before


def test_over(backend: str) -> None:
    p = play(new(backend))
    assert (p.seat, p.legal(), p.options(), p.denials()) == (-1, [], [], [])
    for choice in ("pass", 0, "nonsense", 1 << 40):
        for way in (p.apply, p.step, lambda c: p.chance(c, [])):
            with pytest.raises(GameIsOver, match="no choice is left"):
                way(choice)
    assert p.observe(0).over and p.observe(0).decision is None
    assert p.clone().over and p.sample(0, 1).over
    assert p.playout(1) == 0


def test_playouts(backend: str) -> None:
    """A playout plays this very position, as often as asked, and alike on all backends."""
    p = new(backend)
    assert p.playout(5, "random", 3) == p.choice_count == 3
    rest = p.playout(6)
    assert p.over and p.choice_count == 3 + rest
    with pytest.raises(BadState, match="policy"):
        new(backend).playout(1, "wise")
    with pytest.raises(BadState, match="no evaluation"):
        new(backend).playout(1, "sense")
    ends = []
    for b in BACKENDS:
        q = new(b)
        q.playout(17)
        ends.append(q.fields())
    assert ends[0] == ends[1] == ends[2]


def test_sense_is_alike() -> None:
    """What sense weighs and values, and what it plays, on all backends."""
    seen: list[Any] = []
    for b in BACKENDS:
        p = load("gates", b, checked=True).new(3, 5)
        p.playout(3, "sense", 25)
        seen.append((p.fields(), p.action_scores(), p.expected_values(), p.legal()))
    assert seen[0] == seen[1] == seen[2]


def test_step_and_apply_are_one(backend: str) -> None:
    a, b = new(backend), new(backend)
    for _ in range(4):
        code = a.legal()[-1]
        a.apply(code)
        assert b.step(b.game.action_id(code)).chance is not None
        assert a.fields() == b.fields()


def test_options(backend: str) -> None:
    p = new(backend)
    assert [o.code for o in p.options()] == p.legal()
    assert all(p.game.action_code(o.id) == o.code for o in p.options())
    p.legal().clear()
    assert p.legal()


@pytest.mark.parametrize("backend_name", ["", "gpu", None])
def test_unknown(backend_name: Any) -> None:
    with pytest.raises(UnknownGame, match="a backend is gen, frames, native"):
        load("gates", backend_name)
    with pytest.raises(UnknownGame, match="there are: arkham, gates"):
        load("chess")


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(picks=st.lists(st.integers(0, 30), max_size=9), seed=st.integers(0, (1 << 63) - 1))
def test_any_play_is_alike(picks: list[int], seed: int) -> None:
    """Any choices from any seed: the same fields everywhere, and back from bytes."""
    made = [on(GAME, b).new(seed=seed) for b in BACKENDS]
    for k in picks:
        legal = made[0].legal()
        for p in made:
            if not p.over:
                p.apply(legal[k % len(legal)])
        first = made[0].fields()
        assert all(p.fields() == first for p in made)
    assert all(p.game.from_bytes(p.to_bytes()).fields() == made[0].fields() for p in made)


CARELESS = {
    "sample()": "p.sample()",
    "sample(0)": "p.sample(0)",
    "sample of a text": "p.sample('a', 1)",
    "sample with a text": "p.sample(0, 'a')",
    "sample of no such seat": "p.sample(9, 1)",
    "playout()": "p.playout()",
    "playout of a text": "p.playout('a')",
    "playout of nothing": "p.playout(None)",
    "playout with a text": "p.playout(1, 'random', 'a')",
    "negative seat": "p.sample(-1, 1)",
}


@pytest.mark.parametrize("name", CARELESS)
def test_careless_calls(name: str, backend: str) -> None:
    """Wrong arguments are an error of Python or of ours; never a crash or a SystemError."""
    if backend != "native":
        with pytest.raises((TypeError, ValueError, NoctuaryError)):
            eval(CARELESS[name], {"p": new(backend)})
        return
    code = f"""
import sys
sys.path.insert(0, ".")
from noctuary.kernel import NoctuaryError
from tests.kernel.test_position import new
p = new("native")
try:
    {CARELESS[name]}
    print("no error")
except (TypeError, ValueError, NoctuaryError):
    print("refused")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "refused", (done.returncode, done.stdout, done.stderr[-300:])


def test_nothing_leaks() -> None:
    """Thousands of native copies, samples and looks leave memory as it was."""
    p = new("native", choices=2)

    def work(n: int) -> None:
        for i in range(n):
            q = p.clone()
            q.sample(0, i).legal()
            q.fields()
            q.step(q.legal()[0])
            q.to_bytes()

    work(2000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    work(10_000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096
