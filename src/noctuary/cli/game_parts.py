"""The parts of a game: which there are, and what each lacks.

A required part is one without which tests fail; the product does without the others.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Game, LoadedGame, NoctuaryError, load
from noctuary.packages import package_folder
from noctuary.plugin import load_value_names
from noctuary.plugin.bot_levels import load_bot_levels
from noctuary.plugin.lessons import load_how_to_play, load_lessons
from noctuary.rulebook import Ledger, read_ledger

from .rule_locations import checkout, rules_in_tests

HOLDS = ("done", "open")
"""The status of clauses that a question may show."""


BROKEN = "games-broken"
"""The key of why the other parts of a broken game are unknown."""


class BrokenGame(NoctuaryError):
    """A game that cannot be imported, compiled or read; the message says why."""

    def __init__(self, part: str, error: str) -> None:
        super().__init__(error)
        self.part = part


class GameUnderCheck:
    """A game as its folders have it, here and in the checkout, if there is one."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.root = checkout()

    @cached_property
    def spec(self) -> Game:
        """What its folder declares; raises BrokenGame."""
        try:
            found = getattr(importlib.import_module(f"noctuary.games.{self.id}"), "GAME", None)
        except Exception as e:  # whatever a module of the game raises
            raise BrokenGame("rules", f"{type(e).__name__}: {e}") from e
        if not isinstance(found, Game) or found.id != self.id:
            raise BrokenGame("rules", f'no GAME = Game(id="{self.id}", …)')
        return found

    @cached_property
    def loaded(self) -> LoadedGame:
        """Its rules, compiled; raises BrokenGame."""
        try:
            return load(self.spec, "frames")
        except BrokenGame:
            raise
        except Exception as e:  # what the loader does not foresee
            raise BrokenGame("rules", f"{type(e).__name__}: {e}") from e

    @cached_property
    def ledger(self) -> Ledger | None:
        """Its ledger, if there is one; raises BrokenGame."""
        try:
            return read_ledger(self.spec.package)
        except BrokenGame:
            raise
        except Exception as e:  # YAML that is none, or lacks a key
            raise BrokenGame("ledger", f"ledger.yaml: {type(e).__name__}: {e}") from e

    def file(self, name: str) -> Path:
        """Return a file of the checkout; only for parts that need one."""
        assert self.root is not None
        return self.root / name


@dataclass(frozen=True)
class GamePart:
    """A part of a game: its texts are `part-<id>` and `part-<id>-how`."""

    id: str
    find_missing: Callable[[GameUnderCheck], Iterator[str]]
    is_required: bool = False
    needs_checkout: bool = False


@dataclass(frozen=True)
class PartState:
    """What was found out about a part: what it lacks, or the key of why that is unknown."""

    part: GamePart
    missing: tuple[str, ...] = ()
    unknown: str = ""


def examine(id: str) -> list[PartState]:
    """Return what each part of a game lacks."""
    game = GameUnderCheck(id)
    return [examine_part(game, part) for part in PARTS]


def examine_part(game: GameUnderCheck, part: GamePart) -> PartState:
    """Return what a part of a game lacks; a game that is broken is so in one part only."""
    if part.needs_checkout and game.root is None:
        return PartState(part, unknown="games-no-checkout")
    try:
        return PartState(part, tuple(part.find_missing(game)))
    except BrokenGame as e:
        return PartState(part, e.args) if part.id == e.part else PartState(part, unknown=BROKEN)
    except NoctuaryError as e:
        return PartState(part, (str(e),))


def text_keys(game: LoadedGame) -> Iterator[str]:
    """Yield the key of every text that the declarations of a game ask for."""
    yield from ("game-title", "game-summary")
    for action in game.actions.list:
        yield from (f"action-{action.name}", f"web-undo-{action.name}")
    for prompt in game.prompts:
        yield from (f"prompt-{prompt}", f"web-choosing-{prompt}")
    for event in game.events.values():
        yield f"event-{event.name}"
        if event.secret:
            yield f"event-{event.name}-hidden"
    named = load_value_names(game.spec).namers
    for kind in game.kinds.values():
        if kind.name not in named:
            yield from (f"kind-{kind.name}-{value}" for value in kind.names)
    for option in game.spec.options:
        key = f"option-{option.name}"
        yield from (key, f"{key}-help", f"error-{option.name}")
        values = (v for v in option.choices if isinstance(v, bool) or not isinstance(v, int))
        yield from (f"{key}-{str(v).lower()}" for v in values)


# ---- what each part lacks


def missing_rules(game: GameUnderCheck) -> Iterator[str]:
    """Yield why the rules cannot be loaded."""
    assert game.loaded
    return iter(())


def missing_clauses(game: GameUnderCheck) -> Iterator[str]:
    """Yield `ledger.yaml`, or the clauses that rules cite and questions show, and it lacks."""
    if game.ledger is None:
        yield "ledger.yaml"
        return
    rules = {rule.id: getattr(rule, "status", "done") for rule in game.ledger.rules()}
    own = package_folder(game.spec.package)
    for id, parts in sorted(game.loaded.clauses.items()):
        # what games share cites the clauses of each
        if id not in rules and any(own in Path(part.file).parents for part in parts):
            yield id
    for prompt, askers in game.loaded.questions.items():
        if not askers or any(rules.get(id) not in HOLDS for id in askers.values()):
            yield f"{prompt}_options"


def missing_texts(game: GameUnderCheck) -> Iterator[str]:
    """Yield the texts that a language lacks, or fills in otherwise."""
    told = {lang: message_variables(game.spec.package, lang) for lang in LANGUAGES}
    every = {*text_keys(game.loaded)}.union(*told.values())
    for key in sorted(every):
        yield from (f"{key} ({lang})" for lang in LANGUAGES if key not in told[lang])
        if len({frozenset(words[key]) for words in told.values() if key in words}) > 1:
            yield f"{key} ({', '.join(LANGUAGES)})"


def missing_tests(game: GameUnderCheck) -> Iterator[str]:
    """Yield the clauses that are done, and that no test shows."""
    cited = rules_in_tests(game.id)
    for clause in game.ledger.clauses.values() if game.ledger else ():
        if clause.status == "done" and clause.id not in cited:
            yield clause.id


def missing_view(game: GameUnderCheck) -> Iterator[str]:
    """Yield `view` if the game declares none."""
    if game.spec.view is None:
        yield "view.py"


def missing_drawing(game: GameUnderCheck) -> Iterator[str]:
    """Yield the folder of the web client if it is not there, or what it lacks."""
    own = f"web/src/games/{game.id}"
    files = ["index.ts", *(["view.schema.json", "view.ts"] if game.spec.view else [])]
    yield from (f"{own}/{name}" for name in files if not game.file(f"{own}/{name}").is_file())


def missing_terminal(game: GameUnderCheck) -> Iterator[str]:
    """Yield `terminal` if the game declares none."""
    if not game.spec.terminal:
        yield "terminal/"


def missing_evaluation(game: GameUnderCheck) -> Iterator[str]:
    """Yield `evaluation` if the game declares none."""
    if game.spec.evaluation is None:
        yield "evaluation.py"


def missing_invariants(game: GameUnderCheck) -> Iterator[str]:
    """Yield `invariants` if the game declares none."""
    if game.spec.invariants is None:
        yield "positions.py"


def missing_how(game: GameUnderCheck) -> Iterator[str]:
    """Yield `how.toml`, or the clauses and texts that it names and the game lacks."""
    how = load_how_to_play(game.spec)
    if how is None:
        yield "how.toml"
        return
    known = {rule.id for rule in game.ledger.rules()} if game.ledger else set()
    parts = [how.goal, how.win, how.lose, how.turn, *how.missed, *(p.clauses for p in how.pages)]
    yield from sorted({id for ids in parts for id in ids} - known)
    keys = [f"how-{part}" for part in ("goal", "win", "lose", "turn")]
    keys += [f"how-missed-{n}" for n in range(1, len(how.missed) + 1)]
    keys += [key for page in how.pages for key in (f"how-{page.id}", f"how-{page.id}.text")]
    told = message_variables(game.spec.package, LANGUAGES[0])
    yield from (key for key in keys if key not in told)


def missing_lesson(game: GameUnderCheck) -> Iterator[str]:
    """Yield the first lesson, or the texts of lessons that the game lacks."""
    lessons = load_lessons(game.spec)
    if "first" not in lessons:
        yield "lessons/first.toml"
    told = message_variables(game.spec.package, LANGUAGES[0])
    yield from (step.say for one in lessons.values() for step in one.steps if step.say not in told)


def missing_tips(game: GameUnderCheck) -> Iterator[str]:
    """Yield `tips` if the game declares none."""
    if not game.spec.tips:
        yield "tips.py"


def missing_levels(game: GameUnderCheck) -> Iterator[str]:
    """Yield `levels.toml` if nothing was measured."""
    if not load_bot_levels(game.spec):
        yield "levels.toml"


def missing_questions(game: GameUnderCheck) -> Iterator[str]:
    """Yield the table of questions if there is none."""
    if not game.file(table := f"tests/games/{game.id}/questions.yaml").is_file():
        yield table


def missing_phrases(game: GameUnderCheck) -> Iterator[str]:
    """Yield the phrases of the rulebook if there are none."""
    if not game.file(phrases := f"tests/games/{game.id}/phrases.yaml").is_file():
        yield phrases


def missing_recordings(game: GameUnderCheck) -> Iterator[str]:
    """Yield what was not recorded: games, or hashes and ids."""
    if not any(game.file("tests/journals").glob(f"*/{game.id}-*.jsonl")):
        yield "tests/journals"
    if game.id not in json.loads(game.file("tests/frozen/rules.json").read_text("utf-8")):
        yield "tests/frozen"


PARTS = (
    GamePart("rules", missing_rules, is_required=True),
    GamePart("ledger", missing_clauses, is_required=True),
    GamePart("texts", missing_texts, is_required=True),
    GamePart("tests", missing_tests, is_required=True, needs_checkout=True),
    GamePart("questions", missing_questions, needs_checkout=True),
    GamePart("invariants", missing_invariants),
    GamePart("evaluation", missing_evaluation),
    GamePart("levels", missing_levels),
    GamePart("view", missing_view),
    GamePart("drawing", missing_drawing, needs_checkout=True),
    GamePart("terminal", missing_terminal),
    GamePart("how", missing_how),
    GamePart("lesson", missing_lesson),
    GamePart("tips", missing_tips),
    GamePart("phrases", missing_phrases, needs_checkout=True),
    GamePart("recordings", missing_recordings, needs_checkout=True),
)
"""All parts, in the order in which they are best made."""
