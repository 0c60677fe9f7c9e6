"""The Midnight Masks, and short ways through it."""

from tests.games.arkham.scene import Scene


def masks(backend: str, **more: object) -> Scene:
    """Return a table of The Midnight Masks."""
    return Scene(backend, **({"scenario": "midnight_masks"} | more))  # type: ignore[arg-type]


def draw(s: Scene, name: str) -> None:
    """Begin the next round with this encounter card."""
    s.top(name, 4)
    s.do("end_turn")
