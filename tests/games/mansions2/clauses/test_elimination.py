"""Elimination: what is left behind, and how long the others have."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, insane, pull
from tests.support import clause

FALL = "[{damage: 9, down: true}]"


def falling(backend: str, **wish: object) -> House:
    """Set up Bastien, Wounded, who is about to be eliminated."""
    given = {"party": "agatha bastien odile", "conditions": {"bastien": "wounded"}} | wish
    return beside(backend, FALL, **given)  # type: ignore[arg-type]


@clause("MAN2-291")
def test_possessions_stay_on_the_space_and_the_figure_goes(backend: str) -> None:
    h = falling(
        backend, held={"bastien": "rope sickle sabre cinder_word", "odile": "torch"},
        up={"bastien": "d_wrist"}, down={"bastien": (1, 2)},
    )  # fmt: skip
    pull(h)
    f = h.state.fields()
    here = h.space("01A.a")
    names = sorted(h.card_name(f, c) for c in f["floor"])
    assert names == ["cinder_word", "rope", "sabre", "sickle"]
    assert {f["lies"][c] for c in f["floor"]} == {here}
    assert h.held("bastien") == [] and h.held("odile") == ["torch"]
    assert h.at("bastien") is None and h.at("odile") == "01A.a"
    dropped = [n for n, line in enumerate(h.log) if line.startswith("dropped bastien")]
    assert len(dropped) == 4 and h.log.index("eliminated bastien") > max(dropped)
    assert [len(deck) for deck in f["deck"]] == [40, 40]


@clause("MAN2-292")
def test_an_eliminated_investigator_has_no_more_turns(backend: str) -> None:
    h = falling(backend)
    pull(h)
    assert h.asked == (0, "next")
    assert h.offered() == ["take/investigator=agatha", "take/investigator=odile"]
    assert h.denied() == {"take/investigator=bastien": ["MAN2-292"]}
    h.do("take/investigator=agatha", "end_turn").do("end_turn")
    assert h.get("round") == 2
    assert h.offered() == ["take/investigator=agatha", "take/investigator=odile"]


@clause("MAN2-293")
def test_an_eliminated_investigator_loses_though_the_others_win(backend: str) -> None:
    h = beside(
        backend, "[{end: win, epilogue: won}]", party="agatha bastien odile", who="agatha",
        out={1: 1}, at={"odile": "01A.c"},
    )  # fmt: skip
    pull(h)
    assert h.state.over and [r > 0 for r in h.get("result")[:3]] == [True, False, True]
    assert h.told("own_end") == ["own_end bastien 0"]


@clause("MAN2-293")
def test_unless_a_card_says_that_they_win_so(backend: str) -> None:
    h = beside(
        backend, "[{end: lose, epilogue: fallen}]", party="agatha bastien odile", who="agatha",
        out={1: 1},
    )  # fmt: skip
    insane(h, "bastien", "i_lamb")
    pull(h)
    assert h.state.over and [r > 0 for r in h.get("result")[:3]] == [False, True, False]


@clause("MAN2-294")
def test_after_the_mythos_phase_the_others_have_one_more_phase(backend: str) -> None:
    events = (
        "{e: {by: {round: 1}, t: [Fall, Chute], do: "
        "[{when: [{is: wounded}], to: all, then: [{damage: 9, down: true}]}]}}"
    )
    h = House(
        backend, party="agatha bastien odile", turn="bastien", parts={"events": events},
        conditions={"bastien": "wounded"},
    )  # fmt: skip
    h.pass_on("next").do("take/investigator=odile")
    h.pass_on("next")
    assert h.told("eliminated") == ["eliminated bastien"] and h.get("round") == 2
    h.do("take/investigator=odile", "end_turn")
    assert not h.state.over and h.asked == (0, "turn")
    h.do("end_turn")
    assert h.state.over and h.told("mythos_began") == ["mythos_began 1"]
    assert h.told("ended") == ["ended 0 Fallen."]
    assert not any(h.get("result"))


@clause("MAN2-294")
def test_during_a_phase_the_whole_next_one_is_left(backend: str) -> None:
    h = falling(backend)
    pull(h)
    h.do("take/investigator=odile", "end_turn", "end_turn")
    assert not h.state.over and h.get("round") == 2
    h.do("take/investigator=agatha", "end_turn")
    assert not h.state.over
    h.do("end_turn")
    assert h.state.over and h.get("round") == 2


@clause("MAN2-294")
def test_an_investigation_that_is_finished_in_time_is_won(backend: str) -> None:
    h = beside(
        backend, "[{end: win, epilogue: won}]", party="agatha bastien odile", who="agatha",
        out={1: 1}, fallen=1, acted={2: 1},
    )  # fmt: skip
    late = h.state.clone()
    late.step("end_turn")
    assert late.over and not any(late.fields()["result"])
    pull(h)
    assert h.state.over and h.get("result")[0] > 0


@clause("MAN2-295")
@pytest.mark.parametrize("left", [0, 1])
def test_when_all_are_eliminated_all_is_lost_at_once(backend: str, left: int) -> None:
    h = falling(backend, out={0: 1, 2: 1 - left})
    pull(h)
    assert h.told("eliminated") == ["eliminated bastien"]
    assert h.state.over is not bool(left)
    if not left:
        assert not any(h.get("result")) and h.told("ended") == ["ended 0 Fallen."]
        assert h.told("turn_ended") == []
