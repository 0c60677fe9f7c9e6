"""What is cached is found again while its files are unchanged, and otherwise computed anew."""

import os
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import yaml

from noctuary import file_cache as keeping
from noctuary.file_cache import MAX_PLACES, load_or_compute
from noctuary.kernel import games
from noctuary.packages import package_folder
from noctuary.rulebook import ledger, read_ledger, search
from noctuary.rulebook.search import RuleSearch, SearchHit, build_index, load_search, read_index

PHRASES = sorted((Path(__file__).parents[1] / "games").glob("*/phrases.yaml"))
OLD = 1_600_000_000


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a separate cache, in which files need no time to settle."""
    monkeypatch.setenv("NOCTUARY_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(keeping, "SETTLED_SECONDS", 0.0)
    return tmp_path / "cache"


@pytest.fixture
def source(tmp_path: Path, cache: Path) -> Path:
    """Return a file."""
    file = tmp_path / "source"
    write(file, "one")
    return file


def write(file: Path, text: str) -> None:
    """Write a file as if long ago."""
    file.write_text(text)
    os.utime(file, (OLD, OLD))


class Counted:
    """What is computed from a file, and how often."""

    def __init__(self, file: Path) -> None:
        self.file, self.times = file, 0

    def make(self) -> dict[str, str]:
        self.times += 1
        return {"text": self.file.read_text()}

    def __call__(self) -> dict[str, str]:
        return load_or_compute("thing", [self.file], dict[str, str], self.make)


def test_what_was_made_is_found_again(source: Path) -> None:
    made = Counted(source)
    assert [made()["text"] for _ in range(3)] == ["one"] * 3
    assert made.times == 1


def test_a_file_that_says_something_else_is_read_again(source: Path) -> None:
    made = Counted(source)
    made()
    write(source, "two")  # as long, and as old
    assert made() == {"text": "two"}
    source.unlink()
    source.with_name("other").write_text("six")
    source.with_name("other").rename(source)
    assert made() == {"text": "six"}
    assert made.times == 3


def test_a_file_that_only_looks_otherwise_is_not(source: Path) -> None:
    made = Counted(source)
    made()
    os.utime(source, (OLD + 9, OLD + 9))
    assert made() == {"text": "one"} and made.times == 1


def test_looks_of_a_file_that_just_changed_are_not_trusted(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "SETTLED_SECONDS", 1e6)
    assert keeping.stamp_of([source]) == ""
    made = Counted(source)
    made()
    monkeypatch.setattr(keeping.Path, "stat", lambda self, **_: os.stat(__file__))
    source.write_text("two")
    assert made() == {"text": "two"}


def test_what_is_damaged_is_made_again(source: Path, cache: Path) -> None:
    made, chance = Counted(source), Random(5)
    made()
    (file,) = cache.iterdir()
    whole = file.read_bytes()
    for _ in range(60):
        at = chance.randrange(len(whole))
        torn = whole[:at] + bytes([whole[at] ^ 1 << chance.randrange(8)]) + whole[at + 1 :]
        file.write_bytes(chance.choice([whole[:at], torn, whole[at:], b"", whole + b"x"]))
        assert made() == {"text": "one"}
    file.write_bytes(whole)
    before = made.times
    assert made() == {"text": "one"} and made.times == before


def test_what_another_version_kept_is_made_again(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Counted(source)
    made()
    monkeypatch.setattr(keeping, "WRITER", "another")
    made()
    assert made.times == 2
    assert load_or_compute("thing", [source], list[int], lambda: [3]) == [3], "of another kind"


@pytest.mark.parametrize("step", ["mkdir", "write_bytes"])
def test_where_nothing_can_be_written_it_is_made_each_time(
    source: Path, cache: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    made = Counted(source)
    monkeypatch.setattr(Path, step, refused)
    assert (made(), made()) == ({"text": "one"}, {"text": "one"})
    assert made.times == 2
    assert not cache.exists() or not [*cache.iterdir()]


def test_a_cache_that_is_no_folder_is_as_if_there_were_none(source: Path, cache: Path) -> None:
    cache.write_text("a file")
    assert Counted(source)() == {"text": "one"}


def test_several_at_once_do_not_disturb_one_another(source: Path, cache: Path) -> None:
    wrong: list[object] = []

    def often() -> None:
        for n in range(40):
            if (found := Counted(source)()) != {"text": "one"}:
                wrong.append(found)
            if n % 5 == 0:
                for file in cache.glob("*.json"):
                    file.unlink(missing_ok=True)

    threads = [threading.Thread(target=often) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert Counted(source)() == {"text": "one"}
    assert all(f.suffix == ".json" for f in cache.iterdir()), "nothing half written stays"


def test_only_the_latest_places_are_remembered(tmp_path: Path, cache: Path) -> None:
    for n in range(MAX_PLACES + 3):
        write(file := tmp_path / f"place-{n}", "x")
        Counted(file)()
        for seen in cache.iterdir():
            os.utime(seen, (seen.stat().st_mtime - 60, seen.stat().st_mtime - 60))
    (cache / "thing-and-more-0123456789abcdef.json").touch()
    Counted(file)()
    assert len([*cache.glob("thing-*.json")]) == MAX_PLACES + 1


# ---- ledgers and their index


@pytest.mark.parametrize("game", sorted(games()))
def test_a_ledger_and_its_index_are_kept_whole(
    game: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = games()[game].package
    fresh = ledger.parse_ledger(
        package_folder(package).joinpath("ledger.yaml").read_text(encoding="utf-8")
    )
    read: Callable[[str], object] = read_ledger.__wrapped__
    indexed: Callable[[str], object] = read_index.__wrapped__
    assert read(package) == fresh
    assert indexed(package) == build_index(fresh)

    def never(*_: object) -> None:
        raise AssertionError("it was kept")

    monkeypatch.setattr(ledger, "parse_ledger", never)
    monkeypatch.setattr(search, "build_index", never)
    assert read(package) == fresh
    assert indexed(package) == build_index(fresh)


def test_the_index_of_another_ledger_is_not_taken(cache: Path) -> None:
    packages = [games()[name].package for name in ("gates", "lakeview")]
    for package in packages:
        read_index.__wrapped__(package)
    gates, lakeview = (next(cache.glob(f"search-{package}-*")) for package in packages)
    gates.write_bytes(lakeview.read_bytes())
    found = read_index.__wrapped__(packages[0])
    assert found == read_index(packages[0])


@pytest.mark.parametrize("phrases", PHRASES, ids=lambda path: path.parent.name)
def test_searches_find_the_same_with_a_kept_index_and_without(phrases: Path) -> None:
    packages = [games()[name].package for name in (phrases.parent.name, "gates")]
    told = [x for x in map(read_ledger, packages) if x]
    listed = yaml.safe_load(phrases.read_text(encoding="utf-8"))
    texts = [text for kind in listed.values() for text, *_ in kind][::3]
    texts += [text[:4] for text in texts[::5]] + ["", "zebra", "gate-42"]
    for some in (1, 2):
        made = RuleSearch(*told[:some])
        found = RuleSearch(
            *told[:some], indexes=[i for p in packages[:some] if (i := read_index(p))]
        )
        assert load_search(*packages[:some]).half == made.half
        for text in texts:
            assert found.find(text) == made.find(text), text
        bare = [SearchHit(x.rule, x.has_all_words, frozenset()) for x in made.find(texts[0])]
        assert found.find(texts[0], marked=False) == bare
