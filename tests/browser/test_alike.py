"""No two buttons of a question look alike, in either language, on a desk and on a phone.

The client works out the text of buttons, so a client test checks the questions of random games.
Nothing is drawn.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from noctuary.kernel import games
from tests.browser.questions import write
from tests.docs.test_board import WEB, npm

ENOUGH = 20
"""Fewest questions of a game for a meaningful check."""


@pytest.mark.parametrize("game", sorted(games()))
def test_no_two_buttons_look_alike(game: str, tmp_path: Path) -> None:
    file = tmp_path / "questions.json"
    assert write(game, file) > ENOUGH
    command = [*npm(), "run", "--silent", "test", "--", "tests/options.test.ts"]
    checked = subprocess.run(
        command,
        cwd=WEB,
        env=os.environ | {"NOCTUARY_QUESTIONS": str(file), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
    assert "1 passed" in checked.stdout
