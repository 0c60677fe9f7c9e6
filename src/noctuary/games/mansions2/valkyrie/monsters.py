"""Monsters of a quest: kinds, those with a name of their own, and what they do."""

from __future__ import annotations

import re
from abc import abstractmethod

from ..columns import CreatureRow
from ..components import WEAPONS
from ..limits import MONSTERS
from ..opcodes import NAMED_PLACE, NumberSource, Opcode, Sign
from ..scenario.book_writer import Pair
from ..scenario.compiled import CreatureWords
from .conditions import Conditions, Rows
from .ini_reader import Section
from .map_layout import QuestMap
from .texts import Texts, fallback_text, humane, table

MOST_KINDS = 150
"""Kinds of monsters of one quest."""
MOST_HEALTH = 900
ITSELF = -1
"""In place of how far it moves: the quest tells all of it."""
PARTY = range(1, 6)
FIGURES = (
    CreatureRow.HEALTH, CreatureRow.EACH, CreatureRow.AWARENESS, CreatureRow.HORROR,
    CreatureRow.BRAWN,
)  # fmt: skip
"""In the order in which the facts of monsters are written."""


class Monsters(Conditions):
    """The importer of monsters."""

    texts: Texts
    plan: QuestMap
    rows: list[list[int]]
    """The rows of all creatures, those of the box first."""
    acts: list[list[int]]
    creature_words: list[CreatureWords]
    ours: dict[str, int]
    """Those of the box by name."""

    def number_creatures(self) -> None:
        """Assign numbers to the kinds that a quest names, then to spawns with rows of their own."""
        self.kinds: dict[str, int] = {}
        self.named: dict[str, int] = {}
        self.picks: dict[str, list[int]] = {}
        """The creatures that each spawn may bring."""
        self.pending_acts: list[tuple[int, Section]] = []
        for s in self.quest.of("CustomMonster"):
            self._custom(s)
        wanted = {s.get("trigger").removeprefix("Defeated") for s in self.quest.sections.values()}
        spawns = self.quest.of("Spawn")
        for s in spawns:
            self.picks[s.name] = self._candidates(s)
        for s in spawns:
            own = s.truth("unique") or s.name in wanted
            if own and len(self.picks[s.name]) == 1 and len(self.rows) < MOST_KINDS:
                self._name(s, self.picks[s.name][0])

    def kind(self, name: str) -> int:
        """Return a kind of monster by its identifier."""
        if name not in self.kinds:
            if len(self.rows) >= MOST_KINDS:
                return next(iter(self.kinds.values()), 0)
            self._known(name)
        return self.kinds[name]

    def _known(self, name: str) -> None:
        facts = table("monsters")
        bare = name.removeprefix("Monster")
        mine = facts["monsters"].get(bare, facts["unknown"])
        row = list(self.rows[self.ours[mine["ours"]]])
        for column, n in zip(FIGURES, mine["figures"], strict=True):
            row[column] = n
        called = humane(bare)
        self._row(name, name, row, (called, called))

    def _row(self, key: str, id: str, row: list[int], called: Pair) -> int:
        number = len(self.rows)
        row[CreatureRow.FIGURES], row[CreatureRow.KIND] = MONSTERS, number
        self.rows.append(row)
        self.creature_words.append(CreatureWords(id, id, called, ("", ""), ()))
        self.kinds[key] = number
        return number

    def _custom(self, s: Section) -> None:
        """Add a monster of the quest's own; what it does not say is its base's."""
        if len(self.rows) >= MOST_KINDS:
            self.quest.problem(s, "", "room", name="monsters", most=MOST_KINDS)
            return
        base = self.rows[self.kind(s.get("base").strip() or "MonsterUnknown")]
        row = list(base)
        for key, column in (
            ("awareness", CreatureRow.AWARENESS),
            ("horror", CreatureRow.HORROR),
            ("health", CreatureRow.HEALTH),
            ("healthperhero", CreatureRow.EACH),
        ):
            if key in s.keys:
                row[column] = max(0, min(MOST_HEALTH, int(s.real(key))))
        called = self.texts.pair(f"{s.name}.monstername") or _same(humane(s.name, "CustomMonster"))
        number = self._row(s.name, s.name, row, called)
        self.pending_acts.append((number, s))

    def _name(self, s: Section, kind: int) -> None:
        """Give a spawn a row of its own, which uses the figures of its kind."""
        row = list(self.rows[kind])
        called = self.texts.pair(f"{s.name}.uniquetitle") or self.creature_words[kind].name
        text = self.texts.pair(f"{s.name}.uniquetext") or ("", "")
        self.named[s.name] = len(self.rows)
        self.rows.append(row)
        id = self.creature_words[kind].id
        self.creature_words.append(CreatureWords(s.name, id, called, text, ()))

    def unique(self) -> dict[str, int]:
        """Return by an old name the first named monster of each kind."""
        found: dict[str, int] = {}
        for name, row in self.named.items():
            kind = self.rows[row][CreatureRow.KIND]
            if self.quest.sections[name].truth("unique"):
                found.setdefault(f"Unique{self.creature_words[kind].id}", row)
        return found

    # -- what a spawn brings

    def _candidates(self, s: Section, seen: tuple[str, ...] = ()) -> list[int]:
        """Return the kinds that a spawn may bring: the first known name, or all with its traits."""
        names = s.words("monster")
        traits, pool = s.words("traits"), s.words("traitpool")
        if traits or pool:
            known = {n: set(self._traits(n)) for n in self._every()}
            fit = [
                n
                for n, mine in known.items()
                if n not in names
                and mine.issuperset(traits)
                and (not pool or mine.intersection(pool))
            ]
            if fit:
                return [self.kind(n) for n in fit]
            self.quest.problem(s, "traits", "no-match", name=" ".join([*traits, *pool]))
            key = f"any {' '.join([*traits, *pool])}"
            if key not in self.kinds and len(self.rows) < MOST_KINDS:
                row = list(self.rows[self.kind("MonsterUnknown")])
                traits_said = ", ".join(humane(t) for t in (*traits, *pool))
                self._row(
                    key,
                    "MonsterUnknown",
                    row,
                    fallback_text("any_monster_with", traits=traits_said),
                )
            return [self.kinds.get(key, 0)]
        for name in sorted(names, key=self._unknown):
            other = self.quest.sections.get(name)
            if other and other.kind == "Spawn":
                if name in (s.name, *seen):
                    continue
                return self._candidates(other, (s.name, *seen))
            if name.startswith(("Monster", "CustomMonster")) and (
                name.startswith("Monster") or name in self.kinds
            ):
                return [self.kind(name)]
        self.quest.problem(s, "monster", "no-monster", name=" ".join(names))
        return [self.kind("MonsterUnknown")]

    def _unknown(self, name: str) -> bool:
        """Whether a monster is unknown, or people do not own its product."""
        bare = name.removeprefix("Monster")
        facts = table("monsters")["monsters"].get(bare)
        if facts is None:
            return name not in self.quest.sections
        return not self.owned(facts.get("pack", ""))

    def _every(self) -> list[str]:
        customs = [s.name for s in self.quest.of("CustomMonster") if s.name in self.kinds]
        known = [f"Monster{n}" for n in table("monsters")["monsters"]]
        return [*(name for name in known if not self._unknown(name)), *customs]

    def _traits(self, name: str) -> list[str]:
        own = self.quest.sections.get(name)
        if own is not None:
            base = own.get("base").removeprefix("Monster")
            return own.words("traits") or table("monsters")["monsters"].get(base, {}).get(
                "traits", []
            )
        found: list[str] = table("monsters")["monsters"][name.removeprefix("Monster")]["traits"]
        return found

    def spawn(self, s: Section) -> Rows:
        """Return the code of one more monster; a random one is drawn once and remembered."""
        kinds = self.picks[s.name]
        if len(kinds) == 1:
            return self._bring(s, self.named.get(s.name, kinds[0]))
        drawn = self.book.variable(self._drawn_name(s))
        first = self.book.condition(self._is(drawn, 0))
        rows: Rows = [
            (Opcode.WHEN, first, self.book.block([(Opcode.CHANCE, drawn, len(kinds), 1000)]), 0, 0)
        ]
        for k, kind in enumerate(kinds, 1):
            at = self.book.condition(self._is(drawn, k))
            rows.append((Opcode.WHEN, at, self.book.block(self._bring(s, kind)), 0, 0))
        return self._once(rows)

    def _once(self, rows: Rows) -> Rows:
        """Write many operations once, however often they are used."""
        return [(Opcode.WHEN, 0, self.book.block(rows), 0, 0)] if len(rows) > 1 else rows

    def _drawn_name(self, s: Section) -> str:
        """Return the variable that remembers a choice; a spawn like another has the other's."""
        seen = [s]
        while not (s.get("traits") or s.get("traitpool")):
            others = [n for n in s.words("monster") if n in self.picks]
            s = self.quest.sections[others[0]] if others else s
            if s in seen:
                break
            seen.append(s)
        return f"drawn by {s.name}"

    def _is(self, v: int, n: int) -> list[tuple[int, int, int]]:
        return [
            (
                int(Sign.EQ),
                self.book.number(NumberSource.VARIABLE, v),
                self.book.number(plus=n * 1000),
            )
        ]

    def _bring(self, s: Section, kind: int) -> Rows:
        """Return the code that brings a monster; its health grows with the number of players."""
        row = self.rows[kind]
        custom = next((q for k, q in self.pending_acts if k == row[CreatureRow.KIND]), None)
        health, each = row[CreatureRow.HEALTH], row[CreatureRow.EACH]
        own = custom.real("health", health) if custom else health
        per = custom.real("healthperhero", each) if custom else each
        plus, more = s.real("uniquehealth"), s.real("uniquehealthhero")
        if not s.truth("unique", plus != 0 or more != 0):
            plus = more = 0.0
        wanted = [
            max(1, min(MOST_HEALTH, round(own + n * per) + round(plus + n * more))) for n in PARTY
        ]
        space = self.plan.under(s) if "xposition" in s.keys else 0
        place = NAMED_PLACE + self.book.listed([space]) if space else 0
        extra = [w - health - n * each for n, w in zip(PARTY, wanted, strict=True)]
        if len(set(extra)) == 1:
            return [(Opcode.SPAWN, kind, place, extra[0])]
        rows: Rows = []
        for n, x in zip(PARTY, extra, strict=True):
            at = self.book.condition(self.compared(NumberSource.INVESTIGATORS, 0, Sign.EQ, n))
            rows.append((Opcode.WHEN, at, self.book.block([(Opcode.SPAWN, kind, place, x)]), 0, 0))
        return self._once(rows)

    def unspawn(self, name: str) -> Rows:
        """Return the code that removes all monsters that a spawn may have brought."""
        kinds = {self.rows[k][CreatureRow.KIND] for k in self.picks[name]}
        return self._once(
            [
                (Opcode.UNSPAWN, k)
                for k, row in enumerate(self.rows)
                if row[CreatureRow.KIND] in kinds
            ]
        )

    # -- what monsters do

    def write_acts(self) -> None:
        """Write activations and checks of the quest's own monsters; events are known by now."""
        for number, s in self.pending_acts:
            row = self.rows[number]
            mine = self._activations(s)
            if mine:
                row[CreatureRow.FIRST], row[CreatureRow.ACTS] = len(self.acts), len(mine)
                self.acts += mine
            for key, column in (
                ("evadeevent", CreatureRow.EVADE),
                ("horrorevent", CreatureRow.SCARE),
            ):
                name = s.get(key).strip()
                if name and self.is_event(s, key, name):
                    row[column] = self.book.listed([self.book.block(self.queued([name], False))])
            for k in (k for k, other in enumerate(self.rows) if other[CreatureRow.KIND] == number):
                self.rows[k][CreatureRow.FIRST : CreatureRow.KIND] = row[
                    CreatureRow.FIRST : CreatureRow.KIND
                ]

    def _activations(self, s: Section) -> list[list[int]]:
        names = s.words("activation")
        if len(names) == 1 and names[0].startswith("Event"):
            if not self.is_event(s, "activation", names[0]):
                return []
            return [[ITSELF, 0, 0, 0, 0, self.book.block(self.queued(names, False)), 0]]
        found = []
        for name in names:
            one = self.quest.sections.get(f"Activation{name}")
            if one is None:
                continue
            called = self.texts.pair(f"{s.name}.monstername") or ("", "")
            told = [
                self.texts.pair(f"{one.name}.{part}", {"0": called})
                for part in ("ability", "master", "move")
            ]
            how, hit, instead = (self.book.text(t) for t in told)
            do = self.book.block([(Opcode.TELL, hit)] if hit else [])
            other = self.book.block([(Opcode.TELL, instead)] if instead else [])
            found.append([0, 0, 0, 0, how, do, other])
        return found

    def attack_texts(self) -> dict[int, list[list[Pair]]]:
        """Return for monsters with attack texts of their own, by kind of weapon, these texts."""
        found: dict[int, list[list[Pair]]] = {}
        for number, s in self.pending_acts:
            mine: list[list[Pair]] = [[] for _ in WEAPONS]
            for word in s.words("attacks"):
                kind, _, count = word.partition(":")
                if kind not in WEAPONS or not re.fullmatch(r"[0-9]{1,3}", count):
                    self.quest.problem(s, "attacks", "attack", name=word)
                    continue
                for n in range(1, min(20, int(count)) + 1):
                    text = self.texts.pair(f"{s.name}.Attack_{kind}_{n}")
                    if text:
                        mine[WEAPONS.index(kind)].append(text)
            if any(mine):
                found[number] = mine
        return found

    # -- events, known to the whole

    @abstractmethod
    def is_event(self, s: Section, key: str, name: str) -> bool:
        """Whether there is such an event."""

    @abstractmethod
    def queued(self, names: list[str], any_one: bool) -> Rows:
        """Return the code that puts events next."""


def _same(text: str) -> Pair:
    return text, text
