"""What the table shows: wide and narrow, to each seat, of every game."""

import io

import pytest
from msgspec import to_builtins
from rich.console import RenderableType

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.cli.play import plain_drawing
from noctuary.games.gates import terminal as gates
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import LoadedGame
from noctuary.plugin.console import Symbols, make_console
from noctuary.plugin.terminal_scene import Scene, TerminalLine
from tests.games.nightfall import GAME as NIGHTFALL

NAMES = ["Mireille", "Basile", "Odette", "Edgar"]


def scene(game: LoadedGame, seats: int, choices: int, seat: int, lang: str, width: int) -> Scene:
    """Return the scene after a number of choices."""
    state = game.new(seats=seats, seed=5)
    bot, log = make_bot("random", 1), []
    while not state.over and state.choice_count < choices:
        number = state.choice_count
        log += [
            TerminalLine(number, t) for t in state.step(bot.choose(SeatKnowledge(state))).events
        ]
    return Scene(
        game,
        FluentGameTexts(game, lang, names=NAMES[:seats]),
        FluentTranslations("noctuary.cli", lang),
        state.observe(seat),
        log,
        len(log) // 2,
        ["me", "heuristic", "ismcts:1s", "random"][:seats],
        width,
    )


def lines(drawn: RenderableType, width: int) -> list[str]:
    """Return what is printed, line by line."""
    out = io.StringIO()
    make_console(out, width).print(drawn)
    return out.getvalue().splitlines()


@pytest.fixture(scope="module")
def game() -> LoadedGame:
    return noctuary.load("gates")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("seats", [2, 4])
def test_gates_fits_its_width(game: LoadedGame, seats: int, width: int, lang: str) -> None:
    for choices in (0, 40, 150):
        for short in (False, True):
            at = scene(game, seats, choices, 0, lang, width)
            at.short = short
            text = "\n".join(lines(gates.draw(at), width))
            assert "…" not in text or width < 80, text
            assert all(len(x.rstrip()) <= width for x in text.splitlines())
            for region in ("Innsmouth", "Salem", "Arkham", "Kingsport", "Rockport"):
                assert region in text


def test_only_ones_own_hand_is_shown(game: LoadedGame) -> None:
    spectator = "\n".join(lines(gates.draw(scene(game, 3, 30, -1, "en", 100)), 100))
    assert "☾ " not in spectator.partition("disc:")[2]
    own = scene(game, 3, 30, 1, "en", 100)
    text = "\n".join(lines(gates.draw(own), 100))
    assert text.count("☼ ") >= len(own.observation.fields["hand"][1])


def test_seats_differ_by_shape_not_by_colour_alone() -> None:
    for marks in (Symbols(), Symbols(ascii_only=True)):
        assert len({marks.seat(k).plain for k in range(-1, 8)}) == 9


def test_both_halves_of_each_card_and_the_mode(game: LoadedGame) -> None:
    at = scene(game, 2, 1, 0, "en", 100)
    drawn = "\n".join(lines(gates.draw(at), 100))
    shown = to_builtins(gates.view(at.observation))
    for card in shown["players"][0]["hand"]["cards"]:
        for side in ("light", "dark"):
            assert gates.half(at.words, card[side]) in drawn
    assert at.words.kind("mode", shown["mode"]).upper() in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_adds_up(game: LoadedGame, lang: str) -> None:
    at = scene(game, 4, 100_000, 0, lang, 100)
    text = "\n".join(lines(gates.final(at), 100))
    for n in at.observation.fields["score"][:4]:
        assert str(n) in text
    assert "\n".join(lines(gates.draw(at), 100))


def test_a_game_without_a_drawing_is_shown_all_the_same() -> None:
    game = noctuary.load(NIGHTFALL, backend="frames")
    seats = game.seats[-1]
    for choices in (0, 10, 60, 100_000):
        at = scene(game, seats, choices, 0, "fr", 80)
        text = "\n".join(lines(plain_drawing.draw(at), 80))
        assert text
        if at.asked:
            assert "  1 " in text
        if at.observation.over:
            assert lines(plain_drawing.final(at), 80)
