"""Invariants of every position, and late positions that random play rarely reaches."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Position
from noctuary.mechanics.spaces import DARKNESS, FIRE, PASSAGE

from .columns import CreatureRow, FaceRow
from .components import Deck
from .limits import BARRICADES, CARDS, ID_TOKENS, INV, MONSTERS, PASSAGES
from .options import scenario_of
from .rules.interpreter.events import LONGEST

Fields = dict[str, Any]
HARMS = 2


# ---- invariants


def invariants(f: Fields) -> None:
    """Raise AssertionError unless everything is somewhere and counts agree."""
    investigators_are_in_the_house(f)
    cards_are_kept(f)
    monsters_are_in_play(f)
    features_are_limited(f)
    assert 0 <= f["fuel"] <= LONGEST, "the script is stuck"
    if f["over"]:
        assert f["ending"] in (1, 2)
        assert set(f["result"]) <= {0, 1000}


def investigators_are_in_the_house(f: Fields) -> None:
    """Assert that players stand somewhere or are out, with nothing below zero."""
    party = f["party"][0]
    for i in range(INV):
        if i >= party or f["out"][i]:
            assert f["at"][i] <= 0, f"{i} stands on the board"
        assert f["clues"][i] >= 0 and f["actions"][i] >= 0 and f["steps"][i] >= 0
        assert f["suffering"][i] >= 0
    if f["round"] > 0 and not f["over"]:
        assert any(not f["out"][i] for i in range(party)), "nobody is left, and it goes on"


def cards_are_kept(f: Fields) -> None:
    """Assert that every card is of the place it lies in, and knows who holds it."""
    if f["round"] == 0:
        return
    for i in range(INV):
        for c in f["held"][i] + f["marks"][i]:
            assert f["held_by"][c] == i + 1, f"card {c} is held by another"
        for harm in range(HARMS):
            for c in f["up"][HARMS * i + harm]:
                assert f["stock"][c] == 1 + harm
    possessions = (1 + Deck.COMMON, 1 + Deck.UNIQUE, 1 + Deck.SPELL)
    assert all(f["stock"][c] in possessions for row in f["held"] for c in row)
    assert all(f["stock"][c] == 1 + Deck.CONDITION for row in f["marks"] for c in row)
    assert all(f["lies"][c] > 0 for c in f["floor"]), "a card lies nowhere"
    for harm in range(HARMS):
        assert all(f["stock"][c] == 1 + harm for c in f["deck"][harm])
    held = {c for row in (*f["held"], *f["marks"]) for c in row}
    assert all(f["held_by"][c] == 0 for c in range(CARDS) if c not in held)


def monsters_are_in_play(f: Fields) -> None:
    """Assert that monsters stand somewhere and are not yet defeated."""
    assert len(set(f["alive"])) == len(f["alive"]) <= MONSTERS
    for m in f["alive"]:
        assert f["m_damage"][m] >= 0
        assert f["over"] or f["m_damage"][m] < f["m_health"][m], f"monster {m} is defeated"
    marks = [f["m_id"][m] for m in f["alive"] if f["m_id"][m]]
    assert len(set(marks)) == len(marks) <= ID_TOKENS


def features_are_limited(f: Fields) -> None:
    """Assert that there are no more Barricades and Secret Passages than in the box."""
    assert sum(1 for x in f["feature"] if x & PASSAGE) <= PASSAGES
    assert sum(1 for s in f["barricade_at"] if s > 0) <= BARRICADES


# ---- late positions


def first_turn(position: Position) -> None:
    """Play the setup, to the first turn."""
    while position.decision is not None and position.decision.prompt != "turn":
        ids = [position.game.action_id(a) for a in position.legal()]
        position.apply(next((i for i in ("begin", "close") if i in ids), ids[0]))


def laid(position: Position, scenario: str = "thirteenth_chime", **wish: Any) -> None:
    """Open the whole house, with every token in its place."""
    first_turn(position)
    it = scenario_of({"scenario": scenario, "annex": True})
    f = position.fields()
    tiles = dict.fromkeys(range(1, len(it.plan.laid)), 1)
    tokens = [k for k, t in enumerate(it.tokens) if t is not None and t.space and t.kind]
    spaces = list(range(1, len(it.plan.rows)))
    at = {i: spaces[(3 * i + 1) % len(spaces)] for i in range(f["party"][0])}
    position.arrange({"laid": tiles, "board": tokens, "at": at, "round": 6, **wish})


def haunted(position: Position) -> None:
    """Put a monster of every kind on the board, some beside the investigators."""
    it = scenario_of({"scenario": "thirteenth_chime", "annex": True})
    rows = it.tables["creatures"]
    count, spaces = len(rows), len(it.plan.rows) - 1
    laid(
        position,
        alive=list(range(count)),
        m_kind={m: m for m in range(count)},
        m_at={m: 1 + 2 * m % spaces for m in range(count)},
        m_health={m: rows[m][3] + rows[m][4] for m in range(count)},
        m_last={m: [0] * 4 for m in range(count)},
        clues={0: 4, 1: 2},
    )


def burning(position: Position) -> None:
    """Set up Fire, Darkness and two passages."""
    feature = {1: FIRE, 2: DARKNESS, 4: FIRE | DARKNESS, 6: PASSAGE, 9: PASSAGE | FIRE}
    laid(position, feature=feature)


def loaded(position: Position) -> None:
    """Put every possession into somebody's hands."""
    it = scenario_of({"scenario": "thirteenth_chime", "annex": True})
    decks = (Deck.COMMON, Deck.UNIQUE, Deck.SPELL)
    faces, copies = it.tables["faces"], it.tables["copies"]
    every = [c for c, (front, _) in enumerate(copies) if faces[front][FaceRow.DECK] in decks]
    first_turn(position)
    party = position.fields()["party"][0]
    mine = {i: every[i::party][:36] for i in range(party)}
    held_by = {c: i + 1 for i, cards in mine.items() for c in cards}
    left = [c for c in position.fields()["shelf"] if c not in held_by]
    left += [c for row in position.fields()["held"] for c in row if c not in held_by]
    laid(position, held=mine, held_by={**dict.fromkeys(left, 0), **held_by}, shelf=left)


def nearly_lost(position: Position) -> None:
    """Hurt and frighten everybody, with one Condition of each kind about."""
    first_turn(position)
    f = position.fields()
    party = f["party"][0]
    down: dict[int, list[int]] = {}
    for i in range(party):
        for harm in range(HARMS):
            most = f["sheet"][i][6 + harm] - 1
            deck = [c for c in f["deck"][harm] if all(c not in row for row in down.values())]
            down[HARMS * i + harm] = deck[:most]
    laid(position, down=down, round=9)


def parish(position: Position) -> None:
    """Open the whole of the Salt Parish."""
    laid(position, "salt_parish")


def regatta(position: Position) -> None:
    """Open the whole of Black Regatta."""
    laid(position, "black_regatta")


def own_table(position: Position) -> None:
    """Set up people's own table: the whole house, a monster of each kind, a Fire."""
    while position.decision is not None and position.decision.prompt != "told":
        ids = [position.game.action_id(a) for a in position.legal()]
        position.apply(next((i for i in ("begin", "close") if i in ids), ids[0]))
    it = scenario_of({"scenario": "thirteenth_chime", "annex": True})
    rows = it.tables["creatures"]
    kinds = [c for c, row in enumerate(rows) if row[CreatureRow.KIND] == c][:5]
    position.arrange(
        {
            "laid": dict.fromkeys(range(1, len(it.plan.laid)), 1),
            "board": [k for k, t in enumerate(it.tokens) if t is not None and t.space and t.kind],
            "alive": list(range(len(kinds))),
            "m_kind": dict(enumerate(kinds)),
            "m_at": {m: 1 + 2 * m for m in range(len(kinds))},
            "m_health": dict.fromkeys(range(len(kinds)), 9),
            "m_last": {m: [0] * 4 for m in range(len(kinds))},
            "alight": 1,
            "round": 6,
        }
    )


POSITIONS: dict[str, Any] = {
    "laid": (3, laid),
    "laid, alone": (1, laid),
    "haunted": (3, haunted),
    "haunted, five": (5, haunted),
    "burning": (2, burning),
    "loaded": (4, loaded),
    "loaded, five": (5, loaded, {"group": "vote"}),
    "nearly lost": (4, nearly_lost),
    "own dice": (2, laid, {"kept": "own_dice"}),
    "parish": (3, parish, {"scenario": "salt_parish"}),
    "companion": (1, own_table, {"kept": "keeper"}),
    "companion, cards on the screen": (1, own_table, {"kept": "own_figures"}),
    "companion, figures on the screen": (1, own_table, {"kept": "own_sheets"}),
    "regatta": (5, regatta, {"scenario": "black_regatta"}),
}
