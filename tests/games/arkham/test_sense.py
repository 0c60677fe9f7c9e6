"""What the bots know of Arkham Horror: sound choices, no peeking, whole games of every size."""

import re
from statistics import fmean

import pytest

import noctuary
from noctuary.bots import SeatKnowledge, ismcts, make_bot
from noctuary.games.arkham.card_codes import Code
from noctuary.games.arkham.evaluation.card_values import WORTH
from noctuary.games.arkham.evaluation.search_depth import NEAR
from noctuary.kernel import Position

from .scene import Scene

SCENARIOS = ("gathering", "midnight_masks", "devourer_below")
DECKS = ("roland-easy", "daisy-easy", "skids-easy", "agnes-easy", "wendy-easy")


def choice(s: Scene) -> str:
    """Return the choice of the heuristic bot, in words."""
    code = make_bot("heuristic").choose(SeatKnowledge(s.state))
    return next(s.said(o) for o in s.state.options() if o.code == code)


def played(bot: str, seed: int, seats: int = 1, **options: object) -> Position:
    """Play a whole game with one bot on all seats."""
    position = noctuary.load("arkham").new(seats=seats, seed=seed, options=options)
    bots = [make_bot(bot, seed + p) for p in range(seats)]
    while not position.over:
        assert position.choice_count < 5000
        position.apply(bots[position.seat].choose(SeatKnowledge(position)))
    return position


# ---- positions with one good answer


def test_an_enemy_comes_before_clues(backend: str) -> None:
    s = Scene(backend, tokens="zero minus_1")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    assert choice(s) == "fight ghoul_minion"


def test_with_nothing_in_the_way_one_investigates(backend: str) -> None:
    s = Scene(backend, cards="guts overpower perception", tokens="zero minus_1")
    s.hand("guts overpower perception")
    assert choice(s) == "investigate"


@pytest.mark.parametrize("code", [c for c in Code if re.search(r"_[1-5]$", c.name)])
def test_a_later_form_of_a_card_is_worth_no_less(code: Code) -> None:
    """Or nobody would buy it."""
    assert WORTH[code] >= WORTH[Code[code.name[:-2]]]


def test_who_holds_nothing_draws_first(backend: str) -> None:
    s = Scene(backend, tokens="zero minus_1")
    s.hand("")
    assert choice(s) == "draw"


def test_a_weapon_is_played_while_it_is_quiet(backend: str) -> None:
    s = Scene(backend, cards="machete", tokens="zero minus_2 minus_3")
    s.hand("machete")
    assert choice(s) == "play machete"


def test_a_weapon_in_play_is_better_than_bare_hands(backend: str) -> None:
    s = Scene(backend, cards="machete", tokens="zero minus_1")
    s.hand("")
    s.asset("machete")
    s.enemy("ghoul_minion", engaged=0)
    assert choice(s) == "use machete 0"


@pytest.mark.parametrize(
    ("round", "actions", "goes"), [(5, 3, True), (5, 2, False), (4, 3, False), (8, 2, True)]
)
def test_the_study_is_left_prepared_and_with_a_whole_turn_ahead(
    backend: str, round: int, actions: int, goes: bool
) -> None:
    s = Scene(backend)
    s.set("clues", 0, 2)
    s.set("actions", 0, actions)
    s.arrange(round=round)
    s.set("doom", "whats_going_on", min(2, round - 1))
    if round == 8:
        s.stage(agenda="theyre_getting_out")
    assert (choice(s) == "advance_act") is goes


def test_a_room_that_is_worth_points_attracts(backend: str) -> None:
    s = Scene(backend, tokens="zero minus_1 minus_2 minus_3")
    s.hand("")
    s.house(clues=2)
    assert choice(s) == "move_to attic"


def test_a_card_is_committed_where_it_turns_the_test(backend: str) -> None:
    s = Scene(backend, cards="unexpected_courage", tokens="minus_2")
    s.hand("unexpected_courage")
    s.do("investigate")
    assert choice(s) == "commit unexpected_courage"


def test_no_card_is_committed_to_a_test_that_cannot_fail(backend: str) -> None:
    s = Scene(backend, cards="unexpected_courage", tokens="zero")
    s.hand("unexpected_courage")
    s.do("investigate")
    assert choice(s) == "done"


@pytest.mark.parametrize(("token", "answer"), [("minus_2", "play lucky"), ("minus_8", "pass")])
def test_luck_is_kept_for_where_it_helps(backend: str, token: str, answer: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="lucky", tokens=token)
    s.hand("lucky")
    s.attach("obscuring_fog", "study")
    s.do("investigate")
    s.until("reaction")
    assert choice(s) == answer


def test_a_coat_takes_the_first_blow(backend: str) -> None:
    s = Scene(backend, cards="leather_coat", tokens="zero")
    s.hand("")
    s.asset("leather_coat")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("draw")
    assert s.asked[1] == "assign"
    assert choice(s) == "assign leather_coat"


def test_the_house_is_not_burned(backend: str) -> None:
    s = Scene(backend, tokens="zero")
    s.hand("")
    s.house()
    s.stage(act="what_have_you_done")
    s.enemy("ghoul_priest", engaged=0, damage=4)
    s.do("fight ghoul_priest")
    assert s.asked[1] == "burn"
    assert choice(s) == "choose refuse"


def test_who_cannot_win_leaves(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", tokens="minus_4")
    s.hand("")
    s.house()
    s.stage(act="what_have_you_done")
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    s.enemy("ghoul_priest", engaged=0)
    assert choice(s) == "use parlor 0"


def test_who_can_win_stays(backend: str) -> None:
    s = Scene(backend, cards="machete", tokens="zero")
    s.hand("")
    s.house()
    s.stage(act="what_have_you_done")
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    s.asset("machete")
    s.enemy("ghoul_priest", engaged=0)
    assert choice(s) == "use machete 0"


def priest(s: Scene, where: str, **facts: int) -> None:
    """Engage the Ghoul Priest with seat 0; Lita waits in the parlor."""
    s.house()
    s.stage(act="what_have_you_done")
    s.set("revealed", "parlor", 1)
    s.stand(where)
    s.enemy("ghoul_priest", engaged=0, **facts)


def test_who_cannot_win_runs_for_the_way_out_while_it_bears_the_blow(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", tokens="minus_4")
    s.hand("")
    priest(s, "hallway")
    assert choice(s) == "move_to parlor"


def test_who_would_fall_on_the_way_does_not_run(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", tokens="minus_4")
    s.hand("")
    priest(s, "hallway")
    s.set("damage", 0, 4)
    assert choice(s) != "move_to parlor"


@pytest.mark.parametrize(
    ("weapon", "answer"), [("machete", "use lita_chantler 0"), ("", "use parlor 0")]
)
def test_help_is_asked_for_where_it_turns_the_duel(backend: str, weapon: str, answer: str) -> None:
    s = Scene(backend, who="daisy_walker", cards=weapon, tokens="zero")
    s.hand("")
    priest(s, "parlor")
    s.location("lita_chantler", at=s.row("parlor"), ctrl=-1)
    if weapon:
        s.asset(weapon)
    assert choice(s) == answer


def test_a_sneak_attack_waits_until_the_enemy_is_exhausted(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="sneak_attack", tokens="zero")
    s.hand("sneak_attack")
    priest(s, "hallway", damage=3)
    s.set("resources", 0, 4)
    assert choice(s) == "evade ghoul_priest"
    s.do("evade ghoul_priest")
    s.until("turn")
    assert choice(s) == "play sneak_attack"


def test_a_clear_head_fights_where_hands_do_not(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="mind_over_matter", tokens="zero minus_1")
    s.hand("mind_over_matter")
    s.enemy("ghoul_minion", engaged=0)
    s.set("resources", 0, 4)
    s.bag("minus_1")
    assert choice(s) == "play mind_over_matter"


def test_a_clear_head_comes_before_the_blow_that_decides(backend: str) -> None:
    s = Scene(
        backend, who="daisy_walker", cards="mind_over_matter shrivelling", tokens="zero minus_1"
    )
    s.hand("mind_over_matter")
    s.asset("shrivelling", uses=4)
    priest(s, "hallway", damage=2)
    s.set("resources", 0, 4)
    assert choice(s) == "play mind_over_matter"
    s.set("actions", 0, 1)
    assert choice(s) != "play mind_over_matter"


def test_a_hunch_does_not_take_the_clue_that_a_test_is_about(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="working_a_hunch", tokens="zero")
    s.hand("working_a_hunch")
    s.set("resources", 0, 4)
    s.set("clues", "study", 1)
    s.do("investigate")
    s.until("free")
    assert choice(s) == "pass"


@pytest.mark.parametrize(("horror", "answer"), [(0, "choose horror"), (6, "choose discard")])
def test_a_good_card_is_worth_a_fright_to_who_bears_it(
    backend: str, horror: int, answer: str
) -> None:
    s = Scene(backend, who="daisy_walker", cards="flashlight", tokens="zero")
    s.hand("flashlight")
    s.set("horror", 0, horror)
    s.set("doom", "whats_going_on", 2)
    s.do("end_turn")
    s.until("lapse")
    assert choice(s) == answer


def test_who_falls_anyway_strikes(backend: str) -> None:
    """A blow that misses is struck back, but the attack after the turn would be the end too."""
    s = Scene(backend, who="daisy_walker", cards="machete", tokens="plus_1 minus_1 minus_1")
    s.hand("")
    s.asset("machete")
    priest(s, "hallway")
    s.set("damage", 0, 4)
    assert choice(s) == "use machete 0"


def test_charges_of_a_second_spell_are_welcome(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling shrivelling", tokens="zero")
    s.hand("shrivelling#1")
    s.asset("shrivelling", uses=4)
    s.set("resources", 0, 4)
    s.set("clues", "study", 0)
    assert choice(s) == "play shrivelling#1"


def test_a_backstab_is_kept_for_the_priest(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="backstab", tokens="zero")
    s.hand("backstab")
    s.set("resources", 0, 4)
    s.enemy("swarm_of_rats", engaged=0)
    assert choice(s) == "fight swarm_of_rats"
    s = Scene(backend, who="skids_otoole", cards="backstab", tokens="zero")
    s.hand("backstab")
    s.set("resources", 0, 4)
    priest(s, "hallway", damage=2)
    assert choice(s) == "play backstab"


@pytest.mark.parametrize(("damage", "answer"), [(0, "pass"), (1, "use the_barrier 0")])
def test_who_has_no_hope_goes_while_there_is_a_way_out(
    backend: str, damage: int, answer: str
) -> None:
    s = Scene(backend, who="daisy_walker", tokens="minus_4")
    s.hand("")
    s.house()
    s.stage(act="the_barrier")
    s.stand("hallway")
    s.set("clues", 0, 3)
    s.set("damage", 0, damage)
    s.do("end_turn")
    s.until("reaction")
    assert choice(s) == answer


# ---- whole games


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_scenario_is_played_to_its_end(scenario: str, seats: int) -> None:
    for seed in range(3):
        assert played("heuristic", seed, seats, scenario=scenario).over


def test_sense_beats_chance() -> None:
    points = {}
    for bot in ("random", "heuristic"):
        points[bot] = fmean(
            played(bot, seed, investigators=[deck]).result[0] for deck in DECKS for seed in range(6)
        )
    assert points["heuristic"] > 250
    assert points["heuristic"] > 2 * points["random"]


@pytest.mark.parametrize(("scenario", "far"), [("gathering", ismcts.FAR), ("devourer_below", NEAR)])
def test_a_search_looks_to_the_end_where_ends_differ(scenario: str, far: int) -> None:
    position = noctuary.load("arkham").new(seats=2, seed=1, options={"scenario": scenario})
    assert ismcts.Search(SeatKnowledge(position), 1).lookahead == far


def test_searching_ends_a_game_with_points() -> None:
    assert played("ismcts:30", 3, investigators=["roland-easy"]).result[0] >= 200


# ---- hidden things


def weights(position: Position) -> dict[int, int]:
    """Return the score of every option; their order may tell the order of a deck."""
    return dict(zip(position.legal(), position.action_scores(), strict=True))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 4])
def test_weights_do_not_depend_on_hidden_cards(scenario: str, seats: int) -> None:
    position = noctuary.load("arkham").new(seats=seats, seed=5, options={"scenario": scenario})
    differed = 0
    while not position.over and position.choice_count < 400:
        seat = position.seat
        for k in range(2):
            other = position.sample(seat, 100 * position.choice_count + k)
            differed += other.hash() != position.hash()
            assert weights(other) == weights(position)
            assert other.expected_values()[seat] == position.expected_values()[seat]
        position.playout(position.choice_count, "sense", 1)
    assert differed > 20


def test_backends_weigh_alike() -> None:
    plays = [noctuary.load("arkham", b).new(seats=2, seed=8) for b in ("native", "frames")]
    for _ in range(60):
        native, frames = (weights(p) for p in plays)
        assert native == frames
        assert plays[0].expected_values() == plays[1].expected_values()
        for p in plays:
            p.apply(max(native, key=lambda code: (native[code], code)))
