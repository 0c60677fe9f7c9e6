"""Why one is asked, and what a choice comes to: the clause behind the button, the numbers on the
options, in every game and both languages.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.arkham.components import Skill
from noctuary.i18n import LANGUAGES, FluentTranslations
from noctuary.kernel import Decision, Position, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.loaded import games
from noctuary.plugin import load_previews
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_options_in_sight import SETTINGS, reached, told_apart

MOMENTS = 3
SEEDS = 40
STEPS = 300
FEW = 6
"""So many squares have buttons."""

View = dict[str, Any]
Found = tuple[str, str]
"""An option by its id, and what must stand on its button."""


def panel(person: Person) -> Locator:
    """What is listed among the rules."""
    return person.page.get_by_role("group", name=person.say("table-zone-rules"), exact=True)


def sit(person: Person, house: House, journal: Journal) -> None:
    """Sits down where the question of a game is one's own."""
    table = house.upload(journal)
    person.sit(f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}")
    assert person.wait_turn()


def decision(journal: Journal) -> Decision:
    """The question that waits."""
    asked = journal.state.decision
    assert asked is not None
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_why_opens_the_clause_about_the_question(
    house: House, come: Come, game: str, lang: str
) -> None:
    ann = come("Ann", "laptop", lang=lang)
    for moment in told_apart(game)[:MOMENTS]:
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


def arkham(state: Position, view: View, say: Callable[..., str]) -> Found | None:
    """An investigation: skill against shroud, and its chance."""
    if asks(state) != "turn" or "investigate" not in ids(state):
        return None
    look = load_previews(state.game.spec)
    assert look is not None
    (found,) = look(state.sample(state.seat, 0))["investigate"]
    skill = say(f"kind-skill-{Skill.names[found.args['skill']]}")
    return "investigate", say(f"ahead-{found.key}", **(dict(found.args) | {"skill": skill}))


def gates(state: Position, view: View, say: Callable[..., str]) -> Found | None:
    """A figure sent: how many there are, and then."""
    option = next((id for id in ids(state) if id.startswith("send/")), None)
    if asks(state) != "send" or option is None:
        return None
    region = next(r for r in view["regions"] if option.endswith(r["region"]))
    before = region["figures"].get(str(state.seat), 0)
    return option, say("web-note-you", before=before, after=before + 1)


def lakeview(state: Position, view: View, say: Callable[..., str]) -> Found | None:
    """A move among few, which are all listed: how many squares it takes."""
    moves = [id for id in ids(state) if id.startswith("move_to/")]
    if asks(state) != "travel" or not view["movement"] or len(moves) > FEW:
        return None
    reach = {f"move_to/square={at}": n for at, n in view["movement"]["steps"].items()}
    option = next((id for id in ids(state) if reach.get(id)), None)
    return (option, say("web-squares", n=reach[option])) if option else None


def mansions1(state: Position, view: View, say: Callable[..., str]) -> Found | None:
    """A test: the chance with a skill point."""
    if asks(state) != "skill":
        return None
    return "spend", say("web-note-chance", n=view["trial"]["lucky"])


def mansions2(state: Position, view: View, say: Callable[..., str]) -> Found | None:
    """Beside a monster: whoever acts must get past it first."""
    if asks(state) != "turn" or not view["watchers"] or "trade" not in ids(state):
        return None
    return "trade", say("web-note-evade", monster="|").split("|")[0]


NUMBERS = {f.__name__: f for f in (arkham, gates, lakeview, mansions1, mansions2)}


def asks(state: Position) -> str:
    """What is asked now."""
    return state.decision.prompt if state.decision else ""


def ids(state: Position) -> list[str]:
    """All that is on offer."""
    return [option.id for option in state.options()]


def moment(game: str, lang: str) -> tuple[Journal, Found]:
    """A game played at random until an option has the number that is looked for."""
    rules, say = load(game), FluentTranslations(f"noctuary.games.{game}", lang).format
    view = rules.spec.view
    assert view is not None
    for seed in range(SEEDS):
        options = SETTINGS.get(game, [{}])[seed % len(SETTINGS.get(game, [{}]))]
        journal = Journal(rules, rules.seats[seed % len(rules.seats)], seed, options)
        dice, resolved = random.Random(seed), rules.spec.resolve(options)
        while not journal.state.over and journal.state.choice_count < STEPS:
            state = journal.state
            shown = msgspec.to_builtins(view(state.observe(state.seat, asked=False), resolved))
            if (found := NUMBERS[game](state, shown, say)) is not None:
                return journal, found
            journal.choose(dice.choice(state.options()).code)
    raise AssertionError(f"no game of {game} came to this")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_an_option_says_what_it_comes_to(house: House, come: Come, game: str, lang: str) -> None:
    journal, (option, note) = moment(game, lang)
    ann = come("Ann", "desk", lang=lang)
    sit(ann, house, journal)
    button = ann.question.locator(f'[data-option="{option}"]')
    expect(button.first).to_contain_text(note)
    ann.shot(f"number-{game}-{lang}")


# ---- what the rules would make of an option

BEGINS = {"arkham": "use/", "mansions1": "attack/", "mansions2": "attack/"}
"""Options that begin a test with a card or a weapon."""


def foreseen(game: str) -> tuple[Journal, str, dict[str, int]]:
    """A game played by bots until such an option is on offer; the option, and what it says."""
    rules = load(game)
    look = load_previews(rules.spec)
    assert look is not None
    for seed in range(SEEDS):
        journal = Journal(rules, max(2, rules.seats[0]), seed)
        bots = [make_bot("heuristic", seed=k) for k in range(max(rules.seats))]
        while not journal.state.over and journal.state.choice_count < STEPS:
            state = journal.state
            for option, said in look(state.sample(state.seat, 0)).items():
                if option.startswith(BEGINS[game]) and asks(state) == "turn":
                    return journal, option, dict(said[0].args)
            journal.choose(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
    raise AssertionError(f"no game of {game} came to this")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", sorted(BEGINS))
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
