"""Rogue cards of The Dream-Eaters."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06199")
@clause("AHC-431")
def test_three_aces_win_and_leave_the_game_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="three_aces " * 3, tokens="auto_fail", taboo=taboo)
        s.hand("three_aces three_aces#1 three_aces#2")
        s.do("investigate")
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            s.do(f"commit {name}")
        s.until("turn")
        assert "token_revealed 0 auto_fail" not in s.log
        assert "settled 0 6 0 1" in s.log
        assert s.get("resources", "0") == 8
        assert len(s.zone("hand", 0)) == 3
        for name in ("three_aces", "three_aces#1", "three_aces#2"):
            assert s.where(name) == where


@card("06199")
def test_two_aces_are_only_icons(backend: str) -> None:
    s = Scene(backend, cards="three_aces " * 2, taboo=True)
    s.hand("three_aces three_aces#1")
    s.do("investigate")
    s.do("commit three_aces")
    s.do("commit three_aces#1")
    s.until("turn")
    assert "token_revealed 0 zero" in s.log
    assert s.where("three_aces") == "discard 0"


def crystal(backend: str, cards: str = "") -> Scene:
    """Arrange a scene: Skids with a Crystallizer of Dreams in hand."""
    s = Scene(
        backend, who="skids_otoole", cards=f"crystallizer_of_dreams {cards}", extra="goat_spawn"
    )
    s.hand("crystallizer_of_dreams")
    return s


GUARDIAN = "guardian_of_the_crystallizer"


@card("06024")
@clause("AHC-104")
def test_to_play_the_crystallizer_its_guardian_is_paid(backend: str) -> None:
    s = crystal(backend)
    assert s.zone("aside").count(GUARDIAN) + s.zone("aside").count(f"{GUARDIAN}#1") == 2
    s.enemy("goat_spawn", engaged=0)
    told = s.do("play crystallizer_of_dreams")
    assert told.index("shuffled 0") < told.index("attacked goat_spawn 0")  # a cost
    s.until("turn")
    assert s.where(GUARDIAN) == "deck 0"
    assert s.where(f"{GUARDIAN}#1") == "aside"
    s = crystal(backend)
    aside = [c for c in s.value("aside") if s.name(c).partition("#")[0] != GUARDIAN]
    gone = [c for c in s.value("aside") if c not in aside]
    s.arrange(aside=aside, removed=[*s.value("removed"), *gone])
    assert not s.can("play crystallizer_of_dreams")


@clause("AHC-104")
def test_put_into_play_by_an_effect_the_crystallizer_costs_nothing(backend: str) -> None:
    s = crystal(backend, "sleight_of_hand")
    s.hand("crystallizer_of_dreams sleight_of_hand")
    s.do("play sleight_of_hand")
    s.until("turn")
    assert s.where("crystallizer_of_dreams") == "play"
    assert s.where(GUARDIAN) == "aside"


@card("06024")
def test_an_event_played_lies_under_the_crystallizer_and_is_as_good_as_in_hand(
    backend: str,
) -> None:
    s = crystal(backend, "backstab")
    s.asset("crystallizer_of_dreams")
    s.hand("backstab")
    s.enemy("goat_spawn", engaged=0)
    s.do("play backstab")
    s.until("reaction")
    s.do("use crystallizer_of_dreams 1")
    assert s.where("backstab") == "beneath 4"
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    s.until("commit")
    assert s.can("commit backstab")
    s.do("commit backstab")
    s.until("turn")
    assert s.where("backstab") == "discard 0"


@card("06024")
def test_five_events_are_enough_and_they_leave_with_the_crystallizer(backend: str) -> None:
    s = crystal(backend, "elusive " * 6 + "holy_rosary")
    c = s.asset("crystallizer_of_dreams")
    held = [s.row(f"elusive#{n}") for n in range(5)]
    s.arrange(beneath={4: held}, pile={c: 4}, seen=dict.fromkeys(held, 1))
    s.house()
    s.hand("elusive#5 holy_rosary")
    s.enemy("goat_spawn", engaged=0)
    s.do("play elusive#5")
    s.until("turn")
    assert s.where("elusive#5") == "discard 0"
    s.do("play holy_rosary")  # in the same slot
    s.until("turn")
    assert s.where("crystallizer_of_dreams") == "discard 0"
    assert s.zone("beneath", 4) == []
    assert s.where("elusive#2") == "discard 0"


@card("06025")
def test_the_guardian_comes_exhausted_and_goes_with_the_crystallizer(backend: str) -> None:
    s = crystal(backend, "holy_rosary")
    s.do("play crystallizer_of_dreams")
    s.drawn(GUARDIAN)
    s.until("turn")
    assert s.get("exhausted", GUARDIAN) == 1
    assert s.get("engaged", GUARDIAN) == 0
    s.hand("holy_rosary")
    s.do("play holy_rosary")
    s.until("turn")
    assert s.where("crystallizer_of_dreams") == "discard 0"
    assert s.where(GUARDIAN) == "aside"


@card("06025")
def test_the_guardian_hunts_nobody_else(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="crystallizer_of_dreams")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.asset("crystallizer_of_dreams", 1)
    s.enemy(GUARDIAN, at="hallway")
    s.do("resource")
    assert s.get("engaged", GUARDIAN) == -1
    s.top("ancient_evils ancient_evils#1", 4)
    s.do("end_turn")
    s.until("turn", "name 1")
    s.do("end_turn")
    s.until("turn", "name 1")
    assert s.get("engaged", GUARDIAN) == 1
    assert s.get("at", GUARDIAN) == s.row("attic")


@card("06025")
def test_without_a_crystallizer_the_guardian_is_set_aside(backend: str) -> None:
    s = crystal(backend)
    s.top("emergency_cache")
    s.arrange(deck={0: [*s.value("deck")[0], s.row(GUARDIAN)]})
    s.drawn(GUARDIAN)
    s.until("turn")
    assert s.where(GUARDIAN) == "aside"
