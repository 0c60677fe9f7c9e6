"""Guests among the player cards: investigators, allies, weapons, favours."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, ref, rule

from ..actions import Choice, Choose, Done, MoveTo, Name, Pass, Pay, Target
from ..codes import C
from ..kinds import (
    BONDED,
    ENCOUNTER,
    PERIL,
    PH,
    SEATS,
    TITLE,
    TOK,
    TR,
    TYPE,
    USE,
    USE_OF,
    D,
    S,
    T,
)
from ..registry import (
    AFTER,
    AT,
    WHEN,
    E,
    L,
    Q,
    action,
    constant,
    event,
    forced,
    free,
    opening,
    reaction,
    revelation,
    sign_result,
)
from ..rules import conflicts, damage, drawing, places, skill_tests, turn, windows, zones
from ..rules.values import (
    controls,
    enemy_here,
    find,
    in_game,
    is_asset,
    is_enemy,
    is_location,
    last,
    my_test,
    someone_here,
    spot,
    test_here,
    total,
    trait,
    weakness,
)
from ..state import Arkham
from .weaknesses import suffered

# ---- "Ashcan" Pete and Duke


@rule("AHB-078")
def pay_pete(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """A card from hand."""
    yield from zones.choose_and_discard(g, p)


@free(
    C.ASHCAN_PETE,
    limit=1,
    period=L.ROUND,
    my_turn=True,
    pay=pay_pete,
    can=lambda g, c, p, ev: zones.can_discard(g, p),
    aim=lambda g, c, p, ev, t: (
        is_asset(g, t)
        and g.ctrl[t] == p
        and g.exhausted[t] > 0
        and total(g, Q.NO_READY, p, NONE) == 0
    ),
)
def ashcan_pete(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discard a card in your turn: ready an asset you control."""
    g.exhausted[t] = 0


@constant(C.ASHCAN_PETE, Q.SIGN)
def pete_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@reaction(
    C.ASHCAN_PETE,
    AFTER,
    E.REVEAL,
    can=lambda g, c, p, ev: (
        g.reveals.seat[ev] == p
        and g.reveals.token[ev] == TOK.ELDER_SIGN
        and controls(g, p, C.DUKE)
        and g.exhausted[find(g, C.DUKE)] > 0
        and total(g, Q.NO_READY, p, NONE) == 0
    ),
)
def pete_calls_duke(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With an elder sign: ready Duke."""
    g.exhausted[find(g, C.DUKE)] = 0


@action(C.DUKE, exhaust=1, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def duke_fights(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight with a base combat of 4, damage +1."""
    yield from conflicts.set_value(g, Q.COMBAT, p, 4, c, L.TEST)
    yield from skill_tests.fight(g, p, t, c, hurt=2)


def scent_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if places.next_door(g, p, c):
            offer(g, MoveTo(place=c))
    offer(g, Pass())


@action(C.DUKE, exhaust=1)
def duke_searches(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """You may move to a connecting location; then investigate with a base intellect of 4. What an
    investigation costs there is paid there.
    """
    a = yield ask(p, scent_options)
    if MoveTo.made(a):
        yield from places.move_to(g, p, MoveTo.place(a))
    if not in_game(g, p) or not skill_tests.can_investigate(g, p):
        return
    if windows.can_act(g, p, D.INVESTIGATE, 0, NONE):
        yield from windows.pay_actions(g, p, D.INVESTIGATE, 0, NONE)
        yield from conflicts.set_value(g, Q.INTELLECT, p, 4, c, L.TEST)
        result = ref(skill_tests.investigate_result)
        yield from skill_tests.investigate(g, p, c, 0, result)


@revelation(C.WRACKED_BY_NIGHTMARES)
def wracked_by_nightmares(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into the threat area."""
    zones.threaten(g, c, p)


@constant(C.WRACKED_BY_NIGHTMARES, Q.NO_READY)
def sleepless(g: Arkham, c: int, who: int, x: int) -> int:
    """Your assets cannot ready."""
    return int(g.at[c] == who)


@action(C.WRACKED_BY_NIGHTMARES, actions=2)
def nightmares_fade(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it."""
    zones.discard(g, c)


# ---- Sefina Rousseau: cards beneath her


def put_beneath(g: Arkham, c: int, p: int) -> None:
    """A card goes face down beneath an investigator, who may look at it."""
    g.seen[c] |= 1 << p
    move(g, c, g.beneath[p])


def painted_options(g: Arkham, p: int) -> None:
    if len(g.beneath[p]) < 5:
        for c in g.hand[p]:
            if TYPE[g.code[c]] == T.EVENT:
                offer(g, Target(card=c))
    offer(g, Done())


def surplus_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        offer(g, Target(card=c))


@constant(C.SEFINA_ROUSSEAU, Q.STARTING_HAND)
def sefina_draws(g: Arkham, c: int, who: int, x: int) -> int:
    """An opening hand of 13 cards, of which 8 are kept."""
    return 8 if who == c else 0


@opening(C.SEFINA_ROUSSEAU)
def sefina_chooses(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Up to 5 events go beneath her, then the hand is cut down to 8 (and what else was added)."""
    a = yield ask(p, painted_options)
    while not Done.made(a):
        put_beneath(g, Target.card(a), p)
        a = yield ask(p, painted_options)
    while len(g.hand[p]) > total(g, Q.STARTING_HAND, p, NONE):
        a = yield ask(p, surplus_options)
        zones.discard(g, Target.card(a))


def canvas_options(g: Arkham, p: int) -> None:
    for c in g.beneath[p]:
        offer(g, Target(card=c))


@action(C.SEFINA_ROUSSEAU, can=lambda g, c, p, ev: len(g.beneath[p]) > 0)
def sefina_rousseau(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Draw one of the cards beneath her."""
    a = yield ask(p, canvas_options)
    zones.to_hand(g, Target.card(a), p)


@constant(C.SEFINA_ROUSSEAU, Q.SIGN)
def sefina_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+3."""
    return 3 if who == c else 0


@sign_result(
    C.SEFINA_ROUSSEAU,
    can=lambda g, c, p, ev: (
        len(g.beneath[p]) < 5 and any(TYPE[g.code[x]] == T.EVENT for x in g.hand[p])
    ),
)
def sefina_sketches(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """You may place an event of your hand beneath her."""
    a = yield ask(p, painted_options)
    if Target.made(a):
        put_beneath(g, Target.card(a), p)


@constant(C.STUDIOUS, Q.STARTING_HAND)
def studious(g: Arkham, c: int, who: int, x: int) -> int:
    """One more card in the opening hand."""
    return int(g.ctrl[c] == who)


# ---- base values


def base_skill_options(g: Arkham, p: int, taken: int) -> None:
    for s in range(S.WILD):
        if s != taken:
            offer(g, Choose(choice=Choice.willpower + s))


@event(C.TRIAL_BY_FIRE, my_turn=True)
def trial_by_fire(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """The base value of a skill of yours is 5 until the end of your turn."""
    a = yield ask(p, base_skill_options, NONE)
    yield from conflicts.set_value(g, Choose.choice(a) - Choice.willpower, p, 5, c, L.TURN)


@forced(C.THE_RED_GLOVED_MAN, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def red_gloved_man(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Two base values of yours are 6 until the end of the round."""
    a = yield ask(p, base_skill_options, NONE)
    s = Choose.choice(a) - Choice.willpower
    yield from conflicts.set_value(g, s, p, 6, c, L.ROUND)
    a = yield ask(p, base_skill_options, s)
    yield from conflicts.set_value(g, Choose.choice(a) - Choice.willpower, p, 6, c, L.ROUND)


@forced(C.THE_RED_GLOVED_MAN, AT, E.PHASE_ENDS, can=lambda g, c, p, ev: ev == PH.MYTHOS)
def red_gloved_man_goes(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Discarded at the end of the mythos phase."""
    zones.discard(g, c)


# ---- weapons


@action(C.SURVIVAL_KNIFE, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t))
def survival_knife(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1."""
    yield from skill_tests.fight(g, p, t, c, bonus=1)


@reaction(
    C.SURVIVAL_KNIFE,
    AFTER,
    E.DEAL,
    exhaust=1,
    designator=D.FIGHT,
    can=lambda g, c, p, ev: (
        g.phase == PH.ENEMY
        and g.deals.attack[ev] > 0
        and suffered(g, ev, p, 0)
        and is_enemy(g, g.deals.source[ev])
    ),
)
def survival_knife_answers(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """An attack of the enemy phase deals you damage: fight that enemy, combat +2, damage +1."""
    yield from skill_tests.fight(g, p, g.deals.source[ev], c, bonus=2, hurt=2)


@action(
    C.JENNYS_TWIN_45S, uses=1, designator=D.FIGHT, aim=lambda g, c, p, ev, t: enemy_here(g, p, t)
)
def jennys_twin_45s(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +2, damage +1. Their ammo is the X they cost."""
    yield from skill_tests.fight(g, p, t, c, bonus=2, hurt=2)


@event(
    C.CUSTOM_AMMUNITION,
    aim=lambda g, c, p, ev, t: (
        trait(g, t, TR.FIREARM)
        and USE_OF[g.code[t]] == USE.AMMO
        and g.ctrl[t] >= 0
        and someone_here(g, p, g.ctrl[t])
        and not any(g.code[x] == C.CUSTOM_AMMUNITION and g.at[x] == t for x in g.play)
    ),
)
def custom_ammunition(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to a Firearm of somebody here, with 2 ammo."""
    zones.attach(g, c, t, g.ctrl[t])
    g.uses[t] += 2


@forced(
    C.CUSTOM_AMMUNITION,
    AFTER,
    E.SUCCEED,
    can=lambda g, c, p, ev: (
        g.tests.source[ev] == g.at[c]
        and g.tests.what[ev] == D.FIGHT
        and trait(g, g.tests.target[ev], TR.MONSTER)
    ),
)
def custom_ammunition_bites(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Its attacks against Monsters deal +1 damage."""
    g.tests.amount[ev] += 1


# ---- moving


def shortcut_place(g: Arkham, c: int) -> bool:
    """A location that has no Shortcut yet."""
    return is_location(g, c) and not any(g.code[x] == C.SHORTCUT and g.at[x] == c for x in g.play)


@event(C.SHORTCUT, my_turn=True, can=lambda g, c, p, ev: shortcut_place(g, spot(g, p)))
def shortcut(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Attach it to your location."""
    zones.attach(g, c, spot(g, p), p)


@free(
    C.SHORTCUT,
    exhaust=1,
    designator=D.MOVE,
    anywhere=True,
    can=lambda g, c, p, ev: g.at[c] == spot(g, p),
    aim=lambda g, c, p, ev, t: places.next_door(g, p, t),
)
def shortcut_taken(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Anybody at the attached location may move to a connecting one."""
    yield from places.move_to(g, p, t)


@constant(C.TRACK_SHOES, Q.AGILITY)
def track_shoes(g: Arkham, c: int, who: int, x: int) -> int:
    """Agility +1."""
    return int(g.ctrl[c] == who)


@reaction(C.TRACK_SHOES, AFTER, E.ARRIVE, exhaust=1, can=lambda g, c, p, ev: g.moves.seat[ev] == p)
def track_shoes_run(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you move, before anybody engages you: test agility (3) to move on."""
    yield from skill_tests.test(g, p, S.AGILITY, 3, c, ref(track_shoes_result))


@rule("AHB-198")
def track_shoes_result(g: Arkham, t: int) -> Rule:
    """Success: a connecting location."""
    if g.tests.passed[t]:
        p = g.tests.seat[t]
        a = yield ask(p, scent_options)
        if MoveTo.made(a):
            yield from places.move_to(g, p, MoveTo.place(a))


# ---- helping each other


def partner_options(g: Arkham, p: int, chosen: int) -> None:
    for q in range(g.seats):
        if someone_here(g, p, q) and (chosen >> q) & 1 == 0:
            offer(g, Name(seat=q))
    offer(g, Done())


def gift_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_asset(g, c) and g.ctrl[c] == p and (trait(g, c, TR.ALLY) or trait(g, c, TR.ITEM)):
            offer(g, Target(card=c))
    if g.resources[p]:
        offer(g, Pay(n=1))
    offer(g, Done())


def receiver_options(g: Arkham, p: int, chosen: int) -> None:
    for q in range(g.seats):
        if q != p and (chosen >> q) & 1:
            offer(g, Name(seat=q))


@event(C.TEAMWORK, my_turn=True)
def teamwork(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Any number of investigators here may give each other Allies, Items and resources."""
    chosen = 0
    a = yield ask(p, partner_options, chosen)
    while not Done.made(a):
        chosen |= 1 << Name.seat(a)
        a = yield ask(p, partner_options, chosen)
    for q in range(g.seats):
        if (chosen >> q) & 1 and chosen != 1 << q:
            yield from give_away(g, q, chosen)


@rule("AHC-119", "AHC-194", "AHC-196")
def give_away(g: Arkham, q: int, chosen: int) -> Rule:
    """One of them gives what they like; a signature card stays with its owner."""
    a = yield ask(q, gift_options)
    while not Done.made(a):
        b = yield ask(q, receiver_options, chosen, alone=TAKE)
        if Pay.made(a):
            drawing.lose(g, q, 1)
            drawing.gain(g, Name.seat(b), 1)
        else:
            yield from zones.take_control(g, Target.card(a), Name.seat(b))
        a = yield ask(q, gift_options)


def handed_over(g: Arkham, ev: int) -> bool:
    """An encounter card without Peril that somebody has just drawn; a weakness is none."""
    c = g.encounters.card[ev]
    return ENCOUNTER[g.code[c]] > 0 and not weakness(g, c) and PERIL[g.code[c]] == 0


@event(
    C.LET_ME_HANDLE_THIS,
    WHEN,
    E.ENCOUNTER,
    can=lambda g, c, p, ev: g.encounters.seat[ev] != p and handed_over(g, ev),
)
def let_me_handle_this(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """You count as having drawn it, with +2 to every skill while it is resolved."""
    g.encounters.seat[ev] = p
    g.encounters.aid[ev] = c + 1
    for s in range(S.WILD):
        last(g, s, p, 2, c, L.GAME)


def scapegoat_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if q != p and in_game(g, q):
            offer(g, Name(seat=q))


@event(
    C.YOU_HANDLE_THIS_ONE,
    WHEN,
    E.ENCOUNTER,
    can=lambda g, c, p, ev: (
        g.encounters.seat[ev] == p
        and handed_over(g, ev)
        and any(q != p and in_game(g, q) for q in range(g.seats))
    ),
)
def you_handle_this_one(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Another investigator counts as having drawn it; you gain 1 resource."""
    a = yield ask(p, scapegoat_options, alone=TAKE)
    g.encounters.seat[ev] = Name.seat(a)
    drawing.gain(g, p, 1)


# ---- tools


def matching_on(g: Arkham, c: int, t: int) -> int:
    """Icons of an asset that match the skill of a test, wild ones included."""
    return skill_tests.icons(g, c, g.tests.skill[t])


@free(
    C.WELL_PREPARED,
    exhaust=1,
    can=lambda g, c, p, ev: my_test(g, p) and g.tests.step[test_here(g)] < 6,
    aim=lambda g, c, p, ev, t: (
        is_asset(g, t) and g.ctrl[t] == p and t != c and matching_on(g, t, test_here(g)) > 0
    ),
)
def well_prepared(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """+1 for each matching icon on another asset of yours."""
    g.tests.bonus[test_here(g)] += matching_on(g, t, test_here(g))


def bonded_here(g: Arkham, c: int, p: int) -> int:
    """A set-aside card that a card of somebody's summons, or none."""
    for x in g.aside:
        if g.owner[x] == p and BONDED[g.code[x]] == TITLE[g.code[c]]:
            return x
    return NONE


@forced(C.HALLOWED_MIRROR, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def hallowed_mirror(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """One Soothing Melody to hand, the others into the deck."""
    x = bonded_here(g, c, p)
    if x >= 0:
        zones.to_hand(g, x, p)
    x = bonded_here(g, c, p)
    while x >= 0 and zones.shuffle_in(g, x, p):
        x = bonded_here(g, c, p)


def soothed(g: Arkham, p: int, c: int) -> bool:
    """An investigator or an Ally where somebody is, with something to heal."""
    if g.damage[c] + g.horror[c] == 0:
        return False
    if c < SEATS:
        return someone_here(g, p, c)
    return is_asset(g, c) and trait(g, c, TR.ALLY) and someone_here(g, p, g.ctrl[c])


def soothed_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if soothed(g, p, c):
            offer(g, Target(card=c))


@event(C.SOOTHING_MELODY, calm=True)
def soothing_melody(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Heal 2 damage or horror in all from investigators and Allies here; draw 1 card."""
    for _ in range(2):
        a = yield ask(p, soothed_options, alone=TAKE)
        if a != NONE:
            yield from damage.heal_one(g, p, Target.card(a))
    yield from drawing.draw_cards(g, p, 1)


@forced(C.FAMILY_INHERITANCE, AFTER, E.TURN_BEGINS, can=lambda g, c, p, ev: ev == p)
def family_inheritance(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """4 resources on it when your turn begins."""
    g.uses[c] += 4


@free(C.FAMILY_INHERITANCE, can=lambda g, c, p, ev: g.uses[c] > 0)
def family_inheritance_spent(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Its resources go to your pool."""
    n = g.uses[c]
    g.uses[c] = 0
    drawing.gain(g, p, n)


@forced(C.FAMILY_INHERITANCE, AT, E.TURN_ENDS, can=lambda g, c, p, ev: ev == p and g.uses[c] > 0)
def family_inheritance_lost(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """What is left on it at the end of your turn is lost."""
    g.uses[c] = 0


@action(
    C.RITE_OF_SEEKING,
    uses=1,
    designator=D.INVESTIGATE,
    can=lambda g, c, p, ev: skill_tests.can_investigate(g, p),
)
def rite_of_seeking(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Investigate with willpower: 1 more clue; a symbol ends the turn."""
    result = ref(rite_of_seeking_result)
    yield from skill_tests.investigate(g, p, c, 0, result, S.WILLPOWER)


@rule("AHB-198")
def rite_of_seeking_result(g: Arkham, t: int) -> Rule:
    """Success: one clue more."""
    if g.tests.passed[t]:
        g.tests.amount[t] += 1
        yield from skill_tests.investigate_result(g, t)


@forced(
    C.RITE_OF_SEEKING,
    AFTER,
    E.TEST,
    can=lambda g, c, p, ev: (
        g.tests.source[ev] == c and any(TOK.SKULL <= k <= TOK.AUTO_FAIL for k in g.tests.tokens[ev])
    ),
)
def rite_of_seeking_ends(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """A symbol: your actions are lost and your turn ends."""
    turn.cut_short(g, p)


# ---- weaknesses


@forced(C.THE_THING_THAT_FOLLOWS, WHEN, E.DEFEAT, can=lambda g, c, p, ev: g.defeats.card[ev] == c)
def the_thing_returns(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Instead of being defeated it is shuffled into its bearer's deck."""
    zones.shuffle_in(g, c, g.owner[c])


def blood_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_asset(g, c) and g.ctrl[c] == p and trait(g, c, TR.ALLY):
            offer(g, Target(card=c))
    offer(g, Choose(choice=Choice.discard))


@revelation(C.BOUGHT_IN_BLOOD)
def bought_in_blood(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Discard an Ally from play or all Allies from hand; if none, it goes back into the deck."""
    a = yield ask(p, blood_options, alone=TAKE)
    n = 0
    if Target.made(a):
        zones.discard(g, Target.card(a))
        n = 1
    else:
        while any(friend(g, x) for x in g.hand[p]):
            discard_friend(g, p)
            n += 1
    if n == 0:
        zones.shuffle_in(g, c, p)


def friend(g: Arkham, c: int) -> bool:
    """An Ally asset in a hand."""
    return TYPE[g.code[c]] == T.ASSET and trait(g, c, TR.ALLY)


def discard_friend(g: Arkham, p: int) -> None:
    """The first Ally asset of a hand is discarded."""
    for c in g.hand[p]:
        if friend(g, c):
            zones.discard(g, c)
            return
