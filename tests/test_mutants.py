"""The tool that changes rules one by one to see whether tests notice: tests/mutants."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from noctuary.kernel import games
from noctuary.rulebook import read_ledger
from tests.mutants import set_aside
from tests.mutants.changes import CLAUSE, GAMES, Mutant, every, mutants
from tests.mutants.set_aside import named, stale

TEXT = '''
@rule("GATE-001", aim=lambda g, x: x > 3)
def one(g, p):
    """A rule; é takes two bytes."""
    if g.mode == 1 and p != 2:
        g.tokens[p] += 2
    say(g, Told(n=1))
    pay(
        g,
        p,
        7,
    )


@action(Code.BEAT_COP, uses=1)
def two(g, use):
    return helper(use) - 1


def helper(use):
    return inner(use)


def inner(use):
    return use.seat + 1
'''
SET_ASIDE = sorted(Path(set_aside.__file__).parent.glob("*.toml"))
FOLDERS = {
    file.stem: [name for name in ("rules", "cards") if (GAMES / file.stem / name).is_dir()]
    for file in SET_ASIDE
}
"""Of each game some mutants of which are set aside: the folders that have mutants."""


def changed(function: str) -> list[tuple[str, str, str]]:
    """Return kind, old and new text of the mutants of a function that change more than messages."""
    found = [m for m in mutants(TEXT, "gates/rules/x.py") if not m.told]
    return sorted(
        (m.name.kind, m.name.old, m.name.new) for m in found if m.name.function == function
    )


def find(kind: str, old: str) -> Mutant:
    names = [m for m in mutants(TEXT, "gates/rules/x.py") if m.name.kind == kind]
    return next(m for m in names if m.name.old == old)


def test_everything_that_can_be_changed_is() -> None:
    assert changed("one") == [
        ("and/or", "and", "or"),
        ("arithmetic", "+=", "-="),
        ("compare", "!=", "=="),
        ("compare", "==", "!="),
        ("compare", ">", ">="),
        ("condition", "g.mode == 1 and p != 2", "False"),
        ("condition", "g.mode == 1 and p != 2", "True"),
        ("constant", "1", "2"),
        ("constant", "2", "3"),
        ("constant", "2", "3"),
        ("constant", "3", "4"),
        ("constant", "7", "8"),
        ("drop", "g.tokens[p] += 2", "pass"),
        ("drop", "pay( g, p, 7, )", "pass"),
        ("swap", "p, 7", "7, p"),
    ]
    assert changed("two") == [("arithmetic", "-", "+"), ("constant", "1", "2")]


def test_what_only_tells_is_marked() -> None:
    told = [m for m in mutants(TEXT, "x") if m.told]
    assert [(m.name.kind, m.name.old) for m in told] == [
        ("drop", "say(g, Told(n=1))"),
        ("constant", "1"),
    ]


def test_a_mutant_knows_the_clauses_and_cards_of_its_rule() -> None:
    by_function = {m.name.function: (m.clauses, m.cards) for m in mutants(TEXT, "x")}
    assert by_function == {
        "one": (("GATE-001",), ()),
        "two": ((), ("BEAT_COP",)),
        "inner": ((), ("BEAT_COP",)),
    }


@pytest.mark.parametrize("game", sorted(games()))
def test_every_clause_of_a_ledger_is_known_as_one(game: str) -> None:
    ledger = read_ledger(f"noctuary.games.{game}")
    assert ledger is not None
    ids = set(ledger.clauses)
    assert ids and all(CLAUSE.fullmatch(id) for id in ids)
    cited = {clause for m in every(game, ["rules"]) for clause in m.clauses}
    prefixes = {id.partition("-")[0] for id in ids}
    assert cited and {id.partition("-")[0] for id in cited} <= prefixes


def test_a_change_moves_no_other_line() -> None:
    for m in mutants(TEXT, "x"):
        assert m.applied(TEXT).count("\n") == TEXT.count("\n")
    assert "    pass\n\n\n\n\n\n" in find("drop", "pay( g, p, 7, )").applied(TEXT)
    assert "        7,\n        p,\n" in find("swap", "p, 7").applied(TEXT)


def test_a_mutant_keeps_its_name_when_lines_move() -> None:
    lower = TEXT.replace("\n@action", "\n\n# ----\n@action")
    assert [m.name for m in mutants(lower, "x")] == [m.name for m in mutants(TEXT, "x")]
    names = [m.name for m in mutants(TEXT, "x")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_mutant_that_is_set_aside_exists_and_says_why(game: str) -> None:
    found = every(game, FOLDERS[game])
    assert all(any(m.name.of(folder) for m in found) for folder in FOLDERS[game])
    assert stale(game, found, FOLDERS[game]) == []
    assert all(len(why) > 10 for why in named(game).values())


def test_the_mutants_of_one_file_can_be_chosen() -> None:
    found = every("arkham", ["rules/damage", "cards/core"])
    assert {m.name.file for m in found if m.name.of("rules/damage")} == {"arkham/rules/damage.py"}
    assert not any(m.name.of("rules/dam") or m.name.of("cards/dunwich") for m in found)


def tried(tmp_path: Path, game: str, tests: str, *chosen: Mutant) -> list[tuple[str, str, int]]:
    """Return fate, stage and number of tests of some mutants, run in another process."""
    out = tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "tests.mutants", game, "--in", *FOLDERS[game]]
    command += ["--tests", tests, "--out", str(out), "--only", *(str(m.id) for m in chosen)]
    subprocess.run(command, capture_output=True, check=True)
    lines = (json.loads(line) for line in out.read_text(encoding="utf-8").splitlines())
    return [(v["fate"], v["stage"], sum(v["tests"].values())) for v in lines]


def of(game: str, function: str, old: str, new: str) -> Mutant:
    """Return the first mutant of a function with this old and new text."""
    like = [m for m in every(game, FOLDERS[game]) if m.name.function == function]
    return next(m for m in like if (m.name.old, m.name.new) == (old, new))


def test_mutants_meet_the_tests_that_enter_them(tmp_path: Path) -> None:
    """One that the tests of a file notice, and one in a function they never enter."""
    dies = of("gates", "score_three", "pay(g, p, SCORE)", "pass")
    lives = of("gates", "recover_investigators", "g.reserve[q] += n", "pass")
    tests = "tests/games/gates/clauses/test_despair.py"
    killed, survived = tried(tmp_path, "gates", tests, dies, lives)
    assert killed[:2] == ("killed", "cited")
    assert survived == ("survived", "", 0)


def test_cards_have_mutants_too_in_what_they_do_and_in_what_they_aim_at(tmp_path: Path) -> None:
    both = "use.seat, use.target", "use.target, use.seat"
    pistol = [m for m in every("arkham", FOLDERS["arkham"]) if m.name.function == "automatic_45"]
    body, aim = (m for m in pistol if (m.name.old, m.name.new) == both)
    assert (body.inside is None, aim.inside is None) == (True, False)
    file = "tests/games/arkham/cards/core/test_guardian.py"
    test = f"{file}::test_the_45_automatic_hits_harder_for_a_bullet"
    assert tried(tmp_path, "arkham", test, body, aim) == [("killed", "cited", 1)] * 2
