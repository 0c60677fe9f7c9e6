"""The short nights: written as files only, whole, different every time, and worth a try."""

from __future__ import annotations

from typing import Any

import pytest

import noctuary
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import SHORT, compiled, shipped
from noctuary.games.mansions2.scenario.check import check
from noctuary.games.mansions2.scenario.package import SCENARIO
from noctuary.games.mansions2.tools.playtest import trial
from tests.games.mansions2.test_compiler import first_turn, texts

CASES: list[tuple[str, int, Any]] = [
    *(("last_train", 1, [[who]]) for who in ("yorick", "agatha", "rita", "odile")),
    ("last_train", 2, "usual"),
    *(("ninth_tenant", seats, "usual") for seats in (1, 2, 3, 5)),
]


@pytest.mark.parametrize("scenario", SHORT)
def test_nothing_is_wrong_with_it(scenario: str) -> None:
    assert check(shipped(scenario)).problems == ()
    assert set(shipped(scenario).files) == {SCENARIO}
    assert compiled(scenario).minutes == 20


@pytest.mark.parametrize(("scenario", "seats", "party"), CASES)
def test_sensible_bots_win_some_and_lose_some(scenario: str, seats: int, party: Any) -> None:
    came = trial(compiled(scenario), [], "sense", 240, seats, 0, party)
    assert 0.2 <= came.won.value <= 0.8 and len(came.ends) >= 3
    assert came.rounds[0] > 4


@pytest.mark.parametrize("scenario", SHORT)
def test_no_two_nights_are_alike(scenario: str) -> None:
    made, nights = compiled(scenario), [first_turn(scenario, seed) for seed in range(12)]
    lots = [n for name, n in made.variables.items() if name.startswith("drawn at")]
    drawn = [tuple(g["vars"][n] for n in lots) for g in nights]
    assert len(set(drawn)) > 3 and sum(len(set(lot)) > 1 for lot in zip(*drawn, strict=True)) >= 2


@pytest.mark.parametrize("scenario", SHORT)
def test_every_text_stands_in_two_languages(scenario: str) -> None:
    pairs = list(texts(compiled(scenario)))
    sentences = [p for p in pairs if len(p[0].split()) > 4]
    assert len(sentences) > 50 and [en for en, fr in sentences if en == fr] == []


def test_one_has_a_monster_of_its_own() -> None:
    made = compiled("ninth_tenant")
    own = {c.id for c in made.creatures} - {c.id for c in compiled("last_train").creatures}
    assert own == {"tenant"}


@pytest.mark.parametrize("scenario", SHORT)
def test_all_backends_play_it_alike(scenario: str) -> None:
    found = set()
    for backend in ("gen", "frames", "native"):
        state = noctuary.load(GAME, backend, checked=True).new(2, 3, {"scenario": scenario})
        for k in range(60):
            if not state.over:
                options = state.options()
                state.step(options[7 * k % len(options)].id)
        found.add(state.hash())
    assert len(found) == 1
