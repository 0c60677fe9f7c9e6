"""What the rogue cards do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("01044")
@pytest.mark.parametrize(("token", "damage"), [("minus_1", 1), ("zero", 2)])
def test_the_switchblade_cuts_deeper_by_two(backend: str, token: str, damage: int) -> None:
    s = Scene(backend, cards="switchblade", tokens=token)
    s.hand("switchblade")
    s.do("play switchblade")
    assert s.get("actions", "0") == 3  # Fast
    s.enemy("ghoul_minion", engaged=0)
    s.do("use switchblade 0")
    assert s.log.count(f"dealt ghoul_minion {damage} 0") == 1


@card("01045")
def test_burglary_takes_money_and_leaves_the_clues(backend: str) -> None:
    s = Scene(backend, cards="burglary")
    s.asset("burglary")
    s.do("use burglary 0")
    assert s.get("resources", "0") == 8
    assert (s.get("clues", "0"), s.get("clues", "study")) == (0, 2)
    assert not s.can("use burglary 0")  # exhausted


@card("01046")
def test_pickpocketing_draws_a_card_after_an_evasion(backend: str) -> None:
    s = Scene(backend, cards="pickpocketing")
    s.asset("pickpocketing")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("evade ghoul_minion")
    s.do("use pickpocketing 0")
    assert len(s.zone("hand", 0)) == 1
    s.do("evade ghoul_minion#1")
    assert s.asked == (0, "turn")  # exhausted


@card("01047")
@pytest.mark.parametrize(("token", "damage"), [("minus_3", 1), ("minus_2", 2)])
def test_the_derringer_hits_harder_by_two(backend: str, token: str, damage: int) -> None:
    s = Scene(backend, cards="n41_derringer", tokens=token)
    s.asset("n41_derringer")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use n41_derringer 1")
    assert s.log.count(f"dealt ghoul_minion {damage} 0") == 1
    assert s.get("uses", "n41_derringer") == 2


@card("01048", "01054")
@pytest.mark.parametrize("leo", ["leo_de_luca", "leo_de_luca_1"])
def test_leo_gives_a_fourth_action(backend: str, leo: str) -> None:
    s = Scene(backend, cards=leo)
    s.hand(leo)
    s.arrange(resources={0: 6})
    s.do(f"play {leo}")
    s.do("resource")
    s.do("resource")
    assert "turn_ended 0" not in s.log
    s.do("resource")
    assert "turn_ended 0" in s.log


@card("01049")
def test_hard_knocks_strengthen_combat_and_agility(backend: str) -> None:
    s = Scene(backend, cards="hard_knocks")
    s.asset("hard_knocks")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("fight ravenous_ghoul")
    s.do("use hard_knocks 0")
    s.until("turn")
    assert "settled 0 5 3 1" in s.log
    s.do("evade ravenous_ghoul")
    assert s.options == ["pass", "use hard_knocks 1"]
    s.do("use hard_knocks 1")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log


@card("01050")
def test_elusive_leads_to_a_revealed_place_without_enemies(backend: str) -> None:
    s = Scene(backend, cards="elusive")
    s.house()
    s.stand("attic")
    s.hand("elusive")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("icy_ghoul", at="hallway", exhausted=1)
    s.do("play elusive")  # the Parlor is not revealed, the Hallway has an enemy
    assert s.get("at", "0") == s.row("cellar")
    assert (s.get("engaged", "ghoul_minion"), s.get("exhausted", "ghoul_minion")) == (-1, 0)


@card("01050", "01055")
@clause("AHB-070", "AHB-270")
@pytest.mark.parametrize(
    ("exhausted", "others", "engaged"),
    [
        (1, False, -1),
        (0, False, 1),  # it engages again at once
        (0, True, 0),  # or somebody else
    ],
)
@pytest.mark.parametrize("way", ["play elusive", "use cat_burglar 0"])
def test_without_a_way_out_one_may_still_slip_away_from_enemies(
    backend: str, way: str, exhausted: int, others: bool, engaged: int
) -> None:
    s = Scene(backend, seats=2, cards1="elusive cat_burglar")
    s.first(1)
    s.hand("elusive", 1)
    s.asset("cat_burglar", 1)
    s.location("attic")  # connected with nothing here
    s.stand("attic", 1)
    s.stand("attic" if others else "study", 0)
    s.enemy("swarm_of_rats", at="study", exhausted=1)
    assert not s.can(way)  # nothing would change
    s.enemy("ghoul_minion", engaged=1, exhausted=exhausted)
    s.do(way)
    if others:
        s.do("name 0")
    assert s.get("at", "1") == s.row("attic")
    assert s.get("engaged", "ghoul_minion") == engaged


@card("01050")
def test_elusive_by_the_taboo_list_leads_next_door(backend: str) -> None:
    s = Scene(backend, cards="elusive", taboo=True)
    s.house()
    s.stand("attic")
    s.hand("elusive")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play elusive")  # the Cellar is free, but two moves away
    assert s.get("at", "0") == s.row("hallway")


@card("01050")
def test_elusive_by_the_taboo_list_needs_no_revealed_place(backend: str) -> None:
    s = Scene(backend, cards="elusive", taboo=True)
    s.house()
    s.hand("elusive")
    s.location("attic", revealed=0)
    s.do("play elusive")
    assert s.options == ["target attic", "target cellar"]


@card("01051")
def test_backstab_uses_agility_against_the_fight_value(backend: str) -> None:
    s = Scene(backend, cards="backstab")
    s.hand("backstab")
    s.enemy("swarm_of_rats", engaged=0)  # fight 1, evade 3
    assert "tested 0 agility 1 fight" in s.do("play backstab")
    assert "dealt swarm_of_rats 3 0" in s.log


@card("01052")
def test_a_sneak_attack_needs_an_exhausted_enemy(backend: str) -> None:
    s = Scene(backend, cards="sneak_attack")
    s.hand("sneak_attack")
    s.enemy("ravenous_ghoul", engaged=0)
    assert not s.can("play sneak_attack")
    s.set("exhausted", "ravenous_ghoul", 1)
    s.do("play sneak_attack")
    assert s.get("damage", "ravenous_ghoul") == 2


@card("01053")
@pytest.mark.parametrize(("token", "place"), [("plus_1", "hand 0"), ("zero", "discard 0")])
def test_an_opportunist_comes_back_after_success_by_three(
    backend: str, token: str, place: str
) -> None:
    s = Scene(backend, cards="opportunist", tokens=token)
    s.hand("opportunist")
    s.do("investigate")
    s.do("commit opportunist")
    assert s.where("opportunist") == place


@card("01053")
def test_an_opportunist_helps_nobody_else(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker skids_otoole", cards1="opportunist")
    s.first(0)
    s.hand("")
    s.hand("opportunist", 1)
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert "settled 0 5 2 1" in s.log


@card("01055")
def test_the_cat_burglar_slips_away_unharmed(backend: str) -> None:
    s = Scene(backend, cards="cat_burglar")
    s.house()
    s.asset("cat_burglar")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=0, exhausted=1)
    s.do("use cat_burglar 0")
    s.do("move_to attic")
    assert s.get("at", "0") == s.row("attic")
    assert s.get("at", "ghoul_minion") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == s.get("engaged", "ghoul_minion#1") == -1
    assert "attacked ghoul_minion 0" not in s.log
    assert s.get("exhausted", "cat_burglar") == 1


@card("01055")
def test_the_cat_burglar_adds_to_agility(backend: str) -> None:
    s = Scene(backend, cards="cat_burglar")
    s.asset("cat_burglar")
    s.enemy("ravenous_ghoul", engaged=0)
    assert "settled 0 3 3 1" in s.do("evade ravenous_ghoul")


@card("01056")
@pytest.mark.parametrize(("token", "value"), [("minus_2", 5), ("cultist", 4)])
def test_a_sure_gamble_turns_the_token_round(backend: str, token: str, value: int) -> None:
    s = Scene(backend, cards="sure_gamble", tokens=token)
    s.hand("sure_gamble")
    s.do("investigate")
    s.do("play sure_gamble")
    assert f"settled 0 {value} 2 1" in s.log


@card("01056")
def test_a_sure_gamble_is_not_offered_for_a_zero(backend: str) -> None:
    s = Scene(backend, cards="sure_gamble")
    s.hand("sure_gamble")
    s.do("investigate")
    assert s.asked == (0, "turn")


@card("01057")
def test_a_hot_streak_pays_ten(backend: str) -> None:
    s = Scene(backend, cards="hot_streak")
    s.hand("hot_streak")
    s.do("play hot_streak")
    assert s.get("resources", "0") == 12
