"""The program itself: it prints its address, and loses nothing when it is stopped."""

import contextlib
import json
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from noctuary.cli import run
from tests.cli.terminal import PROGRAM, environment, noctuary
from tests.server.house import Client
from tests.support import PATIENCE

SEED = 8_273_645_198
BODY = {
    "game": "gates",
    "name": "Ann",
    "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}],
    "settings": {"pace": 0},
    "seed": SEED,
}


@pytest.fixture
def start() -> Iterator[Callable[..., "Program"]]:
    """Start programs; none is left running."""
    with contextlib.ExitStack() as started:

        def start(data: Path, *args: str) -> Program:
            program = Program(data, *args)
            started.callback(program.process.kill)
            return program

        yield start


class Program:
    """`noctuary serve` in a process of its own."""

    def __init__(self, data: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, "serve", "--lang", "en", *args],
            env=environment(data),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", self.said)
        assert found, self.process.communicate()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    @contextlib.contextmanager
    def sit(self, table: str, *keys: str, seen: int = 0) -> Iterator[Client]:
        with connect(
            f"ws://127.0.0.1:{self.port}/ws", max_queue=None, open_timeout=PATIENCE
        ) as line:
            client = Client(line)
            client.hello(table, *keys, seen=seen)
            yield client

    def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[str, str]:
        """Stop it; return what else it printed, and its log."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0, err
        return out, err


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_loses_nothing(
    tmp_path: Path, by: signal.Signals, start: Callable[..., Program]
) -> None:
    data = tmp_path / "data"
    program = start(data, "--port", "0", "--log", "debug")
    keys = httpx.post(f"{program.url}/api/tables", json=BODY, timeout=PATIENCE).json()
    seat = keys["seats"][0]["key"]
    with program.sit(keys["table"], seat) as ann:
        for _ in range(5):
            assert ann.my_turn()
            ann.choose()
        assert ann.my_turn()
        ann.done("say", text="a saying that is not logged")
        ann.refused("undo", to=1_000)
        nothing = f"{program.url}/api/tables/NOPE99?note=a+query+that+is+not+logged"
        httpx.get(nothing, timeout=PATIENCE)
        slow = BODY | {"seats": [{"who": "bot", "bot": "ismcts:60s"}] * 2}
        opened = httpx.post(f"{program.url}/api/tables", json=slow, timeout=PATIENCE)
        thinking = opened.json()["table"]
        time.sleep(0.5)
        began = time.monotonic()
        out, log = program.stop(by)
        assert time.monotonic() - began < 45, "though a bot was thinking"
        assert ann.closed() == 1012, "come back in a moment"
    assert "every game is kept" in out
    logged = [json.loads(line) for line in log.splitlines()]
    assert {"error-undo-nothing", "error-no-table"} <= {x.get("error") for x in logged}
    private = [seat, keys["host"], keys["invite"], keys["watch"], "not logged", "not+logged"]
    assert not [p for p in [*private, str(SEED)] if p in log]
    again = start(data, "--port", "0")
    with again.sit(keys["table"], seat) as back:
        assert back.lines == ann.lines and back.view == ann.view and back.ask == ann.ask
        back.choose()
    rows = httpx.get(f"{again.url}/api/tables", timeout=PATIENCE).json()
    assert thinking in {r["table"]["id"] for r in rows}
    again.stop()


def test_the_port(tmp_path: Path, start: Callable[..., Program]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        busy = noctuary(tmp_path / "data", "serve", "--port", port)
        assert busy.returncode == 2 and port in busy.stderr and "--port" in busy.stderr
    one = start(tmp_path / "one", "--host", "0.0.0.0")
    two = start(tmp_path / "two")
    assert one.port != two.port, "the next free one, when none was asked for"
    assert httpx.get(f"{one.url}/health", timeout=PATIENCE).json()["ok"]
    for program in (one, two):
        program.stop()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--origin", "table.example.org"], "--origin https://"),
        (["--webhooks", "some"], "public, any"),
        (["--metrics", "some"], "local, public"),
        (["--log", "loud"], "debug, info, warning, error"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--port", "99999"], "--port"),
    ],
)
def test_command_lines_that_make_no_sense(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--lang", "en", *args]) == 2
    told = capsys.readouterr().err
    assert said in told and len(told.splitlines()) == 1, told


def test_stores_that_cannot_be_opened(tmp_path: Path, start: Callable[..., Program]) -> None:
    unknown = noctuary(tmp_path / "data", "serve", "--port", "0", "--db", "mysql://x/y")
    assert unknown.returncode == 2 and "mysql" in unknown.stderr
    program = start(tmp_path / "data", "--port", "0")
    second = noctuary(tmp_path / "data", "serve", "--port", "0")
    assert second.returncode == 2 and len(second.stderr.splitlines()) == 1, second.stderr
    program.stop()
