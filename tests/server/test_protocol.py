"""The protocol is what its schema and its page say."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Route

from noctuary.i18n import LANGUAGES, message_variables
from noctuary.server.api.endpoints import PATIENCE
from noctuary.server.api.game_endpoints import GameEndpoints
from noctuary.server.api.lobby import LobbyApi
from noctuary.server.config import Config, Limits
from noctuary.server.refusal import ServerRefusal
from noctuary.table import protocol as wire
from noctuary.table.hub import IDLE_SECONDS, MAX_EMPTY_ROOMS
from noctuary.table.model.table import MAX_ENTRIES
from tests.server.house import House, config

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")


def test_the_schema_is_that_of_the_types() -> None:
    written = json.loads((ROOT / "web" / "protocol.schema.json").read_text(encoding="utf-8"))
    assert written == wire.schema(), "python -m noctuary.table.protocol > web/protocol.schema.json"


def test_every_type_is_on_the_page() -> None:
    tags = [
        t.__struct_config__.tag
        for union in (wire.FromClient, wire.FromTable, wire.AnyLine)
        for t in get_args(union)
    ]
    assert [t for t in tags if f"`{t}`" not in PAGE] == []


def test_every_address_is_on_the_page() -> None:
    desks = [object.__new__(desk) for desk in (LobbyApi, GameEndpoints)]
    routes: list[Route] = [route for desk in desks for route in desk.routes()]
    told = {f"{m} {r.path}" for r in routes for m in (r.methods or ()) if m != "HEAD"}
    assert [t for t in told if f"`{t}" not in PAGE] == []


def test_the_limits_on_the_page() -> None:
    limits = Limits()
    for said in (
        f"{limits.message // 1024} KB",
        f"{limits.journal // 1024 // 1024} MB",
        f"size of a file that options name | {limits.file // 1024 // 1024} MB",
        f"{limits.requests.per_second} a second, {limits.requests.burst} at once",
        f"{limits.reads.per_second} a second, {limits.reads.burst} at once",
        f"{limits.chat_rate.per_second} a second, {limits.chat_rate.burst} at once",
        f"{limits.command_rate.per_second} a second, {limits.command_rate.burst} at once",
        f"1 in {1 / limits.webhooks.per_second:.0f} seconds, {limits.webhooks.burst} at once",
        f"log entries of a table | {MAX_ENTRIES:,}",
        f"without clients | {MAX_EMPTY_ROOMS}, for {IDLE_SECONDS / 60:.0f} minutes",
        f"{limits.queries} at once",
        f"{limits.writes.per_second} a second, {limits.writes.burst} at once",
        f"{limits.tools.per_second} a second, {limits.tools.burst} at once",
        f"1 in {1 / limits.files.per_second:.0f} seconds, {limits.files.burst} at once",
        f"1 in {1 / limits.key_guesses.per_second:.0f} seconds, {limits.key_guesses.burst} at once",
        f"{limits.per_address} (`--per-address`)",
        f"{2 * limits.per_address} |",
        f"{limits.connections:,} (`--connections`)",
        f"{limits.header_seconds:.0f} seconds, {limits.head_bytes // 1024} KB",
        f"{PATIENCE:.0f} seconds | `error-malformed`",
        f"{limits.unread_seconds:.0f} seconds | closed",
        f"{limits.per_table} (`--per-table`)",
        f"{limits.waiting:,}, or {limits.waiting_bytes // 1024 // 1024} MB",
        f"within {limits.hello_seconds:.0f} seconds",
    ):
        assert said in PAGE, said
    assert Config().limits == limits


def test_the_example_plays_a_whole_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example, *_ = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    assert "http://127.0.0.1:8642" in example
    house = House(config(folder, limits=Limits()))
    exec(compile(example.replace("http://127.0.0.1:8642", house.url), "protocol.md", "exec"), {})
    house.close()
    assert sum(json.loads(capsys.readouterr().out)) == 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    said = message_variables("noctuary.server", lang) | message_variables("noctuary.table", lang)
    source = "".join(p.read_text() for p in (ROOT / "src/noctuary/server").glob("*.py"))
    keys = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    assert {"malformed", "too-fast", "webhook"} <= keys
    assert [k for k in keys if f"error-{k}" not in said] == []
    assert ServerRefusal("too-large", n=64).translate(lang).count("64") == 1
    assert message_variables("noctuary.server", lang) == message_variables("noctuary.server", "en")
    both = (
        message_variables("noctuary.server", lang).keys()
        & message_variables("noctuary.table", lang).keys()
    )
    assert not both, "the client reads both files"
