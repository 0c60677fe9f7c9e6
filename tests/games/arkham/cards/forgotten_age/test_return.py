"""Return to The Forgotten Age."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

NAME = "harbinger_of_valusia"


def threads(backend: str, drawn: bool = True) -> Scene:
    """Arrange a scene: Roland, strong and hardy; the Harbinger engages him, or never comes."""
    s = Scene(
        backend,
        extra=f"{NAME} scenario_return_to_threads_of_fate deaths_approach",
        tokens="plus_1",
    )
    s.reference("scenario_return_to_threads_of_fate")
    s.stage(agenda="deaths_approach")
    for q in (Question.health, Question.sanity, Question.combat, Question.agility):
        s.lasting(q, "0", 6)
    s.top(NAME if drawn else "obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    return s


def over(s: Scene) -> list[str]:
    """End the scenario by the agenda; return the events about the Harbinger."""
    s.set("doom", "deaths_approach", 6)
    s.do("end_turn")
    s.until("over")
    return [x for x in s.log if x.startswith(("still_alive", "remembered harbinger_slain"))]


@card("53018", "53028")
@clause("AHC-028")
def test_a_slain_harbinger_is_crossed_out(backend: str) -> None:
    s = threads(backend)
    s.enemy(NAME, engaged=0, damage=9)
    s.do(f"fight {NAME}")
    s.until("turn")
    assert s.where(NAME) == "victory"
    assert over(s) == ["remembered harbinger_slain"]


@card("53028")
@clause("AHC-029")
def test_a_harbinger_at_large_has_its_damage_written_down(backend: str) -> None:
    s = threads(backend)
    s.enemy(NAME, engaged=0, damage=4)
    assert over(s) == [f"still_alive {NAME} 4"]
    s = threads(backend)
    s.enemy(NAME, engaged=0, damage=3)
    s.do(f"fight {NAME}")
    s.until("turn")
    s.do(f"fight {NAME}")  # the second success: it vanishes
    s.until("turn")
    assert s.where(NAME) == "aside"
    assert over(s) == [f"still_alive {NAME} 5"]


@clause("AHC-028", "AHC-029")
def test_a_harbinger_that_never_came_is_not_spoken_of(backend: str) -> None:
    s = threads(backend, drawn=False)
    s.arrange(aside=[*s.value("aside"), s.row(NAME)])
    assert over(s) == []


@card("53018")
def test_a_wounded_harbinger_fights_harder(backend: str) -> None:
    s = threads(backend)
    s.enemy(NAME, engaged=0, damage=5)
    s.do(f"evade {NAME}")
    assert "tested 0 agility 2 evade" in s.log
    s.until("turn")
    s.enemy(NAME, engaged=0, damage=5)
    s.do(f"fight {NAME}")
    assert "tested 0 combat 4 fight" in s.log
