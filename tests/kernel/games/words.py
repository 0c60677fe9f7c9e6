"""A game of small rules: every word and construct of the language, each logging what it saw."""

from __future__ import annotations

from enum import IntEnum

from noctuary.kernel import (
    NONE,
    STACK,
    TAKE,
    Action,
    Arr,
    Col,
    Cols,
    Game,
    Int,
    IntRule,
    Kind,
    Param,
    Pieces,
    Record,
    Rule,
    State,
    Zone,
    ask,
    ask_all,
    call,
    draw,
    finish,
    move,
    move_all,
    offer,
    rand,
    ref,
    rule,
    take,
)
from tests.kernel.games import chapter

K = 3
SQUARES = [0, 1, 4, 9]
PAIRS = ((1, -2), (300, 70000), (-5, 6))


class Colour(IntEnum):
    RED = 4
    BLUE = 7


class Fight(Record):
    seat = Col()
    damage = Col()
    tiny = Col(bits=8)
    hits = Cols(4)


class Words(State):
    log = Zone(120, bits=32)
    cards = Pieces(8)
    deck = Zone(8, of=cards, start=True)
    hand = Zone(2, 4, of=cards)
    pile = Zone(8, of=cards, order=STACK)
    bag = Zone(8)
    queue = Zone(8, order=STACK)
    bags = Zone(2, 4)
    row = Arr(4)
    grid = Arr(2, 3)
    small = Arr(4, bits=8)
    big = Arr(2, bits=32)
    x = Int()
    cost = Param(2, 2)
    fights = Fight.rows(4)


def put(g: Words, n: int) -> int:
    """Log a number and return it: an operand whose evaluation can be seen."""
    g.log.append(n)
    return n


def yes(g: Words, n: int) -> bool:
    g.log.append(n)
    return True


def no(g: Words, n: int) -> bool:
    g.log.append(n)
    return False


# ---- arithmetic


@rule(asks=True)
def floors(g: Words) -> None:
    for a in (7, -7, 0, 1, -1):
        for b in (2, -2, 3, -3, 7):
            put(g, a // b)
            put(g, a % b)


@rule(asks=True)
def bits(g: Words) -> None:
    a = 0b1100
    put(g, a & 10)
    put(g, a | 3)
    put(g, a ^ 5)
    put(g, ~a)
    put(g, a << 3)
    put(g, -a >> 2)
    put(g, -a)
    put(g, abs(-a) + abs(a))
    a //= -5
    put(g, a)
    a %= 2
    put(g, a)
    a -= 9
    a *= -a
    put(g, a)
    a <<= 2
    a >>= 1
    a ^= 1
    a |= 64
    a &= 127
    put(g, a)


@rule(asks=True)
def numbers(g: Words) -> None:
    put(g, Colour.BLUE - Colour.RED)
    put(g, K * chapter.K)
    put(g, -K)
    put(g, True + (2 < 3))
    put(g, int(4 > 3) * 6)
    put(g, 1 if bool(K) else 0)
    put(g, min(4, -2, 9) + max(1, 8, 3) * 10)
    put(g, min(put(g, 5), put(g, 2)))
    put(g, g.cost[1][0] * 10 + g.cost[0][1])
    put(g, g.seats)


# ---- order


@rule(asks=True)
def order(g: Words) -> None:
    put(g, put(g, 1) - put(g, 2) * put(g, 3))
    put(g, put(g, 4) // put(g, 2))
    g.row[put(g, 1)] = put(g, 5)
    g.grid[put(g, 1)][put(g, 2)] = put(g, 6)
    put(g, g.grid[put(g, 1)][put(g, 2)] - g.row[put(g, 1)])
    put(g, three(g, put(g, 7), put(g, 8), put(g, 9)))
    put(g, g.x + bump(g) + g.x)
    put(g, bump(g) * 100 + g.x)
    g.x += bump(g)
    put(g, g.x)


def bump(g: Words) -> int:
    g.x += 10
    return 1


def three(g: Words, a: int, b: int, c: int = K) -> int:
    return a * 100 + b * 10 + c


@rule(asks=True)
def chains(g: Words) -> None:
    put(g, 1 if put(g, 1) < put(g, 2) < put(g, 3) else 0)
    put(g, 1 if put(g, 1) < put(g, 0) < put(g, 9) else 0)
    put(g, 1 if put(g, 1) == put(g, 1) != put(g, 2) >= put(g, 2) else 0)
    x = 1 < 2 < 3
    put(g, x)


@rule(asks=True)
def shortcut(g: Words) -> None:
    if no(g, 1) and yes(g, 2):
        put(g, 99)
    if yes(g, 3) or no(g, 4):
        put(g, 5)
    if not no(g, 6) and (no(g, 7) or yes(g, 8)):
        put(g, 9)
    x = yes(g, 10) and no(g, 11)
    put(g, x)
    put(g, put(g, 12) if no(g, 13) else put(g, 14))
    while yes(g, 15) and g.x < 2:
        g.x += 1


# ---- loops


@rule()
def ranges(g: Words) -> Rule:
    i = 0
    n = 3
    for i in range(put(g, n)):
        n = 9
        put(g, i)
    for i in range(5, -5, -4):
        put(g, i)
    for i in range(-2, 5, 3):
        i += 100
        put(g, i)
    for i in range(2, 2):
        put(g, i)
    n = 2
    for i in range(1, n + 1):
        n += 1
        yield ask(0, go_options)
        i *= 10
        put(g, i)
    for i in range(4, 0, -2):
        yield ask(0, go_options)
        put(g, i)
    put(g, i)


@rule()
def jumps(g: Words) -> Rule:
    for i in range(6):
        if i == 1:
            continue
        for j in range(6):
            if j == 2:
                break
            put(g, 10 * i + j)
        if i == 3:
            break
        yield ask(0, go_options)
    n = 0
    while True:
        n += 1
        if n < 3:
            continue
        yield ask(0, go_options)
        if n > 4:
            break
        put(g, n)


@rule(asks=True)
def live(g: Words) -> None:
    for n in range(3):
        g.bag.append(n)
    for n in g.bag:
        put(g, n)
        if len(g.bag) < 6:
            g.bag.append(n + 10)
    for n in g.bag:
        g.bag.remove(n)
        put(g, n)
    put(g, len(g.bag))
    for c in g.deck:
        move(g, c, g.pile)
        put(g, c)
    g.row[3] = 8
    for n in g.row:
        g.row[2] = 5
        put(g, n)


@rule()
def tuples(g: Words) -> Rule:
    n = 4
    for i in (n, n + 1, put(g, 2)):
        n = 50
        put(g, i)
    for i in (n, 7):
        n = 60
        yield ask(0, go_options)
        put(g, i)
    put(g, 1 if n in (1, 60) else 0)
    put(g, 1 if n not in (1, 60) else 0)


@rule()
def rows_asked(g: Words) -> Rule:
    g.grid[1][0] = 4
    i = 1
    for n in g.grid[i]:
        i = 0
        g.grid[1][2] = 9
        yield ask(0, go_options)
        put(g, n)
    put(g, sum(g.grid[1]) + min(g.grid[1]) + max(g.grid[1]) * 10)
    put(g, 1 if 9 in g.grid[1] else 0)


# ---- generator expressions and tables


@rule(asks=True)
def generators(g: Words) -> None:
    i = 7
    for n in range(4):
        g.row[n] = n * n
        g.bag.append(n)
    put(g, sum(g.row))
    put(g, sum(g.bag))
    put(g, sum(i * 2 for i in range(1, 4)))
    put(g, sum(n for n in g.row if n > 1 if n < 9))
    put(g, sum(K for n in g.bag))
    put(g, any(put(g, n) == 4 for n in g.row))
    put(g, all(put(g, n) < 1 for n in g.row))
    put(g, any(n > 9 for n in g.bag))
    put(g, all(n > 9 for n in range(0)))
    put(g, sum(sum(i * j for j in range(3)) for i in range(3)))
    put(g, sum(n for n in (5, 6)))
    put(g, any(i for i in range(1, 2)) and i == 7)
    put(g, i)


@rule(asks=True)
def tables(g: Words) -> None:
    for i in range(3):
        put(g, SQUARES[i] + PAIRS[i][0] * 10 + PAIRS[i][1])
    put(g, SQUARES[K])
    put(g, chapter.WIDE[2])
    put(g, len(SQUARES) + len(PAIRS) * 10)
    put(g, PAIRS[put(g, 2)][put(g, 1)])


def double(g: Words, n: int) -> int:
    return 2 * n


def negate(g: Words, n: int) -> int:
    return -n


FUNCTIONS = [double, negate, chapter.triple]


@rule()
def ask_then(g: Words, n: int) -> IntRule:
    yield ask(0, go_options)
    return n + 1


@rule(asks=True)
def no_question(g: Words, n: int) -> int:
    return n + 2


RULES = (ask_then, no_question, chapter.far)


@rule()
def function_tables(g: Words) -> Rule:
    for i in range(3):
        put(g, FUNCTIONS[i](g, 5))
    for i in range(3):
        n = yield from RULES[i](g, 10)
        put(g, n)


@rule()
def references(g: Words) -> Rule:
    g.x = ref(ask_then)
    r = ref(chapter.far)
    n = yield from call(g, g.x, 20)
    put(g, n)
    n = yield from call(g, r, 20)
    put(g, n)
    put(g, 1 if ref(ask_then) == g.x != r else 0)


# ---- functions and files


@rule()
def arguments(g: Words) -> Rule:
    put(g, three(g, 1, 2))
    put(g, three(g, 1, c=5, b=4))
    put(g, three(g, a=9, b=8, c=7))
    put(g, chapter.shifted(g, 1))
    n = yield from with_default(g)
    put(g, n)
    n = yield from with_default(g, b=9)
    put(g, n)


@rule()
def with_default(g: Words, a: int = -4, b: int = Colour.RED) -> IntRule:
    yield ask(0, go_options)
    return a * 10 + b


@rule()
def recursion(g: Words) -> Rule:
    n = yield from countdown(g, 6)
    put(g, n)
    put(g, fib(g, 10))


@rule()
def countdown(g: Words, n: int) -> IntRule:
    if n == 0:
        return 0
    if n % 2:
        yield ask(0, go_options)
    m = yield from countdown(g, n - 1)
    return m + n


def fib(g: Words, n: int) -> int:
    return n if n < 2 else fib(g, n - 1) + fib(g, n - 2)


@rule(asks=True)
def arrays(g: Words) -> None:
    put(g, sieve(g, 20))
    put(g, sieve(g, 20))


def sieve(g: Words, n: int) -> int:
    """How many primes are below n."""
    out = [0] * 32
    low = [-1] * K
    low[1] += 1
    count = low[0] + 1 + low[1]
    for i in range(2, n):
        if not out[i]:
            count += 1
            for j in range(i, n, 1):
                if j % i == 0:
                    out[j] = 1
    return count


# ---- records


@rule()
def records(g: Words) -> Rule:
    with g.fights.open(damage=5, seat=1) as a:
        put(g, a * 100 + g.fights.damage[a] * 10 + g.fights.tiny[a])
        g.fights.damage[a] -= 2
        g.fights.hits[a].append(4)
        yield ask(0, go_options)
        with g.fights.open(damage=g.fights.damage[a]) as b:
            put(g, b * 100 + g.fights.damage[b] * 10 + len(g.fights.hits[b]))
            g.fights.hits[b].append(6)
            put(g, g.fights.hits[a][0] * 10 + g.fights.hits[b][0])
            put(g, len(g.fights))
        with g.fights.open() as b:
            put(g, b * 100 + g.fights.damage[b] * 10 + len(g.fights.hits[b]))
    put(g, len(g.fights))
    put(g, g.fights.kind)


@rule()
def ways_out(g: Words) -> Rule:
    put(g, leaves(g, 3))
    put(g, len(g.fights))
    n = yield from leaves_asking(g, 1)
    put(g, n + len(g.fights))
    n = yield from leaves_asking(g, 0)
    put(g, n + len(g.fights))
    for i in range(4):
        with g.fights.open(damage=i) as a:
            if i == 1:
                continue
            with g.fights.open(damage=i) as b:
                put(g, 10 * a + b)
                yield ask(0, go_options)
                if i == 2:
                    break
    put(g, len(g.fights))
    for i in range(4):
        with g.fights.open(damage=i) as a:
            if i == 1:
                continue
            if i == 3:
                break
            put(g, a)
    put(g, len(g.fights))


def leaves(g: Words, n: int) -> int:
    for i in range(9):
        with g.fights.open(damage=i) as a:  # noqa: SIM117
            with g.fights.open(damage=i) as b:
                if i == n:
                    return 10 * g.fights.damage[a] + b
    return -1


@rule()
def leaves_asking(g: Words, early: int) -> IntRule:
    with g.fights.open(damage=7) as a:
        yield ask(0, go_options)
        if early:
            return g.fights.damage[a]
        with g.fights.open(damage=8) as b:
            return g.fights.damage[b] * 10


@rule()
def ends_inside(g: Words) -> Rule:
    with g.fights.open(damage=3) as a:
        put(g, a)
        yield from finishes(g)
        put(g, 99)


@rule()
def finishes(g: Words) -> Rule:
    with g.fights.open() as b:
        yield ask(0, go_options)
        put(g, len(g.fights) + b)
        finish(g)


# ---- zones


@rule(asks=True)
def plain_zones(g: Words) -> None:
    for n in range(4):
        g.bag.append(n)
        g.queue.append(n)
        g.bags[n % 2].append(n)
    put(g, g.bag.pop(1) * 10 + g.bag.pop())
    put(g, g.queue.pop(0))
    g.queue.remove(2)
    g.queue.insert(1, 8)
    g.queue.insert(9, 9)
    g.bag.insert(0, 7)
    g.bag[1] += 5
    for n in g.bag:
        put(g, n)
    for n in g.queue:
        put(g, n)
    put(g, len(g.bags[0]) * 10 + g.bags[1][1])
    put(g, 1 if 3 in g.bags[1] else 0)
    put(g, 1 if 3 not in g.bags[0] else 0)
    g.bags[1].clear()
    put(g, len(g.bags[1]))


@rule(asks=True)
def pieces(g: Words) -> None:
    move(g, 2, g.hand[1])
    move(g, 0, g.hand[1])
    log_zone_deck(g)  # a bag: the last piece fills the gap
    move_all(g, g.deck, g.pile)
    move(g, g.pile[1], g.deck)
    for c in g.pile:  # a stack: the others close ranks
        put(g, c)
    put(g, len(g.deck) * 10 + g.deck[0])
    move(g, 2, g.hand[1])  # from a zone to its own end
    put(g, g.hand[1][0] * 10 + g.hand[1][1])
    put(g, 1 if 2 in g.hand[1] and 2 not in g.pile else 0)
    move_all(g, g.hand[1], g.hand[0])
    put(g, len(g.hand[1]) * 100 + g.hand[0][0] * 10 + g.hand[0][1])


def log_zone_deck(g: Words) -> None:
    for c in g.deck:
        put(g, c)


@rule(asks=True)
def lots(g: Words) -> None:
    c = draw(g, g.deck, g.hand[0])
    put(g, 1 if c == g.hand[0][0] and c not in g.deck and len(g.deck) == 7 else 0)
    while len(g.deck) > 0:
        draw(g, g.deck, g.pile)
    put(g, sum(c for c in g.pile) + g.hand[0][0])
    for n in range(5):
        g.bag.append(n)
    s = 0
    for n in range(5):
        s += take(g, g.bag) << (3 * n)
    put(g, 1 if s != 0 and len(g.bag) == 0 else 0)
    put(g, 1 if all(0 <= rand(g, 6) < 6 for n in range(50)) else 0)
    put(g, rand(g, 1))


@rule(asks=True)
def narrow(g: Words) -> None:
    g.small[0] = 127
    g.small[1] = -128
    g.small[1] += 1
    g.row[0] = 32767
    g.row[1] = -32768
    g.big[0] = 2147483647
    g.big[1] = -2147483647 - 1
    put(g, g.small[0] + g.small[1])
    put(g, g.row[0] - g.row[1])
    put(g, g.big[0] + g.big[1])
    with g.fights.open(tiny=-128, damage=-32768) as a:
        put(g, g.fights.tiny[a] + g.fights.damage[a])


# ---- questions


@rule()
def questions(g: Words) -> Rule:
    a = yield ask(1, choose_options, 1, 3)
    put(g, Choose.n(a) if Choose.matches(a) else NONE)
    a = yield ask(0, choose_options, 2, 2)
    put(g, a)  # nothing on offer: nobody is asked
    a = yield ask(0, choose_options, 4, 5, alone=TAKE)
    put(g, Choose.n(a))  # a single option is taken unasked
    a = yield ask(0, choose_options, 0, 2, alone=TAKE)
    put(g, Choose.n(a))
    g.row[2] = yield from ask_then(g, 6)
    put(g, g.row[2])
    put(g, 1 if Go.matches(Go()) and not Go.matches(Choose(n=0)) else 0)
    put(g, g.asked)  # four with the case itself: what nobody was asked does not count


@rule()
def together(g: Words) -> Rule:
    yield ask_all(choose_options, 1, 3)
    for p in range(g.seats):
        put(g, Choose.n(g.answers[p]))
    yield ask_all(second_options)
    put(g, g.answers[0])
    put(g, Choose.n(g.answers[1]))
    yield ask_all(choose_options, 2, 2)
    put(g, g.answers[0] + g.answers[1])


def go_options(g: Words, p: int) -> None:
    offer(g, Go())


def choose_options(g: Words, p: int, low: int, high: int) -> None:
    for n in range(low, high):
        offer(g, Choose(n=n))


def second_options(g: Words, p: int) -> None:
    if p == 1:
        offer(g, Choose(n=7))


# ---- the game


CASES = (
    floors,
    bits,
    numbers,
    order,
    chains,
    shortcut,
    ranges,
    jumps,
    live,
    tuples,
    rows_asked,
    generators,
    tables,
    function_tables,
    references,
    arguments,
    recursion,
    arrays,
    records,
    ways_out,
    ends_inside,
    plain_zones,
    pieces,
    lots,
    narrow,
    questions,
    together,
)
COUNT = len(CASES)
Case = Kind("case", *(f.__name__ for f in CASES))
Pick = Kind("pick", 16)
Go = Action()
Choose = Action(n=Pick)
Run = Action(case=Case)


def run_options(g: Words, p: int) -> None:
    for n in range(COUNT):
        offer(g, Run(case=n))


@rule()
def main(g: Words) -> Rule:
    """One case is chosen and played; then the game is over."""
    a = yield ask(0, run_options)
    yield from CASES[Run.case(a)](g)
    g.result[0] = 1000


GAME = Game(
    id="words",
    version=1,
    seats=(2,),
    state=Words,
    entry=main,
    parameters=lambda seats, options: {"cost": [[1, 2], [3, 4]]},
)
