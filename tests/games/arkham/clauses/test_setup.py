"""Setting up a scenario: AHB-106 to AHB-120."""

from collections import Counter
from typing import Any

import pytest

from noctuary.games.arkham.components import Token
from noctuary.kernel import BadOption
from tests.games.arkham.scene import Scene, code
from tests.support import clause

CORE = "roland_banks daisy_walker agnes_baker wendy_adams"
WEAKNESSES = "amnesia paranoia psychosis hypochondria"


def deck(who: str, **more: Any) -> dict[str, Any]:
    """Return a deck of twelve Emergency Caches for somebody."""
    return {"investigator": code(who), "cards": {"01088": 12}, **more}


def bare(names: list[str]) -> list[str]:
    """Return names without the number of the copy."""
    return [n.partition("#")[0] for n in names]


# ---- investigators and decks


@clause("AHB-106")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_take_an_investigator_each(backend: str, seats: int) -> None:
    s = Scene(backend, seats=seats)
    assert bare([s.name(p) for p in range(seats)]) == CORE.split()[:seats]
    assert [n for n in bare(s.zone("play")) if n in CORE] == CORE.split()[:seats]


@clause("AHB-106")
@pytest.mark.parametrize(
    "who",
    [["roland_banks", "roland_banks"], [*CORE.split(), "skids_otoole"]],
    ids=["twice the same", "five"],
)
def test_the_same_investigator_twice_or_five_players_are_refused(
    backend: str, who: list[str]
) -> None:
    with pytest.raises(BadOption):
        Scene(backend, seats=2, investigators=[deck(w) for w in who])


@clause("AHB-107")
def test_trauma_is_there_from_the_start(backend: str) -> None:
    s = Scene(
        backend, seats=2, investigators=[deck("roland_banks", trauma=[1, 2]), deck("daisy_walker")]
    )
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 2)
    assert (s.get("damage", "1"), s.get("horror", "1")) == (0, 0)


@clause("AHB-108")
def test_the_table_chooses_one_lead_investigator(backend: str) -> None:
    s = Scene(backend, seats=3, lead=2)
    assert [line for line in s.log if line.startswith("lead")] == ["lead 2"]
    assert s.asked == (2, "next_turn")


@clause("AHB-108")
def test_a_lead_who_is_eliminated_is_replaced(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.first(0)
    s.set("damage", "0", 8)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    assert s.asked == (1, "lead")
    assert s.options == ["name 1", "name 2"]
    s.do("name 2")
    assert s.value("lead") == 2


@clause("AHB-109")
def test_every_deck_is_shuffled(backend: str) -> None:
    cards = "knife machete dodge beat_cop guard_dog first_aid flashlight evidence shotgun guts"
    hands = []
    for seed in range(4):
        s = Scene(backend, cards=cards, filler=0, seed=seed)
        assert sorted(s.zone("hand", 0) + s.zone("deck", 0)) == sorted(cards.split())
        hands.append(sorted(s.zone("hand", 0)))
    assert len({str(h) for h in hands}) > 1


# ---- the chaos bag and the reference card


@clause("AHB-110")
@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [
        ("easy", [2, 3, 3, 2, 0, 0, 0, 0, 0, 0]),
        ("standard", [1, 2, 3, 2, 1, 1, 0, 0, 0, 0]),
        ("hard", [0, 3, 2, 2, 2, 1, 1, 0, 0, 0]),
        ("expert", [0, 1, 2, 2, 2, 2, 1, 1, 0, 1]),
    ],
)
def test_the_bag_holds_the_tokens_of_the_difficulty(
    backend: str, difficulty: str, numbers: list[int]
) -> None:
    s = Scene(backend, difficulty=difficulty, begin=False)
    bag = Counter(s.value("bag"))
    assert [bag[k] for k in range(10)] == numbers
    symbols = {Token.names[k]: n for k, n in bag.items() if k >= 10}
    assert symbols == {"skull": 2, "cultist": 1, "tablet": 1, "auto_fail": 1, "elder_sign": 1}


@clause("AHB-111")
@pytest.mark.parametrize(
    ("difficulty", "value"), [("easy", 1), ("standard", 1), ("hard", 0), ("expert", 0)]
)
def test_the_side_of_the_reference_card_follows_the_difficulty(
    backend: str, difficulty: str, value: int
) -> None:
    """A tablet is -2 on one side and -4 on the other."""
    s = Scene(backend, difficulty=difficulty, tokens="tablet")
    s.do("investigate")
    assert f"settled 0 {value} 2 0" in s.log


# ---- hands


@clause("AHB-112")
def test_everybody_begins_with_five_resources(backend: str) -> None:
    s = Scene(backend, seats=2, begin=False)
    assert s.value("resources")[:2] == [5, 5]


@clause("AHB-113")
def test_everybody_draws_five_cards(backend: str) -> None:
    s = Scene(backend, seats=2, cards=WEAKNESSES, begin=False)
    assert [len(s.zone("hand", p)) for p in range(2)] == [5, 5]
    assert set(bare(s.zone("hand", 0))) == {"emergency_cache"}


@clause("AHB-114")
def test_weaknesses_are_set_aside_and_shuffled_back(backend: str) -> None:
    s = Scene(backend, cards=WEAKNESSES, filler=5, begin=False)
    assert bare(s.zone("hand", 0)) == ["emergency_cache"] * 5
    assert sorted(s.zone("deck", 0)) == sorted(WEAKNESSES.split())
    assert s.zone("bottom", 0) == []
    assert s.get("resources", "0") == 5  # no Revelation, Paranoia's for one


@clause("AHB-114")
def test_a_weakness_drawn_in_a_mulligan_is_replaced_too(backend: str) -> None:
    s = Scene(backend, cards=WEAKNESSES, filler=6, begin=False)
    s.do(f"redraw {s.zone('hand', 0)[0]}")
    s.do("done")
    assert bare(s.zone("hand", 0)) == ["emergency_cache"] * 5
    assert sorted(bare(s.zone("deck", 0))) == sorted([*WEAKNESSES.split(), "emergency_cache"])


@clause("AHB-115")
def test_a_mulligan_brings_other_cards_and_is_taken_once(backend: str) -> None:
    s = Scene(backend, cards="knife dodge guts", filler=5, begin=False)
    kept = s.zone("hand", 0)[3:]
    rest = s.zone("deck", 0)
    old = s.zone("hand", 0)[:3]
    for card in old:
        s.do(f"redraw {card}")
        assert not s.can(f"redraw {card}")
    s.do("done")
    assert sorted(s.zone("hand", 0)) == sorted(kept + rest)
    assert sorted(s.zone("deck", 0)) == sorted(old)
    assert s.asked == (0, "turn")


@clause("AHB-115")
def test_mulligans_are_taken_in_player_order(backend: str) -> None:
    s = Scene(backend, seats=3, lead=1, begin=False)
    asked = []
    while s.asked[1] == "mulligan":
        asked.append(s.asked[0])
        s.do("done")
    assert asked == [1, 2, 0]


# ---- the scenario


@clause("AHB-117")
def test_the_gathering_puts_every_card_of_its_sets_somewhere(backend: str) -> None:
    s = Scene(backend)
    assert Counter(bare(s.zone("deck", 4))) == {
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
    rooms = ["attic", "cellar", "hallway", "parlor"]
    assert sorted(s.zone("aside")) == sorted([*rooms, "ghoul_priest", "lita_chantler"])
    assert s.zone("acts") == ["the_barrier", "what_have_you_done"]
    assert s.zone("agendas") == ["rise_of_the_ghouls", "theyre_getting_out"]
    table = ["roland_banks", "scenario_the_gathering", "whats_going_on", "trapped", "study"]
    assert s.zone("play") == table
    assert s.zone("removed") == []
    assert s.get("at", "0") == s.row("study")


@clause("AHB-117")
@pytest.mark.parametrize(
    ("scenario", "sets", "borrowed"),
    [
        ("midnight_masks", 42, "ghoul_priest"),
        ("devourer_below", 62, "ghoul_priest the_masked_hunter"),
    ],
)
def test_other_scenarios_lose_no_card(
    backend: str, scenario: str, sets: int, borrowed: str
) -> None:
    """Cards in every zone but the collection, hands and investigators' decks are the scenario's."""
    s = Scene(backend, scenario=scenario)
    zones = ["aside", "acts", "agendas", "removed", "unseen"]
    found = [c for z in zones for c in s.zone(z)] + [c for k in (4, 5) for c in s.zone("deck", k)]
    found += [c for c in s.zone("play") if c != "roland_banks"]
    assert len(found) == len(set(found)) == sets + len(borrowed.split())
    assert set(borrowed.split()) <= set(found)


@clause("AHB-118")
def test_the_first_act_and_agenda_are_current(backend: str) -> None:
    s = Scene(backend)
    assert s.name(s.value("agenda")) == "whats_going_on"
    assert s.name(s.value("act")) == "trapped"
    assert s.name(s.value("reference")) == "scenario_the_gathering"
    assert s.where("whats_going_on") == s.where("trapped") == "play"
    s.set("clues", "0", 2)
    s.do("advance_act")
    assert s.name(s.value("act")) == "the_barrier"


@clause("AHB-119")
def test_the_first_location_is_revealed_with_its_clues(backend: str) -> None:
    s = Scene(backend, seats=2)
    assert (s.get("revealed", "study"), s.get("clues", "study")) == (1, 4)


@clause("AHB-119")
def test_other_locations_are_unrevealed_and_bare(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", seats=2)
    assert (s.get("revealed", "your_house"), s.get("clues", "your_house")) == (1, 2)
    for name in ("rivertown", "graveyard", "northside", "easttown"):
        assert s.where(name) == "play"
        assert (s.get("revealed", name), s.get("clues", name)) == (0, 0)
    s.first(0)
    s.do("move_to rivertown")
    assert (s.get("revealed", "rivertown"), s.get("clues", "rivertown")) == (1, 2)


@clause("AHB-120", "AHB-121")
def test_the_first_round_begins_with_the_investigation_phase(backend: str) -> None:
    s = Scene(backend)
    k = s.log.index("began 1")
    assert s.log[k + 1 : k + 3] == ["phase_began investigation", "turn_began 0"]
    assert s.get("doom", "whats_going_on") == 0
