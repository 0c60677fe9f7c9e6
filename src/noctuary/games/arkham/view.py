"""From what a seat sees to what a table shows. Names are keys of words/*.ftl, never prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from noctuary.kernel import NONE, Hidden, Observation

from . import glance
from .kinds import (
    CLUES,
    CODE,
    CULTISTS,
    DOOM,
    FAST,
    ICONS,
    LEVEL,
    ROWS,
    SCENARIO,
    SEATS,
    SLOT_OF,
    SPENDS,
    STAGE,
    SYMBOL,
    SYMBOL_NAMES,
    TYPE,
    UNIQUE,
    VICTORY,
    WEAKNESS,
    CardType,
    Designator,
    Difficulty,
    Phase,
    Scenario,
    Skill,
    Slot,
    Token,
)
from .registry import Question
from .rules import skill_tests, stages, values
from .state import Arkham

Shown = dict[str, Any]

STEPS = ("", "begins", "commit", "reveal", "symbols", "modify", "outcome", "results", "ends")


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> Shown:
    """Everything needed to draw the table for one seat (or for a spectator, seat -1)."""
    f = observation.fields
    g = glance.glance(f, observation.seats)
    d = observation.decision
    begun = bool(g.act)
    rows = visible(f)
    return {
        "game": "arkham",
        "seat": observation.seat,
        "seats": observation.seats,
        "over": observation.over,
        "scenario": Scenario.names[g.scenario[0]],
        "difficulty": Difficulty.names[g.difficulty[0]],
        "taboo": bool(g.taboo[0]),
        "round": g.round,
        "phase": Phase.names[g.phase],
        "lead": g.lead,
        "turn": g.turn,
        "ending": g.ending,
        "cards": {str(c): card(g, c) for c in rows},
        "faces": {CODE[k]: face(k) for k in sorted({g.code[c] for c in rows})},
        "locations": [location(g, c) for c in g.play if TYPE[g.code[c]] == CardType.LOCATION],
        "act": act(g) if begun else None,
        "agenda": agenda(g) if begun else None,
        "investigators": [investigator(g, f, p) for p in range(observation.seats)],
        "encounter": pile(f, SCENARIO),
        "cultists": pile(f, CULTISTS),
        "victory": {"cards": list(f["victory"]), "points": stages.victory_points(g)},
        "aside": list(f["aside"]),
        "removed": [c for c in f["removed"] if g.code[c]],
        "limbo": list(f["limbo"]),
        "bag": bag(g),
        "test": test(g, observation) if len(g.tests) else None,
        "peril": g.peril,
        "decision": d and {"seat": d.seat, "prompt": d.prompt, "args": d.args, "why": list(d.why)},
        "options": [{"id": o.id, "name": o.name, "fields": o.fields} for o in observation.options],
    }


# ---- cards


def visible(f: Mapping[str, Any]) -> list[int]:
    """Every card this seat can see somewhere."""
    found: set[int] = set()
    for name in ("play", "limbo", "committed", "victory", "aside", "removed", "acts", "agendas"):
        found |= set(f[name])
    for name in ("hand", "top", "bottom", "discard"):
        for zone in f[name]:
            found |= set(zone.known if isinstance(zone, Hidden) else zone)
    return sorted(c for c in found if c >= 0 and f["code"][c])


@cache
def face(k: int) -> Shown:
    """What is printed on a card; its texts are words `card-<code>`."""
    r = ROWS[k]
    icons = {name: ICONS[k][s] for s, name in enumerate(Skill.names) if ICONS[k][s]}
    shown: Shown = {
        "code": CODE[k],
        "type": r["type"],
        "class": r["class"],
        "traits": [t.strip() for t in r["traits"].split(".") if t.strip()],
        "icons": icons,
        "unique": bool(UNIQUE[k]),
        "weakness": bool(WEAKNESS[k]),
        "fast": bool(FAST[k]),
    }
    if LEVEL[k] >= 0:
        shown["level"] = LEVEL[k]
    if SLOT_OF[k]:
        shown["slot"] = Slot.names[SLOT_OF[k]]
    if VICTORY[k]:
        shown["victory"] = VICTORY[k]
    for name in ("cost", "health", "sanity", "fight", "evade", "damage", "horror", "shroud"):
        if r[name]:
            shown[name] = r[name]
    return shown


def card(g: Arkham, c: int) -> Shown:
    """A card as it lies there now; what is zero is left out."""
    shown: Shown = {"code": CODE[g.code[c]], "owner": g.owner[c]}
    for name in ("damage", "horror", "clues", "doom", "uses", "exhausted"):
        n = getattr(g, name)[c]
        if n:
            shown[name] = n
    if c not in g.play:
        return shown
    if g.ctrl[c] >= 0:
        shown["control"] = g.ctrl[c]
    if g.at[c] >= 0:
        shown["at"] = g.at[c]
    sealed = [Token.names[x // 256] for x in g.sealed if x % 256 == c]
    if sealed:
        shown["sealed"] = sealed
    k = TYPE[g.code[c]]
    if k == CardType.ENEMY:
        shown |= {
            "engaged": g.engaged[c],
            "fight": values.fight_value(g, c),
            "evade": values.evade_value(g, c),
            "health": values.health(g, c),
            "parts": {
                "fight": glance.parts(g, Question.fight, c, NONE),
                "evade": glance.parts(g, Question.evade, c, NONE),
                "health": glance.parts(g, Question.health, c, NONE),
            },
            "keywords": [
                name
                for name, has in (
                    ("hunter", values.hunter),
                    ("retaliate", values.retaliates),
                    ("alert", values.alert),
                    ("aloof", values.aloof),
                    ("massive", values.massive),
                )
                if has(g, c)
            ],
        }
    elif k == CardType.ASSET and g.ctrl[c] >= 0:
        shown |= {"health": values.health(g, c), "sanity": values.sanity(g, c)}
    if values.blank(g, c):
        shown["blank"] = True
    return shown


# ---- the board


def location(g: Arkham, c: int) -> Shown:
    """A location: its links, who and what is there."""
    side = g.revealed[c]
    shown: Shown = {
        "card": c,
        "revealed": bool(side),
        "symbol": SYMBOL_NAMES[SYMBOL[g.code[c]][side]],
        "links": [
            x for x in g.play if TYPE[g.code[x]] == CardType.LOCATION and values.connected(g, c, x)
        ],
        "seats": [p for p in glance.seats_in(g) if g.at[p] == c],
        "enemies": [e for e in g.play if TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == c],
        "attached": [
            x
            for x in g.play
            if g.at[x] == c
            and TYPE[g.code[x]] in (CardType.TREACHERY, CardType.EVENT, CardType.ASSET)
        ],
        "clues": g.clues[c],
    }
    if side:
        shown["shroud"] = max(0, values.shroud(g, c))
        shown["parts"] = glance.parts(g, Question.shroud, c, NONE)
    return shown


def act(g: Arkham) -> Shown:
    """The current act: how many clues it asks for, and how many there are."""
    c = g.act
    k = g.code[c]
    shown: Shown = {
        "card": c,
        "stage": STAGE[k],
        "left": len(g.acts),
        "flipped": bool(g.revealed[c]),
    }
    if CLUES[k]:
        shown |= {
            "needs": values.clue_value(g, c),
            "has": stages.group_clues(g, NONE),
            "spends": bool(SPENDS[k]),
        }
    return shown


def agenda(g: Arkham) -> Shown:
    """The current agenda: its doom, all doom in play, and its threshold."""
    c = g.agenda
    return {
        "card": c,
        "stage": STAGE[g.code[c]],
        "left": len(g.agendas),
        "doom": g.doom[c],
        "total": values.doom_in_play(g),
        "needs": 0 if g.revealed[c] else DOOM[g.code[c]],
    }


def count(zone: Any) -> int:
    """How many cards a zone holds, seen or not."""
    return zone.count if isinstance(zone, Hidden) else len(zone)


def known(zone: Any) -> list[int]:
    """The cards of a zone this seat knows."""
    return [c for c in zone.known if c >= 0] if isinstance(zone, Hidden) else list(zone)


def pile(f: Mapping[str, Any], o: int) -> Shown:
    """A deck and its discard pile."""
    return {
        "deck": sum(count(f[z][o]) for z in ("top", "deck", "bottom")),
        "top": known(f["top"][o]),
        "bottom": known(f["bottom"][o]),
        "discard": list(f["discard"][o]),
    }


def investigator(g: Arkham, f: Mapping[str, Any], p: int) -> Shown:
    """An investigator with everything in front of them."""
    mine = [c for c in g.play if c >= SEATS and g.ctrl[c] == p]
    hand = f["hand"][p]
    return pile(f, p) | {
        "seat": p,
        "card": p,
        "out": ("", "defeated", "resigned")[g.out[p]],
        "killed": bool(g.killed[p]),
        "at": g.at[p],
        "skills": {Skill.names[s]: glance.skill(g, p, s) for s in range(4)},
        "damage": g.damage[p],
        "health": values.health(g, p),
        "horror": g.horror[p],
        "sanity": values.sanity(g, p),
        "trauma": [g.physical[p], g.mental[p]],
        "resources": g.resources[p],
        "clues": g.clues[p],
        "actions": g.actions[p],
        "extra": g.extra[p],
        "tome": g.tome[p],
        "hand": count(hand),
        "cards": known(hand),
        "play": mine,
        "threat": [
            c
            for c in g.play
            if c >= SEATS and (g.engaged[c] == p or (g.at[c] == p and g.ctrl[c] != p))
        ],
        "symbols": glance.symbols(g, p) if g.act else {},
        "experience": g.score[p],
    }


def bag(g: Arkham) -> list[Shown]:
    """The chaos tokens, by kind."""
    return [{"token": Token.names[k], "n": n} for k, n in sorted(Counter(g.bag).items())]


# ---- a skill test


def test(g: Arkham, observation: Observation) -> Shown:
    """The test in progress, as a sum that builds up, with odds before the reveal."""
    t = len(g.tests) - 1
    p, s = g.tests.seat[t], g.tests.skill[t]
    step = g.tests.step[t]
    shown: Shown = {
        "seat": p,
        "skill": Skill.names[s],
        "what": Designator.names[g.tests.what[t]],
        "step": STEPS[step],
        "source": g.tests.source[t],
        "target": g.tests.target[t],
        "base": glance.skill(g, p, s, t),
        "bonus": g.tests.bonus[t],
        "committed": [{"card": c, "icons": glance.icons(g, c, s)} for c in g.tests.cards[t]],
        "difficulty": max(0, skill_tests.difficulty_now(g, t)),
        "tokens": [
            {"token": Token.names[k], "value": glance.value(g, t, k)} for k in g.tests.tokens[t]
        ],
    }
    shown["value"] = max(
        0,
        shown["base"]["n"] + g.tests.bonus[t] + sum(c["icons"] for c in shown["committed"]),
    )
    if step < 3:
        shown["odds"] = glance.odds(g, t)
        seat = observation.seat
        if seat >= 0 and STEPS[step] == "commit":
            shown["with"] = {
                str(c): glance.with_card(g, t, c)
                for c in known(observation.fields["hand"][seat])
                if skill_tests.may_commit(g, c, seat, t)
            }
    elif step >= 6:
        shown |= {"passed": bool(g.tests.passed[t]), "total": g.tests.value[t]}
    return shown
