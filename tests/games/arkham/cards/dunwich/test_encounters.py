"""Encounter cards of The Dunwich Legacy."""

from noctuary.games.arkham.ability import Question
from noctuary.kernel import Hidden
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
    s.until("turn")
    assert s.where("dark_memory") == "discard 0"
    assert s.where("knife") == s.where("guts") == "hand 0"


@card("02040")
def test_armitage_has_two_wild_icons_and_serves_once_a_round(backend: str) -> None:
    s = Scene(backend, cards="dr_henry_armitage knife machete", tokens="minus_3")
    s.hand("dr_henry_armitage")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.do("fight ghoul_minion")
    s.do("commit dr_henry_armitage")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log  # 4 and 2, less 3
    s.asset("dr_henry_armitage")
    s.arrange(actions={0: 3})
    s.top("knife machete")
    s.do("draw")
    s.do("use dr_henry_armitage 0")
    s.do("draw")
    assert s.asked == (0, "turn")  # he is exhausted
    assert s.where("machete") == "hand 0"


@card("02040")
def test_armitage_waits_for_what_you_draw_yourself(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dr_henry_armitage", cards1="knife")
    s.first(1)
    s.asset("dr_henry_armitage")
    s.top("knife", 1)
    s.do("draw")
    assert s.asked == (1, "turn")
    assert s.where("knife") == "hand 1"


def terror(backend: str, *, drawn: int) -> Scene:
    """Arrange a scene: copies of Terror from Beyond come in one mythos phase, to both seats."""
    s = Scene(
        backend,
        seats=2,
        who="roland_banks agnes_baker",
        cards="knife guts lucky",
        cards1="dark_memory machete overpower dodge",
        extra="terror_from_beyond terror_from_beyond",
    )
    s.first(0)
    s.hand("knife guts lucky")
    s.hand("dark_memory machete overpower dodge", 1)
    s.do("end_turn")
    s.top(["terror_from_beyond", "terror_from_beyond#1" if drawn > 1 else "obscuring_fog"], 4)
    s.do("end_turn")
    s.until("type")
    return s


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_empties_every_hand_of_a_type(backend: str) -> None:
    s = terror(backend, drawn=1)
    assert s.asked == (0, "type")
    assert s.options == ["choose asset", "choose event", "choose skill"]
    s.do("choose event")
    s.until("next_turn")
    assert s.where("lucky") == "discard 0"
    assert s.where("dark_memory") == s.where("dodge") == "discard 1"  # a weakness too
    assert s.where("knife") == s.where("guts") == "hand 0"
    assert s.where("machete") == s.where("overpower") == "hand 1"
    assert s.where("terror_from_beyond") == "discard 4"


@card("02101")
def test_the_second_terror_of_a_phase_takes_two_types(backend: str) -> None:
    s = terror(backend, drawn=2)
    s.do("choose event")
    s.until("type")
    assert s.asked == (1, "type")
    s.do("choose asset")
    assert s.options == ["choose event", "choose skill"]
    s.do("choose skill")
    s.until("next_turn")
    assert s.where("knife") == s.where("guts") == "discard 0"
    assert s.where("machete") == s.where("overpower") == "discard 1"
    s.first(0)  # another phase begins afresh
    s.do("end_turn")
    s.hand("knife guts", 0)
    s.top("terror_from_beyond ancient_evils", 4)
    s.do("end_turn")
    s.until("type")
    s.do("choose asset")
    assert s.asked[1] != "type"


@card("02101")
def test_a_terror_that_was_cancelled_counts_as_drawn(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        cards="ward_of_protection",
        cards1="knife machete",
        extra="terror_from_beyond terror_from_beyond",
    )
    s.first(0)
    s.hand("ward_of_protection")
    s.hand("knife machete", 1)
    s.do("end_turn")
    s.top("terror_from_beyond terror_from_beyond#1", 4)
    s.do("end_turn")
    s.until("reaction")
    s.do("play ward_of_protection")
    s.until("type")
    assert s.asked == (1, "type")
    s.do("choose asset")
    assert s.options == ["choose event", "choose skill"]


@card("02073")
def test_nobody_plays_cards_after_the_first_act(backend: str) -> None:
    s = Scene(backend, extra="clover_club_cardroom")
    s.location("clover_club_cardroom")
    s.stand("clover_club_cardroom")
    s.arrange(resources={0: 1})
    assert not s.can("use clover_club_cardroom 0")
    s.arrange(resources={0: 2})
    assert s.can("use clover_club_cardroom 0")
    s.stage(act="the_barrier")
    assert not s.can("use clover_club_cardroom 0")


@card("02167")
def test_a_fare_is_two_icons_in_all(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic stray_cat rabbits_foot knife", extra="passenger_car")
    s.house()
    s.location("passenger_car", revealed=0, at=s.row("hallway"))
    s.hand("n45_automatic stray_cat rabbits_foot knife")
    s.do("move_to passenger_car")
    assert not s.can("target knife")  # no agility
    s.do("target stray_cat")
    assert s.asked == (0, "fare") and not s.can("choose damage")
    s.do("target n45_automatic")
    assert s.asked == (0, "turn")
    assert s.where("rabbits_foot") == "hand 0" and s.get("damage", "0") == 0
    s.hand("rabbits_foot")
    s.stand("hallway")
    s.do("move_to passenger_car")  # one icon is not enough
    assert s.get("damage", "0") == 2


def kidnap(backend: str, ally: str = "dr_milan_christopher", tokens: str = "minus_4") -> Scene:
    """Arrange a scene: seat 1 has drawn Kidnapped! and fails; Daisy had this Ally, and another copy
    in hand.
    """
    s = Scene(
        backend,
        seats=2,
        cards=f"{ally} first_aid",
        cards1=f"{ally} drawn_to_the_flame",
        extra="kidnapped",
        tokens=tokens,
    )
    s.first(1)
    s.asset(f"{ally}#1", 1)
    s.hand("drawn_to_the_flame", 1)
    s.hand(ally)
    s.top("kidnapped", 4)
    s.do("play drawn_to_the_flame")
    s.do("choose agility")
    s.until("turn")
    return s


@card("02220")
@clause("AHC-374")
def test_a_kidnapped_ally_is_in_play_and_nobodys(backend: str) -> None:
    s = kidnap(backend)
    assert "tested 1 agility 4 none" in s.log
    assert s.where("dr_milan_christopher#1") == "kidnapped 0"
    assert s.get("ctrl", "dr_milan_christopher#1") == -1
    assert "taken_away dr_milan_christopher#1" in s.log
    assert not any(line.startswith("discarded dr_milan") for line in s.log)
    assert s.get("at", "kidnapped") == s.value("agenda")


@card("02220")
@clause("AHC-375")
def test_no_card_of_an_investigator_reaches_a_kidnapped_ally(backend: str) -> None:
    s = Scene(backend, cards="beat_cop hallowed_mirror", extra="kidnapped", tokens="minus_4")
    s.asset("beat_cop", damage=2)
    s.set("damage", "0", 2)
    s.hand("soothing_melody soothing_melody#1")
    s.do("play soothing_melody")
    assert s.options == ["target beat_cop", "target roland_banks"]
    s.do("target beat_cop")
    s.until("turn", "target beat_cop")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.where("beat_cop") == "kidnapped 0"
    s.set("damage", "beat_cop", 2)
    s.do("play soothing_melody#1")
    s.until("turn")
    assert s.get("damage", "0") == 0  # there was nobody else to choose
    assert s.get("damage", "beat_cop") == 2


@card("02220")
@clause("AHC-376")
def test_nobody_may_look_through_the_pile(backend: str) -> None:
    s = kidnap(backend)
    for seat in (0, 1):
        seen = s.state.observe(seat).fields["kidnapped"][0]
        assert isinstance(seen, Hidden) and seen.count == 1 and set(seen.known) <= {-1}


@card("02220")
@clause("AHC-377")
def test_no_other_copy_of_a_unique_ally_is_played_meanwhile(backend: str) -> None:
    s = kidnap(backend)
    s.do("end_turn")
    s.until("turn", "name 0")
    assert s.asked == (0, "turn")
    assert s.denied("play dr_milan_christopher") == "AHB-055"
    s = kidnap(backend, "beat_cop")  # not unique
    s.do("end_turn")
    s.until("turn", "name 0")
    assert s.can("play beat_cop")


@card("02220")
@clause("AHC-378")
def test_a_kidnapped_ally_stays_when_its_owner_is_out(backend: str) -> None:
    s = kidnap(backend)
    s.set("damage", "1", 4)
    s.enemy("ravenous_ghoul", engaged=1)
    s.do("resource")
    s.until("turn", "assign daisy_walker")
    assert s.value("out")[1]
    assert s.where("dr_milan_christopher#1") == "kidnapped 0"
    assert s.denied("play dr_milan_christopher") == "AHB-055"


@card("02220")
@clause("AHC-374")
def test_the_agenda_takes_a_sacrifice_beneath_its_deck(backend: str) -> None:
    s = kidnap(backend)
    s.set("doom", s.value("agenda"), 2)
    s.do("end_turn")
    s.until("turn", "name 0")
    s.do("end_turn")
    s.until("turn", "name 1")
    assert any(line.startswith("agenda_advanced") for line in s.log)
    assert s.where("dr_milan_christopher#1") == "kidnapped 1"
    assert s.where("kidnapped") == "discard 4"


@card("02220")
def test_without_an_ally_it_hurts_and_a_success_saves_everybody(backend: str) -> None:
    s = Scene(backend, cards="beat_cop", extra="kidnapped", tokens="minus_4")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.get("damage", "0") == 2
    assert s.where("kidnapped") == "discard 4"
    s = Scene(backend, cards="beat_cop", extra="kidnapped", tokens="plus_1")
    s.asset("beat_cop")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.where("beat_cop") == "play"
    assert s.where("kidnapped") == "discard 4"


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_the_chosen_type_from_everybody(backend: str) -> None:
    s = Scene(
        backend,
        seats=3,
        cards="knife guts",
        cards1="machete perception flashlight",
        cards2="overpower",
        extra="terror_from_beyond",
        filler=0,
        lead=1,
    )
    s.hand("knife guts")
    s.hand("machete perception flashlight", 1)
    s.hand("overpower", 2)
    s.top("terror_from_beyond", 4)
    s.until("type")
    assert s.asked == (1, "type")
    s.do("choose asset")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == s.where("flashlight") == "discard 1"
    assert [s.where(c) for c in ("guts", "perception", "overpower")] == [
        "hand 0",
        "hand 1",
        "hand 2",
    ]


# ---- Blood on the Altar


def ruins(backend: str, tokens: str) -> Scene:
    """Arrange a scene: Roland in Burned Ruins with 1 clue and a card beneath them."""
    s = Scene(backend, extra="burned_ruins", tokens=tokens)
    s.location("burned_ruins", clues=1, pile=4)
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
    """Arrange a scene: Roland has the formula, beside a Brood, with a single token in the bag."""
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
    """Arrange a scene: Roland in the Hallway with 1 clue there; the act wants 2."""
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
    """Arrange a scene: Roland has drawn the Doorway, and a Hex, and stands there with an enemy."""
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
