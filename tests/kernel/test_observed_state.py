"""Plain functions of the rules run over what a seat sees, and what a table shows has a schema."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel import (
    NONE,
    Event,
    Number,
    Observation,
    ViewStruct,
    emit,
    emitted_values,
    enum_of,
    hypothetical_record,
    state_for_rules,
)
from noctuary.kernel.language.view import json_schema
from tests.kernel.games.secrets import GAME
from tests.kernel.snippets import on


def seen(backend: str, seat: int) -> Observation:
    return on(GAME, backend).new(seed=4).observe(seat)


def test_a_glance_has_the_fields_that_a_seat_sees(backend: str) -> None:
    position = on(GAME, backend).new(seed=4)
    truth, g = position.fields(), state_for_rules(position.observe(0))
    assert g.seats == 2
    assert g.hand[0] == sorted(truth["hand"][0])
    assert g.bag == truth["bag"]
    assert len(g.plans) == 1 and g.plans.target == truth["plans.target"]
    with pytest.raises(AttributeError, match="nothing"):
        g.nothing  # noqa: B018


def test_what_is_hidden_is_only_counted(backend: str) -> None:
    g = state_for_rules(seen(backend, 0))
    assert g.hand[1] == [NONE, NONE]
    assert set(g.deck) == {NONE}
    assert g.number is None and g.wishes[1] is None
    assert state_for_rules(seen(backend, 1)).plans.target == [None]


def test_changing_it_changes_nothing_else(backend: str) -> None:
    observation = seen(backend, 0)
    before = observation.to_bytes()
    g = state_for_rules(observation)
    g.hand[0].clear()
    g.plans.target[0] = 77
    g.bag.append(5)
    assert observation.to_bytes() == before
    assert [*state_for_rules(observation).bag, 5] == g.bag


def test_a_record_is_imagined_for_a_while(backend: str) -> None:
    g = state_for_rules(seen(backend, 0))
    with hypothetical_record(g, GAME.state.plans, target=9) as k:
        assert (k, len(g.plans), g.plans.target[k]) == (1, 2, 9)
    assert len(g.plans) == 1 == len(g.plans.target)


Counted = Event(n=Number, twice=Number)
Counted.bind(0, "counted")


def count(g: Any, n: int) -> None:
    """Tells every number below n."""
    for k in range(n):
        emit(g, Counted(n=k, twice=2 * k))


def test_what_a_rule_would_tell(backend: str) -> None:
    g = state_for_rules(seen(backend, 0))
    assert emitted_values(g, count, 3) == [[0, 0], [1, 2], [2, 4]]
    count(g, 3)
    assert emitted_values(g, count, 1) == [[0, 0]]


# ---- types


Colour = Annotated[str, enum_of("Colour", ("red", "blue"))]
Spot = Annotated[list[int], Meta(title="Spot", min_length=2, max_length=2)]


class Lamp(ViewStruct):
    """A lamp."""

    colour: Colour
    at: Spot
    lit: bool | UnsetType = UNSET


class Wall(ViewStruct):
    """Lamps along a wall."""

    lamps: list[Lamp]
    best: Colour | None


def wall(observation: Observation) -> Wall:
    return Wall(lamps=[Lamp(colour="red", at=[1, 2])], best=None)


def test_the_schema_of_a_view_names_every_type_once() -> None:
    made = json_schema(wall)["$defs"]
    assert list(made) == ["Colour", "Lamp", "Spot", "Wall"]
    assert made["Colour"]["enum"] == ["red", "blue"]
    assert made["Lamp"]["properties"]["colour"] == {"$ref": "#/$defs/Colour"}
    assert made["Lamp"]["required"] == ["colour", "at"]
    assert made["Wall"]["properties"]["lamps"]["items"] == {"$ref": "#/$defs/Lamp"}
    assert made["Wall"]["properties"]["best"]["anyOf"] == [
        {"$ref": "#/$defs/Colour"},
        {"type": "null"},
    ]


def test_what_is_unset_is_left_out_and_other_words_are_refused() -> None:
    lamp = Lamp(colour="red", at=[1, 2])
    plain = msgspec.to_builtins(lamp)
    assert plain == {"colour": "red", "at": [1, 2]}
    assert msgspec.convert(plain, Lamp) == lamp
    for wrong in ({"colour": "green"}, {"at": [1]}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(plain | wrong, Lamp)
