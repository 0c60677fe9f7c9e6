"""Encounter cards of The Forgotten Age."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def woods(backend: str, **more: object) -> Scene:
    """Arrange a scene: Lead the Hallway to the Sacred Woods too."""
    s = Scene(backend, extra="sacred_woods", **more)  # type: ignore[arg-type]
    s.house()
    s.location("sacred_woods", clues=1)
    s.lasting(Question.connected, "hallway")
    return s


@card("04185")
def test_in_the_sacred_woods_cards_are_dear_and_assets_clear_the_view(backend: str) -> None:
    s = woods(backend, cards="knife flashlight")
    s.hand("knife")
    s.stand("sacred_woods")
    s.do("play knife")
    assert s.get("resources", "0") == 2  # 1 and 2 more
    s.do("investigate")
    s.until("turn")
    assert "tested 0 intellect 5 investigate" in s.log  # shroud 6, one asset


@card("04185", "06004")
@clause("AHC-270")
def test_luke_pays_what_a_card_costs_where_he_dreams_of_being(backend: str) -> None:
    s = woods(backend, who="luke_robinson", cards="preposterous_sketches")
    s.hand("preposterous_sketches")
    s.do("use luke_robinson 0")
    s.do("target sacred_woods")
    s.do("play preposterous_sketches")
    s.until("turn")
    assert s.get("resources", "0") == 1  # 2 and 2 more
    assert s.get("at", "0") == s.row("hallway")
    s = woods(backend, who="luke_robinson", cards="preposterous_sketches")
    s.hand("preposterous_sketches")
    s.set("resources", "0", 3)
    s.do("use luke_robinson 0")
    s.do("target sacred_woods")
    assert not s.can("play preposterous_sketches")


def threshold(backend: str, tokens: str) -> Scene:
    """Arrange an expedition of seat 1 from the Hallway, with the Sacred Woods to find."""
    cards = "expedition_into_the_wild crossing_the_threshold sacred_woods river_canyon"
    s = Scene(backend, seats=2, cards="internal_injury", extra=cards, tokens=tokens)
    s.first(1)
    s.house()
    s.lasting(Question.connected, "hallway")
    for field, name in (("agenda", "expedition_into_the_wild"), ("act", "crossing_the_threshold")):
        gone, c = s.value(field), s.row(name)
        play = [x for x in s.value("play") if x not in (gone, c)] + [c]
        removed = [x for x in s.value("removed") if x != c] + [gone]
        s.arrange(play=play, removed=removed, **{field: c})
    s.top("sacred_woods", 5)
    return s


@card("04165", "04185")
@clause("AHC-089")
def test_who_fails_in_the_past_takes_a_madness_or_an_injury_along(backend: str) -> None:
    for kept in ("internal_injury", "paranoia"):
        s = threshold(backend, "minus_4")
        c = s.row(kept)
        others = [x for x in s.value("collection") if s.name(x) in ("haunted", "mob_enforcer")]
        gone = [x for x in s.value("collection") if x != c and x not in others]
        s.arrange(collection=[*others, c], removed=[*s.value("removed"), *gone])
        n = len(s.zone("deck", 1))
        s.do("use expedition_into_the_wild 0")
        s.until("turn")
        assert f"weakness_added 1 {kept}" in s.log  # never Haunted or the Mob Enforcer
        assert s.where(kept) == "deck 1"
        assert len(s.zone("deck", 1)) == n + 1
        assert s.where("crossing_the_threshold") == "removed"


@card("04165")
def test_who_succeeds_takes_nothing_along_and_other_places_do_not_count(backend: str) -> None:
    s = threshold(backend, "zero")
    s.top("river_canyon", 5)
    s.do("use expedition_into_the_wild 0")
    assert s.value("act") == s.row("crossing_the_threshold")
    s.stand("hallway", 1)
    s.top("sacred_woods", 5)
    s.lasting(Question.willpower, "1", 2)
    s.do("use expedition_into_the_wild 0")
    s.until("turn")
    assert not any(line.startswith("weakness_added") for line in s.log)
    assert s.value("act") != s.row("crossing_the_threshold")


@card("04081")
def test_nobody_is_lost_who_passes_the_test(backend: str) -> None:
    s = Scene(backend, extra="lost_in_the_wilds", tokens="zero")
    s.top("lost_in_the_wilds", 4)
    s.do("end_turn")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log
    assert s.where("lost_in_the_wilds") == "discard 4"
    assert s.get("horror", "0") == 0


@card("04081")
def test_whoever_is_lost_is_lost_to_the_end_of_their_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, extra="lost_in_the_wilds")
    s.first(0)
    s.house()
    s.threat("lost_in_the_wilds", 1)
    assert s.can("move_to attic")  # not this one
    s.do("end_turn")
    assert s.where("lost_in_the_wilds") == "play"
    assert not s.can("move_to attic")
    s.do("end_turn")
    assert s.where("lost_in_the_wilds") == "discard 4"


@card("04070")
def test_the_canyon_heals_whoever_is_there_once_for_each(backend: str) -> None:
    s = Scene(backend, seats=2, extra="river_canyon")
    s.first(0)
    s.location("river_canyon")
    s.stand("river_canyon", 0)
    s.arrange(damage={0: 2, 1: 2})
    s.enemy("ghoul_minion", engaged=0)
    s.do("use river_canyon 0")  # Daisy is elsewhere
    s.until("turn")
    assert s.get("damage", "0") == 2  # the Ghoul struck first
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("damage", "1") == 2
    assert not s.can("use river_canyon 0")
