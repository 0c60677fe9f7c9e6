"""Journals: everything that was chosen, safe on disk, readable after any accident."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.kernel import BadAction, BadJournal, GameIsOver, IllegalChoice, ReplayDiverged, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.kernel.runtime.position import Position, Step
from tests.support import WRONG_FILES, wrong_file

GATES = load("gates", "native")
FUZZ = settings(max_examples=120, deadline=None, derandomize=True, database=None)


def played(n: int = 40, seed: int = 3, backend: str = "native") -> Journal:
    """Return a journal of the first choices of a game, with an undo in it."""
    journal = Journal(load("gates", backend), 3, seed)
    for i in range(n):
        if i == n // 2:
            journal.undo(2)
        journal.choose(journal.state.legal()[i % len(journal.state.legal())])
    return journal


def written(journal: Journal) -> bytes:
    return "".join(x + "\n" for x in journal.lines).encode()


DATA = written(played())
LINES = DATA.count(b"\n")


# ---- what a journal is


def test_round_trip(backend: str, tmp_path: Path) -> None:
    journal = played(backend=backend)
    journal.save(tmp_path / "a.jsonl")
    again = Journal.load(tmp_path / "a.jsonl", backend=backend)
    assert again.state.fields() == journal.state.fields()
    assert (again.choices, again.lines, again.header) == (
        journal.choices,
        journal.lines,
        journal.header,
    )
    again.save(tmp_path / "b.jsonl")
    assert (tmp_path / "a.jsonl").read_bytes() == (tmp_path / "b.jsonl").read_bytes()
    journal.choose(journal.state.legal()[0])
    again.choose(again.state.legal()[0])
    assert again.lines == journal.lines


def test_backends_write_the_same() -> None:
    assert written(played(backend="gen")) == written(played(backend="frames")) == DATA


def test_canonical_text() -> None:
    """One line of plain ASCII each, keys in order, the header first."""
    lines = DATA.decode("ascii").splitlines()
    for line in lines:
        assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"))
    head = json.loads(lines[0])
    assert (head["noctuary"], head["game"], head["seats"], head["seed"]) == (1, "gates", 3, 3)
    assert head["rules"] == GATES.rules_hash
    assert set(json.loads(lines[1])) == {"seat", "choice", "chance", "check"}


def test_undo_is_noted_and_nothing_is_erased() -> None:
    journal = Journal(GATES, 2, 1)
    states = [journal.state.fields()]
    for _ in range(20):
        journal.choose(journal.state.legal()[-1])
        states.append(journal.state.fields())
    before = list(journal.lines)
    journal.undo(17)
    assert journal.state.fields() == states[3]
    assert len(journal.choices) == 3
    assert journal.lines[:-1] == before and '"undo":17' in journal.lines[-1]
    journal.choose(journal.state.legal()[0])
    journal.undo()
    assert journal.state.fields() == states[3]
    again = Journal.parse(written(journal))
    assert again.state.fields() == states[3] and again.lines == journal.lines
    for count in (0, -1, 4):
        with pytest.raises(BadJournal, match="cannot be undone: 3 were made"):
            journal.undo(count)


def test_replay_any_point(backend: str) -> None:
    journal = Journal(load("gates", backend), 3, 9)
    states = [journal.state.fields()]
    for i in range(36):
        journal.choose(journal.state.legal()[i % len(journal.state.legal())])
        states.append(journal.state.fields())
    for k in (0, 1, 15, 16, 17, 31, 32, 33, 36):
        assert journal.replay(k).fields() == states[k]
    assert journal.state.fields() == states[-1]
    for k in (-1, 37):
        with pytest.raises(BadJournal, match=f"there is no choice {k}: 36 were made"):
            journal.replay(k)


def test_taking_back_costs_no_more_than_choosing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However choices and undos alternate, each line of a journal is some steps of the rules."""
    steps, follow = 0, Position.replay_choice

    def counted(self: Position, seat: int, choice: str, chance: Sequence[int]) -> Step:
        nonlocal steps
        steps += 1
        return follow(self, seat, choice, chance)

    monkeypatch.setattr(Position, "replay_choice", counted)
    dice, journal = random.Random(7), Journal(GATES, 3, 9)
    states = [journal.state.fields()]
    for _ in range(31):
        journal.choose(journal.state.legal()[0])
        states.append(journal.state.fields())
    for _ in range(200):
        back = dice.choice((1, 1, 1, 2, 16, 17))
        journal.undo(min(back, len(journal.choices)))
        del states[len(journal.choices) + 1 :]
        assert journal.state.fields() == states[-1]
        while len(journal.choices) < 15 or dice.random() < 0.5:
            journal.choose(dice.choice(journal.state.legal()))
            states.append(journal.state.fields())
    for k in (0, 5, 15, 16, len(journal.choices)):
        assert (
            journal.replay(min(k, len(journal.choices))).fields() == states[min(k, len(states) - 1)]
        )
    assert steps < len(journal.lines)


def test_fork() -> None:
    journal = played(20)
    fork = journal.fork(7)
    assert fork.state.fields() == journal.replay(7).fields()
    assert fork.choices == journal.choices[:7]
    lines = list(journal.lines)
    fork.choose(fork.state.legal()[0])
    assert journal.lines == lines
    assert journal.fork().state.fields() == journal.state.fields()


def test_refused_choices_are_not_written() -> None:
    journal = played(6)
    lines = list(journal.lines)
    for choice in (
        1 << 20,
        "nothing",
        next(c for c in range(99) if c not in journal.state.legal()),
    ):
        with pytest.raises((BadAction, IllegalChoice)):
            journal.choose(choice)
    assert journal.lines == lines
    r = random.Random(1)
    while not journal.state.over:
        journal.choose(r.choice(journal.state.legal()))
    with pytest.raises(GameIsOver):
        journal.choose("pass")
    assert journal.lines[: len(lines)] == lines
    assert Journal.parse(written(journal)).state.over


# ---- other rules


def rewritten(lines: list[dict[str, Any]]) -> bytes:
    """Return a journal of these lines, sealed anew."""
    out, check = [], ""
    for data in lines:
        line, check = with_checksum({k: v for k, v in data.items() if k != "check"}, check)
        out.append(line)
    return "".join(x + "\n" for x in out).encode()


def of_other_rules(**changed: Any) -> list[dict[str, Any]]:
    """Return the first lines of a journal of other rules, with the sixth line changed."""
    lines = [json.loads(x) for x in DATA.decode().splitlines()[:9]]
    lines[0]["rules"] = "0" * 16
    lines[5] |= changed
    return lines


def test_a_journal_of_other_rules_goes_on(backend: str) -> None:
    """It is replayed; the present rules are noted before the first line that they write."""
    given = rewritten(of_other_rules())
    journal = Journal.parse(given, backend=backend)
    assert journal.divergence is None and len(journal.choices) == 8
    assert journal.rules == "0" * 16 and written(journal) == given
    journal.choose(journal.state.legal()[0])
    assert written(journal).startswith(given)
    noted, chosen = (json.loads(x) for x in journal.lines[-2:])
    assert (noted["rules"], noted["version"]) == (GATES.rules_hash, GATES.version)
    assert chosen["seat"] == journal.choices[-1].seat
    again = Journal.parse(written(journal), backend=backend)
    assert again.rules == GATES.rules_hash and again.lines == journal.lines
    assert again.state.fields() == journal.state.fields()


def test_recorded_outcomes_are_taken_whatever_stream_drew_them(backend: str) -> None:
    """Another seed in the header changes nothing that was recorded."""
    lines = of_other_rules()
    one = Journal.parse(rewritten(lines), backend=backend)
    lines[0]["seed"] = 12345
    two = Journal.parse(rewritten(lines), backend=backend)
    assert [e.chance for e in one.choices] == [e.chance for e in two.choices]
    assert one.state.hash() == two.state.hash()
    assert any(e.chance for e in one.choices)


DEPARTURES = {
    "choice": {"choice": "set_mode/mode=insane"},
    "seat": {"seat": 0},
    "chance": {"chance": [99]},
}


@pytest.mark.parametrize("why", DEPARTURES)
def test_a_line_that_does_not_hold(why: str, backend: str, tmp_path: Path) -> None:
    """Line and clause are told, the game stands before it, and a fork goes on from there."""
    given = rewritten(of_other_rules(**DEPARTURES[why]))
    (tmp_path / "a.jsonl").write_bytes(given)
    journal = Journal.load(tmp_path / "a.jsonl", backend=backend)
    found = journal.divergence
    assert found is not None and (found.reason, found.line) == (why, 6)
    assert found.clause is not None and found.clause.startswith("GATE-")
    assert "line 6: " in str(found) and found.clause in str(found)
    assert len(journal.choices) == 4
    assert journal.state.fields() == Journal.parse(rewritten(of_other_rules())).replay(4).fields()
    lines = list(journal.lines)
    with pytest.raises(BadJournal, match="fork it"):
        journal.choose(journal.state.legal()[0])
    assert journal.lines == lines and len(journal.choices) == 4
    with pytest.raises(BadJournal, match="holds another play"):
        journal.attach_file(tmp_path / "a.jsonl")
    fork = journal.fork()
    assert fork.state.fields() == journal.state.fields() and fork.choices == journal.choices
    fork.choose(fork.state.legal()[0])
    fork.attach_file(tmp_path / "b.jsonl")
    fork.close()
    again = Journal.load(tmp_path / "b.jsonl", backend=backend)
    assert again.divergence is None and again.rules == GATES.rules_hash
    assert (tmp_path / "a.jsonl").read_bytes() == given


def test_a_refused_line_changes_nothing(backend: str) -> None:
    journal = played(12, backend=backend)
    before, lines = journal.state.fields(), list(journal.lines)
    option = journal.game.action_id(journal.state.legal()[0])
    for seat, choice, chance in (
        (journal.state.seat, option, [1_000_000]),
        (journal.state.seat, "no such thing", []),
        ((journal.state.seat + 1) % 3, option, []),
    ):
        with pytest.raises(ReplayDiverged):
            journal.replay_choice(seat, choice, chance)
        assert journal.state.fields() == before and journal.lines == lines
    journal.choose(option)


def test_a_copy_goes_its_own_way(backend: str) -> None:
    one, two = played(12, backend=backend), played(12, backend=backend)
    option = one.state.legal()[0]
    before = one.state.fields()
    ahead = one.copy()
    step = ahead.choose(option)
    assert one.state.fields() == before and one.lines == two.lines
    assert one.choices == two.choices
    told = two.choose(option)
    assert (step.events, step.chance) == (told.events, told.chance)
    assert ahead.lines == two.lines and ahead.state.fields() == two.state.fields()
    ahead.undo(5)
    assert one.state.fields() == before and one.replay(len(one.choices)).fields() == before


def test_the_opening_is_recorded(backend: str) -> None:
    journal = Journal(load("gates", backend), 3, 3)
    chance = journal.header["chance"]
    assert chance and chance == journal.first_step.chance
    lines = [json.loads(x) for x in journal.lines]
    lines[0]["seed"] = 77
    assert Journal.parse(rewritten(lines), backend=backend).state.hash() == journal.state.hash()
    lines[0]["chance"] = [*chance, 0]
    with pytest.raises(BadJournal, match="line 1: the game cannot begin"):
        Journal.parse(rewritten(lines), backend=backend)
    lines[0]["chance"] = [10_000, *chance[1:]]
    with pytest.raises(BadJournal, match="line 1: the game cannot begin"):
        Journal.parse(rewritten(lines), backend=backend)
    lines[0]["chance"] = "a"
    with pytest.raises(BadJournal, match="line 1: the game cannot begin"):
        Journal.parse(rewritten(lines), backend=backend)


def test_the_story_of_a_journal(backend: str) -> None:
    journal = played(20, backend=backend)
    told = [(s.choice_count, step.chance) for s, step in journal.positions()]
    assert told[0] == (0, journal.first_step.chance)
    assert [c for _, c in told[1:]] == [list(e.chance) for e in journal.choices]
    assert len(list(journal.positions(5))) == 6


# ---- damage


def parsed(data: bytes, **how: Any) -> Journal | BadJournal:
    try:
        return Journal.parse(data, **how)
    except BadJournal as e:
        return e


@FUZZ
@given(
    at=st.integers(0, len(DATA) - 1),
    how=st.sampled_from(["flip", "drop", "add", "cut", "swap"]),
    byte=st.integers(1, 255),
)
def test_any_damage(at: int, how: str, byte: int) -> None:
    """Whatever happens to a byte: BadJournal at that line, and all lines before it can be read."""
    bad = {
        "flip": DATA[:at] + bytes([DATA[at] ^ byte]) + DATA[at + 1 :],
        "drop": DATA[:at] + DATA[at + 1 :],
        "add": DATA[:at] + bytes([byte]) + DATA[at:],
        "cut": DATA[:at],
        "swap": DATA[:at] + DATA[at + 1 : at + 2] + DATA[at : at + 1] + DATA[at + 2 :],
    }[how]
    line = DATA[:at].count(b"\n") + 1
    found = parsed(bad)
    if bad == DATA or (DATA.startswith(bad) and bad.endswith(b"\n")):
        assert isinstance(found, Journal)
        return
    assert isinstance(found, BadJournal), "damage went unseen"
    assert line <= found.line <= line + 1
    assert f"line {found.line}: " in str(found)
    again = parsed(bad, recover=True)
    if found.line == 1:
        assert isinstance(again, BadJournal)
    else:
        assert isinstance(again, Journal)
        assert again.damaged_line == found.line
        assert written(again) == b"".join(DATA.splitlines(keepends=True)[: found.line - 1])


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"{}\n", b"[]\n", b"null\n", b"\xff\xfe\n", b"{" * 5000 + b"\n",
        b'{"noctuary":1}\n', b"a,b\n1,2\n", DATA.replace(b"\n", b"\r\n"), b"\n" + DATA,
        DATA[DATA.index(b"\n") + 1 :],
    ],
    ids=range(12),
)  # fmt: skip
def test_not_a_journal(data: bytes) -> None:
    for recover in (False, True):
        with pytest.raises(BadJournal, match="line 1: ") as e:
            Journal.parse(data, recover=recover)
        assert e.value.line == 1


@pytest.mark.parametrize("sort", WRONG_FILES)
def test_files_that_hold_no_journal(sort: str, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    wrong_file(sort, path)
    for recover in (False, True):
        with pytest.raises(BadJournal, match=r"line 1: |cannot be read: "):
            Journal.load(path, recover=recover)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.jsonl"):
        with pytest.raises(BadJournal, match="cannot be read: "):
            Journal.load(path)
    big = tmp_path / "big.jsonl"
    with open(big, "wb") as f:
        f.truncate(65 * 1024 * 1024)
    with pytest.raises(BadJournal, match="too large"):
        Journal.load(big)


def test_recovered_journals_go_on(tmp_path: Path) -> None:
    """After a damaged end one plays on, and the file is whole again."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(DATA[:-20])
    with pytest.raises(BadJournal, match="not finished") as e:
        Journal.load(path)
    assert e.value.line == LINES
    journal = Journal.load(path, recover=True)
    journal.attach_file(path)
    journal.choose(journal.state.legal()[0])
    journal.close()
    assert Journal.load(path).state.fields() == journal.state.fields()


# ---- kept in a file


def test_kept(tmp_path: Path) -> None:
    """Every choice and undo is in the file when it has been made."""
    path = tmp_path / "a.jsonl"
    journal = played(5)
    journal.attach_file(path)
    for i in range(6):
        if i == 3:
            journal.undo(2)
        else:
            journal.choose(journal.state.legal()[0])
        assert path.read_bytes() == written(journal)
    journal.close()
    journal.choose(journal.state.legal()[0])
    assert path.read_bytes() != written(journal)


def test_another_journal_is_not_overwritten(tmp_path: Path) -> None:
    """A file that holds another play is left alone."""
    path = tmp_path / "a.jsonl"
    played(10, seed=1).save(path)
    before = path.read_bytes()
    with pytest.raises(BadJournal):
        Journal(GATES, 3, 2).attach_file(path)
    assert path.read_bytes() == before


SECOND = """
import sys
from noctuary.kernel import BadJournal
from noctuary.kernel.journal import Journal
journal = Journal.load(sys.argv[1])
try:
    journal.attach_file(sys.argv[1])
    print("kept")
except BadJournal as e:
    print(e)
"""


def test_one_writer_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    journal = played(5)
    journal.attach_file(path)

    def other() -> str:
        return subprocess.run(
            [sys.executable, "-c", SECOND, str(path)], capture_output=True, text=True, timeout=60
        ).stdout

    assert "is being played by another process: close it there first" in other()
    assert path.read_bytes() == written(journal)
    journal.close()
    assert other() == "kept\n"


LOOP = """
import sys
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
journal = Journal(load("gates"), 4, 8)
journal.attach_file(sys.argv[1])
print("ready", flush=True)
while True:
    for _ in range(40):
        journal.choose(journal.state.legal()[0])
    journal.undo(40)
"""


def test_killed_while_choosing(tmp_path: Path) -> None:
    """Killed at any moment, the file is a journal up to its last whole line."""
    for n in range(6):
        path = tmp_path / f"{n}.jsonl"
        worker = subprocess.Popen([sys.executable, "-c", LOOP, str(path)], stdout=subprocess.PIPE)
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"ready\n"
        time.sleep(0.02 + 0.013 * n)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        worker.stdout.close()
        data = path.read_bytes()
        journal = Journal.parse(data, recover=True)
        assert len(journal.lines) >= data.count(b"\n")
        assert data.startswith(written(journal))


# ---- a full disk


@pytest.mark.parametrize("where", ["fsync", "write"])
def test_disk_full(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice is not made, the journal is as before, and the message says so."""
    path = tmp_path / "a.jsonl"
    journal = played(20)
    journal.attach_file(path)
    state, lines = journal.state.fields(), list(journal.lines)

    def full(*args: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as m:
        if where == "fsync":
            m.setattr(os, "fsync", full)
        else:
            m.setattr(journal, "_file", Full(journal._file))
        for act in (lambda: journal.choose(journal.state.legal()[0]), lambda: journal.undo(3)):
            with pytest.raises(BadJournal, match=r"the disk is full.*not made.*nothing was lost"):
                act()
            assert journal.state.fields() == state and journal.lines == lines
    assert path.read_bytes() == written(journal)
    journal.choose(journal.state.legal()[0])
    journal.close()
    assert path.read_bytes() == written(journal)


class Full:
    """A file on a full disk."""

    def __init__(self, file: Any) -> None:
        self.file = file

    def write(self, data: bytes) -> int:
        self.file.write(data[:7])
        self.file.flush()
        raise OSError(errno.ENOSPC, "No space left on device")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


LIMIT = """
import resource, sys
from pathlib import Path
from noctuary.kernel import BadJournal, load
from noctuary.kernel.journal import Journal
path = Path(sys.argv[1])
journal = Journal(load("gates"), 4, 8)
journal.attach_file(path)
for _ in range(5):
    journal.choose(journal.state.legal()[0])
size = path.stat().st_size
state, lines = journal.state.fields(), list(journal.lines)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 9, hard))
for _ in range(2):
    try:
        journal.choose(journal.state.legal()[0])
        print("made")
    except BadJournal as e:
        assert "nothing was lost" in str(e), e
assert journal.state.fields() == state and journal.lines == lines
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
if sys.argv[2] == "go on":
    journal.choose(journal.state.legal()[1])
journal.close()
again = Journal.load(path)
assert again.lines == journal.lines, (len(again.lines), len(journal.lines))
assert again.state.fields() == journal.state.fields()
print("whole")
"""


@pytest.mark.parametrize("then", ["close", "go on"])
def test_disk_really_full(then: str, tmp_path: Path) -> None:
    """A file that may not grow: the choice is not made, and the file stays a whole journal."""
    done = subprocess.run(
        [sys.executable, "-c", LIMIT, str(tmp_path / "a.jsonl"), then],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout == "whole\n", done.stdout + done.stderr[-400:]


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.jsonl"
    played(4).save(path)
    before = path.read_bytes()

    def refuse(*args: Any) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    for name in ("replace", "fsync"):
        with monkeypatch.context() as m:
            m.setattr(os, name, refuse)
            with pytest.raises(BadJournal, match="Permission denied"):
                played(9).save(path)
        assert path.read_bytes() == before
        assert [p.name for p in tmp_path.iterdir()] == ["a.jsonl"]
    with pytest.raises(BadJournal, match="could not be written"):
        played(4).save(tmp_path / "no" / "folder" / "a.jsonl")
