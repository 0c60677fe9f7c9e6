"""Valid journals that were written to do harm: as long and as eventful as possible."""

from __future__ import annotations

import json
from random import Random

import msgspec

from noctuary.bots import SeatKnowledge, default_bot, make_bot
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.table.presentation.decision import event_for
from tests.server.house import Json


def telling(game: str, seats: int, choices: int = 400) -> list[Json]:
    """Return the lines of a game up to the choice with most events for its length."""
    journal = Journal(load(game), seats, 2)
    bot, most, end = make_bot(default_bot(journal.game)), 0.0, 1
    while not journal.state.over and len(journal.choices) < choices:
        step = journal.choose(bot.choose(SeatKnowledge(journal.state)))
        told = len(msgspec.json.encode([event_for(t, 0) for t in step.events]))
        if told / len(journal.lines[-1]) > most:
            most, end = told / len(journal.lines[-1]), len(journal.lines)
    return [json.loads(line) for line in journal.lines[:end]]


def again_and_again(told: list[Json], size: int, lines: int) -> bytes:
    """Take the last choice back and make it again, as often as there is room."""
    return written(told + [{"undo": 1}, told[-1]] * (lines // 2), size, lines)


def back_and_forth(told: list[Json], size: int, lines: int, seed: int) -> bytes:
    """Take choices back by any number and make them again."""
    dice, out, stand = Random(seed), list(told), len(told) - 1
    while len(out) < lines:
        back = min(stand, dice.choice((1, 1, 2, 15, 16, 17, 40)))
        out += [{"undo": back}, *told[stand + 1 - back : stand + 1 - back + dice.randint(1, back)]]
        stand = next(n for n in range(stand - back, len(told)) if told[n] is out[-1])
    return written(out, size, lines)


def written(told: list[Json], size: int, lines: int) -> bytes:
    """Return lines as a journal, as many as there is room for."""
    out, check, room = [], "", size
    for line in told[:lines]:
        text, check = with_checksum({k: v for k, v in line.items() if k != "check"}, check)
        room -= len(text) + 1
        if room < 0:
            break
        out.append(text + "\n")
    return "".join(out).encode()
