"""Cards on their way: into play and out of it, hands, discard piles, the victory display."""

from __future__ import annotations

from noctuary.kernel import NONE, OUTER, TAKE, Rule, ask, draw, emit, move, offer, rand, rule

from ..ability import ANSWERED, ANSWERS_OF, LISTENED, MOMENTS_OF, Period, Question
from ..actions import (
    Discarded,
    Drew,
    Entered,
    Left,
    Removed,
    SetAside,
    Target,
    ToVictory,
    WeaknessAdded,
)
from ..components import (
    ASIDE,
    BINDS,
    BONDED,
    CARDS,
    ENCOUNTER,
    EVERYBODY,
    FADES,
    FIRST_SCENARIO,
    HIDDEN,
    LEADS,
    PERMANENT,
    SCENARIO,
    SCORED,
    SEATS,
    TITLE,
    TYPE,
    VENGEANCE,
    WEAKNESS,
    CardType,
)
from ..state import Arkham
from . import playing, swarms
from .values import blank, end_lasting, total

# ---- which cards listen, which answer


@rule("AHB-063", "AHB-065")
def count_voices(g: Arkham, c: int, n: int) -> None:
    """Count what a card listens to when it comes into play (n = 1) or leaves it (n = -1)."""
    for i in range(LISTENED):
        m = MOMENTS_OF[g.code[c]][i]
        if m < 0:
            break
        g.listening[m] += n
    for i in range(ANSWERED):
        q = ANSWERS_OF[g.code[c]][i]
        if q < 0:
            break
        g.answering[q] += n


@rule("AHB-063", "AHB-047", "AHB-057")
def put(g: Arkham, c: int) -> None:
    """Put a card into play from anywhere, ready and clean; the caller says where and under whose
    control.
    """
    clean(g, c)
    g.seen[c] = 0
    if c in g.limbo:
        count_voices(g, c, -1)
    move(g, c, g.play)
    count_voices(g, c, 1)


@rule("AHB-050")
def into_limbo(g: Arkham, c: int) -> None:
    """Take a card that is being played or resolved out of every zone of the rules."""
    g.seen[c] = 0
    if c not in g.limbo:
        move(g, c, g.limbo)
        count_voices(g, c, 1)


@rule("AHB-038", "AHB-047", "AHB-293")
def clean(g: Arkham, c: int) -> None:
    """Return the tokens on a card to the supply."""
    g.ctrl[c] = NONE
    g.at[c] = NONE
    g.engaged[c] = NONE
    g.exhausted[c] = 0
    g.damage[c] = 0
    g.horror[c] = 0
    g.clues[c] = 0
    g.doom[c] = 0
    g.uses[c] = 0
    g.spent[c] = 0
    g.dying[c] = 0
    g.revealed[c] = 0
    g.flipped[c] = 0
    g.cell[c] = 0
    release(g, c)


@rule("AHB-383")
def release(g: Arkham, c: int) -> None:
    """Return the tokens sealed on a card to the bag."""
    i = 0
    while i < len(g.sealed):
        if g.sealed[i] % CARDS == c:
            g.bag.append(g.sealed.pop(i) // CARDS)
        else:
            i += 1


@rule("AHB-038", "AHB-052", "AHB-321", "AHB-385")
def take_out(g: Arkham, c: int) -> None:
    """Take a card out of play or limbo: attachments are discarded, lasting effects on the card end,
    also those that last while it is in play.
    """
    if c in g.play and g.answering[Question.takes_along]:
        if total(g, Question.takes_along, c, NONE) > 0:
            forsake(g, c)
    if c in g.play or c in g.limbo:
        count_voices(g, c, -1)
    if g.pile[c]:
        swarms.scatter(g, c)
    if c in g.play:
        i = 0
        while i < len(g.play):
            x = g.play[i]
            i += 1
            if x != c and x >= SEATS and g.at[x] == c and attached(g, x):
                discard(g, x)
                i = 0
        i = 0
        while i < g.lasting:
            if ends_with(g, i, c):
                end_lasting(g, i)
            else:
                i += 1
        if BINDS[g.code[c]]:
            fade(g, c)
    clean(g, c)
    g.seen[c] = 0


@rule("AHB-038")
def ends_with(g: Arkham, i: int, c: int) -> bool:
    """Whether a lasting effect ends when a card leaves play: it is about it, or hangs on it."""
    if g.lasting_who[i] == c and c >= SEATS:
        return True
    return g.lasting_card[i] == c and g.lasting_until[i] == Period.IN_PLAY


@rule("AHB-382")
def forsake(g: Arkham, c: int) -> None:
    """Remove the bonded cards that a card has summoned from the game, wherever they are."""
    for x in range(CARDS):
        if x not in g.box and BONDED[g.code[x]] == TITLE[g.code[c]] and g.owner[x] == g.owner[c]:
            if x not in g.aside and x not in g.removed:
                remove(g, x)


@rule("AHB-382")
def fade(g: Arkham, c: int) -> None:
    """Set aside cards that are only there with a title, when its last card leaves play."""
    t = TITLE[g.code[c]]
    if any(x != c and TITLE[g.code[x]] == t for x in g.play):
        return
    i = 0
    while i < len(g.play):
        x = g.play[i]
        i += 1
        if FADES[g.code[x]] and BONDED[g.code[x]] == t:
            set_aside(g, x)
            i = 0


def set_aside(g: Arkham, c: int) -> None:
    """Take a card out of play, until a card brings it back."""
    take_out(g, c)
    move(g, c, g.aside)
    emit(g, SetAside(card=c))


def attached(g: Arkham, c: int) -> bool:
    """Whether it is a treachery, event or asset that hangs on the card it is `at`; enemies only
    stand there.
    """
    return TYPE[g.code[c]] in (CardType.TREACHERY, CardType.EVENT, CardType.ASSET)


@rule("AHC-013", "AHB-224", "AHB-378")
def cannot_leave(g: Arkham, c: int) -> bool:
    """Whether it stays in play: Permanent cards and those that say so."""
    if c not in g.play:
        return False
    return PERMANENT[g.code[c]] > 0 or (
        not blank(g, c) and total(g, Question.no_leave, c, NONE) > 0
    )


@rule("AHB-041", "AHB-042", "AHB-240", "AHB-351", "AHB-252", "AHB-420")
def discard(g: Arkham, c: int) -> None:
    """Put a card on top of its owner's discard pile."""
    if cannot_leave(g, c):
        return
    if ASIDE[g.code[c]]:
        set_aside(g, c)
        return
    was_in_play = c in g.play
    o = g.owner[c]
    if was_in_play and TYPE[g.code[c]] == CardType.EVENT and playing.replays(g, o):
        take_out(g, c)
        under_deck(g, c)
        return
    take_out(g, c)
    if o < SEATS and g.out[o]:
        move(g, c, g.removed)
        emit(g, Removed(card=c))
    elif ENCOUNTER[g.code[c]] and TYPE[g.code[c]] == CardType.ASSET and o == SCENARIO:
        move(g, c, g.removed)
        emit(g, Removed(card=c))
    else:
        move(g, c, g.discard[o])
        emit(g, Discarded(card=c))


def under_deck(g: Arkham, c: int) -> None:
    """Put a card under its owner's deck; everybody saw which card it was."""
    move(g, c, g.bottom[g.owner[c]])
    g.seen[c] = EVERYBODY
    emit(g, Left(card=c))


@rule("AHB-049", "AHB-352", "AHC-363")
def remove(g: Arkham, c: int) -> None:
    """Remove a card from the game, for this scenario."""
    take_out(g, c)
    move(g, c, g.removed)
    emit(g, Removed(card=c))


@rule("AHB-380", "AHC-099")
def exile(g: Arkham, c: int) -> None:
    """Remove a card from the game, and from its owner's deck for the rest of the campaign."""
    take_out(g, c)
    move(g, c, g.exiled)
    emit(g, Removed(card=c))


@rule("AHC-332", "AHC-333")
def swap(g: Arkham, c: int) -> int:
    """Put a card back into the collection for good. The card it leads to belongs to its owner
    instead, wherever the caller puts it; return that card, or none.
    """
    p = g.owner[c]
    x = led_to(g, c, p)
    if c < FIRST_SCENARIO:
        exile(g, c)
    else:
        remove(g, c)
        g.owner[c] = SCENARIO
    if x >= 0:
        g.owner[x] = p
        g.back[x] = p
        move(g, x, g.removed)
        emit(g, WeaknessAdded(seat=p, card=x))
    return x


def led_to(g: Arkham, c: int, p: int) -> int:
    """Return the card of the collection that takes the place of another, or none."""
    for x in g.removed:
        if TITLE[g.code[x]] == LEADS[g.code[c]] and g.owner[x] == SCENARIO:
            return x
    for x in g.exiled:
        if TITLE[g.code[x]] == LEADS[g.code[c]] and g.owner[x] == p:
            return x
    return NONE


@rule("AHB-242", "AHB-294")
def to_victory(g: Arkham, c: int) -> None:
    """Put a card into the victory display."""
    take_out(g, c)
    move(g, c, g.victory)
    emit(g, ToVictory(card=c))


@rule("AHB-294")
def worth_victory(g: Arkham, c: int) -> bool:
    """Whether it is a card whose text gives it a Victory or Vengeance value now."""
    return SCORED[g.code[c]] + VENGEANCE[g.code[c]] > 0 and not blank(g, c)


# ---- hands


@rule("AHB-041", "AHB-062")
def to_hand(g: Arkham, c: int, p: int) -> None:
    """Return a card to its owner's hand; who saw it before still knows it."""
    if c in g.play or c in g.limbo:
        take_out(g, c)
    move(g, c, g.hand[p])


@rule("AHB-384")
def hide(g: Arkham, c: int, p: int) -> None:
    """Add a Hidden card just drawn to a hand: only its owner sees which one it is."""
    to_hand(g, c, p)
    g.secrets += 1
    emit(g, Drew(seat=p, card=c))


@rule("AHB-384")
def give_up(g: Arkham, c: int) -> None:
    """Discard a Hidden card from a hand because its own text says so."""
    g.secrets -= 1
    discard(g, c)


@rule("AHB-342", "AHB-349", "AHB-384", "AHC-346")
def may_discard(g: Arkham, c: int) -> bool:
    """Whether it is a card that may be chosen for discarding from a hand: no weakness, no hidden
    card.
    """
    return WEAKNESS[g.code[c]] == 0 and ENCOUNTER[g.code[c]] == 0


def can_discard(g: Arkham, p: int) -> bool:
    """Whether there is a card that may be chosen for discarding."""
    return any(may_discard(g, c) for c in g.hand[p])


@rule("AHB-342", "AHB-144", "AHB-349")
def discard_from_hand_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if may_discard(g, c):
            offer(g, Target(card=c))


@rule("AHB-342")
def choose_and_discard(g: Arkham, p: int) -> Rule:
    """Let the owner of the hand pick a card to discard."""
    a = yield ask(p, discard_from_hand_options, alone=TAKE, clause=OUTER)
    if a != NONE:
        discard(g, Target.card(a))


@rule("AHB-031", "AHB-342")
def discard_random(g: Arkham, p: int) -> bool:
    """Discard a card of the hand by chance; it may be a weakness, never a hidden card."""
    n = sum(HIDDEN[g.code[c]] == 0 for c in g.hand[p])
    if n == 0:
        return False
    if n == len(g.hand[p]):
        count_voices(g, draw(g, g.hand[p], g.limbo), 1)
    else:
        into_limbo(g, one_shown(g, p, rand(g, n)))
    discard(g, g.limbo[len(g.limbo) - 1])
    return True


@rule("AHB-031", "AHB-342")
def one_shown(g: Arkham, p: int, n: int) -> int:
    """Return the n-th card of a hand that is not Hidden."""
    for c in g.hand[p]:
        if HIDDEN[g.code[c]] == 0:
            if n == 0:
                return c
            n -= 1
    return NONE


# ---- threat areas and attachments


def threaten(g: Arkham, c: int, p: int) -> None:
    """Put a card into a threat area."""
    put(g, c)
    g.at[c] = p
    emit(g, Entered(card=c))


@rule("AHB-051", "AHB-053", "AHB-098", "AHC-197")
def attach(g: Arkham, c: int, host: int, p: int) -> None:
    """Attach a card to one in play, under the control of a seat or of nobody."""
    put(g, c)
    g.at[c] = host
    g.ctrl[c] = p
    emit(g, Entered(card=c))
