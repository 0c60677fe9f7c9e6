"""Bless, curse and frost tokens, sealed tokens, tarot cards."""

from collections import Counter

import pytest

from noctuary.games.arkham.campaign import table_options
from noctuary.games.arkham.components import Token
from noctuary.kernel import BadOption
from tests.games.arkham.campaign.tables import changed, new
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def in_bag(s: Scene, token: str) -> int:
    return Counter(s.value("bag"))[Token.names.index(token)]


@clause("AHB-389")
@pytest.mark.parametrize(("token", "value"), [("bless", 5), ("curse", 1)])
def test_a_bless_or_a_curse_brings_another_token_and_leaves_the_bag(
    backend: str, token: str, value: int
) -> None:
    s = Scene(backend)
    for seed in range(40):
        s = Scene(backend, tokens=[token, "zero"], seed=seed)
        told = s.do("investigate")
        if f"token_revealed 0 {token}" in told:
            break
    assert [t for t in told if t.startswith("token_revealed")] == [
        f"token_revealed 0 {token}",
        "token_revealed 0 zero",
    ]
    assert f"settled 0 {value} 2 {int(value >= 2)}" in told
    assert (in_bag(s, token), in_bag(s, "zero")) == (0, 1)


@card("07034")
@clause("AHB-389", "AHC-356")
def test_an_effect_adds_what_is_left_of_ten(backend: str) -> None:
    s = Scene(backend, cards="keep_faith keep_faith keep_faith", tokens="zero")
    s.hand("keep_faith keep_faith#1 keep_faith#2")
    s.arrange(resources={0: 9})
    for name in ("keep_faith", "keep_faith#1"):
        assert "token_added bless 4" in s.do(f"play {name}")
    assert "token_added bless 2" in s.do("play keep_faith#2")
    assert in_bag(s, "bless") == 10


@card("07028")
@clause("AHC-357")
def test_a_cost_of_curses_needs_them_all(backend: str) -> None:
    s = Scene(backend, cards="faustian_bargain", tokens=["zero", *["curse"] * 8])
    s.hand("faustian_bargain")
    assert "token_added curse 2" in s.do("play faustian_bargain")
    assert s.get("resources", "0") == 10
    s = Scene(backend, cards="faustian_bargain", tokens=["zero", *["curse"] * 9])
    s.hand("faustian_bargain")
    assert not s.can("play faustian_bargain")


@card("02073")
@clause("AHC-355")
@pytest.mark.parametrize(
    ("token", "clues"),
    [("minus_2", 2), ("zero", 2), ("minus_1", 0), ("bless", 0), ("curse", 0), ("elder_sign", 2)],
)
def test_outside_a_test_a_bless_has_no_number(backend: str, token: str, clues: int) -> None:
    s = Scene(backend, extra="clover_club_cardroom", tokens=token)
    s.location("clover_club_cardroom")
    s.stand("clover_club_cardroom")
    s.do("use clover_club_cardroom 0")
    assert s.get("clues", "0") == clues
    assert s.get("resources", "0") == (5 if token == "elder_sign" else 3)
    assert in_bag(s, token) == 1


@clause("AHB-395")
def test_the_second_frost_is_a_failure(backend: str) -> None:
    s = Scene(backend, tokens="frost frost")
    told = s.do("investigate")
    assert told.count("token_revealed 0 frost") == 2
    assert "settled 0 0 2 0" in told
    assert in_bag(s, "frost") == 2  # unlike a bless it stays


@clause("AHB-395")
def test_the_first_frost_takes_one_away(backend: str) -> None:
    for seed in range(40):
        s = Scene(backend, tokens="frost zero", seed=seed)
        told = s.do("investigate")
        if "token_revealed 0 frost" in told:
            break
    assert "settled 0 2 2 1" in told
    assert (in_bag(s, "frost"), in_bag(s, "zero")) == (1, 1)


@clause("AHB-395")
def test_there_are_eight_frosts_and_they_stay_in_the_campaign(backend: str) -> None:
    Scene(backend, bag={"zero": 1, "frost": 8}, begin=False)
    with pytest.raises(BadOption):
        Scene(backend, bag={"zero": 1, "frost": 9}, begin=False)
    for scenario in ("gathering", "midnight_masks"):
        frozen = changed(new("roland"), bag={"frost": 3}, next=scenario)
        assert table_options(frozen)["bag"]["frost"] == 3


# ---- sealing


@card("04030")
@clause("AHB-383")
def test_a_seal_takes_its_token_out_of_the_bag(backend: str) -> None:
    s = Scene(backend, cards="the_chthonian_stone", tokens="skull tablet zero")
    s.hand("the_chthonian_stone")
    s.do("play the_chthonian_stone")
    assert s.asked == (0, "seal")
    assert s.options == ["keep skull", "keep tablet"]
    assert "token_sealed the_chthonian_stone tablet" in s.do("keep tablet")
    assert (in_bag(s, "skull"), in_bag(s, "tablet")) == (1, 0)


@card("04030")
@clause("AHB-383")
def test_without_its_token_the_card_stays_in_hand(backend: str) -> None:
    s = Scene(backend, cards="the_chthonian_stone", tokens="zero elder_sign")
    s.hand("the_chthonian_stone")
    assert not s.can("play the_chthonian_stone")


@card("04030")
@clause("AHB-383")
def test_leaving_play_releases_the_token(backend: str) -> None:
    s = Scene(backend, cards="the_chthonian_stone", tokens="auto_fail")
    stone = s.asset("the_chthonian_stone")
    s.arrange(sealed=[Token.names.index("skull") * 256 + stone])
    s.do("investigate")
    assert s.where("the_chthonian_stone") == "hand 0"
    assert in_bag(s, "skull") == 1
    assert s.value("sealed") == []


# ---- tarot cards


@card("05023", "05039")
@clause("AHB-390")
def test_there_is_room_for_one_tarot_card(backend: str) -> None:
    s = Scene(backend, cards="ace_of_swords five_of_pentacles")
    s.hand("five_of_pentacles")
    s.asset("ace_of_swords")
    s.enemy("ghoul_minion", engaged=0)
    assert "settled 0 5 2 1" in s.do("fight ghoul_minion")
    s.set("exhausted", "ghoul_minion", 1)
    s.do("play five_of_pentacles")
    s.until("turn")
    assert s.where("ace_of_swords") == "discard 0"
    s.arrange(damage={0: 9}, actions={0: 3})
    s.do("draw")
    assert s.get("out", "0") == 0  # 10 health


@card("05023")
def test_a_tarot_card_may_begin_in_play(backend: str) -> None:
    s = Scene(backend, cards=["ace_of_swords"] * 2, filler=3)
    assert s.asked == (0, "opener")
    s.do("target ace_of_swords")
    s.do("done")
    assert s.where("ace_of_swords") == "play"
    assert s.get("resources", "0") == 5
