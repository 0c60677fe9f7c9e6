"""Where cards stop that bring trouble, and those of other products: whom they spare, and when."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card

# ---- weaknesses and signatures of the core set


@card("01099", "01100")
@pytest.mark.parametrize("trouble", ["psychosis", "hypochondria"])
def test_the_pain_of_others_leaves_the_troubled_alone(backend: str, trouble: str) -> None:
    s = Scene(backend, seats=2, cards=trouble)
    s.threat(trouble)
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", engaged=1)  # 1 damage, 1 horror
    s.first(1)
    s.do("resource")
    s.until("turn")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (1, 1)
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)


@card("01101")
def test_the_mob_enforcer_wants_four(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer")
    s.enemy("mob_enforcer", engaged=0)
    s.set("resources", "0", 3)
    assert not s.can("use mob_enforcer 0")
    s.set("resources", "0", 4)
    s.do("use mob_enforcer 0")
    assert s.get("resources", "0") == 0


@card("01102")
def test_the_attacks_of_others_are_no_matter_for_the_acolyte(backend: str) -> None:
    s = Scene(backend, cards="silver_twilight_acolyte")
    s.enemy("silver_twilight_acolyte", engaged=0, exhausted=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    s.until("turn")
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("doom", "whats_going_on") == 0


@card("01103")
def test_the_detective_silences_nobody_in_another_room(backend: str) -> None:
    s = Scene(backend, cards="stubborn_detective", tokens="elder_sign")
    s.house()
    s.stand("attic")
    s.set("clues", "attic", 3)
    s.enemy("stubborn_detective", at="cellar", exhausted=1)
    assert "settled 0 6 1 1" in s.do("investigate")


@card("01009")
def test_the_necronomicon_curses_its_reader_alone(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="daisy_walker roland_banks",
        cards="the_necronomicon",
        tokens="elder_sign",
    )
    s.asset("the_necronomicon", at=0, horror=3)
    s.hand("")
    s.hand("", 1)
    s.first(1)
    assert "settled 1 7 2 1" in s.do("investigate")  # Roland's sign: 4 clues


@card("01012")
def test_the_spells_of_others_do_not_stir_the_heirloom(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="agnes_baker daisy_walker",
        cards="heirloom_of_hyperborea",
        cards1="shrivelling",
    )
    s.asset("heirloom_of_hyperborea")
    s.hand("")
    s.hand("shrivelling", 1)
    s.first(1)
    s.do("play shrivelling")
    assert s.asked == (1, "turn")


@card("01013")
def test_a_dark_memory_waits_for_the_end_of_ones_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, who="agnes_baker daisy_walker", cards="dark_memory")
    s.hand("dark_memory")
    s.first(1)
    s.do("end_turn")
    assert (s.get("horror", "0"), s.get("horror", "1")) == (0, 0)
    s.do("end_turn")
    assert (s.get("horror", "0"), s.get("horror", "1")) == (2, 0)


@card("01005")
def test_wendy_returns_no_token_of_others(backend: str) -> None:
    s = Scene(backend, seats=2, who="wendy_adams roland_banks", cards="knife", tokens="minus_1")
    s.hand("knife")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "turn")
    assert s.where("knife") == "hand 0"


# ---- shared encounter sets


@card("01168")
def test_fog_hangs_in_one_room_and_lifts_there_only(backend: str) -> None:
    s = Scene(backend, tokens="plus_1")
    s.house(1)
    s.attach("obscuring_fog", "cellar")
    s.stand("attic")
    assert "tested 0 intellect 1 investigate" in s.do("investigate")
    s.until("turn")
    assert s.where("obscuring_fog") == "play"


@card("01181")
def test_a_deep_one_minds_its_own_engagements(backend: str) -> None:
    s = Scene(backend, seats=2, extra="young_deep_one")
    s.enemy("young_deep_one", engaged=1, exhausted=1)
    s.enemy("ghoul_minion", engaged=1, exhausted=1)
    s.hand("")
    s.hand("", 1)
    s.first(0)
    s.do("engage ghoul_minion")
    s.until("turn")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.get("horror", "0") == 0


@card("01177")
def test_a_yithian_takes_nothing_when_others_attack(backend: str) -> None:
    s = Scene(backend, cards="knife", extra="yithian_observer")
    s.enemy("yithian_observer", engaged=0, exhausted=1)
    s.enemy("ghoul_minion", engaged=0)
    s.hand("knife")
    s.do("resource")
    s.until("turn")
    assert s.where("knife") == "hand 0"
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


@card("01175")
def test_a_byakhee_that_is_engaged_with_nobody_smells_nobody(backend: str) -> None:
    s = Scene(backend, extra="screeching_byakhee")
    s.set("horror", "0", 3)
    s.enemy("screeching_byakhee", exhausted=1)
    s.hand("")
    assert "tested 0 combat 3 fight" in s.do("fight screeching_byakhee")


# ---- The Dunwich Legacy


@card("02073")
@pytest.mark.parametrize(
    ("token", "clues", "resources"),
    [("minus_2", 2, 3), ("zero", 2, 3), ("minus_1", 0, 3), ("skull", 0, 3), ("elder_sign", 2, 5)],
)
def test_even_numbers_and_the_sign_win_in_the_cardroom(
    backend: str, token: str, clues: int, resources: int
) -> None:
    s = Scene(backend, extra="clover_club_cardroom", tokens=token)
    s.location("clover_club_cardroom")
    s.stand("clover_club_cardroom")
    s.do("use clover_club_cardroom 0")
    assert (s.get("clues", "0"), s.get("resources", "0")) == (clues, resources)


@card("02205")
def test_the_ruins_keep_their_clue_when_another_test_fails(backend: str) -> None:
    s = Scene(backend, extra="burned_ruins", tokens="auto_fail")
    s.location("burned_ruins", clues=1)
    s.stand("burned_ruins")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.until("turn")
    s.set("exhausted", "ghoul_minion", 1)
    s.stand("study")
    s.do("investigate")
    s.until("turn")
    assert (s.get("clues", "burned_ruins"), s.get("doom", "burned_ruins")) == (1, 0)


@card("02254", "02255")
def test_a_brood_grows_with_the_group_and_the_formula_is_for_abominations(backend: str) -> None:
    s = Scene(backend, seats=2, extra="brood_of_yog_sothoth esoteric_formula")
    s.asset("esoteric_formula", 1)
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", exhausted=1)
    s.first(1)
    assert not s.can("use esoteric_formula 0")
    s.enemy("brood_of_yog_sothoth", clues=2, damage=1)
    s.do("use esoteric_formula 0")
    s.until("turn")
    assert s.where("brood_of_yog_sothoth") == "play"  # 1 health, and 2 for the investigators
    s.do("use esoteric_formula 0")
    s.until("turn")
    assert s.where("brood_of_yog_sothoth") == "victory"


@card("02290")
def test_a_tear_in_the_path_spares_those_with_an_action_left(backend: str) -> None:
    s = Scene(backend, extra="ascending_path a_tear_in_the_path")
    s.location("ascending_path")
    s.location("a_tear_in_the_path", revealed=0)
    s.stand("ascending_path")
    s.set("actions", "0", 2)
    s.do("move_to a_tear_in_the_path")
    s.until("turn")
    assert s.get("at", "0") == s.row("a_tear_in_the_path")
    assert s.get("damage", "0") == 0


# ---- The Path to Carcosa


@card("03130")
def test_the_museum_dulls_nobody_elsewhere(backend: str) -> None:
    s = Scene(backend, extra="historical_society", cards="magnifying_glass")
    s.location("historical_society")
    s.asset("magnifying_glass")
    s.hand("")
    assert "settled 0 4 2 1" in s.do("investigate")


@card("03211")
def test_the_grand_guignol_frightens_whoever_reveals_it(backend: str) -> None:
    s = Scene(backend, extra="grand_guignol")
    s.house()
    s.location("grand_guignol")
    s.lasting(Question.connected, "hallway")
    s.do("move_to grand_guignol")
    assert s.asked == (0, "turn")
    assert s.get("horror", "0") == 0


@card("03251")
@pytest.mark.parametrize(("hand", "left"), [("knife machete guts", 1), ("knife", 0)])
def test_the_well_takes_two_cards_or_what_there_is(backend: str, hand: str, left: int) -> None:
    s = Scene(backend, extra="well_of_souls", cards="knife machete guts")
    s.location("well_of_souls")
    s.stand("well_of_souls")
    s.hand(hand)
    s.do("end_turn")
    s.do("choose discard")
    assert len(s.zone("discard", 0)) == len(hand.split()) - left
    assert s.get("horror", "0") == 0


@card("03255")
def test_the_pools_take_what_there_is_and_hurt_past_a_coat(backend: str) -> None:
    s = Scene(backend, extra="shivering_pools", cards="leather_coat")
    s.location("shivering_pools")
    s.stand("shivering_pools")
    s.asset("leather_coat")
    s.set("resources", "0", 3)
    told = s.do("end_turn") + s.do("choose purse")
    assert "lost 0 3" in told
    s.until("turn")
    s.do("end_turn")
    s.do("choose damage")
    assert (s.get("damage", "0"), s.get("damage", "leather_coat")) == (1, 0)


@card("03223", "03224")
@pytest.mark.parametrize("trouble", ["twin_suns", "deadly_fate"])
def test_whoever_passes_the_test_is_spared(backend: str, trouble: str) -> None:
    s = Scene(backend, extra=trouble, tokens="plus_1")
    s.top(f"{trouble} swarm_of_rats", 4)
    s.do("end_turn")
    s.until("turn")
    assert [line for line in s.log if line.startswith("settled 0 4")]
    assert (s.get("horror", "0"), s.get("doom", "whats_going_on")) == (0, 1)
    assert "swarm_of_rats" not in s.zone("discard", 4)


@card("03261")
def test_a_look_behind_counts_for_one_turn(backend: str) -> None:
    s = Scene(backend, extra="the_shadow_behind_you")
    s.threat("the_shadow_behind_you")
    s.hand("")
    s.do("use the_shadow_behind_you 1")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("the_shadow_behind_you") == "play"
    s.hand("")
    s.do("end_turn")
    assert s.where("the_shadow_behind_you") == "discard 4"
    assert "lost 0 6" in s.log


@card("03301")
def test_the_rift_seeker_asks_nothing_when_others_attack(backend: str) -> None:
    s = Scene(backend, extra="rift_seeker")
    s.enemy("rift_seeker", engaged=0, exhausted=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    assert s.asked == (0, "turn")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


@card("03076")
def test_a_guest_tells_nothing_to_the_clumsy_and_nothing_twice(backend: str) -> None:
    s = Scene(backend, extra="constance_dumaine", tokens="minus_1")
    s.house()
    s.attach("constance_dumaine", "hallway", clues=1)
    s.hand("")
    s.do("use constance_dumaine 0")
    s.until("turn")
    assert (s.get("clues", "0"), s.get("clues", "constance_dumaine")) == (0, 1)
    s.bag("zero")
    s.do("use constance_dumaine 0")
    s.until("turn")
    s.do("use constance_dumaine 0")
    s.until("turn")
    assert (s.get("clues", "0"), s.get("clues", "constance_dumaine")) == (1, 0)
    assert s.log.count("remembered constance_interviewed") == 1


@card("03182a")
def test_daniel_panics_for_his_companion_only_and_goes_with_those_here(backend: str) -> None:
    s = Scene(backend, seats=2, extra="daniel_chesterfield")
    s.house()
    s.asset("daniel_chesterfield")
    s.stand("attic", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.first(1)
    s.do("resource")
    s.until("turn")
    assert (s.get("horror", "1"), s.get("damage", "0")) == (1, 0)
    s.do("end_turn")
    assert not s.can("use daniel_chesterfield 0")


@card("03324")
def test_the_secret_wants_five_wounds_each_and_a_palace_without_clues(backend: str) -> None:
    king = "hastur_the_tattered_king"
    s = Scene(backend, seats=2, extra=f"the_king_in_tatters palace_of_the_king {king}")
    s.stage(act="the_king_in_tatters")
    s.location("palace_of_the_king")
    s.stand("palace_of_the_king")
    s.enemy(king, exhausted=1, damage=9)
    s.first(1)
    assert not s.can("use the_king_in_tatters 0")
    s.set("damage", king, 10)
    s.set("clues", "palace_of_the_king", 1)
    assert not s.can("use the_king_in_tatters 0")
    s.set("clues", "palace_of_the_king", 0)
    s.stand("study", 1)
    assert not s.can("use the_king_in_tatters 0")
    s.stand("palace_of_the_king", 1)
    s.arrange(clues={0: 2, 1: 3})
    s.do("use the_king_in_tatters 0")
    assert (s.get("clues", "0"), s.get("clues", "1")) == (0, 0)
    assert not s.can("use the_king_in_tatters 0")  # once


@card("03332")
def test_the_king_in_yellow_strikes_everybody_unless_he_is_exhausted(backend: str) -> None:
    king = "hastur_the_king_in_yellow"
    for exhausted, horror in ((0, 2), (1, 0)):
        s = Scene(backend, seats=2, extra=king)
        s.house()
        s.stand("attic", 1)
        s.enemy(king, at=-1, exhausted=exhausted)
        s.top("obscuring_fog obscuring_fog#1", 4)
        s.first(0)
        s.do("end_turn")
        s.do("end_turn")
        s.until("next_turn")
        assert s.get("horror", "0") == s.get("horror", "1") == horror


# ---- standalone scenarios


@card("72033")
@pytest.mark.parametrize(("bonus", "damage"), [(1, 1), (2, 2)])
def test_the_militia_is_exhausted_by_two(backend: str, bonus: int, damage: int) -> None:
    militia = "saturnite_drudge_militia"
    s = Scene(backend, extra=militia)
    s.house()
    s.enemy(militia, engaged=0)
    s.lasting(Question.willpower, "0", bonus)
    s.do(f"use {militia} 0")
    s.until("turn")
    assert f"dealt {militia} {damage} 0" in s.log
    assert s.get("exhausted", militia) == int(damage == 2)


@card("84009")
@pytest.mark.parametrize("choice", ["evade", "clue"])
def test_the_officer_lets_go_or_gives_a_clue_back(backend: str, choice: str) -> None:
    s = Scene(backend, extra="arkham_officer")
    s.enemy("arkham_officer", engaged=0, doom=2)
    s.hand("")
    s.do("use arkham_officer 1")
    assert s.options == ["choose clue", "choose evade"]
    s.do(f"choose {choice}")
    gave = int(choice == "clue")
    assert (s.get("clues", "0"), s.get("doom", "arkham_officer")) == (gave, 2 - gave)
    assert s.get("exhausted", "arkham_officer") == 1 - gave


@card("84029")
def test_the_meddler_spends_doom_on_attacks_only_and_gloats_over_no_retreat(backend: str) -> None:
    s = Scene(backend, seats=2, extra="otherworldly_meddler", cards="beat_cop")
    s.house()
    s.location("parlor")
    s.asset("beat_cop")
    s.enemy("otherworldly_meddler", engaged=0, doom=1)
    s.first(0)
    s.do("use beat_cop 0")
    assert s.get("damage", "otherworldly_meddler") == 1
    assert s.get("doom", "otherworldly_meddler") == 1
    s.stand("parlor", 1)
    s.do("end_turn")
    s.do("use parlor 0")
    assert s.get("doom", "otherworldly_meddler") == 1


@card("82017b", "82018")
def test_what_was_masked_attacks_those_at_its_place(backend: str) -> None:
    goer = "masked_carnevale_goer"
    s = Scene(backend, seats=3, extra=f"{goer} elisabetta_magro")
    s.house()
    s.stand("attic", 0)
    s.attach(goer, "hallway")
    s.arrange(deck={5: [s.row("elisabetta_magro")]}, clues={1: 2})
    s.first(1)
    s.do(f"use {goer} 0")
    s.until("turn")
    assert [s.get("damage", p) for p in "012"] == [0, 1, 1]
    assert s.get("clues", "1") == 1


@card("82016", "82009")
def test_only_whoever_enters_profits_in_venice(backend: str) -> None:
    s = Scene(backend, seats=2, extra="the_guardian canal_side bridge_of_sighs")
    s.location("the_guardian", at=s.row("canal_side"))
    s.location("canal_side", at=s.row("bridge_of_sighs"))
    s.location("bridge_of_sighs", at=s.row("the_guardian"))
    s.stand("the_guardian", 0)
    s.stand("canal_side", 1)
    s.first(0)
    s.do("move_to canal_side")
    assert s.asked == (0, "reaction")
    s.do("pass")
    assert s.asked == (0, "turn")  # nobody else was asked
    assert s.get("clues", "canal_side") == 0


@card("83032a")
def test_a_monster_elsewhere_guards_no_doctor(backend: str) -> None:
    s = Scene(backend, extra="dr_wentworth_moore", tokens="plus_1")
    s.house()
    s.enemy("dr_wentworth_moore", engaged=0)
    s.enemy("ghoul_minion", at="attic")
    s.hand("")
    s.do("fight dr_wentworth_moore")
    s.until("turn")
    assert "dealt dr_wentworth_moore 1 0" in s.log


# ---- The Circle Undone


@card("05036")
def test_track_shoes_carry_their_wearer_and_only_if_fast_enough(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="track_shoes", tokens="minus_1")
    s.house()
    s.asset("track_shoes", 1)
    s.hand("")
    s.hand("", 1)
    s.first(0)
    s.do("move_to attic")
    assert s.asked == (0, "turn")
    s.do("end_turn")
    s.do("move_to cellar")
    s.do("use track_shoes 0")
    s.until("turn")
    assert "settled 1 2 3 0" in s.log  # agility 2 and 1, less 1
    assert s.get("at", "1") == s.row("cellar")


# ---- The Forgotten Age


@card("04151")
def test_being_prepared_wants_another_asset_with_the_right_icon(backend: str) -> None:
    s = Scene(backend, seats=2, cards="well_prepared n45_automatic", cards1="magnifying_glass")
    s.asset("well_prepared")
    s.asset("n45_automatic")  # agility
    s.asset("magnifying_glass", 1)  # intellect, but Daisy's
    s.hand("")
    s.hand("", 1)
    s.first(0)
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert s.get("exhausted", "well_prepared") == 0


# ---- player cards of other products


@card("05324")
def test_a_token_that_leaves_something_is_no_catastrophe(backend: str) -> None:
    for token, asked in (("minus_2", "turn"), ("minus_3", "reaction")):
        s = Scene(backend, cards="eucatastrophe", tokens=token)
        s.hand("eucatastrophe")
        s.do("investigate")
        if s.can("commit eucatastrophe"):
            s.do("done")
        assert s.asked == (0, asked)


@card("02230")
def test_dice_are_thrown_for_ones_own_tokens_and_never_for_an_auto_fail(backend: str) -> None:
    s = Scene(backend, seats=2, cards="lucky_dice", tokens="minus_1")
    s.asset("lucky_dice")
    s.hand("")
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "turn")
    s.do("end_turn")
    s.bag("auto_fail")
    s.do("investigate")
    assert s.asked == (0, "turn")
    s.bag("minus_1")
    s.set("resources", "0", 1)
    s.do("investigate")
    assert s.asked == (0, "turn")  # it costs 2
    assert s.where("lucky_dice") == "play"


@card("02024")
def test_liquid_courage_is_for_the_frightened_who_are_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards="liquid_courage")
    s.house()
    s.asset("liquid_courage")
    s.hand("")
    s.hand("", 1)
    s.stand("attic", 1)
    s.set("horror", "1", 3)
    s.first(0)
    assert not s.can("use liquid_courage 0")
    s.stand("hallway", 1)
    s.do("use liquid_courage 0")
    s.until("turn")
    assert "tested 1 willpower 2 none" in s.log
    assert s.get("horror", "1") == 1
    s.set("horror", "1", 0)
    assert not s.can("use liquid_courage 0")


@card("02028")
def test_a_symbol_in_another_test_does_not_end_the_turn(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="rite_of_seeking", tokens="skull")
    s.asset("rite_of_seeking")
    s.hand("")
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert s.get("actions", "0") == 2
    s.do("use rite_of_seeking 0")
    s.until("turn")
    assert "turn_ended 0" in s.log


@card("02111")
def test_everybody_delves(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="delve_too_deep")
    s.hand("delve_too_deep", 1)
    s.top("ghoul_minion swarm_of_rats", 4)
    s.first(1)
    s.do("play delve_too_deep")
    s.until("turn")
    drawn = [line for line in s.log if line.startswith("drew_encounter")]
    assert drawn[-2:] == ["drew_encounter 0 ghoul_minion", "drew_encounter 1 swarm_of_rats"]
    assert s.where("delve_too_deep") == "victory"


@card("05023")
def test_a_tarot_helps_its_owner_alone(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker", cards="ace_of_swords")
    s.asset("ace_of_swords")
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.first(1)
    assert "settled 1 2 2 1" in s.do("fight ghoul_minion")
    s.do("end_turn")
    s.enemy("ghoul_minion#1", engaged=0)
    assert "settled 0 5 2 1" in s.do("fight ghoul_minion#1")


@card("05116")
def test_no_encounter_card_comes_to_hand_out_of_a_scroll(backend: str) -> None:
    s = Scene(backend, cards="scroll_of_secrets")
    s.asset("scroll_of_secrets")
    s.do("use scroll_of_secrets 1")
    s.do("name 4")
    assert s.options == ["choose discard", "choose on_top", "choose under"]
    s.do("choose under")
    assert (s.get("uses", "scroll_of_secrets"), s.get("exhausted", "scroll_of_secrets")) == (2, 1)
