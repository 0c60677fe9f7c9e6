"""Replies: what a table sends to its clients."""

from __future__ import annotations

from typing import Any

from msgspec import field

from noctuary.plugin.http import WireStruct

from .decision import Decision
from .log_lines import AnyLine, Chosen, Event
from .message import Message
from .table import TableInfo

SentTexts = dict[str, dict[str, dict[str, str]]]
"""Kind -> value -> language -> pattern: texts that the table's options bring, for values sent here.
"""


class ClientInfo(WireStruct):
    """A client's seats and viewer, as the table knows them."""

    eyes: int
    """The viewer; -1: a spectator."""
    seats: list[int]
    """All its seats."""
    host: bool
    """Whether it may change the settings."""


class Reply(Message):
    """Anything the table sends, with the last line that it takes into account."""

    seq: int


class PinnedPlace(WireStruct):
    """A place that a seat has pinned."""

    seat: int
    place: str


class ViewChange(WireStruct):
    """A new value somewhere in the view."""

    path: list[str | int]
    value: Any


class OtherHand(WireStruct):
    """The view of another of the client's seats, as a difference from the viewer's."""

    seat: int
    gone: list[list[str | int]]
    """Paths to remove."""
    patch: list[ViewChange]
    """Values to set."""


class Welcome(Reply, tag="welcome"):
    """The table as it is, and the lines after those that the client has, or the latest of them."""

    you: ClientInfo
    table: TableInfo
    since: int
    """Lines up to this one were left out."""
    lines: list[AnyLine]
    count: int
    """How many choices stand."""
    pins: list[PinnedPlace]
    """The pinned places."""
    parameters: dict[str, Any]
    """What the table options make of the game: its cards, its board."""
    view: dict[str, Any] | None
    """Null before the game begins."""
    hands: list[OtherHand]
    """Of the client's other seats, if one person holds them all, in their order."""
    ask: Decision | None
    names: SentTexts


class Happened(Reply, tag="happened"):
    """A new line, what it changed in the view, and the decision that is pending now."""

    line: AnyLine
    table: TableInfo | None
    """The table, if the line changed it."""
    gone: list[list[str | int]]
    """Paths to remove from the view."""
    patch: list[ViewChange] | None
    """Values to set in the view."""
    view: dict[str, Any] | None
    """The whole view, if there was none before."""
    hands: list[OtherHand] | None
    """As in Welcome; null where the view stays as it is."""
    ask: Decision | None
    clocks: list[int]
    names: SentTexts
    """Of the view, those that it did not need before."""


class Changed(Reply, tag="changed"):
    """The presence of clients changed, without a line."""

    table: TableInfo


class Refused(Reply, tag="refused"):
    """A refusal of a request: a key of the texts, its arguments, the clause if one forbids it."""

    to: int
    error: str
    args: dict[str, str | int]
    clause: str | None = None
    ask: Decision | None = None
    """The pending decision, if the client seems not to know it."""


class Done(Reply, tag="done"):
    """A request was carried out."""

    to: int


class Reason(WireStruct):
    """A reason for an option: an evaluation term, `reason-<key>` of the game's texts."""

    key: str
    """Empty: the game is won with it."""
    args: dict[str, int]
    before: int
    """Its value now; with `rather`, after the next best option."""
    after: int
    of_ten: int
    """In how many of ten samples."""
    rather: bool


class OptionAdvice(WireStruct):
    """A bot's opinion of an option."""

    id: str
    share: float
    scores: list[float] | None = None
    win: float | None = None
    why: list[Reason] = field(default_factory=list)
    """Reasons, for the best of them."""


class Advice(Reply, tag="advice"):
    """The answer to Hint, best first."""

    to: int
    decision: int
    bot: str
    options: list[OptionAdvice]
    more: bool = False
    """Whether the bot still thinks, and sends more."""


class Curve(Reply, tag="curve"):
    """The answer to Graph."""

    to: int
    at: list[int]
    """How many choices stood at each moment."""
    scored: bool
    """Whether these are scores; else thousandths of a win that bots expect."""
    values: list[list[int]]
    """For each seat, one number for each moment; where seats share a side, for each side."""
    seats: list[int]
    """For each list, the first of the seats that it is about."""


class PreviewOutcome(WireStruct):
    """One outcome of an option."""

    via: str | None
    """The seat's next choice, if it has one."""
    events: list[Event]
    view: dict[str, Any]
    """The view of the seat that asks."""
    others: dict[str, Any]
    """The view of a spectator."""


class Foreseen(Reply, tag="foreseen"):
    """The answer to Foresee."""

    to: int
    option: str
    now: dict[str, Any]
    """The view of a spectator now."""
    outcomes: list[PreviewOutcome]


class Shown(Reply, tag="shown"):
    """The answer to Look."""

    to: int
    at: int
    eyes: int
    view: dict[str, Any]
    hands: list[OtherHand]
    """As in Welcome."""
    ask: Decision | None
    line: Chosen | None
    """The choice that led there; null at the beginning."""
    names: SentTexts


class Lines(Reply, tag="lines"):
    """The answer to Earlier."""

    to: int
    since: int
    """Lines up to this one were left out."""
    lines: list[AnyLine]
    names: SentTexts


class Trying(Reply, tag="trying"):
    """The try-out as it is, and what has happened in it since the last reply."""

    to: int
    at: int
    made: int
    """How many choices can be taken back in it."""
    eyes: int
    """The seat that chooses in it."""
    events: list[Event]
    view: dict[str, Any]
    hands: list[OtherHand]
    """As in Welcome, in the try-out."""
    ask: Decision | None
    over: bool
    names: SentTexts


class Pong(Reply, tag="pong"):
    """The answer to Ping."""

    to: int


FromTable = (
    Welcome
    | Happened
    | Changed
    | Refused
    | Done
    | Advice
    | Curve
    | Foreseen
    | Shown
    | Lines
    | Trying
    | Pong
)
