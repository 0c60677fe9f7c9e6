"""Seeker cards of The Circle Undone."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("05116")
@clause("AHC-424")
def test_the_scroll_of_secrets_is_free_by_the_list(backend: str) -> None:
    for taboo, left in ((True, 3), (False, 2)):
        s = Scene(backend, cards="scroll_of_secrets knife", taboo=taboo)
        s.asset("scroll_of_secrets")
        s.hand("")
        s.arrange(bottom={0: [s.row("knife")]})
        s.do(f"use scroll_of_secrets {0 if taboo else 1}")
        s.do("name 0")
        s.do("choose to_hand")
        assert s.zone("hand", 0) == ["knife"]
        assert s.get("uses", "scroll_of_secrets") == 2
        assert s.get("exhausted", "scroll_of_secrets") == 1
        assert s.get("actions", "0") == left


@card("05116")
@clause("AHC-424")
def test_the_scroll_is_read_with_no_action_left_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets", taboo=taboo)
        s.asset("scroll_of_secrets")
        s.set("actions", "0", 1)
        s.do("resource")
        assert (s.value("round") == 1 and s.can("use scroll_of_secrets 0")) is taboo


@card("05188")
@clause("AHC-425")
def test_the_seekers_scroll_sorts_three_cards_freely_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets_3 knife machete flashlight", taboo=taboo)
        s.asset("scroll_of_secrets_3")
        s.hand("")
        s.arrange(bottom={0: [s.row(c) for c in ("knife", "machete", "flashlight")]})
        s.do(f"use scroll_of_secrets_3 {0 if taboo else 1}")
        s.do("name 0")
        s.do("target knife")
        s.do("target machete")
        s.do("choose on_top")
        assert s.where("knife") == "discard 0"
        assert s.zone("hand", 0) == ["machete"]
        assert s.zone("top", 0) == ["flashlight"]
        assert s.get("actions", "0") == (3 if taboo else 2)


@card("05188")
def test_the_seekers_scroll_puts_cards_back_below_in_any_order(backend: str) -> None:
    s = Scene(backend, cards="scroll_of_secrets_3 knife machete flashlight", taboo=True)
    s.asset("scroll_of_secrets_3")
    s.arrange(bottom={0: [s.row(c) for c in ("knife", "machete", "flashlight")]})
    s.do("use scroll_of_secrets_3 0")
    s.do("name 0")
    s.do("pass")
    s.do("pass")
    s.do("choose under")
    for name in ("machete", "flashlight"):
        s.do(f"target {name}")
    assert s.zone("bottom", 0) == ["machete", "flashlight", "knife"]
