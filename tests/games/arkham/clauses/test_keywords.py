"""Keywords of other campaigns: Hidden, Swarming, Vengeance, Haunted, Explore, Patrol, Elusive."""

import pytest

from noctuary.games.arkham.ability import Question
from noctuary.kernel import Hidden
from tests.games.arkham.scene import Scene
from tests.support import card, clause

FLAME = "drawn_to_the_flame"
"""An event that draws an encounter card in the middle of a turn."""


def draw_now(s: Scene, cards: str, hand: str = "") -> list[str]:
    """Draw the first of these encounter cards at seat 0."""
    s.top(cards, 4)
    s.hand(f"{FLAME} {hand}")
    told = s.do(f"play {FLAME}")
    s.arrange(clues={0: 0})
    return told


# ---- Hidden


def whispers(backend: str, hand: str = "") -> Scene:
    """Arrange a scene: seat 0 has just drawn Whispers in Your Head."""
    s = Scene(backend, seats=2, extra="whispers_in_your_head", cards=f"{FLAME} {hand}")
    s.first(0)
    draw_now(s, "whispers_in_your_head", hand)
    return s


@card("03084d")
@clause("AHB-384")
def test_a_hidden_card_goes_to_the_hand_and_nobody_else_sees_which(backend: str) -> None:
    s = whispers(backend)
    assert s.where("whispers_in_your_head") == "hand 0"
    assert "drew_encounter 0 whispers_in_your_head" not in s.log
    mine, theirs = (s.state.observe(p).fields["hand"][0] for p in (0, 1))
    assert mine == [s.row("whispers_in_your_head")]
    assert isinstance(theirs, Hidden) and theirs.count == 1 and set(theirs.known) <= {-1}


@card("03084d")
@clause("AHB-384")
def test_a_hidden_treachery_acts_from_the_hand_and_only_its_owner_gets_rid_of_it(
    backend: str,
) -> None:
    s = whispers(backend, "emergency_cache knife")
    assert not s.can("play emergency_cache") and s.can("play knife")
    assert s.can("use whispers_in_your_head 0")
    s.do("use whispers_in_your_head 0")
    assert s.where("whispers_in_your_head") == "discard 4"
    s = whispers(backend, "emergency_cache")
    s.do("end_turn")
    s.until("turn")
    assert s.asked[0] == 1 and not s.can("use whispers_in_your_head 0")


@clause("AHB-384")
def test_a_hidden_card_counts_for_the_hand_and_cannot_be_discarded(backend: str) -> None:
    s = whispers(backend, "knife")
    s.hand(["whispers_in_your_head", *(f"emergency_cache#{i}" for i in range(7)), "knife"])
    s.until("discard_from_hand")
    assert len(s.value("hand")[0]) == 10 and not s.can("target whispers_in_your_head")


@clause("AHB-384")
def test_chance_never_takes_a_hidden_card(backend: str) -> None:
    s = Scene(backend, extra="whispers_in_your_head yithian_observer", cards=f"{FLAME} knife")
    draw_now(s, "whispers_in_your_head", "knife")
    s.enemy("yithian_observer", engaged=0)
    told = s.do("resource")
    assert "discarded knife" in told
    assert s.zone("hand", 0) == ["whispers_in_your_head"]
    while s.asked[1] == "assign":
        s.do(s.options[0])
    s.arrange(actions={0: 3}, damage={0: 0}, horror={0: 0})
    s.do("resource")
    assert s.where("whispers_in_your_head") == "hand 0"


# ---- Swarming


def spiders(backend: str, cards: str = "") -> Scene:
    """Arrange a scene: Swarm of Spiders drawn by seat 0, with two cards of seat 0's deck beneath
    it.
    """
    s = Scene(
        backend,
        who="daisy_walker",
        extra="swarm_of_spiders",
        cards=f"{FLAME} knife flashlight {cards}",
    )
    s.hand("")
    s.top("knife flashlight")
    told = draw_now(s, "swarm_of_spiders", cards)
    assert "swarmed swarm_of_spiders 2" in told
    return s


@card("06102")
@clause("AHB-385", "AHC-373")
def test_swarm_cards_lie_face_down_and_nobody_may_look(backend: str) -> None:
    s = spiders(backend)
    assert s.zone("beneath", 4) == ["knife", "flashlight"]
    seen = s.state.observe(0).fields["beneath"][4]
    assert isinstance(seen, Hidden) and seen.count == 2 and set(seen.known) <= {-1}


@clause("AHB-054")
def test_a_swarm_card_is_no_asset_any_more(backend: str) -> None:
    s = spiders(backend)
    assert "knife" not in s.zone("play") and not s.can("use knife 0")
    s.asset("flashlight")  # one of them is an asset again
    assert s.can("use flashlight 0")


@card("06102")
@clause("AHB-385")
def test_excess_damage_passes_on_and_swarm_cards_go_under_the_deck(backend: str) -> None:
    s = spiders(backend)
    s.lasting(Question.combat, "0", 3)
    s.do("fight swarm_of_spiders")
    assert s.asked == (0, "struck")
    s.do("choose swarm")
    assert s.zone("beneath", 4) == ["flashlight"]
    assert s.zone("bottom", 0) == ["knife"]
    assert s.where("swarm_of_spiders") == "play"


@card("06102")
@clause("AHB-385")
def test_two_damage_to_a_swarm_card_takes_two(backend: str) -> None:
    s = spiders(backend, "machete")
    s.asset("machete")
    s.do("use machete 0")
    s.do("choose swarm")
    assert s.zone("beneath", 4) == []
    assert s.where("swarm_of_spiders") == "play"
    assert s.get("damage", "swarm_of_spiders") == 0


@clause("AHB-385")
def test_the_host_stays_while_it_has_swarm_cards(backend: str) -> None:
    s = spiders(backend)
    s.do("fight swarm_of_spiders")
    s.do("choose host")
    assert s.get("damage", "swarm_of_spiders") == 1
    assert s.where("swarm_of_spiders") == "play"
    s.do("fight swarm_of_spiders")
    s.do("choose swarm")
    s.arrange(actions={0: 3})
    s.do("fight swarm_of_spiders")
    s.do("choose swarm")
    assert s.where("swarm_of_spiders") == "discard 4"  # with the last of its swarm it falls


@card("06102")
@clause("AHB-385")
def test_each_of_a_swarm_attacks_and_counts_and_they_are_evaded_together(backend: str) -> None:
    s = spiders(backend)
    told = s.do("draw")
    while s.asked[1] != "turn":
        told += s.do(s.options[0])
    assert told.count("attacked swarm_of_spiders 0") == 3
    told = s.do("evade swarm_of_spiders")
    assert "tested 0 agility 3 evade" in told  # X counts the swarm cards
    s = spiders(backend)
    s.lasting(Question.agility, "0", 3)
    s.do("evade swarm_of_spiders")
    assert s.get("exhausted", "swarm_of_spiders") == 1
    s.do("draw")
    assert s.asked[1] == "turn"  # nobody attacks


@card("06102")
@clause("AHB-015")
def test_an_x_that_nothing_defines_is_zero(backend: str) -> None:
    s = spiders(backend)
    s.lasting(Question.blank, "swarm_of_spiders")
    assert "tested 0 agility 0 evade" in s.do("evade swarm_of_spiders")


def test_a_blast_hits_every_card_of_a_swarm(backend: str) -> None:
    s = spiders(backend, "dynamite_blast")
    s.arrange(resources={0: 9}, exhausted={s.row("swarm_of_spiders"): 1})
    s.do("play dynamite_blast")
    s.until("turn")
    assert s.where("swarm_of_spiders") == "discard 4"
    assert s.zone("bottom", 0) == ["knife", "flashlight"]


# ---- Vengeance


@card("04079", "04083")
@clause("AHB-386")
def test_vengeance_enters_the_display_and_is_worth_no_experience(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", extra="boa_constrictor brood_of_yig")
    s.enemy("brood_of_yig", engaged=0)
    s.enemy("boa_constrictor", engaged=0, damage=3)
    s.lasting(Question.combat, "0", 4)
    assert "tested 0 combat 2 fight" in s.do("fight brood_of_yig")
    s.do("fight boa_constrictor")
    assert s.where("boa_constrictor") == "victory"
    assert "tested 0 combat 4 fight" in s.do("fight brood_of_yig")
    s.arrange(damage={0: 5})
    s.until("over")
    assert s.state.score[0] == s.value("experience")[0]  # nothing for the display


@card("04079")
def test_whom_the_boa_has_bitten_readies_nothing(backend: str) -> None:
    s = Scene(backend, extra="boa_constrictor", cards="encyclopedia")
    s.enemy("boa_constrictor", engaged=0)
    s.asset("encyclopedia", exhausted=1)
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("exhausted", "encyclopedia") == 1
    assert s.get("exhausted", "boa_constrictor") == 0


# ---- Haunted


@card("05079")
@clause("AHB-387")
@pytest.mark.parametrize(("token", "actions"), [("minus_1", 1), ("zero", 2)])
def test_haunted_answers_a_failed_investigation(backend: str, token: str, actions: int) -> None:
    s = Scene(backend, extra="victorian_halls", tokens=token)
    s.location("victorian_halls", clues=1)
    s.stand("victorian_halls")
    s.lasting(Question.intellect, "0", 1)
    told = s.do("investigate")
    assert ("happened victorian_halls" in told) == (token == "minus_1")
    assert s.get("actions", "0") == actions


@card("05079")
@clause("AHB-387")
def test_other_failures_do_not_wake_what_haunts(backend: str) -> None:
    s = Scene(backend, extra="victorian_halls", tokens="auto_fail")
    s.location("victorian_halls", clues=1)
    s.stand("victorian_halls")
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    assert s.get("actions", "0") == 2


# ---- Explore


def jungle(backend: str, deck: str, tokens: str = "zero") -> Scene:
    """Arrange an expedition in the Hallway, with this exploration deck, top card first."""
    cards = "expedition_into_the_wild path_of_thorns river_canyon lost_in_the_wilds"
    s = Scene(backend, extra=cards, tokens=tokens)
    s.house()
    agenda = s.row("expedition_into_the_wild")
    gone = s.value("agenda")
    rest = [c for c in s.value("play") if c != gone]
    s.arrange(play=[*rest, agenda], removed=[*s.value("removed"), gone], agenda=agenda)
    s.top(deck, 5)
    return s


@card("04044", "04069", "04070")
@clause("AHB-388")
def test_exploring_finds_the_wanted_place_and_shuffles_others_back(backend: str) -> None:
    s = jungle(backend, "river_canyon path_of_thorns")
    s.do("use expedition_into_the_wild 0")
    assert s.get("at", "0") == s.row("path_of_thorns")
    assert s.get("revealed", "path_of_thorns") == 1
    assert s.where("river_canyon") == "deck 5"
    assert s.get("damage", "0") == 0


@card("04044", "04069", "04081")
@clause("AHB-388")
def test_a_treachery_ends_the_exploration_in_vain(backend: str) -> None:
    s = jungle(backend, "river_canyon lost_in_the_wilds", "minus_1")
    s.location("path_of_thorns")
    s.stand("path_of_thorns")
    told = s.do("use expedition_into_the_wild 0")
    while s.asked[1] != "turn":
        told += s.do(s.options[0])
    assert "drew_encounter 0 lost_in_the_wilds" in told
    assert s.get("at", "0") == s.row("path_of_thorns")
    assert s.get("horror", "0") == 1  # willpower 3 - 1 against 3
    assert s.get("damage", "0") == 1  # the thorns
    assert s.where("river_canyon") == "deck 5"
    assert not any(o.startswith("move_to") for o in s.options)  # lost
    s.do("use expedition_into_the_wild 0")
    assert s.get("at", "0") == s.row("path_of_thorns")
    s.do("end_turn")
    assert s.where("lost_in_the_wilds") == "discard 4"


@clause("AHB-388", "AHC-384", "AHC-385")
def test_an_exploration_may_find_nothing(backend: str) -> None:
    s = jungle(backend, "river_canyon study attic")
    s.location("path_of_thorns")
    s.stand("path_of_thorns")
    before = s.value("at")
    s.do("use expedition_into_the_wild 0")
    assert s.get("damage", "0") == 0  # no failure: the thorns are quiet
    assert s.value("at") == before  # no success either
    assert s.get("actions", "0") == 2
    assert s.zone("top", 5) == []
    assert sorted(s.zone("deck", 5)) == ["attic", "river_canyon", "study"]
    assert "shuffled 5" in s.log


@card("04069", "04070")
def test_thorns_and_water(backend: str) -> None:
    s = jungle(backend, "", "auto_fail")
    s.location("path_of_thorns", clues=1)
    s.stand("path_of_thorns")
    s.do("investigate")
    s.until("turn")
    assert s.get("damage", "0") == 1
    s.location("river_canyon")
    s.stand("river_canyon")
    s.do("use river_canyon 0")
    assert s.get("damage", "0") == 0
    s.arrange(damage={0: 1})
    assert not s.can("use river_canyon 0")


# ---- Patrol


def beat(backend: str, at: str, clues: dict[str, int]) -> Scene:
    """Arrange an officer in the house, which has clues in these rooms."""
    s = Scene(backend, extra="arkham_officer")
    s.house()
    s.enemy("arkham_officer", at=at)
    for room, n in clues.items():
        s.set("clues", room, n)
    s.stand("parlor")
    s.do("end_turn")
    return s


@card("84009")
@clause("AHB-393")
def test_a_patrol_takes_one_step_towards_its_place(backend: str) -> None:
    s = beat(backend, "attic", {"cellar": 3})
    s.until("turn")
    assert "enemy_moved arkham_officer hallway" in s.log
    assert s.get("at", "arkham_officer") == s.row("hallway")


@card("84009")
@clause("AHB-393")
def test_the_lead_chooses_between_equally_near_places(backend: str) -> None:
    s = beat(backend, "hallway", {"cellar": 1, "attic": 1})
    s.until("patrol")
    assert s.options == ["move_to attic", "move_to cellar"]
    s.do("move_to cellar")
    s.until("turn")
    assert s.get("at", "arkham_officer") == s.row("cellar")
    assert (s.get("clues", "cellar"), s.get("doom", "arkham_officer")) == (0, 1)


@card("84009")
@pytest.mark.parametrize("choice", ["evade", "clue"])
def test_the_officer_can_be_talked_to(backend: str, choice: str) -> None:
    s = Scene(backend, extra="arkham_officer")
    s.enemy("arkham_officer", doom=1)
    s.do("use arkham_officer 1")
    s.do(f"choose {choice}")
    evaded = choice == "evade"
    assert s.get("exhausted", "arkham_officer") == int(evaded)
    assert (s.get("doom", "arkham_officer"), s.get("clues", "0")) == ((1, 0) if evaded else (0, 1))


# ---- Elusive


def militia(backend: str, tokens: str = "zero") -> Scene:
    """Engage a militia of Saturn with Roland in the Hallway."""
    s = Scene(backend, extra="saturnite_drudge_militia", tokens=tokens)
    s.house()
    s.enemy("saturnite_drudge_militia", engaged=0)
    return s


@card("72033")
@clause("AHB-394")
def test_an_elusive_enemy_slips_away_when_attacked(backend: str) -> None:
    s = militia(backend)
    s.do("fight saturnite_drudge_militia")
    assert s.asked == (0, "hideout")
    assert s.options == ["move_to attic", "move_to cellar", "move_to parlor"]
    s.do("move_to attic")
    m = "saturnite_drudge_militia"
    assert (s.get("damage", m), s.get("exhausted", m), s.get("engaged", m)) == (1, 1, -1)
    assert s.get("at", m) == s.row("attic")


@card("72033")
@clause("AHB-394")
def test_an_elusive_enemy_slips_away_when_it_attacks(backend: str) -> None:
    s = militia(backend)
    s.do("draw")
    while s.asked[1] == "assign":
        s.do(s.options[0])
    s.do("move_to cellar")
    assert s.get("exhausted", "saturnite_drudge_militia") == 1
    assert s.get("at", "saturnite_drudge_militia") == s.row("cellar")


@card("72033")
@clause("AHB-394")
def test_it_prefers_places_without_investigators(backend: str) -> None:
    s = Scene(backend, seats=2, extra="saturnite_drudge_militia")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.enemy("saturnite_drudge_militia", engaged=0)
    s.do("fight saturnite_drudge_militia")
    assert s.options == ["move_to cellar", "move_to parlor"]


@card("72033")
@clause("AHB-394")
def test_where_somebody_is_everywhere_it_goes_to_them_and_the_lead_says_where(backend: str) -> None:
    s = Scene(backend, seats=3, extra="saturnite_drudge_militia")
    s.first(0)
    s.house()
    s.arrange(lead=2)
    s.stand("attic", 1)
    s.stand("cellar", 2)
    s.arrange(play=[c for c in s.value("play") if c != s.row("parlor")])
    s.arrange(removed=[*s.value("removed"), s.row("parlor")])
    m = "saturnite_drudge_militia"
    s.enemy(m, engaged=0)
    s.do(f"fight {m}")
    assert s.asked == (2, "hideout")
    assert s.options == ["move_to attic", "move_to cellar"]
    s.do("move_to attic")
    assert (s.get("at", m), s.get("engaged", m)) == (s.row("attic"), -1)  # exhausted


@card("72033")
def test_the_militia_can_be_talked_down(backend: str) -> None:
    s = militia(backend)
    s.lasting(Question.willpower, "0", 2)
    s.do("use saturnite_drudge_militia 0")
    assert s.get("damage", "saturnite_drudge_militia") == 2
    assert s.get("exhausted", "saturnite_drudge_militia") == 1
