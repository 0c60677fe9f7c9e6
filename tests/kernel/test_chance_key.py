"""Chance that follows from a key: anybody can work it out who has the key, and nobody else."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from noctuary.kernel import BACKENDS, BadJournal, BadState, RulesError, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.kernel.journal.verify import verify
from noctuary.kernel.runtime.chance import (
    FIRST_THREAD,
    ChanceKey,
    ChanceStream,
    Commitment,
    extend_thread,
)

KEY = ChanceKey(bytes(range(32)))


def played(backend: str = "native", seats: int = 3, choices: int = 10_000) -> Journal:
    """Return a random game under the key."""
    journal, random = Journal(load("gates", backend), seats, KEY), Random(4)
    while not journal.state.over and len(journal.choices) < choices:
        journal.choose(random.choice(journal.state.legal()))
    return journal


def forged(journal: Journal, change: dict[int, dict[str, object]]) -> Journal:
    """Return the journal with some lines changed, and right checksums."""
    out, check = [], ""
    for n, text in enumerate(journal.lines, 1):
        line = {k: v for k, v in json.loads(text).items() if k != "check"} | change.get(n, {})
        text, check = with_checksum(line, check)
        out.append(f"{text}\n")
    return Journal.parse("".join(out).encode())


# ---- the key


def test_a_key_is_not_shown() -> None:
    assert KEY.hex() not in repr(KEY) and KEY.hex() == bytes(range(32)).hex()
    assert KEY.commitment == sha256(bytes(range(32))).hexdigest()
    assert ChanceKey.read(KEY.hex()) == KEY and ChanceKey.generate() != ChanceKey.generate()


@pytest.mark.parametrize("text", ["", "00", "g" * 64, "A" * 64, "0" * 65, 7, None, "0" * 63 + "\n"])
def test_what_is_no_key_is_refused(text: object) -> None:
    for read in (ChanceKey.read, Commitment.read):
        with pytest.raises(BadState):
            read(text)


# ---- the stream


def test_outcomes_can_be_worked_out_by_hand() -> None:
    """As the reference tells it: HMAC-SHA256, four bytes at a time, the rest by the size."""
    thread = extend_thread(FIRST_THREAD, 2, "pass")
    assert thread == sha256(sha256(b"noctuary chance 1").digest() + b"2 pass").digest()
    blocks = b"".join(
        hmac.new(bytes(range(32)), thread + n.to_bytes(4, "big"), "sha256").digest()
        for n in range(5)
    )
    words = [int.from_bytes(blocks[k : k + 4], "big") for k in range(0, len(blocks), 4)]
    draws = ChanceStream(KEY, thread)
    assert [draws(52) for _ in range(40)] == [w % 52 for w in words], "none of these is passed over"
    assert draws.sizes == [52] * 40


def test_no_outcome_is_likelier() -> None:
    """Three quarters of 2**32: taken by the rest alone, a third would come twice as often."""
    size = 3 << 30
    draws = ChanceStream(KEY, FIRST_THREAD)
    parts = Counter(draws(size) // (1 << 30) for _ in range(30_000))
    assert all(9_700 < parts[k] < 10_300 for k in range(3))
    sixes = Counter(draws(6) for _ in range(60_000))
    assert all(9_700 < n < 10_300 for n in sixes.values()) and len(sixes) == 6


def test_another_choice_has_other_outcomes() -> None:
    streams = [
        [draws(1 << 20) for _ in range(4)]
        for draws in (
            ChanceStream(KEY, FIRST_THREAD),
            ChanceStream(KEY, extend_thread(FIRST_THREAD, 0, "pass")),
            ChanceStream(KEY, extend_thread(FIRST_THREAD, 1, "pass")),
            ChanceStream(KEY, extend_thread(extend_thread(FIRST_THREAD, 0, "pass"), 0, "pass")),
            ChanceStream(ChanceKey(bytes(32)), FIRST_THREAD),
        )
    ]
    numbers = [x for stream in streams for x in stream]
    assert len(set(numbers)) == len(numbers)


# ---- games


def test_every_backend_draws_the_same() -> None:
    journals = [played(b, choices=60) for b in BACKENDS]
    assert len({tuple(j.lines) for j in journals}) == 1
    assert sum(len(e.chance) for e in journals[0].choices) > 10


@pytest.mark.parametrize("backend", BACKENDS)
def test_copies_of_a_position_have_what_it_was_given(backend: str) -> None:
    journal = played(backend, choices=40)
    again = journal.game.from_bytes(journal.state.to_bytes())
    assert journal.state.clone().hash() == again.hash() == journal.state.hash()
    assert journal.replay(25).hash() == journal.copy().replay(25).hash()


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_source_that_gives_nonsense_is_refused(backend: str) -> None:
    game = load("gates", backend, checked=True)
    for wrong in (-1, 1 << 40):
        with pytest.raises((RulesError, OverflowError)):
            game.begin(seats=2, source=lambda n, wrong=wrong: wrong)  # type: ignore[misc]

    def failing(n: int) -> int:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        game.begin(seats=2, source=failing)
    assert game.begin(seats=2, seed=1)[0].hash() == game.new(seats=2, seed=1).hash()


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_same_choice_taken_back_comes_out_the_same(backend: str) -> None:
    journal, random = Journal(load("gates", backend), 2, KEY), Random(2)
    for _ in range(30):
        before, choice = len(journal.choices), random.choice(journal.state.legal())
        first = journal.choose(choice).chance
        journal.undo()
        assert journal.choose(choice).chance == first and len(journal.choices) == before + 1


# ---- journals


def test_the_key_is_told_at_the_end_and_not_before() -> None:
    journal = played(choices=50)
    assert KEY.hex() not in "".join(journal.lines) and not journal.keys
    whole = played()
    assert json.loads(whole.lines[-1])["key"] == KEY.hex()
    assert whole.header["commitment"] == KEY.commitment and "seed" not in whole.header
    again = Journal.parse("".join(f"{x}\n" for x in whole.lines).encode())
    assert again.lines == whole.lines and again.keys == {KEY.commitment: KEY}


def test_a_journal_goes_on_when_its_key_is_known() -> None:
    data = "".join(f"{x}\n" for x in played(choices=50).lines).encode()
    journal = Journal.parse(data)
    with pytest.raises(BadJournal, match="not known here"):
        journal.choose(journal.state.legal()[0])
    journal.supply_key(ChanceKey(bytes(32)))
    with pytest.raises(BadJournal, match="not known here"):
        journal.choose(journal.state.legal()[0])
    journal.supply_key(KEY)
    random = Random(9)
    while not journal.state.over:
        journal.choose(random.choice(journal.state.legal()))
    assert not verify(journal).wrong and verify(journal).unknown == 0


def test_a_journal_goes_on_with_another_key() -> None:
    journal = played(choices=50)
    other = ChanceKey(bytes(32))
    journal.commit_to(other)
    random = Random(9)
    while not journal.state.over:
        journal.choose(random.choice(journal.state.legal()))
    found = verify(journal)
    assert found.right and found.unknown and not found.wrong, "only the second key was told"
    fork = journal.fork()
    assert fork.lines == journal.lines
    with pytest.raises(BadJournal, match="was told"):
        journal.undo()
        journal.choose(journal.state.legal()[0])


# ---- verifying


def test_every_outcome_is_checked_those_undone_too() -> None:
    journal, random, drawn = Journal(load("gates"), 3, KEY), Random(5), 0
    drawn += len(journal.first_step.chance)
    while not journal.state.over:
        drawn += len(journal.choose(random.choice(journal.state.legal())).chance)
        if random.random() < 0.1 and not journal.state.over:
            journal.undo(random.randrange(1, min(6, len(journal.choices)) + 1))
    found = verify(journal)
    assert (found.right, found.unknown, found.wrong, found.sealed) == (drawn, 0, [], True)


def drawing_lines(journal: Journal) -> list[int]:
    """Return the lines, counted from 1, in which chance gave something."""
    return [n for n, text in enumerate(journal.lines, 1) if json.loads(text).get("chance")]


def test_an_outcome_that_was_changed_is_found() -> None:
    whole = played()
    last = drawing_lines(whole)[-1]
    line = json.loads(whole.lines[last - 1])
    other = [(x + 1) % n for x, n in zip(line["chance"], line["of"], strict=True)]
    changed = forged(whole, {last: {"chance": other}})
    assert changed.divergence or verify(changed).wrong == [last]


def test_sizes_that_were_changed_are_found() -> None:
    """Outcomes that follow from the key, but of other sizes than the rules have."""
    whole = played()
    last = drawing_lines(whole)[-1]
    line = json.loads(whole.lines[last - 1])
    changed = forged(whole, {last: {"of": [n + 1 for n in line["of"]]}})
    assert verify(changed).wrong == [last]


def test_a_key_that_is_not_the_one_is_refused() -> None:
    whole = played()
    with pytest.raises(BadJournal, match=f"line {len(whole.lines)}: this key"):
        forged(whole, {len(whole.lines): {"key": "0" * 64}})


def test_a_game_by_a_seed_is_checked_too() -> None:
    journal, random = Journal(load("gates"), 2, 77), Random(3)
    for _ in range(60):
        journal.choose(random.choice(journal.state.legal()))
    found = verify(journal)
    assert found.right and not found.wrong and not found.unknown and not found.sealed
    last = drawing_lines(journal)[-1]
    other = [x + 1 if x == 0 else x - 1 for x in json.loads(journal.lines[last - 1])["chance"]]
    changed = forged(journal, {last: {"chance": other}})
    assert changed.divergence or last in verify(changed).wrong
