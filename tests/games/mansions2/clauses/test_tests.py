"""Tests: what makes one, its pool, its roll, what changes it, and what its result means."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, lever, pull, stacked
from tests.support import clause


def dice_of(h: House) -> int:
    """Return how many dice the first test rolled."""
    return int(h.told("rolled")[0].split()[3])


@clause("MAN2-230")
def test_a_test_is_made_before_the_rest_of_the_text(backend: str) -> None:
    h = beside(backend, "[{test: will, diff: 1}, {become: focused}]", clues={"bastien": 1})
    pull(h, dice="i")
    assert h.told("rolled") == ["rolled bastien will 4 0 1"]
    assert h.asked == (1, "improve") and h.conditions("bastien") == []
    h.do("enough")
    assert h.conditions("bastien") == ["focused"]


@clause("MAN2-231")
def test_whoever_searches_tests_observation(backend: str) -> None:
    desk = lever("[{test: observation, diff: 2, use: search, pass: [{clue: 1}]}]")
    h = beside(
        backend,
        "[]",
        party="agatha maud",
        who="maud",
        parts={"tokens": desk.replace("interact", "search")},
    )
    pull(h, dice="ss")
    assert h.told("rolled") == ["rolled maud observation 4 2 0"]
    assert h.get("clues")[:2] == [0, 1]


@clause("MAN2-233", "MAN2-251")
@pytest.mark.parametrize(("mod", "dice"), [(-1, 3), (0, 4), (1, 5)])
def test_a_signed_number_changes_the_pool(backend: str, mod: int, dice: int) -> None:
    h = beside(backend, f"[{{test: lore, mod: {mod}, diff: 1}}]", party="agatha maud", who="maud")
    assert dice_of(pull(h)) == dice


@clause("MAN2-234")
@pytest.mark.parametrize(
    ("held", "conditions", "dice"),
    [
        ("", "", 3),
        ("vayle_notebook.back", "", 4),
        ("vayle_notebook", "", 3),
        ("", "dazed", 2),
        ("vayle_notebook.back", "dazed", 3),
    ],
)
def test_items_and_conditions_add_and_take_dice(
    backend: str, held: str, conditions: str, dice: int
) -> None:
    h = beside(
        backend,
        "[{test: lore, mod: -1, diff: 1}]",
        party="agatha maud",
        who="maud",
        held={"maud": held},
        conditions={"maud": conditions},
    )
    assert dice_of(pull(h)) == dice


@clause("MAN2-235")
def test_at_least_one_die_is_rolled(backend: str) -> None:
    h = beside(backend, "[{test: lore, mod: -3, diff: 1, pass: [{clue: 2}]}]")
    pull(h, dice="s")
    assert h.told("rolled") == ["rolled bastien lore 1 1 0"]
    assert h.get("clues")[1] == 2


@clause("MAN2-236")
def test_more_dice_than_there_are_in_the_box_are_rolled_all_the_same(backend: str) -> None:
    h = beside(backend, "[{test: strength, mod: 1, each: [{clue: 1}]}]")
    pull(h, dice="sssss bs")
    assert h.told("rolled") == ["rolled bastien strength 7 6 0"]
    assert h.get("clues")[1] == 6


@clause("MAN2-237")
def test_dice_are_rolled_again_and_converted_until_one_has_enough(backend: str) -> None:
    h = beside(
        backend,
        "[{test: observation, diff: 3, pass: [{gain: rope}]}]",
        party="agatha odile",
        who="odile",
        held={"odile": "magnifier"},
        conditions={"odile": "focused"},
        clues={"odile": 1},
    )
    pull(h, dice="iibbb")
    own, lens, focus = (
        f"apply/card={n}"
        for n in (h.made.tables["own_faces"][5][0], h.face("magnifier"), h.face("focused"))
    )
    assert sorted(h.offered()) == sorted([own, lens, focus, "spend", "enough"])
    h.do(lens)
    assert sorted(h.offered()) == sorted([own, focus, "spend", "enough"])
    h.do(own)
    assert h.asked == (1, "reroll")
    h.do("reroll/die=blank", dice="s")
    assert sorted(h.offered()) == sorted([focus, "spend", "enough"])
    h.do("spend")
    assert h.offered() == [focus, "enough"]
    h.do("enough")
    assert h.told("tested") == ["tested odile 3 3"]
    assert h.held("odile") == ["magnifier", "rope"] and h.conditions("odile") == ["focused"]


@clause("MAN2-237")
def test_dice_are_rolled_again_one_after_the_other(backend: str) -> None:
    h = beside(backend, "[{test: agility, each: [{clue: 1}]}]", conditions={"bastien": "focused"})
    pull(h, dice="siib").do("apply/card=focused")
    assert h.offered() == [
        "reroll/die=blank", "reroll/die=investigation", "reroll/die=success", "enough",
    ]  # fmt: skip
    h.do("reroll/die=investigation", dice="b")
    assert h.get("trials.investigations") == [1] and h.get("trials.blanks") == [2]
    h.do("reroll/die=blank", dice="s")
    assert h.told("rerolled") == [
        "rerolled bastien investigation blank",
        "rerolled bastien blank success",
    ]
    assert h.asked == (1, "turn") and h.get("clues")[1] == 2
    assert h.conditions("bastien") == []


@clause("MAN2-238")
def test_each_clue_turns_an_investigation_into_a_success(backend: str) -> None:
    h = beside(backend, "[{test: agility, diff: 3}]", clues={"agatha": 2, "bastien": 3})
    pull(h, dice="siib").do("spend", "spend")
    assert h.told("tested") == ["tested bastien 3 3"]
    assert h.get("clues")[:2] == [2, 1]
    assert h.asked == (1, "turn"), "a third Clue has nothing to turn"


@clause("MAN2-239")
def test_there_is_no_result_before_the_last_conversion(backend: str) -> None:
    h = beside(backend, "[{test: agility, diff: 2, pass: [{clue: 5}]}]", clues={"bastien": 2})
    pull(h, dice="iis").do("spend")
    assert h.told("tested") == [] and h.get("clues")[1] == 1
    assert h.get("trials.spent") == [1] and h.get("trials.successes") == [2]
    h.do("spend")
    assert h.told("tested") == ["tested bastien 3 2"] and h.get("clues")[1] == 5


@clause("MAN2-240")
def test_the_result_is_the_number_of_successes(backend: str) -> None:
    h = beside(backend, "[{test: agility, each: [{clue: 1}]}]")
    pull(h, dice="sbis")
    assert h.get("clues")[1] == 2
    assert h.told("tested")[0].startswith("tested bastien 2")


@clause("MAN2-241", "MAN2-252")
@pytest.mark.parametrize(("dice", "clues"), [("bbbb", 1), ("sbbb", 1), ("sbsb", 4), ("sssb", 4)])
def test_at_least_the_difficulty_passes(backend: str, dice: str, clues: int) -> None:
    h = beside(backend, "[{test: agility, diff: 2, pass: [{clue: 4}], fail: [{clue: 1}]}]")
    pull(h, dice=dice)
    assert h.get("clues")[1] == clues


@clause("MAN2-242")
@pytest.mark.parametrize("dice", ["ss", "bb"])
def test_the_text_says_what_an_outcome_does(backend: str, dice: str) -> None:
    one = beside(backend, "[{test: lore, pass: [{gain: rope}], fail: [{become: dazed}]}]")
    two = beside(backend, "[{test: lore, pass: [{clue: 3}], fail: [{horror: 1, down: true}]}]")
    for h in (one, two):
        pull(h, dice=dice)
    good = dice == "ss"
    assert one.held("bastien") == (["rope"] if good else [])
    assert one.conditions("bastien") == ([] if good else ["dazed"])
    assert two.get("clues")[1] == (3 if good else 0)
    assert two.down("bastien", "horror") == (0 if good else 1)


# ---- tests that negate

NEGATE = "[{negate: will, damage: 2, horror: 1, down: true}]"


@clause("MAN2-243", "MAN2-245")
@pytest.mark.parametrize(("dice", "left"), [("bbbb", 2), ("sbbb", 1), ("ssbb", 0), ("sssb", 0)])
def test_successes_prevent_what_they_can(backend: str, dice: str, left: int) -> None:
    h = beside(backend, "[{negate: will, damage: 2, down: true, then: [{clue: 1}]}]")
    pull(h, dice=dice)
    assert h.asked == (1, "turn")
    assert (h.down("bastien"), h.down("bastien", "horror")) == (left, 0)
    assert h.down("agatha") == 0
    assert h.get("clues")[1] == (left > 0), "what follows is for whoever suffers any"


@clause("MAN2-244")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["damage", "damage"], (0, 1)),
        (["damage", "horror"], (1, 0)),
        (["horror"], (1, 0)),
    ],
)
def test_each_success_prevents_damage_or_horror_as_one_likes(
    backend: str, choices: list[str], left: tuple[int, int]
) -> None:
    h = pull(beside(backend, NEGATE), dice="ss")
    assert h.asked == (1, "prevent")
    for choice in choices:
        assert h.offered() == ["negate/harm=damage", "negate/harm=horror"]
        h.do(f"negate/harm={choice}")
    assert h.asked == (1, "turn")
    assert (h.down("bastien"), h.down("bastien", "horror")) == left


# ---- what depends on the outcome


@clause("MAN2-246")
@pytest.mark.parametrize(("dice", "clues"), [("b", 0), ("s", 1)])
def test_only_the_sentence_that_says_so_depends_on_the_outcome(
    backend: str, dice: str, clues: int
) -> None:
    h = beside(backend, "[{test: lore, pass: [{clue: 1}]}, {remove: lever}]")
    pull(h, dice=dice)
    assert h.get("clues")[1] == clues
    assert h.get("board") == [] and h.told("removed") == ["removed lever"]


@clause("MAN2-247")
@pytest.mark.parametrize(("dice", "horror"), [("b", 1), ("s", 0)])
def test_what_stands_apart_applies_regardless(backend: str, dice: str, horror: int) -> None:
    h = beside(backend, "[{test: lore, fail: [{horror: 1, down: true}]}, {clue: 1}]")
    pull(h, dice=dice)
    assert (h.down("bastien", "horror"), h.get("clues")[1]) == (horror, 1)


# ---- results that people tell, difficulties nobody knows


@clause("MAN2-248")
def test_people_with_dice_of_their_own_enter_what_they_rolled(backend: str) -> None:
    h = beside(
        backend, "[{test: lore, hidden: 2, pass: [{clue: 1}]}]", options={"kept": "own_dice"}
    )
    pull(h)
    assert h.asked == (1, "outcome") and h.told("rolled") == []
    assert h.offered() == ["report/n=0", "report/n=1", "report/n=2"]
    h.do("report/n=2")
    assert h.get("clues")[1] == 1


@clause("MAN2-248")
def test_people_say_what_each_sort_of_die_shows(backend: str) -> None:
    h = beside(
        backend, "[{test: agility, diff: 2, pass: [{gain: rope}]}]", clues={"bastien": 1},
        options={"kept": "own_dice"},
    )  # fmt: skip
    pull(h)
    assert h.offered() == [f"report/n={n}" for n in range(5)]
    h.do("report/n=1")
    assert h.offered() == [f"report/n={n}" for n in range(4)], "three dice are left"
    h.do("report/n=2")
    assert h.asked == (1, "improve") and h.get("trials.blanks") == [1]
    h.do("spend")
    assert h.held("bastien") == ["rope"] and h.get("clues")[1] == 0


@clause("MAN2-249")
def test_a_hidden_difficulty_is_in_nobody_s_view(backend: str) -> None:
    seen = []
    for hidden in (3, 4):
        h = beside(
            backend, f"[{{test: agility, hidden: {hidden}, pass: [{{clue: 1}}]}}]",
            clues={"bastien": 1},
        )  # fmt: skip
        pull(h, dice="is")
        assert h.asked == (1, "improve")
        during = [h.state.observe(seat).fields for seat in (0, 1, -1)]
        h.do("enough")
        seen.append((during, [h.state.observe(seat).fields for seat in (0, 1, -1)], h.log))
    assert seen[0] == seen[1]


@clause("MAN2-250")
def test_successes_of_failed_attempts_are_remembered(backend: str) -> None:
    h = beside(backend, "[{test: agility, hidden: 4, pass: [{clue: 2}, {remove: lever}]}]")
    pull(h, dice="sb")
    assert h.get("clues")[:2] == [0, 0] and h.get("board") != []
    pull(h, dice="ssb")
    assert h.get("clues")[:2] == [0, 0] and h.get("board") != []
    assert h.asked == (0, "turn"), "Agatha's turn"
    pull(h, dice="s")
    assert h.get("clues")[:2] == [2, 0] and h.get("board") == []


@clause("MAN2-249")
def test_a_difficulty_that_is_printed_is_known(backend: str) -> None:
    h = stacked(beside(backend, "[{test: agility, diff: 3}]"), "h_waver")
    pull(h, dice="s")
    assert h.told("tested") == ["tested bastien 1 3"]
