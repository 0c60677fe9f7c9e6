"""Setting up the town and the Lost Kid: LAKE-050 to LAKE-072."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.actions import Building, Card, Power
from noctuary.games.lakeview.components import (
    CARD_BUILDING,
    CARD_MONSTER,
    COMMON,
    ENCOUNTER_MONSTER,
    ITEM_MONSTER,
    MONSTERS,
)
from noctuary.kernel import BadOption, ChanceNode, Hidden, LoadedGame, Position, load
from tests.games.lakeview.town import Town
from tests.support import clause

SEEDS = range(1, 13)
REPEATED = 4
"""A seed with which two of the five cards of the setup show the same building."""
JENKINS = 9
"""A seed with which one of them shows Jenkins Bank."""


class Opening:
    """A game whose setup is under way; `lay` puts the last two of the five cards on piles."""

    def __init__(self, backend: str, *, seats: int = 3, seed: int = 1, **options: Any) -> None:
        self.game: LoadedGame = load(GAME, backend, checked=True)
        self.state: Position
        self.state, step = self.game.begin(
            seats=seats, seed=seed, options={"lost_kid": 0, **options}
        )
        self.log = [(t.name, t.fields) for t in step.events]

    def lay(self, *piles: int) -> Opening:
        """Lay a card of the Lost Kid on a pile."""
        for k in piles:
            step = self.state.step(f"lay/pile={k}")
            self.log += [(t.name, t.fields) for t in step.events]
        return self

    def get(self, name: str) -> Any:
        """Return a field of the true state."""
        return self.state.fields()[name]

    def told(self, name: str) -> list[Any]:
        """Return the fields of all events of a kind."""
        return [fields for kind, fields in self.log if kind == name]

    def sees(self, seat: int, name: str) -> Any:
        """Return a field as a seat sees it."""
        return self.state.observe(seat).fields[name]


# ---- the board


@clause("LAKE-050")
@pytest.mark.parametrize(("seats", "end"), [(2, 7), (3, 7), (4, 9), (5, 10)])
def test_the_length_of_the_track_goes_by_the_number_of_players(
    backend: str, seats: int, end: int
) -> None:
    for start, over in ((end - 2, False), (end - 1, True)):
        t = Town(backend, seats=seats, items={}, hand=[30, 24, 27, 21], calamity=start).play(30)
        assert t.state.over == over


@clause("LAKE-050")
@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_spaces_for_turn_order_go_by_the_number_of_players(
    backend: str, seats: int, turns: int
) -> None:
    """So many Kids act before the tokens go home."""
    t = Town(backend, seats=seats, items={}, hand=[24, 27, 21, 30])
    while not t.told("cycle_ended"):
        t.do(t.offered()[-1 if t.asked[1] not in ("card", "next") else 0])
    acted = [line.split()[1] for line in t.told("turn_began")]
    assert len(set(acted)) == turns


@clause("LAKE-051")
def test_calamity_starts_on_the_first_space(backend: str) -> None:
    for seed in SEEDS:
        assert Opening(backend, seed=seed).lay(0, 0).get("calamity") == 0


@clause("LAKE-052")
def test_symbols_lie_face_down_in_a_shuffled_pile_for_each_type(backend: str) -> None:
    o = Opening(backend).lay(0, 0)
    for seat in (-1, 0, 1, 2):
        assert o.sees(seat, "pile") == [Hidden(5, backs=(k,) * 5) for k in range(4)]
    t = Town(
        backend,
        turn="nancy",
        items={},
        at={"nancy": (4, 7), "dustin": (11, 2)},
        monster_in="c3",
        tokens={10: 1},
        next_cards="night_watchman",
    )
    t.do("spin/wheel=0", "stop", "meet")
    drawn = Counter[int]()
    for odds, state in t.state.outcomes("choose/option=1"):
        after = state.fields()
        [token] = after["turned"] + after["held"][0]
        assert odds == Fraction(1, 5)
        drawn[token] += 1
    assert drawn == dict.fromkeys(range(5, 10), 1)


@clause("LAKE-053")
def test_encounter_cards_are_a_shuffled_deck(backend: str) -> None:
    o = Opening(backend).lay(0, 0)
    assert o.sees(0, "encounter_deck") == o.sees(1, "encounter_deck") == Hidden(27)
    spots = {"nancy": (4, 7), "dustin": (11, 2)}
    t = Town(backend, turn="nancy", items={}, at=spots, monster_in="c3", tokens={10: 1})
    t.do("spin/wheel=0", "stop")
    odds = t.state.chance("meet", [])
    assert isinstance(odds, ChanceNode) and odds.n == 27
    drawn = set()
    for k in range(27):
        after = t.state.chance("meet", [k])
        assert isinstance(after, Position)
        drawn |= {*after.fields()["drawn"], *after.fields()["quests"][0]}
    assert drawn == set(range(27))


@clause("LAKE-054")
def test_tokens_wait_in_a_supply(backend: str) -> None:
    """After the five of the setup seven tokens are left to place, and not an eighth."""
    t = Town(backend, items={}, fresh=True)
    before = sum(t.get("tokens"))
    assert before == 5 and t.view(-1)["decks"]["tokens"] == 7
    placed = 0
    for card in range(1, 9):
        state = t.fork()
        state.grant(fresh=True, hand=[card, 24, 27, 30], tokens={1: before + card - 1})
        placed += len(state.play(card).told("token_placed"))
    assert placed == 7


@clause("LAKE-054")
def test_a_star_waits_in_the_supply_until_an_objective_marks_a_place(backend: str) -> None:
    t = Town(backend, items={}, fresh=True)

    def stars() -> list[str]:
        return [b["building"] for b in t.view(-1)["buildings"] if b.get("star")]

    assert stars() == ["b9"]
    t.grant(fresh=True, done=["d1", "d2"])
    assert stars() == ["b12", "b13", "b19"]


@clause("LAKE-055")
def test_each_of_the_feds_starts_on_a_space_of_its_own(backend: str) -> None:
    o = Opening(backend).lay(0, 0)
    assert o.get("feds") == [0, 0]
    t = Town(backend, items={}, fresh=True, hand=[24, 27, 21, 30])
    t.play(21)
    assert t.told("feds_moved") == ["feds_moved red x4y0", "feds_moved blue x12y8"]


@clause("LAKE-055")
def test_the_feds_come_back_to_where_they_started(backend: str) -> None:
    spots = {"nancy": (10, 6), "dustin": (7, 6)}
    t = Town(backend, items={}, hand=[21, 2, 3, 4], monster_in="b2", feds=[12, 12], at=spots)
    t.play(21)
    assert t.told("feds_moved") == ["feds_moved red x0y0", "feds_moved blue x12y12"]
    assert t.told("lap_done") == ["lap_done red", "lap_done blue"]


@clause("LAKE-056")
@pytest.mark.parametrize("monster", MONSTERS)
def test_cards_of_other_monsters_are_taken_out(backend: str, monster: str) -> None:
    f = Opening(backend, monster=monster).state.fields()
    wanted = {COMMON, MONSTERS.index(monster)}
    for box, belongs in (
        ("box", CARD_MONSTER),
        ("encounter_box", ENCOUNTER_MONSTER),
        ("item_box", ITEM_MONSTER),
    ):
        assert sorted(f[box]) == [c for c, m in enumerate(belongs) if m not in wanted]
        assert len(f[box]) == 6


# ---- the Lost Kid


@clause("LAKE-057")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_names_the_seat_of_the_lost_kid(backend: str, seat: int) -> None:
    o = Opening(backend, lost_kid=seat)
    assert o.get("lost") == seat and o.state.decision and o.state.decision.seat == seat
    assert o.get("player")[4] == seat and seat not in o.get("player")[:2]


@clause("LAKE-057")
def test_the_last_seat_is_the_lost_kid_where_none_is_named(backend: str) -> None:
    game = load(GAME, backend, checked=True)
    assert [game.new(seats=n).fields()["lost"] for n in (2, 3, 4, 5)] == [1, 2, 3, 4]
    drawn = {
        game.new(seats=3, seed=s, options={"lost_kid": "random"}).fields()["lost"] for s in SEEDS
    }
    assert drawn == {0, 1, 2}


@clause("LAKE-057")
@pytest.mark.parametrize("seat", [3, -1, True, "first"])
def test_a_seat_that_is_not_there_is_refused(backend: str, seat: Any) -> None:
    with pytest.raises(BadOption):
        Opening(backend, lost_kid=seat)


@clause("LAKE-058")
def test_the_lost_kid_has_the_new_hand_token(backend: str) -> None:
    o = Opening(backend, lost_kid=1).lay(0, 0)
    assert o.state.seat == 1 and "new_hand" in [x.id for x in o.state.options()]
    assert [o.state.observe(p).options for p in (0, 2)] == [(), ()]
    before = o.get("hand")
    o.state.step("new_hand")
    assert len(o.get("hand")) == 4 and o.get("hand") != before


@clause("LAKE-059", "LAKE-060")
def test_the_lost_kid_draws_a_power_and_nobody_sees_the_others(backend: str) -> None:
    drawn = set()
    for seed in SEEDS:
        o = Opening(backend, seed=seed)
        [power] = o.get("power")
        drawn.add(power)
        assert o.sees(0, "power") == [power]
        assert [o.sees(seat, "power") for seat in (-1, 1, 2)] == [Hidden(1)] * 3
        assert [o.sees(seat, "power_box") for seat in (-1, 0, 1, 2)] == [Hidden(3)] * 4
        assert sorted([power, *o.get("power_box")]) == [0, 1, 2, 3]
    assert drawn == {0, 1, 2, 3}


@clause("LAKE-059")
def test_the_power_drawn_is_the_one_the_lost_kid_has_once_found(backend: str) -> None:
    t = Town(backend, turn="nancy", items={}, hiding=10, at={"nancy": (4, 7)}, monster_in="c3")
    [power] = t.get("power")
    t.do("spin/wheel=0", "stop", "search", "move_to/square=x4y7")
    assert t.told("power_shown") == [f"power_shown {Power.names[power]}"]


@clause("LAKE-061")
def test_everybody_sees_the_shuffled_deck_and_nobody_its_cards(backend: str) -> None:
    o = Opening(backend).lay(0, 0)
    assert [o.sees(seat, "deck") for seat in (-1, 0, 1, 2)] == [Hidden(22)] * 4
    t = Town(backend, items={}, hand=[24, 27, 21, 30])
    odds = t.state.chance("play/card=c24/pile=0", [])
    assert isinstance(odds, ChanceNode) and odds.n == len(t.get("deck")) >= 22


@clause("LAKE-062", "LAKE-063")
def test_five_cards_put_tokens_on_the_buildings_at_their_feet(backend: str) -> None:
    for seed in SEEDS:
        o = Opening(backend, seed=seed).lay(0, 1)
        cards = [e["card"] for e in o.told("card_laid")]
        foot = Counter(CARD_BUILDING[c] for c in cards)
        assert len(cards) == sum(foot.values()) == 5
        assert o.get("tokens") == [foot[b] for b in range(20)]
        assert [e["building"] for e in o.told("token_placed")] == [CARD_BUILDING[c] for c in cards]
    assert max(Opening(backend, seed=REPEATED).lay(0, 0).get("tokens")) == 2


@clause("LAKE-064")
def test_example_the_card_of_jenkins_bank_puts_a_token_there(backend: str) -> None:
    o = Opening(backend, seed=JENKINS).lay(0, 0)
    bank = Building.parse("b1")
    assert sum(CARD_BUILDING[e["card"]] == bank for e in o.told("card_laid")) == 1
    assert o.get("tokens")[bank] == 1


@clause("LAKE-065")
def test_the_first_three_cards_start_three_piles_face_up(backend: str) -> None:
    o = Opening(backend)
    laid = [(e["card"], e["pile"]) for e in o.told("card_laid")]
    assert [pile for _, pile in laid] == [0, 1, 2]
    assert [row[0] for row in o.get("piles")] == [card for card, _ in laid]
    for seat in (-1, 1, 2):
        assert o.sees(seat, "piles") == o.get("piles")


@clause("LAKE-066")
@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("second", range(3))
def test_the_last_two_cards_go_on_any_piles(backend: str, first: int, second: int) -> None:
    o = Opening(backend)
    assert [x.id for x in o.state.options()] == ["lay/pile=0", "lay/pile=1", "lay/pile=2"]
    o.lay(first, second)
    four, five = ((e["card"], e["pile"]) for e in o.told("card_laid")[3:])
    assert (four[1], five[1]) == (first, second)
    sizes = Counter([0, 1, 2, first, second])
    assert [len(row) for row in o.get("piles")] == [sizes[k] for k in range(3)]
    assert o.get("piles")[second][-1] == five[0]
    assert o.get("piles")[first][1] == four[0]


@clause("LAKE-066")
@pytest.mark.parametrize("before", [(), (0,)])
def test_a_card_to_be_laid_is_seen_by_all_beside_the_piles(
    backend: str, before: tuple[int, ...]
) -> None:
    """Its token is on the board, but it lies on no pile until the Lost Kid has chosen one."""
    o = Opening(backend).lay(*before)
    (card,) = o.get("revealed")
    assert o.state.decision is not None and o.state.decision.args == {"card": card}
    assert [len(row) for row in o.get("piles")] == [1 + len(before), 1, 1]
    assert o.get("tokens")[CARD_BUILDING[card]] > 0
    for seat in (-1, 0, 1, 2):
        assert o.sees(seat, "revealed") == [card]
    o.lay(1)
    assert o.get("piles")[1] == [o.told("card_laid")[1]["card"], card]
    assert card not in o.get("revealed")


@clause("LAKE-067")
def test_nothing_else_of_the_five_cards_counts(backend: str) -> None:
    """Neither what is frightening on them nor the action in the middle."""
    met = set()
    for seed in SEEDS:
        o = Opening(backend, seed=seed).lay(0, 0)
        met |= {Card.names[e["card"]] for e in o.told("card_laid")}
        assert o.state.decision and o.state.decision.prompt in ("watch", "card")
        assert (o.get("feds"), o.get("calamity"), o.get("monster")) == ([0, 0], 0, 5)
        assert not o.told("attacked") and not o.told("feds_moved")
    assert {"c13", "c17", "c21", "c26", "c30"} <= met


@clause("LAKE-068", "LAKE-070")
def test_the_hiding_place_is_drawn_after_the_five_cards(backend: str) -> None:
    """Until then every card that is left is as likely, whatever the piles show."""
    o = Opening(backend).lay(0)
    assert o.get("hiding") == [] and not o.told("hid")
    odds = o.state.chance("lay/pile=1", [])
    assert isinstance(odds, ChanceNode) and odds.n == 32 - 5
    o.lay(1)
    kinds = [kind for kind, _ in o.log]
    assert kinds.index("hid") > max(k for k, kind in enumerate(kinds) if kind == "card_laid")
    [card] = o.get("hiding")
    assert card not in {e["card"] for e in o.told("card_laid")}
    assert o.told("hid") == [{"seat": 0, "card": card}]


@clause("LAKE-070")
@pytest.mark.parametrize(("card", "found"), [(10, True), (30, True), (9, False)])
def test_the_lost_kid_is_in_the_building_at_the_foot_of_the_card(
    backend: str, card: int, found: bool
) -> None:
    spots = {"nancy": (4, 7), "dustin": (11, 2)}
    t = Town(backend, turn="nancy", items={}, hiding=card, at=spots, monster_in="c3")
    t.do("spin/wheel=0", "stop", "search")
    assert bool(t.told("found")) == found


@clause("LAKE-069")
def test_only_the_piles_tell_the_kids_anything(backend: str) -> None:
    """Where the Lost Kid hides and what else is in hand does not change what a Kid sees."""

    def played(pile: int, hiding: int, *rest: int) -> Town:
        return Town(
            backend,
            items={},
            hand=[1, *rest],
            hiding=hiding,
            piles=[[4], [5], [6]],
            monster_in="b2",
        ).play(1, pile)

    one, other = played(0, 10, 11, 12, 13), played(0, 20, 21, 22, 23)
    assert one.get("hiding") != other.get("hiding") and one.hand() != other.hand()
    assert one.state.observe(1).fields == other.state.observe(1).fields
    elsewhere = played(1, 10, 11, 12, 13)
    assert [one.top(k) for k in range(3)] == [1, 5, 6]
    assert [elsewhere.top(k) for k in range(3)] == [4, 1, 6]
    assert one.state.observe(1).fields != elsewhere.state.observe(1).fields


@clause("LAKE-069")
def test_a_kid_looks_at_the_top_of_each_pile_only(backend: str) -> None:
    piles = [[4, 5], [6], [7, 8, 9]]
    t = Town(backend, items={}, hand=[24, 27, 21, 30], piles=piles, monster_in="b2")
    for seat in (-1, 1, 2):
        shown = t.view(seat)["piles"]
        assert [p["top"]["card"] for p in shown] == ["c5", "c6", "c9"]
        assert [p["top"]["clue"] for p in shown] == ["phone_booth", "neon_sign", "hydrant"]
        assert not {"c4", "c7", "c8"} & {str(v) for p in shown for v in p.values()}
    t.play(24, 2)
    assert [p["top"]["card"] for p in t.view(1)["piles"]] == ["c5", "c6", "c24"]


@clause("LAKE-071")
def test_only_the_lost_kid_sees_the_hiding_place_and_always(backend: str) -> None:
    t = Town(backend, items={}, hiding=9, hand=[24, 27, 21, 30])
    for choice in ("", "play/card=c24/pile=0", "next_kid/figure=nancy"):
        if choice:
            t.do(choice)
        assert t.state.observe(0).fields["hiding"] == [8]
        assert [t.state.observe(p).fields["hiding"] for p in (-1, 1, 2)] == [Hidden(1)] * 3
    o = Opening(backend).lay(0, 0)
    [hid] = [e for e in o.log if e[0] == "hid"]
    assert hid[1]["card"] is not None
    step = Opening(backend).lay(0).state.step("lay/pile=0")
    [told] = [e for e in step.events if e.name == "hid"]
    assert [told.redact(p).fields["card"] is None for p in (-1, 0, 1, 2)] == [
        True,
        False,
        True,
        True,
    ]


@clause("LAKE-070", "LAKE-072")
def test_the_hand_is_drawn_after_the_hiding_place(backend: str) -> None:
    kinds = [kind for kind, _ in Opening(backend).lay(0, 0).log]
    hid = kinds.index("hid")
    assert kinds[hid + 1 : hid + 6] == ["drew"] * 4 + ["got_bike"]
    assert kinds.count("drew") == 4


@clause("LAKE-072")
def test_the_lost_kid_begins_with_four_cards(backend: str) -> None:
    for monster in MONSTERS:
        o = Opening(backend, monster=monster).lay(0, 0)
        assert [len(o.get(z)) for z in ("hand", "hiding", "deck")] == [4, 1, 32 - 10]
