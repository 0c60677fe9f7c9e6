"""Between two scenarios: purchases, players who come and go, side stories."""

from collections import Counter

import pytest

from noctuary.games.arkham.campaign import (
    BadCampaign,
    Bought,
    Campaign,
    Refused,
    after,
    bereft,
    come_back,
    join,
    leave,
    lose,
    playing,
    replace,
    side_story,
    table_options,
    unused,
    upgrade,
)
from noctuary.games.arkham.decks import library
from tests.games.arkham.campaign.tables import Table, changed, good, keys, new, newcomer
from tests.support import card, clause


def rich(c: Campaign, seat: int, unspent: int, **facts: object) -> Campaign:
    """Return the campaign with experience to spend at a seat."""
    seats = list(c.seats)
    seats[seat] = changed(seats[seat], earned=unspent, unspent=unspent, **facts)
    return changed(c, seats=tuple(seats))


def without(c: Campaign, seat: int, out: str, into: str) -> dict[str, int]:
    """Return the deck of a seat after some copies left and others came (`"01018 01018"`)."""
    return dict(Counter(c.seats[seat].cards) - Counter(out.split()) + Counter(into.split()))


def buy(c: Campaign, out: str, into: str) -> Bought | Refused:
    """Change the deck of the first seat."""
    return upgrade(c, 0, without(c, 0, out, into))


def paid(found: Bought | Refused) -> tuple[int, int]:
    """Return the price, and what is left."""
    assert isinstance(found, Bought), found
    return found.price, found.campaign.seats[0].unspent


def why(found: Bought | Refused) -> list[str]:
    """Return the objections of the deck tools."""
    assert isinstance(found, Refused), found
    return [p.key for p in found.problems[0].deck]


# ---- purchases


@clause("AHC-166", "AHC-167", "AHC-168")
def test_a_card_of_level_0_costs_1() -> None:
    assert "01086" not in new("roland").seats[0].cards
    assert why(buy(rich(new("roland"), 0, 0), "01018", "01086")) == ["experience"]
    c = rich(new("roland"), 0, 1)
    found = buy(c, "01018", "01086")
    assert paid(found) == (1, 0)
    assert isinstance(found, Bought)
    assert found.campaign.seats[0].cards["01086"] == 1
    assert library().cards["01086"].level == 0
    assert found.campaign.seats[0].earned == 1
    assert paid(buy(c, "01018", "01026")) == (1, 0)  # level 1


@clause("AHC-169", "AHB-367")
def test_an_upgrade_costs_the_difference() -> None:
    c = rich(new("roland"), 0, 3)
    assert paid(buy(c, "01018", "01028")) == (2, 1)
    daisy = rich(new("daisy"), 0, 3)
    assert paid(buy(daisy, "01030", "01040")) == (1, 2)


@clause("AHB-366", "AHB-370", "AHB-368")
def test_each_copy_is_paid_and_takes_the_place_of_another() -> None:
    c = rich(new("roland"), 0, 8)
    assert paid(buy(c, "01018 01018", "01029 01029")) == (8, 0)
    assert "too-many" in why(buy(c, "", "01029"))
    assert "required-stays" in why(buy(c, "01006", "01029"))
    assert "weakness-stays" in why(buy(c, "01007", "01029"))


@clause("AHB-369")
def test_unspent_experience_is_kept() -> None:
    found = buy(rich(new("roland"), 0, 3), "01018", "01028")
    assert isinstance(found, Bought)
    assert (found.campaign.seats[0].earned, found.campaign.seats[0].unspent) == (3, 1)
    assert paid(buy(found.campaign, "01018", "01026")) == (1, 0)


@clause("AHB-370")
def test_a_deck_does_not_change_for_nothing() -> None:
    c = rich(new("roland"), 0, 0)
    assert why(buy(c, "01018", "01086")) == ["experience"]
    assert "removed" in why(buy(rich(c, 0, 5), "01018", ""))
    assert paid(buy(c, "", "")) == (0, 0)


@clause("AHB-231", "AHB-370")
def test_story_assets_and_weaknesses_are_not_for_sale() -> None:
    c = rich(new("roland"), 0, 5)
    assert keys(buy(c, "", "01117")) == ("not-earned",)
    assert keys(buy(c, "", "01103 01103")) == ("not-earned",)
    assert keys(buy(c, "01018", "02110")) == ("not-played",)


def test_the_dead_and_the_ended_buy_nothing() -> None:
    c = rich(new("roland"), 0, 5, fate="killed")
    assert keys(buy(c, "01018", "01028")) == ("dead",)
    assert keys(buy(changed(new("roland"), next=None, end="won"), "", "")) == ("ended",)
    with pytest.raises(BadCampaign, match="campaign-error-seat"):
        upgrade(c, 1, {})


@clause("AHC-212", "AHC-213")
def test_what_is_lost_is_made_good_for_nothing() -> None:
    c = good(lose(new("roland"), 0, {"01018": 2}))
    assert c.seats[0].exiled == {"01018": 2}
    found = table_options(c)
    assert isinstance(found, Refused)
    assert [p.key for p in found.problems[0].deck] == ["too-few"]
    assert paid(buy(c, "", "01086 01086")) == (0, 0)
    assert "experience" in why(buy(c, "01016", "01086 01086 01017"))
    restored = buy(c, "", "01086 01086")
    assert isinstance(restored, Bought)
    assert isinstance(table_options(restored.campaign), dict)
    assert restored.campaign.seats[0].exiled == {}
    assert keys(lose(c, 0, {"01018": 1})) == ("not-in-deck",)


# ---- who takes part


@clause("AHB-371")
def test_players_come_and_go() -> None:
    c = rich(new("roland", "daisy"), 0, 4, physical=1)
    record = c.seats[0]
    c = good(leave(c, 0))
    assert playing(c) == (1,)
    assert keys(leave(c, 0)) == ("away",)
    assert keys(join(c, newcomer("roland"), 1)) == ("used",)
    c = good(join(c, newcomer("agnes"), 1))
    assert (c.seats[2].code, c.seats[2].unspent, c.seats[2].mental) == ("01004", 0, 0)
    table = Table(c)
    assert table.seats == 2
    table.burn("refuse")
    c = good(after(c, *table.over()))
    assert c.seats[0] == changed(record, away=True)
    assert [r.earned for r in c.seats] == [4, 7, 6]
    c = good(come_back(c, 0))
    assert c.seats[0] == record
    assert keys(come_back(c, 0)) == ("here",)
    assert Table(c).get("damage", "0") == 1


def test_at_most_four_take_part() -> None:
    c = new("roland", "daisy", "agnes", "wendy")
    assert keys(join(c, newcomer("skids"), 1)) == ("seats",)
    c = good(join(good(leave(c, 0)), newcomer("skids"), 1))
    assert keys(come_back(c, 0)) == ("seats",)
    nobody = good(leave(new("roland"), 0))
    assert keys(table_options(nobody)) == ("nobody",)


@clause("AHB-257")
def test_the_dead_are_replaced_by_others() -> None:
    c = rich(new("roland", "daisy"), 0, 6, fate="insane", mental=5)
    assert bereft(c) == (0,)
    assert "01001" not in unused(c)
    assert keys(table_options(c)) == ("bereft",)
    assert keys(replace(c, 0, newcomer("roland"), 1)) == ("used",)
    assert keys(replace(c, 1, newcomer("agnes"), 1)) == ("alive",)
    new_one = good(replace(c, 0, newcomer("agnes"), 1))
    assert (new_one.seats[0].unspent, new_one.seats[0].mental) == (0, 0)
    assert new_one.past == (c.seats[0],)
    assert isinstance(table_options(new_one), dict)
    gone = good(leave(c, 0))
    assert isinstance(table_options(gone), dict)


# ---- side stories


@clause("AHB-377")
def test_a_side_story_costs_experience_and_is_one_more_scenario() -> None:
    c = rich(rich(new("roland", "daisy"), 0, 3), 1, 2)
    assert keys(side_story(rich(c, 1, 1), "carnevale", 2)) == ("experience",)
    c = good(side_story(c, "carnevale", 2))
    assert [r.unspent for r in c.seats] == [1, 0]
    assert keys(side_story(c, "carnevale", 0)) == ("side",)
    assert keys(table_options(c)) == ("scenario",)
    table = Table(new("roland", "daisy"))
    table.burn("refuse")
    fields, options = table.over()
    ended = good(after(c, fields, options | {"scenario": "carnevale"}))
    assert [r.unspent for r in ended.seats] == [1 + 7, 6]
    assert (ended.next, ended.side) == ("gathering", None)
    assert [p.scenario for p in ended.played] == ["carnevale"]
    assert ended.log.notes == ()


@card("06112")
def test_what_a_card_records_in_play_stands_in_the_log(backend: str) -> None:
    c = new("roland", "daisy")
    table = Table(c, backend)
    table.flee()
    fields, options = table.over()
    assert "dreams_interpreted" not in [e.key for e in good(after(c, fields, options)).log.notes]
    fields = fields | {"noted": [0, 1, 0, 0]}
    assert "dreams_interpreted" in [e.key for e in good(after(c, fields, options)).log.notes]
