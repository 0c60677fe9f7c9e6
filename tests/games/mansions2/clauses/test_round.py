"""Rounds, the Investigator phase, turns and their actions."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.view.figures import investigator
from noctuary.kernel import state_for_rules
from tests.games.mansions2.dusk import PARTY, last_turn, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

INVESTIGATORS = 1
"""The phase."""
TOKENS = """
lever: {kind: interact, at: 01A.a, opts: [{t: ["Pull", "Tirer"], act: true, do: [{clue: 1}]}]}
bell: {kind: interact, at: 01A.a, opts: [{t: ["Ring", "Sonner"], do: []}]}
"""


def phases(h: House) -> list[str]:
    """Return the phases that began, in order."""
    return [line for line in h.log if line.split(" ")[0] in ("round_began", "mythos_began")]


@clause("MAN2-070")
def test_a_round_is_a_phase_of_the_investigators_and_one_of_the_mythos(backend: str) -> None:
    h = House(backend, party=PARTY, turn=None)
    for first, second in (("odile", "agatha"), ("bastien", "odile")):
        h.do(f"take/investigator={first}", "end_turn", f"take/investigator={second}", "end_turn")
        assert h.get("phase") == INVESTIGATORS and phases(h)[-1].startswith("round_began")
        h.do("end_turn")
    assert phases(h) == [
        "round_began 1", "mythos_began 1", "round_began 2", "mythos_began 2", "round_began 3",
    ]  # fmt: skip


@clause("MAN2-071")
def test_after_the_mythos_a_new_round_begins(backend: str) -> None:
    h = nightfall(last_turn(backend, round=3))
    assert phases(h) == ["mythos_began 3", "round_began 4"]
    assert (h.get("round"), h.get("phase")) == (4, INVESTIGATORS) and not h.state.over
    assert h.get("acted")[:3] == [0, 0, 0] and h.asked[1] == "next"


@clause("MAN2-071")
@pytest.mark.parametrize(("n", "over"), [(19, False), (20, True)])
def test_until_the_night_is_won_or_lost(backend: str, n: int, over: bool) -> None:
    """The bare house has twenty rounds."""
    h = nightfall(last_turn(backend, round=n))
    assert h.state.over == over and ("round_began 20" in h.log) == (not over)
    won = pull(beside(backend, "[{end: win, epilogue: won}]"))
    assert won.state.over and won.told("round_began") == []


@clause("MAN2-072")
def test_everybody_has_one_turn_in_any_order(backend: str) -> None:
    h = House(backend, party=PARTY, turn=None)
    take = "take/investigator="
    assert h.offered() == [take + n for n in ("agatha", "bastien", "odile")]
    h.do(take + "odile", "end_turn")
    assert h.offered() == [take + "agatha", take + "bastien"]
    assert h.denied(take) == {take + "odile": ["MAN2-072"]}
    h.do(take + "bastien", "end_turn")
    assert h.told("turn_began")[-1] == "turn_began agatha", "the last one is not asked for"
    h.do("end_turn")
    assert h.get("round") == 2 and h.offered() == [take + n for n in h.party]
    h.do(take + "bastien")
    assert h.told("turn_began") == [
        f"turn_began {n}" for n in ("odile", "bastien", "agatha", "bastien")
    ]


@clause("MAN2-073")
def test_one_turn_ends_before_the_next_begins(backend: str) -> None:
    h = beside(backend, "[{clue: 1}]", party=PARTY)
    pull(h)
    assert h.asked == (1, "turn") and h.get("actions")[:3] == [0, 1, 0]
    assert h.offered("take") == [] and h.told("turn_began") == []
    h.do("end_turn")
    assert h.asked[1] == "next" and h.offered("take") == [
        "take/investigator=agatha", "take/investigator=odile",
    ]  # fmt: skip


@clause("MAN2-074")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_a_turn_has_up_to_two_actions(backend: str, n: int) -> None:
    h = House(backend, turn="bastien", parts={"tokens": TOKENS}, tokens="lever bell")
    for _ in range(n):
        h.do("press/choice=Pull")
    acts = [i for i in h.spoken() if i not in ("end_turn", "press/choice=Ring")]
    assert bool(acts) == (n < 2) and h.get("actions")[1] == 2 - n
    assert "press/choice=Ring" in h.spoken(), "what costs no action can still be done"
    h.do("end_turn")
    assert h.told("turn_ended") == ["turn_ended bastien"] and h.get("clues")[1] == n


@clause("MAN2-074")
def test_a_third_action_is_refused(backend: str) -> None:
    h = House(
        backend, turn="bastien", parts={"tokens": TOKENS}, tokens="lever bell",
        held={"bastien": "rope"},
    )  # fmt: skip
    h.do("press/choice=Pull", "press/choice=Pull")
    assert h.spoken() == ["press/choice=Ring", "end_turn"]
    assert h.denied("trade") == {"trade": ["MAN2-074"]}


@clause("MAN2-075")
def test_the_same_action_can_be_done_again(backend: str) -> None:
    h = beside(backend, "[{clue: 1}]", at={"agatha": "13A.a", "bastien": "01A.a"})
    assert pull(pull(h)).get("clues")[1] == 2
    assert h.told("pressed") == ["pressed bastien Pull"] * 2


@clause("MAN2-076")
def test_when_all_have_had_a_turn_the_mythos_phase_begins(backend: str) -> None:
    h = House(backend, party=PARTY, turn=None)
    for n, who in enumerate(("odile", "agatha", "bastien")):
        assert phases(h) == ["round_began 1"]
        h.do(*([f"take/investigator={who}"] if n < 2 else []), "end_turn")
    assert phases(h)[:2] == ["round_began 1", "mythos_began 1"]
    assert h.log.index("turn_ended bastien") < h.log.index("mythos_began 1")


@clause("MAN2-077")
def test_the_active_investigator_is_the_one_whose_turn_it_is(backend: str) -> None:
    h = House(backend, party=PARTY, turn=None)

    def active() -> list[bool]:
        g = state_for_rules(h.state.observe(2), h.made.tables)
        return [investigator(g, h.made, i).active for i in range(3)]

    assert active() == [False, False, False]
    h.do("take/investigator=bastien")
    assert active() == [False, True, False] and h.get("turn") == 1
    h.do("end_turn", "take/investigator=odile")
    assert active() == [False, False, True] and h.get("turn") == 2
