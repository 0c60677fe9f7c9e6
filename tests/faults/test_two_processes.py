"""Two server processes on one PostgreSQL, and one table whose players sit at different ones."""

from contextlib import ExitStack
from pathlib import Path

import httpx
from websockets.sync.client import connect

from tests.faults.night import Night
from tests.server.house import Client, Json
from tests.support import PATIENCE

CHOICES = 60


def serving(stack: ExitStack, folder: Path, database: str) -> Night:
    """Start a server process."""
    night = Night(folder, database)
    night.start()
    stack.callback(night.stop)
    return night


def sit(stack: ExitStack, night: Night, table: str, key: str) -> Client:
    """Connect a client to one of the servers."""
    line = stack.enter_context(connect(f"ws://{night.at}/ws", max_size=None, open_timeout=PATIENCE))
    client = Client(line)
    client.hello(table, key)
    return client


def hear_up_to(client: Client, seq: int) -> None:
    """Wait until a line arrives."""
    while client.lines[-1]["seq"] < seq:
        client.hear()


def test_one_table_at_two_processes(tmp_path: Path, database: str) -> None:
    with ExitStack() as stack:
        here, there = (serving(stack, tmp_path / name, database) for name in "ab")
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot"}]
        wish = {"game": "gates", "name": "Ann", "seats": seats, "settings": {"pace": 0}}
        opened: Json = httpx.post(
            f"http://{here.at}/api/tables", json=wish, timeout=PATIENCE
        ).json()
        table = opened["table"]
        where = f"http://{there.at}/api/tables/{table}/join"
        joined: Json = httpx.post(where, json={"name": "Bea"}, timeout=PATIENCE).json()
        ann = sit(stack, here, table, opened["seats"][0]["key"])
        bea = sit(stack, there, table, joined["seats"][0]["key"])
        for _ in range(CHOICES):
            asked = ann.ask
            while asked is None or asked["seat"] == 2:
                ann.hear()  # until the bot, which either process may have, has chosen
                asked = ann.ask
            chooser, other = (ann, bea) if asked["seat"] == 0 else (bea, ann)
            assert chooser.my_turn()
            chooser.choose()
            hear_up_to(other, chooser.seq)
        last = max(ann.seq, bea.seq)
        hear_up_to(ann, last)
        hear_up_to(bea, last)
        shown = [[(x["seq"], x["kind"], x.get("seat")) for x in c.lines[:last]] for c in (ann, bea)]
        assert shown[0] == shown[1]
        assert {x["seat"] for x in ann.lines if x["kind"] == "chosen"} == {0, 1, 2}


def test_who_is_here_is_known_at_both(tmp_path: Path, database: str) -> None:
    with ExitStack() as stack:
        here, there = (serving(stack, tmp_path / name, database) for name in "ab")
        wish = {"game": "gates", "name": "Ann", "seats": [{"who": "me"}, {"who": "open"}]}
        opened: Json = httpx.post(
            f"http://{here.at}/api/tables", json=wish, timeout=PATIENCE
        ).json()
        where = f"http://{there.at}/api/tables/{opened['table']}/join"
        joined: Json = httpx.post(where, json={"name": "Bea"}, timeout=PATIENCE).json()
        ann = sit(stack, here, opened["table"], opened["seats"][0]["key"])
        assert [s["here"] for s in ann.table["seats"]] == [True, False]
        with ExitStack() as visit:
            bea = sit(visit, there, opened["table"], joined["seats"][0]["key"])
            bea.until(lambda m: [s["here"] for s in bea.table["seats"]] == [True, True])
            ann.until(lambda m: [s["here"] for s in ann.table["seats"]] == [True, True])
        ann.until(lambda m: [s["here"] for s in ann.table["seats"]] == [True, False])
