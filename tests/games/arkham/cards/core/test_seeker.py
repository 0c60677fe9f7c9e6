"""What the seeker cards do."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("01030")
def test_the_magnifying_glass_helps_to_investigate_only(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="magnifying_glass medical_texts")
    s.hand("magnifying_glass")
    s.do("play magnifying_glass")
    assert s.get("actions", "0") == 3  # Fast
    assert "settled 0 6 2 1" in s.do("investigate")
    s.asset("medical_texts")
    assert "settled 0 5 2 1" in s.do("use medical_texts 0")


@card("01031")
def test_the_old_book_lets_somebody_draw_one_of_three(backend: str) -> None:
    s = Scene(backend, seats=2, cards="old_book_of_lore", cards1="knife machete flashlight")
    s.first(0)
    s.asset("old_book_of_lore")
    s.top("knife machete flashlight", 1)
    s.do("use old_book_of_lore 0")
    s.do("target daisy_walker")
    assert s.asked == (1, "found")
    assert s.options == ["target flashlight", "target knife", "target machete"]
    s.do("target machete")
    assert s.where("machete") == "hand 1"
    assert s.where("knife") == s.where("flashlight") == "deck 1"
    assert s.get("exhausted", "old_book_of_lore") == 1


@card("01032")
def test_the_librarian_brings_a_tome(backend: str) -> None:
    deck = "research_librarian old_book_of_lore machete the_necronomicon"
    s = Scene(backend, who="daisy_walker", cards=deck)
    s.hand("research_librarian")
    s.do("play research_librarian")
    s.do("use research_librarian 0")
    assert s.options == ["target old_book_of_lore", "target the_necronomicon"]
    s.do("target old_book_of_lore")
    assert s.where("old_book_of_lore") == "hand 0"


@card("01033")
@pytest.mark.parametrize(("taboo", "resources"), [(False, 7), (True, 6)])
def test_dr_milan_pays_for_investigations(backend: str, taboo: bool, resources: int) -> None:
    s = Scene(backend, cards="dr_milan_christopher", taboo=taboo)
    s.asset("dr_milan_christopher")
    for _ in range(2):
        s.do("investigate")
        if s.asked[1] == "reaction":
            s.do("use dr_milan_christopher 0")
    assert "settled 0 4 2 1" in s.log
    assert s.get("resources", "0") == resources


@card("01034")
def test_hyperawareness_sharpens_intellect_and_agility(backend: str) -> None:
    s = Scene(backend, cards="hyperawareness")
    s.asset("hyperawareness")
    s.enemy("ghoul_minion", engaged=0)
    s.do("investigate")
    s.until("free", "assign roland_banks")
    assert s.options == ["pass", "use hyperawareness 0"]
    s.do("use hyperawareness 0")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.do("evade ghoul_minion")
    s.do("use hyperawareness 1")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log
    assert s.get("resources", "0") == 3


@card("01035")
@pytest.mark.parametrize(("token", "damage"), [("zero", 1), ("minus_4", 3)])
def test_medical_texts_heal_or_hurt(backend: str, token: str, damage: int) -> None:
    s = Scene(backend, who="daisy_walker", cards="medical_texts", tokens=token)
    s.asset("medical_texts")
    s.set("damage", "0", 2)
    s.do("use medical_texts 0")
    assert s.get("damage", "0") == damage


@card("01036")
def test_mind_over_matter_fights_and_evades_with_intellect(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="mind_over_matter deduction overpower")
    s.hand("mind_over_matter deduction overpower")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("play mind_over_matter")
    s.do("fight ravenous_ghoul")
    s.do("choose intellect")
    assert s.options == ["commit deduction", "done"]  # it is an intellect test
    s.do("done")
    assert "settled 0 5 3 1" in s.log
    s.do("evade ravenous_ghoul")
    s.do("choose intellect")
    s.do("done")
    assert s.get("exhausted", "ravenous_ghoul") == 1


@card("01037")
def test_a_hunch_finds_a_clue_without_an_action(backend: str) -> None:
    s = Scene(backend, cards="working_a_hunch")
    s.hand("working_a_hunch")
    s.do("play working_a_hunch")
    assert (s.get("clues", "0"), s.get("actions", "0"), s.get("resources", "0")) == (1, 3, 3)


@card("01037")
def test_a_hunch_needs_a_clue(backend: str) -> None:
    s = Scene(backend, cards="working_a_hunch")
    s.hand("working_a_hunch")
    s.set("clues", "study", 0)
    assert not s.can("play working_a_hunch")


@card("01038")
def test_a_barricade_keeps_hunters_out_until_somebody_leaves(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.house()
    s.hand("barricade")
    s.do("play barricade")
    assert s.get("at", "barricade") == s.row("hallway")
    s.enemy("swarm_of_rats", at="attic")
    s.do("end_turn")
    while "phase_began upkeep" not in s.log:
        s.do("pass")
    assert s.get("at", "swarm_of_rats") == s.row("attic")
    s.until("turn")
    s.do("move_to cellar")
    assert s.where("barricade") == "discard 0"


@pytest.mark.parametrize("name", ["barricade", "barricade_3"])
@card("01038", "50004")
@clause("AHB-311")
def test_a_barricade_stays_when_the_way_out_is_lost(backend: str, name: str) -> None:
    s = Scene(backend, seats=2, scenario="devourer_below", cards1=name, tokens="minus_1")
    s.first(1)
    s.location("twisting_paths")
    s.stand("twisting_paths", 1)
    s.attach(name, "twisting_paths", 1)
    s.lasting(Question.intellect, 1, -2)
    s.do("move_to main_path")
    s.until("turn")
    assert s.get("at", "1") == s.row("twisting_paths")
    assert s.where(name) == "play"
    s.lasting(Question.intellect, 1, 4)
    s.do("move_to main_path")
    s.until("turn")
    assert s.get("at", "1") == s.row("main_path")
    assert s.where(name) == "discard 1"


@card("01038")
def test_a_barricade_does_not_stop_the_elite(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.house()
    s.attach("barricade", "hallway", 0)
    s.enemy("ghoul_priest", at="attic")
    s.do("end_turn")
    assert "enemy_moved ghoul_priest hallway" in s.log


@card("01038")
def test_an_engaged_enemy_stays_behind_a_barricade(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.house()
    s.attach("barricade", "attic", 0)
    s.enemy("ghoul_minion", engaged=0)
    s.do("move_to attic")
    assert (s.get("at", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (
        s.row("hallway"),
        -1,
    )


@card("01039")
def test_deduction_finds_one_clue_more(backend: str) -> None:
    s = Scene(backend, cards="deduction")
    s.hand("deduction")
    s.do("investigate")
    s.do("commit deduction")
    assert "discovered 0 study 2" in s.log
    assert s.get("clues", "0") == 2


@card("01040")
def test_the_better_glass_goes_back_to_hand_where_no_clue_is_left(backend: str) -> None:
    s = Scene(backend, cards="magnifying_glass_1")
    s.asset("magnifying_glass_1")
    s.hand("")
    assert not s.can("use magnifying_glass_1 0")
    assert "settled 0 4 2 1" in s.do("investigate")
    s.set("clues", "study", 0)
    s.do("use magnifying_glass_1 0")
    assert s.zone("hand", 0) == ["magnifying_glass_1"]


@card("01041")
def test_the_disc_banishes_what_spawns(backend: str) -> None:
    s = Scene(backend, cards="disc_of_itzamna")
    s.asset("disc_of_itzamna")
    s.hand("")
    s.top("ghoul_minion", 4)
    s.until("reaction", "end_turn")
    s.do("use disc_of_itzamna 0")
    assert s.where("ghoul_minion") == "discard 4"
    assert s.where("disc_of_itzamna") == "discard 0"
    assert "defeated ghoul_minion" not in s.log


@card("01042")
def test_the_encyclopedia_teaches_a_skill_for_the_phase(backend: str) -> None:
    s = Scene(backend, seats=2, cards="encyclopedia")
    s.first(0)
    s.asset("encyclopedia")
    s.hand("")
    s.hand("", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.do("use encyclopedia 0")
    s.do("target daisy_walker")
    s.do("choose combat")
    s.do("end_turn")
    assert "settled 1 4 2 1" in s.do("fight ghoul_minion")
    s.do("end_turn")
    assert s.value("lasting") == 0


@card("01043")
def test_cryptic_research_draws_three(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cryptic_research")
    s.first(0)
    s.hand("cryptic_research")
    s.hand("", 1)
    s.do("play cryptic_research")
    s.do("target daisy_walker")
    assert len(s.zone("hand", 1)) == 3
    assert s.get("actions", "0") == 3


@card("50004")
@clause("AHC-059")
def test_the_barricade_sends_spawning_enemies_next_door(backend: str) -> None:
    s = Scene(backend, cards="barricade_3", extra="ghoul_priest")
    s.house()
    s.stand("attic")
    s.hand("barricade_3")
    s.do("play barricade_3")
    assert s.get("at", "barricade_3") == s.row("attic")
    s.top("ghoul_minion", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "ghoul_minion") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion") == -1
    s.top("ghoul_priest", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("at", "ghoul_priest") == s.row("attic")  # Elite


@card("50004")
def test_the_barricade_falls_when_somebody_leaves(backend: str) -> None:
    s = Scene(backend, cards="barricade_3")
    s.house()
    s.attach("barricade_3", "hallway", 0)
    s.do("move_to attic")
    assert s.where("barricade_3") == "discard 0"


@card("01035", "01042", "01043")
def test_books_help_only_those_who_are_here(backend: str) -> None:
    books = "medical_texts encyclopedia cryptic_research"
    s = Scene(backend, seats=3, who="daisy_walker roland_banks agnes_baker", cards=books)
    s.house()
    s.stand("attic", 1)
    s.asset("medical_texts")
    s.asset("encyclopedia")
    s.hand("cryptic_research")
    s.first(0)
    for book in ("use medical_texts 0", "use encyclopedia 0", "play cryptic_research"):
        s.arrange(actions={0: 3})
        s.do(book)
        assert s.options == ["target agnes_baker", "target daisy_walker"]
        s.do("target agnes_baker")
        if s.can("choose combat"):
            s.do("choose combat")
        s.until("turn")
    assert s.get("damage", "2") == 0  # nothing to heal, and the test was passed
    assert len(s.zone("hand", 2)) == 8


@card("01035")
def test_medical_texts_hurt_on_a_failure_and_only_heal_damage(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks", cards="medical_texts")
    s.asset("medical_texts")
    s.arrange(damage={1: 3}, horror={1: 2})
    s.first(0)
    s.do("use medical_texts 0")
    s.do("target roland_banks")
    s.until("turn")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (2, 2)
    s.bag("auto_fail")
    s.do("use medical_texts 0")
    s.do("target roland_banks")
    s.until("turn")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (3, 2)


@card("01032")
def test_another_card_that_enters_is_none_of_the_librarians(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="research_librarian knife old_book_of_lore")
    s.asset("research_librarian")
    s.hand("knife")
    s.do("play knife")
    assert s.asked == (0, "turn")
    assert s.where("old_book_of_lore") == "deck 0"
