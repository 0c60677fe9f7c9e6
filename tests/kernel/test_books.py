"""Books: read by the rules on every backend alike, shared by all copies, changed by nobody."""

from __future__ import annotations

import gc
import hashlib
import json
import random
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel import (
    BACKENDS,
    BadJournal,
    BadState,
    Book,
    Books,
    Game,
    LoadedGame,
    Position,
    RulesError,
    State,
    conformance,
    load,
)
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.kernel.language.state import OWNER, Schema
from noctuary.kernel.runtime.books import SHAPE
from tests.kernel.games.story import GAME, SCRIPT, STREETS
from tests.kernel.snippets import HEAD, TAIL, game, module, on

LONG = {"street": "long"}


def plain(v: Any) -> Any:
    return [plain(x) for x in v] if isinstance(v, (list, tuple)) else v


def ended(position: Position, seed: int = 5) -> dict[str, Any]:
    position.playout(seed)
    return position.fields()


# -- reading


def test_conformance() -> None:
    """Two streets, three backends, field by field."""
    report = conformance.check(GAME, games=16, every=3)
    assert report.actions == {"walk", "rest"}
    assert report.events == {"found", "came"}


def reads(folder: Path, line: str) -> Game:
    """Return a game that logs what one line reads of a leaf of five, a page of two, a blank."""
    head = HEAD.replace(
        "    bag = ",
        "    leaf = Book(9)\n    page = Book(7, 2, bits=8)\n    blank = Book(3)\n    bag = ",
    )
    rules = f"@rule()\ndef body(g) -> Rule:\n    put(g, {line})\n    yield ask(0, go_options)\n"
    given = {"leaf": (3, -7, 0, 120, 3), "page": ((1, -9), (70, 4)), "blank": ()}
    return game(module(folder, head + rules + TAIL), books=lambda seats, options: given)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("g.leaf[len(g.leaf) - 1]", 3),
        ("g.leaf[g.x + 3]", 120),
        ("g.page[len(g.page) - 1][g.x]", 70),
        ("len(g.blank) * 10 + len(g.page)", 2),
        ("sum(g.leaf) + min(g.leaf) * max(g.page[1])", 119 - 490),
        ("sum(n * n for n in g.page[0])", 82),
        ("int(120 in g.leaf) + int(7 not in g.leaf) + int(4 in g.page[1])", 3),
        ("sum(g.blank) + int(0 in g.blank)", 0),
    ],
)
def test_reading(line: str, value: int, tmp_path: Path) -> None:
    """Whole, by row, by cell, as Python would."""
    spec = reads(tmp_path, line)
    assert [on(spec, b).new().fields()["log"] for b in BACKENDS] == [[value]] * 3


@pytest.mark.parametrize(
    "line",
    [
        "g.leaf[g.x + 5]",
        "g.leaf[g.x - 1]",
        "g.leaf[8]",
        "g.page[g.x + 2][0]",
        "g.page[0][g.x + 2]",
        "g.page[g.x - 1][1]",
        "g.page[0][g.x - 2]",
        "min(g.blank)",
        "max(g.blank)",
        "sum(g.page[g.x + 6])",
    ],
)
def test_reading_out_of_range(line: str, tmp_path: Path) -> None:
    """What was not given cannot be read, though there would be room for it."""
    spec = reads(tmp_path, line)
    for b in BACKENDS:
        loaded = on(spec, b)
        with pytest.raises(RulesError):
            loaded.new()


def test_a_constant_beyond_the_room(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="constant index is out of range"):
        load(reads(tmp_path, "g.leaf[9]"), "gen")


# -- sharing


def test_copies_share(backend: str) -> None:
    """Clones, samples, try-outs and positions read from bytes have the very same books."""
    loaded = on(GAME, backend)
    p = loaded.new(seed=2, options=LONG)
    branch = p.chance(p.legal()[0], [0] * 9)
    assert isinstance(branch, Position)
    for twin in (p.clone(), p.sample(1, 7), loaded.from_bytes(p.to_bytes()), branch):
        assert twin.books is p.books
    assert loaded.new(seed=3, options=LONG).books is p.books
    assert loaded.new(seed=3).books is not p.books
    assert plain(p.books["houses"]) == plain(STREETS["long"]["houses"])


def test_two_at_once(backend: str) -> None:
    """Games of one program with different books do not disturb one another."""
    loaded = on(GAME, backend)
    alone = [ended(loaded.new(seed=4, options={"street": s})) for s in STREETS]
    both = [loaded.new(seed=4, options={"street": s}) for s in STREETS]
    assert [ended(p) for p in both] == alone
    assert both[0].hash() != both[1].hash()


def test_equal_books_are_one() -> None:
    """Other lists with the same content, and tuples for lists."""
    loaded = on(GAME, "native")
    again = {k: plain(v) for k, v in STREETS["long"].items()}
    p = loaded.new(options=LONG)
    assert loaded.new(options=LONG, books=again).books is p.books
    assert on(GAME, "gen").new(options=LONG).books == p.books
    again["prices"][0] = 1
    assert loaded.new(options=LONG, books=again).books is not p.books
    assert loaded.new(options=LONG, books=again).books.digest != p.books.digest


def test_a_book_outlives_its_table(backend: str) -> None:
    """A clone goes on when the position and the lists are gone and nothing else keeps the books."""
    loaded = LoadedGame(GAME, backend, checked=True)
    given = {k: plain(v) for k, v in STREETS["long"].items()}
    expected = ended(loaded.new(seed=6, options=LONG))
    copy = loaded.new(seed=6, options=LONG, books=given).clone()
    for v in given.values():
        v.clear()
    gc.collect()
    assert ended(copy) == expected


def test_nothing_leaks(backend: str) -> None:
    """Many copies come and go; the last takes the books with it."""
    loaded = LoadedGame(GAME, backend, checked=True)
    p = loaded.new(seed=1, options=LONG)
    books = p.books
    before = sys.getrefcount(books)
    for k in range(300):
        copies = [p.clone(), p.sample(k % 2, k), loaded.from_bytes(p.to_bytes())]
        copies += [copies[0].clone()]
        copies[0].playout(k)
        with pytest.raises(BadState):
            copies[1].sample(9, k)
    del copies
    gc.collect()
    assert sys.getrefcount(books) == before
    gone = weakref.ref(books)
    loaded.book_cache._by_tuples.clear()
    del p, books
    gc.collect()
    assert gone() is None


def test_only_the_last_are_kept() -> None:
    """Tuples given again are not read again, those of many tables ago are; lists always are."""
    loaded = LoadedGame(GAME, "native", checked=True)
    given = [{**STREETS["short"], "scores": (k,)} for k in range(40)]
    read = [weakref.ref(loaded.new(books=x).books) for x in given]
    listed = weakref.ref(loaded.new(books={**given[0], "scores": [41]}).books)
    gc.collect()
    assert sum(r() is not None for r in read) == 16
    assert loaded.new(books=given[-1]).books is read[-1]()
    assert listed() is None


# -- who sees them


def test_what_is_seen(backend: str) -> None:
    """A public book by its hash, one that opens by row, a hidden one not at all."""
    p = on(GAME, backend).new(seed=2, options=LONG)
    seen = p.observe(0)
    assert seen.books == p.books.open
    assert seen.fields["houses"] == [None] * 9
    assert not {"ways", "prices", "script", "scores"} & seen.fields.keys()
    p.apply("walk/place=1")
    assert p.observe(0).fields["houses"] == [None, [4, 1], *[None] * 7]
    assert p.observe(1).fields["houses"] == p.observe(-1).fields["houses"] == [None] * 9
    assert p.observe(0).to_dict()["books"] == p.books.open
    assert p.books.public() == {k: plain(STREETS["long"][k]) for k in ("ways", "prices")}


def test_what_is_known_depends_on_what_is_seen(backend: str) -> None:
    """A hidden book changes the state's hash, not what a seat knows; a public one both."""
    loaded = on(GAME, backend)
    p = loaded.new(seed=2)
    secret = loaded.new(seed=2, books={**STREETS["short"], "scores": (7,)})
    other = loaded.new(seed=2, books={**STREETS["short"], "prices": (0, 1, 2)})
    assert p.infoset(0) == secret.infoset(0) != other.infoset(0)
    assert len({x.hash() for x in (p, secret, other)}) == 3


def test_no_part_of_the_state(backend: str) -> None:
    """Neither among the fields nor to be edited or arranged."""
    p = on(GAME, backend).new()
    assert not set(p.books) & p.fields().keys()
    with pytest.raises(BadState, match="prices cannot be edited: begin another game"):
        p.edit({"prices": [0, 0, 0]})
    with pytest.raises(BadState, match="prices is a book: begin another game"):
        p.arrange({"prices": {0: 1}})


# -- as bytes


def test_bytes_hold_the_books(backend: str) -> None:
    """Another process, that never saw these lists, goes on alike."""
    given = {**STREETS["long"], "scores": (30, 1)}
    p = on(GAME, backend).new(seed=8, options=LONG, books=given)
    stranger = LoadedGame(GAME, backend, checked=True)
    again = stranger.from_bytes(p.to_bytes())
    assert again.books == p.books and again.books is not p.books
    assert again.to_bytes() == p.to_bytes()
    assert ended(again) == ended(p)


def test_damaged_bytes(backend: str) -> None:
    """Whatever the books of a saved position are cut to, the error says so."""
    loaded = LoadedGame(GAME, backend, checked=True)
    p = loaded.new(options=LONG)
    whole, body = p.books.packed, p._body()
    draw = random.Random(3)
    cut = [whole[: draw.randrange(len(whole))] for _ in range(60)]
    bad = [*cut, whole.replace(b"prices", b"prizes"), b"", whole[:-1] + b"\0\0\0\0\0\0\0\0\0"]
    for packed in bad:
        with pytest.raises((BadState, ValueError, KeyError)):
            loaded.book_cache.unpack(packed)
        damaged = len(packed).to_bytes(4, "little") + packed + body
        checksum = hashlib.blake2b(damaged, digest_size=8).digest()
        with pytest.raises(BadState, match=r"damaged|book"):
            loaded.from_bytes(p.to_bytes()[:22] + checksum + damaged)


def test_books_of_strangers_are_not_opened_further_than_they_fit() -> None:
    """A few bytes unzip to millions of books, or to one of millions of rows: neither is made."""
    loaded = on(GAME, "native")
    name, empty = b"prices\0", SHAPE.pack(8, 0, 0)
    for packed in (
        (b"\0" + empty) * 1_000_000,
        (name + empty) * 1_000_000,
        name + SHAPE.pack(8, 0, 8 << 20) + bytes(8 << 20),
        name + SHAPE.pack(8, 1, 8) + bytes(8),
        name + SHAPE.pack(9, 0, 8) + bytes(9),
        b"\xff\0" + empty,
    ):
        with pytest.raises((BadState, ValueError)):
            loaded.book_cache.unpack(packed)


# -- in journals


def played(backend: str) -> tuple[Journal, bytes]:
    """Return the journal of a game to its end, and its bytes on disk."""
    journal = Journal(on(GAME, backend), 2, 5, LONG)
    while not journal.state.over:
        journal.choose(journal.state.legal()[0])
    return journal, "".join(x + "\n" for x in journal.lines).encode()


def test_a_journal_keeps_what_it_was_played_with(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The street is rebuilt later; who walked the old one still finds it."""
    journal, data = played(backend)
    assert journal.header["books"]["hash"] == journal.books.digest
    changed = {**STREETS["long"], "prices": (9,) * 9, "houses": ((0, 0),) * 2}
    monkeypatch.setitem(STREETS, "long", changed)
    again = Journal.parse(data, GAME, backend=backend)
    assert again.divergence is None and again.books == journal.books
    assert again.state.fields() == journal.state.fields()
    assert again.replay(3).fields() == journal.replay(3).fields()
    assert again.replay(0).books is again.books is again.fork(2).books
    assert Journal(on(GAME, backend), 2, 5, LONG).books != journal.books


def resealed(data: bytes, **change: Any) -> bytes:
    """Return a journal with another header and right checksums."""
    head, *rest = [json.loads(x) for x in data.splitlines()]
    check, out = "", []
    for line in (head | change, *rest):
        text, check = with_checksum({k: v for k, v in line.items() if k != "check"}, check)
        out.append(text)
    return "".join(x + "\n" for x in out).encode()


@pytest.mark.parametrize(
    "books",
    [
        {"hash": "0" * 32, "data": "eJw="},
        {"hash": "0" * 32, "data": "not base64!"},
        {"hash": "0" * 32},
        {"hash": hashlib.sha256(b"").hexdigest()[:32], "data": "eJwDAAAAAAE="},
        "none",
    ],
)
def test_a_journal_with_other_books_than_it_says(books: Any) -> None:
    with pytest.raises(BadJournal, match="line 1: the game cannot begin"):
        Journal.parse(resealed(played("native")[1], books=books), GAME)


def test_books_that_the_rules_of_today_cannot_read() -> None:
    """A journal of other rules is replayed on the books that its options give now."""
    schema = Schema(type("Narrow", (State,), {"ways": Book(9, 2)}), 2)
    narrow = Books(schema, {"ways": [(1, 2)]})
    told = narrow.record()
    journal, data = played("native")
    with pytest.raises(BadJournal, match="a row of 3 is wanted"):
        Journal.parse(resealed(data, books=told), GAME)
    again = Journal.parse(resealed(data, books=told, rules="other"), GAME)
    assert again.divergence is None
    assert again.state.fields() == journal.state.fields()


# -- what is refused


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"prices": None}, "prices: a book is a list, not None"),
        ({"prices": "012"}, "prices: a book is a list, not '012'"),
        ({"prices": [0] * 13}, "prices: a book of at most 12 is wanted, not 13"),
        ({"prices": [0, 128]}, "prices: 128 is not an int from -128 to 127"),
        ({"prices": [0, 1.5]}, "prices: 1.5 is not an int from -128 to 127"),
        ({"prices": [[0]]}, r"prices: \[0\] is not an int"),
        ({"ways": [(0, 1, 2), (0, 1)]}, r"ways\[1\]: a row of 3 is wanted, not \(0, 1\)"),
        ({"ways": [0, 1, 2]}, r"ways\[0\]: a row of 3 is wanted, not 0"),
        ({"script": [(0, 1 << 31, 0)]}, "script: 2147483648 is not an int from -2147483648"),
        ({"maps": []}, "there is no book 'maps'; there are: ways, prices, script, houses, scores"),
    ],
)
def test_bad_books(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadState, match=said):
        on(GAME, "gen").new(books={**STREETS["short"], **change})


def test_a_missing_book() -> None:
    with pytest.raises(BadState, match="the book script is missing"):
        on(GAME, "gen").new(books={"ways": [], "prices": []})


def test_books_given_to_a_game_without() -> None:
    with pytest.raises(BadState, match="there is no book 'maps'; there are: none"):
        load("gates", "gen").new(books={"maps": []})
    assert load("gates", "gen").new().books == load("gates", "frames").books(4)


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (Book(2, see=OWNER), "see= of a book is PUBLIC, NOBODY or a function"),
        (Book(2, bits=12), r"a book is Book\(n\) or Book\(n, m\) of 8, 16 or 32 bits"),
        (Book(0), r"a book is Book\(n\)"),
        (Book(2, 3, 4), r"a book is Book\(n\)"),  # type: ignore[call-overload]
    ],
)
def test_bad_declarations(field: Any, said: str) -> None:
    with pytest.raises(RulesError, match=f"Odd.tale: {said}"):
        Schema(type("Odd", (State,), {"tale": field}), 2)


def test_a_hash_of_the_content() -> None:
    """Equal on every machine and in every version: journals name books by it."""
    books = Books(Schema(GAME.state, 2), STREETS["short"])
    assert len(books["script"]) == len(SCRIPT)
    assert books.digest == "fd7c9e724fd2967247e4cce31914604b"
