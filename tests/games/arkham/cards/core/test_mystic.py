"""What the mystic cards do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card

AGNES = "agnes_baker"


@card("01058")
def test_forbidden_knowledge_turns_secrets_into_money_for_horror(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="forbidden_knowledge")
    s.asset("forbidden_knowledge", uses=1)
    s.do("use forbidden_knowledge 0")
    assert (s.get("horror", "0"), s.get("resources", "0")) == (1, 6)
    assert "gained 0 1" not in s.log  # moved, not gained
    assert s.where("forbidden_knowledge") == "discard 0"  # empty


@card("01058")
def test_forbidden_knowledge_exhausts(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="forbidden_knowledge")
    s.asset("forbidden_knowledge")
    s.do("use forbidden_knowledge 0")
    assert s.get("uses", "forbidden_knowledge") == 3
    assert not s.can("use forbidden_knowledge 0")


@card("01059")
def test_the_rosary_adds_to_willpower(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="holy_rosary shrivelling")
    s.asset("holy_rosary")
    s.asset("shrivelling")
    s.enemy("ghoul_priest", engaged=0)
    assert "settled 0 6 4 1" in s.do("use shrivelling 0")


@card("01060")
@pytest.mark.parametrize(
    ("token", "horror"),
    [("zero", 0), ("skull", 1), ("cultist", 1), ("tablet", 1), ("elder_thing", 1)],
)
def test_shrivelling_strikes_with_willpower_and_symbols_bite(
    backend: str, token: str, horror: int
) -> None:
    s = Scene(backend, who="wendy_adams", cards="shrivelling", tokens=token)
    s.hand("")
    s.asset("shrivelling")
    s.enemy("swarm_of_rats", engaged=0)
    assert "tested 0 willpower 1 fight" in s.do("use shrivelling 0")
    assert s.where("swarm_of_rats") == "discard 4"
    assert "dealt swarm_of_rats 2 0" in s.log
    assert s.get("horror", "0") == horror
    assert s.get("uses", "shrivelling") == 3


@card("01060")
def test_an_auto_fail_bites_too(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="shrivelling", tokens="auto_fail")
    s.hand("")
    s.asset("shrivelling")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use shrivelling 0")
    assert s.get("horror", "0") == 1
    assert s.where("swarm_of_rats") == "play"


@card("01061")
def test_scrying_arranges_the_top_of_a_deck(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="scrying")
    s.asset("scrying")
    s.top("ghoul_minion ancient_evils swarm_of_rats", 4)
    s.do("use scrying 0")
    s.do("name 4")
    assert s.asked == (0, "top_order")
    s.do("target ghoul_minion")  # the first picked lies deepest
    s.do("target swarm_of_rats")
    assert s.zone("top", 4) == ["ancient_evils", "swarm_of_rats", "ghoul_minion"]
    assert (s.get("uses", "scrying"), s.get("exhausted", "scrying")) == (2, 1)


@card("01062")
def test_arcane_studies_strengthen_willpower_and_intellect(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="arcane_studies shrivelling")
    s.asset("arcane_studies")
    s.asset("shrivelling")
    s.enemy("ghoul_priest", engaged=0)
    s.do("use shrivelling 0")
    assert s.options == ["pass", "use arcane_studies 0"]
    s.do("use arcane_studies 0")
    s.until("turn")
    assert "settled 0 6 4 1" in s.log
    s.set("exhausted", "ghoul_priest", 1)
    s.do("investigate")
    s.do("use arcane_studies 1")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log


@card("01063")
def test_the_initiate_brings_doom_and_finds_a_spell(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="arcane_initiate shrivelling knife machete")
    s.hand("arcane_initiate")
    s.do("play arcane_initiate")
    assert s.get("doom", "arcane_initiate") == 1
    s.top("knife shrivelling machete")
    s.do("use arcane_initiate 1")
    assert s.options == ["target shrivelling"]
    s.do("target shrivelling")
    assert s.zone("hand", 0) == ["shrivelling"]
    assert s.get("exhausted", "arcane_initiate") == 1


@card("01063")
def test_a_weakness_that_is_a_spell_must_be_drawn(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="arcane_initiate dark_memory knife machete")
    s.asset("arcane_initiate")
    s.hand("")
    s.top("knife dark_memory machete")
    s.do("use arcane_initiate 1")
    s.do("target dark_memory")
    assert s.zone("hand", 0) == ["dark_memory"]


@card("01064")
def test_drawn_to_the_flame_meets_the_danger_then_finds_two(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="drawn_to_the_flame")
    s.hand("drawn_to_the_flame")
    s.top("ghoul_minion", 4)
    s.do("play drawn_to_the_flame")
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.get("clues", "0") == 2
    assert s.log.index("drew_encounter 0 ghoul_minion") < s.log.index("discovered 0 study 2")


@card("01065")
def test_the_ward_cancels_a_treachery_for_one_horror(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="ward_of_protection")
    s.hand("ward_of_protection")
    s.top("ancient_evils", 4)
    s.until("reaction")
    s.do("play ward_of_protection")
    assert s.get("doom", "whats_going_on") == 1  # that of the mythos phase
    assert s.get("horror", "0") == 1
    assert s.where("ancient_evils") == "discard 4"


@card("01065")
@pytest.mark.parametrize("drawn", ["ghoul_minion", "amnesia"])
def test_the_ward_is_for_treacheries_that_are_no_weakness(backend: str, drawn: str) -> None:
    s = Scene(backend, who=AGNES, cards="ward_of_protection drawn_to_the_flame amnesia")
    s.hand("ward_of_protection drawn_to_the_flame")
    if drawn == "amnesia":
        s.top("amnesia")
        s.do("draw")
    else:
        s.top("ghoul_minion", 4)
        s.do("play drawn_to_the_flame")
    assert f"drew_{'weakness' if drawn == 'amnesia' else 'encounter'} 0 {drawn}" in s.log
    assert not s.can("play ward_of_protection")


@card("01066", "01069")
@pytest.mark.parametrize(("light", "damage"), [("blinding_light", 1), ("blinding_light_2", 2)])
def test_blinding_light_evades_and_burns(backend: str, light: str, damage: int) -> None:
    s = Scene(backend, who=AGNES, cards=light)
    s.hand(light)
    s.enemy("icy_ghoul", engaged=0)
    assert "tested 0 willpower 4 evade" in s.do(f"play {light}")
    assert (s.get("exhausted", "icy_ghoul"), s.get("engaged", "icy_ghoul")) == (1, -1)
    assert s.get("damage", "icy_ghoul") == damage
    assert s.get("actions", "0") == 2


@card("01066", "01069")
@pytest.mark.parametrize(("light", "horror"), [("blinding_light", 0), ("blinding_light_2", 1)])
def test_blinding_light_bites_at_a_symbol(backend: str, light: str, horror: int) -> None:
    s = Scene(backend, who=AGNES, cards=light, tokens="cultist")
    s.hand(light)
    s.enemy("ghoul_minion", engaged=0)
    s.do(f"play {light}")
    s.until("turn")
    assert s.get("actions", "0") == 1
    assert s.get("horror", "0") == horror


@card("01067")
def test_fearless_heals_whoever_committed_it(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker agnes_baker", cards1="fearless")
    s.hand("")
    s.hand("fearless", 1)
    s.arrange(horror={0: 2, 1: 2})
    s.first(0)
    s.do("end_turn")
    s.top("rotting_remains swarm_of_rats", 4)
    s.until("commit", "end_turn")
    s.do("commit fearless")
    s.do("apply fearless card")
    assert "settled 0 4 3 1" in s.log
    assert (s.get("horror", "0"), s.get("horror", "1")) == (2, 1)


@card("01068")
def test_mind_wipe_blanks_an_enemy_for_a_phase(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="mind_wipe")
    s.house()
    s.hand("mind_wipe")
    s.enemy("icy_ghoul", engaged=0, damage=3)
    s.enemy("ghoul_priest", at="hallway", exhausted=1)
    s.until("reaction", "end_turn")
    s.do("play mind_wipe")
    assert "play mind_wipe" not in s.options
    assert s.value("lasting_who")[0] == s.row("icy_ghoul")  # no choice: the other is Elite
    s.until("turn")
    assert s.value("lasting") == 0


@card("01068")
@pytest.mark.parametrize(("wiped", "place"), [(True, "discard 4"), (False, "victory")])
def test_a_wiped_enemy_has_no_victory_points(backend: str, wiped: bool, place: str) -> None:
    s = Scene(backend, cards="mind_wipe")
    s.hand("mind_wipe")
    s.enemy("icy_ghoul", engaged=0, damage=3)
    s.top("ancient_evils", 4)
    s.do("end_turn")
    while s.value("phase") != 1:
        s.do("pass")
    s.do("play mind_wipe" if wiped else "pass")
    s.do("fight icy_ghoul")
    s.until("turn")
    assert s.where("icy_ghoul") == place


@card("01070")
def test_the_book_of_shadows_makes_room_and_recharges(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="book_of_shadows shrivelling shrivelling scrying")
    for asset in ("book_of_shadows", "shrivelling", "shrivelling#1"):
        s.asset(asset)
    s.hand("scrying")
    s.do("play scrying")
    assert s.asked == (0, "turn")  # a third arcane slot
    s.do("use book_of_shadows 0")
    s.do("target shrivelling")
    assert s.get("uses", "shrivelling") == 5
    assert s.get("exhausted", "book_of_shadows") == 1


@card("01071")
def test_the_statue_reveals_two_tokens_and_keeps_one(backend: str) -> None:
    s = Scene(backend, who=AGNES, cards="grotesque_statue", tokens="auto_fail zero")
    s.asset("grotesque_statue", uses=1)
    s.do("investigate")
    s.do("use grotesque_statue 0")
    s.do("keep zero")
    assert "token_ignored 0 auto_fail" in s.log
    assert "settled 0 2 2 1" in s.log
    assert sorted(s.value("bag")) == [1, 14]
    assert s.where("grotesque_statue") == "discard 0"  # empty
