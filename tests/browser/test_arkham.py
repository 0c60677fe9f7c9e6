"""Arkham at the table: the map, a skill test, few prompts; by mouse, by keys, on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from msgspec import to_builtins
from playwright.sync_api import Locator, expect

from noctuary.games.arkham import GAME
from noctuary.games.arkham.view import view
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person
from tests.browser.test_keyboard import reach
from tests.browser.test_phone import fits
from tests.browser.test_undo import take_back

Until = Callable[[Position], bool]


def translate(person: Person, key: str, **args: str | int) -> str:
    """Return a message of the game in this person's language."""
    return FluentTranslations("noctuary.games.arkham", person.lang).format(key, **args)


def night(house: House, *seats: str, **options: object) -> Table:
    """Open a table of The Gathering, always with the same seed."""
    return house.open(*(seats or ("me",)), game="arkham", seed=7, options=options)


def played(house: House, until: Until, seats: int = 1, **options: object) -> Table:
    """Upload a random game played up to a moment."""
    for seed in range(60):
        dice = random.Random(seed)
        game = Journal(load(GAME), seats, seed=seed, options=options)
        for _ in range(150):
            if game.state.over:
                break
            if until(game.state):
                return house.upload(game)
            game.choose(dice.choice(game.state.legal()))
    raise AssertionError("no game reached the wanted moment")


def asks(*prompts: str) -> Until:
    """Return a predicate: whether the first seat is asked one of these prompts."""
    return lambda now: now.decision is not None and now.seat == 0 and now.decision.prompt in prompts


def begin(person: Person, table: Table) -> None:
    """Sit down and keep the opening hand."""
    person.sit(table.seats)
    assert person.wait_turn()
    option(person, "web-keep-hand").click()
    expect(places(person).first).to_be_visible()
    assert person.turn() == "mine"


def option(person: Person, key: str, **args: str | int) -> Locator:
    """Return a button of the prompt by the beginning of its name."""
    name = re.compile("^" + re.escape(translate(person, key, **args)))
    return person.question.get_by_role("button", name=name)


def places(person: Person) -> Locator:
    """Return the locations of the map."""
    return person.zone("table-zone-board").locator(".place")


def reading(person: Person, card: str) -> Locator:
    """Return a card enlarged for reading."""
    return person.page.get_by_role("dialog", name=translate(person, card))


def passing(person: Person) -> None:
    """Pass wherever something could be used first."""
    while person.turn() == "mine" and option(person, "action-pass").count():
        option(person, "action-pass").click()


# ---- by mouse


def test_an_investigation_on_the_map(house: House, come: Come) -> None:
    ann = come()
    begin(ann, night(house))
    study = places(ann).get_by_role(
        "button", name=re.compile("^" + translate(ann, "action-investigate"))
    )
    study.click()
    test = ann.page.get_by_role("region", name=translate(ann, "card-01111"))
    expect(test).to_be_visible()
    expect(test.get_by_role("img")).to_have_count(16)
    before = int(test.locator(".pct b").inner_text())

    passing(ann)
    card = ann.zone("table-zone-hand").locator(".slot.lit").first
    expect(card.locator("kbd")).to_have_text("1")
    note = card.locator(".does").inner_text()
    after = int(re.findall(r"\d+", note)[1])
    assert note == translate(ann, "web-note-commit", before=before, after=after)
    assert after > before
    card.get_by_role("button").first.click()
    expect(test.locator(".pct b")).to_have_text(str(after))
    expect(ann.zone("table-zone-hand").locator(".tagp")).to_have_text(
        translate(ann, "web-committed")
    )
    ann.shot("arkham-test")

    option(ann, "web-draw-token").click()
    assert ann.turn() == "mine"
    passing(ann)
    expect(test).to_have_count(0)
    assert any(translate(ann, "card-01111") in line for line in ann.journal())


def test_a_whole_scenario(house: House, come: Come) -> None:
    ann = come()
    begin(ann, night(house))
    option(ann, "action-resource").click()
    while ann.turn() == "mine":
        ann.choose()
    title = ann.question.get_by_role("heading")
    endings = [translate(ann, "web-no-resolution")]
    endings += [translate(ann, "web-resolution", n=n) for n in range(1, 4)]
    assert title.inner_text() in endings
    final = ann.page.get_by_role("dialog", name=ann.say("table-final"))
    expect(final.get_by_role("row", name=translate(ann, "card-01001"))).to_be_visible()
    ann.shot("arkham-over")


def test_what_cannot_be_done_says_why(house: House, come: Come) -> None:
    ann = come()
    begin(ann, night(house))
    dear = ann.zone("table-zone-hand").locator(".slot.dim").first
    if not dear.count():
        ann.sit(played(house, lambda now: asks("turn")(now) and poor(now)).seats)
    dear.get_by_role("button").first.click()
    why = ann.page.get_by_role("dialog").get_by_role("button", disabled=True).first
    expect(why).to_contain_text("AHB-")
    why.click(force=True)
    expect(ann.tab("table-tab-rules")).to_have_attribute("aria-selected", "true")


def poor(now: Position) -> bool:
    """Return whether a card in hand is too expensive."""
    shown = to_builtins(view(now.observe(0)))
    me = shown["investigators"][0]
    faces = [shown["faces"][shown["cards"][str(c)]["code"]] for c in me["cards"]]
    return any(f["type"] == "asset" and int(f["cost"]) > me["resources"] for f in faces)


def test_numbers_open_to_their_parts(house: House, come: Come) -> None:
    ann = come()
    begin(ann, night(house))
    ann.zone("table-zone-seats").get_by_role(
        "button", name=f"{translate(ann, 'card-01001')}: {translate(ann, 'kind-skill-combat')} 4"
    ).click()
    parts = ann.page.get_by_role("dialog", name=translate(ann, "kind-skill-combat"))
    expect(parts.get_by_role("listitem").first).to_have_text(f"{translate(ann, 'card-01001')}4")
    ann.page.keyboard.press("Escape")
    expect(parts).to_have_count(0)
    ann.page.get_by_role("button", name=translate(ann, "web-doom", n=0, of=3)).click()
    expect(ann.page.get_by_role("dialog", name=translate(ann, "label-doom"))).to_be_visible()


# ---- few prompts


def twice(now: Position) -> bool:
    """Return whether two points of a kind must be assigned, to the investigator or an asset."""
    if not asks("assign")(now):
        return False
    then = now.clone()
    then.apply(now.legal()[0])
    return (
        not then.over
        and asks("assign")(then)
        and then.decision is not None
        and now.decision is not None
        and then.decision.args == now.decision.args
    )


def test_all_of_it_to_one(house: House, come: Come) -> None:
    ann = come()
    ann.sit(played(house, twice).seats)
    assert ann.wait_turn()
    roland = translate(ann, "card-01001")
    dealt = ann.log.get_by_role("button", name=re.compile(rf"{roland} takes \d"))
    before = dealt.count()
    everything = [translate(ann, f"web-all-{kind}", card=roland) for kind in ("damage", "horror")]
    named = re.compile("|".join(map(re.escape, everything)))
    ann.question.get_by_role("button", name=named).click()
    expect(dealt).not_to_have_count(before)
    amounts = [int(n) for n in re.findall(r"\d+", dealt.nth(before).inner_text())]
    assert max(amounts) >= 2
    ann.shot("arkham-assigned")


def test_the_same_order_ever_after(house: House, come: Come) -> None:
    ann = come()
    ann.sit(played(house, asks("forced", "result")).seats)
    assert ann.wait_turn()
    always = re.compile("^" + translate(ann, "web-always-first", card="").strip())
    ann.question.get_by_role("button", name=always).last.click()
    assert ann.turn()
    [habits] = ann.page.evaluate("JSON.parse(localStorage['noctuary.arkham'])").values()
    assert all(">" in pair for pair in habits["order"])
    ann.page.get_by_role("button", name=translate(ann, "web-forget-order")).click()
    [habits] = ann.page.evaluate("JSON.parse(localStorage['noctuary.arkham'])").values()
    assert habits["order"] == []


def test_passing_until_my_turn(house: House, come: Come) -> None:
    ann = come()
    ann.sit(played(house, asks("reaction", "free")).seats)
    assert ann.wait_turn()
    toggle = ann.question.get_by_role("button", name=translate(ann, "web-pass-until"))
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    mine = ann.question.get_by_role("heading")
    for _ in range(40):
        if ann.turn() != "mine" or mine.inner_text() == translate(ann, "prompt-turn"):
            break
        assert not option(ann, "action-pass").count()
        ann.choose()


def test_a_card_that_is_not_asked_about(house: House, come: Come) -> None:
    ann = come()

    def lone(now: Position) -> bool:
        rows = {o.fields.get("card") for o in now.options()} - {None}
        return asks("reaction", "free")(now) and len(rows) == 1

    ann.sit(played(house, lone).seats)
    assert ann.wait_turn()
    never = re.compile("^" + translate(ann, "web-stop", card="").strip())
    ann.question.get_by_role("button", name=never).click()
    assert ann.turn()
    kept = ann.page.evaluate("JSON.parse(localStorage['noctuary.arkham'])")
    [habits] = kept.values()
    assert len(habits["stops"]) == 1
    take_back(ann)
    expect(option(ann, "action-pass")).to_be_visible()
    again = translate(ann, "web-ask-again", card=translate(ann, f"card-{habits['stops'][0]}"))
    ann.page.get_by_role("button", name=again).click()
    assert ann.page.evaluate("JSON.parse(localStorage['noctuary.arkham'])") == {
        next(iter(kept)): {"stops": [], "order": []}
    }


# ---- by keys


def key(control: Locator) -> str:
    """Return the shortcut key of a control."""
    return control.get_attribute("aria-keyshortcuts") or ""


def test_by_keys_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    keys = ann.page.keyboard
    ann.sit(night(house).seats)
    assert ann.wait_turn()
    keys.press(key(ann.options.last))
    expect(places(ann).first).to_be_visible()
    assert ann.turn() == "mine"

    study = places(ann).get_by_role(
        "button", name=translate(ann, "web-read", card=translate(ann, "card-01111"))
    )
    reach(ann, study)
    keys.press("Enter")
    expect(reading(ann, "card-01111")).to_be_visible()
    keys.press("Escape")
    expect(reading(ann, "card-01111")).to_have_count(0)
    expect(study).to_be_focused()

    reach(ann, option(ann, "action-investigate"))
    keys.press("Enter")
    passing(ann)
    expect(option(ann, "web-draw-token")).to_be_visible()
    keys.press("1")
    expect(ann.zone("table-zone-hand").locator(".tagp")).to_have_count(1)
    while option(ann, "web-draw-token").count():
        assert ann.wait_turn()
        keys.press(key(ann.options.last))
        assert ann.turn()
    take_back(ann)
    ann.shot("arkham-keys")


# ---- sizes, languages, listeners


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone(house: House, come: Come, lang: str) -> None:
    ann = come("Ann", "phone", lang=lang)
    begin(ann, night(house))
    fits(ann)
    ann.page.locator(".grab").tap()
    places(ann).get_by_role("button").first.tap()
    study = reading(ann, "card-01111")
    expect(study).to_be_visible()
    fits(ann)
    study.get_by_role("button", name=re.compile(translate(ann, "action-investigate"))).tap()
    ann.page.locator(".grab").tap()
    passing(ann)
    expect(option(ann, "web-draw-token")).to_be_visible()
    fits(ann)
    ann.shot(f"arkham-phone-{lang}")
    ann.options.last.tap()
    assert ann.turn() == "mine"
    for tab in ("book", "journal", "table"):
        ann.tab(f"table-tab-{tab}").tap()
        fits(ann)
        assert violations(ann) == []


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet"])
def test_nothing_is_wrong_for_listeners(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size, lang="fr")
    ann.sit(played(house, asks("commit"), scenario="midnight_masks").seats)
    assert ann.wait_turn()
    assert violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    places(ann).last.get_by_role("button").first.click()
    expect(ann.page.get_by_role("dialog").first).to_be_visible()
    assert violations(ann) == []
    ann.shot(f"arkham-{size}")


def test_the_language_changes_in_place(house: House, come: Come) -> None:
    ann = come()
    begin(ann, night(house))
    expect(places(ann)).to_contain_text(translate(ann, "card-01111"))
    ann.page.get_by_title(ann.say("table-language-fr"), exact=True).first.click()
    ann.lang = "fr"
    expect(places(ann)).to_contain_text(translate(ann, "card-01111"))
    expect(ann.question.get_by_role("heading")).to_have_text(translate(ann, "prompt-turn"))
    names = {
        translate(ann, f"card-{code}") for code in ("01016", "01018", "01021", "01030", "01037")
    }
    assert names & set(ann.zone("table-zone-hand").locator(".card b").all_inner_texts())
