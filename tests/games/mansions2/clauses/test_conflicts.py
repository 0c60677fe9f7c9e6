"""What the group decides: outcomes, orders, and disagreements."""

from __future__ import annotations

import pytest

from tests.games.mansions2.dusk import PARTY, last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, insane, pull
from tests.support import clause

VOTE = {"group": "vote"}
GARDEN = {"start": {"tiles": ["01A", "13A", "10A", "09A", "11B"]}}
"""The house and a garden with a pond, 11B.c."""
LEAST = "[{clue: 1, to: least_clues}]"

# ---- outcomes


@clause("MAN2-010")
@pytest.mark.parametrize("way", ["01A.a", "01A.d"])
def test_the_group_chooses_between_equally_short_ways(backend: str, way: str) -> None:
    """By a passage and by the landing it is as far."""
    h = last_turn(
        backend, at=dict.fromkeys(PARTY.split(), "09A.a"), passages="01A.a 09A.a",
        monsters=[("cultist", "01A.b")],
    )  # fmt: skip
    nightfall(h)
    assert h.asked[1] == "march"
    assert h.spoken() == ["pick_space/space=01A.a", "pick_space/space=01A.d"]
    h.do(f"pick_space/space={way}")
    assert h.told("monster_moved")[0] == f"monster_moved 0 cultist {way}"


@clause("MAN2-010")
def test_nobody_is_asked_where_there_is_one_outcome(backend: str) -> None:
    h = last_turn(
        backend, at=dict.fromkeys(PARTY.split(), "09A.a"), monsters=[("cultist", "01A.b")],
        options=VOTE,
    )  # fmt: skip
    nightfall(h)
    assert h.told("monster_moved")[0] == "monster_moved 0 cultist 01A.d"
    assert monster_at(h, 0) == "09A.a" and h.told("voted") == []


@clause("MAN2-010")
@pytest.mark.parametrize("whom", ["bastien", "odile"])
def test_whose_turn_it_is_speaks_for_the_group(backend: str, whom: str) -> None:
    h = pull(beside(backend, LEAST, party=PARTY, clues={"agatha": 2}))
    assert h.asked == (1, "tied")
    assert h.offered() == ["pick/investigator=bastien", "pick/investigator=odile"]
    h.do(f"pick/investigator={whom}")
    assert h.told("clues_gained") == [f"clues_gained {whom} 1"]


@clause("MAN2-010")
@pytest.mark.parametrize("group", ["leader", "vote"])
def test_one_who_leads_alone_is_not_voted_on(backend: str, group: str) -> None:
    clues = {"agatha": 2, "bastien": 1}
    h = pull(beside(backend, LEAST, party=PARTY, clues=clues, options={"group": group}))
    assert h.asked == (1, "turn") and h.told("clues_gained") == ["clues_gained odile 1"]


@clause("MAN2-010")
@pytest.mark.parametrize("group", ["leader", "vote"])
def test_a_single_closest_monster_is_not_voted_on(backend: str, group: str) -> None:
    monsters = [("ghost", "01A.d"), ("mob", "01A.a")]
    h = beside(
        backend, "[{hurt: 1, to: closest_monster}]", party=PARTY, monsters=monsters,
        options={"group": group}, at={"bastien": "01A.a"}, m_acted={0: 1, 1: 1},
    )  # fmt: skip
    pull(h, dice="ssssss")
    assert h.told("voted") == [] and h.told("monster_hurt") == ["monster_hurt 1 mob 1"]


@clause("MAN2-010")
@pytest.mark.parametrize("group", ["leader", "vote"])
def test_fire_with_one_way_to_go_is_not_voted_on(backend: str, group: str) -> None:
    at = dict.fromkeys(PARTY.split(), "01A.a")
    h = last_turn(backend, fire="13A.a", options={"group": group}, at=at)
    nightfall(h)
    assert h.told("fire_spread") == ["fire_spread 13A.b"]
    assert h.get("round") == 2


# ---- disagreement


@clause("MAN2-012")
@pytest.mark.parametrize(
    ("drawn", "voter", "whom"),
    [(0, "agatha", "odile"), (1, "bastien", "bastien"), (2, "odile", "odile")],
)
def test_without_agreement_one_at_random_decides(
    backend: str, drawn: int, voter: str, whom: str
) -> None:
    h = pull(beside(backend, LEAST, party=PARTY, clues={"agatha": 2}, options=VOTE))
    assert h.state.decision.simultaneous_seats == (0, 1, 2)
    for vote in ("odile", "bastien", "odile"):
        h.do(f"pick/investigator={vote}", chance=[drawn])
    assert h.told("voted") == [f"voted {voter}"]
    assert h.told("clues_gained") == [f"clues_gained {whom} 1"]


@clause("MAN2-012")
def test_what_all_agree_on_is_done(backend: str) -> None:
    h = pull(beside(backend, LEAST, party=PARTY, clues={"agatha": 2}, options=VOTE))
    for _ in PARTY.split():
        h.do("pick/investigator=odile", chance=[1])
    assert h.told("voted") == [] and h.told("clues_gained") == ["clues_gained odile 1"]


@clause("MAN2-012")
@pytest.mark.parametrize(("drawn", "voter"), [(0, "bastien"), (1, "odile"), (2, "odile")])
def test_who_is_eliminated_neither_votes_nor_is_drawn(backend: str, drawn: int, voter: str) -> None:
    h = beside(backend, LEAST, party=PARTY, options=VOTE, out={0: 1}, at={})
    pull(h)
    assert h.state.decision.simultaneous_seats == (1, 2)
    assert h.offered() == ["pick/investigator=bastien", "pick/investigator=odile"]
    h.do("pick/investigator=bastien", "pick/investigator=odile", chance=[drawn])
    assert h.told("voted") == [f"voted {voter}"]
    assert h.told("clues_gained") == [f"clues_gained {voter} 1"]


# ---- orders


def bleeding(backend: str, held: str, damage: int) -> House:
    """Let Bastien, who bleeds and is Wounded, shoot at a monster beside him."""
    h = House(
        backend, turn="bastien", party=PARTY,
        at={"agatha": "13A.a", "bastien": "01A.b", "odile": "13A.a"}, held={"bastien": held},
        conditions={"bastien": "wounded"}, up={"bastien": "d_bleeding"},
        down={"bastien": (damage, 0)}, monsters=[("star_spawn", "01A.b")],
    )  # fmt: skip
    return h.do(f"attack/card={held}/monster=0/creature=star_spawn")


@clause("MAN2-011")
def test_effects_of_one_moment_come_in_the_order_one_likes(backend: str) -> None:
    """Ask which comes first: the pistol lets him move, the wound kills him."""
    h = bleeding(backend, "palm_pistol", 7)
    assert h.asked == (1, "due") and h.down("bastien") == 7
    assert h.spoken() == ["pick_card/card=palm_pistol", "pick_card/card=d_bleeding"]
    h.do("pick_card/card=palm_pistol")
    assert h.asked == (1, "stride")
    h.do("step/space=01A.d")
    assert h.told("moved") == ["moved bastien 01A.d"]
    assert h.told("eliminated") == ["eliminated bastien"]
    assert h.log.index("moved bastien 01A.d") < h.log.index("applied bastien d_bleeding")


@clause("MAN2-011")
def test_in_the_other_order_the_second_effect_may_come_too_late(backend: str) -> None:
    h = bleeding(backend, "palm_pistol", 7).do("pick_card/card=d_bleeding")
    assert h.told("eliminated") == ["eliminated bastien"]
    assert h.told("moved") == [] and "applied bastien palm_pistol" not in h.log
    h = bleeding(backend, "palm_pistol", 3).do("pick_card/card=d_bleeding")
    assert h.down("bastien") == 4 and h.asked == (1, "stride"), "then the other one"


@clause("MAN2-011")
def test_nobody_is_asked_for_the_order_of_one_effect(backend: str) -> None:
    h = bleeding(backend, "revolver", 2)
    assert h.asked == (1, "turn") and h.down("bastien") == 3


@clause("MAN2-011")
def test_nor_where_cards_only_go(backend: str) -> None:
    """Dazed and Stunned both go at the end of the turn, whichever first."""
    h = House(backend, turn="bastien", party=PARTY, conditions={"bastien": "dazed stunned"})
    h = insane(h, "bastien", "i_walker").grant(at={"bastien": "13A.a"})
    h.do("end_turn")
    assert h.asked[1] == "next" and h.conditions("bastien") == ["insane"]
    assert h.down("bastien", "horror") == 1


def drowned(backend: str, group: str) -> House:
    """End the round; Agatha and Odile dread the water they stand in, Bastien does not."""
    h = last_turn(
        backend, parts=GARDEN, at=dict.fromkeys(PARTY.split(), "11B.c"),
        up={"agatha": "h_depths", "odile": "h_depths"}, options={"group": group},
        conditions={"bastien": "soaked"},
    )  # fmt: skip
    return nightfall(h)


@clause("MAN2-011")
@pytest.mark.parametrize(("first", "second"), [("agatha", "odile"), ("odile", "agatha")])
def test_the_group_orders_what_befalls_several(backend: str, first: str, second: str) -> None:
    h = drowned(backend, "leader")
    assert h.asked == (0, "closing")
    assert h.offered() == ["pick/investigator=agatha", "pick/investigator=odile"]
    h.do(f"pick/investigator={first}")
    assert h.told("suffered_down") == [
        f"suffered_down {first} horror 1", f"suffered_down {second} horror 1",
    ]  # fmt: skip
    assert h.get("round") == 2 and h.asked[1] == "next"


@clause("MAN2-011", "MAN2-012")
def test_the_order_is_voted_on_like_anything_else(backend: str) -> None:
    h = drowned(backend, "vote")
    assert h.state.decision.simultaneous_seats == (0, 1, 2)
    for vote in ("agatha", "agatha", "odile"):
        h.do(f"pick/investigator={vote}", chance=[2])
    assert h.told("voted") == ["voted odile"]
    assert [line.split()[1] for line in h.told("suffered_down")] == ["odile", "agatha"]


@clause("MAN2-011")
@pytest.mark.parametrize("first", ["rita", "sickle"])
def test_an_investigators_own_ability_is_ordered_too(backend: str, first: str) -> None:
    """Having evaded, Rita moves on, and the sickle cuts."""
    h = beside(
        backend,
        "[]",
        party="agatha rita",
        who="rita",
        held={"rita": "sickle"},
        monsters=[("mob", "01A.a")],
    )
    pull(h, dice="sssss")
    assert h.asked == (1, "due")
    assert h.spoken() == ["pick_card/card=rita", "pick_card/card=sickle"]
    h.do(f"pick_card/card={first}")
    hurt = "monster_hurt 0 mob 1"
    assert h.asked == (1, "stride") and (hurt in h.log) == (first == "sickle")
    h.do("step/space=01A.b")
    assert h.told("moved") == ["moved rita 01A.b"] and h.told("monster_hurt") == [hurt]


def ablaze(backend: str, who: str) -> House:
    """Set a sixth space on fire, which somebody Insane waits for; Bastien dreads the water."""
    h = last_turn(
        backend,
        parts=GARDEN,
        at={"agatha": "01A.a", "bastien": "11B.c", "odile": "01A.a"},
        up={"bastien": "h_depths"},
        fire="09A.a 09A.b 09A.c 10A.a 13A.a",
    )
    return nightfall(insane(h, who, "i_pyre")).do("pick_space/space=13A.b")


@clause("MAN2-011")
@pytest.mark.parametrize("first", ["insane", "h_depths"])
def test_a_secret_is_ordered_by_its_owner_and_not_named(backend: str, first: str) -> None:
    """With six spaces on fire the night ends for whoever waits for that; or he suffers first."""
    h = ablaze(backend, "bastien")
    assert h.asked == (1, "due")
    assert h.spoken() == ["pick_card/card=insane", "pick_card/card=h_depths"]
    h.do(f"pick_card/card={first}")
    assert h.state.over and h.get("result")[:3] == [0, 1000, 0]
    assert bool(h.told("suffered_down")) == (first == "h_depths")


@clause("MAN2-011")
def test_the_group_is_not_asked_about_a_secret(backend: str) -> None:
    """What is behind Agatha's card is nobody else's business, and she comes first anyway."""
    h = ablaze(backend, "agatha")
    assert h.state.over and h.get("result")[:3] == [1000, 0, 0]
    assert h.told("suffered_down") == []
