"""The second Mansions at the terminal: the house, the keeper's words, everybody, the question."""

from __future__ import annotations

from dataclasses import replace

from msgspec import to_builtins
from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene, log_lines

from ..view import view
from . import companion_table
from .board import NIGHT, SIGNS, Shown, house, initial
from .puzzles import puzzle
from .question import prompt, trial

BESIDE = 46
"""Columns that things beside the map take at least."""
LOG, LOG_SHORT = 8, 4
TOLD = 6
"""The number of the keeper's latest texts that are drawn."""
PROMPT = 5
"""Lines kept for remarks and the prompt."""
KEEPER = ("narrated", "ended")


def look(scene: Scene) -> Shown:
    """Return the view of the table for the viewer."""
    shown: Shown = to_builtins(view(scene.observation, scene.words.options))
    return shown


def in_language(scene: Scene, pair: dict[str, str]) -> str:
    """Return a text of the scenario in the language of the table."""
    return pair[scene.words.speech.lang]


def draw(scene: Scene) -> RenderableType:
    """Draw the whole table: beside one another where there is room, else below."""
    shown = look(scene)
    whole = table(scene, shown, full=True)
    if scene.short:
        tall = len(Console(width=scene.width).render_lines(whole))
        return whole if tall + PROMPT <= scene.height else table(scene, shown, full=False)
    return whole


def table(scene: Scene, shown: Shown, *, full: bool) -> RenderableType:
    """Draw everything; if it would be too tall, rooms in words instead of the map."""
    parts: list[RenderableType] = [header(scene, shown), objective(scene, shown)]
    own = shown["keeper"]
    cards = own is None or own["sheets"] or own["figures"]
    group = everybody(scene, shown, full=full) if cards else companion_table.people(scene, shown)
    about = Group(group, beasts(scene, shown))
    if full and shown["tiles"]:
        plan = house(scene, shown, scene.width - 2)
        across = max(len(x) for x in plan.plain.splitlines())
        if scene.width - across >= BESIDE:
            grid = Table.grid(padding=(0, 2, 0, 1))
            grid.add_column(width=across)
            grid.add_column(width=scene.width - across - 6)
            grid.add_row(plan, Group(about, places(scene, shown)))
            parts.append(grid)
        else:
            parts += [plan, places(scene, shown), about]
    else:
        parts += [places(scene, shown), about]
    heard = companion_table.instructions(scene, own) if own else keeper(scene, full=full)
    parts += [heard, log(scene, LOG if full else LOG_SHORT)]
    if own:
        parts += companion_table.screen(scene, own)
    if shown["puzzle"]:
        parts.append(puzzle(scene, shown["puzzle"]))
    if shown["trial"]:
        parts.append(trial(scene, shown["trial"]))
    return Group(*parts, prompt(scene, shown))


# ---- head


def header(scene: Scene, shown: Shown) -> Text:
    """Draw the scenario, the round, the phase, and how long there is."""
    say, gap = scene.tell, f"  {scene.marks.dot}  "
    out = Text(" ").append(in_language(scene, shown["title"]), style=f"bold {PAPER}")
    out.append(gap, style=FOG).append(say("round", n=shown["round"], most=shown["rounds"]))
    if shown["over"]:
        return out.append(gap, style=FOG).append(say("game-over"), style=f"bold {LAMP}")
    out.append(gap, style=FOG).append(say(f"phase-{shown['phase']}"), style=QUIET)
    if shown["last"]:
        out.append(gap, style=FOG).append(say("last", n=shown["last"]), style=f"bold {WAX}")
    return out


def objective(scene: Scene, shown: Shown) -> Text:
    """Draw the group's objective."""
    if not shown["objective"]:
        return Text()
    out = Text(f" {scene.tell('objective')} ", style=f"bold {LAMP}")
    return out.append(scene.words.kind("text", shown["objective"]), style=PAPER)


# ---- who is where


def places(scene: Scene, shown: Shown) -> RenderableType:
    """Draw every space with something on it, in words."""
    grid = Table.grid(padding=(0, 1, 0, 1))
    grid.add_column(overflow="fold", ratio=1)
    grid.add_column(overflow="fold", ratio=2)
    for tile in shown["tiles"]:
        for room in tile["rooms"]:
            for s in room["spaces"]:
                if there := lying(scene, shown, s["space"]):
                    name = Text(scene.words.kind("space", s["space"]), style=QUIET)
                    grid.add_row(name, f" {scene.marks.dot} ".join(there))
    return grid


def lying(scene: Scene, shown: Shown, space: int) -> list[str]:
    """Return the names of what is on a space besides figures: tokens, features, cards."""
    words, out = scene.words, list[str]()
    for t in shown["tokens"]:
        if t["space"] == space:
            out.append(f"{SIGNS[t['kind']]} {token(scene, t)}")
    for f in shown["features"]:
        if f["space"] == space:
            out += [words.kind("feature", name) for name in ("fire", "darkness") if name in f]
            out += [words.kind("feature", "secret_passage")] if "passage" in f else []
    for b in shown["barricades"]:
        if b["space"] == space:
            out.append(f"{words.kind('feature', 'barricade')} {b['barricade'] + 1}")
    out += [words.kind("card", d["card"]["face"]) for d in shown["floor"] if d["space"] == space]
    return out


def token(scene: Scene, shown: Shown) -> str:
    """Return the name of a token; of a person, his own."""
    if shown["kind"] == "person":
        return in_language(scene, shown["name"])
    return scene.tell(f"token-{shown['kind']}")


# ---- investigators


def everybody(scene: Scene, shown: Shown, *, full: bool) -> RenderableType:
    """Draw each investigator: where, in which state, then possessions and burdens."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    for k, who in enumerate(shown["investigators"]):
        sign = Text(scene.marks.arrow if who["active"] else "", style=f"bold {LAMP}")
        grid.add_row(sign.append_text(initial(scene, k, who)), person(scene, who, full=full))
    return grid


def person(scene: Scene, who: Shown, *, full: bool) -> Text:
    """Draw an investigator, who plays him, health and sanity, Clues, cards."""
    say, words, dot = scene.tell, scene.words, f" {scene.marks.dot} "
    mine = who["seat"] == scene.seat
    out = Text(words.kind("investigator", who["character"]), style="bold")
    player = say("you") if mine else words.seat(who["seat"])
    out.append(f" ({player})", style=LAMP if mine else QUIET)
    if who["out"]:
        return out.append(f"  {say('out')}", style=WAX)
    where = words.kind("space", who["space"]) if who["space"] else words.format("nowhere")
    out.append(f"  {where}", style=PAPER).append(f"  {say('in-the-dark')}" if who["dark"] else "")
    if who["active"]:
        out.append(f"  {say('actions', n=who['actions'])}", style=f"bold {LAMP}")
    elif who["acted"]:
        out.append(f"  {say('acted')}", style=FOG)
    out.append("\n").append_text(harm(scene, who, "damage", "health"))
    out.append(dot, style=FOG).append_text(harm(scene, who, "horror", "sanity"))
    out.append(dot, style=FOG).append(say("clues", n=who["clues"]), style=VERDIGRIS)
    for c in who["conditions"]:
        out.append(dot, style=FOG).append(words.kind("card", c["face"]), style=WAX)
        if "back" in c:
            out.append(f" ({in_language(scene, c['back']['text'])})", style=f"italic {QUIET}")
    held = [words.kind("card", c["face"]) + used(scene, c) for c in who["possessions"]]
    if held:
        out.append("\n" + dot.join(held), style=QUIET)
    if full and mine:
        levels = (f"{words.kind('skill', s)} {n}" for s, n in who["skills"].items())
        out.append("\n" + dot.join(levels), style=FOG)
    return out


def used(scene: Scene, card: Shown) -> str:
    """Whether a card was used in this round."""
    return f" {scene.tell('used')}" if card["used"] else ""


def harm(scene: Scene, who: Shown, kind: str, most: str) -> Text:
    """Draw `Damage 2/6 (Limp)`: cards of a kind, and by name those that lie faceup."""
    n = who[kind]["n"]
    out = Text(f"{scene.words.kind('harm', kind)} ", style=QUIET)
    out.append(f"{n}/{who[most]}", style=f"bold {WAX}" if 2 * n >= who[most] else "bold")
    if up := [scene.words.kind("card", c["face"]) for c in who[kind]["up"]]:
        out.append(f" ({', '.join(up)})", style=QUIET)
    return out


# ---- monsters


def beasts(scene: Scene, shown: Shown) -> RenderableType:
    """Draw each monster by its number: where, how much it has taken, what it is like."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    for m in shown["monsters"]:
        sign = Text(f"{scene.marks.beast}{m['monster'] + 1}", style=f"bold {WAX}")
        line = Text(scene.words.kind("creature", m["creature"]), style="bold")
        where = (
            scene.words.kind("space", m["space"]) if m["space"] else scene.words.format("nowhere")
        )
        line.append(f"  {where}", style=PAPER)
        line.append(f"  {m['damage']}/{m['health']}", style=f"bold {VERDIGRIS}")
        told = scene.tell(
            "creature", awareness=m["awareness"], horror=m["horror"], brawn=m["brawn"]
        )
        grid.add_row(sign, line.append(f"  {told}", style=QUIET))
    return grid


# ---- what was told


def keeper(scene: Scene, *, full: bool) -> RenderableType:
    """Draw the keeper's latest texts, since the seat last chose or the very last one."""
    told = [n for n, x in enumerate(scene.log) if x.event.name in KEEPER and not x.undone]
    fresh = [n for n in told if n >= scene.since][-TOLD if full else -1 :] or told[-1:]
    texts = [scene.words.event(scene.log[n].event.redact(scene.seat)) for n in fresh]
    if not texts:
        return Text()
    return Panel(
        Group(*(Text(text, style=f"italic {PAPER}") for text in texts)),
        border_style=VERDIGRIS,
        padding=(0, 1),
        style=f"on {NIGHT}",
    )


def log(scene: Scene, room: int) -> RenderableType:
    """Draw the log in its frame, without the keeper's texts."""
    kept = [(n, x) for n, x in enumerate(scene.log) if x.event.name not in KEEPER]
    since = sum(1 for n, _ in kept if n < scene.since)
    without = replace(scene, log=[x for _, x in kept], since=since)
    return Panel(
        log_lines(without, room, scene.width - 4),
        title=Text(scene.tell("log"), style=QUIET),
        title_align="left",
        border_style=FOG,
        padding=(0, 1),
    )


# ---- the end


def final(scene: Scene) -> RenderableType:
    """Draw won or lost, and how the night ended for each seat."""
    shown = look(scene)
    say = scene.tell
    verdict = Text(f" {say('won' if shown['won'] else 'lost')}")
    verdict.stylize(f"bold {VERDIGRIS if shown['won'] else WAX}")
    board = Table(box=box.ROUNDED, border_style=FOG)
    board.add_column(in_language(scene, shown["title"]), style=PAPER)
    board.add_column("", justify="right")
    for p in shown["players"]:
        who = ", ".join(scene.words.kind("investigator", c) for c in p["characters"])
        mark = scene.marks.yes if p["result"] else scene.marks.no
        board.add_row(scene.name(p["seat"]).append(f"  {who}", style=QUIET), mark)
    return Group(verdict, board)


DRAWING = Drawing(draw, final)
