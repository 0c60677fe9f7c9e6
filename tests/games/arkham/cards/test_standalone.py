"""Encounter cards of standalone scenarios."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

MILITIA = "saturnite_drudge_militia"


@card("72033")
def test_the_militia_by_one_is_hurt_but_stays_ready(backend: str) -> None:
    s = Scene(backend, extra=MILITIA, tokens="plus_1")
    s.house()
    s.enemy(MILITIA, engaged=0)
    s.do(f"use {MILITIA} 0")
    assert "attacked saturnite_drudge_militia 0" not in s.log  # a Parley provokes nobody
    assert (s.get("damage", MILITIA), s.get("exhausted", MILITIA)) == (1, 0)
    s.bag("auto_fail")
    s.do(f"use {MILITIA} 0")
    assert (s.get("damage", MILITIA), s.get("exhausted", MILITIA)) == (1, 0)


@card("84009")
@clause("AHB-242")
def test_an_innocent_officer_is_remembered_though_worth_nothing(backend: str) -> None:
    s = Scene(backend, extra="arkham_officer")
    s.enemy("arkham_officer", engaged=0, damage=2)
    s.do("fight arkham_officer")
    s.until("turn")
    assert s.where("arkham_officer") == "victory"


@card("84009")
def test_the_officer_takes_clues_only_where_it_is(backend: str) -> None:
    s = Scene(backend, extra="arkham_officer", tokens="auto_fail")
    s.house()
    s.enemy("arkham_officer", at="attic", exhausted=1)
    s.set("clues", "cellar", 2)
    s.stand("attic")
    s.do("use arkham_officer 1")
    assert s.asked == (0, "turn")  # a failure
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", "arkham_officer") == 0 and s.get("clues", "cellar") == 2


# ---- Carnevale of Horrors

RING = ("canal_side", "streets_of_venice", "bridge_of_sighs", "the_guardian")
GOER = "masked_carnevale_goer"


def venice(backend: str, extra: str = "", **more: str) -> Scene:
    """Arrange a scene: Roland at the Canal-side of a Venice of four places, and that is all there
    is.
    """
    s = Scene(backend, extra=f"{' '.join(RING)} {extra}", **more)
    for k, place in enumerate(RING):
        s.location(place, at=s.row(RING[(k + 1) % 4]))
    s.stand("canal_side")
    return s


def drawn(s: Scene, name: str) -> None:
    """Let Roland draw a treachery in the mythos phase."""
    s.top(f"{name} obscuring_fog", 4)
    s.do("end_turn")


@card("82009", "82010", "82013", "82016")
def test_one_walks_clockwise_through_venice(backend: str) -> None:
    s = venice(backend)
    assert [o for o in s.options if o.startswith("move_to")] == ["move_to streets_of_venice"]
    s.do("move_to streets_of_venice")
    s.do("use streets_of_venice 0")  # free
    assert s.get("at", "0") == s.row("bridge_of_sighs")
    assert s.get("actions", "0") == 2
    cards = len(s.value("hand")[0])
    s.do("move_to the_guardian")
    assert s.get("horror", "0") == 1  # for leaving the bridge
    s.do("use the_guardian 0")
    assert len(s.value("hand")[0]) == cards + 1
    s.do("move_to canal_side")
    s.do("use canal_side 0")
    assert s.get("clues", "canal_side") == 1


@card("82031", "82017b")
@clause("AHC-068", "AHC-082")
def test_hysteria_hurts_or_mixes_the_masks(backend: str) -> None:
    s = venice(backend, f"mass_hysteria {GOER} {GOER} {GOER}")
    for k in range(3):
        s.attach(f"{GOER}#{k}", "the_guardian")
    drawn(s, "mass_hysteria")
    s.until("either")
    assert s.options == ["choose damage", "choose scatter"]
    s.do("choose scatter")
    s.until("turn")
    places = sorted(s.name(s.get("at", f"{GOER}#{k}")) for k in range(3))
    assert places == ["bridge_of_sighs", "streets_of_venice", "the_guardian"]
    assert s.get("damage", "0") == 0
    s = venice(backend, "mass_hysteria")
    drawn(s, "mass_hysteria")  # there is no mask to mix
    s.until("turn")
    assert s.get("damage", "0") == 2


@card("82017b", "82018")
def test_a_mask_comes_off_for_a_clue(backend: str) -> None:
    s = venice(backend, f"{GOER} elisabetta_magro")
    s.attach(GOER, "canal_side")
    s.arrange(deck={5: [s.row("elisabetta_magro")]})
    assert not s.can(f"use {GOER} 0")
    s.set("clues", "0", 1)
    s.do(f"use {GOER} 0")
    s.until("turn")
    assert s.where(GOER) == "removed"
    assert s.get("at", "elisabetta_magro") == s.row("canal_side")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)
    s.top("grasping_hands", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", "elisabetta_magro") == 1


@card("82032")
@clause("AHC-068", "AHC-083")
def test_lost_in_venice_one_ends_up_across(backend: str) -> None:
    s = venice(backend, "lost_in_venice")
    drawn(s, "lost_in_venice")
    s.until("either")
    assert s.options == ["choose across", "choose horror"]
    s.do("choose across")
    s.until("turn")
    assert s.get("at", "0") == s.row("bridge_of_sighs")
    s = Scene(backend, extra="lost_in_venice")
    drawn(s, "lost_in_venice")  # the Study is in no ring
    s.until("turn")
    assert s.get("horror", "0") == 2


@card("82036")
@clause("AHC-068", "AHC-084")
def test_an_abduction_takes_the_purse_or_a_friend(backend: str) -> None:
    s = venice(backend, "abduction", cards="beat_cop knife", tokens="auto_fail")
    s.asset("beat_cop")
    s.asset("knife")
    drawn(s, "abduction")
    s.until("either")
    assert s.options == ["choose discard", "choose purse"]
    s.do("choose discard")
    assert s.where("beat_cop") == "discard 0"
    assert s.where("knife") == "play"
    s.until("turn")
    money = s.get("resources", "0")
    s.discards("", 4)
    drawn(s, "abduction")  # no Ally is left
    s.until("turn")
    assert f"lost 0 {money + 1}" in s.log


@card("82037")
@clause("AHC-068", "AHC-085")
def test_the_miasma_chokes_or_calls_hunters(backend: str) -> None:
    s = venice(backend, "acrid_miasma acrid_miasma")
    drawn(s, "acrid_miasma")
    s.until("turn")
    assert s.get("at", "acrid_miasma") == s.row("streets_of_venice")
    drawn(s, "acrid_miasma#1")
    s.until("turn")
    assert s.get("at", "acrid_miasma#1") == s.row("bridge_of_sighs")  # that one has it already
    s.bag("auto_fail")
    s.enemy("swarm_of_rats", at="the_guardian")
    s.do("move_to streets_of_venice")
    s.until("either")
    assert s.options == ["choose both", "choose hunt"]
    s.do("choose hunt")
    s.until("turn")
    assert "enemy_moved swarm_of_rats canal_side" in s.log
    assert s.get("damage", "0") == 0
    s.enemy("swarm_of_rats", at="the_guardian", exhausted=1)
    s.do("move_to bridge_of_sighs")  # nothing hunts any more
    s.until("turn")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


# ---- Guardians of the Abyss


def cairo(backend: str, extra: str = "", **more: str) -> Scene:
    """Arrange a scene: Roland in the Temple Courtyard, which has 1 clue."""
    s = Scene(backend, extra=f"temple_courtyard {extra}", **more)
    s.house()
    s.location("temple_courtyard", clues=1)
    for place in ("hallway", "temple_courtyard"):
        s.lasting(Question.connected, place)
    s.stand("temple_courtyard")
    return s


@card("83012", "83014")
@clause("AHC-060")
def test_supplicants_are_aloof_no_more_without_clues_in_the_courtyard(backend: str) -> None:
    s = cairo(backend, "humble_supplicant humble_supplicant")
    s.enemy("humble_supplicant")
    s.enemy("humble_supplicant#1", at="attic")
    assert not s.can("fight humble_supplicant")
    s.set("clues", "temple_courtyard", 0)
    assert s.can("fight humble_supplicant")
    s.stand("attic")
    assert s.can("fight humble_supplicant#1")  # every copy, wherever it is
    s.set("clues", "temple_courtyard", 1)
    assert not s.can("fight humble_supplicant#1")


@card("83012")
def test_a_temple_is_broken_into(backend: str) -> None:
    s = cairo(backend, tokens="plus_1")
    s.do("use temple_courtyard 0")
    s.until("turn")
    assert "remembered temple_broken_into" in s.log


@card("83014", "83032a")
def test_a_supplicant_shields_the_brotherhood(backend: str) -> None:
    s = cairo(backend, "humble_supplicant dr_wentworth_moore", tokens="plus_1")
    s.enemy("dr_wentworth_moore", engaged=0)
    assert s.can("fight dr_wentworth_moore")
    s.top("humble_supplicant", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "humble_supplicant") == s.row("temple_courtyard")
    assert not s.can("fight dr_wentworth_moore")
    s.enemy("humble_supplicant", at="attic")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert "enemy_moved humble_supplicant hallway" in s.log  # towards the doctor


@card("83032a")
def test_the_doctor_calls_a_monster_to_guard_him(backend: str) -> None:
    s = cairo(backend, "dr_wentworth_moore", tokens="plus_1")
    s.top("dr_wentworth_moore", 4)
    s.do("end_turn")
    s.until("fetch")
    s.do("target ghoul_minion")
    assert s.get("at", "ghoul_minion") == s.row("temple_courtyard")
    s.until("turn")
    s.set("exhausted", "ghoul_minion", 0)
    s.do("fight dr_wentworth_moore")
    s.until("turn")
    assert s.get("damage", "dr_wentworth_moore") == 0
    s.set("exhausted", "ghoul_minion", 1)
    s.do("fight dr_wentworth_moore")
    s.until("turn")
    assert s.where("dr_wentworth_moore") == "victory"


STORIES = [
    ("tunnels_under_ngranek", "agility", ("nightgaunts_freed", "nightgaunts_executed")),
    ("stairway_to_sarkomand", "intellect", ("denizens_warned", "escape_cut_off")),
    ("mist_filled_caverns", "willpower", ("help_pled_for", "ruler_affronted")),
]


@card("83024a", "83025a", "83026a")
@clause("AHC-090", "AHC-091", "AHC-092")
@pytest.mark.parametrize(("place", "kind", "memories"), STORIES)
def test_a_story_is_flipped_back_whatever_comes_of_it(
    backend: str, place: str, kind: str, memories: tuple[str, str]
) -> None:
    s = Scene(backend, extra=place, who="wendy_adams")
    s.location(place)
    s.stand(place)
    for skill in (Question.willpower, Question.intellect, Question.combat, Question.agility):
        s.lasting(skill, "0", 3)
    s.do(f"use {place} 0")
    s.until("either")
    assert s.get("flipped", place) == 1
    assert s.options == sorted([f"choose {kind}", "choose combat"])
    s.do(f"choose {kind}")
    s.until("turn")
    assert f"remembered {memories[0]}" in s.log
    assert s.get("flipped", place) == 0
    s.do(f"use {place} 0")
    s.until("either")
    s.bag("auto_fail")
    s.do("choose combat")
    s.until("turn")
    assert f"remembered {memories[1]}" not in s.log
    assert s.get("flipped", place) == 0  # a failure flips it back too
    assert s.can(f"use {place} 0")


# ---- Murder at the Excelsior Hotel


@card("84029")
@clause("AHC-108")
def test_the_meddler_spends_doom_on_its_hide(backend: str) -> None:
    s = Scene(backend, extra="otherworldly_meddler", tokens="plus_1")
    s.enemy("otherworldly_meddler", engaged=0, doom=1)
    s.lasting(Question.combat, "0", 4)
    s.do("fight otherworldly_meddler")
    s.until("turn")
    assert (s.get("doom", "otherworldly_meddler"), s.get("damage", "otherworldly_meddler")) == (
        0,
        0,
    )
    s.do("fight otherworldly_meddler")  # no doom is left to remove: nothing is reduced
    s.until("turn")
    assert s.get("damage", "otherworldly_meddler") == 1


@card("84029")
def test_the_meddler_gloats_over_the_fallen(backend: str) -> None:
    s = Scene(backend, seats=2, extra="otherworldly_meddler")
    s.first(1)
    s.enemy("otherworldly_meddler", engaged=1)
    s.set("damage", "1", 4)
    s.do("resource")
    s.until("next_turn", "assign 1")
    assert s.get("doom", "otherworldly_meddler") == 3
