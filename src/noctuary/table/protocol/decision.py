"""The question that waits."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from noctuary.plugin.http import WireStruct


class Tip(WireStruct):
    """Something that matters before a choice: a key of the game's words, and what fills it in."""

    key: str
    args: dict[str, int]


class Option(WireStruct):
    """One thing on offer."""

    id: str
    name: str
    fields: dict[str, int]
    ahead: list[Tip] | UnsetType = UNSET
    """What it would come to, by the rules: chances, numbers."""


class Denial(WireStruct):
    """Something that a player might expect, and the clause that forbids it now."""

    id: str
    name: str
    fields: dict[str, int]
    clause: str
    more: list[str] = field(default_factory=list)
    """Other clauses that forbid it too."""


class PlayWarning(WireStruct):
    """Something that nobody should overlook: a key of the game's words, and what fills it in."""

    key: str
    args: dict[str, int]
    option: str
    """The option that it is about; empty: the game."""


class Decision(WireStruct):
    """The question that waits. Options are told only to the seat that is asked."""

    decision: int
    """Sent back with the answer; never the same twice at a table, undo or not."""
    number: int
    """How many choices stand."""
    seat: int
    prompt: str
    args: dict[str, int]
    why: list[str]
    together: list[int]
    clause: str = ""
    """The clause about what is asked; `why` has all, from the outermost rule on."""
    options: list[Option] = field(default_factory=list)
    denied: list[Denial] = field(default_factory=list)
    undo: int | None = None
    """What `Undo.to` takes back this seat's last choice; null when there is none."""
    undo_free: bool = False
    """Whether that needs nobody's consent."""
    coach: list[Tip] = field(default_factory=list)
    """What matters most, for the seat that is asked."""
    cautions: list[PlayWarning] = field(default_factory=list)
    """What the seat that is asked should know first; of options, what they would waste."""
    ahead: list[Tip] | UnsetType = UNSET
    """What the question is about, where the rules in progress know more of it."""
