"""Cards, investigators and monsters, as a table shows them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from ..columns import CopyRow, CreatureRow, FaceRow, PieceRow
from ..components import CONDITIONS, INVESTIGATORS, PICTURES, SKILLS, Deck
from ..rules.cards import deck_of, face_of, is_item
from ..rules.features import dark
from ..rules.round import Phase
from ..scenario.compiled import CompiledScenario
from ..state import Mansions
from .board import acts, bilingual
from .types import Card, Dropped, Face, Investigator, Monster, Suffered

HEALTH, SANITY = 6, 7
"""Columns of a sheet, after the skills."""
INSANE = CONDITIONS.index("insane")


def who(g: Mansions, i: int) -> str:
    """Return the name of an investigator's character."""
    return INVESTIGATORS[g.who[i]]


# ---- cards


def printed(made: CompiledScenario, f: int) -> dict[str, Any]:
    """Return the text of a side of a card, as the fields of a Face."""
    words = made.faces[f]
    return {
        "face": f,
        "name": bilingual(words.name),
        "text": bilingual(words.text),
        "deck": words.deck,
        "traits": list(words.traits),
        "weapon": words.icon or None,
        "damage": words.damage,
    }


def face(made: CompiledScenario, f: int) -> Face:
    """Return a side of a card."""
    return Face(**printed(made, f))


def show_fronts(g: Mansions) -> None:
    """Show a spectator the front of a turned card whose other side is not told."""
    for c, turned in enumerate(g.side[: len(g.copies)]):
        behind: int | None = g.behind[c]
        if turned and behind is None:
            g.behind[c] = g.copies[c][CopyRow.FRONT]


def card(g: Mansions, made: CompiledScenario, c: int) -> Card:
    """Return a card that somebody holds; of an Insane one the owner knows the back."""
    f = face_of(g, c)
    app = g.faces[f][FaceRow.APP] - 1
    return Card(
        **printed(made, f),
        turned=bool(g.side[c]),
        used=bool(g.used[c]),
        first=g.pieces[app][PieceRow.FIRST] if app > 0 else UNSET,
        count=g.pieces[app][PieceRow.COUNT] if app > 0 else UNSET,
        acts=acts(g, app) if app > 0 else UNSET,
        back=back(g, made, c),
    )


def back(g: Mansions, made: CompiledScenario, c: int) -> Any:
    """Return the other side of a card, where the viewer may see it: Items, and the own Insane."""
    if is_item(g, c):
        other = g.copies[c][CopyRow.FRONT if g.side[c] else CopyRow.BACK]
        return UNSET if other < 0 else face(made, other)
    if g.side[c] or deck_of(g, c) != Deck.CONDITION:
        return UNSET
    if g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.NAME] != INSANE:
        return UNSET
    known: int | None = g.behind[c]
    return UNSET if known is None or known < 0 else face(made, known)


def floor(g: Mansions, made: CompiledScenario) -> list[Dropped]:
    """Return the cards that lie on spaces."""
    return [Dropped(space=g.lies[c], card=face(made, face_of(g, c))) for c in g.floor]


# ---- investigators


def suffered(g: Mansions, made: CompiledScenario, i: int, kind: int) -> Suffered:
    """Return the Damage or Horror of an investigator."""
    up, down = g.up[2 * i + kind], len(g.down[2 * i + kind]) + g.blanks[2 * i + kind]
    return Suffered(n=len(up) + down, up=[face(made, face_of(g, c)) for c in up], down=down)


def investigator(g: Mansions, made: CompiledScenario, i: int) -> Investigator:
    """Return an investigator."""
    sheet = g.sheet[i]
    return Investigator(
        character=who(g, i),
        seat=g.player_of[i],
        space=g.at[i] if g.at[i] > 0 else None,
        health=sheet[HEALTH],
        sanity=sheet[SANITY],
        damage=suffered(g, made, i, Deck.DAMAGE),
        horror=suffered(g, made, i, Deck.HORROR),
        skills=dict(zip(SKILLS, sheet, strict=False)),
        ability=face(made, g.own_faces[g.who[i]][0]),
        ability_used=bool(g.own_used[i]),
        clues=g.clues[i],
        conditions=[card(g, made, c) for c in g.marks[i]],
        possessions=[card(g, made, c) for c in g.held[i]],
        active=g.turn == i and g.phase == Phase.INVESTIGATORS and not g.out[i],
        actions=g.actions[i],
        steps=g.steps[i],
        acted=bool(g.acted[i]),
        out=bool(g.out[i]),
        dark=not g.out[i] and dark(g, i),
    )


# ---- monsters


def monster(g: Mansions, made: CompiledScenario, m: int) -> Monster:
    """Return a monster in play."""
    creature = g.m_kind[m]
    row, words = g.creatures[creature], made.creatures[creature]
    return Monster(
        monster=m,
        creature=creature,
        kind=words.kind,
        name=bilingual(words.name),
        species=bilingual(made.creatures[row[CreatureRow.KIND]].name),
        flavour=bilingual(words.flavour),
        space=g.m_at[m] if g.m_at[m] > 0 else None,
        damage=g.m_damage[m],
        health=g.m_health[m],
        mark=g.m_id[m] - 1,
        awareness=row[CreatureRow.AWARENESS],
        horror=row[CreatureRow.HORROR],
        brawn=row[CreatureRow.BRAWN],
        abilities=list(words.abilities),
        picture=PICTURES[row[CreatureRow.PICTURE]],
    )
