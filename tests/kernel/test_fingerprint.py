"""What the hash of the rules covers: what can change play, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.kernel import Evaluation, load
from tests.kernel.snippets import HEAD, TAIL, game, module

CHANGES = {
    "a constant": ("K = 3", "K = 4"),
    "a rule": ("g.x = K", "g.x = K + 1"),
    "an order": ("g.x = K\n    g.x += T[1]", "g.x += T[1]\n    g.x = K"),
    "a table": ("T = (1, 2)", "T = (1, 3)"),
    "a field": ("row = Arr(4)", "row = Arr(5)"),
    "who sees a field": ("order=STACK)", "order=STACK, see=NOBODY)"),
    "an action": ('Kind("pick", 16)', 'Kind("pick", 12)'),
    "which function is called": ("y = more(g, 1)", "y = less(g, 1)"),
    "a default": ("n: int = 2", "n: int = 5"),
}
SAME = {
    "a docstring": ('"""Adds."""', '"""Adds some, as the book says."""'),
    "a comment": ("g.x = K", "g.x = K  # as always"),
    "a local": ("y", "another"),
    "a parameter": ("n", "count"),
    "a function": ("more", "adds"),
    "a line number": ("K = 3", "\n\n\nK = 3"),
    "a clause": ("@rule()", '@rule("X-001", "X-002")'),
    "the clause of a question": ("options, K)", 'options, K, clause="X-003")'),
    "a type": ("y = more", "y: int = more"),
    "a number that gets a name": ("g.x -= 7", "g.x -= SEVEN"),
    "the order in a file": ("K = 3\nT = (1, 2)", "T = (1, 2)\nK = 3"),
    "how much of a moment something is worth": (
        "beat(Event(k=Number), 1)",
        "beat(Event(k=Number), 3)",
    ),
    "what bots are told": ("return g.x - 1", "return g.x - 2"),
}
BODY = '''K = 3
T = (1, 2)
SEVEN = 7
Seen = beat(Event(k=Number), 1)


def more(g, n: int = 2) -> int:
    """Adds."""
    return g.x + n


def less(g, n: int = 2) -> int:
    return g.x - n


def fancy(g, p: int, a: int) -> int:
    return g.x - 1


def worth(g, p: int) -> int:
    return g.x


@rule()
def body(g) -> Rule:
    g.x = K
    g.x += T[1]
    emit(g, Seen(k=K))
    g.x -= 7
    y = more(g, 1)
    g.x += y + more(g) + less(g)
    yield ask(0, choose_options, K)
'''
SOURCE = HEAD + BODY + TAIL


def hashes(tmp_path: Path, source: str) -> tuple[str, str]:
    """Of the rules, and of the sense for bots."""
    made = module(tmp_path, source)
    loaded = load(game(made, evaluation=Evaluation(made.fancy, made.worth)), "gen")
    return loaded.rules_hash, loaded.evaluation_hash


@pytest.mark.parametrize("what", CHANGES)
def test_what_changes_the_hash_of_the_rules(what: str, tmp_path: Path) -> None:
    old, new = CHANGES[what]
    assert old in SOURCE
    one, same, two = (hashes(tmp_path, s)[0] for s in (SOURCE, SOURCE, SOURCE.replace(old, new, 1)))
    assert one == same
    assert one != two


def test_the_kind_of_pieces_is_part_of_no_hash(tmp_path: Path) -> None:
    named = SOURCE.replace("Pieces(8)", "Pieces(8, kind=Pick)").replace("16)", "8)")
    plain = SOURCE.replace("16)", "8)")
    assert named != plain and hashes(tmp_path, named) == hashes(tmp_path, plain)
    saved = [load(game(module(tmp_path, s, "kinds")), "gen").hash for s in (named, plain)]
    assert saved[0] == saved[1]


@pytest.mark.parametrize("what", SAME)
def test_what_does_not_change_the_hash_of_the_rules(what: str, tmp_path: Path) -> None:
    old, new = SAME[what]
    word = re.escape(old) if not old.isidentifier() else rf"\b{old}\b"
    other = HEAD + re.sub(word, lambda _: new, BODY) + TAIL
    assert other != SOURCE
    (rules, sense), (same, tuned) = hashes(tmp_path, SOURCE), hashes(tmp_path, other)
    assert rules == same
    assert (sense == tuned) == (what != "what bots are told")
