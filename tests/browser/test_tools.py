"""Tools beside the game: try-outs, hints, chat, files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Download, expect

from tests.browser.conftest import Come
from tests.browser.house import House


def replayed(file: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `noctuary replay` on a file."""
    command = [sys.executable, "-c", "from noctuary.cli import main; main()", "replay", str(file)]
    env = os.environ | {"NOCTUARY_LANG": "en"} | environment
    return subprocess.run(
        command, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )


def save_download(download: Download, folder: Path) -> Path:
    """Save a download to a folder."""
    file = folder / download.suggested_filename
    download.save_as(file)
    return file


def test_a_try_out_and_back(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    asked = ann.options.all_inner_texts()
    ann.button("table-try").click()
    expect(ann.page.get_by_text(ann.say("table-trial"))).to_be_visible()
    back = ann.button("table-try-back")
    expect(back).to_have_count(0)
    ann.choose()
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    assert ann.turn() == "mine" and ann.options.all_inner_texts() == asked
    ann.button("table-trial-end").click()
    expect(ann.page.get_by_text(ann.say("table-trial"))).to_have_count(0)
    assert ann.turn() == "mine" and ann.options.all_inner_texts() == asked


def test_a_hint(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    assert ann.wait_turn()
    ann.button("table-hint").click()
    hinted = ann.question.get_by_text(ann.say("table-hinted", share="X").split("X")[0])
    expect(hinted).to_be_visible()
    ann.shot("hint")
    ann.choose()
    expect(hinted).to_have_count(0)


def test_chat(house: House, come: Come) -> None:
    ann, bob = come("Ann", "laptop"), come("Bob", "phone", lang="fr")
    table = house.open("me", "open")
    bob.sit(house.join(table, "Bob"))
    ann.sit(table.seats)
    ann.tab("table-tab-chat").click()
    said = ann.page.get_by_role("textbox", name=ann.say("table-chat-say"))
    said.fill("Il pleut <b>sur</b> Arkham…")
    said.press("Enter")
    expect(said).to_have_value("")
    expect(bob.tab("table-tab-chat")).to_contain_text("1")
    bob.tab("table-tab-chat").click()
    expect(bob.page.get_by_role("log")).to_contain_text("AnnIl pleut <b>sur</b> Arkham…")
    bob.shot("chat-phone-fr")


def test_a_problem_report(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.open("me", "random").seats)
    ann.play(3)
    ann.button("table-report").click()
    sheet = ann.page.get_by_role("dialog", name=ann.say("table-report"))
    sheet.get_by_role("textbox", name=ann.say("table-report-note")).fill("The lamp went out.")
    ann.shot("report")
    with ann.page.expect_download() as given:
        sheet.get_by_role("button", name=ann.say("table-report-file")).click()
    expect(sheet).to_have_count(0)
    file = save_download(given.value, tmp_path)
    assert "The lamp went out." in file.read_text(encoding="utf-8")
    there = replayed(file, NOCTUARY_DATA=str(house.data))
    assert there.returncode == 0, there.stderr
    elsewhere = replayed(file, NOCTUARY_DATA=str(tmp_path))
    assert elsewhere.returncode == 0, elsewhere.stderr
    assert "The lamp went out." in elsewhere.stdout, "far from the server, what the report holds"
    assert "reports/" in elsewhere.stdout + elsewhere.stderr


def test_a_journal_goes_out_and_comes_back(house: House, come: Come, tmp_path: Path) -> None:
    ann = come("Ann", "laptop")
    ann.sit(house.finished().watch)
    with ann.page.expect_download() as given:
        ann.button("table-journal-file").click()
    file = save_download(given.value, tmp_path)
    assert replayed(file, NOCTUARY_DATA=str(tmp_path)).returncode == 0

    ann.page.get_by_role("link", name="Noctuary").click()
    ann.page.get_by_label(ann.say("lobby-upload")).set_input_files(file)
    expect(ann.page).not_to_have_url(house.url + "/")
    expect(ann.button("table-final")).to_be_visible()

    bad = tmp_path / "bad.jsonl"
    bad.write_text("no journal\n")
    ann.expects("answer: 4", "console: Failed to load resource")
    ann.page.get_by_role("link", name="Noctuary").click()
    ann.page.get_by_label(ann.say("lobby-upload")).set_input_files(bad)
    told = ann.page.get_by_role("status").filter(has_not_text=ann.say("lobby-upload-help"))
    expect(told.first).to_be_visible()
    ann.shot("upload-refused")
