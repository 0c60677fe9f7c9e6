"""Reasons for an option: the evaluation terms that it improves.

An option is followed through in samples of what its seat knows, always the same ones: by the rules,
and by the evaluation where its own consequences ask somebody again.
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
"""Samples in which a term must improve; fewer are luck and no reason."""
MOST_STEPS = 60
"""Choices that an option may lead to before it has come to its end."""
TIE = 500
"""Thousandths of a win; more is won."""

TermKey = tuple[str, tuple[tuple[str, int], ...]]
Found = dict[TermKey, EvaluationTerm]
"""The evaluation terms of a position."""


def reasons(knowledge: SeatKnowledge, *options: str) -> tuple[Reason, ...]:
    """Return the reasons for the first of some options, the strongest first.

    They are terms that it improves more than the second and the last do. Without such terms, if it
    is better all in all, they are those that the second would leave worse.
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
    """Make a choice and those that it leads to itself, as the evaluation would make them."""
    deep = world.rule_depth
    world.apply(option)
    for _ in range(MOST_STEPS):
        if world.over or world.rule_depth <= deep:
            break
        weights = world.action_scores()
        world.apply(world.legal()[weights.index(max(weights))])
    return world


def terms_of(tell: EvaluationTerms, world: Position, seat: int) -> Found:
    """Return the evaluation terms of a position as a seat sees it; none when the game is over."""
    if world.over:
        return {}
    with scoring():
        found = tell(state_for_rules(world.observe(seat, asked=False), world.books), seat)
        return {(one.key, tuple(one.args.items())): one for one in found}


def gain(old: Found, new: Found, which: TermKey) -> int:
    """Return how much a term improves in one sample."""
    if which not in old or which not in new:
        return 0
    return old[which].weight * (new[which].n - old[which].n)


def gains(before: list[Found], after: list[Found]) -> Counter[TermKey]:
    """Return how much each term improves in all samples together."""
    found: Counter[TermKey] = Counter()
    for old, new in zip(before, after, strict=True):
        for which in old:
            found[which] += gain(old, new, which)
    return found


def choose_reasons(
    worth: dict[TermKey, int], before: list[Found], after: list[Found], *, rather: bool = False
) -> tuple[Reason, ...]:
    """Return the few terms that matter most, each with its most frequent change."""
    found = []
    for which in sorted((k for k in worth if worth[k] > 0), key=lambda k: -worth[k]):
        both = zip(before, after, strict=True)
        moved = [(a[which].n, b[which].n) for a, b in both if gain(a, b, which) > 0]
        if len(moved) >= LIKELY:
            (old, new), _ = Counter(moved).most_common(1)[0]
            key, args = which
            found.append(Reason(key, dict(args), old, new, len(moved), rather))
    return tuple(found[:MOST])
