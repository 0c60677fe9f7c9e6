"""Nights that people bring to the lobby of Mansions: refused with all that is wrong, or played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_mansions2 import told
from tests.browser.words import title
from tests.games.mansions2.nights import SMALL, night, package


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
