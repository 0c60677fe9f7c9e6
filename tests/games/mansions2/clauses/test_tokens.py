"""Tokens of the scenario: explore, search, interact, sight, person."""

from __future__ import annotations

import random
from typing import Any

import pytest

from noctuary.games.mansions2.components import TOKENS as KINDS
from noctuary.games.mansions2.scenario import SCENARIOS
from noctuary.games.mansions2.scenario.box import base
from noctuary.games.mansions2.view.board import token
from noctuary.games.mansions2.view.types import Token
from noctuary.kernel import state_for_rules
from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
lever: {kind: interact, at: 01A.a, opts: [{t: ["Pull", "Tirer"], act: true, do: [
  {token: [door, chest, clerk, crack]}, {remove: note}]}]}
door: {kind: explore, at: 01A.W1, opts: [
  {t: ["Explore", "Explorer"], act: true, do: [{remove: door}]}]}
chest: {kind: search, at: 01A.c, opts: [{t: ["Open", "Ouvrir"], act: true, do: [{clue: 1}]}]}
clerk: {kind: person, who: clerk, at: 01A.c, opts: [
  {t: ["Ask", "Demander"], act: true, do: [{clue: 1}]}]}
crack: {kind: sight, at: 01A.E0, opts: [
  {t: ["Look", "Regarder"], do: [{clue: 1}, {remove: crack}]}]}
note: {kind: interact, at: 01A.c, opts: [{t: ["Read", "Lire"], act: true, do: [{clue: 1}]}]}
"""


def house(backend: str, at: str = "01A.a", tokens: str = "lever note", **wish: Any) -> House:
    """Set up Bastien's turn somewhere; Agatha is in the bathroom."""
    at_all = {"agatha": "09A.c", "bastien": at}
    parts = {"tokens": TOKENS}
    return House(backend, turn="bastien", at=at_all, parts=parts, tokens=tokens, **wish)


def shown(h: House) -> list[Token]:
    """Return the tokens in the view of Bastien's player."""
    g = state_for_rules(h.state.observe(1), h.made.tables)
    return [token(g, h.made, k) for k in g.board]


@clause("MAN2-408")
def test_the_table_shows_every_token_on_the_board_and_no_other(backend: str) -> None:
    h = house(backend)
    assert [t.kind for t in shown(h)] == ["interact", "interact"]
    h.do("press/choice=Pull")
    assert [t.kind for t in shown(h)] == ["interact", "explore", "search", "person", "sight"]
    assert {t.kind for t in shown(h)} == set(KINDS)
    names = ("lever", "door", "chest", "clerk", "crack")
    assert [t.piece for t in shown(h)] == [h.token(n) for n in names] == list(h.get("board"))
    assert h.told("removed") == ["removed note"]


@clause("MAN2-409", "MAN2-410")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_needs_more_tokens_than_the_box_holds(backend: str, scenario: str) -> None:
    """Search and Interact share sixteen tokens, Explore and Sight sixteen others."""
    h = House(backend, scenario=scenario, turn=None, seed=4)
    kinds = [t.kind if t else -1 for t in h.made.tokens]
    rng = random.Random(3)
    most = {"search": 0, "explore": 0}
    for _ in range(400):
        if h.state.over:
            break
        board = [KINDS[kinds[k]] for k in h.get("board")]
        for one, other in (("search", "interact"), ("explore", "sight")):
            most[one] = max(most[one], board.count(one) + board.count(other))
        ids = h.offered()
        wanted = [i for i in ids if i.startswith("press")] or ids
        h.state.step(rng.choice(wanted), lambda n: rng.randrange(n))
    assert base().tokens["search_interact"] == base().tokens["explore_sight"] == "16"
    assert 2 <= most["search"] <= 16 and 2 <= most["explore"] <= 16


@clause("MAN2-411")
def test_fire_and_darkness_never_run_out(backend: str) -> None:
    """Their common stock has eighteen tokens; twenty-four are placed."""
    spots = [f"01A.{x}" for x in "abcde"] + [f"09A.{x}" for x in "abc"]
    spots += [f"{tile}.{x}" for tile in ("13A", "10A") for x in "ab"]
    do = [{"feature": f, "at": s} for f in ("fire", "darkness") for s in spots]
    pull = {"t": ["Pull", "Tirer"], "act": True, "do": do}
    lever = {"kind": "interact", "at": "01A.a", "opts": [pull]}
    h = House(backend, turn="bastien", parts={"tokens": {"lever": lever}}, tokens="lever")
    h.do("press/choice=Pull")
    fires = [s for s, bits in enumerate(h.get("feature")) if bits & 1]
    dark = [s for s, bits in enumerate(h.get("feature")) if bits & 2]
    assert len(fires) + len(dark) == 24 > int(base().tokens["fire_darkness"]) == 18
    assert h.told("missing") == []


@clause("MAN2-412")
def test_an_explore_token_closes_the_door_it_lies_on(backend: str) -> None:
    h = house(backend, "01A.c", "door")
    assert "move/space=13A.b" not in h.spoken("move")
    h.do("press/choice=Explore")
    assert h.told("removed") == ["removed door"] and "move/space=13A.b" in h.spoken("move")


@clause("MAN2-412")
def test_a_door_is_closed_from_the_moment_the_token_is_placed(backend: str) -> None:
    h = house(backend)
    assert "move/space=13A.b" in h.spoken("move")
    h.do("press/choice=Pull")
    assert "move/space=13A.b" not in h.spoken("move") and "move/space=01A.c" in h.spoken("move")


@clause("MAN2-413")
def test_a_sight_token_lies_on_an_edge_and_closes_nothing(backend: str) -> None:
    h = house(backend, "01A.e", "crack chest")
    crack, chest = shown(h)
    assert len(crack.line) == 4 and not chest.line  # type: ignore[arg-type]
    assert "move/space=10A.a" in h.spoken("move")


@clause("MAN2-414")
@pytest.mark.parametrize(
    ("at", "near"), [("01A.e", True), ("10A.a", True), ("01A.b", False), ("10A.b", False)]
)
def test_a_sight_token_is_examined_from_beside_it_without_an_action(
    backend: str, at: str, near: bool
) -> None:
    h = house(backend, at, "crack", actions={"bastien": 0})
    assert h.spoken("press") == (["press/choice=Look"] if near else [])
    if near:
        h.do("press/choice=Look")
        assert h.get("clues")[1] == 1 and h.get("board") == []


@clause("MAN2-414")
def test_another_token_wants_the_action_that_a_sight_token_does_not(backend: str) -> None:
    h = house(backend, "01A.c", "chest", actions={"bastien": 0})
    assert h.spoken("press") == []
    assert h.denied("press") == {h.numbered("press/choice=Open"): ["MAN2-099"]}


# ---- persons


def people(backend: str, *faces: str) -> list[Token]:
    """Return the Person tokens in the hall, in the view."""
    tokens = {
        f"p{n}": {
            "kind": "person", "who": who, "at": "01A.a",
            "opts": [{"t": ["Ask", "Demander"], "act": True, "do": []}],
        }
        for n, who in enumerate(faces)
    }  # fmt: skip
    return shown(House(backend, turn="bastien", parts={"tokens": tokens}, tokens=" ".join(tokens)))


@clause("MAN2-415")
def test_twenty_two_person_tokens_can_be_told_apart(backend: str) -> None:
    """Each of them on the board at once, each called otherwise."""
    faces = [*(str(a) for a, _ in base().persons["common"]), *map(str, base().persons["unique"])]
    assert len(faces) == 22 == int(base().tokens["person"])
    looks = people(backend, *faces)
    assert len({t.who for t in looks}) == len({t.name.en for t in looks}) == 22
    assert len({t.name.fr for t in looks}) == 22


@clause("MAN2-416", "MAN2-417")
def test_common_people_have_two_faces_and_no_name_and_unique_ones_a_name(backend: str) -> None:
    common, unique = base().persons["common"], base().persons["unique"]
    assert [len(faces) for faces in common] == [2] * 8 and len(unique) == 14
    assert len({str(f) for faces in common for f in faces}) == 16
    sides = people(backend, *(str(face) for faces in common for face in faces))
    assert len({t.name.en for t in sides}) == 16 and "a sailor" in {t.name.en for t in sides}
    assert all(t.name.en == f"a {t.who}" for t in sides)
    named = people(backend, *map(str, unique))
    assert [t.name.en for t in named] == [str(name) for name in unique]
    assert all(t.name.fr and t.name.en[0].isupper() for t in named)
