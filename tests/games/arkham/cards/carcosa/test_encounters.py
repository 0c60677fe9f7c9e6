"""Places, agendas and troubles of The Path to Carcosa as their errata want them."""

import pytest

from noctuary.games.arkham.registry import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

# ---- agendas


@card("03121", "03122", "03123")
@clause("AHC-045", "AHC-046", "AHC-047")
@pytest.mark.parametrize(
    "agenda", ["the_truth_is_hidden", "ransacking_the_manor", "secrets_better_left_hidden"]
)
def test_the_mythos_phase_puts_no_doom_on_these_agendas(backend: str, agenda: str) -> None:
    s = Scene(backend, extra=agenda)
    s.stage(agenda=agenda)
    s.set("doom", agenda, 1)
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", agenda) == 1
    assert "drew_encounter 0 obscuring_fog" in s.log  # the rest of the phase is as usual


def advanced(backend: str, agenda: str, **more: str) -> Scene:
    """An agenda that advances in the next mythos phase because of Ancient Evils."""
    s = Scene(backend, extra=f"{agenda} {more.get('extra', '')}")
    s.stage(agenda=agenda)
    s.set("doom", agenda, 2)
    s.discards("ghoul_minion", 4)
    s.top("ancient_evils obscuring_fog", 4)
    s.do("end_turn")
    return s


@card("03121")
def test_the_hidden_truth_brings_discarded_cards_back(backend: str) -> None:
    s = advanced(backend, "the_truth_is_hidden")
    s.until("turn")
    assert "agenda_advanced the_truth_is_hidden" in s.log
    assert "shuffled 4" in s.log
    assert s.where("ghoul_minion") != "discard 4"


@card("03122")
def test_the_ransacked_manor_brings_the_oathspeaker(backend: str) -> None:
    s = Scene(backend, extra="ransacking_the_manor possessed_oathspeaker")
    s.stage(agenda="ransacking_the_manor")
    s.arrange(aside=[*s.value("aside"), s.row("possessed_oathspeaker")])
    s.set("doom", "ransacking_the_manor", 2)
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("possessed_oathspeaker") == "play"


@card("03123")
def test_the_last_secret_ends_the_scenario(backend: str) -> None:
    s = advanced(backend, "secrets_better_left_hidden")
    s.until("over")
    assert "ended 0" in s.log


# ---- places


def at(backend: str, place: str, **more: str) -> Scene:
    """Roland next to a place of another product, which is not yet revealed."""
    s = Scene(backend, extra=f"{place} {more.pop('extra', '')}", **more)
    s.house()
    s.location(place, revealed=0)
    s.lasting(Question.connected, "hallway")
    return s


@card("03130")
@clause("AHC-048")
def test_nothing_increases_your_intellect_in_the_museum(backend: str) -> None:
    s = at(backend, "historical_society", cards="magnifying_glass haunted")
    s.asset("magnifying_glass")
    s.do("move_to historical_society")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log
    s.threat("haunted")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 2 2 1" in s.log  # but it may be lowered


@card("03130")
def test_an_enemy_opens_the_museum(backend: str) -> None:
    s = at(backend, "historical_society")
    s.stand("historical_society")
    s.top("ghoul_minion", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("revealed", "historical_society") == 1


@card("03211")
@clause("AHC-068", "AHC-073")
def test_the_grand_guignol_takes_sanity_or_your_hand(backend: str) -> None:
    s = at(backend, "grand_guignol", cards="knife paranoia")
    s.hand("knife paranoia")
    s.do("move_to grand_guignol")
    assert s.options == ["choose horror", "choose reshuffle"]
    s.do("choose reshuffle")
    assert "shuffled 0" in s.log and s.where("paranoia") == "hand 0"
    assert len(s.zone("hand", 0)) == 2
    s = at(backend, "grand_guignol")
    s.hand("")
    s.do("move_to grand_guignol")  # an exchange would change nothing
    assert s.get("horror", "0") == 2


@card("03251")
@clause("AHC-068", "AHC-076")
def test_the_well_of_souls_takes_horror_or_cards(backend: str) -> None:
    for answer, horror, left in (("horror", 1, 2), ("discard", 0, 0)):
        s = at(backend, "well_of_souls", cards="knife machete")
        s.stand("well_of_souls")
        s.hand("knife machete")
        s.do("end_turn")
        assert s.options == ["choose discard", "choose horror"]
        s.do(f"choose {answer}")
        assert s.get("horror", "0") == horror
        assert len([c for c in s.zone("hand", 0) if c in ("knife", "machete")]) == left
    s = at(backend, "well_of_souls")
    s.stand("well_of_souls")
    s.hand("")
    s.do("end_turn")
    assert s.get("horror", "0") == 1


@card("03255")
@clause("AHC-068", "AHC-077")
def test_the_shivering_pools_take_health_or_resources(backend: str) -> None:
    s = at(backend, "shivering_pools")
    s.stand("shivering_pools")
    s.do("end_turn")
    assert s.options == ["choose damage", "choose purse"]
    s.do("choose purse")
    assert "lost 0 5" in s.log
    s = at(backend, "shivering_pools")
    s.stand("shivering_pools")
    s.set("resources", "0", 0)
    told = s.do("end_turn")
    assert "dealt roland_banks 1 0" in told  # there is nothing to lose


@card("03289")
@clause("AHC-068", "AHC-079")
def test_the_broken_steps_cost_an_action_or_an_omen(backend: str) -> None:
    s = at(backend, "broken_steps", extra="twin_suns")
    s.discards("twin_suns ghoul_minion", 4)
    s.do("move_to broken_steps")
    assert s.options == ["choose lose_action", "choose summon"]
    s.do("choose summon")
    assert "drew_encounter 0 twin_suns" in s.log
    s = at(backend, "broken_steps")
    s.do("move_to broken_steps")  # there is no Omen
    assert s.get("actions", "0") == 1


@card("03290")
@clause("AHC-068", "AHC-080")
def test_the_upper_steps_cost_an_asset_or_a_cultist(backend: str) -> None:
    s = at(backend, "broken_steps_03290", cards="knife", extra="rift_seeker")
    s.asset("knife")
    s.discards("rift_seeker", 4)
    s.do("move_to broken_steps_03290")
    assert s.options == ["choose discard", "choose summon"]
    s.do("choose discard")
    assert s.where("knife") == "discard 0"
    s.stand("hallway")
    s.do("move_to broken_steps_03290")  # nothing to discard any more
    assert "drew_encounter 0 rift_seeker" in s.log
    assert s.get("engaged", "rift_seeker") == 0
    s = at(backend, "broken_steps_03290")
    s.do("move_to broken_steps_03290")  # neither: nothing happens
    assert s.asked == (0, "turn")


# ---- troubles


def troubled(backend: str, name: str, tokens: str = "auto_fail", **more: str) -> Scene:
    """The mythos phase brings Roland a treachery."""
    s = Scene(backend, extra=name, **more)
    s.house()
    s.bag(tokens)
    s.top(f"{name} swarm_of_rats", 4)
    return s


@card("03223")
@clause("AHC-068", "AHC-074")
def test_twin_suns_take_doom_away_or_bring_horror(backend: str) -> None:
    s = troubled(backend, "twin_suns")
    s.do("end_turn")
    s.until("either")
    assert s.options == ["choose doom", "choose horror"]
    s.do("choose doom")
    s.until("turn")
    assert s.get("doom", s.value("agenda")) == 0
    s = troubled(backend, "twin_suns")
    s.lasting(Question.no_doom, s.value("agenda"))
    s.do("end_turn")
    s.until("assign")
    s.until("turn")
    assert "dealt roland_banks 0 4" in s.log  # no doom to take away


@card("03224")
@clause("AHC-068", "AHC-075")
def test_deadly_fate_brings_an_enemy_or_its_attack(backend: str) -> None:
    s = troubled(backend, "deadly_fate")
    s.do("end_turn")
    s.until("either")
    assert s.options == ["choose attacked", "choose summon"]
    assert s.where("swarm_of_rats") == "discard 4"
    s.do("choose attacked")
    s.until("turn")
    assert s.get("damage", "0") == 1
    assert s.where("swarm_of_rats") == "discard 4"
    s = troubled(backend, "deadly_fate")
    s.do("end_turn")
    s.until("either")
    s.do("choose summon")
    assert s.get("engaged", "swarm_of_rats") == 0


@card("03261")
@clause("AHC-068", "AHC-078")
def test_the_shadow_takes_everything_of_one_sort(backend: str) -> None:
    s = Scene(backend, cards="knife", extra="the_shadow_behind_you")
    s.threat("the_shadow_behind_you")
    s.hand("knife")
    s.do("end_turn")
    assert s.options == ["choose discard", "choose purse"]
    s.do("choose discard")
    assert s.where("knife") == "discard 0"
    assert s.where("the_shadow_behind_you") == "discard 4"
    s = Scene(backend, extra="the_shadow_behind_you")
    s.threat("the_shadow_behind_you")
    s.hand("")
    s.do("end_turn")  # only the resources are worth anything
    assert "lost 0 5" in s.log


@card("03261")
def test_whoever_looks_behind_is_spared_that_turn(backend: str) -> None:
    s = troubled(backend, "the_shadow_behind_you", tokens="zero")
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "the_shadow_behind_you") == 0
    s.top("obscuring_fog", 4)
    s.do("use the_shadow_behind_you 1")
    s.do("end_turn")
    s.until("turn")
    assert s.where("the_shadow_behind_you") == "play"
    assert s.get("resources", "0") == 7


# ---- enemies


@card("03301")
@clause("AHC-068", "AHC-081")
def test_the_rift_seeker_hurts_more_or_brings_doom(backend: str) -> None:
    for answer, damage, doom in (("both", 2, 0), ("doom", 1, 1)):
        s = Scene(backend, extra="rift_seeker")
        s.enemy("rift_seeker", engaged=0)
        s.do("resource")
        assert s.options == ["choose both", "choose doom"]
        s.do(f"choose {answer}")
        assert s.get("damage", "0") == s.get("horror", "0") == damage
        assert s.get("doom", s.value("agenda")) == doom


@card("03301")
def test_the_rift_seeker_is_sent_away_for_doom_and_horror(backend: str) -> None:
    s = Scene(backend, extra="rift_seeker")
    s.enemy("rift_seeker", engaged=0)
    s.do("use rift_seeker 1")
    assert s.where("rift_seeker") == "discard 4"
    assert s.get("horror", "0") == 2
    assert s.get("doom", s.value("agenda")) == 1


@card("03140")
@clause("AHC-068", "AHC-071")
def test_the_oathspeaker_readies_or_gathers_doom(backend: str) -> None:
    s = Scene(backend, extra="possessed_oathspeaker")
    s.enemy("possessed_oathspeaker", exhausted=1)
    s.do("end_turn")
    s.until("either")
    assert s.options == ["choose doom", "choose ready"]
    s.do("choose ready")
    assert "engaged possessed_oathspeaker 0" in s.log
    s = Scene(backend, extra="possessed_oathspeaker")
    s.enemy("possessed_oathspeaker", engaged=0)
    s.do("end_turn")  # it is ready: only doom is left
    assert s.get("doom", "possessed_oathspeaker") == 1


@card("03140")
def test_the_oathspeaker_cannot_be_hurt_before_the_third_act(backend: str) -> None:
    s = Scene(backend, extra="possessed_oathspeaker", tokens="plus_1")
    s.enemy("possessed_oathspeaker", engaged=0)
    s.do("fight possessed_oathspeaker")
    s.until("turn")
    assert s.get("damage", "possessed_oathspeaker") == 0
    s.stage(act="what_have_you_done")
    s.do("fight possessed_oathspeaker")
    s.until("turn")
    assert s.get("damage", "possessed_oathspeaker") == 1


@card("03140")
def test_the_end_of_the_oathspeaker_ends_the_scenario(backend: str) -> None:
    s = Scene(backend, extra="possessed_oathspeaker", tokens="plus_1")
    s.stage(act="what_have_you_done")
    s.enemy("possessed_oathspeaker", engaged=0, damage=4)
    s.do("fight possessed_oathspeaker")
    s.until("over")
    assert "ended 0" in s.log
    assert s.where("possessed_oathspeaker") == "victory"


@card("03251", "03255")
@pytest.mark.parametrize("place", ["well_of_souls", "shivering_pools"])
def test_whoever_stands_before_the_catacombs_pays_for_the_way_in(backend: str, place: str) -> None:
    s = Scene(backend, seats=2, extra=place)
    s.first(1)
    s.house()
    s.location(place, revealed=0)
    s.lasting(Question.connected, "hallway")
    s.arrange(clues={0: 3, 1: 1})
    s.stand("attic", 0)
    assert not s.can(f"move_to {place}")  # Roland is elsewhere
    s.stand("hallway", 0)
    s.do(f"move_to {place}")
    s.do("pay 1")
    assert s.get("at", "1") == s.row(place)
    assert s.get("clues", "0") + s.get("clues", "1") == 2
    s.stand("hallway", 1)
    s.arrange(clues={0: 0, 1: 0})
    assert s.can(f"move_to {place}")  # it is revealed


@card("03251")
def test_the_well_waits_for_the_end_of_ones_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, extra="well_of_souls")
    s.first(0)
    s.house()
    s.location("well_of_souls")
    s.stand("well_of_souls", 1)
    s.hand("", 1)
    told = s.do("end_turn")
    assert s.asked == (1, "turn")  # Roland is not there
    assert "happened well_of_souls" not in told
    told = s.do("end_turn")
    assert told.index("turn_ended 1") < told.index("happened well_of_souls")
    assert s.get("horror", "1") == 1


@card("03261")
def test_one_shadow_for_each_and_only_its_bearer_looks(backend: str) -> None:
    name = "the_shadow_behind_you"
    s = Scene(backend, seats=2, cards="drawn_to_the_flame", extra=f"{name} {name}")
    s.first(0)
    s.threat(name)
    s.hand("drawn_to_the_flame")
    s.top(f"{name}#1", 4)
    s.do("play drawn_to_the_flame")
    assert s.where(f"{name}#1") == "discard 4"
    s.enemy("ghoul_minion", engaged=0)
    s.do(f"use {name} 1")
    s.until("turn")
    assert "attacked ghoul_minion 0" in s.log  # looking takes an action
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert not s.can(f"use {name} 1")
    assert s.where(name) == "play"


@card("03301")
def test_the_rift_seekers_price_is_paid_first(backend: str) -> None:
    s = Scene(backend, extra="rift_seeker")
    s.enemy("rift_seeker", engaged=0)
    s.set("horror", "0", 4)
    s.do("use rift_seeker 1")  # Roland has 5 sanity
    s.until("over")
    assert "attacked rift_seeker 0" not in s.log


@card("03224")
def test_deadly_fate_without_an_enemy_is_horror(backend: str) -> None:
    s = Scene(backend, extra="deadly_fate", tokens="auto_fail", cards="drawn_to_the_flame")
    s.hand("drawn_to_the_flame")
    kept = [s.row("deadly_fate"), s.row("ancient_evils")]
    gone = [c for c in s.value("deck")[4] if c not in kept]
    s.arrange(deck={4: [kept[1]]}, removed=[*s.value("removed"), *gone])
    s.top("deadly_fate", 4)
    s.do("play drawn_to_the_flame")
    s.until("turn")
    assert "settled 0 0 3 0" in s.log
    assert s.get("horror", "0") == 1
