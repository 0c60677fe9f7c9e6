"""`noctuary odds`: how likely a skill test of Arkham Horror is to be passed."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Translations
from noctuary.plugin.console import FOG, LAMP, QUIET, make_console

from ..decks import (
    BadDeck,
    Effect,
    Odds,
    SkillTest,
    difficulties,
    read_bag,
    scenario_effects,
)
from ..decks import odds as odds_of
from .shared import Json, Lang, bars, percent, print_json, speech

SUCCESS = "success"
BOOSTS = (1, 2, 3, 4)

Symbol = Annotated[int | None, typer.Option(help="What this symbol adds.", show_default=False)]


def odds(
    context: typer.Context,
    skill: Annotated[int, typer.Option(help="The skill, with icons and bonuses.")],
    difficulty: Annotated[int, typer.Option(help="The difficulty of the test.")],
    bag: Annotated[
        str, typer.Option(help="easy, standard, hard, expert, or tokens: '+1 0:2 skull:2'.")
    ] = "standard",
    scenario: Annotated[str, typer.Option(help="gathering, masks or devourer.")] = "gathering",
    x: Annotated[int, typer.Option("-x", help="What a skull counts on the table.")] = 1,
    skull: Symbol = None,
    cultist: Symbol = None,
    tablet: Symbol = None,
    elder_thing: Symbol = None,
    elder_sign: Annotated[str, typer.Option(help="What the elder sign adds, or success.")] = "0",
    again: Annotated[
        list[str] | None, typer.Option(help="A symbol after which another token is revealed.")
    ] = None,
    add: Annotated[str, typer.Option(help="More tokens: 'bless:2 curse'.")] = "",
    statue: Annotated[bool, typer.Option("--statue", help="Two tokens, the better one.")] = False,
    redraw: Annotated[bool, typer.Option("--redraw", help="One token may be redrawn.")] = False,
    lucky: Annotated[bool, typer.Option("--lucky", help="+2 when the test would fail.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the exact odds of a skill test, and by how much it is passed or failed."""
    say = speech(context, lang)
    symbols = {"skull": skull, "cultist": cultist, "tablet": tablet, "elder_thing": elder_thing}
    tokens = read_bag(bag)
    for token, n in (read_bag(add) if add.strip() else {}).items():
        tokens[token] = tokens.get(token, 0) + n
    level = bag.strip() if bag.strip() in difficulties() else "standard"
    effects = scenario_effects(scenario, level, x)
    for symbol, value in symbols.items():
        if value is not None:
            effects[symbol] = Effect(value, effects.get(symbol, Effect()).again)
    effects["elder_sign"] = elder_effect(elder_sign)
    for symbol in again or []:
        if symbol not in symbols:
            raise BadDeck("error-odds-tokens", text=symbol, allowed=", ".join(symbols))
        effects[symbol] = msgspec.structs.replace(effects.get(symbol, Effect()), again=True)
    test = SkillTest(
        skill,
        difficulty,
        tokens,
        effects,
        choose_of=2 if statue else 1,
        redraws=int(redraw),
        rescue=2 if lucky else 0,
    )
    found = odds_of(test)
    boosted = {n: odds_of(msgspec.structs.replace(test, skill=skill + n)) for n in BOOSTS}
    if as_json:
        print_json({"odds": found, "boosted": {str(n): o.passing for n, o in boosted.items()}})
    else:
        show_odds(found, {n: o.passing for n, o in boosted.items()}, say)


def elder_effect(text: str) -> Effect:
    """Return the effect of the elder sign: a number, or success."""
    if text == SUCCESS:
        return Effect(succeeds=True)
    try:
        return Effect(int(text))
    except ValueError:
        raise BadDeck("error-odds-elder", text=text) from None


def show_odds(found: Odds, boosted: dict[int, float], say: Translations) -> None:
    """Print odds, tokens and margins."""
    console = make_console()
    console.print(Text(say.format("chance-pass", chance=percent(found.passing, say)), style=LAMP))
    more = ", ".join(f"+{n} {percent(p, say)}" for n, p in boosted.items())
    console.print(Text(say.format("chance-boosted", text=more), style=QUIET))
    rows = {
        say.format("chance-passed" if m.passed else "chance-failed", n=m.by): m.chance
        for m in reversed(found.margins)
    }
    shown = {key: percent(p, say) for key, p in rows.items()}
    console.print(bars(say.format("chance-margins"), rows, shown))
    console.print(token_table(found, say))


def token_table(found: Odds, say: Translations) -> Table:
    """Return the effect of each token, and whether the test is passed with it."""
    table = Table(
        box=None,
        padding=(0, 2, 0, 0),
        title=say.format("chance-tokens"),
        title_justify="left",
        show_header=False,
    )
    table.add_column(style=FOG)
    for _ in range(3):
        table.add_column(justify="right")
    for t in found.tokens:
        name = say.format(f"token-{t.token}") if say.has(f"token-{t.token}") else t.token
        effect = "" if t.effect.fails or t.effect.succeeds else f"{t.effect.modifier:+d}"
        effect += " ↻" if t.effect.again else ""
        table.add_row(name, f"×{t.count}", effect, percent(t.chance, say))
    return table
