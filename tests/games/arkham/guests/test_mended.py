"""Cards of other products as their errata want them."""

from noctuary.games.arkham.campaign.after import after
from noctuary.games.arkham.campaign.document import at_seat
from noctuary.games.arkham.registry import Q
from tests.games.arkham.campaign.tables import Table, good, new
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def drawn(s: Scene, name: str, seat: int = 0) -> list[str]:
    """Puts a card on top of a deck and draws it with an action."""
    s.top(name, seat)
    return s.do("draw")


# ---- tasks left undone


def smite(backend: str) -> Scene:
    """Zoey in the Hallway has drawn Smite the Wicked; its enemy is a Ghoul Minion."""
    s = Scene(backend, who="zoey_samaras", cards="smite_the_wicked")
    s.house()
    s.stand("attic")
    s.top("ancient_evils ghoul_minion", 4)
    drawn(s, "smite_the_wicked")
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
    """Jenny in the Attic has drawn Searching for Izzie."""
    s = Scene(backend, who="jenny_barnes", cards="searching_for_izzie")
    s.house()
    s.stand("attic")
    drawn(s, "searching_for_izzie")
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
    s.lasting(Q.INTELLECT, "0", 3)
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


# ---- tokens


@card("02230")
@clause("AHC-038")
def test_lucky_dice_ignore_a_token_for_two_resources(backend: str) -> None:
    s = Scene(backend, cards="lucky_dice", tokens="minus_4")
    s.asset("lucky_dice")
    s.do("investigate")
    s.until("reaction")
    s.bag("plus_1")
    s.do("use lucky_dice 0")
    s.until("turn")
    assert "token_ignored 0 minus_4" in s.log
    assert "settled 0 4 2 1" in s.log
    assert s.get("resources", "0") == 3
    assert sorted(s.value("bag")) == [0, 5]
    assert s.where("lucky_dice") == "play"


@card("02230")
@clause("AHC-038", "AHC-039")
def test_an_auto_fail_costs_the_dice_and_is_never_ignored(backend: str) -> None:
    s = Scene(backend, cards="lucky_dice", tokens="auto_fail")
    s.asset("lucky_dice")
    s.do("investigate")
    s.until("turn")
    assert s.where("lucky_dice") == "play"  # not offered, nothing lost
    assert s.get("resources", "0") == 5
    s.bag("zero")
    s.do("investigate")
    s.until("reaction")
    s.bag("auto_fail")
    s.do("use lucky_dice 0")
    s.until("turn")
    assert s.where("lucky_dice") == "removed"


@card("04004")
@clause("AHC-055")
def test_mateo_helps_whoever_reveals_an_auto_fail_once(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks father_mateo", tokens="auto_fail")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.set("clues", "hallway", 1)
    s.do("investigate")
    s.until("reaction")
    assert s.asked == (1, "reaction")
    s.do("use father_mateo 0")
    s.until("turn")
    assert "settled 0 4 1 1" in s.log  # Roland's own sign: 1 clue here
    assert s.value("bag") == [14]
    s.do("investigate")
    s.until("turn")
    assert "settled 0 0 1 0" in s.log


@card("04004")
def test_mateos_own_sign_succeeds_and_pays(backend: str) -> None:
    s = Scene(backend, who="father_mateo", tokens="elder_sign")
    s.do("investigate")
    s.until("mateo_sign", "apply father_mateo main")
    s.do("choose additional")
    s.until("turn")
    assert s.get("extra", "0") == 1
    s.do("investigate")
    s.until("mateo_sign", "apply father_mateo main")
    s.do("choose to_hand")
    s.until("turn")
    assert s.get("resources", "0") == 6


def inspired(backend: str, answer: str) -> Scene:
    """Agnes attacks with Shrivelling, reveals a skull and answers with Eldritch Inspiration."""
    s = Scene(backend, who="agnes_baker", cards="shrivelling eldritch_inspiration")
    s.asset("shrivelling")
    s.hand("eldritch_inspiration")
    s.enemy("ghoul_minion", engaged=0)
    s.bag("skull")
    s.do("use shrivelling 0")
    s.until("reaction")
    s.do("play eldritch_inspiration")
    s.do(f"choose {answer}")
    s.until("turn")
    return s


@card("05033")
@clause("AHC-067")
def test_eldritch_inspiration_stops_or_doubles_the_bite_of_a_spell(backend: str) -> None:
    assert inspired(backend, "no").get("horror", "0") == 0
    assert inspired(backend, "both").get("horror", "0") == 2


@card("05033")
@clause("AHC-067")
def test_eldritch_inspiration_wants_a_symbol_and_a_mystic_card(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling eldritch_inspiration")
    s.asset("shrivelling")
    s.hand("eldritch_inspiration")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use shrivelling 0")
    s.until("turn")
    assert s.where("eldritch_inspiration") == "hand 0"  # a 0 bites nobody
    s.enemy("ghoul_minion#1", engaged=0)
    s.bag("skull")
    s.do("fight ghoul_minion#1")
    s.until("turn")
    assert s.where("eldritch_inspiration") == "hand 0"  # no Mystic card bites


# ---- time


@card("02305")
@clause("AHC-043")
def test_the_watch_skips_a_phase_that_begins(backend: str) -> None:
    s = Scene(backend, cards="the_gold_pocket_watch")
    s.asset("the_gold_pocket_watch")
    assert not s.can("use the_gold_pocket_watch 0")  # no free ability
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    s.until("reaction")
    s.do("pass")  # the investigation phase is not repeated
    s.do("use the_gold_pocket_watch 0")
    s.until("turn")
    assert "phase_began enemy" not in s.log
    assert s.get("damage", "0") == 0
    assert s.where("the_gold_pocket_watch") == "removed"


@card("02305")
@clause("AHC-043")
def test_the_watch_repeats_a_phase_that_has_ended(backend: str) -> None:
    s = Scene(backend, cards="the_gold_pocket_watch")
    s.asset("the_gold_pocket_watch")
    s.do("resource")
    s.do("end_turn")
    s.until("reaction")
    s.do("use the_gold_pocket_watch 1")
    assert s.log.count("phase_began investigation") == 2
    assert s.asked == (0, "turn")
    assert s.get("actions", "0") == 3
    assert s.value("round") == 1


# ---- allies


@card("02302")
@clause("AHC-042")
def test_maleson_shuffles_a_card_of_the_encounter_deck_back(backend: str) -> None:
    s = Scene(backend, cards="dr_william_t_maleson")
    s.asset("dr_william_t_maleson")
    s.set("clues", "0", 1)
    s.top("ghoul_minion", 4)
    s.do("end_turn")
    s.until("reaction")
    before = s.get("clues", "study")
    s.do("use dr_william_t_maleson 0")
    assert "shuffled 4" in s.log
    assert s.get("clues", "study") == before + 1
    assert sum(line.startswith("drew_encounter") for line in s.log) >= 2
    assert "engaged ghoul_minion 0" not in s.log


@card("02302")
@clause("AHC-042")
def test_maleson_has_no_say_about_cards_from_elsewhere(backend: str) -> None:
    s = Scene(backend, cards="dr_william_t_maleson paranoia", scenario="midnight_masks")
    s.asset("dr_william_t_maleson")
    s.set("clues", "0", 1)
    drawn(s, "paranoia")
    assert s.asked == (0, "turn")
    assert "drew_weakness 0 paranoia" in s.log
    assert s.get("exhausted", "dr_william_t_maleson") == 0


@card("02040")
@clause("AHC-051")
def test_armitage_sells_a_card_just_drawn(backend: str) -> None:
    s = Scene(backend, cards="dr_henry_armitage knife machete amnesia")
    s.asset("dr_henry_armitage")
    s.hand("machete")
    drawn(s, "amnesia")
    assert s.asked == (0, "turn")  # a weakness is not for sale
    s.hand("machete")
    drawn(s, "knife")
    assert s.asked == (0, "reaction")
    s.do("use dr_henry_armitage 0")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == "hand 0"
    assert s.get("resources", "0") == 8
    assert s.get("exhausted", "dr_henry_armitage") == 1


@card("02020")
@clause("AHC-086")
def test_the_laboratory_assistant_makes_room_for_ten_cards(backend: str) -> None:
    s = Scene(backend, cards="laboratory_assistant " + "knife " * 12)
    s.hand("laboratory_assistant")
    s.do("play laboratory_assistant")
    s.do("use laboratory_assistant 0")
    assert len(s.zone("hand", 0)) == 2
    s.top("obscuring_fog", 4)
    s.hand(["knife", *(f"knife#{n}" for n in range(1, 9))])
    s.do("end_turn")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 10


@card("03041")
@clause("AHC-088")
def test_drawing_the_sign_leaves_room_for_three_cards(backend: str) -> None:
    s = Scene(backend, cards="drawing_the_sign " + "knife " * 6)
    drawn(s, "drawing_the_sign")
    assert s.where("drawing_the_sign") == "play"
    s.top("obscuring_fog", 4)
    s.hand(["knife", *(f"knife#{n}" for n in range(1, 5))])
    s.do("end_turn")
    s.until("discard_from_hand")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 3
    s.do("use drawing_the_sign 1")
    assert s.where("drawing_the_sign") == "discard 0"


@card("04035")
@clause("AHC-056")
def test_yaotl_discards_the_top_card_once_a_phase(backend: str) -> None:
    s = Scene(backend, cards="yaotl magnifying_glass")
    s.asset("yaotl")
    s.top("magnifying_glass")
    s.do("use yaotl 1")
    assert s.where("magnifying_glass") == "discard 0"
    assert not s.can("use yaotl 1")
    s.do("investigate")
    s.do("use yaotl 0")  # its intellect icon
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.do("end_turn")
    s.until("free")
    assert s.can("use yaotl 1")  # another phase


def spirit(backend: str) -> Scene:
    """Roland with a Guiding Spirit and a Grasping Hands at hand."""
    s = Scene(backend, cards="guiding_spirit dynamite_blast")
    s.asset("guiding_spirit")
    return s


@card("05236")
@clause("AHC-099")
def test_a_guiding_spirit_defeated_by_horror_is_exiled(backend: str) -> None:
    s = spirit(backend)
    s.set("horror", "guiding_spirit", 2)
    s.enemy("ghoul_minion", engaged=0)
    s.do("draw")
    while s.asked[1] == "assign":
        s.do(s.options[-1])
    assert s.where("guiding_spirit") == "exiled"
    assert s.get("horror", "0") == 0


@card("05236")
@clause("AHC-099")
def test_an_exiled_card_is_missing_after_the_scenario(backend: str) -> None:
    campaign = new("wendy")
    cards = dict(campaign.seats[0].cards)
    assert cards.pop("01088") == 2
    campaign = at_seat(campaign, 0, cards=cards | {"05236": 2})
    s = Table(campaign, backend)
    s.bag("auto_fail")
    s.asset("guiding_spirit", horror=2)
    s.set("damage", "0", 6)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    s.until("over", "assign guiding_spirit")
    assert s.where("guiding_spirit") == "exiled"
    seat = good(after(campaign, s.state.fields(), s.chosen)).seats[0]
    assert seat.cards["05236"] == 1
    assert seat.exiled == {"05236": 1}


@card("05236")
@clause("AHC-099")
def test_a_guiding_spirit_that_leaves_otherwise_is_only_discarded(backend: str) -> None:
    s = Scene(backend, cards="guiding_spirit beat_cop")
    s.asset("guiding_spirit", horror=2)
    s.hand("beat_cop")
    s.do("play beat_cop")
    assert s.where("guiding_spirit") == "discard 0"


@card("05236")
def test_the_spirit_bears_horror_first(backend: str) -> None:
    s = spirit(backend)
    s.do("investigate")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.enemy("ghoul_priest", engaged=0)
    s.do("draw")
    horror = []
    while s.asked[1] == "assign":
        horror.append(s.options)
        s.do(s.options[0])
    assert s.get("horror", "guiding_spirit") == 2
    assert s.get("horror", "0") == 0


@card("60102")
@clause("AHC-109")
def test_randall_cho_reacts_to_his_entry_and_has_no_free_ability(backend: str) -> None:
    s = Scene(backend, cards="randall_cho machete")
    s.hand("randall_cho")
    s.set("damage", "0", 4)
    s.do("play randall_cho")
    assert s.asked == (0, "reaction")
    s.do("use randall_cho 0")
    s.do("choose heal")
    assert s.get("damage", "0") == 1
    assert not s.can("use randall_cho 0")


@card("60102")
def test_randall_cho_brings_a_weapon(backend: str) -> None:
    s = Scene(backend, cards="randall_cho machete")
    s.hand("randall_cho")
    s.do("play randall_cho")
    s.do("use randall_cho 0")
    s.do("target machete")
    assert s.where("machete") == "play"
    assert s.get("resources", "0") == 0


# ---- places


@card("04270")
@clause("AHC-057")
def test_the_skeleton_key_leaves_your_play_area_and_comes_back_where_it_hangs(
    backend: str,
) -> None:
    s = Scene(backend, cards="the_skeleton_key")
    s.house()
    s.asset("the_skeleton_key")
    s.stand("attic")
    s.do("use the_skeleton_key 0")
    assert s.get("at", "the_skeleton_key") == s.row("attic")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 3 1 1" in s.log  # shroud 1
    s.stand("hallway")
    assert not s.can("use the_skeleton_key 0")  # it hangs elsewhere
    s.stand("attic")
    s.do("use the_skeleton_key 0")
    assert s.get("at", "the_skeleton_key") == -1


@card("50004")
@clause("AHC-059")
def test_the_barricade_sends_spawning_enemies_next_door(backend: str) -> None:
    s = Scene(backend, cards="barricade_3", extra="ghoul_priest")
    s.house()
    s.stand("attic")
    s.hand("barricade_3")
    s.do("play barricade_3")
    assert s.get("at", "barricade_3") == s.row("attic")
    s.top("ghoul_minion", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "ghoul_minion") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == -1
    s.top("ghoul_priest", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "ghoul_priest") == s.row("attic")  # Elite


@card("50004")
def test_the_barricade_falls_when_somebody_leaves(backend: str) -> None:
    s = Scene(backend, cards="barricade_3")
    s.house()
    s.attach("barricade_3", "hallway", 0)
    s.do("move_to attic")
    assert s.where("barricade_3") == "discard 0"


@card("60227")
@clause("AHC-113")
def test_seeking_answers_finds_two_clues_around(backend: str) -> None:
    for first, second, found in (("hallway", "attic", (0, 2)), ("attic", "attic", (1, 1))):
        s = Scene(backend, cards="seeking_answers")
        s.house()
        s.set("clues", "hallway", 1)
        s.set("clues", "attic", 3)
        s.hand("seeking_answers")
        s.do("play seeking_answers")
        s.until("answer")
        s.do(f"move_to {first}")
        if s.asked[1] == "answer":
            s.do(f"move_to {second}")
        s.until("turn")
        assert s.get("clues", "0") == 2
        assert (s.get("clues", "hallway"), s.get("clues", "attic")) == found


# ---- skills and rituals


@card("02235")
@clause("AHC-061")
def test_survival_instinct_may_evade_everybody(backend: str) -> None:
    for answer, evaded in (("yes", 3), ("no", 1)):
        s = Scene(backend, who="wendy_adams", cards="survival_instinct_2")
        s.hand("survival_instinct_2")
        foes = ("ghoul_minion", "ghoul_minion#1", "swarm_of_rats")
        for foe in foes:
            s.enemy(foe, engaged=0)
        s.do("evade ghoul_minion")
        s.do("commit survival_instinct_2")
        s.until("slip", "apply wendy_adams main")
        s.do(f"choose {answer}")
        s.until("turn")
        assert sum(s.get("exhausted", foe) for foe in foes) == evaded
        assert sum(s.get("engaged", foe) == 0 for foe in foes) == 3 - evaded


@card("07223")
@clause("AHC-111")
def test_the_unseen_guides_once_a_test(backend: str) -> None:
    s = Scene(backend, cards="guided_by_the_unseen perception deduction")
    s.asset("guided_by_the_unseen")
    s.hand("")
    s.top("perception deduction")
    s.do("investigate")
    s.do("use guided_by_the_unseen 0")
    s.do("target perception")
    assert s.where("perception") == "committed"
    assert s.get("uses", "guided_by_the_unseen") == 3
    assert not s.can("use guided_by_the_unseen 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    assert s.can("use guided_by_the_unseen 0")
