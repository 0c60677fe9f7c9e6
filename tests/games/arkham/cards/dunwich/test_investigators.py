"""Investigators of The Dunwich Legacy and their signature cards."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def smite(backend: str) -> Scene:
    """Arrange a scene: Zoey in the Hallway has drawn Smite the Wicked with a Ghoul Minion."""
    s = Scene(backend, who="zoey_samaras", cards="smite_the_wicked")
    s.house()
    s.stand("attic")
    s.top("ancient_evils ghoul_minion", 4)
    s.drawn("smite_the_wicked")
    s.until("turn")
    return s


@card("02007")
@clause("AHC-035")
def test_smite_the_wicked_hurts_while_its_enemy_lives(backend: str) -> None:
    s = smite(backend)
    assert s.where("ancient_evils") == "discard 4"
    assert s.get("at", "smite_the_wicked") == s.row("ghoul_minion")
    assert s.get("at", "ghoul_minion") in (s.row("cellar"), s.row("parlor"))
    s.set("damage", "0", 8)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("draw")
    s.until("over")
    assert s.value("mental")[0] == 1
    assert s.value("physical")[0] == 1


@card("02007")
@clause("AHC-035")
def test_smite_the_wicked_is_done_when_its_enemy_falls(backend: str) -> None:
    s = smite(backend)
    s.enemy("ghoul_minion", at="attic", engaged=0, damage=1)
    s.do("fight ghoul_minion")
    s.until("turn")
    assert s.where("smite_the_wicked") == "discard 0"
    s.set("damage", "0", 8)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("draw")
    s.until("over")
    assert s.value("mental")[0] == 0


@card("02001")
def test_zoey_is_paid_for_enemies_and_smites_with_her_sign(backend: str) -> None:
    s = Scene(backend, who="zoey_samaras", tokens="elder_sign")
    s.enemy("ghoul_minion", engaged=-1, exhausted=1)
    s.do("engage ghoul_minion")
    s.do("use zoey_samaras 0")
    assert s.get("resources", "0") == 6
    s.do("fight ghoul_minion")
    s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"  # 2 damage


def izzie(backend: str) -> Scene:
    """Arrange a scene: Jenny in the Attic has drawn Searching for Izzie."""
    s = Scene(backend, who="jenny_barnes", cards="searching_for_izzie")
    s.house()
    s.stand("attic")
    s.drawn("searching_for_izzie")
    s.until("turn")
    return s


@card("02011")
@clause("AHC-036")
def test_izzie_not_found_hurts_at_the_end(backend: str) -> None:
    s = izzie(backend)
    assert s.get("at", "searching_for_izzie") in (s.row("cellar"), s.row("parlor"))
    s.set("damage", "0", 7)
    s.enemy("ghoul_minion", engaged=0)
    s.do("draw")
    s.until("over")
    assert s.value("mental")[0] == 1


@card("02011")
@clause("AHC-036")
def test_izzie_found_hurts_no_more(backend: str) -> None:
    s = izzie(backend)
    s.stand("cellar")
    s.attach("searching_for_izzie", "cellar")
    s.set("clues", "cellar", 2)
    s.lasting(Question.intellect, "0", 3)
    s.do("use searching_for_izzie 2")
    s.until("turn")
    assert s.where("searching_for_izzie") == "discard 0"
    assert "turn_ended 0" in s.log  # a draw and two actions
    assert s.get("clues", "0") == 0


@card("02003")
def test_jenny_collects_two_resources_and_counts_them(backend: str) -> None:
    s = Scene(backend, who="jenny_barnes", tokens="elder_sign")
    s.top("ancient_evils", 4)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 8 2 1" in s.log
    s.do("end_turn")
    s.until("turn")
    assert s.get("resources", "0") == 7


@card("02002")
@clause("AHC-416")
def test_rex_finds_one_more_clue_once_a_round_by_the_list(backend: str) -> None:
    for taboo, clues in ((True, 3), (False, 4)):
        s = Scene(backend, who="rex_murphy", taboo=taboo)
        s.set("clues", "study", 6)
        for _ in range(2):
            s.do("investigate")
            s.until("turn", f"use rex_murphy {0 if taboo else 1}")
        assert s.get("clues", "0") == clues


@card("02002")
def test_rex_may_fail_with_an_elder_sign_for_three_cards(backend: str) -> None:
    s = Scene(backend, who="rex_murphy", tokens="elder_sign")
    s.set("clues", "study", 2)
    s.hand("")
    s.do("investigate")
    s.until("reaction")
    s.do("use rex_murphy 2")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 3
    assert "settled 0 0 2 0" in s.log
    s.do("investigate")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log


@card("02001")
def test_zoey_smites_nobody_without_a_hit(backend: str) -> None:
    s = Scene(backend, who="zoey_samaras", tokens="elder_sign")
    s.enemy("ravenous_ghoul", engaged=0)
    s.lasting(Question.combat, "0", -3)
    s.do("fight ravenous_ghoul")
    s.until("turn")
    assert "settled 0 2 3 0" in s.log  # 4 and 1, less 3
    assert s.get("damage", "ravenous_ghoul") == 0
    s.bag("zero")
    s.lasting(Question.combat, "0", 3)
    s.do("fight ravenous_ghoul")
    s.until("turn")
    assert s.get("damage", "ravenous_ghoul") == 1  # no sign, no more than usual


def drifter(backend: str, cards: str = "") -> Scene:
    """Arrange a scene: Roland has his turn; Pete, next to him, has an exhausted Duke."""
    s = Scene(backend, seats=2, who="roland_banks ashcan_pete", cards1=f"duke {cards}")
    s.first(0)
    s.hand("emergency_cache emergency_cache#1 emergency_cache#2", 1)
    s.set("exhausted", "duke", 1)
    s.do("resource")
    return s


@card("02005")
def test_pete_readies_an_asset_in_anybodys_turn_once_a_round(backend: str) -> None:
    s = drifter(backend)
    assert s.asked == (1, "free")
    before = len(s.zone("hand", 1))
    s.do("use ashcan_pete 0")
    s.do(next(o for o in s.options if o.startswith("target emergency_cache")))
    assert s.get("exhausted", "duke") == 0
    assert len(s.zone("hand", 1)) == before - 1
    s.set("exhausted", "duke", 1)
    s.do("resource")
    assert s.asked == (0, "turn")  # the limit holds for the round
    s.do("end_turn")
    assert s.asked == (1, "turn") and not s.can("use ashcan_pete 0")
    s.set("exhausted", "duke", 0)
    s.top("obscuring_fog obscuring_fog#1", 4)
    s.do("end_turn")
    s.until("next_turn")
    s.set("exhausted", "duke", 1)
    s.first(0)
    assert s.can("use ashcan_pete 0")


@card("02005")
def test_pete_needs_a_card_to_discard_and_an_asset_of_his_own(backend: str) -> None:
    s = Scene(backend, seats=2, who="ashcan_pete roland_banks", cards="duke", cards1="machete")
    s.first(0)
    s.asset("machete", 1, exhausted=1)
    assert not s.can("use ashcan_pete 0")  # that one is not his
    s.set("exhausted", "duke", 1)
    assert s.can("use ashcan_pete 0")
    s.hand("")
    assert not s.can("use ashcan_pete 0")


@card("02005")
def test_the_elder_sign_readies_duke_and_nobody_else(backend: str) -> None:
    s = Scene(backend, who="ashcan_pete", cards="duke wracked_by_nightmares", tokens="elder_sign")
    s.hand("")
    s.set("exhausted", "duke", 1)
    s.threat("wracked_by_nightmares")
    s.do("investigate")
    s.until("turn")
    assert s.get("exhausted", "duke") == 1  # he cannot ready


@card("02015")
def test_nightmares_exhaust_every_asset_of_their_bearer(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="roland_banks ashcan_pete",
        cards="machete",
        cards1="duke knife shortcut wracked_by_nightmares",
    )
    s.first(1)
    s.asset("machete")
    s.asset("knife", 1)
    s.attach("shortcut", s.get("at", "1"), 1, exhausted=1)
    s.top("wracked_by_nightmares", 1)
    s.do("draw")
    assert [s.get("exhausted", c) for c in ("duke", "knife", "machete")] == [1, 1, 0]
    assert s.get("at", "wracked_by_nightmares") == 1
    s.set("exhausted", "machete", 1)
    s.top("obscuring_fog obscuring_fog#1", 4)
    s.do("end_turn")
    s.until("next_turn")
    exhausted = [s.get("exhausted", c) for c in ("duke", "knife", "machete", "shortcut")]
    assert exhausted == [1, 1, 0, 0]  # an event readies
    s.first(1)
    s.do("use wracked_by_nightmares 1")
    assert s.where("wracked_by_nightmares") == "discard 1"
    assert s.get("actions", "1") == 1


@card("02010")
def test_the_twins_have_no_more_shots_than_were_paid_for(backend: str) -> None:
    s = Scene(backend, who="jenny_barnes", cards="jennys_twin_45s")
    s.hand("jennys_twin_45s")
    s.do("play jennys_twin_45s")
    s.do("pay 1")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use jennys_twin_45s 0")
    s.until("turn")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.get("uses", "jennys_twin_45s") == 0 and s.where("jennys_twin_45s") == "play"
    assert not s.can("use jennys_twin_45s 0")


@card("02014")
def test_duke_bites_whoever_is_here_and_sniffs_where_he_stands(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks ashcan_pete", cards1="duke")
    s.first(1)
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use duke 0")  # engaged with somebody else
    s.until("turn")
    assert s.get("damage", "ravenous_ghoul") == 2
    s.set("exhausted", "duke", 0)
    s.set("clues", "study", 2)
    s.do("use duke 1")
    assert s.can("pass")  # he need not move
    s.do("pass")
    s.until("turn")
    assert "settled 1 4 2 1" in s.log
    assert s.get("clues", "1") == 1 and s.get("exhausted", "duke") == 1


@card("02011")
def test_izzie_is_sought_only_where_she_was_seen(backend: str) -> None:
    s = izzie(backend)
    s.attach("searching_for_izzie", "cellar")
    s.stand("attic")
    assert not s.can("use searching_for_izzie 2")
    s.stand("cellar")
    s.bag("auto_fail")
    s.do("use searching_for_izzie 2")
    s.until("turn")
    assert s.where("searching_for_izzie") == "play"


@card("02002")
def test_rex_needs_two_more_than_enough_and_a_clue(backend: str) -> None:
    s = Scene(backend, who="rex_murphy", tokens="minus_1")
    s.set("clues", "study", 3)
    s.do("investigate")  # by 1
    assert s.asked == (0, "turn") and s.get("clues", "0") == 1
    s.bag("zero")
    s.set("clues", "study", 0)
    s.do("investigate")  # by 2, but there is nothing to find
    assert s.asked == (0, "turn") and s.get("clues", "0") == 1


def spiders_come(backend: str) -> Scene:
    """Engage a Swarm of Spiders with two swarm cards with Zoey."""
    s = Scene(backend, who="zoey_samaras", cards="drawn_to_the_flame", extra="swarm_of_spiders")
    s.hand("drawn_to_the_flame")
    s.top("swarm_of_spiders", 4)
    s.do("play drawn_to_the_flame")
    return s


@card("02001")
@clause("AHC-370")
def test_zoey_is_paid_for_each_enemy_of_a_swarm(backend: str) -> None:
    s = spiders_come(backend)
    n = s.get("resources", "0")
    for k in range(3):
        assert s.asked == (0, "reaction")
        s.do("use zoey_samaras 0")
        assert s.get("resources", "0") == n + 1 + k
    assert s.asked == (0, "turn")


@clause("AHC-369")
def test_a_swarm_engages_and_moves_as_one_and_attacks_as_three(backend: str) -> None:
    s = spiders_come(backend)
    s.until("turn")
    assert s.log.count("engaged swarm_of_spiders 0") == 1
    s.location("hallway")
    s.lasting(Question.connected, "study")
    s.do("move_to hallway")
    s.until("turn", "assign zoey_samaras")
    assert s.log.count("attacked swarm_of_spiders 0") == 3  # of opportunity
    assert s.get("at", "swarm_of_spiders") == s.row("hallway")
    assert s.get("engaged", "swarm_of_spiders") == 0
    assert len(s.zone("beneath", 4)) == 2
    assert s.log.count("engaged swarm_of_spiders 0") == 1
