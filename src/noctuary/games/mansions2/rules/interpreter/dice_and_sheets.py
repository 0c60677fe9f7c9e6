"""Operations on sheets and with dice, which people with the box carry out themselves."""

from __future__ import annotations

from collections.abc import Callable

from noctuary.kernel import NONE, OUTER, TAKE, IntRule, Rule, ask, offer, rule

from ...actions import No, PickCard, Yes
from ...columns import CopyRow
from ...components import Deck
from ...opcodes import Forbid, Opcode, Side, What
from ...state import Mansions
from .. import cards, conditions, damage, skill_tests, spells
from ..group_choices import leader
from . import abilities, companion, dispatch, effects, events, expressions, targets

HORROR = 1

# ---- tests


@rule("MAN2-230", "MAN2-241", "MAN2-246", "MAN2-247")
def test(g: Mansions, at: int, e: int) -> Rule:
    """Test against a difficulty, and carry out the outcome."""
    n = yield from tried(g, e, at, g.code[at][3], g.code[at][4])
    passed = 1 if n >= g.code[at][3] else 0
    g.scenes.passed[e] = passed
    yield from dispatch.run(g, g.code[at][5] if passed else g.code[at][6], e)


@rule()
def tried(g: Mansions, e: int, at: int, difficulty: int, use: int) -> IntRule:
    """Return the result of a test, for its own purpose or for that of the scene."""
    if g.kept[Side.SHEETS] == 0:
        told_n = yield from skill_tests.reported_test(g, e, at)
        return told_n
    was = g.scenes.use[e]
    if use > 0:
        g.scenes.use[e] = use
    n = yield from skill_tests.make_test(g, e, g.code[at][1], g.code[at][2], difficulty)
    g.scenes.use[e] = was
    return n


@rule("MAN2-248", "MAN2-249", "MAN2-250")
def add_up(g: Mansions, at: int, e: int) -> Rule:
    """Test against a hidden difficulty; successes add up over attempts."""
    n = yield from tried(g, e, at, NONE, g.code[at][5])
    v = g.code[at][4]
    g.vars[v] += n * events.scale(g)
    events.reach(g, v, e)
    g.scenes.passed[e] = 1 if g.vars[v] >= expressions.number(g, g.code[at][3], e) else 0
    if g.scenes.passed[e]:
        yield from dispatch.run(g, g.code[at][6], e)


@rule("MAN2-240")
def times(g: Mansions, at: int, e: int) -> Rule:
    """Carry out something once for each success."""
    n = yield from tried(g, e, at, NONE, g.code[at][3])
    for _ in range(n):
        yield from dispatch.run(g, g.code[at][4], e)


@rule("MAN2-243")
def negate(g: Mansions, at: int, e: int) -> Rule:
    """Test against Damage and Horror; what follows is for whoever suffers any."""
    row = at
    if g.kept[Side.SHEETS] == 0:
        yield from negate_reported(g, at, e)
        return
    n = yield from skill_tests.negate(
        g, e, g.code[row][1], g.code[row][2], g.code[row][3], g.code[row][4], g.code[row][5]
    )
    if n > 0:
        yield from dispatch.run(g, g.code[at][6], e)


@rule("MAN2-243", "MAN2-Q26")
def negate_reported(g: Mansions, at: int, e: int) -> Rule:
    """Let people prevent harm by successes, and ask whether anything is left of it."""
    yield from skill_tests.reported_test(g, e, at)
    companion.instruct(g, at, e)
    if g.code[at][7]:
        a = yield ask(leader(g), spared_options, at)
        if Yes.matches(a):
            yield from dispatch.run(g, g.code[at][6], e)


@rule("MAN2-245")
def spared_options(g: Mansions, p: int, trial: int) -> None:
    """Whether somebody has suffered anything."""
    offer(g, Yes())
    offer(g, No())


@rule("MAN2-237")
def reroll(g: Mansions, at: int, e: int) -> Rule:
    """Roll dice of the test in progress again."""
    if len(g.trials) > 0:
        yield from skill_tests.reroll(g, len(g.trials) - 1, g.code[at][1])


@rule("MAN2-237", asks=True)
def convert(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Turn investigations of the test in progress into successes."""
    if len(g.trials) > 0:
        skill_tests.convert(g, len(g.trials) - 1, g.code[at][1])


# ---- Damage and Horror


@rule()
def suffer_damage(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody suffer Damage."""
    n = yield from damage.suffer(g, g.scenes.seat[e], g.code[at][1], 0, g.code[at][2])
    if n > 0:
        g.scenes.suffered[e] = 1


@rule()
def horror(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody suffer Horror."""
    n = yield from damage.suffer(g, g.scenes.seat[e], 0, g.code[at][1], g.code[at][2])
    if n > 0:
        g.scenes.suffered[e] = 1


@rule()
def heal(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody discard Damage or Horror."""
    yield from damage.heal(g, g.scenes.seat[e], g.code[at][1], g.code[at][2], g.code[at][3])


@rule()
def flip_card(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody turn Damage or Horror."""
    yield from damage.flip_card(g, g.scenes.seat[e], g.code[at][1], g.code[at][2], g.code[at][3])


@rule("MAN2-002")
def take_over(g: Mansions, at: int, e: int) -> Rule:
    """Let the actor suffer 1 Horror of somebody else's, facedown."""
    h = len(g.harms) - 1
    if h >= 0 and g.harms.horror[h] > 0:
        effects.lessen(g, h, HORROR, 1)
        yield from damage.suffer(g, g.scenes.seat[e], 0, 1, 1)


# ---- cards


@rule(asks=True)
def become(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Let somebody gain a Condition."""
    conditions.become(g, g.scenes.seat[e], g.code[at][1])


@rule(asks=True)
def gain(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Let somebody gain a card by its name."""
    cards.gain_face(g, g.scenes.seat[e], g.code[at][1])


@rule(asks=True)
def gain_any(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Let somebody gain any card of a deck."""
    cards.gain_any(g, g.scenes.seat[e], g.code[at][1], g.code[at][2])


@rule("MAN2-337", "MAN2-257", "MAN2-Q36")
def part_options(g: Mansions, p: int, i: int, what: int) -> None:
    """Offer the cards of a sort that somebody holds, each face once."""
    for n in range(len(g.held[i])):
        c = g.held[i][n]
        if cards.fits(g, c, what):
            offer_once(g, i, n, what)


def offer_once(g: Mansions, i: int, n: int, what: int) -> None:
    """Offer the card at a place, unless one with the same face stands before it."""
    f = cards.face_of(g, g.held[i][n])
    for k in range(n):
        if cards.face_of(g, g.held[i][k]) == f and cards.fits(g, g.held[i][k], what):
            return
    offer(g, PickCard(card=f))


@rule("MAN2-013", "MAN2-015", "MAN2-298")
def parted(g: Mansions, i: int, what: int, by_chance: int) -> IntRule:
    """Return a card of a sort that somebody has to part with, by his choice or at random."""
    if by_chance:
        return cards.any_of(g, i, what)
    a = yield ask(g.player_of[i], part_options, i, what, alone=TAKE, clause=OUTER)
    return NONE if a == NONE else cards.first_showing(g, i, PickCard.card(a))


@rule("MAN2-337")
def drop(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody drop possessions."""
    i = g.scenes.seat[e]
    if g.code[at][2] == What.THIS:
        if g.scenes.card[e] >= 0 and g.scenes.card[e] in g.held[i]:
            cards.drop(g, i, g.scenes.card[e])
        return
    for _ in range(g.code[at][1]):
        c = yield from parted(g, i, g.code[at][2], g.code[at][3])
        if c >= 0:
            cards.drop(g, i, c)


@rule("MAN2-003")
def clings(g: Mansions, i: int, c: int) -> bool:
    """Whether a Horror card cannot be discarded by its owner."""
    return cards.deck_of(g, c) == Deck.HORROR and abilities.forbidden(g, i, Forbid.HEAL_HORROR)


@rule("MAN2-257", "MAN2-305")
def discard(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody discard cards: this one, or some that he holds."""
    i = g.scenes.seat[e]
    what = g.code[at][2]
    if what == What.THIS or what == What.MARKED:
        this = (
            g.scenes.card[e] if what == What.THIS else conditions.card_of(g, i, conditions.MARKED)
        )
        if this >= 0 and not clings(g, i, this):
            cards.discard(g, i, this)
        return
    for _ in range(g.code[at][1]):
        c = yield from parted(g, i, what, g.code[at][3])
        if c >= 0:
            cards.discard(g, i, c)


@rule("MAN2-312", asks=True)
def regain(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Discard a Spell and gain any copy of it; on one occasion it is used once."""
    i = g.scenes.seat[e]
    c = g.scenes.card[e]
    if c >= 0 and c in g.held[i]:
        was = g.used[c] & abilities.NOW
        cards.discard(g, i, c)
        cards.gain_face(g, i, g.copies[c][CopyRow.FRONT])
        new = g.held[i][len(g.held[i]) - 1]
        g.used[new] = g.used[new] | was


@rule("MAN2-002", asks=True)
def other_back(g: Mansions, at: int, e: int) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Give the Spell that is being turned a back from another copy."""
    g.scenes.number[e] += 1


@rule("MAN2-330")
def turn(g: Mansions, at: int, e: int) -> Rule:
    """Let somebody turn a card: this one, his Light Sources or Marked."""
    i = g.scenes.seat[e]
    what = g.code[at][1]
    if what == What.LIGHT_SOURCE:
        yield from spells.turn_lights(g, i)
    else:
        c = g.scenes.card[e] if what == What.THIS else conditions.card_of(g, i, conditions.MARKED)
        if c >= 0:
            yield from spells.turn(g, i, c)


@rule("MAN2-337")
def put(g: Mansions, at: int, e: int) -> Rule:
    """Lay this card on a space."""
    i = g.scenes.seat[e]
    c = g.scenes.card[e]
    if c >= 0 and c in g.held[i]:
        s = yield from targets.where(g, e, g.code[at][1])
        if s > 0:
            cards.lay_down(g, i, c, s)


PEOPLE: dict[Opcode, Callable[[Mansions, int, int], Rule]] = {
    Opcode.TEST: test, Opcode.ADD_UP: add_up, Opcode.TIMES: times, Opcode.NEGATE: negate,
    Opcode.REROLL: reroll, Opcode.CONVERT: convert, Opcode.DAMAGE: suffer_damage,
    Opcode.HORROR: horror, Opcode.HEAL: heal, Opcode.FLIP_CARD: flip_card,
    Opcode.TAKE_OVER: take_over, Opcode.BECOME: become, Opcode.GAIN: gain,
    Opcode.GAIN_ANY: gain_any, Opcode.DROP: drop, Opcode.DISCARD: discard, Opcode.REGAIN: regain,
    Opcode.OTHER_BACK: other_back, Opcode.TURN: turn, Opcode.PUT: put,
}  # fmt: skip
