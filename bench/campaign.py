"""How bots fare in a campaign of Arkham Horror: three scenarios in a row, with upgrades between.

`python bench/campaign.py --games 20 --bots heuristic ismcts:300` begins Night of the Zealot with
each investigator alone; whoever is killed or driven insane is replaced by the next one. The same
seeds give the same table (but for the seconds).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from statistics import fmean

from arkham import EASY
from company import play_out, watched
from rich.console import Console
from rich.table import Table

import noctuary
from noctuary.games.arkham.campaign import (
    ORDER,
    Campaign,
    Newcomer,
    Refused,
    after,
    begin,
    bereft,
    decide,
    may_take,
    playing,
    replace,
    spend,
    table_options,
    unused,
    won,
)
from noctuary.games.arkham.decks import starter

BESIDE = 1000
"""Seeds between the scenarios of a campaign."""


@dataclass(frozen=True)
class Evening:
    """The outcome of a campaign."""

    endings: tuple[int, ...]
    """The resolution of each scenario."""
    won: bool
    earned: int
    """Experience of the investigators at the end."""
    seconds: float


def good(found: Campaign | Refused) -> Campaign:
    """Return a step, which the campaign must allow."""
    assert isinstance(found, Campaign), found
    return found


def play(bot: str, decks: tuple[str, ...], seed: int) -> Evening:
    """Play a campaign to its end; every seat has the same bot."""
    people = [Newcomer(starter(d)) for d in decks]
    campaign = good(begin(people, id="bench", name="bench", seed=seed))
    seconds = 0.0
    while not campaign.end:
        options = table_options(campaign)
        assert isinstance(options, dict), options
        n = len(campaign.played)
        state, spent = play_out("arkham", bot, len(playing(campaign)), seed + BESIDE * n, options)
        seconds += spent
        campaign = good(after(campaign, state.fields(), options))
        campaign = spend(go_on(campaign, seed))
    last = [r.earned for r in campaign.seats]
    endings = tuple(p.resolution for p in campaign.played)
    return Evening(endings, campaign.end == "won", sum(last), seconds)


def go_on(campaign: Campaign, seed: int) -> Campaign:
    """Settle what comes before the next scenario: new investigators, and who takes Lita."""
    while not campaign.end and bereft(campaign):
        left = (Newcomer(starter(d)) for d in EASY)
        someone = next(n for n in left if n.deck.investigator in unused(campaign))
        campaign = good(replace(campaign, bereft(campaign)[0], someone, seed))
    while not campaign.end and campaign.choices:
        campaign = good(decide(campaign, may_take(campaign, campaign.choices[0])[0]))
    return campaign


def row(name: str, played: Sequence[Evening]) -> list[str]:
    """Return a line of the table."""
    cells = [name, str(len(played))]
    for n, scenario in enumerate(ORDER):
        there = [g.endings[n] for g in played if len(g.endings) > n]
        wins = sum(won(scenario, ending) for ending in there)
        by = Counter(there)
        ends = " / ".join(str(by[k]) for k in range(4))
        cells.append(f"{wins} of {len(there)} ({ends})")
    cells.append(f"{100 * fmean(g.won for g in played):.0f}")
    return [
        *cells,
        f"{fmean(g.earned for g in played):.1f}",
        f"{fmean(g.seconds for g in played):.1f}",
    ]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="campaigns with each investigator")
    parser.add_argument("--bots", nargs="+", default=["heuristic"])
    parser.add_argument("--seeds", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--investigators",
        nargs="+",
        default=list(EASY),
        help="starter decks, each a campaign of its own; several joined by + play together",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    console = Console(width=130)
    seeds = range(given.seeds, given.seeds + given.games)
    noctuary.load("arkham")
    with ProcessPoolExecutor(given.jobs) as pool:
        for bot in given.bots:
            table = Table(
                bot, "campaigns", *ORDER, "won %", "earned", "s", title="wins (none / R1 / R2 / R3)"
            )
            everything: list[list[Evening]] = []
            for decks in given.investigators:
                one = partial(play, bot, tuple(decks.split("+")))
                evenings = pool.map(one, seeds)
                everything.append(watched(evenings, f"{bot} {decks}", lambda g: g.earned))
                table.add_row(*row(decks, everything[-1]))
            table.add_row(*row("all", list(chain(*everything))), end_section=True)
            console.print(table)


if __name__ == "__main__":
    main()
