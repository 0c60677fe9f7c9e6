"""The importer of a Valkyrie quest: the operations of our own nights, in the quest's order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..columns import ChoiceElse, CreatureRow
from ..components import CLASSES, WEAPONS
from ..limits import EVENTS, Limit
from ..opcodes import NumberSource, Opcode, Sign, Trigger
from ..scenario.book_writer import Line, Pair, Step, TooLarge
from ..scenario.box import base
from ..scenario.compile import Compiler
from ..scenario.compiled import CompiledScenario
from ..scenario.yaml_reader import Problem
from ..scenario.yaml_reader import read as read_yaml
from .components import Components
from .conditions import SCALE, Packs, Rows
from .effects import Effects
from .files import HEAD
from .ini_reader import Quest, Section
from .known_maps import KnownMap, drawn
from .problems import NoQuest, refusal
from .products import needed
from .puzzles import Puzzles
from .texts import QuestText, Texts, fallback_text
from .triggers import EVENT_KINDS, Triggers

END, ASKED = "$end", 2
OLD_ENDS = 8
"""Up to this format an event called so ends the quest."""
MOST_BUTTONS = 20
OLD_BUTTONS = range(1, 11)
"""Those that need not be counted."""
MOST_OWN_ATTACKS = 28
ROOM_FOR_OURS = 100
"""Events that the box adds to those of a quest."""
SEVERITIES = (("$mythosMinor",), ("$mythosMajor", "$mythosDeadly"))
BOX = """
id: quest
name: [quest, quest]
start: {tiles: [01A], at: 01A.a}
layout: {"01A": [0, 0, 0]}
tokens: {}
events: {}
epilogues: {fallen: [over, over]}
"""
"""The least of a night: what a quest takes of the box is compiled with it."""


@dataclass(frozen=True)
class Imported:
    """A quest that can be played, and the remarks about it."""

    made: CompiledScenario
    quest: Quest
    languages: tuple[str, ...]
    """Those it is written in."""
    fidelity: str
    """The fidelity of a table without the box: faithful, approximate, companion_only."""
    problems: tuple[Problem, ...]


class Importer(Effects, Triggers, Components, Puzzles):
    """The importer of one quest."""

    def __init__(self, quest: Quest, packs: Packs = None, *, digital: bool = False) -> None:
        self.quest, self.packs, self.digital = quest, packs, digital
        self.box = Compiler(read_yaml("quest", BOX), base(), frozenset({"base", "annex"}))
        self.book = self.box.book
        self.box.write_cards()
        self.box.write_creatures()
        self.box.read_pool()
        self.rows, self.acts = self.book.rows["creatures"], self.book.rows["acts"]
        self.creature_words, self.ours = self.box.creature_words, dict(self.box.creatures)
        self.texts = Texts(quest, self.name_of)
        self.plan = drawn(quest)
        self.start = self.first_space()
        self.number_items()
        self.number_creatures()
        self.number_puzzles()
        self.number_pieces()
        self.read_effects()
        self.entered: dict[str, list[Step]] = {}
        """When each event may happen."""
        self.filled: dict[int, tuple[int, int, int]] = {}
        """Texts that tell something: two numbers, and whether somebody is drawn."""

    def name_of(self, name: str) -> Pair | None:
        """Return the name of a tile, an item or a monster in a text."""
        if name in self.plan.tiles:
            laid = self.plan.laid[self.plan.tiles[name]]
            return laid.rooms[0].name if laid else None
        if name in self.item_names:
            return self.item_names[name]
        if name in self.picks:
            return self.creature_words[self.named.get(name, self.picks[name][0])].name
        return self.creature_words[self.kinds[name]].name if name in self.kinds else None

    # -- texts

    def text(self, s: Section) -> int:
        """Return the text of an event, with the numbers and names in it."""
        named = {}
        if s.kind == "Spawn":
            named["type"] = self.name_of(s.name) or ("", "")
        found = self.texts.resolve(f"{s.name}.text", named, fill=True)
        if found is None and s.get("text"):
            found = self.texts.resolve_pair((s.get("text"), s.get("text")), named, fill=True)
        return self._numbered(found) if found else 0

    def _numbered(self, told: QuestText) -> int:
        if not any(told.pair):
            return 0
        if not told.variables and not told.someone:
            return self.book.text(told.pair)
        numbers = [self.number(self.quest.head, "", v) for v in told.variables]
        a, b = [*numbers, 0, 0][:2]
        filled = (a, b, int(told.someone))
        pair = told.pair
        while self.filled.get(self.book.text(pair), filled) != filled:
            pair = pair[0] + " ", pair[1] + " "
        self.filled[self.book.text(pair)] = filled
        return self.book.text(pair)

    def label(self, s: Section, n: int) -> Pair:
        """Return the text on a button."""
        found = self.texts.pair(f"{s.name}.button{n}")
        if found is None and s.get(f"button{n}"):
            found = self.texts.resolve_pair((s.get(f"button{n}"), s.get(f"button{n}"))).pair
        if found is None or not all(found):
            return fallback_text("continue")
        return found

    # -- events

    def is_event(self, s: Section, key: str, name: str) -> bool:
        """Whether there is such an event."""
        if name in self.entered:
            return True
        if name.replace("\\", "/").lower().endswith(HEAD):
            raise refusal(s.file, "sub-quest", name=name)
        self.quest.problem(s, key, "no-event", name=name)
        return False

    def successors(self, s: Section, n: int) -> list[str]:
        """Return the events that may come after button n."""
        names = s.get(f"event{n}").split(",")[0].split()
        return [name for name in names if self.is_event(s, f"event{n}", name)]

    def queued(self, names: list[str], any_one: bool) -> Rows:
        """Put the first of these events that may happen next, or any of them."""
        return [(Opcode.QUEUE, self.book.event_list(names), int(any_one))] if names else []

    def after(self, s: Section, n: int) -> Rows:
        """Return the code of button n."""
        return self.effect(s, f"button{n}") + self.queued(
            self.successors(s, n), s.truth("randomevents")
        )

    def buttons(self, s: Section) -> int:
        """Return the number of buttons of an event: as it says, or up to the last one named."""
        count = max(0, min(MOST_BUTTONS, s.whole("buttons", 0)))
        named = [n for n in OLD_BUTTONS if f"button{n}" in s.keys or f"event{n}" in s.keys]
        return max([count, *named])

    def button_condition(self, s: Section, n: int) -> tuple[list[Step], str]:
        """Return when a button can be pressed, and what happens to it when not."""
        key = f"event{n}Condition"
        action = s.get(f"{key}Action", "disable").strip().lower()
        found = self.tests(s, key, s.get(key)) if s.get(key) else []
        inline = s.get(f"event{n}").split(",")
        if len(inline) >= 4:
            found = self.both(found, self.tests(s, f"event{n}", ",".join(inline[1:4])))
            action = inline[4].strip().lower() if len(inline) > 4 else action
        return ([], "none") if action == "none" else (found, action)

    def ends(self, s: Section) -> Rows:
        """Return the end of an event: of the quest where it is set, and the signals it gave."""
        out: Rows = []
        signals = self.signalled(s)
        if signals:
            out.append((Opcode.SIGNALS, self.book.listed(signals)))
        old = self.quest.format <= OLD_ENDS and s.name.startswith("EventEnd")
        if old:
            return [(Opcode.END, ASKED, 0)]
        if any(text.startswith(f"{END},") for text in s.words("operations")):
            v = self.book.number(NumberSource.VARIABLE, self.book.variable(END))
            at = self.book.condition([(int(Sign.NE), v, 0)])
            out.insert(0, (Opcode.WHEN, at, self.book.block([(Opcode.END, ASKED, 0)]), 0, 0))
        return out

    def code(self, s: Section, *, cancel: bool = False, silent: bool = False) -> Rows:
        """Return the whole of an event as operations, in the order of the format."""
        rows = self.operations(s)
        if s.kind == "Spawn":
            rows += self.spawn(s)
        rows += self.board(s) + self.effect(s, "text")
        quota = s.get("quota").strip()
        if s.kind == "Puzzle":
            rows += self._attempt(s)
        elif silent or not s.is_shown:
            rows += self._silent(s)
        elif quota:
            rows += self._quota(s, quota)
        else:
            first, count = self.lines(self.token_lines(s), 0) if cancel else self.dialog(s)
            rows.append((Opcode.CHOOSE, self.text(s), first, count, int(cancel)))
        return rows + self.ends(s)

    def _attempt(self, s: Section) -> Rows:
        if s.name not in self.puzzles:
            return self.after(s, 1)
        rows: Rows = [(Opcode.TELL, text)] if (text := self.text(s)) else []
        return [*rows, (Opcode.PUZZLE, self.puzzles[s.name], self.book.block(self.after(s, 1)), 0)]

    def _silent(self, s: Section) -> Rows:
        """Return the code of the first button that can be pressed."""
        rows: Rows = []
        for n in range(self.buttons(s), 0, -1):
            when, _ = self.button_condition(s, n)
            mine = self.after(s, n)
            if when:
                at = self.book.condition(when)
                rows = [(Opcode.WHEN, at, self.book.block(mine), self.book.block(rows), 0)]
            else:
                rows = mine
        return rows

    def _quota(self, s: Section, quota: str) -> Rows:
        """Return the code of a number that people tell: added up, or kept in a variable."""
        text, enough = self.text(s), self.book.block(self.after(s, 1))
        if re.match(r"[-+.0-9]", quota):
            v = self.book.variable(f"quota of {s.name}")
            need = self.number(s, "quota", quota)
            more = self.book.block(self.after(s, 2))
            if need:
                return [(Opcode.QUOTA, text, need, v, enough, more)]
            quota = f"quota of {s.name}"
        return [(Opcode.QUOTA, text, 0, self.book.variable(quota), enough, 0)]

    def dialog(self, s: Section) -> tuple[int, int]:
        """Write the buttons of a dialog, as lines of a question."""
        lines: list[Line] = []
        for n in range(1, max(1, self.buttons(s)) + 1):
            when, action = self.button_condition(s, n)
            do = self.book.block(self.after(s, n))
            how = ChoiceElse.USUAL if action == "hide" else ChoiceElse.SHOW
            lines.append(Line(self.label(s, n), self.book.condition(when), do, otherwise=how))
        return self.lines(lines, 0)

    # -- the whole

    def write_events(self) -> None:
        """Write events, spawns and puzzles; then what the program itself would do."""
        events = self.happenings()
        most = EVENTS - ROOM_FOR_OURS
        for s in events[most:]:
            self.quest.problem(s, "", "room", name="events", most=most)
        made: dict[str, tuple[Trigger, int]] = {}
        for s in events[:most]:
            by, argument, when = self.trigger(s)
            made[s.name] = (by, argument)
            mine = self.condition(s) if s.kind != "Token" else []
            self.entered[s.name] = self.both(mine, when)
        for s in events[:most]:
            at = self.book.condition(self.entered[s.name])
            silent = s.kind == "UI" and self.texts.raw(f"{s.name}.text", 0) is None
            do = self.book.block(self.code(s, cancel=s.kind == "Token", silent=silent))
            self.book.event(s.name, *made[s.name], condition=at, code=do, again=True)
        self._mythos()
        do = self.book.block(self.opening())
        self.book.event("the beginning", Trigger.START, code=do, again=True)

    def _mythos(self) -> None:
        """Write an event of our box where a quest asks for one of the program, equally grave."""
        for grave, names in enumerate(SEVERITIES):
            mine = [n for n in names if n in self.book.variables]
            if mine:
                left = [
                    self.book.number(NumberSource.VARIABLE, self.book.variables[n]) for n in mine
                ]
                when = self.either([[(int(Sign.GT), n, 0)] for n in left])
                do = self.book.block(
                    [(Opcode.POOL, (Trigger.POOL_MINOR, Trigger.POOL_MAJOR)[grave])]
                )
                at = self.book.condition(when)
                self.book.event(
                    f"mythos {grave}", Trigger.MYTHOS, condition=at, code=do, again=True
                )

    def write_limits(self) -> None:
        """Write the numbers that a quest has once."""
        book = self.book
        book.limit(Limit.LIFO, 0)
        book.limit(Limit.SCALE, SCALE)
        book.limit(Limit.START, book.listed([self.start]))
        book.limit(Limit.ROUNDS, 0)
        for limit in (Limit.START_TILES, Limit.POSSESSIONS):
            book.limit(limit, book.listed([]))
        told = [x for text, filled in sorted(self.filled.items()) for x in (text, *filled)]
        book.limit(Limit.FILLED, book.listed(told) if told else 0)

    def write_attacks(self) -> None:
        """Write the texts of attacks: those of the box, then those of the quest's own monsters."""
        attacks: list[int] = self.book.rows["attacks"]
        for number, mine in self.attack_texts().items():
            if len(attacks) // len(WEAPONS) >= len(CLASSES) + MOST_OWN_ATTACKS:
                break
            own = self.rows[number][CreatureRow.CLASS]
            kind = len(attacks) // len(WEAPONS)
            for w, texts in enumerate(mine):
                blocks = [self.book.block([(Opcode.TELL, self.book.text(t))]) for t in texts]
                usual = attacks[own * len(WEAPONS) + w]
                attacks.append(self.book.listed(blocks) if blocks else usual)
            for row in self.rows:
                if row[CreatureRow.KIND] == number:
                    row[CreatureRow.CLASS] = kind

    def make(self) -> Imported:
        """Return the whole quest."""
        quest, book = self.quest, self.book
        self.write_events()
        self.write_pieces()
        self.write_acts()
        self.write_attacks()
        self.write_limits()
        for word in sorted(self.texts.unknown):
            quest.problems.note(HEAD, 1, "sign", name=word)
        self._check()
        plan = self.plan
        rows = book.rows
        rows["spaces"], rows["ways"], rows["edges"] = plan.rows, plan.ways(), plan.edges
        try:
            tables = book.tables(paths=False)
        except TooLarge as e:
            raise self._too_large(e.what) from None
        name = self.texts.pair("quest.name") or _same(quest.where)
        made = CompiledScenario(
            id=quest.where, name=name, blurb=self.texts.pair("quest.description") or ("", ""),
            product="base", difficulty=round(5 * max(0.0, min(1.0, quest.head.real("difficulty")))),
            minutes=max(0, min(1000, quest.head.whole("lengthmin", 60))), rounds=0, tables=tables,
            texts=tuple(book.texts), choices=tuple(book.choice_texts),
            faces=tuple(self.box.face_words), creatures=tuple(self.creature_words),
            puzzles=tuple(book.puzzle_names), tokens=tuple(self.tokens), plan=plan, pictures={},
            epilogues={}, lots={},
            events=tuple(book.event_names), variables=dict(book.variables),
            face_numbers=dict(self.box.faces), creature_numbers=self.ours | self.kinds | self.named,
            packs=needed(quest), fidelity=self.fidelity(),
        )  # fmt: skip
        return Imported(made, quest, tuple(quest.texts), made.fidelity, tuple(quest.problems))

    def _too_large(self, what: list[tuple[str, int, int]]) -> NoQuest:
        """Return a refusal of a quest that has more of something than a table has room for."""
        text = ", ".join(f"{name} {n} > {room}" for name, n, room in what)
        return refusal(self.quest.where or HEAD, "too-large", text=text)

    def fidelity(self) -> str:
        """Return how near a table without the box comes to the quest.

        Not at all if its map falls apart, or does not say where to begin.
        """
        if not self.start or self.plan.whole or not self.plan.connected(self.start):
            return "companion_only"
        return "faithful" if isinstance(self.plan, KnownMap) else "approximate"

    def _check(self) -> None:
        """Note what an author would want to know."""
        quest = self.quest
        if not any(s.get("trigger").strip() == "EventStart" for s in quest.of(*EVENT_KINDS)):
            quest.problem(quest.head, "", "no-start")
        if END not in self.book.variables and quest.format > OLD_ENDS:
            quest.problem(quest.head, "", "no-end")
        if not quest.texts:
            quest.problem(quest.head, "", "no-texts")


def _same(text: str) -> Pair:
    return text, text
