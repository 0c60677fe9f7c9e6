"""What a choice tells an investigator: cards looked through tell something, a resource does not."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from noctuary.kernel import load
from noctuary.kernel.runtime.information import QUICK_SAMPLES, reveals_information


def test_what_was_seen_is_learned_and_what_was_known_is_not() -> None:
    learned: defaultdict[tuple[str, bool], set[bool]] = defaultdict(set)
    for seed in range(6):
        state, random = load("arkham").new(seats=2, seed=seed), Random(seed)
        for _ in range(150):
            before, seat = state.clone(), state.seat
            option = random.choice(state.options())
            step = state.step(option.id)
            if state.over:
                break
            told = reveals_information(before, option.id, state, step.events, seat, QUICK_SAMPLES)
            learned[option.name, bool(step.chance)].add(told)
    assert False in learned["resource", False] and learned["engage", False] == {False}
    assert learned["draw", True] == {True}, "a card"
    quiet = {name for (name, chance), found in learned.items() if not chance and True in found}
    assert quiet, "something is learned without chance, too: what another investigator holds"
