"""What speaks for an option: which of the quantities that bots weigh it changes for the better.

An option is followed through in worlds drawn from what its seat knows, always the same ones: by the
rules, and by sense where its own consequences ask somebody again.
"""

from __future__ import annotations

from collections import Counter

from noctuary.kernel import Position, scoring, state_for_rules
from noctuary.plugin import EvaluationTerm, EvaluationTerms, load_terms

from .bot import Reason
from .knowledge import SeatKnowledge

WORLDS = 10
MOST = 2
LIKELY = 2
"""What happens in fewer worlds is luck, and no reason."""
MOST_STEPS = 60
"""Choices that an option may lead to before it has come to its end."""
TIE = 500
"""Thousandths of a win: more is won."""

TermKey = tuple[str, tuple[tuple[str, int], ...]]
Found = dict[TermKey, EvaluationTerm]
"""The quantities of a position."""


def reasons(knowledge: SeatKnowledge, *options: str) -> tuple[Reason, ...]:
    """What speaks for the first of some options, the best first: quantities that it improves, and
    the second or the last does not as much; where there are none, and it is better all in all,
    those that the second would leave worse.
    """
    tell = load_terms(knowledge.game.spec)
    if tell is None or len(options) == 1:
        return ()
    seat = knowledge.seat
    worlds = [knowledge.sample(seed) for seed in range(WORLDS)]
    now = [terms_of(tell, world, seat) for world in worlds]
    ends = {o: [follow(w.clone(), o) for w in worlds] for o in (*options[:2], options[-1])}
    seen = {o: [terms_of(tell, w, seat) for w in ends[o]] for o in ends}
    best, rival, worst = (seen[o] for o in (options[0], options[1], options[-1]))
    won = [sum(w.over and w.result[seat] > TIE for w in ends[o]) for o in options[:2]]
    if won[0] > won[1]:
        return (Reason("", samples_of_ten=won[0]),)
    second, last = gains(now, rival), gains(now, worst)
    own = {k: n - max(0, min(second[k], last[k])) for k, n in gains(now, best).items() if n > 0}
    if found := choose_reasons(own, now, best):
        return found
    over = gains(rival, best)
    return choose_reasons(over, rival, best, rather=True) if over.total() > 0 else ()


def follow(world: Position, option: str) -> Position:
    """Makes a choice, and those that it leads to itself, as sense would make them."""
    deep = world.rule_depth
    world.apply(option)
    for _ in range(MOST_STEPS):
        if world.over or world.rule_depth <= deep:
            break
        weights = world.action_scores()
        world.apply(world.legal()[weights.index(max(weights))])
    return world


def terms_of(tell: EvaluationTerms, world: Position, seat: int) -> Found:
    """The quantities of a position, as a seat sees it; none where the game is over."""
    if world.over:
        return {}
    with scoring():
        found = tell(state_for_rules(world.observe(seat, asked=False), world.books), seat)
        return {(one.key, tuple(one.args.items())): one for one in found}


def gain(old: Found, new: Found, which: TermKey) -> int:
    """How much better a quantity becomes in one world."""
    if which not in old or which not in new:
        return 0
    return old[which].weight * (new[which].n - old[which].n)


def gains(before: list[Found], after: list[Found]) -> Counter[TermKey]:
    """How much better each quantity becomes, all worlds together."""
    found: Counter[TermKey] = Counter()
    for old, new in zip(before, after, strict=True):
        for which in old:
            found[which] += gain(old, new, which)
    return found


def choose_reasons(
    worth: dict[TermKey, int], before: list[Found], after: list[Found], *, rather: bool = False
) -> tuple[Reason, ...]:
    """The few quantities that are worth most, with where they go most often in their worlds."""
    found = []
    for which in sorted((k for k in worth if worth[k] > 0), key=lambda k: -worth[k]):
        both = zip(before, after, strict=True)
        moved = [(a[which].n, b[which].n) for a, b in both if gain(a, b, which) > 0]
        if len(moved) >= LIKELY:
            (old, new), _ = Counter(moved).most_common(1)[0]
            key, args = which
            found.append(Reason(key, dict(args), old, new, len(moved), rather))
    return tuple(found[:MOST])
