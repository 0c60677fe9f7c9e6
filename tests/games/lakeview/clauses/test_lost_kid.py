"""The turn of the Lost Kid: LAKE-084 to LAKE-098."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.lakeview.actions import Building
from noctuary.games.lakeview.components import (
    CARD_BUILDING,
    CARD_ENEMY,
    CARD_MOVE,
    CENTRE,
    CLUE,
    SCARY,
    Deed,
)
from noctuary.games.lakeview.town import LANDMARK_NAMES
from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

FAR_OFF: dict[str, Spot | None] = {"nancy": (10, 6), "dustin": (7, 6)}
"""Where neither the Monster in a1 nor the Feds on their first crossings find anybody."""


def playing(backend: str, *hand: int, **wish: Any) -> Town:
    """Return a town: the Lost Kid is about to play a card."""
    wish = {"items": {}, "monster_in": "a1", "at": FAR_OFF, **wish}
    return Town(backend, hand=hand, **wish)


# ---- turns


@clause("LAKE-084")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lost_kid_has_the_first_turn(backend: str, seats: int) -> None:
    t = Town(backend, seats=seats, fresh=True, options={"lost_kid": seats - 1})
    assert t.asked == (seats - 1, "card")
    assert (t.get("round"), t.kid, t.get("acted")) == (1, "lost", [0, 0, 0, 0])


@clause("LAKE-085")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_turns_of_kids_follow_each_turn_of_the_lost_kid(backend: str, seats: int) -> None:
    t = Town(backend, seats=seats, items={}, monster_in="a1", hand=[24, 27, 21, 22])
    turns = ["L"]
    while len(turns) < 10:
        if t.asked[1] == "card":
            t.grant(hand=[24, 27, 21, 22]).play(24)
        else:
            first = t.asked[1] in ("next", "again")
            t.do(t.offered()[0 if first else -1])
        kinds = {"round_began": "L", "turn_began": "K"}
        turns = ["L"] + [kinds[w] for line in t.log if (w := line.split()[0]) in kinds]
    assert "".join(turns) == "LKKLKKLKKL"


@clause("LAKE-086")
def test_any_card_of_the_hand_goes_on_any_pile(backend: str) -> None:
    t = playing(backend, 24, 27, 21, 22, piles=[[4], [5], [6]])
    plays = {f"play/card=c{c}/pile={k}" for c in (24, 27, 21, 22) for k in range(3)}
    assert set(t.offered("play")) == plays
    for card, pile in ((24, 0), (27, 1), (21, 2)):
        x = t.fork().play(card, pile)
        assert x.top(pile) == card and card not in x.hand()
        assert x.told("card_played") == [f"card_played 0 c{card} {pile}"]


@clause("LAKE-087")
@pytest.mark.parametrize("pile", range(3))
def test_a_card_covers_the_top_of_one_pile(backend: str, pile: int) -> None:
    t = playing(backend, 24, 27, 21, 22, piles=[[4], [5], [6]])
    t.play(24, pile)
    seen = t.state.observe(1).fields["piles"]
    clues = [CLUE[row[-1]] for row in seen]
    before = [CLUE[3], CLUE[4], CLUE[5]]
    assert clues[pile] == CLUE[23] != before[pile]
    assert [c for k, c in enumerate(clues) if k != pile] == [
        c for k, c in enumerate(before) if k != pile
    ]


@clause("LAKE-088")
def test_the_four_steps_come_in_order(backend: str) -> None:
    t = playing(backend, 10, 27, 21, 22)
    t.play(10)
    assert [line.partition(" ")[0] for line in t.log if not line.startswith("turn_began")] == [
        "card_played",
        "monster_moved",
        "attacked",
        "feds_moved",
        "token_placed",
        "feds_moved",
        "feds_moved",
        "drew",
    ]
    assert t.asked[1] == "next"


@clause("LAKE-089")
@pytest.mark.parametrize(
    ("card", "monster", "feds", "clue", "left", "diagonal", "building"),
    [
        (8, "b1", [1, 1], "radio_mast", 4, 0, 8),
        (9, "a2", [2, 1], "hydrant", 5, 1, 9),
        (27, "b2", [1, 2], "bus_stop", 2, 0, 7),
    ],
)
def test_what_the_parts_of_a_card_are_for(
    backend: str,
    card: int,
    monster: str,
    feds: list[int],
    clue: str,
    left: int,
    diagonal: int,
    building: int,
) -> None:
    """Scary actions, a clue, the movement of a Lost Kid who has been found, a building."""
    t = playing(backend, card, 24, 21, 22, monster_in="b2", found=(10, 10), tokens={})
    t.play(card)
    assert (t.monster, t.get("feds")) == (monster, feds)
    assert LANDMARK_NAMES[CLUE[t.top(0) - 1]] == clue
    assert t.get("tokens") == [int(b + 1 == building) for b in range(20)]
    assert (t.asked[1], t.get("left"), t.get("diagonal")) == ("travel", left, diagonal)


@clause("LAKE-089")
def test_every_card_has_all_its_parts(backend: str) -> None:
    """An enemy, something frightening, a clue or an action, a movement, a building."""
    t = Town(backend)
    everywhere = [c for z in ("box", "deck", "hand", "hiding") for c in t.get(z)]
    for c in everywhere + [c for row in t.get("piles") for c in row]:
        frightening = [do for do in SCARY[c][::2] if do]
        assert frightening
        monster = any(do <= Deed.ATTACK for do in frightening)
        feds = any(do in (Deed.RED, Deed.BLUE) for do in frightening)
        label = {(True, True): "both", (True, False): "monster", (False, True): "feds"}
        assert CARD_ENEMY[c] == label.get((monster, feds), "night")
        assert (CLUE[c] >= 0) != (CENTRE[c][0] > 0)
        assert 2 <= CARD_MOVE[c] <= 5
        assert 0 <= CARD_BUILDING[c] < 20


# ---- the first step: frightening actions


@clause("LAKE-090")
def test_an_attack_is_over_before_the_feds_drive(backend: str) -> None:
    t = playing(backend, 10, 27, 21, 22, at={"nancy": (6, 2), "dustin": (10, 6)})
    t.play(10).do("turn_down/wheel=0")
    told = [line for line in t.log if line.split()[0] in ("monster_moved", "kid_hit", "fled")]
    assert told[:2] == ["monster_moved a2", "kid_hit nancy"] and len(told) == 3
    assert t.log.index(told[2]) < t.log.index("feds_moved blue x12y8")


@clause("LAKE-090")
def test_the_second_action_takes_the_town_as_the_first_leaves_it(backend: str) -> None:
    """The first hunt drives Nancy into a treehouse, so that the second goes for Dustin."""
    t = playing(backend, 31, 27, 21, 22, at={"nancy": (6, 2), "dustin": (9, 10)})
    t.play(31).do("turn_down/wheel=0")
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert t.told("attacked") == ["attacked a2"]
    t.do("to_district/district=b3")
    assert t.told("attacked") == ["attacked a2", "attacked b3"]


# ---- the second step: an encounter token


@clause("LAKE-091")
def test_the_building_of_the_card_gets_a_token(backend: str) -> None:
    t = playing(backend, 25, 27, 21, 22, tokens={1: 2})
    t.play(25)
    assert t.told("token_placed") == ["token_placed b5"]
    assert t.get("tokens") == [2, 0, 0, 0, 1, *[0] * 15]


@clause("LAKE-092")
@pytest.mark.parametrize("door", [(4, 5), (5, 5)])
def test_tokens_count_on_both_squares_of_a_building(backend: str, door: Spot) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={},
        at={"nancy": door, "dustin": (2, 2)},
        monster_in="c3",
        tokens={9: 1},
        next_cards="yard_sale",
    )
    t.do("spin/wheel=0", "stop", "meet", "choose/option=1", "at_building/building=b1")
    assert t.get("tokens")[Building.parse("b9")] == 0
    assert t.told("card_drawn") == ["card_drawn nancy yard_sale"]


@clause("LAKE-093")
def test_a_building_may_hold_several_tokens(backend: str) -> None:
    t = playing(backend, 25, 27, 21, 22, tokens={5: 1})
    t.play(25)
    assert t.get("tokens")[Building.parse("b5")] == 2


@clause("LAKE-094")
@pytest.mark.parametrize("card", [6, 26])
def test_example_the_card_of_the_abandoned_house_adds_a_token_there(
    backend: str, card: int
) -> None:
    t = playing(backend, card, 27, 21, 22, tokens={6: 1})
    t.play(card).idle("next")
    assert t.get("tokens")[Building.parse("b6")] == 2
    assert t.told("token_placed") == ["token_placed b6"]


# ---- the third step: the Feds


@clause("LAKE-095")
def test_both_of_the_feds_drive_on_even_after_a_card_moved_them(backend: str) -> None:
    t = playing(backend, 28, 27, 21, 22)
    t.play(28)
    assert t.told("feds_moved") == [
        "feds_moved blue x12y4",
        "feds_moved red x4y0",
        "feds_moved blue x9y4",
    ]
    assert t.get("feds") == [1, 3]


@clause("LAKE-095")
def test_both_of_the_feds_drive_on_after_a_card_without_them(backend: str) -> None:
    t = playing(backend, 21, 27, 22, 24, monster_in="b2")
    t.play(21)
    assert t.told("feds_moved") == ["feds_moved red x4y0", "feds_moved blue x12y8"]


@clause("LAKE-096")
@pytest.mark.parametrize(("spot", "caught"), [((7, 1), True), ((7, 2), False)])
def test_the_feds_surprise_a_kid_beside_the_street_in_the_third_step(
    backend: str, spot: Spot, caught: bool
) -> None:
    """On a card that does not concern the Feds, after its token and before the draw."""
    spots = {"nancy": spot, "dustin": (2, 10)}
    t = playing(backend, 4, 27, 21, 22, at=spots, monster_in="c3", feds=[1, 0])
    t.play(4)
    assert t.told("surprised") == (["surprised nancy red"] if caught else [])
    assert t.get("calamity") == int(caught)
    assert (t.where("nancy") == spot) != caught
    if caught:
        kinds = [line.split()[0] for line in t.log]
        order = [
            kinds.index(k) for k in ("token_placed", "surprised", "fled", "feds_moved", "drew")
        ]
        assert order == sorted(order)


# ---- the fourth step: a card


@clause("LAKE-097")
def test_the_lost_kid_draws_one_card(backend: str) -> None:
    t = playing(backend, 24, 27, 21, 22)
    before = len(t.get("deck"))
    t.play(24)
    assert len(t.hand()) == 4 and {27, 21, 22} < set(t.hand())
    assert len(t.get("deck")) == before - 1
    assert len(t.told("drew")) == 1


@clause("LAKE-097")
def test_a_hand_renewed_in_this_turn_draws_a_card_as_well(backend: str) -> None:
    t = playing(backend, 29, 27, 21, 22)
    t.play(29).do("new_hand")
    assert len(t.hand()) == 5 and len(t.told("drew")) == 5
    assert t.log.index(t.told("feds_moved")[-1]) < len(t.log) - 1
    assert t.log[-1].startswith("drew")


@clause("LAKE-097")
def test_an_empty_deck_is_made_of_all_discards_but_the_tops(backend: str) -> None:
    piles = [[4, 5, 6], [7], [8, 9]]
    t = playing(backend, 24, 27, 21, 22, piles=piles, hiding=10, deck=[])
    t.play(24, 1)
    assert t.told("reshuffled") == ["reshuffled 4"]
    assert [t.top(k) for k in range(3)] == [6, 24, 9]
    assert [len(row) for row in t.get("piles")] == [1, 1, 1]
    assert len(t.hand()) == 4 and len(t.get("deck")) == 3
    assert {c + 1 for c in t.get("deck")} | set(t.hand()) == {4, 5, 7, 8, 27, 21, 22}


# ---- an action in the middle


@clause("LAKE-097")
def test_cards_discarded_unseen_come_back_with_the_new_deck(backend: str) -> None:
    t = plain(
        backend,
        hand=[24],
        piles=[[1], [2, 3], [4]],
        deck=[],
        buried=[9, 10, 11],
        at={"nancy": (2, 2), "dustin": (10, 10)},
    )
    t.play(24)
    # The pile of card 24 gives up card 1, the second pile card 2; the three lay under the first.
    assert t.told("reshuffled") == ["reshuffled 5"]
    assert t.get("buried") == [] and len(t.get("deck")) == 4 and len(t.hand()) == 1
    assert [t.top(k) for k in range(3)] == [24, 3, 4]


@clause("LAKE-098")
def test_an_action_symbol_is_followed_in_the_second_step(backend: str) -> None:
    t = playing(backend, 30, 27, 21, 22)
    t.play(30)
    assert t.asked == (0, "push")
    assert t.told("calamity_advanced") and not t.told("feds_moved")
    t.do("whom/figure=nancy", "move_to/square=x9y6")
    assert t.where("nancy") == (9, 6)
    assert t.told("token_placed") == ["token_placed b10"]
    assert len(t.told("feds_moved")) == 2


@clause("LAKE-098", "LAKE-091")
@pytest.mark.parametrize("taken", [True, False])
def test_the_last_token_goes_where_the_lost_kid_likes(backend: str, taken: bool) -> None:
    """A token of the action or that of the card, when one is left."""
    t = playing(backend, 26, 27, 21, 22, tokens={1: 11}, monster_in="b2")
    t.play(26).do("at_building/building=b3" if taken else "pass")
    own = CARD_BUILDING[25]
    assert (t.get("tokens")[2], t.get("tokens")[own]) == ((1, 0) if taken else (0, 1))


@clause("LAKE-098")
@pytest.mark.parametrize("card", [13, 14, 23, 26, 29, 30, 31, 32])
def test_an_action_symbol_may_be_left(backend: str, card: int) -> None:
    """Of moving a Kid, a token more and a new hand nothing is done."""
    t = playing(backend, card, 27, 21, 22, monster_in="b2", at={"nancy": (2, 2), "dustin": (2, 2)})
    assert CLUE[card - 1] < 0
    t.play(card)
    calamity = t.get("calamity")
    assert t.asked[0] == 0 and "pass" in t.offered()
    t.do("pass")
    assert t.where("nancy") == t.where("dustin") == (2, 2)
    assert len(t.told("token_placed")) == 1 and t.get("calamity") == calamity
    assert {27, 21, 22} < set(t.hand())


@clause("LAKE-098")
def test_a_card_with_a_clue_has_no_action(backend: str) -> None:
    t = playing(backend, 24, 27, 21, 22)
    t.play(24)
    assert CLUE[23] >= 0 and t.asked[1] == "next"
