"""Invariants of every position, and late positions that random play rarely reaches."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Position

from .components import (
    CELLS,
    DECK_SIZE,
    FIRST,
    FIRST_FIGURE,
    HEALTH,
    M_HEALTH,
    MONSTERS,
    PIECES_OF,
    PUZZLES,
    SAMPLES,
    SANITY,
    STAGES,
    TEAM,
    THINGS,
    TRAUMA_SORT,
    Creature,
    Room,
    Status,
    ThingKind,
    Trauma,
)
from .stories import STORIES, story

Fields = dict[str, Any]


# ---- invariants


def invariants(f: Fields) -> None:
    """Raise AssertionError unless everybody is somewhere and counts agree."""
    tale = story(STORIES[f["tale"][0]])
    everybody_is_somewhere(f, len(tale.spaces))
    monsters_live(f, len(tale.spaces))
    cards_are_counted(f)
    pieces_are_counted(f)
    secrets_agree(f)
    if f["over"]:
        keeper, *others = (f["result"][p] for p in (f["keeper"][0], *f["player"][: f["team"][0]]))
        assert len(set(others)) == 1, "investigators win or lose together"
        assert (keeper, others[0]) in ((1000, 0), (0, 1000), (0, 0))


def everybody_is_somewhere(f: Fields, spaces: int) -> None:
    """Assert that players stand on a space, alive, and that nobody takes part twice."""
    people = [f["who"][i] for i in range(TEAM) if f["status"][i] == Status.IN]
    assert len(people) == len(set(people)), "somebody twice"
    for i in range(TEAM):
        here = f["status"][i] == Status.IN
        assert here == (0 < f["at"][i] < spaces) or f["over"], f"investigator {i}"
        assert i < f["team"][0] or f["status"][i] == Status.NONE
        if here:
            who = f["who"][i]
            assert f["used"] >> who & 1
            assert 0 <= f["damage"][i] < HEALTH[who], f"investigator {i} is dead"
            assert 0 <= f["horror"][i] <= SANITY[who]
            assert f["skill"][i] >= 0
            sorts = [TRAUMA_SORT[c] for c in f["trauma_on"][i]]
            assert len(sorts) == len(set(sorts)), "two Traumas of a sort"
        else:
            assert not f["carried"][i] and not f["trauma_on"][i] and not f["mythos_down"][i]
    assert f["steps"] >= 0 and f["actions"] in (0, 1)


def monsters_live(f: Fields, spaces: int) -> None:
    """Assert that monsters on the board are alive, and those off it undamaged."""
    for m in range(MONSTERS):
        assert 0 <= f["m_at"][m] < spaces
        assert 0 <= f["m_damage"][m] < M_HEALTH[m], f"monster {m}"
        assert f["m_at"][m] or not f["m_damage"][m]


def cards_are_counted(f: Fields) -> None:
    """Assert that there are no more tokens and cards than in the box."""
    assert f["threat"] >= 0 and f["tokens"] >= 0
    assert sum(f["corpses"]) <= f["corpse_total"][0] and min(f["corpses"]) >= 0
    assert f["samples"] >= 0 and f["samples"] + f["offered"] <= SAMPLES
    for d, gone in enumerate(f["combat_gone"]):
        assert 0 <= gone < 1 << DECK_SIZE[d]
    assert 0 <= f["stage"] <= STAGES
    assert sum(len(row) for row in f["carried"]) + len(f["floor"]) + len(f["box"]) == THINGS


def pieces_are_counted(f: Fields) -> None:
    """Assert that puzzle pieces in use lie in some layout, each once."""
    lying = sum(f["cell"][z][k] > 0 for z in range(PUZZLES) for k in range(CELLS))
    assert lying == sum(used.bit_count() for used in f["pieces_used"])
    for family, used in enumerate(f["pieces_used"]):
        assert 0 <= used < 1 << PIECES_OF[family]


def secrets_agree(f: Fields) -> None:
    """Assert that nothing has ruled out the Keeper's answers."""
    if f["round"] > 0:
        for chosen, possible in zip(f["chosen"], f["possible"], strict=True):
            assert possible == 0 or possible >> chosen & 1, "an answer was ruled out"
    assert not f["revealed"] or f["possible"][0].bit_count() == 1


# ---- late positions


def begin(position: Position, answers: tuple[int, ...] = ()) -> None:
    """Play the setup with these answers, up to the first turn of an investigator."""
    while position.decision is not None and position.decision.prompt != "turn":
        legal = position.legal()
        position.apply(legal[-1 if position.decision.prompt == "mythos" else 0])
    position.arrange({"chosen": dict(enumerate(answers))})


def spaces(position: Position, *names: str) -> list[int]:
    """Return the numbers of spaces."""
    tale = story(STORIES[position.fields()["tale"][0]])
    return [tale.space(name) for name in names]


def set_out(position: Position, at: list[int], **wish: Any) -> None:
    """Put investigators on spaces, and arrange the rest as wished."""
    team = position.fields()["team"][0]
    rooms = position.fields()["room"]
    opened = [bits | Room.LOCK_GONE for bits in rooms]
    wish.setdefault("room", opened)
    position.arrange({"at": {i: at[i % len(at)] for i in range(team)}, **wish})


def figures(**where: int) -> dict[int, int]:
    """Return `m_at` of a wish: the first figure of each kind, in a space."""
    return {FIRST_FIGURE[Creature[k.upper()]]: s for k, s in where.items()}


def thing_below(position: Position) -> None:
    """Set up the last page: the mass is near the porch, and so are the investigators."""
    begin(position, (0, 0, 0))
    hall, dining, porch = spaces(position, "hall_2", "dining_1", "porch")
    at = figures(seething_mass=dining, walking_dead=hall, hired_hand=porch)
    set_out(position, [hall, porch], revealed=1, possible={0: 1}, m_at=at, threat=9, stage=3)


def bride(position: Position) -> None:
    """Set up much horror, with a few Trauma cards in the Keeper's hand."""
    begin(position, (1, 1, 1))
    f = position.fields()
    attic, nursery, landing = spaces(position, "attic", "nursery", "landing")
    at = figures(hollow_bride=attic, lean_hound=landing)
    hand = [Trauma.RAGE, Trauma.STUPOR, Trauma.OBEDIENCE, Trauma.ONLY_WAY_OUT, Trauma.EMPTY_HANDS]
    deck = [c for c in range(len(TRAUMA_SORT)) if c not in hand]
    set_out(
        position,
        [nursery],
        revealed=1,
        possible={0: 2},
        m_at=at,
        threat=12,
        horror={i: SANITY[f["who"][i]] - i % 2 for i in range(f["team"][0])},
        trauma_hand=[int(c) for c in hand],
        trauma_deck=deck,
        trauma_discard=[],
        stage=4,
    )


def debt(position: Position) -> None:
    """Set up the last page: a monster is on its way to the porch, with two samples held."""
    begin(position, (2, 0, 0))
    f = position.fields()
    hall, cellar, porch = spaces(position, "hall_1", "cellar_2", "porch")
    clue = FIRST[ThingKind.CLUE_3]
    set_out(
        position,
        [hall, porch],
        revealed=1,
        possible={0: 4},
        told=8,
        carried={0: [*f["carried"][0], clue]},
        box=[c for c in f["box"] if c != clue],
        m_at=figures(masked_cantor=hall, drowned_guest=cellar),
        samples=2,
        offered=1,
        threat=8,
    )


def last_night(position: Position) -> None:
    """Set up the night before the last event, with nothing found."""
    begin(position, (0, 1, 1))
    set_out(position, spaces(position, "kitchen", "garden_1"), stage=4, time=2, threat=15)


def all_out(position: Position) -> None:
    """Put every figure on the board: a new one must be taken from there."""
    begin(position, (0, 0, 0))
    hall, cellar, garden = spaces(position, "hall_1", "cellar_2", "garden_1")
    at = {m: (cellar, garden)[m % 2] for m in range(MONSTERS)}
    set_out(position, [hall], m_at=at, threat=30, stage=3, corpses={1: 2})


def ablaze(position: Position) -> None:
    """Set up fire and darkness, barricades and sealed doors; everybody is hurt and carries much."""
    begin(position, (1, 0, 1))
    f = position.fields()
    team = f["team"][0]
    kitchen, bedroom = spaces(position, "kitchen", "bedroom")
    start = [c for row in f["carried"] for c in row]
    loose = [c for c in f["box"] if ThingKind.SHOTGUN <= kind(c) <= ThingKind.SALT]
    bits = Room.FIRE | Room.DARK | Room.LOCK_GONE
    set_out(
        position,
        [kitchen, bedroom],
        room=[b | (bits if r % 2 else Room.LOCK_GONE) for r, b in enumerate(f["room"])],
        damage=dict.fromkeys(range(team), 3),
        horror=dict.fromkeys(range(team), 2),
        spells=dict.fromkeys(range(team), 15),
        carried={i: [*f["carried"][i], *loose[i::team]] for i in range(team)},
        box=[c for c in f["box"] if c not in loose and c not in start],
        blocked={0: 1, 5: 1},
        shut={10: 1},
        m_at=figures(cellar_crawler=kitchen, grave_moth=bedroom),
        corpses={4: 1, 7: 1},
        threat=10,
    )


def kind(c: int) -> int:
    """Return the kind of a thing."""
    return next(k for k in range(len(FIRST) - 1, -1, -1) if FIRST[k] <= c)


def stuck_piece(position: Position) -> None:
    """Set up the locked bedroom, with few puzzle pieces left."""
    begin(position, (0, 0, 0))
    landing, cellar = spaces(position, "landing", "cellar_1")
    f = position.fields()
    set_out(position, [landing, cellar], room=f["room"], skill={0: 0}, threat=0, mythos_hand=[],
            mythos_deck=[*f["mythos_deck"], *f["mythos_hand"]])  # fmt: skip


def lighthouse(position: Position) -> None:
    """Set up the shorter story, halfway."""
    begin(position, (0, 1, 1))
    kitchen, stairs, cave = spaces(position, "kitchen", "stairs_2", "cave_1")
    set_out(position, [kitchen, stairs], m_at=figures(drowned_guest=cave), threat=6, stage=2)


GULL = {"story": "gull_rock"}
VARIANTS = {"monster_skill": True, "timed_puzzles": True, "uncertain_end": True}

POSITIONS: dict[str, Any] = {
    "the thing below": (3, thing_below),
    "the thing below, variants": (4, thing_below, VARIANTS),
    "the bride": (4, bride),
    "the bride, alone": (2, bride),
    "the debt": (5, debt),
    "the debt, two by one": (2, debt, {"investigators": 2, "keeper": 1}),
    "last night": (3, last_night, {"uncertain_end": True}),
    "all figures out": (4, all_out),
    "ablaze": (5, ablaze),
    "before a lock": (3, stuck_piece, {"timed_puzzles": True}),
    "lighthouse": (4, lighthouse, GULL),
}
