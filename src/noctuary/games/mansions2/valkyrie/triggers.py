"""The triggers of a quest's events, and the beginning of its investigators."""

from __future__ import annotations

import re
from abc import abstractmethod

from ..opcodes import NumberSource, Sign, Trigger
from ..scenario.book_writer import Step
from .ini_reader import Section
from .map_layout import kind_of
from .monsters import Monsters

EVENT_KINDS = ("Event", "Spawn", "Puzzle")
PRESSED_KINDS = ("Token", "UI", "Door")
"""The kinds that people press; other events may lead there too."""
LEADING = re.compile(r"event[0-9]+|inspect|activation|evadeevent|horrorevent")
"""Keys that name events."""
TRIGGERS = {
    "EventStart": Trigger.START, "StartRound": Trigger.ROUND_STARTS, "EndRound": Trigger.ROUND_ENDS,
    "Mythos": Trigger.MYTHOS, "EndInvestigatorTurn": Trigger.PHASE_ENDS,
    "StartFinalRound": Trigger.ROUND_STARTS, "BeforeMonsterActivation": Trigger.BEFORE_MONSTERS,
    "Eliminated": Trigger.ELIMINATED,
}  # fmt: skip
LAST_OF_FALLEN = 2
PEOPLE = "Investigators"
"""The token that stands where everybody begins."""


class Triggers(Monsters):
    """The importer of triggers."""

    def happenings(self) -> list[Section]:
        """Return all sections that may happen by themselves or because something leads to them."""
        named: set[str] = set()
        for s in self.quest.sections.values():
            for key, value in s.keys.items():
                if LEADING.fullmatch(key):
                    named.update(value.split(",")[0].split())
        return [
            s
            for s in self.quest.of(*EVENT_KINDS, *PRESSED_KINDS)
            if s.kind in EVENT_KINDS or s.name in named or s.get("trigger").strip()
        ]

    def trigger(self, s: Section) -> tuple[Trigger, int, list[Step]]:
        """Read an event's trigger."""
        text = s.get("trigger").strip()
        if text in TRIGGERS:
            last = text == "StartFinalRound"
            when = self.compared(NumberSource.FALLEN, LAST_OF_FALLEN, Sign.EQ, 1) if last else []
            return TRIGGERS[text], 0, when
        if round_ := re.fullmatch(r"EndRound([0-9]{1,3})", text):
            return (
                Trigger.ROUND_ENDS,
                0,
                self.compared(NumberSource.ROUND, 0, Sign.EQ, int(round_[1])),
            )
        if text.startswith("Defeated"):
            name = text.removeprefix("Defeated")
            known = self.named | self.kinds | self.unique()
            if name in known:
                return Trigger.DEFEATED, known[name], []
            if name in self.picks:
                return Trigger.DEFEATED, self.picks[name][0], []
        if text.startswith("Var"):
            bare = text.removeprefix("Var")
            name = f"$@{bare[1:]}" if bare.startswith("$") else f"@{bare}"
            return Trigger.SIGNAL, self.book.variable(name), []
        if text:
            self.quest.problem(s, "trigger", "trigger", name=text)
        return Trigger.CALL, 0, []

    def first_space(self) -> int:
        """Return where investigators begin: at their token, else on the first tile laid."""
        for s in self.quest.of("Token"):
            if kind_of(s) == PEOPLE:
                return self.plan.under(s)
        todo = [s for s in self.quest.of("Event") if s.get("trigger").strip() == "EventStart"]
        seen = {s.name for s in todo}
        for s in todo:
            for name in s.words("add"):
                if name in self.plan.tiles:
                    return self.plan.first_of(name)
            for n in range(1, self.buttons(s) + 1):
                for name in s.get(f"event{n}").split():
                    if name in self.quest.sections and name not in seen:
                        seen.add(name)
                        todo.append(self.quest.sections[name])
        return 0

    # -- known to the whole

    @abstractmethod
    def buttons(self, s: Section) -> int:
        """Return the number of buttons of an event."""
