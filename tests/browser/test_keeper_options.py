"""Every report has a control, in every mode of the companion, on a desk and on a phone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_keeper import TABLE

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SEEDS, STEPS, POSITIONS, DEEP = 4, 90, 5, 16

LEADS = """([option]) => {
    for (const attribute of ["option", "opens"])
        for (const e of document.querySelectorAll(`[data-${attribute}~="${option}"]`))
            if (e.checkVisibility({ visibilityProperty: true })) {
                if (attribute === "opens")
                    e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
                return attribute;
            }
    return "";
}"""
"""Script that looks for a control that chooses an option, and presses one that leads to it."""


def moments(kept: str) -> Iterator[Journal]:
    """Yield moments of random evenings, each with kinds of options that the earlier ones lack."""
    rules, options = load(GAME), TABLE | {"kept": kept}
    found = list[tuple[int, int, set[tuple[str, str]]]]()
    for seed in range(SEEDS):
        dice, state = random.Random(seed), Journal(rules, 1, seed, options).state
        while not state.over and state.choice_count < STEPS:
            offered = state.options()
            assert state.decision is not None
            kinds = {(state.decision.prompt, option.name) for option in offered}
            found.append((seed, state.choice_count, kinds))
            state.apply(dice.choice(offered).code)
    known = set[tuple[str, str]]()
    for _ in range(POSITIONS):
        seed, number, kinds = max(found, key=lambda moment: len(moment[2] - known))
        known |= kinds
        dice, journal = random.Random(seed), Journal(rules, 1, seed, options)
        while journal.state.choice_count < number:
            journal.choose(dice.choice(journal.state.options()).code)
        yield journal


def reachable(person: Person, option: str) -> bool:
    """Return whether a control chooses an option, once all that lead to it are opened."""
    for _ in range(DEEP):
        led = person.page.evaluate(LEADS, [option])
        if led != "opens":
            return bool(led)
    return False


@pytest.mark.parametrize(
    "kept", ["keeper", "figures", "sheets", "dice", "own_figures", "own_sheets"]
)
def test_every_report_has_a_control(house: House, come: Come, kept: str) -> None:
    ann = come()
    for journal in moments(kept):
        wanted = [option.id for option in journal.state.options()]
        table = house.upload(journal)
        for width, height in SIZES.values():
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.sit(table.seats)
            assert ann.turn() == "mine"
            missing = [option for option in wanted if not reachable(ann, option)]
            if missing:
                ann.shot(f"missing-{kept}-{width}")
            assert not missing, (width, journal.state.decision, missing[:12])
