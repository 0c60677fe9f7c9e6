"""Locations with one name cannot be told apart before somebody enters."""

from fractions import Fraction

import pytest
from msgspec import to_builtins

from noctuary.games.arkham.components import CLUES
from noctuary.games.arkham.view import view
from tests.games.arkham.scene import Scene
from tests.support import clause

SCENARIOS = [("midnight_masks", ("southside", "downtown")), ("devourer_below", ("arkham_woods",))]


def veiled(s: Scene) -> list[int]:
    """Return the rows of the locations that nobody has entered."""
    return [spot.card for spot in view(s.state.observe(0)).locations if not spot.revealed]


def told(s: Scene, seat: int) -> object:
    """Return all that the map tells a seat: of the observation, of the view, and of the choices."""
    seen = s.state.observe(seat)
    shown = to_builtins(view(seen))
    rows = {str(c) for c in veiled(s)}
    return (
        seen.fields["play"],
        seen.fields["removed"],
        seen.fields["unseen"],
        shown["locations"],
        {c: shown["cards"][c] for c in rows},
        sorted(o.id for o in s.state.options() if o.name == "move_to"),
    )


@clause("AHB-429", "AHB-451")
@pytest.mark.parametrize(("scenario", "titles"), SCENARIOS)
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_every_deal_looks_the_same_to_everybody(
    backend: str, scenario: str, titles: tuple[str, ...], seat: int
) -> None:
    worlds = [Scene(backend, seats=2, scenario=scenario, seed=seed) for seed in range(5)]
    for s in worlds:
        s.first(1)
        s.stand("main_path" if scenario == "devourer_below" else "rivertown")
    assert all(told(s, seat) == told(worlds[0], seat) for s in worlds)


@clause("AHB-451")
def test_a_wood_is_any_of_those_not_yet_found(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="devourer_below")
    s.first(1)
    before = veiled(s)
    found = {}
    for odds, after in s.state.outcomes(f"move_to/place={before[2]}"):
        here = after.fields()["at"][1]
        found[here] = found.get(here, Fraction(0)) + odds
        assert after.fields()["revealed"][here] == 1
        assert len(after.fields()["play"]) == len(s.value("play"))
    assert list(found.values()) == 6 * [Fraction(1, 6)]


@clause("AHB-429")
def test_downtown_is_one_of_two(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand("easttown")
    names = set()
    for odds, after in s.state.outcomes(
        next(o for o in s.state.options() if "downtown" in s.said(o)).id
    ):
        names.add((s.name(after.fields()["at"][0]), odds))
    half = Fraction(1, 2)
    assert names == {("downtown_arkham_asylum", half), ("downtown_first_bank_of_arkham", half)}


@clause("AHB-451", "AHC-289", "AHC-290")
def test_what_is_at_a_place_stays_when_it_turns_out_to_be_another(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="devourer_below", cards1="barricade")
    s.first(1)
    goal, away = veiled(s)[1:3]
    s.enemy("ghoul_minion", at=goal, exhausted=1)
    s.enemy("acolyte", at=away, exhausted=1)
    s.attach("barricade", goal, 1)
    s.arrange(clues={goal: 2})
    seen = set()
    for seed in range(8):
        t = s.state.sample(1, seed)
        t.apply(f"move_to/place={goal}")
        f = t.fields()
        here = f["at"][1]
        seen.add(here)
        assert f["at"][s.row("ghoul_minion")] == f["at"][s.row("barricade")] == here
        there = f["at"][s.row("acolyte")]
        assert there != here and f["revealed"][there] == 0 and f["clues"][there] == 0
        assert f["clues"][here] == 2 + 2 * CLUES[s.codes[here]]  # those there, and its own
        assert f["play"].index(here) == s.value("play").index(goal)  # it lies where it lay
    assert len(seen) > 2
