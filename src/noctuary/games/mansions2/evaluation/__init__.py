"""The evaluation of options and positions by what a seat can see, for bots and playouts."""

from __future__ import annotations

from ..actions import (
    Apply,
    Attack,
    Begin,
    Buy,
    Choose,
    Close,
    Continue,
    Dial,
    Drop,
    EndTurn,
    Enough,
    Extinguish,
    Give,
    Hand,
    Hop,
    Leave,
    Move,
    Negate,
    Perform,
    Pick,
    PickCard,
    PickFacedown,
    PickMonster,
    PickSpace,
    PickUp,
    Press,
    Propose,
    Reroll,
    Seize,
    Shove,
    Slide,
    Spend,
    Stay,
    Step,
    Swap,
    Take,
    Trade,
    Wipe,
    Yield,
)
from ..columns import ChoiceRow, FaceRow
from ..components import Deck
from ..rules.features import burning
from ..rules.trading import lying
from ..state import Mansions
from .destinations import SCALE, look, move_worth, outlook, press_worth
from .dice import apply_worth, reroll_worth, spend_worth
from .items import card_worth, face_worth, giving, perform_worth, trade_worth
from .position_value import value
from .puzzles import GOOD, buy_worth, dial_worth, hop_worth, slide_worth, swap_worth, wipe_worth
from .threats import DAMAGE, HORROR, attack_worth, past, relief, threat, toll
from .weights import NEVER

__all__ = ["score_action", "value"]

WASTE = -40


def score_action(g: Mansions, p: int, a: int) -> int:
    """Return the score of action `a` for seat `p`, who is asked now."""
    i = actor(g, p)
    if Move.matches(a):
        return move_worth(g, i, Move.space(a))
    if Press.matches(a):
        return pressing(g, i, Press.choice(a))
    if Attack.matches(a):
        return attack_worth(g, i, Attack.card(a), Attack.monster(a))
    if Perform.matches(a):
        return past(g, i, perform_worth(g, i, Perform.card(a)))
    if Trade.matches(a):
        return past(g, i, trade_worth(g, i) - 10)
    if EndTurn.matches(a):
        return 0
    if Take.matches(a):
        q = g.slot[Take.investigator(a)]
        return look(g, q, max(1, g.at[q]), 1) // SCALE
    if Spend.matches(a):
        return spend_worth(g)
    if Apply.matches(a):
        return apply_worth(g, i, Apply.card(a))
    if Reroll.matches(a):
        return reroll_worth(g, Reroll.die(a))
    if Choose.matches(a):
        return press_worth(g, i, Choose.choice(a))
    if Step.matches(a):
        return outlook(g, i, Step.space(a))
    if Stay.matches(a):
        return outlook(g, i, g.at[i]) + 1
    if Enough.matches(a) or Close.matches(a):
        return 0
    return score_rest(g, i, a)


def score_rest(g: Mansions, i: int, a: int) -> int:
    """Return the score of puzzles, cards, and answers to smaller questions."""
    if Dial.matches(a):
        return dial_worth(g, Dial.rune(a))
    if Propose.matches(a):
        return GOOD
    if Wipe.matches(a):
        return wipe_worth(g)
    if Swap.matches(a):
        return swap_worth(g, Swap.cell(a), Swap.other(a))
    if Slide.matches(a):
        return slide_worth(g, Slide.block(a), Slide.to(a))
    if Hop.matches(a):
        return hop_worth(g, Hop.peg(a), Hop.to(a))
    if Buy.matches(a):
        return buy_worth(g, g.clues[i])
    if Negate.matches(a):
        return toll(g, i, Negate.harm(a))
    if Begin.matches(a):
        return 0
    if Hand.matches(a):
        giver = g.slot[Hand.giver(a)]
        return giving(g, giver, g.slot[Hand.investigator(a)], Hand.card(a)) - 60
    if Give.matches(a):
        return giving(g, g.slot[Give.giver(a)], g.slot[Give.investigator(a)], Give.card(a))
    if PickUp.matches(a):
        q = g.slot[PickUp.investigator(a)]
        c = lying(g, g.at[q], PickUp.card(a))
        return card_worth(g, q, c) if c >= 0 else 0
    if Pick.matches(a):
        return pick_worth(g, g.slot[Pick.investigator(a)])
    if PickMonster.matches(a):
        return threat(g, PickMonster.monster(a)) if aided(g) else -threat(g, PickMonster.monster(a))
    if PickSpace.matches(a):
        return space_worth(g, PickSpace.space(a))
    if PickCard.matches(a):
        return card_pick(g, i, PickCard.card(a))
    if PickFacedown.matches(a):
        return 3
    if Seize.matches(a):
        return face_worth(g, i, Seize.card(a))
    if Drop.matches(a):
        return NEVER
    if Extinguish.matches(a):
        return past(g, i, toll(g, i, DAMAGE) if burning(g, g.at[i]) else WASTE)
    if Shove.matches(a):
        return past(g, i, 20)
    if Yield.matches(a) or Continue.matches(a) or Leave.matches(a):
        return 0
    return WASTE


# ---- who is asked, and about what


def actor(g: Mansions, p: int) -> int:
    """Return the investigator that a seat decides for: of the scene, of the turn, or its first."""
    if len(g.scenes) > 0:
        i = g.scenes.seat[len(g.scenes) - 1]
        if i >= 0 and g.player_of[i] == p:
            return i
    if g.turn >= 0 and g.player_of[g.turn] == p:
        return g.turn
    for i in range(g.party[0]):
        if g.player_of[i] == p and g.out[i] == 0:
            return i
    return 0


def aided(g: Mansions) -> bool:
    """Whether an ability of a card is at work: it is meant to help."""
    return len(g.scenes) > 0 and g.scenes.card[len(g.scenes) - 1] >= 0


def pressing(g: Mansions, i: int, c: int) -> int:
    """Return the worth of an option of a token; WASTE if it brings nothing."""
    n = press_worth(g, i, c)
    if n <= 0:
        return WASTE
    return past(g, i, n) if g.choices[c][ChoiceRow.ACT] else n + 1000


def pick_worth(g: Mansions, q: int) -> int:
    """Return the worth of picking somebody: help for the neediest, trouble for the strongest."""
    hurt = relief(g, q, DAMAGE) + relief(g, q, HORROR)
    return hurt if aided(g) else -hurt


def space_worth(g: Mansions, s: int) -> int:
    """Return the worth of a space for trouble: away from people and tokens."""
    n = 0
    for i in range(g.party[0]):
        if g.at[i] == s:
            n -= 4 * toll(g, i, DAMAGE)
    for k in g.board:
        if g.pieces[k][1] == s:
            n -= 20
    for m in g.alive:
        if g.m_at[m] == s:
            n += 60
    return n


def card_pick(g: Mansions, i: int, f: int) -> int:
    """Return the worth of picking a card: a faceup one to heal, a possession to do without."""
    if g.faces[f][FaceRow.DECK] <= Deck.HORROR:
        return 5
    return -face_worth(g, i, f)
