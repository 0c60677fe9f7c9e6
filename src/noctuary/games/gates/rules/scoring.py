"""The end of the game and the final scoring."""

from noctuary.kernel import emit, rule

from ..actions import Category, FinalScored, FinalTotal, GameWon, Mode
from ..state import Gates
from . import scrolls

RUNE_POINTS = (0, 1, 2, 4, 8, 16)
SCROLL_POINTS = 5


@rule("GATE-009", "GATE-144", "GATE-183", "GATE-184")
def gain_points(g: Gates, p: int, category: int, n: int) -> None:
    """Move the score marker, and remember what the points are for."""
    g.score[p] += n
    g.points[p][category] += n


@rule(
    "GATE-139", "GATE-140", "GATE-141", "GATE-142", "GATE-143", "GATE-154", "GATE-158", "GATE-179"
)
def end_game(g: Gates) -> None:
    """Stop the game at once: nobody acts any more, the final points are added, one seat wins."""
    score_finally(g)
    w = winner(g)
    for p in range(g.seats):
        emit(g, FinalTotal(seat=p, n=g.score[p]))
        g.result[p] = 1000 if p == w else 0
    emit(g, GameWon(seat=w, n=g.score[w]))


@rule("GATE-144")
def score_finally(g: Gates) -> None:
    """Score five categories: investigators, scrolls, runes, pages, fragments."""
    for p in range(g.seats):
        score_category(g, p, Category.investigators, scrolls.figures_on_board(g, p))
        score_category(g, p, Category.scrolls, scroll_points(g, p))
        score_category(g, p, Category.runes, rune_points(g, len(g.runes[p])))
        score_category(g, p, Category.pages, page_points(g, page_set(g, p)))
        score_category(g, p, Category.fragments, fragment_points(g, p))


@rule("GATE-144")
def score_category(g: Gates, p: int, category: int, n: int) -> None:
    """Add the points of one category."""
    gain_points(g, p, category, n)
    if n > 0:
        emit(g, FinalScored(seat=p, category=category, n=n))


@rule("GATE-121", "GATE-122", "GATE-124", "GATE-146")
def scroll_points(g: Gates, p: int) -> int:
    """Give five points for the most of what each final scroll in force counts; ties all score."""
    n = 0
    for k in range(len(scrolls.FINAL)):
        if scrolls.in_force(g, scrolls.FINAL[k]):
            most = 1
            for q in range(g.seats):
                most = max(most, scrolls.COUNTED[k](g, q))
            if scrolls.COUNTED[k](g, p) == most:
                n += SCROLL_POINTS
    return n


@rule("GATE-147", "GATE-148")
def rune_points(g: Gates, n: int) -> int:
    """Count 16 for each set of five, and 1, 2, 4 or 8 for the rest."""
    return n // 5 * RUNE_POINTS[5] + RUNE_POINTS[n % 5]


@rule("GATE-063", "GATE-149", "GATE-150")
def page_set(g: Gates, p: int) -> int:
    """Return the pages of a journal as a mask."""
    m = 0
    for c in g.pages[p]:
        m |= 1 << g.number[Mode.sane][c]
    return m


@rule("GATE-149", "GATE-150", "GATE-151")
def page_points(g: Gates, pages: int) -> int:
    """Count four points for a page next to another one, two for a page on its own."""
    n = 0
    for i in range(1, 21):
        if pages >> i & 1:
            n += 4 if pages >> (i - 1) & 1 or pages >> (i + 1) & 1 else 2
    return n


@rule("GATE-065", "GATE-066", "GATE-152", "GATE-153")
def fragment_points(g: Gates, p: int) -> int:
    """Count twelve points for four different quadrants, two for every spare fragment."""
    return blueprint_points(g, p) + spare_points(g, p)


@rule("GATE-152")
def blueprint_points(g: Gates, p: int) -> int:
    """Count twelve points for each complete blueprint."""
    return 12 * blueprints(g, p)


@rule("GATE-153")
def spare_points(g: Gates, p: int) -> int:
    """Count two points for every spare fragment."""
    return 2 * spare_fragments(g, p)


@rule("GATE-153")
def spare_fragments(g: Gates, p: int) -> int:
    """Count the fragments that are in no complete blueprint."""
    return len(g.fragments[p]) - 4 * blueprints(g, p)


@rule("GATE-065", "GATE-066")
def blueprints(g: Gates, p: int) -> int:
    """Count the complete blueprints of a journal."""
    whole = 40
    for k in range(4):
        whole = min(whole, quadrants(g, p, k))
    return whole


@rule("GATE-065")
def quadrants(g: Gates, p: int, k: int) -> int:
    """Count the fragments of one quadrant in a journal."""
    n = 0
    for c in g.fragments[p]:
        if g.number[Mode.sane][c] == k:
            n += 1
    return n


@rule("GATE-001", "GATE-154", "GATE-155", "GATE-156")
def winner(g: Gates) -> int:
    """Return the seat with most points, then most tokens, then the youngest or last in turn."""
    points = -1
    for p in range(g.seats):
        points = max(points, g.score[p])
    tokens = -1
    for p in range(g.seats):
        if g.score[p] == points:
            tokens = max(tokens, g.tokens[p])
    age = youngest(g, points, tokens)
    w = g.starter
    for k in range(g.seats):
        p = (g.starter + k) % g.seats
        if g.score[p] == points and g.tokens[p] == tokens and (age < 0 or g.age[p] == age):
            w = p
    return w


@rule("GATE-156")
def youngest(g: Gates, points: int, tokens: int) -> int:
    """Return the lowest age among those tied; -1 if one of them did not give theirs."""
    age = 1000
    for p in range(g.seats):
        if g.score[p] == points and g.tokens[p] == tokens:
            age = min(age, g.age[p])
    return age
