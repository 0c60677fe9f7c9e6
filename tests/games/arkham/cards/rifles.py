"""A rifleman, for the cards of several campaigns."""

from tests.games.arkham.scene import Scene


def rifle(backend: str, foe: str, taboo: bool = False) -> Scene:
    """Arrange a scene: Roland in the Hallway with a Springfield, an enemy in the Attic."""
    s = Scene(backend, cards="springfield_m1903 telescopic_sight", extra=foe, taboo=taboo)
    s.house()
    s.asset("springfield_m1903")
    s.enemy(foe, at="attic")
    return s
