"""Chance: the table tells its source, and anybody can check it when the game is over."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect

from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.verify import verify
from noctuary.kernel.runtime.chance import ChanceKey
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person
from tests.browser.test_keyboard import reach
from tests.cli.terminal import noctuary

SMALL = {"gate_sizes": dict.fromkeys(("innsmouth", "salem", "arkham", "kingsport", "rockport"), 2)}
BOTH = pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "fr")])


def sealed(house: House, *seats: str) -> Table:
    """Open a table whose chance comes from a key, with a short game."""
    return house.open(*seats, seed=None, options=SMALL)


def finish(person: Person) -> None:
    """Play to the end."""
    while person.wait_turn():
        person.choose()


def sheet(person: Person, key: str = "table-chance") -> Locator:
    """Return the sheet about chance, or another."""
    return person.page.get_by_role("dialog", name=person.say(key))


def check_result(person: Person) -> Locator:
    """Return the result of the check."""
    return sheet(person).get_by_role("status")


def settings(person: Person) -> Locator:
    """Open the settings."""
    if person.page.viewport_size == {"width": 390, "height": 844}:
        person.button("table-menu").click()
    person.button("table-settings").click()
    return sheet(person, "table-settings")


# ---- a seed that was chosen


@BOTH
def test_a_chosen_seed_is_told_before_and_after_sitting_down(
    house: House, come: Come, size: str, lang: str
) -> None:
    table = house.open("me", "open", seed=2024, options=SMALL | {"first_player": 0})
    bob = come("Bob", size, lang)
    bob.go(house.url)
    row = bob.zone("lobby-open").get_by_role("listitem")
    mine = row.filter(has=bob.page.get_by_role("button", name=re.compile(table.id)))
    expect(mine).to_contain_text(bob.say("lobby-seed-told", seed="2024"))
    sit = mine.get_by_role("button", name=re.compile(table.id))
    expect(sit).to_have_accessible_description(re.compile(bob.say("lobby-seed-told", seed="2024")))
    mine.scroll_into_view_if_needed()
    bob.shot(f"chance-lobby-{size}")

    bob.go(table.invite)
    warning = bob.say("table-chance-seed-told", seed="2024")
    expect(bob.question.or_(bob.page.get_by_role("main")).first).to_contain_text(warning)
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.shot(f"chance-waiting-{size}")
    bob.button("table-sit").first.click()
    expect(sheet(bob, "table-sit")).to_contain_text(warning)
    bob.shot(f"chance-join-{size}")
    sheet(bob, "table-sit").get_by_role("button", name=bob.say("table-sit")).click()

    mark = bob.button("table-chance-seed", seed="2024")
    expect(mark).to_be_visible()
    expect(bob.question).to_be_visible()
    assert violations(bob) == []
    bob.shot(f"chance-seed-{size}")
    mark.click()
    expect(sheet(bob)).to_contain_text(warning)
    bob.shot(f"chance-seed-sheet-{size}")
    bob.page.keyboard.press("Escape")
    expect(settings(bob)).to_contain_text(bob.say("table-chance-seed", seed="2024"))


def test_the_end_of_a_game_by_a_seed_tells_the_seed(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random", seed=7, options=SMALL).seats)
    finish(ann)
    expect(sheet(ann, "table-final")).to_contain_text(ann.say("table-chance-seed", seed=7))
    ann.page.keyboard.press("Escape")
    expect(ann.question).to_contain_text(ann.say("table-chance-seed-over", seed=7))
    expect(ann.button("table-chance-check")).to_have_count(0)
    ann.shot("chance-seed-over")
    ann.button("table-chance-seed", seed=7).click()
    expect(sheet(ann)).to_contain_text(ann.say("table-chance-seed-check"))


@BOTH
def test_whoever_chooses_a_seed_is_told_what_it_means(
    house: House, come: Come, size: str, lang: str
) -> None:
    ann = come("Ann", size, lang)
    ann.go(house.url)
    ann.page.get_by_text(ann.say("lobby-advanced"), exact=True).click()
    field = ann.page.get_by_role("textbox", name=ann.say("lobby-seed"))
    expect(field).to_have_accessible_description(ann.say("lobby-seed-help"))
    field.scroll_into_view_if_needed()
    ann.shot(f"chance-new-{size}")


# ---- sealed chance


@BOTH
def test_a_sealed_table_tells_its_commitment(
    house: House, come: Come, size: str, lang: str
) -> None:
    ann = come("Ann", size, lang)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = sealed(house, "me", "random")
    ann.sit(table.seats)
    digits = house.http.get(f"/api/tables/{table.id}").json()["chance"]["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", digits)
    opened = settings(ann)
    expect(opened).to_contain_text(ann.say("table-chance-seal", seal=digits[:8]))
    opened.get_by_role("button", name=ann.say("table-chance-more")).scroll_into_view_if_needed()
    ann.shot(f"chance-settings-{size}")
    opened.get_by_role("button", name=ann.say("table-chance-more")).click()
    expect(sheet(ann)).to_contain_text(ann.say("table-chance-later"))
    whole = sheet(ann).get_by_text(digits, exact=True)
    expect(whole).to_be_hidden()
    ann.page.get_by_text(ann.say("table-chance-whole"), exact=True).click()
    expect(whole).to_be_visible()
    sheet(ann).get_by_role("button", name=ann.say("table-copy")).click()
    expect(ann.page.get_by_text(ann.say("table-chance-copied"))).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == digits
    assert violations(ann) == []
    ann.shot(f"chance-sealed-{size}")


@BOTH
def test_a_game_is_saved_and_its_chance_is_checked(
    house: House, come: Come, size: str, lang: str, tmp_path: Path
) -> None:
    ann = come("Ann", size, lang)
    table = sealed(house, "me", "heuristic")
    ann.sit(table.seats)
    finish(ann)
    final = sheet(ann, "table-final")
    expect(final.get_by_role("button", name=ann.say("table-chance-check"))).to_be_visible()
    ann.shot(f"chance-final-{size}")
    ann.page.keyboard.press("Escape")
    ann.shot(f"chance-over-{size}")

    with ann.page.expect_download() as given:
        ann.button("table-journal-file").click()
    file = tmp_path / given.value.suggested_filename
    given.value.save_as(file)
    key = table.keys["seats"][0]["key"]
    answer = house.http.post(f"/api/tables/{table.id}/journal", json={"key": key})
    assert file.name == f"{table.id}.jsonl" and file.read_bytes() == answer.content
    found = verify(Journal.load(file))
    assert found.right > 20 and found.sealed and not found.wrong and not found.unknown
    replayed = noctuary(tmp_path, "replay", str(file), "--verify", "--lang", lang)
    assert replayed.returncode == 0 and str(found.right) in replayed.stdout

    check = ann.question.get_by_role("button", name=ann.say("table-chance-check"))
    reach(ann, check)
    ann.page.keyboard.press("Enter")
    expect(check_result(ann)).to_contain_text(
        ann.say("table-chance-right", n=found.right, **{"from": "one"})
    )
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-held", line=1))
    expect(check_result(ann).get_by_role("paragraph")).to_have_count(2)
    assert violations(ann) == []
    ann.shot(f"chance-checked-{size}")
    ann.page.keyboard.press("Escape")
    expect(check).to_be_focused()

    ann.question.get_by_role("button", name=ann.say("table-replay"), exact=True).click()
    replay = ann.zone("table-replay")
    expect(replay).to_be_visible()
    ann.shot(f"chance-replay-{size}")
    replay.get_by_role("button", name=ann.say("table-chance-check")).click()
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-held", line=1))


def finished(house: House, come: Come) -> tuple[Person, list[dict[str, object]]]:
    """Play a sealed game to its end, and return the player and the lines of the journal."""
    ann = come("Ann", "laptop")
    table = sealed(house, "me", "random")
    ann.sit(table.seats)
    finish(ann)
    expect(sheet(ann, "table-final")).to_be_visible()
    key = table.keys["seats"][0]["key"]
    text = house.http.post(f"/api/tables/{table.id}/journal", json={"key": key}).text
    return ann, [json.loads(line) for line in text.splitlines()]


def answer(person: Person, lines: list[dict[str, object]]) -> None:
    """Make the server answer with another journal."""

    def forge(route: Route) -> None:
        route.fulfill(body="".join(f"{json.dumps(line)}\n" for line in lines))

    person.context.route("**/journal", forge)


def check_again(person: Person) -> None:
    """Open the check anew."""
    person.page.keyboard.press("Escape")
    person.question.get_by_role("button", name=person.say("table-chance-check")).click()


def test_a_journal_that_was_changed_is_found(house: House, come: Come) -> None:
    ann, lines = finished(house, come)
    at = max(n for n, line in enumerate(lines) if line.get("chance"))
    drawn, sizes = lines[at]["chance"], lines[at]["of"]
    assert isinstance(drawn, list) and isinstance(sizes, list)
    other = [(x + 1) % n for x, n in zip(drawn, sizes, strict=True)]
    answer(ann, [*lines[:at], lines[at] | {"chance": other}, *lines[at + 1 :]])
    check_again(ann)
    expect(check_result(ann)).to_contain_text(
        ann.say("table-chance-wrong", line=at + 1, more=0).strip()
    )
    ann.shot("chance-wrong")

    keyless = [line for line in lines if "key" not in line]
    total = sum(len(line["chance"]) for line in lines if "chance" in line)  # type: ignore[arg-type]
    answer(ann, keyless)
    check_again(ann)
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-unknown", n=total))


def test_a_key_that_nobody_was_told_of_is_found(house: House, come: Come) -> None:
    """A whole game under another key: every outcome follows, but not from the commitment."""
    ann, _ = finished(house, come)
    game, random = Journal(load("gates"), 2, ChanceKey(bytes(range(32))), SMALL), Random(1)
    while not game.state.over:
        game.choose(random.choice(game.state.legal()))
    answer(ann, [json.loads(line) for line in game.lines])
    check_again(ann)
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-strange"))
    expect(check_result(ann)).not_to_contain_text(ann.say("table-chance-held", line=1))
    ann.shot("chance-strange")


def test_a_check_that_cannot_be_made_can_be_tried_again(house: House, come: Come) -> None:
    ann, _ = finished(house, come)
    ann.expects("ERR_FAILED", "console: Failed to load resource")
    ann.context.route("**/journal", lambda route: route.abort())
    check_again(ann)
    again = sheet(ann).get_by_role("button", name=ann.say("table-chance-check"))
    expect(again).to_be_visible()
    ann.context.unroute("**/journal")
    again.click()
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-held", line=1))


def test_another_key_is_announced_in_the_log(house: House, come: Come) -> None:
    """Somebody resumes a journal whose key this server does not know."""
    game, random = Journal(load("gates"), 2, ChanceKey(bytes(range(32))), SMALL), Random(1)
    while not game.state.over:
        game.choose(random.choice(game.state.legal()))
    game = game.fork(len(game.choices) - 8)
    ann = come("Ann", "laptop")
    table = house.upload(game)
    ann.go(table.seats)
    over, passed = ann.button("table-final"), re.compile(ann.say("table-pass-me", name="Ann"))
    passing = ann.page.get_by_role("button", name=passed)
    while True:
        ann.options.first.or_(over).or_(passing).first.wait_for()
        if over.is_visible():
            break
        (passing if passing.is_visible() else ann.options.last).click()
    expect(sheet(ann, "table-final")).to_be_visible()
    ann.page.keyboard.press("Escape")
    digits = house.http.get(
        f"/api/tables/{table.id}", headers={"authorization": f"Bearer {table.keys['watch']}"}
    ).json()["chance"]["commitment"]
    note = ann.say("table-note-sealed", seal=digits[:8])
    expect(ann.log.filter(has_text=note)).to_have_count(1)
    ann.log.filter(has_text=note).scroll_into_view_if_needed()
    ann.shot("chance-anew")
    check_again(ann)
    expect(check_result(ann)).to_contain_text(
        ann.say("table-chance-anew", lines=len(game.lines) + 1)
    )
    before = sum(len(json.loads(line).get("chance", [])) for line in game.lines)
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-unknown", n=before))
    expect(check_result(ann)).to_contain_text(ann.say("table-chance-held", line=len(game.lines)))
    ann.shot("chance-two-keys")


def test_where_nothing_can_be_copied_the_digits_are_selected(house: House, come: Come) -> None:
    """A page without a secure connection has no clipboard."""
    ann = come("Ann", "laptop")
    ann.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: null })")
    table = sealed(house, "me", "random")
    ann.sit(table.seats)
    settings(ann).get_by_role("button", name=ann.say("table-chance-more")).click()
    ann.page.get_by_text(ann.say("table-chance-whole"), exact=True).click()
    sheet(ann).get_by_role("button", name=ann.say("table-copy")).click()
    expect(ann.page.get_by_text(ann.say("table-chance-by-hand"))).to_be_visible()
    digits = house.http.get(f"/api/tables/{table.id}").json()["chance"]["commitment"]
    assert ann.page.evaluate("getSelection().toString().trim()") == digits


def test_a_report_is_saved_as_it_was_sent(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "laptop")
    table = sealed(house, "me", "random")
    ann.sit(table.seats)
    ann.play(2)
    ann.button("table-report").click()
    sent: list[bytes] = []

    def overhear(route: Route) -> None:
        answered = route.fetch()
        sent.append(answered.body())
        route.fulfill(response=answered)

    ann.context.route("**/report", overhear)
    with ann.page.expect_download() as given:
        sheet(ann, "table-report").get_by_role("button", name=ann.say("table-report-file")).click()
    file = tmp_path / given.value.suggested_filename
    given.value.save_as(file)
    assert file.name == f"{table.id}-report.json" and [file.read_bytes()] == sent


# ---- undo, which must give nobody a second roll


@BOTH
def test_undo_can_only_be_made_stricter_once_others_play(
    house: House, come: Come, size: str, lang: str
) -> None:
    ann = come("Ann", size, lang)
    table = house.open("me", "open", options={"first_player": 0})
    house.join(table, "Bob")
    ann.hold(table)
    ann.sit(table.link)
    opened = settings(ann)
    undo = opened.get_by_label(ann.say("table-rule-undo"))
    expect(opened).to_contain_text(ann.say("table-rule-undo-strict"))
    free = undo.get_by_role("option", name=ann.say("table-undo-free-rule"))
    off = undo.get_by_role("option", name=ann.say("table-undo-off-rule"))
    expect(free).to_have_attribute("disabled", "")
    expect(off).not_to_have_attribute("disabled", "")
    ann.shot(f"undo-stricter-{size}")
    undo.select_option("off")
    expect(undo.get_by_role("option", name=ann.say("table-undo-ask-rule"))).to_have_attribute(
        "disabled", ""
    )
