"""What each end of The Gathering leaves in the campaign."""

from noctuary.games.arkham.campaign import (
    LITA,
    Campaign,
    after,
    bereft,
    decide,
    introductions,
    join,
    may_take,
    replace,
    table_options,
    unused,
)
from noctuary.games.arkham.decks import check
from tests.games.arkham.campaign.tables import Table, changed, good, keys, new, newcomer
from tests.support import clause


def notes(c: Campaign) -> list[str]:
    """Return the notes that hold."""
    return [e.key for e in c.log.notes if not e.crossed]


def earned(c: Campaign) -> list[int]:
    """Return experience by seat."""
    return [r.earned for r in c.seats]


def display(table: Table) -> int:
    """Return the value of the victory display."""
    worth = {"attic": 1, "cellar": 1, "ghoul_priest": 2}
    return sum(worth[c] for c in table.zone("victory"))


@clause("AHB-422", "AHB-362")
def test_no_resolution(backend: str) -> None:
    c = new("roland", "daisy")
    table = Table(c, backend)
    table.flee()
    fields, options = table.over()
    assert fields["ending"] == 0
    c = good(after(c, fields, options))
    assert notes(c) == ["house_standing", "ghoul_priest_alive"]
    assert earned(c) == [display(table) + 2] * 2 == [4, 4]
    assert c.next == "midnight_masks"
    assert c.played[0].resolution == 0
    (choice,) = c.choices
    assert may_take(c, choice) == (fields["lead"],)
    before = check(c.seats[fields["lead"]].deck)
    c = good(decide(c, fields["lead"]))
    assert c.seats[fields["lead"]].cards[LITA] == 1
    assert check(c.seats[fields["lead"]].deck).size == before.size == 30
    assert check(c.seats[fields["lead"]].deck).legal


@clause("AHB-423", "AHB-373")
def test_the_house_burns(backend: str) -> None:
    c = new("roland", "daisy")
    table = Table(c, backend, lead=1)
    table.burn()
    fields, options = table.over()
    assert (fields["ending"], fields["lead"]) == (1, 1)
    c = good(after(c, fields, options))
    assert notes(c) == ["house_burned"]
    assert [r.mental for r in c.seats] == [0, 1]
    assert [r.physical for r in c.seats] == [0, 0]
    assert earned(c) == [display(table) + 2] * 2 == [6, 6]
    assert keys(decide(c, 0)) == ("not-offered",)
    taken, declined = good(decide(c, 1)), good(decide(c, None))
    assert taken.seats[1].assets == (LITA,)
    assert declined.seats[1].assets == ()
    assert LITA not in declined.seats[1].cards
    assert taken.choices == declined.choices == ()
    assert keys(decide(taken, 1)) == ("no-choice",)


@clause("AHB-424")
def test_the_house_is_spared(backend: str) -> None:
    c = new("roland", "daisy")
    table = Table(c, backend)
    table.burn("refuse")
    c = good(after(c, *table.over()))
    assert notes(c) == ["house_standing"]
    assert c.choices == ()
    assert display(table) == 4
    assert earned(c) == [7, 6]


@clause("AHB-425", "AHB-426", "AHB-257")
def test_the_ghouls_get_out(backend: str) -> None:
    c = new("roland", "daisy")
    table = Table(c, backend)
    table.doom("theyre_getting_out")
    fields, options = table.over()
    assert fields["ending"] == 3
    c = good(after(c, fields, options))
    assert notes(c) == ["lita_found_others", "house_standing", "ghoul_priest_alive"]
    assert [r.fate for r in c.seats] == ["killed", "killed"]
    assert earned(c) == [0, 0]
    assert bereft(c) == (0, 1)
    assert unused(c) == ("01003", "01004", "01005")
    assert set(keys(table_options(c))) == {"bereft", "choice"}
    assert keys(replace(c, 0, newcomer("roland"), 2)) == ("used",)
    assert keys(decide(c, 0)) == ("not-offered",)  # she joins one who goes on
    assert keys(decide(c, None)) == ("must-choose",)
    c = good(replace(c, 0, newcomer("agnes"), 2))
    c = good(replace(c, 1, newcomer("wendy"), 3))
    assert may_take(c, c.choices[0]) == (0, 1)
    c = good(decide(c, 1))
    assert c.seats[1].assets == (LITA,)
    assert [(r.earned, r.unspent, r.physical, r.mental) for r in c.seats] == [(0, 0, 0, 0)] * 2
    assert [r.code for r in c.past] == ["01001", "01002"]
    options = table_options(c)
    assert isinstance(options, dict)
    assert options["notes"] == ["lita_forced", "priest_alive"]
    assert options["investigators"][1]["cards"][LITA] == 1


@clause("AHB-425", "AHB-258")
def test_with_too_few_investigators_left_the_campaign_is_lost() -> None:
    four = new("roland", "daisy", "agnes", "wendy")
    table = Table(four)
    table.doom("theyre_getting_out")
    lost = good(after(four, *table.over()))
    assert (lost.next, lost.end, lost.choices) == (None, "lost", ())
    assert keys(table_options(lost)) == ("ended",)
    assert keys(join(lost, newcomer("skids"), 1)) == ("ended",)


@clause("AHB-258")
def test_the_fifth_death_of_a_single_player_ends_the_campaign() -> None:
    others = new("daisy", "agnes", "wendy").seats
    c = changed(new("roland"), past=others)
    table = Table(c)
    table.doom("theyre_getting_out")
    fields, options = table.over()
    fourth = good(after(c, fields, options))
    assert (fourth.end, unused(fourth)) == (None, ("01003",))
    c = changed(c, past=(*others, *new("skids").seats))
    assert good(after(c, fields, options)).end == "lost"


@clause("AHB-372")
def test_the_lead_is_chosen_anew() -> None:
    c = new("roland", "daisy")
    table = Table(c, lead=0)
    table.burn()
    c = good(decide(good(after(c, *table.over())), None))
    assert [r.mental for r in c.seats] == [1, 0]  # the last lead of scenario 1
    assert Table(c, lead=1).value("lead") == 1
    assert keys(table_options(c, 2)) == ("lead",)


@clause("AHB-116", "AHB-433")
def test_the_log_chooses_what_is_read() -> None:
    c = new("roland")
    assert introductions(c) == ("campaign-introduction-gathering",)
    key = "campaign-introduction-midnight_masks"
    table = Table(c)
    table.burn()
    assert introductions(good(after(c, *table.over()))) == (f"{key}-2", f"{key}-3")
    table = Table(c)
    table.doom("theyre_getting_out")
    assert introductions(good(after(c, *table.over()))) == (f"{key}-1", f"{key}-3")


def test_a_table_of_something_else_is_refused() -> None:
    c = new("roland")
    table = Table(c)
    fields, options = table.state.fields(), table.chosen
    assert keys(after(c, fields, options)) == ("unfinished",)
    table.burn()
    fields, options = table.over()
    assert keys(after(new("daisy"), fields, options)) == ("other-table",)
    assert keys(after(new("roland", "daisy"), fields, options)) == ("other-table",)
    second = good(after(c, fields, options))
    assert keys(after(second, fields, options)) == ("other-table",)
