"""How the games are played, and their lessons: every text is there, every step holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Game, Position, games, load
from noctuary.plugin.lessons import (
    BadLesson,
    Lesson,
    LessonStep,
    load_how_to_play,
    load_lessons,
    validate,
)
from noctuary.rulebook import read_ledger
from tests.games.parts import with_content

TAUGHT = [(spec, name) for spec in games().values() for name in load_lessons(spec)]


@pytest.fixture(params=TAUGHT, ids=[f"{spec.id}-{name}" for spec, name in TAUGHT])
def taught(request: pytest.FixtureRequest) -> tuple[Game, Lesson]:
    """Return each guided game in turn."""
    spec, name = request.param
    return spec, load_lessons(spec)[name]


@pytest.mark.parametrize("game", with_content("lessons"))
def test_one_of_the_guided_games_is_the_first(game: str) -> None:
    assert "first" in load_lessons(games()[game])


def test_a_lesson_goes_through_by_the_rules(taught: tuple[Game, Lesson]) -> None:
    """Whatever the steps leave open is tried in every way."""
    spec, lesson = taught
    state = load(spec).new(seats=lesson.seats, seed=lesson.seed, options=lesson.options)
    for choice in lesson.before:
        state.apply(choice)
    walk(state, lesson, 0)


def walk(state: Position, lesson: Lesson, at: int) -> None:
    """Play the steps from one on, in every way that they allow."""
    if at == len(lesson.steps):
        return
    step = lesson.steps[at]
    for choice in ends(state, lesson, step):
        then = state.clone()
        for played in [*([choice] if choice else []), *step.then]:
            then.apply(played)
            assert not then.over, f"step {at + 1} ends the game"
        walk(then, lesson, at + 1)


def ends(state: Position, lesson: Lesson, step: LessonStep) -> list[str]:
    """Return the options with which a step may end, of those that the learner is offered."""
    if step.read:
        return [""]
    assert state.seat == lesson.person, f"{step.say}: somebody else is asked"
    found = [o.id for o in state.options() if o.id == step.choose or o.name in step.any]
    assert found, f"{step.say}: not one of {[o.id for o in state.options()]}"
    return found


def test_a_lesson_is_about_the_person(taught: tuple[Game, Lesson]) -> None:
    """At least as many steps are done as read, less one for the beginning and one for the end."""
    _, lesson = taught
    done = sum(not step.read for step in lesson.steps)
    assert done * 2 >= len(lesson.steps) - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_says_something_short(taught: tuple[Game, Lesson], lang: str) -> None:
    spec, lesson = taught
    said = message_variables(spec.package, lang)
    assert [step.say for step in lesson.steps if step.say not in said] == []
    assert len({step.say for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize("game", with_content("how.toml"))
def test_how_it_is_played_rests_on_clauses(game: str) -> None:
    spec = games()[game]
    found, ledger = load_how_to_play(spec), read_ledger(spec.package)
    assert found is not None
    assert ledger is not None
    parts = [found.goal, found.win, found.lose, found.turn, *found.missed]
    cited = [*parts, *(page.clauses for page in found.pages)]
    assert all(cited)
    known = {rule.id for rule in ledger.rules()}
    assert [id for ids in cited for id in ids if id not in known] == []
    assert 5 <= len(found.pages) <= 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", with_content("how.toml"))
def test_how_it_is_played_is_said(game: str, lang: str) -> None:
    spec = games()[game]
    found = load_how_to_play(spec)
    assert found is not None
    wanted = [*("how-goal", "how-win", "how-lose", "how-turn")]
    wanted += [f"how-missed-{n}" for n in (1, 2, 3)]
    for page in found.pages:
        wanted += [f"how-{page.id}", f"how-{page.id}.text"]
    said = message_variables(spec.package, lang)
    assert [key for key in wanted if key not in said] == []
    assert {k for k in said if k.startswith("how-")} == {*wanted}, "nothing idle"


LESSON = 'seats = 2\nseed = 1\n{}\n[[steps]]\nsay = "x"\n{}\n'
READ = '[[steps]]\nsay = "y"\nread = true\n'


@pytest.mark.parametrize(
    ("head", "step", "wrong"),
    [
        ("", "", "step 1 ends by one of read, choose and any"),
        ("", 'read = true\nchoose = "x"', "step 1 ends by one of read, choose and any"),
        ("person = 2", "read = true", "there is no seat 2"),
        ("", "looks = true", "unknown field `looks`"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused(
    tmp_path: Path, head: str, step: str, wrong: str
) -> None:
    file = tmp_path / "first.toml"
    file.write_text(LESSON.format(head, step) + READ * 8, "utf-8")
    with pytest.raises(BadLesson, match=wrong):
        validate(file)


def test_a_lesson_has_eight_to_fifteen_steps(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    for more in (6, 15):
        file.write_text(LESSON.format("", "read = true") + READ * more, "utf-8")
        with pytest.raises(BadLesson, match=f"{more + 1} steps, not 8 to 15"):
            validate(file)
