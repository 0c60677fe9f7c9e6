"""The games, as the lobby shows them, and their rules."""

from __future__ import annotations

from noctuary.home.http import ClauseInfo, clause_info
from noctuary.kernel import Coming, Game, Kind, load
from noctuary.table import protocol as wire
from noctuary.words import read_ledger


def game_info(spec: Game) -> wire.GameInfo:
    """Everything a client needs to know of a game before it is played."""
    game, ledger = load(spec), read_ledger(spec.package)
    return wire.GameInfo(
        id=spec.id,
        seats=list(spec.seats),
        minutes=list(spec.minutes),
        tags=list(spec.tags),
        clauses=ledger.count("done") + ledger.count("open") if ledger else 0,
        done=ledger.count("done") if ledger else 0,
        playable=True,
        options=[
            wire.OptionInfo(o.name, o.default, o.ruling, list(o.choices)) for o in spec.options
        ],
        kinds={name: list(k.names) or k.size for name, k in game.kinds.items()},
        actions={a.name: kinds(a.fields) for a in game.program.actions},
        events={e.name: kinds(e.fields) for e in game.program.events},
        tools=[wire.ToolInfo(id, path) for id, path in spec.pages.items()],
    )


def coming_info(spec: Coming) -> wire.GameInfo:
    """What is known of a game before there are rules for it."""
    return wire.GameInfo(
        id=spec.id,
        seats=list(spec.seats),
        minutes=list(spec.minutes),
        tags=list(spec.tags),
        clauses=0,
        done=0,
        playable=False,
        options=[],
        kinds={},
        actions={},
        events={},
    )


def kinds(fields: dict[str, Kind]) -> dict[str, str]:
    """Field -> kind."""
    return {name: kind.name for name, kind in fields.items()}


def clauses(spec: Game) -> list[ClauseInfo]:
    """The rules of a game, then our rulings."""
    ledger = read_ledger(spec.package)
    if ledger is None:
        return []
    rules = [clause_info(c) for c in ledger.clauses.values()]
    return rules + [ClauseInfo(r.id, r.words, option=r.option) for r in ledger.rulings.values()]
