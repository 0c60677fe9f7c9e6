"""The view of the keeper's screen at people's own table."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from noctuary.kernel import NONE

from ..columns import CreatureRow, PieceRow, SpaceRow
from ..components import ITEM, PICTURES, SCREEN, WEAPONS
from ..opcodes import Note, Side
from ..rules.interpreter.companion import companion
from ..rules.interpreter.events import filled, scale
from ..rules.interpreter.expressions import number_of
from ..rules.tokens import lies_at
from ..scenario.compiled import CompiledScenario
from ..sentences import Sentences, investigator
from ..state import Mansions
from .board import bilingual
from .figures import card, face, who
from .types import THINGS, Keeper, Noted, Said, Thing, Told

Both = tuple[Sentences, Sentences]


def keeper(g: Mansions, made: CompiledScenario) -> Keeper | None:
    """Return the keeper's screen; None if the table keeps figures and sheets."""
    if not companion(g):
        return None
    both = Sentences(made, "en"), Sentences(made, "fr")
    people = range(g.party[0])
    return Keeper(
        dice=bool(g.kept[Side.DICE]),
        figures=bool(g.kept[Side.FIGURES]),
        sheets=bool(g.kept[Side.SHEETS]),
        told=[line(g, made, both, n) for n in range(g.noted) if not on_screen(g, n)],
        inventory=[card(g, made, c) for c in g.bag],
        things=[thing(g, made, k) for k in g.board if g.pieces[k][PieceRow.KIND] >= ITEM],
        alight=bool(g.alight),
        acted=[who(g, i) for i in people if g.acted[i] and not g.out[i]],
        leaving=leaving(g),
    )


def on_screen(g: Mansions, n: int) -> bool:
    """Whether a line says only what a foreign quest has on its screen, which is shown there."""
    what, value = g.notes[n][0], g.notes[n][1]
    return what in (Note.TOKEN, Note.REMOVE) and g.pieces[value][PieceRow.KIND] == SCREEN


def thing(g: Mansions, made: CompiledScenario, k: int) -> Thing:
    """Return a piece of a foreign quest that is no token."""
    row = g.pieces[k]
    return Thing(
        piece=k,
        kind=THINGS[row[PieceRow.KIND] - ITEM],
        name=bilingual(made.token_name(k)),
        look=row[PieceRow.TEXT],
        first=row[PieceRow.FIRST],
        count=row[PieceRow.COUNT],
    )


def leaving(g: Mansions) -> list[Noted]:
    """Return what people must write down if they mean to go on another day."""
    place, sheet = not g.kept[Side.FIGURES], not g.kept[Side.SHEETS]
    people = [
        Noted(character=who(g, i), place=place, possessions=sheet)
        for i in range(g.party[0])
        if not g.out[i]
    ]
    return people + [Noted(monster=m, place=True, possessions=False) for m in g.alive if place]


# ---- the list


def line(g: Mansions, made: CompiledScenario, both: Both, n: int) -> Told:
    """Return a line of the list."""
    what, value, i, m = g.notes[n][0], g.notes[n][1], g.notes[n][2] - 1, g.notes[n][3] - 1
    kind = Note(what)
    about: dict[str, Any] = {}
    if i >= 0:
        about["character"] = who(g, i)
    if m >= 0:
        about |= {"monster": m, "creature": g.m_kind[m]}
    about |= details(g, made, both, kind, value, m)
    words = [sentence(g, one, kind, value, i, m, about) for one in both]
    return Told(kind=kind.name.lower(), said=bilingual((words[0], words[1])), **about)


def details(
    g: Mansions, made: CompiledScenario, both: Both, kind: Note, value: int, m: int
) -> dict[str, Any]:
    """Return the subject of a line, beside the investigator and the monster."""
    if kind in (Note.TEXT, Note.OBJECTIVE):
        picture = made.pictures.get(value, 0)
        return {"text": value} | ({"picture": PICTURES[picture]} if picture else {})
    if kind in (Note.TILE, Note.LIFT):
        return {"tile": value, "where": beside(g, made, both, value)}
    if kind in (Note.TOKEN, Note.REMOVE) and g.pieces[value][PieceRow.KIND] >= ITEM:
        return {"piece": value}
    if kind in (Note.TOKEN, Note.REMOVE):
        space = lies_at(g, value)
        picture = g.pieces[value][PieceRow.PICTURE]
        return {
            "piece": value,
            "space": space,
            "where": in_both(both, lambda one: one.space(space)),
            "picture": PICTURES[picture],
        }
    if kind == Note.FETCH:
        return {"card": face(made, value)}
    if kind == Note.ATTACK:
        return {"weapon": WEAPONS[value]}
    if kind in (Note.HURT, Note.MEND):
        return {"n": value}
    if m >= 0 and kind != Note.BID:
        space = g.m_at[m]
        out: dict[str, Any] = {"picture": PICTURES[g.creatures[g.m_kind[m]][CreatureRow.PICTURE]]}
        if space > 0:
            out |= {"space": space, "where": in_both(both, lambda one: one.space(space))}
        return out
    return {}


def in_both(both: Both, say: Any) -> Said:
    """Return a text in both languages."""
    return Said(en=say(both[0]), fr=say(both[1]))


def creature(one: Sentences, g: Mansions, m: int) -> str:
    """Return a monster's name, with its identification if it has one."""
    name = one.of(one.made.creatures[g.m_kind[m]].name)
    return f"{name} ({g.m_id[m]})" if g.m_id[m] else name


def sentence(
    g: Mansions, one: Sentences, kind: Note, value: int, i: int, m: int, about: dict[str, Any]
) -> str:
    """Return a line in one language."""
    if kind == Note.TEXT:
        return recounted(g, one, value, i)
    if kind == Note.OBJECTIVE:
        return one.say("told-objective", text=one.of(one.made.texts[value]))
    if kind in (Note.BID, Note.EDGE):
        name = investigator(one.lang, g.who[i]) if i >= 0 else ""
        return one.instruction(value, name)
    if kind in (Note.TILE, Note.LIFT):
        key = "told-lift" if kind == Note.LIFT else "told-tile"
        if kind == Note.TILE and about["where"] is UNSET:
            key = "told-tile-first"
        return one.say(key, face=one.face(value), rooms=one.tile(value))
    if kind in (Note.TOKEN, Note.REMOVE):
        sort = g.pieces[value][PieceRow.KIND] - ITEM
        key = "told-token" if kind == Note.TOKEN else "told-remove"
        if sort >= 0:
            key = f"told-{THINGS[sort]}" if kind == Note.TOKEN else f"told-{THINGS[sort]}-gone"
        return one.say(key, token=one.of(one.made.token_name(value)))
    if kind == Note.FETCH:
        name = investigator(one.lang, g.who[i]) if i >= 0 else ""
        return one.say("told-fetch-by" if name else "told-fetch", who=name, card=one.card(value))
    if kind == Note.SPREAD:
        return one.say("told-spread")
    return of_monster(g, one, kind, value, m)


def recounted(g: Mansions, one: Sentences, text: int, i: int) -> str:
    """Return a text with the numbers and names in it."""
    words = one.of(one.made.texts[text])
    at = filled(g, text)
    if at < 0:
        return words
    for name, n in zip("ab", (g.lists[at + 1], g.lists[at + 2]), strict=True):
        told = number_of(g, n, NONE, NONE, NONE) // scale(g)
        words = words.replace(f"{{ ${name} }}", str(told))
    somebody = investigator(one.lang, g.who[max(0, i)])
    return words.replace("{ $investigator }", somebody)


def of_monster(g: Mansions, one: Sentences, kind: Note, value: int, m: int) -> str:
    """Return a line about a monster."""
    name = creature(one, g, m)
    if kind == Note.PROWL:
        return one.prowl(value).replace("{ $creature }", name)
    if kind == Note.SPAWN and g.m_at[m] <= 0:
        return one.say("told-spawned-anywhere", creature=name)
    if kind == Note.SPAWN:
        return one.say("told-spawned", creature=name, place=one.space(g.m_at[m]))
    if kind == Note.ATTACK:
        return one.say(f"told-attack-{WEAPONS[value]}", creature=name)
    keys = {
        Note.VANISH: "told-vanish",
        Note.EVADE: "told-evade",
        Note.HORROR: "told-horror-check",
        Note.HURT: "told-hurt-now",
        Note.MEND: "told-mend-now",
        Note.DEFEATED: "told-defeated",
    }
    return one.say(keys[kind], creature=name, n=value)


# ---- where a tile lies


def beside(g: Mansions, made: CompiledScenario, both: Both, tile: int) -> Said | Any:
    """Return where a tile lies beside another, and how it is turned; nothing for the first one."""
    plan = made.plan
    laid = plan.laid[tile]
    assert laid is not None
    for w, (a, b, _) in enumerate(plan.edges):
        for mine, other in ((a, b), (b, a)):
            theirs = plan.rows[other][SpaceRow.TILE]
            if plan.rows[mine][SpaceRow.TILE] == tile != theirs and g.laid[theirs]:
                side = compass(plan.lines[w], plan.polygons[mine])
                return in_both(
                    both,
                    lambda one, s=other, c=side, t=theirs: whereabouts(one, s, c, t, laid.turns),
                )
    return UNSET


def compass(ends: Any, points: list[Any]) -> str:
    """Return the side of an edge on which a space lies."""
    (x1, y1), (x2, _) = ends
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    if x1 == x2:
        return "E" if x > x1 else "W"
    return "S" if y > y1 else "N"


def whereabouts(one: Sentences, space: int, side: str, tile: int, turns: int) -> str:
    """Return the phrase of a tile's place: beside a space, and turned how."""
    room = one.of(one.made.plan.names[space])
    where = one.say("told-beside", side=side, room=room, face=one.face(tile))
    return one.say("told-turned", where=where, turns=turns) if turns else where
