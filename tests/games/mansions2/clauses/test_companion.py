"""The box is on the table: what people report, what the Keeper tells, shows and puts right."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.options import COMPANION, KEPT
from noctuary.games.mansions2.view import view_of
from noctuary.kernel import BadOption, load
from noctuary.kernel.journal import Journal
from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """{
  t: {kind: interact, at: 01A.a, look: [a, b], opts: [
    {t: [Ask, Demander], act: true, do: [
      {test: influence, diff: 2, pass: [{add: {n: 1}}], fail: [{horror: 1}]}]},
    {t: [Dig, Creuser], act: true, do: [{test: strength, hidden: 4, pass: [{clue: 1}]}]},
    {t: [Read, Lire], act: true, do: [{gain: scrap}]},
    {t: [Burn, Brûler], do: [{feature: fire, at: self}]},
    {t: [Feel, Tâter], do: [{when: [{in: 10A}], then: [{damage: 1}]}]},
    {t: [Weigh, Peser], do: [{when: [{has: tool}], then: [{add: {n: 5}}]}]},
    {t: [Quake, Trembler], do: [{when: [{in: 10A}], to: all, then: [{damage: 1, down: true}]}]},
    {t: [Call, Appeler], do: [{spawn: cultist, at: 01A.b}]},
    {t: [Open, Ouvrir], do: [{tile: 24A}]}]},
  u: {kind: search, at: 01A.c, look: [a, b], opts: [{t: [Search, Fouiller], do: [{remove: u}]}]}}"""
CARDS = """[{id: scrap, name: [Scrap, Bout], deck: unique, traits: [evidence], t: [x, y],
  opts: [{t: [Unfold, Déplier], do: [{discard: this}, {add: {n: 3}}]}]}]"""


def table(backend: str, kept: str = "keeper", **wish: Any) -> House:
    """Set up people with the box, in the first Investigator phase, two tokens on the board."""
    h = House(
        backend,
        party="agatha bastien",
        seats=1,
        parts={"tokens": TOKENS, "cards": CARDS, "start": {**START}},
        options={"kept": kept},
        turn=None,
    )
    while h.asked[1] != "told":
        ids = h.offered()
        h.do("begin" if "begin" in ids else ids[0])
    h.grant(tokens="t u", **wish)
    h.log = []
    return h


START = {
    "tiles": ["01A", "13A", "10A", "09A"], "at": "01A.a", "possessions": [], "own": False,
    "tokens": [], "vars": {"n": 0},
}  # fmt: skip
ACOLYTE = [("cultist", "01A.b")]


def screen(h: House) -> Any:
    """Return the view of the table."""
    return view_of(h.state.observe(0), h.made)


def said(h: House) -> list[str]:
    """Return the present list, in English."""
    return [line.said.en for line in screen(h).keeper.told]


# ---- tokens, tests, the inventory


@clause("MAN2-101", "MAN2-102")
def test_any_token_can_be_pressed_wherever_the_figures_stand(backend: str) -> None:
    h = table(backend)
    assert "press/choice=Ask" in h.spoken() and "press/choice=Search" in h.spoken()
    h.do("press/choice=Search")
    assert h.asked == (0, "told") and said(h) == ["Take the token “Search: Cloakroom” away."]


@clause("MAN2-248", "MAN2-455")
def test_a_test_is_reported_by_successes_where_the_keeper_has_something_to_do(backend: str) -> None:
    h = table(backend).do("press/choice=Ask")
    assert h.asked == (0, "report")
    h.do("report/n=2")
    assert h.variable("n") == 1 and said(h) == []
    h.do("press/choice=Ask", "report/n=1")
    assert h.variable("n") == 1 and said(h) == ["The investigator suffers 1 Horror."]


@clause("MAN2-250")
def test_hidden_successes_add_up(backend: str) -> None:
    h = table(backend).do("press/choice=Dig", "report/n=3")
    assert said(h) == []
    h.do("press/choice=Dig", "report/n=1")
    assert said(h) == ["The investigator gains 1 Clue."]


@clause("MAN2-462", "MAN2-479")
def test_the_inventory_has_what_can_be_examined_and_its_choices(backend: str) -> None:
    h = table(backend).do("press/choice=Read")
    assert said(h) == ["The investigator takes Scrap."]
    assert [c.name.en for c in screen(h).keeper.inventory] == ["Scrap"]
    h.do("press/choice=Unfold")
    assert h.variable("n") == 3 and screen(h).keeper.inventory == []


def test_what_only_people_know_is_said_or_asked(backend: str) -> None:
    h = table(backend).do("press/choice=Feel")
    assert said(h) == ["If the investigator is on tile 10A (Kitchen, Scullery): suffers 1 Damage."]
    h.do("press/choice=Weigh")
    assert h.asked == (0, "judge")
    h.do("no")
    assert h.variable("n") == 0
    h.do("press/choice=Weigh", "yes")
    assert h.variable("n") == 5
    h.do("press/choice=Quake")
    line = "Each investigator on tile 10A (Kitchen, Scullery) suffers 1 facedown Damage."
    assert said(h) == [line]


# ---- monsters


@clause("MAN2-138", "MAN2-486")
def test_damage_is_added_and_taken_off_at_the_dial(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE)
    h.do("wound/n=2/monster=0/creature=cultist")
    assert h.get("m_damage")[0] == 2 and screen(h).monsters[0].damage == 2
    h.do("mend/n=1/monster=0/creature=cultist")
    assert h.get("m_damage")[0] == 1
    h.do("wound/n=3/monster=0/creature=cultist")
    assert h.get("alive") == [] and said(h)[-1] == "Ebb Acolyte is defeated: take it off the board."


@clause("MAN2-464", "MAN2-478", "MAN2-490")
def test_the_drawer_has_every_monster_with_a_menu_of_its_own(backend: str) -> None:
    h = table(backend, monsters=[*ACOLYTE, ("mob", "10A.a")])
    assert [m.name.en for m in screen(h).monsters] == ["Ebb Acolyte", "Lantern Mob"]
    for m, kind in enumerate(("cultist", "mob")):
        of = [i for i in h.spoken() if f"monster={m}/creature={kind}" in i]
        assert {i.split("/")[0] for i in of} == {"assail", "evade", "behold", "wound", "amend"}


@clause("MAN2-487", "MAN2-489")
def test_an_attack_by_kind_of_weapon_is_told_in_the_effect_panel(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE)
    h.do("assail/weapon=heavy/monster=0/creature=cultist", chance=[0])
    assert said(h) == [
        "Attack on Ebb Acolyte with a heavy weapon.",
        "You swing for the collarbone.",
        "The investigator tests Strength (1). On a success: the monster suffers the damage of the "
        "weapon, and 1 more for each success.",
    ]
    assert h.asked == (0, "told") and h.get("m_damage")[0] == 0


@clause("MAN2-488")
def test_an_evade_check_is_told_whole(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE)
    h.do("evade/monster=0/creature=cultist", chance=[0])
    assert said(h)[0] == "Evade check: Ebb Acolyte."
    assert said(h)[-1].endswith("On a failure: suffers 1 facedown Damage.")


@clause("MAN2-353", "MAN2-525")
def test_a_monster_acts_in_two_stages(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE).do("end_phase", "continue", chance=[0])
    assert h.asked == (0, "attacked")
    assert said(h)[-1].startswith("Move Ebb Acolyte 2 spaces toward the closest investigator.")
    other = House.__new__(House)
    other.__dict__ |= h.__dict__ | {"state": h.state.clone(), "log": []}
    h.do("yes")
    assert said(h)[0] == "The investigator suffers 2 Damage (Strength negates)."
    other.do("no")
    assert said(other)[0] == "The monster moves 1 space toward the closest investigator."


@clause("MAN2-364", "MAN2-367")
def test_horror_checks_are_one_list_the_worst_first(backend: str) -> None:
    h = table(backend, monsters=[*ACOLYTE, ("hybrid", "01A.b")])
    h.do("end_phase", "continue", "no", "no")
    heads = [line.creature for line in screen(h).keeper.told if line.kind == "horror"]
    assert heads == [h.creature("hybrid"), h.creature("cultist")]
    assert h.asked == (0, "read")
    h.do("continue")
    assert h.asked == (0, "told") and h.get("round") == 2


# ---- the menu


@clause("MAN2-405", "MAN2-406")
def test_fire_is_reported_and_people_are_reminded_of_it(backend: str) -> None:
    h = table(backend).do("end_phase")
    assert not any("Fire spreads" in line for line in said(h))
    h.do("continue", "ignite", "ignite", "end_phase")
    assert screen(h).keeper.alight and any("Fire spreads" in line for line in said(h))
    h.do("continue", "douse", "end_phase")
    assert not any("Fire spreads" in line for line in said(h))
    h.do("continue", "press/choice=Burn", "end_phase")
    assert any("Fire spreads" in line for line in said(h)), "the keeper knows of his own"


@clause("MAN2-453", "MAN2-454", "MAN2-477")
def test_the_menu_is_open_at_every_report(backend: str) -> None:
    h = table(backend)
    for _ in range(2):
        assert {"ignite", "finish", "fall/investigator=agatha"} <= set(h.offered())
        assert isinstance(screen(h).objective, int)
        h.do("press/choice=Read")


@clause("MAN2-456")
def test_the_log_holds_every_message_and_choice() -> None:
    journal = Journal(load(GAME, "frames"), 1, 3, {"kept": "keeper", "party": [["agatha"]]})
    choice = next(i for i in map(journal.game.action_id, journal.state.legal()) if "press" in i)
    journal.choose(choice)
    assert choice in journal.lines[-1]
    _, begun = journal.game.begin(1, 3, {"kept": "keeper", "party": [["agatha"]]})
    assert {"narrated", "laid", "placed", "fetched"} <= {t.name for t in begun.events}


@clause("MAN2-496")
def test_an_elimination_ends_the_night_after_the_next_phase(backend: str) -> None:
    h = table(backend).do("fall/investigator=agatha")
    assert "eliminated agatha" in h.log and not h.state.over
    h.do("end_phase", "continue")
    assert h.get("round") == 2 and not h.state.over
    h.do("end_phase")
    assert h.state.over and h.log[-1].startswith("ended 0 Fallen.")


@clause("MAN2-496")
def test_somebody_may_fall_while_the_list_is_done(backend: str) -> None:
    h = table(backend).do("end_phase", "fall/investigator=bastien", "continue")
    assert h.get("out")[:2] == [0, 1] and h.get("fallen") == 2


@clause("MAN2-498")
def test_the_end_of_the_game_is_reported(backend: str) -> None:
    h = table(backend).do("finish")
    assert h.asked == (0, "won")
    h.do("yes")
    assert h.state.over and h.state.result == (1000,)


@clause("MAN2-076", "MAN2-481")
def test_whoever_ends_the_phase_early_is_told_that_others_may_act(backend: str) -> None:
    h = table(backend).do("take/investigator=agatha", "end_phase")
    assert h.asked == (0, "still")
    h.do("no")
    assert h.asked == (0, "told")
    h.do("take/investigator=bastien", "end_phase")
    assert h.asked == (0, "read"), "all have been named"


# ---- the screen


@clause("MAN2-475")
def test_a_new_tile_is_named_with_its_place(backend: str) -> None:
    h = table(backend).do("press/choice=Open")
    line = screen(h).keeper.told[0]
    assert line.kind == "tile" and line.tile in [t.tile for t in screen(h).tiles]
    assert (
        line.where.en == "north of Landing (01A)"
        and line.where.fr == "au nord de la case Palier (01A)"
    )


@clause("MAN2-476")
def test_the_board_shows_only_what_is_used_through_the_keeper(backend: str) -> None:
    h = table(backend).do("press/choice=Burn")
    v = screen(h)
    assert [t.name.en for t in v.tokens] == ["Interact: Grand Hall, south", "Search: Cloakroom"]
    assert v.features == [] and v.barricades == [] and v.floor == []
    assert all(i.space is None for i in v.investigators)


@clause("MAN2-480")
def test_the_drawer_and_the_inventory_are_there_at_every_question(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE).do("press/choice=Read", "press/choice=Ask")
    v = screen(h)
    assert h.asked[1] == "report" and len(v.monsters) == 1 and len(v.keeper.inventory) == 1


@clause("MAN2-471")
def test_the_sheet_to_note_when_leaving(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE)
    lines = screen(h).keeper.leaving
    assert [(x.character, x.place, x.possessions) for x in lines[:2]] == [
        ("agatha", True, True),
        ("bastien", True, True),
    ]
    assert lines[2].monster == 0 and lines[2].place
    own = table(backend, "own_sheets")
    assert [(x.place, x.possessions) for x in screen(own).keeper.leaving] == [(False, True)] * 2


@clause("MAN2-472")
def test_a_table_goes_on_where_it_was_left(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE).do("end_phase")
    again = h.game.from_bytes(h.state.to_bytes())
    assert again.fields() == h.state.fields() and again.decision == h.state.decision


# ---- what is on the table


@clause("MAN2-465", "MAN2-466", "MAN2-467")
def test_products_are_switched_on_and_off_before_the_evening() -> None:
    game = load(GAME, "frames")
    regatta = {"scenario": "black_regatta", "kept": "keeper"}
    assert not game.new(1, 1, regatta | {"annex": True}).over
    with pytest.raises(BadOption) as refused:
        game.new(1, 1, regatta | {"annex": False})
    assert refused.value.name == "annex"
    option = next(o for o in GAME.options if o.name == "annex")
    assert option.choices == (False, True)


@clause("MAN2-482")
def test_what_the_screen_keeps_is_set_in_any_mixture() -> None:
    assert len(set(KEPT.values())) == 8 and all(kept[0] for kept in KEPT.values())
    game = load(GAME, "frames")
    for kept in COMPANION:
        state = game.new(1, 1, {"kept": kept})
        assert tuple(state.fields()["kept"]) == KEPT[kept]
        with pytest.raises(BadOption) as refused:
            game.new(2, 1, {"kept": kept})
        assert refused.value.name == "kept"
        assert game.is_people_only({"kept": kept})
    assert not game.is_people_only({"kept": "own_dice"}) and not game.is_people_only({})


# ---- mixtures


def test_figures_on_the_screen_are_put_where_people_say(backend: str) -> None:
    h = table(backend, "own_sheets", monsters=ACOLYTE)
    h.do("walk/investigator=agatha/space=13A.a")
    assert h.at("agatha") == "13A.a" and screen(h).investigators[0].space is not None
    h.do("end_phase", "continue")
    assert any(line.startswith("monster_moved") for line in h.log), "the table moves the monster"


def test_cards_on_the_screen_are_suffered_there(backend: str) -> None:
    h = table(backend, "own_figures").do("press/choice=Quake")
    assert h.asked == (0, "met")
    h.do("pick/investigator=bastien", "enough")
    assert (h.down("bastien"), h.down("agatha")) == (1, 0)


def test_dice_on_the_screen_are_rolled_for_people(backend: str) -> None:
    h = table(backend, "dice").do("press/choice=Ask")
    assert h.asked == (0, "throw")
    h.do("report/n=3", dice="sib")
    assert "thrown influence 3 1 1" in h.log and h.asked == (0, "report")


# ---- what was entered wrong


@clause("MAN2-486")
def test_damage_is_put_right_later(backend: str) -> None:
    h = table(backend, monsters=ACOLYTE)
    h.do("wound/n=2/monster=0/creature=cultist", "amend/monster=0/creature=cultist")
    assert h.asked == (0, "amend")
    h.do("set_damage/n=0")
    assert h.get("m_damage")[0] == 0 and "damage_corrected 0 cultist 0" in h.log
    h.do("amend/monster=0/creature=cultist", "place_at/space=10A.a")
    assert h.space_name(h.get("m_at")[0]) == "10A.a" and "monster_replaced 0 cultist 10A.a" in h.log
    h.do("amend/monster=0/creature=cultist", "take_away")
    assert h.get("alive") == [] and h.told("defeated") == []


def test_tokens_are_put_right_later(backend: str) -> None:
    h = table(backend)
    h.do(f"amend_token/piece={h.token('u')}", "place_at/space=10A.a")
    moved = next(t for t in screen(h).tokens if t.piece == h.token("u"))
    assert moved.space == h.space("10A.a") and "token_replaced u 10A.a" in h.log
    h.do(f"amend_token/piece={h.token('u')}", "place_at/space=01A.c")
    assert screen(h).tokens[1].space == h.space("01A.c") and not any(h.get("moved"))
    h.do(f"amend_token/piece={h.token('u')}", "leave")
    h.do(f"amend_token/piece={h.token('t')}", "take_away")
    assert h.get("board") == [h.token("u")] and "token_withdrawn t" in h.log
