"""Cards on their way: into play and out of it, decks, hands, discard piles, the victory display."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, move, offer, rand, rule, say

from ..actions import (
    Discarded,
    Drew,
    Entered,
    Left,
    Looked,
    Removed,
    Shuffled,
    Target,
    ToVictory,
)
from ..kinds import (
    ENCOUNTER,
    HIDDEN,
    LIMITED,
    PERMANENT,
    SCENARIO,
    SEATS,
    SIGNATURE,
    SLOT_OF,
    SLOT_USED,
    SLOTS,
    TYPE,
    UNIQUE,
    USES,
    VENGEANCE,
    VICTORY,
    WEAKNESS,
    CardType,
    Slot,
    Trait,
)
from ..registry import AFTER, ANSWERS_OF, MOMENTS_OF, Question, Trigger
from ..state import Arkham
from . import bag, damage, swarms, windows
from .values import blank, copies, end_lasting, total, trait

# ---- which cards listen, which answer


def count_voices(g: Arkham, c: int, n: int) -> None:
    """A card comes into play (n = 1) or leaves it (n = -1): what it listens to is counted."""
    for i in range(10):
        m = MOMENTS_OF[g.code[c]][i]
        if m < 0:
            break
        g.listening[m] += n
    for i in range(8):
        q = ANSWERS_OF[g.code[c]][i]
        if q < 0:
            break
        g.answering[q] += n


@rule("AHB-063")
def put(g: Arkham, c: int) -> None:
    """Into play from anywhere, ready and clean; the caller says where and under whose control."""
    clean(g, c)
    g.seen[c] = 0
    if c in g.limbo:
        count_voices(g, c, -1)
    move(g, c, g.play)
    count_voices(g, c, 1)


def into_limbo(g: Arkham, c: int) -> None:
    """A card that is being played or resolved is in no zone of the rules."""
    g.seen[c] = 0
    if c not in g.limbo:
        move(g, c, g.limbo)
        count_voices(g, c, 1)


@rule("AHB-038")
def clean(g: Arkham, c: int) -> None:
    """Tokens go back to the supply."""
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
    release(g, c)


@rule("AHB-383")
def release(g: Arkham, c: int) -> None:
    """Tokens sealed on a card go back to the bag."""
    i = 0
    while i < len(g.sealed):
        if g.sealed[i] % 256 == c:
            g.bag.append(g.sealed.pop(i) // 256)
        else:
            i += 1


@rule("AHB-038", "AHB-052")
def take_out(g: Arkham, c: int) -> None:
    """Out of play or limbo: attachments are discarded, lasting effects on the card end."""
    if c in g.play or c in g.limbo:
        count_voices(g, c, -1)
    if g.swarm[c]:
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
            if g.lasting_who[i] == c and c >= SEATS and g.lasting_q[i] != Question.goes_home:
                end_lasting(g, i)
            else:
                i += 1
    clean(g, c)
    g.seen[c] = 0


def attached(g: Arkham, c: int) -> bool:
    """A treachery, event or asset that hangs on the card it is `at`; enemies only stand there."""
    return TYPE[g.code[c]] in (CardType.TREACHERY, CardType.EVENT, CardType.ASSET)


@rule("AHC-013", "AHB-224", "AHB-378")
def cannot_leave(g: Arkham, c: int) -> bool:
    """Permanent cards and those that say so stay in play."""
    if c not in g.play:
        return False
    return PERMANENT[g.code[c]] > 0 or (
        not blank(g, c) and total(g, Question.no_leave, c, NONE) > 0
    )


@rule("AHB-041", "AHB-042", "AHB-240", "AHB-351", "AHB-252", "AHB-420")
def discard(g: Arkham, c: int) -> None:
    """On top of its owner's discard pile."""
    if cannot_leave(g, c):
        return
    was_in_play = c in g.play
    o = g.owner[c]
    if was_in_play and TYPE[g.code[c]] == CardType.EVENT and windows.goes_under(g, o):
        take_out(g, c)
        under_deck(g, c)
        return
    take_out(g, c)
    if o < SEATS and g.out[o]:
        move(g, c, g.removed)
        say(g, Removed(card=c))
    elif ENCOUNTER[g.code[c]] and TYPE[g.code[c]] == CardType.ASSET and o == SCENARIO:
        move(g, c, g.removed)
        say(g, Removed(card=c))
    else:
        move(g, c, g.discard[o])
        say(g, Discarded(card=c))


def under_deck(g: Arkham, c: int) -> None:
    """Under its owner's deck; everybody saw which card it was."""
    move(g, c, g.bottom[g.owner[c]])
    g.seen[c] = 15
    say(g, Left(card=c))


@rule("AHB-049", "AHB-352", "AHC-363")
def remove(g: Arkham, c: int) -> None:
    """Out of the game, for this scenario."""
    take_out(g, c)
    move(g, c, g.removed)
    say(g, Removed(card=c))


@rule("AHB-380", "AHC-099")
def exile(g: Arkham, c: int) -> None:
    """Out of the game, and out of its owner's deck for the rest of the campaign."""
    take_out(g, c)
    move(g, c, g.exiled)
    say(g, Removed(card=c))


@rule("AHB-242", "AHB-294")
def to_victory(g: Arkham, c: int) -> None:
    """Into the victory display."""
    take_out(g, c)
    move(g, c, g.victory)
    say(g, ToVictory(card=c))


def worth_victory(g: Arkham, c: int) -> bool:
    """A card whose text gives it a Victory or Vengeance value now."""
    return VICTORY[g.code[c]] + VENGEANCE[g.code[c]] > 0 and not blank(g, c)


# ---- decks: an unordered bag, with a short known top and bottom


def deck_size(g: Arkham, o: int) -> int:
    """Cards in a deck."""
    return len(g.top[o]) + len(g.deck[o]) + len(g.bottom[o])


def peek(g: Arkham, o: int, n: int) -> int:
    """Makes sure that the top n cards of a deck are fixed; returns how many there are."""
    while len(g.top[o]) < n and len(g.deck[o]):
        draw(g, g.deck[o], g.top[o])
    while len(g.top[o]) < n and len(g.bottom[o]):
        move(g, g.bottom[o][0], g.top[o])
    return min(n, len(g.top[o]))


def raise_last(g: Arkham, o: int) -> None:
    """The last card put under a deck goes above those that were there."""
    for _ in range(len(g.bottom[o]) - 1):
        move(g, g.bottom[o][0], g.bottom[o])


def peek_under(g: Arkham, o: int, n: int) -> int:
    """Makes sure that the bottom n cards of a deck are fixed; returns how many there are."""
    while len(g.bottom[o]) < n and len(g.deck[o]):
        draw(g, g.deck[o], g.bottom[o])
        raise_last(g, o)
    while len(g.bottom[o]) < n and len(g.top[o]):
        move(g, g.top[o][len(g.top[o]) - 1], g.bottom[o])
        raise_last(g, o)
    return min(n, len(g.bottom[o]))


def put_on_top(g: Arkham, c: int, o: int) -> None:
    """A card goes on top of a deck; who knows it still does."""
    move(g, c, g.limbo)
    n = len(g.top[o])
    move(g, c, g.top[o])
    for _ in range(n):
        move(g, g.top[o][0], g.top[o])


@rule("AHB-045", "AHB-061")
def shuffle(g: Arkham, o: int) -> None:
    """Nobody knows the order any more."""
    while len(g.top[o]):
        move(g, g.top[o][0], g.deck[o])
    while len(g.bottom[o]):
        move(g, g.bottom[o][0], g.deck[o])
    for c in g.deck[o]:
        g.seen[c] = 0
    say(g, Shuffled(seat=o))


@rule("AHB-061", "AHB-301")
def shuffle_discards_in(g: Arkham, o: int) -> None:
    """A discard pile goes back into its deck; an empty one changes nothing."""
    if len(g.discard[o]) == 0:
        return
    while len(g.discard[o]):
        move(g, g.discard[o][0], g.deck[o])
    shuffle(g, o)


@rule("AHC-191", "AHC-192", "AHC-193")
def shuffle_in(g: Arkham, c: int, o: int) -> bool:
    """One card into a deck by an effect; not into an empty one."""
    if deck_size(g, o) == 0:
        if c in g.limbo:
            discard(g, c)
        return False
    take_out(g, c)
    move(g, c, g.deck[o])
    shuffle(g, o)
    return True


@rule("AHB-301")
def refill_encounter(g: Arkham) -> None:
    """As soon as the encounter deck is empty its discard pile becomes the new deck."""
    if deck_size(g, SCENARIO) == 0:
        shuffle_discards_in(g, SCENARIO)


def draw_to_limbo(g: Arkham, o: int) -> int:
    """The top card of a deck, face up; none when there is none."""
    c = NONE
    if len(g.top[o]):
        c = g.top[o][0]
        into_limbo(g, c)
    elif len(g.deck[o]):
        c = draw(g, g.deck[o], g.limbo)
        count_voices(g, c, 1)
    elif len(g.bottom[o]):
        c = g.bottom[o][0]
        into_limbo(g, c)
    if o == SCENARIO:
        refill_encounter(g)
    return c


# ---- hands


def to_hand(g: Arkham, c: int, p: int) -> None:
    """Into its owner's hand; who saw it before still knows it."""
    if c in g.play or c in g.limbo:
        take_out(g, c)
    move(g, c, g.hand[p])


@rule("AHB-384")
def hide(g: Arkham, c: int, p: int) -> None:
    """A Hidden card just drawn is added to a hand: only its owner sees which one it is."""
    to_hand(g, c, p)
    g.secrets += 1
    say(g, Drew(seat=p, card=c))


@rule("AHB-384")
def give_up(g: Arkham, c: int) -> None:
    """A Hidden card leaves a hand because its own text says so."""
    g.secrets -= 1
    discard(g, c)


@rule("AHB-342", "AHB-349", "AHB-384", "AHC-346")
def may_discard(g: Arkham, c: int) -> bool:
    """A card that may be chosen for discarding from a hand: no weakness, no hidden card."""
    return WEAKNESS[g.code[c]] == 0 and ENCOUNTER[g.code[c]] == 0


def can_discard(g: Arkham, p: int) -> bool:
    """Whether there is a card that may be chosen for discarding."""
    return any(may_discard(g, c) for c in g.hand[p])


def discard_from_hand_options(g: Arkham, p: int) -> None:
    for c in g.hand[p]:
        if may_discard(g, c):
            offer(g, Target(card=c))


@rule("AHB-342")
def choose_and_discard(g: Arkham, p: int) -> Rule:
    """The owner of the hand picks a card to discard."""
    a = yield ask(p, discard_from_hand_options, alone=TAKE)
    if a != NONE:
        discard(g, Target.card(a))


@rule("AHB-031", "AHB-342")
def discard_random(g: Arkham, p: int) -> bool:
    """A card of the hand by chance; it may be a weakness, never a hidden card."""
    n = sum(HIDDEN[g.code[c]] == 0 for c in g.hand[p])
    if n == 0:
        return False
    if n == len(g.hand[p]):
        count_voices(g, draw(g, g.hand[p], g.limbo), 1)
    else:
        into_limbo(g, one_shown(g, p, rand(g, n)))
    discard(g, g.limbo[len(g.limbo) - 1])
    return True


def one_shown(g: Arkham, p: int, n: int) -> int:
    """The n-th card of a hand that is not Hidden."""
    for c in g.hand[p]:
        if HIDDEN[g.code[c]] == 0:
            if n == 0:
                return c
            n -= 1
    return NONE


# ---- assets entering play: uniqueness and slots


@rule("AHB-055")
def unique_clash(g: Arkham, c: int) -> bool:
    """Another card of that unique title is in play."""
    return UNIQUE[g.code[c]] > 0 and any(
        copies(g, x, c) and UNIQUE[g.code[x]] > 0 and x != c for x in g.play
    )


@rule("AHC-236", "AHC-237", "AHC-239")
def crowded(g: Arkham, c: int, p: int) -> bool:
    """An investigator has as many cards of that sort in play as they may."""
    k = LIMITED[g.code[c]]
    return k >= 0 and any(g.ctrl[x] == p and x != c and trait(g, x, k) for x in g.play)


@rule("AHB-055", "AHB-383", "AHC-236")
def barred(g: Arkham, c: int, p: int) -> bool:
    """An asset that cannot enter play under a seat's control."""
    return unique_clash(g, c) or crowded(g, c, p) or not bag.can_seal(g, c)


@rule("AHB-219", "AHB-220", "AHB-225")
def slots_taken(g: Arkham, p: int, s: int, tomes: int) -> int:
    """Slots of a type that assets fill: Tomes (tomes = 1), or all others."""
    n = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.ASSET and g.ctrl[c] == p and SLOT_OF[g.code[c]] == s:
            if trait(g, c, Trait.TOME) == (tomes == 1):
                n += SLOT_USED[g.code[c]]
    return n


@rule("AHB-221", "AHB-222")
def overfull(g: Arkham, p: int, s: int) -> int:
    """How many slots of a type are missing; slots kept for Tomes hold Tomes first."""
    room = SLOTS[s]
    tomes = slots_taken(g, p, s, 1)
    if s == Slot.hand:
        tomes -= min(tomes, total(g, Question.tome_slots, p, NONE))
    if s == Slot.arcane:
        room += total(g, Question.arcane_slots, p, NONE)
    return max(0, tomes + slots_taken(g, p, s, 0) - room)


def room_options(g: Arkham, p: int, s: int, kept: int) -> None:
    for c in g.play:
        if TYPE[g.code[c]] == CardType.ASSET and g.ctrl[c] == p and SLOT_OF[g.code[c]] == s:
            if c != kept and not cannot_leave(g, c) and frees(g, p, s, c):
                offer(g, Target(card=c))


def frees(g: Arkham, p: int, s: int, c: int) -> bool:
    """Whether an asset leaving would make room: a Tome in a Tome slot would not."""
    if s != Slot.hand or not trait(g, c, Trait.TOME):
        return True
    return slots_taken(g, p, s, 1) > total(g, Question.tome_slots, p, NONE)


@rule("AHC-014", "AHC-015", "AHC-016", "AHB-223", "AHB-224")
def make_room(g: Arkham, p: int, kept: int) -> Rule:
    """Assets that no longer fit are discarded; the new one stays."""
    for s in range(1, 7):
        while overfull(g, p, s):
            a = yield ask(p, room_options, s, kept, alone=TAKE)
            if a == NONE:
                break
            discard(g, Target.card(a))


@rule("AHB-039", "AHB-040", "AHB-047", "AHB-226", "AHB-057")
def asset_enters(g: Arkham, c: int, p: int, x: int = 0) -> Rule:
    """An asset enters play under a seat's control, with its uses (x more), in its slot."""
    if barred(g, c, p):
        return
    put(g, c)
    g.ctrl[c] = p
    g.uses[c] = USES[g.code[c]] + x
    say(g, Entered(card=c))
    yield from bag.seal(g, c, p)
    yield from make_room(g, p, c)
    yield from damage.defeat_fallen(g, NONE)
    with g.enters.open(card=c, seat=p, place=NONE) as event:
        yield from windows.window(g, AFTER, Trigger.ENTER, event)


@rule("AHC-015", "AHC-119", "AHC-194", "AHC-195", "AHC-196", "AHC-254")
def take_control(g: Arkham, c: int, p: int) -> Rule:
    """An asset in play, or set aside, comes under a seat's control, with its attachments."""
    if SIGNATURE[g.code[c]] and g.owner[c] != p:
        return
    if c not in g.play:
        yield from asset_enters(g, c, p)
        return
    g.ctrl[c] = p
    g.at[c] = NONE
    for x in g.play:
        if g.at[x] == c and g.ctrl[x] >= 0:
            g.ctrl[x] = p
    yield from make_room(g, p, c)


def threaten(g: Arkham, c: int, p: int) -> None:
    """Into a threat area."""
    put(g, c)
    g.at[c] = p
    say(g, Entered(card=c))


@rule("AHB-051", "AHB-053", "AHB-098", "AHC-197")
def attach(g: Arkham, c: int, host: int, p: int) -> None:
    """Attached to a card in play, under the control of a seat or of nobody."""
    put(g, c)
    g.at[c] = host
    g.ctrl[c] = p
    say(g, Entered(card=c))


# ---- looking and searching


def look_under(g: Arkham, p: int, o: int, n: int) -> int:
    """One seat sees the bottom cards of a deck."""
    k = peek_under(g, o, n)
    for i in range(k):
        c = g.bottom[o][len(g.bottom[o]) - 1 - i]
        g.seen[c] |= 1 << p
        say(g, Looked(seat=p, card=c))
    return k


def look_at_top(g: Arkham, p: int, o: int, n: int) -> int:
    """One seat sees the top cards of a deck."""
    k = peek(g, o, n)
    for i in range(k):
        g.seen[g.top[o][i]] |= 1 << p
        say(g, Looked(seat=p, card=g.top[o][i]))
    return k
