"""`noctuary scenario show`: a night on one screen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noctuary.plugin import LANGUAGES, Translations
from noctuary.plugin.console import FOG, LAMP, QUIET, VERDIGRIS

from ..components import TOKENS
from ..scenario.compiled import CompiledScenario
from ..scenario.graph import Graph

CELL = 6
"""Letters of a module on the map."""


def show(console: Console, made: CompiledScenario, graph: Graph, say: Translations) -> None:
    """Print the head, the map, the tokens, and what leads to what."""
    k = LANGUAGES.index(say.lang)
    console.print(Text.assemble((made.name[k], LAMP), (f"  {made.id}", QUIET)))
    console.print(made.blurb[k])
    told = {"minutes": made.minutes, "rounds": made.rounds, "difficulty": made.difficulty}
    console.print(Text(say.format("scenario-head", **told), style=QUIET))
    for line in drawn(made):
        console.print(Text(line, style=FOG), no_wrap=True)
    for laid in made.plan.laid[1:]:
        if laid is not None:
            rooms = ", ".join(room.name[k] for room in laid.rooms)
            console.print(Text.assemble((f"{laid.face}  ", VERDIGRIS), rooms))
    console.print()
    console.print(tokens(made, say))
    console.print()
    for line_text in led(graph, say):
        console.print(line_text)


def drawn(made: CompiledScenario) -> list[str]:
    """Draw the map: one box for each module of the grid, with the name of its face."""
    cells: dict[tuple[int, int], str] = {}
    for laid in made.plan.laid[1:]:
        if laid is not None:
            for x in range(laid.width):
                for y in range(laid.height):
                    cells[laid.column + x, laid.row + y] = laid.face
    if not cells:
        return []
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    return [
        "".join(cells.get((x, y), "·").center(CELL) for x in range(left, right + 1)).rstrip()
        for y in range(top, bottom + 1)
    ]


def tokens(made: CompiledScenario, say: Translations) -> Table:
    """Draw every token: its kind, its place, its name."""
    k = LANGUAGES.index(say.lang)
    table = Table.grid(padding=(0, 2))
    for number, token in enumerate(made.tokens):
        if token is None or token.kind >= len(TOKENS):
            continue
        where = made.plan.names[token.space][k]
        name = made.token_name(number)[k]
        kind = Text(TOKENS[token.kind], style=VERDIGRIS)
        table.add_row(Text(token.id, style=LAMP), kind, name, Text(where, style=QUIET))
    return table


def led(graph: Graph, say: Translations) -> Iterator[Text]:
    """Yield a line for each token and event, with what it leads to."""
    for node in graph.nodes:
        head = Text(node.name, style=LAMP if node.kind == "token" else VERDIGRIS)
        if node.by:
            head.append(f"  ({node.by})", style=QUIET)
        ways = [f"{line.how} {line.target}" for line in graph.of(node.name)]
        yield head
        if ways:
            yield Text(f"  → {', '.join(ways)}", style=FOG)
