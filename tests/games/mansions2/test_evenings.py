"""Evenings with the box on the table: what is read aloud, how many taps, undo, saving, the end."""

from __future__ import annotations

import asyncio
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.opcodes import OPS, Opcode, Side
from noctuary.games.mansions2.options import COMPANION
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.games.mansions2.sentences import SILENT, Sentences, texts
from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.board import next_word, pick_below, seed_stream
from noctuary.table import protocol as wire
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.refusal import TableRefusal
from noctuary.table.room.queries.hints import answer
from tests.games.mansions2.evening import THREE, Evening, script
from tests.games.mansions2.evenings.make import FOLDER, SEED
from tests.games.mansions2.test_words import EITHER, FRENCH

BOX = frozenset({"base", "annex"})
RARE = ("finish", "fall", "amend")
"""What random people do at one report in twenty only."""


# ---- what is read aloud


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_evening_is_told_word_for_word(lang: str) -> None:
    """If a change is meant, run evenings/make.py and read what changed."""
    kept = (FOLDER / f"thirteenth_chime.{lang}.txt").read_text("utf-8")
    assert script(SEED, lang) == kept


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_operation_has_a_sentence_in_both_languages(scenario: str) -> None:
    made = compiled(scenario, BOX)
    said = 0
    for at, row in enumerate(made.tables["code"]):
        for kind in ("instruction", "bidding"):
            both = texts(made, kind, at)
            assert both is not None
            for lang, text in both.items():
                if Opcode(row[0]) in SILENT or (
                    Opcode(row[0]) in (Opcode.EACH, Opcode.WHEN) and not text
                ):
                    continue
                said += 1
                assert text.endswith("."), (at, text)
                assert text[0].isupper() or text.startswith("{"), (at, text)
                assert not EITHER.search(text.replace("{ $investigator }", "Agatha")), text
                assert lang == "en" or not FRENCH.search(text), text
    assert said > 1000


def test_no_operation_is_without_words() -> None:
    """Every operation that somebody else than the keeper may have to carry out can be said, and
    what is silent is the keeper's.
    """
    assert all(OPS[o].side == Side.KEEPER for o in SILENT)
    one = Sentences(compiled(SCENARIOS[0], BOX), "en")
    for o in Opcode:
        if o not in SILENT and o not in (Opcode.EACH, Opcode.WHEN):
            name = o.name.lower()
            named = hasattr(one, f"op_{name}") or o in (Opcode.DROP, Opcode.DISCARD)
            assert named or one.say(f"told-{name}", n=1), o


@pytest.mark.parametrize("lang", LANGUAGES)
def test_activations_say_how_far_and_whom(lang: str) -> None:
    made = compiled(SCENARIOS[0], BOX)
    said = [texts(made, "prowl", a) or {} for a in range(len(made.tables["acts"]))]
    lines = [both[lang] for both in said]
    assert len(lines) > 10 and all(line.endswith(".") for line in lines)
    assert all("{ $creature }" in line for line in lines)


def test_a_sentence_reads_as_people_speak() -> None:
    made = compiled("thirteenth_chime", BOX)
    said = {
        (both["en"], both["fr"])
        for at in range(len(made.tables["code"]))
        if (both := texts(made, "bidding", at))
    }
    for en, fr in (
        (
            "Each investigator on tile 17A (Cellar) suffers 1 Damage.",
            "Chaque investigateur sur la tuile 17A (Cave) subit 1 Dégât.",
        ),
        (
            "Each investigator suffers 2 Horror (Will negates).",
            "Chaque investigateur subit 2 Horreurs (Volonté annule).",
        ),
    ):
        assert (en, fr) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_what_the_list_says(lang: str) -> None:
    game = load(GAME, "frames")
    words = FluentGameTexts(game, lang, names=["Ana"], options={"kept": "keeper", "party": THREE})
    evening = Evening(SEED)
    seen: dict[str, str] = {}
    for _ in range(120):
        if evening.state.over:
            break
        asked = evening.state.decision
        assert asked is not None
        seen[f"prompt {asked.prompt}"] = words.prompt(asked)
        choice = evening.choice()
        evening.pressed = 0 if choice == "end_phase" else evening.pressed
        for told in evening.state.step(choice).events:
            seen[told.name] = words.event(told)
    assert {"bidden", "touched", "prowled", "assailed", "beheld", "prompt report"} <= set(seen)
    for name, text in seen.items():
        assert "$" not in text and "{" not in text and not re.search(r"\?\?|None", text), name


# ---- few taps, one undo


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_quiet_round_takes_twelve_taps_at_most(seed: int) -> None:
    """Three investigators, each with something to report; puzzles and questions are extra."""
    evening = Evening(seed, "native")
    for _ in evening.play():
        pass
    quiet = {r: n for r, n in evening.taps.items() if r not in evening.special}
    assert len(quiet) >= 4
    assert max(quiet.values()) <= 12, quiet


def test_one_undo_takes_back_one_list(backend: str) -> None:
    journal = Journal(
        load(GAME, backend, checked=True), 1, SEED, {"kept": "keeper", "party": THREE}
    )
    before = journal.state.fields()
    choice = next(i for i in map(journal.game.action_id, journal.state.legal()) if "press" in i)
    journal.choose(choice)
    assert journal.state.fields() != before
    journal.undo(1)
    assert journal.state.fields() == before


# ---- whole games


@pytest.mark.parametrize("kept", sorted(COMPANION))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_evenings_end(scenario: str, kept: str) -> None:
    """Whatever people report, in every mixture: invariants hold, saving loses nothing, it ends."""
    game = load(GAME, "native", checked=True)
    for seed in range(4):
        options = {"scenario": scenario, "kept": kept, "party": [["maud", "rita", "yorick"]]}
        state = game.new(1, seed, options)
        stream = seed_stream(seed)
        while not state.over:
            stream = next_word(stream)
            ids = [game.action_id(a) for a in state.legal()]
            if pick_below(stream, 20):
                ids = [i for i in ids if not i.startswith(RARE)] or ids
            if "end_phase" in ids and pick_below(next_word(stream), 12) == 0:
                ids = ["end_phase"]
            state.apply(ids[pick_below(next_word(next_word(stream)), len(ids))])
            if state.choice_count % 29 == 0:
                fields = state.fields()
                game.schema.check(fields)
                assert GAME.invariants is not None
                GAME.invariants(fields)
                assert game.from_bytes(state.to_bytes()).fields() == fields
            assert state.choice_count < 20_000


# ---- people only


def test_no_bot_sits_at_the_table_of_people_with_the_box() -> None:
    for who in ("bot", "open"):
        with pytest.raises(TableRefusal) as refused:
            opening_entry(wish(who), 0)
        assert refused.value.key == "error-people-only"
    assert opening_entry(wish("me"), 0)


def test_nobody_gives_hints_there() -> None:
    table = create_table("TABLE1", opening_entry(wish("me"), 0))
    room, guest = SimpleNamespace(table=table), SimpleNamespace(viewer=0)
    with pytest.raises(TableRefusal) as refused:
        asyncio.run(answer(cast(Any, room), cast(Any, guest), wire.Hint(1, 1)))
    assert refused.value.key == "error-hints-off"


def wish(who: Any) -> wire.NewTable:
    """Return a table with one seat and the box."""
    seats = [wire.NewSeat(who)]
    return wire.NewTable("mansions2", "Ana", seats, wire.Settings(), {"kept": "keeper"}, 7)
