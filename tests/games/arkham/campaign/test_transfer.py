"""Survivors who go on into another campaign."""

from noctuary.games.arkham.campaign import (
    LITA,
    Campaign,
    Note,
    chaos_bag,
    close,
    record,
    survivors,
    table_options,
    transfer,
)
from tests.games.arkham.campaign.tables import changed, good, keys, new, newcomer
from tests.support import clause


def won() -> Campaign:
    """Return a campaign won by two, one of whom has earned a lot."""
    c = new("roland", "daisy")
    roland = changed(
        c.seats[0],
        cards=c.seats[0].cards | {LITA: 1, "01103": 1},
        earned=9,
        unspent=4,
        mental=1,
        assets=(LITA,),
        weaknesses=("01103",),
        notes=(Note("sworn_to_the_deep"),),
    )
    return changed(
        c,
        seats=(roland, c.seats[1]),
        next=None,
        end="won",
        log=record(c.log, "house_standing"),
        bag={"elder_thing": 1},
    )


def carried(*seats: int, **facts: object) -> Campaign:
    """Return a new campaign with survivors of the other."""
    return good(transfer(won(), seats, id="next", name="", seed=1, **facts))


@clause("AHB-402")
def test_each_survivor_may_be_carried_over_once_the_campaign_has_ended() -> None:
    assert survivors(won()) == (0, 1)
    going_on = changed(won(), next="devourer_below", end=None)
    assert survivors(going_on) == ()
    assert keys(transfer(going_on, (0,), id="n", name="", seed=1)) == ("going-on",)
    assert keys(close(going_on)) == ("going-on",)
    closed = good(close(won()))
    assert survivors(closed) == ()
    assert keys(transfer(closed, (0,), id="n", name="", seed=1)) == ("no-survivor",)


def test_the_dead_are_not_carried_over() -> None:
    c = won()
    c = changed(c, seats=(changed(c.seats[0], fate="killed"), c.seats[1]))
    assert survivors(c) == (1,)
    assert keys(transfer(c, (0,), id="n", name="", seed=1)) == ("no-survivor",)
    assert keys(transfer(c, (), id="n", name="", seed=1)) == ("seats",)


@clause("AHC-181")
def test_some_survivors_go_on_beside_new_investigators() -> None:
    c = carried(0, newcomers=[newcomer("agnes")])
    assert [r.code for r in c.seats] == ["01001", "01004"]
    assert [r.unspent for r in c.seats] == [4, 0]
    same = transfer(won(), (0,), [newcomer("roland")], id="n", name="", seed=1)
    assert keys(same) == ("used",)


@clause("AHC-182", "AHC-183")
def test_what_was_earned_is_kept() -> None:
    old, new_one = won().seats[0], carried(0).seats[0]
    assert new_one == old
    assert (new_one.assets, new_one.weaknesses) == ((LITA,), ("01103",))
    options = table_options(carried(0))
    assert isinstance(options, dict)
    assert options["investigators"] == [
        {"investigator": "01001", "cards": old.cards, "trauma": [0, 1]}
    ]


@clause("AHC-184")
def test_other_notes_are_not_copied() -> None:
    assert carried(0, 1).log.notes == ()
    assert carried(0, 1).played == ()


@clause("AHC-185", "AHC-186")
def test_the_bag_is_that_of_the_new_campaign() -> None:
    assert "elder_thing" in chaos_bag(won())
    assert chaos_bag(carried(0)) == chaos_bag(new("roland"))
    hard = carried(0, difficulty="hard")
    assert chaos_bag(hard) == chaos_bag(new("roland", difficulty="hard"))


@clause("AHC-187")
def test_what_binds_an_investigator_goes_along() -> None:
    c = carried(0)
    assert c.seats[0].notes == (Note("sworn_to_the_deep"),)
    assert c.linked == ("c",)


@clause("AHC-180")
def test_without_the_variant_a_campaign_starts_with_new_decks() -> None:
    c = new("roland")
    assert (c.linked, c.seats[0].unspent, c.seats[0].assets) == ((), 0, ())
