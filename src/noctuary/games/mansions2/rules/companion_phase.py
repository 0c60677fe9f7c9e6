"""The round of people who have the box on the table: their reports, and the instructions."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, emit, finish, offer, rule
from noctuary.mechanics.spaces import on_board

from ..actions import (
    Amend,
    AmendToken,
    Assail,
    Assailed,
    Attack,
    Beheld,
    Behold,
    Burn,
    Continue,
    Douse,
    Doused,
    Eluded,
    EndPhase,
    Evade,
    Fall,
    Finish,
    Give,
    Ignite,
    Ignited,
    Mend,
    Moved,
    No,
    Perform,
    Press,
    Pressed,
    Take,
    Touched,
    TurnBegan,
    Walk,
    Wound,
    Yes,
)
from ..columns import ChoiceRow, CreatureRow, FaceRow, PieceRow
from ..components import ITEM, WEAPONS
from ..opcodes import Note, Opcode, Side, Trigger, Use
from ..state import Mansions
from . import (
    attack,
    cards,
    corrections,
    damage,
    ending,
    evade,
    features,
    imported_round,
    monsters,
    tokens,
    trading,
    turn,
)
from .group_choices import leader
from .interpreter import abilities, companion, dispatch, events

MOST_PRESSED, MOST_AMENDED = 400, 100
"""Options of pieces, and tokens to correct, that are offered at once."""
MOST_HIT, MOST_MENDED = 6, 3
"""The most damage that one report adds or takes off; more by another, or by a correction."""
NAMED = 1
"""The value of `acted` for somebody who was named in this round."""


# ---- what can be reported


@rule("MAN2-101", "MAN2-102", "MAN2-481", "MAN2-454")
def told_options(g: Mansions, p: int, e: int) -> None:
    """Offer tokens, the inventory, monsters, the menu: all that the keeper must hear of."""
    press_offers(g, e)
    for m in g.alive:
        monster_offers(g, m)
    if g.kept[Side.SHEETS]:
        sheet_offers(g, e)
    menu_offers(g)
    if not imported_round.blocked(g, e):
        offer(g, EndPhase())


@rule("MAN2-101", "MAN2-102", "MAN2-479")
def press_offers(g: Mansions, e: int) -> None:
    """Offer the options of every token on the board and of what is in the inventory."""
    left = MOST_PRESSED
    for k in g.board:
        left -= g.pieces[k][PieceRow.COUNT]
        if left >= 0:
            tokens.piece_offers(g, k, e, 1)
    for c in g.bag:
        tokens.piece_offers(g, g.faces[cards.face_of(g, c)][FaceRow.APP] - 1, e, 1)


@rule("MAN2-138", "MAN2-486", "MAN2-487", "MAN2-488")
def monster_offers(g: Mansions, m: int) -> None:
    """Offer the menu of a monster: attack by kind of weapon, evade, horror, damage."""
    kind = g.m_kind[m]
    if g.kept[Side.SHEETS] == 0:
        for w in range(len(WEAPONS)):
            offer(g, Assail(weapon=w, monster=m, creature=kind))
    if g.kept[Side.SHEETS] == 0 or g.turn >= 0:
        offer(g, Evade(monster=m, creature=kind))
        offer(g, Behold(monster=m, creature=kind))
    for n in range(1, 1 + min(MOST_HIT, g.m_health[m] - g.m_damage[m])):
        offer(g, Wound(n=n, monster=m, creature=kind))
    for n in range(1, 1 + min(MOST_MENDED, g.m_damage[m])):
        offer(g, Mend(n=n, monster=m, creature=kind))
    offer(g, Amend(monster=m, creature=kind))


@rule("MAN2-123", "MAN2-129", "MAN2-094")
def sheet_offers(g: Mansions, e: int) -> None:
    """Offer the actor his cards, if the table keeps them."""
    i = g.turn
    if i < 0:
        return
    for m in g.alive:
        offer(g, Attack(card=0, monster=m, creature=g.m_kind[m]))
    for n in range(len(g.held[i])):
        f = cards.face_of(g, g.held[i][n])
        if not tokens.repeated(g, i, n):
            if g.faces[f][FaceRow.WEAPON] > 0:
                for m in g.alive:
                    offer(g, Attack(card=f, monster=m, creature=g.m_kind[m]))
            if g.faces[f][FaceRow.APP] > 1:
                tokens.piece_offers(g, g.faces[f][FaceRow.APP] - 1, e, 1)
            for q in range(g.party[0]):
                if q != i and g.out[q] == 0:
                    offer(g, Give(card=f, giver=g.who[i], investigator=g.who[q]))
    abilities.offer_actions(g, i)
    if g.alight:
        offer(g, Burn())


@rule("MAN2-406", "MAN2-454", "MAN2-496", "MAN2-498")
def menu_offers(g: Mansions) -> None:
    """Offer the actor, figures, Fire, an elimination, the end of the game, corrections."""
    for i in range(g.party[0]):
        if g.out[i] == 0:
            if g.turn != i:
                offer(g, Take(investigator=g.who[i]))
            if g.kept[Side.FIGURES]:
                walk_offers(g, i)
    fall_offers(g)
    if g.kept[Side.FIGURES] == 0:
        offer(g, Ignite())
        if g.alight:
            offer(g, Douse())
    left = MOST_AMENDED
    for k in g.board:
        if g.pieces[k][PieceRow.KIND] < ITEM and left > 0:
            left -= 1
            offer(g, AmendToken(piece=k))
    offer(g, Finish())


@rule("MAN2-104")
def walk_offers(g: Mansions, i: int) -> None:
    """Offer to put a figure on the screen where its owner says."""
    for s in range(1, len(g.spaces)):
        if s != g.at[i] and on_board(g, s):
            offer(g, Walk(investigator=g.who[i], space=s))


def fall_offers(g: Mansions) -> None:
    """Offer that anybody was eliminated, if people keep the sheets."""
    if g.kept[Side.SHEETS] == 0:
        for i in range(g.party[0]):
            if g.out[i] == 0:
                offer(g, Fall(investigator=g.who[i]))


# ---- the phase


@rule("MAN2-073", "MAN2-076", "MAN2-101", "MAN2-102", "MAN2-481")
def reported_phase(g: Mansions) -> Rule:
    """Hear the investigators' phase as the keeper does: one report after another."""
    going = 1
    g.reporting = 1
    while going:
        with g.scenes.open(
            seat=g.turn, origin=g.turn, monster=NONE, card=NONE, place=NONE, weapon_card=NONE,
            skill=NONE, puzzle=NONE,
        ) as e:  # fmt: skip
            a = yield ask(leader(g), told_options, e)
            g.noted = 0
            if EndPhase.matches(a):
                going = yield from still_on(g)
            else:
                yield from hear(g, e, a)
        yield from events.settle(g, g.turn)
        yield from ending.all_fallen(g)
    yield from change_turn(g, NONE)
    g.reporting = 0


@rule("MAN2-076")
def still_options(g: Mansions, p: int) -> None:
    """End the phase although somebody may still act, or not."""
    offer(g, Yes())
    offer(g, No())


@rule("MAN2-076")
def still_on(g: Mansions) -> IntRule:
    """Return 1 if the phase goes on: somebody was named in this round, and others wait."""
    named = sum(1 for i in range(g.party[0]) if g.out[i] == 0 and g.acted[i])
    left = sum(1 for i in range(g.party[0]) if waits(g, i))
    if named == 0 or left == 0:
        return 0
    a = yield ask(leader(g), still_options)
    return 0 if Yes.matches(a) else 1


def waits(g: Mansions, i: int) -> bool:
    """Whether somebody in play has not been named in this round."""
    return g.out[i] == 0 and g.acted[i] == 0


@rule("MAN2-073", "MAN2-106")
def change_turn(g: Mansions, i: int) -> Rule:
    """Let somebody else act, or nobody; end what lasts until the end of a turn."""
    if g.turn >= 0 and g.kept[Side.SHEETS]:
        yield from turn.close_turn(g, g.turn)
    g.turn = i
    if i >= 0:
        g.acted[i] = NAMED
        emit(g, TurnBegan(investigator=g.who[i]))


@rule("MAN2-455")
def hear(g: Mansions, e: int, a: int) -> Rule:
    """Carry out what people report, as far as it is the keeper's."""
    if Press.matches(a):
        yield from press(g, e, Press.choice(a))
    elif Take.matches(a):
        yield from change_turn(g, g.slot[Take.investigator(a)])
    elif Wound.matches(a):
        yield from monsters.hurt(g, Wound.monster(a), Wound.n(a))
    elif Mend.matches(a):
        monsters.mend(g, Mend.monster(a), Mend.n(a))
    elif Assail.matches(a):
        yield from assail(g, e, Assail.weapon(a), Assail.monster(a))
    elif Evade.matches(a):
        yield from elude(g, e, Evade.monster(a))
    elif Behold.matches(a):
        yield from behold(g, Behold.monster(a))
    elif Amend.matches(a):
        yield from corrections.amend_monster(g, Amend.monster(a))
    elif AmendToken.matches(a):
        yield from corrections.amend_token(g, AmendToken.piece(a))
    else:
        yield from menu(g, e, a)


@rule("MAN2-406", "MAN2-496", "MAN2-498")
def menu(g: Mansions, e: int, a: int) -> Rule:
    """Carry out a choice of the menu, or of cards that the table keeps."""
    if Fall.matches(a):
        yield from damage.eliminate(g, g.slot[Fall.investigator(a)])
    elif Finish.matches(a):
        yield from end_game(g)
    elif Ignite.matches(a):
        ignite(g)
    elif Douse.matches(a):
        g.alight = 0
        emit(g, Doused())
    elif Walk.matches(a):
        q = g.slot[Walk.investigator(a)]
        g.at[q] = Walk.space(a)
        emit(g, Moved(investigator=g.who[q], space=g.at[q]))
    elif Burn.matches(a):
        yield from features.burn(g, g.turn)
    elif Give.matches(a):
        trading.give(g, g.slot[Give.giver(a)], g.slot[Give.investigator(a)], Give.card(a))
    elif Perform.matches(a):
        yield from abilities.perform(g, g.turn, Perform.card(a), e)
    else:
        yield from attack.attack(g, e, Attack.card(a), Attack.monster(a))


# ---- tokens and the inventory


@rule("MAN2-101", "MAN2-111", "MAN2-117", "MAN2-121")
def press(g: Mansions, e: int, c: int) -> Rule:
    """Carry out an option of a token or of the inventory."""
    k = g.choices[c][ChoiceRow.PIECE]
    if g.turn >= 0:
        emit(g, Pressed(investigator=g.who[g.turn], choice=c))
    else:
        emit(g, Touched(choice=c))
    g.scenes.piece[e] = k
    if k in g.board:
        g.scenes.use[e] = tokens.USES[g.pieces[k][PieceRow.KIND]]
    else:
        g.scenes.card[e] = bagged(g, k)
        events.fire(g, Trigger.ITEM, cards.face_of(g, g.scenes.card[e]), e)
    yield from dispatch.run(g, g.choices[c][ChoiceRow.DO], e)


def bagged(g: Mansions, k: int) -> int:
    """Return the card whose options stand in a row of the pieces: in the inventory, or held."""
    for c in g.bag:
        if g.faces[cards.face_of(g, c)][FaceRow.APP] == k + 1:
            return c
    return tokens.owner_card(g, g.turn, k)


# ---- monsters


@rule("MAN2-489")
def tell_block(g: Mansions, at: int, e: int) -> None:
    """Tell all of a text; people do it, and report its effect on the monster."""
    while g.code[at][0] != Opcode.STOP:
        if g.code[at][0] == Opcode.TELL:
            events.tell(g, g.code[at][1], 0)
        else:
            companion.instruct(g, at, e)
        at += 1


@rule("MAN2-134", "MAN2-136", "MAN2-137", "MAN2-138", "MAN2-487")
def assail(g: Mansions, e: int, weapon: int, m: int) -> Rule:
    """Attack by a kind of weapon: tell one of the texts for it and for the class of monster."""
    kind = g.m_kind[m]
    emit(g, Assailed(weapon=weapon, monster=m, creature=kind))
    companion.note(g, Note.ATTACK, weapon, g.turn, m)
    texts = g.attacks[g.creatures[kind][CreatureRow.CLASS] * len(WEAPONS) + weapon]
    g.scenes.monster[e] = m
    g.scenes.use[e] = Use.ATTACK
    if g.lists[texts] > 0:
        tell_block(g, g.lists[texts + 1 + evade.drawn(g, m, evade.ATTACK, g.lists[texts])], e)
    yield from events.settle(g, g.turn)


@rule("MAN2-361", "MAN2-488")
def elude(g: Mansions, e: int, m: int) -> Rule:
    """Tell an evade check or, where the table keeps the sheets, make it."""
    kind = g.m_kind[m]
    texts = g.creatures[kind][CreatureRow.EVADE]
    emit(g, Eluded(monster=m, creature=kind))
    companion.note(g, Note.EVADE, kind, g.turn, m)
    if g.kept[Side.SHEETS]:
        lost = yield from evade.check(g, g.turn, m, texts)
        if lost:
            yield from evade.forfeit(g, g.turn)
    elif g.lists[texts] > 0:
        g.scenes.monster[e] = m
        g.scenes.use[e] = Use.EVADE
        yield from dispatch.run(
            g, g.lists[texts + 1 + evade.drawn(g, m, evade.EVADE, g.lists[texts])], e
        )


@rule("MAN2-367", "MAN2-364")
def behold(g: Mansions, m: int) -> Rule:
    """Check horror against a monster; in one horror step the same text for all."""
    kind = g.m_kind[m]
    texts = g.creatures[kind][CreatureRow.SCARE]
    emit(g, Beheld(monster=m, creature=kind))
    companion.note(g, Note.HORROR, kind, g.turn, m)
    if g.lists[texts] == 0:
        return
    if g.m_acted[m] == 0 or g.m_last[m][evade.HORROR] == 0:
        g.m_acted[m] = 1
        evade.drawn(g, m, evade.HORROR, g.lists[texts])
    with g.scenes.open(
        seat=g.turn, origin=g.turn, monster=m, card=NONE, place=NONE, weapon_card=NONE,
        use=Use.HORROR, skill=NONE, puzzle=NONE,
    ) as e:  # fmt: skip
        yield from dispatch.run(g, g.lists[texts + g.m_last[m][evade.HORROR]], e)


# ---- the menu


@rule("MAN2-406")
def ignite(g: Mansions) -> None:
    """Note a Fire that no effect of the scenario has lit; to do so twice does no harm."""
    g.alight = 1
    emit(g, Ignited())


@rule("MAN2-498")
def end_game(g: Mansions) -> Rule:
    """End the game by a card; people say how."""
    a = yield ask(leader(g), ending.won_options)
    ending.conclude(g, 1 if Yes.matches(a) else 0, 0)
    finish(g)


# ---- going on


@rule("MAN2-080", "MAN2-Q26")
def read_options(g: Mansions, p: int) -> None:
    """Read and done: go on. Somebody may have fallen by it."""
    offer(g, Continue())
    fall_offers(g)


@rule("MAN2-Q26", "MAN2-083")
def pause(g: Mansions) -> Rule:
    """Wait until people have done what is on the list."""
    while companion.companion(g) and g.noted > 0:
        a = yield ask(leader(g), read_options)
        if Fall.matches(a):
            yield from damage.eliminate(g, g.slot[Fall.investigator(a)])
        else:
            g.noted = 0
