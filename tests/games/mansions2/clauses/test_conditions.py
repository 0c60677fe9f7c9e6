"""Conditions: becoming, one copy of each, hidden backs, and what they change."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.components import CONDITIONS
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

SEATS = (0, 1, -1)


def left(h: House, name: str) -> int:
    """Return how many copies of a Condition nobody has."""
    return len(set(h.cards_of(name)) & set(h.get("shelf")))


@clause("MAN2-317", "MAN2-318")
@pytest.mark.parametrize(("name", "copies"), [("dazed", 4), ("focused", 5), ("soaked", 2)])
def test_whoever_becomes_so_has_the_condition(backend: str, name: str, copies: int) -> None:
    h = beside(backend, f"[{{become: {name}}}]")
    assert left(h, name) == copies
    pull(h)
    assert (h.conditions("bastien"), h.conditions("agatha")) == ([name], [])
    assert h.told("became") == [f"became bastien {name}"]
    assert left(h, name) == copies - 1
    assert h.get("side")[h.get("marks")[1][0]] == 0, "its picture is up"


@clause("MAN2-319")
def test_nobody_has_a_condition_twice(backend: str) -> None:
    h = beside(backend, "[{become: focused}, {become: soaked}]", conditions={"bastien": "focused"})
    pull(h)
    assert sorted(h.conditions("bastien")) == ["focused", "soaked"]
    assert left(h, "focused") == 4 and h.told("became") == ["became bastien soaked"]


@clause("MAN2-318")
def test_without_a_copy_nobody_becomes_so(backend: str) -> None:
    h = beside(
        backend,
        "[{become: soaked}]",
        party="agatha bastien odile",
        conditions={"agatha": "soaked", "odile": "soaked"},
    )
    pull(h)
    assert h.conditions("bastien") == [] and h.told("became") == []
    assert len(h.told("missing")) == 1


@clause("MAN2-320")
@pytest.mark.parametrize(("name", "copies"), [("marked", 3), ("insane", 6)])
def test_a_condition_with_two_sides_is_any_copy(backend: str, name: str, copies: int) -> None:
    h = beside(backend, f"[{{become: {name}}}]")
    drawn = []
    for k in range(copies):
        copy = h.state.clone()
        copy.step(h.numbered("press/choice=Pull"), lambda n, k=k: k % n)
        f = copy.fields()
        drawn.append(f["behind"][f["marks"][1][0]])
    assert len(set(drawn)) == copies


@clause("MAN2-321", "MAN2-328")
def test_some_conditions_have_two_sides(backend: str) -> None:
    h = House(backend)
    two = set()
    for front, back in h.made.tables["copies"]:
        words = h.made.faces[front]
        if words.deck == "condition" and back >= 0:
            assert h.made.faces[back].text[0] not in ("", words.text[0])
            two.add(words.id)
    assert two == {"insane", "marked"}


@clause("MAN2-322")
def test_nobody_sees_the_back_of_a_condition(backend: str) -> None:
    h = House(backend, turn="bastien", conditions={"bastien": "marked"})
    card = h.get("marks")[1][0]
    for seat in SEATS:
        assert h.state.observe(seat).fields["behind"][card] is None
    thoughts = {h.state.sample(1, seed).fields()["behind"][card] for seed in range(15)}
    assert thoughts == {h.face(n) for n in ("m_sign", "m_shadow", "m_blank")}


@clause("MAN2-322")
def test_an_effect_turns_a_condition_and_all_see_it(backend: str) -> None:
    h = beside(
        backend,
        "[{turn: marked}]",
        conditions={"bastien": "marked"},
        behind={"marked": "m_blank"},
    )
    pull(h)
    assert h.told("flipped") == ["flipped bastien m_blank"]
    assert h.get("clues")[1] == 1 and h.conditions("bastien") == []


@clause("MAN2-323")
def test_of_all_conditions_insane_alone_shows_its_owner_the_back(backend: str) -> None:
    h = House(backend, turn="bastien", conditions={"bastien": "insane marked"})
    shown = h.state.observe(1).fields["behind"]
    insane, marked = h.get("marks")[1]
    assert (shown[insane], shown[marked]) == (h.get("behind")[insane], None)
    assert h.state.observe(0).fields["behind"][insane] is None


@clause("MAN2-324")
def test_a_discarded_condition_is_in_its_deck_again(backend: str) -> None:
    h = House(backend, turn="bastien", conditions={"bastien": "dazed", "agatha": "dazed"})
    assert left(h, "dazed") == 2
    h.do("end_turn")
    assert h.told("recovered") == ["recovered bastien dazed"]
    assert (h.conditions("bastien"), h.conditions("agatha")) == ([], ["dazed"])
    assert left(h, "dazed") == 3


@clause("MAN2-325")
def test_of_the_deck_only_the_fronts_are_known(backend: str) -> None:
    h = House(backend, turn="bastien", conditions={"bastien": "insane"})
    shelf = [c for n in ("insane", "marked") for c in h.cards_of(n) if c in h.get("shelf")]
    assert len(shelf) == 12
    for seat in SEATS:
        seen = h.state.observe(seat).fields
        assert set(shelf) <= set(seen["shelf"])
        assert {seen["behind"][c] for c in shelf} == {None}


@clause("MAN2-326")
def test_the_conditions_that_the_book_names_are_there(backend: str) -> None:
    h = House(backend)
    fronts = {h.made.faces[f].id for f, _ in h.made.tables["copies"]}
    named = {"wounded", "insane", "dazed", "stunned", "restrained"}
    assert named < set(CONDITIONS) and set(CONDITIONS) <= fronts


@clause("MAN2-327")
def test_a_condition_changes_what_one_can_do(backend: str) -> None:
    h = House(backend, turn="bastien", conditions={"bastien": "restrained"})
    assert h.offered("move") == [] and h.denied("move") != {}
    h.do("perform/card=restrained", dice="s")
    assert h.conditions("bastien") == [] and h.told("recovered") == ["recovered bastien restrained"]
    assert "move/space=01A.b" in h.spoken("move") and h.denied("move") == {}


@clause("MAN2-327")
@pytest.mark.parametrize(("stunned", "left"), [("", 1), ("stunned", 0)])
def test_a_stunned_investigator_acts_once(backend: str, stunned: str, left: int) -> None:
    h = beside(backend, "[{clue: 1}]", conditions={"bastien": stunned})
    pull(h)
    assert h.get("turn") == left, "Agatha's turn, where Bastien can do no more"
    assert h.conditions("bastien") == []
