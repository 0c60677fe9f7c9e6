"""What bots buy between two scenarios."""

import pytest

from noctuary.games.arkham.campaign import Campaign, spend
from noctuary.games.arkham.campaign.bot_purchases import liking
from noctuary.games.arkham.decks import check
from tests.games.arkham.campaign.tables import PEOPLE, changed, new
from tests.support import clause


def rich(c: Campaign, unspent: int) -> Campaign:
    """Return the campaign with experience to spend."""
    return changed(c, seats=tuple(changed(r, earned=unspent, unspent=unspent) for r in c.seats))


def worth(c: Campaign) -> int:
    """Return the value of the first deck by the evaluation."""
    return sum(n * liking(code) for code, n in c.seats[0].cards.items())


@clause("AHB-366", "AHB-370")
@pytest.mark.parametrize("who", PEOPLE)
def test_a_deck_gets_better_and_stays_legal(who: str) -> None:
    before = rich(new(who), 6)
    after = spend(before)
    assert worth(after) > worth(before)
    assert check(after.seats[0].deck).legal
    assert 0 <= after.seats[0].unspent < 6
    assert after.seats[0].earned == 6
    assert sum(after.seats[0].cards.values()) == sum(before.seats[0].cards.values())


@clause("AHB-366")
def test_nothing_is_bought_for_nothing() -> None:
    c = new("roland", "agnes")
    assert spend(c) == c


def test_nobody_buys_for_a_campaign_that_is_over() -> None:
    c = changed(rich(new("roland"), 6), end="won", next=None)
    assert spend(c) == c
