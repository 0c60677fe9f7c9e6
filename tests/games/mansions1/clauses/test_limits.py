"""What happens when cards, markers, pieces and figures run short."""

from __future__ import annotations

from itertools import permutations

from noctuary.games.mansions1.actions import Monster
from noctuary.games.mansions1.components import (
    DECK_SIZE,
    EDGE,
    FIGURES_OF,
    FIRST_FIGURE,
    MYTHOS,
    PIECES_OF,
    Creature,
)
from tests.games.mansions1.clauses.test_harm import struck
from tests.games.mansions1.clauses.test_monsters import DEAD, HIT, fight
from tests.games.mansions1.evening import Evening
from tests.support import clause

ALL_DEAD = [f"walking_dead_{k}" for k in range(1, 5)]


@clause("MAN1-064", "MAN1-065")
def test_an_empty_deck_is_rebuilt_from_its_pile(backend: str) -> None:
    e = struck(backend, mythos_deck=[], mythos_discard=list(range(MYTHOS))).to_keeper()
    e.do("use_deed/deed=draw_breath")
    assert e.told("shuffled") == [{"n": MYTHOS}]
    assert len(e.field("mythos_hand")) == 1
    assert (len(e.field("mythos_deck")), e.field("mythos_discard")) == (MYTHOS - 1, [])


@clause("MAN1-065")
def test_a_combat_deck_is_shuffled_when_all_are_gone(backend: str) -> None:
    whole = (1 << DECK_SIZE[0]) - 1
    e = fight(backend, combat_gone={0: whole}).do(HIT, chance=[6])
    assert e.told("deck_shuffled") == [{"deck": 0}]
    assert e.field("combat_gone")[0].bit_count() == len(e.told("card_drawn"))


@clause("MAN1-065", "MAN1-117")
def test_spells_and_traumas_have_piles_of_their_own(backend: str) -> None:
    e = struck(backend, spells={0: 1}, hurt={"emmett": 2}, spell_gone={0: 30})
    e.do("cast/spell=mend", dice=[1])
    assert e.field("spell_gone")[0] == 31, "all five were seen"
    e.do("end_turn").to_turn().grant(hurt={"emmett": 2}).do("cast/spell=mend", dice=[1])
    assert e.field("spell_gone")[0].bit_count() == 1, "shuffled"


@clause("MAN1-066")
def test_the_event_deck_ends_the_game(backend: str) -> None:
    e = Evening(backend, stage=4, time=3).to_keeper().do("end_actions")
    assert e.state.over
    assert e.told("event_came") == [{"stage": 4}]


@clause("MAN1-067", "MAN1-068")
def test_no_more_corpses_than_markers(backend: str) -> None:
    e = fight(backend, options={"corpses": 2}, m_damage={Monster.parse(DEAD): 2})
    assert e.view(1)["corpses"] == 0, "both lie where the story wants them"
    e.do(HIT)
    assert e.monster(DEAD) == 0
    assert "corpse_laid" not in e.names()
    assert sum(e.field("corpses")) == 2


@clause("MAN1-069", "MAN1-116")
def test_any_room_takes_any_marker(backend: str) -> None:
    for space in ("porch", "attic", "garden_2"):
        e = fight(backend, m_damage={Monster.parse(DEAD): 2})
        e.grant(at={"emmett": space}, monsters={DEAD: space}).do(HIT)
        r = e.story.books["spaces"][e.space(space)][1]
        assert e.told("corpse_laid") == [{"room": r}]


@clause("MAN1-070", "MAN1-116")
def test_burned_corpses_are_markers_again(backend: str) -> None:
    e = Evening(backend, at={"emmett": "garden_1"}, carry={"emmett": "matches"})
    left = e.view(1)["corpses"]
    e.do("burn")
    assert e.view(1)["corpses"] == left + 1
    assert e.told("discarded") == [{"person": 3, "thing": e.story and 24 + 0}] or e.told(
        "discarded"
    )


@clause("MAN1-071")
def test_no_piece_is_drawn_where_none_is_left(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}, traits="01").do("step/space=bedroom")
    assert e.prompt == "puzzle"
    assert e.legal("replace")
    lying = {k for k in range(PIECES_OF[0]) if e.field("pieces_used")[0] >> k & 1}
    spare = [k for k in range(PIECES_OF[0]) if k not in lying]
    rows = [[1 + k for k in spare[9 * z : 9 * z + 9]] for z in range(2)]
    cells = {z + 1: row + [0] * (9 - len(row)) for z, row in enumerate(rows)}
    e.state.arrange({"cell": cells, "pieces_used": {0: (1 << PIECES_OF[0]) - 1}})
    assert e.legal("replace") == []
    assert e.why_not("replace/cell=0") == "MAN1-071"


@clause("MAN1-072")
def test_a_solved_puzzle_gives_its_pieces_back(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    z = e.field("working") - 1
    pieces, turns = solution(1, 2)
    e.state.arrange(
        {
            "cell": {z: [1 + p for p in pieces] + [0] * 6},
            "turned": {z: [*turns[:2], (turns[2] + 3) % 4, *[0] * 6]},
            "pieces_used": {0: sum(1 << p for p in pieces)},
        }
    )
    e.do("rotate/cell=2")
    assert e.told("puzzle_solved") == [{"person": 3, "family": 0}]
    assert e.field("pieces_used")[0] == 0
    assert e.of("at", "emmett") == e.space("bedroom"), "and the step goes on"


def solution(left: int, right: int) -> tuple[list[int], list[int]]:
    """Return three pieces of a lock, each turned, that join two marks."""
    faces = [(p, t) for p in range(PIECES_OF[0]) for t in range(4)]

    def edge(face: tuple[int, int], side: int) -> int:
        return EDGE[face[0]][(side - face[1]) % 4]

    for row in permutations(faces, 3):
        edges = [edge(f, s) for f in row for s in (3, 1)]
        joined = edges[0] == left and edges[1:5:2] == edges[2:5:2] and edges[5] == right
        if joined and len({p for p, _ in row}) == 3:
            return [p for p, _ in row], [t for _, t in row]
    raise AssertionError


@clause("MAN1-074", "MAN1-075")
def test_figures_are_limited_and_may_be_taken_back(backend: str) -> None:
    assert FIGURES_OF[Creature.WALKING_DEAD] == 4
    e = Evening(backend, threat=2, monsters=dict.fromkeys(ALL_DEAD, "attic"))
    first = FIRST_FIGURE[Creature.WALKING_DEAD]
    e.grant(m_damage={first + 1: 3}).to_keeper()
    e.do("use_deed/deed=raise_the_dead", "place/creature=walking_dead/space=garden_1")
    assert e.prompt == "recall"
    assert e.legal("at") == [f"at/monster={m}" for m in ALL_DEAD]
    e.do("at/monster=walking_dead_2")
    assert e.monster("walking_dead_2") == e.space("garden_1")
    assert e.monster("walking_dead_2", "m_damage") == 0
    assert len(e.view(0)["monsters"]) == 4


@clause("MAN1-075")
def test_the_keeper_need_not_take_one_back(backend: str) -> None:
    e = Evening(backend, threat=2, monsters=dict.fromkeys(ALL_DEAD, "attic")).to_keeper()
    e.do("use_deed/deed=raise_the_dead", "place/creature=walking_dead/space=garden_1", "pass")
    assert all(e.monster(m) == e.space("attic") for m in ALL_DEAD)
