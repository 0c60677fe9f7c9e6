"""The first Mansions at the terminal: the house by rooms, everybody, the drawer, the question."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene, in_columns, log_lines, option_line, question

from ..view import view

Shown = dict[str, Any]
LOG, LOG_SHORT = 8, 4
WIDE = 100
SIDES = "NESW"


def look(scene: Scene) -> Shown:
    """Return the view of the table for the viewer."""
    shown: Shown = to_builtins(view(scene.observation, scene.words.options))
    return shown


def in_language(scene: Scene, pair: dict[str, str]) -> str:
    """Return a text of the story in the language of the table."""
    return pair[scene.words.speech.lang]


def draw(scene: Scene) -> RenderableType:
    """Draw the whole table: house and people side by side where there is room."""
    shown = look(scene)
    parts: list[RenderableType] = [header(scene, shown), *aim(scene, shown)]
    house, others = rooms(scene, shown), Group(people(scene, shown), monsters(scene, shown))
    if scene.width >= WIDE:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(house, others)
        parts.append(grid)
    else:
        parts += [house, others]
    parts.append(keeper(scene, shown))
    if shown["drawer"]:
        parts.append(drawer(scene, shown["drawer"]))
    parts += [combat(scene, shown["combat"])] if shown["combat"] else []
    parts += [puzzle(scene, p) for p in shown["puzzles"] if p["working"]]
    parts.append(log_lines(scene, LOG_SHORT if scene.short else LOG, scene.width))
    options = [option_line(scene, k, o) for k, o in enumerate(scene.observation.options, 1)]
    parts.append(question(scene, [in_columns(options, scene.width - 6)]))
    return Group(*parts)


def header(scene: Scene, shown: Shown) -> Text:
    """Draw the story, the round, the phase and the clock."""
    out = Text(in_language(scene, shown["title"]), style=f"bold {LAMP}")
    out.append("  ").append(scene.tell("round", n=shown["round"]), style=PAPER)
    out.append("  ").append(scene.tell(f"phase-{shown['phase']}"), style=PAPER)
    clock = scene.tell("clock", n=shown["stage"] + 1, time=shown["time"], needed=shown["needed"])
    return out.append("  ").append(clock, style=QUIET)


def aim(scene: Scene, shown: Shown) -> list[Text]:
    """Draw the Objective, once it may be read, and the latest clue."""
    own = shown["drawer"]["objective"] if shown["drawer"] else None
    told = shown["objective"] or own
    lines = []
    if told:
        key = "objective" if shown["objective"] else "objective-secret"
        lines.append(
            Text(scene.tell(key, name=in_language(scene, told["name"])), style=f"bold {VERDIGRIS}")
        )
        for side in ("investigators", "keeper"):
            lines.append(
                Text(scene.tell(f"wins-{side}", how=in_language(scene, told[side])), style=PAPER)
            )
    if shown["clues"]:
        lines.append(Text(in_language(scene, shown["clues"][-1]), style=f"italic {PAPER}"))
    elif shown["round"] <= 1:
        lines.append(Text(in_language(scene, shown["opening"]), style=f"italic {PAPER}"))
    return lines


# ---- the house


def rooms(scene: Scene, shown: Shown) -> RenderableType:
    """Draw each room: what lies there, and who stands in which of its spaces."""
    grid = Table.grid(padding=(0, 2))
    for room in shown["rooms"]:
        name = Text(in_language(scene, room["name"]), style=f"bold {PAPER}")
        grid.add_row(name, signs(scene, room), standing(scene, shown, room))
    return Panel(grid, title=scene.tell("house"), border_style=FOG)


def signs(scene: Scene, room: Shown) -> Text:
    """Draw the pile, lock, darkness, fire, corpses and things of a room."""
    out: list[str] = []
    if room["explored"]:
        out.append(scene.tell("explored"))
    elif room["pile"]:
        out.append(scene.tell("pile", n=room["pile"]))
    for key in ("lock", "obstacle"):
        if room[key]:
            out.append(hold(scene, key, room[key]))
    out += [scene.tell(key) for key in ("dark", "fire") if room[key]]
    if room["corpses"]:
        out.append(scene.tell("corpses", n=room["corpses"]))
    out += [scene.words.format(f"item-{t['name']}") for t in room["floor"]]
    if room["cards"]:
        known = [scene.words.format(f"item-{c['name']}") for c in room["cards"]]
        out.append(f"({', '.join(known)})")
    return Text(", ".join(out), style=QUIET)


def hold(scene: Scene, key: str, asked: Shown) -> str:
    """Return the text of what a Lock or an Obstacle asks for."""
    match asked["kind"]:
        case "key":
            what = scene.words.format(f"item-{asked['key']}")
        case "puzzle":
            what = asked["layout"]
        case _:
            what = f"{scene.words.kind('attribute', asked['attribute'])} {asked['modifier']:+}"
    return f"{scene.words.format(f'item-{key}')} ({what})"


def standing(scene: Scene, shown: Shown, room: Shown) -> Text:
    """Draw who is in each space of a room."""
    out = Text()
    several = len(room["spaces"]) > 1
    for space in room["spaces"]:
        here = [who(scene, i) for i in shown["investigators"] if i["space"] == space["space"]]
        here += [beast(scene, m) for m in shown["monsters"] if m["space"] == space["space"]]
        if here:
            if several:
                out.append(f"{in_language(scene, space['name'])}: ", style=QUIET)
            for k, text in enumerate(here):
                out.append(", " if k else "").append_text(text)
            out.append("  ")
    return out


def who(scene: Scene, person: Shown) -> Text:
    """Return an investigator's name."""
    return Text(scene.words.kind("person", person["person"]), style=f"bold {LAMP}")


def beast(scene: Scene, monster: Shown) -> Text:
    """Return a monster's name."""
    return Text(scene.words.kind("monster", monster["monster"]), style=WAX)


# ---- figures


def people(scene: Scene, shown: Shown) -> RenderableType:
    """Draw everybody: health, sanity, skill points, what they carry and suffer."""
    grid = Table.grid(padding=(0, 2))
    for i in shown["investigators"]:
        if i["person"] is None or i["status"] in ("killed", "out"):
            seat = scene.words.seat(i["seat"])
            grid.add_row(Text(seat, style=QUIET), Text(scene.tell(f"status-{i['status']}")))
            continue
        name = who(scene, i)
        if i["active"]:
            name.append(f" {scene.marks.dot}")
        values = scene.tell(
            "body",
            health=i["health"] - i["damage"],
            of=i["health"],
            sanity=i["sanity"] - i["horror"],
            mind=i["sanity"],
            skill=i["skill"],
        )
        grid.add_row(name, Text(values), Text(", ".join(belongings(scene, i)), style=QUIET))
    return Panel(grid, title=scene.tell("people"), border_style=FOG)


def belongings(scene: Scene, i: Shown) -> list[str]:
    """List things, spells, Trauma cards, facedown cards, and ailments."""
    words = scene.words
    out = [words.format(f"item-{t['name']}") for t in i["things"]]
    out += [words.kind("spell", s) for s in i["spells"]]
    out += [words.kind("trauma", t["trauma"]) for t in i["traumas"]]
    if i["mythos"]:
        out += [words.format(f"myth-{m['name']}") for m in i["mythos"]]
    elif i["haunted"]:
        out.append(scene.tell("haunted", n=i["haunted"]))
    return out + [scene.tell(key) for key in ("insane", "hidden", "stuck", "dazed") if i[key]]


def monsters(scene: Scene, shown: Shown) -> RenderableType:
    """Draw the monsters on the board, with their backs where the viewer may see them."""
    grid = Table.grid(padding=(0, 2))
    for m in shown["monsters"]:
        front = scene.tell("front", awareness=f"{m['awareness']:+}", horror=f"{m['horror']:+}")
        back = m["back"]
        if back:
            seen = scene.tell("back", damage=m["damage"], health=back["health"], n=back["damage"])
            special = scene.words.format(f"special-{m['creature']}")
            grid.add_row(beast(scene, m), Text(front), Text(f"{seen}; {special}", style=QUIET))
        else:
            grid.add_row(beast(scene, m), Text(front), Text(scene.tell("unseen"), style=QUIET))
    if not shown["monsters"]:
        grid.add_row(Text(scene.tell("no-monsters"), style=QUIET))
    return Panel(grid, title=scene.tell("monsters"), border_style=FOG)


# ---- the Keeper


def keeper(scene: Scene, shown: Shown) -> Text:
    """Draw the public part of the Keeper: threat, cards, actions."""
    k = shown["keeper"]
    out = scene.name(k["seat"]).append("  ")
    text = scene.tell("keeper", threat=k["threat"], mythos=k["mythos"], trauma=k["traumas"])
    out.append(text, style=PAPER)
    deeds = ", ".join(scene.words.kind("deed", d) for d in k["deeds"])
    return out.append(f"  {deeds}", style=QUIET)


def drawer(scene: Scene, own: Shown) -> RenderableType:
    """Draw the Keeper's cards, with their effects, and the Keeper's answers."""
    grid = Table.grid(padding=(0, 2))
    for d in own["deeds"]:
        name = Text(scene.words.kind("deed", d["deed"]), style=QUIET if d["used"] else LAMP)
        grid.add_row(name, str(d["threat"]), Text(scene.words.format(f"deed-{d['deed']}")))
    for m in own["mythos"]:
        name = Text(scene.words.format(f"myth-{m['name']}"), style=VERDIGRIS)
        grid.add_row(name, str(m["threat"]), Text(scene.words.format(f"mythos-{m['name']}")))
    for t in own["traumas"]:
        name = Text(scene.words.kind("trauma", t["trauma"]), style=WAX)
        number = "" if t["number"] is None else f"({t['number']})"
        grid.add_row(name, number, Text(scene.words.format(f"trauma-{t['trauma']}")))
    for c in own["choices"]:
        grid.add_row(
            Text(in_language(scene, c["question"]), style=QUIET),
            "",
            in_language(scene, c["answer"]),
        )
    return Panel(grid, title=scene.tell("drawer"), border_style=VERDIGRIS)


# ---- what is going on


def combat(scene: Scene, card: Shown) -> RenderableType:
    """Draw the Combat card that lies open."""
    words = scene.words
    upper = scene.tell(
        "combat-attack",
        sort=words.format(f"sort-{card['sort']}"),
        attribute=words.kind("attribute", card["attribute"]),
        modifier=f"{card['modifier']:+}",
        bonus=card["bonus"],
        fail=scene.tell(f"fail-{card['fail']}"),
    )
    if card["strike_attribute"]:
        tested = words.kind("attribute", card["strike_attribute"])
        test = f"{tested} {card['strike_modifier']:+}"
    else:
        test = scene.tell("no-test")
    more = f" {card['strike_more']:+}" if card["strike_more"] else ""
    lower = scene.tell(
        "combat-strike", test=test, effect=scene.tell(f"strike-{card['strike']}") + more
    )
    title = scene.tell("combat", deck=words.kind("deck", card["deck"]), n=card["left"])
    return Panel(Group(Text(upper), Text(lower)), title=title, border_style=WAX)


def puzzle(scene: Scene, shown: Shown) -> RenderableType:
    """Draw the pieces of a puzzle, each by its four edges."""
    grid = Table.grid(padding=(0, 2))
    columns = shown["columns"]
    for row in range(shown["rows"]):
        pieces = []
        for column in range(columns):
            k = row * columns + column
            pieces.append(piece(k, shown["cells"][k]["edges"]))
        grid.add_row(*pieces)
    title = scene.tell(
        "puzzle", family=scene.words.kind("family", shown["family"]), n=shown["moves"]
    )
    about = wanted(scene, shown)
    return Panel(Group(grid, Text(about, style=QUIET)), title=title, border_style=LAMP)


def piece(k: int, edges: list[int] | None) -> Text:
    """Draw a piece: its number, then north, east, south, west."""
    text = " ".join(f"{s}{n or '-'}" for s, n in zip(SIDES, edges, strict=True)) if edges else "-"
    return Text(f"{k + 1}: {text}")


def wanted(scene: Scene, shown: Shown) -> str:
    """Return the text of what a puzzle asks for."""
    if shown["family"] == "lock":
        return scene.tell("puzzle-lock", left=shown["left"], right=shown["right"])
    if shown["family"] == "rune":
        return scene.tell("puzzle-rune")
    pairs = [f"{a + 1}{SIDES[s]}-{b + 1}{SIDES[t]}" for a, s, b, t in shown["terminals"]]
    return scene.tell("puzzle-wiring", pairs=", ".join(pairs))


def final(scene: Scene) -> RenderableType:
    """Draw who has won."""
    shown = look(scene)
    return Text(scene.tell(f"final-{shown['winner']}"), style=f"bold {LAMP}")


DRAWING = Drawing(draw, final)
