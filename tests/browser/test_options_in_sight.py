"""Thirty questions of every game: each option has a control in sight, at five sizes and in both
languages, and a scrolling list of options shows that there are more.

A control that chooses an option carries its id as `data-option`. A control that has to be pressed
first, such as a menu or a selectable card, names the options it leads to in `data-opens`.
"""

from __future__ import annotations

import random
import time
from functools import cache

import pytest
from playwright.sync_api import expect

from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.loaded import LoadedGame, games
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, until
from tests.browser.sight import Walk, unreachable, unseen
from tests.games.parts import setting
from tests.support import PATIENCE

SEEDS = 12
STEPS = 250
QUESTIONS = 30
PARTS = 5
STEPS_TO = 3
"""Most presses that lead to an option."""
CLOSED = "[data-opens~='{option}']:not([aria-expanded=true])"

LEAST = """() => {
    const [board, question] = document.querySelectorAll(".middle > .board, .middle > .question");
    const height = (part) => part.getBoundingClientRect().height;
    const low = parseFloat(getComputedStyle(question).getPropertyValue("--low"));
    const least = parseFloat(getComputedStyle(board).flexBasis);
    return { board: height(board), least, question: height(question), low };
}"""
"""Script that returns the heights of board and question, and the least allowed."""

Moment = tuple[int, int]
"""A seed and a number of choices."""


def begun(rules: LoadedGame, seed: int) -> Journal:
    """Begin a game, with the number of seats and the options varied by the seed."""
    counts = rules.seats
    settings = setting(rules.id, "OPTIONS", [{}])
    return Journal(rules, counts[seed % len(counts)], seed, settings[seed % len(settings)])


@cache
def pick_moments(game: str) -> list[Moment]:
    """Return moments of random games: first those with new kinds of options, then those with the
    most options.
    """
    rules, known = load(games()[game]), set[tuple[str, str]]()
    moments = dict[Moment, tuple[set[tuple[str, str]], int]]()
    for seed in range(SEEDS):
        dice, state = random.Random(seed), begun(rules, seed).state
        while not state.over and state.choice_count < STEPS:
            offered = state.options()
            assert state.decision is not None
            prompt = state.decision.prompt
            kinds = {(prompt, option.name) for option in offered}
            moments[seed, state.choice_count] = (kinds, len(offered))
            state.apply(dice.choice(offered).code)
    picked = list[Moment]()
    while len(picked) < QUESTIONS:
        best = max(moments, key=lambda one: (len(moments[one][0] - known), moments[one][1]))
        known |= moments.pop(best)[0]
        picked.append(best)
    return picked


def reached(game: str, moment: Moment) -> Journal:
    """Return the game at a moment."""
    seed, number = moment
    dice, journal = random.Random(seed), begun(load(games()[game]), seed)
    while journal.state.choice_count < number:
        journal.choose(dice.choice(journal.state.options()).code)
    return journal


def hidden(person: Person, wanted: list[str]) -> dict[str, str]:
    """Return the options without a control in sight, after pressing those that lead to them."""
    missing = unseen(person, wanted)
    if not missing:
        return missing
    unopened = unseen(person, list(missing), "opens")
    for option in [option for option in missing if option not in unopened]:
        if option in missing:
            person.page.keyboard.press("Escape")
        for _ in range(STEPS_TO):
            opener = person.page.locator(CLOSED.format(option=option))
            if option not in missing or not opener.count():
                break
            person.hit(opener.filter(visible=True).first)
            person.rest()
            still = unseen(person, list(missing))
            missing = {one: why for one, why in missing.items() if one in still}
    person.page.keyboard.press("Escape")
    return missing


def settled(person: Person, wanted: list[str]) -> dict[str, str]:
    """Return the options that stay hidden while the layout of a new page settles."""
    late = time.monotonic() + PATIENCE
    while (missing := hidden(person, wanted)) and time.monotonic() < late:
        person.page.wait_for_timeout(200)
    return missing


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_is_in_sight(house: House, come: Come, game: str, part: int) -> None:
    ann = Walk(come(), come(size="phone"))
    for moment in pick_moments(game)[part::PARTS]:
        journal = reached(game, moment)
        wanted = [option.id for option in journal.state.options()]
        table = house.upload(journal)
        ann.turn(f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}")
        for one in ann.both:
            assert one.wait_turn()
        for one in ann.screens():
            missing = settled(one, wanted)
            assert not missing, (one.page.viewport_size, one.lang, journal.state.decision, missing)
            if one is ann.desk:
                has = one.page.evaluate(LEAST)
                full = has["board"] >= has["least"] - 2 or has["question"] <= has["low"] + 2
                assert full, (one.page.viewport_size, journal.state.decision, has)
            other = unreachable(one, wanted)
            assert not other, (one.page.viewport_size, one.lang, journal.state.decision, other)


def many(come: Come, house: House) -> Person:
    """Seat Ann before a question with more options than a small window can show."""
    rules = load(games()["arkham"])
    best = max(
        (moment for moment in pick_moments("arkham")),
        key=lambda moment: len(reached("arkham", moment).state.options()),
    )
    journal = reached("arkham", best)
    assert len(journal.state.options()) > 6, rules.id
    table = house.upload(journal)
    ann = come(viewport={"width": 1280, "height": 600})
    ann.sit(f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}")
    assert ann.wait_turn()
    return ann


def test_what_lies_below_is_told_and_turned_to(house: House, come: Come) -> None:
    """A button says how many options are out of sight, scrolls to them, then leads back."""
    ann = many(come, house)
    row = ann.page.locator("#prompt ul.row")
    more = ann.page.locator("#prompt .further")
    expect(more).to_be_visible()
    for _ in range(ann.options.count()):
        if "plus haut" in more.inner_text() or "above" in more.inner_text():
            break
        before = row.evaluate("e => e.scrollTop")
        more.click()
        until(ann, lambda before=before: row.evaluate("e => e.scrollTop") > before)  # type: ignore[misc]
        ann.rest()
    expect(ann.options.last).to_be_in_viewport(ratio=0.9)
    more.click()
    until(ann, lambda: row.evaluate("e => e.scrollTop") == 0)


def test_options_stay_where_they_are_under_a_resting_mouse(house: House, come: Come) -> None:
    """Neither pointing at an option nor a new question under the mouse scrolls them."""
    ann = many(come, house)
    row = ann.page.locator("#prompt ul.row")
    box = row.bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 60, box["y"] + box["height"] - 4)
    ann.rest()
    assert row.evaluate("e => e.scrollTop") == 0
    row.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    ann.rest()
    before = ann.latest
    ann.options.last.click()
    until(ann, lambda: ann.latest > before)
    ann.turn()
    ann.rest()
    if row.count():
        assert row.evaluate("e => e.scrollTop") == 0
