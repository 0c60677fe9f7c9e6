"""What table, server and web client say is there in every language, and is filled in."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message
from fluent.syntax.parser import FluentParser

from noctuary.i18n import LANGUAGES, message_variables
from noctuary.i18n.translations import Variables
from noctuary.kernel import Game, games
from noctuary.plugin import Refusal, load_commands, load_endpoints

ROOT = Path(__file__).parents[2]
SPEAKERS = ("table", "server")
SAID = {
    key: args for s in SPEAKERS for key, args in message_variables(f"noctuary.{s}", "en").items()
}
WEB = ROOT / "web"


def areas(pattern: str) -> list[str]:
    """Return the texts of the client that match, each without its language."""
    found = (p.relative_to(WEB) for p in WEB.glob(pattern))
    return sorted({str(p.with_name(p.name.split(".")[0])) for p in found})


OURS = areas("locales/*.ftl")
THEIRS = areas("src/games/*/locales/*.ftl")


def read(area: str, lang: str) -> dict[str, frozenset[str]]:
    """Return every key of a file of the client, and its variables."""
    out: dict[str, frozenset[str]] = {}
    body = FluentParser().parse((WEB / f"{area}.{lang}.ftl").read_text("utf-8")).body
    for entry in body:
        assert not isinstance(entry, Junk), f"{area}.{lang}.ftl: {(entry.content or '')[:60]!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in out, f"{area}.{lang}.ftl: {entry.id.name} stands twice"
            found = Variables()
            found.visit(entry)
            out[entry.id.name] = frozenset(found.names)
    return out


# ---- the client


def test_there_are_areas() -> None:
    assert {"locales/lobby", "locales/table"} <= set(OURS)
    assert THEIRS


@pytest.mark.parametrize("area", [*OURS, *THEIRS])
def test_the_client_says_the_same_in_every_language(area: str) -> None:
    first, *others = (read(area, lang) for lang in LANGUAGES)
    assert first
    assert [key for key in first if not key.startswith(f"{Path(area).name}-")] == []
    for other in others:
        assert first.keys() ^ other.keys() == set()
        assert {k for k in first if first[k] != other[k]} == set(), "other variables"


def test_the_client_reads_the_words_of_table_and_server_together() -> None:
    """It puts them all into one bundle: no key may stand twice."""
    keys = [k for s in SPEAKERS for k in message_variables(f"noctuary.{s}", "en")]
    keys += [k for area in OURS for k in read(area, "en")]
    assert [k for k, n in Counter(keys).items() if n > 1] == []


@pytest.mark.parametrize("game", sorted({Path(area).parts[2] for area in THEIRS}))
def test_the_client_reads_all_words_of_a_game_together(game: str) -> None:
    """Those for Python and those for the browser are one bundle: no key may stand twice."""
    keys = [*message_variables(f"noctuary.games.{game}", "en")]
    keys += [k for a in THEIRS if Path(a).parts[2] == game for k in read(a, "en")]
    assert [k for k, n in Counter(keys).items() if n > 1] == []


# ---- refusals


def kinds(parent: type[Refusal]) -> Iterator[type[Refusal]]:
    """Yield every class of refusal."""
    for kind in parent.__subclasses__():
        yield kind
        yield from kinds(kind)


def by_the_game(spec: Game) -> set[str]:
    """Return the names of the refusals that a game defines."""
    load_commands(spec), load_endpoints(spec)
    return {
        kind.__name__ for kind in kinds(Refusal) if getattr(kind, "package", "") == spec.package
    }


def refusals() -> Iterator[tuple[str, str, frozenset[str], str]]:
    """Yield the place, key, arguments and package of each refusal in the sources."""
    for speaker in SPEAKERS:
        for where, key, told in made(
            ROOT / "src/noctuary" / speaker, {"TableRefusal", "ServerRefusal"}
        ):
            yield where, f"error-{key}", told - {"clause", "stale"}, ""
    for spec in games().values():
        own = by_the_game(spec)
        for where, key, told in made(ROOT / "src/noctuary/games" / spec.id, own):
            yield where, key, told, spec.package


def made(folder: Path, names: set[str]) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield the place, key and arguments of each call of these names."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name(node.func) in names:
                told = frozenset(k.arg or "**" for k in node.keywords)
                for key in constants(node.args[0]):
                    yield f"{path.name}:{node.lineno}", key, told


def name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def constants(node: ast.expr) -> list[str]:
    """Return the keys that an expression can be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


FOUND = list(refusals())


@pytest.mark.parametrize(
    ("where", "key", "told", "package"), FOUND, ids=[f"{w} {k}" for w, k, _, _ in FOUND]
)
def test_a_refusal_has_words_for_just_what_it_tells(
    where: str, key: str, told: frozenset[str], package: str
) -> None:
    said = message_variables(package, "en") if package else SAID
    assert key in said
    assert told == said[key]


def test_nothing_is_refused_without_a_reason_and_no_reason_is_idle() -> None:
    """Every key is in the sources: in a refusal, or as a text."""
    assert len(FOUND) > 60
    literals = {
        node.value
        for speaker in SPEAKERS
        for path in (ROOT / "src/noctuary" / speaker).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = {key for _, key, _, _ in FOUND} | literals | {f"error-{x}" for x in literals}
    assert [key for key in SAID if key not in used] == []


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_no_reason_of_a_game_is_idle(spec: Game) -> None:
    used = {key for _, key, _, package in FOUND if package == spec.package}
    used |= {f"error-{option.name}" for option in spec.options}
    reasons = {key for key in message_variables(spec.package, "en") if key.startswith("error-")}
    assert reasons - used == set()
