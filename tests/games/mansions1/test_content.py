"""What is in the box, and whether stories can be played."""

from __future__ import annotations

import pytest

from noctuary.games.mansions1 import components, stories
from noctuary.games.mansions1.stories import STORIES, BadStory, story


def test_the_box_holds_what_it_should() -> None:
    assert (components.PEOPLE, len(components.TRAITS)) == (8, 32)
    assert sum(n == 1 for n in components.COPIES[: components.ThingKind.SHOTGUN]) == 14
    finds = components.COPIES[components.ThingKind.SHOTGUN : components.ThingKind.BRASS_KEY]
    keys = components.COPIES[components.ThingKind.BRASS_KEY : components.ThingKind.CLUE_1]
    assert (sum(finds), sum(keys)) == (26, 12)
    assert stories.BLANKS + 3 * 5 + sum(keys) + sum(finds) == 83
    assert components.SPELLS * components.BACKS == 20
    assert sum(stories.LOCKS.values()) == 12
    assert sum(stories.OBSTACLES.values()) == 7
    assert (components.MYTHOS, components.TRAUMAS, components.DEEDS) == (35, 21, 13)
    assert sum(components.DECK_SIZE) == 65
    assert (components.MONSTERS, components.FIGURES_OF) == (24, [6, 4, 2, 2, 2, 2, 2, 2, 2])
    assert components.PIECES_OF == [15, 23, 15]


def test_traits_add_up() -> None:
    assert all(2 <= n <= 7 for row in components.TRAITS for n in row)
    for person in components.content("investigators")["investigators"]:
        assert {sum(t) for t in person["physical"]} == {13}
        assert {sum(t) for t in person["mental"]} == {18}


def test_each_combat_deck_has_five_cards_of_each_kind() -> None:
    for sort in (
        components.Sort.SHARP,
        components.Sort.BLUNT,
        components.Sort.RANGED,
        components.Sort.UNARMED,
    ):
        assert components.CARD_SORT.count(sort) == 5
    assert components.CARD_SORT.count(components.Sort.ANY) == 1


def test_trauma_cards_are_of_two_sorts() -> None:
    assert (components.TRAUMA_SORT.count(0), components.TRAUMA_SORT.count(1)) == (11, 10)


@pytest.mark.parametrize("id", STORIES)
def test_a_story_can_be_played_with_every_answer(id: str) -> None:
    tale = story(id)
    for answers in stories.answered(list(tale.books["questions"])):
        assert {"clue_1", "clue_2", "clue_3"} <= set(stories.find_all(tale, answers))
    assert len(tale.words["objectives"]) == len(tale.words["events"]) - 2 == 3
    assert {c["clue"] for c in tale.words["clues"]} == {"clue_1", "clue_2", "clue_3"}


@pytest.mark.parametrize("id", STORIES)
def test_a_story_says_everything_twice(id: str) -> None:
    tale = story(id)
    for kind, n in (("room", len(tale.rooms)), ("space", len(tale.spaces)), ("stage", 5)):
        for value in range(1 if kind == "space" else 0, n):
            english, french = tale.name_of(kind, value) or ("", "")
            assert english
            assert french
    for q, n in enumerate(tale.books["questions"]):
        assert tale.name_of("question", q)
        assert all(tale.name_of("choice", 4 * q + k) for k in range(n))
    assert tale.name_of("room", 15) is None


def broken(monkeypatch: pytest.MonkeyPatch, **parts: object) -> None:
    """Read the first story with some parts changed."""
    whole = {**components.content("stories/weir_lane"), **parts}
    monkeypatch.setattr(stories, "content", lambda name: whole)
    story.__wrapped__("weir_lane")


BROKEN = [
    ("the height of a stack tells an answer", {"seeding": {"hall": ["2a: charm"]}}),
    ("there is no answer 7a", {"seeding": {"hall": ["7a: charm"]}}),
    ("revolver cannot be found", {"seeding": {"hall": ["revolver"]}}),
    ("too many of charm", {"seeding": {"hall": ["charm", "charm", "charm"]}}),
    ("a clue cannot be found", {"seeding": {"hall": ["poker"]}}),
    ("not all spaces hang together", {"links": [["porch", "hall_1", "door"]]}),
    ("too many rooms or spaces", {"events": []}),
]


@pytest.mark.parametrize(("problem", "parts"), BROKEN, ids=[p for p, _ in BROKEN])
def test_a_story_that_cannot_be_played_is_refused(
    problem: str, parts: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadStory, match=problem):
        broken(monkeypatch, **parts)
