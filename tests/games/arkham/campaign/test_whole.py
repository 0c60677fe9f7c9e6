"""Whole campaigns, played at the table."""

from random import Random

import pytest

from noctuary.games.arkham.campaign import (
    INVESTIGATORS,
    LITA,
    Bought,
    Campaign,
    after,
    bereft,
    decide,
    may_take,
    playing,
    pool,
    read,
    replace,
    says,
    unused,
    upgrade,
    write,
)
from noctuary.games.arkham.decks import check
from noctuary.games.arkham.options import CULTISTS
from tests.games.arkham.campaign.tables import PEOPLE, Table, good, new, newcomer
from tests.support import clause


@clause("AHB-362", "AHB-396", "AHB-373", "AHC-011")
def test_a_campaign_is_won_in_three_scenarios() -> None:
    c = new("roland", "daisy")
    table = Table(c)
    table.burn()
    c = good(decide(good(after(c, *table.over())), 0))
    bought = upgrade(c, 1, dict(c.seats[1].cards) | {"01030": 1, "01040": 1})
    assert isinstance(bought, Bought)
    c = read(write(bought.campaign))
    assert (c.next, c.seats[1].unspent) == ("midnight_masks", 5)

    table = Table(c, lead=1)
    assert table.zone("play").count("your_house") == 0
    assert [table.get("horror", p) for p in "01"] == [1, 0]
    *two, last = table.value("deck")[5][:3]
    table.arrange(victory=two)
    table.enemy(table.name(last))
    table.resign("predator_or_prey")
    c = good(after(c, *table.over()))
    assert len(c.log.interrogated) == 2
    assert len(c.log.got_away) == 4

    table = Table(c)
    assert table.get("doom", table.value("agenda")) == 2
    assert table.where("lita_chantler").split()[-1] == "0"
    table.stage(act="disrupting_the_ritual")
    table.location("ritual_site")
    table.stand("ritual_site")
    table.strong()
    table.turn()
    table.arrange(clues={table.row("disrupting_the_ritual"): 3, 0: 2, 1: 2})
    table.do("use disrupting_the_ritual 0")
    table.until("over")
    c = read(write(good(after(c, *table.over()))))
    assert (c.end, c.next) == ("won", None)
    assert [e.key for e in c.log.notes] == ["house_burned", "ritual_broken"]
    assert [p.scenario for p in c.played] == ["gathering", "midnight_masks", "devourer_below"]
    assert [r.mental for r in c.seats] == [3, 2]
    assert c.seats[0].assets == (LITA,)


def play_at_random(c: Campaign, stream: Random) -> Campaign:
    """Play the next scenario by random choices, then choose whatever must be chosen after it."""
    table = Table(c)
    for _ in range(20_000):
        if table.state.over:
            break
        table.state.apply(stream.choice(table.state.legal()))
    c = good(after(c, *table.over()))
    while not c.end and bereft(c):
        free = [p for p in PEOPLE if newcomer(p).deck.investigator in unused(c)]
        c = good(replace(c, bereft(c)[0], newcomer(stream.choice(free)), 1))
    for choice in c.choices:
        c = good(decide(c, stream.choice(may_take(c, choice))))
    return c


@pytest.mark.parametrize("seed", range(6))
def test_campaigns_of_random_players_come_to_an_end(seed: int) -> None:
    stream = Random(seed)
    c = new(*stream.sample(PEOPLE, 1 + seed % 2), seed=seed)
    for n in range(1, 4):
        c = play_at_random(c, stream)
        assert len(c.played) == n
        assert read(write(c)) == c
        assert pool(c).total() <= 10
        names = [r.code for r in (*c.seats, *c.past)]
        assert len(names) == len(set(names)) <= len(INVESTIGATORS)
        for i in playing(c):
            assert check(c.seats[i].deck).legal
            assert c.seats[i].unspent == c.seats[i].earned
        for code in CULTISTS:
            assert not (says(c.log, code, "interrogated") and says(c.log, code, "got_away"))
        if c.end:
            break
    assert c.end
