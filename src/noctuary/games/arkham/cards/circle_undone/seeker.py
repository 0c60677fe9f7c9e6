"""Seeker cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import Question, Use
from ...actions import Choice, Choose, Name, Pass, Target
from ...card_codes import Code
from ...components import SCENARIO, SEATS
from ...rules import decks, drawing, zones
from ...state import Arkham
from ..core.mystic import deck_choice_options


@ability.constant(Code.STUDIOUS, Question.starting_hand)
def studious(g: Arkham, card: int, who: int, context: int) -> int:
    """One more card in the opening hand."""
    return int(g.ctrl[card] == who)


@rule("AHB-045")
def place_options(g: Arkham, p: int, o: int) -> None:
    offer(g, Choose(choice=Choice.discard))
    if o < SEATS:
        offer(g, Choose(choice=Choice.to_hand))
    offer(g, Choose(choice=Choice.on_top))
    offer(g, Choose(choice=Choice.under))


@rule("AHB-045")
def end_options(g: Arkham, p: int, o: int) -> None:
    offer(g, Choose(choice=Choice.on_top))
    offer(g, Choose(choice=Choice.under))


@rule("AHB-060")
def decide_card_below(g: Arkham, p: int, o: int) -> Rule:
    """Put the bottom card of a deck, just looked at, where the reader wants it."""
    a = yield ask(p, place_options, o)
    c = g.bottom[o][len(g.bottom[o]) - 1]
    k = Choose.choice(a)
    if k == Choice.discard:
        zones.discard(g, c)
    elif k == Choice.to_hand:
        decks.put_on_top(g, c, o)
        yield from drawing.add_to_hand(g, o)
    elif k == Choice.on_top:
        decks.put_on_top(g, c, o)
    if o == SCENARIO:
        decks.refill_encounter(g)


@ability.action(Code.SCROLL_OF_SECRETS, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] == 0)
@ability.free(Code.SCROLL_OF_SECRETS, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] > 0)
def scroll_of_secrets(g: Arkham, use: Use) -> Rule:
    """Look at the bottom card of a deck; discard it, to its owner's hand, on top or below."""
    a = yield ask(use.seat, deck_choice_options, alone=TAKE)
    if a != NONE:
        decks.look_under(g, use.seat, Name.seat(a), 1)
        yield from decide_card_below(g, use.seat, Name.seat(a))


@rule("AHB-045")
def below_options(g: Arkham, p: int, o: int, n: int, done: int) -> None:
    k = len(g.bottom[o])
    for i in range(n):
        offer(g, Target(card=g.bottom[o][k - done - 1 - i]))


@rule("AHB-045")
def may_take_below_options(g: Arkham, p: int, o: int, n: int) -> None:
    k = len(g.bottom[o])
    for i in range(n):
        offer(g, Target(card=g.bottom[o][k - 1 - i]))
    offer(g, Pass())


@rule("AHB-045")
def may_discard_below_options(g: Arkham, p: int, o: int, n: int) -> None:
    may_take_below_options(g, p, o, n)


@ability.action(Code.SCROLL_OF_SECRETS_3, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] == 0)
@ability.free(Code.SCROLL_OF_SECRETS_3, exhaust=1, uses=1, can=lambda g, use: g.taboo[0] > 0)
def scroll_of_the_seeker(g: Arkham, use: Use) -> Rule:
    """Look at the bottom 3 cards: discard one, one to a hand, the rest on top or below."""
    a = yield ask(use.seat, deck_choice_options, alone=TAKE)
    if a == NONE:
        return
    o = Name.seat(a)
    n = decks.look_under(g, use.seat, o, 3)
    x = yield ask(use.seat, may_discard_below_options, o, n)
    if Target.matches(x):
        zones.discard(g, Target.card(x))
        n -= 1
    if o < SEATS and n > 0:
        x = yield ask(use.seat, may_take_below_options, o, n)
        if Target.matches(x):
            decks.put_on_top(g, Target.card(x), o)
            yield from drawing.add_to_hand(g, o)
            n -= 1
    if n > 0:
        x = yield ask(use.seat, end_options, o)
        yield from stack_again(g, use.seat, o, n, int(Choose.choice(x) == Choice.on_top))
    if o == SCENARIO:
        decks.refill_encounter(g)


@rule("AHB-060")
def stack_again(g: Arkham, p: int, o: int, n: int, above: int) -> Rule:
    """Put the bottom cards of a deck, in any order, on top of it or below it again."""
    done = 0
    while n > 0:
        x = yield ask(p, below_options, o, n, done, alone=TAKE)
        n -= 1
        if above:
            decks.put_on_top(g, Target.card(x), o)
        else:
            move(g, Target.card(x), g.bottom[o])
            done += 1
