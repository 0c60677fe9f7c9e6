"""The ledger of a game is true: a clause is done if a test shows it, and only then."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from noctuary.rulebook import read_ledger
from noctuary.rulebook.search import query_words, stems, words_in

ROOT = Path(__file__).parent.parent
LEDGERS = sorted(ROOT.glob("src/noctuary/games/*/ledger.yaml"))
LANGUAGES = ("en", "fr")
STATUSES = ("done", "n/a", "open", "waits")
LONGEST = 6
"""Words of a keyword."""


@dataclass(frozen=True)
class Citation:
    """A clause id, where it is cited, and whether it is cited by a test that runs."""

    id: str
    place: str
    shown: bool


def name_of(node: ast.expr) -> str:
    """Return the dotted name of a decorator or mark, without its call."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node)


def ids_in(marks: list[ast.expr], path: Path) -> Iterator[tuple[str, str]]:
    """Yield the ids that `clause(...)` cites among these marks, each with its place."""
    for mark in marks:
        if name_of(mark) not in {"clause", "pytest.mark.clause"}:
            continue
        place = f"{path.relative_to(ROOT)}:{mark.lineno}"
        ids = mark.args if isinstance(mark, ast.Call) else []
        assert ids, f"{place}: cites no clause"
        for id in ids:
            text = id.value if isinstance(id, ast.Constant) else None
            assert isinstance(text, str), f"{place}: write clause ids out, as plain strings"
            yield text, place


def runs(marks: list[ast.expr]) -> bool:
    """Return whether `make test` runs a test and expects it to pass."""
    idle = {"skip", "skipif", "soak", "xfail"}
    return not any(name_of(mark).rpartition(".")[2] in idle for mark in marks)


def listed(node: ast.expr) -> list[ast.expr]:
    """Return one mark or a list of marks as a list."""
    return node.elts if isinstance(node, ast.List | ast.Tuple) else [node]


def own_marks(body: list[ast.stmt]) -> list[ast.expr]:
    """Return the marks that `pytestmark = ...` puts on a module or class."""
    return [
        mark
        for node in body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for mark in listed(node.value)
    ]


def marks_of_cases(node: ast.FunctionDef) -> Iterator[list[ast.expr]]:
    """Yield the marks of each `pytest.param(..., marks=...)` of a test."""
    for decorator in node.decorator_list:
        for inner in ast.walk(decorator):
            if isinstance(inner, ast.keyword) and inner.arg == "marks":
                yield listed(inner.value)


def citations(path: Path) -> Iterator[Citation]:
    """Yield every clause that a test file cites."""

    def within(body: list[ast.stmt], outer: list[ast.expr]) -> Iterator[Citation]:
        inherited = outer + own_marks(body)
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from within(node.body, inherited + node.decorator_list)
            elif isinstance(node, ast.FunctionDef):
                marks = inherited + node.decorator_list
                shown = node.name.startswith("test_") and runs(marks)
                for id, place in ids_in(marks, path):
                    yield Citation(id, place, shown)
                for case in marks_of_cases(node):
                    for id, place in ids_in(case, path):
                        yield Citation(id, place, shown and runs(case))

    yield from within(ast.parse(path.read_text(encoding="utf-8")).body, [])


@cache
def read(path: Path) -> dict[str, Any]:
    ledger = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(ledger, dict)
    return ledger


def cited(ledger: Path) -> list[Citation]:
    """Return every citation in the tests of a ledger's game."""
    files = sorted((ROOT / "tests" / "games" / ledger.parent.name).rglob("*.py"))
    return [citation for file in files for citation in citations(file)]


@pytest.fixture(params=LEDGERS, ids=lambda path: path.parent.name)
def ledger(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def said(words: Any) -> bool:
    """Return whether there is a text in every language."""
    return isinstance(words, dict) and all(
        str(words.get(tongue) or "").strip() for tongue in LANGUAGES
    )


def test_clauses_are_complete(ledger: Path) -> None:
    wrong = []
    seen = set()
    for clause in read(ledger)["clauses"]:
        id = clause["id"]
        if id in seen:
            wrong.append(f"{id}: twice in the ledger")
        seen.add(id)
        if not clause.get("kind") or not clause.get("source"):
            wrong.append(f"{id}: needs a kind and a source")
        if not said(clause):
            wrong.append(f"{id}: not said in every language")
        if clause.get("status") not in STATUSES:
            wrong.append(f"{id}: status is one of {STATUSES}, not {clause.get('status')!r}")
        if (clause.get("status") == "waits") != bool(clause.get("waits")):
            wrong.append(f"{id}: status waits and what it waits for go together")
        if (clause.get("status") == "n/a") != ("na" in clause):
            wrong.append(f"{id}: status n/a and a reason `na:` go together")
        elif "na" in clause and not said(clause["na"]):
            wrong.append(f"{id}: the reason `na:` is not given in every language")
    assert not wrong, "\n".join(wrong)


def test_the_french_is_set_as_french(ledger: Path) -> None:
    """Curved apostrophes, and a narrow space that does not break at high punctuation."""
    clumsy = re.compile(r"['\"]|[^\u202f][;:?!»]|«[^\u202f]")
    texts = [
        (rule["id"], text)
        for rule in [
            *read(ledger)["topics"],
            *read(ledger)["clauses"],
            *read(ledger).get("rulings", []),
        ]
        for text in [rule["fr"], *(rule[key]["fr"] for key in ("ruling", "na") if key in rule)]
    ]
    wrong = [f"{id}: {text}" for id, text in texts if clumsy.search(text)]
    assert not wrong, "\n".join(wrong)


def test_every_clause_stands_under_a_topic(ledger: Path) -> None:
    topics = [topic["id"] for topic in read(ledger)["topics"]]
    assert len(topics) == len(set(topics))
    unsaid = [topic["id"] for topic in read(ledger)["topics"] if not said(topic)]
    assert not unsaid, f"not said in every language: {', '.join(unsaid)}"
    clauses = read(ledger)["clauses"]
    astray = [c["id"] for c in clauses if c.get("topic") not in topics]
    assert not astray, f"under no topic: {', '.join(astray)}"
    assert set(topics) == {c["topic"] for c in clauses}, "a topic without clauses"


def test_keywords_are_words_and_no_sentences(ledger: Path) -> None:
    wrong = [
        f"{clause['id']}: {word!r}"
        for clause in read(ledger)["clauses"]
        for tongue, words in clause.get("keywords", {}).items()
        for word in words
        if tongue not in LANGUAGES
        or not isinstance(word, str)
        or len(word.split()) > LONGEST
        or words.count(word) > 1
        or re.search(r"[.;!?']$|['\"]", word)
    ]
    assert not wrong, "\n".join(wrong)


def test_keywords_say_what_the_clause_does_not(ledger: Path) -> None:
    wrong = []
    for clause in read(ledger)["clauses"]:
        for tongue, keywords in clause.get("keywords", {}).items():
            own = {stem for word in words_in(clause[tongue]) for stem in stems(word, tongue)}
            for keyword in keywords:
                if all(stems(word, tongue) & own for word in query_words(keyword)):
                    wrong.append(f"{clause['id']}: {keyword}")
    assert not wrong, "\n".join(wrong)


def test_rulings_are_complete(ledger: Path) -> None:
    clauses = {clause["id"]: clause for clause in read(ledger)["clauses"]}
    rulings = {ruling["id"]: ruling for ruling in read(ledger).get("rulings", [])}
    wrong = [f"{id}: not said in every language" for id, r in rulings.items() if not said(r)]
    for id, clause in clauses.items():
        if "ruling" in clause and not said(clause["ruling"]):
            wrong.append(f"{id}: its ruling is not said in every language")
    upward = {(id, ruling) for id, c in clauses.items() for ruling in c.get("rulings", [])}
    downward = {(id, ruling) for ruling, r in rulings.items() for id in r["clauses"]}
    for id, ruling in sorted(upward ^ downward):
        wrong.append(f"{id} and {ruling}: only one of the two names the other")
    assert not wrong, "\n".join(wrong)


def test_done_clauses_are_shown_by_a_test(ledger: Path) -> None:
    done = {c["id"] for c in read(ledger)["clauses"] if c["status"] == "done"}
    missing = sorted(done - {c.id for c in cited(ledger) if c.shown})
    assert not missing, f"done, but no test shows them: {', '.join(missing)}"


def test_cited_clauses_exist_and_are_settled(ledger: Path) -> None:
    status = {c["id"]: c["status"] for c in read(ledger)["clauses"]}
    wrong = [
        f"{c.place}: {c.id} is {status.get(c.id, 'not in the ledger')}"
        for c in cited(ledger)
        if status.get(c.id, "open") in {"open", "waits"}
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_cite_clauses_that_exist(ledger: Path) -> None:
    ids = {c["id"] for c in read(ledger)["clauses"]}
    prefixes = {id.rpartition("-")[0] for id in ids}
    like_one = re.compile(rf"(?:{'|'.join(prefixes)})-\d+")
    wrong = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for file in sorted(ledger.parent.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and like_one.fullmatch(node.value)
        and node.value not in ids
    ]
    assert not wrong, "not in the ledger:\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("id", "found"),
    [("ahb-17", "AHB-017"), ("AHC-30", "AHC-030"), ("30", "AHB-030"), ("GATE-030", None)],
)
def test_a_ledger_with_two_prefixes_knows_both(id: str, found: str | None) -> None:
    ledger = read_ledger("noctuary.games.arkham")
    assert ledger
    clause = ledger.find(id)
    assert (clause and clause.id) == found
