"""Actions on the wire: ids and codes, there and back; everything else is refused in words."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noctuary.kernel import (
    Action,
    BadAction,
    Event,
    IllegalChoice,
    Kind,
    Number,
    RulesError,
    Seat,
    load,
    secret,
)
from tests.kernel.snippets import game, module, on

GATES = load("gates", "gen")
ACTIONS = GATES.actions.list
FUZZ = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def every_code() -> list[int]:
    """All actions of gates, with all values of all fields."""
    out = []
    for a in ACTIONS:
        for values in itertools.product(*(range(k.size) for k in a.fields.values())):
            out.append(a(**dict(zip(a.fields, values, strict=True))))
    return out


def test_every_action_round_trips() -> None:
    codes = every_code()
    assert len(codes) > 100
    ids = [GATES.action_id(c) for c in codes]
    assert len(set(ids)) == len(set(codes)) == len(codes)
    assert [GATES.action_code(i) for i in ids] == codes
    assert all(0 <= c < 1 << 31 for c in codes)


def test_ids_read_well() -> None:
    assert "end_turn" not in {a.name for a in ACTIONS} or GATES.action_code("end_turn") >= 0
    for a in ACTIONS:
        code = a(**dict.fromkeys(a.fields, 1))
        parts = [f"{f}={k.name_of(1)}" for f, k in a.fields.items()]
        assert GATES.action_id(code) == "/".join([a.name, *parts])
        assert GATES.option(code).fields == dict.fromkeys(a.fields, 1)


def test_names_are_snake_case() -> None:
    assert all(a.name == a.name.lower() and a.name.replace("_", "").isalnum() for a in ACTIONS)


@FUZZ
@given(st.text(max_size=30))
def test_any_text(text: str) -> None:
    """Any text is an action or a BadAction that says something."""
    try:
        code = GATES.action_code(text)
    except BadAction as e:
        assert len(str(e)) > 10
    else:
        assert GATES.action_id(code) == text


@FUZZ
@given(
    st.sampled_from([GATES.action_id(c) for c in every_code()]),
    st.integers(0, 60),
    st.sampled_from(["/", "=", "", "x", "/=", "\x00", "٣", "é", " ", "-1", "99999999999"]),
)
def test_ids_with_a_fault(text: str, at: int, fault: str) -> None:
    at %= len(text) + 1
    for broken in (text[:at] + fault + text[at:], text[:at] + fault + text[at + 1 :]):
        try:
            assert GATES.action_id(GATES.action_code(broken)) == broken
        except BadAction as e:
            assert len(str(e)) > 10


@FUZZ
@given(st.one_of(st.integers(), st.integers(-(1 << 33), 1 << 33)))
def test_any_code(code: int) -> None:
    try:
        assert GATES.action_code(GATES.action_id(code)) == code
    except BadAction as e:
        assert str(code) in str(e)


def test_what_is_wrong_is_said() -> None:
    name = next(a for a in ACTIONS if any(k.names for k in a.fields.values()))
    field, kind = next((f, k) for f, k in name.fields.items() if k.names)
    good = GATES.action_id(name(**dict.fromkeys(name.fields, 0)))
    with pytest.raises(BadAction, match="no action is called 'nothing'; there are: "):
        GATES.action_code("nothing")
    with pytest.raises(BadAction, match=rf"{name.name}: {field} cannot be 'nowhere'; allowed: "):
        GATES.action_code(good.replace(f"{field}={kind.names[0]}", f"{field}=nowhere"))
    with pytest.raises(BadAction, match=f"is not a {name.name}: write {name.name}/"):
        GATES.action_code(name.name)
    with pytest.raises(BadAction, match="a short text"):
        GATES.action_code("x" * 1000)


@pytest.mark.parametrize(
    "choice",
    [
        True, False, None, 1.0, -1, 1 << 31, 1 << 64, -(1 << 64), "", "☾", "x" * 100_000,
        b"end_turn", [], (1,), "end_turn/", "é/=", "\ud800", 127, object,
    ],
    ids=lambda c: repr(c)[:20],
)  # fmt: skip
def test_bad_choices(choice: object, backend: str) -> None:
    """Whatever is chosen, the refusal is one of two, and nothing has changed."""
    position = load("gates", backend, checked=True).new(4, 7)
    before = position.fields()
    for way in (position.apply, position.step):
        with pytest.raises((BadAction, IllegalChoice)) as e:
            way(choice)  # type: ignore[arg-type]
        assert len(str(e.value)) > 10
    assert position.fields() == before and position.choice_count == 0


def test_a_truth_value_is_no_code(backend: str) -> None:
    """True is 1 in Python; it is no choice even where the code 1 is on offer."""
    from tests.kernel.games.words import GAME

    position = on(GAME, backend).new()
    position.apply("run/case=jumps")
    code = position.legal()[0]
    assert code in (0, 1), "go is among the first actions by name"
    with pytest.raises(BadAction):
        position.apply(bool(code))


def test_not_on_offer(backend: str) -> None:
    """A good action at the wrong time: IllegalChoice, which names it."""
    position = load("gates", backend, checked=True).new(4, 7)
    other = next(c for c in every_code() if c not in position.legal())
    with pytest.raises(IllegalChoice, match="is not on offer to seat"):
        position.apply(other)
    with pytest.raises(IllegalChoice, match=GATES.action_id(other)):
        position.apply(GATES.action_id(other))


# ---- declarations


def test_declarations() -> None:
    with pytest.raises(RulesError, match="needs 38 bits of 31"):
        Action(n=Number)
    with pytest.raises(RulesError, match="field called 'matches'"):
        Action(matches=Seat)
    with pytest.raises(RulesError, match="needs a field `seat`"):
        Event(card=secret(Seat))
    with pytest.raises(RulesError, match="at most 8 fields"):
        Event(**{f"f{i}": Seat for i in range(9)})
    with pytest.raises(AttributeError, match="kind colour has no value 'blue'"):
        Kind("colour", "red").blue  # noqa: B018
    with pytest.raises(AttributeError, match="has no field 'colour'"):
        Action(seat=Seat).colour  # noqa: B018


def test_packing() -> None:
    colour = Kind("colour", "red", "green", "blue")
    a = Action(colour=colour, seat=Seat)
    a.bind(5, "paint")
    code = a(colour=colour.blue, seat=3)
    checks = (a.colour(code), a.seat(code), a.matches(code), a.matches(code ^ 1))
    assert checks == (2, 3, True, False)
    assert a.id_of(code) == "paint/colour=blue/seat=3"
    with pytest.raises(RulesError, match="goes from 0 to 2"):
        a(colour=3, seat=0)


def test_two_games_share_no_action(tmp_path: Path) -> None:
    """An action has one number: a second game in which it would have another is refused."""
    shared = module(tmp_path, "from noctuary.kernel import *\nMove = Action(seat=Seat)\n")
    games = []
    for extra in ("", "Above = Action()\n"):
        offers = "    offer(g, Above())\n" if extra else ""
        source = (
            f"from noctuary.kernel import *\nfrom {shared.__name__} import Move\n{extra}"
            "class Table(State):\n    x = Int()\n\n"
            f"def move_options(g, p):\n{offers}    offer(g, Move(seat=1))\n\n"
            "@rule()\ndef main(g) -> Rule:\n    a = yield ask(0, move_options)\n"
            "    g.x = Move.seat(a) if Move.matches(a) else 9\n"
        )
        games.append(game(module(tmp_path, source)))
    first = load(games[0], "gen")
    with pytest.raises(RulesError, match="an action or event of another game"):
        load(games[1], "gen")
    position = first.new()
    position.apply("move/seat=1")
    assert position.fields()["x"] == 1
