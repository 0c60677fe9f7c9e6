"""Journals and problem reports: files that come from the table, or become one."""

import json
from pathlib import Path
from random import Random

import pytest

from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.server.reports import ReportBuilder
from noctuary.table import clock
from noctuary.table import protocol as wire
from noctuary.table.model.creation import create_table, opening_entry
from tests.cli.terminal import noctuary
from tests.server.house import Client, House, Json, config
from tests.table.company import choose, new_table, sealed
from tests.table.worlds import Twins

GAMES = Path(__file__).parent.parent / "games" / "gates" / "journals"


@pytest.fixture(scope="module")
def recorded() -> bytes:
    """Return the journal of a game as today's program writes it."""
    old = Journal.load(min(GAMES.glob("*.jsonl"), key=lambda p: p.stat().st_size))
    how = old.header["seats"], old.header["seed"], old.header["options"], old.first_step.chance
    new = Journal(old.game, *how)
    for line in map(json.loads, old.lines[1:]):
        if "undo" in line:
            new.undo(line["undo"])
        else:
            new.replay_choice(line["seat"], line["choice"], line["chance"])
    return "".join(x + "\n" for x in new.lines).encode()


def upload(house: House, data: bytes, name: str = "Ann") -> Json:
    answer = house.http.post("/api/journals", params={"name": name}, content=data)
    found: Json = answer.json()
    return found


def other_rules(data: bytes, line: int, choice: str) -> bytes:
    """Return the journal as rules would have written it that allowed something else in a line."""
    out, check = b"", ""
    for n, text in enumerate(data.splitlines(), 1):
        told = {k: v for k, v in json.loads(text).items() if k != "check"}
        told |= {"rules": "0" * 16} if n == 1 else {"choice": choice} if n == line else {}
        sealed_line, check = with_checksum(told, check)
        out += sealed_line.encode() + b"\n"
    return out


def test_a_journal_that_does_not_hold_goes_on_at_a_new_table(house: House, recorded: bytes) -> None:
    keys = upload(house, other_rules(recorded, 8, "score_three"))
    id, seats = keys["table"], [s["key"] for s in keys["seats"]]
    told = house.http.get(f"/api/tables/{id}", headers={"authorization": f"Bearer {seats[0]}"})
    departed = told.json()["departed"]
    assert (departed["number"], departed["why"]) == (6, "choice") and departed["clause"]
    assert house.post(f"/api/tables/{id}/onward", {"keys": []}, 400)["error"] == "error-not-seated"
    new = house.post(f"/api/tables/{id}/onward", {"keys": [*seats, keys["host"]]}, 201)
    assert [s["seat"] for s in new["seats"]] == [s["seat"] for s in keys["seats"]]
    with house.sit(new["table"], *(s["key"] for s in new["seats"])) as ann:
        assert ann.table["departed"] is None and ann.lines[-1]["origin"] == id
    again = house.post(f"/api/tables/{new['table']}/onward", {"keys": seats}, 409)
    assert again["error"] == "error-not-departed"


def test_a_finished_journal_can_be_looked_at(house: House, recorded: bytes) -> None:
    keys = upload(house, recorded)
    seats = [s["key"] for s in keys["seats"]]
    with house.sit(keys["table"], *seats, keys["host"]) as ann:
        assert ann.table["over"] and ann.welcome["you"]["seats"] == list(range(len(seats)))
        shown = ann.request("look", at=3, eyes=1)
        assert shown["type"] == "shown" and shown["eyes"] == 1
        assert ann.request("try", at=3)["type"] == "trying"
    refused = house.post(f"/api/tables/{keys['table']}/journal", {}, 403)
    assert refused["error"] == "error-secret", "an uploaded journal is nobody else's business"
    answer = house.http.post(f"/api/tables/{keys['table']}/journal", json={"key": seats[0]})
    assert answer.content == recorded
    assert answer.headers["content-disposition"] == f'attachment; filename="{keys["table"]}.jsonl"'


def test_an_unfinished_journal_goes_on(house: House, recorded: bytes) -> None:
    first = b"".join(recorded.splitlines(keepends=True)[:20])
    keys = upload(house, first)
    with house.sit(keys["table"], *(s["key"] for s in keys["seats"])) as ann:
        assert ann.ask is not None and ann.ask["number"] > 10
        if not ann.my_turn_now():
            ann.post("face", seat=ann.ask["seat"])
            ann.until(lambda m: m["type"] == "welcome")
        ann.choose()
    refused = house.post(f"/api/tables/{keys['table']}/journal", {"key": keys["host"]}, 409)
    assert refused["error"] == "error-journal-running"


def test_bad_journals(house: House, recorded: bytes) -> None:
    for bad in (
        b"",
        b"{}\n",
        b"\xff\xfe\n",
        b'{"noctuary":1}\n',
        recorded[:-30],
        recorded.replace(b'"seat":1', b'"seat":0', 1),
        recorded.replace(b'"rules":"', b'"rules":"0', 1),
        b"[" * 100_000,
    ):
        assert upload(house, bad)["error"] == "error-journal"
    assert upload(house, recorded, "")["error"] == "error-name"
    assert upload(house, b"x" * (4 * 1024 * 1024 + 1))["error"] == "error-too-large"


# ---- reports


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> tuple[House, Path]:
    """Start a server; return it and its folder."""
    folder = tmp_path_factory.mktemp("own") / "data"
    return House(config(folder)), folder


def reported(own: tuple[House, Path], ann: Client, key: str) -> tuple[str, Json]:
    """Report a problem; return the file, and what it says."""
    house, _ = own
    path = f"/api/tables/{ann.table['id']}/report"
    answer = house.http.post(path, json={"key": key, "note": "The sea\nis wrong."})
    assert answer.status_code == 200, answer.text
    return answer.text, answer.json()


def test_the_report_of_a_running_game_holds_no_secret(
    own: tuple[House, Path], tmp_path: Path
) -> None:
    house, data = own
    keys = house.open("me", "random", seed=None)
    key = keys["seats"][0]["key"]
    with house.sit(keys["table"], key) as ann:
        for _ in range(3):
            assert ann.my_turn()
            ann.choose()
        assert ann.my_turn()
        text, report = reported(own, ann, key)
        assert report["note"] == "The sea\nis wrong."
        assert report["table"] == keys["table"] and report["seq"] == ann.seq
        assert report["view"] == ann.view and report["lines"] == ann.lines
        assert report["ask"] == ann.ask and report["eyes"] == 0
        assert key not in text and '"chance":[' not in "".join(text.split())
        chance = report["chance"]
        assert chance == {**ann.table["chance"], "seed": None, "key": ""} and chance["commitment"]
        _, watching = reported(own, ann, "")
        assert watching["eyes"] == -1 and watching["ask"]["options"] == []
        with pytest.raises(AssertionError, match="error-keys"):
            reported(own, ann, "x" * 24)
    kept = data / "reports" / f"{report['id']}.jsonl"
    assert len(Journal.load(kept).choices) == report["choices"]
    beside = json.loads(kept.with_suffix(".json").read_text())
    assert beside["note"] == report["note"] and beside["seq"] == report["seq"]
    assert kept.stat().st_mode & 0o077 == 0

    sealed = tmp_path / "sealed.json"
    sealed.write_text(text)
    here = noctuary(data, "replay", str(sealed))
    assert here.returncode == 0 and str(report["choices"]) in here.stdout
    for lang, said in (("en", "On the server"), ("fr", "Sur le serveur")):
        elsewhere = noctuary(tmp_path / "other", "replay", str(sealed), "--lang", lang)
        assert elsewhere.returncode == 0 and not elsewhere.stderr
        assert said in elsewhere.stdout and f"reports/{report['id']}.jsonl" in elsewhere.stdout
        assert "The sea is wrong." in " ".join(elsewhere.stdout.split())
    sealed.write_text(text.replace(report["id"], "../../../etc/passwd"))
    outside = noctuary(data, "replay", str(sealed))
    assert outside.returncode == 2 and "damaged report" in outside.stderr


def test_the_report_of_a_finished_game_is_its_journal(
    own: tuple[House, Path], recorded: bytes, tmp_path: Path
) -> None:
    house, data = own
    keys = upload(house, recorded)
    before = set((data / "reports").glob("*.json"))
    answer = house.http.post(
        f"/api/tables/{keys['table']}/report", json={"key": keys["host"], "note": "Odd."}
    )
    assert answer.content == recorded
    (beside,) = set((data / "reports").glob("*.json")) - before
    assert json.loads(beside.read_text())["note"] == "Odd."
    journal = tmp_path / "report.jsonl"
    journal.write_bytes(answer.content)
    assert noctuary(tmp_path / "other", "replay", str(journal)).returncode == 0
    house.close()


def test_a_report_from_a_screen_that_is_passed_on(house: House) -> None:
    """It is made with the eyes of the seat whose key it is, whoever else holds the screen."""
    keys = house.open("me", "me")
    seats = [s["key"] for s in keys["seats"]]
    views = []
    with house.sit(keys["table"], *seats) as both:
        for eyes, key in enumerate(seats):
            both.post("face", seat=eyes)
            both.until(lambda m: m["type"] == "welcome")
            answer = house.http.post(f"/api/tables/{keys['table']}/report", json={"key": key})
            report = answer.json()
            assert report["eyes"] == eyes and report["view"] == both.view
            assert report["ask"] == both.ask and report["lines"] == both.lines
            assert not [k for k in seats if k in answer.text]
            views.append(report["view"])
    assert views[0] != views[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_report_is_the_same_in_all_worlds_its_seat_cannot_tell_apart(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table where one person holds every seat, too."""
    monkeypatch.setattr(clock, "now_ms", lambda: 2_000)
    opened = sealed(opening_entry(new_table("me", "me", "me", seed=None), 0), seed)
    table, random = create_table("TABLE2", opened), Random(seed)
    differ = 0
    while not table.over and table.choice_count < 60:
        for eyes in (wire.SPECTATOR, 0, 1, 2) if table.choice_count % 15 == 0 else ():
            twins = Twins(table, eyes, random.getrandbits(20))
            differ += twins.states[0].hash() != twins.states[1].hash()
            true, other = (ReportBuilder(twin.room.table, eyes, "Odd.") for twin in twins.both)
            assert true.file.replace(true.id.encode(), other.id.encode()) == other.file
        choose(table, random)
    assert differ > 9


def test_nothing_to_report_before_the_game(house: House) -> None:
    keys = house.open("me", "open")
    refused = house.post(f"/api/tables/{keys['table']}/report", {"note": "?"}, 409)
    assert refused["error"] == "error-not-begun"
