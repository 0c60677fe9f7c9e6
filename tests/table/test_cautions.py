"""What nobody should overlook: said to the seat that is asked, coach or not, and true."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.arkham.evaluation.odds import chance, lead_now
from noctuary.games.arkham.positions import arrange, priest
from noctuary.games.mansions1.rules.skill_tests import GOAL
from noctuary.games.mansions2.limits import Limit
from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import Position, games, load, state_for_rules
from noctuary.plugin import PlayWarning, load_warnings
from tests.games.mansions1.clauses.test_monsters import HIT, fight

GAMES = sorted(games())
PLAYED = 400
"""Choices that are made in a game."""
WORLDS = 2
"""Worlds in which the same is said."""


def warned(state: Position) -> list[PlayWarning]:
    """What the seat that is asked is told."""
    spec = state.game.spec
    warn = load_warnings(spec)
    assert warn is not None and state.decision is not None
    seen = state.observe(state.seat, asked=False)
    return list(warn(seen, spec.resolve({}), state.decision.prompt, state.options()))


def played(game: str, seed: int, bot: str) -> Iterator[Position]:
    """A game, position by position."""
    spec = games()[game]
    state = load(spec).new(seats=max(2, spec.seats[0]), seed=seed)
    player, random = make_bot("heuristic", seed=seed), Random(seed)
    while not state.over and state.choice_count < PLAYED:
        yield state
        chosen = (
            player.choose(SeatKnowledge(state))
            if bot == "heuristic"
            else random.choice(state.legal())
        )
        state.apply(chosen)


def after(state: Position, option: str) -> Position:
    """The position that an option leads to at once."""
    then = state.clone()
    then.apply(option)
    return then


Truth = Callable[[Position, PlayWarning], bool]


def fields(state: Position, *names: str) -> list[Any]:
    """What some fields of a position hold."""
    found = state.fields()
    return [found[name] for name in names]


def icons_are_wasted(state: Position, one: PlayWarning) -> bool:
    """With the card committed, as many tokens succeed as before."""
    then = after(state, one.option)
    if fields(then, "bag") != fields(state, "bag"):
        return True  # nothing else could be committed: a token has been drawn
    odds = []
    for position in (state, then):
        g = state_for_rules(position.observe(state.seat, asked=False))
        t = len(g.tests) - 1
        odds.append(chance(g, g.tests.seat[t], lead_now(g, t)))
    return odds[0] == odds[1]


TRUE: dict[str, dict[str, Truth]] = {
    "gates": {
        "last": lambda s, _: fields(s, "released")[0] + 1 == fields(s, "discs")[0][0],
        "ends": lambda s, one: after(s, one.option).over,
    },
    "lakeview": {
        "calamity": lambda s, _: fields(s, "calamity")[0] + 1 == fields(s, "end")[0][0],
        "elsewhere": lambda s, one: fields(after(s, one.option), "found") == [0],
    },
    "arkham": {
        "icons": icons_are_wasted,
        "unused": lambda s, one: fields(s, "actions")[0][s.seat] <= one.args["n"],
    },
    "mansions1": {
        "last": lambda s, one: fields(s, "stage") == [4] and one.args["n"] <= 2,
        "unused": lambda s, _: fields(s, "actions")[0] > 0,
    },
    "mansions2": {
        "last": lambda s, _: fields(s, "round")[0] == s.books["limits"][Limit.ROUNDS],
        "fallen": lambda s, _: any(fields(s, "out")[0]),
        "passed": lambda s, _: (
            fields(s, "trials.successes")[0][-1] >= fields(s, "trials.difficulty")[0][-1] >= 0
        ),
        "unused": lambda s, one: fields(s, "actions")[0][fields(s, "turn")[0]] == one.args["n"],
    },
}
"""What each says, read from the position or from what the rules then do."""
SEEDS = {
    "gates": (0, 1),
    "lakeview": (0, 1),
    "arkham": (0,),
    "mansions1": (0,),
    "mansions2": (0, 1),
}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_true_and_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    """And everything has words, in both languages, for just what it tells."""
    heard: dict[str, frozenset[str]] = {}
    for seed in SEEDS[game]:
        for bot in ("heuristic", "random"):
            for state in played(game, seed, bot):
                said = warned(state)
                for one in said:
                    assert TRUE[game][one.key](state, one), one
                    assert not one.option or one.option in {o.id for o in state.options()}
                if said:
                    for world in range(WORLDS):
                        assert warned(state.sample(state.seat, world)) == said
                heard |= {one.key: frozenset(one.args) for one in said}
    assert heard.keys() == TRUE[game].keys()
    for lang in LANGUAGES:
        words = message_variables(games()[game].package, lang)
        assert {key: words.get(f"warn-{key}") for key in heard} == heard


@pytest.mark.parametrize("game", GAMES)
def test_whatever_it_can_say_has_words(game: str) -> None:
    """Every key in the module, and no other."""
    source = inspect.getsource(import_module(games()[game].tips))
    said = re.findall(r'PlayWarning\((?:"(\w+)" if [^"]*)?"(\w+)"', source)
    said += re.findall(r'PlayWarning\("(\w+)" if [^"]* else "(\w+)"', source)
    words = message_variables(games()[game].package, "en")
    keys = {f"warn-{key}" for both in said for key in both if key}
    assert {key for key in words if key.startswith("warn-")} == keys


def test_the_last_doom_of_the_last_agenda() -> None:
    state = load("arkham").new(seats=2, seed=3)
    priest(state)
    agenda = state.fields()["agenda"]
    said = []
    for doom in (8, 9):
        arrange(state, doom={agenda: doom})
        said.append([one.key for one in warned(state) if not one.option])
    assert said == [[], ["last"]]


def test_a_rest_that_turns_up_nothing() -> None:
    """It is the Lost Kid's, found and riding along; what it says is what the rules then do."""
    state = load("lakeview").new(seats=4, seed=29)
    bot = make_bot("heuristic", seed=29)
    while state.choice_count < 196:
        state.apply(bot.choose(SeatKnowledge(state)))
    kept = ("ready", "power_ready", "tokens")
    then = state.clone()
    then.apply("rest")
    assert fields(then, *kept) == fields(state, *kept)
    item = state.fields()["carried"][4][0]
    for wish, said in (
        ({}, ["rested"]),
        ({"tokens": {0: 0, 1: 0, 2: 0, 3: 0}}, ["token"]),
        ({"ready": {item: 0}}, []),
        ({"power_ready": 0}, []),
    ):
        arranged = state.clone()
        arranged.arrange(wish)
        assert [one.key for one in warned(arranged) if one.option == "rest"] == said


def test_a_roll_that_has_failed_is_not_worth_a_token() -> None:
    for die, said in ((9, ["failed"]), (3, [])):
        e = fight("native", options={"monster_skill": True}, tokens=3).do(HIT, dice=[die])
        assert e.prompt == "reroll"
        assert [one.key for one in warned(e.state) if one.option == "reroll"] == said


def test_luck_that_adds_nothing() -> None:
    for goal, said in ((-9, ["luck"]), (3, [])):
        e = fight("native", skill={"emmett": 1}).do(HIT)
        assert e.prompt == "skill"
        trial = [*e.state.fields()["trial"]]
        trial[GOAL] = goal
        e.state.edit({"trial": trial})
        assert [one.key for one in warned(e.state) if one.option == "spend"] == said
