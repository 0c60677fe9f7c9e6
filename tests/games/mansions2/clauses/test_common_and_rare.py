"""The actions there are, options with and without the icon, and looking at tokens."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.view import view
from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
west:
  kind: explore
  at: 01A.W1
  look: ["A door.", "Une porte."]
  opts: [{t: ["Explore", "Explorer"], act: true, do: [{add: {told: 1}}, {remove: west}]}]
drawer:
  kind: search
  at: 01A.c
  look: ["A drawer.", "Un tiroir."]
  opts:
  - {t: ["Search", "Fouiller"], act: true, do: [{add: {told: 10}}]}
  - {t: ["Count the knobs", "Compter les boutons"], do: [{add: {counted: 1}}]}
  - {t: ["Force it", "Le forcer"], act: true, if: [{flag: loose}], do: [{add: {told: 1000}}]}
valet:
  kind: person
  at: 01A.c
  look: ["A valet.", "Un valet."]
  opts: [{t: ["Talk", "Parler"], act: true, do: [{add: {told: 100}}]}]
"""
PARTS = {"tokens": TOKENS, "start": {"vars": {"told": 0, "counted": 0, "loose": 0}}}


def cloakroom(backend: str, **wish: object) -> House:
    """Set up Bastien's turn among the tokens, with Odile."""
    given = {
        "at": {"bastien": "01A.c", "odile": "01A.c", "agatha": "10A.b"},
        "tokens": "west drawer valet",
        "turn": "bastien",
    } | wish
    return House(backend, party="agatha bastien odile", parts=PARTS, **given)


@clause("MAN2-098")
def test_six_common_and_three_rare_actions_are_open_to_anybody(backend: str) -> None:
    h = cloakroom(
        backend,
        held={"bastien": "lantern", "odile": "crowbar"},
        monsters=[("mob", "01A.c")],
    )
    assert h.conditions("bastien") == []
    offered = h.spoken()
    common = ["move/space=01A.a", "press/choice=Search", "press/choice=Explore"]
    common += ["press/choice=Talk", "attack/card=unarmed/monster=0/creature=mob", "trade"]
    rare = ["push_investigator/investigator=odile/space=01A.a", "set_fire/space=01A.a"]
    rare += ["steal/investigator=odile/skill=agility"]
    assert [a for a in common + rare if a not in offered] == []
    done = cloakroom(
        backend,
        held={"bastien": "lantern", "odile": "crowbar"},
        monsters=[("mob", "01A.c")],
        actions={"bastien": 0},
    )
    assert done.spoken() == ["press/choice=Count the knobs", "end_turn"]


@clause("MAN2-099")
def test_an_option_with_the_icon_wants_an_action(backend: str) -> None:
    h = cloakroom(backend, actions={"bastien": 0})
    assert h.spoken("press") == ["press/choice=Count the knobs"]
    assert h.denied("press")[h.numbered("press/choice=Search")] == ["MAN2-099"]
    assert "press/choice=Search" in cloakroom(backend, actions={"bastien": 1}).spoken()


@clause("MAN2-100")
def test_an_option_without_the_icon_costs_nothing(backend: str) -> None:
    for left in (0, 2):
        h = cloakroom(backend, actions={"bastien": left})
        h.do("press/choice=Count the knobs", "press/choice=Count the knobs")
        assert h.variable("counted") == 2 and h.variable("told") == 0
        assert h.get("actions")[1] == left


@clause("MAN2-101")
@pytest.mark.parametrize(("choice", "told"), [("Explore", 1), ("Search", 10), ("Talk", 100)])
def test_explore_search_and_interact_do_what_the_keeper_says(
    backend: str, choice: str, told: int
) -> None:
    h = cloakroom(backend)
    assert h.denied("press") == {h.numbered("press/choice=Force it"): ["MAN2-101"]}
    h.do(f"press/choice={choice}")
    assert h.variable("told") == told and h.told("pressed") == [f"pressed bastien {choice}"]


@clause("MAN2-101")
def test_moving_and_trading_ask_nothing_of_the_keeper(backend: str) -> None:
    h = cloakroom(backend, held={"bastien": "rope"})
    h.do("trade", "drop/card=rope/investigator=bastien", "enough")
    h.do("pick_up/card=rope/investigator=odile", "enough", "move/space=01A.a")
    assert h.held("odile") == ["rope"] and h.at("bastien") == "01A.a"
    assert h.told("pressed") == [] and h.told("narrated") == [] and h.variable("told") == 0


@clause("MAN2-102", "MAN2-103")
def test_anybody_looks_at_any_token_from_anywhere_at_any_time(backend: str) -> None:
    h = House(backend, scenario="thirteenth_chime", party="agatha bastien odile", turn="bastien")
    shown = [view(h.state.observe(seat), h.options).tokens for seat in range(3)]
    assert shown[0] == shown[1] == shown[2]
    far = [t for t in shown[2] if h.space_name(t.space) != h.at("odile")]
    assert far and all(h.made.texts[t.look][0] for t in far)
    token = far[0]
    choices = range(token.first, token.first + token.count)
    assert not set(h.offered("press")) & {f"press/choice={c}" for c in choices}
    assert h.get("actions")[1] == 2
