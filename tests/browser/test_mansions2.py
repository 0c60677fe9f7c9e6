"""Mansions at the table: the lobby, two people, screen readers; by mouse, by keys, on a phone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import compiled
from noctuary.games.mansions2.view import view
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, tick, until
from tests.browser.test_languages import check
from tests.browser.test_phone import fits
from tests.browser.words import title
from tests.support import clause

Until = Callable[[Position], bool]
SCENARIO = "thirteenth_chime"
LONGEST = 300
ON_MAP = "document.activeElement.classList.contains('target')"


def translate(person: Person, key: str, **args: str | int) -> str:
    """Return a message of the game in this person's language."""
    return FluentTranslations("noctuary.games.mansions2", person.lang).format(key, **args)


# ---- games played up to a moment


def likes(now: Position) -> int:
    """Return the option with the best immediate score."""
    weights = dict(zip(now.legal(), now.action_scores(), strict=True))
    return max(weights, key=lambda code: weights[code])


def played(so: Until, seats: int = 3, sensible: bool = False, **options: object) -> Journal:
    """Return a game played up to a moment, at random or by the best scores."""
    for seed in range(60):
        dice = random.Random(seed)
        game = Journal(load(GAME), seats, seed=seed, options=options)
        for _ in range(LONGEST):
            if game.state.over:
                break
            if so(game.state):
                return game
            game.choose(likes(game.state) if sensible else dice.choice(game.state.legal()))
    raise AssertionError("no game came there")


def asks(prompt: str, *names: str) -> Until:
    """Return a predicate: whether somebody is asked this prompt, with options of these names."""

    def so(now: Position) -> bool:
        assert now.decision is not None
        return now.decision.prompt == prompt and set(names) <= {o.name for o in now.options()}

    return so


def chair(table: Table, seat: int) -> str:
    """Return the link to one seat of a table."""
    return f"{table.link}#k={table.keys['seats'][seat]['key']}"


def sit(person: Person, house: House, game: Journal) -> Table:
    """Upload a game and sit at the seat in turn."""
    table = house.upload(game)
    person.sit(chair(table, game.state.seat))
    assert person.wait_turn()
    return table


# ---- the table


def board(person: Person) -> Locator:
    """Return the map and everything over it."""
    return person.zone("table-zone-board")


def sheet(person: Person) -> Locator:
    """Return the sheet of the keeper's texts and questions."""
    return board(person).locator(".sheet")


def control(person: Person, option: str) -> Locator:
    """Return the controls that choose an option."""
    return person.page.locator(f'[data-option="{option}"]')


def idle(person: Person) -> None:
    """End the turn, or choose the first option."""
    end = control(person, "end_turn")
    (end.first if end.count() else person.options.first).click()
    person.turn()


def lit(person: Person) -> Locator:
    """Return the targets of a move on the map."""
    return board(person).locator('.target[data-option^="move/"]')


def shortcut(person: Person, option: Locator) -> None:
    """Press the shortcut key of an option, and wait for the next question."""
    key = option.get_attribute("aria-keyshortcuts")
    assert key, "no key leads there"
    person.page.keyboard.press(key)
    person.turn()


def enter(person: Person, target: Locator) -> None:
    """Focus an element and press Enter."""
    target.focus()
    expect(target).to_be_focused()
    person.page.keyboard.press("Enter")


# ---- the lobby


def test_a_table_from_the_lobby(house: House, come: Come) -> None:
    """The night and the investigators are chosen by their pictures."""
    ann = come("Ann", "laptop")
    ann.go(house.url)
    ann.page.get_by_text(title("mansions2", ann.lang), exact=True).first.click()
    tick(ann, ann.page.get_by_role("radio", name=translate(ann, "web-night-salt_parish")))
    cast = ann.page.get_by_role("group", name=translate(ann, "web-setup-cast", n=1))
    preston = translate(ann, "kind-investigator-preston.full")
    for who in cast.get_by_role("button", pressed=True).all_inner_texts():
        cast.get_by_role("button", name=who).click()
    cast.get_by_role("button", name=preston).click()
    ann.shot("mansions-lobby")
    assert violations(ann) == []
    ann.button("lobby-light").click()
    assert ann.wait_turn()
    expect(ann.page.get_by_role("banner")).to_contain_text(translate(ann, "web-night-salt_parish"))
    expect(ann.zone("table-zone-hand")).to_contain_text(preston)


# ---- two people


def test_what_one_does_the_other_sees(house: House, come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", "laptop", lang="fr")
    table = house.open("me", "open", game="mansions2", seed=4)
    bob.sit(house.join(table, "Bob"))
    ann.sit(table.seats)
    ann.take("begin")
    ann.take("take/investigator=agatha")
    where = str(lit(ann).last.get_attribute("data-option"))
    ann.take(where)
    name = compiled(SCENARIO).names["space"][int(where.partition("=")[2])][1]
    line = translate(bob, "event-moved", investigator="Agatha", space=name)
    expect(bob.log.filter(has_text=line).first).to_be_visible()
    seen = board(bob).get_by_role("img", name=re.compile(rf"^{re.escape(name)}.*Agatha"))
    expect(seen).to_have_count(1)
    ann.take("end_turn")
    bob.take("end_turn")
    expect(
        ann.log.filter(has_text=translate(ann, "event-mythos_began", n=1)).first
    ).to_be_attached()
    ann.page.reload()
    expect(
        ann.log.filter(has_text=translate(ann, "event-mythos_began", n=1)).first
    ).to_be_attached()
    bob.shot("mansions-two")


def insane(now: Position) -> str | None:
    """Return the text of an Insane card that only the seat in turn may read, or None."""
    for one in view(now.observe(now.seat)).investigators:
        for card in one.conditions:
            if card.back and one.seat == now.seat:
                return card.back.text.en
    return None


@clause("MAN2-285")
def test_nobody_else_reads_the_back_of_madness(house: House, come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come("Eve")
    game = played(lambda now: insane(now) is not None, seats=2)
    secret, seat = str(insane(game.state)), game.state.seat
    written = json.dumps(secret, ensure_ascii=False)
    table = sit(ann, house, game)
    bob.sit(chair(table, 1 - seat))
    eve.sit(table.watch)
    expect(ann.zone("table-zone-hand")).to_contain_text(secret)
    ann.shot("mansions-insane")
    idle(ann)
    for person in (bob, eve):
        until(person, lambda person=person: person.latest == ann.latest)
        assert person.turn()
        assert secret not in person.page.content()
        assert not any(written in frame for frame in person.heard)
    assert any(written in frame for frame in ann.heard)


# ---- screen readers


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet", "phone"])
def test_nothing_is_wrong_for_listeners(house: House, come: Come, size: str) -> None:
    """At the start, in a turn, when the keeper asks, at a puzzle; in French."""
    ann = come("Ann", size, lang="fr")
    for prompt in ("hand", "turn", "improve", "puzzle"):
        sit(ann, house, played(asks(prompt), sensible=True))
        assert violations(ann) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check(ann, "fr")
        ann.shot(f"mansions-{prompt}-{size}")


# ---- by keys


def test_a_turn_by_keys_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    keys = ann.page.keyboard
    sit(ann, house, played(asks("turn", "move", "press", "end_turn"), sensible=True))
    for _ in range(80):
        keys.press("Tab")
        if ann.page.evaluate(ON_MAP):
            break
    ring = "getComputedStyle(document.activeElement.querySelector('.focus')).stroke"
    assert ann.page.evaluate(ring) != "none"
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        keys.press(arrow)
        assert ann.page.evaluate(ON_MAP)
    token = board(ann).locator(".target[data-opens^='press/']").first
    enter(ann, token)
    expect(sheet(ann).get_by_role("button").first).to_be_visible()
    expect(token).to_have_attribute("aria-expanded", "true")
    ann.shot("mansions-token")
    keys.press("Escape")
    expect(token).to_have_attribute("aria-expanded", "false")
    told_before = len(ann.journal())
    ended = ann.log.filter(has_text=translate(ann, "event-turn_ended", investigator=""))
    before = ended.count()
    enter(ann, lit(ann).first)
    until(ann, lambda: len(ann.journal()) > told_before)
    for _ in range(30):
        if ended.count() > before:
            break
        assert ann.turn() == "mine"
        end = control(ann, "end_turn").first
        shortcut(ann, end if end.count() else ann.options.first)
    expect(ended).not_to_have_count(before)


# ---- on a phone


def searches(now: Position) -> str | None:
    """Return an option that searches a token, where one may also move and attack with two actions
    left.
    """
    if not asks("turn", "move", "press", "attack")(now):
        return None
    shown = view(now.observe(now.seat))
    [mine] = [one for one in shown.investigators if one.active]
    seen = {choice for token in shown.tokens if token.kind == "search" for choice in token.acts}
    found = (o.id for o in now.options() if o.name == "press" and o.fields["choice"] in seen)
    return next(found, None) if mine.actions == 2 else None


def fold(person: Person, low: bool) -> None:
    """Fold the prompt down or up."""
    handle = person.page.locator(".grab")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "false" if low else "true")


def settle(person: Person) -> None:
    """Answer the questions of an action, until the turn goes on."""
    while person.turn() == "mine" and not control(person, "end_turn").count():
        person.options.last.tap()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_on_a_phone(house: House, come: Come, lang: str) -> None:
    """A search and an attack; then a move at the same moment of another table."""
    ann = come("Ann", "phone", lang=lang)
    game = played(lambda now: searches(now) is not None)
    search = str(searches(game.state))
    sit(ann, house, game)
    fits(ann)
    check(ann, lang)
    ann.shot(f"mansions-phone-{lang}")
    fold(ann, low=True)
    board(ann).locator(f'.target[data-opens~="{search}"]').tap()
    expect(sheet(ann)).to_be_visible()
    fold(ann, low=False)
    fits(ann)
    assert violations(ann) == []
    ann.shot(f"mansions-phone-token-{lang}")
    control(ann, search).first.tap()
    settle(ann)
    fold(ann, low=True)
    monster = board(ann).locator('.target[data-opens^="attack/"]').first
    monster.tap()
    expect(sheet(ann)).to_be_visible()
    fold(ann, low=False)
    ann.page.locator('#prompt [data-option^="attack/"]').first.tap()
    assert ann.turn()
    for tab in ("journal", "table"):
        ann.tab(f"table-tab-{tab}").tap()
        fits(ann)
        check(ann, lang)
        assert violations(ann) == []

    sit(ann, house, game)
    fold(ann, low=True)
    expect(ann.question).to_contain_text(translate(ann, "web-actions-2"))
    lit(ann).first.tap()
    fold(ann, low=False)
    settle(ann)
    expect(ann.question).to_contain_text(translate(ann, "web-actions-1"))
