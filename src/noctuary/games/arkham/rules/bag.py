"""The chaos bag outside tests: its supply, sealed tokens, tokens drawn for other reasons."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule, take

from ..actions import Keep, TokenAdded, TokenRevealed, TokenSealed
from ..components import CARDS, MOST, SEALS, TOKENS, Step
from ..state import Arkham


@rule("AHB-389", "AHB-395")
def supply(g: Arkham, k: int) -> int:
    """Return how many tokens of a sort are neither in the bag, nor sealed, nor revealed."""
    n = MOST[k] - sum(x == k for x in g.bag) - sum(x // CARDS == k for x in g.sealed)
    for t in range(len(g.tests)):
        if g.tests.step[t] < Step.END:
            n -= sum(x == k for x in g.tests.tokens[t])
    return n


@rule("AHC-356")
def add_tokens(g: Arkham, k: int, n: int) -> None:
    """Put tokens from the supply into the bag, as many as there are."""
    n = min(n, supply(g, k))
    if n > 0:
        for _ in range(n):
            g.bag.append(k)
        emit(g, TokenAdded(token=k, n=n))


def reveal_alone(g: Arkham, p: int) -> int:
    """Reveal a token outside a test, and put it back; none when the bag is empty."""
    if len(g.bag) == 0:
        return NONE
    k = take(g, g.bag)
    g.bag.append(k)
    emit(g, TokenRevealed(seat=p, token=k))
    return k


# ---- sealing


@rule("AHB-383")
def can_seal(g: Arkham, c: int) -> bool:
    """Whether the bag holds what must be sealed on a card, if anything."""
    return SEALS[g.code[c]] == 0 or any((SEALS[g.code[c]] >> k) & 1 for k in g.bag)


@rule("AHB-383")
def seal_options(g: Arkham, p: int, card: int) -> None:
    for k in range(TOKENS):
        if (SEALS[g.code[card]] >> k) & 1 and k in g.bag:
            offer(g, Keep(token=k))


@rule("AHB-383")
def seal(g: Arkham, c: int, p: int) -> Rule:
    """Put a token of the bag on a card that has just entered play."""
    if SEALS[g.code[c]]:
        a = yield ask(p, seal_options, c, alone=TAKE)
        k = Keep.token(a)
        g.bag.remove(k)
        g.sealed.append(k * CARDS + c)
        emit(g, TokenSealed(card=c, token=k))
