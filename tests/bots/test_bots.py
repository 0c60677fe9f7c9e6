"""Bots choose what is on offer, always alike, and without looking at what is hidden."""

from random import Random

import pytest

import noctuary
from noctuary.bots import Advice, BadBot, NotAsked, SeatKnowledge, hint, make_bot
from noctuary.kernel import Position

SPECS = ["random", "heuristic", "ismcts:20"]


def positions(seats: int, seed: int, every: int, backend: str = "native") -> list[Position]:
    """Return some positions of a random game."""
    position = noctuary.load("gates", backend).new(seats=seats, seed=seed)
    random = Random(seed)
    found = []
    while not position.over:
        if position.choice_count % every == 0:
            found.append(position.clone())
        position.apply(random.choice(position.legal()))
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_bots_play_legal_moves_on_every_backend(backend: str, spec: str) -> None:
    position = noctuary.load("gates", backend).new(seats=3, seed=5)
    bots = [make_bot(spec, seed) for seed in range(3)]
    for _ in range(3 if spec == "ismcts:20" and backend == "gen" else 12):
        code = bots[position.seat].choose(SeatKnowledge(position))
        assert code in position.legal()
        position.apply(code)


@pytest.mark.parametrize("spec", SPECS)
def test_bots_choose_alike_on_native_and_frames(spec: str) -> None:
    native = noctuary.load("gates", "native").new(seats=2, seed=8)
    frames = noctuary.load("gates", "frames").new(seats=2, seed=8)
    bot = make_bot(spec, 3)
    for _ in range(8):
        code = bot.choose(SeatKnowledge(native))
        assert code == bot.choose(SeatKnowledge(frames))
        native.apply(code)
        frames.apply(code)


@pytest.mark.parametrize("spec", ["random", "heuristic", "ismcts:100"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_does_not_depend_on_hidden_things(spec: str, seats: int) -> None:
    differed = 0
    for seed in range(3):
        for truth in positions(seats, seed, every=5 * seats):
            seat = truth.seat
            chosen = make_bot(spec, 1).choose(SeatKnowledge(truth))
            for k in range(3):
                other = truth.sample(seat, 1000 + k)
                differed += other.hash() != truth.hash()
                assert make_bot(spec, 1).choose(SeatKnowledge(other)) == chosen
    assert differed > 60


def test_a_choice_is_the_same_for_the_same_seed() -> None:
    for position in positions(2, 4, every=40):
        for spec in SPECS:
            a, b = make_bot(spec, 11), make_bot(spec, 11)
            first = a.choose(SeatKnowledge(position))
            assert first == b.choose(SeatKnowledge(position)) == a.choose(SeatKnowledge(position))


def test_seeds_make_a_difference() -> None:
    position = positions(2, 4, every=40)[1]
    assert len({make_bot("random", seed).choose(SeatKnowledge(position)) for seed in range(30)}) > 1


def test_thinking_leaves_the_game_alone() -> None:
    for position in positions(3, 6, every=60):
        before = position.to_bytes()
        make_bot("ismcts:50").choose(SeatKnowledge(position))
        assert position.to_bytes() == before


def test_knowledge_is_what_the_seat_observes() -> None:
    for position in positions(4, 2, every=50):
        knowledge = SeatKnowledge(position)
        assert knowledge.observation == position.observe(position.seat)
        assert knowledge.decision == position.decision
        assert knowledge.legal == position.legal()


def test_knowledge_keeps_nothing_of_the_truth() -> None:
    for position in positions(4, 3, every=50):
        knowledge = SeatKnowledge(position)
        kept = [v for v in vars(knowledge).values() if isinstance(v, Position)]
        assert [p.to_bytes() for p in kept] == [position.sample(position.seat, 0).to_bytes()]
        for seed in range(5):
            drawn = position.sample(position.seat, seed)
            assert knowledge.sample(seed).to_bytes() == drawn.to_bytes()


def test_a_seat_that_is_not_asked_has_nothing_to_know() -> None:
    position = noctuary.load("gates").new(seats=2, seed=1)
    with pytest.raises(NotAsked):
        SeatKnowledge(position, 1 - position.seat)
    position.playout(1)
    with pytest.raises(NotAsked):
        SeatKnowledge(position)


@pytest.mark.parametrize("spec", SPECS)
def test_a_hint_ranks_every_option(spec: str) -> None:
    position = positions(3, 7, every=30)[2]
    advice = hint(SeatKnowledge(position), spec)
    assert sorted(a.option for a in advice) == sorted(o.id for o in position.options())
    assert sum(a.share for a in advice) == pytest.approx(1)
    assert [a.share for a in advice] == sorted((a.share for a in advice), reverse=True)
    if spec.startswith("ismcts"):
        assert advice[0].scores is not None
        assert len(advice[0].scores) == 3
        assert advice[0].win is not None
        assert 0 <= advice[0].win <= 1


def test_a_hint_begins_with_what_the_bot_would_choose() -> None:
    for position in positions(2, 9, every=45):
        for spec in ("heuristic", "ismcts:60"):
            best: Advice = hint(SeatKnowledge(position), spec, seed=4)[0]
            chosen = make_bot(spec, 4).choose(SeatKnowledge(position))
            shares = {a.option: a.share for a in hint(SeatKnowledge(position), spec, seed=4)}
            assert shares[position.game.action_id(chosen)] == pytest.approx(best.share)


def test_a_time_budget_is_kept() -> None:
    position = positions(2, 9, every=45)[1]
    assert make_bot("ismcts:20ms").choose(SeatKnowledge(position)) in position.legal()


@pytest.mark.parametrize(
    "spec",
    ["", "clever", "ismcts", "ismcts:", "ismcts:0", "ismcts:0s", "ismcts:-5", "ismcts:1m",
     "ismcts:1.5", "ismcts:ten", "random:1", "heuristic:"],
)  # fmt: skip
def test_a_wrong_spec_says_what_is_allowed(spec: str) -> None:
    with pytest.raises(BadBot, match="allowed: random, heuristic, ismcts:1000"):
        make_bot(spec)


def test_the_heuristic_beats_chance() -> None:
    game = noctuary.load("gates")
    wins = 0
    for seed in range(10):
        position = game.new(seats=2, seed=seed)
        bots = [make_bot("heuristic", seed), make_bot("random", seed)]
        while not position.over:
            who = bots[(position.seat + seed) % 2]
            position.apply(who.choose(SeatKnowledge(position)))
        wins += position.result[seed % 2] == 1000
    assert wins >= 9
