"""Edges of the rules: one less than enough, the second of two, traces after an end."""

import pytest

from noctuary.games.arkham.ability import Change, Period, Question
from tests.games.arkham.clauses.house import FLAME, draw_now, end_all_turns, in_the_house
from tests.games.arkham.scene import Scene
from tests.support import clause


def starting(log: list[str], *words: str) -> list[str]:
    """Return the lines that begin with one of these words."""
    return [line for line in log if line.split()[0] in words]


def looks(s: Scene) -> str:
    """Investigate without help; return how it was settled."""
    start = len(s.log)
    s.do("investigate")
    s.until("turn")
    return next(line for line in s.log[start:] if line.startswith("settled"))


# ---- values


@clause("AHB-014", "AHB-018")
@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ([(2, Change.SET)], 2),
        ([(1, Change.ADD), (2, Change.SET)], 3),
        ([(0, Change.DOUBLE), (1, Change.ADD)], 12),
        ([(0, Change.HALVE)], 3),
        ([(0, Change.HALVE), (2, Change.ADD)], 4),
        ([(3, Change.SET), (0, Change.DOUBLE), (-1, Change.ADD)], 4),
    ],
)
def test_a_value_is_set_then_added_to_then_doubled_or_halved(
    backend: str, changes: list[tuple[int, Change]], value: int
) -> None:
    s = Scene(backend, seats=2)
    s.lasting(Question.intellect, "0", 7, how=Change.SET)  # of another investigator
    s.lasting(Question.combat, "1", 7, how=Change.SET)  # of another value
    s.lasting(Question.intellect, "0", 0, how=Change.DOUBLE)
    s.lasting(Question.combat, "1", 0, how=Change.HALVE)
    for n, how in changes:
        s.lasting(Question.intellect, "1", n, how=how)
    s.first(1)
    assert looks(s) == f"settled 1 {value} 2 1"


@clause("AHB-092", "AHB-094")
def test_effects_that_stay_are_not_changed_by_one_that_ends(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.lasting(Question.intellect, "0", 3, Period.TURN)
    s.lasting(Question.intellect, "1", -2, Period.ROUND)
    s.lasting(Question.intellect, "0", 1, Period.TURN)
    s.lasting(Question.intellect, "1", 0, Period.GAME, Change.DOUBLE)
    s.first(0)
    assert looks(s) == "settled 0 7 2 1"
    s.do("end_turn")
    assert s.value("lasting") == 2
    assert looks(s) == "settled 1 6 2 1"  # 5 less 2, twice
    s.top("obscuring_fog#1 obscuring_fog", 4)
    s.next_round()
    s.arrange(
        play=[c for c in s.value("play") if not s.name(c).startswith("obscuring_fog")],
        discard={4: [s.row("obscuring_fog"), s.row("obscuring_fog#1")]},
    )
    assert s.value("lasting") == 1
    s.first(0)
    assert looks(s) == "settled 0 3 2 1"
    s.do("end_turn")
    assert looks(s) == "settled 1 10 2 1"


@clause("AHB-018", "AHB-181")
@pytest.mark.parametrize(
    ("act", "question", "base"), [("fight", "fight", 2), ("evade", "evade", 2)]
)
def test_the_value_of_an_enemy_is_its_own_and_never_below_zero(
    backend: str, act: str, question: str, base: int
) -> None:
    skill = {"fight": "combat", "evade": "agility"}[act]
    for n, difficulty in ((1, base + 1), (-1, base - 1), (-2, 0), (-9, 0)):
        s = Scene(backend)
        s.enemy("ghoul_minion", engaged=0)
        s.enemy("swarm_of_rats", engaged=0, exhausted=1)
        s.lasting(getattr(Question, question), "ghoul_minion", n)
        s.lasting(getattr(Question, question), "swarm_of_rats", 5)
        assert s.do(f"{act} ghoul_minion")[0] == f"tested 0 {skill} {difficulty} {act}"


@clause("AHB-017", "AHB-023")
def test_health_per_investigator_counts_all_of_them(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.house()
    s.enemy("ghoul_priest", engaged=1, damage=13)  # of 15
    s.lasting(Question.combat, "1", 6)
    s.first(1)
    s.do("fight ghoul_priest")
    s.until("turn")
    assert s.get("damage", "ghoul_priest") == 14
    assert s.where("ghoul_priest") == "play"
    s.do("fight ghoul_priest")
    s.until("turn")
    assert s.where("ghoul_priest") == "victory"


@clause("AHC-264", "AHC-266", "AHC-267", "AHB-312")
def test_as_if_elsewhere_is_for_one_investigator_only(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.lasting(Question.no_move, "0")  # another effect, of another investigator
    s.lasting(Question.as_if_at, "1", s.row("attic"))
    s.enemy("ghoul_minion", at="attic", exhausted=1)
    s.enemy("swarm_of_rats", at="hallway", exhausted=1)
    assert s.can("fight swarm_of_rats") and not s.can("fight ghoul_minion")
    assert not s.can("evade ghoul_minion")
    s.do("end_turn")
    assert s.can("fight ghoul_minion") and not s.can("fight swarm_of_rats")
    assert s.get("at", "1") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == -1


@clause("AHC-269", "AHC-271", "AHB-260")
def test_who_counts_as_elsewhere_counts_as_engaged_there(backend: str) -> None:
    s = in_the_house(backend, "hallway", "cellar")
    s.lasting(Question.as_if_at, "1", s.row("attic"))
    s.enemy("ghoul_minion", at="attic")
    s.enemy("swarm_of_rats", at="cellar", exhausted=1)
    s.do("end_turn")
    assert s.can("evade ghoul_minion") and not s.can("evade swarm_of_rats")
    told = s.do("resource")
    assert starting(told, "attacked") == ["attacked ghoul_minion 1"]


# ---- places


@clause("AHB-310", "AHB-152")
def test_a_bar_is_for_one_investigator_or_one_place(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.lasting(Question.no_move, "1")
    s.lasting(Question.no_enter, "attic")
    assert s.can("move_to cellar") and not s.can("move_to attic")
    assert s.denied("move_to attic") == "AHB-413"
    s.do("end_turn")
    assert not [o for o in s.options if o.startswith("move_to")]


@clause("AHB-306", "AHC-289", "AHC-290")
def test_the_clues_of_a_place_are_added_to_those_there(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.house()
    s.arrange(revealed={s.row("cellar"): 0}, clues={s.row("cellar"): 1})
    s.first(2)
    assert "revealed cellar 6" in s.do("move_to cellar")
    assert s.get("clues", "cellar") == 7


@clause("AHB-269", "AHB-288")
def test_only_ones_own_enemies_come_along(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.enemy("swarm_of_rats", engaged=1)
    s.enemy("icy_ghoul", at="hallway", exhausted=1)
    s.do("end_turn")
    s.do("move_to attic")
    s.until("turn")
    here = {e: s.get("at", e) for e in ("ghoul_minion", "swarm_of_rats", "icy_ghoul")}
    hallway, attic = s.row("hallway"), s.row("attic")
    assert here == {"ghoul_minion": hallway, "swarm_of_rats": attic, "icy_ghoul": hallway}
    assert [s.get("engaged", e) for e in here] == [0, 1, -1]


@clause("AHB-344", "AHB-314")
def test_who_may_spend_no_clues_pays_nothing_with_them(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", seats=2)
    s.stand("your_house")
    s.enemy("peter_warren", engaged=0, exhausted=1)
    s.arrange(clues={0: 1, 1: 5})
    s.first(0)
    assert not s.can("use peter_warren 0")  # 2 clues
    s.arrange(clues={0: 2})
    assert s.can("use peter_warren 0")
    s.lasting(Question.no_clues, "1")
    assert s.can("use peter_warren 0")
    s.lasting(Question.no_clues, "0")
    assert not s.can("use peter_warren 0")


@clause("AHB-313", "AHC-279")
def test_clues_are_discovered_by_the_investigator_who_may(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.lasting(Question.no_clues, "0")
    s.arrange(clues={s.row("study"): 3})
    s.first(0)
    s.do("investigate")
    s.until("turn")
    assert s.get("clues", "study") == 3 and s.get("clues", "0") == 0
    s.do("end_turn")
    s.do("investigate")
    s.until("turn")
    assert s.get("clues", "study") == 2 and s.get("clues", "1") == 1


# ---- acts and agendas


@clause("AHB-030", "AHB-080", "AHB-324")
def test_the_lead_pays_first_and_who_has_none_is_not_asked(backend: str) -> None:
    s = Scene(backend, seats=4)  # the act asks for 8
    s.arrange(clues={0: 5, 1: 0, 2: 4, 3: 3}, lead=2)
    s.until("turn")
    s.do("advance_act")
    assert s.asked[0] == 2
    assert s.options == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]
    s.do("pay 1")
    assert s.asked[0] == 3
    assert s.options == ["pay 2", "pay 3"]
    s.do("pay 2")
    assert [s.get("clues", p) for p in "0123"] == [0, 0, 3, 1]


@clause("AHB-080", "AHB-323")
def test_clues_that_may_not_be_spent_are_not_counted(backend: str) -> None:
    s = Scene(backend, seats=3)  # the act asks for 6
    s.arrange(clues={0: 3, 1: 4, 2: 2})
    s.lasting(Question.no_clues, "1")
    s.first(0)
    assert not s.can("advance_act")
    s.arrange(clues={2: 3})
    s.do("advance_act")
    s.until("turn")
    assert [s.get("clues", p) for p in "012"] == [0, 4, 0]


@clause("AHB-327", "AHB-328")
def test_doom_and_clues_leave_the_act_that_advances_and_no_other_card(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="arcane_initiate")
    s.asset("arcane_initiate", 1, doom=1)
    act, agenda = s.row("trapped"), s.row("whats_going_on")
    s.arrange(clues={act: 2, 0: 1, 1: 3}, doom={act: 1, agenda: 1})
    s.first(1)
    s.do("advance_act")
    s.until("turn")
    assert s.value("act") == s.row("the_barrier")
    assert (s.get("clues", act), s.get("doom", act)) == (0, 0)
    assert (s.get("doom", agenda), s.get("doom", "arcane_initiate")) == (1, 1)


@clause("AHB-327")
def test_doom_leaves_every_card_when_the_agenda_advances(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="arcane_initiate", extra="acolyte")
    s.house()
    s.asset("arcane_initiate", 1, doom=1, exhausted=1)
    s.enemy("acolyte", at="attic", doom=1, exhausted=1)
    s.arrange(doom={s.row("cellar"): 1, s.row("whats_going_on"): 1})
    s.until("lapse")
    assert "agenda_advanced whats_going_on" in s.log
    assert sum(s.value("doom")) == 0


@clause("AHB-320", "AHB-294")
def test_an_unentered_place_is_no_victory_and_two_entered_ones_are(backend: str) -> None:
    for seen, display in ((1, ["attic", "cellar"]), (0, ["cellar"])):
        s = Scene(backend)
        s.house()
        s.set("revealed", "attic", seen)
        s.set("revealed", "parlor", 1)
        s.stand("parlor")
        s.do("use parlor 0")
        assert s.asked == (-1, "over")
        assert sorted(s.zone("victory")) == display


# ---- enemies


@clause("AHB-168", "AHB-179")
def test_only_enemies_engaged_with_who_acts_attack_on_occasion(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.enemy("swarm_of_rats", engaged=1, exhausted=1)
    s.do("end_turn")
    told = s.do("resource")
    assert starting(told, "attacked") == ["attacked ghoul_minion#1 1"]
    assert s.get("exhausted", "ghoul_minion#1") == 0


@clause("AHB-138", "AHB-278")
def test_enemies_attack_in_player_order_from_the_lead(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.house()
    s.arrange(lead=1)
    for p, e in enumerate(("swarm_of_rats", "swarm_of_rats#1", "swarm_of_rats#2")):
        s.enemy(e, engaged=p)
    s.enemy("ghoul_minion", engaged=2, exhausted=1)
    s.top("obscuring_fog obscuring_fog#1 ancient_evils", 4)
    told = s.next_round()
    assert starting(told, "attacked") == [
        "attacked swarm_of_rats#1 1",
        "attacked swarm_of_rats#2 2",
        "attacked swarm_of_rats 0",
    ]
    drawn = [line.split()[1] for line in starting(told, "drew_encounter")]
    assert drawn[:3] == ["1", "2", "0"]


@clause("AHB-002", "AHB-138")
def test_what_keeps_one_enemy_from_attacking_keeps_no_other(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.lasting(Question.no_attack, "ghoul_minion#1")
    told = end_all_turns(s)
    assert starting(told, "attacked") == ["attacked ghoul_minion 0"]


@clause("AHB-002", "AHB-138")
def test_who_is_left_alone_is_attacked_by_elite_enemies_only(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_priest", engaged=1)
    s.enemy("swarm_of_rats", engaged=1)
    s.lasting(Question.left_alone, "1")
    told = end_all_turns(s)
    while s.value("round") == 1:
        told += s.easy()
    assert starting(told, "attacked") == ["attacked ghoul_minion 0", "attacked ghoul_priest 1"]


@clause("AHB-156", "AHB-157")
def test_an_evaded_enemy_alone_lets_go(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.enemy("swarm_of_rats", engaged=1)
    s.do("end_turn")
    s.lasting(Question.agility, "1", 5)
    s.do("evade ghoul_minion#1")
    s.until("turn")
    enemies = ("ghoul_minion", "ghoul_minion#1", "swarm_of_rats")
    assert [s.get("engaged", e) for e in enemies] == [0, -1, 1]
    assert [s.get("exhausted", e) for e in enemies] == [0, 1, 0]


# ---- the round


@clause("AHB-143")
def test_income_is_for_whom_it_is_promised(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.arrange(resources={0: 2, 1: 4})
    s.lasting(Question.income, "1", 2)
    while s.value("round") == 1:
        s.easy()
    assert s.value("resources")[:2] == [3, 7]


@clause("AHB-144", "AHB-341")
@pytest.mark.parametrize(("more", "left"), [(1, 7), (-3, 5), (-20, 0)])
def test_the_size_of_a_hand_is_that_of_its_owner(backend: str, more: int, left: int) -> None:
    s = Scene(backend, seats=2, filler=20)
    s.lasting(Question.hand_size, "1", more)
    while s.value("round") == 1:
        s.easy()
    assert len(s.value("hand")[0]) == 6
    assert len(s.value("hand")[1]) == min(6, left)


@clause("AHB-143", "AHC-345", "AHC-346")
def test_a_new_hand_comes_in_place_of_one_card_for_its_owner(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="dark_memory guts", filler=20)
    s.hand("dark_memory guts emergency_cache#22", 1)
    s.lasting(Question.redraws, "1", 5)
    while s.value("round") == 1:
        s.easy()
    assert len(s.value("hand")[0]) == 6
    assert len(s.value("hand")[1]) == 5
    assert s.where("dark_memory") == "hand 1"
    assert s.zone("discard", 1) == ["guts", "emergency_cache#22"]


@clause("AHB-141", "AHB-142", "AHB-094")
def test_who_readies_nothing_does_so_for_one_upkeep(backend: str) -> None:
    s = Scene(backend, seats=2, cards="encyclopedia", cards1="flashlight magnifying_glass")
    s.asset("encyclopedia", 0, exhausted=1)
    s.asset("flashlight", 1, exhausted=1)
    s.asset("magnifying_glass", 1, exhausted=1)
    s.lasting(Question.no_ready, "1")
    s.lasting(Question.no_ready, "1")
    s.lasting(Question.hand_size, "1", 1)
    s.top("obscuring_fog obscuring_fog#1", 4)
    s.next_round()
    cards = ("encyclopedia", "flashlight", "magnifying_glass")
    assert [s.get("exhausted", c) for c in cards] == [0, 1, 1]
    assert s.value("lasting") == 1
    while s.value("round") == 2:
        s.easy()
    assert [s.get("exhausted", c) for c in cards] == [0, 0, 0]


@clause("AHB-127", "AHB-123")
def test_who_draws_no_encounter_cards_keeps_nobody_else_from_it(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.lasting(Question.no_encounters, "0")
    s.top("obscuring_fog obscuring_fog#1", 4)
    told = s.next_round()
    assert starting(told, "drew_encounter") == ["drew_encounter 1 obscuring_fog"]
    assert s.get("doom", "whats_going_on") == 1


# ---- entering at a price


@clause("AHC-158", "AHC-160", "AHB-310")
def test_the_group_pays_exactly_what_a_place_asks_for(backend: str) -> None:
    s = in_the_house(backend, "hallway", "cellar")
    s.lasting(Question.entry_cost, "attic", 3)
    s.arrange(clues={0: 1, 1: 1})
    assert not s.can("move_to attic") and s.can("move_to cellar")
    s.arrange(clues={0: 2, 1: 2})
    s.do("move_to attic")
    assert s.options == ["pay 1", "pay 2"]
    s.do("pay 1")
    s.until("turn")
    assert s.get("at", "0") == s.row("attic")
    assert [s.get("clues", p) for p in "01"] == [1, 0]


@clause("AHC-160", "AHB-080")
def test_only_those_at_the_door_pay(backend: str) -> None:
    s = in_the_house(backend, "hallway", "cellar", "hallway")
    s.lasting(Question.entry_cost, "attic", 2)
    s.lasting(Question.pays_here, "attic")
    s.arrange(clues={0: 1, 1: 5, 2: 0})
    assert not s.can("move_to attic")
    s.arrange(clues={2: 1})
    s.do("move_to attic")
    s.until("turn")
    assert s.get("at", "0") == s.row("attic")
    assert [s.get("clues", p) for p in "012"] == [0, 5, 0]


@clause("AHC-158", "AHC-160", "AHB-316")
def test_a_toll_is_paid_by_who_enters_alone(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.lasting(Question.toll, "attic", 2)
    s.arrange(clues={0: 5, 1: 1})
    s.do("end_turn")
    assert not s.can("move_to attic") and s.can("move_to cellar")
    s.arrange(clues={1: 3})
    s.do("move_to attic")
    s.until("turn")
    assert s.get("at", "1") == s.row("attic")
    assert [s.get("clues", p) for p in "01"] == [5, 1]


# ---- values of skills, enemies and cards


@clause("AHC-048", "AHB-018")
def test_what_cannot_be_increased_can_be_lowered(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.lasting(Question.capped, "1")
    for who, skill, n in (("1", "intellect", 2), ("1", "intellect", -1), ("1", "combat", -2)):
        s.lasting(getattr(Question, skill), who, n)
    s.lasting(Question.intellect, "0", 2)
    s.first(1)
    assert looks(s) == "settled 1 4 2 1"
    s.do("end_turn")
    assert looks(s) == "settled 0 5 2 1"


@clause("AHB-181", "AHB-018")
def test_an_exposed_enemy_is_easier_to_hit_and_no_other(backend: str) -> None:
    for n, difficulty in ((1, 1), (3, 0)):
        s = Scene(backend)
        s.enemy("ghoul_minion", engaged=0, exhausted=1)
        s.enemy("ghoul_minion#1", engaged=0, exhausted=1)
        s.lasting(Question.exposed, "ghoul_minion", n)
        s.lasting(Question.evade, "ghoul_minion", 1)
        assert s.do("fight ghoul_minion")[0] == f"tested 0 combat {difficulty} fight"
        s.until("turn")
        assert s.do("fight ghoul_minion#1")[0] == "tested 0 combat 2 fight"


@clause("AHB-277", "AHB-278")
def test_what_an_attack_deals_is_that_of_its_enemy(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic")
    s.enemy("ghoul_minion", engaged=0)  # 1 damage, 1 horror
    s.enemy("ghoul_minion#1", engaged=1)
    s.lasting(Question.enemy_damage, "ghoul_minion#1", 2)
    s.lasting(Question.enemy_horror, "ghoul_minion", 1)
    end_all_turns(s)
    assert [s.get("damage", p) for p in "01"] == [1, 3]
    assert [s.get("horror", p) for p in "01"] == [2, 1]


@clause("AHB-218", "AHB-211")
def test_a_discount_is_for_one_investigator(backend: str) -> None:
    s = Scene(backend, seats=2, cards="machete", cards1="machete")
    s.hand("machete", 0)
    s.hand("machete#1", 1)
    s.lasting(Question.cost, "1", -2)
    s.arrange(resources={0: 2, 1: 2})
    s.first(0)
    assert not s.can("play machete")
    assert s.denied("play machete") == "AHB-159"
    s.arrange(resources={0: 4})
    s.do("play machete")
    s.do("end_turn")
    s.do("play machete#1")
    assert s.value("resources")[:2] == [1, 1]


@clause("AHB-094", "AHC-310")
def test_a_limit_of_the_round_is_back_in_the_next_and_not_before(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks")
    s.lasting(Question.combat, "1", 4)
    for e in ("swarm_of_rats", "swarm_of_rats#1", "swarm_of_rats#2"):
        s.enemy(e, engaged=1, exhausted=1)
    s.arrange(clues={s.row("study"): 3})
    s.first(1)
    s.do("fight swarm_of_rats")
    s.until("reaction")
    s.do("use roland_banks 0")
    s.until("turn")
    assert s.get("clues", "1") == 1
    s.do("fight swarm_of_rats#1")
    while s.asked[1] != "turn":
        assert not s.can("use roland_banks 0")
        s.easy()
    assert s.get("clues", "1") == 1
    s.top("obscuring_fog obscuring_fog#1", 4)
    s.next_round()
    s.first(1)
    s.do("fight swarm_of_rats#2")
    s.until("reaction")
    s.do("use roland_banks 0")
    assert s.get("clues", "1") == 2


# ---- choices in a turn


@clause("AHB-154", "AHB-157", "AHC-295")
def test_each_enemy_is_refused_or_offered_for_itself(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=1)
    s.enemy("icy_ghoul", at="attic", exhausted=1)
    s.do("end_turn")
    offered = [o for o in s.options if o.split()[0] in ("fight", "evade", "engage")]
    assert offered == [
        "engage ghoul_minion",
        "evade swarm_of_rats",
        "fight ghoul_minion",
        "fight swarm_of_rats",
    ]
    assert s.denied("evade ghoul_minion") == "AHC-295"


@clause("AHB-158", "AHB-285")
def test_an_enemy_that_cannot_be_engaged_or_aimed_at(backend: str) -> None:
    s = Scene(backend)
    for e in ("ghoul_minion", "ghoul_minion#1", "swarm_of_rats"):
        s.enemy(e, at="study", exhausted=1)
    s.lasting(Question.no_engage, "ghoul_minion")
    s.lasting(Question.no_aim, "ghoul_minion#1")
    assert s.can("fight ghoul_minion") and not s.can("engage ghoul_minion")
    assert s.can("engage ghoul_minion#1") and not s.can("fight ghoul_minion#1")
    assert s.denied("fight ghoul_minion#1") == "AHB-285"
    assert s.can("engage swarm_of_rats") and s.can("fight swarm_of_rats")


@clause("AHB-285")
def test_an_aloof_enemy_engaged_with_another_can_be_fought(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", at="hallway")
    s.lasting(Question.aloof, "ghoul_minion")
    s.lasting(Question.aloof, "ghoul_minion#1")
    s.do("end_turn")
    assert s.can("fight ghoul_minion")
    assert not s.can("fight ghoul_minion#1")
    assert s.denied("fight ghoul_minion#1") == "AHB-285"
    assert s.can("engage ghoul_minion#1")
    s.lasting(Question.not_aloof, "ghoul_minion#1")
    assert s.can("fight ghoul_minion#1")


@clause("AHB-263", "AHB-261")
def test_an_enemy_that_goes_after_nobody_engages_nobody(backend: str) -> None:
    s = in_the_house(backend, "hallway")
    s.enemy("ghoul_minion", at="attic")
    s.enemy("ghoul_minion#1", at="attic")
    s.lasting(Question.spares, "ghoul_minion")
    s.do("move_to attic")
    assert s.get("engaged", "ghoul_minion") == -1
    assert s.get("engaged", "ghoul_minion#1") == 0


@clause("AHB-270", "AHB-070")
def test_enemies_of_another_do_not_let_go(backend: str) -> None:
    s = in_the_house(backend, "cellar", "hallway", cards1="cat_burglar")
    s.asset("cat_burglar", 1)
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.enemy("swarm_of_rats", engaged=1, exhausted=1)
    s.enemy("swarm_of_rats#1", engaged=1, exhausted=1)
    s.do("end_turn")
    told = s.do("use cat_burglar 0")
    assert starting(told, "disengaged") == [
        "disengaged swarm_of_rats",
        "disengaged swarm_of_rats#1",
    ]
    assert s.get("engaged", "ghoul_minion") == 0


@clause("AHB-280", "AHB-281")
def test_a_hunter_without_a_way_stays(backend: str) -> None:
    s = in_the_house(backend, "attic", "cellar")
    s.location("study")
    s.enemy("ghoul_priest", at="study")
    s.enemy("ravenous_ghoul", at="hallway", exhausted=1)
    told = end_all_turns(s)
    assert not starting(told, "enemy_moved")
    assert s.get("at", "ghoul_priest") == s.row("study")


@clause("AHB-280", "AHB-281", "AHB-027")
def test_a_hunter_goes_after_the_nearer_one_past_better_prey(backend: str) -> None:
    s = in_the_house(backend, "attic", "hallway")
    s.enemy("ghoul_priest", at="cellar")  # prey: highest combat, which is Roland's
    told = end_all_turns(s)
    assert starting(told, "enemy_moved", "engaged")[:2] == [
        "enemy_moved ghoul_priest hallway",
        "engaged ghoul_priest 1",
    ]


# ---- the round again


@clause("AHB-124", "AHB-123", "AHB-128")
def test_an_agenda_without_new_doom_still_brings_encounter_cards(backend: str) -> None:
    s = Scene(backend)
    s.lasting(Question.no_doom, s.value("agenda"))
    s.top("obscuring_fog", 4)
    told = s.next_round()
    assert s.get("doom", "whats_going_on") == 0
    assert starting(told, "drew_encounter") == ["drew_encounter 0 obscuring_fog"]


@clause("AHB-130", "AHB-131", "AHB-254")
def test_who_is_out_has_no_turn(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.arrange(out={1: 1})
    assert s.options == ["name 0", "name 2"]
    s.do("name 2")
    s.do("end_turn")
    assert s.asked == (0, "turn")


@clause("AHB-145", "AHB-146", "AHB-162")
def test_the_first_of_these_actions_is_dearer_in_each_round(backend: str) -> None:
    s = Scene(backend, seats=2, extra="frozen_in_fear", tokens="auto_fail")
    s.house()
    s.threat("frozen_in_fear", 1)
    s.first(1)
    s.do("move_to attic")
    assert s.get("actions", "1") == 1
    s.do("move_to hallway")
    assert s.get("actions", "1") == 0
    s.top("ancient_evils ancient_evils#1", 4)
    s.next_round()
    s.first(1)
    s.do("move_to attic")
    assert s.get("actions", "1") == 1


@clause("AHB-338", "AHB-340")
def test_the_last_card_of_a_deck_costs_nothing_the_next_one_does(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="knife guts machete")
    rows = {n: s.row(n) for n in ("knife", "guts", "machete")}
    mine = (*s.value("deck")[1], *s.value("hand")[1])
    others = [c for c in mine if c not in rows.values()]
    s.arrange(
        removed=[*s.value("removed"), *others],
        hand={1: [rows["machete"]]},
        deck={1: [rows["knife"]]},
        discard={1: [rows["guts"]]},
    )
    s.first(1)
    s.do("draw")
    assert s.zone("hand", 1) == ["machete", "knife"]
    assert s.get("horror", "1") == 0 and s.zone("discard", 1) == ["guts"]
    s.do("draw")
    assert s.zone("hand", 1) == ["machete", "knife", "guts"]
    assert s.get("horror", "1") == 1 and s.get("horror", "0") == 0
    s.do("draw")  # nothing is left
    assert s.get("horror", "1") == 1


@clause("AHB-058", "AHB-084")
def test_a_search_looks_no_deeper_than_it_says_or_the_deck_goes(backend: str) -> None:
    cards = "old_book_of_lore knife flashlight machete guts"
    for top, seen in (
        ("knife flashlight machete guts", ["flashlight", "knife", "machete"]),
        ("knife flashlight", ["flashlight", "knife"]),
    ):
        s = Scene(backend, seats=2, cards1=cards)
        s.asset("old_book_of_lore", 1)
        s.hand("", 1)
        s.top(top, 1)
        s.arrange(removed=[*s.value("removed"), *s.value("deck")[1]])
        s.first(1)
        s.do("use old_book_of_lore 0")
        s.do("target daisy_walker")
        assert s.options == [f"target {c}" for c in seen]
        s.do("target knife")
        assert s.zone("hand", 1) == ["knife"]
        assert len(s.zone("deck", 1)) == len(top.split()) - 1


@clause("AHB-041", "AHB-420")
def test_a_story_asset_that_falls_leaves_the_game_and_others_their_pile(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="beat_cop")
    s.asset("lita_chantler", 1, damage=2)
    s.asset("beat_cop", 1, damage=1)
    s.enemy("ghoul_minion", engaged=1)
    s.lasting(Question.enemy_damage, "ghoul_minion", 1)
    s.first(1)
    s.do("resource")
    s.do("assign lita_chantler")
    s.do("assign beat_cop")
    s.until("turn", "assign daisy_walker")
    assert s.where("lita_chantler") == "removed"
    assert s.where("beat_cop") == "discard 1"


@clause("AHB-322", "AHB-327")
def test_clues_leave_the_agenda_and_its_successor_begins_bare(backend: str) -> None:
    s = Scene(backend, seats=2)
    agenda = s.row("whats_going_on")
    s.arrange(doom={agenda: 2}, clues={agenda: 2, s.row("trapped"): 1})
    s.until("lapse")
    assert s.get("clues", agenda) == 0
    assert s.get("clues", "trapped") == 1
    s.do("choose horror")
    s.until("next_turn")
    assert s.value("agenda") == s.row("rise_of_the_ghouls")
    assert s.where("rise_of_the_ghouls") == "play" and s.where("whats_going_on") == "removed"
    assert s.get("doom", "rise_of_the_ghouls") == 0


@clause("AHB-335", "AHB-364", "AHB-365")
@pytest.mark.parametrize(
    ("less", "score", "result"), [(0, 3, 250), (-1, 2, 200), (-2, 1, 200), (-9, 0, 200)]
)
def test_experience_is_each_ones_own_and_trauma_counts_against_it(
    backend: str, less: int, score: int, result: int
) -> None:
    """The Cellar and 2 for the ending; a win is 10 points for each, less their trauma."""
    s = Scene(backend, seats=2)
    s.house()
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    s.arrange(clues={s.row("attic"): 1}, experience={0: 1, 1: less})
    s.arrange(physical={1: 1}, mental={1: 1})
    s.first(1)
    s.do("use parlor 0")
    s.do("use parlor 0")
    assert s.asked == (-1, "over")
    assert s.value("score")[:2] == [4, score]
    assert s.value("result")[:2] == [result, result]


# ---- more of each for themselves


@clause("AHB-365")
def test_who_was_killed_earns_nothing(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.house()
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    s.arrange(killed={1: 1})
    s.first(1)
    s.do("use parlor 0")
    s.do("use parlor 0")
    assert s.value("score")[:2] == [4, 0]  # Attic and Cellar, and 2 for the ending
    assert s.value("result")[:2] == [200, 200]


@clause("AHB-267", "AHB-279")
def test_beside_an_exhausted_enemy_a_ready_one_attacks(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway")
    s.enemy("ghoul_minion", engaged=1, exhausted=1)
    s.enemy("ghoul_minion#1", engaged=1)
    s.do("end_turn")
    assert starting(s.do("resource"), "attacked") == ["attacked ghoul_minion#1 1"]
    assert starting(end_all_turns(s), "attacked") == ["attacked ghoul_minion#1 1"]


@clause("AHB-288", "AHB-289")
def test_massive_enemies_attack_those_with_them_if_they_are_ready(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic", "hallway")
    s.enemy("ghoul_minion", at="hallway", exhausted=1)
    s.enemy("ghoul_minion#1", at="hallway")
    s.enemy("ghoul_minion#2", at="cellar")
    for e in ("ghoul_minion", "ghoul_minion#1", "ghoul_minion#2"):
        s.lasting(Question.massive, e)
    told = end_all_turns(s)
    while s.value("round") == 1:
        told += s.easy()
    assert sorted(starting(told, "attacked")) == [
        "attacked ghoul_minion#1 0",
        "attacked ghoul_minion#1 2",
    ]


@clause("AHB-143", "AHB-254")
def test_who_is_out_gains_and_draws_nothing(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.arrange(out={1: 1}, resources={0: 1, 1: 1, 2: 1})
    cards = len(s.value("hand")[1])
    s.top("obscuring_fog obscuring_fog#1 ancient_evils", 4)
    told = s.next_round()
    assert s.value("resources")[:3] == [2, 1, 2]
    assert len(s.value("hand")[1]) == cards
    assert [line.split()[1] for line in starting(told, "drew_encounter")] == ["0", "2"]


@clause("AHB-159", "AHB-212")
def test_what_cannot_be_played_is_refused_with_its_reason(backend: str) -> None:
    who = "roland_banks skids_otoole"
    s = Scene(backend, seats=2, who=who, cards="leo_de_luca", cards1="leo_de_luca_1 guts")
    s.asset("leo_de_luca", 0)
    s.hand("leo_de_luca_1 guts emergency_cache#12", 1)
    s.arrange(resources={1: 9})
    s.first(1)
    assert s.denied("play leo_de_luca_1") == "AHB-055"
    assert not s.can("play guts") and s.can("play emergency_cache#12")
    s = Scene(backend, cards="extra_ammunition machete")
    s.hand("extra_ammunition machete")
    assert s.denied("play extra_ammunition") == "AHB-213"
    assert s.can("play machete")
    s.arrange(resources={0: 2})
    assert s.denied("play machete") == "AHB-159"


@clause("AHB-152")
def test_a_place_that_is_not_connected_is_refused(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic")
    assert s.can("move_to attic") and s.can("move_to cellar")
    s.do("end_turn")
    assert [o for o in s.options if o.startswith("move_to")] == ["move_to hallway"]
    assert s.denied("move_to cellar") == "AHB-152"


@clause("AHB-154", "AHB-156", "AHB-157", "AHB-162")
def test_one_action_is_not_enough_for_what_costs_two(backend: str) -> None:
    s = Scene(backend, extra="frozen_in_fear")
    s.house()
    s.threat("frozen_in_fear")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.enemy("swarm_of_rats", at="hallway", exhausted=1)
    s.arrange(actions={0: 2})
    assert s.can("fight ghoul_minion") and s.can("evade ghoul_minion") and s.can("move_to attic")
    s.arrange(actions={0: 1})
    assert s.denied("fight ghoul_minion") == s.denied("evade ghoul_minion") == "AHB-162"
    assert not s.can("move_to attic")
    assert s.can("engage swarm_of_rats") and s.can("resource") and s.can("draw")


@clause("AHB-315")
def test_clues_go_back_to_where_their_owner_is(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards1=FLAME, tokens="minus_3")
    s.stand("northside", 1)
    s.arrange(clues={0: 4, 1: 1, s.row("northside"): 0, s.row("your_house"): 0})
    s.first(1)
    draw_now(s, "false_lead", 1)  # failed by 2; then what is here is discovered
    s.until("turn")
    assert "returned_clues 1 northside 1" in s.log
    assert "discovered 1 northside 1" in s.log
    assert [s.get("clues", c) for c in ("0", "1", "northside", "your_house")] == [4, 1, 0, 0]


@clause("AHB-344")
def test_only_ones_own_resources_are_lost(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="paranoia")
    s.arrange(resources={0: 5, 1: 3})
    s.first(1)
    assert "lost 1 3" in s.drawn("paranoia", 1)
    assert s.value("resources")[:2] == [5, 0]


@clause("AHB-134", "AHB-130")
def test_the_end_of_a_turn_takes_the_actions_of_one_investigator(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.first(1)
    s.do("resource")
    s.do("end_turn")
    assert s.asked == (0, "next_turn")
    assert s.value("actions")[:3] == [3, 0, 3]
    s.do("name 2")
    s.do("draw")
    s.do("draw")
    s.do("end_turn")
    assert s.asked == (0, "turn")
    assert s.value("actions")[:3] == [3, 0, 0]


# ---- carrying actions out


@clause("AHB-149", "AHB-150", "AHB-151", "AHB-152", "AHB-153")
def test_each_basic_action_does_its_own_for_who_takes_it(backend: str) -> None:
    s = in_the_house(backend, "hallway", "attic")
    s.arrange(clues={s.row("attic"): 2, s.row("cellar"): 2}, resources={0: 5, 1: 5})
    s.do("end_turn")
    s.arrange(actions={1: 9})
    cards = [len(hand) for hand in s.value("hand")[:2]]
    for k, action in enumerate(("resource", "draw", "investigate", "move_to hallway")):
        s.do(action)
        s.until("turn")
        assert s.get("actions", "1") == 8 - k
    assert s.value("resources")[:2] == [5, 6]
    assert [len(hand) for hand in s.value("hand")[:2]] == [cards[0], cards[1] + 1]
    assert [s.get("clues", c) for c in ("0", "1", "attic", "cellar")] == [0, 1, 1, 2]
    assert s.get("at", "1") == s.row("hallway")


@clause("AHB-074", "AHB-160")
def test_action_abilities_are_those_of_who_acts_and_has_the_actions(backend: str) -> None:
    mine, other = "flashlight", "haunted flashlight"
    s = in_the_house(backend, "hallway", "attic", cards=mine, cards1=other)
    s.asset("flashlight", 0)
    s.asset("flashlight#1", 1)
    s.threat("haunted", 1)  # two actions; from elsewhere nobody reaches it
    assert [o for o in s.options if o.startswith("use")] == ["use flashlight 0"]
    s.do("end_turn")
    uses = ["use flashlight#1 0", "use haunted 1"]
    for actions, offered in ((2, uses), (1, uses[:1]), (0, [])):
        s.arrange(actions={1: actions})
        assert [o for o in s.options if o.startswith("use")] == offered
    s.arrange(actions={1: 3})
    s.do("use haunted 1")
    assert s.get("actions", "1") == 1 and s.where("haunted") == "discard 1"


@clause("AHB-159", "AHB-171", "AHB-175")
@pytest.mark.parametrize("falls", [False, True])
def test_an_asset_enters_after_the_attack_unless_its_player_fell(backend: str, falls: bool) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks", cards1="machete")
    s.hand("machete", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.arrange(damage={1: 8 if falls else 7}, resources={0: 5, 1: 5})
    s.first(1)
    told = s.do("play machete")
    order = [x for x in told if x in ("lost 1 3", "attacked ghoul_minion 1", "entered machete")]
    if falls:
        assert order == ["lost 1 3", "attacked ghoul_minion 1"]
        assert s.where("machete") == "removed"
        assert s.value("resources")[0] == 5
    else:
        assert order == ["lost 1 3", "attacked ghoul_minion 1", "entered machete"]
        assert (s.where("machete"), s.get("ctrl", "machete")) == ("play", 1)
        assert s.value("resources")[:2] == [5, 2]


@clause("AHB-050", "AHB-076", "AHB-171", "AHB-175")
@pytest.mark.parametrize("falls", [False, True])
def test_an_event_is_carried_out_after_the_attack_unless_its_player_fell(
    backend: str, falls: bool
) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks")
    s.hand("emergency_cache#12", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.enemy("swarm_of_rats", engaged=0)
    s.arrange(damage={1: 8 if falls else 7}, resources={0: 5, 1: 5})
    s.first(1)
    told = s.do("play emergency_cache#12")
    assert starting(told, "attacked") == ["attacked ghoul_minion 1"]
    if falls:
        assert "gained 1 3" not in told
        assert s.where("emergency_cache#12") == "removed"
    else:
        assert told.index("attacked ghoul_minion 1") < told.index("gained 1 3")
        assert s.where("emergency_cache#12") == "discard 1"
        assert s.value("resources")[:2] == [5, 8]


@clause("AHB-215", "AHB-171")
def test_a_fast_event_provokes_nobody(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="working_a_hunch")
    s.hand("working_a_hunch", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.arrange(clues={s.row("study"): 2})
    s.first(1)
    told = s.do("play working_a_hunch")
    assert not starting(told, "attacked")
    assert s.get("actions", "1") == 3
    assert [s.get("clues", c) for c in ("0", "1", "study")] == [0, 1, 1]


@clause("AHC-359", "AHC-361", "AHB-041")
def test_what_is_to_go_home_goes_to_its_owner_once(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="knife machete guts")
    s.hand("", 1)
    s.asset("knife", 0)
    s.discards("guts", 1)
    s.lasting(Question.goes_home, "machete")  # somewhere in the deck
    s.lasting(Question.goes_home, "knife")
    s.lasting(Question.hand_size, "0", 1)
    s.lasting(Question.goes_home, "guts")
    s.first(0)
    s.do("end_turn")
    assert sorted(s.zone("hand", 1)) == ["guts", "knife"]
    assert s.get("ctrl", "knife") == -1
    assert s.where("machete") == "deck 1"
    assert s.value("lasting") == 1
    s.asset("knife", 1)
    s.do("end_turn")
    assert s.where("knife") == "play"


@clause("AHB-388")
def test_the_second_investigator_explores_alone(backend: str) -> None:
    extra = "expedition_into_the_wild path_of_thorns river_canyon lost_in_the_wilds"
    s = Scene(backend, seats=2, extra=extra)
    s.house()
    agenda, gone = s.row("expedition_into_the_wild"), s.value("agenda")
    rest = [c for c in s.value("play") if c != gone]
    s.arrange(play=[*rest, agenda], removed=[*s.value("removed"), gone], agenda=agenda)
    s.top("river_canyon path_of_thorns lost_in_the_wilds", 5)
    s.lasting(Question.no_explore, "0")
    s.first(1)
    s.do("use expedition_into_the_wild 0")
    s.until("turn")
    assert s.get("at", "1") == s.row("path_of_thorns")
    assert s.get("at", "0") == s.row("hallway")
    assert sorted(s.zone("deck", 5)) == ["lost_in_the_wilds", "river_canyon"]
    assert s.zone("limbo") == [] and s.value("top")[5] == []


# ---- what cards give, and to whom


@clause("AHB-013", "AHB-021", "AHB-287")
@pytest.mark.parametrize(
    ("blank", "gained", "attacks"), [(0, 1, 1), (1, 1, 1), (1, 0, 0), (0, 0, 0)]
)
def test_alert_is_gained_by_one_enemy_and_outlives_its_text(
    backend: str, blank: int, gained: int, attacks: int
) -> None:
    s = Scene(backend, seats=2, tokens="auto_fail")
    s.enemy("ghoul_minion", engaged=1, exhausted=1)
    s.enemy("ghoul_minion#1", engaged=1, exhausted=1)
    s.lasting(Question.alert, "ghoul_minion#1")
    if blank:
        s.lasting(Question.blank, "ghoul_minion")
    if gained:
        s.lasting(Question.alert, "ghoul_minion")
    s.set("exhausted", "ghoul_minion", 0)
    s.first(1)
    told = s.do("evade ghoul_minion")
    assert starting(told, "attacked") == attacks * ["attacked ghoul_minion 1"]


@clause("AHB-344", "AHC-256")
def test_what_a_card_lends_is_spent_first_and_the_rest_is_ones_own(backend: str) -> None:
    s = Scene(backend, seats=2, cards="family_inheritance machete", cards1="machete")
    s.hand("machete")
    s.hand("machete#1", 1)
    s.first(0)
    s.set("uses", "family_inheritance", 1)
    s.arrange(resources={0: 1, 1: 2})
    assert not s.can("play machete")  # 3
    s.arrange(resources={0: 4})
    s.do("play machete")
    assert (s.get("uses", "family_inheritance"), s.get("resources", "0")) == (0, 2)
    s.set("uses", "family_inheritance", 4)
    s.do("end_turn")
    assert not s.can("play machete#1")  # it lends to nobody else
    s.arrange(resources={1: 3})
    s.do("play machete#1")
    assert s.get("resources", "1") == 0


@clause("AHB-027")
def test_the_nearest_is_so_many_connections_away(backend: str) -> None:
    s = in_the_house(
        backend,
        "cellar",
        "attic",
        cards1=FLAME,
        extra="mysterious_chanting acolyte acolyte acolyte",
    )
    s.location("study")
    s.enemy("acolyte", at="cellar", exhausted=1)
    s.enemy("acolyte#1", at="study", exhausted=1)
    s.do("end_turn")
    draw_now(s, "mysterious_chanting", 1)
    s.until("turn")
    assert [s.get("doom", e) for e in ("acolyte", "acolyte#1")] == [2, 0]


@clause("AHB-065", "AHB-018")
def test_an_ally_helps_its_controller_only(backend: str) -> None:
    s = Scene(backend, seats=2, cards="beat_cop")
    s.asset("beat_cop", 1)
    s.enemy("swarm_of_rats", engaged=0, exhausted=1)
    s.enemy("ghoul_minion", engaged=1, exhausted=1)
    s.first(0)
    s.until("turn")
    s.do("fight swarm_of_rats")
    s.until("turn")
    assert "settled 0 4 1 1" in s.log
    s.do("end_turn")
    s.until("turn")
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 1 3 2 1" in s.log


@clause("AHB-224", "AHB-041")
def test_what_cannot_leave_stays_and_another_card_goes(backend: str) -> None:
    s = Scene(backend, cards="knife flashlight", tokens="auto_fail")
    s.asset("knife")
    s.asset("flashlight")
    s.lasting(Question.no_leave, "knife")
    s.top("crypt_chill", 4)
    s.next_round()
    assert s.where("knife") == "play"
    assert s.where("flashlight") == "discard 0"


@clause("AHB-023", "AHB-268")
@pytest.mark.parametrize(
    ("enemy", "damage", "horror", "prey"),
    [
        ("ravenous_ghoul", (5, 0), (0, 0), 0),  # 4 and 5 are left
        ("ravenous_ghoul", (3, 0), (0, 8), 1),
        ("screeching_byakhee", (0, 0), (1, 6), 1),  # 4 and 3 are left
        ("screeching_byakhee", (0, 4), (1, 4), 0),
    ],
)
def test_what_is_left_is_what_can_be_borne_less_what_was(
    backend: str, enemy: str, damage: tuple[int, int], horror: tuple[int, int], prey: int
) -> None:
    s = in_the_house(backend, "attic", "attic", extra="screeching_byakhee")
    s.enemy(enemy, at="attic", exhausted=1)
    s.arrange(damage=dict(enumerate(damage)), horror=dict(enumerate(horror)))
    told = end_all_turns(s)
    assert starting(told, "engaged")[:1] == [f"engaged {enemy} {prey}"]


@clause("AHB-033", "AHB-063", "AHB-233")
def test_only_assets_in_play_under_ones_own_control_bear_damage(backend: str) -> None:
    s = in_the_house(backend, "hallway", "parlor", cards="guard_dog", cards1="beat_cop leo_de_luca")
    s.set("revealed", "parlor", 1)
    s.attach("lita_chantler", "parlor")
    s.asset("guard_dog", 0)
    s.asset("leo_de_luca", 1)
    s.hand("beat_cop", 1)
    s.do("end_turn")
    s.enemy("ghoul_minion", engaged=1)
    s.do("resource")
    assert s.asked == (1, "assign")
    assert s.options == ["assign daisy_walker", "assign leo_de_luca"]
