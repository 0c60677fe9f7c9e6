"""The encounter sets that scenarios share, and the agents of the Ancient Ones."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause

card = pytest.mark.card


def draws(s: Scene, *cards: str) -> None:
    """End the turn; these are the next encounter cards."""
    s.top(" ".join(cards), 4)
    s.do("end_turn")
    s.finish()


# ---- Rats, Ghouls


@card("01159")
@clause("AHB-034")
def test_rats_hunt(backend: str) -> None:
    s = Scene(backend)
    assert len([c for c in s.zone("deck", 4) if c.startswith("swarm_of_rats")]) == 3
    s.house()
    s.stand("attic")
    s.enemy("swarm_of_rats", at="cellar")
    draws(s, "grasping_hands")
    assert s.get("at", "swarm_of_rats") == s.row("hallway")


@card("01160")
@clause("AHC-441")
def test_a_ghoul_minion_engages_whoever_draws_it(backend: str) -> None:
    s = Scene(backend)
    draws(s, "ghoul_minion")
    assert s.get("engaged", "ghoul_minion") == 0


@card("01161")
def test_a_ravenous_ghoul_likes_the_weak(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.arrange(damage={0: 1, 1: 3})  # Roland has 8 left of 9, Daisy 2 of 5
    s.enemy("ravenous_ghoul", at="study", exhausted=1)
    s.first(0)
    s.do("end_turn")
    while s.asked[1] not in ("turn", "over") or s.asked[0] != 1:
        s.do(s.options[0])
    s.top("ancient_evils ancient_evils#1", 4)
    s.do("end_turn")
    while s.asked[1] not in ("turn", "next_turn"):
        s.do(next(o for o in ("done", "pass", s.options[0]) if s.can(o)))
    assert s.get("engaged", "ravenous_ghoul") == 1


@card("01162")
@clause("AHB-032", "AHC-224")
def test_grasping_hands(backend: str) -> None:
    s = Scene(backend, cards="beat_cop", tokens="minus_2")
    s.asset("beat_cop")
    s.top("grasping_hands", 4)
    s.do("end_turn")
    s.until("assign")  # agility 2 - 2 against 3
    s.do("assign beat_cop")
    s.do("assign roland_banks")
    s.do("assign roland_banks")
    assert s.log.count("dealt roland_banks 2 0") == 1 and s.get("damage", "beat_cop") == 1
    assert s.where("grasping_hands") == "discard 4"


# ---- Striking Fear


@card("01163")
def test_rotting_remains(backend: str) -> None:
    s = Scene(backend, tokens="minus_2")
    draws(s, "rotting_remains")
    assert s.get("horror", 0) == 2


@card("01164")
@clause("AHB-162", "AHB-299")
def test_frozen_in_fear(backend: str) -> None:
    s = Scene(backend, tokens="minus_1")
    s.house()
    s.threat("frozen_in_fear")
    s.set("actions", 0, 1)
    assert not any(o.startswith("move_to") for o in s.options)
    s.set("actions", 0, 3)
    s.do("move_to attic")
    assert s.get("actions", 0) == 1
    s.do("move_to hallway")
    s.finish()  # the turn has ended: willpower 3 - 1 against 3
    assert s.where("frozen_in_fear") == "play"
    s.bag("zero")
    draws(s, "grasping_hands")
    assert s.where("frozen_in_fear") == "discard 4"


@card("01165")
@clause("AHB-300")
def test_dissonant_voices(backend: str) -> None:
    s = Scene(backend, seats=2, cards="knife emergency_cache", cards1="knife")
    s.first(0)
    s.hand("knife emergency_cache")
    s.hand("knife#1", 1)
    s.threat("dissonant_voices")
    assert not s.can("play knife") and not s.can("play emergency_cache")
    s.do("end_turn")
    assert s.asked == (1, "turn") and s.can("play knife#1")
    s.top("grasping_hands grasping_hands#1", 4)
    s.do("end_turn")
    while s.asked[1] != "next_turn":
        s.do(next(o for o in ("done", "pass", s.options[0]) if s.can(o)))
    assert s.where("dissonant_voices") == "discard 4"


# ---- Ancient Evils, Chilling Cold


@card("01166")
@clause("AHB-126", "AHB-331")
def test_ancient_evils_can_turn_the_agenda(backend: str) -> None:
    s = Scene(backend)
    s.arrange(doom={s.value("agenda"): 1})
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("lapse")
    assert "agenda_advanced whats_going_on" in s.log


@card("01167")
@clause("AHB-063")
def test_crypt_chill(backend: str) -> None:
    s = Scene(backend, cards="knife flashlight", tokens="minus_2")
    s.asset("knife")
    s.hand("flashlight")
    draws(s, "crypt_chill")
    assert s.where("knife") == "discard 0" and s.get("damage", 0) == 0
    draws(s, "crypt_chill#1")
    assert s.get("damage", 0) == 2 and s.where("flashlight") == "hand 0"


@card("01168")
@clause("AHB-051", "AHB-098")
def test_obscuring_fog(backend: str) -> None:
    s = Scene(backend)
    draws(s, "obscuring_fog")
    assert s.get("at", "obscuring_fog") == s.row("study")
    draws(s, "obscuring_fog#1")
    assert s.where("obscuring_fog#1") == "discard 4"
    s.do("investigate")
    assert "tested 0 intellect 4 investigate" in s.log
    assert s.where("obscuring_fog") == "play"
    s.bag("plus_1")
    s.do("investigate")
    assert s.where("obscuring_fog") == "discard 4"


# ---- Agents


def agents(backend: str, extra: str, **more: object) -> Scene:
    """Return a table with agents among the encounter cards."""
    return Scene(backend, **({"extra": extra} | more))  # type: ignore[arg-type]


@card("01175")
def test_a_byakhee_smells_despair(backend: str) -> None:
    s = agents(backend, "screeching_byakhee")
    s.enemy("screeching_byakhee", engaged=0, exhausted=1)
    s.do("fight screeching_byakhee")
    s.until("turn", "done")
    assert "tested 0 combat 3 fight" in s.log  # five sanity left
    s.set("horror", 0, 1)
    s.do("fight screeching_byakhee")
    assert "tested 0 combat 4 fight" in s.log


@card("01176")
def test_the_yellow_sign(backend: str) -> None:
    s = agents(backend, "the_yellow_sign", cards="haunted paranoia", tokens="zero")
    draws(s, "the_yellow_sign")
    assert s.get("horror", 0) == 2
    mad = [c for c in ("haunted", "paranoia") if s.where(c) in ("play", "discard 0")]
    assert len(mad) == 1


@card("01177")
@clause("AHB-050")
def test_a_yithian_takes_a_memory(backend: str) -> None:
    s = agents(backend, "yithian_observer", cards="knife")
    s.enemy("yithian_observer", engaged=0)
    s.hand("knife")
    s.do("resource")
    assert s.where("knife") == "discard 0" and (s.get("damage", 0), s.get("horror", 0)) == (1, 1)
    s.do("resource")
    assert (s.get("damage", 0), s.get("horror", 0)) == (3, 3)


@card("01178")
@clause("AHB-331")
def test_an_offer_of_power(backend: str) -> None:
    s = agents(backend, "offer_of_power")
    s.top("offer_of_power", 4)
    before = len(s.zone("hand", 0))
    s.do("end_turn")
    assert s.options == ["choose draw", "choose horror"]
    s.do("choose draw")
    s.until("lapse")  # 1 doom of the round, and 2
    assert len(s.zone("hand", 0)) == before + 3
    s = agents(backend, "offer_of_power")
    s.top("offer_of_power", 4)
    s.do("end_turn")
    s.do("choose horror")
    assert s.get("horror", 0) == 2 and s.get("doom", "whats_going_on") == 1


@card("01179")
@clause("AHB-066")
def test_a_dark_young_heals(backend: str) -> None:
    s = agents(backend, "relentless_dark_young")
    s.house()
    s.enemy("relentless_dark_young", at="parlor", damage=3)
    draws(s, "grasping_hands")
    assert s.get("damage", "relentless_dark_young") == 1
    draws(s, "grasping_hands#1")
    n = s.log.count("happened relentless_dark_young")
    draws(s, "grasping_hands#2")
    assert s.get("damage", "relentless_dark_young") == 0
    assert s.log.count("happened relentless_dark_young") == n == 2  # unhurt: nothing happens


@card("01180")
def test_a_goat_spawn_bursts(backend: str) -> None:
    s = agents(backend, "goat_spawn", seats=2)
    s.first(0)
    s.enemy("goat_spawn", engaged=0, damage=2)
    s.do("fight goat_spawn")
    s.finish()
    assert s.get("horror", 0) == s.get("horror", 1) == 1


@card("01181")
@clause("AHC-228", "AHC-241")
def test_a_deep_one_frightens_whom_it_engages(backend: str) -> None:
    s = agents(backend, "young_deep_one", seats=2)
    s.first(0)
    s.enemy("young_deep_one", engaged=1, exhausted=1)
    s.do("engage young_deep_one")
    assert (s.get("horror", 0), s.get("horror", 1)) == (1, 0)


@card("01182")
@clause("AHC-231", "AHC-232", "AHC-233", "AHC-136", "AHC-225", "AHB-245")
def test_dreams_of_rlyeh(backend: str) -> None:
    s = agents(backend, "dreams_of_rlyeh", seats=2)
    s.first(0)
    s.threat("dreams_of_rlyeh", 1)
    s.do("use dreams_of_rlyeh 1")
    s.finish()
    assert "tested 0 willpower 3 none" in s.log and "settled 0 3 3 1" in s.log
    assert s.where("dreams_of_rlyeh") == "discard 4"
    s = agents(backend, "dreams_of_rlyeh")
    s.set("horror", 0, 4)  # Roland has 5 sanity
    s.top("dreams_of_rlyeh", 4)
    s.do("end_turn")
    assert s.state.over and s.value("mental")[0] == 1
