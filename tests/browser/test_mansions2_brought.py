"""Nights uploaded to the lobby of Mansions: refused with a list of all faults, or played."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.valkyrie import imported, packed
from noctuary.games.mansions2.view import view_of
from noctuary.games.mansions2.view.types import Keeper
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, until
from tests.browser.sight import unseen
from tests.browser.test_mansions2 import translate
from tests.browser.test_phone import fits
from tests.browser.words import title
from tests.games.mansions2.nights import SMALL, night, package
from tests.games.mansions2.openings import OPENINGS, opening
from tests.games.mansions2.questing import QUESTS
from tests.games.mansions2.test_quest_files import zipped
from tests.support import PATIENCE, clause


def test_a_night_is_brought_to_the_lobby(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    ann.expects("answer: 422", "console: Failed to load resource")
    ann.go(house.url)
    ann.page.get_by_text(title("mansions2", ann.lang), exact=True).first.click()
    file = ann.page.get_by_label(translate(ann, "web-night-bring"))
    wrong = package(night(objectives="{o: [a, b]}", rounds="0")).packed
    file.set_input_files({"name": "x.night", "mimeType": "application/zip", "buffer": wrong})
    alert = ann.page.get_by_role("alert").filter(has_text="scenario.yaml:")
    expect(alert).to_contain_text("jamais fixé")
    alert.evaluate("it => it.scrollIntoView({block: 'center'})")
    ann.shot("mansions-brought-refused")
    whole = package(SMALL).packed
    file.set_input_files({"name": "small.night", "mimeType": "application/zip", "buffer": whole})
    mine = ann.page.get_by_role("radio", name="Une petite nuit")
    expect(mine).to_be_checked()
    expect(alert).to_have_count(0)
    mine.evaluate("it => it.scrollIntoView({block: 'center'})")
    ann.shot("mansions-brought")
    assert violations(ann) == []
    ann.button("lobby-light").click()
    assert ann.wait_turn()
    expect(ann.page.get_by_role("banner")).to_contain_text("Une petite nuit")


# ---- imported quests


def bring_quest(person: Person, name: str, **more: bytes) -> Locator:
    """Upload a quest to the lobby and return its description."""
    files: dict[str, bytes | str] = {f.name: f.read_bytes() for f in (QUESTS / name).iterdir()}
    data = zipped(files | more)
    file = {"name": f"{name}.valkyrie", "mimeType": "application/zip", "buffer": data}
    person.page.get_by_label(translate(person, "web-night-bring")).set_input_files(file)
    return person.page.get_by_role("group", name=person.say("keeper-quest-about"))


@clause("MAN2-468")
@pytest.mark.parametrize(("device", "lang"), [("laptop", "fr"), ("phone", "en")])
def test_a_quest_says_what_it_is_and_what_it_needs(
    house: House, come: Come, device: str, lang: str
) -> None:
    ann = come("Ann", device, lang=lang)
    ann.go(house.url)
    ann.page.get_by_text(title("mansions2", ann.lang), exact=True).first.click()
    about = bring_quest(ann, "triggers", **{"music.ogg": bytes(7_000_000)})
    expect(about).to_contain_text("English")
    expect(about).to_contain_text(translate(ann, "quest-companion_only"))
    expect(about).to_contain_text(translate(ann, "quest-packs-none"))
    about.locator("summary").click()
    expect(about.get_by_role("listitem")).to_contain_text("quest.ini:")
    for part in ("dice", "figures", "sheets"):
        switch = ann.page.get_by_role("switch", name=ann.say(f"keeper-setup-{part}"))
        expect(switch).not_to_be_checked()
    about.evaluate("it => it.scrollIntoView({block: 'center'})")
    ann.shot(f"mansions-quest-{device}")
    assert violations(ann) == []
    about = bring_quest(ann, "house")
    expect(about).to_contain_text(translate(ann, "quest-approximate"))
    expect(about).to_contain_text("Beyond the Threshold")
    lacks = ann.say("keeper-quest-lacks", names="Beyond the Threshold")
    expect(ann.page.get_by_text(lacks)).to_be_visible()
    owned = ann.page.get_by_role("button", name=re.compile("^Beyond the Threshold"))
    owned.click()
    expect(owned).to_have_text(ann.say("keeper-setup-on"))
    expect(ann.page.get_by_text(lacks)).to_have_count(0)
    owned.evaluate("it => it.scrollIntoView({block: 'center'})")
    ann.shot(f"mansions-quest-collection-{device}")
    assert violations(ann) == []
    ann.button("lobby-light").click()
    assert ann.wait_turn()
    expect(ann.page.get_by_role("banner")).to_contain_text("The Small House")


@clause("MAN2-450")
@pytest.mark.parametrize(("device", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_a_quest_is_played_without_the_box(
    house: House, come: Come, device: str, lang: str
) -> None:
    found = ATTACHMENTS.validate(packed(imported(QUESTS / "house").quest).packed)
    journal = Journal(load(GAME), 1, 1, {"scenario": found.name, "party": [["agatha", "bastien"]]})
    for wanted in ("choose", "take"):
        options = journal.state.options()
        journal.choose(next(o for o in options if o.name == wanted).id)
    ann = come("Ann", device, lang=lang)
    ann.sit(house.upload(journal).seats)
    assert ann.turn() == "mine"
    press = [o.id for o in journal.state.options() if o.name == "press"]
    for option in (press[-1], "adjust/investigator=bastien", "adjust_by/adjustment=clue"):
        journal.choose(option)
        ann.take(option)
        assert ann.turn() == "mine"
        for offered in journal.state.options():
            leads = f'[data-option="{offered.id}"], [data-opens~="{offered.id}"]'
            expect(ann.page.locator(leads).first).to_be_attached()
        ann.shot(f"mansions-quest-{option.partition('/')[0]}-{device}")
        assert violations(ann) == []
    if device == "laptop":
        line = translate(ann, "event-adjusted", investigator="Bastien")
        expect(ann.log.filter(has_text=line).first).to_be_visible()


# ---- how quests begin, with the box on the table

SIZES = {"phone": (390, 844), "laptop": (1366, 768)}
LONGEST_OPENING = 9
PLAIN = ("press", "choose", "continue")
"""Names of options that lead on; the others report on the table."""

SEEN = """([text, option]) => {
    const bare = (e) => e.textContent.replace(/\\s+/g, " ").trim();
    const hits = (e, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && e.contains(hit);
    };
    const legible = (e) => {
        const range = document.createRange(), words = e.firstChild;
        range.setStart(words, 0);
        range.setEnd(words, Math.min(12, words.length));
        const { x, y, width, height } = range.getBoundingClientRect();
        const inside = width > 0 && y >= 0 && y + height <= innerHeight;
        return inside && hits(e, x + width / 2, y + height / 2);
    };
    const said = [...document.querySelectorAll("p, .screen button span")];
    const read = said.some((e) => bare(e).startsWith(text) && legible(e));
    if (text && !read) return `not read: ${text}`;
    const buttons = [...document.querySelectorAll(`[data-option~="${option}"]`)];
    for (const button of buttons) {
        const { x, y, width, height } = button.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const whole = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        if (whole && hits(button, across, down)) return [across, down];
    }
    return `not seen: ${option}, on ${buttons.length} buttons`;
}"""
"""Script that returns the middle of an uncovered button beside a legible text, or the fault."""


def begun(name: str) -> Journal:
    """Return an evening with a small quest, at its first question."""
    found = ATTACHMENTS.validate(packed(opening(name).quest).packed)
    party = {"party": [["agatha", "bastien"]], "kept": "keeper"}
    return Journal(load(GAME), 1, 1, {"scenario": found.name} | party)


def keeper_of(name: str, journal: Journal) -> Keeper:
    """Return the keeper's screen."""
    found = view_of(journal.state.observe(0), opening(name).made).keeper
    assert found is not None
    return found


def begins(name: str, journal: Journal, lang: str) -> tuple[list[str], str]:
    """Return the options that lead on before the evening begins, and the text read out now."""
    now = journal.state
    screen = view_of(now.observe(0), opening(name).made)
    assert now.decision is not None and screen.keeper is not None
    if now.decision.prompt == "told" and screen.tiles:
        return [], ""
    side = ("en", "fr").index(lang)
    texts = [
        opening(name).made.texts[thing.look][side]
        for thing in screen.keeper.things
        if thing.kind == "screen" and thing.look and now.decision.prompt == "told"
    ]
    texts += [
        (line.said.en, line.said.fr)[side]
        for line in reversed(screen.keeper.told)
        if line.kind == "text"
    ]
    return [o.id for o in now.options() if o.name in PLAIN], texts[0] if texts else ""


def press_what_is_seen(person: Person, text: str, option: str, finger: bool) -> None:
    """Press the middle of a button once it is uncovered and a text is legible."""
    late = time.monotonic() + PATIENCE
    while isinstance(spot := person.page.evaluate(SEEN, [text, option]), str):
        assert time.monotonic() < late, spot
        person.page.wait_for_timeout(50)
    before = person.latest
    (person.page.touchscreen.tap if finger else person.page.mouse.click)(*spot)
    until(person, lambda: person.latest > before)
    assert person.turn() == "mine"


@clause("MAN2-450")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_a_quest_begins_with_what_one_sees_and_presses(
    house: House, come: Come, size: str, lang: str
) -> None:
    width, height = SIZES[size]
    more = {"viewport": {"width": width, "height": height}}
    ann = come("Ann", "phone" if size == "phone" else "laptop", lang=lang, **more)
    for name in OPENINGS:
        journal = begun(name)
        ann.sit(house.upload(journal).seats)
        assert ann.turn() == "mine"
        for n in range(LONGEST_OPENING):
            options, text = begins(name, journal, lang)
            if not options:
                break
            if n == OPENINGS[name].pictured:
                ann.shot(f"mansions-opening-{name}-{size}-{lang}")
                assert violations(ann) == []
            press_what_is_seen(ann, " ".join(text.split())[:40], options[0], size == "phone")
            journal.choose(options[0])
        assert n == OPENINGS[name].presses
        asked = keeper_of(name, journal)
        steps = [line for line in asked.told if line.kind != "text"]
        expect(ann.question).to_contain_text(ann.say("keeper-where-step", n=1, of=len(steps)))


def test_the_screen_of_a_quest_is_put_aside_to_look_at_the_map(house: House, come: Come) -> None:
    found = ATTACHMENTS.validate(packed(imported(QUESTS / "board").quest).packed)
    party = {"party": [["agatha", "bastien"]], "kept": "keeper"}
    journal = Journal(load(GAME), 1, 1, {"scenario": found.name} | party)
    for wanted in ("choose", "press", "choose"):
        journal.choose(next(o.id for o in journal.state.options() if o.name == wanted))
    ann = come("Ann", "laptop", lang="fr", viewport={"width": 1366, "height": 768})
    ann.sit(house.upload(journal).seats)
    assert ann.turn() == "mine"
    screen, desk = ann.zone("keeper-screen"), ann.page.locator(".man2-map [data-opens^=press]")
    expect(screen).to_contain_text("A map of the house")
    ann.shot("mansions-screen-over-map")
    ann.hit(ann.button("keeper-screen-fold"))
    expect(screen).to_have_count(0)
    ann.hit(desk.first)
    expect(ann.button("keeper-back")).to_be_visible()
    ann.hit(ann.button("keeper-back"))
    ann.hit(ann.button("keeper-screen"))
    ann.hit(screen.get_by_role("button", name="Fold it up"))
    assert ann.turn() == "mine"
    expect(screen).to_have_count(0)


def reach(person: Person, option: str) -> None:
    """Assert that an option has a control in sight, opening up to three others on the way."""
    along = person.page.locator("footer, nav").locator("[aria-expanded=true]").filter(visible=True)
    while along.count():
        person.hit(along.first)
    opener = person.page.locator(f'[data-opens~="{option}"]').filter(visible=True)
    for _ in range(3):
        if not unseen(person, [option]):
            return
        person.hit(opener.first)
        person.rest()
    assert unseen(person, [option]) == {}


@pytest.mark.parametrize("size", SIZES)
def test_every_option_of_a_beginning_has_a_control(house: House, come: Come, size: str) -> None:
    width, height = SIZES[size]
    more = {"viewport": {"width": width, "height": height}}
    ann = come("Ann", "phone" if size == "phone" else "laptop", lang="fr", **more)
    for name in ("curtain", "fork", "adrift"):
        journal = begun(name)
        while True:
            options = begins(name, journal, "fr")[0]
            decision = journal.state.decision
            if decision is not None and decision.prompt == "told":
                ann.sit(house.upload(journal).seats)
                assert ann.turn() == "mine"
                if size == "phone":
                    fits(ann)
                offered = [option.id for option in journal.state.options()]
                pressed = [option for option in offered if option.startswith("press/")]
                drawn = view_of(journal.state.observe(0), opening(name).made).tiles
                if not drawn:
                    assert unseen(ann, pressed) == {}, "hidden at once"
                for option in offered:
                    reach(ann, option)
            if not options:
                break
            journal.choose(options[-1])


def test_a_shared_table_shows_where_other_phones_find_it(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    table = house.upload(Journal(load(GAME), 1, 1, {"kept": "keeper"}))
    ann.sit(table.seats)
    assert ann.turn() == "mine"
    ann.page.get_by_role("button", name=ann.say("table-code", id=table.id)).click()
    code = ann.page.get_by_role("img", name=ann.say("table-link-code"))
    expect(code).to_be_visible()
    expect(ann.page.get_by_text(house.url.rstrip("/"), exact=True)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("table-link-local"))).to_be_visible()
    ann.shot("keeper-join")
    assert violations(ann) == []
