"""Guardian cards of The Circle Undone."""

from tests.games.arkham.cards.rifles import rifle
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("05230")
@clause("AHC-427")
def test_a_sighted_rifle_fights_those_upon_you_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="shotgun telescopic_sight", taboo=taboo)
        s.house()
        s.asset("shotgun")
        s.hand("telescopic_sight")
        s.enemy("ghoul_minion", engaged=0)
        s.do("play telescopic_sight")
        assert s.get("at", "telescopic_sight") == s.row("shotgun")
        assert s.can("use shotgun 0") is taboo


@card("05230")
def test_a_sighted_rifle_reaches_next_door_when_nobody_is_upon_you(backend: str) -> None:
    s = rifle(backend, "goat_spawn")
    s.attach("telescopic_sight", "springfield_m1903", 0)
    s.bag("auto_fail")
    s.do("use telescopic_sight 1")
    s.until("turn")
    assert "attacked goat_spawn 0" not in s.log
    assert s.get("uses", "springfield_m1903") == 2
    assert s.get("exhausted", "telescopic_sight") == 1
    s.set("exhausted", "telescopic_sight", 0)
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("use telescopic_sight 1")


@card("05313", "05314")
def test_without_the_mirror_its_melodies_leave_the_game_wherever_they_are(backend: str) -> None:
    s = Scene(backend, seats=2, cards="hallowed_mirror", cards1="hallowed_mirror rabbits_foot")
    s.first(1)
    s.hand("hallowed_mirror#1 rabbits_foot", 1)
    s.do("play hallowed_mirror#1")
    mine = [f"soothing_melody#{i}" for i in (3, 4, 5)]
    assert [s.where(m) for m in mine] == ["hand 1", "deck 1", "deck 1"]
    s.discards(mine[1], 1)
    s.do("play rabbits_foot")  # for one slot
    assert s.where("hallowed_mirror#1") == "discard 1"
    assert [s.where(m) for m in mine] == ["removed"] * 3
    assert s.where("soothing_melody") == "aside"  # another's


@card("05314")
def test_a_melody_takes_an_action_and_provokes(backend: str) -> None:
    s = Scene(backend, cards="hallowed_mirror beat_cop")
    s.asset("beat_cop", damage=1, horror=1)
    s.hand("soothing_melody")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play soothing_melody")
    while s.asked[1] == "assign":
        s.do("assign 0" if s.can("assign 0") else "assign roland_banks")
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("actions", "0") == 2
    s.do("target beat_cop")
    s.do("choose horror")
    s.do("target beat_cop")
    assert (s.get("damage", "beat_cop"), s.get("horror", "beat_cop")) == (0, 0)
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)
    assert len(s.zone("hand", 0)) == 1  # and a card
    assert s.where("soothing_melody") == "discard 0"


@card("05314", "05001")
def test_two_horror_healed_by_one_melody_are_one_healing(backend: str) -> None:
    s = Scene(backend, who="carolyn_fern", cards="hallowed_mirror")
    s.hand("soothing_melody")
    s.set("horror", "0", 3)
    s.do("play soothing_melody")
    assert s.asked == (0, "reaction")
    s.do("use carolyn_fern 0")
    assert s.asked == (0, "turn")
    assert (s.get("horror", "0"), s.get("resources", "0")) == (1, 6)


@card("05230")
def test_the_sight_is_fast_and_hangs_on_two_handed_firearms_of_yours(backend: str) -> None:
    guns = "shotgun n45_automatic"
    s = Scene(backend, seats=2, cards=f"telescopic_sight {guns}", cards1="shotgun")
    s.first(0)
    s.asset("n45_automatic")
    s.asset("shotgun#1", 1)
    s.hand("telescopic_sight")
    assert not s.can("play telescopic_sight")
    s.asset("shotgun")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play telescopic_sight")
    assert s.get("at", "telescopic_sight") == s.row("shotgun")
    assert s.get("actions", "0") == 3 and "attacked ghoul_minion 0" not in s.log


@clause("AHC-218")
def test_three_melodies_are_set_aside_and_no_more(backend: str) -> None:
    for mirrors in ("hallowed_mirror", "hallowed_mirror hallowed_mirror"):
        s = Scene(backend, seats=2, cards1=mirrors)
        aside = [c for c in s.value("aside") if s.name(c).startswith("soothing_melody")]
        assert len(aside) == 3
        assert {s.get("owner", c) for c in aside} == {1}
