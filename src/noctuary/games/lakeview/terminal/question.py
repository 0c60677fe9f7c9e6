"""The decision: cards by pile, squares by name, and the effect of each option."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from noctuary.kernel import Option
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS
from noctuary.plugin.terminal_scene import Scene, in_columns, option_line, question

from ..actions import Encounter, Objective, Square
from ..components import CARD_BUILDING, CARD_DIAGONAL, CARD_MOVE, CLUE, ITEM, ItemName
from ..town import BUILDING, LANDMARK, TREEHOUSE
from ..value_names import choice, middle, scary, spot
from .board import Shown

MEASURED = ("travel", "bonus", "dash", "pushed", "throw")
"""Prompts about a movement; with other prompts a square's distance does not matter."""
FEW = 12
"""Squares up to which all are listed; of more, only those with a name."""


def prompt(scene: Scene, shown: Shown) -> RenderableType:
    """Return the card being read, then every option: cards by pile, squares with their distance."""
    options = list(enumerate(scene.observation.options, 1))
    body: list[RenderableType] = list(reading(scene, shown))
    cards = [(n, o) for n, o in options if o.name == "play"]
    if cards:
        body.append(hand(scene, cards))
    squares = [(n, o) for n, o in options if "square" in o.fields]
    named = [x for x in squares if len(squares) <= FEW or not nameless(x[1])]
    others = [(n, o) for n, o in options if o.name != "play" and "square" not in o.fields]
    if named:
        lines = [option_line(scene, n, o, arrival(scene, shown, o)) for n, o in named]
        body.append(in_columns(lines, scene.width - 6))
    if any(note(scene, shown, o) for _, o in others):
        body.append(explained(scene, shown, others))
    elif others:
        body.append(in_columns([option_line(scene, n, o) for n, o in others], scene.width - 6))
    if len(named) < len(squares):
        body.append(Text(scene.tell("squares", n=len(squares)), style=QUIET))
    return question(scene, body)


def nameless(option: Option) -> bool:
    """Whether a square is a street or open ground."""
    s = option.fields["square"]
    return BUILDING[s] < 0 and s not in TREEHOUSE and s not in LANDMARK


def reading(scene: Scene, shown: Shown) -> list[Text]:
    """Return the encounter cards on the table, with their mood."""
    out = []
    for c in shown["encounter"]["cards"] if shown["encounter"] else ():
        name = scene.words.kind("encounter", c["encounter"])
        line = Text(name, style=f"bold {PAPER}")
        mood = scene.words.format(f"encounter-{c['encounter']}.text")
        out.append(line.append(f"  {mood}", style=f"italic {QUIET}"))
    return out


def card_line(scene: Scene, c: int) -> Text:
    """Return a card of the Lost Kid: clue with its places, frightening things, building, Feds."""
    words, dot = scene.words, f" {scene.marks.dot} "
    out = Text(middle(words, c), style=f"bold {PAPER}")
    if CLUE[c] >= 0:
        out.append(f" {spot(LANDMARK[CLUE[c]])}", style=LAMP)
    out.append(dot, style=FOG).append(scary(words, c), style=VERDIGRIS)
    b = CARD_BUILDING[c]
    out.append(f"{dot}{b + 1} {words.kind('building', b)}", style=QUIET)
    aslant = scene.marks.aslant if CARD_DIAGONAL[c] else ""
    return out.append(f"{dot}{CARD_MOVE[c]}{aslant}", style=FOG)


def hand(scene: Scene, cards: list[tuple[int, Option]]) -> RenderableType:
    """Return each card once, with the numbers that put it on the first, second or third pile."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(overflow="fold")
    by_card: dict[int, list[int]] = {}
    for n, o in cards:
        by_card.setdefault(o.fields["card"], []).append(n)
    grid.add_row("", Text(scene.tell("onto"), style=FOG))
    for c, numbers in by_card.items():
        keys = Text(" ".join(f"{n:>2}" for n in numbers), style=f"bold {LAMP}")
        grid.add_row(keys, card_line(scene, c))
    return grid


def explained(scene: Scene, shown: Shown, options: list[tuple[int, Option]]) -> RenderableType:
    """Return options with their effects, each on its own lines."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    for n, o in options:
        line = Text(scene.words.action(o))
        if does := note(scene, shown, o):
            line.append(f"  {does}", style=QUIET)
        grid.add_row(Text(str(n), style=f"bold {LAMP}"), line)
    return grid


def note(scene: Scene, shown: Shown, option: Option) -> str:
    """Return the effect of an option beyond its text."""
    words, f = scene.words, option.fields
    match option.name:
        case "spin" | "rev":
            return roll(scene, shown, f["wheel"])
        case "choose":
            assert scene.observation.decision is not None
            e = scene.observation.decision.args["encounter"]
            return choice(words, e, f["option"])
        case "use_item" | "give" | "fetch":
            return words.format(f"item-{ItemName(ITEM[f['item']]).name.lower()}.text")
        case "use_power":
            return words.format(f"power-{shown['lost']['power']}.text")
        case "fulfil":
            return words.format(f"objective-{Objective.names[f['objective']]}.text")
        case "resolve":
            return words.format(f"encounter-{Encounter.names[f['encounter']]}.text")
        case _:
            return ""


def arrival(scene: Scene, shown: Shown, option: Option) -> Text | None:
    """Return the distance of a square and what is there."""
    say, s = scene.tell, option.fields["square"]
    d = scene.observation.decision
    measured = shown["movement"] and d is not None and d.prompt in MEASURED
    steps = shown["movement"]["steps"][Square.name_of(s)] if measured else 0
    told = [say("steps", n=steps)] if steps > 0 else []
    if BUILDING[s] >= 0:
        lies = shown["buildings"][BUILDING[s]]
        told += [say("tokens", n=lies["tokens"])] if "tokens" in lies else []
        told += [scene.marks.star] if "star" in lies else []
    return Text(", ".join(told), style=QUIET) if told else None


def roll(scene: Scene, shown: Shown, w: int) -> str:
    """Return how far a wheel carries the Kid whose turn it is, curses and bike included."""
    kid = next(k for k in shown["kids"] if k["figure"] == shown["turn"])
    wheel = kid["wheels"][w]
    n = max(1, wheel["value"] - kid["curses"])
    key = "rolls-aslant" if wheel["diagonal"] else "rolls"
    return scene.tell(key, n=n)
