"""The document of a campaign: it comes back as it was, and a bad one is refused with a reason."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.games.arkham.campaign import (
    INVESTIGATORS,
    LITA,
    NOTES,
    ORDER,
    VERSION,
    BadCampaign,
    Campaign,
    Choice,
    Fact,
    Log,
    Note,
    Played,
    Record,
    read,
    write,
)
from noctuary.games.arkham.options import CULTISTS, starters
from tests.games.arkham.campaign.tables import WANTED, new

COUNTS = st.integers(0, 30)
TITLES = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
KEYS = st.from_regex(r"\A[a-z0-9_]{1,40}\Z")


def some(keys: tuple[str, ...]) -> st.SearchStrategy[tuple[Note, ...]]:
    """Return entries of a section."""
    notes = st.builds(Note, st.sampled_from(keys), st.none() | COUNTS, st.booleans())
    return st.lists(notes, max_size=4, unique_by=lambda n: n.key).map(tuple)


def record_of(code: str) -> st.SearchStrategy[Record]:
    """Return a record of an investigator, with Lita or without."""
    deck = next(d for d in starters().values() if d["investigator"] == code)["cards"]

    def build(lita: bool, **facts: Any) -> Record:
        cards = dict(deck) | ({LITA: 1} if lita else {})
        return Record(code, cards, assets=(LITA,) if lita else (), **facts)

    return st.builds(
        build,
        st.booleans(),
        player=TITLES,
        collection=TITLES,
        earned=COUNTS,
        unspent=COUNTS,
        physical=COUNTS,
        mental=COUNTS,
        fate=st.sampled_from(("alive", "killed", "insane", "retired")),
        away=st.booleans(),
        meta=st.dictionaries(TITLES, TITLES, max_size=2),
        weaknesses=st.lists(st.sampled_from(("01096", "01103")), max_size=2).map(tuple),
        exiled=st.dictionaries(st.sampled_from(("01016", "01086")), st.integers(1, 2)),
        notes=st.lists(st.builds(Note, KEYS), max_size=2).map(tuple),
    )


@st.composite
def campaigns(draw: st.DrawFn) -> Campaign:
    """Return any campaign."""
    codes = draw(st.lists(st.sampled_from(INVESTIGATORS), max_size=5, unique=True))
    records = [draw(record_of(code)) for code in codes]
    seats = tuple(records[:4])
    scenario = draw(st.none() | st.sampled_from(ORDER))
    choices = (None, *range(len(seats)))
    return Campaign(
        VERSION,
        draw(TITLES),
        draw(TITLES),
        "zealot",
        draw(st.sampled_from(("easy", "standard", "hard", "expert"))),
        draw(st.booleans()),
        next=scenario,
        end=None if scenario else draw(st.sampled_from(("won", "lost", "survived"))),
        side=draw(st.none() | KEYS),
        seats=seats,
        past=tuple(records[4:]),
        played=tuple(draw(st.lists(st.builds(Played, KEYS, st.integers(0, 9)), max_size=3))),
        log=draw(st.builds(Log, some(NOTES), some(CULTISTS), some(CULTISTS))),
        bag=draw(st.dictionaries(st.sampled_from(("elder_thing", "skull")), st.integers(-2, 3))),
        remembered=tuple(
            draw(st.lists(st.builds(Fact, KEYS, st.sampled_from(choices)), max_size=2))
        ),
        choices=tuple(
            draw(st.lists(st.builds(Choice, st.just("lita"), st.sampled_from(choices)), max_size=1))
        ),
        linked=tuple(draw(st.lists(TITLES, max_size=2))),
    )


@settings(max_examples=60, deadline=None)
@given(campaigns())
def test_a_campaign_comes_back_as_it_was(c: Campaign) -> None:
    assert read(write(c)) == c
    assert write(read(write(c))) == write(c)


# ---- what is refused


def reason(text: str) -> BadCampaign:
    """Return why a document is refused."""
    with pytest.raises(BadCampaign) as caught:
        read(text)
    error = caught.value
    assert set(error.arguments) == WANTED[error.key]
    return error


def spoiled(**facts: Any) -> str:
    """Return a document with other facts."""
    return json.dumps(json.loads(write(new("roland", "daisy"))) | facts)


def seat(**facts: Any) -> str:
    """Return a document with other facts about its first seat."""
    seats = json.loads(write(new("roland", "daisy")))["seats"]
    seats[0] |= facts
    return spoiled(seats=seats)


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", '{"version": 1', '{"version": 1, "log": ' + "[" * 9999]
)
def test_what_is_no_json(text: str) -> None:
    assert reason(text).key == "campaign-error-json"


def test_another_version_is_refused_politely() -> None:
    for version in (0, 2, 999):
        error = reason(spoiled(version=version, unheard_of=True))
        assert error.key == "campaign-error-version"
        assert error.arguments == {"version": version, "known": 1}
    for text in ("[]", "{}", '{"version": "one"}', spoiled(version=None)):
        assert reason(text).key == "campaign-error-version-missing"
    assert reason(" " * 500_000).key == "campaign-error-long"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (spoiled(unheard_of=1), "."),
        (spoiled(difficulty="trivial"), ".difficulty"),
        (spoiled(next="dunwich"), ".next"),
        (seat(unspent=-1), ".seats[0].unspent"),
        (seat(unspent="3"), ".seats[0].unspent"),
        (seat(fate="bored"), ".seats[0].fate"),
        (seat(cards={"01018": 0}), ".seats[0].cards[...]"),
        (spoiled(log={"notes": [{"key": "Your house"}]}), ".log.notes[0].key"),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(text: str, place: str) -> None:
    error = reason(text)
    assert (error.key, error.arguments) == ("campaign-error-shape", {"place": place})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (spoiled(next=None), "end"),
        (spoiled(end="won"), "end"),
        (seat(code="01002"), "twice"),
        (seat(code="02001"), "card"),
        (seat(cards={"02110": 1}), "card"),
        (seat(cards={"01117": 1}), "unearned"),
        (seat(assets=["01117"]), "unearned"),
        (spoiled(log={"notes": [{"key": "very_late"}]}), "note"),
        (spoiled(log={"got_away": [{"key": "01001"}]}), "note"),
        (spoiled(bag={"moon": 1}), "bag"),
        (spoiled(bag={"skull": 99}), "bag"),
        (spoiled(choices=[{"kind": "lita", "lead": 2}]), "seat"),
        (spoiled(remembered=[{"key": "a", "seat": 5}]), "seat"),
    ],
)
def test_what_no_campaign_can_say(text: str, key: str) -> None:
    assert reason(text).key == f"campaign-error-{key}"


def test_five_cannot_take_part() -> None:
    people = [json.loads(write(new(p)))["seats"][0] for p in ("agnes", "wendy", "skids")]
    seats = json.loads(write(new("roland", "daisy")))["seats"] + people
    assert reason(spoiled(seats=seats)).key == "campaign-error-seats"
