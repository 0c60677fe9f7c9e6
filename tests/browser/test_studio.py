"""The scenario studio: an error seen and corrected, a trial by bots, a table from an event."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from noctuary.games.mansions2.scenario import shipped
from noctuary.games.mansions2.scenario.package import SCENARIO
from noctuary.games.mansions2.tools.http import blank
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, until
from tests.support import PATIENCE


def keep(person: Person, text: str) -> None:
    """Store this night in the browser, as if it had been written there."""
    kept = json.dumps({"files": {SCENARIO: text}})
    person.window.keep({"noctuary.studio": kept})


def enter(person: Person, url: str) -> None:
    """Open the studio, and wait until its text has been checked."""
    person.go(f"{url}/mansions2/studio")
    expect(person.zone("studio-now")).to_be_visible()
    expect(person.page.get_by_text(person.say("studio-sound"))).to_be_visible()
    person.rest()


def editor(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("studio-editor"))


def option(person: Person, key: str, **args: str | int) -> Locator:
    """Return an available choice by the beginning of its name."""
    listed = person.page.get_by_role("list", name=person.say("studio-options"), exact=True)
    return listed.get_by_role("button", name=re.compile(f"^{re.escape(person.say(key, **args))}"))


def misspell(person: Person, word: str) -> None:
    """Delete the last letter of a called name."""
    keyboard = person.page.keyboard
    editor(person).focus()
    keyboard.press("Control+Home")
    keyboard.press("Control+f")
    keyboard.type(f"call: {word}")
    for key in ("Enter", "Escape", "ArrowRight", "Backspace"):
        keyboard.press(key)


def flaw(person: Person, text: str) -> Locator:
    """Return an underlined text."""
    return editor(person).locator(".cm-flaw", has_text=text)


def title(person: Person) -> Locator:
    return person.zone("studio-now").get_by_role("heading")


# ---- in the browser alone


def test_an_error_is_seen_and_mended(house: House, come: Come) -> None:
    ann = come("Ann", "desk")
    enter(ann, house.url)
    misspell(ann, "e_kitchen")
    expect(flaw(ann, "e_kitche")).to_be_visible()
    expect(title(ann)).to_have_text(ann.say("studio-lost-name"))
    told = editor(ann).locator(".flaw-card")
    expect(told).to_contain_text("Is it e_kitchen, line ")
    problems = ann.zone("studio-problems")
    first = problems.get_by_role("button").first
    expect(first).to_contain_text("e_kitche’ is not an event")
    expect(first).to_contain_text("e_kitchen?")
    expect(option(ann, "studio-run", n="1,000")).to_be_disabled()
    ann.shot("studio-error")
    assert violations(ann) == []
    first.click()
    expect(editor(ann)).to_be_focused()
    option(ann, "studio-fix-name", name="e_kitchen").click()
    expect(flaw(ann, "e_kitche")).to_have_count(0)
    expect(problems).to_contain_text(ann.say("studio-sound"))
    ann.button("studio-undo").click()
    expect(title(ann)).to_have_text(ann.say("studio-lost-name"))
    ann.page.keyboard.press("Alt+Digit2")
    expect(title(ann)).to_have_text(ann.say("studio-unsaid-title", n=1))
    expect(editor(ann)).to_contain_text("e_kitche:")
    ann.page.reload()
    expect(editor(ann)).to_contain_text("call: e_kitche}")


def test_bots_try_it_and_a_table_goes_on_from_an_event(house: House, come: Come) -> None:
    ann = come("Ann", "desk")
    enter(ann, house.url)
    option(ann, "studio-run", n="1,000").click()
    events = ann.zone("studio-events")
    expect(events).to_contain_text("1,000 games by sensible bots")
    expect(
        events.get_by_role("button", name=re.compile(r"^e_begin, 100\s?% of games"))
    ).to_be_visible()
    expect(
        events.get_by_role("button", name=re.compile(r"^Ending opened, won \d+\s?%"))
    ).to_be_visible()
    key = events.get_by_role("button", name=re.compile(r"^e_key, \d+\s?% of games"))
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    expect(events).to_contain_text(re.compile(r"of games reach\s+e_key\s+in round \d"))
    expect(ann.zone("studio-map").get_by_role("listitem").first).to_contain_text("%")
    ann.rest()
    ann.shot("studio-trial")
    assert violations(ann) == []
    option(ann, "studio-play-event", name="e_key").click()
    ann.page.wait_for_url("**/t/*")
    assert ann.wait_turn()
    expect(ann.page.get_by_role("banner")).to_contain_text("The Third Key")
    expect(ann.page.get_by_text("sewn into a hem").first).to_be_attached()


def test_a_trial_can_be_stopped(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    keep(ann, shipped("thirteenth_chime").texts[SCENARIO])
    enter(ann, house.url)
    option(ann, "studio-run", n="1,000").click()
    stop = option(ann, "studio-stop")
    expect(ann.zone("studio-events")).to_contain_text("games by sensible bots")
    stop.click()
    expect(stop).to_have_count(0)
    expect(option(ann, "studio-run", n="1,000")).to_be_enabled()


def test_a_text_that_is_missing_in_french(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    keep(ann, blank().replace('"Une clé, cousue dans un ourlet."', '""'))
    ann.go(f"{house.url}/mansions2/studio")
    expect(title(ann)).to_have_text(ann.say("studio-unsaid-title", n=1))
    problems = ann.zone("studio-problems")
    expect(problems).to_contain_text("Pas de texte en français : e_key")
    expect(problems.get_by_role("definition").last).to_contain_text(re.compile(r"(\d+) textes sur"))
    texts = ann.page.get_by_role("button", name=ann.say("studio-to-write", language="fr", n=1))
    texts.click()
    row = ann.page.get_by_role("row").filter(has_text="A key, sewn into a hem.")
    expect(row).to_contain_text(ann.say("studio-unsaid"))
    ann.shot("studio-texts-fr")
    assert violations(ann) == []
    row.get_by_role("button").click()
    expect(editor(ann)).to_be_focused()
    option(ann, "studio-write").click()
    expect(flaw(ann, "A key")).to_be_visible()


def test_packages_in_and_out(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "laptop")
    enter(ann, house.url)
    ann.button("studio-files").click()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=ann.say("studio-save")).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "third_key.night"
    ann.button("studio-files").click()
    ann.page.get_by_role("button", name="The Thirteenth Chime").click()
    expect(editor(ann)).to_contain_text("id: thirteenth_chime")
    ann.button("studio-files").click()
    wrong = {"name": "x.night", "mimeType": "application/zip", "buffer": b"nothing"}
    given = ann.page.locator("dialog input[type=file]")
    given.set_input_files(files=wrong)  # type: ignore[arg-type]
    expect(ann.page.get_by_role("alert")).to_contain_text("no package")
    given.set_input_files(file)
    expect(editor(ann)).to_contain_text("id: third_key")


def test_by_keyboard_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    enter(ann, house.url)
    press = ann.page.keyboard.press
    editor(ann).focus()
    press("Control+Home")
    press("Tab")
    expect(editor(ann).locator(".cm-line").first).to_have_text(re.compile("^  #"))
    press("Escape")
    press("Tab")
    expect(editor(ann)).not_to_be_focused()
    press("Shift+Tab")
    expect(editor(ann)).to_be_focused()
    press("Control+z")
    expect(editor(ann).locator(".cm-line").first).to_have_text(re.compile("^#"))
    misspell(ann, "e_kitchen")
    expect(title(ann)).to_have_text(ann.say("studio-lost-name"))
    press("Alt+Digit1")
    expect(title(ann)).to_have_text(ann.say("studio-ready"))
    node = ann.zone("studio-events").get_by_role("button", name="e_begin", exact=True)
    node.focus()
    press("ArrowDown")
    expect(node).not_to_be_focused()
    press("Enter")
    expect(ann.page.locator("#studio-events [aria-pressed=true]")).to_be_focused()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone(house: House, come: Come, lang: str) -> None:
    ann = come("Ann", "phone", lang=lang)
    ann.go(f"{house.url}/mansions2/studio")
    expect(editor(ann)).to_contain_text("third_key")
    ann.rest()
    ann.shot(f"studio-phone-source-{lang}")
    assert violations(ann) == []
    for panel in ("map", "problems", "events"):
        ann.tab(f"studio-{panel}").click()
        expect(ann.zone(f"studio-{panel}")).to_be_visible()
        ann.rest()
        ann.shot(f"studio-phone-{panel}-{lang}")
        assert violations(ann) == []
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_the_lobby_leads_there(house: House, come: Come) -> None:
    ann = come("Ann", "desk")
    ann.go(house.url)
    ann.page.get_by_role("link", name=ann.say("tools-studio"), exact=True).click()
    expect(editor(ann)).to_contain_text("third_key")


# ---- on a folder


@contextmanager
def running(folder: Path, *more: str) -> Iterator[str]:
    """Start `noctuary studio` and yield its address."""
    command = [sys.executable, "-c", "from noctuary.cli import main; main()"]
    command += ["studio", str(folder), "--no-open", "--port", "0", *more]
    env = os.environ | {"NOCTUARY_LANG": "en"}
    with subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield re.findall(r"http://\S+", server.stdout.readline())[0]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_a_folder_is_watched_and_written(come: Come, tmp_path: Path) -> None:
    folder = tmp_path / "night"
    file = folder / SCENARIO
    with running(folder, "--new") as url:
        at: Any = SimpleNamespace(url=url.partition("/mansions2")[0])
        ann = come("Ann", "desk", at=at)
        ann.expects("answer: 409", "409")
        ann.go(url)
        expect(ann.page.get_by_text(ann.say("studio-sound"))).to_be_visible()
        expect(ann.page.get_by_text(ann.say("studio-folder", name="night"))).to_be_visible()
        misspell(ann, "e_kitchen")
        until(ann, lambda: "call: e_kitche}" in file.read_text("utf-8"))
        file.write_text(blank().replace("id: third_key", "id: from_outside"), "utf-8")
        expect(editor(ann)).to_contain_text("id: from_outside")
        expect(ann.zone("studio-problems")).to_contain_text(ann.say("studio-sound"))
        both_write(ann, file)
        assert violations(ann) == []
        option(ann, "studio-clash-theirs").click()
        expect(editor(ann)).to_contain_text("id: theirs")
        ann.button("studio-undo").click()
        expect(editor(ann)).to_contain_text("# mine")
        until(ann, lambda: "# mine" in file.read_text("utf-8"))
        both_write(ann, file)
        option(ann, "studio-clash-mine").click()
        until(ann, lambda: "# mine" in file.read_text("utf-8"))
        expect(title(ann)).to_have_text(ann.say("studio-ready"))


def both_write(person: Person, file: Path) -> None:
    """Write to the file from outside while an edit is being saved."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route) if route.request.method == "POST" else route.continue_()

    person.context.route("**/api/mansions2/shelf", hold)
    editor(person).locator(".cm-line").first.click()
    person.page.keyboard.press("Control+Home")
    person.page.keyboard.type("# mine\n")
    until(person, lambda: held)
    file.write_text(blank().replace("id: third_key", "id: theirs"), "utf-8")
    for route in held:
        route.continue_()
    expect(title(person)).to_have_text(person.say("studio-clash", name=SCENARIO))
    person.context.unroute_all()
