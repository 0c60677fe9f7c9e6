"""What a table shows is all in the observation, and holds no secret."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.components import LAST_SPACE, MONSTERS, PowerName
from noctuary.games.lakeview.view import view
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from tests.games.lakeview.town import Town
from tests.support import clause

POWERS = {p.name.lower() for p in PowerName}


def cards_shown(shown: Any) -> Iterator[int]:
    """Yield every card of the Lost Kid in a view."""
    if isinstance(shown, dict):
        if "scary" in shown:
            yield int(shown["card"][1:]) - 1
        for value in shown.values():
            yield from cards_shown(value)
    elif isinstance(shown, list):
        for value in shown:
            yield from cards_shown(value)


def walk(backend: str, seats: int, monster: str, choices: int) -> Iterator[Town]:
    """Yield a game played at random, at each of its decisions."""
    t = Town(backend, seats=seats, monster=monster, fresh=True)
    rng = random.Random(seats)
    for _ in range(choices):
        yield t
        if t.state.over:
            return
        t.do(rng.choice(t.offered()))


# ---- no secret


@clause("LAKE-071", "LAKE-069")
@pytest.mark.parametrize("monster", MONSTERS)
def test_only_the_tops_of_the_piles_and_ones_own_cards_are_in_a_view(
    backend: str, monster: str
) -> None:
    for t in walk(backend, 3, monster, 80):
        tops = {pile[-1] for pile in t.get("piles") if pile}
        for seat in (-1, 1, 2):
            assert set(cards_shown(t.view(seat))) == tops
        assert set(cards_shown(t.view(0))) == tops | set(t.get("hand"))


@clause("LAKE-071")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_the_lost_kid_is_hidden_from_others(backend: str, seat: int) -> None:
    t = Town(backend, hiding=7, power="blink", hand=[1, 2, 3, 4])
    lost = t.view(seat)["lost"]
    assert (lost["hiding"], lost["power"], lost["at"], lost["found"]) == (None, None, None, False)
    assert lost["hand"] == {"count": 4, "cards": None}
    assert not [power for power in POWERS if power in json.dumps(t.view(seat))]


def test_the_lost_kid_sees_what_is_behind_the_screen(backend: str) -> None:
    t = Town(backend, hiding=7, power="blink", hand=[1, 2, 3, 4], new_hand=1)
    lost = t.view(0)["lost"]
    assert (lost["seat"], lost["hiding"], lost["power"], lost["new_hand"]) == (
        0,
        "b7",
        "blink",
        True,
    )
    assert sorted(c["card"] for c in lost["hand"]["cards"]) == ["c1", "c2", "c3", "c4"]


def test_once_found_everybody_sees_where_the_lost_kid_was(backend: str) -> None:
    t = Town(backend, hiding=7, power="shield", found=(1, 5))
    for seat in (-1, 0, 1):
        shown = t.view(seat)
        lost = shown["lost"]
        assert (lost["found"], lost["at"], lost["hiding"]) == (True, [1, 5], "b7")
        assert (lost["power"], lost["power_ready"]) == ("shield", True)
        assert shown["buildings"][6]["found"] == 1


@clause("LAKE-215")
def test_a_hidden_monster_is_in_no_other_view(backend: str) -> None:
    t = Town(backend, monster="snallygaster", monster_in="a3", figure=0, haunts=0b101)
    assert t.view(0)["monster"]["district"] == "a3"
    for seat in (-1, 1, 2):
        shown = t.view(seat)["monster"]
        assert (shown["district"], shown["on_board"], shown["haunts"]) == (
            None,
            False,
            ["a1", "a3"],
        )


def test_a_monster_on_the_board_is_in_every_view(backend: str) -> None:
    t = Town(backend, monster_in="c2")
    assert [t.view(seat)["monster"]["district"] for seat in (-1, 0, 1)] == ["c2"] * 3


def test_what_kids_may_suspect(backend: str) -> None:
    t = Town(backend, hiding=7, searched=1 << 3)
    for seat in (-1, 1, 2):
        belief = t.view(seat)["belief"]
        assert len(belief) == 20 and belief[3] == 0 and 950 < sum(belief) <= 1000
    assert "belief" not in t.view(0)
    assert "belief" not in Town(backend, found=(1, 5)).view(1)


@pytest.mark.parametrize("monster", MONSTERS)
def test_the_view_is_the_same_whatever_is_hidden(backend: str, monster: str) -> None:
    """Another truth that fits what a seat knows gives the seat the same view."""
    t = Town(backend, seats=4, monster=monster)
    t.do(t.offered()[0])
    for seat in range(1, 4):
        others = [t.state.sample(seat, seed) for seed in range(5)]
        assert any(s.fields()["hiding"] != t.get("hiding") for s in others)
        assert [view(s.observe(seat)) for s in others] == [view(t.state.observe(seat))] * 5


def test_the_view_needs_nothing_but_the_observation(backend: str) -> None:
    t = Town(backend, hand=[1, 2, 3, 4])
    seen = t.state.observe(1)
    shown = view(seen)
    t.play(2)
    assert view(seen) == shown != view(t.state.observe(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_views_are_plain_data(backend: str, seats: int) -> None:
    for t in walk(backend, seats, "bloody_mary", 40):
        for seat in range(-1, seats):
            shown = t.view(seat)
            assert json.loads(json.dumps(shown)) == shown


# ---- everything a table needs


def test_whose_turn_it_is(backend: str) -> None:
    t = Town(backend, turn="nancy")
    shown = t.view(1)
    head = ("game", "seat", "seats", "over", "won", "round", "turn")
    assert [shown[k] for k in head] == ["lakeview", 1, 3, False, False, 1, "nancy"]
    assert shown["cycle"] == {
        "acted": ["nancy"],
        "double": False,
        "doubled": False,
        "paired": False,
    }


def test_a_card_says_what_it_makes_happen(backend: str) -> None:
    t = Town(backend, piles=[[9], [3, 14], [29]], meant=[0, 1, 0])
    first, second, third = t.view(-1)["piles"]
    assert first["top"] == {
        "card": "c9",
        "scary": [{"do": "step", "way": "n"}, {"do": "red", "n": 1}],
        "clue": "hydrant",
        "action": [],
        "move": 5,
        "diagonal": True,
        "building": "b9",
    }
    assert (first["count"], first["meant"], second["count"], second["meant"]) == (1, False, 2, True)
    assert second["top"]["action"] == [{"do": "token", "colour": "blue"}]
    assert third["top"]["action"] == [{"do": "new_hand"}]


def test_the_card_just_played_is_fresh(backend: str) -> None:
    t = Town(backend, hand=[1, 2, 3, 4], monster_in="b2").play(2, 1)
    assert [p["fresh"] for p in t.view(1)["piles"]] == [False, True, False]


def test_a_kid(backend: str) -> None:
    t = Town(
        backend,
        at={"nancy": (2, 2)},
        bikes={"nancy": "tangerine", "dustin": "freewheel"},
        items={"nancy": "rope basket_2"},
        symbols={"nancy": "eye eye flame"},
        quests={"nancy": "paper_round"},
        wheel={0: [1, 0, 1, 1]},
        papers=1 << 5,
        turn="nancy",
    )
    nancy, dustin = t.view(2)["kids"]
    assert (nancy["seat"], nancy["at"], nancy["districts"]) == (1, [2, 2], ["a1"])
    assert nancy["sheltered"] and not dustin["sheltered"]
    assert [w["value"] for w in nancy["wheels"]] == [6, 3, 4, 5]
    assert [w["up"] for w in nancy["wheels"]] == [True, False, True, True]
    assert [w["diagonal"] for w in dustin["wheels"]] == [False, True, True, False]
    assert nancy["symbols"] == {"eye": 2, "flame": 1}
    assert sorted(i["item"] for i in nancy["items"]) == ["basket_2", "rope"]
    assert {i["sort"] for i in nancy["items"]} == {"basket", "rope"}
    assert nancy["quests"] == [
        {
            "quest": "paper_round",
            "reward": [{"do": "symbol", "symbol": "any"}],
            "left": ["b7", "b16"],
        }
    ]


def test_how_far_squares_are(backend: str) -> None:
    t = Town(backend, at={"nancy": (4, 2)}, bikes={"nancy": "danger_zone"}, turn="nancy")
    assert t.view(1)["movement"] is None
    t.do("spin/wheel=0")
    for seat in (-1, 1, 2):
        shown = t.view(seat)["movement"]
        assert (shown["left"], shown["diagonal"]) == (2, False)
        assert (shown["steps"]["x5y2"], shown["steps"]["x4y4"]) == (1, 2)
        assert set(shown["steps"]) >= {f"x{x}y{y}" for x, y in t.reach()}


def test_the_view_is_the_same_without_the_question(backend: str) -> None:
    t = Town(backend, turn="nancy").do("spin/wheel=1")
    assert view(t.state.observe(1, asked=False)) == view(t.state.observe(1))


def test_the_feds_and_where_they_drive(backend: str) -> None:
    red, blue = Town(backend, feds=[12, 0]).view(-1)["feds"]
    assert (red["at"], red["next"]) == ([0, 4], [[0, 0], [4, 0], [8, 0]])
    assert (blue["feds"], blue["at"]) == ("blue", [12, 12])


def test_objectives_stars_and_costs(backend: str) -> None:
    t = Town(backend, done=["d1"])
    d1, d2, d3, d4, d5 = t.view(1)["objectives"]
    assert d1["done"] and d2["active"] and d4["active"] and not d3["active"] and d5["final"]
    assert d2["cost"] == {"how": "same", "n": 2, "symbols": []}
    assert (d3["places"], d3["needs"]) == (["b12", "b13", "b19"], 3)
    assert [b["building"] for b in t.view(1)["buildings"] if "star" in b] == ["b1"]


def test_places_already_visited_have_no_star(backend: str) -> None:
    t = Town(backend, done=["d1", "d2"], visited=1 << 12, times=1, projector={12: 1})
    shown = t.view(1)
    assert (shown["objectives"][2]["visited"], shown["objectives"][2]["has"]) == (["b13"], 1)
    assert [b["building"] for b in shown["buildings"] if "star" in b] == ["b12", "b19"]
    assert shown["buildings"][12]["projector"] == 1
    assert shown["monster"]["projectors"] == 2
    assert shown["objectives"][4]["lit"] == ["b4"]


def test_what_the_monsters_bring(backend: str) -> None:
    jersey = Town(backend, monster="jersey_devil", curses={0: 2}).view(1)
    assert (jersey["monster"]["curses"], jersey["kids"][0]["curses"]) == (6, 2)
    assert jersey["objectives"][-1]["monster_in"] == "c2"
    mary = Town(backend, monster="bloody_mary", sheeted={0: 1}).view(1)["monster"]
    assert mary["reflections"] == 4
    assert mary["doubles"] == [
        {"district": "a2", "sheeted": True},
        {"district": "c2", "sheeted": False},
    ]
    snally = Town(backend, monster="snallygaster").view(1)
    assert (snally["monster"]["bystanders"], snally["monster"]["saved"]) == (12, 0)
    assert len([b for b in snally["buildings"] if "bystander" in b]) == 12


def test_an_encounter_in_progress(backend: str) -> None:
    t = Town(
        backend,
        at={"nancy": (5, 1)},
        tokens={3: 1},
        next_cards="bullies",
        bikes={"nancy": "danger_zone"},
        items={},
        turn="nancy",
    )
    t.do("spin/wheel=0").go(6, 1).do("stop", "meet")
    shown = t.view(2)["encounter"]
    assert shown == {
        "figure": "nancy",
        "cards": [
            {
                "encounter": "bullies",
                "options": [
                    [{"do": "move", "n": 5}],
                    [{"do": "red", "n": 2}, {"do": "symbol", "symbol": "eye"}],
                ],
            }
        ],
    }


@clause("LAKE-080")
def test_with_two_players_one_seat_plays_both_kids(backend: str) -> None:
    shown = Town(backend, seats=2).view(1)
    assert [p["figures"] for p in shown["players"]] == [["lost"], ["nancy", "dustin"]]


@clause("LAKE-136", "LAKE-141")
def test_a_lost_kid_is_hushed_until_found_unless_the_table_lets_it_talk(backend: str) -> None:
    def hushed(t: Town, relaxed: bool = False) -> list[bool]:
        seen = [t.state.observe(seat) for seat in range(-1, 3)]
        return [view(s, {"relaxed_talk": relaxed}).hushed for s in seen]

    assert hushed(Town(backend)) == [False, True, False, False]
    assert not any(hushed(Town(backend), relaxed=True))
    assert not any(hushed(Town(backend, found=(1, 5))))


def test_the_board(backend: str) -> None:
    board = Town(backend).view(-1)["board"]
    assert (board["side"], len(board["fences"]), len(board["buildings"])) == (13, 24, 20)
    assert board["buildings"][8] == {
        "building": "b9",
        "colour": "red",
        "symbol": "eye",
        "district": "b2",
        "squares": [[4, 5], [5, 5]],
    }
    assert board["landmarks"]["hydrant"] == [6, 6]
    assert board["treehouses"] == [[2, 2], [10, 2], [2, 10], [10, 10]]


def test_the_end_of_the_game(backend: str) -> None:
    t = Town(backend, hand=[32, 1, 2, 3], monster_in="b2")
    end = t.get("end")[0]
    t.grant(calamity=end - 1).play(32)
    shown = t.view(1)
    assert (shown["over"], shown["won"]) == (True, False)
    assert shown["calamity"] == {"n": end, "end": end}
    assert [p["result"] for p in shown["players"]] == [0, 0, 0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_tells_the_real_length_of_the_track(lang: str) -> None:
    speech = FluentTranslations("noctuary.games.lakeview", lang)
    for seats, end in LAST_SPACE.items():
        assert speech.format("option-calamity.base", seats=seats) == str(end)
        for more in (-2, 0, 3):
            game = load(GAME, "gen").new(seats=seats, options={"calamity": more})
            assert game.fields()["end"] == [end + more]
            assert str(end + more) in speech.format("option-calamity.real", n=end + more)
