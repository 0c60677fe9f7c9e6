"""The components of a quest: tokens, screens, items, and tiles too many to draw."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import replace
from functools import cache
from pathlib import PurePosixPath

from ..columns import ChoiceElse
from ..components import ITEM, SCREEN, SHEET, TOKENS
from ..opcodes import Group, Opcode
from ..scenario.book_writer import Line, Pair, Step
from ..scenario.compiled import Token
from .conditions import NEVER, Conditions, Rows
from .ini_reader import Section
from .map_layout import QuestMap, tile_name
from .texts import Texts, fallback_text, humane, table

PIECE_KINDS = ("Token", "UI", "Tile", "Door", "QItem", "StartingItem")
SORTS = (
    ("Explore", "explore"), ("Search", "search"), ("Sight", "sight"), ("Person", "person"),
    ("Monster", "person"), ("Interact", "interact"),
)  # fmt: skip
GROUPS = {
    "#monsters": (Group.MONSTERS,),
    "#boardcomponents": (Group.TOKENS, Group.TILES, Group.SCREENS),
    "#tokens": (Group.TOKENS,), "#tiles": (Group.TILES,), "#uicomponents": (Group.SCREENS,),
    "#qitems": (Group.ITEMS,), "#doors": (),
}  # fmt: skip
ITEM_PREFIXES = ("QItem", "StartingItem", "Item", "Common", "Unique", "Spell")
STARTING = 8
"""Up to this format an item that does not say so is there from the start."""
ACTION = re.compile(r"\s*\(action\)\s*")
CHANGES = ("operations", "add", "remove", "quota")
SHORT = 60
"""Words of so many letters are what something on the screen is called, and its button."""
FEW_ITEMS = 6
"""The most items that are named where a quest leaves the choice to chance."""


@cache
def known_items() -> dict[str, tuple[frozenset[str], str]]:
    """Return the traits and the product of every item of the box."""
    return {
        f"Item{name}": (frozenset(group["traits"]), str(group.get("pack", "")))
        for group in table("items")["items"]
        for name in group["ids"]
    }


class Components(Conditions):
    """The importer of tokens, screens and items."""

    texts: Texts
    plan: QuestMap
    entered: dict[str, list[Step]]
    picks: dict[str, list[int]]

    def number_items(self) -> None:
        """Name every item: by the first name given, like another, or by its traits."""
        self.item_names: dict[str, Pair] = {}
        items = self.quest.of("QItem", "StartingItem")
        for s in items:
            self.item_names[s.name] = self._item(s, (s.name,))

    def _item(self, s: Section, seen: tuple[str, ...]) -> Pair:
        if s.words("traits") or s.words("traitpool"):
            return self._fitting(s)
        for name in sorted(s.words("itemname"), key=self._missing):
            other = self.quest.sections.get(name)
            if other is None or other.kind not in ("QItem", "StartingItem"):
                called = humane(name, *ITEM_PREFIXES)
                return called, called
            if name not in seen:
                return self._item(other, (*seen, name))
        self.quest.problem(s, "itemname", "no-item")
        return fallback_text("any_item")

    def _fitting(self, s: Section) -> Pair:
        """Return an item's name by its traits: the one that has them, one of a few, or any."""
        all_of, one_of = s.words("traits"), s.words("traitpool")
        fit = [
            name
            for name, (traits, pack) in known_items().items()
            if name not in s.words("itemname")
            and self.owned(pack)
            and traits.issuperset(all_of)
            and (not one_of or traits.intersection(one_of))
        ]
        names = [humane(name, *ITEM_PREFIXES) for name in fit]
        if len(names) == 1:
            return names[0], names[0]
        if 0 < len(names) <= FEW_ITEMS:
            return fallback_text("one_item", names=", ".join(names))
        return fallback_text(
            "any_item_with", traits=", ".join(humane(t) for t in (*all_of, *one_of))
        )

    def _missing(self, name: str) -> bool:
        """Whether an item is unknown, or people do not own its product."""
        if name in self.quest.sections:
            return False
        known = known_items().get(name)
        return known is None or not self.owned(known[1])

    def number_pieces(self) -> None:
        """Assign numbers to everything that can be added and removed, by name."""
        self.pieces: dict[str, int] = {}
        self.tokens: list[Token | None] = [None]
        for s in self.quest.of(*PIECE_KINDS):
            if s.name not in self.plan.tiles:
                self.pieces[s.name] = len(self.pieces) + 1

    # -- coming and going

    def board(self, s: Section) -> Rows:
        """Return the code of what comes and goes by an event."""
        out: Rows = []
        for key, tile, piece in (
            ("add", Opcode.TILE, Opcode.TOKEN),
            ("remove", Opcode.LIFT, Opcode.REMOVE),
        ):
            for name in s.words(key):
                if name in self.plan.tiles:
                    out.append((tile, self.plan.tiles[name]))
                elif name in self.pieces:
                    out.append((piece, self.pieces[name]))
                elif key == "remove" and name in GROUPS:
                    out += [(Opcode.CLEAR, int(group)) for group in GROUPS[name]]
                elif key == "remove" and name in self.picks:
                    out += self.unspawn(name)
                elif name not in self.quest.sections:
                    self.quest.problem(s, key, "no-piece", name=name)
        return out

    @abstractmethod
    def unspawn(self, name: str) -> Rows:
        """Return the code that removes all monsters that a spawn may have brought."""

    def opening(self) -> Rows:
        """Return the code of items that are there from the start."""
        out: Rows = []
        for s in self.quest.of("QItem", "StartingItem"):
            old = s.kind == "StartingItem" or self.quest.format <= STARTING
            if s.truth("starting", old):
                row = (Opcode.TOKEN, self.pieces[s.name])
                at = self.book.condition(self.condition(s))
                out.append((Opcode.WHEN, at, self.book.block([row]), 0, 0) if at else row)
        return out

    # -- what they are

    def write_pieces(self) -> None:
        """Write the rows of pieces; pressing something carries it out."""
        for s in self.quest.of(*PIECE_KINDS):
            if s.name not in self.pieces:
                continue
            number = len(self.book.pieces)
            make = {"Token": self._token, "UI": self._screen}.get(s.kind, self._thing)
            kind, text, lines, called = make(s)
            lies = kind < len(TOKENS)
            space = self.plan.under(s) if lies else 0
            edge = self.plan.edge_under(s, kind) if lies else 0
            line = self.plan.lines[edge - 1] if edge else None
            pressed = self.lines(lines, number)
            self.book.piece(kind, pressed, space=space, edge=edge, text=text)
            self.tokens.append(Token(s.name, kind, space, "", called, None, line))

    def _token(self, s: Section) -> tuple[int, int, list[Line], Pair | None]:
        """Return a token's kind, text, buttons and name.

        If a press alone changes something, it is pressed first.
        """
        sort = s.get("type").strip().removeprefix("Token") or s.name
        kind = next((TOKENS.index(k) for word, k in SORTS if word in sort), None)
        name = humane(sort)
        called = None if kind is not None else (name, name)
        if kind is None:
            kind = TOKENS.index("interact")
        if not s.truth("clickeffect", True):
            return kind, 0, [], called
        told = self.texts.resolve(f"{s.name}.text", fill=True)
        changes = any(s.get(key).strip() for key in CHANGES) or not s.is_shown
        changes = changes or bool(self.effect(s, "text"))
        if changes or (told and (told.variables or told.someone)):
            do = self.book.block(self.code(s, cancel=True))
            return kind, 0, [Line(fallback_text("press"), 0, do)] if do else [], called
        return kind, self.text(s), self.token_lines(s), called

    def token_lines(self, s: Section) -> list[Line]:
        """Return the buttons of a token that lead somewhere."""
        lines: list[Line] = []
        for n in range(1, max(1, self.buttons(s)) + 1):
            names = self.successors(s, n)
            if names:
                when, action = self.button_condition(s, n)
                there = self.either([self.entered[name] for name in names])
                do = self.book.block(self.after(s, n))
                how = ChoiceElse.HIDE if there or action == "hide" else ChoiceElse.USUAL
                at = self.book.condition(self.both(when, there))
                lines.append(Line(self.label(s, n), at, do, otherwise=how))
        return lines

    def _screen(self, s: Section) -> tuple[int, int, list[Line], Pair | None]:
        """Return something on the screen: a text, a picture, one button at most."""
        shown = self.texts.pair(f"{s.name}.uitext")
        text = self.book.text(shown) if shown else 0
        short = shown if shown and max(map(len, shown)) < SHORT else None
        pictured = self._pictured(s)
        called = short or (
            fallback_text("screen") if shown else pictured or fallback_text("screen")
        )
        does = self.buttons(s) > 0 or any(s.get(key).strip() for key in CHANGES)
        if not does or not s.truth("clickeffect", True):
            return SCREEN, text, [], called
        silent = self.texts.raw(f"{s.name}.text", 0) is None
        rows = self.code(s, silent=silent)
        do = self.book.block(rows)
        at = self.book.condition(self.condition(s) if rows else NEVER)
        own = self.texts.pair(f"{s.name}.button1") is not None
        pressed = short if short and not own else self.label(s, 1)
        if not shown and not pictured:
            called = pressed
        return SCREEN, text, [Line(pressed, at, do, otherwise=ChoiceElse.HIDE)], called

    def _pictured(self, s: Section) -> Pair | None:
        """Return the name of a picture on the screen, after its file, which is not read."""
        name = humane(PurePosixPath(s.get("image").strip().replace("\\", "/")).stem, "Image")
        return fallback_text("picture", name=name) if name else None

    def _thing(self, s: Section) -> tuple[int, int, list[Line], Pair | None]:
        """Read an item, which can be examined; or a tile or door that is only laid."""
        if s.kind in ("Tile", "Door"):
            return SHEET, 0, [], tile_name(s)
        name = s.get("inspect").strip()
        lines: list[Line] = []
        if name and self.is_event(s, "inspect", name):
            do = self.book.block(self.queued([name], False))
            at = self.book.condition(self.entered[name])
            lines = [Line(fallback_text("inspect"), at, do, otherwise=ChoiceElse.HIDE)]
        return ITEM, 0, lines, self.item_names[s.name]

    def lines(self, lines: list[Line], piece: int) -> tuple[int, int]:
        """Add lines to the book. Those whose text says so cost an action."""
        acting = []
        for line in lines:
            en, fr = (ACTION.sub(" ", x).strip() or x for x in line.text)
            act = any(ACTION.search(x) for x in line.text)
            acting.append(replace(line, text=(en, fr), act=act))
        return self.book.lines(acting, piece)

    # -- known to the whole

    @abstractmethod
    def code(self, s: Section, *, cancel: bool = False, silent: bool = False) -> Rows:
        """Return the whole of an event as operations."""

    @abstractmethod
    def text(self, s: Section) -> int:
        """Return the text of an event."""

    @abstractmethod
    def label(self, s: Section, n: int) -> Pair:
        """Return the text on a button."""

    @abstractmethod
    def buttons(self, s: Section) -> int:
        """Return the number of buttons of an event."""

    @abstractmethod
    def successors(self, s: Section, n: int) -> list[str]:
        """Return the events that may come after button n."""

    @abstractmethod
    def button_condition(self, s: Section, n: int) -> tuple[list[Step], str]:
        """Return when a button can be pressed."""

    @abstractmethod
    def after(self, s: Section, n: int) -> Rows:
        """Return the code of button n."""

    @abstractmethod
    def effect(self, s: Section, key: str) -> Rows:
        """Return what an event does besides."""

    @abstractmethod
    def is_event(self, s: Section, key: str, name: str) -> bool:
        """Whether there is such an event."""

    @abstractmethod
    def queued(self, names: list[str], any_one: bool) -> Rows:
        """Return the code that puts events next."""
