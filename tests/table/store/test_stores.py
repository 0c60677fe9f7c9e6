"""Which store opens at which address."""

import sys
from pathlib import Path

import pytest

from noctuary.kernel import NoctuaryError
from noctuary.table.store.connect import open_store
from noctuary.table.store.sqlite.store import SqliteStore
from tests.table.store.support import opened, run


async def kind(address: str | None) -> type:
    async with opened(address) as store:
        return type(store)


def test_a_path_is_sqlite(file: str) -> None:
    assert run(kind(file)) is SqliteStore
    assert Path(file).exists()


def test_by_default_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOCTUARY_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert run(kind(None)) is SqliteStore
    assert (tmp_path / "share" / "noctuary" / "tables.db").exists()
    monkeypatch.setenv("NOCTUARY_DATA", str(tmp_path / "own"))
    assert run(kind("")) is SqliteStore
    assert (tmp_path / "own" / "tables.db").exists()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_url(database: str, scheme: str) -> None:
    address = database.replace("postgresql", scheme, 1)
    assert run(kind(address)).__name__ == "PostgresStore"


@pytest.mark.parametrize("url", ["mysql://ann:hush@host/db", "sqlite:///x.db", "http://host"])
def test_another_url_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoctuaryError, match="postgresql://") as refused:
        run(open_store(url))
    assert "hush" not in str(refused.value)
    assert not list(tmp_path.iterdir())


def test_without_asyncpg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [
        name for name in sys.modules if name.startswith("noctuary.table.store.postgres.store")
    ]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(NoctuaryError, match=r"pip install 'noctuary\[postgres\]'"):
        run(open_store("postgresql://host/tables"))
