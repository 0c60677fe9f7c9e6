"""Mystic cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, emit, offer, rule

from ... import ability
from ...ability import AFTER, WHEN, WOULD, Trigger, Use
from ...actions import Entered, Keep, TokenSealed
from ...card_codes import Code
from ...components import CARDS, TOKENS, Token
from ...rules import tokens, windows, zones
from ...state import Arkham


@ability.reaction(
    Code.OLIVE_MCBRIDE,
    WOULD,
    Trigger.REVEAL,
    exhaust=1,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.trio[use.event] == 0
        and g.reveals.fixed[use.event] == 0
    ),
)
def olive_mcbride(g: Arkham, use: Use) -> None:
    """When you would reveal a token: reveal 3, resolve 2 of them and ignore the third."""
    first = g.reveals.count[use.event] == 1
    g.reveals.trio[use.event] = tokens.SAID_FIRST if first else tokens.SAID_LATER


@ability.event(Code.PREMONITION, can=lambda g, use: len(g.bag) > 0 and len(g.reveals) == 0)
def premonition(g: Arkham, use: Use) -> Rule:
    """Put it into play; reveal a token and seal it on it."""
    zones.put(g, use.card)
    g.ctrl[use.card] = use.seat
    emit(g, Entered(card=use.card))
    with g.reveals.open(seat=use.seat, test=NONE, count=1) as r:
        yield from windows.window(g, WOULD, Trigger.REVEAL, r)
        yield from tokens.draw_tokens(g, r)
        while len(g.reveals.tokens[r]):
            k = g.reveals.tokens[r].pop(0)
            g.sealed.append(k * CARDS + use.card)
            emit(g, TokenSealed(card=use.card, token=k))


@ability.forced(
    Code.PREMONITION,
    WOULD,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.fixed[use.event] == 0 and any(x % CARDS == use.card for x in g.sealed)
    ),
)
def premonition_comes_true(g: Arkham, use: Use) -> None:
    """Resolve what is sealed on it instead of a token of the bag; then discard it."""
    g.reveals.fixed[use.event] = 1
    i = 0
    while i < len(g.sealed):
        if g.sealed[i] % CARDS == use.card:
            g.reveals.tokens[use.event].append(g.sealed.pop(i) // CARDS)
        else:
            i += 1
    zones.discard(g, use.card)


@rule("AHC-249", "AHB-082")
def name_token_options(g: Arkham, p: int) -> None:
    for k in range(TOKENS):
        offer(g, Keep(token=k))


@ability.reaction(
    Code.RECALL_THE_FUTURE,
    WHEN,
    Trigger.TEST,
    can=lambda g, use: g.tests.seat[use.event] == use.seat and g.exhausted[use.card] == 0,
)
def recall_the_future(g: Arkham, use: Use) -> Rule:
    """When a test of yours begins and this card is ready: name a token."""
    a = yield ask(use.seat, name_token_options)
    g.uses[use.card] = 1 + Keep.token(a)


@ability.forced(
    Code.RECALL_THE_FUTURE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.uses[use.card] == 1 + g.reveals.token[use.event] and g.exhausted[use.card] == 0
    ),
)
def recall_the_future_right(g: Arkham, use: Use) -> None:
    """Exhaust it when the named token is revealed: +2."""
    g.exhausted[use.card] = 1
    g.tests.bonus[g.reveals.test[use.event]] += 2


@ability.forced(
    Code.RECALL_THE_FUTURE, AFTER, Trigger.TEST, can=lambda g, use: g.uses[use.card] > 0
)
def recall_the_future_past(g: Arkham, use: Use) -> None:
    """Forget the named token after one test."""
    g.uses[use.card] = 0


@ability.forced(
    Code.THE_CHTHONIAN_STONE,
    AFTER,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.test[use.event] >= 0
        and g.reveals.seat[use.event] == use.seat
        and g.reveals.token[use.event] == Token.auto_fail
    ),
)
def the_chthonian_stone(g: Arkham, use: Use) -> None:
    """Return it to its owner's hand on an auto-fail in a test of yours."""
    zones.to_hand(g, use.card, g.owner[use.card])
