"""Records whole games and tables as this program writes them, in a folder named after its version.

`python -m tests.journals.make` at each release, or of single games with their names, once they are
there; what is there already is never written again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.arkham.campaign import Newcomer, begin
from noctuary.games.arkham.decks import starter
from noctuary.games.arkham.options import starters
from noctuary.kernel.journal import Journal
from noctuary.table import protocol as wire
from noctuary.table.model.commands import chat, choices, seating, votes
from noctuary.table.model.creation import create_table, opening_entry
from tests.table.company import choose, grant

HERE = Path(__file__).parent
Played = tuple[str, int, dict[str, Any], str]
"""Game, seats, options of the table, the bot in every seat."""

OTHER_SETS = json.loads((HERE / "decks.json").read_text(encoding="utf-8"))
"""Decks for Arkham that hold cards of other sets than the first."""


def campaign(*people: str) -> dict[str, Any]:
    """Return the options of a campaign's first scenario."""
    newcomers = [Newcomer(starter(f"{p}-easy")) for p in people]
    found = begin(newcomers, id="recorded", name="Recorded", seed=5)
    return {"campaign": msgspec.to_builtins(found)}


GAMES: dict[str, Played] = {
    "gates-two": ("gates", 2, {}, "heuristic"),
    "gates-three": ("gates", 3, {"first_player": 2}, "heuristic"),
    "gates-four": ("gates", 4, {}, "heuristic"),
    "gates-four-random": ("gates", 4, {}, "random"),
    "gates-house-rules": (
        "gates",
        4,
        {
            "costs": {"swap": 3, "score_three": 4},
            "scroll_discs": [11, 12, 13],
            "scroll_slots": {"two": 3, "many": 2},
            "hand_size": 4,
            "tokens": 30,
            "ages": [30, None, 55, 41],
            "neutrals": {"innsmouth": 1, "salem": 1, "arkham": 2, "kingsport": 2, "rockport": 2},
        },
        "heuristic",
    ),
    "gates-small": (
        "gates",
        2,
        {
            "disc_values": [9, 10, 12, 14, 15, 16],
            "gate_sizes": {
                "innsmouth": 3,
                "salem": 3,
                "arkham": 3,
                "kingsport": 2,
                "rockport": 2,
            },
            "gate_counts": {
                "innsmouth": 20,
                "salem": 20,
                "arkham": 18,
                "kingsport": 16,
                "rockport": 16,
            },
        },
        "random",
    ),
    "lakeview-dover": ("lakeview", 2, {}, "heuristic"),
    "lakeview-dover-random": ("lakeview", 3, {"relaxed_talk": True, "calamity": 8}, "random"),
    "lakeview-snallygaster": ("lakeview", 3, {"monster": "snallygaster"}, "heuristic"),
    "lakeview-jersey": ("lakeview", 4, {"monster": "jersey_devil", "lost_kid": 1}, "heuristic"),
    "lakeview-mary": (
        "lakeview",
        5,
        {"monster": "bloody_mary", "calamity": 4, "lost_kid": "random"},
        "heuristic",
    ),
    "arkham-gathering": ("arkham", 1, {}, "heuristic"),
    "arkham-gathering-four": ("arkham", 4, {"lead": 2, "difficulty": "easy"}, "heuristic"),
    "arkham-gathering-hard": (
        "arkham",
        2,
        {"investigators": ["skids-hard", "wendy-hard"], "difficulty": "hard", "taboo": True},
        "heuristic",
    ),
    "arkham-gathering-asking": (
        "arkham",
        2,
        {"investigators": ["agnes-medium", "daisy-medium"], "ask_always": True},
        "random",
    ),
    "arkham-masks": ("arkham", 2, {"scenario": "midnight_masks"}, "heuristic"),
    "arkham-masks-after": (
        "arkham",
        3,
        {
            "scenario": "midnight_masks",
            "notes": ["house_burned", "priest_alive"],
            "investigators": ["roland-medium", "skids-easy", "agnes-hard"],
        },
        "heuristic",
    ),
    "arkham-devourer": (
        "arkham",
        4,
        {"scenario": "devourer_below", "notes": ["lita_forced", "past_midnight", "01137"]},
        "heuristic",
    ),
    "arkham-devourer-own-bag": (
        "arkham",
        1,
        {
            "scenario": "devourer_below",
            "difficulty": "hard",
            "bag": {
                "plus_1": 1,
                "zero": 2,
                "minus_1": 2,
                "minus_4": 1,
                "skull": 2,
                "elder_sign": 1,
            },
            "investigators": [
                {
                    "investigator": "01001",
                    "cards": starters()["roland-hard"]["cards"],
                    "trauma": [1, 2],
                }
            ],
        },
        "random",
    ),
    "arkham-campaign": ("arkham", 2, campaign("roland", "agnes"), "heuristic"),
    **{
        f"arkham-other-sets-{k}": (
            "arkham",
            len(decks),
            {"investigators": decks, "scenario": scenario, "taboo": taboo},
            "heuristic" if k % 2 else "random",
        )
        for k, (scenario, taboo, decks) in enumerate(OTHER_SETS)
    },
    "mansions2-chime": ("mansions2", 3, {}, "heuristic"),
    "mansions2-parish": ("mansions2", 1, {"scenario": "salt_parish"}, "heuristic"),
    "mansions2-regatta": (
        "mansions2",
        2,
        {
            "scenario": "black_regatta",
            "party": [["rita", "maud"], ["carson", "preston", "yorick"]],
            "group": "vote",
        },
        "heuristic",
    ),
    "mansions2-own-dice": ("mansions2", 4, {"kept": "own_dice", "annex": False}, "random"),
    "mansions1-weir-lane": ("mansions1", 3, {}, "heuristic"),
    "mansions1-by-one": ("mansions1", 2, {"investigators": 4, "keeper": 1}, "heuristic"),
    "mansions1-gull-rock": ("mansions1", 4, {"story": "gull_rock", "keeper": 2}, "heuristic"),
    "mansions1-variants": (
        "mansions1",
        5,
        {"timed_puzzles": True, "minute": 9, "monster_skill": True, "uncertain_end": True},
        "random",
    ),
}
TABLES = ("arkham", "gates", "lakeview", "mansions2", "mansions1")


def play(journal: Journal, bot: str, seed: int) -> None:
    """Plays to the end; three choices are taken back on the way."""
    bots = [make_bot(bot, 8 * seed + p) for p in range(journal.header["seats"])]
    random = Random(seed)
    while not journal.state.over:
        state = journal.state
        if bot == "random":
            journal.choose(random.choice(state.legal()))
        else:
            journal.choose(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
        if len(journal.choices) == 40 and len(journal.lines) == 41:
            journal.undo(3)


def sit(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    """Return the entries of a table at which two people and a bot sit, talk, choose and undo."""
    seats = [wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", "random")]
    wish = wire.NewTable(game, "Ana", seats, wire.Settings(pace=0), seed=seed)
    table = create_table("TABLE2", opening_entry(wish, 1_000))

    at = 2_000
    grant(table, seating.sit_down, 1, "Bruno", now=at)
    grant(table, chat.say, 0, "Ana", "Bonsoir, good evening", now=at + 1)
    settings = wire.Settings(pace=500, stand_in_after=60)
    grant(table, seating.change_settings, settings, now=at + 2)
    grant(table, seating.rename, 0, "Anaïs", now=at + 3)
    random = Random(seed)
    while table.choice_count < count and not table.over:
        at += 100
        choose(table, random, at)
        if table.choice_count == count // 2 and table.seq < count:
            grant(table, choices.undo, 0, table.choice_count - 2, now=at)
            if table.vote:
                grant(table, votes.answer, 1, True, now=at)
    grant(table, seating.stand_in, 1, True, now=at)
    grant(table, seating.stand_in, 1, False, now=at)
    if pins := table.game.spec.pins:
        grant(table, chat.pin_place, 0, pins[0], now=at)
    return [p.entry.data() for p in table.log]


def main(*wanted: str) -> None:
    folder = HERE / noctuary.__version__
    folder.mkdir(exist_ok=True)
    for n, (name, (game, seats, options, bot)) in enumerate(GAMES.items()):
        target = folder / f"{name}.jsonl"
        if not target.exists() and game in (wanted or (game,)):
            journal = Journal(noctuary.load(game), seats, 100 + n, options)
            play(journal, bot, 100 + n)
            journal.save(target)
            print(name, len(journal.choices), journal.state.score)
    for n, game in enumerate(TABLES):
        for k, count in enumerate((60, 100_000)):
            target = folder / f"{game}-table-{k}.rows"
            if not target.exists() and game in (wanted or (game,)):
                rows = sit(game, 200 + n, count)
                target.write_text("".join(json.dumps(r) + "\n" for r in rows), encoding="utf-8")
                print(target.name, len(rows))


if __name__ == "__main__":
    main(*sys.argv[1:])
