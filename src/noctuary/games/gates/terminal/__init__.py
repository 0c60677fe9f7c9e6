"""Gates at the terminal: one column for each player, one pair of lines for each region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.kernel import Option
from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS
from noctuary.plugin.terminal_scene import Scene, in_columns, log_lines, option_line, question

from ..actions import Category, Mode, Owner, Quadrant, Region
from ..value_names import half
from ..view import view

Shown = dict[str, Any]

BESIDE = 36
"""Columns wanted beside the board; with fewer, things stand below it."""
LOG_BELOW, LOG_SHORT = 7, 3
PROMPT, FRAME = 5, 3
"""Lines kept for remarks and the prompt, and for the frame of the log."""
NEUTRAL = Owner.names[-1]
NEUTRAL_SEAT = -1


def draw(scene: Scene) -> RenderableType:
    """Return the whole table, side by side if the terminal is wide enough."""
    shown = to_builtins(view(scene.observation))
    head, board = header(scene, shown), players(scene, shown)
    bottom = prompt(scene, shown)
    neutral = 10 if shown["side"] == "two" else 0
    across = min(78, 15 + 18 * shown["seats"] + neutral)
    beside = scene.width - across - 2
    if beside < BESIDE:
        parts = [head, board, common(scene, shown)]
        room = LOG_SHORT if scene.short else LOG_BELOW
        if scene.height:
            screen = Console(width=scene.width)
            taken = sum(len(screen.render_lines(x)) for x in (*parts, bottom))
            if taken + PROMPT <= scene.height:  # otherwise it scrolls, with the log or without
                room = min(room, scene.height - taken - PROMPT - FRAME)
        if room > 0:
            parts.append(log(scene, room, scene.width))
        return Group(*parts, bottom)
    measure = Console(width=across)
    tall = len(measure.render_lines(board))
    measure.width = beside
    about = common(scene, shown)
    room = max(LOG_BELOW, tall - len(measure.render_lines(about)) - 3)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=across)
    grid.add_column(width=beside)
    grid.add_row(board, Group(about, log(scene, room, beside)))
    return Group(head, grid, bottom)


# ---- head


def mode_text(scene: Scene, mode: str) -> Text:
    """Return the mode of the round: word and sign."""
    sane = mode == Mode.names[Mode.sane]
    sign = scene.marks.sane if sane else scene.marks.insane
    word = scene.words.kind("mode", mode).upper()
    return Text(f"{sign} {word}", style=f"bold {PAPER if sane else VERDIGRIS}")


def header(scene: Scene, shown: Shown) -> RenderableType:
    """Return the title, the round, its mode, the holder of the disc, the seat in turn."""
    say, gap = scene.tell, f"  {scene.marks.dot}  "
    out = Text(" ").append(scene.words.format("game-title"), style=f"bold {PAPER}")
    out.append(gap, style=FOG).append(say("round", n=shown["round"]))
    if not choosing_mode(scene):
        out.append(" ").append_text(mode_text(scene, shown["mode"]))
    if shown["over"]:
        return out.append(gap, style=FOG).append(say("game-over"), style=f"bold {LAMP}")
    out.append(gap, style=FOG).append(say("holds-disc", name=scene.words.seat(shown["first"])))
    left = Text(gap, style=FOG).append(say("cards-to-play", n=shown["plays_left"]), style="default")
    if not choosing_mode(scene) and out.cell_len + left.cell_len < scene.width:
        out.append_text(left)
    return out


def choosing_mode(scene: Scene) -> bool:
    """Whether the round has no mode yet."""
    d = scene.observation.decision
    return d is not None and d.prompt == "mode"


# ---- the players and the regions


def players(scene: Scene, shown: Shown) -> Table:
    """Return a column for each player: figures and gates by region, then what they have."""
    neutral = any(NEUTRAL in r["figures"] for r in shown["regions"])
    table = Table(box=box.ROUNDED, border_style=FOG, padding=(0, 1), expand=True)
    table.add_column(width=16 if scene.short else 11, no_wrap=True)
    for p in shown["players"]:
        table.add_column(column_head(scene, p["seat"]), ratio=1, overflow="ellipsis")
    if neutral:
        nobody = scene.marks.seat(NEUTRAL_SEAT).append(f"{gap(scene)}{scene.tell('neutral')}")
        table.add_column(nobody, width=9 if scene.short else 7)
    for r in shown["regions"]:
        cells = [cell(scene, shown, r, p) for p in shown["players"]]
        if neutral:
            cells.append(scene.marks.figures(NEUTRAL_SEAT, r["figures"][NEUTRAL]))
        name = Text().append(scene.words.kind("region", r["region"]), style=f"bold {PAPER}")
        points = scene.marks.dot.join(map(str, r["points"]))
        name.append(f"{gap(scene)}{points}", style=QUIET)
        table.add_row(name, *cells)
    table.add_section()
    for key, values in belongings(scene, shown):
        row: list[RenderableType] = [Text(scene.tell(f"row-{key}"), style=QUIET), *values]
        table.add_row(*row, *([""] if neutral else []))
    return table


def gap(scene: Scene) -> str:
    """Return what separates the two parts of a cell: a new line if there is room for it."""
    return " " if scene.short else "\n"


def column_head(scene: Scene, seat: int) -> Text:
    """Return symbol, name and player of a seat, with an arrow at the deciding one."""
    out = scene.name(seat)
    d = scene.observation.decision
    if d is not None and d.seat == seat:
        out = Text(f"{scene.marks.arrow} ", style=f"bold {LAMP}").append_text(out)
    out.stylize("bold")
    who = scene.tell("you") if seat == scene.seat else spec_of(scene, seat)
    return out.append(
        f"{gap(scene)}{who}", style=f"not bold {LAMP if seat == scene.seat else QUIET}"
    )


def spec_of(scene: Scene, seat: int) -> str:
    """Return the player of a seat in a short form."""
    spec = scene.specs[seat] if seat < len(scene.specs) else ""
    return "" if spec.partition(":")[0] == "me" else spec


def cell(scene: Scene, shown: Shown, region: Shown, player: Shown) -> Text:
    """Return the figures with the points they would score now; below, the gate in progress."""
    seat = player["seat"]
    owner = Owner.names[seat]
    out = scene.marks.figures(seat, region["figures"][owner])
    if owner in region["pays"]:
        out.append(f" +{region['pays'][owner]}", style=QUIET)
    elif not out.plain:
        out.append(scene.marks.dot, style=FOG)
    sections = {b["region"]: b["sections"] for b in player["building"]}
    n = sections.get(region["region"], 0)
    if scene.short:
        return out.append(f" {n}/{region['gate_size']}", style=VERDIGRIS) if n else out
    return out.append("\n").append_text(scene.marks.bar(n, region["gate_size"]))


def belongings(scene: Scene, shown: Shown) -> list[tuple[str, list[RenderableType]]]:
    """Return the rows below the regions."""
    every = shown["players"]
    held = ("tokens", "reserve", "hand")
    counts = {k: [p[k] if k != "hand" else p[k]["count"] for p in every] for k in held}
    rows: list[tuple[str, list[RenderableType]]] = [(k, list(map(str, counts[k]))) for k in held]
    if scene.short:
        together = zip(*(counts[k] for k in held), strict=True)
        dot = f" {scene.marks.dot} "
        rows = [("held", [dot.join(map(str, x)) for x in together])]
    return [
        ("score", [Text(str(p["score"]), style=f"bold {LAMP}") for p in every]),
        *rows,
        ("pages", [pages(scene, p["journal"]) for p in every]),
        ("fragments", [fragments(scene, p["journal"]) for p in every]),
        ("runes", [runes(scene, p["journal"]) for p in every]),
        ("opened", [opened(scene, p) for p in every]),
    ]


def worth(scene: Scene, what: str, points: int) -> Text:
    """Return something collected with its points at the end."""
    if not what:
        return Text(scene.marks.dot, style=FOG)
    return Text(what).append(f" {scene.tell('points-at-end', n=points)}", style=QUIET)


def pages(scene: Scene, journal: Shown) -> Text:
    """Return pages as runs: 4, 11, 13-14."""
    runs = [r[0] if len(r) == 1 else f"{r[0]}{scene.marks.dash}{r[-1]}" for r in journal["runs"]]
    return worth(scene, " ".join(map(str, runs)), journal["page_points"])


def fragments(scene: Scene, journal: Shown) -> Text:
    """Return fragments by quadrant."""
    parts = [
        scene.words.kind("quadrant", q) + (f"{scene.marks.times}{n}" if n > 1 else "")
        for q in Quadrant.names
        if (n := journal["fragments"][q])
    ]
    return worth(scene, " ".join(parts), journal["fragment_points"])


def runes(scene: Scene, journal: Shown) -> Text:
    """Return the number of runes."""
    return worth(scene, str(journal["runes"] or ""), journal["rune_points"])


def opened(scene: Scene, player: Shown) -> Text:
    """Return opened gates and the discs on them."""
    gates = [f"{scene.words.kind('region', d['region'])} {d['value']}" for d in player["opened"]]
    return Text("\n".join(gates)) if gates else Text(scene.marks.dot, style=FOG)


# ---- what belongs to nobody


def common(scene: Scene, shown: Shown) -> RenderableType:
    """Return supply, discs, scrolls, decks and the prices of desperate actions."""
    say, dot = scene.tell, f" {scene.marks.dot} "
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(overflow="fold")
    supply = [
        scene.words.kind("region", r) if r else scene.marks.dash for r in shown["gates"]["supply"]
    ]
    slots = Text(dot.join(f"{k} {r}" for k, r in enumerate(supply, 1)), style=VERDIGRIS)
    grid.add_row(say("supply"), slots)
    grid.add_row(say("discs"), discs(scene, shown["discs"]["stack"]))
    grid.add_row(say("scrolls"), scrolls(scene, shown["scrolls"]))
    gates = shown["gates"]
    text = say(
        "decks-text",
        gates=gates["deck"],
        under=len(gates["under"]),
        cards=shown["deck"],
        discard=len(shown["discard"]),
    )
    tokens = shown["tokens"]
    left = say("tokens-left", n=tokens["supply"], total=tokens["total"])
    grid.add_row(say("deck"), Text(f"{text}{dot}{left}"))
    grid.add_row(say("despair"), prices(scene, shown))
    return grid


def discs(scene: Scene, stack: Sequence[Shown]) -> Text:
    """Return the discs that are left, the next one bright."""
    if not stack:
        return Text(scene.tell("discs-none"), style=QUIET)
    out = Text()
    for k, d in enumerate(stack):
        sign = scene.marks.scroll if d["scroll"] else ""
        out.append(f"{d['value']}{sign} ", style=f"bold {VERDIGRIS}" if k == 0 else QUIET)
    if any(d["scroll"] for d in stack):
        legend = scene.tell("discs-legend", mark=scene.marks.scroll)
        out.append(f" {legend}", style=FOG)
    return out


def scrolls(scene: Scene, shown: Shown) -> Text:
    """Return the scrolls in force with their effects, and the number of face-down ones."""
    out = Text()
    for s in shown["revealed"]:
        out.append(scene.words.kind("scroll", s["scroll"]), style=f"bold {PAPER}")
        out.append(f" {scene.words.format('scroll-' + s['scroll'])}\n", style=QUIET)
    return out.append(scene.tell("scrolls-face-down", n=shown["face_down"]), style=QUIET)


def prices(scene: Scene, shown: Shown) -> Text:
    """Return the price of each desperate action; affordable ones are bright."""
    mine = shown["players"][scene.seat]["tokens"] if scene.seat >= 0 else 0
    out = Text()
    for k, (name, cost) in enumerate(shown["costs"].items()):
        out.append(f" {scene.marks.dot} " if k else "", style=FOG)
        style = PAPER if scene.seat >= 0 and cost <= mine else FOG
        out.append(scene.tell(f"cost-{name}", n=cost), style=style)
    return out


def log(scene: Scene, room: int, width: int) -> RenderableType:
    """Return the log in its frame."""
    title = Text(scene.tell("log"), style=QUIET)
    return Panel(
        log_lines(scene, room, width - 4),
        title=title,
        title_align="left",
        border_style=FOG,
        padding=(0, 1),
    )


# ---- hand and question


def prompt(scene: Scene, shown: Shown) -> RenderableType:
    """Return the hand, with the numbers of the cards that can be chosen, and the other options."""
    options = list(enumerate(scene.observation.options, 1))
    cards = {o.fields["card"]: n for n, o in options if "card" in o.fields}
    others = [
        option_line(scene, n, o, note(scene, shown, o))
        for n, o in options
        if "card" not in o.fields
    ]
    columns = in_columns(others, scene.width - 6)
    if cards:
        return question(scene, [hand(scene, shown, cards), *([columns] if others else [])])
    body = question(scene, [columns])
    return Group(framed_hand(scene, shown), body) if scene.seat >= 0 and not shown["over"] else body


def framed_hand(scene: Scene, shown: Shown) -> RenderableType:
    """Return the hand in a frame, while another decision is open."""
    title = Text(scene.tell("hand"), style=QUIET)
    return Panel(
        hand(scene, shown, {}), title=title, title_align="left", border_style=FOG, padding=(0, 1)
    )


def hand(scene: Scene, shown: Shown, numbers: dict[int, int]) -> RenderableType:
    """Return both halves of each card; the half of the present mode is bright."""
    cards = shown["players"][scene.seat]["hand"]["cards"] or []
    bright, dim = f"bold {PAPER}", FOG
    open_yet = choosing_mode(scene)
    sane = bright if open_yet or shown["mode"] == Mode.names[Mode.sane] else dim
    insane = bright if open_yet or shown["mode"] == Mode.names[Mode.insane] else dim
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=4)
    grid.add_column(min_width=24)
    grid.add_column()
    marks = scene.marks
    for c in sorted(cards, key=lambda c: numbers.get(c["card"], 0)):
        light, dark = (half(scene.words, c[side]) for side in ("light", "dark"))
        n = numbers.get(c["card"])
        grid.add_row(
            Text(f"{n:>3}" if n else f"  {marks.dot}", style=f"bold {LAMP}" if n else FOG),
            Text(f"{marks.sane} {light}", style=sane),
            Text(f"{marks.insane} {dark}", style=insane),
        )
    return grid


def note(scene: Scene, shown: Shown, option: Option) -> Text | None:
    """Return what an option would change, to stand beside its text."""
    say, f = scene.tell, option.fields
    me = shown["players"][scene.seat]
    if option.name in ("swap", "renew", "flip", "score_three"):
        return Text(say("note-tokens", n=shown["costs"][option.name]), style=QUIET)
    if option.name in ("send", "convert", "move"):
        mine = shown["regions"][f["region"]]["figures"][Owner.names[scene.seat]]
        return Text(say("note-figures", before=mine, after=mine + 1), style=QUIET)
    if option.name == "take_supply":
        region = shown["gates"]["supply"][f["slot"]]
        have = next((b["sections"] for b in me["building"] if b["region"] == region), 0)
        size = shown["regions"][Region.names.index(region)]["gate_size"]
        full = have + 1 >= size
        key = "note-opens" if full else "note-gate"
        text = say(key, region=scene.words.kind("region", region), n=have + 1, size=size)
        return Text(text, style=LAMP if full else VERDIGRIS)
    return None


# ---- the end


def final(scene: Scene) -> RenderableType:
    """Return the points by category, and the winner."""
    shown = to_builtins(view(scene.observation))
    say = scene.tell
    table = Table(
        box=box.ROUNDED, border_style=FOG, title=say("final"), title_style=f"bold {PAPER}"
    )
    table.add_column("", style=QUIET)
    for p in shown["players"]:
        table.add_column(scene.name(p["seat"]), justify="right")
    for c in Category.names:
        name = scene.words.kind("category", c)
        table.add_row(name, *(str(p["points"][c] or scene.marks.dot) for p in shown["players"]))
    table.add_section()
    table.add_row(
        Text(say("total"), style="bold"),
        *(Text(str(p["score"]), style=f"bold {LAMP}") for p in shown["players"]),
    )
    won = next(p["seat"] for p in shown["players"] if p["result"])
    text = Text(" ").append_text(scene.marks.seat(won)).append(" ")
    text.append(say("wins", name=scene.words.seat(won)), style=f"bold {LAMP}")
    return Group(table, text)


DRAWING = Drawing(draw, final)
