"""Quests of others played without the box: their map, the house hand, a side file of effects."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.components import CONDITIONS, EDGES
from noctuary.games.mansions2.valkyrie import Imported, imported, imported_bytes, packed, proposed
from noctuary.games.mansions2.valkyrie.effects import read_prose
from noctuary.games.mansions2.view import view_of
from noctuary.kernel import BadOption, load
from noctuary.kernel.journal import Journal
from tests.games.mansions2.house import House
from tests.games.mansions2.quest_maker import SMALL, made_quest, packed_up
from tests.games.mansions2.questing import QUESTS, play_alike
from tests.games.mansions2.test_quest_files import HEAD, START, zipped
from tests.support import clause

PEOPLE: dict[str, Any] = {"party": [["agatha", "bastien"]]}
EFFECTS = (
    "confirmed: yes\nEventDesk:\n  text: [{clue: 1}]\n  button2: [{damage: 1}, {spawn: ghost}]\n"
)


@cache
def house(effects: str = "") -> Imported:
    """Return the small house, with or without a side file."""
    files = {f.name: f.read_bytes() for f in (QUESTS / "house").iterdir()}
    if effects:
        files["house.effects.yaml"] = effects.encode()
    return imported_bytes(zipped(dict(files)), digital=True)


class Table(House):
    """A quest on a table that keeps everything."""

    def __init__(self, backend: str, found: Imported, *, seed: int = 1) -> None:
        self.game = load(GAME, backend, checked=True)
        self.made = found.made
        self.options, self.party = PEOPLE, PEOPLE["party"][0]
        self.state, step = self.game.begin(
            seats=1, seed=seed, options=PEOPLE, books=found.made.tables
        )
        self.log = [self.words(t) for t in step.events]

    def pressed(self, english: str) -> Table:
        """Press an option, or choose a line."""
        self.do(next(i for i in self.offered() if self.named(i).endswith(f"choice={english}")))
        return self

    def begun(self) -> Table:
        """Let somebody act."""
        self.do(self.offered("choose")[0])
        self.do("take/investigator=agatha")
        return self


# ---- the map


@clause("MAN2-450")
def test_cells_are_spaces_and_a_token_on_a_seam_is_a_door() -> None:
    plan = house().made.plan
    assert house().fidelity == "approximate"
    assert len(plan.rows) == 1 + 4 + 2
    between = [(a, b, kind) for a, b, kind in plan.edges if plan.rows[a][0] != plan.rows[b][0]]
    assert [EDGES[kind] for _, _, kind in between] == ["door"]
    assert [plan.names[s][0] for s in between[0][:2]] == ["Lobby, north-east", "Hall 1, west"]
    assert plan.laid[1] is not None and plan.laid[1].rim == (("E", 0, "door"),)


@clause("MAN2-450")
@pytest.mark.parametrize(
    ("body", "fidelity"),
    [
        ("[TileB]\nside=TileSideLobby\nxposition=7\nyposition=0\n", "approximate"),
        ("[TileB]\nside=TileSideLobby\nxposition=14\nyposition=0\n", "companion_only"),
        ("[TileB]\nside=TileSideLobby\nxposition=7\nyposition=0\n[TokenW]\ntype=TokenWallInside\n"
         "xposition=7\nyposition=-1.75\n[TokenX]\ntype=TokenWallInside\nxposition=7\n"
         "yposition=-5.25\n", "companion_only"),
        ("", "approximate"),
    ],
)  # fmt: skip
def test_a_quest_without_the_box_wants_a_map_in_one_piece(body: str, fidelity: str) -> None:
    tile = "[TileA]\nside=TileSideLobby\nxposition=0\nyposition=0\n"
    start = START.replace("buttons=1", "buttons=1\nadd=TileA")
    found = imported_bytes(zipped({"quest.ini": HEAD + start + tile + body}))
    assert found.fidelity == fidelity
    nowhere = imported_bytes(zipped({"quest.ini": HEAD + START + tile + body}))
    assert nowhere.fidelity == "companion_only"


@clause("MAN2-450")
def test_a_quest_on_tiles_of_our_own_has_their_spaces_and_edges(backend: str) -> None:
    start = START.replace("buttons=1", "buttons=1\nadd=TileHall")
    hall = "[TileHall]\nside=01A\nxposition=7\nyposition=-7\nrotation=180\n"
    found = imported_bytes(zipped({"quest.ini": HEAD + start + hall}), digital=True)
    assert found.fidelity == "faithful"
    assert set(found.made.plan.spaces) == {f"01A.{letter}" for letter in "abcde"}
    assert found.made.plan.laid[1] == replace(found.made.plan.laid[1], column=0, row=0, turns=2)
    assert "door" in {EDGES[kind] for _, _, kind in found.made.plan.edges}
    t = Table(backend, found)
    assert t.made.plan.names[t.get("at")[0]][0].startswith("Grand Hall")
    wall = "[TokenW]\ntype=TokenWallInside\nxposition={}\nyposition={}\n"
    edge = next(k for k, e in enumerate(found.made.plan.edges) if EDGES[e[2]] == "door")
    (x1, y1), (x2, y2) = found.made.plan.lines[edge]
    x, y = (x1 + x2) / 12 * 3.5, -(y1 + y2) / 12 * 3.5
    walled = imported_bytes(zipped({"quest.ini": HEAD + start + hall + wall.format(x, y)}))
    assert EDGES[walled.made.plan.edges[edge][2]] == "wall"


@clause("MAN2-450")
def test_everybody_begins_where_the_token_stands_and_doors_hold(backend: str) -> None:
    t = Table(backend, house()).begun()
    names = [t.made.plan.names[s][0] for s in t.get("at")[:2]]
    assert names == ["Lobby, north-east"] * 2
    assert not any("TileCellar" in t.named(i) for i in t.offered("move"))
    t.pressed("Open it")
    assert sum(t.get("laid")) == 2
    t.do(t.offered("choose")[0])
    assert t.get("m_at")[t.get("alive")[0]] == t.get("at")[0], "it comes to whoever acts"
    t.do(t.offered("choose")[0])
    assert any("TileCellar" in t.named(i) for i in t.offered("move"))


@clause("MAN2-450")
def test_what_is_on_the_screen_is_pressed_by_anybody_before_the_phase_ends(backend: str) -> None:
    t = Table(backend, house()).begun()
    t.pressed("Search it").pressed("Passed")
    assert any(t.named(i).endswith("Turn it over") for i in t.offered("press"))
    t.do("end_turn", "end_turn")
    assert [t.named(i) for i in t.offered()] == ["press/choice=Turn it over"]
    t.pressed("Turn it over")
    t.do(t.offered("choose")[0], "yes")
    assert t.state.over


# ---- the hand


@clause("MAN2-450")
def test_the_hand_does_what_the_prose_says_and_the_dialog_stays(backend: str) -> None:
    t = Table(backend, house()).begun()
    t.pressed("Search it")
    assert "adjust/investigator=bastien" in t.offered()
    t.do("adjust/investigator=bastien", "adjust_by/adjustment=clue")
    assert t.get("clues")[:2] == [0, 1]
    assert t.told("adjusted")
    t.do("adjust/investigator=agatha", "adjust_by/adjustment=damage")
    while t.asked[1] != "choose":
        t.do(t.offered()[0])
    assert len(t.get("up")[0]) + len(t.get("down")[0]) == 1
    t.do("adjust/investigator=bastien", "adjust_by/adjustment=lose_clue")
    assert t.get("clues")[:2] == [0, 0]
    assert "adjust_by/adjustment=lose_clue" not in t.do("adjust/investigator=bastien").offered()
    t.do("leave")
    assert t.offered("choose")


@clause("MAN2-450")
def test_the_hand_gives_and_takes_cards_and_moves(backend: str) -> None:
    t = Table(backend, house()).begun()
    t.do("adjust/investigator=agatha")
    dazed = next(i for i in t.offered("pick_card") if t.named(i).endswith("=dazed"))
    t.do(dazed)
    assert len(t.get("marks")[0]) == 1
    t.do("adjust/investigator=agatha")
    assert dazed not in t.offered(), "never twice"
    t.do("adjust_by/adjustment=recover")
    assert t.get("marks")[0] == []
    t.do("adjust/investigator=agatha")
    away = t.offered("place_at")[0]
    t.do(away)
    assert t.get("at")[0] != t.get("at")[1]
    before = len(t.get("held")[0])
    t.do("adjust/investigator=agatha")
    axe = next(i for i in t.offered("pick_card"))
    t.do(axe)
    assert len(t.get("held")[0]) + len(t.get("marks")[0]) == before + 1


@clause("MAN2-450")
def test_the_hand_rolls_a_test_and_puts_a_monster_right(backend: str) -> None:
    t = Table(backend, house()).begun()
    t.do("adjust/investigator=agatha")
    t.do("adjust_by/adjustment=will", chance=[0] * 8)
    while t.asked[1] != "turn":
        t.do(t.offered()[-1])
    assert t.told("tested") or t.told("rolled")
    t.pressed("Open it").do(t.offered("choose")[0])
    t.do(t.offered("amend")[0], "take_away")
    assert t.get("alive") == []
    assert t.asked[1] == "choose", "the dialog is still there"


# ---- effects of a side file


@clause("MAN2-450")
def test_a_side_file_does_what_the_prose_says(backend: str) -> None:
    found = house(EFFECTS)
    assert [p.key for p in found.problems] == ["quest-effect"]
    t = Table(backend, found).begun()
    t.pressed("Search it")
    assert t.get("clues")[0] == 1
    t.pressed("Failed")
    while t.asked[1] not in ("turn", "next"):
        t.do(t.offered()[0])
    assert len(t.get("up")[0]) + len(t.get("down")[0]) == 1


def test_a_side_file_waits_until_it_is_confirmed_and_for_a_table_without_the_box() -> None:
    assert (
        house("confirmed: no\nEventDesk: {text: [{clue: 1}]}\n").made.tables == house().made.tables
    )
    files = {f.name: f.read_bytes() for f in (QUESTS / "house").iterdir()}
    with_box = imported_bytes(zipped({**files, "house.effects.yaml": EFFECTS}))
    assert with_box.made.tables == imported(QUESTS / "house").made.tables
    broken = house("confirmed: yes\nEventDesk: [")
    assert [p.key for p in broken.problems] == ["yaml"]
    odd = house("confirmed: yes\nEventNowhere: {text: [{clue: 1}]}\n")
    assert [p.key for p in odd.problems] == ["quest-no-event"]


def test_a_side_file_is_proposed_from_the_texts(tmp_path: Path) -> None:
    text = proposed(house().quest)
    assert text.splitlines()[0] == "confirmed: no"
    assert "EventDesk:\n  text: [{damage: 1}, {clue: 1}, {become: dazed}]\n" in text
    kept = tmp_path / "house.valkyrie"
    kept.write_bytes(packed(house().quest).packed)
    (tmp_path / "house.effects.yaml").write_text(text.replace("no", "yes", 1))
    found = imported(kept, digital=True)
    assert "house.effects.yaml" in found.quest.files
    assert found.made.tables != house().made.tables
    assert all(name in CONDITIONS for name in ("dazed",))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Each investigator suffers two horror.", {"horror": 2}),
        ("Vous subissez 1 dégât et gagnez un indice.", {"damage": 1, "clue": 1}),
        ("He becomes Stunned.", {"become": "stunned"}),
        ("Nothing happens.", {}),
        ("You suffer 0 damage.", {}),
    ],
)
def test_prose_is_read_for_what_it_does(text: str, found: dict[str, Any]) -> None:
    assert read_prose(text) == found


# ---- tables


@clause("MAN2-450")
@pytest.mark.parametrize("seed", range(1, 9))
def test_made_quests_are_played_without_the_box_the_same_everywhere(seed: int) -> None:
    found = imported_bytes(packed_up(made_quest(seed, SMALL)), digital=True)
    tables = [Table(b, found, seed=seed).state for b in ("gen", "frames", "native")]
    play_alike(tables, seed, lambda t: msgspec.json.encode(view_of(t.observe(0), found.made)))


def test_a_quest_is_opened_without_the_box_only_where_its_map_allows_it(tmp_path: Path) -> None:
    night = ATTACHMENTS.validate(packed(house().quest).packed)
    assert night.note["fidelity"] == "approximate"
    game = load(GAME)
    journal = Journal(game, 1, 1, {**PEOPLE, "scenario": night.name})
    for _ in range(5):
        journal.choose(journal.state.options()[0].id)
    journal.save(tmp_path / "evening.jsonl")
    again = Journal.load(tmp_path / "evening.jsonl")
    assert again.state.hash() == journal.state.hash()
    assert game.is_people_only({"scenario": night.name})
    for kept in ("own_figures", "dice", "sheets"):
        with pytest.raises(BadOption):
            game.new(1, 1, {**PEOPLE, "scenario": night.name, "kept": kept})


@clause("MAN2-468")
def test_a_quest_that_needs_what_people_do_not_own_is_refused(tmp_path: Path) -> None:
    night = ATTACHMENTS.validate(packed(house().quest).packed)
    assert night.note["packs"] == [{"id": "BtT", "name": "Beyond the Threshold"}]
    options = {**PEOPLE, "scenario": night.name, "kept": "keeper"}
    game = load(GAME)
    with pytest.raises(BadOption, match="Beyond the Threshold"):
        game.new(1, 1, {**options, "collection": []})
    for wrong in ("none", ["BtT", "Nothing"], 3):
        with pytest.raises(BadOption):
            game.new(1, 1, {**options, "collection": wrong})
    assert not game.new(1, 1, {**options, "collection": ["BtT"]}).over
    assert not game.new(1, 1, options).over


@clause("MAN2-468")
def test_what_people_own_decides_which_monster_comes_and_what_quests_read() -> None:
    body = START + "[SpawnS]\nmonster=MonsterThrall MonsterCultist\n[EventB]\n"
    body += "vartests=VarOperation:#BtT,==,1\n[QItemI]\nitemname=ItemCommonRazor ItemCommonKnife\n"
    data = zipped({"quest.ini": HEAD + body})
    rich, poor = imported_bytes(data), imported_bytes(data, packs=frozenset())
    assert "MonsterThrall" in rich.made.creature_numbers
    assert "MonsterThrall" not in poor.made.creature_numbers
    names = [[t.called for t in x.made.tokens if t] for x in (rich, poor)]
    assert names == [[("Razor", "Razor")], [("Knife", "Knife")]]
    assert rich.made.tables["terms"] != poor.made.tables["terms"]
