"""The campaign log, and facts remembered only for a scenario."""

from noctuary.games.arkham.campaign import (
    Log,
    after,
    cross_out,
    decide,
    number,
    record,
    remember,
    remembers,
    says,
)
from tests.games.arkham.campaign.tables import Table, good, new
from tests.support import clause


@clause("AHB-397")
def test_a_new_log_has_three_empty_sections() -> None:
    log = new("roland").log
    assert log.__struct_fields__ == ("notes", "interrogated", "got_away")
    assert (log.notes, log.interrogated, log.got_away) == ((), (), ())


@clause("AHC-123")
def test_a_phrase_goes_among_the_notes_unless_a_section_is_named() -> None:
    log = record(record(Log(), "house_standing"), "01137", "got_away")
    assert says(log, "house_standing")
    assert says(log, "01137", "got_away")
    assert [len(s) for s in (log.notes, log.interrogated, log.got_away)] == [1, 0, 1]


@clause("AHC-124")
def test_only_the_very_phrase_is_found() -> None:
    log = record(Log(), "house_standing")
    assert says(log, "house_standing")
    assert not says(log, "house_still_there")
    assert not says(log, "house_standing", "got_away")


@clause("AHC-125")
def test_a_number_in_a_phrase_is_kept() -> None:
    log = record(Log(), "hours_late", n=4)
    assert number(log, "hours_late") == 4
    assert number(log, "very_late") is None


def test_a_phrase_stands_once_and_can_be_crossed_out() -> None:
    log = record(record(Log(), "ghoul_priest_alive"), "ghoul_priest_alive")
    assert len(log.notes) == 1
    crossed = cross_out(log, "ghoul_priest_alive")
    assert not says(crossed, "ghoul_priest_alive")
    assert crossed.notes[0].key == "ghoul_priest_alive"
    assert cross_out(log, "house_burned") == log


@clause("AHC-126", "AHC-128")
def test_what_is_remembered_lasts_until_the_resolution_is_over() -> None:
    c = remember(new("roland"), "heard_the_scratching")
    table = Table(c)
    table.burn()
    c = good(after(c, *table.over()))
    assert remembers(c, "heard_the_scratching")  # who takes Lita is still open
    assert not says(c.log, "heard_the_scratching")
    c = good(decide(c, None))
    assert not remembers(c, "heard_the_scratching")


@clause("AHC-127", "AHC-129")
def test_what_you_did_is_remembered_of_you_alone() -> None:
    c = remember(new("roland", "daisy"), "looked_inside", 0)
    assert remembers(c, "looked_inside", 0)
    assert not remembers(c, "looked_inside", 1)
    assert not remembers(c, "looked_inside")
    assert not remembers(new("roland"), "looked_inside", 0)
