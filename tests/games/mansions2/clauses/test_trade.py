"""The trade action."""

from __future__ import annotations

from tests.games.mansions2.house import House
from tests.support import clause

CARDS = {"agatha": "rope", "bastien": "crowbar", "odile": "", "maud": "whistle"}


def hall(backend: str, **wish: object) -> House:
    """Set up Agatha's turn in the hall with Bastien and Odile; Maud is in the kitchen."""
    given = {"at": {"maud": "10A.a"}, "held": CARDS} | wish
    return House(backend, party="agatha bastien odile maud", **given)


@clause("MAN2-123")
def test_everybody_on_the_space_may_give_to_anybody_there(backend: str) -> None:
    h = hall(backend).do("trade")
    assert h.asked == (0, "trade")
    assert {i for i in h.spoken() if i.startswith("give")} == {
        "give/card=rope/giver=agatha/investigator=bastien",
        "give/card=rope/giver=agatha/investigator=odile",
    }
    h.do("enough")
    assert h.asked == (1, "trade")
    h.do("give/card=crowbar/giver=bastien/investigator=odile")
    assert h.held("odile") == ["crowbar"] and h.held("bastien") == []
    assert h.held("agatha") == ["rope"] and h.held("maud") == ["whistle"]
    while h.asked[1] == "trade":
        assert h.asked[0] != 3
        h.do("enough")
    assert h.asked == (0, "turn") and h.get("actions")[0] == 1


@clause("MAN2-124")
def test_everybody_may_pick_up_what_lies_on_the_space(backend: str) -> None:
    h = hall(backend, floor={"01A.a": "lantern", "10A.a": "candles"}).do("trade", "enough")
    assert h.asked == (1, "trade")
    assert h.spoken("pick_up") == ["pick_up/card=lantern/investigator=bastien"]
    h.do("pick_up/card=lantern/investigator=bastien")
    assert h.held("bastien") == ["crowbar", "lantern"]
    assert [h.card_name(h.state.fields(), c) for c in h.get("floor")] == ["candles"]


@clause("MAN2-125")
def test_somebody_alone_may_drop_what_he_has(backend: str) -> None:
    h = hall(
        backend,
        at={"agatha": "01A.d", "maud": "10A.a"},
        held=CARDS | {"agatha": "knit_flesh rope still_mind"},
    )
    h.do("trade", "drop/card=knit_flesh/investigator=agatha")
    h.do("drop/card=still_mind/investigator=agatha", "enough")
    assert h.held("agatha") == ["rope"] and h.get("actions")[0] == 1
    assert h.asked == (0, "turn")
    lie = {(h.card_name(h.state.fields(), c), h.get("lies")[c]) for c in h.get("floor")}
    assert lie == {("knit_flesh", h.space("01A.d")), ("still_mind", h.space("01A.d"))}


@clause("MAN2-126")
def test_giving_dropping_and_picking_up_mix_in_one_action(backend: str) -> None:
    h = hall(backend).do("trade", "drop/card=rope/investigator=agatha", "enough")
    h.do("pick_up/card=rope/investigator=bastien")
    h.do("give/card=rope/giver=bastien/investigator=odile")
    assert h.held("odile") == ["rope"] and h.held("bastien") == ["crowbar"]
    h.do("enough", "give/card=rope/giver=odile/investigator=agatha", "enough")
    while h.asked[1] == "trade":
        h.do("enough")
    assert h.held("agatha") == ["rope"] and h.get("actions")[0] == 1


@clause("MAN2-127")
def test_only_items_and_spells_change_hands(backend: str) -> None:
    h = hall(
        backend,
        held=CARDS | {"agatha": "rope sabre knit_flesh"},
        conditions={"agatha": "focused"},
        clues={"agatha": 3},
    )
    h.do("trade")
    given = {i.split("/")[1] for i in h.spoken() if "/" in i}
    assert given == {"card=rope", "card=sabre", "card=knit_flesh"}
    h.do("give/card=knit_flesh/giver=agatha/investigator=bastien")
    assert h.held("bastien") == ["crowbar", "knit_flesh"]
    assert h.get("clues")[:2] == [3, 0] and h.conditions("agatha") == ["focused"]
