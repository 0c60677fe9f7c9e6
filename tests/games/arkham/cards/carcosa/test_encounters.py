"""Places, agendas and troubles of The Path to Carcosa as their errata want them."""

import pytest

from noctuary.games.arkham.ability import Question
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
    """Arrange an agenda that advances in the next mythos phase because of Ancient Evils."""
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
    """Arrange a scene: Roland next to a place of another product, which is not yet revealed."""
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
    """Arrange a mythos phase that brings Roland a treachery."""
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


# ---- The Last King


def party(backend: str, **more: str) -> Scene:
    """Arrange a scene: two guests, one without clues, and Dianne Devine, at three places."""
    s = Scene(backend, extra="constance_dumaine sebastien_moreau dianne_devine", **more)
    s.house()
    s.attach("constance_dumaine", "hallway", clues=2)
    s.attach("sebastien_moreau", "attic", clues=0)
    s.enemy("dianne_devine", at="cellar")
    return s


@card("03081")
@clause("AHC-381")
def test_dianne_joins_the_guest_with_the_fewest_clues_even_none(backend: str) -> None:
    s = party(backend)
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert "enemy_moved dianne_devine attic" in s.log


@card("03081", "03079")
def test_dianne_keeps_clues_from_those_around_her(backend: str) -> None:
    s = party(backend)
    s.set("clues", "attic", 1)
    s.set("clues", "sebastien_moreau", 1)
    s.stand("attic")
    s.enemy("dianne_devine", at="attic")
    s.do("investigate")
    s.until("turn")
    s.do("use sebastien_moreau 0")
    s.until("turn")
    assert s.get("clues", "0") == 0


@card("03076", "03079")
def test_guests_tell_what_they_know_clue_by_clue(backend: str) -> None:
    s = party(backend)
    for left in (1, 0):
        s.do("use constance_dumaine 0")
        s.until("turn")
        assert s.get("clues", "constance_dumaine") == left
    assert s.get("clues", "0") == 2
    assert "remembered constance_interviewed" in s.log
    s.set("clues", "sebastien_moreau", 1)
    s.stand("attic")
    s.do("use sebastien_moreau 0")
    s.until("turn")
    assert "remembered sebastien_interviewed" in s.log


# ---- Hastur's gift, decay


def dance(backend: str, at: str) -> Scene:
    """Arrange a scene: Roland in the Hallway fails the dance; Daniel is somewhere, exhausted."""
    s = Scene(
        backend,
        extra="dance_of_the_yellow_king daniel_chesterfield_03182b daniels_cell",
        tokens="auto_fail",
    )
    s.house()
    s.location("daniels_cell")
    s.enemy("daniel_chesterfield_03182b", at=at, exhausted=1)
    s.top("dance_of_the_yellow_king obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    return s


@card("03097")
def test_the_dance_brings_the_nearest_possessed(backend: str) -> None:
    s = dance(backend, "attic")
    assert "enemy_moved daniel_chesterfield_03182b hallway" in s.log
    assert s.get("engaged", "daniel_chesterfield_03182b") == 0
    assert s.get("damage", "0") == 1


@clause("AHC-314")
def test_no_path_no_dance(backend: str) -> None:
    s = dance(backend, "daniels_cell")
    assert s.get("at", "daniel_chesterfield_03182b") == s.row("daniels_cell")
    assert s.get("damage", "0") == 0


@card("03097")
def test_a_dance_without_partners_surges(backend: str) -> None:
    s = troubled(backend, "dance_of_the_yellow_king")
    s.do("end_turn")
    s.until("turn")
    assert "drew_encounter 0 swarm_of_rats" in s.log


def losing(backend: str, name: str) -> Scene:
    """Arrange a scene: Roland is about to lose cards: a Knife in play (1), in hand a Machete (3)
    and an event.
    """
    s = Scene(backend, cards="knife machete evidence guts", extra=name, filler=0)
    s.house()
    s.asset("knife")
    s.hand("machete evidence guts")
    s.top(f"{name} swarm_of_rats", 4)
    return s


@card("03102")
@clause("AHC-044")
def test_corrosion_eats_items_of_hand_and_play(backend: str) -> None:
    s = losing(backend, "corrosion")
    s.stand("cellar")  # shroud 4
    s.do("end_turn")
    s.until("shed")
    assert s.options == ["target knife", "target machete"]
    s.do("target machete")
    s.until("turn")
    assert s.where("machete") == s.where("knife") == "discard 0"
    assert "drew_encounter 0 swarm_of_rats" not in s.log


@card("03102")
def test_corrosion_that_finds_nothing_surges(backend: str) -> None:
    s = Scene(backend, extra="corrosion")
    s.top("corrosion swarm_of_rats", 4)
    s.hand("")
    s.do("end_turn")
    s.until("turn")
    assert "drew_encounter 0 swarm_of_rats" in s.log


@card("03338")
@clause("AHC-054")
def test_madness_takes_cards_of_hand_and_play(backend: str) -> None:
    s = losing(backend, "realm_of_madness")
    s.set("horror", "0", 2)
    s.do("end_turn")
    s.until("shed")
    assert s.options == ["target evidence", "target knife", "target machete"]  # no skills
    s.do("target knife")
    s.do("target evidence")
    s.until("turn")
    assert s.where("machete") == "hand 0"
    assert s.get("horror", "0") == 2


@card("03338")
def test_madness_without_horror_still_wants_a_card(backend: str) -> None:
    s = losing(backend, "realm_of_madness")
    s.do("end_turn")
    s.until("shed")
    s.do("done")
    s.until("turn")
    assert s.get("horror", "0") == 2


# ---- The Unspeakable Oath


def asylum(backend: str, act: str = "the_really_bad_ones_v_i", **more: object) -> Scene:
    """Arrange a scene: Roland in the Hallway with 2 clues, next to the Basement Hall; act 2 is
    current.
    """
    s = Scene(
        backend,
        extra=f"{act} basement_hall daniels_cell occupied_cell dreary_cell familiar_cell"
        " daniel_chesterfield daniel_chesterfield_03182b scenario_the_unspeakable_oath"
        f" {more.pop('extra', '')}",
        **more,  # type: ignore[arg-type]
    )
    s.house()
    s.stage(act=act)
    s.location("basement_hall", revealed=0)
    for place in ("hallway", "basement_hall"):
        s.lasting(Question.connected, place)
    s.set("clues", "0", 2)
    s.arrange(aside=[*s.value("aside"), s.row("daniel_chesterfield_03182b")])
    return s


@card("03177", "03178", "03179", "03180", "03181")
@clause("AHC-049")
def test_the_cells_stay_locked_since_they_are_no_asylum_places(backend: str) -> None:
    s = asylum(backend)
    s.do("move_to basement_hall")  # the act ignores its back
    assert s.where("dreary_cell") == "play"
    s.do("move_to dreary_cell")
    assert s.get("clues", "0") == 1  # but not that of a cell
    s.stand("basement_hall")
    s.set("clues", "0", 0)
    assert not s.can("move_to occupied_cell")
    s.stage(act="what_have_you_done")
    s.stand("hallway")
    s.set("revealed", "basement_hall", 0)
    assert not s.can("move_to basement_hall")


@card("03179", "03180", "03181")
@pytest.mark.parametrize(
    ("cell", "memory"),
    [
        ("occupied_cell", "patient_released"),
        ("dreary_cell", "patrols_known"),
        ("familiar_cell", "way_recalled"),
    ],
)
def test_what_is_done_in_a_cell_is_remembered(backend: str, cell: str, memory: str) -> None:
    s = asylum(backend)
    s.location(cell)
    s.stand(cell)
    s.do(f"use {cell} 0")
    s.until("turn")
    assert f"remembered {memory}" in s.log


def found_daniel(backend: str, act: str, **more: object) -> Scene:
    """Arrange a scene: Roland has just opened Daniel's Cell."""
    s = asylum(backend, act, **more)
    s.reference("scenario_the_unspeakable_oath")
    s.location("daniels_cell", revealed=0)
    s.do("move_to daniels_cell")
    return s


@card("03164", "03178", "03182a")
def test_daniel_is_taken_along_and_monsters_come_out(backend: str) -> None:
    s = asylum(backend)
    s.location("daniels_cell", revealed=0)
    s.arrange(
        under_act=[s.row("ghoul_minion")],
        deck={4: [c for c in s.value("deck")[4] if c != s.row("ghoul_minion")]},
    )
    s.do("move_to daniels_cell")
    assert s.get("ctrl", "daniel_chesterfield") == 0
    assert s.where("ghoul_minion") == "deck 4"


@card("03182a")
def test_daniel_panics_and_changes_hands(backend: str) -> None:
    s = Scene(backend, seats=2, extra="daniel_chesterfield rift_seeker")
    s.first(0)
    s.asset("daniel_chesterfield")
    s.enemy("rift_seeker", engaged=0)
    s.do("use rift_seeker 1")
    s.until("assign")
    s.do("assign daniel_chesterfield")
    s.do("assign roland_banks")
    s.do("assign roland_banks")  # the damage of his panic
    s.until("turn")
    assert (s.get("horror", "0"), s.get("damage", "0")) == (1, 1)
    s.do("use daniel_chesterfield 0")
    assert s.get("ctrl", "daniel_chesterfield") == 1


@card("03165", "03182b")
@clause("AHC-383")
def test_nobody_can_talk_to_what_is_left_of_daniel(backend: str) -> None:
    s = found_daniel(backend, "the_really_bad_ones_v_ii")
    assert s.get("at", "daniel_chesterfield_03182b") == s.row("daniels_cell")
    assert [o for o in s.options if o.startswith("use daniel")] == []
    assert s.can("fight daniel_chesterfield_03182b")


def leave(s: Scene) -> None:
    """Let Roland resign in the Parlor."""
    s.location("parlor")
    s.stand("parlor")
    s.do("use parlor 0")


@card("03159")
@clause("AHC-019")
def test_whoever_resigns_with_daniel_has_saved_him(backend: str) -> None:
    s = found_daniel(backend, "the_really_bad_ones_v_i")
    leave(s)
    assert [x for x in s.log if x.startswith("remembered")] == ["remembered daniel_survived"]


@clause("AHC-020")
def test_daniel_in_play_as_an_enemy_was_possessed(backend: str) -> None:
    s = found_daniel(backend, "the_really_bad_ones_v_ii")
    s.enemy("daniel_chesterfield_03182b", at="daniels_cell", exhausted=1)
    leave(s)
    assert [x for x in s.log if x.startswith("remembered")] == ["remembered daniel_possessed"]


@clause("AHC-021")
def test_daniel_is_lost_with_whoever_falls(backend: str) -> None:
    s = found_daniel(backend, "the_really_bad_ones_v_i", extra="rift_seeker")
    s.set("damage", "0", 8)
    s.enemy("rift_seeker", engaged=0)
    s.do("resource")
    s.until("over", "assign 0")
    assert [x for x in s.log if x.startswith("remembered")] == ["remembered daniel_lost"]


@card("03159")
def test_the_symbols_of_the_oath(backend: str) -> None:
    s = asylum(backend, extra="rift_seeker", tokens="elder_thing")
    s.reference("scenario_the_unspeakable_oath")
    s.arrange(aside=[*s.value("aside"), s.row("rift_seeker")])
    s.do("investigate")
    s.until("either")
    assert s.options == ["choose conceal", "choose harsher"]
    s.do("choose conceal")
    s.until("turn")
    assert len(s.value("under_act")) == 1
    s.bag("cultist")
    s.set("horror", "0", 2)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 1 1 1" in s.log


@card("03188")
@clause("AHC-068", "AHC-072")
def test_walls_close_in_or_a_monster_waits_beneath_the_act(backend: str) -> None:
    s = troubled(backend, "walls_closing_in")
    assert "ghoul_priest" in s.zone("aside")
    s.do("end_turn")
    s.until("either")
    assert s.options == ["choose conceal", "choose horror"]
    s.do("choose conceal")
    assert s.where("ghoul_priest") == "under_act"
    s.until("turn")
    assert s.get("horror", "0") == 0
    s = troubled(backend, "walls_closing_in")
    s.arrange(removed=[*s.value("removed"), s.row("ghoul_priest")])
    s.do("end_turn")  # no Monster is set aside
    s.until("turn")
    assert s.get("horror", "0") == 1  # the shroud of the Hallway


# ---- Dim Carcosa


def carcosa(backend: str, hastur: str) -> Scene:
    """Arrange a scene: Roland at the Palace of the King with a Hastur; the last agenda and act."""
    s = Scene(
        backend,
        extra=f"madness_dies the_king_in_tatters palace_of_the_king {hastur}",
        tokens="plus_1",
    )
    s.stage(act="the_king_in_tatters", agenda="madness_dies")
    s.location("palace_of_the_king")
    s.stand("palace_of_the_king")
    return s


@card("03319", "03324", "03331", "03334")
@clause("AHC-050")
def test_hastur_falls_only_to_those_who_know_the_secret(backend: str) -> None:
    s = carcosa(backend, "hastur_the_tattered_king")
    s.enemy("hastur_the_tattered_king", engaged=0, damage=7)
    s.do("fight hastur_the_tattered_king")
    s.until("turn")
    assert "settled 0 5 5 1" in s.log  # his fight value is 2 higher
    assert s.get("damage", "hastur_the_tattered_king") == 8
    assert s.where("hastur_the_tattered_king") == "play"
    s.set("clues", "0", 3)
    s.do("use the_king_in_tatters 0")
    assert "remembered secret_known" in s.log
    assert s.get("clues", "0") == 0
    s.do("fight hastur_the_tattered_king")
    s.until("over")
    assert "defeated hastur_the_tattered_king" in s.log
    assert "ended 1" in s.log


@card("03332")
def test_the_king_in_yellow_strikes_from_nowhere(backend: str) -> None:
    s = carcosa(backend, "hastur_the_king_in_yellow")
    s.enemy("hastur_the_king_in_yellow", at=-1)
    assert not s.can("fight hastur_the_king_in_yellow")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("horror", "0") == 2
    s.do("use hastur_the_king_in_yellow 1")
    s.until("turn")
    assert "tested 0 willpower 6 none" in s.log
    assert s.get("exhausted", "hastur_the_king_in_yellow") == 0  # willpower 4 is not enough
    s.lasting(Question.willpower, "0", 5)
    s.do("use hastur_the_king_in_yellow 1")
    s.until("turn")
    assert s.get("exhausted", "hastur_the_king_in_yellow") == 1


@card("03319", "03333")
def test_madness_dies_at_the_end(backend: str) -> None:
    s = carcosa(backend, "hastur_lord_of_carcosa")
    s.enemy("hastur_lord_of_carcosa")
    assert s.can("evade hastur_lord_of_carcosa")  # Massive: engaged with everybody there
    s.set("doom", "madness_dies", 8)
    s.do("end_turn")
    s.until("over")
    assert "agenda_advanced madness_dies" in s.log


# ---- Echoes of the Past


def echoes(backend: str, token: str, **more: str) -> Scene:
    """Arrange a scene: Roland in the Study with an exhausted enemy that has 1 doom; the resolution
    will be 2.
    """
    s = Scene(backend, extra="scenario_echoes_of_the_past deaths_approach", tokens=token, **more)
    s.reference("scenario_echoes_of_the_past")
    s.stage(agenda="deaths_approach")
    s.enemy("ghoul_minion", exhausted=1, doom=1)
    return s


@card("03120")
@clause("AHC-018")
def test_the_second_resolution_of_the_echoes_adds_two_tablets(backend: str) -> None:
    s = echoes(backend, "zero zero")
    s.set("doom", "deaths_approach", 6)
    s.do("end_turn")
    s.until("over")
    assert "ended 2" in s.log
    assert s.log[-1] == "token_added tablet 2"
    s = echoes(backend, "zero zero")
    s.set("damage", "0", 8)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    assert "ended 0" in s.log
    assert "token_added tablet 2" not in s.log


@card("03120")
def test_the_symbols_of_the_echoes(backend: str) -> None:
    s = echoes(backend, "cultist")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 1 2 0" in s.log
    assert s.get("doom", "ghoul_minion") == 2
    s.bag("skull")
    s.do("investigate")
    s.until("turn")
    assert s.log.count("settled 0 1 2 0") == 2  # 2 doom
    s.bag("elder_thing")
    s.do("investigate")
    s.until("turn")
    assert s.get("horror", "0") == 1
    s = echoes(backend, "tablet", difficulty="hard")
    n = len(s.value("hand")[0])
    s.do("investigate")
    s.until("turn")
    assert len(s.value("hand")[0]) == n - 1
