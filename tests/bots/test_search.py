"""The search in C is the search in Python, to the bit; and several can think at once."""

from __future__ import annotations

from random import Random
from threading import Thread

import pytest

import noctuary
from noctuary.bots import SeatKnowledge, ismcts, make_bot
from noctuary.bots.ismcts import Node, Search, never
from noctuary.kernel import (
    COOPERATIVE,
    NEVER_SEARCHED,
    Evaluation,
    Game,
    Int,
    Position,
    Rule,
    RulesError,
    State,
    ask,
    finish,
    load,
    offer,
    rule,
)
from noctuary.kernel.runtime.loaded import games
from tests.bots.test_any_game import NIGHT, Say

DECISIONS = 100
ITERATIONS = 25
LATEST = 150


def decision(game: Game, seed: int) -> Position:
    """Return a decision with a choice, sooner or later in a random game."""
    dice, loaded = Random(seed), load(game)
    while True:
        position = loaded.new(loaded.seats[seed % len(loaded.seats)], dice.getrandbits(32))
        for _ in range(dice.randrange(LATEST)):
            if not position.over:
                position.apply(dice.choice(position.legal()))
        if not position.over and len(position.legal()) > 1:
            return position


def found(search: Search) -> dict[int, tuple[object, ...]]:
    """All that a search has found out about its choices, in their order."""
    out: dict[int, tuple[object, ...]] = {}
    for code, node in search.root.children.items():
        brought = search.sums.get(code)
        told = (brought.win, tuple(brought.points)) if brought else None
        out[code] = (node.prior, node.visits, node.available, node.reward, node.squares, told)
    return out


def both(position: Position, seed: int, iterations: int = ITERATIONS) -> tuple[Search, Search]:
    """Return the same search in C and in Python."""
    knowledge = SeatKnowledge(position)
    compiled, plain = Search(knowledge, seed), Search(knowledge, seed, compiled=False)
    assert compiled.trees and not plain.trees
    for search in (compiled, plain):
        search.run(iterations, 0, never)
    return compiled, plain


def check(compiled: Search, plain: Search) -> None:
    """Nothing differs, not even in the last bit."""
    assert found(compiled) == found(plain)
    assert list(found(compiled)) == list(found(plain))
    assert compiled.trees[0].nodes == plain.nodes
    assert compiled.best() == plain.best()


@pytest.mark.parametrize("tenth", range(10))
@pytest.mark.parametrize("game", sorted(games()))
def test_it_is_the_same_search(game: str, tenth: int) -> None:
    for seed in range(tenth, DECISIONS, 10):
        check(*both(decision(games()[game], seed), seed << 20))


def test_where_all_answer_at_once_and_nothing_has_sense() -> None:
    for seed in range(10):
        check(*both(decision(NIGHT, seed), seed))


def test_a_full_tree_grows_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "MOST_NODES", 60)
    compiled, plain = both(decision(games()["gates"], 5), 5, 200)
    check(compiled, plain)
    assert compiled.trees[0].nodes <= 60
    assert sum(node.visits for node in compiled.root.children.values()) == 200


def test_a_search_goes_on_where_it_was() -> None:
    knowledge = SeatKnowledge(decision(games()["gates"], 6))
    whole, parts = Search(knowledge, 6), Search(knowledge, 6)
    whole.run(90, 0, never)
    for _ in range(3):
        parts.run(30, 0, never)
    assert found(whole) == found(parts)


def test_a_search_can_be_told_to_answer() -> None:
    search = Search(SeatKnowledge(decision(games()["gates"], 7)), 7)
    search.run(0, 3600, lambda: True)
    assert sum(node.visits for node in search.root.children.values()) > 0


def test_a_search_by_the_clock_thinks_at_least_once() -> None:
    search = Search(SeatKnowledge(decision(games()["gates"], 8)), 8)
    search.run(0, 0, never)
    assert sum(node.visits for node in search.root.children.values()) == 1


@pytest.mark.parametrize("game", sorted(games()))
def test_two_think_at_once(game: str) -> None:
    """What others think meanwhile changes nothing."""
    knowledge = [SeatKnowledge(decision(games()[game], seed)) for seed in (11, 12)]
    alone = [Search(known, seed) for seed, known in enumerate(knowledge)]
    for search in alone:
        search.run(60, 0, never)
    beside = [Search(known, seed) for seed, known in enumerate(knowledge)]
    threads = [Thread(target=search.run, args=(60, 0, never)) for search in beside]
    for thread in threads:
        thread.start()
    other = noctuary.load(game).new(seed=3)
    other.playout(3, "evaluation")  # the interpreter's own thread plays on with the same library
    for thread in threads:
        thread.join()
    assert [found(search) for search in beside] == [found(search) for search in alone]


def test_several_cores_are_several_trees() -> None:
    """Within a time trees grow side by side, and what they found is added up."""
    knowledge = SeatKnowledge(decision(games()["gates"], 9))
    search = Search(knowledge, 9, cores=3)
    alone = [Search(knowledge, 9 + (n << ismcts.CHECK_INTERVAL)) for n in range(3)]
    for tree, one in zip(search.trees, alone, strict=True):
        tree.run(40, 0.0)
        one.run(40, 0, never)
    search.gather()
    for code, node in search.root.children.items():
        parts = [one.root.children[code] for one in alone if code in one.root.children]
        assert node.visits == sum(part.visits for part in parts)
        assert node.reward == pytest.approx(sum(part.reward for part in parts))
    assert sum(node.visits for node in search.root.children.values()) == 120


def test_all_trees_think_within_a_time() -> None:
    search = Search(SeatKnowledge(decision(games()["gates"], 10)), 10, cores=2)
    search.run(0, 0.0, never)
    assert all(sum(row[1] for row in tree.rows()) for tree in search.trees)


def test_iterations_are_counted_in_one_tree() -> None:
    """So that the same spec and seed choose alike on every machine."""
    knowledge = SeatKnowledge(decision(games()["gates"], 11))
    many, one = (make_bot("ismcts:80", 4, cores=n) for n in (4, 1))
    assert many.advise(knowledge) == one.advise(knowledge)


class Idle(State):
    """Somebody could put off a loss for ever."""

    lamp = Int()
    steps = Int()


def idle_options(g: Idle, p: int) -> None:
    for k in range(3):
        offer(g, Say(bid=k))


@rule()
def idle(g: Idle) -> Rule:
    """Light the lamp and put it out for nothing; three steps lead to the end."""
    while g.steps < 3:
        a = yield ask(0, idle_options)
        if Say.bid(a) == 0:
            g.lamp = 1 - g.lamp
        else:
            g.steps += 1
    finish(g)


def idle_weigh(g: Idle, p: int, a: int) -> int:
    return NEVER_SEARCHED if Say.bid(a) == 0 else Say.bid(a)


def idle_value(g: Idle, p: int) -> int:
    return 900 - 300 * g.steps


IDLE = Game(
    id="idle",
    version=1,
    seats=(1,),
    sides=COOPERATIVE,
    state=Idle,
    entry=idle,
    evaluation=Evaluation(score_action=idle_weigh, value=idle_value, search_depth=1),
)


def test_what_sense_refuses_is_not_tried() -> None:
    """A step that can be taken back for ever would put off any loss."""
    compiled, plain = both(load(IDLE).new(), 3, 100)
    check(compiled, plain)
    lamp, *steps = compiled.root.children.values()
    assert (lamp.visits, lamp.available, lamp.prior) == (0, 100, 0.0)
    assert sum(step.visits for step in steps) == 100


class Pit(State):
    """Somebody falls."""

    deep = Int()


def pit_options(g: Pit, p: int) -> None:
    for k in range(3):
        offer(g, Say(bid=k))


@rule()
def pit(g: Pit) -> Rule:
    """After the third step there is no ground."""
    for _ in range(3):
        yield ask(0, pit_options)
        g.deep += 1
    g.deep = 1 // (g.deep - 3)


PIT = Game(id="pit", version=1, seats=(1,), state=Pit, entry=pit)


def test_rules_that_break_say_where() -> None:
    for compiled in (True, False):
        position = load(PIT).new()
        with pytest.raises(RulesError, match="division by zero"):
            Search(SeatKnowledge(position), 1, compiled=compiled).run(50, 0, never)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_choice_that_is_settled_needs_no_more_thought(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left of the budget would change nothing, so it is not spent."""
    monkeypatch.setattr(ismcts, "TIME_SLICE", 1e-9)  # it asks itself after every iteration
    spared = 0
    for seed in range(20):
        knowledge = SeatKnowledge(decision(games()[game], seed))
        whole, brief = Search(knowledge, seed), Search(knowledge, seed)
        whole.run(200, 0, never)
        brief.run(200, 0, never, until_settled=True)
        assert brief.best() == whole.best()
        spared += 200 - sum(node.visits for node in brief.root.children.values())
    assert spared > 0


def test_a_choice_is_settled_when_no_other_can_catch_up() -> None:
    knowledge = SeatKnowledge(decision(games()["gates"], 13))
    search = Search(knowledge, 13)
    first, second, *_ = knowledge.legal
    a, b = Node(0.5, visits=60), Node(0.9, visits=40)
    search.root.children = {first: a, second: b}
    assert search.is_decided(19)
    assert not search.is_decided(20)
    search.min_standard_errors = (
        1.0  # then what sense likes best must be ahead: the other may still prove better
    )
    assert not search.is_decided(19)
    a.prior = 0.9
    assert search.is_decided(19)
    search.root.children = {first: a}
    assert search.is_decided(1000)


def test_at_a_table_a_bot_spends_all_its_time() -> None:
    """How long it thinks does not tell what it holds."""
    knowledge = SeatKnowledge(decision(games()["gates"], 14))
    bot = make_bot("ismcts:500", 5)
    assert isinstance(bot, ismcts.Ismcts)
    full = bot.search(knowledge)
    assert sum(node.visits for node in full.root.children.values()) == 500
    assert bot.choose(knowledge) == full.best()
