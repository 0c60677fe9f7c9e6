"""The rules' own plain functions, run over what a seat sees: every number with its parts."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from noctuary.kernel import NONE, Hidden

from .codes import Code
from .kinds import ICONS, SEATS, SKILL, Difficulty, Skill, Token, Trait
from .registry import ANSWER, CONSTANT, Question
from .rules import skill_tests, tokens, values
from .state import Arkham

Part = dict[str, int]


class Rows:
    """The open records of one kind."""

    def __init__(self, columns: dict[str, list[Any]]) -> None:
        self.__dict__.update(columns)
        self._count = len(next(iter(columns.values())))

    def __len__(self) -> int:
        return self._count


def glance(fields: Mapping[str, Any], seats: int) -> Arkham:
    """A state that the rules' plain functions can read: what is hidden is not there."""
    g: dict[str, Any] = {"seats": seats}
    records: dict[str, dict[str, list[Any]]] = {}
    for name, value in fields.items():
        kind, dot, column = name.partition(".")
        if dot:
            records.setdefault(kind, {})[column] = copy.deepcopy(value)
        else:
            g[name] = _shown(value)
    g |= {kind: Rows(columns) for kind, columns in records.items()}
    seen = type("Glance", (), {})()
    seen.__dict__.update(g)
    return cast(Arkham, seen)


def _shown(value: Any) -> Any:
    """Lists as they are; of hidden zones only what is known, so that nothing is guessed."""
    if isinstance(value, Hidden):
        return [NONE] * value.count
    if isinstance(value, list):
        return [_shown(v) for v in value]
    return value


# ---- numbers and where they come from


def parts(g: Arkham, q: int, who: int, x: int) -> list[Part]:
    """What each card and lasting effect adds to a value."""
    found: list[Part] = []
    if g.answering[q]:
        for c in g.play:
            k = ANSWER[g.code[c]][q]
            if k >= 0 and not values.blank(g, c):
                n = CONSTANT[k](g, c, who, x)
                if n:
                    found.append({"card": c, "n": n})
        for i in range(g.lasting):
            if g.lasting_q[i] == q and g.lasting_who[i] == who:
                found.append({"card": g.lasting_card[i], "n": g.lasting_n[i]})
    return found


def skill(g: Arkham, p: int, s: int, t: int = NONE) -> dict[str, Any]:
    """A skill of an investigator: its value, its own number, and what changes it."""
    own = SKILL[g.code[p]][s]
    return {"n": values.skill(g, p, s, t), "own": own, "parts": parts(g, s, p, t)}


# ---- the test in progress


def again(g: Arkham, t: int, token: int) -> bool:
    """Whether this token makes the tester reveal another."""
    if token in (Token.bless, Token.curse):
        return True
    hard = g.difficulty[0] >= Difficulty.hard
    reference = g.code[g.reference]
    if reference == Code.SCENARIO_THE_GATHERING:
        return token == Token.cultist and hard
    if reference == Code.SCENARIO_THE_MIDNIGHT_MASKS:
        cultists = any(values.is_enemy(g, e) and values.trait(g, e, Trait.CULTIST) for e in g.play)
        return token == Token.cultist and hard and not cultists
    ancient = any(values.is_enemy(g, e) and values.trait(g, e, Trait.ANCIENT_ONE) for e in g.play)
    return token == Token.elder_thing and ancient


def passes(g: Arkham, t: int, tokens: Iterable[int]) -> bool:
    """Whether the test succeeds with these tokens."""
    before = g.tests.tokens[t], g.tests.difficulty[t], g.tests.auto[t], g.tests.ease[t]
    g.tests.tokens[t] = [*before[0], *tokens]
    skill_tests.settle(g, t)
    passed = bool(g.tests.passed[t])
    g.tests.tokens[t], g.tests.difficulty[t], g.tests.auto[t], g.tests.ease[t] = before
    return passed


def chance(g: Arkham, t: int, bag: Counter[int], drawn: tuple[int, ...] = ()) -> float:
    """The odds of success over what the bag holds."""
    total = sum(bag.values())
    if total == 0 or len(drawn) > 2:
        return float(passes(g, t, drawn))
    won = 0.0
    for token, n in bag.items():
        if n:
            if again(g, t, token) and not tokens.fails_by_itself(g, t, token):
                rest = bag.copy()
                rest[token] -= 1
                won += n * chance(g, t, rest, (*drawn, token))
            else:
                won += n * passes(g, t, (*drawn, token))
    return won / total


def odds(g: Arkham, t: int) -> dict[str, Any]:
    """The chance of success, token by token."""
    if g.tests.auto[t] or values.total(g, Question.no_tokens, g.tests.seat[t], t):
        return {"chance": round(100 * passes(g, t, ())), "tokens": []}
    bag = Counter(g.bag)
    tokens = [
        {
            "token": Token.names[k],
            "n": bag[k],
            "value": value(g, t, k),
            "passes": passes(g, t, (k,)),
            "again": again(g, t, k),
        }
        for k in sorted(bag)
    ]
    return {"chance": round(100 * chance(g, t, bag)), "tokens": tokens}


def value(g: Arkham, t: int, token: int) -> int | None:
    """The modifier of a token in this test; nothing for one that fails by itself."""
    if tokens.fails_by_itself(g, t, token):
        return None
    g.tests.tokens[t].append(token)
    n = tokens.token_value(g, t, len(g.tests.tokens[t]) - 1)
    g.tests.tokens[t].pop()
    return n


def with_card(g: Arkham, t: int, card: int) -> int:
    """The chance in percent if one more card were committed."""
    g.tests.cards[t].append(card)
    found = round(100 * chance(g, t, Counter(g.bag)))
    g.tests.cards[t].pop()
    return found


def icons(g: Arkham, card: int, s: int) -> int:
    """Icons of a card that count for a skill."""
    printed = ICONS[g.code[card]]
    return printed[s] + printed[Skill.wild]


def symbols(g: Arkham, p: int) -> dict[str, int]:
    """What the symbol tokens are worth to an investigator now, outside a test."""
    found = {}
    for k in (Token.skull, Token.cultist, Token.tablet, Token.elder_thing):
        if k in g.bag:
            found[Token.names[k]] = values.total(g, Question.skull + k - Token.skull, p, NONE)
    if Token.elder_sign in g.bag:
        found["elder_sign"] = values.total(g, Question.sign, p, NONE)
    return found


def seats_in(g: Arkham) -> list[int]:
    """Seats whose investigators are still in the scenario."""
    return [p for p in range(min(g.seats, SEATS)) if values.in_game(g, p)]
