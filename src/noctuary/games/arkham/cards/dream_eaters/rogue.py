"""Rogue cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, move

from ... import ability
from ...ability import AFTER, WHEN, Question, Trigger, Use
from ...card_codes import Code
from ...components import TYPE, CardType
from ...rules import decks, drawing, swarms, values, zones
from ...state import Arkham


def aces(g: Arkham, t: int, p: int) -> int:
    """Return the copies of Three Aces an investigator has committed."""
    return sum(g.code[x] == Code.THREE_ACES and g.owner[x] == p for x in g.tests.cards[t])


@ability.committed(Code.THREE_ACES, can=lambda g, use: aces(g, use.event, use.seat) == 3)
def three_aces(g: Arkham, use: Use) -> Rule:
    """Let the test succeed by itself with the third copy: 3 cards and 3 resources."""
    g.tests.auto[use.event] = 1
    if g.taboo[0]:
        for x in g.tests.cards[use.event]:
            if g.code[x] == Code.THREE_ACES:
                g.tests.away[use.event].append(x)
    yield from drawing.draw_cards(g, use.seat, 3)
    drawing.gain(g, use.seat, 3)


# ---- Crystallizer of Dreams


def crystal_guardian(g: Arkham, p: int) -> int:
    """Return a set-aside Guardian of the Crystallizer of an investigator, or none."""
    for x in g.aside:
        if g.code[x] == Code.GUARDIAN_OF_THE_CRYSTALLIZER and g.owner[x] == p:
            return x
    return NONE


@ability.entry(Code.CRYSTALLIZER_OF_DREAMS, can=lambda g, use: crystal_guardian(g, use.seat) >= 0)
def crystallizer_wakes(g: Arkham, use: Use) -> None:
    """To play it a bonded Guardian of the Crystallizer is shuffled into your deck."""
    move(g, crystal_guardian(g, use.seat), g.deck[use.seat])
    decks.shuffle(g, use.seat)


def crystallizes(g: Arkham, c: int, play: int) -> bool:
    """Whether an event just played by the crystal's controller was discarded, and there is room."""
    x = g.plays.card[play]
    return (
        TYPE[g.code[x]] == CardType.EVENT
        and g.plays.seat[play] == g.ctrl[c]
        and x in g.discard[g.ctrl[c]]
        and (g.pile[c] == 0 or len(g.beneath[g.pile[c]]) < 5)
    )


@ability.reaction(
    Code.CRYSTALLIZER_OF_DREAMS,
    AFTER,
    Trigger.PLAY,
    can=lambda g, use: crystallizes(g, use.card, use.event),
)
def crystallizer_of_dreams(g: Arkham, use: Use) -> None:
    """After you play an event: attach it face down, 5 at most."""
    if swarms.pile_of(g, use.card):
        move(g, g.plays.card[use.event], g.beneath[g.pile[use.card]])
        g.seen[g.plays.card[use.event]] = 1 << use.seat


@ability.constant(Code.CRYSTALLIZER_OF_DREAMS, Question.as_hand)
def crystallizer_lends(g: Arkham, card: int, who: int, context: int) -> int:
    """Attached events may be committed as if they were in your hand."""
    return int(who == card)


@ability.forced(
    Code.GUARDIAN_OF_THE_CRYSTALLIZER,
    WHEN,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def guardian_of_the_crystallizer(g: Arkham, use: Use) -> None:
    """Exhaust it as it enters play; with no Crystallizer in play set it aside."""
    g.exhausted[use.card] = 1
    if not any(g.code[x] == Code.CRYSTALLIZER_OF_DREAMS for x in g.play):
        zones.set_aside(g, use.card)


@ability.constant(Code.GUARDIAN_OF_THE_CRYSTALLIZER, Question.spares)
def guardian_spares(g: Arkham, card: int, who: int, context: int) -> int:
    """Hunt only investigators with a Crystallizer of Dreams."""
    return int(who == card and not values.controls(g, context, Code.CRYSTALLIZER_OF_DREAMS))
