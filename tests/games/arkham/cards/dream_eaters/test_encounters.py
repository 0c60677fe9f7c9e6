"""Encounter cards of The Dream-Eaters."""

from noctuary.games.arkham.registry import Question
from tests.games.arkham.scene import Scene
from tests.support import card


@card("06094")
def test_somniphobia_frightens_by_three_at_most_and_is_gone(backend: str) -> None:
    for willpower, horror in ((5, 0), (3, 2), (1, 3)):
        s = Scene(backend, extra="somniphobia")
        s.hand("")
        s.lasting(Question.willpower, "0", willpower - 3)
        s.top("somniphobia", 4)
        s.do("end_turn")
        s.until("turn")
        assert s.get("horror", "0") == horror
        assert s.where("somniphobia") == "discard 4"
