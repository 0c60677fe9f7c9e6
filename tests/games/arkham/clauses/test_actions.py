"""The actions of a turn: AHB-148 to AHB-166."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause


def kinds(s: Scene) -> set[str]:
    """Return the kinds of options on offer."""
    return {option.split()[0] for option in s.options}


# ---- three actions, nine sorts


@clause("AHB-148")
def test_three_actions_and_each_as_often_as_one_likes(backend: str) -> None:
    s = Scene(backend)
    s.do("resource")
    s.do("resource")
    assert (s.get("resources", "0"), s.get("actions", "0")) == (7, 1)
    assert s.do("resource")[:2] == ["gained 0 1", "turn_ended 0"]


@clause("AHB-149")
def test_the_nine_basic_choices_and_stopping(backend: str) -> None:
    s = Scene(backend, cards="knife guard_dog")
    s.house()
    s.hand("guard_dog")
    s.asset("knife")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", exhausted=1)
    assert kinds(s) == {
        "investigate",
        "move_to",
        "draw",
        "resource",
        "play",
        "use",
        "fight",
        "engage",
        "evade",
        "end_turn",
    }


@clause("AHB-149")
def test_only_what_is_usable_is_offered(backend: str) -> None:
    s = Scene(backend)
    s.hand("")
    assert s.options == ["draw", "end_turn", "investigate", "resource"]


@clause("AHB-150")
def test_draw_draws_one_card(backend: str) -> None:
    s = Scene(backend)
    deck = len(s.zone("deck", 0))
    s.do("draw")
    assert len(s.zone("hand", 0)) == 6
    assert len(s.zone("deck", 0)) == deck - 1
    assert s.get("actions", "0") == 2


@clause("AHB-151")
def test_resource_gains_one_resource(backend: str) -> None:
    s = Scene(backend)
    s.do("resource")
    assert (s.get("resources", "0"), s.get("actions", "0")) == (6, 2)


@clause("AHB-152")
def test_move_goes_to_a_connected_location(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.do("move_to attic")
    assert s.get("at", "0") == s.row("attic")
    assert s.get("actions", "0") == 2
    assert s.can("move_to hallway")
    assert not s.can("move_to cellar")
    assert s.denied("move_to cellar") == "AHB-152"


@clause("AHB-153")
@pytest.mark.parametrize(("token", "clues"), [("minus_1", 1), ("minus_2", 0)])
def test_investigate_tests_intellect_against_the_shroud(
    backend: str, token: str, clues: int
) -> None:
    s = Scene(backend, tokens=token)
    told = s.do("investigate")
    assert "tested 0 intellect 2 investigate" in told
    assert (s.get("clues", "0"), s.get("clues", "study")) == (clues, 2 - clues)


# ---- enemies


@clause("AHB-154")
@pytest.mark.parametrize("engaged", [-1, 0, 1])
def test_fight_any_enemy_at_the_location(backend: str, engaged: int) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.enemy("ghoul_minion", engaged=engaged, exhausted=int(engaged < 0))
    told = s.do("fight ghoul_minion")
    assert "tested 0 combat 2 fight" in told
    assert s.get("damage", "ghoul_minion") == 1
    assert s.get("actions", "0") == 2


@clause("AHB-154")
def test_no_fight_with_an_enemy_elsewhere(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.enemy("ghoul_minion", at="attic")
    assert not s.can("fight ghoul_minion")


@clause("AHB-155")
@pytest.mark.parametrize(("engaged", "hurt"), [(1, 2), (0, 0), (-1, 0)])
def test_a_failed_attack_hits_whoever_is_engaged(backend: str, engaged: int, hurt: int) -> None:
    s = Scene(backend, seats=2, cards="n45_automatic", tokens="auto_fail")
    s.first(0)
    s.asset("n45_automatic")
    s.enemy("ghoul_minion", engaged=engaged, exhausted=int(engaged < 0))
    s.do("use n45_automatic 0")
    assert (s.get("damage", "0"), s.get("damage", "1")) == (0, hurt)
    assert s.get("damage", "ghoul_minion") == 0


@clause("AHB-155")
def test_a_failed_attack_on_a_massive_enemy_hits_nobody(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", seats=2, tokens="auto_fail")
    s.first(0)
    s.enemy("umordhoth")
    s.do("fight umordhoth")
    assert (s.get("damage", "0"), s.get("damage", "1")) == (0, 0)
    assert "settled 0 0 5 0" in s.log


@clause("AHB-156")
def test_evading_exhausts_and_shakes_off(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    assert "tested 0 agility 2 evade" in s.do("evade ghoul_minion")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
    assert s.get("at", "ghoul_minion") == s.row("study")


@clause("AHB-156")
def test_a_failed_evasion_changes_nothing(backend: str) -> None:
    s = Scene(backend, tokens="minus_1")
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (0, 0)


@clause("AHB-156")
def test_only_an_enemy_engaged_with_oneself_is_evaded(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.enemy("ghoul_minion", engaged=1)
    s.enemy("ghoul_minion#1", exhausted=1)
    assert "evade" not in kinds(s)


@clause("AHB-157")
def test_an_exhausted_enemy_may_be_evaded_fought_and_engaged(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    assert s.can("fight ghoul_minion")
    s.do("evade ghoul_minion")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
    assert s.can("fight ghoul_minion")
    s.do("engage ghoul_minion")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, 0)


@clause("AHB-158")
def test_engage_takes_an_enemy_over(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.enemy("ghoul_minion", engaged=1)
    s.enemy("swarm_of_rats", engaged=0)
    assert not s.can("engage swarm_of_rats")
    s.do("engage ghoul_minion")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.get("actions", "0") == 2
    assert not s.can("engage ghoul_minion")


@clause("AHB-158", "AHB-288")
def test_a_massive_enemy_is_never_engaged_by_an_action(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below")
    s.enemy("umordhoth", exhausted=1)
    assert s.can("fight umordhoth")
    assert not s.can("engage umordhoth")


# ---- cards


@clause("AHB-159")
def test_play_pays_for_an_asset(backend: str) -> None:
    s = Scene(backend, cards="beat_cop guts")
    s.arrange(resources={0: 4})
    s.hand("beat_cop guts")
    assert not s.can("play guts")
    s.do("play beat_cop")
    assert s.where("beat_cop") == "play"
    assert (s.get("resources", "0"), s.get("actions", "0")) == (0, 2)


@clause("AHB-159")
def test_what_is_too_dear_is_not_offered_and_fast_cards_take_no_action(backend: str) -> None:
    s = Scene(backend, cards="beat_cop magnifying_glass emergency_cache")
    s.arrange(resources={0: 3})
    s.hand("beat_cop magnifying_glass emergency_cache")
    assert s.denied("play beat_cop") == "AHB-159"
    s.do("play magnifying_glass")
    assert s.get("actions", "0") == 3
    s.do("play emergency_cache")
    assert (s.get("resources", "0"), s.get("actions", "0")) == (5, 2)
    assert s.where("emergency_cache") == "discard 0"


@clause("AHB-160")
def test_an_action_ability_is_used_where_its_card_is(backend: str) -> None:
    s = Scene(backend, who="daisy_walker")
    s.house()
    s.location("parlor")
    s.attach("lita_chantler", "parlor")
    assert not s.can("use lita_chantler 0")
    s.stand("parlor")
    s.do("use lita_chantler 0")
    assert "tested 0 intellect 4 none" in s.log
    assert s.get("ctrl", "lita_chantler") == 0
    assert s.get("actions", "0") == 2


@clause("AHB-161")
def test_resigning_needs_a_card_that_says_so(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.house()
    s.location("parlor")
    assert "use" not in kinds(s)
    s.stand("parlor", 0)
    assert "resigned 0" in s.do("use parlor 0")
    assert s.asked == (1, "turn")


# ---- counting actions


@clause("AHB-162")
def test_an_additional_action_is_paid_with_the_action(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.threat("frozen_in_fear")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.arrange(actions={0: 1})
    assert not kinds(s) & {"move_to", "fight", "evade"}
    assert s.denied("fight ghoul_minion") == "AHB-162"
    s.arrange(actions={0: 2})
    assert {"move_to", "fight", "evade"} <= kinds(s)
    assert "turn_ended 0" in s.do("move_to attic")


@clause("AHB-162")
def test_only_the_first_of_these_actions_costs_more(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.threat("frozen_in_fear")
    s.do("move_to attic")
    assert s.get("actions", "0") == 1
    s.do("move_to hallway")
    assert s.get("at", "0") == s.row("hallway")


def blinded(backend: str, actions: int, badge: bool) -> Scene:
    """Arrange a scene: Blinding Light was played with `actions` left, its skull costing an action;
    up to Roland's reaction to the defeat of the rats.
    """
    s = Scene(backend, cards="blinding_light police_badge", tokens="skull")
    if badge:
        s.asset("police_badge")
        s.do("use police_badge 0")
    s.arrange(actions={0: actions})
    s.hand("blinding_light")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("play blinding_light")
    assert s.asked == (0, "reaction")
    return s


@clause("AHB-163")
def test_losing_actions_takes_standard_ones_first(backend: str) -> None:
    s = blinded(backend, 3, False)
    assert s.get("actions", "0") == 1
    s = blinded(backend, 2, True)  # an additional one pays for the card
    assert (s.get("actions", "0"), s.extra()) == (1, ["police_badge"])
    s = blinded(backend, 0, True)
    assert (s.get("actions", "0"), s.extra()) == (0, [])


@clause("AHB-163")
def test_nobody_loses_actions_they_do_not_have(backend: str) -> None:
    s = blinded(backend, 1, False)
    assert s.get("actions", "0") == 0
    assert "turn_ended 0" in s.do("pass")


@clause("AHB-164")
def test_no_action_outside_the_own_turn(backend: str) -> None:
    s = Scene(backend, cards="beat_cop knife")
    s.asset("beat_cop")
    s.asset("knife")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    assert s.value("phase") == 2
    assert s.options == ["pass", "use beat_cop 0"]


@clause("AHB-166")
def test_being_moved_is_no_action(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", extra="ghoul_minion", tokens="auto_fail")
    s.location("rivertown")
    s.stand("rivertown")
    s.enemy("ghoul_minion", engaged=0)
    s.do("move_to graveyard")
    assert s.log.count("attacked ghoul_minion 0") == 1
    s.do("choose move")
    assert s.get("at", "0") == s.row("rivertown")
    assert s.get("actions", "0") == 2
    assert s.log.count("attacked ghoul_minion 0") == 1
