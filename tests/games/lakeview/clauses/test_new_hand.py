"""What is behind the screen, the New Hand token, and the icon of a new hand."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview.components import CARD_BUILDING, CLUE
from noctuary.games.lakeview.town import APART, DISTRICT_NAMES, HOME, LANDMARK_NAMES
from noctuary.kernel import IllegalChoice
from tests.games.lakeview.town import Spot, plain
from tests.support import clause


@clause("LAKE-137")
def test_the_others_see_only_how_many_cards_there_are(backend: str) -> None:
    t = plain(backend, hand=[1, 2, 3, 4], hiding=16, power="blink")
    for seat in (1, 2):
        for name, n in (("hand", 4), ("hiding", 1), ("power", 1)):
            hidden = t.sees(seat, name)
            assert hidden.count == n and not hidden.known
    assert sorted(t.sees(0, "hand")) == [0, 1, 2, 3]
    assert t.sees(0, "hiding") == [15] and t.sees(0, "power") == [3]


@clause("LAKE-138")
def test_example_hidden_at_the_turners(backend: str) -> None:
    t = plain(backend, hand=[11, 12, 21, 22], hiding=16, stun=1)
    t.play(11, 0).idle("card")
    t.play(12, 1)
    shown = [t.sees(1, "piles")[k][-1] for k in (0, 1)]
    assert [LANDMARK_NAMES[CLUE[c]] for c in shown] == ["dog_house", "park_sign"]
    home = HOME[CARD_BUILDING[t.sees(0, "hiding")[0]]]
    for district in ("c1", "c2"):  # the Suburbs, the Dempsey park
        assert APART[home][DISTRICT_NAMES.index(district)] <= 1


@clause("LAKE-142", "LAKE-143")
def test_a_new_hand_costs_calamity(backend: str) -> None:
    t = plain(backend, hand=[1, 2, 3, 4], new_hand=1)
    deck = len(t.get("deck"))
    t.do("new_hand")
    assert t.get("calamity") == 1
    assert len(t.get("hand")) == 4 and len(t.get("deck")) == deck
    assert t.asked == (0, "card")


@clause("LAKE-143")
def test_the_old_hand_is_part_of_the_deck(backend: str) -> None:
    t = plain(backend, hand=[1, 2, 3, 4], deck=[], new_hand=1)
    t.do("new_hand")
    assert t.hand() == [1, 2, 3, 4]


@clause("LAKE-142", "LAKE-144")
def test_a_new_hand_comes_once_in_a_game(backend: str) -> None:
    t = plain(backend, new_hand=1)
    t.do("new_hand")
    with pytest.raises(IllegalChoice):
        t.state.step("new_hand")
    t.do(t.offered("play")[0]).idle("card")
    assert t.offered("new_hand") == []


RESTING: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (2, 10)}


@clause("LAKE-142", "LAKE-097")
def test_a_new_hand_before_the_last_step_and_then_its_card(backend: str) -> None:
    """The token comes at any time: after the Feds, too, when a card is still to be drawn."""
    t = plain(backend, hand=[24, 1, 2, 3], monster_in="b2", at=RESTING, new_hand=1)
    t.play(24)
    assert t.asked == (0, "draw") and t.offered() == ["draw", "new_hand"]
    assert t.log[-1] == "feds_moved blue x12y8" and t.told("drew") == []
    t.do("new_hand")
    assert len(t.hand()) == 5 and len(t.told("drew")) == 5
    assert (t.get("calamity"), t.get("new_hand")) == (1, 0)
    t.idle("card").play(t.hand()[0]).idle("next")
    assert len(t.hand()) == 5  # one is played, one is drawn


@clause("LAKE-142", "LAKE-097")
def test_the_token_may_be_kept_at_the_last_step(backend: str) -> None:
    t = plain(backend, hand=[24, 1, 2, 3], monster_in="b2", at=RESTING, new_hand=1)
    t.play(24).do("draw")
    assert {1, 2, 3} < set(t.hand()) and len(t.hand()) == 4
    assert (t.get("calamity"), t.get("new_hand")) == (0, 1)


@clause("LAKE-220", "LAKE-097")
def test_the_icon_discards_what_is_left_of_the_hand(backend: str) -> None:
    t = plain(backend, hand=[29, 1, 2, 3], monster_in="b2", at=RESTING, new_hand=1)
    t.play(29)
    assert t.asked == (0, "afresh") and len(t.get("hand")) == 3
    t.do("new_hand")
    assert t.get("calamity") == 1
    assert sorted(t.get("buried")) == [0, 1, 2]
    assert len(t.get("hand")) == 4
    assert not {1, 2, 3} & set(t.hand())
    assert t.get("new_hand") == 1  # the token is another matter
    assert t.sees(1, "buried").count == 3
    t.do("draw")
    assert len(t.get("hand")) == 5


@clause("LAKE-220")
def test_calamity_advances_after_the_four_cards_of_the_icon(backend: str) -> None:
    t = plain(backend, hand=[29, 1, 2, 3], monster_in="b2", at=RESTING)
    t.play(29).do("new_hand")
    told = [line.split()[0] for line in t.log]
    first = told.index("hand_renewed")
    assert told[first + 1 : first + 6] == ["drew"] * 4 + ["calamity_advanced"]


@clause("LAKE-143")
def test_calamity_advances_before_the_cards_of_the_token(backend: str) -> None:
    t = plain(backend, new_hand=1).do("new_hand")
    told = [line.split()[0] for line in t.log]
    assert told == ["hand_renewed", "calamity_advanced", *["drew"] * 4]


@clause("LAKE-220")
def test_the_icon_may_be_declined(backend: str) -> None:
    t = plain(backend, hand=[29, 1, 2, 3], monster_in="b2", at=RESTING)
    t.play(29).do("pass")
    assert t.get("calamity") == 0
    assert {1, 2, 3} <= set(t.hand()) and len(t.hand()) == 4
