"""What a scenario leaves with each investigator: experience, trauma, weaknesses, the deck."""

from collections import Counter

import pytest

from noctuary.games.arkham.campaign import Campaign, after, lose, pool, unused
from noctuary.games.arkham.components import BY_CODE, HEALTH, SANITY
from tests.games.arkham.campaign.tables import Table, changed, good, new
from tests.support import clause


def scarred(c: Campaign, seat: int, physical: int, mental: int) -> Campaign:
    """Return the campaign with trauma at a seat."""
    seats = list(c.seats)
    seats[seat] = changed(seats[seat], physical=physical, mental=mental)
    return changed(c, seats=tuple(seats))


def at(c: Campaign, scenario: str) -> Campaign:
    """Return the campaign with another scenario next."""
    return changed(c, next=scenario)


# ---- experience


@clause("AHB-364", "AHB-335")
def test_experience_is_the_display_and_what_is_won_and_lost(backend: str) -> None:
    c = new("roland", "skids")
    table = Table(c, backend)
    table.threat("hospital_debts", 1, uses=5)
    table.turn()
    table.house()
    table.set("clues", "cellar", 1)
    table.stage(act="what_have_you_done")
    table.kill("ghoul_priest", "choose burn")
    assert sorted(table.zone("victory")) == ["attic", "ghoul_priest"]
    c = good(after(c, *table.over()))
    assert [r.earned for r in c.seats] == [5, 3]
    assert [r.unspent for r in c.seats] == [5, 3]


def test_experience_is_never_below_zero() -> None:
    c = at(new("skids"), "midnight_masks")
    table = Table(c)
    table.threat("hospital_debts", 0, uses=0)
    table.resign("predator_or_prey")
    assert table.over()[0]["experience"][0] == -2
    assert good(after(c, *table.over())).seats[0].earned == 0


@clause("AHB-335", "AHB-256", "AHB-365")
def test_trauma_comes_before_experience() -> None:
    for mental, fate, earned in ((3, "alive", 6), (4, "insane", 0)):
        c = scarred(new("roland", "daisy"), 0, 0, mental)
        table = Table(c, lead=1)
        table.threat("cover_up", 0, clues=3)
        table.burn()
        c = good(after(c, *table.over()))
        assert c.seats[0].mental == mental + 1
        assert (c.seats[0].fate, c.seats[0].earned) == (fate, earned)
        assert c.seats[1].earned == 6


@clause("AHB-365")
def test_who_was_defeated_earns_as_much() -> None:
    c = new("roland", "daisy")
    table = Table(c)
    table.turn()
    table.house()
    table.stage(act="what_have_you_done")
    table.enemy("ghoul_minion", engaged=1)
    table.arrange(damage={1: 4})  # Daisy has 5 health
    while not table.value("out")[1]:
        table.do("end_turn" if table.can("end_turn") else table.options[0])
    table.kill("ghoul_priest", "choose burn")
    c = good(after(c, *table.over()))
    assert table.value("out")[:2] == [0, 1]
    assert [r.physical for r in c.seats] == [0, 1]
    assert [r.earned for r in c.seats] == [6, 6]


# ---- trauma


@clause("AHB-255")
def test_trauma_is_there_again_in_each_scenario() -> None:
    c = scarred(new("roland"), 0, 1, 0)
    table = Table(c)
    assert table.get("damage", "0") == 1
    table.set("damage", "0", 0)
    table.burn("refuse")
    c = good(after(c, *table.over()))
    assert c.seats[0].physical == 1
    assert Table(c).get("damage", "0") == 1


@clause("AHB-256")
@pytest.mark.parametrize(
    ("physical", "mental", "fate"),
    [(8, 0, "alive"), (9, 0, "killed"), (0, 4, "alive"), (0, 5, "insane"), (9, 5, "killed")],
)
def test_trauma_up_to_the_printed_limit_is_the_end(physical: int, mental: int, fate: str) -> None:
    assert (HEALTH[BY_CODE["01001"]], SANITY[BY_CODE["01001"]]) == (9, 5)
    c = at(new("roland"), "midnight_masks")
    table = Table(c)
    table.resign("predator_or_prey")
    fields, options = table.over()
    fields |= {"physical": [physical, 0, 0, 0], "mental": [mental, 0, 0, 0]}
    after_it = good(after(c, fields, options))
    assert after_it.seats[0].fate == fate
    assert "01001" not in unused(after_it)


# ---- cards


@clause("AHB-049")
def test_cards_removed_from_the_game_are_back_in_the_next_scenario() -> None:
    c = new("wendy")
    table = Table(c)
    table.turn()
    thrown = [x for x in table.zone("deck", 0) if x != "abandoned_and_alone"][:4]
    table.discards(thrown)
    table.top("abandoned_and_alone")
    table.do("draw")
    table.until("turn")
    assert all(table.where(x) == "removed" for x in thrown)
    table.burn("refuse")
    after_it = good(after(c, *table.over()))
    assert after_it.seats[0].cards == c.seats[0].cards


@clause("AHB-352", "AHC-012")
def test_a_weakness_that_leaves_the_game_is_back_in_the_next_scenario() -> None:
    c = new("roland")
    table = Table(c)
    table.threat("cover_up", 0, clues=0)
    table.flee()
    assert table.where("cover_up") == "removed"
    after_it = good(after(c, *table.over()))
    assert after_it.seats[0].cards["01007"] == 1


@clause("AHC-011", "AHC-012")
@pytest.mark.parametrize("where", ["hand", "threat", "deck", "discard"])
def test_a_weakness_gained_in_play_stays(where: str) -> None:
    c = at(new("roland"), "midnight_masks")
    table = Table(c)
    name = table.zone("collection")[0]
    table.arrange(owner={table.row(name): 0})
    if where == "hand":
        table.hand([*table.zone("hand", 0), name])
    elif where == "threat":
        table.threat(name, 0)
    elif where == "deck":
        table.top(name)
    else:
        table.discards(name)
    table.resign("predator_or_prey")
    after_it = good(after(c, *table.over()))
    (gained,) = after_it.seats[0].weaknesses
    assert Counter(after_it.seats[0].cards) - Counter(c.seats[0].cards) == Counter([gained])
    assert pool(after_it) == pool(c) - Counter([gained])
    assert gained in Table(after_it).chosen["investigators"][0]["cards"]
    freed = good(lose(after_it, 0, {gained: 1}))
    assert freed.seats[0].cards == c.seats[0].cards
    assert freed.seats[0].weaknesses == ()
