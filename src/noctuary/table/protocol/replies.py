"""What a table tells its clients."""

from __future__ import annotations

from typing import Any

from msgspec import field

from noctuary.plugin.http import WireStruct

from .decision import Decision
from .log_lines import AnyLine, Chosen, Event
from .message import Message
from .table import TableInfo

SentTexts = dict[str, dict[str, dict[str, str]]]
"""Kind -> value -> language -> pattern: what the table's options name, of the values told here."""


class ClientInfo(WireStruct):
    """Who the table takes this client for."""

    eyes: int
    """The seat whose view it gets; -1: a spectator."""
    seats: list[int]
    """All seats it holds."""
    host: bool
    """Whether it may change the settings."""


class Reply(Message):
    """Anything the table sends, with the last line that it takes into account."""

    seq: int


class PinnedPlace(WireStruct):
    """A place that a seat has marked."""

    seat: int
    place: str


class ViewChange(WireStruct):
    """A new value somewhere in the view."""

    path: list[str | int]
    value: Any


class OtherHand(WireStruct):
    """What another of one's own seats sees: where it differs from the view of the eyes."""

    seat: int
    gone: list[list[str | int]]
    """What is not there in it, by path."""
    patch: list[ViewChange]
    """Everything else that is another."""


class Welcome(Reply, tag="welcome"):
    """Everything as it stands, and the lines after those the client has, or the latest of them."""

    you: ClientInfo
    table: TableInfo
    since: int
    """Lines up to this one were left out."""
    lines: list[AnyLine]
    count: int
    """How many choices stand."""
    pins: list[PinnedPlace]
    """The places that are marked."""
    parameters: dict[str, Any]
    """What the table options make of the game: its cards, its board."""
    view: dict[str, Any] | None
    """What the table shows; null before the game begins."""
    hands: list[OtherHand]
    """Of the other seats that one person holds here alone, in their order."""
    ask: Decision | None
    names: SentTexts


class Happened(Reply, tag="happened"):
    """A new line, what it changed in the view, and the question that waits now."""

    line: AnyLine
    table: TableInfo | None
    """The table, when the line changed it."""
    gone: list[list[str | int]]
    """What is there no more in the view, by path."""
    patch: list[ViewChange] | None
    """Everything else that changed in it."""
    view: dict[str, Any] | None
    """The whole view, where there was none before."""
    hands: list[OtherHand] | None
    """As in Welcome; null where the view stays as it is."""
    ask: Decision | None
    clocks: list[int]
    names: SentTexts
    """Of the view those that it did not show before."""


class Changed(Reply, tag="changed"):
    """Who is here changed, without a line."""

    table: TableInfo


class Refused(Reply, tag="refused"):
    """A request was refused: a key of the words, what it is filled with, and the clause if one
    forbids it.
    """

    to: int
    error: str
    args: dict[str, str | int]
    clause: str | None = None
    ask: Decision | None = None
    """The question as it is now, when the client seems not to know it."""


class Done(Reply, tag="done"):
    """A request was carried out."""

    to: int


class Reason(WireStruct):
    """What speaks for an option: a quantity that bots weigh, `why-<key>` of the game's words."""

    key: str
    """Empty: the game is won with it."""
    args: dict[str, int]
    before: int
    """How it stands; with `rather`, what the next best option would make of it."""
    after: int
    of_ten: int
    """In how many of ten worlds that the seat holds possible."""
    rather: bool


class OptionAdvice(WireStruct):
    """What a bot thinks of an option."""

    id: str
    share: float
    scores: list[float] | None = None
    win: float | None = None
    why: list[Reason] = field(default_factory=list)
    """What speaks for the best of them."""


class Advice(Reply, tag="advice"):
    """The answer to Hint, best first."""

    to: int
    decision: int
    bot: str
    options: list[OptionAdvice]
    more: bool = False
    """Whether the bot thinks on, and will say more."""


class Curve(Reply, tag="curve"):
    """The answer to Graph."""

    to: int
    at: list[int]
    """How many choices stood at each moment."""
    scored: bool
    """Whether these are points; else thousandths of a win that bots expect."""
    values: list[list[int]]
    """For each seat, one number for each moment; where seats share a side, for each side."""
    seats: list[int]
    """For each list, the first of the seats that it is about."""


class PreviewOutcome(WireStruct):
    """One way that things may go after an option."""

    via: str | None
    """The next choice of the same seat, where it has one."""
    events: list[Event]
    view: dict[str, Any]
    """How it would stand, for the seat that asks."""
    others: dict[str, Any]
    """And for whoever only watches."""


class Foreseen(Reply, tag="foreseen"):
    """The answer to Foresee."""

    to: int
    option: str
    now: dict[str, Any]
    """How it stands for whoever only watches."""
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
    """The try-out as it stands, and what has happened in it since the last answer, at its end."""

    to: int
    at: int
    made: int
    """How many choices of one's own can be taken back in it."""
    eyes: int
    """The seat that chooses in it."""
    events: list[Event]
    view: dict[str, Any]
    hands: list[OtherHand]
    """As in Welcome, in the world of the try-out."""
    ask: Decision | None
    over: bool
    names: SentTexts


class Pong(Reply, tag="pong"):
    """Here."""

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
