"""The Midnight Masks: set-up, symbols, the act and the agendas."""

from collections import Counter

from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.components import TYPE, CardType
from tests.games.arkham.scenarios.masks import draw, masks
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def places(s: Scene) -> set[str]:
    """Return the locations in play."""
    return {s.name(c) for c in s.value("play") if TYPE[s.codes[c]] == CardType.LOCATION}


# ---- set-up


@clause("AHB-427", "AHB-428")
@card("01120")
def test_the_decks(backend: str) -> None:
    s = masks(backend)
    assert Counter(c.partition("#")[0] for c in s.zone("deck", 4)) == {
        "hunting_shadow": 3,
        "false_lead": 2,
        "crypt_chill": 2,
        "obscuring_fog": 2,
        "hunting_nightgaunt": 2,
        "on_wings_of_darkness": 2,
        "acolyte": 3,
        "wizard_of_the_order": 1,
        "mysterious_chanting": 2,
        "locked_door": 2,
    }
    assert sorted(s.zone("deck", 5)) == [
        "herman_collins",
        "peter_warren",
        "ruth_turner",
        "victoria_devereux",
        "wolf_man_drew",
    ]


@card("01120")
@clause("AHB-429", "AHB-430")
@card("01124", "01125")
def test_the_streets(backend: str) -> None:
    s = masks(backend)
    there = places(s)
    assert len(there) == 9
    assert len([x for x in there if x.startswith("southside")]) == 1
    assert len([x for x in there if x.startswith("downtown")]) == 1
    assert s.get("at", 0) == s.row("your_house")
    gone = {x for x in s.zone("unseen") if x.startswith(("southside", "downtown"))}
    assert len(gone) == 2
    s = masks(backend, notes=["house_burned"])
    assert len(places(s)) == 8 and s.where("your_house") == "removed"
    assert s.get("at", 0) == s.row("rivertown")


@card("01120")
@clause("AHB-431", "AHB-104")
@card("01169")
def test_acolytes_by_the_number_of_investigators(backend: str) -> None:
    for seats in (1, 2, 3, 4):
        s = masks(backend, seats=seats)
        there = [c for c in s.zone("play") if c.startswith("acolyte")]
        assert len(there) == seats - 1
        assert all(s.get("doom", c) == 1 for c in there)
        at = {s.name(s.get("at", c)).partition("_")[0] for c in there}
        assert at == set(["southside", "downtown", "graveyard"][: seats - 1])


@card("01120")
@clause("AHB-432", "AHB-048")
def test_a_living_priest_is_shuffled_in(backend: str) -> None:
    s = masks(backend, notes=["priest_alive"])
    assert "ghoul_priest" in s.zone("deck", 4) and len(s.zone("deck", 4)) == 22
    s = masks(backend)
    assert s.where("ghoul_priest") == "aside"


@clause("AHB-434")
def test_the_map_of_arkham(backend: str) -> None:
    s = masks(backend)
    links = set()
    for start in sorted(places(s)):
        s.stand(start)
        for o in s.options:
            if o.startswith("move_to"):
                a, b = (x.partition("_")[0] for x in sorted([start, o.split()[1]]))
                links.add((a, b))
    assert links == {
        ("rivertown", "your"),
        ("rivertown", "southside"),
        ("miskatonic", "rivertown"),
        ("easttown", "rivertown"),
        ("graveyard", "rivertown"),
        ("miskatonic", "southside"),
        ("southside", "st"),
        ("miskatonic", "st"),
        ("miskatonic", "northside"),
        ("downtown", "northside"),
        ("downtown", "easttown"),
    }


# ---- symbols


@clause("AHB-435")
@card("01120")
def test_a_skull_counts_doom(backend: str) -> None:
    for difficulty, value in (("standard", 1), ("hard", 0)):
        s = masks(backend, tokens="skull", difficulty=difficulty)
        s.stand("rivertown")
        s.enemy("acolyte", at="graveyard", doom=2)
        s.enemy("acolyte#1", at="northside", doom=1)
        s.arrange(doom={s.value("agenda"): 4})
        s.do("investigate")
        assert f"settled 0 {value} 1 {int(value > 0)}" in s.log


@card("01120")
@clause("AHB-436")
def test_a_cultist_dooms(backend: str) -> None:
    s = masks(backend, tokens="cultist")
    s.stand("rivertown")
    s.do("investigate")  # nobody to doom
    s.enemy("acolyte", at="graveyard")
    s.enemy("acolyte#1", at="northside")
    s.do("investigate")
    assert (s.get("doom", "acolyte"), s.get("doom", "acolyte#1")) == (1, 0)
    s = masks(backend, tokens="cultist zero", difficulty="hard")
    s.stand("rivertown")
    s.set("actions", 0, 9)
    while "token_revealed 0 cultist" not in s.log:
        log = s.do("investigate")
    assert "token_revealed 0 zero" in log  # no Cultist in play: another token
    s.bag("cultist")
    s.enemy("acolyte", at="graveyard")
    s.enemy("acolyte#1", at="northside")
    s.do("investigate")
    assert (s.get("doom", "acolyte"), s.get("doom", "acolyte#1")) == (1, 1)


@card("01120")
@clause("AHB-437")
def test_a_tablet_loses_clues(backend: str) -> None:
    for difficulty, left in (("standard", 1), ("expert", 0)):
        s = masks(backend, tokens="tablet", difficulty=difficulty)
        s.set("clues", 0, 2)
        before = s.get("clues", "your_house")
        s.do("investigate")
        assert s.get("clues", 0) == left
        assert s.get("clues", "your_house") == before + 2 - left


# ---- the act and the agendas


@clause("AHB-438")
@card("01123")
def test_clues_name_a_cultist(backend: str) -> None:
    s = masks(backend, seats=2)
    s.first(0)
    s.arrange(clues={0: 1, 1: 3})
    s.top("victoria_devereux", 5)
    s.enemy("acolyte", engaged=0)
    s.do("use uncovering_the_conspiracy 0")
    s.finish()
    assert "attacked acolyte 0" in s.log  # it provokes
    assert s.get("at", "victoria_devereux") == s.row("northside")
    assert s.get("clues", 0) == s.get("clues", 1) == 0
    s.arrange(clues={0: 4}, deck={5: []}, top={5: []})
    assert not s.can("use uncovering_the_conspiracy 0")


def five_caught(backend: str, last: str, **more: object) -> Scene:
    """Arrange a scene: five of six cultists are in the victory display; the last is with Roland."""
    s = masks(backend, **more)
    six = ("wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner")
    caught = [s.row(c) for c in (*six, "the_masked_hunter") if c != last]
    s.arrange(victory=caught)
    s.enemy(last, engaged=0)
    return s


@clause("AHB-439", "AHB-444", "AHB-242")
@card("01123", "01138", "01139", "01140", "01141")
def test_the_sixth_ends_it_without_a_fight(backend: str) -> None:
    s = five_caught(backend, "victoria_devereux")
    s.do("use victoria_devereux 0")
    assert s.state.over and s.value("ending") == 1
    assert "defeated victoria_devereux" not in s.log
    s = five_caught(backend, "peter_warren")
    s.set("clues", 0, 2)
    s.do("use peter_warren 0")
    assert s.value("ending") == 1
    s = five_caught(backend, "herman_collins", cards="knife knife knife knife")
    s.hand("knife knife#1 knife#2")
    assert not s.can("use herman_collins 0")
    s.hand("knife knife#1 knife#2 knife#3")
    s.do("use herman_collins 0")
    while not s.state.over:
        s.do(s.options[0])
    assert s.value("ending") == 1
    s = five_caught(backend, "ruth_turner")
    s.lasting(Question.agility, 0, 5)
    s.do("evade ruth_turner")
    s.finish()
    assert s.value("ending") == 1


@card("01137")
def test_wolf_man_drew_heals_when_he_attacks(backend: str) -> None:
    s = masks(backend)
    s.enemy("wolf_man_drew", engaged=0, damage=2)
    s.do("draw")
    assert s.get("damage", "wolf_man_drew") == 1


@clause("AHB-440", "AHC-137")
@card("01121a", "01122")
def test_one_may_leave_from_anywhere(backend: str) -> None:
    s = masks(backend)
    for place in ("northside", "graveyard"):
        s.stand(place)
        assert s.can("use predator_or_prey 0")
        assert not s.can("use time_is_running_short 0")
    s.do("use predator_or_prey 0")
    assert s.value("out")[0] == 2
    s = masks(backend)
    s.stage(agenda="time_is_running_short")
    s.do("use time_is_running_short 0")
    assert s.value("out")[0] == 2


@clause("AHB-441", "AHB-274", "AHB-329", "AHC-307", "AHC-308")
@card("01121a", "01121b")
def test_the_masked_hunter_comes_for_the_one_with_most_clues(backend: str) -> None:
    s = masks(backend, seats=2, cards="ward_of_protection", cards1="ward_of_protection")
    s.first(0)
    s.arrange(clues={0: 0, 1: 2}, doom={s.value("agenda"): 5})
    s.stand("northside", 1)
    while "agenda_advanced predator_or_prey" not in s.log:
        s.do(next(o for o in ("end_turn", "pass", "done", s.options[0]) if s.can(o)))
    assert s.get("engaged", "the_masked_hunter") == 1
    assert s.get("at", "the_masked_hunter") == s.row("northside")
    assert s.value("agenda") == s.row("time_is_running_short")
    assert "drew_encounter 0 the_masked_hunter" not in s.log


@card("01121b")
@clause("AHB-017")
def test_the_masked_hunter_keeps_clues_from_his_prey(backend: str) -> None:
    s = masks(backend)
    s.enemy("the_masked_hunter", engaged=0, exhausted=1, damage=5)
    s.set("clues", 0, 2)
    s.do("investigate")
    assert s.get("clues", 0) == 2
    assert not s.can("use uncovering_the_conspiracy 0")
    s.do("fight the_masked_hunter")
    s.finish()
    assert s.where("the_masked_hunter") == "victory"  # 4 health, and 2 per investigator


@clause("AHB-442")
@card("01122")
def test_midnight_strikes(backend: str) -> None:
    s = masks(backend)
    s.stage(agenda="time_is_running_short")
    s.arrange(doom={s.value("agenda"): 7})
    s.do("end_turn")
    s.finish()
    assert s.state.over and s.value("ending") == 2


@clause("AHB-443")
@card("01124")
def test_the_priest_comes_to_your_house(backend: str) -> None:
    s = masks(backend, notes=["priest_alive"])
    s.stand("northside")
    draw(s, "ghoul_priest")
    s.finish()
    assert s.get("at", "ghoul_priest") == s.row("your_house")
    assert s.get("engaged", "ghoul_priest") == -1
    s = masks(backend, notes=["priest_alive", "house_burned"])
    draw(s, "ghoul_priest")
    s.finish()
    assert s.get("engaged", "ghoul_priest") == 0


@card("01120")
@clause("AHB-445")
def test_what_can_be_won_in_arkham(backend: str) -> None:
    s = five_caught(backend, "ruth_turner")
    s.arrange(engaged={s.row("ruth_turner"): -1}, exhausted={s.row("ruth_turner"): 1})
    for place in ("miskatonic_university", "graveyard", "northside"):
        s.arrange(revealed={s.row(place): 1}, clues={s.row(place): 0})
    s.arrange(clues={s.row("graveyard"): 1})
    s.do("use predator_or_prey 0")
    assert s.state.score[0] == 4 + 2 + 2
