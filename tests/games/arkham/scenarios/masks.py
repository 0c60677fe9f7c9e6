"""The Midnight Masks, and short ways through it."""

from tests.games.arkham.scene import Scene


def masks(backend: str, **more: object) -> Scene:
    """Return a table of The Midnight Masks."""
    return Scene(backend, **({"scenario": "midnight_masks"} | more))  # type: ignore[arg-type]


def finish(s: Scene) -> None:
    """Pass and assign to oneself until a turn is asked for."""
    while s.asked[1] not in ("turn", "over"):
        mine = f"assign {s.name(s.asked[0])}"
        s.do(next(o for o in ("done", "pass", mine, s.options[0]) if s.can(o)))


def draw(s: Scene, name: str) -> None:
    """Begin the next round with this encounter card."""
    s.top(name, 4)
    s.do("end_turn")
