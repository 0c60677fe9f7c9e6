"""Whether a choice gives information: a search in vain does, a walk does not."""

from __future__ import annotations

from random import Random

from noctuary.kernel import load
from noctuary.kernel.runtime.information import reveals_information

SEEDS = range(8)


def test_a_search_in_vain_is_learned_though_chance_gave_nothing() -> None:
    learned: dict[str, set[bool]] = {}
    for seed in SEEDS:
        state, random = load("lakeview").new(seats=3, seed=seed), Random(seed)
        for _ in range(250):
            before, seat = state.clone(), state.seat
            option = random.choice(state.options())
            step = state.step(option.id)
            if state.over:
                break
            if option.name in ("search", "spin") and not step.chance:
                told = reveals_information(before, option.id, state, step.events, seat)
                learned.setdefault(option.name, set()).add(told)
    assert True in learned["search"], "it could have been there"
    assert learned["spin"] == {False}
