"""The scenario that the how-to builds: at its end nothing is missing, and it can be won."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from noctuary.games.mansions2.scenario import compiled_package
from noctuary.games.mansions2.scenario.package import Package
from noctuary.games.mansions2.tools import commands
from noctuary.games.mansions2.tools.playtest import trial
from tests.cli.test_commands import elsewhere, said

PAGE = Path(__file__).resolve().parents[2] / "docs/how-to/write-a-scenario.md"
FENCE = re.compile(r"^## (?P<step>\d+)\. |^```(?P<kind>\w+)\n(?P<block>.*?)^```", re.M | re.S)


def grown(whole: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """Return a scenario with one more block of the page; no key comes twice."""
    for key, value in part.items():
        if isinstance(value, dict) and isinstance(whole.get(key), dict):
            assert not whole[key].keys() & value.keys(), key
            whole[key] |= value
        else:
            assert key not in whole, key
            whole[key] = value
    return whole


@pytest.fixture(scope="module")
def built() -> Iterator[list[tuple[int, str, int, str]]]:
    """Yield every command of the page with its step, exit code and output."""
    tree: dict[str, Any] = {}
    ran: list[tuple[int, str, int, str]] = []
    step, last = 0, ""
    with elsewhere() as folder:
        (folder / "lamp").mkdir()
        for match in FENCE.finditer(PAGE.read_text("utf-8")):
            kind, block = match["kind"], match["block"]
            step = int(match["step"] or step)
            if kind == "yaml":
                grown(tree, yaml.load(block, Loader=yaml.BaseLoader))
                text = yaml.safe_dump(tree, allow_unicode=True, sort_keys=False)
                (folder / "lamp/scenario.yaml").write_text(text, "utf-8")
            elif kind == "sh" and step:
                for line in block.splitlines():
                    command = line.removeprefix("noctuary ")
                    if command.startswith("play"):
                        command += " --seats heuristic,heuristic --seed 1 --lang en --file it.jsonl"
                    elif not command.startswith("scenario pack"):
                        command += " --lang en"
                    code, last, err = said(command)
                    assert err == "", err
                    ran.append((step, command, code, last))
            elif kind == "text":
                assert all(line in last for line in block.splitlines()), (block, last)
        yield ran
    commands.held.clear()


def test_there_are_ten_steps(built: list[tuple[int, str, int, str]]) -> None:
    steps = [int(m["step"]) for m in FENCE.finditer(PAGE.read_text("utf-8")) if m["step"]]
    assert steps == list(range(1, 11))
    assert [code for _, _, code, _ in built] == [0] * len(built) and len(built) >= 7


def test_the_scenario_can_be_won_and_lost(built: list[tuple[int, str, int, str]]) -> None:
    shown = next(out for _, command, _, out in built if "trial" in command)
    assert "sensible" in shown and "e_lit" in shown


def test_it_is_neither_hopeless_nor_idle() -> None:
    """Sensible bots win some of the nights, and not all."""
    tree: dict[str, Any] = {}
    for match in FENCE.finditer(PAGE.read_text("utf-8")):
        if match["kind"] == "yaml":
            grown(tree, yaml.load(match["block"], Loader=yaml.BaseLoader))
    with elsewhere() as folder:
        (folder / "scenario.yaml").write_text(
            yaml.safe_dump(tree, allow_unicode=True, sort_keys=False), "utf-8"
        )
        made = compiled_package(Package.from_path("."))
    came = trial(made, list(tree["events"]), "sense", 100)
    assert 20 <= came.won.n <= 80 and set(came.ends) >= {"lit"}
