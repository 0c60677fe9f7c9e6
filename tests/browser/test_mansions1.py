"""Mansions 1 at the table: as the Keeper, as investigators, one against the other."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.options import OPTIONS
from noctuary.games.mansions1.previews import list_previews
from noctuary.games.mansions1.view import view
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, tick, until, whose_turn
from tests.browser.test_keyboard import reach
from tests.browser.test_languages import check
from tests.browser.test_phone import fits
from tests.browser.test_secrets import messages, objects
from tests.browser.words import title

Until = Callable[[Position], bool]
KEEPER, GUEST = 0, 1
LONGEST = 900
ON_MAP = "document.activeElement.classList.contains('target')"
OFFERED = """() => [...new Set([...document.querySelectorAll("[data-option]")]
    .filter((e) => e.ariaDisabled !== "true").map((e) => e.dataset.option))]"""
"""Script that returns every option with an enabled control on the page."""


def translate(person: Person, key: str, **args: str | int) -> str:
    """Return a message of the game in this person's language."""
    return FluentTranslations("noctuary.games.mansions1", person.lang).format(key, **args)


# ---- games played up to a moment


def played(so: Until, seats: int = 4, **options: object) -> Journal:
    """Return a random game played up to a moment."""
    for seed in range(60):
        dice = random.Random(seed)
        game = Journal(load(GAME), seats, seed=seed, options=options)
        for _ in range(LONGEST):
            if game.state.over:
                break
            if so(game.state):
                return game
            game.choose(dice.choice(game.state.legal()))
    raise AssertionError("no game came there")


def asks(seat: int, prompt: str, least: int = 0) -> Until:
    """Return a predicate: whether a seat is asked this prompt, after at least `least` choices."""
    return lambda now: (
        now.decision is not None
        and now.seat == seat
        and now.decision.prompt == prompt
        and now.choice_count >= least
    )


def chair(table: Table, seat: int) -> str:
    """Return the link to one seat of a table."""
    return f"{table.link}#k={table.keys['seats'][seat]['key']}"


def sit(person: Person, house: House, game: Journal) -> None:
    """Upload a game and sit at the seat in turn."""
    person.sit(chair(house.upload(game), game.state.seat))
    assert person.wait_turn()


def drawer(person: Person) -> Locator:
    """Return the Keeper's drawer."""
    return person.page.get_by_role("region", name=translate(person, "web-drawer"), exact=True)


# ---- whole games


def play_on(person: Person, dice: random.Random) -> None:
    """Choose at random, on the map, in the drawer or in the list, until the story is over."""
    for _ in range(LONGEST):
        if whose_turn(person) is None:
            return
        person.take(dice.choice(sorted(person.page.evaluate(OFFERED))))
    raise AssertionError("the story does not end")


def verdicts(person: Person) -> list[str]:
    """Return the messages of a story's possible ends."""
    return [translate(person, f"web-won-{side}") for side in ("keeper", "investigators", "nobody")]


def test_a_person_keeps_the_house_against_three_bots(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    options = {"story": "gull_rock"}
    table = house.open("me", "random", "random", "random", game="mansions1", options=options)
    ann.sit(table.seats)
    expect(drawer(ann)).to_be_visible()
    play_on(ann, random.Random(1))
    assert ann.question.get_by_role("heading").inner_text() in verdicts(ann)
    final = ann.page.get_by_role("dialog", name=ann.say("table-final"))
    expect(final.get_by_role("heading", level=2).last).to_have_text(
        re.compile("|".join(verdicts(ann)))
    )
    expect(final.get_by_role("row")).to_have_count(5)
    ann.shot("mansions1-over")


def test_a_person_goes_in_against_a_bot(house: House, come: Come) -> None:
    ann = come("Ann", "laptop", lang="fr")
    options = {"story": "gull_rock", "keeper": 1}
    ann.sit(house.open("me", "random", game="mansions1", options=options).seats)
    expect(drawer(ann)).to_have_count(0)
    play_on(ann, random.Random(2))
    assert ann.question.get_by_role("heading").inner_text() in verdicts(ann)


# ---- one against the other


def test_nothing_of_the_keeper_is_in_the_other_browser(house: House, come: Come) -> None:
    ann, bob, eve = come("Ann", "laptop"), come("Bob", "laptop"), come("Eve", "laptop")
    table = house.open("me", "open", game="mansions1", options={"story": "gull_rock"})
    bob.sit(house.join(table, "Bob"))
    ann.sit(table.seats)
    eve.sit(table.watch)
    dice = random.Random(3)
    for _ in range(40):
        person = whose_turn(ann, bob)
        assert person is not None
        person.take(dice.choice(sorted(person.page.evaluate(OFFERED))))
    whose_turn(ann, bob)
    assert drawer(ann).is_visible()
    for other in (bob, eve):
        until(other, lambda other=other: other.latest == ann.latest)
        expect(drawer(other)).to_have_count(0)
        for one in (one for message in messages(other) for one in objects(message)):
            assert one.get("drawer") is None
            assert "drawer" not in one.get("path", ())
            if one.get("name") == "answered":
                assert one["fields"]["choice"] is None
            if one.get("name") in ("mythos_drawn", "trauma_drawn"):
                assert None in one["fields"].values()
    mine = [one for message in messages(ann) for one in objects(message)]
    assert any(one.get("drawer") or "drawer" in one.get("path", ()) for one in mine)


# ---- the lobby


def test_a_table_from_the_lobby(house: House, come: Come) -> None:
    """Story, Keeper, variants and numbers each have a control."""
    ann = come("Ann", "desk")
    ann.go(house.url)
    ann.page.get_by_text(title("mansions1", ann.lang), exact=True).first.click()
    tick(ann, ann.page.get_by_role("radio", name=translate(ann, "option-story-gull_rock")))
    tick(ann, ann.page.get_by_role("radio", name=translate(ann, "web-setup-keeps", n=2)))
    ann.page.get_by_text(ann.say("lobby-advanced"), exact=True).click()
    tick(ann, ann.page.get_by_role("switch", name=translate(ann, "option-monster_skill")))
    usual = {option.name: option.default for option in OPTIONS}
    shown = [int(box.input_value()) for box in ann.page.get_by_role("spinbutton").all()]
    assert shown == [*usual["dealt"].values(), *usual["growth"], usual["corpses"]]
    assert violations(ann) == []
    ann.shot("mansions1-lobby")
    ann.button("lobby-light").click()
    assert ann.wait_turn()
    story = translate(ann, "option-story-gull_rock").partition(" (")[0]
    expect(ann.page.get_by_role("banner")).to_contain_text(story)
    expect(drawer(ann)).to_have_count(0)


# ---- the table


MOMENTS = [
    (KEEPER, "answer", 0),
    (KEEPER, "keeper", 100),
    (KEEPER, "mythos", 40),
    (GUEST, "turn", 100),
    (GUEST, "puzzle", 0),
    (GUEST, "skill", 100),
]


@pytest.mark.parametrize(("seat", "prompt", "least"), MOMENTS)
def test_axe_finds_nothing(house: House, come: Come, seat: int, prompt: str, least: int) -> None:
    game = played(asks(seat, prompt, least))
    for size, lang in (("desk", "en"), ("phone", "fr")):
        ann = come("Ann", size, lang=lang)
        sit(ann, house, game)
        assert violations(ann) == []
        ann.shot(f"mansions1-{prompt}-{size}-{lang}")


@pytest.mark.parametrize(
    ("seat", "prompt"), [(KEEPER, "keeper"), (GUEST, "turn"), (GUEST, "puzzle")]
)
def test_on_a_phone(house: House, come: Come, seat: int, prompt: str) -> None:
    ann = come("Ann", "phone")
    sit(ann, house, played(asks(seat, prompt, 60)))
    fits(ann)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_both_languages(house: House, come: Come, lang: str) -> None:
    ann = come("Ann", "desk", lang=lang)
    sit(ann, house, played(asks(KEEPER, "keeper", 100)))
    check(ann, lang)
    expect(drawer(ann)).to_contain_text(translate(ann, "web-choices"))


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "fr")])
def test_exploring_says_where_nothing_lies(house: House, come: Come, size: str, lang: str) -> None:
    def bare(now: Position) -> bool:
        if not asks(GUEST, "turn")(now) or "explore" not in [o.id for o in now.options()]:
            return False
        remarks = list_previews(now.sample(GUEST, 0)).get("explore", [])
        return "bare" in [remark.key for remark in remarks]

    ann = come("Ann", size, lang)
    sit(ann, house, played(bare))
    option = ann.page.locator("[data-option='explore']").first
    expect(option).to_contain_text(translate(ann, "preview-bare"))
    ann.shot(f"mansions1-bare-{size}-{lang}")


def test_the_drawer_says_what_is_dear_and_what_the_others_see(house: House, come: Come) -> None:
    game = played(asks(KEEPER, "keeper", 60))
    shown = view(game.state.observe(KEEPER))
    assert shown.drawer is not None
    ann = come("Ann", "desk")
    sit(ann, house, game)
    expect(drawer(ann)).to_contain_text(
        translate(
            ann,
            "web-others-see-open" if shown.objective else "web-others-see",
            threat=shown.keeper.threat,
            mythos=shown.keeper.mythos,
            trauma=shown.keeper.traumas,
            cards=len(shown.keeper.deeds),
        )
    )
    cards = (
        drawer(ann).get_by_role("list", name=translate(ann, "web-deeds")).get_by_role("listitem")
    )
    expect(cards).to_have_count(len(shown.drawer.deeds))
    offered = {o.id.split("=")[1] for o in game.state.options() if o.name == "use_deed"}
    for deed in shown.drawer.deeds:
        card = cards.filter(has_text=translate(ann, f"kind-deed-{deed.deed}"))
        lit = deed.deed in offered
        expect(card.get_by_role("button", disabled=not lit)).to_have_count(1)


def test_first_words_for_a_keeper_can_be_shut(house: House, come: Come) -> None:
    ann = come("Ann", "desk")
    sit(ann, house, played(asks(KEEPER, "answer")))
    first = ann.page.get_by_role("region", name=translate(ann, "web-guide"), exact=True)
    expect(first).to_be_visible()
    expect(ann.question).to_contain_text(translate(ann, "web-guide-answer"))
    ann.hit(drawer(ann).get_by_role("button", name=translate(ann, "web-guide-off")))
    expect(first).to_have_count(0)
    expect(ann.question).not_to_contain_text(translate(ann, "web-guide-answer"))
    ann.page.reload()
    assert ann.wait_turn()
    expect(first).to_have_count(0)


def test_the_map_by_keys(house: House, come: Come) -> None:
    """Tab leads into the house, arrows from room to room, Enter moves there."""
    game = played(
        lambda now: (
            asks(GUEST, "turn", 60)(now) and sum(o.name == "step" for o in now.options()) > 1
        )
    )
    ann = come("Ann", "laptop")
    sit(ann, house, game)
    keys = ann.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if ann.page.evaluate(ON_MAP):
            break
    ring = "getComputedStyle(document.activeElement.querySelector('.focus')).stroke"
    assert ann.page.evaluate(ring) != "none"
    for arrow in ("ArrowRight", "ArrowUp"):
        keys.press(arrow)
        assert ann.page.evaluate(ON_MAP)
    before = ann.latest
    keys.press("Enter")
    until(ann, lambda: ann.latest > before)


# ---- puzzles


Lock = tuple[tuple[int, ...], ...]


def turned(edges: tuple[int, ...]) -> tuple[int, ...]:
    """Return a piece after a quarter turn."""
    return (edges[3], *edges[:3])


def solution(cells: Lock, left: int, right: int, most: int) -> list[tuple[str, int]] | None:
    """Return the fewest turns and swaps that open a lock, or None if they exceed `most`."""

    def opens(now: Lock) -> bool:
        inner = all(a[1] == b[3] for a, b in pairwise(now))
        return inner and now[0][3] == left and now[-1][1] == right

    waiting, seen = deque([(cells, list[tuple[str, int]]())]), {cells}
    while waiting:
        now, made = waiting.popleft()
        if opens(now):
            return made
        if len(made) == most:
            continue
        for k in range(len(now)):
            moves = [("rotate", (*now[:k], turned(now[k]), *now[k + 1 :]))]
            if k + 1 < len(now):
                moves.append(("swap", (*now[:k], now[k + 1], now[k], *now[k + 2 :])))
            for name, then in moves:
                if then not in seen:
                    seen.add(then)
                    waiting.append((then, [*made, (name, k)]))
    return None


def way(now: Position) -> list[tuple[str, int]] | None:
    """Return the moves that open the present lock in time, or None."""
    puzzle = next(p for p in view(now.observe(GUEST)).puzzles if p.working)
    if puzzle.family != "lock":
        return None
    cells = tuple(tuple(cell.edges or ()) for cell in puzzle.cells)
    return solution(cells, puzzle.left, puzzle.right, puzzle.moves)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_puzzle_by_keys(house: House, come: Come, lang: str) -> None:
    """Piece by piece: arrows select one, Tab leads to its moves."""
    game = played(lambda now: asks(GUEST, "puzzle")(now) and bool(way(now)))
    moves = way(game.state)
    assert moves
    ann = come("Ann", "laptop", lang=lang)
    sit(ann, house, game)
    pieces = ann.page.get_by_role("group", name=translate(ann, "web-pieces"), exact=True)
    keys = ann.page.keyboard
    for name, k in moves:
        pieces.get_by_role("button").first.focus()
        for _ in range(k):
            keys.press("ArrowRight")
        piece = pieces.get_by_role("button").nth(k)
        expect(piece).to_be_focused()
        expect(piece).to_have_attribute("aria-pressed", "true")
        before = ann.latest
        option = f"rotate/cell={k}" if name == "rotate" else f"swap/cell={k}/other={k + 1}"
        reach(ann, ann.page.locator(f'.deeds [data-option="{option}"]'))
        keys.press("Enter")
        until(ann, lambda before=before: ann.latest > before)
    expect(
        ann.page.get_by_role("group", name=translate(ann, "web-pieces"), exact=True)
    ).to_have_count(0)
    words = FluentTranslations("noctuary.games.mansions1", lang)
    family = words.format("kind-family-lock")
    solved = words.format("event-puzzle_solved", person="|", family=family).split("|")[1]
    until(ann, lambda: any(solved in line for line in ann.journal()))
