"""A signature card that is lost for good, and what becomes of its investigator."""

from noctuary.games.arkham.campaign import (
    VERSION,
    Bought,
    Campaign,
    Newcomer,
    Record,
    lose,
    replace,
    upgrade,
)
from noctuary.games.arkham.decks import Deck, check, starter
from tests.games.arkham.campaign.tables import good, keys
from tests.games.arkham.scene import Scene
from tests.support import card, clause

DUKE = "02014"
SURVIVOR = {f"010{n}": 2 for n in range(72, 82)}
NEUTRAL = {f"010{n}": 2 for n in range(86, 91)}
PETE = Deck("02005", {**SURVIVOR, **NEUTRAL, DUKE: 1, "02015": 1, "01000": 1})


WHOLE = Campaign(
    VERSION, "c", "Test", "zealot", "standard", seats=(Record("02005", PETE.slots, unspent=3),)
)


def bereaved() -> Campaign:
    """Return a campaign in which Pete has lost Duke for good."""
    return good(lose(WHOLE, 0, {DUKE: 1}))


@clause("AHC-379")
def test_duke_is_not_required_any_more() -> None:
    without = Deck("02005", {c: n for c, n in PETE.slots.items() if c != DUKE})
    assert [p.cards for p in check(without).problems] == [(DUKE,)]
    assert check(without, without=[DUKE]).problems == ()
    campaign = bereaved()
    cards = campaign.seats[0].cards
    assert DUKE not in cards and campaign.seats[0].exiled == {}
    assert isinstance(upgrade(campaign, 0, cards), Bought)


@clause("AHC-380")
def test_pete_goes_on_or_retires() -> None:
    campaign = bereaved()
    assert campaign.seats[0].fate == "alive"  # he may go on
    newcomer = Newcomer(starter("roland-easy"))
    after = good(replace(campaign, 0, newcomer, 2))
    assert (after.seats[0].code, after.seats[0].earned, after.seats[0].unspent) == ("01001", 0, 0)
    assert [(r.code, r.fate) for r in after.past] == [("02005", "retired")]
    assert keys(replace(WHOLE, 0, newcomer, 2)) == ("alive",)


@card("02015")
def test_nightmares_keep_assets_exhausted(backend: str) -> None:
    s = Scene(backend, who="ashcan_pete", cards="duke wracked_by_nightmares")
    s.hand("emergency_cache")
    s.top("wracked_by_nightmares")
    s.do("draw")
    assert s.get("exhausted", "duke") == 1
    assert not s.can("use ashcan_pete 0")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("exhausted", "duke") == 1
    s.do("use wracked_by_nightmares 1")
    assert s.where("wracked_by_nightmares") == "discard 0"
