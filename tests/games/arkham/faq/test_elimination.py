"""Step 0 of an elimination, and the cards left behind."""

from tests.games.arkham.scene import Scene
from tests.support import clause


def roland_falls(backend: str) -> Scene:
    """Arrange a scene: two investigators; Roland, one damage from falling, has Cover Up and a
    knife, and is hit.
    """
    s = Scene(backend, seats=2, cards="cover_up knife")
    s.threat("cover_up", clues=2)
    s.asset("knife")
    s.hand("", 1)
    s.set("damage", "0", 8)
    s.enemy("swarm_of_rats", engaged=0)
    s.first(0)
    s.do("resource")
    return s


@clause("AHC-008")
def test_weaknesses_are_seen_to_before_anything_else_leaves(backend: str) -> None:
    s = roland_falls(backend)
    step_0 = [s.log.index("trauma 0 0 1"), s.log.index("removed cover_up")]
    assert max(step_0) < s.log.index("removed knife")


@clause("AHC-009")
def test_the_game_ends_for_the_weaknesses_of_the_fallen(backend: str) -> None:
    s = roland_falls(backend)
    assert (s.get("physical", "0"), s.get("mental", "0")) == (1, 1)


@clause("AHC-010")
def test_the_weaknesses_of_who_is_out_leave_the_game(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cover_up")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.threat("cover_up", clues=2)
    s.first(0)
    s.do("use parlor 0")
    assert s.where("cover_up") == "removed"
    s.until("turn")
    s.do("use parlor 0")
    assert s.asked[1] == "over"
    assert s.get("mental", "0") == 1  # once, not again at the end


@clause("AHC-223")
def test_encounter_cards_of_the_fallen_are_discarded(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.arrange(hand={0: [s.row("ancient_evils")]})  # as a Hidden card would be
    s.threat("frozen_in_fear")
    s.set("damage", "0", 8)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    assert s.where("ancient_evils") == "discard 4"
    assert s.where("frozen_in_fear") == "discard 4"


@clause("AHC-363")
def test_what_left_the_game_is_out_of_reach(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet abandoned_and_alone")
    s.asset("wendys_amulet")
    s.hand("")
    s.discards("emergency_cache")
    assert s.can("play emergency_cache")
    s.top("abandoned_and_alone")
    s.do("draw")
    assert s.where("emergency_cache") == "removed"
    assert not s.can("play emergency_cache")
