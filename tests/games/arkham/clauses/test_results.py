"""What a skill test brings: results, its end, other ways to test."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.clauses.trials import bag, order
from tests.games.arkham.scene import Scene
from tests.support import clause

# ---- ST.7 and ST.8


@clause("AHB-198")
@pytest.mark.parametrize("first", ["apply roland_banks main", "apply perception card"])
def test_the_tester_orders_the_results(backend: str, first: str) -> None:
    s = Scene(backend, cards="perception deduction")
    s.hand("perception deduction")
    s.do("investigate")
    s.do("commit perception")
    s.do("commit deduction")
    assert s.asked == (0, "result")
    assert s.options == ["apply perception card", "apply roland_banks main"]
    told = [line.split()[0] for line in s.do(first)]
    assert s.get("clues", "0") == 2
    assert "discovered 0 study 2" in s.log
    found, drew = told.index("discovered"), told.index("drew")
    assert (found < drew) == ("main" in first)


@clause("AHC-163")
@pytest.mark.parametrize(
    ("weapon", "attack", "damage"),
    [
        ("n41_derringer", "fight ghoul_priest", 1),
        ("switchblade", "play backstab", 3),
        ("n35_winchester", "play backstab", 3),
    ],
)
def test_a_weapon_that_is_only_committed_does_not_strike(
    backend: str, weapon: str, attack: str, damage: int
) -> None:
    cards = f"{weapon} backstab vicious_blow"
    s = Scene(backend, seats=2, who="roland_banks wendy_adams", cards1=cards)
    s.first(1)
    s.hand(f"backstab {weapon}", 1)
    s.enemy("ghoul_priest", engaged=1, exhausted=1)
    s.arrange(resources={1: 9})
    s.lasting(Question.combat, 1, 6)
    s.lasting(Question.agility, 1, 6)
    s.do(attack)
    s.until("commit")
    s.do(f"commit {weapon}")
    s.until("turn")
    assert s.get("damage", "ghoul_priest") == damage
    s.asset(weapon, 1)
    s.hand("vicious_blow", 1)
    s.set("damage", "ghoul_priest", 0)
    s.do(next(o for o in s.options if o.startswith(f"use {weapon}")))
    s.do("commit vicious_blow")  # a skill card, and the weapon itself: both add
    s.until("turn")
    assert s.get("damage", "ghoul_priest") == (4 if weapon == "n35_winchester" else 3)


@clause("AHC-163")
def test_a_weapon_committed_to_an_investigation_finds_no_clue(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", cards="n41_derringer")
    s.location("tangled_thicket", clues=3)
    s.stand("tangled_thicket")
    s.hand("n41_derringer")
    s.do("investigate")  # with combat
    s.do("commit n41_derringer")
    s.until("turn")
    assert "discovered 0 tangled_thicket 1" in s.log


@clause("AHB-199", "AHB-208")
def test_at_the_end_cards_tokens_and_bonuses_go(backend: str) -> None:
    s = Scene(backend, seats=2, cards="physical_training overpower", cards1="vicious_blow")
    s.first(0)
    s.asset("physical_training")
    s.hand("overpower")
    s.hand("vicious_blow", 1)
    s.enemy("ghoul_priest", engaged=0, exhausted=1)
    s.do("fight ghoul_priest")
    s.do("use physical_training 1")
    s.do("pass")
    s.do("commit overpower")
    s.do("commit vicious_blow")
    s.do("pass")
    assert "settled 0 8 4 1" in s.log
    s.until("turn")
    assert s.where("overpower") == "discard 0"
    assert s.where("vicious_blow") == "discard 1"
    assert bag(s) == ["zero"]
    s.hand("")
    s.do("fight ghoul_priest")
    s.until("turn")
    assert "settled 0 4 4 1" in s.log


@clause("AHB-200")
def test_retaliation_waits_for_all_results(backend: str) -> None:
    s = Scene(backend, cards="vicious_blow", tokens="cultist")
    s.hand("vicious_blow")
    s.enemy("ghoul_priest", engaged=0)
    s.do("fight ghoul_priest")
    s.do("done")
    s.until("turn")
    steps = (
        "settled 0 3 4 0",
        "dealt roland_banks 0 1",
        "attacked ghoul_priest 0",
        "dealt roland_banks 2 2",
    )
    assert order(s.log, *steps) == list(steps)


@clause("AHB-201")
def test_a_tester_who_falls_ends_the_test(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shrivelling guts", cards1="fearless", tokens="skull")
    s.first(0)
    s.asset("shrivelling")
    s.hand("guts")
    s.hand("fearless", 1)
    s.set("horror", "0", 4)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use shrivelling 0")
    s.do("commit guts")
    s.do("commit fearless")
    assert s.get("out", "0") == 1
    assert not [line for line in s.log if line.startswith("settled")]
    assert s.get("damage", "ghoul_minion") == 0
    assert s.where("fearless") == "discard 1"
    assert s.where("guts") == "removed"
    assert bag(s) == ["skull"]


@clause("AHB-201")
def test_a_tester_who_falls_early_gets_no_help(backend: str) -> None:
    s = Scene(backend, seats=2, cards="forbidden_knowledge", cards1="perception")
    s.first(0)
    s.asset("forbidden_knowledge")
    s.hand("perception", 1)
    s.set("horror", "0", 4)
    s.do("investigate")
    s.do("use forbidden_knowledge 0")
    assert s.asked == (1, "turn")
    assert s.where("perception") == "hand 1"


@clause("AHB-202")
def test_a_test_goes_on_without_its_enemy(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling guts", tokens="skull")
    s.asset("shrivelling")
    s.hand("guts")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.do("use shrivelling 0")
    s.do("commit guts")
    told = s.do("use agnes_baker 0")
    told += s.until("turn")
    assert "defeated ghoul_minion" in told
    assert "settled 0 7 2 1" in told
    assert s.log.count("dealt ghoul_minion 1 0") == 1
    assert not [line for line in told if line.startswith("dealt ghoul_minion 2")]
    assert "drew" in [line.split()[0] for line in told]  # Guts still brings its card


@clause("AHB-202")
def test_an_evasion_goes_on_without_its_enemy(backend: str) -> None:
    s = Scene(backend, seats=2, cards="beat_cop", tokens="zero")
    s.asset("beat_cop")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.enemy("swarm_of_rats", engaged=0)
    s.first(0)
    s.do("evade ghoul_minion")
    s.do("use beat_cop 0")
    s.do("target ghoul_minion")
    s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"
    assert "settled 0 2 2 1" in s.log  # against the evade value it had
    assert s.get("exhausted", "swarm_of_rats") == 0


# ---- other ways to test


@clause("AHB-203")
def test_no_token_is_revealed_when_a_card_says_so(backend: str) -> None:
    s = Scene(backend, cards="will_to_survive", tokens="auto_fail")
    s.attach("obscuring_fog", "study")
    s.hand("will_to_survive")
    s.do("play will_to_survive")
    told = s.do("investigate")
    assert not [line for line in told if line.startswith("token")]
    assert "settled 0 3 4 0" in told
    s.arrange(removed=[*s.value("removed"), s.row("obscuring_fog")])
    assert "settled 0 3 2 1" in s.do("investigate")


@clause("AHB-204")
def test_another_skill_in_its_place_makes_another_test(backend: str) -> None:
    s = Scene(backend, cards="shrivelling beat_cop holy_rosary guts overpower")
    for name in ("shrivelling", "beat_cop", "holy_rosary"):
        s.asset(name)
    s.hand("guts overpower")
    s.enemy("ghoul_minion", engaged=0)
    assert "tested 0 willpower 2 fight" in s.do("use shrivelling 0")
    s.until("commit")
    assert s.options == ["commit guts", "done"]
    s.do("commit guts")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log  # 3, the rosary, two icons; no policeman


def two_fights(backend: str) -> Scene:
    """Arrange a scene: Daisy with Mind over Matter and each icon once in hand, and a Ghoul."""
    s = Scene(backend, who="daisy_walker", cards="mind_over_matter perception overpower")
    s.hand("mind_over_matter perception overpower")
    s.enemy("icy_ghoul", engaged=0, exhausted=1)
    return s


@clause("AHB-204", "AHB-205")
def test_intellect_stands_in_from_before_the_test(backend: str) -> None:
    s = two_fights(backend)
    s.do("play mind_over_matter")
    s.do("fight icy_ghoul")
    assert s.options == ["choose combat", "choose intellect"]
    assert "tested 0 intellect 3 fight" in s.do("choose intellect")
    assert s.options == ["commit perception", "done"]
    s.do("done")
    assert "settled 0 5 3 1" in s.log


@clause("AHB-205")
def test_a_running_test_is_not_changed(backend: str) -> None:
    s = two_fights(backend)
    s.do("fight icy_ghoul")
    assert s.asked == (0, "free")
    s.do("play mind_over_matter")
    assert s.asked == (0, "commit")
    assert s.options == ["commit overpower", "done"]
    s.do("done")
    assert "settled 0 2 3 0" in s.log


@clause("AHB-206")
def test_you_in_a_test_is_the_tester(backend: str) -> None:
    s = Scene(backend, seats=2, cards="beat_cop", cards1="hyperawareness")
    s.first(0)
    s.asset("hyperawareness", 1)
    s.asset("beat_cop", 1)
    s.do("investigate")  # the owner of Hyperawareness is not asked
    assert s.asked == (0, "turn")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.do("end_turn")
    s.do("investigate")
    assert s.asked == (1, "free")
    assert s.can("use hyperawareness 0")


@clause("AHB-206")
def test_a_card_may_help_another_when_it_says_so(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.asset("lita_chantler", 1)
    s.enemy("swarm_of_rats", engaged=0, exhausted=1)
    s.do("fight swarm_of_rats")
    assert "settled 0 5 1 1" in s.log


@clause("AHB-198", "AHC-163")
def test_the_tester_orders_all_results_and_each_comes_once(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        cards="perception",
        cards1="medical_texts",
        tokens="elder_sign",
    )
    s.asset("medical_texts", 1)
    s.hand("perception", 0)
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    assert s.asked == (0, "commit")
    s.do("commit perception")
    assert s.asked == (1, "result")
    every = ["apply daisy_walker main", "apply daisy_walker sign", "apply perception card"]
    assert s.options == every
    s.do("apply perception card")
    assert (len(s.zone("hand", 0)), s.get("clues", "1")) == (1, 0)
    assert s.options == every[:2]
    s.do("apply daisy_walker sign")
    assert len(s.zone("hand", 1)) == 1  # for her one Tome
    assert s.get("clues", "1") == 1
    assert s.asked == (1, "turn")


@clause("AHB-192", "AHB-198")
def test_after_a_failure_only_what_comes_of_failing_happens(backend: str) -> None:
    s = Scene(backend, seats=2, cards="perception", tokens="cultist")
    s.arrange(clues={1: 1})
    s.lasting(Question.intellect, "1", -5)
    s.hand("perception", 0)
    s.hand("", 1)
    s.first(1)
    s.do("investigate")
    s.do("commit perception")
    assert "settled 1 1 2 0" in s.log  # 5 - 5 + 2 - 1
    assert (s.get("horror", "1"), s.get("horror", "0"), s.get("clues", "1")) == (1, 0, 1)
    assert s.zone("hand", 0) == []
    s.bag("zero")
    s.lasting(Question.intellect, "1", 5)
    s.do("investigate")
    assert s.get("horror", "1") == 1


@clause("AHB-155", "AHB-198")
def test_a_failed_attack_matters_when_somebody_else_is_engaged(backend: str) -> None:
    s = Scene(backend, seats=3, tokens="auto_fail")
    s.enemy("ghoul_minion", engaged=2)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(1)
    s.do("fight ghoul_minion")
    assert [s.get("damage", p) for p in "012"] == [0, 0, 1]
    s.do("fight swarm_of_rats")
    s.enemy("icy_ghoul", at="study", exhausted=1)
    s.do("fight icy_ghoul")
    assert [s.get("damage", p) for p in "012"] == [0, 0, 1]
