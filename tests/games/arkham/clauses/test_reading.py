"""How texts are read: AHB-001 to AHB-032."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest

import noctuary.games.arkham.rules as chapters
from noctuary.games.arkham.ability import Change, Question
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-001", "AHC-001", "AHC-004")
def test_a_card_beats_the_rules(backend: str) -> None:
    """Actions provoke; Cat Burglar says that his does not."""
    s = Scene(backend, cards="cat_burglar")
    s.house()
    s.asset("cat_burglar")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use cat_burglar 0")
    s.finish()
    assert "attacked ghoul_minion 0" not in s.log
    s.arrange(engaged={s.row("ghoul_minion"): 0}, at={s.row("ghoul_minion"): s.get("at", 0)})
    s.do(next(o for o in s.options if o.startswith("move_to")))
    assert "attacked ghoul_minion 0" in s.log


@clause("AHB-002")
def test_cannot_is_never_overridden(backend: str) -> None:
    s = Scene(backend, cards="dynamite_blast")
    s.hand("dynamite_blast")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.lasting(Question.no_damage, "ghoul_minion")
    s.do("play dynamite_blast")
    s.finish()
    assert s.get("damage", "ghoul_minion") == 0 and s.get("damage", 0) == 3
    s.house()
    s.lasting(Question.no_move, 0)
    assert not any(o.startswith("move_to") for o in s.options)


@clause("AHB-005")
def test_a_thing_is_one_or_more(backend: str) -> None:
    for n in (0, 1, 3):
        s = Scene(backend, cards="scavenging knife knife knife", tokens="plus_1")
        s.asset("scavenging")
        s.hand("")
        s.discards(" ".join(("knife", "knife#1", "knife#2")[:n]))
        s.do("investigate")
        assert s.can("use scavenging 0") == (n > 0)


@clause("AHB-006")
def test_may_is_a_choice(backend: str) -> None:
    s = Scene(backend, cards="survival_instinct", who="wendy_adams")
    s.house()
    s.hand("survival_instinct")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("evade ghoul_minion")
    s.do("commit survival_instinct")
    s.until("slip")
    assert s.asked[0] == 0 and s.options == ["choose no", "choose yes"]
    s.do("choose no")
    assert s.can("pass")
    s.do("pass")
    assert s.get("engaged", "ghoul_minion#1") == 0 and s.get("at", 0) == s.row("hallway")


@clause("AHB-007", "AHC-068", "AHC-154")
def test_must_wants_an_option_that_changes_something(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.top("hunting_shadow", 4)
    s.do("end_turn")
    s.finish()
    assert s.get("damage", 0) == 2  # no clue to spend: only the damage was left
    s.set("clues", 0, 1)
    s.top("hunting_shadow#1", 4)
    s.do("end_turn")
    assert s.options == ["choose damage", "choose spend"]  # both do something: a free choice


@clause("AHB-008")
def test_if_able(backend: str) -> None:
    """A Nightgaunt hunts as far as it can; barred, it stays without penalty."""
    s = Scene(backend, cards="barricade", extra="hunting_nightgaunt")
    s.house()
    s.enemy("hunting_nightgaunt", at="attic")
    s.attach("barricade", "hallway", 0)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "hunting_nightgaunt") == s.row("attic")


@clause("AHB-009", "AHC-153", "AHB-068")
def test_the_lead_decides_for_the_group(backend: str) -> None:
    s = Scene(backend, seats=2, lead=1)
    s.arrange(doom={s.value("agenda"): 2})
    s.until("lapse")
    assert s.asked == (1, "lapse")


@clause("AHB-010")
def test_this_card_is_this_card(backend: str) -> None:
    s = Scene(backend, cards="knife knife")
    s.asset("knife")
    s.asset("knife#1")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use knife#1 1")
    s.finish()
    assert s.where("knife") == "play" and s.where("knife#1") == "discard 0"


@clause("AHB-011", "AHB-055")
def test_copies_have_the_same_title(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="skids_otoole wendy_adams",
        cards="leo_de_luca",
        cards1="leo_de_luca_1",
    )
    s.first(1)
    s.asset("leo_de_luca", 0)
    s.hand("leo_de_luca_1", 1)
    s.arrange(resources={1: 9})
    assert not s.can("play leo_de_luca_1") and s.denied("play leo_de_luca_1") == "AHB-055"


@clause("AHB-012")
def test_an_adjective_covers_the_list(backend: str) -> None:
    """Ward of Protection: a treachery that is no weakness."""
    s = Scene(backend, who="agnes_baker", cards="ward_of_protection paranoia")
    s.hand("ward_of_protection")
    s.top("paranoia")
    s.do("draw")
    assert s.asked[1] == "turn" and s.get("resources", 0) == 0
    s.arrange(resources={0: 1})
    s.top("ancient_evils", 4)
    s.do("end_turn")
    assert s.asked[1] == "reaction" and s.can("play ward_of_protection")


@clause("AHB-013")
def test_a_discount_does_not_change_the_printed_cost(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="beat_cop")
    s.hand("beat_cop")
    s.stand("easttown")
    s.arrange(resources={0: 2})
    assert s.can("play beat_cop")  # 2 less there
    s.stand("rivertown")
    s.arrange(resources={0: 3})
    assert not s.can("play beat_cop")
    s.arrange(resources={0: 5})
    s.do("play beat_cop")
    assert s.get("resources", 0) == 1


@clause("AHB-013", "AHB-021")
@pytest.mark.parametrize("gained", [0, 1])
def test_a_blank_card_keeps_what_it_has_gained(backend: str, gained: int) -> None:
    s = Scene(backend, extra="wizard_of_the_order", tokens="auto_fail")
    s.enemy("wizard_of_the_order", engaged=0)
    s.lasting(Question.blank, "wizard_of_the_order")
    if gained:
        s.lasting(Question.retaliate, "wizard_of_the_order")
    s.do("fight wizard_of_the_order")
    assert s.log.count("attacked wizard_of_the_order 0") == gained


@clause("AHB-014")
def test_base_values(backend: str) -> None:
    s = Scene(backend, cards="beat_cop")
    s.asset("beat_cop")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.lasting(Question.combat, 0, 2, how=Change.SET)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("fight ghoul_minion#1")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log  # 2 instead of 4, and 1


@clause("AHB-017", "AHB-254")
def test_per_investigator_counts_those_who_began(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.first(0)
    s.house()
    s.arrange(out={2: 1})
    s.enemy("ghoul_priest", engaged=0, exhausted=1, damage=13)
    s.do("fight ghoul_priest")
    s.finish()
    assert s.where("ghoul_priest") == "play"  # 14 of 15
    s.do("fight ghoul_priest")
    s.finish()
    assert s.where("ghoul_priest") == "victory"


@clause("AHB-018", "AHB-019", "AHB-193")
def test_how_a_value_is_computed(backend: str) -> None:
    s = Scene(backend)
    s.lasting(Question.intellect, 0, 2)
    s.lasting(Question.intellect, 0, 0, how=Change.HALVE)
    s.do("investigate")
    assert "settled 0 3 2 1" in s.log  # (3 + 2) / 2, rounded up
    s = Scene(backend, cards="lucky", who="wendy_adams", tokens="minus_8")
    s.hand("lucky")
    s.do("investigate")
    s.do("pass")  # Wendy's own reaction
    s.do("play lucky")
    s.until("turn")
    assert "settled 0 0 2 0" in s.log  # 3 - 8 + 2 is still below 0


@clause("AHB-020")
def test_rules_look_at_traits_only_for_cards() -> None:
    """Tomes fill the bag's slots, searches name traits, texts exclude Elite: nothing else."""
    found = set()
    for file in Path(str(chapters.__file__)).parent.glob("*.py"):
        for n in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(n, ast.Attribute)
                and isinstance(n.value, ast.Name)
                and n.value.id == "Trait"
            ):
                found.add((file.stem, n.attr))
    assert found == {
        ("drawing", "TOME"),
        ("drawing", "SPELL"),
        ("drawing", "ALLY"),
        ("drawing", "MADNESS"),
        ("enemies", "ELITE"),
        ("scenario_effects", "MADNESS"),
        ("assets", "TOME"),
    }


@clause("AHB-021")
def test_a_blank_text_box(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.enemy("icy_ghoul", at="hallway", damage=3, exhausted=1)
    s.enemy("ghoul_priest", at="attic")
    for name in ("icy_ghoul", "ghoul_priest"):
        s.lasting(Question.blank, name)
    s.do("fight icy_ghoul")
    s.finish()
    assert s.where("icy_ghoul") == "discard 4"  # no Victory
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "ghoul_priest") == s.row("attic")  # no Hunter


@clause("AHB-022")
def test_immune_to_player_cards(backend: str) -> None:
    s = Scene(backend, cards="beat_cop")
    s.asset("beat_cop")
    s.enemy("ravenous_ghoul", engaged=0)
    s.lasting(Question.immune, "ravenous_ghoul")
    assert not s.can("use beat_cop 0")  # it cannot be chosen
    s.do("fight ravenous_ghoul")
    s.until("turn")
    assert s.get("damage", "ravenous_ghoul") == 1


@clause("AHB-023")
def test_remaining_sanity_counts_what_changes_it(backend: str) -> None:
    s = Scene(backend, extra="screeching_byakhee dreams_of_rlyeh")
    s.enemy("screeching_byakhee", engaged=0, exhausted=1)
    s.do("fight screeching_byakhee")
    s.until("turn")
    assert "tested 0 combat 3 fight" in s.log  # 5 left
    s.threat("dreams_of_rlyeh")
    s.do("fight screeching_byakhee")
    s.until("turn")
    assert "tested 0 combat 4 fight" in s.log  # 4 left


@clause("AHB-024", "AHB-235")
def test_taken_and_direct(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="abandoned_and_alone holy_rosary")
    s.asset("holy_rosary")
    s.top("abandoned_and_alone")
    s.do("draw")
    assert s.get("horror", 0) == 2  # direct: nobody was asked
    s.house()
    s.do("move_to attic")
    assert s.asked == (0, "assign")
    s.do("assign holy_rosary")
    assert s.get("horror", 0) == 2 and s.get("horror", "holy_rosary") == 1


@clause("AHB-025")
def test_an_empty_location(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.enemy("wizard_of_the_order", at="graveyard", exhausted=1)
    s.attach("locked_door", "northside")
    s.top("acolyte", 4)
    s.do("end_turn")
    assert s.asked == (0, "empty_place")
    assert s.can("move_to northside")
    assert not s.can("move_to graveyard") and not s.can("move_to your_house")


@clause("AHB-026")
def test_a_game_is_one_scenario(backend: str) -> None:
    for _ in range(2):
        s = Scene(backend, scenario="midnight_masks")
        s.location("southside_historical_society")
        s.stand("southside_historical_society")
        s.do("use southside_historical_society 0")
        assert not s.can("use southside_historical_society 0")


@clause("AHB-027", "AHC-312")
def test_the_nearest_counts_barred_ways(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="barricade")
    s.stand("rivertown")
    s.enemy("acolyte", at="graveyard")
    s.attach("barricade", "graveyard", 0)
    s.enemy("acolyte#1", at="northside")
    s.top("mysterious_chanting", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", "acolyte") == 2 and s.get("doom", "acolyte#1") == 0


@clause("AHB-027")
def test_ties_for_the_nearest_go_to_the_lead(backend: str) -> None:
    s = Scene(backend, seats=2, lead=1, scenario="midnight_masks")
    s.enemy("acolyte#1", at="graveyard")
    s.enemy("acolyte#2", at="easttown")
    s.stand("rivertown")
    s.first(0)
    s.top("mysterious_chanting obscuring_fog", 4)
    s.until("nearest", "end_turn")
    assert s.asked == (1, "nearest")
    assert {"target acolyte#1", "target acolyte#2"} <= set(s.options)


@clause("AHB-029")
def test_tokens_are_not_limited(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.enemy("acolyte", at="graveyard", doom=500)
    s.stage(agenda="time_is_running_short")
    s.bag("cultist")
    s.do("investigate")
    assert s.get("doom", "acolyte") == 501


@clause("AHB-030", "AHB-127")
def test_player_order_begins_with_the_lead(backend: str) -> None:
    s = Scene(backend, seats=4, lead=2)
    assert s.asked == (2, "next_turn")
    s.top("obscuring_fog crypt_chill ancient_evils obscuring_fog#1", 4)
    while s.value("round") < 2 or s.asked[1] != "next_turn":
        s.do(next(o for o in ("end_turn", "pass", "done", s.options[0]) if s.can(o)))
    drawn = [line.split()[1] for line in s.log if line.startswith("drew_encounter")]
    assert drawn == ["2", "3", "0", "1"]


@clause("AHB-031")
def test_chance_is_even(backend: str) -> None:
    s = Scene(backend, cards="knife flashlight machete first_aid", extra="yithian_observer")
    s.hand("knife flashlight machete first_aid")
    s.enemy("yithian_observer", engaged=0)
    odds: dict[str, Fraction] = {}
    for chance, after in s.state.outcomes("resource"):
        lost = s.name(after.fields()["discard"][0][-1])
        odds[lost] = odds.get(lost, Fraction(0)) + chance
    assert odds == dict.fromkeys(("knife", "flashlight", "machete", "first_aid"), Fraction(1, 4))


@clause("AHB-003", "AHB-035")
@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("study", "turn"),
        ("trapped", "turn"),
        ("whats_going_on", "turn"),
        ("swarm_of_rats", "turn"),
        ("scenario_the_gathering", "turn"),
        ("emergency_cache", "whose_value"),
    ],
)
def test_every_card_of_the_scenario_is_an_encounter_card(
    backend: str, name: str, asked: str
) -> None:
    """What an encounter card sets holds against a player card; two player cards are asked about."""
    s = Scene(backend, cards="trial_by_fire")
    s.lasting(Question.combat, "0", 1, how=Change.SET)
    s.arrange(lasting_card={0: s.row(name)})
    s.hand("trial_by_fire")
    s.do("play trial_by_fire")
    s.do("choose combat")
    assert s.asked == (0, asked)
