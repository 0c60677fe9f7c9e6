"""Operations of a book as sentences that people read aloud and do: whom it is for, then what."""

from __future__ import annotations

from typing import Any

from .columns import ActRow, CreatureRow, EdgeRow
from .components import ABILITIES, DECKS, EDGES, FEATURES, INVESTIGATORS, TRAITS
from .opcodes import NAMED_PLACE, Direction, NumberSource, Opcode, Selector, Sign, What
from .phrases import LANGUAGES, Phrases, bundle
from .scenario.compiled import CompiledScenario

SILENT = frozenset({
    Opcode.STOP, Opcode.CALC, Opcode.CHANCE, Opcode.TILE, Opcode.LIFT, Opcode.TOKEN, Opcode.REMOVE,
    Opcode.UNSPAWN, Opcode.CLEAR, Opcode.OBJECTIVE, Opcode.QUEUE, Opcode.SIGNALS, Opcode.TELL,
    Opcode.CALL, Opcode.CHOOSE, Opcode.QUOTA, Opcode.PUZZLE, Opcode.POOL, Opcode.END,
    Opcode.GAME_OVER,
})  # fmt: skip
"""Operations that the keeper does himself, and tells by events of their own."""
COUNTED = (Opcode.DICE, Opcode.STEPS, Opcode.SPACES, Opcode.HIT_BONUS, Opcode.CLUE)
"""Operations whose number may be below nothing."""
PLAIN = (
    Opcode.FORFEIT, Opcode.EXTINGUISH, Opcode.FORBID, Opcode.FREE_ACTION, Opcode.PREVENT,
    Opcode.TAKE_DOWN, Opcode.ALSO_FACEUP, Opcode.REROLL, Opcode.CONVERT, Opcode.TAKE_OVER,
    Opcode.MEND, Opcode.REGAIN, Opcode.OTHER_BACK,
)  # fmt: skip
SUBJECT = "{ $investigator }"
"""Filled in by the event that tells an operation to somebody with a name."""


def upper(text: str) -> str:
    """Return a sentence with a capital at its beginning."""
    return text[:1].upper() + text[1:] if not text.startswith("{") else text


class Sentences(Phrases):
    """The sentences of one scenario in one language."""

    # ---- whole sentences

    def instruction(self, at: int, subject: str = "") -> str:
        """Return the text of an operation, for somebody with a name or for whomever it concerns."""
        row = self.code[at]
        op = row[0]
        if op in SILENT:
            return ""
        if op == Opcode.EACH:
            return self.each(at)
        subject = subject or self.say("told-somebody")
        if op == Opcode.WHEN:
            return self.when(at, subject)
        return self.sentence(subject, [at])

    def sentence(self, subject: str, rows: list[int]) -> str:
        """Return the sentence of somebody's operations, and what follows from a test behind it."""
        heads, tails = self.parts(rows)
        own = [h for h, bound in heads if bound]
        others = [upper(h) + "." for h, bound in heads if not bound]
        first = [upper(f"{subject} {self.both(own)}") + "."] if own else []
        return " ".join([*first, *others, *tails])

    def parts(self, rows: list[int]) -> tuple[list[tuple[str, bool]], list[str]]:
        """Return the parts of operations, each with whether it has a subject, and what follows."""
        heads: list[tuple[str, bool]] = []
        tails: list[str] = []
        for at in rows:
            op = self.code[at][0]
            if op in SILENT:
                continue
            if op in (Opcode.WHEN, Opcode.EACH):
                inner = self.instruction(at)
                tails += [inner] if inner else []
                continue
            heads.append(
                (
                    self.what(at),
                    op
                    not in (
                        Opcode.MARCH,
                        Opcode.HURT,
                        Opcode.MEND,
                        Opcode.SPAWN,
                        Opcode.FEATURE,
                        Opcode.EDGE,
                    ),
                )
            )
            tails += self.outcomes(at)
        return heads, tails

    def outcomes(self, at: int) -> list[str]:
        """Return the sentences of a test's outcomes."""
        row = self.code[at]
        if row[0] == Opcode.TEST:
            good, bad = self.then(row[5]), self.then(row[6])
            return [
                *([self.say("told-passed", then=good)] if good else ()),
                *([self.say("told-failed", then=bad)] if bad else ()),
            ]
        if row[0] == Opcode.NEGATE and (then := self.then(row[6])):
            return [self.say("told-suffered", then=then)]
        return []

    def rows(self, at: int) -> list[int]:
        """Return the rows of a block."""
        found = []
        while self.code[at][0] != Opcode.STOP:
            found.append(at)
            at += 1
        return found

    def then(self, block: int) -> str:
        """Return the text of a block, after a colon."""
        heads, tails = self.parts(self.rows(block))
        said = self.both([h for h, _ in heads])
        if not said and tails:
            tails[0] = tails[0][:1].lower() + tails[0][1:]
        elif tails:
            said += "."
        return " ".join([said, *tails]).strip().removesuffix(".")

    def each(self, at: int) -> str:
        """Return the text of an operation that is the same for all who are meant."""
        _, who, cond, then, other = self.code[at][:5]
        if who >= Selector.MONSTER:
            return self.sentence(self.whom(who), self.rows(then))
        out = [self.sentence(self.those(who, cond), self.rows(then))]
        if rest := self.then(other):
            out.append(self.say("told-otherwise", then=rest))
        return " ".join(x for x in out if x)

    def those(self, who: int, cond: int) -> str:
        """Return the phrase of those who are meant and of whom something is true."""
        if who != Selector.ALL:
            return self.whom(who)
        first = self.terms[cond]
        if first[0] != Sign.STOP and self.terms[cond + 1][0] == Sign.STOP:
            source, place = self.numbers[first[1]][:2]
            if source == NumberSource.IN and self.holds(first):
                return self.say("told-each-place", place=self.place(place))
        facts = self.facts(cond)
        return self.say("told-each-who", facts=facts) if facts else self.say("told-each")

    def when(self, at: int, subject: str) -> str:
        """Return the text of two ways to go on, which people see for themselves."""
        _, cond, then, other = self.code[at][:4]
        facts = self.facts(cond)
        out = []
        if good := self.then(then):
            out.append(self.say("told-when", who=subject, facts=facts, then=good))
        if bad := self.then(other):
            if not good:
                out.append(
                    self.say("told-when", who=subject, facts=facts, then=self.say("told-nothing"))
                )
            out.append(self.say("told-otherwise", then=bad))
        return " ".join(out)

    def question(self, at: int) -> str:
        """Return the question to people about their own table."""
        if self.code[at][0] != Opcode.WHEN:
            return self.say("told-question-won")
        who, facts = self.say("told-somebody"), self.facts(self.code[at][1])
        return self.say("told-question", who=who, facts=facts)

    def trial(self, at: int) -> str:
        """Return the text of a test, without its outcomes."""
        return upper(f"{self.say('told-somebody')} {self.roll(at)}") + "."

    def prowl(self, act: int) -> str:
        """Return the text of how a monster moves and whom it means."""
        row = self.made.tables["acts"][act]
        reach = self.say("told-reach-range" if row[ActRow.RANGED] else "told-reach-here")
        args = {"creature": "{ $creature }", "prey": self.prey(row[ActRow.PICK]), "reach": reach}
        n = row[ActRow.MOVE]
        if n == 0:
            return self.say("told-prowl-still", **args)
        of = self.prey(row[ActRow.TOWARD])
        return self.say("told-prowl", n=n, of=of, aquatic=int(self.aquatic(act)), **args)

    def prey(self, who: int) -> str:
        """Return the phrase of whom a monster looks for; anybody if nobody in particular."""
        return self.whom(who if Selector.CLOSEST <= who < Selector.MONSTER else Selector.RANDOM)

    def aquatic(self, act: int) -> bool:
        """Whether an activation belongs to a monster that is quicker from water."""
        bit = 1 << ABILITIES.index("aquatic")
        for c in self.made.tables["creatures"]:
            first = c[CreatureRow.FIRST]
            if first <= act < first + c[CreatureRow.ACTS]:
                return bool(c[CreatureRow.ABILITIES] & bit)
        return False

    def roll(self, at: int) -> str:
        """Return the phrase of a test: the skill, any difficulty, dice more or less."""
        op, skill, mod, difficulty = self.code[at][:4]
        if op == Opcode.TEST:
            said = self.say("told-test", skill=self.skill(skill), n=difficulty)
        else:
            said = self.say("told-roll", skill=self.skill(skill))
        return said + self.mod(mod)

    def mod(self, mod: int) -> str:
        """Return the phrase of dice more or less."""
        return self.say("told-more" if mod > 0 else "told-fewer", n=abs(mod)) if mod else ""

    def some(self, op: Opcode, n: int, what: int, chance: int) -> str:
        """Return the phrase of so many cards of a sort."""
        verb = op.name.lower()
        if what == What.THIS:
            return self.say(f"told-{verb}-this")
        said = self.say(f"told-what-{What(what).name.lower()}", n=n)
        if what != What.MARKED:
            said = self.say("told-by-chance" if chance else "told-by-choice", what=said)
        return self.say(f"told-{verb}", what=said)

    def amount(self, k: int) -> str:
        """Return the phrase of an amount of damage."""
        source, _, times, plus = self.numbers[k]
        if source == NumberSource.PLAIN or times == 0:
            return self.say("told-amount-plain", n=plus)
        key = NumberSource(source).name.lower()
        known = (NumberSource.RESULT, NumberSource.WEAPON, NumberSource.WEAPON_AND_RESULT)
        return self.say(f"told-amount-{key}" if source in known else "told-amount-some")

    def what(self, at: int) -> str:
        """Return the phrase of an operation: a verb with what belongs to it."""
        row = self.code[at]
        op, a, b, c = Opcode(row[0]), row[1], row[2], row[3]
        name = op.name.lower()
        if op in PLAIN:
            return self.say(f"told-{name}", n=a)
        if op in COUNTED:
            return self.say(f"told-{name}{'-less' if a < 0 else ''}", n=abs(a))
        if op in (Opcode.DROP, Opcode.DISCARD):
            return self.some(op, a, b, c)
        found: str = getattr(self, f"op_{name}")(row, a, b, c, at)
        return found

    def op_test(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.roll(at)

    def op_add_up(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-add_up", roll=self.roll(at))

    def op_times(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-times", roll=self.roll(at), then=self.then(row[4]))

    def op_negate(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        harm = self.harms(c, row[4], row[5])
        return self.say("told-negate", harm=harm, skill=self.skill(a), mod=self.mod(b))

    def op_damage(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-damage", harm=self.harm("damage", a, b))

    def op_horror(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-horror", harm=self.harm("horror", a, b))

    def op_heal(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-heal", harm=self.harm(("damage", "horror")[a], b, c))

    def op_flip_card(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        harm = self.harm(("damage", "horror")[a], b, 0)
        return self.say("told-flip-up" if c else "told-flip-down", harm=harm)

    def op_become(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-become", condition=self.condition(a))

    def op_gain(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-gain", card=self.card(a))

    def op_gain_any(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        deck = self.say(f"told-deck-{DECKS[a]}")
        if b:
            trait = self.say(f"told-trait-{TRAITS[b - 1]}")
            return self.say("told-gain_any-trait", trait=trait, deck=deck)
        return self.say("told-gain_any", deck=deck)

    def op_turn(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say(f"told-turn-{What(a).name.lower()}")

    def op_put(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-put", place=self.place(a))

    def op_move(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        if b == Direction.FREE:
            place = self.place(row[4]) if row[4] >= NAMED_PLACE else ""
            said = self.say("told-move-into" if place else "told-move-free", n=a, place=place)
        else:
            key = "told-move-toward" if b == Direction.TOWARD else "told-move-away"
            said = self.say(key, n=a, of=self.whom(c))
        if row[5]:
            said = self.say("told-move-cross", move=said)
        return self.say("told-move-safe", move=said) if row[6] and b == Direction.FREE else said

    def op_go(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-go", place=self.place(a))

    def op_march(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        key = "told-march-away" if c == Direction.AWAY else "told-march-toward"
        return self.say(key, who=self.whom(b), n=a, of=self.whom(row[4]))

    def op_hurt(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say("told-hurt", who=self.whom(max(b, Selector.MONSTER)), amount=self.amount(a))

    def op_spawn(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        return self.say(
            "told-spawn", creature=self.of(self.made.creatures[a].name), place=self.place(b)
        )

    def op_feature(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        feature = self.say(f"told-feature-{FEATURES[a]}")
        return self.say("told-feature", feature=feature, place=self.place(b))

    def op_edge(self, row: Any, a: int, b: int, c: int, at: int) -> str:
        names = self.made.plan.names
        ends = self.made.tables["edges"][a]
        first, second = (self.of(names[ends[k]]) for k in (EdgeRow.A, EdgeRow.B))
        return self.say("told-edge", a=first, b=second, kind=self.say(f"told-edge-{EDGES[b]}"))


KINDS = ("instruction", "bidding", "prowl", "trial", "question")


def texts(made: CompiledScenario, kind: str, value: int) -> dict[str, str] | None:
    """Return the text of an operation or an activation, in both languages."""
    rows = made.tables["acts" if kind == "prowl" else "code"]
    if not 0 <= value < len(rows):
        return None
    out = {}
    for lang in LANGUAGES:
        said = Sentences(made, lang)
        if kind == "instruction":
            out[lang] = said.instruction(value, SUBJECT)
        elif kind == "bidding":
            out[lang] = said.instruction(value)
        else:
            out[lang] = getattr(said, kind)(value)
    return out


def investigator(lang: str, n: int) -> str:
    """Return an investigator's name."""
    pattern = bundle(lang).get_message(f"kind-investigator-{INVESTIGATORS[n]}").value
    assert pattern is not None
    said, _ = bundle(lang).format_pattern(pattern, {})
    return str(said)
