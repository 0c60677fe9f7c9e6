"""The skill test in progress, and its odds: the rules' own functions, tried with every token."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from msgspec import UNSET
from msgspec.structs import replace

from noctuary.kernel import NONE, Observation

from ..ability import REPEATS, Question
from ..chances import percent
from ..components import Designator, Skill, Token
from ..rules import skill_tests, tokens, values
from ..state import Arkham
from .cards import known, skill
from .types import STEPS, Committed, Odds, Revealed, Test, TokenOdds

REVEAL, OUTCOME = STEPS.index("reveal"), STEPS.index("outcome")
DEEP = 2
"""Tokens that bring another which are followed at most."""


def test(g: Arkham) -> Test:
    """Return the test in progress."""
    t = len(g.tests) - 1
    p, s, step = g.tests.seat[t], g.tests.skill[t], g.tests.step[t]
    open_, settled = step < REVEAL, step >= OUTCOME
    return Test(
        seat=p,
        skill=Skill.names[s],
        what=Designator.names[g.tests.what[t]],
        step=STEPS[step],
        source=g.tests.source[t],
        target=g.tests.target[t],
        base=skill(g, p, s, t),
        bonus=g.tests.bonus[t],
        committed=[
            Committed(card=c, icons=skill_tests.matching(g, c, t)) for c in g.tests.cards[t]
        ],
        difficulty=max(0, skill_tests.difficulty_now(g, t)),
        tokens=[revealed(g, t, i) for i in range(len(g.tests.tokens[t]))],
        value=max(0, skill_tests.value_before_tokens(g, t)),
        odds=odds(g, t) if open_ else UNSET,
        passed=bool(g.tests.passed[t]) if settled else UNSET,
        total=g.tests.value[t] if settled else UNSET,
        margin=skill_tests.margin(g, t) if settled else UNSET,
    )


def with_hand(shown: Test, g: Arkham, observation: Observation) -> Test:
    """Return the view with what each card of a seat would make of its odds, while cards are
    committed.
    """
    seat, t = observation.seat, len(g.tests) - 1
    if seat < 0 or shown.step != "commit":
        return shown
    hand = known(observation.fields["hand"][seat])
    mine = {str(c): with_card(g, t, c) for c in hand if skill_tests.may_commit(g, c, seat, t)}
    return replace(shown, with_=mine)


# ---- tokens


def again(g: Arkham, t: int, drawn: tuple[int, ...]) -> bool:
    """Whether the last of these tokens makes the tester reveal another."""
    before = g.tests.tokens[t], g.tests.auto[t]
    g.tests.tokens[t] = [*before[0], *drawn]
    more = tokens.another(g, t)
    g.tests.tokens[t], g.tests.auto[t] = before
    return more or repeats(g, drawn[-1])


def repeats(g: Arkham, token: int) -> bool:
    """Whether the scenario makes of this symbol another token."""
    scenario = REPEATS.get(g.code[g.reference])
    return scenario is not None and scenario(g, token)


def revealed(g: Arkham, t: int, i: int) -> Revealed:
    """Return a token that has been revealed."""
    k = g.tests.tokens[t][i]
    fails = tokens.fails_by_itself(g, t, k)
    n = None if fails else tokens.token_value(g, t, i)
    return Revealed(token=Token.names[k], value=n)


def value(g: Arkham, t: int, token: int) -> int | None:
    """Return the modifier of a token in this test; nothing for one that fails by itself."""
    if tokens.fails_by_itself(g, t, token):
        return None
    return tokens.modifier(g, t, token)


def symbols(g: Arkham, p: int) -> dict[str, int]:
    """Return the values of the symbol tokens for an investigator now, outside a test."""
    found = {}
    for k in (Token.skull, Token.cultist, Token.tablet, Token.elder_thing):
        if k in g.bag:
            found[Token.names[k]] = values.total(g, Question.skull + k - Token.skull, p, NONE)
    if Token.elder_sign in g.bag:
        found[Token.names[Token.elder_sign]] = values.total(g, Question.sign, p, NONE)
    return found


# ---- odds


def odds(g: Arkham, t: int) -> Odds:
    """Return the chance of success, token by token."""
    bag = Counter[int]() if settled(g, t) else Counter(g.bag)
    each = [
        TokenOdds(
            token=Token.names[k],
            n=bag[k],
            value=value(g, t, k),
            passes=passes(g, t, (k,)),
            again=again(g, t, (k,)),
        )
        for k in sorted(bag)
    ]
    return Odds(chance=likely(g, t), tokens=each)


def settled(g: Arkham, t: int) -> bool:
    """Whether no token has a say."""
    none = values.total(g, Question.no_tokens, g.tests.seat[t], t)
    return bool(g.tests.auto[t] or none)


def likely(g: Arkham, t: int) -> int:
    """Return the chance of success in per cent."""
    if settled(g, t):
        return 100 * passes(g, t, ())
    return int(percent(chance(g, t, Counter(g.bag))))


def with_card(g: Arkham, t: int, card: int) -> int:
    """Return the chance in per cent if one more card were committed."""
    g.tests.cards[t].append(card)
    found = likely(g, t)
    g.tests.cards[t].pop()
    return found


def chance(g: Arkham, t: int, bag: Counter[int], drawn: tuple[int, ...] = ()) -> Fraction:
    """Return the odds of success over what the bag holds."""
    total = sum(bag.values())
    if total == 0 or len(drawn) > DEEP:
        return Fraction(passes(g, t, drawn))
    won: Fraction | int = 0
    for token, n in bag.items():
        if n:
            if again(g, t, (*drawn, token)) and not tokens.fails_by_itself(g, t, token):
                rest = bag.copy()
                rest[token] -= 1
                won += n * chance(g, t, rest, (*drawn, token))
            else:
                won += n * passes(g, t, (*drawn, token))
    return Fraction(won, total)


def passes(g: Arkham, t: int, drawn: tuple[int, ...]) -> bool:
    """Whether the test succeeds with these tokens."""
    tests = g.tests
    before = tests.tokens[t], tests.difficulty[t], tests.auto[t], tests.ease[t]
    tests.tokens[t] = [*before[0], *drawn]
    if drawn:
        tokens.another(g, t)
    skill_tests.settle(g, t)
    passed = bool(tests.passed[t])
    tests.tokens[t], tests.difficulty[t], tests.auto[t], tests.ease[t] = before
    return passed
