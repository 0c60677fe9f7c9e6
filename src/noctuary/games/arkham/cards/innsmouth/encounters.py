"""Encounter cards of The Innsmouth Conspiracy."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, rand, rule

from ... import ability
from ...ability import AFTER, WHEN, Trigger, Use
from ...actions import KeyFound
from ...card_codes import Code
from ...components import SEATS, Key
from ...rules import scenario_effects, stages, values, zones
from ...state import Arkham

# ---- Into the Maelstrom: keys; floods belong to the scenario


def keep_key(g: Arkham, k: int, c: int) -> None:
    """Leave a key with a location or an investigator."""
    g.keys[k] = 1 + c
    emit(g, KeyFound(key=k, card=c))


def key_on(g: Arkham, c: int) -> bool:
    """Whether a card bears a key."""
    return any(g.keys[k] == 1 + c for k in range(Key.size))


@ability.forced(
    Code.DARK_ABYSS,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0,
)
def dark_abyss(g: Arkham, use: Use) -> None:
    """After it is revealed a random set-aside key is placed on it."""
    n = sum(g.keys[k] == 0 for k in range(Key.size))
    if n > 0:
        i = rand(g, n)
        for k in range(Key.size):
            if g.keys[k] == 0:
                if i == 0:
                    keep_key(g, k, use.card)
                    return
                i -= 1


@ability.free(Code.DARK_ABYSS, can=lambda g, use: g.clues[use.card] == 0 and key_on(g, use.card))
def dark_abyss_yields(g: Arkham, use: Use) -> None:
    """When no clue is left you may take its keys."""
    for k in range(Key.size):
        if g.keys[k] == 1 + use.card:
            keep_key(g, k, use.seat)


@ability.forced(
    Code.DARK_ABYSS,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: g.at[use.event] == use.card and key_on(g, use.event),
)
def dark_abyss_regains(g: Arkham, use: Use) -> None:
    """Leave behind the keys of an investigator who is eliminated there."""
    for k in range(Key.size):
        if g.keys[k] == 1 + use.event:
            keep_key(g, k, use.card)


def all_keys_held(g: Arkham) -> bool:
    """Whether investigators have every key."""
    return all(0 < g.keys[k] <= SEATS and values.in_game(g, g.keys[k] - 1) for k in range(Key.size))


def all_at_the_gateway(g: Arkham) -> bool:
    """Whether everybody is at the Gateway."""
    return all(
        not values.in_game(g, p) or g.code[g.at[p]] == Code.GATEWAY_TO_YHA_NTHLEI
        for p in range(g.seats)
    )


@ability.free(
    Code.BACK_INTO_THE_DEPTHS, can=lambda g, use: all_keys_held(g) and all_at_the_gateway(g)
)
@rule("AHC-112")
def back_into_the_depths(g: Arkham, use: Use) -> Rule:
    """With all keys and everybody at the Gateway the investigators may advance."""
    yield from stages.advance_act(g)


@ability.advance(Code.BACK_INTO_THE_DEPTHS)
def to_yha_nthlei(g: Arkham, use: Use) -> None:
    """Every location but the Gateway leaves, enemies there are discarded; the city that comes next
    belongs to the scenario.
    """
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if values.is_location(g, c) and g.code[c] != Code.GATEWAY_TO_YHA_NTHLEI:
            scenario_effects.discard_enemies_at(g, c)
            if g.revealed[c] and g.clues[c] == 0 and zones.worth_victory(g, c):
                zones.to_victory(g, c)
            else:
                zones.remove(g, c)
            i = 0
