"""The view that a table makes of an observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from noctuary.kernel import NONE, Observation, state_for_rules

from ..components import (
    ATTRIBUTES,
    CARD_ATTRIBUTE,
    CARD_BONUS,
    CARD_FAIL,
    CARD_MODIFIER,
    CARD_PUSH,
    CARD_ROW,
    CARD_SORT,
    COLUMNS,
    DECK_NAMES,
    DECK_SIZE,
    FAMILIES,
    FAMILY,
    HARDER,
    LAYOUT_NAMES,
    LEFT,
    MONSTERS,
    MYTH,
    MYTH_NAMES,
    PAIRS,
    PEOPLE_NAMES,
    RIGHT,
    ROOMS,
    ROWS,
    STAGES,
    STRIKE,
    STRIKE_ATTRIBUTE,
    STRIKE_HARDER,
    STRIKE_MODIFIER,
    STRIKE_MORE,
    TERMINALS,
    TRAUMA_NAMES,
    Attribute,
    Fail,
    Sort,
    Strike,
)
from ..rules.board import corpses_left
from ..rules.puzzles import LAYOUT, cells_of, edge, pieces_left
from ..rules.skill_tests import DIE, GOAL, TESTED, WHO, value_of
from ..state import Mansions
from ..stories import STORIES, Story, pair, story
from .board import bilingual, known, links, room
from .figures import drawer, event, haunted, investigator, keeper, monster, objective
from .odds import chance, evades
from .types import PHASES, Cell, Combat, Discards, Player, Puzzle, Trial, View

__all__ = ["View", "view"]

SECRETS = ("chosen", "mythos_hand", "trauma_hand")
"""Fields of which the Keeper knows more than investigators, and these more than spectators."""


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return the view of a seat: what its side sees, and the cards that lie before it alone."""
    f = observation.fields
    mine = observation.seat == f["keeper"][0]
    shown = observation.shared(one_side, mine, known_fields=SECRETS)
    people = [haunted(i, f["mythos_down"][i.slot]) for i in shown.investigators]
    return replace(shown, seat=observation.seat, investigators=people)


def one_side(observation: Observation, mine: bool) -> View:
    """Return the view of all seats with the same knowledge. `mine`: the Keeper's."""
    tale = story(STORIES[observation.fields["tale"][0]])
    g: Mansions = state_for_rules(observation, tale.books)
    return View(
        game="mansions1",
        seat=NONE,
        seats=g.seats,
        over=observation.over,
        winner=winner(g) if observation.over else None,
        story=tale.id,
        title=bilingual(pair(tale.words["title"])),
        opening=bilingual(pair(tale.words["opening"])),
        round=g.round,
        phase=phase(g, over=observation.over),
        active=g.turn - 1 if g.turn > 0 else None,
        steps=g.steps,
        actions=g.actions,
        rooms=[room(g, tale, r, keeper=mine) for r in range(len(tale.rooms))],
        links=links(g, tale),
        investigators=[investigator(g, i) for i in range(g.team[0])],
        monsters=[monster(g, m, keeper=mine) for m in range(MONSTERS) if g.m_at[m] > 0],
        keeper=keeper(g, tale),
        drawer=drawer(g, tale) if mine else None,
        objective=objective(tale, g.possible[0].bit_length() - 1) if g.revealed else None,
        clues=[
            bilingual(tale.name_of("clue", k))
            for k in range(len(tale.words["clues"]))
            if g.told >> k & 1
        ],
        events=[event(tale, k) for k in range(g.stage)],
        stage=g.stage,
        time=g.time,
        needed=tale.books["times"][min(g.stage, STAGES - 1)][g.team[0] - 1],
        combat=combat(g) if g.combat_card > 0 else None,
        trial=trial(g) if g.trial[WHO] > 0 else None,
        evades=evades(g),
        puzzles=puzzles(g, tale),
        discards=discards(g),
        corpses=corpses_left(g),
        players=[
            Player(
                seat=p,
                keeper=p == g.keeper[0],
                people=[i for i in range(g.team[0]) if g.player[i] == p],
                result=g.result[p] if observation.over else None,
            )
            for p in range(g.seats)
        ],
        named={},
    )


def winner(g: Mansions) -> str:
    """Return the side that has won."""
    if g.result[g.keeper[0]] > 0:
        return "keeper"
    return "investigators" if max(g.result) > 0 else "nobody"


def phase(g: Mansions, *, over: bool) -> str:
    """Return the name of the phase."""
    if over:
        return "over"
    return PHASES[0] if g.round == 0 else PHASES[1 + g.phase]


def combat(g: Mansions) -> Combat:
    """Return the Combat card that lies open, with its deck's modifiers."""
    d, c = g.combat_deck, g.combat_card - 1
    row = CARD_ROW[c]
    tested = STRIKE_ATTRIBUTE[row]
    return Combat(
        deck=DECK_NAMES[d],
        card=c,
        left=DECK_SIZE[d] - g.combat_gone[d].bit_count(),
        sort=Sort(CARD_SORT[row]).name.lower(),
        attribute=ATTRIBUTES[CARD_ATTRIBUTE[row]],
        modifier=CARD_MODIFIER[row] + HARDER[d],
        bonus=CARD_BONUS[row],
        fail=Fail(CARD_FAIL[row]).name.lower(),
        push=bool(CARD_PUSH[row]),
        strike_attribute=ATTRIBUTES[tested] if tested != NONE else None,
        strike_modifier=STRIKE_MODIFIER[row] + STRIKE_HARDER[d],
        strike=Strike(STRIKE[row]).name.lower(),
        strike_more=STRIKE_MORE[row],
    )


def trial(g: Mansions) -> Trial:
    """Return the test in progress."""
    i, goal = g.trial[WHO] - 1, g.trial[GOAL]
    luck = value_of(g, i, Attribute.LUCK)
    return Trial(
        person=PEOPLE_NAMES[g.who[i]],
        attribute=ATTRIBUTES[g.trial[TESTED]],
        goal=goal,
        luck=luck,
        die=g.trial[DIE] or None,
        chance=chance(g, goal),
        lucky=chance(g, goal + luck),
    )


def puzzles(g: Mansions, tale: Story) -> list[Puzzle]:
    """Return the puzzles that are laid out and not yet solved."""
    at = tale.books["seeds_at"]
    out = []
    for r in range(min(ROOMS, len(tale.rooms))):
        for c in range(at[r], at[r + 1]):
            z, row = tale.books["puzzle_in"][c], tale.books["seeds"][c]
            if z < 0 or not g.laid_out[z] or not known(g, row):
                continue
            y = row[LAYOUT]
            if any(g.cell[z][k] for k in range(cells_of(g, y))):
                out.append(puzzle(g, r, z, y))
    return out


def puzzle(g: Mansions, r: int, z: int, y: int) -> Puzzle:
    """Return one puzzle, its pieces as they lie."""
    return Puzzle(
        room=r,
        layout=LAYOUT_NAMES[y],
        family=FAMILIES[FAMILY[y]],
        columns=COLUMNS[y],
        rows=ROWS[y],
        left=LEFT[y],
        right=RIGHT[y],
        terminals=[TERMINALS[y][4 * k : 4 * k + 4] for k in range(PAIRS[y])],
        cells=[
            Cell(edges=[edge(g, z, y, k, side) for side in range(4)] if g.cell[z][k] else None)
            for k in range(cells_of(g, y))
        ],
        pile=pieces_left(g, FAMILY[y]),
        working=g.working == 1 + z,
        moves=g.moves_left if g.working == 1 + z else 0,
    )


def bits(mask: int, n: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [k for k in range(n) if mask >> k & 1]


def discards(g: Mansions) -> Discards:
    """Return the faceup piles."""
    return Discards(
        mythos=[MYTH_NAMES[MYTH[c]] for c in sorted(g.mythos_discard)],
        traumas=[TRAUMA_NAMES[c] for c in sorted(g.trauma_discard)],
        combat=[bits(g.combat_gone[d], DECK_SIZE[d]) for d in range(len(DECK_NAMES))],
        spells=[bits(mask, 5) for mask in g.spell_gone],
    )
