"""A store whose file is damaged opens, and reports whatever is not as it was written."""

import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from noctuary.table.store.base import AccessKey, Damaged, NoSuchTable, Store, Summary
from noctuary.table.store.sqlite.store import SqliteStore
from tests.support import fuzz, trials
from tests.table.store.support import opened, run, summary

PAGE = 4096
FLIPS = 50


@dataclass
class Written:
    """Everything that a store was asked to keep."""

    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    summaries: dict[str, Summary] = field(default_factory=dict)
    keys: dict[str, AccessKey] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)

    async def fill(self, store: Store, rng: random.Random) -> None:
        """Write a dozen tables that grow in turns, with what belongs to them."""
        names = [f"TABLE{n:02}" for n in range(12)]
        for name in names:
            self.rows[name] = [{"kind": "opened", "books": "x" * rng.choice([9, 900, 9000])}]
            self.summaries[name] = summary(name, 1, note={"of": name}, listed=rng.random() < 0.5)
            await store.create(self.summaries[name], self.rows[name])
            for seat in range(3):
                key = AccessKey(name, "seat", seat)
                self.keys[f"{name}/{seat}"] = key
                await store.add_key(f"{name}/{seat}", key)
        for turn in range(300):
            name = rng.choice(names)
            await self._add(store, name, turn, rng)
            if turn % 20 == 0:
                self.secrets[f"webhook:{name}"] = f"https://example.org/{turn}"
                await store.set_secret(f"webhook:{name}", self.secrets[f"webhook:{name}"])

    async def _add(self, store: Store, name: str, turn: int, rng: random.Random) -> None:
        new = [{"kind": "chosen", "at": turn, "n": n} for n in range(rng.randint(1, 4))]
        rows = [*self.rows[name], *new]
        note = {"of": name, "turn": turn, "long": "y" * rng.choice([10, 700, 1500])}
        s = summary(name, len(rows), turn, listed=self.summaries[name].listed, note=note)
        await store.append(s, new)
        self.rows[name], self.summaries[name] = rows, s

    async def compare(self, store: Store) -> None:
        """Check that what the store returns is what was written, or reported as damaged."""
        for name, rows in self.rows.items():
            try:
                assert await store.rows(name) == rows
            except Damaged as e:
                assert name in store.damage.tables
                assert e.rows == rows[: len(e.rows)]
            except NoSuchTable:
                assert store.damage.quarantined
            found = await store.summaries([name])
            if found and not found[0].damaged:
                assert found == [self.summaries[name]] or name in store.damage.tables
            else:
                assert name in store.damage.tables or store.damage.quarantined
        everything = await store.summaries(limit=1000)
        for s in everything:
            assert s.damaged or s == self.summaries[s.table] or s.table in store.damage.tables
        if not store.damage:
            assert len(everything) == len(self.rows)
            assert len(await store.summaries(listed=True)) == sum(
                s.listed for s in self.summaries.values()
            )
        kept = await store.keys(list(self.keys))
        assert kept.items() <= self.keys.items()
        assert len(kept) == len(self.keys) or store.damage.others or store.damage.quarantined
        for name, value in self.secrets.items():
            secret = await store.secret(name)
            assert secret == value or (
                secret is None and (store.damage.others or store.damage.quarantined)
            )

    async def goes_on(self, store: Store, rng: random.Random) -> None:
        """Check that intact tables go on, and that a new one can begin."""
        for turn, name in enumerate(list(self.rows), 1000):
            if name not in store.damage.tables and await store.summaries([name]):
                await self._add(store, name, turn, rng)
        self.rows["NEW"], self.summaries["NEW"] = [{"kind": "opened"}], summary("NEW", 1)
        await store.create(self.summaries["NEW"], self.rows["NEW"])


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Written]:
    """Return the files of a store that was closed, of one that was killed, and what is in both."""
    folder, written = tmp_path_factory.mktemp("images"), Written()

    async def body() -> None:
        async with opened(str(folder / "closed" / "tables.db")) as store:
            await written.fill(store, random.Random(7))
            shutil.copytree(folder / "closed", folder / "killed")

    run(body())
    assert (folder / "killed" / "tables.db-wal").stat().st_size > 30 * PAGE
    return folder, written


# ---- harm


Harm = Callable[[Path, random.Random], None]


def change(file: Path, rng: random.Random, harm: Callable[[bytearray], None]) -> None:
    data = bytearray(file.read_bytes())
    harm(data)
    file.write_bytes(data)


def flip(*ends: str, most: int = 1) -> Harm:
    """Flip bits of one of these files."""

    def harm(path: Path, rng: random.Random) -> None:
        def bits(data: bytearray) -> None:
            for _ in range(rng.randint(1, most)):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)

        change(path.with_name(path.name + rng.choice(ends)), rng, bits)

    return harm


def flip_header(path: Path, rng: random.Random) -> None:
    """Flip a bit of the file header."""

    def bit(data: bytearray) -> None:
        data[rng.randrange(100)] ^= 1 << rng.randrange(8)

    change(path, rng, bit)


def truncate(*ends: str) -> Harm:
    """Cut off the end of one of these files."""

    def harm(path: Path, rng: random.Random) -> None:
        file = path.with_name(path.name + rng.choice(ends))
        size = file.stat().st_size
        with file.open("r+b") as cut:
            cut.truncate(rng.choice([0, rng.randrange(size), rng.randrange(size) // PAGE * PAGE]))

    return harm


def zero(*ends: str) -> Harm:
    """Overwrite whole pages, or any stretch, with zeros."""

    def harm(path: Path, rng: random.Random) -> None:
        def wipe(data: bytearray) -> None:
            length = rng.choice([PAGE, 2 * PAGE, rng.randrange(1, 3 * PAGE)])
            at = rng.randrange(len(data))
            at = at // PAGE * PAGE if rng.random() < 0.7 else at
            data[at : at + length] = bytes(len(data[at : at + length]))

        change(path.with_name(path.name + rng.choice(ends)), rng, wipe)

    return harm


def remove(end: str) -> Harm:
    """Remove a file."""
    return lambda path, rng: path.with_name(path.name + end).unlink()


HARMS: dict[str, tuple[str, Harm]] = {
    "a bit": ("closed", flip("")),
    "a bit of the header": ("closed", flip_header),
    "several bits": ("closed", flip("", most=20)),
    "zeros": ("closed", zero("")),
    "the end": ("closed", truncate("")),
    "a bit of the mark": ("closed", flip(".mark")),
    "the file": ("closed", remove("")),
    "a bit after a crash": ("killed", flip("", "-wal")),
    "a bit of the log": ("killed", flip("-wal")),
    "several bits after a crash": ("killed", flip("", "-wal", most=20)),
    "zeros after a crash": ("killed", zero("", "-wal")),
    "the end after a crash": ("killed", truncate("", "-wal")),
    "the log": ("killed", remove("-wal")),
}


async def endure(image: Path, folder: Path, written: Written, harm: Harm, seed: int) -> bool:
    """Damage a store, open it, compare, play on, open it again; return whether it noticed."""
    rng, path = random.Random(seed), folder / "tables.db"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(image, folder)
    harm(path, rng)
    async with opened(str(path)) as store:
        assert isinstance(store, SqliteStore)
        await written.compare(store)
        noticed = bool(store.damage)
        later = Written(dict(written.rows), dict(written.summaries), written.keys, written.secrets)
        await later.goes_on(store, rng)
    async with opened(str(path)) as store:
        await later.compare(store)
        assert bool(store.damage) >= noticed
    return noticed


@pytest.mark.parametrize("kind", HARMS)
def test_harm_is_never_silent(images: tuple[Path, Written], tmp_path: Path, kind: str) -> None:
    folder, written = images
    image, harm = HARMS[kind]
    noticed = 0
    for seed in range(FLIPS if kind == "a bit" else FLIPS // 10):
        noticed += run(endure(folder / image, tmp_path / "tables", written, harm, seed))
    assert noticed or kind == "a bit of the mark", "or nothing was harmed"


@fuzz
def test_harm_is_never_silent_for_a_while(images: tuple[Path, Written], tmp_path: Path) -> None:
    folder, written = images
    for seed in (1000 + n for n in trials(5 * len(HARMS))):
        image, harm = list(HARMS.values())[seed % len(HARMS)]
        try:
            run(endure(folder / image, tmp_path / "tables", written, harm, seed))
        except BaseException as error:
            error.add_note(f"{list(HARMS)[seed % len(HARMS)]}, seed {seed}")
            raise
