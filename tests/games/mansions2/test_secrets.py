"""Nothing of a scenario reaches anybody before it is told, nor what is behind a card."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.columns import FaceRow, PieceRow
from noctuary.games.mansions2.components import CONDITIONS, Deck
from noctuary.games.mansions2.scenario import SCENARIOS, CompiledScenario, compiled
from noctuary.games.mansions2.view import board
from noctuary.kernel import GameEvent, Position
from noctuary.server.api.catalogue import game_info
from noctuary.server.reports import ReportBuilder
from noctuary.table import protocol as wire
from noctuary.table.presentation import decision
from noctuary.table.room.queries import hints
from tests.games.mansions2.house import House as Arranged
from tests.table.company import House, Screen, new_table, run

Value = tuple[str, int]
Words = dict[str, set[Value]]
ROOT = Path(__file__).parents[3]
INSANE = CONDITIONS.index("insane")
ITEMS = (Deck.COMMON, Deck.UNIQUE)


# ---- what has been told


def written(made: CompiledScenario) -> Words:
    """Return every text of a scenario, in both languages, with its values."""
    found: Words = {}
    for kind, pairs in made.names.items():
        for value, pair in enumerate(pairs):
            for text in pair:
                found.setdefault(text, set()).add((kind, value))
    for value, face in enumerate(made.faces):
        for text in face.text:
            found.setdefault(text, set()).add(("card", value))
    for value, creature in enumerate(made.creatures):
        for text in creature.flavour:
            found.setdefault(text, set()).add(("creature", value))
    found.pop("", None)
    return found


class Ear:
    """What somebody at the table has a right to have heard; found in the state, not in messages."""

    def __init__(self, made: CompiledScenario, viewer: int) -> None:
        self.made, self.viewer, self.known = made, viewer, set[Value]()

    def hear(self, state: Position, events: Iterable[GameEvent]) -> None:
        """Note a moment of the game, and the events before it."""
        game = noctuary.load(GAME)
        kinds = {e.name: e.fields for e in game.outline.events}
        for told in events:
            self._fields(kinds[told.name], told.redact(self.viewer).fields)
        if not state.over:
            ask = decision.decision_for(game, state, self.viewer, 0, 0)
            self.known |= {(name, value) for name, value in ask.args.items()}
            actions = {a.name: a.fields for a in game.outline.actions}
            for option in (*ask.options, *ask.denied):
                self._fields(actions[option.name], option.fields)
        self.known.update(self._on_the_table(state.fields()))

    def _fields(self, kinds: Mapping[str, Any], fields: Mapping[str, int | None]) -> None:
        self.known |= {(kinds[f].name, v) for f, v in fields.items() if v is not None}

    def _on_the_table(self, g: Mapping[str, Any]) -> Iterator[Value]:
        made, tables = self.made, self.made.tables
        yield ("text", g["objective"])
        yield from (("text", tables["pieces"][k][PieceRow.TEXT]) for k in g["board"])
        yield from (("piece", k) for k in g["board"])
        laid = [n for n, on in enumerate(g["laid"]) if on]
        yield from (("tile", n) for n in laid)
        yield from (("space", s) for n in laid for r in _rooms(made, n) for s in r.spaces)
        yield from (("puzzle", z) for z in g["scenes.puzzle"] if z >= 0)
        for m in g["alive"]:
            yield ("creature", g["m_kind"][m])
            yield ("creature", made.creature_numbers[made.creatures[g["m_kind"][m]].kind])
        for who in g["who"]:
            if who >= 0:
                yield ("card", tables["own_faces"][who][0])
        up = [c for zone in ("held", "marks", "up") for pile in g[zone] for c in pile]
        for c in (*up, *g["floor"]):
            yield from (("card", f) for f in self._sides(g, c))

    def _sides(self, g: Mapping[str, Any], c: int) -> list[int]:
        """Return the visible sides of a card: both of an Item; of others the one that is up."""
        tables = self.made.tables
        front, back = tables["copies"][c]
        face = tables["faces"][front]
        if face[FaceRow.DECK] in ITEMS:
            return [f for f in (front, back) if f >= 0]
        mine = g["held_by"][c] > 0 and g["player_of"][g["held_by"][c] - 1] == self.viewer
        insane = face[FaceRow.DECK] == Deck.CONDITION and face[FaceRow.NAME] == INSANE
        return [front, *([g["behind"][c]] if g["side"][c] or (mine and insane) else [])]


def _rooms(made: CompiledScenario, tile: int) -> Any:
    laid = made.plan.laid[tile]
    assert laid is not None
    return laid.rooms


def untold(made: CompiledScenario, known: set[Value]) -> list[str]:
    """Return texts of values that were not told, and that stand in nothing that was."""
    words = written(made)
    told = [text for text, values in words.items() if values & known] + [*made.name]
    told += [
        n for (kind, tile) in known if kind == "tile" for r in _rooms(made, tile) for n in r.name
    ]
    heard = "\n".join(told)
    return [t for t, values in words.items() if not values & known and t not in heard]


def strings(x: Any) -> Iterator[str]:
    """Yield every string in a message."""
    if isinstance(x, str):
        yield x
    elif isinstance(x, dict):
        for key, value in x.items():
            yield key
            yield from strings(value)
    elif isinstance(x, list):
        for value in x:
            yield from strings(value)


def leaks(made: CompiledScenario, known: set[Value], sent: Iterable[bytes]) -> list[str]:
    """Return the texts that somebody was sent too early."""
    heard = "\n".join(s for data in sent for s in strings(json.loads(data)))
    return [text for text in untold(made, known) if text in heard]


# ---- a table


async def night(scenario: str, seats: int, seed: int, most: int, **options: Any) -> Counter[str]:
    """Play a table where everybody asks for everything; check that nobody hears too much."""
    made, random, seen = compiled(scenario), Random(seed), Counter[str]()
    wish = new_table("me", *["open"] * (seats - 1), seed=seed, undo="free")
    wish.game, wish.options = GAME.id, {"scenario": scenario, **options}
    bots = [make_bot("heuristic" if GAME.evaluation else "random", seed + k) for k in range(seats)]
    async with House() as house:
        keys = await house.hub.open(wish)
        held = [keys.seats[0].key]
        for k in range(1, seats):
            joined = await house.hub.join(keys.table, wire.JoinBody(f"P{k}", invite=keys.invite))
            held.append(joined.seats[0].key)
        screens = [await Screen().enter(house.hub, keys.table, key) for key in (*held, keys.watch)]
        ears = [Ear(made, viewer) for viewer in (*range(seats), -1)]
        room, past, back = house.hub.rooms[keys.table], 0, 20
        reports = [b"{}" for _ in ears]
        while True:
            table = room.table
            events = [t for p in table.log[past:] for t in p.events]
            past, state = len(table.log), table.journal_in_play.state
            for ear in ears:
                ear.hear(state, events)
            if table.over or table.choice_count >= most:
                break
            if table.choice_count % 9 == 4:
                await curious(screens, random, seen)
                reports = [ReportBuilder(table, ear.viewer, "").file for ear in ears]
            if table.choice_count >= back:
                back += 40
                await screens[0].request(wire.Undo, to=table.choice_count - 1)
                continue
            seat = state.seat
            code = bots[seat].choose(SeatKnowledge(state, seat))
            chosen = await screens[seat].choose(table.game.action_id(code))
            assert isinstance(chosen, wire.Done)
        for ear, screen, report in zip(ears, screens, reports, strict=True):
            await screen.read_up()
            assert leaks(made, ear.known, [*screen.raw, report]) == [], f"seat {ear.viewer}"
            seen["told"] += len(ear.known)
            seen["untold"] += len(untold(made, ear.known))
    return seen


async def curious(screens: list[Screen], random: Random, seen: Counter[str]) -> None:
    """Let everybody look back, ask for a hint, want to try something out, and come again."""
    for screen in screens:
        count = screen.room.table.choice_count
        await screen.request(wire.Look, at=random.randrange(count + 1))
        if screen.client.viewer == screen.room.table.turn:
            assert isinstance(await screen.request(wire.Hint), wire.Advice)
            seen["hints"] += 1
        refused = await screen.request(wire.Try, at=random.randrange(count + 1))
        assert isinstance(refused, wire.Refused) and refused.error == "error-no-tryouts"
        await screen.request(wire.Say, text="?")


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give hints a moment, not a second."""
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:4")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_nobody_is_sent_what_is_not_told(scenario: str, seats: int, seed: int) -> None:
    seen = run(night(scenario, seats, seed, most=240, group="vote" if seats > 2 else "leader"))
    assert seen["told"] > 200 and seen["untold"] > 1000 and seen["hints"] > 2


def test_a_text_that_is_sent_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above finds a view that tells what one would see of a token not yet there."""
    looks = board.looks
    early = compiled("salt_parish").texts.index(_last_look("salt_parish"))
    monkeypatch.setattr(
        import_module("noctuary.games.mansions2.view"),
        "looks",
        lambda tokens: {"text": looks(tokens)["text"] + [early]},
    )
    with pytest.raises(AssertionError, match="seat 0"):
        run(night("salt_parish", 2, 1, most=3))


def _last_look(scenario: str) -> tuple[str, str]:
    """Return the text of the last token of a scenario."""
    made = compiled(scenario)
    k = max(k for k, t in enumerate(made.tokens) if t is not None and t.space > 0)
    return made.texts[made.tables["pieces"][k][PieceRow.TEXT]]


def test_when_all_is_over_one_may_try_out() -> None:
    """Refused with the story untold; granted at its end, from any moment."""

    async def story() -> None:
        async with House() as house:
            wish = new_table("me", seed=3)
            wish.game = GAME.id
            keys = await house.hub.open(wish)
            ann = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            random = Random(3)
            first = await ann.request(wire.Try)
            assert isinstance(first, wire.Refused) and first.error == "error-no-tryouts"
            assert not game_info(GAME).tryouts, "so that no page offers it"
            watcher = await house.watcher(keys)
            assert (await watcher.request(wire.Try)).error == "error-no-tryouts"
            while not ann.table["over"]:
                await ann.choose_any(random)
            tried = await ann.request(wire.Try, at=5)
            assert isinstance(tried, wire.Trying) and tried.ask is not None
            assert isinstance(
                await ann.request(wire.TryChoose, option=tried.ask.options[0].id), wire.Trying
            )

    run(story())


def test_the_page_brings_no_word_of_a_scenario() -> None:
    """What is loaded before anything is told: the words and the sources of the page."""
    folders = [
        ROOT / "src/noctuary/games/mansions2/locales",
        ROOT / "web/src",
        ROOT / "web/locales",
    ]
    every = [f for folder in folders for f in folder.rglob("*") if f.suffix in SERVED]
    files = [f for f in every if not f.name.endswith(".test.ts")]
    served = "\n".join(f.read_text(encoding="utf-8") for f in files)
    assert len(files) > 50
    for scenario in SCENARIOS:
        made = compiled(scenario)
        long = [t for pair in (*made.texts, *made.choices) for t in pair if len(t) > LONG]
        assert len(long) > 100 and [t for t in long if t in served] == []


SERVED, LONG = {".ftl", ".ts", ".svelte", ".json"}, 24


# ---- worlds that cannot be told apart


def shows(house: Arranged, seat: int) -> str:
    """Return the view of a seat, as it is sent."""
    assert GAME.view is not None
    return json.dumps(msgspec.to_builtins(GAME.view(house.state.observe(seat), house.options)))


def test_of_an_insane_card_only_its_owner_sees_the_back(backend: str) -> None:
    """Worlds that differ in the back alone are the same for everybody else; one's own is shown."""
    seen: dict[int, set[str]] = {seat: set() for seat in (-1, 0, 1, 2)}
    backs = set()
    house = Arranged(
        backend,
        party="agatha bastien odile",
        scenario="thirteenth_chime",
        conditions={"bastien": "insane"},
    )
    for seed in range(12):
        other = house.state.sample(0, seed)
        (card,) = other.fields()["marks"][1]
        backs.add(other.fields()["behind"][card])
        kept, house.state = house.state, other
        for seat, told in seen.items():
            told.add(shows(house, seat))
        house.state = kept
    assert len(backs) > 1
    assert len(seen[0]) == len(seen[2]) == len(seen[-1]) == 1
    assert len(seen[1]) == len(backs), "the owner reads it"
    for back in backs:
        text = json.dumps(house.made.faces[back].text[0])
        assert any(text in told for told in seen[1])
        assert not any(text in told for seat in (0, 2, -1) for told in seen[seat])


def test_what_is_behind_other_cards_nobody_sees(backend: str) -> None:
    """Spells, other Conditions, facedown cards, decks: no world looks different to anybody."""
    house = Arranged(
        backend,
        party="agatha bastien",
        scenario="thirteenth_chime",
        held={"agatha": "cinder_word", "bastien": "fold_path"},
        conditions={"agatha": "dazed"},
        down={"bastien": (2, 1)},
    )
    hashes = set()
    for seat in (-1, 0, 1):
        told = {shows(house, seat)}
        for seed in range(12):
            kept = house.state
            for eyes in [seat] if seat >= 0 else [0, 1]:
                house.state = house.state.sample(eyes, seed)
            hashes.add(house.state.hash())
            told.add(shows(house, seat))
            house.state = kept
        assert len(told) == 1
    assert len(hashes) > 6


def test_of_a_turned_spell_whoever_watches_is_shown_the_front(backend: str) -> None:
    """Those who play see the side that is up; to spectators no rule shows it."""
    house = Arranged(
        backend,
        party="agatha bastien",
        scenario="thirteenth_chime",
        held={"agatha": "cinder_word.back"},
    )
    (card,) = house.get("held")[0]
    back = json.dumps(house.made.faces[house.get("behind")[card]].text[0])
    front = json.dumps(house.made.faces[house.face("cinder_word")].text[0])
    assert back in shows(house, 1) and front not in shows(house, 1)
    assert front in shows(house, -1) and back not in shows(house, -1)
