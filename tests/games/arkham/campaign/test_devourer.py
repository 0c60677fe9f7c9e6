"""What each end of The Devourer Below leaves in the campaign."""

from collections import Counter

from noctuary.games.arkham.campaign import (
    LITA,
    Campaign,
    after,
    chaos_bag,
    pool,
    says,
    survivors,
    table_options,
)
from noctuary.games.arkham.components import BY_CODE, TRAIT, Trait
from tests.games.arkham.campaign.tables import Table, changed, good, keys, new
from tests.support import clause


def last(*people: str) -> Campaign:
    """Return a campaign before its last scenario; the first investigator has Lita."""
    c = new(*people)
    first = changed(c.seats[0], cards=c.seats[0].cards | {LITA: 1}, assets=(LITA,))
    return changed(c, next="devourer_below", seats=(first, *c.seats[1:]))


def trauma(c: Campaign) -> list[tuple[int, int]]:
    """Return physical and mental trauma by seat."""
    return [(r.physical, r.mental) for r in c.seats]


def at_the_site(c: Campaign, backend: str) -> Table:
    """Return the table with everybody at the Ritual Site, a display worth 3."""
    table = Table(c, backend)
    table.location("ritual_site")
    table.stand("ritual_site")
    table.arrange(victory=[table.row("ruth_turner"), table.row("the_masked_hunter")])
    table.strong()
    table.turn()
    return table


@clause("AHB-471", "AHB-209", "AHB-453", "AHB-396")
def test_everybody_runs_away(backend: str) -> None:
    c = last("roland", "daisy")
    table = Table(c, backend)
    assert len(table.tokens()) == 17
    assert table.tokens().count("elder_thing") == 1
    table.resign("main_path")
    c = good(after(c, *table.over()))
    assert [e.key for e in c.log.notes] == ["arkham_succumbed"]
    assert [r.fate for r in c.seats] == ["killed", "killed"]
    assert (c.next, c.end) == (None, "lost")
    assert survivors(c) == ()
    assert chaos_bag(c)["elder_thing"] == 1
    assert keys(table_options(c)) == ("ended",)


@clause("AHB-472")
def test_the_ritual_is_broken(backend: str) -> None:
    c = last("roland", "daisy")
    table = at_the_site(c, backend)
    table.stage(act="disrupting_the_ritual")
    table.arrange(clues={table.row("disrupting_the_ritual"): 3, 0: 2, 1: 2})
    table.do("use disrupting_the_ritual 0")
    table.until("over")
    c = good(after(c, *table.over()))
    assert [e.key for e in c.log.notes] == ["ritual_broken"]
    assert trauma(c) == [(0, 2), (0, 2)]
    assert [r.earned for r in c.seats] == [8, 8]
    assert (c.next, c.end) == (None, "won")
    assert survivors(c) == (0, 1)


@clause("AHB-473")
def test_umordhoth_is_repelled(backend: str) -> None:
    c = last("roland", "daisy")
    table = at_the_site(c, backend)
    table.stage(agenda="vengeance_awaits")
    table.set("revealed", "vengeance_awaits", 1)
    table.kill("umordhoth")
    c = good(after(c, *table.over()))
    assert [e.key for e in c.log.notes] == ["umordhoth_repelled"]
    assert trauma(c) == [(2, 2), (2, 2)]
    assert [r.earned for r in c.seats] == [13, 13]
    assert c.end == "won"
    assert c.seats[0].assets == (LITA,)


@clause("AHB-474")
def test_lita_is_sacrificed(backend: str) -> None:
    c = last("roland", "daisy")
    table = at_the_site(c, backend)
    table.stage(agenda="vengeance_awaits")
    table.asset("lita_chantler", table.asked[0])
    table.enemy("umordhoth", engaged=-1, at="ritual_site", exhausted=1)

    table.do("use umordhoth 1")
    table.until("over")
    ended = good(after(c, *table.over()))
    assert [e.key for e in ended.log.notes] == ["lita_sacrificed"]
    assert trauma(ended) == [(2, 2), (2, 2)]
    assert [r.earned for r in ended.seats] == [3, 3]
    assert (ended.end, says(ended.log, "lita_sacrificed")) == ("survived", True)
    assert all(LITA not in r.cards and LITA not in r.assets for r in ended.seats)
    for old, r in zip(c.seats, ended.seats, strict=True):
        (gained,) = r.weaknesses
        assert TRAIT[BY_CODE[gained]][Trait.MADNESS]
        without = Counter(old.cards) - Counter([LITA])
        assert Counter(r.cards) == without + Counter([gained])
    assert pool(ended).total() == pool(c).total() - 2
