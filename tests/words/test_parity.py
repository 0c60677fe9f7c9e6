"""Nothing a person can read is missing in a language."""

import re
from collections.abc import Iterator

import pytest

import noctuary
from noctuary.i18n import LANGUAGES, FluentGameTexts, FluentTranslations, message_variables
from noctuary.kernel import LoadedGame, Number, Seat, announced_games, games
from noctuary.plugin import load_value_names
from noctuary.rulebook import read_ledger

PACKAGES = [
    *("noctuary.cli", "noctuary.lab", "noctuary.table", "noctuary.server"),
    *(spec.package for spec in games().values()),
    *(spec.package for spec in announced_games().values()),
]


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> LoadedGame:
    """Return each registered game in turn."""
    return noctuary.load(request.param, backend="frames")


def is_number(value: object) -> bool:
    """Return whether the value of an option is a number, which needs no text."""
    return isinstance(value, int) and not isinstance(value, bool)


def wanted(game: LoadedGame) -> Iterator[str]:
    """Yield every key that the declarations of a game ask for."""
    yield "game-title"
    yield "game-summary"
    yield from (f"action-{a.name}" for a in game.actions.list)
    yield from (f"prompt-{p}" for p in game.prompts)
    for e in game.events.values():
        yield f"event-{e.name}"
        if e.secret:
            yield f"event-{e.name}-hidden"
    for kind in game.kinds.values():
        if kind.name not in load_value_names(game.spec).namers:
            yield from (f"kind-{kind.name}-{v}" for v in kind.names)
    for o in game.spec.options:
        yield from (f"option-{o.name}", f"option-{o.name}-help", f"error-{o.name}")
        yield from (f"option-{o.name}-{str(v).lower()}" for v in o.choices if not is_number(v))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_key_is_there_in_every_language(package: str) -> None:
    first, *others = (message_variables(package, lang) for lang in LANGUAGES)
    assert first
    for other in others:
        assert first.keys() ^ other.keys() == set()
        assert {k for k in first if first[k] != other[k]} == set(), "other variables"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_declares_has_words(game: LoadedGame, lang: str) -> None:
    said = message_variables(game.spec.package, lang)
    assert [key for key in wanted(game) if key not in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_use_only_what_they_are_given(game: LoadedGame, lang: str) -> None:
    said = message_variables(game.spec.package, lang)
    wrong = []
    for a in game.actions.list:
        wrong += [f"action-{a.name}: {v}" for v in said[f"action-{a.name}"] - set(a.fields)]
    for e in game.events.values():
        wrong += [f"event-{e.name}: {v}" for v in said[f"event-{e.name}"] - set(e.fields)]
        if e.secret:
            hidden = said[f"event-{e.name}-hidden"]
            wrong += [
                f"event-{e.name}-hidden: {v}" for v in hidden - set(e.fields) | hidden & e.secret
            ]
    for fn in game.outline.options:
        key = f"prompt-{fn.name.removesuffix('_options')}"
        wrong += [f"{key}: {v}" for v in said[key] - set(fn.params[1:])]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_is_named(game: LoadedGame, lang: str) -> None:
    """Named values, and those with a namer of their own such as cards, say something."""
    words = FluentGameTexts(game, lang, seats=max(game.seats))
    for kind in game.kinds.values():
        if kind in (Seat, Number) or (
            not kind.names and kind.name not in load_value_names(game.spec).namers
        ):
            continue
        for value in range(kind.size):
            text = words.kind(kind, value)
            assert text and "{" not in text and "kind" not in text, (kind.name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_told_apart_by_their_words(lang: str) -> None:
    words = FluentGameTexts(noctuary.load("gates", backend="frames"), lang)
    assert len({words.kind("card", c) for c in range(20)}) == 20, "twenty pages"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_client_says_of_a_choice_has_words(game: LoadedGame, lang: str) -> None:
    """Taking an action back, waiting for an answer, and every clause that forbids something."""
    said = message_variables(game.spec.package, lang)
    wanted = [f"web-undo-{a.name}" for a in game.actions.list]
    wanted += [f"web-choosing-{p}" for p in game.prompts]
    assert [key for key in wanted if key not in said] == []


def test_clauses_and_rulings_are_said_in_every_language(game: LoadedGame) -> None:
    ledger = read_ledger(game.spec.package)
    assert ledger
    for rule in [*ledger.clauses.values(), *ledger.rulings.values()]:
        assert all(rule.text(lang).strip() for lang in LANGUAGES), rule.id
    assert {o.ruling for o in game.spec.options} <= {*ledger.clauses, *ledger.rulings}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_said(game: LoadedGame, lang: str) -> None:
    """Played to its end, every prompt, option and event fills in all its blanks."""
    words = FluentGameTexts(game, lang, names=[f"Seat{k}" for k in range(max(game.seats))])
    state = game.new(seats=max(game.seats), seed=5)
    texts: set[str] = set()
    while not state.over:
        decision = state.decision
        assert decision
        texts.add(words.prompt(decision))
        texts.update(words.action(o) for o in state.options())
        texts.update(words.action(a) for a, _ in state.denials())
        for told in state.step(state.legal()[state.choice_count * 7 % len(state.legal())]).events:
            texts.update((words.event(told), words.event(told.redact(-1))))
    assert [t for t in texts if re.search(r"[{}⁨⁩]|\bNone\b", t)] == []


def test_nothing_missing_raises() -> None:
    speech = FluentTranslations("noctuary.cli", "fr")
    assert speech.format("no_such-key_at_all", n=3) == "key at all, n 3"
    assert not speech.has("no_such-key_at_all")
