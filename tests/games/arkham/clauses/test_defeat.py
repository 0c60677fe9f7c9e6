"""Defeat, resigning, elimination, trauma."""

from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.components import Out
from tests.games.arkham.scene import Scene
from tests.support import clause


def at_the_door(backend: str, seats: int = 2, **more: str) -> Scene:
    """Arrange a scene: seats in the revealed Parlor, where one may resign; seat 0 has the turn."""
    s = Scene(backend, seats=seats, **more)
    s.house()
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    if seats > 1:
        s.first(0)
    return s


@clause("AHB-248", "AHB-249")
def test_resigning_is_no_defeat(backend: str) -> None:
    s = at_the_door(backend)
    s.do("use parlor 0")
    assert s.get("out", "0") == Out.RESIGNED
    assert "resigned 0" in s.log
    assert (s.get("physical", "0"), s.get("mental", "0")) == (0, 0)


@clause("AHB-248", "AHB-249")
def test_defeat_by_damage_or_by_horror_gives_that_trauma(backend: str) -> None:
    for damage, horror, told in ((8, 0, "fell 0 1 0"), (0, 4, "fell 0 0 1")):
        s = Scene(backend, seats=2)
        s.first(0)
        s.set("damage", "0", damage)
        s.set("horror", "0", horror)
        s.enemy("ghoul_minion", engaged=0)
        s.do("resource")
        assert told in s.log
        assert s.get("out", "0") == Out.DEFEATED


@clause("AHB-249")
def test_who_reaches_both_limits_at_once_chooses(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.set("damage", "0", 8)
    s.set("horror", "0", 4)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    assert s.asked == (0, "trauma")
    assert s.options == ["choose mental", "choose physical"]
    s.do("choose mental")
    assert (s.get("physical", "0"), s.get("mental", "0")) == (0, 1)


@clause("AHB-250")
def test_defeat_by_an_effect_gives_only_what_it_says(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.house()
    s.stage(act="what_have_you_done", agenda="theyre_getting_out")
    s.set("doom", "theyre_getting_out", 9)
    s.first(0)
    s.until("over")
    assert "fell 0 1 0" in s.log
    assert "fell 1 1 0" in s.log
    assert [s.get("mental", p) for p in "01"] == [0, 0]
    assert "ended 0" in s.log


@clause("AHB-251")
def test_what_an_eliminated_investigator_leaves_behind(backend: str) -> None:
    s = at_the_door(backend, cards="cover_up machete knife guts", who="roland_banks daisy_walker")
    s.asset("machete")
    s.hand("knife")
    s.discards("guts")
    s.threat("cover_up", clues=2)
    s.threat("dissonant_voices")
    s.enemy("ghoul_minion", engaged=0, exhausted=1, damage=1)
    s.set("clues", "0", 3)
    s.do("use parlor 0")
    assert s.get("mental", "0") == 1  # Cover Up, before everything else
    assert s.where("cover_up") == "removed"
    assert s.log.index("trauma 0 0 1") < s.log.index("removed cover_up")
    assert s.log.index("removed cover_up") < s.log.index("removed machete")
    assert s.where("machete") == s.where("knife") == s.where("guts") == "removed"
    assert s.zone("deck", 0) == s.zone("hand", 0) == s.zone("discard", 0) == []
    assert (s.get("clues", "0"), s.get("clues", "parlor")) == (0, 3)
    assert s.get("resources", "0") == 0
    assert s.where("dissonant_voices") == "discard 4"
    assert s.where("ghoul_minion") == "play"
    assert s.get("at", "ghoul_minion") == s.row("parlor")
    assert s.get("engaged", "ghoul_minion") == -1
    assert (s.get("exhausted", "ghoul_minion"), s.get("damage", "ghoul_minion")) == (1, 1)
    assert s.value("lead") == 1
    s.until("turn")
    assert s.asked == (1, "turn")
    s.do("use parlor 0")
    assert s.asked == (-1, "over")
    assert "ended 0" in s.log


@clause("AHB-251", "AHC-010", "AHC-223")
def test_the_second_of_three_leaves_and_the_others_keep_theirs(backend: str) -> None:
    s = Scene(
        backend,
        seats=3,
        cards="cover_up machete",
        cards1="haunted machete knife dynamite_blast",
        cards2="machete guts",
        extra="whispers_in_your_head",
    )
    s.house()
    s.set("revealed", "parlor", 1)
    s.stand("parlor", 1)
    s.first(1)
    for p, n in ((0, "machete"), (1, "machete#1"), (2, "machete#2")):
        s.asset(n, p)
        s.lasting(Question.combat, str(p), 1)
    s.threat("cover_up", 0, clues=2)
    s.threat("haunted", 1)
    s.threat("dissonant_voices", 2)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=1)
    s.arrange(clues={0: 1, 1: 2, 2: 3, s.row("parlor"): 1}, secrets=1)
    s.arrange(hand={1: [s.row("knife"), s.row("whispers_in_your_head"), s.row("dynamite_blast")]})
    resources = s.value("resources")[:3]
    s.do("use parlor 0")
    gone = ("machete#1", "knife", "dynamite_blast", "haunted")
    assert [s.where(c) for c in gone] == ["removed"] * 4
    assert s.where("whispers_in_your_head") == "discard 4"
    assert s.value("secrets") == 0
    kept = ("machete", "machete#2", "cover_up", "dissonant_voices", "ghoul_minion")
    assert [s.where(c) for c in kept] == ["play"] * 5
    assert (s.get("engaged", "ghoul_minion"), s.get("engaged", "swarm_of_rats")) == (0, -1)
    assert s.get("at", "swarm_of_rats") == s.row("parlor")
    assert [s.get("clues", c) for c in ("0", "1", "2", "parlor")] == [1, 0, 3, 3]
    assert s.value("resources")[:3] == [resources[0], 0, resources[2]]
    assert [s.value("lasting_who")[i] for i in range(s.value("lasting"))] == [0, 2]
    assert s.zone("deck", 1) == s.zone("hand", 1) == s.zone("discard", 1) == []
    assert len(s.zone("deck", 2)) + len(s.zone("hand", 2)) == 13
    assert s.value("lead") == 0  # who is still there leads on
    assert s.get("physical", "1") + s.get("mental", "1") == 0


@clause("AHB-251", "AHB-333")
def test_the_scenario_goes_on_while_somebody_is_left(backend: str) -> None:
    s = at_the_door(backend, seats=3)
    s.stand("parlor", 1)
    s.do("use parlor 0")
    s.do("name 2")
    s.do("name 1")
    s.do("use parlor 0")
    assert s.value("lead") == 2
    assert s.asked == (2, "turn")
    s.stand("parlor", 2)
    s.do("use parlor 0")
    assert s.asked == (-1, "over")


@clause("AHB-251")
def test_the_others_choose_a_new_lead(backend: str) -> None:
    s = at_the_door(backend, seats=3)
    s.do("use parlor 0")
    assert s.asked == (1, "lead")
    assert s.options == ["name 1", "name 2"]
    s.do("name 2")
    assert s.value("lead") == 2


@clause("AHB-252")
def test_a_lent_card_stays_until_it_leaves_play(backend: str) -> None:
    s = at_the_door(backend, cards="beat_cop")
    s.asset("beat_cop", 1)  # seat 1 controls a card of seat 0
    s.enemy("ghoul_minion", at="parlor", exhausted=1)
    s.do("use parlor 0")
    assert s.where("beat_cop") == "play"
    s.until("turn")
    s.do("use beat_cop 0")
    assert s.where("beat_cop") == "removed"


@clause("AHB-253")
def test_a_freed_ready_enemy_engages_somebody_else_there(backend: str) -> None:
    s = at_the_door(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0, exhausted=1)
    s.do("use parlor 0")
    assert s.get("engaged", "ghoul_minion") == 1
    assert s.get("engaged", "swarm_of_rats") == -1


@clause("AHB-254")
def test_the_eliminated_still_count(backend: str) -> None:
    s = Scene(backend, seats=4)
    s.set("out", "2", Out.RESIGNED)
    s.set("out", "3", Out.RESIGNED)
    s.set("clues", "0", 7)
    s.first(0)
    assert not s.can("advance_act")
    s.set("clues", "1", 1)
    assert s.can("advance_act")  # 2 clues for each of the four who began
    s.do("end_turn")
    s.until("turn")
    s.do("end_turn")
    s.until("turn")
    assert s.value("round") == 2
    assert not any(line.startswith(("turn_began 2", "drew_encounter 2")) for line in s.log)


@clause("AHB-255")
def test_trauma_is_there_from_the_start_and_can_be_healed(backend: str) -> None:
    roland = {"investigator": "01001", "cards": {"01019": 1, "01088": 12}, "trauma": [1, 2]}
    s = Scene(backend, investigators=[roland])
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 2)
    s.asset("first_aid")
    s.do("use first_aid 0")
    s.do("choose damage")
    assert s.get("damage", "0") == 0
