"""Encounter cards of The Dunwich Legacy."""

from noctuary.games.arkham.registry import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02040")
@clause("AHC-051")
def test_armitage_sells_a_card_just_drawn(backend: str) -> None:
    s = Scene(backend, cards="dr_henry_armitage knife machete amnesia")
    s.asset("dr_henry_armitage")
    s.hand("machete")
    s.drawn("amnesia")
    assert s.asked == (0, "turn")  # a weakness is not for sale
    s.hand("machete")
    s.drawn("knife")
    assert s.asked == (0, "reaction")
    s.do("use dr_henry_armitage 0")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == "hand 0"
    assert s.get("resources", "0") == 8
    assert s.get("exhausted", "dr_henry_armitage") == 1


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_weaknesses_of_the_chosen_type(backend: str) -> None:
    s = Scene(
        backend,
        who="agnes_baker",
        cards="dark_memory knife guts",
        extra="terror_from_beyond",
        filler=0,
    )
    s.hand("dark_memory knife guts")
    s.top("terror_from_beyond", 4)
    s.set("horror", "0", 0)
    s.do("end_turn")
    s.until("type")
    s.do("choose event")
    assert s.where("dark_memory") == "discard 0"
    assert s.where("knife") == s.where("guts") == "hand 0"


# ---- Blood on the Altar


def ruins(backend: str, tokens: str) -> Scene:
    """Roland in Burned Ruins with 1 clue and a card beneath them."""
    s = Scene(backend, extra="burned_ruins", tokens=tokens)
    s.location("burned_ruins", clues=1, swarm=4)
    s.arrange(beneath={4: [s.row("swarm_of_rats")]})
    s.stand("burned_ruins")
    return s


@card("02205")
@clause("AHC-037")
def test_the_ruins_turn_a_clue_into_doom_by_themselves(backend: str) -> None:
    s = ruins(backend, "auto_fail")
    s.do("investigate")
    s.until("turn")
    assert "happened burned_ruins" in s.log  # nobody was asked
    assert (s.get("clues", "burned_ruins"), s.get("doom", "burned_ruins")) == (0, 1)
    s.do("investigate")
    s.until("turn")
    assert s.get("doom", "burned_ruins") == 1  # no clue is left to turn


@card("02205")
def test_what_lies_beneath_the_ruins_is_drawn_once(backend: str) -> None:
    s = ruins(backend, "zero")
    assert not s.can("use burned_ruins 1")
    s.do("investigate")
    s.until("turn")
    s.do("use burned_ruins 1")
    assert "drew_encounter 0 swarm_of_rats" in s.log
    assert not s.can("use burned_ruins 1")


# ---- Undimensioned and Unseen


def unseen(backend: str, token: str, difficulty: str = "standard", clues: int = 2) -> Scene:
    """Roland, who has the formula, beside a Brood, with a single token in the bag."""
    s = Scene(
        backend,
        extra="scenario_undimensioned_and_unseen brood_of_yog_sothoth esoteric_formula",
        difficulty=difficulty,
        tokens=token,
    )
    s.reference("scenario_undimensioned_and_unseen")
    s.enemy("brood_of_yog_sothoth", clues=clues)
    s.asset("esoteric_formula")
    return s


@card("02236")
@clause("AHC-068", "AHC-069")
def test_a_tablet_clears_a_brood_or_costs_four(backend: str) -> None:
    s = unseen(backend, "tablet")
    s.do("investigate")
    s.until("either")
    assert s.options == ["choose clear", "choose harsher"]
    s.do("choose clear")
    s.until("turn")
    assert "cleared brood_of_yog_sothoth 2" in s.log
    assert "settled 0 3 2 1" in s.log
    s.do("investigate")  # no Brood has a clue any more: nothing to choose
    s.until("turn")
    assert "settled 0 0 2 0" in s.log


@clause("AHC-069")
def test_a_tablet_clears_a_brood_or_fails_when_it_is_hard(backend: str) -> None:
    s = unseen(backend, "tablet", "hard")
    s.do("investigate")
    s.until("either")
    s.do("choose harsher")
    s.until("turn")
    assert "settled 0 0 2 0" in s.log
    assert s.get("clues", "brood_of_yog_sothoth") == 2


@card("02236")
def test_other_symbols_of_the_unseen(backend: str) -> None:
    s = unseen(backend, "skull")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 2 2 1" in s.log
    s.bag("elder_thing")
    s.do("evade brood_of_yog_sothoth")
    s.until("turn")
    assert "attacked brood_of_yog_sothoth 0" in s.log
    s = unseen(backend, "cultist auto_fail")
    s.do("investigate")
    s.until("turn")
    if "token_revealed 0 cultist" in s.log:
        assert s.get("horror", "0") == 1


@card("02254", "02255")
def test_only_the_formula_hurts_a_brood(backend: str) -> None:
    s = unseen(backend, "zero")
    assert not s.can("fight brood_of_yog_sothoth")
    s.do("use esoteric_formula 0")
    s.until("turn")
    assert "settled 0 7 6 1" in s.log  # willpower 3 and 2 for each clue
    assert s.get("damage", "brood_of_yog_sothoth") == 1
    s.do("use esoteric_formula 0")
    s.until("turn")
    assert s.where("brood_of_yog_sothoth") == "victory"  # 1 health, and 1 for Roland


# ---- Where Doom Awaits


def hill(backend: str) -> Scene:
    """Roland in the Hallway with 1 clue there; the act wants 2."""
    s = Scene(
        backend, extra="the_path_to_the_hill ascending_path a_tear_in_the_path", tokens="plus_1"
    )
    s.stage(act="the_path_to_the_hill")
    for room in ("hallway", "attic", "cellar"):
        s.location(room, clues=1)
    s.stand("hallway")
    s.arrange(removed=[*s.value("removed"), s.row("study")])
    s.location("ascending_path", revealed=0)
    s.lasting(Question.connected, "hallway")
    s.set("clues", "0", 1)
    return s


@card("02277", "02283")
@clause("AHC-087")
def test_clues_leave_before_the_path_is_revealed(backend: str) -> None:
    s = hill(backend)
    assert not s.can("move_to ascending_path")
    s.do("investigate")
    s.until("turn")
    assert "spent_clues 0 2" in s.log  # at once, and nobody was asked
    told = [line for line in s.log if line.startswith(("act_advanced", "cleared", "revealed"))]
    assert told[-4:] == [
        "act_advanced the_path_to_the_hill",
        "cleared attic 1",
        "cleared cellar 1",
        "revealed ascending_path 0",
    ]
    assert s.can("move_to ascending_path")


@card("02283", "02290")
def test_the_path_leads_to_altered_places(backend: str) -> None:
    s = hill(backend)
    s.location("ascending_path")
    s.stand("ascending_path")
    s.do("use ascending_path 0")
    s.until("turn")
    assert s.where("a_tear_in_the_path") == "play"
    assert not s.can("use ascending_path 0")
    s.set("actions", "0", 1)
    s.do("move_to a_tear_in_the_path")
    assert s.get("damage", "0") == 2


# ---- Lost in Time and Space


def doorway(backend: str) -> Scene:
    """Roland has drawn the Doorway, and a Hex, and stands there with an enemy."""
    s = Scene(backend, extra="dimensional_doorway another_dimension terror_from_beyond")
    s.location("another_dimension")
    s.discards("terror_from_beyond", 4)
    s.top("dimensional_doorway", 4)
    s.do("end_turn")
    s.until("turn", "choose skill")
    s.stand("dimensional_doorway")
    s.top("obscuring_fog swarm_of_rats", 4)
    return s


@card("02328")
def test_the_doorway_comes_with_a_hex(backend: str) -> None:
    s = doorway(backend)
    assert s.where("dimensional_doorway") == "play"
    assert s.get("clues", "dimensional_doorway") == 1
    assert "drew_encounter 0 terror_from_beyond" in s.log


@card("02320", "02328")
@clause("AHC-068", "AHC-070")
def test_the_doorway_costs_resources_or_closes(backend: str) -> None:
    s = doorway(backend)
    s.set("resources", "0", 2)
    s.enemy("ghoul_minion", exhausted=1)
    s.do("end_turn")
    assert s.options == ["choose fold", "choose purse"]
    s.do("choose purse")
    assert "lost 0 2" in s.log
    s.until("turn")
    s.set("resources", "0", 1)
    s.do("end_turn")  # not enough to spend: it closes
    assert s.where("dimensional_doorway") == "deck 4"
    assert s.get("at", "0") == s.get("at", "ghoul_minion") == s.row("another_dimension")
