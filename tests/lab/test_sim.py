"""`noctuary sim` on the command line."""

from pathlib import Path

import pytest

from noctuary.cli import run
from noctuary.games.gates import GAME
from noctuary.lab import load_records


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """Run `noctuary sim gates` and return exit code, output, errors."""
    code = run(["sim", "gates", *args])
    return code, *capsys.readouterr()


def test_sim_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    words = ["--games", "4", "--seats", "heuristic,random", "--players", "3", "--lang", "en"]
    more = ["--seed", "7", "--option", "hand_size=4", "--out", str(file), "--backend", "native"]
    code, out, err = said(capsys, *words, *more)
    assert (code, err) == (0, "")
    assert "By bot" in out
    assert "4 games written to" in out
    records = load_records(file)
    assert len(records) == 4
    assert records[0].bots == ("heuristic", "random", "heuristic")


@pytest.mark.parametrize(
    ("lang", "heard", "unheard"),
    [
        ("fr", ("Par automate", "gagnées", "manches", "2 parties écrites"), "By bot"),
        ("en", ("By bot", "wins", "rounds", "2 games written"), "Par automate"),
    ],
)
def test_sim_speaks(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    heard: tuple[str, ...],
    unheard: str,
) -> None:
    file = tmp_path / "games.csv"
    words = ["--games", "2", "--seats", "random,random", "--out", str(file), "--lang", lang]
    code, out, err = said(capsys, *words)
    assert (code, err) == (0, "")
    for word in heard:
        assert word in out
    assert unheard not in out
    assert file.read_text().startswith("game,number,seed,seats,"), "data, not prose"


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["--seats", "clever"], "There is no bot “clever”", "pas d’automate"),
        (["--seats", ","], "No bot was named", "Aucun automate"),
        (["--players", "9"], "2, 3, 4", "se joue à 2, 3, 4"),
        (["--games", "0"], "at least one game", "au moins une partie"),
        (["--jobs", "0"], "At least one process", "au moins un processus"),
        (["--option", "tokens"], "name=value", "nom=valeur"),
        (["--option", "luck=1"], "no table option “luck”", "pas d’option de table"),
        (["--out", "games.xls"], "one of these endings", "une de ces extensions"),
        (["--plots", "x", "--picture", "gif"], "no pictures “gif”", "pas d’images"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], words: list[str], english: str, french: str
) -> None:
    for lang, heard in (("en", english), ("fr", french)):
        code, out, err = said(capsys, *words, "--lang", lang)
        assert (code, out) == (2, "")
        assert heard in err
        assert len(err.splitlines()) == 1


def test_a_bot_that_the_game_does_not_have_is_refused_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "evaluation", None)
    for lang, heard in (("en", "has no bot “heuristic”"), ("fr", "n’a pas d’automate")):
        code, out, err = said(capsys, "--seats", "heuristic,random", "--lang", lang)
        assert (code, out) == (1, "")
        assert heard in err
        assert len(err.splitlines()) == 1
    code, _, err = said(capsys, "--seats", "random,random", "--games", "1")
    assert (code, err) == (0, "")
