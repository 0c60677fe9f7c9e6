"""Who plays, with what, and for what."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.columns import ChoiceRow, PieceRow
from noctuary.games.mansions2.components import TOKENS
from noctuary.games.mansions2.options import KEPT
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.kernel import BadOption, load
from noctuary.kernel.errors import BadSeats
from tests.games.mansions2.dusk import drawer
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause


@clause("MAN2-018")
@pytest.mark.parametrize(("seats", "party"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_one_to_five_play(backend: str, seats: int, party: int) -> None:
    state, _ = load(GAME, backend, checked=True).begin(seats=seats, seed=3)
    f = state.fields()
    assert f["party"] == [party] and set(f["player_of"][:party]) == set(range(seats))


@clause("MAN2-018")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_do_not_play(backend: str, seats: int) -> None:
    with pytest.raises(BadSeats):
        load(GAME, backend, checked=True).begin(seats=seats, seed=3)


@clause("MAN2-019")
@pytest.mark.parametrize(("end", "result"), [("win", 1000), ("lose", 0)])
def test_all_win_or_lose_together(backend: str, end: str, result: int) -> None:
    do = f"[{{end: {end}, epilogue: {'won' if end == 'win' else 'late'}}}]"
    h = pull(beside(backend, do, party="agatha bastien odile", who="odile"))
    assert h.state.over and h.get("result")[:3] == [result] * 3
    assert h.told("own_end") == []


@clause("MAN2-020")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_mystery_is_solved_by_exploring_and_gathering(backend: str, scenario: str) -> None:
    """An objective, more of the map behind what can be explored, and something to examine."""
    h = House(backend, scenario=scenario, turn="bastien")
    assert h.get("objective") > 0
    laid = sum(h.get("laid"))
    assert 0 < laid < sum(1 for tile in h.made.plan.laid if tile is not None)
    kinds = {TOKENS[h.made.tables["pieces"][k][PieceRow.KIND]] for k in h.get("board")}
    assert "explore" in kinds and kinds & {"search", "interact", "person"}
    gains = [c for c in h.made.tables["choices"] if c[ChoiceRow.GAIN] > 0]
    assert len(gains) > 5, "Clues and cards are to be had"


@clause("MAN2-022")
def test_nobody_plays_without_the_keeper(backend: str) -> None:
    """Whatever people keep themselves, the table is the keeper; and it needs a scenario."""
    assert len(KEPT) > 1 and all(keeper == 1 for keeper, *_ in KEPT.values())
    game = load(GAME, backend, checked=True)
    for options in ({"scenario": ""}, {"scenario": "none"}, {"kept": "none"}, {"kept": "nothing"}):
        with pytest.raises(BadOption):
            game.begin(seats=2, seed=1, options=options)
    state, _ = game.begin(seats=2, seed=1)
    assert not state.over and state.fields()["kept"] == [1, 1, 1, 1]


@clause("MAN2-045")
def test_what_a_monster_is_can_be_read_at_any_time(backend: str) -> None:
    """It is somebody else's turn, and the monster is behind a door."""
    h = House(
        backend, turn="bastien", at={"agatha": "09A.c", "bastien": "01A.a"},
        monsters=[("priest", "13A.a", 2), ("winged_hunter", "10A.b")],
    )  # fmt: skip
    assert h.asked == (1, "turn")
    for seat in (0, 1):
        priest, hunter = drawer(h, seat)
        row = h.made.tables["creatures"][h.creature("priest")]
        assert (priest.awareness, priest.horror, priest.brawn) == tuple(row[:3])
        assert priest.damage == 2 and priest.abilities == ["chanting", "aquatic"]
        assert hunter.damage == 0 and hunter.abilities == ["flying"]


@clause("MAN2-047")
def test_ten_things_have_a_sign(backend: str) -> None:
    """Six skills, two results of a die, the action, the product."""
    game = load(GAME, backend, checked=True)
    skills = next(f for f in game.events["rolled"].fields.values() if f.name == "skill").names
    dice = next(f for f in game.events["rerolled"].fields.values() if f.name == "die").names
    acts = [c for c in compiled(SCENARIOS[0]).tables["choices"] if c[ChoiceRow.ACT]]
    products = {compiled(s).product for s in SCENARIOS}
    assert list(skills) == ["strength", "agility", "observation", "lore", "influence", "will"]
    assert list(dice) == ["success", "investigation", "blank"], "a blank has no sign"
    assert acts and len(acts) < len(compiled(SCENARIOS[0]).tables["choices"])
    assert products == {"base", "annex"}
