"""The reason for a question and the result of a choice: the clause behind the button, the numbers
on the options, in every game and both languages.
"""

from __future__ import annotations

import random
import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.i18n import LANGUAGES, FluentTranslations
from noctuary.kernel import Decision, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.loaded import games
from noctuary.plugin import load_previews
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_options_in_sight import pick_moments, reached
from tests.games.parts import data_of, setting, with_file, with_part
from tests.games.positions import Found, asks

MOMENTS = 3
SEEDS = 40
STEPS = 300


def panel(person: Person) -> Locator:
    """Return the list of the rules."""
    return person.page.get_by_role("group", name=person.say("table-zone-rules"), exact=True)


def sit(person: Person, house: House, journal: Journal) -> None:
    """Upload a game and sit at the seat in turn."""
    table = house.upload(journal)
    person.sit(f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}")
    assert person.wait_turn()


def decision(journal: Journal) -> Decision:
    """Return the present question."""
    asked = journal.state.decision
    assert asked is not None
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_why_opens_the_clause_about_the_question(
    house: House, come: Come, game: str, lang: str
) -> None:
    ann = come("Ann", "laptop", lang=lang)
    for moment in pick_moments(game)[:MOMENTS]:
        journal = reached(game, moment)
        asked = decision(journal)
        sit(ann, house, journal)
        why = ann.question.get_by_role("button").filter(has_text=ann.say("table-why"))
        expect(why).to_contain_text(asked.clause)
        why.click()
        first = panel(ann).get_by_role("article").first
        expect(first).to_contain_text(asked.clause)
    ann.shot(f"why-{game}-{lang}")


# ---- numbers on options


def moment(game: str, lang: str) -> tuple[Journal, Found]:
    """Return a random game at an option with a number, and the number."""
    rules, say = load(game), FluentTranslations(f"noctuary.games.{game}", lang).format
    view = rules.spec.view
    assert view is not None
    settings = setting(game, "OPTIONS", [{}])
    find_number = data_of(game, "option_numbers").find_number
    for seed in range(SEEDS):
        options = settings[seed % len(settings)]
        journal = Journal(rules, rules.seats[seed % len(rules.seats)], seed, options)
        dice, resolved = random.Random(seed), rules.spec.resolve(options)
        while not journal.state.over and journal.state.choice_count < STEPS:
            state = journal.state
            shown = msgspec.to_builtins(view(state.observe(state.seat, asked=False), resolved))
            if (found := find_number(state, shown, say)) is not None:
                return journal, found
            journal.choose(dice.choice(state.options()).code)
    raise AssertionError(f"no game of {game} came to this")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", with_file("option_numbers.py"))
def test_an_option_says_what_it_comes_to(house: House, come: Come, game: str, lang: str) -> None:
    journal, (option, note) = moment(game, lang)
    ann = come("Ann", "desk", lang=lang)
    sit(ann, house, journal)
    button = ann.question.locator(f'[data-option="{option}"]')
    expect(button.first).to_contain_text(note)
    ann.shot(f"number-{game}-{lang}")


# ---- previews of an option


def foreseen(game: str) -> tuple[Journal, str, dict[str, int]]:
    """Return a game between bots at an option with a preview, the option, and the preview's
    numbers.
    """
    rules = load(game)
    look = load_previews(rules.spec)
    assert look is not None
    begins = data_of(game, "option_numbers").TEST_BEGINS
    for seed in range(SEEDS):
        journal = Journal(rules, max(2, rules.seats[0]), seed)
        bots = [make_bot("heuristic", seed=k) for k in range(max(rules.seats))]
        while not journal.state.over and journal.state.choice_count < STEPS:
            state = journal.state
            for option, said in look(state.sample(state.seat, 0)).items():
                if option.startswith(begins) and asks(state) == "turn":
                    return journal, option, dict(said[0].args)
            journal.choose(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
    raise AssertionError(f"no game of {game} came to this")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", with_part("previews"))
def test_an_attack_or_a_card_says_its_odds(
    house: House, come: Come, game: str, device: str, lang: str
) -> None:
    journal, option, said = foreseen(game)
    ann = come("Ann", device, lang=lang)
    sit(ann, house, journal)
    odds = re.compile(rf"\b{said['chance']}\s%")
    button = ann.page.locator(f'[data-option="{option}"]').filter(has_text=odds)
    expect(button.first).to_be_visible()
    ann.shot(f"foreseen-{game}-{device}-{lang}")
