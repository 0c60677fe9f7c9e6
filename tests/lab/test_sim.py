"""`noctuary sim` on the command line."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from noctuary.cli.sim import sim
from noctuary.lab import load_records

app = typer.Typer()
app.command()(sim)
run = CliRunner()


def test_sim_plays_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = ["gates", "--games", "4", "--seats", "heuristic,random", "--players", "3"]
    more = ["--seed", "7", "--option", "hand_size=4", "--out", str(file), "--backend", "native"]
    done = run.invoke(app, [*words, *more])
    assert done.exit_code == 0, done.output
    assert "By bot" in done.output
    records = load_records(file)
    assert len(records) == 4
    assert records[0].bots == ("heuristic", "random", "heuristic")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["gates", "--seats", "clever"], "there is no bot 'clever'"),
        (["gates", "--seats", ","], "no bot was named"),
        (["gates", "--players", "9"], "2, 3, 4"),
        (["gates", "--games", "0"], "at least one game"),
        (["gates", "--jobs", "0"], "at least one process"),
        (["gates", "--seed", "-1"], "a seed is"),
        (["gates", "--backend", "quick"], "a backend is"),
        (["gates", "--option", "tokens"], "name=json"),
        (["gates", "--option", "tokens=many"], "is not JSON"),
        (["gates", "--option", "tokens=-1"], "option tokens"),
        (["gates", "--option", "luck=1"], "option luck"),
        (["gates", "--out", "games.xls"], "must end in"),
        (["gates", "--plots", "x", "--picture", "gif"], "png or svg"),
    ],
)
def test_bad_input_is_one_clear_line(words: list[str], said: str) -> None:
    done = run.invoke(app, words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.output
