"""Quests of the Valkyrie format: each row of what they are made of, imported and played."""

from __future__ import annotations

import random
import zipfile
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.columns import PieceRow
from noctuary.games.mansions2.components import SCREEN
from noctuary.games.mansions2.scenario.lock_puzzles import shortest
from noctuary.games.mansions2.valkyrie import imported, imported_bytes
from noctuary.games.mansions2.valkyrie.texts import table
from noctuary.games.mansions2.view import view_of
from noctuary.kernel import load
from tests.games.mansions2.openings import OPENINGS, opening
from tests.games.mansions2.questing import (
    LONGEST,
    NAMES,
    OPTIONS,
    QUESTS,
    Questing,
    eager,
    quest,
    seated,
)
from tests.games.mansions2.test_quest_files import HEAD, START, zipped
from tests.support import clause

PROBLEMS = {
    "comparisons": ["quest-never"],
    "groups": ["quest-no-piece", "quest-no-piece"],
    "macros": ["quest-sign"],
    "operations": ["quest-operation", "quest-operation"],
    "successors": ["quest-no-event"],
    "triggers": ["quest-trigger"],
}
FIDELITY = {"groups": "approximate", "house": "approximate"}
BACKENDS = ("gen", "frames", "native")


# ---- every one of them


@pytest.mark.parametrize("name", NAMES)
def test_a_quest_is_imported_and_what_is_odd_is_listed_with_its_line(name: str) -> None:
    found = quest(name)
    assert [p.key for p in found.problems] == PROBLEMS.get(name, [])
    lines = (QUESTS / name / "quest.ini").read_text("utf-8").splitlines()
    for problem in found.problems:
        if problem.key != "quest-sign":
            assert str(problem.told["name"]) in lines[problem.line - 1]
    assert found.fidelity == FIDELITY.get(name, "companion_only")
    assert "English" in found.languages


@clause("MAN2-450")
@pytest.mark.parametrize("name", NAMES)
def test_a_quest_comes_to_its_end_by_seed_the_same_everywhere(name: str) -> None:
    for seed in (1, 2):
        tables = [seated(b, name, seed) for b in BACKENDS]
        chance = random.Random(seed)
        for n in range(LONGEST):
            if tables[0].over:
                break
            choice = eager(tables[0], chance)
            steps = [t.step(choice) for t in tables]
            events = [[(e.name, dict(e.fields)) for e in s.events] for s in steps]
            assert events[0] == events[1] == events[2]
            if n % 7 == 0:
                assert len({t.hash() for t in tables}) == 1
        assert all(t.over for t in tables)
        assert len({t.hash() for t in tables}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_quest_is_saved_and_taken_up_at_any_choice(name: str) -> None:
    game = load(GAME, "native", checked=True)
    table, chance = seated("native", name, 3), random.Random(3)
    for _ in range(300):
        if table.over:
            break
        kept = game.from_bytes(table.to_bytes())
        choice = eager(table, chance)
        assert kept.legal() == table.legal()
        assert kept.step(choice).events == table.step(choice).events
        assert kept.hash() == table.hash()


@pytest.mark.parametrize("name", NAMES)
def test_a_quest_is_shown_at_every_choice_and_says_no_sign(name: str) -> None:
    table, chance = seated("native", name, 4), random.Random(4)
    made = quest(name).made
    for _ in range(150):
        view = view_of(table.observe(0), made)
        assert view.keeper is not None
        for line in view.keeper.told:
            assert line.said.en and line.said.fr
            assert "{" not in line.said.en
        msgspec.json.encode(view)
        if table.over:
            break
        table.step(eager(table, chance))


def test_no_text_of_a_quest_has_a_brace_but_those_it_fills_in() -> None:
    for name in NAMES:
        for pair in (*quest(name).made.texts, *quest(name).made.choices):
            for text in pair:
                bare = text
                for told in ("{ $a }", "{ $b }", "{ $investigator }"):
                    bare = bare.replace(told, "")
                assert "{" not in bare or "$" in bare  # those of our own box
                assert "<" not in bare


def test_a_package_is_the_same_as_its_folder(tmp_path: Path) -> None:
    for top in ("", "My Quest/"):
        data = BytesIO()
        with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as out:
            for file in sorted((QUESTS / "board").iterdir()):
                out.writestr(top + file.name, file.read_bytes())
        from_bytes = imported_bytes(data.getvalue(), "board")
        assert from_bytes.made.tables == quest("board").made.tables
        kept = tmp_path / "board.valkyrie"
        kept.write_bytes(data.getvalue())
        assert imported(kept).made.tables == quest("board").made.tables
    assert "map.png" not in from_bytes.quest.files
    assert from_bytes.quest.media == 1


# ---- events, successors, buttons


@clause("MAN2-450")
def test_a_silent_event_presses_its_own_button(backend: str) -> None:
    q = Questing(backend, "events").pressed("Up")
    assert q.texts[-1] == "The attic is empty."
    q.pressed("Go on then").pressed("The end").do("yes")
    assert q.state.over


def test_a_language_that_is_missing_falls_back() -> None:
    texts = quest("events").made.texts
    assert ("Dawn.", "L’aube.") in texts
    assert ("The attic is empty.", "The attic is empty.") in texts


@clause("MAN2-450")
def test_the_first_event_that_may_happen_is_next(backend: str) -> None:
    q = Questing(backend, "successors")
    q.do("choose/choice=Left")
    assert q.texts[-1] == "A fork."
    q = Questing(backend, "successors")
    q.do("choose/choice=Right")
    assert q.texts[-1] == "A field."


@clause("MAN2-450", "MAN2-013")
def test_any_event_of_a_list_that_may_happen_can_be_next(backend: str) -> None:
    seen = set()
    for pick in (0, 1):
        q = Questing(backend, "successors").do("choose/choice=Left")
        q.do(*q.offered(), chance=[pick])
        seen.add(q.texts[-1])
    assert seen == {"A field.", "A ditch."}


@clause("MAN2-450")
def test_buttons_are_hidden_greyed_or_kept(backend: str) -> None:
    q = Questing(backend, "buttons")
    assert q.spoken() == ["choose/choice=Look for gold", "choose/choice=Run"]
    greyed = [q.named(i) for i in q.denied()]
    assert greyed == ["choose/choice=Pay"]
    q.pressed("Look for gold")
    assert q.spoken("choose")[:2] == ["choose/choice=Bribe the guard", "choose/choice=Pay"]
    q.pressed("Run")
    assert q.offered() == ["continue"]


# ---- the board


@clause("MAN2-450")
def test_tokens_screens_and_tiles_come_and_go(backend: str) -> None:
    q = Questing(backend, "board")
    q.do(*q.offered("choose"))
    assert q.board() == ["TokenSearchDesk", "TokenLamp", "TokenExploreStairs", "DoorOak"]
    assert "press/choice=Never offered" not in q.spoken()
    assert not q.denied("press")
    q.do("press/choice=Open it")
    q.do(*q.offered("choose"))
    assert "UIMap" in q.board()
    assert "end_phase" not in q.offered(), "a screen is pressed before the phase ends"
    q.pressed("Fold it up")
    assert "end_phase" in q.offered()
    for _ in range(2):
        q.pressed("Look closer")
        assert q.asked[1] == "choose"
        q.do(q.offered("choose")[0] if q.offered("choose") else "leave")
    assert q.value("stairs") == 2
    q.do(*q.offered("choose"))
    q.pressed("Close the book").do("no")
    assert q.state.over
    assert sum(q.get("laid")) == 2


def test_an_action_icon_is_an_icon_and_no_word() -> None:
    made = quest("board").made
    c = made.choices.index(("Open it", "Open it"))
    assert made.tables["choices"][c][1] == 1


def test_a_token_lies_where_it_is_drawn() -> None:
    made = quest("board").made
    desk = next(t for t in made.tokens if t and t.id == "TokenSearchDesk")
    assert made.token_name(made.tokens.index(desk))[0] == "Search: Grand Hall, north-west"
    stairs = next(t for t in made.tokens if t and t.id == "TokenExploreStairs")
    assert stairs.space > 0


@clause("MAN2-450")
def test_all_of_one_sort_goes_at_once(backend: str) -> None:
    q = Questing(backend, "groups")
    q.do(*q.offered("choose"))
    assert len(q.get("alive")) == 2
    assert q.board() == ["QItemRope", "TokenA", "TokenB", "UISky"]
    q.pressed("Sweep").pressed("Tokens")
    assert q.board() == ["QItemRope", "UISky"]
    assert sum(q.get("laid")) == 2
    q.pressed("Monsters")
    assert q.get("alive") == []
    q.pressed("The board")
    assert q.board() == ["QItemRope"]
    assert sum(q.get("laid")) == 0
    q.pressed("The rest")
    assert q.board() == []


# ---- items and monsters


@clause("MAN2-450", "MAN2-479")
def test_items_are_told_and_examined(backend: str) -> None:
    q = Questing(backend, "things")
    assert any("QItemLamp" in line for line in q.told("added"))
    names = {t.id: q.made.token_name(k)[0] for k, t in enumerate(q.made.tokens) if t}
    assert names["QItemKey"] == "Old Key"
    assert names["QItemLamp"] == names["QItemAnother"] == "Lantern"
    assert "bladed" in names["QItemBlade"]
    q.past_dialogs()
    q.pressed("Examine it")
    assert q.value("key") == 1


@clause("MAN2-450", "MAN2-348")
def test_monsters_come_with_the_health_their_number_gives(backend: str) -> None:
    q = Questing(backend, "things")
    q.past_dialogs()
    health = [q.get("m_health")[m] for m in q.get("alive")]
    assert health[1] == round(1 + 3 * 0.5) + round(1 + 3 * 0.5)
    kinds = [q.made.creatures[q.get("m_kind")[m]].name[0] for m in q.get("alive")]
    assert kinds[1] == "The Old Sexton"


@clause("MAN2-450")
def test_a_defeat_is_heard_by_the_name_of_its_spawn(backend: str) -> None:
    q = Questing(backend, "things")
    q.past_dialogs()
    sexton = q.get("alive")[1]
    while f"wound/n=1/monster={sexton}" in "".join(q.offered("wound")):
        q.do(next(i for i in q.offered("wound") if f"n=1/monster={sexton}/" in i))
        if q.asked[1] == "choose":
            break
    assert q.texts[-1] == "The Sexton is still."


@clause("MAN2-450", "MAN2-487", "MAN2-488")
def test_a_monster_of_the_quest_acts_and_is_met_by_its_own_texts(backend: str) -> None:
    q = Questing(backend, "things")
    q.past_dialogs()
    sexton = q.get("alive")[1]
    q.do(next(i for i in q.offered("assail/weapon=unarmed") if f"monster={sexton}/" in i))
    assert q.texts[-1] == "Your fist meets his spade."
    q.do(next(i for i in q.offered("evade") if f"monster={sexton}/" in i))
    assert q.texts[-1] == "Mind the spade."
    q.do(q.offered("choose")[0])
    q.end_phase()
    for _ in range(20):
        if q.value("dug"):
            break
        q.do(next((i for i in q.offered() if i in ("no", "continue")), q.offered()[0]))
    assert "The Sexton digs." in q.texts


@clause("MAN2-450", "MAN2-013")
def test_a_spawn_left_to_chance_remembers_what_it_brought(backend: str) -> None:
    brought = set()
    for luck in (0, 1):
        q = Questing(backend, "things")
        while q.get("round") < 3 or q.asked[1] != "told":
            ids = q.offered()
            wanted = next((i for i in ("end_phase", "no", "continue") if i in ids), ids[0])
            q.do(wanted, chance=[luck] * 9)
        spawned = [line.split()[2] for line in q.told("spawned")]
        known = ("MonsterCultist", "SpawnSexton", "MonsterThingInTheWell", "CustomMonsterClerk")
        first, second = [c for c in spawned[1:] if c not in known[1:]]
        assert first == second
        brought.add(first)
    assert len(brought) == 2


# ---- puzzles


@clause("MAN2-450", "MAN2-420")
def test_a_code_that_the_quest_gives_opens_its_puzzle(backend: str) -> None:
    q = Questing(backend, "puzzles")
    z = [s.name for s in q.quest.quest.of("Puzzle")].index("PuzzleGiven")
    row = q.made.tables["puzzles"][z]
    first = row[4]
    assert [q.made.tables["blocks"][first + k][0] for k in range(3)] == [0, 2, 1]
    token = next(k for k, t in enumerate(q.made.tokens) if t and t.id == "TokenGiven")
    q.do(*q.offered("choose"))
    q.state.edit({"board": [token]})
    q.do(q.offered("press")[0], "dial/rune=0", "dial/rune=2", "dial/rune=1", "propose")
    assert q.get("solved")[z] == 1
    assert q.asked[1] == "choose"


def test_every_lock_opens_in_as_many_slides_as_its_level_says() -> None:
    boards = table("locks")["boards"]
    assert [shortest(b) for b in boards] == list(range(1, len(boards) + 1))


# ---- moments


@clause("MAN2-450")
def test_of_several_events_the_last_comes_first_but_the_first_of_a_round(backend: str) -> None:
    q = Questing(backend, "triggers")
    assert q.value("order") == 21
    assert q.value("rounds") == 132


@clause("MAN2-450")
def test_what_follows_the_phase_comes_in_its_order(backend: str) -> None:
    q = Questing(backend, "triggers").end_phase()
    assert q.texts[-1] == "A bell.", "a signal comes before what else is due"
    assert q.value("mythos") == 12
    q.do(*q.offered("choose"))
    assert q.value("bells") == 1
    while q.get("round") == 1:
        ids = q.offered()
        q.do(next((i for i in ("continue", "no") if i in ids), ids[0]))
    assert q.value("mythos") == 123
    assert q.value("ends") == q.value("gongs") == 1
    assert q.value("second") == 0
    assert [q.made.creatures[q.get("m_kind")[m]].id for m in q.get("alive")] == ["MonsterRat"]


@clause("MAN2-450", "MAN2-496")
def test_an_elimination_leaves_one_more_round_and_the_quest_decides(backend: str) -> None:
    q = Questing(backend, "triggers").do("fall/investigator=odile").end_phase()
    for _ in range(40):
        if q.state.over:
            break
        ids = q.offered()
        wanted = ("end_phase", "continue", "no")
        q.do(next((i for i in wanted if i in ids), ids[0]))
    assert q.value("final") == 1
    assert q.texts.count("The last round.") == 1
    assert q.texts[-1] == "One of you has fallen."
    assert q.state.over
    assert q.get("round") == 2


# ---- numbers and conditions


@clause("MAN2-450")
def test_numbers_are_calculated_in_thousandths(backend: str) -> None:
    q = Questing(backend, "operations")
    assert q.value("a") == 22
    assert q.value("b") == 2
    assert q.value("c") == 11
    assert q.value("d") == 2
    assert 1 <= q.value("e") <= 6
    assert q.value("f") == 1
    assert q.value("g") == -0.25
    assert q.value("h") == 1.5
    assert q.get("round") == 1


@clause("MAN2-450")
def test_conditions_hold_from_left_to_right(backend: str) -> None:
    q = Questing(backend, "comparisons")
    assert q.texts[-1] == "Left to right."
    for text in ("As it was.", "By another name.", "Done."):
        q.do(*q.offered("choose"))
        assert q.texts[-1] == text


@clause("MAN2-450", "MAN2-250")
def test_numbers_that_people_tell_add_up_or_are_kept(backend: str) -> None:
    q = Questing(backend, "quota").do("report/n=2")
    assert q.texts[-1] == "Not enough."
    q.do(*q.offered("choose")).do("report/n=1")
    assert q.texts[-1] == "How many Clues have you?"
    q.do("report/n=1")
    assert q.value("clues") == 1
    assert q.told("recounted")
    q.do(*q.offered("choose")).do("report/n=4")
    assert q.value("clues") == 4


# ---- texts


def test_signs_in_texts_are_said_in_words() -> None:
    texts = [en for en, _ in quest("macros").made.texts]
    assert 'Welcome, friends. "Mind" the step.' in texts
    assert any(
        t.startswith("Test Will, Strength or Lore in Long Gallery with Bone Knife. ") for t in texts
    )
    assert "The end. alert(1)" in texts
    assert all("second of two" not in t for t in texts)
    assert ("Go in", "Go in") in quest("macros").made.choices
    assert quest("macros").made.name == ("Signs", "Signs")
    assert max(map(len, texts)) <= 8000


@clause("MAN2-450", "MAN2-013")
def test_a_text_tells_a_number_and_names_somebody_drawn(backend: str) -> None:
    q = Questing(backend, "macros")
    for _ in range(3):
        q.do(q.offered("choose")[0], chance=[2])
    line = q.told("recounted")[-1]
    assert "3" in line
    view = view_of(q.state.observe(0), q.made)
    assert view.keeper is not None
    said = view.keeper.told[-1].said.en
    assert said.endswith("hears it. 3 times.")
    assert said.split()[0] in ("Agatha", "Bastien", "Odile")


def test_media_are_counted_and_never_read() -> None:
    found = quest("media")
    assert found.quest.media == 2
    assert set(found.quest.files) == {"quest.ini", "localization.english.txt"}


# ---- how they begin


@clause("MAN2-450")
@pytest.mark.parametrize("name", sorted(OPENINGS))
def test_a_quest_begins_by_what_is_pressed_first(name: str) -> None:
    table = load(GAME, "native", checked=True).begin(
        seats=1, seed=1, options=OPTIONS, books=opening(name).made.tables
    )[0]
    made = opening(name).made
    assert opening(name).problems == ()
    for _ in range(OPENINGS[name].presses):
        assert table.decision is not None
        view = view_of(table.observe(0), made)
        assert table.decision.prompt == "choose" or not view.tiles
        keeper = view.keeper
        assert keeper is not None
        screens = {made.token_name(t.piece)[0] for t in keeper.things if t.kind == "screen"}
        assert not any(line.said.en.rstrip(".").endswith(tuple(screens)) for line in keeper.told)
        ids = [o.id for o in table.options() if o.name in ("press", "choose")]
        table.step(ids[0])
    assert "end_phase" in [o.id for o in table.options()]


def test_a_screen_is_called_and_pressed_by_its_own_words() -> None:
    made = opening("fork").made
    assert [made.token_name(k)[0] for k in range(1, len(made.tokens)) if on_screen("fork", k)] == [
        "Which one?",
        "The left one",
        "The right one",
    ]
    assert {"The left one", "The right one"} <= {en for en, _ in made.choices}
    names = [opening("letter").made.token_name(k)[0] for k in range(1, 9) if on_screen("letter", k)]
    assert names == ["Picture: Portal Spell", "On the screen", "Go there"]


def on_screen(name: str, piece: int) -> bool:
    """Whether a piece of a quest is on its screen."""
    rows = opening(name).made.tables["pieces"]
    return piece < len(rows) and rows[piece][PieceRow.KIND] == SCREEN


def test_a_picture_that_does_nothing_keeps_nobody_from_ending_the_phase(backend: str) -> None:
    """It counts a button that leads nowhere; a text of a dialog, or an end, is something."""
    parts = "add=UIBack UISaid\n[UIBack]\nbuttons=1\nevent1=\n[UISaid]\nbuttons=1\n"
    start = START.replace("operations=$end,=,1\n", "display=false\n")
    quest = {
        "quest.ini": HEAD + "[QuestData]\nmain.ini\n[QuestText]\ntexts.txt\n",
        "main.ini": start + parts,
        "texts.txt": ".,English\nUISaid.text,A word.\nUISaid.button1,Heard\n",
    }
    found = imported_bytes(zipped(dict(quest)))
    table = load(GAME, backend, checked=True).begin(
        seats=1, seed=1, options=OPTIONS, books=found.made.tables
    )[0]
    while table.decision is not None and table.decision.prompt == "choose":
        table.step(table.options()[0].id)
    pressed = [o.fields["choice"] for o in table.options() if o.name == "press"]
    assert [found.made.choices[c][0] for c in pressed] == ["Heard"]
