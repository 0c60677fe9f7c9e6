"""What a client asks of a table."""

from __future__ import annotations

from msgspec import field

from .message import Message
from .table import Settings


class Request(Message):
    """Something asked of the table, numbered by the client; the answer carries the same `n`."""

    n: int


class Hello(Request, tag="hello"):
    """The first message of every connection."""

    table: str
    keys: list[str] = field(default_factory=list)
    """Seat keys, or the key of a spectator's link; none to watch a table that is not secret."""
    facing: int | None = None
    """Which of the seats held looks at the screen; by default the first."""
    seen: int = 0
    """The last line this client has; it gets those after it."""
    name: str = ""


class Choose(Request, tag="choose"):
    """Answers the question with one of its options."""

    decision: int
    option: str
    seat: int | None = None
    """Who answers, of the seats held; null: the one that looks."""


class Undo(Request, tag="undo"):
    """Takes back choices until `to` of them stand, or asks the others whether one may."""

    to: int


class Consent(Request, tag="consent"):
    """Answers a request to take back, or to give up."""

    yes: bool


class Concede(Request, tag="concede"):
    """Gives up, or asks those who win and lose with this seat whether they do."""


class Withdraw(Request, tag="withdraw"):
    """Takes back what one has asked the others for."""


class Say(Request, tag="say"):
    """Chat."""

    text: str


class Pin(Request, tag="pin"):
    """Marks a place for the others, or takes the mark away."""

    place: str


class Hint(Request, tag="hint"):
    """What a bot would do in this seat's place."""

    trial: bool = False
    """In the try-out, where one goes on."""
    aloud: bool = False
    """Whether the bot is heard while it thinks: then several Advice follow, the last without
    `more`.
    """


class Drop(Request, tag="drop"):
    """Has heard enough of the hint that is being thought about."""


class Graph(Request, tag="graph"):
    """How the game stood from beginning to end; only once it is over."""


class Foresee(Request, tag="foresee"):
    """Where an option would lead, for questions of which the game lets that be seen."""

    option: str


class Look(Request, tag="look"):
    """The table as it was when `at` choices stood; with other eyes once the game is over."""

    at: int
    eyes: int | None = None


class Try(Request, tag="try"):
    """Begins a private try-out from when `at` choices stood: a world drawn from what this seat
    knows (the true one once the game is over), in which bots play the others.
    """

    at: int | None = None


class TryChoose(Request, tag="try_choose"):
    """A choice in the try-out."""

    option: str


class TryBack(Request, tag="try_back"):
    """Takes back the last choice of the try-out."""


class TryEnd(Request, tag="try_end"):
    """Ends the try-out."""


class Earlier(Request, tag="earlier"):
    """The lines before one; not all of them at once."""

    before: int
    talk: bool = False
    """Only what people said and did beside the game: said, seated, asked, answered, undone."""


class Face(Request, tag="face"):
    """Another of the seats held now looks at the screen."""

    seat: int


class Begin(Request, tag="begin"):
    """Begins the game; bots hold the free seats until somebody comes."""


class StandIn(Request, tag="stand_in"):
    """Lets a bot play for a seat whose person is away, or gives the seat back."""

    seat: int
    on: bool


class Settle(Request, tag="settle"):
    """Changes the settings; only the one who opened the table may."""

    settings: Settings


class Rename(Request, tag="rename"):
    """The person in this seat is called otherwise."""

    name: str


class Webhook(Request, tag="webhook"):
    """An address that is told when it is this seat's turn; empty: none."""

    url: str


class Ping(Request, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Choose
    | Undo
    | Consent
    | Concede
    | Withdraw
    | Say
    | Pin
    | Hint
    | Graph
    | Foresee
    | Look
    | Try
    | TryChoose
    | TryBack
    | TryEnd
    | Drop
    | Earlier
    | Face
    | Begin
    | StandIn
    | Settle
    | Rename
    | Webhook
    | Ping
)
