"""The pending decision."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from noctuary.plugin.http import WireStruct


class Tip(WireStruct):
    """A tip: a key of the game's texts, and its arguments."""

    key: str
    args: dict[str, int]


class Option(WireStruct):
    """An option."""

    id: str
    name: str
    fields: dict[str, int]
    ahead: list[Tip] | UnsetType = UNSET
    """Its preview, by the rules: chances, numbers."""


class Denial(WireStruct):
    """A denied option, and the clause that forbids it now."""

    id: str
    name: str
    fields: dict[str, int]
    clause: str
    more: list[str] = field(default_factory=list)
    """Other clauses that forbid it, too."""


class PlayWarning(WireStruct):
    """A warning: a key of the game's texts, and its arguments."""

    key: str
    args: dict[str, int]
    option: str
    """The option that it is about; empty: the game."""


class Decision(WireStruct):
    """The pending decision. Only the seat that must choose gets options."""

    decision: int
    """Its number, sent back with the choice; never used twice at a table, undo or not."""
    number: int
    """How many choices stand."""
    seat: int
    prompt: str
    args: dict[str, int]
    why: list[str]
    together: list[int]
    clause: str = ""
    """The clause about the decision itself; `why` has all, from the outermost rule on."""
    options: list[Option] = field(default_factory=list)
    denied: list[Denial] = field(default_factory=list)
    undo: int | None = None
    """The `Undo.to` that takes back this seat's last choice; null if there is none."""
    undo_free: bool = False
    """Whether that needs no vote."""
    coach: list[Tip] = field(default_factory=list)
    """Tips for the seat that must choose."""
    cautions: list[PlayWarning] = field(default_factory=list)
    """Warnings for the seat that must choose: of the game, and of options that would waste
    something.
    """
    ahead: list[Tip] | UnsetType = UNSET
    """What the decision is about, where the rules in progress know more of it."""
