"""A skill test waits until the one before it, and its action, are over."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-208", "AHC-209", "AHC-210")
def test_a_test_called_for_within_a_test_waits(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="survival_instinct")
    s.stand("rivertown")
    s.location("graveyard", revealed=1)
    s.hand("survival_instinct")
    s.enemy("acolyte", engaged=0)
    s.do("evade acolyte")
    s.do("commit survival_instinct")
    s.do("apply survival_instinct card")
    s.do("choose no")
    s.do("move_to graveyard")  # whoever enters it is tested
    events = ("moved 0 graveyard", "evaded acolyte 0", "discarded survival_instinct")
    came = [line for line in s.log if line in events or line.startswith("tested")]
    assert came == ["tested 0 agility 2 evade", *events, "tested 0 willpower 3 none"]
    assert s.asked == (0, "turn")


@clause("AHC-208", "AHC-210")
def test_twisting_paths_let_go_of_whoever_slips_away_during_a_test(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", cards="survival_instinct haunted")
    s.location("twisting_paths")
    s.stand("twisting_paths")
    s.hand("survival_instinct")
    s.enemy("ghoul_minion", engaged=0)
    s.threat("haunted")
    s.do("evade ghoul_minion")
    s.do("commit survival_instinct")
    s.do("apply roland_banks main")
    s.do("move_to main_path")
    assert "settled 0 2 3 0" in s.log
    assert s.get("at", "0") == s.row("main_path")  # the move was over before the test
    assert s.asked == (0, "turn")
