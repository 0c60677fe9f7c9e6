"""Guardian cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, rule

from ... import ability
from ...ability import Question, Use
from ...actions import Done, Name, Pay, Target
from ...card_codes import Code
from ...components import SIGNATURE, Designator, Step, Trait
from ...rules import assets, attempts, drawing, values
from ...state import Arkham


@rule("AHB-343")
def gift_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if (
            values.is_asset(g, c)
            and g.ctrl[c] == p
            and SIGNATURE[g.code[c]] == 0
            and (values.trait(g, c, Trait.ALLY) or values.trait(g, c, Trait.ITEM))
        ):
            offer(g, Target(card=c))
    if g.resources[p]:
        offer(g, Pay(n=1))
    offer(g, Done())


@rule("AHB-343")
def receiver_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if q != p and values.someone_here(g, p, q):
            offer(g, Name(seat=q))


@ability.event(
    Code.TEAMWORK,
    can=lambda g, use: any(
        q != use.seat and values.someone_here(g, use.seat, q) for q in range(g.seats)
    ),
)
def teamwork(g: Arkham, use: Use) -> Rule:
    """Let the investigators here give one another Allies, Items and resources."""
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.someone_here(g, use.seat, q):
            yield from give_away(g, q)


@rule("AHB-083", "AHC-119", "AHC-194", "AHC-196")
def give_away(g: Arkham, q: int) -> Rule:
    """Let an investigator give the others here what they like; a signature card stays with them."""
    a = yield ask(q, gift_options)
    while not Done.matches(a):
        b = yield ask(q, receiver_options, alone=TAKE)
        if Pay.matches(a):
            drawing.lose(g, q, 1)
            drawing.gain(g, Name.seat(b), 1)
        else:
            yield from assets.take_control(g, Target.card(a), Name.seat(b))
        a = yield ask(q, gift_options)


def far_target(g: Arkham, p: int, e: int) -> bool:
    """Whether it is a non-Elite enemy at a connecting location."""
    return (
        values.is_enemy(g, e)
        and not values.trait(g, e, Trait.ELITE)
        and values.connected(g, values.spot(g, p), g.at[e])
    )


def shot_from_afar(g: Arkham, gun: int, e: int) -> bool:
    """Whether a test just over was an attack on this enemy with that gun, from another location."""
    t = values.test_here(g)
    if t < 0 or g.tests.step[t] < Step.END or g.tests.source[t] != gun or g.tests.target[t] != e:
        return False
    return g.at[e] != values.spot(g, g.tests.seat[t])


@ability.action(
    Code.SPRINGFIELD_M1903,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: (
        (
            values.enemy_here(g, use.seat, use.target)
            and not values.engaged_with(g, use.target, use.seat)
        )
        or (g.taboo[0] > 0 and far_target(g, use.seat, use.target))
    ),
)
def springfield_m1903(g: Arkham, use: Use) -> Rule:
    """Fight an enemy not engaged with you (taboo: or one next door): combat +3, damage +2."""
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=3, hurt=3)


@ability.constant(Code.SPRINGFIELD_M1903, Question.no_attack)
def springfield_outranges(g: Arkham, card: int, who: int, context: int) -> int:
    """Shot at from afar, an enemy cannot retaliate."""
    return int(shot_from_afar(g, card, who))
