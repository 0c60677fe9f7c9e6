"""Enemies: engaging, prey, attacks, keywords."""

from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.components import Phase
from tests.games.arkham.clauses.house import FLAME, draw_now, end_all_turns, in_the_house
from tests.games.arkham.scene import Scene
from tests.support import clause

# ---- engaging


@clause("AHB-260", "AHB-269", "AHC-281")
def test_an_enemy_is_somewhere_loose_or_with_its_investigator(backend: str) -> None:
    s = in_the_house(backend, "hallway")
    s.enemy("ghoul_minion", at="cellar")
    s.enemy("swarm_of_rats", engaged=0)
    assert not s.can("fight ghoul_minion")
    assert s.can("fight swarm_of_rats")
    s.do("move_to attic")
    assert s.get("at", "swarm_of_rats") == s.row("attic")
    assert s.get("engaged", "swarm_of_rats") == 0
    assert s.get("at", "ghoul_minion") == s.row("cellar")
    assert s.get("engaged", "ghoul_minion") == -1
    assert s.can("fight swarm_of_rats")


@clause("AHB-261")
def test_a_ready_enemy_engages_who_arrives_an_exhausted_one_does_not(backend: str) -> None:
    s = in_the_house(backend, "hallway")
    s.enemy("ghoul_minion", at="attic")
    s.enemy("ravenous_ghoul", at="attic", exhausted=1)
    s.do("move_to attic")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.get("engaged", "ravenous_ghoul") == -1


@clause("AHB-261")
def test_an_enemy_engages_where_it_spawns_arrives_or_readies(backend: str) -> None:
    s = in_the_house(backend, "attic", cards=FLAME)
    draw_now(s, "flesh_eater")
    assert s.get("engaged", "flesh_eater") == 0
    s.set("exhausted", "flesh_eater", 1)
    s.enemy("swarm_of_rats", at="hallway")
    s.enemy("ghoul_minion", at="attic", exhausted=1)
    told = end_all_turns(s)
    assert "engaged swarm_of_rats 0" in told
    assert "engaged ghoul_minion 0" in told
    upkeep = told.index("phase_began upkeep")
    assert told.index("engaged swarm_of_rats 0") < upkeep < told.index("engaged ghoul_minion 0")


@clause("AHB-262")
def test_without_prey_the_lead_chooses_whom_it_engages(backend: str) -> None:
    s = in_the_house(backend, "attic", "attic", cards=FLAME)
    draw_now(s, "flesh_eater")
    assert s.asked == (0, "prey")
    assert s.options == ["name 0", "name 1"]
    s.do("name 1")
    assert s.get("engaged", "flesh_eater") == 1


@clause("AHB-262")
def test_an_enemy_engages_the_one_its_prey_names(backend: str) -> None:
    s = in_the_house(backend, "attic", "attic", "attic", extra="young_deep_one")
    s.enemy("young_deep_one", at="hallway")  # prey: lowest combat
    s.set("damage", "0", 8)
    s.enemy("ravenous_ghoul", at="attic", exhausted=1)  # prey: lowest remaining health
    s.lasting(Question.combat, "2", 1)
    told = end_all_turns(s)
    assert "engaged young_deep_one 1" in told  # Daisy, 2; Roland has 4, Agnes 3
    assert "engaged ravenous_ghoul 0" in told


@clause("AHB-263")
def test_an_enemy_of_its_bearer_only_leaves_the_others_alone(backend: str) -> None:
    s = in_the_house(backend, "attic", "cellar", cards="mob_enforcer")
    s.enemy("mob_enforcer", at="hallway")
    s.do("end_turn")
    s.do("move_to hallway")
    assert s.asked == (1, "turn")
    assert s.get("engaged", "mob_enforcer") == -1
    s.do("engage mob_enforcer")
    assert s.get("engaged", "mob_enforcer") == 1


@clause("AHB-263")
def test_an_enemy_of_its_bearer_only_pursues_the_bearer(backend: str) -> None:
    s = in_the_house(backend, "cellar", "hallway", cards="mob_enforcer")
    s.enemy("mob_enforcer", at="attic")
    assert "enemy_moved mob_enforcer hallway" in end_all_turns(s)
    assert s.get("engaged", "mob_enforcer") == -1


@clause("AHB-264")
def test_the_bearer_is_who_began_with_the_weakness(backend: str) -> None:
    s = in_the_house(backend, "attic", "hallway", cards="mob_enforcer")
    s.top("mob_enforcer", 1)
    s.do("end_turn")
    s.do("draw")
    assert s.get("engaged", "mob_enforcer") == 1
    s.do("evade mob_enforcer")
    s.until("turn")
    s.set("exhausted", "mob_enforcer", 0)
    s.set("engaged", "mob_enforcer", -1)
    told = s.do("end_turn")
    assert "enemy_moved mob_enforcer attic" in told
    assert "engaged mob_enforcer 0" in told


@clause("AHB-265", "AHB-266")
def test_all_ready_enemies_of_a_place_engage_who_enters(backend: str) -> None:
    s = in_the_house(backend, "attic")
    rats = ("swarm_of_rats", "swarm_of_rats#1", "swarm_of_rats#2")
    for e in rats:
        s.enemy(e, at="hallway")
    ghouls = ("ghoul_minion", "ghoul_minion#1")
    for e in ghouls:
        s.enemy(e, engaged=0, exhausted=1)
    s.do("move_to hallway")
    assert [s.get("engaged", e) for e in (*rats, *ghouls)] == [0] * 5


@clause("AHB-267")
def test_an_exhausted_enemy_can_be_engaged_and_does_not_attack(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", exhausted=1)
    s.do("engage ghoul_minion")
    assert s.get("engaged", "ghoul_minion") == 0
    s.do("resource")
    told = end_all_turns(s)
    assert "attacked ghoul_minion 0" not in s.log
    assert "phase_began upkeep" in told
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.get("exhausted", "ghoul_minion") == 0


@clause("AHB-268")
def test_prey_counts_modifiers(backend: str) -> None:
    s = in_the_house(backend, "attic", "attic", cards1="beat_cop", who="daisy_walker agnes_baker")
    s.asset("beat_cop", 1)  # Daisy has combat 2, Agnes 3
    s.enemy("ghoul_priest", at="hallway")
    while "engaged ghoul_priest 1" not in s.log and s.asked[1] in ("turn", "free"):
        s.do("pass" if s.can("pass") else "end_turn")
    assert "engaged ghoul_priest 1" in s.log


@clause("AHB-269")
def test_an_enemy_that_cannot_follow_lets_go(backend: str) -> None:
    s = in_the_house(backend, "hallway", cards="barricade")
    s.attach("barricade", "attic", 0)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_priest", engaged=0)
    s.do("move_to attic")
    s.until("turn")
    assert s.get("at", "ghoul_minion") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == -1
    assert s.get("at", "ghoul_priest") == s.row("attic")  # Elite
    assert s.get("engaged", "ghoul_priest") == 0


@clause("AHB-270", "AHB-309")
def test_an_enemy_left_behind_engages_who_is_still_there(backend: str) -> None:
    s = in_the_house(backend, "cellar", "cellar", cards="elusive")
    s.hand("elusive")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", at="hallway")
    s.do("play elusive")
    assert s.get("at", "0") == s.row("attic")
    assert s.get("engaged", "ghoul_minion") == 1
    assert s.get("exhausted", "ghoul_minion") == 0
    assert s.get("engaged", "swarm_of_rats") == -1  # the Hallway was not entered
    assert "moved 0 hallway" not in s.log


@clause("AHB-270")
def test_who_cannot_leave_is_engaged_again(backend: str) -> None:
    s = in_the_house(backend, "hallway", cards="cat_burglar")
    s.asset("cat_burglar")
    s.enemy("ghoul_minion", engaged=0)
    s.lasting(Question.no_move, "0")
    told = s.do("use cat_burglar 0")
    assert told.index("disengaged ghoul_minion") < told.index("engaged ghoul_minion 0")
    assert s.get("exhausted", "ghoul_minion") == 0


# ---- attacks


@clause("AHB-278")
def test_a_cancelled_attack_exhausts_the_enemy_and_is_none(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="dodge arcane_initiate")
    s.hand("dodge")
    s.asset("arcane_initiate")  # so that every player window asks
    s.enemy("wolf_man_drew", engaged=0, damage=2)
    s.do("end_turn")
    s.until("reaction")
    s.do("play dodge")
    assert s.asked == (0, "free")
    assert s.value("phase") == Phase.enemy
    assert s.get("exhausted", "wolf_man_drew") == 1
    assert s.get("damage", "wolf_man_drew") == 2
    assert s.get("damage", "0") == 0


@clause("AHB-278")
def test_wolf_man_drew_heals_when_he_does_attack(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.enemy("wolf_man_drew", engaged=0, damage=2)
    s.do("resource")
    assert s.get("damage", "wolf_man_drew") == 1
    assert s.get("damage", "0") == 2


# ---- keywords


@clause("AHB-285")
def test_aloof(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    s.lasting(Question.aloof, "ghoul_minion")
    draw_now(s, "ghoul_minion")
    assert s.get("at", "ghoul_minion") == s.row("study")
    assert s.get("engaged", "ghoul_minion") == -1
    assert not s.can("fight ghoul_minion")
    assert s.denied("fight ghoul_minion") == "AHB-285"
    s.do("engage ghoul_minion")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.can("fight ghoul_minion")


@clause("AHB-286")
def test_retaliate(backend: str) -> None:
    s = Scene(backend, seats=2, extra="wizard_of_the_order", tokens="auto_fail")
    s.first(0)
    s.enemy("wizard_of_the_order", engaged=1)
    s.do("fight wizard_of_the_order")
    attacked = s.log.index("attacked wizard_of_the_order 0")
    assert s.log.index("dealt daisy_walker 1 0") < attacked  # the missed blow comes first
    assert s.get("damage", "0") == 1
    assert s.get("exhausted", "wizard_of_the_order") == 0
    s.set("exhausted", "wizard_of_the_order", 1)
    s.do("fight wizard_of_the_order")
    assert s.log.count("attacked wizard_of_the_order 0") == 1


@clause("AHB-287")
def test_alert(backend: str) -> None:
    s = Scene(backend, tokens="auto_fail")
    s.enemy("swarm_of_rats", engaged=0)
    s.enemy("ghoul_minion", engaged=0)
    s.lasting(Question.alert, "ghoul_minion")
    s.do("evade swarm_of_rats")
    assert "attacked swarm_of_rats 0" not in s.log
    s.do("evade ghoul_minion")
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("exhausted", "ghoul_minion") == 0
    assert s.get("engaged", "ghoul_minion") == 0


def woods(backend: str, seats: int = 2, **more: str) -> Scene:
    """Arrange a scene: Umôrdhoth on the Main Path with everybody."""
    s = Scene(backend, seats=seats, scenario="devourer_below", **more)
    s.enemy("umordhoth", at="main_path")
    if seats > 1:
        s.first(0)
    return s


@clause("AHB-288")
def test_a_massive_enemy_is_engaged_with_all_and_follows_nobody(backend: str) -> None:
    s = woods(backend)
    assert s.can("evade umordhoth")
    s.do(next(o for o in s.options if o.startswith("move_to")))
    assert "attacked umordhoth 0" in s.log  # an attack of opportunity
    s.until("turn")
    assert s.get("at", "0") != s.row("main_path")
    assert s.get("at", "umordhoth") == s.row("main_path")
    assert s.get("engaged", "umordhoth") == -1
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert s.can("evade umordhoth")
    s.set("exhausted", "umordhoth", 1)
    assert not s.can("evade umordhoth")
    s.do("resource")
    assert "attacked umordhoth 1" not in s.log


@clause("AHB-289")
def test_a_massive_enemy_attacks_each_in_the_order_of_the_lead(backend: str) -> None:
    s = woods(backend, cards="arcane_initiate")
    s.asset("arcane_initiate", exhausted=1)
    s.do("end_turn")
    s.do("end_turn")
    assert s.asked == (0, "massive_victim")
    s.set("exhausted", "arcane_initiate", 0)  # so that the next player window asks
    s.do("name 1")
    s.until("free", "assign roland_banks")
    assert s.value("phase") == Phase.enemy
    assert s.get("exhausted", "umordhoth") == 1
    told = [x for x in s.log if x.startswith(("attacked", "dealt"))]
    assert told == [
        "attacked umordhoth 1",
        "dealt daisy_walker 3 3",
        "attacked umordhoth 0",
        "dealt roland_banks 3 3",
    ]


@clause("AHB-290")
def test_an_evaded_massive_enemy_is_engaged_with_nobody(backend: str) -> None:
    s = woods(backend, tokens="plus_1")
    s.lasting(Question.agility, "0", 8)
    s.do("evade umordhoth")
    assert s.get("exhausted", "umordhoth") == 1
    assert not s.can("evade umordhoth")
    s.do("resource")
    assert "attacked umordhoth 0" not in s.log


@clause("AHB-291")
def test_engaged_with_a_massive_enemy_counts_as_engaged(backend: str) -> None:
    s = woods(backend, seats=1, cards="machete")
    s.asset("machete")
    s.do("use machete 0")
    assert "dealt umordhoth 2 0" in s.log


@clause("AHB-291")
def test_the_arrival_of_a_massive_enemy_is_no_engaging(backend: str) -> None:
    for massive in (0, 1):
        s = Scene(backend, cards=FLAME, extra="young_deep_one")
        if massive:
            s.lasting(Question.massive, "young_deep_one")
        draw_now(s, "young_deep_one")
        assert s.can("evade young_deep_one")
        assert s.get("horror", "0") == 1 - massive  # after it engages you


@clause("AHB-292")
def test_effects_may_exclude_elite_enemies(backend: str) -> None:
    s = Scene(backend, cards="stray_cat")
    s.asset("stray_cat")
    s.enemy("ghoul_priest", engaged=0)
    assert not s.can("use stray_cat 0")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use stray_cat 0")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.get("exhausted", "ghoul_priest") == 0


@clause("AHB-293")
def test_doom_leaves_with_its_enemy(backend: str) -> None:
    s = Scene(backend, extra="acolyte")
    s.enemy("acolyte", engaged=0, doom=1)
    s.set("doom", "whats_going_on", 1)
    s.top("swarm_of_rats", 4)
    s.do("fight acolyte")
    s.until("turn")
    assert s.where("acolyte") == "discard 4"
    s.do("end_turn")
    s.until("turn")
    assert s.value("round") == 2
    assert s.get("doom", "whats_going_on") == 2
    assert "agenda_advanced whats_going_on" not in s.log


@clause("AHB-330")
def test_doom_of_an_enemy_counts(backend: str) -> None:
    s = Scene(backend, extra="acolyte")
    s.enemy("acolyte", exhausted=1, doom=1)
    s.set("doom", "whats_going_on", 1)
    s.do("end_turn")
    s.until("lapse")
    assert "agenda_advanced whats_going_on" in s.log
    assert s.get("doom", "acolyte") == 0
