"""A game at the terminal."""

import re
import signal
import time
from pathlib import Path
from random import Random

import pytest

from noctuary.kernel.journal import Journal
from tests.cli.terminal import CLEARED, Terminal, journals, noctuary

ANYTHING = [str(Random(k).randint(1, 7)) for k in range(1200)]
"""Enough for a whole game; numbers that are not on offer are refused."""
TWO = ("--seats", "me,random", "--seed", "4")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def one_line(text: str) -> str:
    """Return the only line of the errors."""
    lines = text.splitlines()
    assert len(lines) == 1, text
    assert "Traceback" not in text
    return lines[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_script(data: Path, lang: str) -> None:
    done = noctuary(data, "play", *TWO, "--lang", lang, lines=ANYTHING)
    assert done.returncode == 0
    assert done.stderr == ""
    (path,) = journals(data)
    journal = Journal.load(path)
    assert journal.state.over
    won = journal.state.result.index(1000)
    name = {"en": ["Player 1", "Basile"], "fr": ["Joueur 1", "Basile"]}[lang][won]
    assert {"en": f"{name} wins", "fr": f"Victoire\u00a0: {name}"}[lang] in done.stdout
    assert str(path) in done.stdout
    table = done.stdout.rpartition({"en": "Final score", "fr": "Décompte final"}[lang])[2]
    totals = re.search(r"Total\s+│\s+(\d+)\s+│\s+(\d+)", table)
    assert totals and tuple(map(int, totals.groups())) == journal.state.score
    assert "{" not in done.stdout


def test_it_begins_at_once_and_goes_on_where_it_was(data: Path) -> None:
    first = noctuary(data, "play", lines=["1", "1", "quit"])
    assert first.returncode == 0
    assert "The game is kept. Go on with: noctuary play" in first.stdout
    (path,) = journals(data)
    made = len(Journal.load(path).choices)
    again = noctuary(data, "play", lines=[])
    assert f"goes on after {made} choices" in again.stdout
    assert "noctuary play --new" in " ".join(again.stdout.split())
    assert journals(data) == [path]
    assert len(noctuary(data, "play", "--new").stdout) and len(journals(data)) == 2


def test_a_finished_game_is_not_taken_up_again(data: Path) -> None:
    noctuary(data, "play", "--seats", "random,random", "--seed", "3")
    again = noctuary(data, "play")
    assert "A new game" in again.stdout
    assert len(journals(data)) == 2


def test_killed_in_the_middle_it_loses_nothing(data: Path) -> None:
    file = data.parent / "night.jsonl"
    table = Terminal(data, "play", "--file", str(file), *TWO)
    table.read("> ")
    table.type("1")
    table.read("> ")
    table.type("1")
    table.read("> ")
    made = len(Journal.load(file).choices)
    assert table.end(signal.SIGKILL) == -signal.SIGKILL
    again = Terminal(data, "play", "--file", str(file))
    assert f"goes on after {made} choices" in again.read("> ")
    again.type("quit")
    assert again.end() == 0


def test_ctrl_c_leaves_quietly(data: Path) -> None:
    table = Terminal(data, "play", *TWO)
    table.read("> ")
    time.sleep(0.5)  # a signal between the prompt and the reading waits for the next key
    assert table.end(signal.SIGINT) == 130
    assert "Traceback" not in table.raw
    assert "goes on" in noctuary(data, "play").stdout


def test_end_of_input_leaves_the_game_kept(data: Path) -> None:
    done = noctuary(data, "play", *TWO, lines=["1"])
    assert done.returncode == 0
    assert "The game is kept" in done.stdout


# ---- at the table


def test_undo_goes_back_to_my_last_choice(data: Path) -> None:
    file = data.parent / "undo.jsonl"
    noctuary(data, "play", "--file", str(file), *TWO, lines=["1", "1", "1"])
    before = Journal.load(file)
    mine = max(k for k, e in enumerate(before.choices) if e.seat == 0)
    done = noctuary(data, "play", "--file", str(file), lines=["undo", "quit"])
    taken = len(before.choices) - mine
    assert f"Taken back: {'one choice' if taken == 1 else f'{taken} choices'}" in done.stdout
    after = Journal.load(file)
    assert after.choices == before.choices[:mine]
    assert after.state.seat == 0


def test_undo_tells_when_cards_had_been_seen(data: Path) -> None:
    done = noctuary(data, "play", *TWO, lines=["1"] * 12 + ["undo"] * 3)
    assert "Something had come to light since" in done.stdout
    fresh = noctuary(data, "play", "--new", "--seats", "me,me:Bo", lines=["", "undo"])
    assert "There is nothing of yours to take back." in fresh.stdout


def test_the_language_changes_at_once(data: Path) -> None:
    done = noctuary(data, "play", *TWO, lines=["lang fr", "langue en", "lang xx", "lang"])
    english, french, back = re.split(r"> lang\w* \w\w", done.stdout)[:3]
    assert "Rockport" in english and "Round 1" in english
    assert "Manche 1" in french and "Pages" in french and "Round 1" not in french
    assert "Round 1" in back
    assert "There is no language “xx”" in done.stdout


def test_choosing_by_words(data: Path) -> None:
    lines = ["make the", "INSANE", "zebra", "99", "0", "x", "convert/region=salem/owner=1"]
    options = ["--option", "first_player=0"]
    done = noctuary(data, "play", *TWO, *options, lines=lines)
    assert "Several options fit “make the”" in done.stdout
    assert "Player 1 makes the round insane." in done.stdout
    assert "Nothing fits “zebra”" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "There is no option 0" in done.stdout


def test_why_tells_the_rules_and_what_they_forbid(data: Path) -> None:
    options = ["--option", "first_player=0", "--lang", "fr"]
    done = noctuary(data, "play", *TWO, *options, lines=["1", "pourquoi", "règle 46", "rule zz"])
    why = done.stdout.partition("Pourquoi cette question")[2]
    assert "GATE-046  À son tour" in why
    assert "Finir le tour" in why.partition("Pas possible")[2]
    assert "source\u00a0: p. 6" in why
    assert "Il n’y a pas de règle zz" in why


def test_hint_log_and_help(data: Path) -> None:
    lines = ["1", "hint heuristic", "hint nobody", "log", "log x", "log 2", "help", ""]
    done = noctuary(data, "play", *TWO, lines=lines)
    assert "What heuristic would do" in done.stdout
    assert "There is no bot “nobody”" in done.stdout
    assert "“x” is not a number" in done.stdout
    assert "back to your previous choice" in done.stdout


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "two best cards bring when a round is insane: 4 → 5 (8 times in 10)"),
        ("fr", "deux meilleures cartes dans une manche malsaine : 4 → 5 (8 fois sur 10)"),
    ],
)
def test_a_hint_says_what_speaks_for_the_best(data: Path, lang: str, why: str) -> None:
    done = noctuary(data, "play", *TWO, "--lang", lang, lines=["1", "hint heuristic"])
    assert why in " ".join(done.stdout.split())


def test_save_writes_a_copy_and_never_over_another_file(data: Path) -> None:
    copy = data.parent / "copy.jsonl"
    lines = ["1", f"save {copy}", f"save {copy}", "save", "save /nowhere/at/all", "1"]
    done = noctuary(data, "play", *TWO, lines=lines)
    assert f"{copy} exists already" in " ".join(done.stdout.split())
    assert "could not be written" in done.stdout
    kept = Journal.load(journals(data)[0])
    assert Journal.load(copy).choices == kept.choices[: len(Journal.load(copy).choices)]
    assert len(list((data / "copies").glob("*.jsonl"))) == 1


def test_every_word_of_help_is_understood_in_both_languages(data: Path) -> None:
    lines = ["aide", "help", "journal", "log", "why", "pourquoi", "regle 1", "rule 1", "annuler"]
    done = noctuary(data, "play", *TWO, lines=lines)
    assert "Nothing fits" not in done.stdout


def test_odd_input_is_survived(data: Path) -> None:
    lines = ["\x00\x1b[31m", "é" * 5000, "[bold red]", "{ $n }", "-1", "1e9", "٣", " ", "\t", "//"]
    done = noctuary(data, "play", *TWO, lines=lines)
    assert done.returncode == 0
    assert "\x1b[31m" not in done.stdout
    assert "Nothing fits “[bold red]”" in done.stdout


# ---- several people


def test_a_hand_is_hidden_before_the_keyboard_is_passed(data: Path) -> None:
    table = Terminal(data, "play", "--seats", "me:Ana,me:Bo", "--option", "first_player=0")
    assert "Pass the keyboard to Ana" in table.read("> ")
    table.type("")
    shown = table.read("Choose the mode") + table.read("> ")
    hand = re.findall(r"☼ ([^│]+?)\s+☾ ([^│]+?)\s+│", shown)
    assert len(hand) == 5
    for _ in range(40):
        table.type("1")
        text = table.read("> ")
        if "Pass the keyboard to Bo" in text:
            break
    else:
        raise AssertionError("it was never Bo’s turn")
    assert CLEARED in table.raw
    assert "☼" not in table.visible and "☾" not in table.visible
    assert "Pass the keyboard to Bo" in table.visible
    table.type("")
    assert "draws a card" in table.read("Play a card.")
    table.type("quit")
    assert table.end() == 0


def test_undoing_what_another_person_did_needs_everybody(data: Path) -> None:
    file = data.parent / "two.jsonl"
    seats = ["--seats", "me:Ana,me:Bo", "--seed", "2"]
    noctuary(data, "play", "--file", str(file), *seats, lines=["", *["1", ""] * 20])
    journal = Journal.load(file)
    last = journal.state.seat
    at = max(k for k, e in enumerate(journal.choices) if e.seat == last)
    others = any(e.seat != last for e in journal.choices[at:])
    done = noctuary(data, "play", "--file", str(file), lines=["", "undo", "no", "quit"])
    if others:
        assert "Does everybody agree?" in done.stdout
        assert "Nothing was taken back." in done.stdout
        assert Journal.load(file).choices == journal.choices
    else:
        assert "Taken back" in done.stdout


def test_bots_alone_are_watched(data: Path) -> None:
    done = noctuary(data, "play", "--seats", "random,random", "--seed", "3")
    assert done.returncode == 0
    assert "draws a card" in done.stdout
    assert not re.search(r"draws (Page|Send|Fragment)", done.stdout)
    assert "wins" in done.stdout


# ---- what goes wrong


def test_a_second_player_of_the_same_file_gets_one_line(data: Path) -> None:
    file = data.parent / "one.jsonl"
    table = Terminal(data, "play", "--file", str(file), *TWO)
    table.read("> ")
    second = noctuary(data, "play", "--file", str(file))
    assert second.returncode == 2
    assert "is being played in another terminal" in one_line(second.stderr)
    table.type("1")
    table.read("> ")
    table.type("quit")
    assert table.end() == 0
    assert len(Journal.load(file).choices) > 0


def test_a_second_terminal_begins_another_game(data: Path) -> None:
    table = Terminal(data, "play")
    table.read("> ")
    second = noctuary(data, "play")
    assert second.returncode == 0
    assert "open in another terminal" in second.stdout
    assert len(journals(data)) == 2
    assert table.end(signal.SIGINT) == 130


def limited(size: int) -> str:
    """Return Python code that limits the size of files."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"


def test_a_full_disk_is_one_clear_line_and_loses_nothing(data: Path) -> None:
    file = data.parent / "full.jsonl"
    args = ("play", "--file", str(file), "--backend", "frames", "--seats", "me,me:Bo")
    lines = ["", *["1", ""] * 30]
    done = noctuary(data, *args, lines=lines, before=limited(700))
    assert done.returncode == 2
    assert "could not be written (the disk is full)" in one_line(done.stderr)
    journal = Journal.load(file, recover=True)
    assert 1 <= len(journal.choices) < 10
    again = noctuary(data, *args[:3], lines=lines)
    assert again.returncode == 0
    assert len(Journal.load(file).choices) > len(journal.choices)


def test_no_room_at_all(data: Path) -> None:
    args = ("play", *TWO, "--backend", "frames", "--lang", "fr")
    done = noctuary(data, *args, before=limited(20))
    assert done.returncode == 2
    assert "le disque est plein" in one_line(done.stderr)
    assert journals(data) == []


KILLED_WHILE_SAVING = """
import os, signal
true_fsync, calls = os.fsync, []
def fsync(fd):
    calls.append(fd)
    if len(calls) == 5:
        os.truncate(fd, os.fstat(fd).st_size - 7)  # what was on its way to the disk is torn
        os.kill(os.getpid(), signal.SIGKILL)
    true_fsync(fd)
os.fsync = fsync
"""


def test_killed_while_saving_only_the_last_choice_is_lost(data: Path) -> None:
    file = data.parent / "torn.jsonl"
    args = ("play", "--file", str(file), "--backend", "frames", "--seats", "me,me:Bo")
    lines = ["", *["1", ""] * 30]
    killed = noctuary(data, *args, lines=lines, before=KILLED_WHILE_SAVING)
    assert killed.returncode == -signal.SIGKILL
    whole = len(Journal.load(file, recover=True).choices)
    assert whole >= 1
    again = noctuary(data, *args[:3], lines=["", "quit"])
    assert again.returncode == 0
    assert "was damaged and has been left out" in " ".join(again.stdout.split())
    assert len(Journal.load(file).choices) == whole
    assert Path(f"{file}.damaged").exists()


def test_a_data_folder_that_cannot_be_written(data: Path) -> None:
    data.write_text("a file where a folder should be")
    done = noctuary(data, "play")
    assert done.returncode == 2
    assert "could not be written" in one_line(done.stderr)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b'{"noctuary":1}\n', b"[" * 9999])
def test_a_file_that_is_no_journal(data: Path, content: bytes) -> None:
    file = data.parent / "bad.jsonl"
    file.write_bytes(content)
    for command in ("play", "replay"):
        args = ["--file", str(file)] if command == "play" else [str(file)]
        done = noctuary(data, command, *args)
        assert done.returncode == 2
        assert "cannot be used" in one_line(done.stderr)
    assert file.read_bytes() == content


def test_a_terminal_with_plain_letters_only(data: Path) -> None:
    done = noctuary(data, "play", *TWO, lines=["1", "1"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Innsmouth" in done.stdout


def test_without_a_compiler_it_plays_all_the_same(data: Path) -> None:
    more = {"NOCTUARY_CC": "none", "NOCTUARY_CACHE": str(data.parent / "empty")}
    done = noctuary(data, "play", *TWO, lines=["1"], **more)
    assert done.returncode == 0
    assert "using the frames backend instead" in one_line(done.stderr)
