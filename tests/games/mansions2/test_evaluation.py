"""Bots in the house: they use what their seat sees, follow the story, and win now and then."""

from __future__ import annotations

from itertools import product

import pytest

import noctuary
from noctuary.bots import SeatKnowledge
from noctuary.bots.ismcts import Search
from noctuary.games.mansions2.columns import ChoiceRow, Goal
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.games.mansions2.scenario.lock_puzzles import shortest
from noctuary.kernel import NEVER_SEARCHED, Position
from tests.games.mansions2.house import House

BACKEND = "native"
GAMES = 200
STORY = """
lever: {kind: interact, at: 01A.b, look: [A lever, Un levier],
  opts: [{t: [Pull it, Tirer], act: true, do: [{set: {open: 1}}]}]}
gate: {kind: interact, at: 01A.a, look: [A gate, Une grille],
  opts: [{t: [Leave, Partir], act: true, if: [{flag: open}, {has: crowbar}],
    do: [{end: win, epilogue: won}]}]}
chest: {kind: search, at: 01A.a, look: [A chest, Un coffre],
  opts: [{t: [Search, Fouiller], act: true, do: [{clue: 1}]}]}
trap: {kind: interact, at: 01A.a, look: [A trap, Un piège],
  opts: [{t: [Touch it, Toucher], act: true, do: [{damage: 2}]}]}
shard: {kind: search, at: 01A.a, look: [Glass, Du verre],
  opts: [{t: [Take it, Prendre], act: true, do: [{clue: 3}, {damage: 1}]}]}
"""


def house(**wish: object) -> House:
    """Set up a house with a gate that a lever and a crowbar open, a chest and a trap."""
    tokens = wish.pop("tokens", "lever gate chest trap")
    return House(BACKEND, parts={"tokens": STORY}, tokens=tokens, **wish)


def weights(h: House) -> dict[str, int]:
    """Return the scores of every option, by name."""
    pairs = zip(h.state.legal(), h.state.action_scores(), strict=True)
    return {h.named(h.game.action_id(a)): w for a, w in pairs}


def best(h: House) -> str:
    """Return the option with the best score."""
    found = weights(h)
    return max(found, key=lambda name: found[name])


def moments(scenario: str, seats: int, seed: int, every: int) -> list[Position]:
    """Return some positions of a game between heuristic bots."""
    game = noctuary.load("mansions2", BACKEND)
    position = game.new(seats=seats, seed=seed, options={"scenario": scenario})
    found = []
    while not position.over:
        if position.choice_count % every == 0:
            found.append(position.clone())
        position.playout(seed + position.choice_count, "sense", 1)
    return found


# ---- secrets


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seat_weighs_alike_in_worlds_it_cannot_tell_apart(scenario: str) -> None:
    differed = 0
    for truth in moments(scenario, 3, seed=4, every=7):
        for k in range(3):
            other = truth.sample(truth.seat, 100 + k)
            differed += other.hash() != truth.hash()
            assert other.action_scores() == truth.action_scores()
            assert other.expected_values()[truth.seat] == truth.expected_values()[truth.seat]
    assert differed > 20


@pytest.mark.parametrize("backend", ["frames", "gen"])
def test_every_backend_weighs_alike(backend: str) -> None:
    games = [noctuary.load("mansions2", b) for b in (BACKEND, backend)]
    options = {"scenario": "black_regatta"}
    one, other = (g.new(seats=2, seed=3, options=options) for g in games)
    for _ in range(40):
        weighed = one.action_scores()
        assert other.action_scores() == weighed
        assert other.expected_values() == one.expected_values()
        choice = one.legal()[weighed.index(max(weighed))]
        one.apply(choice)
        other.apply(choice)


# ---- what leads to what


def test_routes_lead_from_the_good_end_to_options_of_tokens() -> None:
    made = house().made
    facts, routes, wants = (made.tables[t] for t in ("facts", "routes", "wants"))
    assert facts[0][0] == Goal.WIN
    leave = made.tables["choices"].index(
        next(c for c in made.tables["choices"] if made.texts[c[ChoiceRow.TEXT]][0] == "Leave")
    )
    first, count = facts[0][4:6]
    assert [r[1] for r in routes[first : first + count]] == [leave]
    wanted = [facts[f][0] for f in wants[routes[first][9] : routes[first][9] + routes[first][10]]]
    assert sorted(wanted) == [Goal.TERM, Goal.TERM, Goal.TOKEN]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_routes_to_its_good_end(scenario: str) -> None:
    tables = compiled(scenario).tables
    assert tables["facts"][0][5] > 0
    assert len(tables["facts"]) <= 250
    used = {r[1] for r in tables["routes"] if r[1]}
    assert len(used) >= 12


def test_routes_never_want_what_they_bring_about() -> None:
    for scenario in SCENARIOS:
        t = compiled(scenario).tables
        below: dict[int, set[int]] = {}

        def under(
            fact: int, t: dict[str, list[list[int]]] = t, below: dict[int, set[int]] = below
        ) -> set[int]:
            if fact not in below:
                below[fact] = set()
                first, count = t["facts"][fact][4:6]
                for r in t["routes"][first : first + count]:
                    for w in t["wants"][r[9] : r[9] + r[10]]:
                        below[fact] |= {w} | under(w)  # type: ignore[operator, arg-type]
            return below[fact]

        assert all(f not in under(f) for f in range(len(t["facts"])))


# ---- the story


def test_the_story_comes_before_a_clue_and_harm_is_left_alone() -> None:
    found = weights(house(at={"agatha": "01A.a"}, held={"agatha": "crowbar"}))
    assert found["move/space=01A.b"] > found["press/choice=Search"] > found["end_turn"]
    assert found["press/choice=Touch it"] < 0


def test_what_is_done_draws_nobody_any_more() -> None:
    h = house(at={"agatha": "01A.a"}, held={"agatha": "crowbar"}, vars={"open": 1})
    assert best(h) == "press/choice=Leave"
    assert weights(h)["move/space=01A.b"] < 0


def test_whoever_holds_what_is_asked_for_goes_there() -> None:
    wish = {"at": {"agatha": "01A.d", "bastien": "01A.d"}, "vars": {"open": 1}}
    holder = house(held={"agatha": "crowbar", "bastien": ""}, **wish)
    other = house(held={"agatha": "", "bastien": "crowbar"}, **wish)
    assert weights(holder)["move/space=01A.a"] > 100
    assert weights(other)["move/space=01A.a"] < weights(holder)["move/space=01A.a"]


def test_what_somebody_nearer_has_in_mind_draws_less() -> None:
    alone = house(at={"agatha": "01A.d", "bastien": "10A.b"})
    taken = house(at={"agatha": "01A.d", "bastien": "01A.b"})
    assert weights(taken)["move/space=01A.b"] < weights(alone)["move/space=01A.b"]


def test_a_position_is_worth_more_the_nearer_its_end() -> None:
    values = [
        house(**wish).state.expected_values()[0]
        for wish in (
            {},
            {"held": {"agatha": "crowbar"}},
            {"held": {"agatha": "crowbar"}, "vars": {"open": 1}},
        )
    ]
    assert values == sorted(set(values))
    hurt = house(held={"agatha": "crowbar"}, vars={"open": 1}, down={"agatha": (5, 6)})
    late = house(held={"agatha": "crowbar"}, vars={"open": 1}, round=19)
    assert hurt.state.expected_values()[0] < values[-1]
    assert late.state.expected_values()[0] < values[-1]


# ---- monsters and harm


def test_a_monster_in_the_way_is_fought_with_the_better_weapon() -> None:
    h = house(
        at={"agatha": "01A.a", "bastien": "01A.a"},
        held={"agatha": "", "bastien": "fire_axe boning_knife"},
        monsters=[("cultist", "01A.a")],
        turn="bastien",
        tokens="chest",
    )
    found = weights(h)
    axe = found["attack/card=fire_axe/monster=0/creature=cultist"]
    assert axe > found["attack/card=boning_knife/monster=0/creature=cultist"]
    assert axe > found["press/choice=Search"]


def test_nobody_walks_to_a_monster_for_a_trifle() -> None:
    safe = house(at={"agatha": "01A.b"}, tokens="chest")
    grim = house(at={"agatha": "01A.b"}, tokens="chest", monsters=[("deep_spawn", "01A.a")])
    assert weights(safe)["move/space=01A.a"] > 0 > weights(grim)["move/space=01A.a"]


def test_dressings_are_for_those_who_bleed() -> None:
    well = house(held={"agatha": "dressing"})
    hurt = house(held={"agatha": "dressing"}, down={"agatha": (5, 0)})
    assert weights(well)["perform/card=dressing"] < 0 < weights(hurt)["perform/card=dressing"]


def test_a_harmful_option_means_more_to_whoever_is_wounded() -> None:
    well = house(at={"agatha": "01A.a"}, tokens="shard")
    hurt = house(
        at={"agatha": "01A.a"},
        tokens="shard",
        down={"agatha": (4, 0)},
        conditions={"agatha": "wounded"},
    )
    assert weights(well)["press/choice=Take it"] > 0 > weights(hurt)["press/choice=Take it"]


# ---- Clues


TEST = """
desk: {kind: search, at: 01A.a, look: [A desk, Un bureau], opts: [{t: [Search, Fouiller], act: true,
  do: [{test: lore, diff: 2, use: search, pass: [{set: {open: 1}}]}]}]}
"""


@pytest.mark.parametrize(
    ("dice", "clues", "wanted"),
    [("sibbb", 1, "spend"), ("bibbb", 1, "enough"), ("ssibb", 1, "enough"), ("iibbb", 2, "spend")],
)
def test_a_clue_is_spent_when_it_turns_a_test(dice: str, clues: int, wanted: str) -> None:
    h = House(BACKEND, parts={"tokens": TEST}, tokens="desk", clues={"agatha": clues})
    h.do("press/choice=Search", dice=dice)
    assert best(h) == wanted


# ---- puzzles


def puzzled(sort: str, **wish: object) -> House:
    """Set up Agatha at work on a puzzle."""
    tokens = """
door: {kind: interact, at: 01A.a, look: [A door, Une porte],
  opts: [{t: [Open, Ouvrir], act: true, do: [{puzzle: z, pass: [{clue: 1}]}]}]}
"""
    puzzles = f'z: {{{sort}, name: ["Puzzle", "Énigme"]}}'
    h = House(BACKEND, parts={"tokens": tokens, "puzzles": puzzles}, tokens="door", **wish)
    return h.do("press/choice=Open", chance=[3, 1, 2, 4, 0, 1, 2])


def solve(h: House, most: int) -> int:
    """Take the best option until the puzzle is solved; return how many steps that took."""
    for _ in range(most):
        if h.asked[1] != "puzzle":
            break
        h.do(best(h))
    assert h.told("solved")
    return int(h.get("steps_made"))


def test_guesses_at_a_code_agree_with_all_marks() -> None:
    h = puzzled("type: code, skill: lore, length: 3, variance: 5", clues={"agatha": 9})
    secret = h.get("secret")[0][:3]
    tried: list[list[int]] = []
    for _ in range(60):
        if h.asked[1] != "puzzle":
            break
        h.do(best(h))
        flat = h.get("tried")[0]
        if len(flat) // 5 > len(tried):
            tried = [flat[k : k + 5] for k in range(0, len(flat), 5)]
            assert all(_marks(tried[-1], old) == old[3:] for old in tried[:-1])
    assert tried[-1][:3] == secret
    assert len(tried) <= 6


def _marks(guess: list[int], old: list[int]) -> list[int]:
    exact = sum(a == b for a, b in zip(guess[:3], old[:3], strict=True))
    both = sum(min(guess[:3].count(r), old[:3].count(r)) for r in range(5))
    return [exact, both - exact]


def test_pictures_come_together() -> None:
    h = puzzled("type: slide, skill: observation, grid: [3, 2]", clues={"agatha": 9})
    assert solve(h, 40) <= 11


ESCAPEMENT = (
    "[[2, 0, 2, h], [5, 3, 3, h], [0, 4, 3, v], [4, 1, 2, v], [0, 2, 2, v], [3, 0, 2, v], "
    "[0, 1, 2, v], [2, 2, 2, v], [0, 3, 3, v]]"
)


def test_locks_open_by_a_shortest_way() -> None:
    lock = f"type: lock, skill: observation, size: 6, pieces: {ESCAPEMENT}"
    h = puzzled(lock, clues={"agatha": 9})
    rows = [tuple(b) for b in h.made.tables["blocks"]]
    assert solve(h, 40) == shortest(rows, 6)


def test_a_lock_somebody_meddled_with_is_opened_all_the_same() -> None:
    lock = f"type: lock, skill: observation, size: 6, pieces: {ESCAPEMENT}"
    h = puzzled(lock, clues={"agatha": 20})
    slides = h.offered("slide")
    h.do(slides[-1])
    assert solve(h, 60) <= 12


def test_towers_are_moved_in_the_fewest_hops() -> None:
    h = puzzled("type: tower, skill: lore, discs: 3", clues={"agatha": 9})
    assert solve(h, 40) == 7


def test_no_search_dials_and_wipes_for_ever() -> None:
    """Which is free, and would put off the mythos: of a code that can still be right the next piece
    is tried, and nothing else.
    """
    h = puzzled("type: code, skill: lore, length: 3, variance: 5")
    dialled = 0
    while h.offered("dial"):
        tried = {name for name, w in weights(h).items() if w > NEVER_SEARCHED}
        (one,) = (name for name in tried if name.startswith("dial"))
        assert "wipe" not in tried
        h.do(one)
        dialled += 1
    assert dialled == 3
    h.do("wipe")
    search = Search(SeatKnowledge(h.state), 1)
    search.run(50, 0)
    names = {h.named(h.game.action_id(c)): n.visits for c, n in search.root.children.items()}
    assert [n for name, n in names.items() if name.startswith("dial") and n] == [
        max(names.values())
    ]


# ---- whole games


@pytest.mark.parametrize(("scenario", "seats"), list(product(SCENARIOS, (2, 4))))
def test_heuristic_bots_win_some_and_lose_some(scenario: str, seats: int) -> None:
    game = noctuary.load("mansions2", BACKEND)
    won = 0
    for seed in range(GAMES):
        position = game.new(seats=seats, seed=seed, options={"scenario": scenario})
        steps = position.playout(seed, "sense", 5000)
        assert steps < 5000
        won += max(position.result) > 0
    assert GAMES // 5 <= won <= 4 * GAMES // 5
