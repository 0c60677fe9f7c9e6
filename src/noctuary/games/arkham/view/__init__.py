"""From what a seat sees to what a table shows. Names are keys of locales/*.ftl, never prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from noctuary.kernel import NONE, Observation, state_for_rules

from ..ability import Question
from ..components import (
    CLUES,
    CODE,
    DOOM,
    ROWS,
    SCENARIO,
    SEATS,
    SECOND_DECK,
    SPENDS,
    STAGE,
    SYMBOL,
    SYMBOL_NAMES,
    Difficulty,
    Phase,
    Scenario,
    Skill,
    Token,
)
from ..rules import action_costs, damage, stages, values
from ..state import Arkham
from .cards import card, face, known, parts, pile, skill, visible
from .odds import symbols, test, with_hand
from .reaction import dealing, moment
from .threats import outlook
from .types import FATES, Act, Agenda, Investigator, Location, Skills, Tokens, Victory, View

__all__ = ["View", "view"]

ATTACHED = ("treachery", "event", "asset")


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return the view of a seat: what everybody sees, and what this seat sees besides."""
    f, seat = observation.fields, observation.seat
    g: Arkham = state_for_rules(observation)
    shown = observation.shared(public)
    own = [c for c in visible(f) if str(c) not in shown.cards]
    idle = not len(g.tests) and not observation.over
    return replace(
        shown,
        seat=seat,
        cards=shown.cards | {str(c): card(g, c) for c in own},
        faces=shown.faces | {CODE[k]: face(k) for k in sorted({g.code[c] for c in own})},
        investigators=[looked_into(i, f) for i in shown.investigators],
        encounter=pile(g, f, SCENARIO),
        cultists=pile(g, f, SECOND_DECK),
        test=with_hand(shown.test, g, observation) if shown.test else None,
        outlook=outlook(g, seat) if g.act and seat >= 0 and seat == g.turn and idle else None,
    )


def public(observation: Observation) -> View:
    """Return the part of the view that everybody may see."""
    f = observation.fields
    g: Arkham = state_for_rules(observation)
    begun = bool(g.act)
    rows = visible(f)
    places = [c for c in g.play if values.is_location(g, c)]
    return View(
        game="arkham",
        seat=NONE,
        seats=g.seats,
        over=observation.over,
        scenario=Scenario.names[g.scenario[0]],
        difficulty=Difficulty.names[g.difficulty[0]],
        taboo=bool(g.taboo[0]),
        round=g.round,
        phase=Phase.names[g.phase],
        lead=g.lead,
        turn=g.turn,
        ending=g.ending,
        cards={str(c): card(g, c) for c in rows},
        faces={CODE[k]: face(k) for k in sorted({g.code[c] for c in rows})},
        locations=[location(g, c, places) for c in places],
        act=act(g) if begun else None,
        agenda=agenda(g) if begun else None,
        investigators=[investigator(g, f, p) for p in range(g.seats)],
        encounter=pile(g, f, SCENARIO),
        cultists=pile(g, f, SECOND_DECK),
        victory=Victory(cards=g.victory, points=stages.victory_points(g)),
        aside=g.aside,
        removed=[c for c in g.removed if g.code[c]],
        limbo=g.limbo,
        bag=[Tokens(token=Token.names[k], n=n) for k, n in sorted(Counter(g.bag).items())],
        test=test(g) if len(g.tests) else None,
        assigned=assigned(g),
        peril=g.peril,
        moment=moment(g),
        dealing=dealing(g),
        outlook=None,
    )


def assigned(g: Arkham) -> dict[str, list[int]]:
    """Return what is assigned of the dealing in progress, and not yet placed."""
    d = len(g.deals) - 1
    if d < 0 or g.deals.placed[d]:
        return {}
    cards = sorted({x // 2 for x in g.deals.assigned[d]})
    return {str(c): [damage.assigned(g, d, c, horror) for horror in (0, 1)] for c in cards}


# ---- the board


def location(g: Arkham, c: int, places: list[int]) -> Location:
    """Return a location as it lies there, among all places."""
    side = g.revealed[c]
    here = [x for x in g.play if g.at[x] == c]
    return Location(
        card=c,
        revealed=bool(side),
        symbol=SYMBOL_NAMES[SYMBOL[g.code[c]][side]],
        links=[x for x in places if values.connected(g, c, x)],
        seats=[p for p in range(g.seats) if values.in_game(g, p) and g.at[p] == c],
        enemies=[x for x in here if values.is_enemy(g, x)],
        attached=[x for x in here if ROWS[g.code[x]]["type"] in ATTACHED],
        clues=g.clues[c],
        shroud=max(0, values.shroud(g, c)) if side else UNSET,
        parts=parts(g, Question.shroud, c) if side else UNSET,
    )


def act(g: Arkham) -> Act:
    """Return the current act."""
    c = g.act
    k = g.code[c]
    counts = bool(CLUES[k])
    return Act(
        card=c,
        stage=STAGE[k],
        left=len(g.acts),
        flipped=bool(g.revealed[c]),
        needs=values.clue_value(g, c) if counts else UNSET,
        has=stages.group_clues(g, NONE) if counts else UNSET,
        spends=bool(SPENDS[k]) if counts else UNSET,
    )


def agenda(g: Arkham) -> Agenda:
    """Return the current agenda."""
    c = g.agenda
    return Agenda(
        card=c,
        stage=STAGE[g.code[c]],
        left=len(g.agendas),
        doom=g.doom[c],
        total=values.doom_in_play(g),
        needs=0 if g.revealed[c] else DOOM[g.code[c]],
    )


# ---- investigators


def investigator(g: Arkham, f: Mapping[str, Any], p: int) -> Investigator:
    """Return an investigator."""
    deck = pile(g, f, p)
    others = [c for c in g.play if c >= SEATS]
    return Investigator(
        deck=deck.deck,
        top=deck.top,
        bottom=deck.bottom,
        discard=deck.discard,
        seat=p,
        card=p,
        out=FATES[g.out[p]],
        killed=bool(g.killed[p]),
        at=g.at[p],
        skills=Skills(**{Skill.names[s]: skill(g, p, s) for s in range(Skill.wild)}),
        damage=g.damage[p],
        health=values.health(g, p),
        health_left=values.remaining_health(g, p),
        horror=g.horror[p],
        sanity=values.sanity(g, p),
        sanity_left=values.remaining_sanity(g, p),
        trauma=[g.physical[p], g.mental[p]],
        resources=g.resources[p],
        clues=g.clues[p],
        actions=g.actions[p],
        extra=[c for c in g.extra[p] if action_costs.given(g, p, c)],
        hand=len(g.hand[p]),
        cards=known(f["hand"][p]),
        play=[c for c in others if g.ctrl[c] == p],
        threat=[c for c in others if g.engaged[c] == p or (g.at[c] == p and g.ctrl[c] != p)],
        symbols=symbols(g, p) if g.act else {},
        experience=g.score[p],
    )


def looked_into(shown: Investigator, f: Mapping[str, Any]) -> Investigator:
    """Return the view with what a seat knows of hand and deck."""
    p = shown.seat
    cards, top, bottom = (known(f[zone][p]) for zone in ("hand", "top", "bottom"))
    if (cards, top, bottom) == (shown.cards, shown.top, shown.bottom):
        return shown
    return replace(shown, cards=cards, top=top, bottom=bottom)
