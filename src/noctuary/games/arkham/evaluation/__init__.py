"""What looks good to a seat, from what it can see: for bots and for the playouts of a search.

An action is worth about 100; a point of experience about 1,100. Most numbers are fitted to games
(`bench/fit.py`).
"""

from __future__ import annotations

from ..actions import (
    AdvanceAct,
    Apply,
    Assign,
    Choice,
    Choose,
    Commit,
    Draw,
    EndTurn,
    Engage,
    Evade,
    Fight,
    Investigate,
    Keep,
    MoveTo,
    Name,
    Part,
    Pay,
    Play,
    Redraw,
    Resource,
    Target,
    Use,
)
from ..components import HEALTH, SANITY, SCENARIO, SEATS, TYPE, CardType, Designator, Skill
from ..rules.values import remaining_health, remaining_sanity, spot
from ..state import Arkham
from .card_values import CARD, MANY_CARDS, RESOURCE
from .cards import (
    URGENT,
    answer_worth,
    answers_now,
    hand_liking,
    play_worth,
    still_worth,
    use_worth,
    weapon_target,
)
from .enemies import best_blow, blow, menace, slip
from .movement import entrance, flees, search_worth, time_to_advance, way_worth
from .odds import able, harm, provoked
from .position_value import value
from .skill_tests import commit_worth, token_liking

__all__ = ["score_action", "value"]

ACTION = 190
NEED, FEW_CARDS = 22, 8
"""A card more is worth so much for each that the hand is short of a few."""
ENOUGH = 11
"""And so much less for each beyond many."""
PURSE, SAVING, PLENTY = -7, 130, 7
"""A resource more beside its usual worth; when it pays a good card; enough resources."""
NOT_YET = -10
GOOD_CARD = 300
"""A card of the opening hand that is worth less is put back."""


def score_action(g: Arkham, p: int, a: int) -> int:
    """Return how good action `a` looks to seat `p`, who is asked now."""
    if Use.matches(a):
        return use_worth(g, p, Use.card(a), Use.ability(a))
    if Play.matches(a):
        c = Play.card(a)
        return answer_worth(g, p, c) if answers_now(g, c) else play_worth(g, p, c)
    if Commit.matches(a):
        return commit_worth(g, p, Commit.card(a))
    if Assign.matches(a):
        return -burden(g, p, Assign.card(a))
    if Target.matches(a):
        return target_worth(g, p, Target.card(a))
    if Choose.matches(a):
        return choice_worth(g, p, Choose.choice(a))
    if Redraw.matches(a):
        return GOOD_CARD - hand_liking(g, p, Redraw.card(a))
    if Keep.matches(a):
        return token_liking(g, p, Keep.token(a))
    if Name.matches(a):
        return person_worth(g, Name.seat(a))
    if Apply.matches(a):
        return 10 if Apply.part(a) == Part.main else 0
    if AdvanceAct.matches(a):
        return URGENT if time_to_advance(g, p) else NOT_YET
    if Pay.matches(a):
        return -Pay.n(a)
    return turn_worth(g, p, a)


def turn_worth(g: Arkham, p: int, a: int) -> int:
    """Return the worth of a basic action."""
    if Fight.matches(a):
        return blow(g, p, Fight.enemy(a), Skill.combat, 0, 1)
    if Evade.matches(a):
        return slip(g, p, Evade.enemy(a), Skill.agility, 0)
    if EndTurn.matches(a):
        return 0
    if MoveTo.matches(a) and g.turn == p:
        calm = len(g.tests) > 0 or flees(g, p, MoveTo.place(a))
        return way_worth(g, p, MoveTo.place(a)) - (0 if calm else provoked(g, p))
    if Investigate.matches(a):
        return search_worth(g, p, spot(g, p), 0) - provoked(g, p)
    if Draw.matches(a):
        return draw_worth(g, p) - provoked(g, p)
    if Resource.matches(a):
        return thrift(g, p) - provoked(g, p)
    if Engage.matches(a):
        return best_blow(g, p, Engage.enemy(a)) * 6 // 10 - ACTION
    return 0


def draw_worth(g: Arkham, p: int) -> int:
    """Return the worth of one more card: the fewer in hand, the more."""
    n = len(g.hand[p])
    return CARD + NEED * max(0, FEW_CARDS - n) - ENOUGH * max(0, n - MANY_CARDS)


def thrift(g: Arkham, p: int) -> int:
    """Return the worth of a resource: more when a good card in hand cannot be paid yet."""
    n = RESOURCE + PURSE
    for c in g.hand[p]:
        if TYPE[g.code[c]] == CardType.ASSET and play_worth(g, p, c) > ACTION:
            n = SAVING
    return n if g.resources[p] < PLENTY else PURSE


# ---- the other questions


def dealing_horror(g: Arkham) -> int:
    """Whether the point to be assigned next is horror."""
    d = len(g.deals) - 1
    k = len(g.deals.assigned[d])
    for i in range(len(g.deals.victims[d])):
        if k < g.deals.damage[d][i]:
            return 0
        k -= g.deals.damage[d][i]
        if k < g.deals.horror[d][i]:
            return 1
        k -= g.deals.horror[d][i]
    return 0


def burden(g: Arkham, p: int, c: int) -> int:
    """Return the cost of one more damage or horror on a card."""
    horror = dealing_horror(g)
    if c == p:
        left = remaining_sanity(g, p) if horror else remaining_health(g, p)
        left -= given(g, p, horror)
        return 8 + 500 // (left * left) if left > 1 else URGENT
    room = SANITY[g.code[c]] - g.horror[c] if horror else HEALTH[g.code[c]] - g.damage[c]
    room -= given(g, c, horror)
    if room > 1:
        return 11
    return still_worth(g, p, c)


def given(g: Arkham, c: int, horror: int) -> int:
    """Return the share of a card in the dealing in progress."""
    return sum(x == 2 * c + horror for x in g.deals.assigned[len(g.deals) - 1])


def target_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of a card to aim at, to take, or to lose."""
    k = TYPE[g.code[c]]
    if c in g.hand[p]:
        return -hand_liking(g, p, c)
    if c in g.play:
        if k == CardType.ENEMY:
            return weapon_target(g, p, c)
        if c < SEATS:
            return harm(g, c, 1, 1) if c != p else harm(g, c, 1, 1) + 21
        if k == CardType.LOCATION:
            return way_worth(g, p, c) - entrance(g, p, c)
        return -still_worth(g, p, c)
    if g.owner[c] == SCENARIO:
        return -menace(g, p, c) if k == CardType.ENEMY else 0
    return hand_liking(g, p, c)


def choice_worth(g: Arkham, p: int, k: int) -> int:
    """Return the worth of a choice between words."""
    if k in (Choice.refuse, Choice.objective, Choice.yes):
        return 160
    if k >= Choice.willpower and k <= Choice.agility:
        n = able(g, p, k - Choice.willpower, Designator.none)
        return 10 * n + int(k == Choice.intellect)
    wound = harm(g, p, 1, 0)
    fright = harm(g, p, 0, 1)
    if k == Choice.damage:
        return wound
    if k == Choice.horror:
        return fright
    if k == Choice.discard:
        return fright + harm(g, p, 0, 2) - hand_loss(g, p)
    if k == Choice.move or k == Choice.draw:
        return 2 * fright - 150
    if k == Choice.spend:
        return 2 * wound - 92
    return 0


def hand_loss(g: Arkham, p: int) -> int:
    """Return the worth of a card of the hand on average."""
    return sum(max(0, hand_liking(g, p, c)) for c in g.hand[p]) // max(1, len(g.hand[p]))


def person_worth(g: Arkham, q: int) -> int:
    """Return who should go first, lead, or have an enemy: the best fighter."""
    if q >= SEATS:
        return 100
    return 10 * able(g, q, Skill.combat, Designator.fight) + remaining_health(g, q)
