"""Cards of other products that the list of taboos changes: with the list, and without."""

from noctuary.games.arkham.registry import Q
from tests.games.arkham.scene import Scene
from tests.support import card, clause

BLESSED = "bless " * 10 + "zero"


@card("02002")
@clause("AHC-416")
def test_rex_finds_one_more_clue_once_a_round_by_the_list(backend: str) -> None:
    for taboo, clues in ((True, 3), (False, 4)):
        s = Scene(backend, who="rex_murphy", taboo=taboo)
        s.set("clues", "study", 6)
        for _ in range(2):
            s.do("investigate")
            s.until("turn", f"use rex_murphy {0 if taboo else 1}")
        assert s.get("clues", "0") == clues


@card("02002")
def test_rex_may_fail_with_an_elder_sign_for_three_cards(backend: str) -> None:
    s = Scene(backend, who="rex_murphy", tokens="elder_sign")
    s.set("clues", "study", 2)
    s.hand("")
    s.do("investigate")
    s.until("reaction")
    s.do("use rex_murphy 2")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 3
    assert "settled 0 0 2 0" in s.log
    s.do("investigate")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log


@card("02111")
@clause("AHC-417")
def test_two_delves_at_most_are_victories_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "discard 0"), (False, "victory")):
        s = Scene(backend, cards="delve_too_deep " * 3, taboo=taboo)
        s.hand("delve_too_deep delve_too_deep#1 delve_too_deep#2")
        s.top("ancient_evils ancient_evils#1 obscuring_fog", 4)
        for n in range(3):
            s.do(f"play delve_too_deep{f'#{n}' if n else ''}")
        assert s.log.count("drew_encounter 0 obscuring_fog") == 1
        assert s.where("delve_too_deep#1") == "victory"
        assert s.where("delve_too_deep#2") == where


def rifle(backend: str, foe: str, taboo: bool = False) -> Scene:
    """Roland in the Hallway with a Springfield, an enemy in the Attic."""
    s = Scene(backend, cards="springfield_m1903 telescopic_sight", extra=foe, taboo=taboo)
    s.house()
    s.asset("springfield_m1903")
    s.enemy(foe, at="attic")
    return s


@card("02226")
@clause("AHC-418")
def test_the_springfield_reaches_next_door_by_the_list(backend: str) -> None:
    assert not rifle(backend, "goat_spawn").can("use springfield_m1903 0")
    s = rifle(backend, "goat_spawn", taboo=True)
    s.lasting(Q.ALOOF, "goat_spawn")
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert s.where("goat_spawn") == "discard 4"
    assert s.get("uses", "springfield_m1903") == 2


@card("02226")
@clause("AHC-418")
def test_no_enemy_retaliates_from_next_door(backend: str) -> None:
    s = rifle(backend, "goat_spawn", taboo=True)
    s.bag("auto_fail")
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert "attacked goat_spawn 0" not in s.log
    s.enemy("goat_spawn", at="hallway", exhausted=0)
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert "attacked goat_spawn 0" in s.log  # here it does


@card("02226")
@clause("AHC-418")
def test_elite_enemies_and_those_upon_you_are_out_of_aim(backend: str) -> None:
    s = rifle(backend, "ghoul_priest", taboo=True)
    assert not s.can("use springfield_m1903 0")
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("use springfield_m1903 0")


@clause("AHB-285")
def test_a_weapon_cannot_attack_an_aloof_enemy_that_nobody_engages(backend: str) -> None:
    s = Scene(backend, cards="machete")
    s.asset("machete")
    s.enemy("ghoul_minion")
    s.lasting(Q.ALOOF, "ghoul_minion")
    assert not s.can("use machete 0")
    s.enemy("ghoul_minion", engaged=0)
    assert s.can("use machete 0")


@card("02229")
@clause("AHC-337", "AHC-419")
def test_quick_thinking_gives_an_action_once_a_round_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="quick_thinking quick_thinking", taboo=taboo)
        s.hand("quick_thinking quick_thinking#1")
        s.do("investigate")
        s.do("commit quick_thinking")
        s.until("bonus_action")
        s.do("resource")
        assert s.asked == (0, "turn")
        assert s.get("resources", "0") == 6
        assert (s.get("actions", "0"), s.get("extra", "0")) == (2, 0)  # gained and spent at once
        s.do("investigate")
        s.do("commit quick_thinking#1")
        s.until("turn" if taboo else "bonus_action")
        assert s.get("actions", "0") == 1


@card("02266")
@clause("AHC-420")
def test_one_ace_in_the_hole_a_round_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, seats=2, cards="ace_in_the_hole", cards1="ace_in_the_hole", taboo=taboo)
        s.first(0)
        s.hand("ace_in_the_hole")
        s.hand("ace_in_the_hole#1", 1)
        s.do("play ace_in_the_hole")
        assert s.get("extra", "0") == 3
        assert s.where("ace_in_the_hole") == "removed"
        s.do("end_turn")
        assert s.asked == (1, "turn")
        assert s.can("play ace_in_the_hole#1") is not taboo
        s.top("obscuring_fog obscuring_fog#1", 4)
        s.do("end_turn")
        s.until("next_turn")
        s.first(1)
        assert s.can("play ace_in_the_hole#1")


@card("03029")
@clause("AHC-421")
def test_sleight_of_hand_puts_small_items_into_play_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="sleight_of_hand springfield_m1903 machete", taboo=taboo)
        s.hand("sleight_of_hand springfield_m1903 machete")
        s.do("play sleight_of_hand")
        if not taboo:
            assert s.options == ["target machete", "target springfield_m1903"]
            s.do("target machete")
        assert s.where("machete") == "play"
        assert s.get("resources", "0") == 4
        s.do("end_turn")
        assert s.where("machete") == "hand 0"


@card("03029")
@clause("AHC-421")
def test_the_list_leaves_nothing_for_sleight_of_hand(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="sleight_of_hand springfield_m1903", taboo=taboo)
        s.hand("sleight_of_hand springfield_m1903")
        assert s.can("play sleight_of_hand") is not taboo


@card("04309")
@clause("AHC-423")
def test_all_in_draws_the_margin_and_leaves_the_game_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="all_in paranoia", taboo=taboo)
        s.hand("all_in")
        s.top("paranoia")
        s.do("investigate")
        s.do("commit all_in")
        s.until("turn")
        assert "settled 0 5 2 1" in s.log
        assert len(s.zone("hand", 0)) == 2  # three drawn, the weakness shuffled back
        assert s.where("paranoia") == "deck 0"
        assert s.where("all_in") == where


@card("04309")
def test_all_in_of_a_failed_test_is_discarded(backend: str) -> None:
    s = Scene(backend, cards="all_in", tokens="auto_fail", taboo=True)
    s.hand("all_in")
    s.do("investigate")
    s.do("commit all_in")
    s.until("turn")
    assert s.where("all_in") == "discard 0"


@card("05116")
@clause("AHC-424")
def test_the_scroll_of_secrets_is_free_by_the_list(backend: str) -> None:
    for taboo, left in ((True, 3), (False, 2)):
        s = Scene(backend, cards="scroll_of_secrets knife", taboo=taboo)
        s.asset("scroll_of_secrets")
        s.hand("")
        s.arrange(bottom={0: [s.row("knife")]})
        s.do(f"use scroll_of_secrets {0 if taboo else 1}")
        s.do("name 0")
        s.do("choose to_hand")
        assert s.zone("hand", 0) == ["knife"]
        assert s.get("uses", "scroll_of_secrets") == 2
        assert s.get("actions", "0") == left


@card("05116")
@clause("AHC-424")
def test_the_scroll_is_read_with_no_action_left_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets", taboo=taboo)
        s.asset("scroll_of_secrets")
        s.set("actions", "0", 1)
        s.do("resource")
        assert (s.value("round") == 1 and s.can("use scroll_of_secrets 0")) is taboo


@card("05188")
@clause("AHC-425")
def test_the_seekers_scroll_sorts_three_cards_freely_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets_3 knife machete flashlight", taboo=taboo)
        s.asset("scroll_of_secrets_3")
        s.hand("")
        s.arrange(bottom={0: [s.row(c) for c in ("knife", "machete", "flashlight")]})
        s.do(f"use scroll_of_secrets_3 {0 if taboo else 1}")
        s.do("name 0")
        s.do("target knife")
        s.do("target machete")
        s.do("choose on_top")
        assert s.where("knife") == "discard 0"
        assert s.zone("hand", 0) == ["machete"]
        assert s.zone("top", 0) == ["flashlight"]
        assert s.get("actions", "0") == (3 if taboo else 2)


@card("05188")
def test_the_seekers_scroll_puts_cards_back_below_in_any_order(backend: str) -> None:
    s = Scene(backend, cards="scroll_of_secrets_3 knife machete flashlight", taboo=True)
    s.asset("scroll_of_secrets_3")
    s.arrange(bottom={0: [s.row(c) for c in ("knife", "machete", "flashlight")]})
    s.do("use scroll_of_secrets_3 0")
    s.do("name 0")
    s.do("pass")
    s.do("pass")
    s.do("choose under")
    for name in ("machete", "flashlight"):
        s.do(f"target {name}")
    assert s.zone("bottom", 0) == ["machete", "flashlight", "knife"]


@card("05189")
@clause("AHC-426")
def test_the_mystics_scroll_reads_either_end_freely_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets_3_05189", taboo=taboo)
        s.asset("scroll_of_secrets_3_05189")
        s.top("ancient_evils rotting_remains", 4)
        s.do(f"use scroll_of_secrets_3_05189 {0 if taboo else 1}")
        s.do("name 4")
        s.do("choose on_top")
        assert s.options == ["choose discard", "choose on_top", "choose under"]
        s.do("choose under")
        assert s.zone("top", 4) == ["rotting_remains"]
        assert s.zone("bottom", 4) == ["ancient_evils"]
        assert s.get("actions", "0") == (3 if taboo else 2)


@card("05230")
@clause("AHC-427")
def test_a_sighted_rifle_fights_those_upon_you_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="shotgun telescopic_sight", taboo=taboo)
        s.house()
        s.asset("shotgun")
        s.hand("telescopic_sight")
        s.enemy("ghoul_minion", engaged=0)
        s.do("play telescopic_sight")
        assert s.get("at", "telescopic_sight") == s.row("shotgun")
        assert s.can("use shotgun 0") is taboo


@card("05230")
def test_a_sighted_rifle_reaches_next_door_when_nobody_is_upon_you(backend: str) -> None:
    s = rifle(backend, "goat_spawn")
    s.attach("telescopic_sight", "springfield_m1903", 0)
    s.bag("auto_fail")
    s.do("use telescopic_sight 1")
    s.until("turn")
    assert "attacked goat_spawn 0" not in s.log
    assert s.get("uses", "springfield_m1903") == 2
    assert s.get("exhausted", "telescopic_sight") == 1
    s.set("exhausted", "telescopic_sight", 0)
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("use telescopic_sight 1")


@card("05324")
@clause("AHC-428")
def test_eucatastrophe_turns_a_ruinous_token_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="eucatastrophe", tokens="auto_fail", taboo=taboo)
        s.set("clues", "study", 2)
        s.hand("eucatastrophe")
        s.do("investigate")
        s.until("reaction")
        s.do("play eucatastrophe")
        s.until("turn")
        assert "settled 0 5 2 1" in s.log  # Roland's sign: the clues here
        assert s.where("eucatastrophe") == where
        assert s.value("bag") == [14]  # the auto-fail is back in the bag


@card("05324")
def test_eucatastrophe_waits_for_a_token_that_ruins(backend: str) -> None:
    for token, offered in (("minus_2", False), ("minus_3", True)):
        s = Scene(backend, cards="eucatastrophe", tokens=token)
        s.hand("eucatastrophe")
        s.do("investigate")
        s.until("turn" if not offered else "reaction")
        assert s.can("play eucatastrophe") is offered


@card("06022", "06021")
@clause("AHC-429")
def test_the_spent_pendant_leaves_the_game_by_the_list(backend: str) -> None:
    for taboo, where, segment in ((True, "removed", "aside"), (False, "aside", "deck 0")):
        s = Scene(backend, cards="segment_of_onyx", taboo=taboo)
        s.house(clues=1)
        s.asset("pendant_of_the_queen", uses=1)
        s.arrange(aside=[*s.value("aside"), s.row("segment_of_onyx")])
        s.do("use pendant_of_the_queen 0")
        s.do("target attic")
        s.do("choose clue")
        assert s.get("clues", "0") == 1
        assert s.where("pendant_of_the_queen") == where
        assert s.where("segment_of_onyx") == segment


@card("06022")
def test_the_pendant_goes_or_evades_at_a_revealed_location(backend: str) -> None:
    s = Scene(backend, cards="segment_of_onyx")
    s.house()
    s.asset("pendant_of_the_queen")
    s.enemy("ghoul_minion", at="attic")
    s.do("use pendant_of_the_queen 0")
    s.do("target attic")
    s.do("choose evade")
    assert s.get("exhausted", "ghoul_minion") == 1
    s.set("exhausted", "pendant_of_the_queen", 0)
    s.do("use pendant_of_the_queen 0")
    s.do("target cellar")
    assert s.get("at", "0") == s.row("cellar")


@card("06021")
def test_three_segments_make_a_pendant(backend: str) -> None:
    s = Scene(backend, cards="segment_of_onyx " * 3)
    assert s.where("pendant_of_the_queen") == "aside"  # bonded
    for n in range(2):
        s.asset(f"segment_of_onyx#{n}")
    assert not s.can("use segment_of_onyx 0")
    s.asset("segment_of_onyx#2")
    s.do("use segment_of_onyx 0")
    assert s.where("pendant_of_the_queen") == "play"
    assert s.get("uses", "pendant_of_the_queen") == 3
    assert s.where("segment_of_onyx") == "aside"


@card("06195")
@clause("AHC-106", "AHC-430")
def test_the_winchester_strikes_harder_with_a_good_token(backend: str) -> None:
    for token, taboo, harm in (
        ("zero", True, 3),
        ("plus_1", True, 3),
        ("skull", True, 3),
        ("minus_1", True, 1),
        ("zero", False, 3),
        ("skull", False, 1),
    ):
        s = Scene(backend, cards="n35_winchester", extra="goat_spawn", taboo=taboo)
        s.asset("n35_winchester")
        s.bag(token)
        s.lasting(Q.HEALTH, "goat_spawn", 5)
        s.enemy("goat_spawn", engaged=0)
        s.do("use n35_winchester 0")
        s.until("turn")
        assert s.get("damage", "goat_spawn") == harm
        assert s.get("uses", "n35_winchester") == 4
        s.set("uses", "n35_winchester", 0)
        assert not s.can("use n35_winchester 0")


@card("06199")
@clause("AHC-431")
def test_three_aces_win_and_leave_the_game_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="three_aces " * 3, tokens="auto_fail", taboo=taboo)
        s.hand("three_aces three_aces#1 three_aces#2")
        s.do("investigate")
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            s.do(f"commit {name}")
        s.until("turn")
        assert "token_revealed 0 auto_fail" not in s.log
        assert "settled 0 6 0 1" in s.log
        assert s.get("resources", "0") == 8
        assert len(s.zone("hand", 0)) == 3
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            assert s.where(name) == where


@card("06199")
def test_two_aces_are_only_icons(backend: str) -> None:
    s = Scene(backend, cards="three_aces " * 2, taboo=True)
    s.hand("three_aces three_aces#1")
    s.do("investigate")
    s.do("commit three_aces")
    s.do("commit three_aces#1")
    s.until("turn")
    assert "token_revealed 0 zero" in s.log
    assert s.where("three_aces") == "discard 0"


@card("07269")
@clause("AHC-432")
def test_a_watchful_peace_skips_the_encounter_cards_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, seats=2, cards="a_watchful_peace", tokens=BLESSED, taboo=taboo)
        s.first(0)
        s.hand("a_watchful_peace")
        s.do("end_turn")
        s.do("end_turn")
        s.until("reaction")
        s.do("play a_watchful_peace")
        s.until("next_turn")
        assert not any(line.startswith("drew_encounter") for line in s.log)
        assert s.get("doom", s.value("agenda")) == 1
        assert s.value("bag").count(16) == 5
        assert s.where("a_watchful_peace") == where


@card("07269")
def test_a_watchful_peace_wants_five_bless_tokens(backend: str) -> None:
    s = Scene(backend, cards="a_watchful_peace", tokens="bless bless bless bless zero")
    s.hand("a_watchful_peace")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert "drew_encounter 0 ancient_evils" in s.log
    assert s.where("a_watchful_peace") == "hand 0"


@card("07301")
@clause("AHC-433")
def test_hallow_takes_doom_away_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="hallow", tokens=BLESSED, taboo=taboo)
        s.hand("hallow")
        assert not s.can("play hallow")  # no doom anywhere
        s.set("doom", s.value("agenda"), 2)
        s.do("play hallow")
        assert s.get("doom", s.value("agenda")) == 1
        assert s.value("bag") == [1]
        assert s.where("hallow") == where
