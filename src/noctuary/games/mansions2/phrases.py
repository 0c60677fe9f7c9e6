"""The parts of sentences in one language: whom, where, which cards, which facts."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .columns import SpaceRow
from .components import CONDITIONS, SKILLS, SPACES_LIKE, TRAITS
from .opcodes import (
    AS_FALSE,
    AS_TRUE,
    FIRST_PEOPLES_FACT,
    NAMED_PLACE,
    At,
    NumberSource,
    Selector,
    Sign,
)
from .scenario.book_writer import Pair
from .scenario.compiled import CompiledScenario

LANGUAGES = ("en", "fr")
COUNTS = {
    NumberSource.IN_RANGE: "in_range", NumberSource.UP: "up", NumberSource.OTHERS_OUT: "others_out",
    NumberSource.BURNING: "burning", NumberSource.CLUES: "clues",
    NumberSource.POSSESSIONS: "possessions",
}  # fmt: skip


@cache
def bundle(lang: str) -> FluentBundle:
    """Load the texts of the game in one language."""
    folder = resources.files(__package__).joinpath("locales")
    made = FluentBundle([lang], use_isolating=False)
    for name in (f"{lang}.ftl", f"told.{lang}.ftl"):
        made.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return made


class Phrases:
    """The phrases of one scenario in one language."""

    def __init__(self, made: CompiledScenario, lang: str) -> None:
        self.made, self.lang = made, lang
        self.column = LANGUAGES.index(lang)
        tables = made.tables
        self.code, self.terms, self.numbers = tables["code"], tables["terms"], tables["numbers"]
        self.lists = tables["lists"]

    def say(self, key: str, **args: Any) -> str:
        """Return a message of the game; a key without text is a mistake."""
        words = bundle(self.lang)
        pattern = words.get_message(key).value
        assert pattern is not None, key
        said, problems = words.format_pattern(pattern, args)
        assert not problems, (key, problems)
        return str(said)

    def of(self, pair: Pair) -> str:
        """Return a text of the scenario in this language."""
        return pair[self.column]

    def both(self, parts: list[str]) -> str:
        """Return several phrases one after another."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("told-and", first=", ".join(parts[:-1]), rest=parts[-1])

    # ---- whom, where, what

    def whom(self, who: int) -> str:
        """Return the phrase of whom something is for, or toward whom."""
        if who == Selector.SELF:
            return self.say("told-of-self")
        if who == Selector.ALL:
            return self.say("told-each")
        return self.say(f"told-who-{Selector(who).name.lower()}")

    def place(self, place: int) -> str:
        """Return the phrase of a place of the book."""
        if place < NAMED_PLACE:
            return self.say(f"told-at-{At(place).name.lower()}")
        at = place - NAMED_PLACE
        spaces = list(self.lists[at + 1 : at + 1 + self.lists[at]])
        plan = self.made.plan
        tiles = {plan.rows[s][SpaceRow.TILE] for s in spaces}
        if len(tiles) == 1 and len(spaces) > 1:
            (tile,) = tiles
            if len(spaces) == sum(1 for r in plan.rows[1:] if r[SpaceRow.TILE] == tile):
                return self.say("told-at-tile", tile=self.face(tile), rooms=self.tile(tile))
        said = [self.space(s) for s in spaces]
        key = "told-at-else" if len(tiles) == len(spaces) else "told-at-or"
        out = said[-1]
        for one in reversed(said[:-1]):
            out = self.say(key, first=one, rest=out)
        return out

    def space(self, s: int) -> str:
        """Return the phrase of a place on a space."""
        plan = self.made.plan
        return self.say(
            "told-at-space", space=self.of(plan.names[s]), tile=self.face(plan.rows[s][0])
        )

    def face(self, tile: int) -> str:
        """Return the number printed on a tile."""
        laid = self.made.plan.laid[tile]
        return laid.face if laid else ""

    def tile(self, tile: int) -> str:
        """Return the name of a tile: its rooms."""
        return self.of(self.made.tile_name(tile))

    def card(self, f: int) -> str:
        """Return the name of a side of a card."""
        return self.of(self.made.faces[f].name)

    def condition(self, n: int) -> str:
        """Return the name of a Condition."""
        return self.of(next(f.name for f in self.made.faces if f.id == CONDITIONS[n]))

    def skill(self, n: int) -> str:
        """Return the name of a skill."""
        return self.say(f"kind-skill-{SKILLS[n]}")

    def harm(self, kind: str, n: int, down: int) -> str:
        """Return the phrase of so many cards of Damage or Horror."""
        return self.say(f"told-harm-{kind}{'-down' if down else ''}", n=n)

    def harms(self, damage: int, horror: int, down: int) -> str:
        """Return the phrase of Damage and Horror together."""
        pairs = (("damage", damage), ("horror", horror))
        return self.both([self.harm(kind, n, down) for kind, n in pairs if n])

    # ---- facts

    def holds(self, term: Any) -> bool:
        """Whether a comparison says that a fact is so, not that it is not."""
        sign, n = term[0] & 15, self.numbers[term[2]][3]
        return (sign, n) in ((Sign.EQ, 1), (Sign.NE, 0), (Sign.GE, 1), (Sign.GT, 0))

    def facts(self, at: int) -> str:
        """Return the phrase of a condition's facts that only people know."""
        stack: list[str] = []
        while self.terms[at][0] != Sign.STOP:
            term = self.terms[at]
            sign = term[0] & 15
            if sign == Sign.NOT:
                was = stack.pop()
                stack.append(self.say("told-fact-not", fact=was) if was else "")
            elif sign in (Sign.AND, Sign.OR):
                rest, first = stack.pop(), stack.pop()
                key = "told-fact-and" if sign == Sign.AND else "told-fact-or"
                stack.append(
                    self.say(key, first=first, rest=rest) if first and rest else first or rest
                )
            else:
                known = not term[0] & (AS_TRUE | AS_FALSE)
                stack.append("" if known else self.fact(term))
            at += 1
        return stack[0] if stack else ""

    def fact(self, term: Any) -> str:
        """Return the phrase of a comparison that only people can make."""
        source, a = self.numbers[term[1]][:2]
        if source < FIRST_PEOPLES_FACT:
            return ""
        if source in COUNTS:
            n = self.numbers[term[2]][3]
            sign = term[0] & 15
            if sign in (Sign.GE, Sign.GT):
                n = self.say("told-least", n=n + (sign == Sign.GT))
            elif sign in (Sign.LE, Sign.LT):
                n = self.say("told-most", n=n - (sign == Sign.LT))
            else:
                n = self.say("told-exactly", n=n)
            return self.say(
                "told-has-count", count=self.say(f"told-count-{COUNTS[NumberSource(source)]}", n=n)
            )
        key = SPACES_LIKE[a] if source == NumberSource.SPACE else NumberSource(source).name.lower()
        args: dict[str, str] = {}
        if source == NumberSource.HAS:
            args["card"] = self.card(a)
        elif source == NumberSource.HAS_TRAIT:
            args["trait"] = self.say(f"told-trait-{TRAITS[a]}")
        elif source in (NumberSource.IS, NumberSource.ANYONE_IS):
            args["condition"] = self.condition(a)
        elif source == NumberSource.IN:
            args["place"] = self.place(a)
        return self.say(f"told-fact-{key}{'' if self.holds(term) else '-not'}", **args)
