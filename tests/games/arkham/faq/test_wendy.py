"""The errata of Wendy Adams and her amulet."""

from fractions import Fraction

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-032")
def test_a_cancelled_token_was_never_revealed_and_is_in_the_bag_again(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="baseball_bat", tokens="skull")
    s.asset("baseball_bat")
    s.hand("emergency_cache")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use baseball_bat 0")
    s.bag("minus_1")
    (reroll,) = [o for o in s.state.options() if s.said(o) == "use wendy_adams 0"]
    bat = s.row("baseball_bat")
    ends = [(odds, bat in after.fields()["play"]) for odds, after in s.state.outcomes(reroll.code)]
    assert sorted(ends) == [(Fraction(1, 2), False), (Fraction(1, 2), True)]


@clause("AHC-033")
def test_an_event_played_goes_under_the_deck(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet lucky", tokens="minus_2")
    s.asset("wendys_amulet")
    s.hand("lucky")
    s.do("investigate")
    s.do("pass")  # she keeps the token
    s.do("play lucky")
    assert "settled 0 3 2 1" in s.log
    assert s.zone("bottom", 0) == ["lucky"]
    assert s.zone("discard", 0) == []


@clause("AHC-034")
def test_an_event_in_play_goes_under_the_deck_when_discarded(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet barricade")
    s.house()
    s.asset("wendys_amulet")
    s.attach("barricade", "hallway", 0)
    s.do("move_to attic")
    assert s.zone("bottom", 0) == ["barricade"]


@clause("AHC-034")
def test_an_event_discarded_from_hand_is_simply_discarded(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet lucky")
    s.asset("wendys_amulet")
    s.hand("lucky")
    s.do("investigate")
    s.do("use wendy_adams 0")
    assert s.zone("discard", 0) == ["lucky"]
    assert s.zone("bottom", 0) == []
