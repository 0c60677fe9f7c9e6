"""The Gathering in its second act, and short ways through it."""

from tests.games.arkham.scene import Scene

FLAME = "drawn_to_the_flame"
"""An event that draws an encounter card in the middle of a turn."""


def draw_now(s: Scene, card: str, seat: int = 0) -> None:
    """Draw this encounter card with Drawn to the Flame, at the seat whose turn it is."""
    s.top(card, 4)
    s.hand(FLAME, seat)
    s.do(f"play {FLAME}")


def in_the_house(backend: str, *places: str, **more: str) -> Scene:
    """Arrange the Gathering in its second act, each seat at a place (one place: all there)."""
    s = Scene(backend, seats=max(1, len(places)), **more)
    s.house()
    for p, place in enumerate(places):
        s.stand(place, p)
    if len(places) > 1:
        s.first(0)
    return s


def end_all_turns(s: Scene) -> list[str]:
    """End the turn of everybody; return the events until then or until somebody is asked."""
    told: list[str] = []
    while s.asked[1] in ("turn", "next_turn") and s.value("round") == 1:
        told += s.do("end_turn" if s.asked[1] == "turn" else s.options[0])
    return told
