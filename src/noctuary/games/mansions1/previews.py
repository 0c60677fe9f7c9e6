"""Previews of options: attacks over all cards that can come up, tests, puzzles.

Each is played in a sample drawn from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from noctuary.kernel import GameEvent, Option, Position, state_for_rules
from noctuary.plugin import Tip
from noctuary.plugin.what_if import ScriptedChance, play_what_if

from .components import Room
from .state import Mansions
from .stories import STORIES, story
from .view.board import pile
from .view.odds import chance

TURN, PUZZLE, EXPLORE = "turn", "puzzle", "explore"
QUIET = ("keep", "pass")
"""No skill point, no token of the Keeper, no push: what a number does not count on."""
TESTS = ("put_out", "staunch", EXPLORE, "resume", "step", "run", "leave")


class Blow(NamedTuple):
    """An attack as one card makes it: the test, its chance, its damage."""

    attribute: int
    chance: int
    damage: int


def list_previews(world: Position) -> dict[str, list[Tip]]:
    """List the tests and odds of the options of a turn.

    Of those that begin a test or an attempt at a puzzle; and whether exploring would find nothing.
    """
    asked = world.decision
    if asked is None or asked.prompt != TURN:
        return {}
    tale = story(STORIES[world.fields()["tale"][0]])
    g: Mansions = state_for_rules(world.observe(asked.seat, asked=False), tale.books)
    world = without_guesses(world, g)
    found = {o.id: list(look(world, g, o)) for o in world.options()}
    here = tale.books["spaces"][g.at[g.turn - 1]][1]
    if EXPLORE in found and pile(g, tale, here) == 0:
        found[EXPLORE].append(Tip("bare", {}))
    return {id: said for id, said in found.items() if said}


PREVIEWS = list_previews


def without_guesses(world: Position, g: Mansions) -> Position:
    """Return the position without the cards that nobody has turned up yet."""
    known = list(g.room)
    for r, bits in enumerate(known):
        for up, gone in ((Room.LOCK_UP, Room.LOCK_GONE), (Room.OBSTACLE_UP, Room.OBSTACLE_GONE)):
            if not bits & (up | Room.READ):
                known[r] |= gone
    world = world.clone()
    world.arrange({"room": known})
    return world


def look(world: Position, g: Mansions, o: Option) -> Iterator[Tip]:
    """Yield the previews of one option."""
    if o.name == "attack":
        yield from attack(world, g, o)
    elif o.name == "cast":
        yield from cast(world, g, o)
    elif o.name in TESTS:
        way, told = play_what_if(world, o.code, ScriptedChance(), QUIET)
        for attribute, goal in tests(told):
            yield Tip("test", {"attribute": attribute, "n": goal, "chance": chance(g, goal)})
        if not way.over and way.decision is not None and way.decision.prompt == PUZZLE:
            yield Tip("puzzle", {"n": way.fields()["moves_left"]})


def tests(told: list[GameEvent]) -> Iterator[tuple[int, int]]:
    """Yield each test and the number to roll, in order, but not to evade a monster first."""
    for event, then in zip(told, [*told, None][1:], strict=True):
        if event.name == "turn_began":
            return
        if event.name == "tested" and (then is None or then.name != "evaded"):
            yield event.fields["attribute"] or 0, event.fields["n"] or 0


# ---- attacks


def attack(world: Position, g: Mansions, o: Option) -> Iterator[Tip]:
    """Yield for each attribute that a card may ask for: how many cards do, the odds, the damage."""
    blows = list(cards(world, g, o))
    for attribute in sorted({b.attribute for b in blows}):
        mine = [b for b in blows if b.attribute == attribute]
        dealt = [b.damage for b in mine]
        said = {"attribute": attribute, "chance": sum(b.chance for b in mine) // len(mine)}
        said |= {"damage": min(dealt), "more": max(dealt) - min(dealt), "most": max(dealt)}
        if len(mine) == len(blows):
            yield Tip("attack", said)
        else:
            yield Tip("attack_card", said | {"cards": len(mine), "of": len(blows)})


def cards(world: Position, g: Mansions, o: Option) -> Iterator[Blow]:
    """Yield the attack by each card left that fits it; each is as likely to come first."""
    probe = ScriptedChance()
    play_what_if(world, o.code, probe, QUIET)
    for k in range(probe.sizes[0]):
        _, told = play_what_if(world, o.code, ScriptedChance(k), QUIET)
        if sum(e.name == "card_drawn" for e in told) == 1:
            attribute, goal = next(tests(told))
            dealt = (e.fields["n"] or 0 for e in told if e.name == "monster_hurt")
            yield Blow(attribute, chance(g, goal), next(dealt, 0))


# ---- spells


def cast(world: Position, g: Mansions, o: Option) -> Iterator[Tip]:
    """Yield the Lore test over all backs that the copy may have."""
    probe = ScriptedChance()
    _, told = play_what_if(world, o.code, probe, QUIET)
    past = sum(e.name == "evaded" for e in told)
    goals = []
    for k in range(probe.sizes[past]):
        _, told = play_what_if(world, o.code, ScriptedChance(*[0] * past, k), QUIET)
        goals += list(tests(told))[:1]
    if goals:
        odds = sum(chance(g, goal) for _, goal in goals) // len(goals)
        yield Tip("spell", {"attribute": goals[0][0], "chance": odds})
