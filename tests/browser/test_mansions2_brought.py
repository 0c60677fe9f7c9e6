"""Nights that people bring to the lobby of Mansions: refused with all that is wrong, or played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.valkyrie import imported, packed
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_mansions2 import told
from tests.browser.words import title
from tests.games.mansions2.nights import SMALL, night, package
from tests.games.mansions2.questing import QUESTS
from tests.games.mansions2.test_quest_files import zipped
from tests.support import clause


def test_a_night_is_brought_to_the_lobby(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    ann.expects("answer: 422", "console: Failed to load resource")
    ann.go(house.url)
    ann.page.get_by_text(title("mansions2", ann.lang), exact=True).first.click()
    file = ann.page.get_by_label(told(ann, "web-night-bring"))
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


# ---- quests of others


def bring_quest(person: Person, name: str, **more: bytes) -> Locator:
    """Brings a quest to the lobby; what is said about it."""
    files: dict[str, bytes | str] = {f.name: f.read_bytes() for f in (QUESTS / name).iterdir()}
    data = zipped(files | more)
    file = {"name": f"{name}.valkyrie", "mimeType": "application/zip", "buffer": data}
    person.page.get_by_label(told(person, "web-night-bring")).set_input_files(file)
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
    expect(about).to_contain_text(told(ann, "quest-companion_only"))
    expect(about).to_contain_text(told(ann, "quest-packs-none"))
    about.locator("summary").click()
    expect(about.get_by_role("listitem")).to_contain_text("quest.ini:")
    for part in ("dice", "figures", "sheets"):
        switch = ann.page.get_by_role("switch", name=ann.say(f"keeper-setup-{part}"))
        expect(switch).not_to_be_checked()
    about.evaluate("it => it.scrollIntoView({block: 'center'})")
    ann.shot(f"mansions-quest-{device}")
    assert violations(ann) == []
    about = bring_quest(ann, "house")
    expect(about).to_contain_text(told(ann, "quest-approximate"))
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
    found = ATTACHMENTS.check(packed(imported(QUESTS / "house").quest).packed)
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
        line = told(ann, "event-adjusted", investigator="Bastien")
        expect(ann.log.filter(has_text=line).first).to_be_visible()


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
