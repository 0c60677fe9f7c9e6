"""Rogue cards of The Forgotten Age."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import WHEN, Question, Trigger, Use
from ...actions import Name
from ...card_codes import Code
from ...components import SHROUD
from ...rules import damage, decks, drawing, skill_tests, values
from ...state import Arkham
from ..carcosa.guardian import handed_over


@rule("AHC-339", "AHB-082")
def scapegoat_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if q != p and values.in_game(g, q):
            offer(g, Name(seat=q))


@ability.event(
    Code.YOU_HANDLE_THIS_ONE,
    WHEN,
    Trigger.ENCOUNTER,
    can=lambda g, use: (
        g.encounters.seat[use.event] == use.seat
        and handed_over(g, use.event)
        and any(q != use.seat and values.in_game(g, q) for q in range(g.seats))
    ),
)
def you_handle_this_one(g: Arkham, use: Use) -> Rule:
    """Another investigator counts as having drawn it; you gain 1 resource."""
    a = yield ask(use.seat, scapegoat_options, alone=TAKE)
    g.encounters.seat[use.event] = Name.seat(a)
    drawing.gain(g, use.seat, 1)


@ability.action(
    Code.THE_SKELETON_KEY,
    can=lambda g, use: g.at[use.card] < 0 or g.at[use.card] == values.spot(g, use.seat),
)
def the_skeleton_key(g: Arkham, use: Use) -> None:
    """From your play area to your location, or from your location back to your play area."""
    g.at[use.card] = values.spot(g, use.seat) if g.at[use.card] < 0 else NONE


@ability.constant(Code.THE_SKELETON_KEY, Question.shroud)
def the_skeleton_key_opens(g: Arkham, card: int, who: int, context: int) -> int:
    """Set the shroud of the attached location to 1."""
    return 1 - SHROUD[g.code[who]] if g.at[card] == who else 0


@ability.result(Code.ALL_IN)
def all_in(g: Arkham, use: Use) -> Rule:
    """Success: a card for each point of the margin, up to 5, without weaknesses."""
    if g.taboo[0]:
        g.tests.away[use.event].append(use.card)
    with g.errands.open(seat=use.seat) as w:
        kept = len(g.hand[use.seat])
        emptied = drawing.pull(g, use.seat, min(5, skill_tests.margin(g, use.event)), w)
        shuffle_weaknesses_back(g, use.seat, kept)
        if emptied:
            yield from damage.suffer(g, use.seat, 0, 1, NONE)


def shuffle_weaknesses_back(g: Arkham, p: int, first: int) -> None:
    """Shuffle weaknesses among the cards just drawn back into the deck, unresolved."""
    i = first
    found = 0
    while i < len(g.hand[p]):
        c = g.hand[p][i]
        if values.weakness(g, c):
            move(g, c, g.deck[p])
            found = 1
        else:
            i += 1
    if found:
        decks.shuffle(g, p)
