"""`noctuary play`: a game at the terminal, new or unfinished."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from noctuary.games import USUAL
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import (
    BACKENDS,
    BadOption,
    BadSeats,
    BadState,
    LoadedGame,
    UnknownGame,
    games,
    load,
)
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.chance import ChanceKey, ChanceSource, position_seed
from noctuary.plugin import load_commands
from noctuary.plugin.console import make_console

from ..errors import CommandRefusal, load_texts
from ..play.players import check_count, default_players, parse_seats, seat_players
from ..play.saves import (
    OpenedSave,
    SaveNote,
    attach_file,
    go_on,
    latest,
    new_path,
    open_journal,
    read_note,
    unfinished,
    write_note,
)
from ..play.session import Session, command_of
from ..tool_host import CommandLineToolHost
from .divergence import offer_to_continue

Remarks = list[tuple[str, dict[str, str | int]]]


def find_game(name: str, backend: str) -> LoadedGame:
    """Return a registered game on a backend; raise CommandRefusal if there is none."""
    if backend not in BACKENDS:
        raise CommandRefusal("error-backend", text=backend, allowed=", ".join(BACKENDS))
    try:
        return load(name, backend)  # the others are not read
    except UnknownGame:
        raise CommandRefusal("error-game", text=name, allowed=", ".join(sorted(games()))) from None


def title(game: LoadedGame, say: FluentTranslations) -> str:
    """Return the title of a game."""
    return FluentGameTexts(game, say.lang).format("game-title")


def parse_options(given: list[str]) -> dict[str, Any]:
    """Read `name=json` options; a value that is not JSON is a text."""
    out: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise CommandRefusal("error-option-form", text=text)
        try:
            out[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            out[name.strip()] = value
    return out


def typed_options(game: LoadedGame, given: list[str]) -> dict[str, Any]:
    """Return table options as the game reads what was typed."""
    options, brought = parse_options(given), load_commands(game.spec)
    return (
        brought.options(options, CommandLineToolHost()) if brought and brought.options else options
    )


def parse_decks(game: LoadedGame, decks: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """Return table options with the decks added, for a game that has decks."""
    if not decks:
        return options
    brought = load_commands(game.spec)
    if brought is None or brought.decks is None:
        raise CommandRefusal("error-deck-game", text=game.id)
    found = brought.decks(decks)
    if both := found.keys() & options.keys():
        raise CommandRefusal("error-deck-both", name=min(both))
    return options | found


def begin(
    game: LoadedGame,
    seats: int,
    origin: ChanceSource,
    options: dict[str, Any],
    say: FluentTranslations,
) -> Journal:
    """Return a new journal."""
    with explained(game, seats, say):
        return Journal(game, seats, origin, options)


@contextmanager
def explained(game: LoadedGame, seats: int, say: FluentTranslations) -> Iterator[None]:
    """Translate BadOption into a refusal in the game's own texts."""
    try:
        yield
    except BadOption as e:
        words = FluentGameTexts(game, say.lang)
        if e.name not in {o.name for o in game.spec.options}:
            allowed = ", ".join(o.name for o in game.spec.options)
            raise CommandRefusal("error-option-unknown", text=e.name, allowed=allowed) from None
        text = words.format(f"error-{e.name}")
        raise CommandRefusal("error-option-value", text=text, wrong=e.wrong) from None
    except BadSeats:
        allowed = ", ".join(map(str, game.seats))
        told = {"title": title(game, say), "allowed": allowed, "n": str(seats)}
        raise CommandRefusal("error-seats-count", **told) from None
    except BadState:
        raise CommandRefusal("error-seed") from None


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = USUAL,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where: me, me:Name, heuristic, random, ismcts:1s, ..."),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many: you and bots.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option as name=json; may be repeated.")
    ] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(help="In a game of decks: its name or its file; once for each seat."),
    ] = None,
    backend: Annotated[str, typer.Option(help="native, frames or gen.")] = "native",
    file: Annotated[Path | None, typer.Option(help="The journal to play on, or to begin.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin anew; what is unfinished is kept.")] = (
        False
    ),
) -> None:
    """Play at the terminal: an unfinished game goes on, otherwise a new one begins."""
    say = load_texts(lang)
    loaded = find_game(game, backend)
    options = parse_decks(loaded, deck or [], typed_options(loaded, option or []))
    specs = None if seats is None else parse_seats(seats)
    if specs is not None:
        check_count(loaded, len(specs), title(loaded, say))
        if players is not None and players != len(specs):
            raise CommandRefusal("error-seats-both")
    elif players is not None or deck:
        specs = default_players(loaded, players or len(deck or []), title(loaded, say))
    seat_players(specs or [], 0)  # refuse bad seats before anything is written
    if seed is not None and not 0 <= seed < 1 << 63:
        raise CommandRefusal("error-seed")
    fresh = seed is not None or bool(options)
    remarks: Remarks = []
    found: OpenedSave | None = None
    if file is not None and file.exists():
        if new:
            raise CommandRefusal("error-file-exists", path=str(file))
        if fresh:
            raise CommandRefusal("error-file-begun", path=str(file))
        found = open_journal(file, backend)
        if found.journal.divergence and (found := continue_diverged(found, say)) is None:
            return
        loaded = found.journal.game
        if specs and len(specs) != found.journal.header["seats"]:
            raise CommandRefusal("error-file-begun", path=str(file))
        remarks += [(key, {"path": path}) for key, path in found.remarks]
    elif file is None and not new and not fresh and specs is None:
        found, passed = unfinished(loaded, backend)
        remarks += [(key, {"path": path}) for key, path in passed]
        if found and found.journal.divergence:
            found = continue_diverged(found, say)
        if found:
            remarks += [(key, {"path": path}) for key, path in found.remarks]
    if found is None:
        found = first_choice(loaded, specs, seed, options, file, say, remarks)
    elif not found.journal.state.over:
        command = f"{command_of(loaded.id)} --new"
        remarks.append(("greet-resumed", {"n": len(found.journal.choices), "command": command}))
        if isinstance(found.journal.chance_source, int):
            remarks.append(("replay-seed", {"seed": str(found.journal.chance_source)}))
    journal = found.journal
    note = found.note
    whole = len(note.seats) == journal.header["seats"]
    sitting = specs or (
        note.seats if whole else default_players(loaded, journal.header["seats"], "")
    )
    at_table = seat_players(sitting, bots_seed(journal))
    write_note(found.path, SaveNote(sitting, journal.state.over, note.key))
    try:
        Session(journal, at_table, make_console(), say.lang, found.path, remarks).run()
    finally:
        with suppress(OSError):  # a choice was refused because the disk was full
            journal.close()


def continue_diverged(found: OpenedSave, say: FluentTranslations) -> OpenedSave | None:
    """Return a new game from where the old one diverges, or None if that is not wanted."""
    return (
        go_on(found) if offer_to_continue(found.journal, found.path, make_console(), say) else None
    )


def first_choice(
    game: LoadedGame,
    specs: list[str] | None,
    seed: int | None,
    options: dict[str, Any],
    file: Path | None,
    say: FluentTranslations,
    remarks: Remarks,
) -> OpenedSave:
    """Write a new game to disk before anything is shown."""
    specs = specs or default_players(game, None, title(game, say))
    origin = ChanceKey.generate() if seed is None else seed
    journal = begin(game, len(specs), origin, options, say)
    path = file or new_path(journal)
    note = SaveNote(specs, key=origin.hex() if isinstance(origin, ChanceKey) else "")
    write_note(path, note)
    attach_file(journal, path)
    if seed is None:
        remarks.append(("greet-new", {"path": str(path)}))
    else:
        remarks.append(("greet-seeded", {"seed": str(seed), "path": str(path)}))
    kept = [p for p in latest(game) if p != path and (n := read_note(p)).seats and not n.over]
    if kept:
        remarks.append(("greet-kept", {"path": str(kept[0])}))
    return OpenedSave(journal, path, note)


def bots_seed(journal: Journal) -> int:
    """Return the seed of the bots, from which the game's chance cannot be inferred."""
    origin = journal.chance_source
    return origin.derive("bots") if isinstance(origin, ChanceKey) else position_seed(origin)
