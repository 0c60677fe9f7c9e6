"""The server is killed without warning while bots play; nothing that was shown is lost."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.night import Night
from tests.postgres import Cluster


async def kill_often(night: Night, times: int) -> int:
    """Kills the server again and again; how many choices were told and found again."""
    rng, choices = random.Random(times), 0
    for _ in range(times):
        await asyncio.to_thread(night.start)
        await night.fill()
        night.watch()
        await night.hear(12)
        await asyncio.sleep(rng.random())
        night.kill()
        await night.rest()
        choices = await night.check()
    await asyncio.to_thread(night.start)
    await asyncio.to_thread(night.stop)
    return choices


def test_killed_five_times(tmp_path: Path) -> None:
    assert asyncio.run(kill_often(Night(tmp_path, str(tmp_path / "tables.db")), 5)) > 20


def test_killed_with_postgres(tmp_path: Path, database: str) -> None:
    assert asyncio.run(kill_often(Night(tmp_path, database), 2)) > 10


@pytest.mark.soak
def test_killed_a_hundred_times(tmp_path: Path) -> None:
    assert asyncio.run(kill_often(Night(tmp_path, str(tmp_path / "tables.db")), 100)) > 2_000


async def restart_often(night: Night, cluster: Cluster, times: int) -> int:
    """Restarts PostgreSQL under a running server; how many choices were told and found again."""
    rng = random.Random(times)
    await asyncio.to_thread(night.start)
    await night.fill()
    night.watch()
    for k in range(times):
        await night.hear(12)
        await asyncio.sleep(rng.random())
        await asyncio.to_thread(cluster.stop, "immediate" if k % 2 else "fast")
        await asyncio.to_thread(cluster.start)
    await night.hear(20)  # the bots play on
    await asyncio.to_thread(night.stop)
    await night.rest()
    return await night.check()


def test_postgres_restarted_underneath(tmp_path: Path, cluster: Cluster, database: str) -> None:
    assert asyncio.run(restart_often(Night(tmp_path, database), cluster, 3)) > 20


@pytest.mark.soak
def test_postgres_restarted_thirty_times(tmp_path: Path, cluster: Cluster, database: str) -> None:
    assert asyncio.run(restart_often(Night(tmp_path, database), cluster, 30)) > 200
