"""Arkham at the terminal: the story, the map, the investigators, the test, then the question."""

from __future__ import annotations

from dataclasses import replace

from msgspec import to_builtins
from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene, log_lines

from ..view import view
from .cards import Shown, enemy, face, in_play, joined, name, place, printed, signed, tokens
from .question import prompt

WIDE = 118
"""Columns from which the map and the investigators stand side by side."""
LOG, LOG_SHORT = 8, 4
PROMPT, FRAME = 5, 3
"""Lines kept for remarks and the prompt, and for the frame of the log."""


def draw(scene: Scene) -> RenderableType:
    """Draw the whole table; where it would be too tall, closer and with fewer words."""
    shown = to_builtins(view(scene.observation))
    if scene.short:
        whole = table(replace(scene, short=False), shown)
        tall = len(Console(width=scene.width).render_lines(whole))
        if tall + PROMPT > scene.height:
            return table(scene, shown)
        return whole
    return table(scene, shown)


def table(scene: Scene, shown: Shown) -> RenderableType:
    """Return everything, side by side where there is room, else below."""
    parts: list[RenderableType] = [header(scene, shown), *introduction(scene, shown)]
    if not shown["act"]:
        return Group(*parts, prompt(scene, shown))
    parts.append(story(scene, shown))
    room = LOG_SHORT if scene.short else LOG
    if scene.width >= WIDE:
        parts.append(side_by_side(scene, shown, room))
    else:
        parts += [places(scene, shown), investigators(scene, shown), common(scene, shown)]
        parts.append(log(scene, room, scene.width))
    if shown["test"]:
        parts.append(skill_test(scene, shown))
    return Group(*parts, prompt(scene, shown))


def side_by_side(scene: Scene, shown: Shown, room: int) -> RenderableType:
    """Return the map, what belongs to nobody and the log; beside them the investigators."""
    left = scene.width // 2
    right = scene.width - left - 1
    board = Group(places(scene, shown), common(scene, shown))
    beside = investigators(scene, shown)
    tall = [len(Console(width=w).render_lines(x)) for w, x in ((left, board), (right, beside))]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=left)
    grid.add_column(width=right)
    room = max(room, tall[1] - tall[0] - FRAME)
    grid.add_row(Group(board, log(scene, room, left)), beside)
    return grid


# ---- head


def header(scene: Scene, shown: Shown) -> Text:
    """Return scenario, difficulty, round and phase."""
    say, words, gap = scene.tell, scene.words, f"  {scene.marks.dot}  "
    out = Text(" ").append(words.kind("scenario", shown["scenario"]), style=f"bold {PAPER}")
    out.append(gap, style=FOG).append(words.kind("difficulty", shown["difficulty"]))
    if shown["over"]:
        return out.append(gap, style=FOG).append(say("game-over"), style=f"bold {LAMP}")
    if shown["round"]:
        out.append(gap, style=FOG).append(say("round", n=shown["round"]))
        phase = words.kind("phase", shown["phase"])
        out.append(gap, style=FOG).append(say("phase", phase=phase))
    return out


def introduction(scene: Scene, shown: Shown) -> list[RenderableType]:
    """Return how the night begins, at the first question only."""
    key = f"campaign-introduction-{shown['scenario']}"
    d = scene.observation.decision
    if d is None or d.number or not scene.words.speech.has(key):
        return []
    return [Padding(Text(scene.words.format(key), style=f"italic {QUIET}"), (0, 1, 1, 1))]


def story(scene: Scene, shown: Shown) -> RenderableType:
    """Return the agenda with its doom, the act with its clues, and what each says."""
    say = scene.tell
    agenda, act = shown["agenda"], shown["act"]
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(overflow="fold")
    doom = Text()
    if agenda["needs"]:
        near = agenda["total"] >= agenda["needs"] - 1
        told = say("doom", n=agenda["total"], needs=agenda["needs"])
        doom = Text(told, style=f"bold {WAX}" if near else VERDIGRIS)
    clues = Text()
    if "needs" in act:
        told = say("act-clues", n=act["has"], needs=act["needs"])
        clues = Text(told, style=f"bold {LAMP}" if act["has"] >= act["needs"] else VERDIGRIS)
    for key, stage, count in (("label-agenda", agenda, doom), ("label-act", act, clues)):
        side = (
            "back"
            if stage.get("flipped") or (key == "label-agenda" and not agenda["needs"])
            else "text"
        )
        line = Text(name(scene, stage["card"]), style=f"bold {PAPER}").append("  ")
        line.append_text(count)
        if not scene.short and (text := printed(scene, shown, stage["card"], side)):
            line.append(f"\n{text}", style=QUIET)
        grid.add_row(f"{scene.words.format(key)} {stage['stage']}", line)
    return grid


# ---- the map


def places(scene: Scene, shown: Shown) -> RenderableType:
    """Return every location: shroud, clues, connections, everybody and everything there, text."""
    mine = shown["investigators"][scene.seat]["at"] if scene.seat >= 0 else -1
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(overflow="fold")
    for spot in shown["locations"]:
        own = spot["card"] == mine
        lines = here(scene, shown, spot)
        text = printed(scene, shown, spot["card"], "text" if spot["revealed"] else "back")
        if text and (own or not scene.short):
            lines.append(Text(text, style=QUIET))
        arrow = Text(scene.marks.arrow if own else "", style=f"bold {LAMP}")
        grid.add_row(arrow, place_head(scene, shown, spot))
        if lines:
            grid.add_row("", Padding(Text("\n").join(lines), (0, 0, 0, 2)))
    title = Text(scene.words.format("label-locations"), style=QUIET)
    return Panel(grid, title=title, title_align="left", border_style=FOG, padding=(0, 1))


def place_head(scene: Scene, shown: Shown, spot: Shown) -> Text:
    """Name, shroud, clues and links of a location."""
    say = scene.tell
    style = f"bold {PAPER}" if spot["revealed"] else "bold"
    out = Text(place(scene, shown, spot["card"]), style=style).append("  ")
    if spot["revealed"]:
        out.append(say("shroud", n=spot["shroud"]), style=VERDIGRIS).append("  ")
        clues = say("has-clues", n=spot["clues"])
        out.append(clues, style=f"bold {LAMP}" if spot["clues"] else QUIET)
    else:
        out.append(say("unseen"), style=FOG)
    if spot["links"]:
        links = ", ".join(place(scene, shown, x) for x in spot["links"])
        out.append(f"  {say('links', places=links)}", style=FOG)
    return out


def here(scene: Scene, shown: Shown, spot: Shown) -> list[Text]:
    """Return investigators, enemies and attachments at a location; engaged enemies with their
    victim.
    """
    people = [scene.marks.seat(p).append(f" {name(scene, p)}", style=PAPER) for p in spot["seats"]]
    lines = [joined(scene, people)] if people else []
    for e in spot["enemies"]:
        engaged = shown["cards"][str(e)].get("engaged", -1)
        if engaged >= 0:
            bound = Text(name(scene, e), style=WAX).append(f" {scene.marks.arrow} ", style=FOG)
            lines.append(bound.append_text(scene.marks.seat(engaged)))
        else:
            lines.append(enemy(scene, shown, e))
    return lines + [in_play(scene, shown, c) for c in spot["attached"]]


# ---- the investigators


def investigators(scene: Scene, shown: Shown) -> RenderableType:
    """Return one row for each: who, their numbers, their play area and their threat area."""
    table = Table(box=box.ROUNDED, border_style=FOG, padding=(0, 1), expand=True, show_header=False)
    table.add_column(width=16, overflow="fold")
    table.add_column(overflow="fold")
    for person in shown["investigators"]:
        table.add_row(who(scene, shown, person), plate(scene, shown, person))
        table.add_section()
    return table


def who(scene: Scene, shown: Shown, person: Shown) -> Text:
    """Return sign and investigator, the player below; an arrow marks the one whose turn it is."""
    p = person["seat"]
    arrow = scene.marks.arrow if shown["turn"] == p and not shown["over"] else ""
    out = Text(f"{arrow} " if arrow else "", style=f"bold {LAMP}")
    out.append_text(scene.marks.seat(p)).append(f" {name(scene, p)}", style=f"bold {PAPER}")
    player = scene.tell("you") if p == scene.seat else scene.words.seat(p)
    out.append(f"\n{player}", style=LAMP if p == scene.seat else QUIET)
    if p == shown["lead"] and shown["seats"] > 1:
        out.append(f"\n{scene.tell('lead')}", style=QUIET)
    return out


def plate(scene: Scene, shown: Shown, person: Shown) -> Text:
    """Return everything about an investigator, line by line."""
    say = scene.tell
    if person["out"]:
        key = "killed" if person["killed"] else person["out"]
        return Text(say(f"out-{key}"), style=WAX)
    lines = [vitals(scene, person), skills(scene, person)]
    held = say("held", hand=person["hand"], deck=person["deck"], discard=len(person["discard"]))
    lines.append(Text(held, style=QUIET))
    if person["play"]:
        cards = joined(scene, [in_play(scene, shown, c) for c in person["play"]])
        lines.append(Text(f"{say('in-play')} ", style=QUIET).append_text(cards))
    for c in person["threat"]:
        threat = Text(f"{say('threat')} ", style=WAX)
        foe = face(shown, c)["type"] == "enemy"
        lines.append(
            threat.append_text(enemy(scene, shown, c) if foe else in_play(scene, shown, c))
        )
    return Text("\n").join(lines)


def vitals(scene: Scene, person: Shown) -> Text:
    """Return damage, horror, resources, clues and actions."""
    say = scene.tell
    hurt = [
        (
            say("damage", n=person["damage"], of=person["health"]),
            person["health"] - person["damage"],
        ),
        (
            say("horror", n=person["horror"], of=person["sanity"]),
            person["sanity"] - person["horror"],
        ),
    ]
    parts = [Text(told, style=f"bold {WAX}" if left <= 2 else "") for told, left in hurt]
    parts.append(Text(say("resources", n=person["resources"])))
    parts.append(Text(say("has-clues", n=person["clues"]), style=LAMP if person["clues"] else ""))
    actions = person["actions"] + len(person["extra"])
    parts.append(Text(say("actions", n=actions)))
    return joined(scene, parts)


def skills(scene: Scene, person: Shown) -> Text:
    """Return the four skills; one that something changes shows its own number too."""
    parts = []
    for skill, value in person["skills"].items():
        text = f"{scene.words.kind('skill', skill)} {value['n']}"
        if value["n"] != value["own"]:
            text += f" ({value['own']})"
        parts.append(Text(text, style=VERDIGRIS))
    return joined(scene, parts)


# ---- what belongs to nobody


def common(scene: Scene, shown: Shown) -> RenderableType:
    """Return decks, the chaos bag and the victory display."""
    say, words = scene.tell, scene.words
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column(overflow="fold")
    deck = shown["encounter"]
    told = say("pile", deck=deck["deck"], discard=len(deck["discard"]))
    if deck["discard"]:
        told += f" ({name(scene, deck['discard'][-1])})"
    grid.add_row(words.format("label-encounter"), Text(told))
    if shown["cultists"]["deck"]:
        count = say("pile", deck=shown["cultists"]["deck"], discard=0)
        grid.add_row(words.format("label-cultists"), Text(count))
    grid.add_row(words.format("label-bag"), bag(scene, shown))
    victory = shown["victory"]
    if victory["cards"]:
        cards = ", ".join(name(scene, c) for c in victory["cards"])
        worth = say("victory", cards=cards, n=victory["points"])
        grid.add_row(words.format("label-victory"), Text(worth))
    return grid


def bag(scene: Scene, shown: Shown) -> Text:
    """Return every chaos token; symbols with their value for the viewer now."""
    worth = shown["investigators"][max(0, scene.seat)]["symbols"]
    parts = []
    for token in shown["bag"]:
        text = tokens(scene, token)
        if token["token"] in worth:
            text += f" ({signed(worth[token['token']])})"
        parts.append(Text(text))
    return joined(scene, parts)


def log(scene: Scene, room: int, width: int) -> RenderableType:
    """Return the log in its frame."""
    title = Text(scene.tell("log"), style=QUIET)
    lines = log_lines(scene, room, width - 4)
    return Panel(lines, title=title, title_align="left", border_style=FOG, padding=(0, 1))


# ---- the test in progress


def skill_test(scene: Scene, shown: Shown) -> RenderableType:
    """Return the sum so far against the difficulty, the odds, and the tokens revealed."""
    say, words, test = scene.tell, scene.words, shown["test"]
    what = words.kind("designator", test["what"])
    about = test["target"] if test["target"] >= 0 else test["source"]
    head = say("test", who=name(scene, test["seat"]), what=what)
    if about >= 0:
        head += f" {scene.marks.dot} {name(scene, about)}"
    total = Text(words.kind("skill", test["skill"])).append(f" {test['base']['n']}")
    if test["bonus"]:
        total.append(f" {signed(test['bonus'])}")
    for c in test["committed"]:
        total.append(f" +{c['icons']} ({name(scene, c['card'])})", style=VERDIGRIS)
    for t in test["tokens"]:
        sign = words.kind("token", t["token"])
        number = t["token"].startswith(("plus", "minus", "zero")) or t["value"] is None
        told = sign if number else f"{sign} ({signed(t['value'])})"
        total.append(f" {told}", style=f"bold {LAMP}")
    value = test.get("total", test["value"])
    total.append(f" = {value}", style="bold")
    total.append(f"  {say('against', n=test['difficulty'])}", style=f"bold {PAPER}")
    lines: list[RenderableType] = [total]
    if "passed" in test:
        key, style = ("passed", LAMP) if test["passed"] else ("failed", WAX)
        total.append(f"  {say(key)}", style=f"bold {style}")
    elif "odds" in test:
        odds = test["odds"]
        total.append(f"  {say('chance', n=odds['chance'])}", style=f"bold {LAMP}")
        lines.append(joined(scene, [odd(scene, t) for t in odds["tokens"]]))
    return Panel(
        Group(*lines), title=Text(head), title_align="left", border_style=VERDIGRIS, padding=(0, 1)
    )


def odd(scene: Scene, token: Shown) -> Text:
    """Return a token of the bag: how many, and whether the test would be passed with it."""
    mark = scene.marks.yes if token["passes"] else scene.marks.no
    if token["again"]:
        mark = scene.marks.again
    return Text(f"{tokens(scene, token)} {mark}", style=VERDIGRIS if token["passes"] else QUIET)


# ---- the end


def final(scene: Scene) -> RenderableType:
    """Return how the scenario ended, the gains, and the cost to each investigator."""
    shown = to_builtins(view(scene.observation))
    say, words = scene.tell, scene.words
    key = "resolution" if shown["ending"] else "no-resolution"
    parts: list[RenderableType] = [Text(f" {say(key, n=shown['ending'])}", style=f"bold {LAMP}")]
    told = f"campaign-resolution-{shown['scenario']}-{shown['ending']}"
    if words.speech.has(told):
        parts.append(Padding(Text(words.format(told), style=f"italic {QUIET}"), (0, 1)))
    victory = shown["victory"]
    cards = ", ".join(name(scene, c) for c in victory["cards"]) or say("none")
    worth = say("victory", cards=cards, n=victory["points"])
    parts.append(
        Padding(Text(f"{words.format('label-victory')} {scene.marks.dot} {worth}"), (0, 1))
    )
    table = Table(box=box.ROUNDED, border_style=FOG)
    columns = (
        "investigator",
        "fate",
        "experience",
        "physical",
        "mental",
    )
    for column in columns:
        table.add_column(say(column), justify="left" if column in columns[:2] else "right")
    for person in shown["investigators"]:
        p = person["seat"]
        fate = "killed" if person["killed"] else person["out"] or "in"
        table.add_row(
            scene.marks.seat(p).append(f" {name(scene, p)}"),
            say(f"out-{fate}"),
            Text(str(person["experience"]), style=f"bold {LAMP}"),
            *(str(n) for n in person["trauma"]),
        )
    return Group(*parts, table)


DRAWING = Drawing(draw, final)
