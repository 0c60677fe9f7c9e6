"""Secrets: mulligan, commitments, hands, the looked-at top of the deck."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import load
from tests.games.nightfall import GAME
from tests.games.nightfall.positions import ROW
from tests.games.nightfall.scene import Scene


def same_for(seat: int, a: Any, b: Any) -> None:
    """Compare two states that a seat cannot tell apart: equal observation, equal samples."""
    assert a.observe(seat).to_dict() == b.observe(seat).to_dict()
    assert a.infoset(seat) == b.infoset(seat)
    for seed in range(3):
        assert a.sample(seat, seed).fields() == b.sample(seat, seed).fields()


def told_to(seat: int, step: Any) -> list[Any]:
    return [e.redact(seat) for e in step.events]


# ---- asked together


def test_mulligan_is_secret(backend: str) -> None:
    """Whatever Roland sets aside, Agnes sees and is asked the same, before and after."""
    game = load(GAME, backend, checked=True)
    first = game.new(seed=5)
    d = first.decision
    assert (d.prompt, d.simultaneous_seats) == ("mulligan", (0, 1))
    assert len(first.options()) == 4
    plays = [first.clone() for _ in first.options()]
    steps = [s.step(o.code) for s, o in zip(plays, first.options(), strict=True)]
    assert all(s.events == [] for s in steps), "nothing is told until all have answered"
    assert all(s.decision.seat == 1 for s in plays)
    assert len({s.infoset(0) for s in plays}) == 4, "Roland knows what he chose"
    for s in plays[1:]:
        same_for(1, plays[0], s)
    after = [s.step("keep") for s in plays]
    for s, step in zip(plays[2:], after[2:], strict=True):
        assert told_to(1, step) == told_to(1, after[1])
        same_for(1, plays[1], s)


def test_mulligan_does_its_work(backend: str) -> None:
    """A card set aside is replaced; it may not come straight back."""
    game = load(GAME, backend, checked=True)
    s = game.new(seed=5)
    hands = s.fields()["hand"]
    s.apply(f"redraw/card={game.kinds['card'].name_of(hands[0][1])}")
    s.apply("keep")
    f = s.fields()
    assert hands[0][1] in f["deck"]
    assert len(f["hand"][0]) == 3
    assert f["hand"][1] == hands[1]


def test_commitments_are_secret(backend: str) -> None:
    """Both commit at once; Agnes is asked the same whatever Roland has laid down."""
    s = Scene(backend, roland_hand="lens evidence", agnes_hand="scrying", tokens=(1,))
    s.do("investigate")
    assert s.state.decision.simultaneous_seats == (0, 1)
    plays = [s.state.clone() for _ in s.state.options()]
    for p, o in zip(plays, s.state.options(), strict=True):
        assert p.step(o.code).events == []
        same_for(1, plays[0], p)
    told = [p.step("commit/card=scrying").events for p in plays]
    assert [e.name for e in told[1]][:2] == ["committed", "committed"]
    assert told[1][0].fields == {"seat": 0, "card": ROW["lens"]}
    assert told[0][0].fields == {"seat": 1, "card": ROW["scrying"]}


def test_only_those_who_can_are_asked(backend: str) -> None:
    """Agnes is elsewhere: she has nothing to answer, and Roland is not kept waiting."""
    s = Scene(backend, roland_hand="lens")
    s.set("at", "agnes", 3)
    s.do("investigate")
    assert s.asked == (0, "commit")
    told = s.do("pass")
    assert told[0] == "revealed 1"


# ---- hands


def test_hands_are_hidden(backend: str) -> None:
    """Agnes sees how many cards Roland holds, not which; nor what he draws."""
    s = Scene(backend, roland_hand="dodge lucky", agnes_hand="taunt")
    mine, other = s.state.observe(1).fields["hand"][1], s.state.observe(1).fields["hand"][0]
    assert mine == [ROW["taunt"]]
    assert (other.count, other.known) == (2, ())
    step = s.state.step("draw")
    assert step.events[0].redact(1).fields == {"seat": 0, "card": None}
    assert step.events[0].redact(0).fields["card"] in s.state.fields()["hand"][0]


def test_being_asked_tells_nothing(backend: str) -> None:
    """With whispers, Agnes is asked in the window whether or not she holds a dodge."""
    for held in ("dodge", "lens"):
        s = Scene(backend, agnes_hand=held, enemies={"rats": 0}, whispers=1)
        s.do("gain")
        assert s.asked == (1, "reaction")
        assert ("use/card=dodge" in s.ids) == (held == "dodge")
        assert s.state.observe(0).options == ()


def test_being_asked_can_tell_a_hand(backend: str) -> None:
    """Without whispers only who can react is asked: in every world of Roland, Agnes can."""
    s = Scene(backend, agnes_hand="dodge", enemies={"rats": 0})
    s.do("gain")
    assert s.asked == (1, "reaction")
    worlds = [s.state.sample(0, seed).fields()["hand"][1] for seed in range(100)]
    assert {c for (c,) in worlds} == {ROW["dodge"], ROW["dodge_2"], ROW["taunt"]}


def test_options_do_not_change_with_what_one_cannot_see(backend: str) -> None:
    """A sample offers the asked seat what the truth offers."""
    s = Scene(backend, roland_hand="dodge lucky lens", agnes_hand="taunt", whispers=1)
    for seed in range(5):
        sample = s.state.sample(0, seed)
        assert sorted(sample.legal()) == sorted(s.state.legal())
        assert sample.observe(0).to_dict() == s.state.observe(0).to_dict()


# ---- the top of the deck


def scried(backend: str) -> Scene:
    """Arrange a scene: Roland has looked at the two top cards."""
    s = Scene(backend, roland="scrying", roland_hand="lens", agnes_hand="taunt lucky")
    s.do("activate/card=scrying")
    return s


def test_looking_at_the_top(backend: str) -> None:
    """Roland knows both cards in their order; Agnes knows that there are two."""
    s = scried(backend)
    top = s.state.fields()["top"]
    assert s.state.observe(0).fields["top"].known == tuple(top)
    assert s.state.observe(1).fields["top"].known == (-1, -1)
    looked = [t for t in s.log if t.startswith("looked")]
    assert len(looked) == 2


def test_known_top_survives_resampling(backend: str) -> None:
    """In Roland's worlds the top is as he saw it; in Agnes's worlds it may be anything."""
    s = scried(backend)
    top = s.state.fields()["top"]
    mine = [s.state.sample(0, seed).fields() for seed in range(30)]
    hers = [s.state.sample(1, seed).fields() for seed in range(30)]
    assert all(f["top"] == top for f in mine)
    assert len({tuple(f["hand"][1]) for f in mine}) > 5
    assert len({f["top"][0] for f in hers}) > 5
    assert not any(c in f["top"] for f in hers for c in f["hand"][1])


def test_in_her_worlds_roland_knows_the_top(backend: str) -> None:
    """Who knows a slot is public; which card lies there is not. The mask goes with the slot."""
    s = scried(backend)
    for seed in range(10):
        f = s.state.sample(1, seed).fields()
        assert [f["seen"][c] for c in f["top"]] == [1, 1]
        assert sum(f["seen"]) == 2


def test_that_he_looked_is_no_secret(backend: str) -> None:
    """Agnes sees which slots Roland knows: two worlds that differ in that are two to her."""
    s = scried(backend)
    assert s.state.observe(1).fields["top"].masks == (1, 1)
    other = s.state.clone()
    other.edit({"seen": [0] * len(s.state.fields()["seen"])})
    assert s.state.infoset(1) != other.infoset(1)


def test_the_mask_tells_nothing(backend: str) -> None:
    """Two worlds that differ in the card Roland saw are one and the same to Agnes."""
    s = scried(backend)
    f = s.state.fields()
    a, b = f["top"][0], f["deck"][0]
    other = s.state.clone()
    swap = {a: b, b: a}
    changes: dict[str, Any] = {z: [swap.get(c, c) for c in f[z]] for z in ("top", "deck")}
    seen = list(f["seen"])
    seen[a], seen[b] = seen[b], seen[a]
    other.edit(changes | {"seen": seen})
    assert s.state.infoset(0) != other.infoset(0)
    same_for(1, s.state, other)


def test_a_known_card_is_known_in_another_hand(backend: str) -> None:
    """Agnes draws a card that Roland saw: he knows that card of her hand, and only that."""
    s = scried(backend)
    c = s.state.fields()["top"][0]
    s.do("end_turn")
    s.do("draw")
    assert c in s.state.fields()["hand"][1]
    seen = s.state.observe(0).fields["hand"][1]
    assert (seen.count, seen.known) == (3, (c,))
    worlds = [s.state.sample(0, seed).fields()["hand"][1] for seed in range(20)]
    assert all(c in hand for hand in worlds)
    assert len({tuple(sorted(hand)) for hand in worlds}) > 5


def test_drawing_what_one_has_seen(backend: str) -> None:
    """Roland's own draw takes the card he looked at; the next one stays known."""
    s = scried(backend)
    top = s.state.fields()["top"]
    s.do("draw")
    f = s.state.fields()
    assert top[0] in f["hand"][0]
    assert f["top"] == top[1:]
    assert s.state.observe(0).fields["top"].known == (top[1],)
