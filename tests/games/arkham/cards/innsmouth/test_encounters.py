"""Encounter cards of The Innsmouth Conspiracy."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

PLACES = "dark_abyss gateway_to_yha_nthlei"


def depths(backend: str, keys: list[int], **more: object) -> Scene:
    """Arrange a scene: everybody at the Gateway; seats (or nobody, -1) have the keys."""
    s = Scene(backend, extra=f"back_into_the_depths {PLACES}", **more)  # type: ignore[arg-type]
    s.stage(act="back_into_the_depths")
    s.location("gateway_to_yha_nthlei")
    s.location("dark_abyss", revealed=0)
    s.lasting(Question.connected, "gateway_to_yha_nthlei")
    s.stand("gateway_to_yha_nthlei")
    s.arrange(keys=dict(enumerate(k + 1 for k in keys)))
    return s


@card("07315", "07320")
@clause("AHC-112")
def test_with_all_keys_at_the_gateway_one_may_go_on(backend: str) -> None:
    s = depths(backend, [0, 1, 1, 0], seats=2)
    s.first(1)
    s.until("turn")
    assert s.value("act") == s.row("back_into_the_depths")  # nothing advances by itself
    s.do("resource")
    s.until("turn")
    s.do("use back_into_the_depths 0")
    assert "act_advanced back_into_the_depths" in s.log
    assert s.where("study") == "removed"
    assert s.where("gateway_to_yha_nthlei") == "play"


@card("07315")
@clause("AHC-112")
def test_a_missing_key_or_friend_keeps_the_gateway_shut(backend: str) -> None:
    s = depths(backend, [0, 0, 0, -1])
    assert not s.can("use back_into_the_depths 0")
    s = depths(backend, [0, 0, 0, 0], seats=2)
    s.stand("study", 1)
    s.first(0)
    assert not s.can("use back_into_the_depths 0")


@card("07319")
def test_the_abyss_gives_up_a_key_with_its_last_clue(backend: str) -> None:
    s = depths(backend, [0, 0, -1, 0])
    s.do("move_to dark_abyss")
    assert "key_found yellow dark_abyss" in s.log
    assert not s.can("use dark_abyss 1")
    s.do("investigate")
    s.until("turn")
    s.do("use dark_abyss 1")
    assert s.value("keys") == [1, 1, 1, 1]
