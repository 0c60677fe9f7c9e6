"""Skill tests, step by step: skills, committing, tokens, the outcome."""

import pytest

from tests.games.arkham.clauses.trials import bag, order
from tests.games.arkham.scene import Scene
from tests.support import clause

SKILLS = {
    "willpower": ("use shrivelling 0", "guts"),
    "intellect": ("investigate", "perception"),
    "combat": ("fight ghoul_minion", "overpower"),
    "agility": ("evade ghoul_minion", "manual_dexterity"),
}
"""What one does to test a skill, and the skill card with two of its icons."""


PRACTISED = [card for _, card in SKILLS.values()]


def draws(s: Scene, card: str) -> None:
    """Play the rest of the round; then draw that encounter card at seat 0."""
    s.top(card, 4)
    s.do("end_turn")


# ---- what is tested, and how hard it is


@clause("AHB-180", "AHB-186")
@pytest.mark.parametrize("skill", SKILLS)
def test_only_matching_and_wild_icons_count(backend: str, skill: str) -> None:
    s = Scene(backend, cards=[*PRACTISED, "unexpected_courage", "shrivelling"])
    s.hand([*PRACTISED, "unexpected_courage"])
    s.asset("shrivelling")
    s.enemy("ghoul_minion", engaged=0)
    action, card = SKILLS[skill]
    assert any(line.startswith(f"tested 0 {skill} 2") for line in s.do(action))
    assert s.options == sorted(["done", f"commit {card}", "commit unexpected_courage"])
    s.do(f"commit {card}")
    s.do("commit unexpected_courage")
    base = {"willpower": 3, "intellect": 3, "combat": 4, "agility": 2}[skill]
    assert f"settled 0 {base + 4} 2 1" in s.log


@clause("AHB-181")
@pytest.mark.parametrize(
    ("action", "test"),
    [
        ("fight icy_ghoul", "tested 0 combat 3 fight"),
        ("evade icy_ghoul", "tested 0 agility 4 evade"),
        ("investigate", "tested 0 intellect 2 investigate"),
    ],
)
def test_the_difficulty_is_what_is_printed(backend: str, action: str, test: str) -> None:
    s = Scene(backend)
    s.enemy("icy_ghoul", engaged=0, exhausted=1)
    assert test in s.do(action)


@clause("AHB-181")
def test_the_difficulty_is_the_number_in_parentheses(backend: str) -> None:
    s = Scene(backend)
    draws(s, "rotting_remains")
    assert "tested 0 willpower 3 none" in s.log


@clause("AHB-182")
@pytest.mark.parametrize(
    ("skill", "card", "value"), [("agility", "manual_dexterity", 4), ("combat", "overpower", 6)]
)
def test_of_two_skills_the_tester_picks_one(
    backend: str, skill: str, card: str, value: int
) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="overpower manual_dexterity")
    s.hand("overpower manual_dexterity")
    s.attach("locked_door", "your_house")
    s.do("use locked_door 1")
    assert s.options == ["choose agility", "choose combat"]
    assert f"tested 0 {skill} 4 none" in s.do(f"choose {skill}")
    assert s.options == [f"commit {card}", "done"]
    s.do(f"commit {card}")
    assert f"settled 0 {value} 4 1" in s.log


# ---- ST.1 and ST.2


@clause("AHB-183", "AHB-184")
def test_a_window_then_committing_then_a_window(backend: str) -> None:
    s = Scene(backend, cards="physical_training overpower vicious_blow")
    s.hand("overpower vicious_blow")
    s.asset("physical_training")
    s.enemy("ghoul_minion", engaged=0)
    assert "tested 0 combat 2 fight" in s.do("fight ghoul_minion")
    assert s.asked == (0, "free")
    assert s.options == ["pass", "use physical_training 1"]
    s.do("pass")
    assert s.asked == (0, "commit")
    s.do("commit overpower")
    s.do("done")
    assert s.asked == (0, "free")
    assert s.options == ["pass", "use physical_training 1"]
    assert s.where("vicious_blow") == "hand 0"


def three_at_a_test(backend: str) -> Scene:
    """Let the lead's neighbour investigate; all hold two cards for it, seat 0 is elsewhere."""
    two = "perception deduction"
    s = Scene(backend, seats=3, cards=two, cards1=two, cards2=two)
    s.hand("perception deduction")
    s.hand("perception#1 deduction#1", 1)
    s.hand("perception#2 deduction#2", 2)
    return s


@clause("AHB-185", "AHB-188")
def test_others_at_the_location_commit_one_card_each_in_player_order(backend: str) -> None:
    s = three_at_a_test(backend)
    s.first(1)
    s.do("investigate")
    assert s.asked == (1, "commit")
    s.do("commit deduction#1")
    assert s.asked == (1, "commit")
    s.do("done")
    assert s.asked == (2, "commit")
    s.do("commit deduction#2")
    assert s.asked == (0, "commit")
    s.do("commit deduction")
    assert s.value("committed") == []  # nobody was asked again: the test is over
    assert "settled 1 8 2 1" in s.log


@clause("AHB-185")
def test_nobody_commits_from_elsewhere(backend: str) -> None:
    s = three_at_a_test(backend)
    s.first(1)
    s.location("hallway")
    s.stand("hallway", 0)
    s.do("investigate")
    s.do("done")
    assert s.asked == (2, "commit")
    assert "settled 1 5 2 1" in s.do("done")


@clause("AHB-186")
def test_a_committed_card_needs_an_icon_and_costs_nothing(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic")
    s.hand("n45_automatic")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")  # nothing to commit: nobody is asked
    assert "settled 0 4 2 1" in s.log
    s.do("evade ghoul_minion")
    s.do("commit n45_automatic")
    assert "settled 0 3 2 1" in s.log
    assert s.get("resources", "0") == 5
    assert s.where("n45_automatic") == "discard 0"


@clause("AHB-187")
def test_other_icons_add_nothing(backend: str) -> None:
    s = Scene(backend, cards="barricade")
    s.hand("barricade")
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    s.do("commit barricade")
    assert "settled 0 3 2 1" in s.log


# ---- ST.3 and ST.4


@clause("AHB-189")
def test_what_a_revealed_symbol_triggers_comes_before_its_own_effect(backend: str) -> None:
    """Shrivelling's horror, then the damage of the tablet where a Ghoul is."""
    s = Scene(backend, cards="shrivelling", tokens="tablet")
    s.asset("shrivelling")
    s.enemy("ghoul_minion", engaged=0)
    told = s.do("use shrivelling 0")
    lines = ("token_revealed 0 tablet", "dealt roland_banks 0 1", "dealt roland_banks 1 0")
    assert order(told, *lines, "settled 0 1 2 0") == [*lines, "settled 0 1 2 0"]


@clause("AHB-190")
def test_the_elder_sign_is_the_testers(backend: str) -> None:
    """Agnes has 3 horror; Roland, who helps, would count the clues."""
    s = Scene(
        backend, seats=2, who="roland_banks agnes_baker", cards="deduction", tokens="elder_sign"
    )
    s.first(1)
    s.hand("deduction")
    s.set("horror", "1", 3)
    s.do("investigate")
    s.do("commit deduction")
    assert "settled 1 6 2 1" in s.log


@clause("AHB-190")
@pytest.mark.parametrize(("token", "value"), [("skull", 1), ("cultist", 2), ("zero", 3)])
def test_symbols_are_told_by_the_reference_card(backend: str, token: str, value: int) -> None:
    s = Scene(backend, tokens=token)
    s.enemy("ghoul_minion", exhausted=1)
    s.enemy("ravenous_ghoul", exhausted=1)
    s.do("investigate")
    assert f"settled 0 {value} 2 {int(value >= 2)}" in s.log


@clause("AHB-191", "AHB-192")
def test_another_token_is_revealed_and_both_count(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", difficulty="hard", tokens="cultist")
    s.do("investigate")
    assert s.log[-1] == "token_revealed 0 cultist"
    s.bag("minus_2")
    s.do("pass")
    assert s.log[-1] == "token_revealed 0 minus_2"
    told = s.do("pass")
    assert order(told, "settled 0 1 2 0", "dealt wendy_adams 0 2")[0] == "settled 0 1 2 0"
    assert s.get("horror", "0") == 2
    assert bag(s) == ["cultist", "minus_2"]


@clause("AHB-192")
def test_a_token_hurts_with_the_other_results_of_a_failure(backend: str) -> None:
    """The attack hits Daisy, the cultist the attacker, in the order the attacker likes."""
    s = Scene(backend, seats=2, who="agnes_baker daisy_walker", tokens="cultist")
    s.first(0)
    s.enemy("ravenous_ghoul", engaged=1)
    s.do("fight ravenous_ghoul")
    assert s.log[-1] == "settled 0 1 3 0"
    assert s.options == ["apply agnes_baker main", "apply scenario_the_gathering token_0"]
    s.do("apply agnes_baker main")
    assert (s.get("horror", "0"), s.get("damage", "1")) == (1, 1)


@clause("AHB-192")
def test_a_success_takes_the_sting_out_of_a_token(backend: str) -> None:
    s = Scene(backend, tokens="cultist")
    assert "settled 0 2 2 1" in s.do("investigate")
    assert s.asked == (0, "turn")
    assert s.get("horror", "0") == 0


# ---- ST.5 and ST.6


@clause("AHB-193")
@pytest.mark.parametrize(("token", "value"), [("minus_4", 2), ("minus_8", 0), ("plus_1", 7)])
def test_skill_icons_modifiers_and_token_add_up(backend: str, token: str, value: int) -> None:
    s = Scene(backend, cards="perception magnifying_glass", tokens=token)
    s.hand("perception")
    s.asset("magnifying_glass")
    s.do("investigate")
    s.do("commit perception")
    assert f"settled 0 {value} 2 {int(value >= 2)}" in s.log


@clause("AHB-194")
@pytest.mark.parametrize(
    ("token", "hurt"), [("zero", 2), ("minus_1", 1), ("minus_2", 1), ("minus_3", 0)]
)
def test_succeeding_by_two_makes_the_switchblade_bite(backend: str, token: str, hurt: int) -> None:
    """Combat 4 against 2: by 2, by 1, by 0, and a failure."""
    s = Scene(backend, cards="switchblade", tokens=token)
    s.asset("switchblade")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use switchblade 0")
    dealt = [line for line in s.log if line.startswith("dealt ghoul_minion")]
    assert dealt == ([f"dealt ghoul_minion {hurt} 0"] if hurt else [])


@clause("AHB-194", "AHB-195")
@pytest.mark.parametrize(
    ("token", "damage"), [("plus_1", 0), ("zero", 1), ("minus_1", 2), ("auto_fail", 3)]
)
def test_failing_by_is_the_difference(backend: str, token: str, damage: int) -> None:
    """Agility 2 against 3: 1 damage for each point."""
    s = Scene(backend, tokens=token)
    draws(s, "grasping_hands")
    assert s.get("damage", "0") == damage


@clause("AHB-195")
def test_an_automatic_success_makes_the_difficulty_nothing(backend: str) -> None:
    """Combat 1 and two icons against 4: a success by 3."""
    s = Scene(
        backend,
        who="wendy_adams",
        cards="wendys_amulet switchblade overpower",
        tokens="elder_sign",
    )
    for name in ("wendys_amulet", "switchblade"):
        s.asset(name)
    s.hand("overpower")
    s.enemy("ghoul_priest", engaged=0)
    s.do("use switchblade 0")
    s.do("commit overpower")
    assert "settled 0 3 0 1" in s.log
    s.until("turn", "apply wendy_adams main")
    assert s.get("damage", "ghoul_priest") == 2


def nearly_failed(backend: str, token: str) -> Scene:
    """Arrange a scene: Wendy investigates with Lucky! in hand and her Rabbit's Foot in play."""
    s = Scene(backend, who="wendy_adams", cards="lucky rabbits_foot", tokens=token)
    s.asset("rabbits_foot")
    s.hand("lucky")
    s.do("investigate")
    assert s.options == ["pass", "use wendy_adams 0"]
    s.do("pass")
    return s


@clause("AHB-196", "AHB-197")
def test_a_mended_failure_is_none(backend: str) -> None:
    s = nearly_failed(backend, "minus_3")
    assert s.options == ["pass", "play lucky"]
    told = s.do("play lucky")
    assert "settled 0 2 2 1" in told
    assert s.asked == (0, "turn")
    assert s.get("exhausted", "rabbits_foot") == 0


@clause("AHB-196")
def test_after_a_failure_is_when_it_is_fixed(backend: str) -> None:
    s = nearly_failed(backend, "minus_3")
    assert not s.can("use rabbits_foot 0")
    assert "settled 0 0 2 0" in s.do("pass")
    assert s.options == ["pass", "use rabbits_foot 0"]


@clause("AHB-197")
def test_a_bonus_counts_from_the_whole_sum_again(backend: str) -> None:
    """3 - 4 was nothing; 3 + 2 - 4 is 1."""
    s = nearly_failed(backend, "minus_4")
    assert "settled 0 1 2 0" in s.do("play lucky")
