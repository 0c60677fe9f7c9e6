"""What an Arkham seat is asked: the moment, the hand, and every option with what it means."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.kernel import Option
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, WAX
from noctuary.plugin.terminal_scene import Scene, in_columns, option_line, question

from ..ability import TRIGGERS, Trigger
from .cards import Shown, card_line, enemy, face, place, printed

TIMINGS = ("would", "when", "at", "after")
ENEMY_GOES = ("empty_place", "step")
"""Prompts whose locations are for an enemy, not for the one who is asked."""


def prompt(scene: Scene, shown: Shown) -> RenderableType:
    """Return every option in its order: those of the hand among its cards, abilities with their
    text.
    """
    mine = shown["investigators"][scene.seat]["cards"] if scene.seat >= 0 else []
    options = list(enumerate(scene.observation.options, 1))
    offered = Counter(o.fields.get("card") for _, o in options)
    held = {c for c in mine if offered[c] == 1}
    body: list[RenderableType] = [*remarks(scene, shown)]
    for sort, group in groupby(options, key=lambda x: sort_of(x[1], held)):
        some = list(group)
        if sort == "hand":
            body.append(hand(scene, shown, mine, {o.fields["card"]: (n, o) for n, o in some}))
        elif sort == "ability":
            body.append(used(scene, shown, some))
        else:
            lines = [line(scene, shown, n, o) for n, o in some]
            body.append(in_columns(lines, scene.width - 6))
    asked = question(scene, body)
    if not mine or held or shown["over"]:
        return asked
    title = Text(scene.tell("hand"), style=QUIET)
    cards = hand(scene, shown, mine, {})
    framed = Panel(cards, title=title, title_align="left", border_style=FOG, padding=(0, 1))
    return Group(framed, asked)


def sort_of(option: Option, held: set[int]) -> str:
    """Return the place of an option: in the hand, among the abilities, or on its own line."""
    if option.fields.get("card") in held:
        return "hand"
    return "ability" if option.name == "use" else "line"


def remarks(scene: Scene, shown: Shown) -> list[Text]:
    """Return what a question does not tell by itself: its moment, and who would strike back."""
    d = scene.observation.decision
    if d is None or not scene.asked:
        return []
    moments = scene.observation.fields["windows.moment"]
    if d.prompt in ("reaction", "forced") and moments:
        timing, kind = divmod(moments[d.args["w"]], TRIGGERS)
        what = scene.words.format(f"moment-{Trigger(kind).name.lower()}")
        when = scene.words.format(f"timing-{TIMINGS[timing]}")
        return [Text(scene.tell("moment", when=when, what=what), style=PAPER)]
    threats = shown["investigators"][d.seat]["threat"]
    ready = [c for c in threats if face(shown, c)["type"] == "enemy"]
    ready = [c for c in ready if not shown["cards"][str(c)].get("exhausted")]
    if d.prompt == "turn" and ready:
        return [Text(scene.tell("opportunity", n=len(ready)), style=WAX)]
    return []


def hand(
    scene: Scene, shown: Shown, cards: list[int], numbers: dict[int, tuple[int, Option]]
) -> RenderableType:
    """Return every card of the hand; one that can be chosen is called by what choosing it does."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    last = len(scene.observation.options) + 1
    for c in sorted(cards, key=lambda c: numbers[c][0] if c in numbers else last):
        if c in numbers:
            n, option = numbers[c]
            line = card_line(scene, shown, c, scene.words.action(option), f"bold {PAPER}")
            if chance := chance_with(shown, c):
                line.append(f"  {scene.tell('then', n=chance)}", style=f"bold {LAMP}")
            grid.add_row(Text(str(n), style=f"bold {LAMP}"), line)
        else:
            called = scene.words.kind("card", c)
            grid.add_row(
                Text(scene.marks.dot, style=FOG), card_line(scene, shown, c, called, QUIET)
            )
    return grid


def chance_with(shown: Shown, card: int) -> int | None:
    """Return the chance of the test in progress if this card were committed."""
    odds = (shown["test"] or {}).get("with", {})
    found: int | None = odds.get(str(card))
    return found


def used(scene: Scene, shown: Shown, abilities: list[tuple[int, Option]]) -> RenderableType:
    """Return abilities of cards, each with the text of its card."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    for n, option in abilities:
        line = Text(scene.words.action(option), style=f"bold {PAPER}")
        if text := printed(scene, shown, option.fields["card"]):
            line.append(f"  {text}", style=QUIET)
        grid.add_row(Text(str(n), style=f"bold {LAMP}"), line)
    return grid


def line(scene: Scene, shown: Shown, number: int, option: Option) -> Text:
    """Return an option on a line of its own; where an enemy goes is told by the place alone."""
    d = scene.observation.decision
    if d and d.prompt in ENEMY_GOES:
        out = Text(f"{number:>3} ", style=f"bold {LAMP}")
        return out.append(place(scene, shown, option.fields["place"]), style="default")
    return option_line(scene, number, option, note(scene, shown, option))


def note(scene: Scene, shown: Shown, option: Option) -> Text | None:
    """Return what an option is up against, beside its text."""
    say, f = scene.tell, option.fields
    d = scene.observation.decision
    assert d is not None
    me = shown["investigators"][d.seat]
    if option.name == "move_to":
        return place_note(scene, shown, f["place"])
    if option.name in ("fight", "evade"):
        skill = "combat" if option.name == "fight" else "agility"
        value = shown["cards"][str(f["enemy"])][option.name]
        return Text(say("versus", n=me["skills"][skill]["n"], of=value), style=QUIET)
    if option.name == "investigate":
        here = next(spot for spot in shown["locations"] if spot["card"] == me["at"])
        told = say("versus", n=me["skills"]["intellect"]["n"], of=here["shroud"])
        return Text(told, style=QUIET)
    if option.name == "target" and str(f["card"]) in shown["cards"]:
        seen = face(shown, f["card"])
        if seen["type"] == "enemy" and "keywords" in shown["cards"][str(f["card"])]:
            numbers = enemy(scene, shown, f["card"]).plain.partition(" (")[2].rstrip(")")
            return Text(numbers, style=QUIET)
        if seen["type"] == "location":
            return place_note(scene, shown, f["card"])
    if option.name == "done" and shown["test"] and "odds" in shown["test"]:
        return Text(say("chance", n=shown["test"]["odds"]["chance"]), style=QUIET)
    return None


def place_note(scene: Scene, shown: Shown, row: int) -> Text | None:
    """Return shroud and clues of a location, or that nobody has been there."""
    spot = next((x for x in shown["locations"] if x["card"] == row), None)
    if spot is None:
        return None
    if not spot["revealed"]:
        return Text(scene.tell("unseen"), style=QUIET)
    told = scene.tell("place-note", shroud=spot["shroud"], clues=spot["clues"])
    called = place(scene, shown, row)
    sub = called.removeprefix(scene.words.kind("card", row)).strip(" ()")
    return Text(f"{sub} {told}".strip(), style=QUIET)
