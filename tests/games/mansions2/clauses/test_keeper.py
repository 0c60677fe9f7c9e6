"""What the table does for the app: it keeps the scenario, the log, the objective, the inventory."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import compiled
from noctuary.games.mansions2.view import View, view
from noctuary.games.mansions2.view.figures import card
from noctuary.kernel import BadOption, load, state_for_rules
from noctuary.kernel.journal import Journal
from tests.games.mansions2.dusk import last_turn, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, lever, pull
from tests.support import clause

NIGHT = """
hush: {by: {round: 1}, t: ["A wall slides away.", "Un mur s’efface."],
  do: [{tile: 24A}, {spawn: cultist, at: 24A.b}]}
"""
LEARN, STOP = 1, 2
"""Objectives of the first scenario among its texts: look around, stop the clock."""


def chime(backend: str, **wish: object) -> House:
    """Set up the first scenario, on Bastien's turn, beside the housekeeper."""
    given = {"turn": "bastien", "at": {"bastien": "01A.b"}, "tokens": "p_pryce x_west x_bed"} | wish
    return House(backend, scenario="thirteenth_chime", **given)  # type: ignore[arg-type]


def shown(h: House, seat: int = 1) -> View:
    """Return the view of a seat."""
    return view(h.state.observe(seat), h.options)


def learn(h: House) -> House:
    """Let the housekeeper tell the last thing that had to be known."""
    return h.grant(vars={"insight": 1}).do("press/choice=Ask about Vayle", dice="sss")


# ---- the keeper


@clause("MAN2-449", "MAN2-450")
def test_nobody_plays_the_keeper(backend: str) -> None:
    """Map, event and activation come without anybody being asked."""
    at = dict.fromkeys(("agatha", "bastien", "odile"), "01A.d")
    h = last_turn(backend, at=at, parts={"events": NIGHT})
    assert h.get("seats") == 3 and h.asked == (2, "turn")
    nightfall(h, dice="ssssss")
    told = [line.split(" ")[0] for line in h.log]
    assert [t for t in told if t in ("narrated", "laid", "spawned", "activated")][:4] == [
        "narrated", "laid", "spawned", "activated",
    ]  # fmt: skip
    assert h.told("narrated")[0] == "narrated A wall slides away. 0"
    assert h.asked == (0, "prey")


@clause("MAN2-451")
def test_the_scenario_says_when_it_is_over(backend: str) -> None:
    won = pull(beside(backend, "[{end: win, epilogue: won}]"))
    assert won.state.over and won.told("ended") == ["ended 1 It is over."]
    lost = pull(beside(backend, "[{end: lose, epilogue: late}]"))
    assert lost.state.over and lost.told("ended") == ["ended 0 Too late."]
    on = pull(beside(backend, "[{clue: 1}]"))
    assert not on.state.over and on.told("ended") == []


@clause("MAN2-481")
def test_the_end_of_the_last_turn_is_the_end_of_the_phase(backend: str) -> None:
    h = House(backend, turn="bastien")
    h.do("end_turn")
    assert h.told("mythos_began") == [] and h.get("turn") == h.slot("agatha")
    h.do("end_turn")
    assert h.log.index("mythos_began 1") < h.log.index("round_began 2")


# ---- the log


@clause("MAN2-455")
def test_the_log_has_what_is_told_and_what_is_chosen(backend: str) -> None:
    h = pull(beside(backend, '[{tell: ["Dust falls.", "La poussière tombe."]}]'))
    assert h.log == ["pressed bastien Pull", "narrated Dust falls. 0"]
    assert pull(beside(backend, "[{clue: 1}]")).told("narrated") == []


@clause("MAN2-457")
def test_the_log_has_a_page_for_each_round(backend: str) -> None:
    """Each begins with the number of its round and holds what happened in it."""
    events = """
one: {by: {round: 1}, t: ["First bell.", "Premier coup."], do: []}
two: {by: {round: 2}, t: ["Second bell.", "Second coup."], do: []}
"""
    h = House(backend, parts={"events": events}, turn=None)
    while h.get("round") < 3:
        h.do(next((i for i in ("begin", "end_turn") if i in h.offered()), h.offered()[0]))
    pages = "\n".join(h.log).split("round_began ")[1:]
    assert [page[0] for page in pages] == ["1", "2", "3"]
    assert ["First bell." in page for page in pages] == [True, False, False]
    assert ["Second bell." in page for page in pages] == [False, True, False]


# ---- the objective


@clause("MAN2-458", "MAN2-459", "MAN2-492")
def test_the_objective_is_what_the_scenario_has_told_so_far(backend: str) -> None:
    h = chime(backend)
    assert h.made.texts[shown(h).objective][0].startswith("Search the house")
    learn(h)
    assert shown(h).objective == STOP
    assert all(text.strip() for text in h.made.texts[STOP])
    assert [line.split(" ")[1] for line in h.told("objective")] == ["Stop"]


@clause("MAN2-460", "MAN2-491")
def test_nothing_shown_at_the_beginning_says_how_to_win(backend: str) -> None:
    h = chime(backend)
    for seat in (0, 1, -1):
        v = shown(h, seat)
        assert v.objective == LEARN and STOP not in v.named["text"]
        assert h.made.texts[STOP][0] not in json.dumps(msgspec.to_builtins(v))
        assert "hand" not in h.made.texts[LEARN][0] and "key" not in h.made.texts[LEARN][0]
    learn(h)
    assert STOP in shown(h).named["text"]


# ---- the inventory


@clause("MAN2-461", "MAN2-479")
def test_only_what_can_be_examined_is_in_the_inventory(backend: str) -> None:
    diary = {
        "id": "diary", "deck": "unique", "name": ["Diary", "Journal"], "traits": ["evidence"],
        "app": True, "t": ["A diary.", "Un journal."],
        "opts": [{"t": ["Leaf through it", "Le feuilleter"], "do": [{"clue": 1}]}],
    }  # fmt: skip
    parts = {"tokens": lever("[{gain: diary}, {gain: revolver}]"), "cards": [diary]}
    h = beside(backend, "[]", parts=parts)
    assert h.spoken("press") == ["press/choice=Pull"]
    pull(h)
    g = state_for_rules(h.state.observe(0), h.made.tables)
    found = {h.face_name(c.face): c.count for c in (card(g, h.made, c) for c in g.held[1])}
    assert found["diary"] == 1 and not found["revolver"]
    h.do("press/choice=Leaf through it")
    assert h.get("clues")[1] == 1 and h.get("actions")[1] == 1


# ---- products


@clause("MAN2-468")
def test_what_belongs_to_a_product_that_is_off_is_never_used(backend: str) -> None:
    game = load(GAME, backend)
    with pytest.raises(BadOption, match="annex"):
        game.new(2, 1, {"scenario": "black_regatta", "annex": False})
    assert game.new(2, 1, {"scenario": "black_regatta", "annex": True}).seat == 0
    swell = "The tide comes in where there is no sea."
    few = compiled("thirteenth_chime", frozenset({"base"}))
    every = compiled("thirteenth_chime")
    assert any(t[0].startswith(swell) for t in every.texts)
    assert not any(t[0].startswith(swell) for t in few.texts)


# ---- saving


@clause("MAN2-469", "MAN2-470")
def test_a_game_is_taken_up_again_as_it_was_left(backend: str, tmp_path: Path) -> None:
    """Tiles, tokens and everything else."""
    game = load(GAME, backend)
    played = Journal(game, 2, 5, {"scenario": "thirteenth_chime"})
    wanted = ("press", "step", "move", "begin")
    for n in range(40):
        ids = [game.action_id(a) for a in played.state.legal()]
        likely = [i for i in ids if i.startswith(wanted)] or ids
        played.choose(likely[n % len(likely)])
    played.save(tmp_path / "night.jsonl")
    again = Journal.load(tmp_path / "night.jsonl", GAME, backend=backend).state
    then = played.state.fields()
    assert sum(then["laid"]) > 1 and len(then["board"]) > 1
    assert again.fields() == then and again.legal() == played.state.legal()
    fresh = Journal(game, 2, 5, {"scenario": "thirteenth_chime"}).state.fields()
    assert fresh["laid"] != then["laid"] and fresh["board"] != then["board"]
