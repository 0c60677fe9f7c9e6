"""The workspace: nothing leaves it, and nothing is lost in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from noctuary.plugin.http import Workspace
from tests.server.house import House, Json, config
from tests.support import PATIENCE

AT = "/api/gates/shelf"
NAMES = ("story.yaml", "words/en.ftl")
LARGEST = 2_000


class Shelved:
    """A server with a workspace, and somebody who has its key."""

    def __init__(self, folder: Path, kept: Path) -> None:
        self.folder = folder
        self.shelf = Workspace("gates", "/gates/page", folder, NAMES, LARGEST)
        self.house = House(config(kept, workspace=self.shelf))
        self.key = {"authorization": f"Bearer {self.shelf.key}"}

    def look(self) -> Json:
        found: Json = self.house.http.get(AT, headers=self.key).json()
        return found

    def file(self, name: str = "story.yaml") -> Json:
        return next(f for f in self.look()["files"] if f["name"] == name)

    def write(self, text: str, mark: str, name: str = "story.yaml", status: int = 200) -> Json:
        wish = {"name": name, "text": text, "mark": mark}
        return self.house.post(AT, wish, status, **self.key)

    def changes(self, seen: str) -> Json:
        answer = self.house.http.get(f"{AT}/changes?seen={seen}", headers=self.key)
        found: Json = answer.json()
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelved]:
    made = Shelved(tmp_path_factory.mktemp("shelf"), tmp_path_factory.mktemp("kept"))
    yield made
    made.house.close()


@pytest.fixture
def shelved(server: Shelved) -> Shelved:
    """Start the server, with nothing but one file in its folder."""
    for path in sorted(server.folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
    (server.folder / "story.yaml").write_text("id: night\n", "utf-8")
    return server


def test_the_files_are_told(shelved: Shelved) -> None:
    sheet = shelved.look()
    assert sheet["folder"] == shelved.folder.name
    assert [(f["name"], f["text"], bool(f["mark"])) for f in sheet["files"]] == [
        ("story.yaml", "id: night\n", True),
        ("words/en.ftl", "", False),
    ]


@pytest.mark.parametrize("key", ["", "Bearer", "Bearer x", "Bearer é".encode()])
def test_nobody_else_may(shelved: Shelved, key: Any) -> None:
    for ask in (
        lambda: shelved.house.http.get(AT, headers={"authorization": key}),
        lambda: shelved.house.http.get(f"{AT}/changes", headers={"authorization": key}),
        lambda: shelved.house.http.post(AT, json={}, headers={"authorization": key}),
    ):
        answer = ask()
        assert (answer.status_code, answer.json()["error"]) == (403, "error-keys")


def test_pages_of_others_may_not(shelved: Shelved) -> None:
    """A page elsewhere has no key; with one, its browser would still say where it comes from."""
    headers = shelved.key | {"origin": "https://elsewhere.example"}
    answer = shelved.house.http.post(AT, json={}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "error-origin")
    answer = shelved.house.http.get(AT, headers=shelved.key | {"host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "error-host")
    asked = {"origin": "https://elsewhere.example", "access-control-request-headers": "x"}
    answer = shelved.house.http.options(AT, headers=asked)
    assert "access-control-allow-origin" not in answer.headers and answer.status_code >= 400


def test_a_file_is_written(shelved: Shelved) -> None:
    os.chmod(shelved.folder / "story.yaml", 0o640)
    done = shelved.write("id: dawn — é\n", shelved.file()["mark"])
    path = shelved.folder / "story.yaml"
    assert path.read_text("utf-8") == "id: dawn — é\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert done["mark"] == shelved.file()["mark"]
    shelved.write("a = b\n", "", "words/en.ftl")
    assert (shelved.folder / "words/en.ftl").read_text("utf-8") == "a = b\n"
    left = sorted(p.name for p in shelved.folder.rglob("*"))
    assert left == ["en.ftl", "story.yaml", "words"], "nothing else is left there"


def test_what_somebody_else_wrote_is_not_written_over(shelved: Shelved) -> None:
    mark = shelved.file()["mark"]
    (shelved.folder / "story.yaml").write_text("theirs", "utf-8")
    refused = shelved.write("ours", mark, status=409)
    assert refused["error"] == "error-shelf-changed"
    assert (shelved.folder / "story.yaml").read_text("utf-8") == "theirs"
    assert shelved.write("ours", "", status=409)["error"] == "error-shelf-changed"
    assert shelved.write("new", "x", "words/en.ftl", 409)["error"] == "error-shelf-changed"
    assert [p.name for p in shelved.folder.iterdir() if p.is_file()] == ["story.yaml"]


@pytest.mark.parametrize(
    "name", ["../story.yaml", "/etc/passwd", "words/../story.yaml", "story.yaml/", "other.yaml", ""]
)
def test_there_are_no_other_files(shelved: Shelved, name: str) -> None:
    assert shelved.write("x", "", name, 404)["error"] == "error-shelf-name"


def test_a_link_leads_nowhere(shelved: Shelved, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret", "utf-8")
    (tmp_path / "en.ftl").write_text("secret", "utf-8")
    (shelved.folder / "story.yaml").unlink()
    (shelved.folder / "story.yaml").symlink_to(tmp_path / "secret")
    (shelved.folder / "words").symlink_to(tmp_path, target_is_directory=True)
    for name in NAMES:
        assert shelved.file(name) == {
            "name": name,
            "text": "",
            "mark": "",
            "trouble": "shelf-file",
        }
        assert shelved.write("x", "", name, 400)["error"] == "error-shelf-file"
    assert (tmp_path / "secret").read_text("utf-8") == "secret"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["en.ftl", "secret"]


def test_large_files_and_no_text(shelved: Shelved) -> None:
    mark = shelved.file()["mark"]
    assert shelved.write("é" * LARGEST, mark, status=400)["error"] == "error-shelf-large"
    assert shelved.write("é" * 12 * LARGEST, mark, status=413)["error"] == "error-too-large"
    (shelved.folder / "story.yaml").write_bytes(b"\xff\xfe")
    assert shelved.file()["trouble"] == "shelf-text"
    (shelved.folder / "story.yaml").write_bytes(b"x" * (LARGEST + 1))
    assert shelved.file()["trouble"] == "shelf-large"
    (shelved.folder / "story.yaml").unlink()
    (shelved.folder / "story.yaml").mkdir()
    assert shelved.file()["trouble"] == "shelf-file"


@pytest.mark.parametrize("wish", [{}, {"name": "story.yaml"}, [], {"name": 1, "text": 2}])
def test_nonsense_is_refused(shelved: Shelved, wish: Any) -> None:
    answer = shelved.house.http.post(AT, json=wish, headers=shelved.key)
    assert (answer.status_code, answer.json()["error"]) == (400, "error-malformed")


def test_a_change_is_told_at_once(shelved: Shelved) -> None:
    seen = shelved.look()["mark"]
    assert shelved.changes("")["mark"] == seen
    assert shelved.changes(seen)["mark"] == seen, "after a while, that nothing has changed"
    (shelved.folder / "words").mkdir()
    (shelved.folder / "words/en.ftl").write_text("new", "utf-8")
    told = shelved.changes(seen)
    assert told["mark"] != seen
    assert {f["name"]: f["text"] for f in told["files"]}["words/en.ftl"] == "new"
    (shelved.folder / "words/en.ftl").unlink()
    assert shelved.changes(told["mark"])["mark"] == seen


def test_without_a_shelf_there_is_none(tmp_path: Path) -> None:
    house = House(config(tmp_path))
    assert house.http.get(AT).status_code == 404
    house.close()


# ---- noctuary studio


def test_the_command_opens_a_folder_to_this_machine_alone(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from noctuary.cli import main; main()"]
    command += ["studio", str(tmp_path / "night"), "--new", "--no-open", "--port", "0"]
    env = os.environ | {"NOCTUARY_LANG": "en", "NOCTUARY_DATA": str(tmp_path / "data")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            told = running.stdout.readline()
            url, key = re.findall(r"(http://127\.0\.0\.1:\d+)/mansions2/studio#shelf=(\S+)", told)[
                0
            ]
            headers = {"authorization": f"Bearer {key}"}
            at = f"{url}/api/mansions2/shelf"
            sheet = httpx.get(at, headers=headers, timeout=PATIENCE).json()
            assert sheet["folder"] == "night" and "third_key" in sheet["files"][0]["text"]
            assert httpx.get(at, timeout=PATIENCE).status_code == 403
        finally:
            running.terminate()
            assert running.wait(PATIENCE) == 0
    assert not (tmp_path / "data").exists(), "its tables are gone with it"
