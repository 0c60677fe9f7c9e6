"""What each end of The Midnight Masks leaves in the campaign."""

from noctuary.games.arkham.campaign import Campaign, after, record, says, table_options
from noctuary.games.arkham.options import CULTISTS
from tests.games.arkham.campaign.tables import Table, changed, good, new
from tests.games.arkham.scene import code
from tests.support import clause

HUNTER = "01121b"


def second(*people: str) -> Campaign:
    """Return a campaign before its second scenario, with the Ghoul Priest at large."""
    c = new(*people)
    return changed(c, next="midnight_masks", log=record(c.log, "ghoul_priest_alive"))


def lists(c: Campaign) -> tuple[list[str], list[str]]:
    """Return the cultists who were interrogated and those who got away."""
    return [e.key for e in c.log.interrogated], [e.key for e in c.log.got_away]


@clause("AHB-446", "AHB-447", "AHB-362")
def test_everybody_resigns_while_the_first_agenda_is_current(backend: str) -> None:
    c = second("roland")
    table = Table(c, backend)
    deck = table.zone("deck", 5)
    two = [table.row(x) for x in deck[:2]]
    table.arrange(victory=two, deck={5: [table.row(x) for x in deck[2:]]})
    table.resign("predator_or_prey")
    fields, options = table.over()
    assert fields["ending"] == 0
    c = good(after(c, fields, options))
    interrogated, got_away = lists(c)
    assert set(interrogated) == {code(x) for x in deck[:2]}
    assert set(got_away) == {code(x) for x in deck[2:]} | {HUNTER}
    assert c.seats[0].earned == 2
    assert says(c.log, "ghoul_priest_alive")
    assert not says(c.log, "past_midnight")
    assert (c.next, c.end) == ("devourer_below", None)


@clause("AHB-447")
def test_all_six_are_caught(backend: str) -> None:
    c = second("roland")
    table = Table(c, backend)
    table.stage(agenda="time_is_running_short")
    *five, last = [*table.value("deck")[5], table.row("the_masked_hunter")]
    table.arrange(victory=[*five, table.row("ghoul_priest")])
    table.kill(table.name(last))
    fields, options = table.over()
    assert fields["ending"] == 1
    c = good(after(c, fields, options))
    assert lists(c) == (list(CULTISTS), [])
    assert c.log.notes[0].crossed
    assert not says(c.log, "ghoul_priest_alive")
    assert c.seats[0].earned == 5 + 2 + 2


@clause("AHB-448", "AHB-447")
def test_midnight_comes(backend: str) -> None:
    for at_large in (True, False):
        c = second("roland")
        table = Table(c, backend)
        drawn = table.zone("deck", 5)[0]
        table.enemy(drawn)
        if at_large:
            table.enemy("the_masked_hunter", at="northside")
        table.doom("time_is_running_short")
        fields, options = table.over()
        assert fields["ending"] == 2
        c = good(after(c, fields, options))
        assert lists(c) == ([], [x for x in CULTISTS if at_large or x != HUNTER])
        assert says(c.log, "past_midnight")
        options = table_options(c)
        assert isinstance(options, dict)
        assert options["notes"] == ["priest_alive", "past_midnight", *lists(c)[1]]


@clause("AHB-449")
def test_who_is_nowhere_is_recorded_nowhere(backend: str) -> None:
    c = second("roland")
    table = Table(c, backend)
    gone, away, *deck = table.zone("deck", 5)
    table.arrange(
        discard={4: [table.row(gone)]},
        removed=[table.row(away)],
        deck={5: [table.row(x) for x in deck]},
    )
    table.resign("predator_or_prey")
    interrogated, got_away = lists(good(after(c, *table.over())))
    assert interrogated == []
    assert set(got_away) == {code(x) for x in deck} | {HUNTER}


@clause("AHC-364", "AHB-110")
def test_bless_and_curse_do_not_stay_in_the_bag() -> None:
    c = second("roland")
    table = Table(c)
    before = sorted(table.tokens())
    table.bag([*table.tokens(), *["bless"] * 3, *["curse"] * 2])
    table.resign("predator_or_prey")
    assert table.tokens().count("bless") == 3
    later = Table(good(after(c, *table.over())))
    assert sorted(later.tokens()) == sorted([*before, "elder_thing"])
