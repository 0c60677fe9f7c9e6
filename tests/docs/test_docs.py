"""The Python of the documents runs, and the reference has every message of the compiler."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from noctuary.kernel.compiler.messages import MESSAGES

ROOT = Path(__file__).resolve().parents[2]
RUNNABLE = [
    ["docs/reference/python.md"],
    ["docs/reference/hidden-information.md", "docs/reference/evaluation.md"],
    ["docs/reference/ledger.md"],
    ["docs/tutorial/python.md"],
    ["docs/how-to/add-a-game.md", "docs/how-to/draw-a-board.md"],
]
"""Pages in groups; each goes on where the one before it ends."""


def blocks(name: str) -> list[str]:
    """Return the Python blocks of a page, in order."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)


@pytest.mark.parametrize("names", RUNNABLE, ids="+".join)
def test_python_in_the_docs_runs(
    names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run every block of a page in order; `# file: name` begins a separate file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert all(blocks(name) for name in names)
    space: dict[str, object] = {"__name__": "docs"}
    for source in (block for name in names for block in blocks(name)):
        file = re.match(r"# file: (\S+)\n", source)
        if file:
            target = tmp_path / file[1]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source, encoding="utf-8")
        else:
            exec(compile(source, f"<{names[-1]}>", "exec"), space)


def test_a_journal_is_checked_by_hand_as_the_reference_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = (x for x in blocks("docs/reference/protocol.md") if "noctuary chance" in x)
    journal = ROOT / "web/tests/fixtures/chance.jsonl"
    monkeypatch.setattr("sys.argv", ["check", str(journal)])
    exec(compile(program, "<protocol.md>", "exec"), {})
    drawn = sum(len(json.loads(x).get("chance", [])) for x in journal.read_text().splitlines())
    assert capsys.readouterr().out.startswith(f"{drawn} outcomes follow from")


def test_every_message_of_the_compiler_is_documented() -> None:
    """Find the key, the message and the advice in the reference."""
    text = (ROOT / "docs/reference/rules-language.md").read_text(encoding="utf-8")
    for key, (wrong, instead) in MESSAGES.items():
        row = f"| `{key}` | {wrong} | {instead.replace('|', '&#124;')} |"
        assert row in text, f"{key} is missing from the reference, or says something else"
