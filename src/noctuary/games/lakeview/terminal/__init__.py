"""Lakeview at the terminal: the town, the piles, objectives, Kids, the decision."""

from __future__ import annotations

from msgspec import to_builtins
from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene, log_lines

from ..actions import Card
from ..town import square
from ..view import view
from .board import ACROSS, COLOURS, Shown, initial, town
from .question import card_line, prompt

WIDE = ACROSS + 44
"""Terminal columns from which panels stand beside the map."""
LOG, LOG_SHORT = 8, 4
PROMPT = 5
"""Lines kept for remarks and the prompt."""


def draw(scene: Scene) -> RenderableType:
    """Return the whole table, side by side if the terminal is wide enough."""
    shown = to_builtins(view(scene.observation))
    if scene.short:
        whole = table(scene, shown, full=True)
        tall = len(Console(width=scene.width).render_lines(whole))
        return whole if tall + PROMPT <= scene.height else table(scene, shown, full=False)
    return table(scene, shown, full=True)


def table(scene: Scene, shown: Shown, *, full: bool) -> RenderableType:
    """Return all panels; if they are too tall, only those needed at every choice."""
    about = Group(piles(scene, shown), objectives(scene, shown, full=full))
    parts: list[RenderableType] = [header(scene, shown), beast(scene, shown, full=full)]
    if scene.width >= WIDE:
        grid = Table.grid(padding=(0, 2, 0, 1))
        grid.add_column(width=ACROSS)
        grid.add_column(width=scene.width - ACROSS - 6)
        grid.add_row(town(scene, shown), about)
        parts.append(grid)
    else:
        parts += [town(scene, shown), about]
    if full:
        parts.append(districts(scene, shown))
    parts.append(everybody(scene, shown))
    if scene.seat >= 0 and shown["lost"]["seat"] == scene.seat:
        parts.append(secret(scene, shown))
    parts.append(log(scene, LOG if full else LOG_SHORT))
    return Group(*parts, prompt(scene, shown))


# ---- head


def header(scene: Scene, shown: Shown) -> Text:
    """Return the title, the night, the Calamity track."""
    say, gap = scene.tell, f"  {scene.marks.dot}  "
    out = Text(" ").append(scene.words.format("game-title"), style=f"bold {PAPER}")
    out.append(gap, style=FOG).append(say("night", n=shown["round"]))
    n, end = shown["calamity"]["n"], shown["calamity"]["end"]
    out.append(gap, style=FOG).append(say("calamity", n=n, end=end), style=WAX)
    if shown["over"]:
        return out.append(gap, style=FOG).append(say("game-over"), style=f"bold {LAMP}")
    return out.append(f" {scene.marks.full * n}", style=WAX).append(
        scene.marks.empty * (end - n), style=FOG
    )


def beast(scene: Scene, shown: Shown, *, full: bool) -> Text:
    """Return the Monster: where it is or may be, its special rule, and what it has."""
    say, m = scene.tell, shown["monster"]
    out = Text(" ").append(scene.words.kind("monster", m["monster"]), style=f"bold {VERDIGRIS}")
    if m["on_board"]:
        where = say("monster-in", district=place(scene, m["district"]))
    else:
        near = ", ".join(place(scene, d) for d in m["haunts"])
        where = say("monster-hidden", districts=near)
        if m["district"]:
            own = say("monster-secret", district=place(scene, m["district"]))
            where = f"{own} {where}"
    out.append(f" {where}")
    if m["stun"]:
        out.append(f" {say('stunned')}", style=f"bold {LAMP}")
    for d in m.get("doubles", ()):
        gone = "-sheeted" if d["sheeted"] else ""
        out.append(f" {say(f'double{gone}', district=place(scene, d['district']))}")
    if "taken" in m:
        left, saved, taken = m["bystanders"], m["saved"], m["taken"]
        out.append(f" {say('bystanders', left=left, saved=saved, taken=taken)}")
    if "curses" in m:
        out.append(f" {say('curses-left', n=m['curses'])}")
    if not full:
        return out
    special = scene.words.format(f"monster-{m['monster']}.special")
    return out.append(f"\n {special}", style=QUIET)


def place(scene: Scene, district: str) -> str:
    """Return a district by name."""
    return scene.words.kind("district", district)


# ---- what the Lost Kid shows


def piles(scene: Scene, shown: Shown) -> RenderableType:
    """Return the top card of each pile; a dealt one says nothing of the Lost Kid."""
    say = scene.tell
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for c in shown["revealed"]:
        head = Text(say("revealed"), style=f"bold {LAMP}")
        grid.add_row(head, card_line(scene, Card.parse(c["card"])))
    for k, p in enumerate(shown["piles"], 1):
        head = Text(say("pile", n=k), style=f"bold {LAMP}" if p["fresh"] else QUIET)
        if p["top"] is None:
            grid.add_row(head, Text(scene.marks.dash, style=FOG))
            continue
        line = card_line(scene, Card.parse(p["top"]["card"]))
        if not p["meant"]:
            line.append(f"  {say('dealt')}", style=FOG)
        grid.add_row(head, line)
    decks = shown["decks"]
    told = say(
        "decks",
        cards=decks["cards"],
        encounters=decks["encounters"],
        items=decks["items"],
        tokens=decks["tokens"],
    )
    left = (f"{scene.words.kind('symbol', k)} {n}" for k, n in decks["symbols"].items())
    symbols = say("symbols-left", list=", ".join(left))
    return Group(grid, Text(f"{told} {symbols}", style=FOG))


# ---- objectives


def objectives(scene: Scene, shown: Shown, *, full: bool) -> RenderableType:
    """Return the objectives with their costs: done, active and, unless `shortly`, later ones."""
    marks, words = scene.marks, scene.words
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for o in shown["objectives"]:
        if not full and not o["active"]:
            continue
        name = words.kind("objective", o["objective"])
        if o["done"]:
            grid.add_row(Text(marks.yes, style=VERDIGRIS), Text(name, style=f"strike {FOG}"))
            continue
        line = Text(name, style=f"bold {PAPER}" if o["active"] else QUIET)
        if o["needs"] > 1:
            line.append(f" {o['has']}/{o['needs']}", style=LAMP)
        line.append(f"  {words.format('objective-' + o['objective'] + '.text')}", style=QUIET)
        sign = Text(marks.star, style=LAMP) if o["active"] else Text(marks.dot, style=FOG)
        grid.add_row(sign, line)
    return grid


# ---- the town in words


def districts(scene: Scene, shown: Shown) -> RenderableType:
    """Return every district with its buildings and their tokens."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    for d in shown["board"]["districts"]:
        name = d["district"]
        here = shown["monster"]["district"] == name
        line = Text()
        for b, fixed in enumerate(shown["board"]["buildings"]):
            if fixed["district"] == name:
                line.append(f" {scene.marks.dot} " if line else "", style=FOG)
                line.append_text(building(scene, shown, b))
        style = f"bold {VERDIGRIS}" if here else QUIET
        grid.add_row(Text(place(scene, name), style=style), line)
    return grid


def building(scene: Scene, shown: Shown, b: int) -> Text:
    """Return a building by number and name, with its tokens in words."""
    say, lies = scene.tell, shown["buildings"][b]
    fixed = shown["board"]["buildings"][b]
    out = Text(f"{b + 1} {scene.words.kind('building', b)}", style=COLOURS[fixed["colour"]])
    if "searched" in lies:
        out.stylize("strike")
    what = [say("tokens", n=lies["tokens"])] if "tokens" in lies else []
    for key in ("searched", "projector", "bystander", "reflection", "found"):
        what += [say(f"{key}")] if key in lies else []
    if "star" in lies:
        what.append(scene.marks.star)
    return out.append(f" ({', '.join(what)})" if what else "", style=PAPER)


# ---- Kids


def everybody(scene: Scene, shown: Shown) -> RenderableType:
    """Return two lines for each Kid: place and wheels, then possessions."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    for k in shown["kids"]:
        now = shown["turn"] == k["figure"]
        sign = Text(scene.marks.arrow if now else "", style=f"bold {LAMP}")
        who = person(scene, shown, k)
        who.append("  ").append_text(wheels(scene, k))
        if k["bike"]:
            down = f" {scene.tell('used')}" if k["bike_used"] else ""
            who.append(f"  {scene.words.kind('bike', k['bike'])}{down}", style=PAPER)
        if k["acted"] and not now:
            who.append(f"  {scene.tell('acted')}", style=FOG)
        grid.add_row(sign.append_text(initial(scene, shown, k)), who.append_text(bag(scene, k)))
    lost = shown["lost"]
    who = person(scene, shown, lost)
    who.append(f"  {scene.tell('hand', n=lost['hand']['count'])}", style=QUIET)
    if lost["found"]:
        ready = "" if lost["power_ready"] else f" {scene.tell('used')}"
        who.append(f"  {scene.words.kind('power', lost['power'])}{ready}", style=VERDIGRIS)
    grid.add_row(initial(scene, shown, lost), who.append_text(bag(scene, lost)))
    return grid


def person(scene: Scene, shown: Shown, figure: Shown) -> Text:
    """Return a figure, its player and its place."""
    say = scene.tell
    out = Text(scene.words.kind("figure", figure["figure"]), style="bold")
    who = say("you") if figure["seat"] == scene.seat else scene.words.seat(figure["seat"])
    out.append(f" ({who})", style=LAMP if figure["seat"] == scene.seat else QUIET)
    if figure["at"]:
        where = scene.words.kind("square", square(*figure["at"]))
    else:
        where = say("hiding" if figure is shown["lost"] else "outside")
    return out.append(f"  {where}", style=PAPER)


def wheels(scene: Scene, kid: Shown) -> Text:
    """Return the wheel tokens: those that are down in brackets."""
    out = Text()
    for w in kid["wheels"]:
        text = f"{w['value']}{scene.marks.aslant if w['diagonal'] else ''}"
        out.append(
            f"{text} " if w["up"] else f"({text}) ", style=f"bold {LAMP}" if w["up"] else FOG
        )
    return out


def bag(scene: Scene, figure: Shown) -> Text:
    """Return items, symbols, curses and quests of a figure, on a line of their own."""
    words, say = scene.words, scene.tell
    parts = []
    for i in figure["items"]:
        name = words.kind("item", i["item"])
        parts.append(name if i["ready"] else f"{name} {say('used')}")
    for k, n in figure["symbols"].items():
        parts.append(words.kind("symbol", k) + (f" {scene.marks.times}{n}" if n > 1 else ""))
    if figure["curses"]:
        parts.append(say("curses", n=figure["curses"]))
    for q in figure["quests"]:
        todo = words.format(f"encounter-{q['quest']}.quest")
        parts.append(f"{words.kind('encounter', q['quest'])}: {todo}")
    return Text("\n" + f" {scene.marks.dot} ".join(parts) if parts else "", style=QUIET)


# ---- the Lost Kid's own screen


def secret(scene: Scene, shown: Shown) -> RenderableType:
    """Return the Lost Kid's secrets: the hiding place, the power, the hand."""
    words, say, lost = scene.words, scene.tell, shown["lost"]
    lines: list[RenderableType] = []
    if not lost["found"] and lost["hiding"]:
        name = words.kind("building", lost["hiding"])
        told = say("held", building=f"{lost['hiding'][1:]} {name}")
        lines.append(Text(told, style=f"bold {LAMP}"))
    if lost["power"]:
        power = Text(words.kind("power", lost["power"]), style=f"bold {VERDIGRIS}")
        lines.append(
            power.append(f"  {words.format('power-' + lost['power'] + '.text')}", style=QUIET)
        )
    d = scene.observation.decision
    if d is None or d.prompt != "card" or not scene.asked:
        lines += [card_line(scene, Card.parse(c["card"])) for c in lost["hand"]["cards"] or ()]
    title = Text(say("screen"), style=QUIET)
    return Panel(
        Group(*lines), title=title, title_align="left", border_style=VERDIGRIS, padding=(0, 1)
    )


def log(scene: Scene, room: int) -> RenderableType:
    """Return the log in its frame."""
    return Panel(
        log_lines(scene, room, scene.width - 4),
        title=Text(scene.tell("log"), style=QUIET),
        title_align="left",
        border_style=FOG,
        padding=(0, 1),
    )


# ---- the end


def final(scene: Scene) -> RenderableType:
    """Return the result, the objectives and the hiding place."""
    shown = to_builtins(view(scene.observation))
    say, words = scene.tell, scene.words
    verdict = Text(f" {say('won' if shown['won'] else 'lost')}")
    verdict.stylize(f"bold {VERDIGRIS if shown['won'] else WAX}")
    board = Table(box=box.ROUNDED, border_style=FOG)
    board.add_column(words.kind("monster", shown["monster"]["monster"]), style=PAPER)
    board.add_column("", justify="right")
    for o in shown["objectives"]:
        mark = scene.marks.yes if o["done"] else f"{o['has']}/{o['needs']}"
        board.add_row(words.kind("objective", o["objective"]), mark)
    board.add_section()
    n, end = shown["calamity"]["n"], shown["calamity"]["end"]
    board.add_row(say("calamity-row"), f"{n}/{end}")
    hiding = shown["lost"]["hiding"]
    if not hiding:
        return Group(verdict, board)
    where = say("was-held", building=words.kind("building", hiding))
    return Group(verdict, board, Text(f" {where}", style=QUIET))


DRAWING = Drawing(draw, final)
