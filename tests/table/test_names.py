"""Nobody at a table can be confused with somebody else."""

# ruff: noqa: RUF001 - letters that look like others are what this is about

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.kernel import load
from noctuary.table import protocol as wire
from noctuary.table.model.commands import chat, seating
from noctuary.table.model.confusables import skeletons
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.names import bot_names, validate_name
from noctuary.table.refusal import TableRefusal
from tests.table.company import House, Screen, decide, new_table, run, table_of
from tests.table.test_hub import refused

WEB = Path(__file__).resolve().parents[2] / "web" / "locales"
ANNA = [
    "anna",
    "ANNA",
    "Аnna",  # Cyrillic
    "Annа",
    "Αnna",  # Greek
    "Ａｎｎａ",
    "𝐀𝐧𝐧𝐚",
    "ᴀɴɴᴀ",
    "Ánna",
    "A\u0301nn\u0308a",
    "An\u200bna",
    "\u202eAnna",
    "An\u034fna",
    "An na",
    "Anna.",
    "·Anna·",
    "Anna\u3164",
    "Anna\u2800",
    "Aηηa",
]
"""Names that can be confused with Anna."""


def denied(key: str, wish: Callable[[], object]) -> dict[str, Any]:
    """Return the arguments of a refusal with this key."""
    with pytest.raises(TableRefusal) as e:
        wish()
    assert e.value.key == f"error-{key}"
    return e.value.arguments


@pytest.mark.parametrize("name", ANNA)
def test_what_looks_like_anna(name: str) -> None:
    assert skeletons("Anna") & skeletons(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iris", "lris"),
        ("Iris", "1ris"),
        ("Odette", "0dette"),
        ("Bernard", "Bemard"),
        ("Hannah", "Ηaηηah"),
        ("ΗΛΙΑΣ", "ηλιας"),
        ("Вера", "BEPA"),
        ("Jørn", "Jorn"),
        ("★", "★ "),
    ],
)
def test_others_that_look_alike(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anne"),
        ("Ana", "Ana II"),
        ("Ana II", "Ana III"),
        ("P1", "P2"),
        ("★", "☆"),
        ("Basile", "Odette"),
        ("Иван", "Анна"),
        ("さくら", "さら"),
    ],
)
def test_names_that_are_told_apart(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800 \u2800", "\u0301"])
def test_a_name_shows_something(name: str) -> None:
    denied("name", lambda: validate_name(name))


# ---- what a table itself calls somebody


def said_by_the_client() -> list[str]:
    """Return what the client shows in place of names, in both languages."""
    keys = ["table-you", "table-you-short", "table-spectator", "table-open"]
    keys += ["lobby-who-me", "lobby-who-bot", "lobby-who-open"]
    found = []
    for lang in LANGUAGES:
        words = FluentBundle([lang], use_isolating=False)
        for area in ("lobby", "table"):
            text = (WEB / f"{area}.{lang}.ftl").read_text(encoding="utf-8")
            words.add_resource(FluentResource(text))
        for key in keys:
            found.append(words.format_pattern(words.get_message(key).value, {})[0])
        for key, count in (("table-seat-number", "n"), ("lobby-seat", "number")):
            said = words.format_pattern(words.get_message(key).value, {count: 2})[0]
            assert "2" in said
            found.append(said)
    return found


@pytest.mark.parametrize(
    "name", [*said_by_the_client(), "YOU", "Yоu", "Seat  3.", "Ｂｏｔ", "Siege 4"]
)
def test_nobody_is_called_what_the_client_says(name: str) -> None:
    assert denied("name-reserved", lambda: validate_name(name)) == {"name": " ".join(name.split())}


# ---- at a table


@pytest.mark.parametrize("name", ANNA)
def test_nobody_takes_the_name_of_a_seat(name: str) -> None:
    table = create_table(
        "TABLE2", opening_entry(new_table("me", "open", "random", name="Anna"), 1_000)
    )
    for wish in (
        lambda: decide(table, seating.sit_down, None, name, now=2_000)[0],
        lambda: decide(table, seating.rename, 2, name, now=2_000)[0],
        lambda: decide(table, chat.say, wire.SPECTATOR, name, "I am Anna.", now=2_000)[0],
    ):
        assert denied("name-taken", wish) == {"name": "Anna"}
    assert decide(table, seating.rename, 0, "ANNA", now=2_000)[0].name == "ANNA", (
        "one's own, written otherwise"
    )
    assert decide(table, chat.say, wire.SPECTATOR, "Eve", "Boo", now=2_000)[0].name == "Eve"
    assert decide(table, chat.say, wire.SPECTATOR, "", "Boo", now=2_000)[0].name == ""


def test_nor_that_of_a_bot() -> None:
    table = table_of("me", "open", "random")
    bot, free = table.occupants[2].name, table.occupants[1].name
    for name in (bot, bot.upper(), f"{bot}."):
        denied(
            "name-taken",
            lambda name=name: decide(table, seating.sit_down, None, name, now=2_000)[0],
        )
    assert decide(table, seating.sit_down, 1, free, now=2_000)[0].name == free, (
        "of the seat that becomes one's own"
    )


def test_nor_that_of_a_role() -> None:
    game = load("arkham")
    wish = new_table("me", "open", name="Anna")
    wish.game = game.id
    table = create_table("TABLE2", opening_entry(wish, 1_000))
    roles = [
        {
            FluentGameTexts(game, lang, options=table.options, seats=2).kind("seat", k)
            for lang in LANGUAGES
        }
        for k in (0, 1)
    ]
    assert not roles[0] & roles[1] and all(len(r) > 3 for r in roles[0] | roles[1])
    for role in roles[0]:
        denied(
            "name-taken", lambda role=role: decide(table, seating.sit_down, 1, role, now=2_000)[0]
        )
    for role in roles[1]:
        assert decide(table, seating.sit_down, 1, role, now=2_000)[0]


def test_a_table_opens_with_names_that_are_told_apart() -> None:
    def names(*seats: tuple[str, str], name: str = "Anna") -> list[str]:
        wish = new_table("me", name=name)
        wish.seats = [wire.NewSeat(who, "random", called) for who, called in seats]  # type: ignore[arg-type]
        return [p.name for p in create_table("TABLE2", opening_entry(wish, 1_000)).occupants]

    assert names(("me", ""), ("me", ""), ("me", "")) == ["Anna", "Anna II", "Anna III"]
    assert names(("me", "Bob"), ("me", "")) == ["Bob", "Anna"]
    assert names(("me", ""), ("me", ""), name="A" * 24) == ["A" * 24, "A" * 24 + " II"]
    bots = names(("me", ""), ("bot", ""), ("open", ""), name="AGATHA")
    assert len({*bots}) == 3 and "Agatha" not in bots
    for other in ANNA:
        for who in ("me", "bot"):
            denied("name-taken", lambda who=who, other=other: names(("me", ""), (who, other)))
    denied("name-reserved", lambda: names(("me", ""), ("me", "Seat 2")))


def test_bots_have_names_of_their_own() -> None:
    assert set(bot_names(["АGATHA", "basile."], 6)).isdisjoint({"Agatha", "Basile"})


def test_who_talks_at_a_table() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            hub = house.hub
            for name, error in (("АNA", "error-name-taken"), ("Seat 1", "error-name-reserved")):
                eve = await Screen().enter(hub, keys.table, name=name)
                said = await eve.request(wire.Say, text="It is me.")
                assert said.error == error, "who watches may be called so, but not speak"
            renamed = await screens[1].request(wire.Rename, name="Eve")
            assert isinstance(renamed, wire.Done)
            late = await Screen().enter(hub, keys.table, name="eve")
            assert (await late.request(wire.Say, text="Hush.")).error == "error-name-taken"
            open_ = await hub.open(new_table("me", "open", "open"))
            same: list[Any] = [hub.join(open_.table, wire.JoinBody(name)) for name in ("Bo", "BO")]
            done = await asyncio.gather(*same, return_exceptions=True)
            assert sorted(type(d).__name__ for d in done) == ["TableKeys", "TableRefusal"]
            await refused("name-taken", hub.join(open_.table, wire.JoinBody("bo")))

    run(story())


def test_words_of_both_refusals() -> None:
    for lang in LANGUAGES:
        for key in ("name-taken", "name-reserved", "table-full"):
            assert "Anna" in TableRefusal(key, name="Anna", n="Anna").translate(lang)
