"""What comes with an investigator: a signature card and a weakness each."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def drawn(s: Scene, weakness: str) -> None:
    """Draw a weakness with an action at seat 0."""
    s.top(weakness)
    s.do("draw")


# ---- Roland Banks


@card("01006")
@pytest.mark.parametrize(("clues", "value"), [(2, 7), (0, 5)])
def test_rolands_38_is_better_where_clues_lie(backend: str, clues: int, value: int) -> None:
    s = Scene(backend, cards="rolands_38_special")
    s.asset("rolands_38_special")
    s.set("clues", "study", clues)
    s.enemy("ravenous_ghoul", engaged=0)
    assert f"settled 0 {value} 3 1" in s.do("use rolands_38_special 0")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.get("uses", "rolands_38_special") == 3


@card("01007")
def test_cover_up_takes_the_clues_that_would_be_discovered(backend: str) -> None:
    s = Scene(backend, cards="cover_up")
    drawn(s, "cover_up")
    assert (s.get("at", "cover_up"), s.get("clues", "cover_up")) == (0, 3)
    s.do("investigate")
    s.do("use cover_up 1")
    assert s.get("clues", "cover_up") == 2
    assert (s.get("clues", "0"), s.get("clues", "study")) == (0, 2)


@card("01007")
def test_anybody_with_roland_may_see_to_cover_up(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cover_up")
    s.first(1)
    s.threat("cover_up", clues=3)
    s.do("investigate")
    assert s.asked == (1, "reaction")
    s.do("use cover_up 1")
    assert (s.get("clues", "cover_up"), s.get("clues", "1")) == (2, 0)


@card("01007")
@pytest.mark.parametrize(("clues", "trauma"), [(1, 1), (0, 0)])
def test_cover_up_with_clues_scars_its_bearer(backend: str, clues: int, trauma: int) -> None:
    s = Scene(backend, cards="cover_up")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.threat("cover_up", clues=clues)
    s.do("use parlor 0")
    assert s.asked == (-1, "over")
    assert s.get("mental", "0") == trauma


# ---- Daisy Walker


@card("01008")
def test_the_tote_bag_holds_two_tomes_beside_two_hands(backend: str) -> None:
    books = "old_book_of_lore medical_texts encyclopedia"
    s = Scene(backend, who="daisy_walker", cards=f"daisys_tote_bag knife flashlight {books}")
    for asset in ("daisys_tote_bag", "knife", "flashlight", "old_book_of_lore"):
        s.asset(asset)
    s.hand("medical_texts encyclopedia")
    s.do("play medical_texts")
    assert s.asked == (0, "turn")
    s.do("play encyclopedia")
    assert s.asked == (0, "room")
    assert "target daisys_tote_bag" not in s.options
    s.do("target knife")
    assert s.where("encyclopedia") == "play"


@card("01009")
def test_the_necronomicon_stays_until_read_to_the_end(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon elder_sign_amulet")
    s.asset("elder_sign_amulet")
    drawn(s, "the_necronomicon")
    assert s.get("horror", "the_necronomicon") == 3
    for horror in (1, 2):
        s.do("use the_necronomicon 1")
        assert s.get("horror", "0") == horror  # moved, not dealt: no asset takes it
        assert s.where("the_necronomicon") == "play"
    s.do("use the_necronomicon 1")
    assert s.where("the_necronomicon") == "discard 0"


@card("01009")
def test_the_necronomicon_fills_a_hand_and_cannot_make_room(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon knife flashlight machete")
    s.asset("the_necronomicon", at=0, horror=3)
    s.asset("knife")
    s.hand("flashlight")
    s.do("play flashlight")
    assert s.where("knife") == "discard 0"
    assert s.where("the_necronomicon") == "play"


@card("01009")
def test_with_the_necronomicon_the_elder_sign_fails(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon", tokens="elder_sign")
    s.asset("the_necronomicon", at=0, horror=3)
    assert "settled 0 0 2 0" in s.do("investigate")


# ---- "Skids" O'Toole


@card("01010")
@pytest.mark.parametrize(("enemy", "attacks"), [("ghoul_minion", 0), ("ghoul_priest", 1)])
def test_on_the_lam_only_the_elite_attack(backend: str, enemy: str, attacks: int) -> None:
    s = Scene(backend, seats=2, who="daisy_walker skids_otoole", cards1="on_the_lam")
    s.enemy(enemy, engaged=1)
    s.hand("on_the_lam", 1)
    s.first(1)
    s.do("play on_the_lam")
    s.do("resource")
    assert s.log.count(f"attacked {enemy} 1") == attacks


@card("01011")
def test_hospital_debts_are_paid_twice_a_round(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="hospital_debts")
    drawn(s, "hospital_debts")
    s.do("use hospital_debts 1")
    s.do("use hospital_debts 1")
    assert (s.get("uses", "hospital_debts"), s.get("resources", "0")) == (2, 3)
    assert not s.can("use hospital_debts 1")


@card("01011")
@pytest.mark.parametrize(("paid", "lost"), [(5, 2), (6, 0)])
def test_unpaid_debts_cost_experience(backend: str, paid: int, lost: int) -> None:
    s = Scene(backend, who="skids_otoole", cards="hospital_debts")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.threat("hospital_debts", uses=paid)
    s.do("use parlor 0")
    assert s.get("experience", "0") == 2 - lost


# ---- Agnes Baker


@card("01012")
def test_the_heirloom_draws_a_card_for_a_spell(backend: str) -> None:
    deck = "heirloom_of_hyperborea shrivelling knife holy_rosary"
    s = Scene(backend, who="agnes_baker", cards=deck)
    s.asset("heirloom_of_hyperborea")
    s.hand("shrivelling knife")
    s.top("holy_rosary")
    s.do("play shrivelling")
    s.do("use heirloom_of_hyperborea 0")
    assert s.where("holy_rosary") == "hand 0"
    s.do("play knife")
    assert s.asked == (0, "turn")


@card("01012")
def test_the_heirloom_waits_for_an_event_to_resolve(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="heirloom_of_hyperborea blinding_light")
    s.asset("heirloom_of_hyperborea")
    s.hand("blinding_light")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play blinding_light")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.where("blinding_light") == "discard 0"
    assert s.can("use heirloom_of_hyperborea 0")


@card("01013")
def test_dark_memory_hurts_at_the_end_of_each_turn(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="dark_memory")
    s.hand("dark_memory")
    s.do("end_turn")
    assert s.get("horror", "0") == 2
    assert s.where("dark_memory") == "hand 0"


@card("01013")
def test_dark_memory_played_brings_doom_that_advances(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="dark_memory knife")
    s.set("doom", "whats_going_on", 2)
    s.hand("dark_memory knife")
    s.do("play dark_memory")
    assert s.get("resources", "0") == 3
    assert s.asked == (0, "lapse")  # the agenda advances
    assert "agenda_advanced whats_going_on" in s.log


# ---- Wendy Adams


@card("01014")
def test_the_amulet_plays_the_topmost_event_of_the_discard_pile(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet cunning_distraction knife")
    s.asset("wendys_amulet")
    s.hand("")
    s.discards("cunning_distraction emergency_cache knife")
    assert s.can("play emergency_cache")
    s.do("play emergency_cache")
    assert s.get("resources", "0") == 8
    assert s.zone("bottom", 0) == ["emergency_cache"]
    s.enemy("ghoul_minion", engaged=0)
    assert s.can("play cunning_distraction")


@card("01014")
def test_without_the_amulet_the_discard_pile_is_closed(backend: str) -> None:
    s = Scene(backend, who="wendy_adams")
    s.hand("")
    s.discards("emergency_cache")
    assert not s.can("play emergency_cache")


@card("01014")
def test_an_event_committed_or_discarded_from_hand_is_no_matter_for_the_amulet(
    backend: str,
) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet look_what_i_found lucky")
    s.asset("wendys_amulet")
    s.hand("look_what_i_found lucky")
    s.do("investigate")
    s.do("commit look_what_i_found")
    s.do("use wendy_adams 0")
    assert s.zone("discard", 0) == ["lucky", "look_what_i_found"]


@card("01015")
def test_abandoned_and_alone_loses_the_discard_pile_and_spares_no_mind(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="abandoned_and_alone knife elder_sign_amulet")
    s.asset("elder_sign_amulet")
    s.discards("knife")
    drawn(s, "abandoned_and_alone")
    assert s.get("horror", "0") == 2
    assert s.where("knife") == "removed"
    assert s.zone("discard", 0) == ["abandoned_and_alone"]


@card("01007")
def test_the_last_clue_on_cover_up_can_be_taken_off(backend: str) -> None:
    s = Scene(backend, cards="cover_up")
    s.threat("cover_up", clues=1)
    clues = s.get("clues", "study")
    s.do("investigate")
    s.do("use cover_up 1")
    s.until("turn")
    assert (s.get("clues", "cover_up"), s.get("clues", "0")) == (0, 0)
    assert s.get("clues", "study") == clues
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert (s.get("clues", "study"), s.get("clues", "0")) == (clues - 1, 1)


@card("01009")
@clause("AHB-207")
def test_with_the_necronomicon_other_tokens_count_as_ever(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon", tokens="plus_1")
    s.asset("the_necronomicon", at=0, horror=3)
    assert "settled 0 6 2 1" in s.do("investigate")
