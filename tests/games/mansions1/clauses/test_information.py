"""What is open and what is secret, on both sides."""

from __future__ import annotations

import re

import noctuary
from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.stories import STORIES, story
from noctuary.kernel import Hidden
from tests.games.mansions1.clauses.test_harm import struck
from tests.games.mansions1.clauses.test_monsters import DEAD, HIT, fight
from tests.games.mansions1.evening import Evening
from tests.support import clause


@clause("MAN1-076")
def test_sides_differ_in_the_secrets_alone(backend: str) -> None:
    e = struck(backend, seats=3, hand="rage", mythos="doubt_1")
    keeper, *others = (e.state.observe(seat).fields for seat in range(3))
    hidden = {k for k, v in others[0].items() if v != keeper[k] and k != "answers"}
    assert hidden == {"chosen", "mythos_hand", "trauma_hand", "mythos_down"}
    for name in ("mythos_deck", "trauma_deck"):
        assert isinstance(keeper[name], Hidden), "decks are secret from all"
    assert others[0]["chosen"][:3] == [None] * 3


@clause("MAN1-077", "MAN1-078")
def test_the_card_lies_open_before_the_skill_point_is_spent(backend: str) -> None:
    e = fight(backend, skill={"emmett": 1}).do(HIT)
    assert e.prompt == "skill"
    for seat in (-1, 0, 1):
        shown = e.view(seat)["combat"]
        assert (shown["sort"], shown["attribute"], shown["bonus"]) == ("blunt", "strength", 0)
        assert (shown["fail"], shown["strike"]) == ("nothing", "damage")
    e.do("spend")
    assert e.told("tested")[0]["spent"] == 1
    assert e.of("skill", "emmett") == 0


@clause("MAN1-079")
def test_the_same_for_the_attack_of_a_monster(backend: str) -> None:
    e = fight(backend, skill={"emmett": 1}).to_keeper("strike")
    e.do(f"strike/monster={DEAD}/person=emmett")
    assert (e.prompt, e.state.seat) == ("skill", 1)
    assert e.view(1)["combat"]["strike_attribute"] == "strength"


@clause("MAN1-082")
def test_who_deals_damage_shows_its_back(backend: str) -> None:
    e = fight(backend).to_keeper("strike")
    assert e.view(1)["monsters"][0]["back"] is None
    e.do(f"strike/monster={DEAD}/person=emmett", dice=[10])
    assert e.of("damage", "emmett") == 2
    assert e.view(1)["monsters"][0]["back"] == {"health": 4, "damage": 2}
    e = fight(backend, card=21).to_keeper("strike").do(f"strike/monster={DEAD}/person=emmett")
    assert e.told("special_attack")
    assert e.view(1)["monsters"][0]["back"]


@clause("MAN1-083")
def test_only_the_size_of_the_keepers_hand_is_open(backend: str) -> None:
    e = struck(backend, mythos="doubt_1 shame_1 ambush_1")
    assert e.view(1)["keeper"]["mythos"] == 3
    assert e.view(1)["drawer"] is None
    assert e.view(-1)["drawer"] is None
    assert len(e.view(0)["drawer"]["mythos"]) == 3


@clause("MAN1-084")
def test_played_cards_lie_open(backend: str) -> None:
    e = struck(backend, mythos="stumble_1").do("step/space=hall_2", "play_mythos/mythos=stumble_1")
    assert e.view(1)["discards"]["mythos"] == ["stumble"]


@clause("MAN1-085")
def test_a_facedown_card_is_read_by_two(backend: str) -> None:
    e = struck(backend, seats=3, mythos="doubt_1")
    e.do("step/space=hall_2", "play_mythos/mythos=doubt_1")
    for seat in (0, 1):
        assert [m["name"] for m in e.shown("emmett", seat)["mythos"]] == ["doubt"]
    assert e.shown("emmett", 2)["mythos"] is None
    assert e.shown("emmett", 2)["haunted"] == 1
    told = next(f for n, f in e.events if n == "mythos_laid")
    assert told["seat"] == 1


@clause("MAN1-086")
def test_the_keepers_guide_is_closed(backend: str) -> None:
    e = Evening(backend, answers="bab")
    mine, theirs = e.view(0), e.view(1)
    assert mine["drawer"]["objective"]["name"]["en"] == "The Hollow Bride"
    assert [c["answer"]["en"] for c in mine["drawer"]["choices"]] == [
        "The bride",
        "In the study",
        "The pack",
    ]
    assert all(room["cards"] is not None for room in mine["rooms"])
    assert theirs["objective"] is None
    assert all(room["cards"] is None and not room["entry"] for room in theirs["rooms"])
    assert "spread_the_fire" not in theirs["keeper"]["deeds"]


@clause("MAN1-087")
def test_what_was_read_aloud_can_be_read_again(backend: str) -> None:
    e = Evening(backend, at={"emmett": "dining_1"}).do("explore")
    told = e.told("clue_read")
    assert len(told) == 1
    assert "thirteenth room" in e.view(1)["clues"][0]["en"]
    e.do("end_turn").to_turn()
    assert "thirteenth room" in e.view(1)["clues"][0]["en"], "and later"


@clause("MAN1-088")
def test_an_explored_room_held_what_the_story_says(backend: str) -> None:
    e = Evening(backend, at={"emmett": "kitchen"})
    wanted = [c["name"] for c in e.view(0)["rooms"][e.story.room("kitchen")]["cards"]]
    e.do("explore")
    found = [t["name"] for t in e.shown("emmett")["things"]]
    assert set(wanted) - {"blank"} <= set(found)
    assert e.view(0)["rooms"][e.story.room("kitchen")]["cards"] == []


@clause("MAN1-089", "MAN1-090", "MAN1-091")
def test_everybody_may_talk_and_nobody_in_secret() -> None:
    assert GAME.muted_seats is None, "the table's talk is open to all seats"
    assert GAME.pins == ()


@clause("MAN1-094")
def test_flavour_speaks_to_the_investigators() -> None:
    for id in STORIES:
        words = story(id).words
        for text in (words["opening"], *(c["text"] for c in words["clues"])):
            assert re.search(r"\b(you|your)\b", text[0], re.IGNORECASE), text[0]
            assert re.search(r"\b(vous|votre|vos)\b", text[1], re.IGNORECASE), text[1]


@clause("MAN1-114")
def test_the_objective_is_hidden_until_it_is_revealed(backend: str) -> None:
    for answers, name in (("aaa", "The Thing Below"), ("baa", "The Hollow Bride")):
        e = Evening(backend, answers=answers, stage=3, time=3)
        assert e.view(1)["objective"] is None
        e.to_keeper().do("end_actions")
        assert e.view(1)["objective"]["name"]["en"] == name
        assert e.view(-1)["objective"]["name"]["en"] == name


def test_seats_may_be_named_otherwise() -> None:
    game = noctuary.load("mansions1", "frames")
    state = game.new(3, 1, {"keeper": 2})
    assert (state.seat, state.fields()["player"][:2]) == (2, [0, 1])
