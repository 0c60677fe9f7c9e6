"""Batches of games between bots, over several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from noctuary.bots import can_play
from noctuary.kernel import LoadedGame, load

from .play import play
from .record import GameRecord
from .texts import LabError

Progress = Callable[[GameRecord], None]


class BadBatch(LabError):
    """A batch that cannot be played."""


class UnfitBot(BadBatch):
    """A bot that a game does not have."""


@dataclass(frozen=True)
class Batch:
    """The games to be played. Each depends on its number alone, whichever process plays it."""

    game: str
    bots: tuple[str, ...]
    """One spec per seat; they move on by one seat from game to game."""
    games: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    backend: str = "native"
    files: tuple[bytes, ...] = ()
    """The attachments that the options name."""

    def seating(self, number: int) -> tuple[int, tuple[str, ...]]:
        """Return the seed of a game and its seating: the same deal is played from every seat."""
        turns = seating_period(self.bots)
        k = number % turns
        return self.seed + number // turns, self.bots[k:] + self.bots[:k]

    def check(self) -> LoadedGame:
        """Return the game, loaded; raise an error if something about the batch is wrong."""
        if self.games < 1:
            raise BadBatch("error-games", n=self.games)
        game = load(self.game, self.backend)
        held = [game.spec.attachments.read(f) for f in self.files if game.spec.attachments]
        game = game.with_bounds_checks(len(self.bots), self.options, None) if held else game
        game.new(seats=len(self.bots), seed=self.seed, options=self.options)
        for spec in self.bots:
            if not can_play(spec, game):
                raise UnfitBot("error-bot-unfit", bot=spec, game=game.id)
        return game


def fill_specs(
    specs: Sequence[str], players: int | None, allowed: Sequence[int]
) -> tuple[str, ...]:
    """Return a spec for every seat; a list that is too short begins again."""
    if not specs:
        raise BadBatch("error-no-bot")
    if players is None:
        players = max(len(specs), min(allowed))
    if players < len(specs):
        raise BadBatch("error-crowded", bots=len(specs), seats=players)
    return tuple(specs[p % len(specs)] for p in range(players))


def seating_period(bots: Sequence[str]) -> int:
    """Return after how many moves by one seat the seating is the same again."""
    n = len(bots)
    return next(k for k in range(1, n + 1) if tuple(bots[k:]) + tuple(bots[:k]) == tuple(bots))


def play_batch(batch: Batch, jobs: int = 1, progress: Progress | None = None) -> list[GameRecord]:
    """Play all games and return them in order; a game that fails is a record with the reason."""
    if jobs < 1:
        raise BadBatch("error-jobs", n=jobs)
    batch.check()
    report = progress or (lambda record: None)
    numbers = range(batch.games)
    if jobs == 1:
        return [_noted(play_one(batch, n), report) for n in numbers]
    found = _play_in_pool(batch, numbers, jobs, report)
    for n in numbers:
        if n not in found:  # the pool died: alone, only the game that killed it is lost
            alone = _play_in_pool(batch, range(n, n + 1), 1, lambda record: None)
            lost = failed(batch, n, "failure-died")
            found[n] = _noted(alone.get(n, lost), report)
    return [found[n] for n in numbers]


def play_one(batch: Batch, number: int) -> GameRecord:
    """Play one game of a batch; an error becomes part of its record."""
    try:
        seed, bots = batch.seating(number)
        game = load(batch.game, batch.backend)
        held = [game.spec.attachments.read(f) for f in batch.files if game.spec.attachments]
        game = game.with_bounds_checks(len(bots), batch.options, None) if held else game
        return play(game, bots, seed, number=number, options=batch.options)
    except LabError as e:
        return failed(batch, number, e.key)
    except Exception as e:
        return failed(batch, number, f"{type(e).__name__}: {e}")


def failed(batch: Batch, number: int, error: str) -> GameRecord:
    """Return the record of a game that did not end."""
    seed, bots = batch.seating(number)
    return GameRecord(batch.game, number, seed, bots, error=error)


def _play_in_pool(
    batch: Batch, numbers: range, jobs: int, report: Progress
) -> dict[int, GameRecord]:
    """Return records by number; missing ones were lost with a process that died."""
    found: dict[int, GameRecord] = {}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=context) as pool:
        try:
            waiting = [pool.submit(play_one, batch, n) for n in numbers]
            for done in as_completed(waiting):
                record = done.result()
                found[record.number] = _noted(record, report)
        except BrokenProcessPool:
            pass
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return found


def _noted(record: GameRecord, report: Progress) -> GameRecord:
    report(record)
    return record
