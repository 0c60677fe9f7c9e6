"""The rules language and everything that runs it. `docs/reference/rules-language.md` tells the language."""

from .actions import NONE, Action, Event, Kind, Number, Seat, secret
from .errors import (
    BadAction,
    BadJournal,
    BadOption,
    BadSeats,
    BadState,
    GameIsOver,
    IllegalChoice,
    NoctuaryError,
    RulesError,
    UnknownGame,
)
from .game import BACKENDS, Game, Loaded, Sense, TableOption, games, load
from .position import Chance, Position, Step
from .rule import (
    ASK,
    TAKE,
    Ask,
    IntRule,
    Rule,
    ask,
    ask_all,
    call,
    deny,
    draw,
    finish,
    move,
    move_all,
    offer,
    rand,
    ref,
    rule,
    say,
    take,
)  # fmt: skip
from .schema import (
    BAG,
    NOBODY,
    OWNER,
    PUBLIC,
    STACK,
    Arr,
    Col,
    Cols,
    Int,
    Param,
    Pieces,
    Record,
    State,
    Zone,
    Zoned,
)
from .see import Decision, Hidden, Observation, Option, Told

__all__ = [
    "ASK", "BACKENDS", "BAG", "NOBODY", "NONE", "OWNER", "PUBLIC", "STACK", "TAKE", "Action", "Arr", "Ask", "BadAction",
    "BadJournal", "BadOption", "BadSeats", "BadState", "Chance", "Col", "Cols", "Decision", "Event", "Game", "GameIsOver",
    "Hidden", "IllegalChoice", "Int", "IntRule", "Kind", "Loaded", "NoctuaryError", "Number", "Observation", "Option",
    "Param", "Pieces", "Position", "Record", "Rule", "RulesError", "Seat", "Sense", "State", "Step", "TableOption", "Told",
    "UnknownGame", "Zone", "Zoned", "ask", "ask_all", "call", "deny", "draw", "finish", "games", "load", "move", "move_all",
    "offer", "rand", "ref", "rule", "say", "secret", "take",
]  # fmt: skip
