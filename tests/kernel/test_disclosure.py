"""What the kit notices of events that tell too much, and what it lets pass."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.kernel import Game
from noctuary.kernel.conformance import Nonconformance, check, overhear
from tests.games.parts import setting
from tests.kernel.snippets import game, module
from tests.kernel.sweep import SPECS, trial, without_fleeting, without_secret

FAKE = """\
from noctuary.kernel import *

Card = Kind("card", 12)
Face = Kind("face", 6)
Hide = Action(card=Card)
Draw = Action()
Look = Action()
Roll = Action()
Pass = Action()
Drew = Event(seat=Seat, card=secret(Card))
Dealt = Event(seat=Seat, card=secret(Card))
Hid = Event(seat=Seat, card=secret(Card))
Looked = Event(seat=Seat, card=secret(Card))
Shown = Event(seat=Seat, card=fleeting(Card))
Rolled = Event(face=Face)


class Table(State):
    cards = Pieces(12)
    deck = Zone(12, of=cards, see=NOBODY, start=True)
    top = Zone(1, of=cards, see=NOBODY, known="seen")
    hand = Zone(2, 8, of=cards, see=OWNER)
    cellar = Zone(2, 8, of=cards, see=OWNER)
    table = Zone(1, of=cards)
    seen = Arr(12, bits=8)


def turn_options(g, p):
    for c in g.hand[p]:
        offer(g, Hide(card=c))
    if len(g.deck) > 2:
        offer(g, Draw())
    offer(g, Look())
    offer(g, Roll())
    offer(g, Pass())


@rule()
def main(g) -> Rule:
    draw(g, g.deck, g.top)
    for p in range(g.seats):
        for n in range(2):
            emit(g, Dealt(seat=p, card=draw(g, g.deck, g.hand[p])))
    for t in range(8):
        p = t % g.seats
        a = yield ask(p, turn_options)
        if Hide.matches(a):
            move(g, Hide.card(a), g.cellar[p])
            emit(g, Hid(seat=p, card=Hide.card(a)))
        elif Draw.matches(a):
            emit(g, Drew(seat=p, card=draw(g, g.deck, g.hand[p])))
        elif Look.matches(a):
            g.seen[g.top[0]] |= 1 << p
            emit(g, Looked(seat=p, card=g.top[0]))
        elif Roll.matches(a):
            emit(g, Rolled(face=rand(g, 6)))
        elif len(g.deck) > 1:
            c = draw(g, g.deck, g.table)
            emit(g, Shown(seat=p, card=c))
            move(g, c, g.deck)
    g.result[0] = 1000
"""

LEAKS = {
    "a draw": ("Drew = Event(seat=Seat, card=secret(Card))", "drew.card"),
    "a card dealt at the beginning": ("Dealt = Event(seat=Seat, card=secret(Card))", "dealt.card"),
    "a choice made unseen": ("Hid = Event(seat=Seat, card=secret(Card))", "hid.card"),
    "a card one has looked at": ("Looked = Event(seat=Seat, card=secret(Card))", "looked.card"),
    "a card shown for a moment": ("Shown = Event(seat=Seat, card=fleeting(Card))", "shown.card"),
}


def fake(folder: Path, source: str = FAKE, seats: int = 2) -> Game:
    """Return the game above, or a variant, for so many seats."""
    source = source.replace("Zone(2, 8", f"Zone({seats}, 8")
    return game(module(folder, source), seats=(seats,))


def told_openly(name: str) -> tuple[str, str]:
    """Return the game above with a mark left off, and the field that should have it."""
    line, field = LEAKS[name]
    assert line in FAKE
    bare = line.replace("secret(Card)", "Card").replace("fleeting(Card)", "Card")
    return FAKE.replace(line, bare), field


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_that_tells_nothing_passes(seats: int, tmp_path: Path) -> None:
    """Open dice that leave no trace among it, and cards of one's own in whatever order."""
    report = overhear(fake(tmp_path, seats=seats), 4_000, backend="frames")
    assert report.choices == 4_000 and report.heard > 8_000 and report.games > 400


ALONE = [x for x in LEAKS if x != "a card one has looked at"]
"""Not what one knows already: whoever sits alone imagines no world without it."""


@pytest.mark.parametrize(("name", "seats"), [(x, 2) for x in LEAKS] + [(x, 1) for x in ALONE])
def test_what_is_told_to_all_is_noticed(name: str, seats: int, tmp_path: Path) -> None:
    """Every seat and every spectator counts, also where there is one seat and only spectators do;
    event, field and both values are named.
    """
    source, field = told_openly(name)
    with pytest.raises(Nonconformance) as e:
        overhear(fake(tmp_path, source, seats), 4_000, backend="frames")
    who = "a spectator" if seats == 1 else r"(a spectator|seat [01])"
    assert re.search(rf"{who} was told what it may not see: {field} = \d+, but \d+ ", str(e.value))
    assert "secret()" in str(e.value) and "fleeting()" in str(e.value)


def test_what_one_looked_at_must_be_remembered(tmp_path: Path) -> None:
    """The state forgets what a seat was shown: its bots would know less than the journal says."""
    source = FAKE.replace("            g.seen[g.top[0]] |= 1 << p\n", "")
    assert source != FAKE
    with pytest.raises(Nonconformance, match=r"seat [01] was told .*: looked.card = \d+"):
        overhear(fake(tmp_path, source), 4_000, backend="frames")


def test_an_event_only_some_worlds_tell_is_noticed(tmp_path: Path) -> None:
    """Not what it says, but that it is told at all."""
    declared, rolled = "Rolled = Event(face=Face)\n", "emit(g, Rolled(face=rand(g, 6)))\n"
    assert declared in FAKE and rolled in FAKE
    source = FAKE.replace(declared, f"{declared}Groaned = Event()\n")
    source = source.replace(rolled, "if 0 in g.hand[0]:\n                emit(g, Groaned())\n")
    with pytest.raises(Nonconformance, match=r"was told what it may not see: .*groaned\(\)"):
        overhear(fake(tmp_path, source), 4_000, backend="frames")


def test_the_kit_listens(tmp_path: Path) -> None:
    """Whoever checks a game is told as well, on all backends at once."""
    source, field = told_openly("a draw")
    with pytest.raises(Nonconformance, match=rf"seed \d+, 2 seats, choice \d+: .*{field}"):
        check(fake(tmp_path, source), games=4, backends=("gen", "frames"))
    source, field = told_openly("a card dealt at the beginning")
    with pytest.raises(Nonconformance, match=rf"seed 1, 2 seats, before choice 0: .*{field}"):
        check(fake(tmp_path, source), games=4, backends=("gen", "frames"))


# ---- the games


SECRETS = {"nightfall": (3, 5_000), "hearsay": (1, 100), "secrets": (2, 500)}
"""How many fields are secret, and in how many choices every one must be noticed: of the games of
tests. The others have it in their settings; a new one is listened to for 5 000 choices.
"""


@pytest.mark.parametrize("name", SPECS)
def test_every_secret_left_off_is_noticed(name: str) -> None:
    """With each `secret()` of a game left off in turn, alone and together with its `fleeting()`;
    as it is, it tells nothing.
    """
    overhear(SPECS[name], 1_000)
    omissions = without_secret(SPECS[name])
    secret = len([o for o in omissions if o.marks == ("secret",)])
    count, choices = SECRETS.get(name) or setting(name, "SECRETS", (secret, 5_000))
    assert secret == count
    trials = [trial(SPECS[name], o, choices) for o in omissions]
    assert [str(t.omission) for t in trials if not t.is_noticed] == []
    assert all(t.comparisons > 0 for t in trials)


@pytest.mark.soak
@pytest.mark.parametrize("name", SPECS)
def test_nobody_overhears_anything(name: str) -> None:
    assert overhear(SPECS[name], 300_000, seed=10_000).heard > 300_000


@pytest.mark.soak
@pytest.mark.parametrize("name", SPECS)
def test_nothing_is_marked_as_fleeting_in_vain(name: str) -> None:
    """Where it is shown before or afterwards in any case, the mark would only hide leaks."""
    trials = [trial(SPECS[name], o, 400_000) for o in without_fleeting(SPECS[name])]
    assert [str(t.omission) for t in trials if not t.complaint] == []
