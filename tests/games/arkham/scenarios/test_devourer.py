"""The Devourer Below: AHB-450 to AHB-470, and its cards."""

from collections import Counter

import pytest

from noctuary.games.arkham.ability import Question
from noctuary.games.arkham.components import BASIC, TYPE, CardType
from tests.games.arkham.scene import Scene
from tests.support import clause

card = pytest.mark.card
WOODS = (
    "unhallowed_ground",
    "twisting_paths",
    "old_house",
    "cliffside",
    "tangled_thicket",
    "quiet_glade",
)
CULTISTS = ("01137", "01138", "01139", "01140", "01141", "01121b")


def below(backend: str, **more: object) -> Scene:
    """Return a table of The Devourer Below."""
    return Scene(backend, **({"scenario": "devourer_below"} | more))  # type: ignore[arg-type]


def next_round(s: Scene, *cards: str) -> None:
    """End the turn; these are the next encounter cards."""
    if cards:
        s.top(" ".join(cards), 4)
    s.do("end_turn")
    s.finish()


def forest(s: Scene, *unrevealed: str) -> None:
    """Put all six woods into play, revealed but those named; Roland is in Main Path."""
    for name in WOODS:
        s.location(name, revealed=int(name not in unrevealed))
    s.stand("main_path")


# ---- set-up


@clause("AHB-450")
@card("01142")
def test_one_set_of_agents_unseen(backend: str) -> None:
    sets = {
        "yithian_observer": ("yithian_observer", "offer_of_power"),
        "relentless_dark_young": ("relentless_dark_young", "goat_spawn"),
        "young_deep_one": ("young_deep_one", "dreams_of_rlyeh"),
        "screeching_byakhee": ("screeching_byakhee", "the_yellow_sign"),
    }
    found = set()
    for seed in range(12):
        s = below(backend, seed=seed)
        deck = Counter(c.partition("#")[0] for c in s.zone("deck", 4))
        assert sum(deck.values()) == 29
        which = [k for k, names in sets.items() if all(deck[n] for n in names)]
        assert len(which) == 1
        assert sum(deck[n] for k in sets for n in sets[k]) == 4
        assert deck["umordhoths_wrath"] == 2 and deck["ancient_evils"] == 3
        found.add(which[0])
    assert len(found) > 1
    assert s.state.observe(0).fields["unseen"].count == 14


@card("01142")
@clause("AHB-451")
@card("01149")
def test_four_of_six_woods(backend: str) -> None:
    s = below(backend)
    there = [s.name(c) for c in s.value("play") if TYPE[s.codes[c]] == CardType.LOCATION]
    assert there[0] == "main_path" and len(there) == 5 and set(there[1:]) < set(WOODS)
    assert all(s.get("revealed", c) == 0 for c in there[1:])
    assert s.get("at", 0) == s.row("main_path")
    assert s.where("ritual_site") == s.where("umordhoth") == "aside"


@card("01142")
@clause("AHB-452")
@card("01143")
def test_doom_for_those_who_got_away(backend: str) -> None:
    for n, doom in enumerate((0, 1, 1, 2, 2, 3, 3)):
        s = below(backend, notes=list(CULTISTS[:n]))
        assert s.get("doom", "the_arkham_woods") == doom
        assert "agenda_advanced the_arkham_woods" not in s.log


@card("01142")
@clause("AHB-453", "AHB-209")
def test_an_elder_thing_joins_the_bag(backend: str) -> None:
    s = below(backend, begin=False)
    while s.asked[1] == "mulligan":
        s.do("done")
    assert Counter(s.value("bag"))[13] == 1 and len(s.value("bag")) == 17


@card("01142")
@clause("AHB-454")
def test_past_midnight_hands_are_smaller(backend: str) -> None:
    s = below(backend, notes=["past_midnight"])
    assert len(s.zone("hand", 0)) == 3 and len(s.zone("discard", 0)) == 2


@card("01142")
@clause("AHB-455")
def test_the_priest_may_be_here_too(backend: str) -> None:
    s = below(backend, notes=["priest_alive"])
    assert len(s.zone("deck", 4)) == 30 and "ghoul_priest" in s.zone("deck", 4)


@clause("AHB-456", "AHB-305", "AHB-308")
@card("01149", "01150", "01151", "01152", "01153", "01154", "01155")
def test_the_paths_of_the_woods(backend: str) -> None:
    s = below(backend)
    forest(s)
    ring = {
        frozenset(p)
        for p in (
            ("unhallowed_ground", "cliffside"),
            ("unhallowed_ground", "old_house"),
            ("old_house", "twisting_paths"),
            ("twisting_paths", "tangled_thicket"),
            ("tangled_thicket", "quiet_glade"),
            ("quiet_glade", "cliffside"),
        )
    }
    links = set()
    for start in ("main_path", *WOODS):
        s.stand(start)
        links |= {frozenset((start, o.split()[1])) for o in s.options if o.startswith("move_to")}
    assert links == ring | {frozenset(("main_path", w)) for w in WOODS}
    forest(s, "old_house")
    s.stand("unhallowed_ground")
    assert not s.can("move_to old_house") and s.can("move_to cliffside")


# ---- symbols


@clause("AHB-457")
@card("01142")
def test_a_skull_counts_monsters(backend: str) -> None:
    s = below(backend, tokens="skull", extra="goat_spawn")
    s.enemy("ghoul_minion", at="main_path", exhausted=1)
    s.enemy("ghoul_minion#1", at="main_path", exhausted=1)
    s.enemy("acolyte", at="main_path", exhausted=1)  # no Monster
    s.do("investigate")
    assert "settled 0 1 2 0" in s.log
    s = below(backend, tokens="skull", difficulty="hard")
    s.do("investigate")
    assert "settled 0 0 2 0" in s.log  # 3 - 3
    assert s.asked == (0, "fetch") and not s.can("target acolyte")


@card("01142")
@clause("AHB-450", "AHB-303")
def test_who_looks_through_the_encounter_deck_knows_its_agents(backend: str) -> None:
    """In every world that the searching seat holds possible the same cards are on offer."""
    s = below(backend, tokens="skull", difficulty="hard")
    before = {tuple(sorted(s.state.sample(0, n).fields()["unseen"])) for n in range(12)}
    assert len(before) == 4
    s.do("investigate")
    assert s.asked == (0, "fetch")
    offered = sorted(s.state.legal())
    for n in range(12):
        assert sorted(s.state.sample(0, n).legal()) == offered
    monsters = [c for c in s.state.fields()["unseen"] if TYPE[s.codes[c]] != CardType.LOCATION]
    s.do(s.options[0])
    for n in range(12):
        assert set(monsters) <= set(s.state.sample(0, n).fields()["unseen"])


@card("01142")
@clause("AHB-458")
def test_a_cultist_dooms_the_nearest_enemy(backend: str) -> None:
    for difficulty, n in (("standard", 1), ("hard", 2)):
        s = below(backend, tokens="cultist", difficulty=difficulty, extra="swarm_of_rats")
        s.do("investigate")
        s.enemy("swarm_of_rats", at="main_path", exhausted=1)
        s.do("investigate")
        assert s.get("doom", "swarm_of_rats") == n


@card("01142")
@clause("AHB-459")
def test_a_tablet_hurts_where_a_monster_is(backend: str) -> None:
    for difficulty, hurt in (("standard", (1, 0)), ("hard", (1, 1))):
        s = below(backend, tokens="tablet", difficulty=difficulty)
        s.enemy("ghoul_minion", at="main_path", exhausted=1)
        s.do("investigate")
        s.finish()
        assert (s.get("damage", 0), s.get("horror", 0)) == hurt


@card("01142")
@clause("AHB-460")
def test_an_elder_thing_calls_another_token(backend: str) -> None:
    s = below(backend, tokens="elder_thing")
    s.do("investigate")
    assert "settled 0 0 2 0" in s.log
    s.bag("elder_thing zero")
    s.location("ritual_site")
    s.enemy("umordhoth", at="ritual_site", exhausted=1)
    s.set("actions", 0, 9)
    n = len(s.log)
    while "token_revealed 0 elder_thing" not in s.log[n:]:
        log = s.do("investigate")
    assert "token_revealed 0 zero" in log


# ---- acts


@clause("AHB-461", "AHB-271")
@card("01146")
def test_the_trail_leads_to_the_site(backend: str) -> None:
    s = below(backend, notes=["01137", "01141"])
    s.set("clues", 0, 3)
    s.do("advance_act")
    s.finish()
    assert s.where("ritual_site") == "play"
    for name in ("wolf_man_drew", "ruth_turner"):
        assert s.get("at", name) == s.row("main_path") and s.get("engaged", name) == 0
    assert s.where("herman_collins") == "aside"


@clause("AHB-462")
@card("01147")
def test_into_the_darkness(backend: str) -> None:
    for seats, n in ((1, 1), (3, 2)):
        s = below(backend, seats=seats, extra="swarm_of_rats swarm_of_rats")
        if seats > 1:
            s.first(0)
        s.stage(act="into_the_darkness")
        s.location("ritual_site", revealed=0)
        s.top("ancient_evils swarm_of_rats grasping_hands swarm_of_rats#1 rotting_remains", 4)
        s.do("move_to ritual_site")
        s.finish()
        there = [c for c in s.zone("play") if c.startswith("swarm")]
        assert len(there) == n and all(s.get("at", c) == s.row("ritual_site") for c in there)
        assert s.value("act") == s.row("disrupting_the_ritual")


@clause("AHB-463", "AHB-328")
@card("01148")
def test_the_ritual_is_disrupted(backend: str) -> None:
    s = below(backend)
    s.stage(act="disrupting_the_ritual")
    assert not s.can("use disrupting_the_ritual 0")
    s.set("clues", 0, 3)
    s.bag("minus_3")
    s.do("use disrupting_the_ritual 0")
    assert s.options == ["choose agility", "choose willpower"]
    s.do("choose willpower")
    s.finish()
    assert s.get("clues", 0) == 2 and s.get("clues", "disrupting_the_ritual") == 0
    s.bag("zero")
    for _ in range(2):
        s.do("use disrupting_the_ritual 0")
        s.do("choose willpower")
        if not s.state.over:
            s.finish()
    assert s.state.over and s.value("ending") == 1


@clause("AHB-464")
@card("01156")
def test_the_site_fills_again(backend: str) -> None:
    s = below(backend)
    s.location("ritual_site", clues=1)
    next_round(s, "grasping_hands")
    assert s.get("clues", "ritual_site") == 2


# ---- agendas


@clause("AHB-465")
@card("01143")
def test_a_monster_waits_in_main_path(backend: str) -> None:
    s = below(backend)
    s.stand(next(c for c in s.value("play") if s.name(c) in WOODS))
    s.arrange(doom={s.value("agenda"): 3})
    deck = s.value("deck")[4]
    s.arrange(deck={4: [c for c in deck if s.name(c) == "ghoul_minion"]})
    s.arrange(aside=[*s.value("aside"), *[c for c in deck if s.name(c) != "ghoul_minion"]])
    s.do("end_turn")
    s.finish()
    assert "spawned ghoul_minion main_path" in s.log
    assert "doomed ghoul_minion 1" in s.log
    assert s.value("agenda") == s.row("the_ritual_begins")


@clause("AHB-466", "AHC-011")
@card("01144")
def test_the_ritual_drives_mad(backend: str) -> None:
    s = below(backend, tokens="zero", extra="swarm_of_rats")
    s.stage(agenda="the_ritual_begins")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    s.until("turn", "done")
    assert "tested 0 combat 2 fight" in s.log  # rats have fight 1
    s.arrange(doom={s.value("agenda"): 4})
    s.top("grasping_hands", 4)
    s.do("end_turn")
    s.finish()
    mine = [c for c in range(164, 256) if BASIC[s.codes[c]] and s.get("owner", c) == 0]
    assert len(mine) == 1
    assert s.name(mine[0]).partition("#")[0] in (
        "amnesia",
        "paranoia",
        "haunted",
        "psychosis",
        "hypochondria",
    )
    assert s.where(mine[0]) in ("discard 0", "play")  # resolved as if drawn


@clause("AHB-467", "AHB-468")
@card("01145", "01157")
def test_umordhoth_comes(backend: str) -> None:
    for act in ("investigating_the_trail", "disrupting_the_ritual"):
        s = below(backend)
        s.stage(act=act, agenda="vengeance_awaits")
        if act == "disrupting_the_ritual":
            s.location("ritual_site")
            s.enemy("acolyte", at="ritual_site", exhausted=1)
        s.arrange(doom={s.value("agenda"): 4})
        next_round(s, "grasping_hands")
        assert s.get("at", "umordhoth") == s.row("ritual_site")
        assert s.where("acolyte") != "play"
        assert s.value("act") == s.value("agenda") == s.row("vengeance_awaits")
        s.arrange(doom={s.value("agenda"): 20}, clues={0: 9})
        assert not s.can("advance_act")
        next_round(s, "grasping_hands#1")
        assert not s.state.over
        s.stand(s.get("at", "umordhoth"))  # it hunts
        s.arrange(damage={s.row("umordhoth"): 9})
        s.lasting(Question.combat, 0, 9)
        s.do("fight umordhoth")
        s.finish()
        assert s.state.over and s.value("ending") == 2


@clause("AHB-469", "AHB-168")
@card("01157", "01117")
def test_lita_can_be_given_up(backend: str) -> None:
    s = below(backend, seats=2, cards="lita_chantler")
    s.first(0)
    s.location("ritual_site")
    s.stand("ritual_site", 0)
    s.enemy("umordhoth", at="ritual_site", damage=13)
    assert not s.can("use umordhoth 1")
    s.asset("lita_chantler")
    s.lasting(Question.health, 0, 20)
    s.lasting(Question.sanity, 0, 20)
    s.do("use umordhoth 1")
    s.finish()
    assert "attacked umordhoth 0" in s.log
    assert s.state.over and s.value("ending") == 3


@card("01157")
@clause("AHB-288", "AHB-290")
def test_umordhoth_readies_after_each_turn(backend: str) -> None:
    s = below(backend, seats=2)
    s.first(0)
    s.location("ritual_site")
    s.enemy("umordhoth", at="ritual_site", exhausted=1)
    s.do("end_turn")
    assert s.get("exhausted", "umordhoth") == 0
    assert s.value("round") == 1


@card("01142")
@clause("AHB-470")
@card("01149")
def test_one_may_turn_back_at_main_path(backend: str) -> None:
    s = below(backend)
    s.do("use main_path 0")
    assert s.state.over and s.value("ending") == 0 and s.value("killed")[0] == 1


# ---- the woods


@card("01150")
def test_unhallowed_ground(backend: str) -> None:
    s = below(backend, tokens="minus_2")
    forest(s)
    s.do("move_to unhallowed_ground")
    s.finish()
    assert (s.get("damage", 0), s.get("horror", 0)) == (1, 1)


@card("01151")
@clause("AHB-311")
def test_twisting_paths_hold_you(backend: str) -> None:
    s = below(backend, tokens="minus_1")
    forest(s)
    s.stand("twisting_paths")
    s.do("move_to main_path")
    s.finish()
    assert s.get("at", 0) == s.row("twisting_paths") and s.get("actions", 0) == 2
    s.bag("zero")
    s.do("move_to main_path")
    s.finish()
    assert s.get("at", 0) == s.row("main_path")


@card("01152", "01153", "01154")
@clause("AHB-204")
def test_woods_ask_for_other_skills(backend: str) -> None:
    for place, skill in (
        ("old_house", "willpower"),
        ("cliffside", "agility"),
        ("tangled_thicket", "combat"),
    ):
        s = below(backend)
        forest(s)
        s.stand(place)
        s.do("investigate")
        assert any(line.startswith(f"tested 0 {skill} ") for line in s.log)


@card("01155")
@clause("AHB-096")
def test_the_quiet_glade_heals(backend: str) -> None:
    s = below(backend, seats=2)
    s.first(0)
    forest(s)
    s.stand("quiet_glade")
    s.arrange(damage={0: 2, 1: 2}, horror={0: 2})
    s.do("use quiet_glade 0")
    s.do("choose horror")
    assert (s.get("damage", 0), s.get("horror", 0)) == (2, 1)
    assert not s.can("use quiet_glade 0")
    s.do("end_turn")
    s.finish()
    assert s.can("use quiet_glade 0")  # each once


@card("01158")
@clause("AHB-032")
def test_wrath_comes_point_by_point(backend: str) -> None:
    s = below(backend, cards="knife", tokens="zero")
    s.hand("knife")
    s.top("umordhoths_wrath", 4)
    s.do("end_turn")
    s.until("wrath")  # willpower 3 against 5
    s.do("choose discard")
    if s.asked[1] == "discard_from_hand":
        s.do("target knife")
    s.do("choose both")
    s.finish()
    assert (s.get("damage", 0), s.get("horror", 0)) == (1, 1)


@card("01142")
@clause("AHB-450")
def test_worlds_one_imagines_hold_one_whole_set(backend: str) -> None:
    s = below(backend)
    for seed in range(8):
        world = s.state.sample(0, seed).fields()
        names = Counter(s.name(c).partition("#")[0] for c in world["deck"][4])
        assert sum(names.values()) == 29
        kinds = {"offer_of_power", "goat_spawn", "dreams_of_rlyeh", "the_yellow_sign"}
        assert len(kinds & set(names)) == 1
