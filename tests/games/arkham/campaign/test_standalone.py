"""One scenario by itself."""

from collections import Counter
from typing import Any

import pytest

from noctuary.games.arkham.campaign import (
    LITA,
    ORDER,
    Assumed,
    Newcomer,
    standalone,
    won,
)
from noctuary.games.arkham.decks import Deck, library, starter
from noctuary.games.arkham.options import CULTISTS
from tests.games.arkham.campaign.tables import Table, keys, newcomer
from tests.support import clause

BASIC = {c for c, card in library().cards.items() if card.basic_weakness}


def options(scenario: str, *earlier: Assumed, lead: int = 0) -> dict[str, Any]:
    """Return the options for Roland and Daisy."""
    people = [newcomer("roland"), newcomer("daisy")]
    found = standalone(scenario, people, earlier, lead=lead, seed=1)
    assert isinstance(found, dict), found
    return found


def trauma(found: dict[str, Any]) -> list[list[int]]:
    """Return trauma by seat."""
    return [d["trauma"] for d in found["investigators"]]


@clause("AHB-336")
@pytest.mark.parametrize(
    ("scenario", "wins"),
    [("gathering", [1, 2]), ("midnight_masks", [1]), ("devourer_below", [1, 2])],
)
def test_only_a_resolution_from_an_act_wins(scenario: str, wins: list[int]) -> None:
    assert [r for r in range(4) if won(scenario, r)] == wins


@clause("AHB-336")
def test_what_an_agenda_brings_is_a_loss() -> None:
    table = Table(options("gathering"))
    table.doom("theyre_getting_out")
    fields, _ = table.over()
    assert fields["ending"] == 3
    assert not won("gathering", fields["ending"])


@clause("AHB-259", "AHB-376")
def test_who_was_defeated_has_won_with_the_others_and_keeps_no_trauma() -> None:
    table = Table(options("gathering"))
    table.turn()
    table.arrange(damage={1: 4})  # Daisy has 5 health
    table.enemy("ghoul_minion", engaged=1)
    while not table.value("out")[1]:
        table.do("end_turn" if table.can("end_turn") else table.options[0])
    table.burn()
    fields, _ = table.over()
    assert fields["physical"][1] == 1
    assert won("gathering", fields["ending"])
    assert trauma(options("gathering")) == [[0, 0], [0, 0]]
    assert trauma(options("midnight_masks", Assumed(2))) == [[0, 0], [0, 0]]


@clause("AHB-375", "AHB-376")
def test_earlier_scenarios_end_by_their_first_resolution() -> None:
    found = options("midnight_masks")
    assert found["notes"] == ["house_burned"]
    assert trauma(found) == [[0, 1], [0, 0]]
    assert trauma(options("midnight_masks", lead=1)) == [[0, 0], [0, 1]]
    later = options("devourer_below")
    assert later["notes"] == ["house_burned"]
    assert "elder_thing" not in later["bag"]
    assert all(LITA not in d["cards"] for d in later["investigators"])


@clause("AHB-375")
def test_other_resolutions_may_be_chosen() -> None:
    assert options("midnight_masks", Assumed(2))["notes"] == []
    found = options("midnight_masks", Assumed(0, lita=0))
    assert found["notes"] == ["priest_alive"]
    assert found["investigators"][0]["cards"][LITA] == 1
    found = options("devourer_below", Assumed(3, lita=1), Assumed(2))
    assert found["notes"] == ["lita_forced", "priest_alive", "past_midnight", *CULTISTS]
    assert [LITA in d["cards"] for d in found["investigators"]] == [False, True]
    found = options(
        "devourer_below", Assumed(0), Assumed(0, interrogated=CULTISTS[:4], priest=True)
    )
    assert found["notes"] == list(CULTISTS[4:])


def test_what_cannot_be_assumed() -> None:
    def why(scenario: str, *earlier: Assumed, lead: int = 0) -> tuple[str, ...]:
        return keys(standalone(scenario, [newcomer("roland")], earlier, lead=lead, seed=1))

    assert why("gathering", Assumed()) == ("earlier",)
    assert why("midnight_masks", Assumed(4)) == ("resolution",)
    assert why("midnight_masks", Assumed(2, lita=0)) == ("not-offered",)
    assert why("midnight_masks", Assumed(1, lita=1)) == ("not-offered",)
    assert why("midnight_masks", lead=3) == ("lead",)
    assert why("gathering", lead=3) == ("lead",)


LEVEL_0 = [c for c in ("01018", "01030", "01016", "01020", "01021", "01022") for _ in range(2)]
DEAR = {
    9: "01029 01029 01026",
    10: "01029 01029 01028",
    29: "01029 01029 01028 01028 01027 01027 01094 01094 01095 01041 01041",
}
"""Cards with so much experience together."""


@clause("AHB-374")
@pytest.mark.parametrize(("total", "weaknesses"), [(9, 1), (10, 2), (29, 3)])
def test_experience_brings_weaknesses(total: int, weaknesses: int) -> None:
    deck = starter("roland-easy")
    bought = DEAR[total].split()
    cards = Counter(deck.slots) - Counter(LEVEL_0[: len(bought)]) + Counter(bought)
    found = standalone("gathering", [Newcomer(Deck(deck.investigator, dict(cards)))], seed=1)
    assert isinstance(found, dict), found
    played = found["investigators"][0]["cards"]
    assert sum(n for c, n in played.items() if c in BASIC) == weaknesses
    assert sum(played.values()) == 30 + 2 + weaknesses


def test_a_standalone_table_begins() -> None:
    for scenario in ORDER:
        table = Table(options(scenario))
        assert table.value("scenario") == [ORDER.index(scenario)]
        assert table.seats == 2
