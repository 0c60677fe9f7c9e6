"""Drawing from the investigators' decks, searching, resources."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, draw, emit, move, offer, rule

from ..ability import AFTER, ANSWER, AT, CONSTANT, WOULD, Question, Trigger
from ..actions import Drew, DrewWeakness, Gained, Lost, Reshuffled, Target
from ..components import CARDS, EVERYBODY, TYPE, WEAKNESS, CardType, Trait
from ..state import Arkham
from . import damage, decks, encounter, skill_tests, windows, zones
from .values import ability_at, blank, in_game, test_here, total, trait


def gain(g: Arkham, p: int, n: int) -> None:
    """Take resources from the supply."""
    if in_game(g, p):
        g.resources[p] += n
        emit(g, Gained(seat=p, n=n))


@rule("AHB-344", "AHC-256")
def purse(g: Arkham, p: int) -> int:
    """Return the resources to spend: the pool, and those on cards that say they may be spent."""
    return g.resources[p] + total(g, Question.purse, p, NONE)


@rule("AHB-344", "AHC-256")
def spend(g: Arkham, p: int, n: int) -> None:
    """Pay resources to the supply as a cost: first from cards that lend them, then the pool."""
    if n > 0:
        emit(g, Lost(seat=p, n=n))
    if g.answering[Question.purse]:
        for c in g.play:
            k = ANSWER[g.code[c]][Question.purse]
            if k >= 0 and not blank(g, c):
                m = min(n, CONSTANT[k](g, c, p, NONE))
                g.uses[c] -= m
                n -= m
    g.resources[p] -= n


@rule("AHB-344")
def lose(g: Arkham, p: int, n: int) -> None:
    """Return resources to the supply, as far as there are any."""
    n = min(n, g.resources[p])
    if n > 0:
        g.resources[p] -= n
        emit(g, Lost(seat=p, n=n))


# ---- drawing


@rule("AHB-347", "AHB-346")
def needs_resolving(g: Arkham, c: int) -> bool:
    """Whether it is a weakness that does something when drawn: an encounter type, or with a
    Revelation.
    """
    if WEAKNESS[g.code[c]] == 0:
        return False
    k = TYPE[g.code[c]]
    if k == CardType.TREACHERY or k == CardType.ENEMY:
        return True
    return ability_at(g, c, AT, Trigger.REVELATION) >= 0


@rule("AHB-337")
def draw_one(g: Arkham, p: int) -> int:
    """Draw the top card; a weakness that needs resolving is shown to all and returned."""
    if len(g.top[p]):
        move(g, g.top[p][0], g.hand[p])
    elif len(g.deck[p]):
        draw(g, g.deck[p], g.hand[p])
    else:
        move(g, g.bottom[p][0], g.hand[p])
    return note_arrival(g, p)


def note_arrival(g: Arkham, p: int) -> int:
    """Return the last card of a hand, if it is a weakness that must be resolved; else none."""
    c = g.hand[p][len(g.hand[p]) - 1]
    if needs_resolving(g, c):
        g.seen[c] = EVERYBODY
        emit(g, DrewWeakness(seat=p, card=c))
        return c
    emit(g, Drew(seat=p, card=c))
    return NONE


@rule("AHB-340")
def pull(g: Arkham, p: int, n: int, w: int) -> int:
    """Take cards into a hand, note weaknesses to resolve; return whether the deck was made anew."""
    emptied = 0
    for _ in range(n):
        if decks.deck_size(g, p) == 0:
            if len(g.discard[p]) == 0:
                break
            decks.shuffle_discards_in(g, p)
            emit(g, Reshuffled(seat=p))
            emptied = 1
        c = draw_one(g, p)
        if c >= 0:
            g.errands.cards[w].append(c)
    return emptied


@rule("AHB-337", "AHB-338", "AHB-339", "AHB-340", "AHB-071", "AHC-343", "AHC-344")
def draw_cards(g: Arkham, p: int, n: int) -> Rule:
    """Draw cards together; weaknesses among them are resolved once all are drawn."""
    if not in_game(g, p):
        return
    with g.errands.open(seat=p) as w:
        before = len(g.hand[p])
        emptied = pull(g, p, n, w)
        drawn = len(g.hand[p]) - before
        harmless = drawn - len(g.errands.cards[w])
        if emptied:
            yield from damage.suffer(g, p, 0, 1, NONE)
        yield from resolve_arrivals(g, p, w)
        if drawn and in_game(g, p):
            g.fresh = min(harmless, len(g.hand[p]))
            yield from windows.window(g, AFTER, Trigger.DREW, p)


@rule("AHB-346", "AHB-347", "AHB-348", "AHC-344")
def resolve_arrivals(g: Arkham, p: int, w: int) -> Rule:
    """Resolve weaknesses that have come to a hand in the order they came."""
    while len(g.errands.cards[w]):
        c = g.errands.cards[w].pop(0)
        if in_game(g, p) and c in g.hand[p]:
            zones.into_limbo(g, c)
            yield from encounter.resolve(g, p, c, p)


@rule("AHB-062", "AHB-348")
def add_to_hand(g: Arkham, p: int) -> Rule:
    """Add the top card of the deck to the hand without drawing it; a weakness is resolved all the
    same.
    """
    with g.errands.open(seat=p) as w:
        c = draw_one(g, p)
        if c >= 0:
            g.errands.cards[w].append(c)
        yield from resolve_arrivals(g, p, w)


# ---- searching

ANY, TOMES, SPELLS, TOMES_AND_SPELLS, ALLIES, MADNESS, FITTING = 0, 1, 2, 3, 4, 5, 6


@rule("AHB-058", "AHB-059")
def sought(g: Arkham, c: int, what: int) -> bool:
    """Whether a card is what a search looks for."""
    if what == TOMES:
        return trait(g, c, Trait.TOME) and TYPE[g.code[c]] == CardType.ASSET
    if what == SPELLS:
        return trait(g, c, Trait.SPELL)
    if what == TOMES_AND_SPELLS:
        return trait(g, c, Trait.TOME) or trait(g, c, Trait.SPELL)
    if what == ALLIES:
        return trait(g, c, Trait.ALLY) and TYPE[g.code[c]] == CardType.ASSET
    if what == MADNESS:
        return trait(g, c, Trait.MADNESS) and WEAKNESS[g.code[c]] > 0
    if what == FITTING:
        return skill_tests.may_commit(g, c, g.owner[c], test_here(g))
    return True


@rule("AHB-059", "AHB-058")
def found_options(g: Arkham, p: int, first: int, n: int, what: int) -> None:
    for i in range(first, n):
        if sought(g, g.top[p][i], what):
            offer(g, Target(card=g.top[p][i]))


DEEPER = 3
"""Cards that a researcher may search beyond what a card says."""


@rule("AHB-058", "AHB-059", "AHB-060", "AHB-084")
def search_top(g: Arkham, p: int, n: int, what: int, drawn: int) -> Rule:
    """Search the top of an investigator's deck, take what is sought, shuffle."""
    found = yield from find_on_top(g, p, n, what)
    yield from take_found(g, p, found, drawn)


@rule("AHB-058", "AHB-059", "AHB-084", "AHC-350", "AHC-351")
def find_on_top(g: Arkham, p: int, n: int, what: int) -> IntRule:
    """Put what is sought among the top cards on top of the deck; return how many there are."""
    found = 0
    with g.searches.open(seat=p) as s:
        yield from windows.window(g, WOULD, Trigger.SEARCH, s)
        k = decks.look_at_top(g, p, p, n + DEEPER * g.searches.deeper[s])
        while found < 1 + g.searches.more[s]:
            a = yield ask(p, found_options, found, k, what)
            if a == NONE:
                break
            decks.put_on_top(g, Target.card(a), p)
            found += 1
    return found


@rule("AHB-059", "AHB-062")
def take_found(g: Arkham, p: int, n: int, drawn: int) -> Rule:
    """Draw the cards found on top of the deck, or add them to the hand; shuffle the rest."""
    for _ in range(n):
        move(g, g.top[p][0], g.limbo)
    decks.shuffle(g, p)
    for _ in range(n):
        c = g.limbo[len(g.limbo) - 1]
        decks.put_on_top(g, c, p)
        g.seen[c] = 1 << p
    if drawn and n > 0:
        yield from draw_cards(g, p, n)
    elif n > 0:
        for _ in range(n):
            yield from add_to_hand(g, p)


@rule("AHB-059", "AHB-058")
def deck_search_options(g: Arkham, p: int, what: int) -> None:
    """Offer the finds in the order of the cards: that of a deck is hidden."""
    for c in range(CARDS):
        if c in g.deck[p] and sought(g, c, what):
            offer(g, Target(card=c))


@rule("AHB-058", "AHB-059", "AHB-062", "AHC-351")
def search_deck(g: Arkham, p: int, what: int, drawn: int) -> Rule:
    """Search an investigator's whole deck, take what is sought, shuffle."""
    found = 0
    with g.searches.open(seat=p, whole=1) as s:
        yield from windows.window(g, WOULD, Trigger.SEARCH, s)
        decks.shuffle(g, p)
        while found < 1 + g.searches.more[s]:
            a = yield ask(p, deck_search_options, what)
            if a == NONE:
                break
            decks.put_on_top(g, Target.card(a), p)
            found += 1
    if found:
        yield from take_found(g, p, found, drawn)


@rule("AHB-059")
def in_deck(g: Arkham, p: int, what: int) -> bool:
    """Whether a deck holds something that is sought."""
    if any(sought(g, c, what) for c in g.deck[p]):
        return True
    return any(sought(g, c, what) for c in g.top[p]) or any(sought(g, c, what) for c in g.bottom[p])
