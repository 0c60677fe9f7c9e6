"""Additional costs, turns that end early, actions taken at once, free moves."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def with_duke(backend: str, places: str, **more: object) -> Scene:
    """Arrange a scene: Pete and Duke in the Hallway, with these places next to it."""
    s = Scene(backend, who="ashcan_pete", cards="duke trial_by_fire", extra=places, **more)
    s.house()
    s.hand("")
    return s


# ---- Duke


@card("02005", "02014")
def test_duke_begins_in_play_and_bites(backend: str) -> None:
    s = Scene(backend, who="ashcan_pete", cards="duke")
    assert s.where("duke") == "play" and s.get("ctrl", "duke") == 0
    s.hand("emergency_cache")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use duke 0")
    s.until("turn")
    assert "settled 0 4 3 1" in s.log
    assert s.get("damage", "ravenous_ghoul") == 2
    assert not s.can("use duke 0")
    s.do("use ashcan_pete 0")
    assert s.where("emergency_cache") == "discard 0" and s.can("use duke 0")


@card("02005")
def test_an_elder_sign_readies_duke(backend: str) -> None:
    s = Scene(backend, who="ashcan_pete", cards="duke", tokens="elder_sign")
    s.hand("")
    s.do("use duke 1")
    s.do("pass")
    assert "happened ashcan_pete" in s.log  # nobody is asked
    assert "settled 0 6 2 1" in s.log
    assert s.get("exhausted", "duke") == 0


@card("02014", "02050")
@clause("AHC-158")
def test_what_the_library_costs_is_paid_on_arrival(backend: str) -> None:
    s = with_duke(backend, "orne_library")
    s.location("orne_library", clues=1)
    s.do("use duke 1")
    assert s.get("actions", "0") == 2  # nothing more is asked at the start
    told = s.do("move_to orne_library")
    assert "tested 0 intellect 3 investigate" in told
    assert s.get("actions", "0") == 1
    assert s.get("clues", "0") == 1


@card("02014", "02050")
@clause("AHC-158")
def test_who_cannot_pay_on_arrival_has_moved_all_the_same(backend: str) -> None:
    s = with_duke(backend, "orne_library")
    s.location("orne_library", clues=1)
    s.arrange(actions={0: 1})
    s.do("use duke 1")
    told = s.do("move_to orne_library")
    assert s.get("at", "0") == s.row("orne_library")
    assert not any(t.startswith("tested") and t.endswith("investigate") for t in told)


@card("02050")
def test_the_library_takes_two_actions_to_investigate(backend: str) -> None:
    s = Scene(backend, extra="orne_library")
    s.location("orne_library", clues=1)
    s.stand("orne_library")
    s.do("investigate")
    assert s.get("actions", "0") == 1 and not s.can("investigate")


# ---- entering


@card("02284")
@clause("AHC-160")
def test_the_peak_costs_clues_to_enter(backend: str) -> None:
    s = Scene(backend, seats=2, extra="sentinel_peak")
    s.first(0)
    s.house()
    s.location("sentinel_peak", revealed=0)
    s.arrange(clues={0: 1, 1: 2})
    assert not s.can("move_to sentinel_peak")
    s.arrange(clues={1: 3})
    s.do("move_to sentinel_peak")
    assert s.get("at", "0") == s.row("sentinel_peak")
    assert s.get("clues", "0") + s.get("clues", "1") == 0


@clause("AHC-160")
def test_an_act_that_moves_people_charges_nothing(backend: str) -> None:
    s = Scene(backend)
    s.lasting(Question.entry_cost, "hallway", 1)  # as for Sentinel Peak
    s.arrange(clues={0: 2})
    s.do("advance_act")
    assert s.get("at", "0") == s.row("hallway")
    assert s.get("clues", "0") == 0  # 2 for the act, none for the way


@clause("AHC-160")
def test_a_forced_move_charges_nothing(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", tokens="auto_fail")
    s.lasting(Question.entry_cost, "rivertown", 1)
    s.location("graveyard", revealed=0)
    s.stand("rivertown")
    s.do("move_to graveyard")
    s.do("choose move")
    assert s.get("at", "0") == s.row("rivertown")
    assert not s.can("pay 1")


@card("02284")
@pytest.mark.parametrize(("drawn", "damage"), [("mysterious_chanting", 1), ("ancient_evils", 0)])
def test_a_hex_burns_on_the_peak(backend: str, drawn: str, damage: int) -> None:
    s = Scene(backend, extra="sentinel_peak mysterious_chanting", cards="drawn_to_the_flame")
    s.location("sentinel_peak")
    s.stand("sentinel_peak")
    s.hand("drawn_to_the_flame")
    s.top(drawn, 4)
    s.do("play drawn_to_the_flame")
    assert s.get("damage", "0") == damage


# ---- a train


def train(backend: str, **left: int) -> Scene:
    """Put the engine to the right of the Hallway."""
    s = Scene(backend, extra="engine_car passenger_car passenger_car_02168")
    s.house()
    s.location("passenger_car", at=s.row("hallway"), **left)
    s.location("engine_car", revealed=0, at=s.row("passenger_car"))
    return s


@card("02175")
@clause("AHC-272")
def test_clues_that_nobody_has_seen_are_not_discovered(backend: str) -> None:
    s = train(backend, revealed=0)
    s.stand("passenger_car")  # put there by something that reveals nothing
    assert s.get("clues", "passenger_car") == 0
    assert not s.can("move_to engine_car")
    s.set("revealed", "passenger_car", 1)
    s.set("clues", "passenger_car", 1)
    assert not s.can("move_to engine_car")
    s.set("clues", "passenger_car", 0)
    s.do("move_to engine_car")
    assert s.get("at", "0") == s.row("engine_car")


# ---- turns that end early


@card("02288", "02014", "05281")
@clause("AHB-167", "AHC-309", "AHC-310")
def test_what_is_being_resolved_goes_on_after_the_turn_has_ended(backend: str) -> None:
    s = with_duke(backend, "frozen_spring", tokens="zero")
    s.location("frozen_spring", revealed=0)
    s.hand("trial_by_fire")
    s.do("play trial_by_fire")
    s.do("choose intellect")
    s.do("use duke 1")
    told = s.do("move_to frozen_spring")
    assert "happened frozen_spring" in told
    assert "settled 0 4 3 1" in told  # Duke investigates; the trial by fire is over
    assert told.index("settled 0 4 3 1") < told.index("turn_ended 0")
    assert s.value("round") == 2


@card("02288")
@clause("AHB-167")
def test_the_spring_ends_the_turn_of_whoever_reveals_it(backend: str) -> None:
    s = Scene(backend, seats=2, extra="frozen_spring")
    s.first(0)
    s.house()
    s.location("frozen_spring", revealed=0)
    told = s.do("move_to frozen_spring")
    assert "moved 0 frozen_spring" in told and "turn_ended 0" in told
    assert s.get("actions", "0") == 0


@card("02028")
def test_a_symbol_ends_the_rite(backend: str) -> None:
    s = Scene(backend, seats=2, cards="rite_of_seeking", tokens="skull")
    s.first(0)
    s.asset("rite_of_seeking")
    s.set("clues", "study", 4)
    told = s.do("use rite_of_seeking 0")
    assert "discovered 0 study 2" in told
    assert "turn_ended 0" in told


# ---- actions that are none, and one that is


@clause("AHC-337")
def test_an_action_gained_is_spent_at_once(backend: str) -> None:
    s = Scene(backend, cards="quick_thinking")
    s.hand("quick_thinking")
    s.enemy("ghoul_minion", engaged=0)
    s.lasting(Question.combat, "0", 4)
    s.do("fight ghoul_minion")
    s.do("commit quick_thinking")
    s.until("bonus_action")
    assert s.get("actions", "0") == 2
    told = s.do("draw")
    assert "attacked ghoul_minion 0" in told  # an action provokes
    s.until("turn")
    assert s.get("actions", "0") == 2


@card("04017")
@clause("AHC-338")
def test_an_attack_by_a_reaction_is_no_action(backend: str) -> None:
    s = Scene(backend, cards="survival_knife")
    s.asset("survival_knife")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("end_turn")
    s.do("target ghoul_minion")
    while s.asked[1] == "assign":
        s.do("assign roland_banks")
    told = s.do("use survival_knife 1")
    assert "settled 0 6 2 1" in told
    assert s.where("ghoul_minion") == "discard 4"
    assert told[: told.index("settled 0 6 2 1")].count("attacked swarm_of_rats 0") == 0


@card("04017")
def test_the_knife_in_ones_turn(backend: str) -> None:
    s = Scene(backend, cards="survival_knife")
    s.asset("survival_knife")
    s.enemy("ghoul_minion", engaged=0)
    assert "settled 0 5 2 1" in s.do("use survival_knife 0")


@card("03232")
@clause("AHC-131", "AHC-138")
def test_a_free_move_provokes_nobody_and_is_open_to_all_there(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shortcut encyclopedia")
    s.first(0)
    s.house()
    s.asset("encyclopedia")
    s.hand("shortcut")
    s.do("play shortcut")
    assert s.get("at", "shortcut") == s.row("hallway")
    s.enemy("ghoul_minion", engaged=1)
    assert s.asked == (1, "free")
    assert s.can("use shortcut 1") and not s.can("use encyclopedia 0")
    s.do("use shortcut 1")
    told = s.do("target attic")
    assert s.get("at", "1") == s.row("attic") and s.get("at", "0") == s.row("hallway")
    assert "attacked ghoul_minion 1" not in told


@card("05036")
@pytest.mark.parametrize(("token", "place"), [("plus_1", "hallway"), ("minus_3", "cellar")])
def test_shoes_to_run_with(backend: str, token: str, place: str) -> None:
    s = Scene(backend, cards="track_shoes", tokens=token)
    s.house()
    s.asset("track_shoes")
    s.do("move_to cellar")
    assert s.asked == (0, "reaction")  # though nobody is there
    s.do("use track_shoes 0")
    assert s.get("at", "0") == s.row(place)


@card("05036")
@clause("AHC-342")
def test_shoes_are_faster_than_who_waits_there(backend: str) -> None:
    s = Scene(backend, cards="track_shoes", tokens="zero")
    s.house()
    s.asset("track_shoes")
    s.enemy("ghoul_minion", at="cellar")
    told = s.do("move_to cellar")
    assert s.can("use track_shoes 0") and "engaged ghoul_minion 0" not in told
    s.do("use track_shoes 0")  # the only way is back
    assert s.get("at", "0") == s.row("hallway")
    assert "engaged ghoul_minion 0" not in s.log
