"""Where the cards of the core set stop: for whom, where, when and how much they do not help."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card

# ---- guardian


@card("01018", "01028")
@pytest.mark.parametrize("cop", ["beat_cop", "beat_cop_2"])
def test_a_beat_cop_strengthens_and_shoots_for_his_own_only(backend: str, cop: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker", cards=cop)
    s.house()
    s.asset(cop)
    s.hand("")
    s.hand("", 1)
    s.stand("attic", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.first(1)
    assert not s.can(f"use {cop} 0")
    assert "settled 1 2 2 1" in s.do("fight ghoul_minion")
    s.do("end_turn")
    assert not s.can(f"use {cop} 0")  # the enemy is in another room
    s.stand("attic", 0)
    assert s.can(f"use {cop} 0")


@card("01019")
def test_first_aid_is_for_investigators_who_are_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards="first_aid beat_cop")
    s.house()
    s.asset("first_aid")
    s.asset("beat_cop", damage=1)
    s.stand("attic", 1)
    s.set("horror", "1", 2)
    s.first(0)
    assert not s.can("use first_aid 0")
    s.stand("hallway", 1)
    s.do("use first_aid 0")
    assert (s.get("horror", "1"), s.get("uses", "first_aid")) == (1, 2)
    assert s.get("damage", "beat_cop") == 1


@card("01020")
def test_the_machete_does_not_bite_deeper_in_somebody_elses_duel(backend: str) -> None:
    s = Scene(backend, seats=2, cards="machete")
    s.asset("machete")
    s.hand("")
    s.hand("", 1)
    s.enemy("ravenous_ghoul", engaged=1)
    s.first(0)
    s.do("use machete 0")
    assert s.get("damage", "ravenous_ghoul") == 1


@card("01022", "01001")
def test_nobody_finds_evidence_in_the_deeds_of_others(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker", cards="evidence")
    s.hand("evidence")
    s.hand("", 1)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(1)
    s.do("fight swarm_of_rats")
    assert s.where("swarm_of_rats") == "discard 4"
    assert s.asked == (1, "turn")


@card("01022")
def test_no_evidence_where_no_clue_lies(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="evidence")
    s.hand("evidence")
    s.set("clues", "study", 0)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.asked == (0, "turn")


@card("01023")
def test_a_dodge_reaches_no_other_room_and_needs_an_attack_to_cancel(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dodge dodge")
    s.house()
    s.hand("dodge dodge#1")
    s.stand("attic", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.first(1)
    s.do("resource")
    assert s.asked == (1, "turn")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (1, 1)
    s.stand("hallway", 0, 1)
    s.enemy("ghoul_minion", engaged=1)
    s.do("resource")
    s.do("play dodge")
    assert s.asked == (1, "turn")  # what is cancelled is not cancelled again
    assert s.where("dodge#1") == "hand 0"
    assert (s.get("damage", "1"), s.get("horror", "1")) == (1, 1)


@card("01024")
def test_dynamite_is_thrown_next_door_at_most_and_where_somebody_is(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dynamite_blast")
    s.house()
    s.hand("dynamite_blast")
    s.stand("attic", 0)
    s.stand("cellar", 1)
    s.enemy("ghoul_priest", at="cellar", exhausted=1)
    s.first(0)
    s.do("play dynamite_blast")  # the Cellar is two moves away, the Hallway empty
    assert (s.get("damage", "0"), s.get("damage", "1")) == (3, 0)
    assert s.get("damage", "ghoul_priest") == 0


@card("01026")
def test_extra_ammunition_is_for_firearms_that_are_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards="extra_ammunition", cards1="n45_automatic")
    s.house()
    s.hand("extra_ammunition")
    s.stand("attic", 1)
    s.asset("n45_automatic", 1)
    s.first(0)
    assert not s.can("play extra_ammunition")
    s.stand("attic", 0)
    assert s.can("play extra_ammunition")


@card("01026")
def test_extra_ammunition_loads_ones_own_firearm(backend: str) -> None:
    s = Scene(backend, cards="extra_ammunition n45_automatic")
    s.hand("extra_ammunition")
    s.asset("n45_automatic", uses=0)
    s.do("play extra_ammunition")
    assert s.get("uses", "n45_automatic") == 3


@card("01027")
def test_the_badge_is_flashed_in_a_turn_where_one_is(backend: str) -> None:
    s = Scene(backend, seats=2, cards="police_badge")
    s.house()
    s.asset("police_badge")
    s.hand("")
    s.hand("", 1)
    s.stand("attic", 1)
    s.first(1)
    assert not s.can("use police_badge 0")
    s.do("end_turn")
    s.do("use police_badge 0")
    assert s.extra(0) == ["police_badge", "police_badge"]
    assert s.where("police_badge") == "discard 0"


# ---- seeker


@card("01030", "01033")
def test_what_a_seeker_has_does_not_help_others_to_investigate(backend: str) -> None:
    s = Scene(backend, seats=2, cards="magnifying_glass dr_milan_christopher")
    s.asset("magnifying_glass")
    s.asset("dr_milan_christopher")
    s.hand("")
    s.hand("", 1)
    s.first(1)
    assert "settled 1 5 2 1" in s.do("investigate")
    assert s.asked == (1, "turn")
    assert s.get("resources", "0") == 5


@card("01033")
def test_dr_milan_pays_for_investigations_only(backend: str) -> None:
    s = Scene(backend, cards="dr_milan_christopher")
    s.asset("dr_milan_christopher")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    assert s.asked == (0, "turn")
    s.set("exhausted", "ghoul_minion", 1)
    s.bag("auto_fail")
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert s.get("resources", "0") == 5


@card("01031")
def test_the_old_book_is_for_those_here_with_a_deck(backend: str) -> None:
    s = Scene(backend, seats=3, cards="old_book_of_lore", cards1="knife")
    s.house()
    s.asset("old_book_of_lore")
    s.stand("attic", 1)
    s.arrange(deck={2: []}, discard={2: s.value("deck")[2]})
    s.first(0)
    s.do("use old_book_of_lore 0")
    assert s.asked == (0, "found")  # no choice: one is away, one has no deck


@card("01036")
def test_mind_over_matter_ends_with_the_round_and_is_ones_own(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker agnes_baker", cards="mind_over_matter")
    s.hand("mind_over_matter")
    s.hand("", 1)
    s.enemy("ravenous_ghoul", engaged=1)
    s.first(0)
    s.do("play mind_over_matter")
    s.do("end_turn")
    assert "tested 1 combat 3 fight" in s.do("fight ravenous_ghoul")
    s.hand("")
    s.top("swarm_of_rats swarm_of_rats#1", 4)
    s.until("next_turn", "end_turn")
    s.first(0)
    s.hand("")
    s.hand("", 1)
    assert "tested 0 combat 3 fight" in s.do("fight ravenous_ghoul")


@card("01038", "50004")
@pytest.mark.parametrize("name", ["barricade", "barricade_3"])
def test_a_barricade_stands_while_somebody_leaves_another_room(backend: str, name: str) -> None:
    s = Scene(backend, seats=2, cards1=name)
    s.house()
    s.attach(name, "hallway", 1)
    s.stand("attic", 0)
    s.first(0)
    s.do("move_to hallway")
    assert s.where(name) == "play"
    s.do("move_to cellar")
    assert s.where(name) == "discard 1"


@card("01041")
def test_the_disc_spares_the_elite_and_other_rooms(backend: str) -> None:
    s = Scene(backend, seats=2, cards="disc_of_itzamna", extra="ghoul_priest")
    s.house()
    s.asset("disc_of_itzamna")
    s.hand("")
    s.hand("", 1)
    s.stand("attic", 1)
    s.top("ghoul_priest ghoul_minion", 4)
    s.first(0)
    s.do("end_turn")
    s.until("next_turn", "end_turn")
    assert s.where("disc_of_itzamna") == "play"
    assert "drew_encounter 1 ghoul_minion" in s.log
    assert s.where("ghoul_priest") == s.where("ghoul_minion") == "play"


@card("01042")
@pytest.mark.parametrize(
    ("skill", "values"),
    [("intellect", "5 2"), ("combat", "6 2"), ("agility", "4 2")],
)
def test_the_encyclopedia_teaches_the_skill_that_was_named(
    backend: str, skill: str, values: str
) -> None:
    s = Scene(backend, cards="encyclopedia")
    s.asset("encyclopedia")
    s.hand("")
    s.do("use encyclopedia 0")
    s.do(f"choose {skill}")
    assert not s.can("use encyclopedia 0")  # exhausted
    s.enemy("ghoul_minion", engaged=0, exhausted=int(skill == "intellect"))
    todo = {"intellect": "investigate", "combat": "fight ghoul_minion"}
    assert f"settled 0 {values} 1" in s.do(todo.get(skill, "evade ghoul_minion"))


# ---- rogue


@card("01045")
def test_a_failed_burglary_pays_nothing_and_leaves_the_thief_tired(backend: str) -> None:
    s = Scene(backend, cards="burglary", tokens="minus_2")
    s.asset("burglary")
    s.hand("")
    s.do("use burglary 0")
    assert (s.get("resources", "0"), s.get("clues", "0")) == (5, 0)
    assert s.get("exhausted", "burglary") == 1


@card("01046", "01055")
def test_a_rogues_tricks_do_not_help_others_to_evade(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks", cards="pickpocketing cat_burglar")
    s.asset("pickpocketing")
    s.asset("cat_burglar")
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.first(1)
    assert "settled 1 2 2 1" in s.do("evade ghoul_minion")
    assert s.asked == (1, "turn")
    assert len(s.zone("hand", 0)) == 0


@card("01048", "01054")
@pytest.mark.parametrize("leo", ["leo_de_luca", "leo_de_luca_1"])
def test_leo_works_for_one(backend: str, leo: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks skids_otoole", cards=leo)
    s.asset(leo)
    s.hand("")
    s.hand("", 1)
    s.first(1)
    assert s.extra(1) == []
    s.do("end_turn")
    assert s.extra(0) == [leo]


@card("01052")
def test_a_sneak_attack_reaches_no_other_room(backend: str) -> None:
    s = Scene(backend, cards="sneak_attack")
    s.house()
    s.hand("sneak_attack")
    s.enemy("ravenous_ghoul", at="attic", exhausted=1)
    assert not s.can("play sneak_attack")


@card("01056")
def test_nobody_gambles_on_the_token_of_another(backend: str) -> None:
    s = Scene(backend, seats=2, cards="sure_gamble", tokens="minus_1")
    s.hand("sure_gamble")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "turn")
    assert "settled 1 4 2 1" in s.log


# ---- mystic


@card("01060")
@pytest.mark.parametrize("token", ["skull", "auto_fail"])
def test_shrivelling_bites_nobody_in_other_tests(backend: str, token: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling", tokens=token)
    s.asset("shrivelling")
    s.hand("")
    s.do("investigate")
    assert s.get("horror", "0") == 0


@card("01063")
def test_the_initiate_needs_a_deck_and_minds_nobody_elses_arrival(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="arcane_initiate knife")
    s.asset("arcane_initiate")
    s.hand("knife")
    s.do("play knife")
    assert s.get("doom", "arcane_initiate") == 0
    assert s.can("use arcane_initiate 1")
    s.arrange(deck={0: []}, discard={0: s.value("deck")[0]})
    assert not s.can("use arcane_initiate 1")


@card("01065")
def test_the_ward_protects_oneself_alone(backend: str) -> None:
    s = Scene(backend, seats=2, who="agnes_baker roland_banks", cards="ward_of_protection")
    s.hand("ward_of_protection")
    s.hand("", 1)
    s.top("swarm_of_rats ancient_evils", 4)
    s.first(0)
    s.until("next_turn", "end_turn")
    assert "drew_encounter 1 ancient_evils" in s.log
    assert s.where("ward_of_protection") == "hand 0"
    assert s.get("doom", "whats_going_on") == 2


@card("01067")
def test_fearless_heals_nothing_where_there_is_no_horror(backend: str) -> None:
    s = Scene(backend, cards="fearless", tokens="zero")
    s.hand("fearless")
    s.top("rotting_remains", 4)
    s.until("commit", "end_turn")
    told = s.do("commit fearless") + s.until("turn")
    assert "settled 0 4 3 1" in told
    assert not [line for line in told if line.startswith("healed")]


@card("01070")
def test_the_book_of_shadows_charges_spells_of_ones_own(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="agnes_baker daisy_walker",
        cards="book_of_shadows forbidden_knowledge n45_automatic",
        cards1="shrivelling",
    )
    s.asset("book_of_shadows")
    s.asset("forbidden_knowledge")  # no Spell with charges
    s.asset("n45_automatic")
    s.asset("shrivelling", 1)
    s.first(0)
    assert not s.can("use book_of_shadows 0")


@card("01071")
def test_the_statue_minds_ones_own_tokens_only(backend: str) -> None:
    s = Scene(backend, seats=2, who="agnes_baker daisy_walker", cards="grotesque_statue")
    s.asset("grotesque_statue")
    s.hand("")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "turn")
    assert s.get("uses", "grotesque_statue") == 4


# ---- survivor


@card("01073")
def test_scavenging_wants_an_investigation_of_ones_own_and_an_item(backend: str) -> None:
    s = Scene(backend, seats=2, cards="scavenging knife lucky", tokens="plus_1")
    s.asset("scavenging")
    s.hand("")
    s.hand("", 1)
    s.discards("knife")
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "turn")  # somebody else's
    s.do("end_turn")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    assert s.asked == (0, "turn")  # a fight, won by 3
    s.set("exhausted", "ghoul_minion", 1)
    s.discards("lucky")
    s.do("investigate")
    assert s.asked == (0, "turn")  # no Item
    assert s.get("exhausted", "scavenging") == 0


@card("01074")
def test_the_bat_breaks_in_its_own_swing_only(backend: str) -> None:
    s = Scene(backend, cards="baseball_bat", tokens="skull")
    s.asset("baseball_bat")
    s.hand("")
    s.do("investigate")
    assert s.where("baseball_bat") == "play"


@card("01075", "01080")
def test_the_bad_luck_of_others_moves_nobody(backend: str) -> None:
    s = Scene(backend, seats=2, cards="rabbits_foot lucky", tokens="minus_4")
    s.asset("rabbits_foot")
    s.hand("lucky")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert "settled 1 1 2 0" in s.log
    assert s.asked == (1, "turn")


@card("01076")
def test_the_cat_bothers_no_enemy_that_is_evaded_already(backend: str) -> None:
    s = Scene(backend, cards="stray_cat")
    s.asset("stray_cat")
    s.enemy("ghoul_minion", exhausted=1)
    assert not s.can("use stray_cat 0")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.do("use stray_cat 0")
    assert (s.get("engaged", "ghoul_minion"), s.get("exhausted", "ghoul_minion")) == (-1, 1)


@card("01078")
def test_a_distraction_reaches_no_other_room(backend: str) -> None:
    s = Scene(backend, cards="cunning_distraction")
    s.house()
    s.hand("cunning_distraction")
    s.enemy("icy_ghoul", at="attic")
    assert not s.can("play cunning_distraction")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play cunning_distraction")
    assert (s.get("exhausted", "ghoul_minion"), s.get("exhausted", "icy_ghoul")) == (1, 0)


@card("01079")
def test_nothing_is_found_in_other_failures(backend: str) -> None:
    s = Scene(backend, seats=2, cards="look_what_i_found", tokens="minus_4")
    s.hand("look_what_i_found")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")  # by 1, but it is Daisy's
    s.do("done")
    assert s.asked == (1, "turn")
    s.do("end_turn")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 0 0 2 0" in s.log
    assert s.where("look_what_i_found") == "hand 0"
    s.set("exhausted", "ghoul_minion", 1)
    s.set("clues", "study", 0)
    s.bag("minus_2")
    s.do("investigate")
    s.until("turn")
    assert s.where("look_what_i_found") == "hand 0"


@card("01081")
def test_survival_instinct_asks_nothing_when_no_enemy_is_left(backend: str) -> None:
    s = Scene(backend, cards="survival_instinct")
    s.house()
    s.hand("survival_instinct")
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    s.do("commit survival_instinct")
    s.do("apply roland_banks main")
    assert s.options == ["move_to attic", "move_to cellar", "pass"]


@card("01082")
def test_aquinnah_turns_no_attack_on_others(backend: str) -> None:
    s = Scene(backend, seats=2, cards="aquinnah")
    s.asset("aquinnah")
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.enemy("ravenous_ghoul", exhausted=1)
    s.first(1)
    s.do("resource")
    assert s.asked == (1, "turn")
    assert s.get("damage", "1") == 1
    assert s.get("exhausted", "aquinnah") == 0


@card("01083")
def test_a_close_call_is_neither_for_the_elite_nor_for_other_rooms(backend: str) -> None:
    s = Scene(backend, seats=2, cards="close_call", cards1="cunning_distraction")
    s.house()
    s.hand("close_call")
    s.hand("cunning_distraction", 1)
    s.enemy("ghoul_priest", engaged=1)
    s.first(1)
    s.do("play cunning_distraction")
    assert s.asked == (1, "turn")
    s.stand("attic", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.hand("cunning_distraction", 1)
    s.arrange(discard={1: []}, resources={1: 9})
    s.do("play cunning_distraction")
    assert s.asked == (1, "turn")
    assert s.where("ghoul_minion") == "play"


# ---- The Gathering


@card("01113", "01114")
@pytest.mark.parametrize(("room", "hurt"), [("attic", (0, 1)), ("cellar", (1, 0))])
def test_a_room_hurts_whoever_enters_it_and_nobody_else(
    backend: str, room: str, hurt: tuple[int, int]
) -> None:
    s = Scene(backend, seats=2)
    s.house()
    s.stand(room, 0)
    s.hand("")
    s.hand("", 1)
    s.first(1)
    s.do(f"move_to {room}")
    assert (s.get("damage", "1"), s.get("horror", "1")) == hurt
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)
    s.do("move_to hallway")
    assert (s.get("damage", "1"), s.get("horror", "1")) == hurt


@card("01107")
def test_only_ghouls_without_a_victim_leave_the_house(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.stage(agenda="theyre_getting_out")
    s.stand("cellar")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.enemy("swarm_of_rats", at="attic", exhausted=1)
    s.enemy("icy_ghoul", at="attic", exhausted=1)
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "icy_ghoul") == s.row("hallway")
    assert s.get("at", "swarm_of_rats") == s.row("attic")
    assert s.get("at", "ghoul_minion") == s.row("cellar")
    assert "doomed theyre_getting_out 1" in s.log  # for the one in the Hallway


@card("01105")
def test_the_first_agenda_takes_a_card_of_everybody_or_the_sanity_of_the_lead(
    backend: str,
) -> None:
    for choice, cards, horror in (("discard", 2, 0), ("horror", 3, 2)):
        s = Scene(backend, seats=2, cards1="knife", lead=1)
        s.arrange(doom={s.value("agenda"): 2})
        s.first(1)
        s.do("end_turn")
        s.do("end_turn")
        s.until("lapse")
        assert s.asked == (1, "lapse")
        s.arrange(hand={p: s.value("hand")[p][:3] for p in (0, 1)})
        s.do(f"choose {choice}")
        assert [len(s.value("hand")[p]) for p in (0, 1)] == [cards, cards]
        assert (s.get("horror", "0"), s.get("horror", "1")) == (0, horror)


@card("01117")
def test_lita_inspires_and_strikes_for_everybody_with_her_but_against_monsters_only(
    backend: str,
) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker")
    s.house()
    s.asset("lita_chantler")
    s.hand("")
    s.hand("", 1)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(1)
    s.do("fight swarm_of_rats")
    assert "settled 1 3 1 1" in s.log
    assert s.asked == (1, "turn")  # a Creature
    s.enemy("ghoul_minion", engaged=1)
    s.do("fight ghoul_minion")
    assert s.asked == (0, "reaction")  # her companion is asked
    s.do("pass")
    s.stand("attic", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.do("fight ghoul_minion")
    assert "settled 1 2 2 1" in s.log  # she is in another room
    assert s.asked[1] != "reaction"


# ---- The Midnight Masks


@card("01128", "01131")
def test_places_heal_three_at_most_what_there_is_and_once(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand("st_marys_hospital")
    assert not s.can("use st_marys_hospital 0")
    s.set("damage", "0", 2)
    s.do("use st_marys_hospital 0")
    assert s.get("damage", "0") == 0
    s.set("damage", "0", 2)
    assert not s.can("use st_marys_hospital 0")
    s.location("downtown_arkham_asylum")
    s.stand("downtown_arkham_asylum")
    assert not s.can("use downtown_arkham_asylum 0")
    s.set("horror", "0", 2)
    s.do("use downtown_arkham_asylum 0")
    assert s.get("horror", "0") == 0
    s.set("horror", "0", 1)
    assert not s.can("use downtown_arkham_asylum 0")


@card("01132")
def test_only_allies_are_cheaper_in_easttown_and_only_there(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards="machete", cards1="beat_cop")
    s.hand("machete")
    s.hand("beat_cop", 1)
    s.stand("easttown", 0)
    s.arrange(resources={0: 2, 1: 3})
    s.first(1)
    assert not s.can("play beat_cop")  # Daisy is elsewhere
    s.do("end_turn")
    assert not s.can("play machete")  # 3


@card("01133")
def test_the_graveyard_spares_those_who_pass_and_those_who_leave(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand("rivertown")
    s.hand("")
    s.do("move_to graveyard")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log
    assert (s.get("horror", "0"), s.get("at", "0")) == (0, s.row("graveyard"))
    s.do("move_to rivertown")
    assert s.log.count("settled 0 3 3 1") == 1


# ---- The Devourer Below


def woods(backend: str, place: str, seats: int = 1, tokens: str = "zero") -> Scene:
    """Arrange a scene: everybody on the Main Path, and one of the woods revealed."""
    s = Scene(backend, scenario="devourer_below", seats=seats, tokens=tokens)
    s.location(place)
    s.hand("")
    if seats > 1:
        s.hand("", 1)
        s.first(1)
    return s


@card("01150")
@pytest.mark.parametrize(("token", "hurt"), [("zero", 1), ("plus_1", 0)])
def test_unhallowed_ground_tests_whoever_enters(backend: str, token: str, hurt: int) -> None:
    s = woods(backend, "unhallowed_ground", 2, token)
    s.stand("unhallowed_ground", 0)
    s.do("move_to unhallowed_ground")
    s.until("turn")
    assert "tested 1 willpower 4 none" in s.log
    assert [s.get(kind, "1") for kind in ("damage", "horror")] == [hurt, hurt]
    assert [s.get(kind, "0") for kind in ("damage", "horror")] == [0, 0]


@card("01152", "01153", "01154")
@pytest.mark.parametrize(
    ("place", "skill"),
    [("old_house", "willpower"), ("cliffside", "agility"), ("tangled_thicket", "combat")],
)
def test_each_of_the_woods_is_searched_in_its_own_way(backend: str, place: str, skill: str) -> None:
    s = woods(backend, place)
    assert any(line.startswith("tested 0 intellect") for line in s.do("investigate"))
    s.stand(place)
    assert any(line.startswith(f"tested 0 {skill}") for line in s.do("investigate"))


@card("01155")
def test_the_quiet_glade_heals_once_a_turn(backend: str) -> None:
    s = woods(backend, "quiet_glade")
    s.stand("quiet_glade")
    assert not s.can("use quiet_glade 0")
    s.arrange(damage={0: 2})
    s.do("use quiet_glade 0")
    assert s.get("damage", "0") == 1
    assert not s.can("use quiet_glade 0")


@card("01156")
@pytest.mark.parametrize(("revealed", "before", "after"), [(1, 1, 4), (1, 6, 6), (0, 1, 1)])
def test_the_ritual_site_fills_up_but_loses_nothing(
    backend: str, revealed: int, before: int, after: int
) -> None:
    s = woods(backend, "ritual_site", 2)
    s.location("ritual_site", revealed=revealed, clues=before)
    s.do("end_turn")
    s.do("end_turn")
    while "phase_began mythos" not in s.log and s.asked[1] != "over":
        s.do(next(o for o in ("done", "pass", s.options[0]) if s.can(o)))
    assert s.get("clues", "ritual_site") == after


@card("01157")
def test_umordhoth_readies_after_every_turn_and_wants_lita_herself(backend: str) -> None:
    s = woods(backend, "ritual_site", 2)
    s.enemy("umordhoth", at="ritual_site", exhausted=1)
    s.do("end_turn")
    assert s.asked == (0, "turn")
    assert s.get("exhausted", "umordhoth") == 0  # also after the turn of somebody else
    s.set("exhausted", "umordhoth", 1)
    s.stand("ritual_site", 0)
    assert not [o for o in s.options if o.startswith("use umordhoth")]


@card("01158")
def test_wrath_is_suffered_point_by_point(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", cards="knife", tokens="zero")
    s.hand("knife")
    s.top("umordhoths_wrath", 4)
    s.do("end_turn")
    s.until("wrath")  # willpower 3 against 5
    before = len(s.value("hand")[0])
    s.do("choose discard")
    s.until("wrath")
    s.do("choose both")
    s.until("turn")
    assert len(s.value("hand")[0]) == before - 1
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


# ---- to the last detail


@card("01021", "01001")
def test_what_the_dog_kills_its_master_has_defeated(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks", cards1="guard_dog")
    s.asset("guard_dog", 1)
    s.hand("", 1)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(1)
    s.do("resource")
    s.do("assign guard_dog")
    s.do("use guard_dog 0")
    assert s.where("swarm_of_rats") == "discard 4"
    assert s.can("use roland_banks 0")


@card("01055")
def test_the_cat_burglar_also_walks_when_nobody_is_after_him(backend: str) -> None:
    s = Scene(backend, cards="cat_burglar")
    s.house()
    s.asset("cat_burglar")
    s.do("use cat_burglar 0")
    s.do("move_to cellar")
    assert s.get("at", "0") == s.row("cellar")


@card("01061")
def test_the_last_card_that_is_scried_needs_no_choice(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="scrying")
    s.asset("scrying")
    s.do("use scrying 0")
    s.do("name 4")
    for _ in range(2):
        assert s.asked == (0, "top_order")
        s.do(s.options[0])
    assert s.asked == (0, "turn")


@card("01063")
def test_the_initiate_looks_at_three_cards(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="arcane_initiate shrivelling knife machete guts")
    s.asset("arcane_initiate")
    s.hand("")
    s.top("knife machete guts shrivelling")
    s.do("use arcane_initiate 1")
    s.until("turn")
    assert s.zone("hand", 0) == []
