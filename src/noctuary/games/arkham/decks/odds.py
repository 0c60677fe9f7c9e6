"""The chaos bag: exact odds of passing a skill test, by going through everything it can bring."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, Literal

import msgspec

from ..card_table import text_of
from .errors import BadDeck

SYMBOLS = (
    *("skull", "cultist", "tablet", "elder_thing"),
    *("auto_fail", "elder_sign", "bless", "curse"),
)
NUMBER = re.compile(r"[+-]?\d{1,2}")
MOST_TOKENS = 60
MOST_SKILL = 99
MOST_BLESS = 10

Bag = dict[str, int]
Outcome = tuple[bool, int]
Spread = dict[Outcome, Fraction]
Side = Literal["easy", "hard"]


class Effect(msgspec.Struct, frozen=True):
    """The effect of a token: a modifier, perhaps another token, or the end of the test."""

    modifier: int = 0
    again: bool = False
    fails: bool = False
    succeeds: bool = False


class SkillTest(msgspec.Struct, frozen=True):
    """A skill test: the skill with icons and bonuses, and what helps once tokens are seen."""

    skill: int
    difficulty: int
    bag: Bag
    effects: dict[str, Effect] = {}
    """The effects of symbols; a symbol that is missing has none."""
    choose_of: int = 1
    """Tokens revealed at first, to resolve one of them (Grotesque Statue: 2)."""
    redraws: int = 0
    """How often a token may be put back for another (Wendy Adams: 1)."""
    rescue: int = 0
    """The bonus when the test would fail (Lucky!: 2)."""


class Margin(msgspec.Struct, frozen=True):
    """The chance to pass or fail by a margin."""

    passed: bool
    by: int
    chance: float


class Token(msgspec.Struct, frozen=True):
    """A kind of token in the bag, and the chance to pass when it is the first one kept."""

    token: str
    count: int
    effect: Effect
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """The odds of a test."""

    passing: float
    failing: float
    margins: tuple[Margin, ...]
    tokens: tuple[Token, ...]


# ---- bags


@cache
def content() -> dict[str, Any]:
    """Return the bags of the campaign, and what its symbols do."""
    return tomllib.loads(text_of("chaos.toml"))


def difficulties() -> tuple[str, ...]:
    """Return the four levels of Night of the Zealot."""
    return tuple(content()["bags"])


def scenarios() -> tuple[str, ...]:
    """Return the three scenarios whose symbols are known."""
    return tuple(content()["scenarios"])


def default_bag(difficulty: str) -> Bag:
    """Return the bag of a level of difficulty."""
    if difficulty not in difficulties():
        raise BadDeck("error-odds-difficulty", text=difficulty, allowed=", ".join(difficulties()))
    return dict(content()["bags"][difficulty])


def scenario_effects(scenario: str, difficulty: str, x: int = 1) -> dict[str, Effect]:
    """Return the effects of the symbols in a scenario; a skull counts `x` on the table."""
    if scenario not in scenarios():
        raise BadDeck("error-odds-scenario", text=scenario, allowed=", ".join(scenarios()))
    side: Side = "easy" if difficulties().index(difficulty) < 2 else "hard"
    told = content()["scenarios"][scenario][side]
    again = told.get("again", ())
    return {
        symbol: Effect(-x if value == "x" else value, symbol in again)
        for symbol, value in told.items()
        if symbol != "again"
    }


def read_bag(text: str) -> Bag:
    """Return a bag written as `+1 0:2 -1:3 skull:2 auto_fail elder_sign`, or the name of a
    difficulty.
    """
    if text.strip() in difficulties():
        return default_bag(text.strip())
    bag: Bag = {}
    for part in re.split(r"[\s,]+", text.strip()):
        token, _, count = part.partition(":")
        number = int(token) if NUMBER.fullmatch(token) else None
        if (number is None and token not in SYMBOLS) or not re.fullmatch(r"\d{0,2}", count):
            raise BadDeck("error-odds-tokens", text=part, allowed=", ".join(SYMBOLS))
        name = f"{number:+d}" if number else "0" if number == 0 else token
        bag[name] = bag.get(name, 0) + int(count or 1)
    return {token: n for token, n in bag.items() if n}


def effect_of(token: str, effects: Mapping[str, Effect]) -> Effect:
    """Return the effect of a token."""
    if token in effects:
        return effects[token]
    if token == "auto_fail":
        return Effect(fails=True)
    if token in ("bless", "curse"):
        return Effect(2 if token == "bless" else -2, again=True)
    return Effect(int(token)) if NUMBER.fullmatch(token) else Effect()


# ---- the test


def check_test(test: SkillTest) -> None:
    """Raise BadDeck for a test that cannot be computed."""
    total = sum(test.bag.values())
    if not 0 < total <= MOST_TOKENS or min(test.bag.values()) < 0:
        raise BadDeck("error-odds-bag", most=MOST_TOKENS)
    if max(test.bag.get("bless", 0), test.bag.get("curse", 0)) > MOST_BLESS:
        raise BadDeck("error-odds-bless", most=MOST_BLESS)
    figures = (test.skill, test.difficulty, test.rescue)
    if any(not 0 <= n <= MOST_SKILL for n in figures) or test.redraws not in (0, 1):
        raise BadDeck("error-odds-figures", most=MOST_SKILL)
    if test.choose_of not in (1, 2):
        raise BadDeck("error-odds-figures", most=MOST_SKILL)


def chance_of(spread: Spread) -> Fraction:
    """Return the chance to pass."""
    return sum((p for (passed, _), p in spread.items() if passed), Fraction(0))


def better(spreads: Iterable[Spread]) -> Spread:
    """Return the result a player takes who wants to pass, and after that by the most."""
    first, *others = spreads
    for other in others:
        gain = chance_of(other) - chance_of(first)
        if gain > 0 or (gain == 0 and mean_margin(other) > mean_margin(first)):
            first = other
    return first


def mean_margin(spread: Spread) -> Fraction:
    """Return by how much a test is passed on average."""
    return sum((margin * p for (_, margin), p in spread.items()), Fraction(0))


def mix(parts: Iterable[tuple[Fraction, Spread]]) -> Spread:
    """Return several spreads, each with its chance, as one."""
    out: Spread = {}
    for chance, spread in parts:
        for outcome, p in spread.items():
            out[outcome] = out.get(outcome, Fraction(0)) + chance * p
    return out


class Reveal:
    """A walk through every order in which the tokens of a test can come."""

    def __init__(self, test: SkillTest) -> None:
        self.test = test
        self.tokens = tuple(test.bag)
        self.effects = [effect_of(t, test.effects) for t in self.tokens]
        self.seen: dict[tuple[tuple[int, ...], int, int, bool], Spread] = {}

    def outcome(self, modifier: int, succeeds: bool) -> Outcome:
        """Return whether it is passed and by how much; the skill is at least 0 (AHB-193 to
        AHB-195).
        """
        test = self.test
        total = max(0, test.skill + modifier)
        if succeeds:
            return True, total
        helped = max(0, test.skill + modifier + test.rescue)
        if total < test.difficulty <= helped:
            total = helped
        return total >= test.difficulty, total - test.difficulty

    def after(self, bag: tuple[int, ...], *tokens: int) -> tuple[int, ...]:
        """Return the bag without some tokens: within a test none goes back (AHB-208)."""
        return tuple(n - tokens.count(k) for k, n in enumerate(bag))

    def keep(
        self, k: int, left: tuple[int, ...], modifier: int, redraws: int, succeeds: bool
    ) -> Spread:
        """Return the outcome once a token is resolved; some have another revealed after them
        (AHB-191).
        """
        effect = self.effects[k]
        if effect.fails:
            return {(False, -self.test.difficulty): Fraction(1)}
        modifier, succeeds = modifier + effect.modifier, succeeds or effect.succeeds
        if effect.again and any(left):
            return self.one(left, modifier, redraws, succeeds)
        return {self.outcome(modifier, succeeds): Fraction(1)}

    def kept_or_not(
        self, k: int, left: tuple[int, ...], modifier: int, redraws: int, succeeds: bool
    ) -> Spread:
        """Return a revealed token, resolved or put back for another, whichever is better."""
        kept = self.keep(k, left, modifier, redraws, succeeds)
        if not redraws:
            return kept
        back = tuple(n + (j == k) for j, n in enumerate(left))
        return better([kept, self.one(back, modifier, redraws - 1, succeeds)])

    def one(
        self, bag: tuple[int, ...], modifier: int, redraws: int, succeeds: bool = False
    ) -> Spread:
        """Return the spread when one token is revealed."""
        key = (bag, modifier, redraws, succeeds)
        if key not in self.seen:
            total = sum(bag)
            self.seen[key] = mix(
                (
                    Fraction(n, total),
                    self.kept_or_not(k, self.after(bag, k), modifier, redraws, succeeds),
                )
                for k, n in enumerate(bag)
                if n
            )
        return self.seen[key]

    def two(self, bag: tuple[int, ...], redraws: int) -> Spread:
        """Return the spread when two tokens are revealed and the better one is resolved."""
        total = sum(bag) * (sum(bag) - 1)
        parts = []
        for j, n in enumerate(bag):
            for k in range(j, len(bag)):
                ways = n * (n - 1) if j == k else 2 * n * bag[k]
                if ways:
                    left = self.after(bag, j, k)
                    both = [self.kept_or_not(t, left, 0, redraws, False) for t in (j, k)]
                    parts.append((Fraction(ways, total), better(both)))
        return mix(parts)

    def all(self) -> Spread:
        """Return every outcome of the test with its chance."""
        bag = tuple(self.test.bag.values())
        if self.test.choose_of == 2 and sum(bag) > 1:
            return self.two(bag, self.test.redraws)
        return self.one(bag, 0, self.test.redraws)


def odds(test: SkillTest) -> Odds:
    """Return the exact odds of a test."""
    check_test(test)
    reveal = Reveal(test)
    spread = reveal.all()
    bag = tuple(test.bag.values())
    passing = chance_of(spread)
    return Odds(
        passing=float(passing),
        failing=float(1 - passing),
        margins=tuple(
            Margin(passed, abs(margin), float(p)) for (passed, margin), p in sorted(spread.items())
        ),
        tokens=tuple(
            Token(
                token,
                test.bag[token],
                reveal.effects[k],
                float(chance_of(reveal.keep(k, reveal.after(bag, k), 0, 0, False))),
            )
            for k, token in enumerate(reveal.tokens)
        ),
    )
