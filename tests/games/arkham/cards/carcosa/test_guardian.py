"""Guardian cards of The Path to Carcosa."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def drawn(backend: str, name: str, *, far: bool = False) -> Scene:
    """Arrange a scene: Roland draws a card; Daisy holds “Let me handle this!”."""
    s = Scene(backend, seats=2, cards="drawn_to_the_flame", cards1="let_me_handle_this", extra=name)
    s.first(0)
    s.house()
    if far:
        s.stand("attic", 1)
    s.hand("drawn_to_the_flame")
    s.hand("let_me_handle_this", 1)
    s.top(name, 4)
    s.do("play drawn_to_the_flame")
    return s


@card("03022")
@clause("AHC-339")
def test_a_peril_is_nobody_elses(backend: str) -> None:
    s = drawn(backend, "offer_of_power")
    assert s.asked[0] == 0


@card("03022")
def test_an_enemy_comes_to_whoever_handles_it_from_afar(backend: str) -> None:
    s = drawn(backend, "ghoul_minion", far=True)
    assert s.asked == (1, "reaction")
    s.do("play let_me_handle_this")
    s.until("turn")
    assert s.get("engaged", "ghoul_minion") == 1
    assert s.get("at", "ghoul_minion") == s.row("attic")
    assert s.where("let_me_handle_this") == "discard 1" and s.get("resources", "1") == 5


@card("03022")
def test_nobody_handles_their_own_cards(backend: str) -> None:
    s = Scene(backend, cards="drawn_to_the_flame let_me_handle_this")
    s.hand("drawn_to_the_flame let_me_handle_this")
    s.top("ancient_evils", 4)
    s.do("play drawn_to_the_flame")
    assert s.asked == (0, "turn")
