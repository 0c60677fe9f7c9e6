"""A side file of a quest: what its prose does, as operations of ours, confirmed by a person.

confirmed: yes
EventTrapdoor:
  text: [{damage: 1}]            # when the event happens, before its text is answered
  button2: [{become: dazed}]     # when its second button is pressed
"""

from __future__ import annotations

import re
from typing import Any

from ..components import CONDITIONS
from ..opcodes import Opcode
from ..scenario.compile import Compiler
from ..scenario.yaml_reader import Broken, Map, Problem, Source
from ..scenario.yaml_reader import read as read_yaml
from .conditions import Conditions, Rows
from .files import text_of
from .ini_reader import EFFECTS, Quest, Section

WORDS = frozenset(
    {"damage", "horror", "heal", "flip_card", "become", "clue", "gain", "gain_any", "drop"}
    | {"discard", "test", "negate", "forfeit"}
)
"""Operations that need no place and no name of a scenario."""
NUMBERS = {
    "a": 1,
    "an": 1,
    "one": 1,
    "un": 1,
    "une": 1,
    "two": 2,
    "deux": 2,
    "three": 3,
    "trois": 3,
}
MANY = r"(\d|an?|one|two|three|une?|deux|trois)"
SAID = (
    (rf"\b(?:suffers?|takes?|subi\w*)\s+{MANY}\s+(?:facedown\s+)?(?:damage|dégâts?)\b", "damage"),
    (rf"\b(?:suffers?|takes?|subi\w*)\s+{MANY}\s+(?:facedown\s+)?(?:horror|horreurs?)\b", "horror"),
    (rf"\b(?:gains?|gagne\w*)\s+{MANY}\s+(?:clues?|indices?|\(clue\))(?!\w)", "clue"),
)
"""Patterns of prose for our operations."""
BECOMES = re.compile(rf"\bbecomes?\s+({'|'.join(CONDITIONS)})\b", re.IGNORECASE)


class Effects(Conditions):
    """The importer of the side file, which adds to the events of a quest."""

    box: Compiler
    digital: bool

    def read_effects(self) -> None:
        """Read the side file, if a person has confirmed one and nobody has the box."""
        self._effects: Map = Map()
        self._source = Source("")
        found = [name for name in self.quest.files if name.endswith(EFFECTS)]
        if not found or not self.digital:
            return
        try:
            self._source = read_yaml(found[0], text_of(self.quest.files[found[0]])[0])
        except Broken as broken:
            self.quest.problems += broken.problems
            return
        root = self._source.root
        if isinstance(root, Map) and str(root.get("confirmed", "")).lower() in ("yes", "true"):
            self._effects = root
            for name in root:
                if name != "confirmed" and name not in self.quest.sections:
                    self._odd(root.at[name], "no-event", name=name)

    def effect(self, s: Section, key: str) -> Rows:
        """Return what an event does besides, at its text or at one of its buttons."""
        mine = self._effects.get(s.name)
        ops = mine.get(key) if isinstance(mine, Map) else None
        if not isinstance(ops, list):
            return []
        sound = [op for op in ops if self._sound(op)]
        before, self.box.source = self.box.source, self._source
        at = self.box.block(sound)
        self.box.source = before
        self.quest.problems += [p for p in self._source.problems if p not in self.quest.problems]
        return [(Opcode.WHEN, 0, at, 0, 0)] if at else []

    def _sound(self, op: Any) -> bool:
        word = next(iter(op), "") if isinstance(op, Map) else ""
        if word not in WORDS or (isinstance(op, Map) and "hidden" in op):
            self._odd(op, "effect", name=word or op)
            return False
        return True

    def _odd(self, where: Any, key: str, **told: Any) -> None:
        line, column = where if isinstance(where, tuple) else getattr(where, "mark", (1, 1))
        told = {k: str(v)[:80] for k, v in told.items()} | {"section": EFFECTS[1:]}
        self.quest.problems.append(Problem(self._source.name, line, column, f"quest-{key}", told))


def proposed(quest: Quest) -> str:
    """Propose a side file by the prose, for a person to look through and confirm."""
    lines = ["confirmed: no"]
    for s in quest.of("Event", "Token", "Spawn"):
        found: dict[str, int | str] = {}
        for lang in ("English", "French"):
            text = quest.texts.get(lang, {}).get(f"{s.name}.text", "")
            found |= {word: n for word, n in read_prose(text).items() if word not in found}
        if found:
            ops = ", ".join(f"{{{word}: {n}}}" for word, n in found.items())
            lines += [f"{s.name}:", f"  text: [{ops}]"]
    return "\n".join(lines) + "\n"


def read_prose(text: str) -> dict[str, int | str]:
    """Return the operations that a text seems to tell."""
    plain = text.replace("{clue}", "(clue)")
    found: dict[str, int | str] = {}
    for pattern, word in SAID:
        if hit := re.search(pattern, plain, re.IGNORECASE):
            n = hit[1].lower()
            found[word] = NUMBERS[n] if n in NUMBERS else int(n)
    if becomes := BECOMES.search(plain):
        found["become"] = becomes[1].lower()
    return {word: n for word, n in found.items() if n != 0}
