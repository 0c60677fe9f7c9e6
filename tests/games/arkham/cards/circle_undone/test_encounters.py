"""The Wages of Sin and Before the Black Throne."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

PLACES = "the_gallows heretics_graves chapel_crypt chapel_attic"
PAIRS = [
    ("heretic", "unfinished_business"),
    ("heretic_05178c", "unfinished_business_05178d"),
    ("heretic_05178e", "unfinished_business_05178f"),
    ("heretic_05178g", "unfinished_business_05178h"),
]
COSTS = ["horror", "damage", "purse", "discard"]
RESTS = [
    ("chapel_crypt", "combat"),
    ("the_gallows", "agility"),
    ("chapel_attic", "agility"),
    ("heretics_graves", "combat"),
]


def hill(backend: str, extra: str = "", act: str = "", agenda: str = "", **more: str) -> Scene:
    """Arrange a scene: Roland at The Gallows, whose other face is up where `flipped` says so."""
    s = Scene(backend, extra=f"{PLACES} {extra} {act} {agenda}", **more)
    s.stage(act=act, agenda=agenda)
    for place in PLACES.split():
        s.location(place, flipped=0)
    s.stand("the_gallows")
    return s


# ---- flipping


@card("05163", "05165")
@clause("AHC-093")
def test_death_approaches_and_no_place_loses_its_spectral_face(backend: str) -> None:
    s = hill(backend, act="in_pursuit_of_the_living", agenda="deaths_approach")
    s.do("use in_pursuit_of_the_living 0")
    assert s.get("flipped", "the_gallows") == 1
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")  # a new round: it might be flipped again
    assert not s.can("use in_pursuit_of_the_living 0")
    s.stage(agenda="theyre_getting_out")
    assert s.can("use in_pursuit_of_the_living 0")


@card("05162", "05164")
@clause("AHC-094")
def test_while_the_dead_are_pursued_no_place_turns_spectral(backend: str) -> None:
    for act, flipped in (("in_pursuit_of_the_dead", 0), ("in_pursuit_of_the_living", 1)):
        s = hill(backend, act=act, agenda="the_hanged_man_xii")
        s.set("doom", "the_hanged_man_xii", 7)
        s.top("obscuring_fog", 4)
        s.do("end_turn")
        s.until("turn")
        assert "agenda_advanced the_hanged_man_xii" in s.log
        assert s.get("flipped", "chapel_crypt") == flipped


@card("05165")
@clause("AHC-393")
def test_a_place_that_is_flipped_keeps_all_that_is_there(backend: str) -> None:
    s = hill(backend, act="in_pursuit_of_the_living", cards="barricade")
    s.set("clues", "the_gallows", 3)
    s.set("doom", "the_gallows", 1)
    s.attach("barricade", "the_gallows", 0)
    s.enemy("ghoul_minion", at="the_gallows", exhausted=1, damage=1)
    for face in (1, 0):
        s.do("use in_pursuit_of_the_living 0")
        assert s.get("flipped", "the_gallows") == face
        assert (s.get("clues", "the_gallows"), s.get("doom", "the_gallows")) == (3, 1)
        assert s.get("at", "0") == s.get("at", "ghoul_minion") == s.row("the_gallows")
        assert s.get("at", "barricade") == s.row("the_gallows")
        assert s.get("damage", "ghoul_minion") == 1
        assert not s.can("use in_pursuit_of_the_living 0")  # once a round
        s.arrange(uses={s.row("the_gallows"): 0})


@card("05165")
def test_clues_are_found_on_the_other_side_only(backend: str) -> None:
    s = hill(backend, act="in_pursuit_of_the_living", tokens="plus_1")
    s.set("clues", "the_gallows", 2)
    for found in (0, 1):
        s.do("investigate")
        s.until("turn")
        assert s.get("clues", "0") == found
        s.set("flipped", "the_gallows", 1)


@card("05164")
def test_the_barrier_between_brings_heretics_and_clues(backend: str) -> None:
    s = hill(backend, extra="heretic heretic_05178c", act="in_pursuit_of_the_dead")
    s.location("study")
    s.arrange(aside=[*s.value("aside"), s.row("heretic"), s.row("heretic_05178c")])
    s.set("clues", "0", 3)
    s.do("advance_act")
    assert s.get("at", "heretic") >= 0 and s.get("at", "heretic_05178c") >= 0
    assert s.get("clues", "chapel_attic") == 2
    assert s.get("clues", "study") == 1


# ---- places


def haunted(backend: str, place: str, **more: str) -> Scene:
    """Arrange a scene: Roland fails to investigate a place whose Spectral face is up."""
    s = hill(backend, tokens="auto_fail", **more)
    s.set("flipped", place, 1)
    s.stand(place)
    return s


def fail(s: Scene) -> None:
    """Let Roland investigate in vain."""
    s.do("investigate")
    s.until("turn")


@card("05169")
def test_the_gallows_call_a_witch(backend: str) -> None:
    s = haunted(backend, "the_gallows", extra="heretic")
    s.enemy("heretic", at="chapel_crypt")
    s.top("obscuring_fog grasping_hands ancient_evils swarm_of_rats", 4)
    fail(s)
    assert "tested 0 intellect 4 investigate" in s.log  # 3, and a Witch in play
    assert s.where("ancient_evils") == "discard 4"
    assert s.where("swarm_of_rats") != "discard 4"
    s.set("flipped", "the_gallows", 0)
    s.discards("", 4)
    fail(s)
    assert s.value("discard")[4] == []  # the other face does not haunt


@card("05172")
def test_the_graves_heal_witches(backend: str) -> None:
    s = haunted(backend, "heretics_graves", extra="heretic unfinished_business")
    s.enemy("heretic", at="chapel_crypt", damage=2)
    fail(s)
    assert s.get("damage", "heretic") == 1
    s.enemy("heretic", at="heretics_graves", engaged=0, damage=3)
    s.bag("plus_1")
    s.top("obscuring_fog grasping_hands", 4)
    s.do("fight heretic")
    s.until("turn")
    assert s.zone("discard", 4)[-2:] == ["obscuring_fog", "grasping_hands"]


@card("05174")
def test_the_crypt_is_easier_without_a_hex(backend: str) -> None:
    s = haunted(backend, "chapel_crypt", extra="terror_from_beyond")
    s.discards("terror_from_beyond", 4)
    fail(s)
    assert "tested 0 intellect 3 investigate" in s.log
    assert s.get("at", "terror_from_beyond") == 0
    fail(s)
    assert "tested 0 intellect 6 investigate" in s.log


@card("05176")
def test_the_attic_counts_your_hand_and_takes_of_it(backend: str) -> None:
    s = haunted(backend, "chapel_attic")
    assert len(s.value("hand")[0]) == 5
    fail(s)
    assert len(s.value("hand")[0]) == 3
    fail(s)
    assert len(s.value("hand")[0]) == 2
    s.bag("plus_1")
    fail(s)
    assert "settled 0 6 8 0" in s.log  # intellect 3, two cards, the token


# ---- Heretics


def defeated(backend: str, n: int) -> Scene:
    """Arrange a scene: seat 1 has just defeated a Heretic at the Spectral Gallows."""
    front, back = PAIRS[n]
    s = Scene(
        backend,
        seats=2,
        extra=f"{PLACES} {front} {back} scenario_the_wages_of_sin in_pursuit_of_the_living",
        tokens="plus_1",
    )
    s.reference("scenario_the_wages_of_sin")
    s.stage(act="in_pursuit_of_the_living")
    for place in PLACES.split():
        s.location(place, flipped=1)
    s.stand("the_gallows")
    s.arrange(aside=[*s.value("aside"), s.row(back)])
    s.enemy(front, at="the_gallows", engaged=1, damage=5)
    s.first(1)
    s.until("turn")
    s.lasting(Question.combat, "1", 4)
    s.do(f"fight {front}")
    s.until("turn")
    return s


@card("05178a", "05178b", "05178c", "05178d", "05178e", "05178f", "05178g", "05178h")
@clause("AHC-095", "AHC-096", "AHC-097", "AHC-098")
@pytest.mark.parametrize("n", range(4))
def test_unfinished_business_stays_until_its_investigator_is_eliminated(
    backend: str, n: int
) -> None:
    front, back = PAIRS[n]
    s = defeated(backend, n)
    assert f"defeated {front}" in s.log
    assert s.where(front) == "aside"
    assert s.get("at", back) == 1  # in the threat area, that side up
    s.location("parlor")
    s.stand("parlor", 1)
    s.do("use parlor 0")
    assert f"flipped {back}" in s.log
    assert s.where(back) == "aside"
    assert s.where(front) == "play"
    assert s.get("at", front) == s.row("parlor")


@card("05178b", "05178d", "05178f", "05178h")
@pytest.mark.parametrize("n", range(4))
def test_business_asks_its_price_at_the_end_of_the_round(backend: str, n: int) -> None:
    front, back = PAIRS[n]
    for answer in (COSTS[n], "flip_back"):
        s = defeated(backend, n)
        s.top("obscuring_fog ancient_evils", 4)
        s.do("end_turn")
        s.until("either")
        assert s.asked[0] == 1
        assert s.options == sorted([f"choose {COSTS[n]}", "choose flip_back"])
        before = (s.get("horror", "1"), s.get("damage", "1"), s.get("resources", "1"))
        s.do(f"choose {answer}")
        s.until("next_turn")
        if answer == "flip_back":
            assert s.get("engaged", front) >= 0
        else:
            assert s.where(back) == "play"
            now = (s.get("horror", "1"), s.get("damage", "1"), s.get("resources", "1"))
            assert now != before or n == 3


@card("05178b", "05178d", "05178f", "05178h")
@pytest.mark.parametrize("n", range(4))
def test_a_ghost_is_laid_to_rest_at_its_place(backend: str, n: int) -> None:
    _, back = PAIRS[n]
    place, skill = RESTS[n]
    s = defeated(backend, n)
    s.stand("study" if place == "the_gallows" else "the_gallows", 1)
    assert not s.can(f"use {back} 2")
    s.stand(place, 1)
    for q in (Question.willpower, Question.intellect, Question.agility):
        s.lasting(q, "1", 4)
    s.do(f"use {back} 2")
    s.do(f"choose {skill}")
    s.until("turn")
    assert s.where(back) == "victory"


@card("05178a")
def test_a_heretic_is_out_of_reach_in_this_world(backend: str) -> None:
    s = hill(backend, extra="heretic unfinished_business")
    s.arrange(aside=[*s.value("aside"), s.row("unfinished_business")])
    s.enemy("heretic", at="the_gallows")
    s.set("clues", "0", 1)
    assert not s.can("fight heretic")
    assert not s.can("engage heretic")
    s.do("use heretic 0")
    assert "looked 0 unfinished_business" in s.log
    s.set("flipped", "the_gallows", 1)
    assert s.can("fight heretic")


# ---- the end


def everybody_leaves(s: Scene) -> None:
    """Let all resign in the Parlor."""
    s.location("parlor")
    s.stand("parlor")
    while s.asked[1] != "over":
        s.do("use parlor 0") if s.can("use parlor 0") else s.do(s.options[0])


@card("05161")
@clause("AHC-394")
def test_business_in_a_threat_area_is_no_heretic_in_play(backend: str) -> None:
    s = one_left(backend)
    assert "unleashed 1" in s.log


def one_left(backend: str) -> Scene:
    """End the scenario with a Heretic in play and Unfinished Business in a threat area."""
    s = hill(
        backend,
        extra="heretic unfinished_business_05178d scenario_the_wages_of_sin",
        agenda="deaths_approach",
    )
    s.reference("scenario_the_wages_of_sin")
    s.enemy("heretic", at="chapel_attic")
    s.threat("unfinished_business_05178d")
    s.set("doom", "deaths_approach", 6)
    s.do("end_turn")
    s.until("over")
    return s


@card("05163")
@clause("AHC-395")
def test_business_in_a_threat_area_is_worth_nothing(backend: str) -> None:
    s = one_left(backend)
    assert "ended 2" in s.log
    assert s.value("score")[0] == 0
    s = hill(
        backend, extra="unfinished_business scenario_the_wages_of_sin", agenda="deaths_approach"
    )
    s.reference("scenario_the_wages_of_sin")
    s.arrange(victory=[s.row("unfinished_business")])
    s.set("doom", "deaths_approach", 6)
    s.do("end_turn")
    s.until("over")
    assert s.value("score")[0] == 1  # in the victory display it is


@card("05161")
@clause("AHC-027")
def test_somebody_who_resigned_reads_resolution_one(backend: str) -> None:
    s = hill(backend, extra="scenario_the_wages_of_sin")
    s.reference("scenario_the_wages_of_sin")
    everybody_leaves(s)
    assert "ended 1" in s.log
    s = hill(backend, extra="scenario_the_wages_of_sin rift_seeker")
    s.reference("scenario_the_wages_of_sin")
    s.set("damage", "0", 8)
    s.enemy("rift_seeker", engaged=0)
    s.do("resource")
    s.until("over", "assign 0")
    assert "ended 0" in s.log  # nobody resigned


@card("05161", "05165")
def test_four_banished_ghosts_are_enough(backend: str) -> None:
    s = hill(
        backend,
        extra=" ".join(back for _, back in PAIRS) + " scenario_the_wages_of_sin",
        act="in_pursuit_of_the_living",
        tokens="skull",
    )
    s.reference("scenario_the_wages_of_sin")
    s.arrange(victory=[s.row(back) for _, back in PAIRS[1:]])
    s.threat("unfinished_business")
    s.stand("chapel_crypt")
    s.lasting(Question.combat, "0", 6)
    s.do("use unfinished_business 2")
    s.do("choose combat")
    s.until("over")
    assert "settled 0 6 4 1" in s.log  # the skull takes 4: three are at rest
    assert "ended 1" in s.log


# ---- Before the Black Throne

CENTRE = 1 + 32 * 16 + 16
COSMOS = "wheel_of_fortune_x pathway_into_void pathway_into_void"


def throne(backend: str, act: str, here: str, extra: str = "", **more: object) -> Scene:
    """Arrange a scene: Roland at a location in the middle of the map, with 3 clues; a path is in
    the Cosmos.
    """
    s = Scene(backend, extra=f"{COSMOS} {act} {here} {extra}", **more)  # type: ignore[arg-type]
    s.stage(act=act, agenda="wheel_of_fortune_x")
    s.location(here, cell=CENTRE)
    s.stand(here)
    s.arrange(removed=[*s.value("removed"), s.row("study")])
    s.arrange(deck={5: [s.row("pathway_into_void")]})
    s.set("clues", "0", 3)
    return s


@card("05326", "05329", "05340")
@clause("AHC-396")
def test_a_place_is_laid_where_no_empty_space_is(backend: str) -> None:
    s = throne(backend, "the_cosmos_beckons", "cosmic_ingress")
    assert s.value("spaces") == []
    s.do("use the_cosmos_beckons 0")
    assert s.options == ["choose down", "choose left", "choose right", "choose up"]
    s.do("choose right")
    s.until("turn", "choose damage")
    assert "spent_clues 0 1" in s.log
    assert s.get("cell", "pathway_into_void") == CENTRE + 32
    assert s.get("at", "0") == s.row("pathway_into_void")
    assert s.can("move_to cosmic_ingress")  # next to one another
    s.arrange(uses={s.value("reference"): 1})
    s.do("use pathway_into_void 2")
    assert s.options == ["choose down", "choose right", "choose up"]
    s.do("choose up")
    assert s.get("cell", "pathway_into_void") == CENTRE + 31
    (space,) = s.value("spaces")
    assert s.get("cell", space) == CENTRE + 32  # only where it lay before
    assert not s.can("move_to cosmic_ingress")


@card("05340", "05332")
def test_a_path_hurts_and_closes_again(backend: str) -> None:
    s = throne(backend, "the_cosmos_beckons", "cosmic_ingress")
    s.location("pathway_into_void", cell=CENTRE + 1)
    s.hand("")
    s.do("move_to pathway_into_void")
    assert s.get("damage", "0") == 1  # no card to discard
    s.do("use pathway_into_void 1")
    assert s.where("pathway_into_void") == "deck 5"
    assert s.get("at", "0") == s.row("cosmic_ingress")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("clues", "cosmic_ingress") == 3  # again, at the end of the round


@card("05329", "05330", "05332", "05333", "05334")
@clause("AHC-101", "AHC-102")
@pytest.mark.parametrize(
    ("act", "gone", "kept"),
    [
        ("the_cosmos_beckons", "cosmic_ingress", "hideous_palace"),
        ("in_azathoths_domain", "hideous_palace", "court_of_the_great_old_ones"),
    ],
)
def test_all_but_the_palace_is_left_behind(backend: str, act: str, gone: str, kept: str) -> None:
    s = throne(backend, act, kept, gone, seats=2)
    s.location(gone, cell=CENTRE + 3)
    s.location("pathway_into_void", cell=CENTRE + 1)
    space = s.value("deck")[1][0]
    s.arrange(spaces=[space], cell={space: CENTRE + 2})
    s.enemy("ghoul_minion", at="pathway_into_void")
    s.stand(gone, 1)
    s.top("obscuring_fog ancient_evils", 4)
    s.set("clues", "0", 4)
    s.first(0)
    s.until("turn")
    s.do(f"use {act} 1")
    assert s.where(gone) == "removed"
    assert s.where("pathway_into_void") == "deck 5"
    assert s.where(kept) == "play"
    assert s.value("spaces") == []
    assert s.value("killed")[:2] == [0, 1]  # who was left behind
    assert s.where("ghoul_minion") in ("top 4", "play")
    s = throne(backend, act, kept, gone)
    s.location(gone, cell=CENTRE + 3)
    space = s.value("deck")[0][0]
    s.arrange(spaces=[space], cell={space: CENTRE + 2})
    s.top("obscuring_fog", 4)
    s.do(f"use {act} 1")
    assert s.where(space) == "deck 0"  # of its owner
