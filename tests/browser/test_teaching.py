"""How each game is played, and its guided first game, to the end: in both languages, on a phone, by
the keyboard alone; left and resumed; with an undo on the way.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.i18n import FluentTranslations
from noctuary.kernel import games, load
from noctuary.kernel.journal import Journal
from noctuary.plugin import load_warnings
from noctuary.plugin.lessons import Lesson, LessonStep, load_how_to_play, load_lessons
from noctuary.rulebook.ledger import Clause, Ruling, read_ledger
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, tick, until, whose_turn
from tests.games.parts import data_of, with_content, with_file

GAMES = sorted(games())
TAUGHT = [(game, name) for game in GAMES for name in load_lessons(games()[game])]
ON_A_PHONE = "fr"
"""Language of the lessons on a phone."""
DRAWN = "main [data-option~='{option}'], main [data-opens~='{option}']"
SHOWN = ("board", "hand", "drawer", "supply", "wheels")
"""Places whose highlighted option must be in sight above the sheet."""


def lesson(game: str, name: str = "first") -> Lesson:
    """Return a guided game, by default the first."""
    return load_lessons(games()[game])[name]


def translate(person: Person, game: str, key: str) -> str:
    """Return a message of a game in this person's language."""
    return FluentTranslations(games()[game].package, person.lang).format(key)


def note(person: Person) -> Locator:
    """Return the guide's text."""
    return person.zone("table-lesson")


def clauses(game: str) -> dict[str, Clause | Ruling]:
    """Return the clauses of a game by id."""
    ledger = read_ledger(games()[game].package)
    assert ledger is not None
    return {rule.id: rule for rule in ledger.rules()}


def begin(person: Person, game: str, name: str = "first") -> None:
    """Open a guided game from the lobby."""
    person.go(person.url)
    person.page.locator(f"[data-lesson='{game}/{name}']").click()


def reach(person: Person, game: str, step: LessonStep) -> None:
    """Wait until a step is shown, with its highlight."""
    expect(note(person)).to_contain_text(translate(person, game, step.say))
    if step.look:
        expect(person.page.locator(".spot")).to_be_visible()
    person.rest()


def follow(person: Person, step: LessonStep) -> None:
    """Do what a step asks for."""
    if step.read:
        person.button("table-lesson-next").click()
    else:
        person.take(step.choose)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_guided_game_is_finished(
    house: House, come: Come, game: str, name: str, lang: str
) -> None:
    ann = come("Ann", "phone" if lang == ON_A_PHONE else "desk", lang=lang, fresh=True)
    begin(ann, game, name)
    for n, step in enumerate(lesson(game, name).steps, 1):
        reach(ann, game, step)
        ann.shot(f"lesson-{game}-{name}-{lang}-{n:02}")
        if lang == ON_A_PHONE:
            box, screen = note(ann).bounding_box(), ann.page.viewport_size
            assert box and screen and box["height"] <= screen["height"] / 3 + 1
            if not step.read:
                expect(ann.options.first).to_be_in_viewport(ratio=0.9)
                drawn = ann.page.locator(DRAWN.format(option=step.choose))
                if step.look in SHOWN and drawn.count():
                    expect(drawn.first).to_be_in_viewport(ratio=0.5)
        if n in (1, 4):
            assert violations(ann) == []
        follow(ann, step)
    expect(note(ann)).to_contain_text(ann.say("table-lesson-through"))
    expect(note(ann)).to_contain_text(translate(ann, game, "how-win"))
    expect(note(ann)).to_contain_text(translate(ann, game, "how-lose"))
    ann.shot(f"lesson-{game}-{name}-{lang}-through")
    assert violations(ann) == []
    ann.page.locator("[data-lesson=real]").click()
    expect(ann.page).to_have_url(f"{ann.url}/?game={game}")


def test_a_guided_game_by_the_keyboard_alone(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", fresh=True)
    ann.go(ann.url)
    start = ann.page.locator("[data-lesson='gates/first']")
    start.focus()
    ann.page.keyboard.press("Enter")
    for step in lesson("gates").steps:
        reach(ann, "gates", step)
        if step.read:
            expect(ann.button("table-lesson-next")).to_be_focused()
            ann.page.keyboard.press("Enter")
        else:
            expect(ann.options.first).to_be_visible()
            ann.page.keyboard.press(str(ann.options.get_attribute("aria-keyshortcuts")))
    expect(note(ann)).to_contain_text(ann.say("table-lesson-through"))


def test_it_waits_for_one_thing_and_says_so(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", fresh=True)
    begin(ann, "gates")
    for step in lesson("gates").steps[:3]:
        reach(ann, "gates", step)
        if step.read:
            follow(ann, step)
    expect(ann.options).to_have_count(1)
    barred = ann.question.get_by_text(ann.say("table-lesson-barred"))
    expect(barred).to_be_visible()
    ann.page.keyboard.press("2")
    reach(ann, "gates", lesson("gates").steps[2])


def test_it_is_left_and_taken_up_and_taken_back(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", fresh=True)
    begin(ann, "gates")
    steps = lesson("gates").steps
    for step in steps[:5]:
        reach(ann, "gates", step)
        follow(ann, step)
    reach(ann, "gates", steps[5])
    ann.page.reload()
    reach(ann, "gates", steps[5])
    ann.page.keyboard.press("u")
    reach(ann, "gates", steps[4])
    ann.page.keyboard.press("u")
    reach(ann, "gates", steps[3])
    follow(ann, steps[3])
    reach(ann, "gates", steps[4])
    table = ann.page.url.rpartition("/")[2]
    ann.go(ann.url)
    night = ann.page.get_by_role("listitem").filter(has=ann.page.locator(f"#row-{table}"))
    expect(night).to_contain_text(ann.say("lobby-nights-lesson"))
    ann.shot("lesson-among-the-nights")
    ann.page.go_back()
    reach(ann, "gates", steps[4])
    ann.button("table-lesson-leave").click()
    expect(note(ann)).to_have_count(0)
    assert ann.options.count() > 1
    ann.page.reload()
    expect(ann.options.nth(1)).to_be_visible()
    expect(note(ann)).to_have_count(0)


# ---- how it is played


def sheet(person: Person, game: str) -> Locator:
    """Return the sheet about how a game is played."""
    title = f"{person.say('table-how')} · {translate(person, game, 'game-title')}"
    return person.page.get_by_role("dialog", name=title, exact=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", with_content("how.toml"))
def test_how_it_is_played_is_read_in_the_lobby(
    house: House, come: Come, game: str, lang: str
) -> None:
    ann = come("Ann", "phone" if lang == "fr" else "desk", lang=lang)
    ann.go(ann.url)
    name = f"{ann.say('lobby-how')} · {translate(ann, game, 'game-title')}"
    ann.page.get_by_role("button", name=name, exact=True).click()
    open_ = sheet(ann, game)
    for part in ("goal", "win", "lose", "turn", "missed-1", "missed-2", "missed-3"):
        expect(open_).to_contain_text(translate(ann, game, f"how-{part}"))
    ann.rest()
    ann.shot(f"how-{game}-{lang}-0")
    assert violations(ann) == []
    found = load_how_to_play(games()[game])
    assert found is not None
    link = open_.get_by_role("button", name=found.goal[0], exact=True).first
    link.click()
    expect(open_.get_by_role("note", name=found.goal[0])).to_contain_text(
        clauses(game)[found.goal[0]].text(lang)
    )
    ann.shot(f"how-{game}-{lang}-clause")
    assert violations(ann) == []
    link.click()
    expect(open_.get_by_role("note")).to_have_count(0)
    for n, page in enumerate(found.pages, 1):
        key = "table-how-pages" if n == 1 else "table-how-next"
        open_.get_by_role("button", name=ann.say(key), exact=True).click()
        expect(open_).to_contain_text(translate(ann, game, f"how-{page.id}.text"))
        expect(open_.locator("svg.how")).to_be_visible()
        ann.rest()
        ann.shot(f"how-{game}-{lang}-{n}")
    assert violations(ann) == []


@pytest.mark.parametrize("game", with_content("how.toml"))
def test_the_card_lies_on_the_first_table_alone(house: House, come: Come, game: str) -> None:
    ann = come("Ann", "laptop", fresh=True)
    found = load_how_to_play(games()[game])
    assert found is not None
    ann.go(house.open("me", "heuristic", game=game).seats)
    expect(sheet(ann, game)).to_contain_text(translate(ann, game, "how-goal"))
    clause = found.goal[0]
    sheet(ann, game).get_by_role("button", name=clause, exact=True).first.click()
    expect(sheet(ann, game)).to_have_count(0)
    panel = ann.page.get_by_role("group", name=ann.say("table-zone-rules"), exact=True)
    expect(panel.get_by_role("article").first).to_contain_text(clause)
    ann.page.reload()
    expect(ann.question).to_be_visible()
    ann.rest()
    expect(sheet(ann, game)).to_have_count(0)
    ann.button("table-help").click()
    ann.button("table-how").click()
    expect(sheet(ann, game)).to_contain_text(translate(ann, game, "how-win"))


# ---- the coach


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("fr", "phone")])
def test_the_coach_says_what_matters_to_who_wants_it(
    house: House, come: Come, lang: str, size: str
) -> None:
    ann = come("Ann", size, lang=lang)
    ann.sit(house.open("me", "heuristic", game="arkham", seed=1254).seats)
    ann.take("done")
    lines = ann.question.locator(".coach")
    expect(lines).to_have_count(0)
    if size == "phone":
        ann.button("table-menu").click()
    ann.button("table-settings").click()
    tick(ann, ann.page.get_by_label(ann.say("table-set-coach")))
    ann.page.keyboard.press("Escape")
    while whose_turn(ann) and lines.count() == 0:
        before = ann.latest
        ann.choose(0)
        until(ann, lambda before=before: ann.latest > before)  # type: ignore[misc]
    expect(lines.first).to_be_visible()
    ann.rest()
    ann.shot(f"coach-{lang}")
    assert violations(ann) == []


# ---- warnings


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("fr", "phone")])
@pytest.mark.parametrize("game", with_file("play_warnings.py"))
def test_what_nobody_should_overlook(
    house: House, come: Come, game: str, lang: str, size: str
) -> None:
    """Late in a game between bots: warnings about the game, and on options."""
    spec = games()[game]
    warn = load_warnings(spec)
    assert warn is not None
    game_ = Journal(load(spec), max(2, spec.seats[0]), seed=0)
    player = make_bot("heuristic", seed=0)
    wanted = data_of(game, "play_warnings").SHOWN

    def list_warnings() -> set[str]:
        state = game_.state
        assert state.decision is not None
        seen = state.observe(state.seat, asked=False)
        found = warn(seen, spec.resolve({}), state.decision.prompt, state.options())
        return {one.key for one in found}

    while wanted not in list_warnings():
        game_.choose(player.choose(SeatKnowledge(game_.state)))
    ann = come("Ann", size, lang=lang)
    ann.sit(house.upload(game_).seats)
    where = ann.question.locator(".warn, .warned")
    text = translate(ann, game, f"warning-{wanted}").split(":")[0].strip()
    expect(where.filter(has_text=text).first).to_be_visible()
    ann.rest()
    ann.shot(f"warned-{game}-{lang}")
    assert violations(ann) == []
