"""The Gathering: AHB-403 to AHB-421, and its cards."""

from collections import Counter

import pytest

from noctuary.games.arkham.components import TYPE, CardType
from tests.games.arkham.scene import Scene
from tests.support import clause

card = pytest.mark.card


# ---- set-up


@clause("AHB-403", "AHB-405")
@card("01104")
def test_the_cards_of_the_scenario(backend: str) -> None:
    """40 cards: the reference, 3 agendas, 3 acts, 5 locations, the priest, Lita, 26 in the deck."""
    s = Scene(backend)
    deck = s.zone("deck", 4)
    assert Counter(c.partition("#")[0] for c in deck) == {
        "flesh_eater": 1,
        "icy_ghoul": 1,
        "swarm_of_rats": 3,
        "ghoul_minion": 3,
        "ravenous_ghoul": 1,
        "grasping_hands": 3,
        "rotting_remains": 3,
        "frozen_in_fear": 2,
        "dissonant_voices": 2,
        "ancient_evils": 3,
        "crypt_chill": 2,
        "obscuring_fog": 2,
    }
    assert len(deck) == 26
    scenario = [c for c in range(164, 256) if s.codes[c] and s.where(c) != "collection"]
    assert len(scenario) == 40


@card("01104")
@clause("AHB-404")
@card("01111", "01112")
def test_only_the_study_is_in_play(backend: str) -> None:
    s = Scene(backend, seats=2)
    places = [c for c in s.value("play") if TYPE[s.codes[c]] == CardType.LOCATION]
    assert [s.name(c) for c in places] == ["study"]
    assert s.get("revealed", "study") == 1
    assert s.get("clues", "study") == 4
    assert s.get("at", 0) == s.get("at", 1) == s.row("study")
    for name in ("hallway", "attic", "cellar", "parlor", "ghoul_priest", "lita_chantler"):
        assert s.where(name) == "aside"


@clause("AHB-406")
@card("01111", "01112")
def test_the_map_of_the_house(backend: str) -> None:
    s = Scene(backend)
    assert not any(o.startswith("move_to") for o in s.options)  # the Study leads nowhere
    s.house()
    s.set("revealed", "parlor", 1)
    moves = {o for o in s.options if o.startswith("move_to")}
    assert moves == {"move_to attic", "move_to cellar", "move_to parlor"}
    for room in ("attic", "cellar", "parlor"):
        s.stand(room)
        assert [o for o in s.options if o.startswith("move_to")] == ["move_to hallway"]


# ---- symbols


def outcome(s: Scene) -> str:
    """Investigate with the token that is in the bag; return the line with the outcome."""
    log = s.do("investigate")
    while s.asked[1] in ("commit", "assign", "reaction", "free"):
        log += s.do(next(o for o in ("done", "pass", s.options[0]) if s.can(o)))
    return next(line for line in log if line.startswith("settled"))


@clause("AHB-407")
@card("01104")
def test_a_skull_counts_the_ghouls_with_you(backend: str) -> None:
    s = Scene(backend, tokens="skull")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.enemy("ghoul_minion#1", engaged=0, exhausted=1)
    assert outcome(s) == "settled 0 1 2 0"  # 3 - 2 against 2


@card("01104")
@clause("AHB-407")
def test_a_hard_skull_fetches_a_ghoul_after_a_failure(backend: str) -> None:
    s = Scene(backend, tokens="skull", difficulty="hard")
    log = s.do("investigate")
    assert "settled 0 1 2 0" in log
    assert s.asked == (0, "fetch")
    assert s.can("target ghoul_minion") and not s.can("target swarm_of_rats")
    s.do("target ghoul_minion")
    assert s.get("engaged", "ghoul_minion") == 0


@card("01104")
@clause("AHB-408", "AHB-192")
def test_a_cultist_brings_horror_on_a_failure(backend: str) -> None:
    s = Scene(backend, tokens="cultist", who="wendy_adams")
    s.hand("")
    s.set("clues", "study", 2)
    assert outcome(s) == "settled 0 2 2 1"
    assert s.get("horror", 0) == 0
    s.attach("obscuring_fog", "study")
    assert outcome(s) == "settled 0 2 4 0"
    assert s.get("horror", 0) == 1


@card("01104")
@clause("AHB-408", "AHB-191")
def test_a_hard_cultist_reveals_another_token(backend: str) -> None:
    s = Scene(backend, tokens="cultist minus_2", difficulty="hard")
    s.attach("obscuring_fog", "study")
    s.set("actions", 0, 9)
    while "token_revealed 0 cultist" not in s.log:
        log = s.do("investigate")
    assert log[1:] == [
        "token_revealed 0 cultist",
        "token_revealed 0 minus_2",
        "settled 0 1 4 0",
        "dealt roland_banks 0 2",
    ]


@card("01104")
@clause("AHB-409")
def test_a_tablet_hurts_where_a_ghoul_is(backend: str) -> None:
    s = Scene(backend, tokens="tablet")
    outcome(s)
    assert s.get("damage", 0) == 0
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    outcome(s)
    assert (s.get("damage", 0), s.get("horror", 0)) == (1, 0)


@card("01104")
@clause("AHB-409")
def test_a_hard_tablet_hurts_twice(backend: str) -> None:
    s = Scene(backend, tokens="tablet", difficulty="expert")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    assert outcome(s) == "settled 0 0 2 0"  # 3 - 4
    assert (s.get("damage", 0), s.get("horror", 0)) == (1, 1)


# ---- acts


@clause("AHB-410", "AHB-242")
@card("01108")
def test_act_1_opens_the_house(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    s.set("clues", 0, 2)
    s.do("advance_act")
    assert s.where("ghoul_minion") == "discard 4"
    assert "defeated ghoul_minion" not in s.log
    assert s.get("at", 0) == s.row("hallway")
    assert [s.get("revealed", x) for x in ("hallway", "attic", "cellar", "parlor")] == [1, 0, 0, 0]
    assert s.where("study") == "removed"
    assert s.value("act") == s.row("the_barrier")
    assert s.get("clues", 0) == 0


@clause("AHB-411", "AHB-146")
@card("01109")
def test_act_2_is_paid_in_the_hallway_when_the_round_ends(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.house()
    s.arrange(clues={0: 4, 1: 2})
    s.stand("attic", 1)
    s.do("end_turn")
    s.until("reaction", "end_turn")
    assert s.asked[1] == "over" or not s.can("use the_barrier 0")
    s = Scene(backend, seats=2)
    s.first(0)
    s.house()
    s.arrange(clues={0: 4, 1: 2})
    s.until("reaction", "end_turn")
    assert s.asked == (0, "reaction") and s.can("use the_barrier 0") and s.can("pass")
    s.do("use the_barrier 0")
    assert s.get("clues", 0) == s.get("clues", 1) == 0
    assert s.value("act") == s.row("what_have_you_done")


@clause("AHB-412", "AHC-437", "AHC-443")
@card("01109", "01116", "01117")
def test_behind_the_barrier(backend: str) -> None:
    s = Scene(backend, seats=2, who="agnes_baker roland_banks")
    s.first(0)
    s.house()
    s.arrange(clues={0: 6, 1: 0})
    s.until("reaction", "end_turn")
    s.do("use the_barrier 0")
    assert s.get("revealed", "parlor") == 1
    assert s.get("at", "lita_chantler") == s.row("parlor")
    assert s.get("ctrl", "lita_chantler") == -1
    assert s.get("at", "ghoul_priest") == s.row("hallway")
    assert s.get("engaged", "ghoul_priest") == 1  # Roland has the highest combat


@clause("AHB-413")
@card("01115")
def test_the_parlor_is_closed_until_it_is_revealed(backend: str) -> None:
    s = Scene(backend)
    s.house()
    assert not s.can("move_to parlor")
    assert s.denied("move_to parlor") == "AHB-413"
    s.set("revealed", "parlor", 1)
    assert s.can("move_to parlor")


def at_act_3(backend: str, **more: object) -> Scene:
    """Arrange a scene: Roland in the Hallway with the Ghoul Priest, who has one health left."""
    s = Scene(backend, **({"cards": "dynamite_blast beat_cop"} | more))  # type: ignore[arg-type]
    s.house()
    s.stage(act="what_have_you_done")
    s.set("revealed", "parlor", 1)
    left = 5 * s.seats - 1
    s.enemy("ghoul_priest", engaged=0, damage=left)
    return s


@clause("AHB-414", "AHB-325")
@card("01110")
def test_act_3_ends_with_the_priest_however_he_falls(backend: str) -> None:
    s = at_act_3(backend)
    s.asset("beat_cop")
    s.do("use beat_cop 0")
    assert s.asked == (0, "burn")
    s = at_act_3(backend)
    s.do("fight ghoul_priest")
    s.until("burn")
    assert s.asked == (0, "burn")


@clause("AHB-415", "AHB-332")
@card("01110")
def test_the_lead_burns_the_house_or_not(backend: str) -> None:
    for choice, ending in (("burn", 1), ("refuse", 2)):
        s = at_act_3(backend)
        s.asset("beat_cop")
        s.do("use beat_cop 0")
        assert s.options == ["choose burn", "choose refuse"]
        s.do(f"choose {choice}")
        assert s.state.over and s.value("ending") == ending


# ---- agendas


@clause("AHB-416")
@card("01105")
def test_agenda_1_costs_cards_or_horror(backend: str) -> None:
    s = Scene(backend, cards="knife flashlight")
    s.hand("knife flashlight")
    s.arrange(doom={s.value("agenda"): 2})
    s.top("swarm_of_rats", 4)
    s.do("end_turn")
    s.until("lapse")
    assert s.options == ["choose discard", "choose horror"]
    before = len(s.value("hand")[0])
    s.do("choose discard")
    assert len(s.value("hand")[0]) == before - 1
    s = Scene(backend, filler=1)
    s.arrange(hand={0: []}, deck={0: []}, doom={s.value("agenda"): 2})
    s.do("end_turn")
    s.until("lapse")
    assert s.options == ["choose horror"]
    s.do("choose horror")
    assert s.get("horror", 0) == 2


@clause("AHB-417")
@card("01106")
def test_agenda_2_brings_a_ghoul_to_the_lead(backend: str) -> None:
    for ghoul, place in (("ghoul_minion", "study"), ("flesh_eater", "attic")):
        s = Scene(backend)
        if place == "attic":
            s.house()
        s.stage(agenda="rise_of_the_ghouls")
        deck = [c for c in s.value("deck")[4] if s.name(c) != ghoul]
        s.arrange(deck={4: []}, aside=[*s.value("aside"), *deck], doom={s.value("agenda"): 6})
        s.arrange(deck={4: [s.row("ancient_evils")]}, discard={4: [s.row(ghoul)]})
        s.do("end_turn")
        s.until("turn")
        assert s.get("at", ghoul) == s.row(place)
        assert s.get("engaged", ghoul) == (0 if place == "study" else -1)
        assert s.value("agenda") == s.row("theyre_getting_out")


@clause("AHB-418")
@card("01107")
def test_agenda_3_ghouls_leave_the_house(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.stage(agenda="theyre_getting_out")
    s.stand("cellar")
    s.enemy("ghoul_minion", at="attic", exhausted=1)
    s.enemy("ravenous_ghoul", at="hallway", exhausted=1)
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert "enemy_moved ghoul_minion hallway" in s.log
    assert "enemy_moved ravenous_ghoul parlor" in s.log
    assert "doomed theyre_getting_out 2" in s.log


@clause("AHB-419", "AHB-250")
@card("01107")
def test_the_last_agenda_ends_it(backend: str) -> None:
    s = Scene(backend)
    s.stage(agenda="theyre_getting_out")
    s.arrange(doom={s.value("agenda"): 9})
    s.do("end_turn")
    s.until("turn")
    assert s.state.over and s.value("ending") == 3 and s.value("killed")[0] == 1
    s = at_act_3(backend)
    s.stage(agenda="theyre_getting_out")
    s.arrange(doom={s.value("agenda"): 9})
    s.set("exhausted", "ghoul_priest", 1)
    s.arrange(engaged={s.row("ghoul_priest"): -1})
    s.stand("cellar")
    s.do("end_turn")
    s.until("turn")
    assert s.state.over and s.value("ending") == 0
    assert s.value("physical")[0] == 1


# ---- rooms, Lita, victory


@card("01113", "01114")
def test_attic_and_cellar_hurt_whoever_enters(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.do("move_to attic")
    assert s.get("horror", 0) == 1
    s.do("move_to hallway")
    s.do("move_to cellar")
    assert s.get("damage", 0) == 1


@card("01115")
@clause("AHB-161")
def test_one_resigns_in_the_parlor(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.set("revealed", "parlor", 1)
    assert not s.can("use parlor 0")
    s.stand("parlor")
    s.do("use parlor 0")
    assert s.state.over and s.value("out")[0] == 2 and s.value("ending") == 0


@card("01117")
@clause("AHB-160", "AHC-015")
def test_lita_is_won_by_parley(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="research_librarian")
    s.house()
    s.set("revealed", "parlor", 1)
    s.arrange(
        play=[*s.value("play"), s.row("lita_chantler")],
        at={s.row("lita_chantler"): s.row("parlor")},
    )
    s.asset("research_librarian")
    assert not s.can("use lita_chantler 0")
    s.stand("parlor")
    s.do("use lita_chantler 0")
    s.until("turn")
    assert s.get("ctrl", "lita_chantler") == 0
    assert s.where("research_librarian") == "discard 0"  # only one ally fits


@card("01117")
def test_lita_helps_against_monsters(backend: str) -> None:
    s = Scene(backend)
    s.asset("lita_chantler")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.until("reaction")
    s.do("use lita_chantler 1")
    s.until("turn")
    assert "dealt ghoul_minion 2 0" in s.log
    assert "settled 0 5 2 1" in s.log  # combat 4, and 1 for her


@card("01117")
@clause("AHB-420")
def test_lita_who_falls_leaves_the_game(backend: str) -> None:
    s = Scene(backend)
    s.asset("lita_chantler", damage=2)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("draw")
    s.do("assign lita_chantler")
    assert s.where("lita_chantler") == "removed"


@card("01116")
def test_the_ghoul_priest(backend: str) -> None:
    """Five health per investigator; he strikes back at a failed attack, and is worth two."""
    s = at_act_3(backend, seats=2)
    s.bag("auto_fail")
    if s.asked[1] == "next_turn":
        s.first(0)
    s.do("fight ghoul_priest")
    while s.asked[1] != "turn":
        s.do(next(o for o in ("done", "pass", "assign roland_banks") if s.can(o)))
    assert "attacked ghoul_priest 0" in s.log
    assert s.get("damage", 0) == 2 and s.get("horror", 0) == 2


@card("01118", "01119")
@clause("AHB-271", "AHB-272")
def test_ghouls_with_a_room_of_their_own(backend: str) -> None:
    for ghoul, room in (("flesh_eater", "attic"), ("icy_ghoul", "cellar")):
        s = Scene(backend)
        s.top(ghoul, 4)
        s.do("end_turn")
        s.until("turn")
        assert s.where(ghoul) == "discard 4"  # no such room in play
        s = Scene(backend)
        s.house()
        s.top(ghoul, 4)
        s.do("end_turn")
        s.until("turn")
        assert s.get("at", ghoul) == s.row(room) and s.get("engaged", ghoul) == -1


@card("01104")
@clause("AHB-421", "AHB-320")
def test_what_can_be_won(backend: str) -> None:
    s = at_act_3(backend)
    s.asset("beat_cop")
    for room in ("attic", "cellar"):
        s.arrange(clues={s.row(room): 0})
    s.arrange(victory=[s.row("flesh_eater"), s.row("icy_ghoul")])
    s.do("use beat_cop 0")
    s.do("choose burn")
    assert s.state.score[0] == 8  # 1 + 1 + 1 + 1 + 2, and 2 for the resolution
    s = at_act_3(backend)
    s.asset("beat_cop")
    s.arrange(clues={s.row("attic"): 1, s.row("cellar"): 0})
    s.do("use beat_cop 0")
    s.do("choose burn")
    assert s.state.score[0] == 1 + 2 + 2
