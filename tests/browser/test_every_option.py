"""Every option of a question has a control on the screen, on a desk and on a phone.

A control that chooses an option carries its id as `data-option`; one that has to be pressed first,
such as a menu or a card to take up, names the options it leads to in `data-opens`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from noctuary.kernel import load
from noctuary.kernel.game import Loaded, games
from noctuary.kernel.journal import Journal
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.support import PATIENCE

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "arkham": [{"scenario": name} for name in ("gathering", "midnight_masks", "devourer_below")],
    "mansions2": [
        {"scenario": name} for name in ("thirteenth_chime", "salt_parish", "black_regatta")
    ],
}
SEEDS = 12
STEPS = 250
POSITIONS = 6

SEEN = """([attribute, wanted]) => {
    const shown = (e) => {
        if (!e.checkVisibility({ visibilityProperty: true })) return false;
        e.scrollIntoView({ block: "nearest", inline: "nearest" });
        for (let box = e.parentElement; box; box = box.parentElement)
            if (getComputedStyle(box).overflowY === "hidden") box.scrollTop = box.scrollLeft = 0;
        const { x, y, width, height } = e.getBoundingClientRect();
        const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
        return steps.some((dx) => steps.some((dy) => {
            const hit = document.elementFromPoint(x + width * dx, y + height * dy);
            return hit !== null && e.contains(hit);
        }));
    };
    return wanted.filter((id) => [...document.querySelectorAll(`[data-${attribute}~="${id}"]`)]
        .some((e) => e.ariaDisabled !== "true" && shown(e)));
}"""
"""Those of the options that a finger finds; nobody can scroll what hides its overflow."""


def begun(rules: Loaded, seed: int) -> Journal:
    """A game of a seed, with this many or that many seats, and of one setting or another."""
    counts = rules.seats
    settings = SETTINGS.get(rules.id, [{}])
    return Journal(rules, counts[seed % len(counts)], seed, settings[seed % len(settings)])


def told_apart(game: str) -> Iterator[Journal]:
    """Moments of games played by chance, each with kinds of options that those before had not."""
    rules, known = load(games()[game]), set[tuple[str, str]]()
    moments = list[tuple[int, int, set[tuple[str, str]]]]()
    for seed in range(SEEDS):
        dice, state = random.Random(seed), begun(rules, seed).state
        while not state.over and state.number < STEPS:
            offered = state.options()
            assert state.decision is not None
            prompt = state.decision.prompt
            moments.append((seed, state.number, {(prompt, option.name) for option in offered}))
            state.apply(dice.choice(offered).code)
    for _ in range(POSITIONS):
        seed, number, kinds = max(moments, key=lambda moment: len(moment[2] - known))
        known |= kinds
        dice, journal = random.Random(seed), begun(rules, seed)
        while journal.state.number < number:
            journal.choose(dice.choice(journal.state.options()).code)
        yield journal


def unreachable(person: Person, wanted: list[str]) -> list[str]:
    """The options that no control chooses, nor one that is opened by another."""
    found = set(person.page.evaluate(SEEN, ["option", wanted]))
    hidden = [option for option in wanted if option not in found]
    for option in person.page.evaluate(SEEN, ["opens", hidden]):
        if option in found:
            continue
        opener = person.page.locator(f'[data-opens~="{option}"]')
        if not opener.count():
            person.page.keyboard.press("Escape")
        opener.first.click()
        found |= set(person.page.evaluate(SEEN, ["option", hidden]))
    return [option for option in hidden if option not in found]


def still_missing(person: Person, wanted: list[str]) -> list[str]:
    """The options that stay unreachable: a page that has just come has not found its size yet."""
    late = time.monotonic() + PATIENCE
    while (missing := unreachable(person, wanted)) and time.monotonic() < late:
        person.page.wait_for_timeout(200)
    return missing


@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_has_a_control(house: House, come: Come, game: str) -> None:
    ann = come()
    for journal in told_apart(game):
        wanted = [option.id for option in journal.state.options()]
        table = house.upload(journal)
        for width, height in SIZES.values():
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.sit(f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}")
            assert ann.wait_turn()
            missing = still_missing(ann, wanted)
            if missing:
                ann.shot(f"missing-{game}-{width}")
            assert not missing, (width, journal.state.decision, missing)
