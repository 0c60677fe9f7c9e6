"""Actions that cards and tokens grant, at the table and in the inventory."""

from __future__ import annotations

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

DRAWER = """
drawer:
  kind: search
  at: 01A.a
  look: ["A drawer.", "Un tiroir."]
  opts:
  - {t: ["Search", "Fouiller"], act: true, do: [{test: observation, diff: 2, pass: [{clue: 1}]}]}
"""
LEDGER = """
- id: ledger_book
  deck: unique
  name: ["Ledger", "Registre"]
  traits: [evidence]
  app: true
  t: ["A ledger.", "Un registre."]
  opts:
  - {t: ["Decipher", "Déchiffrer"], act: true, do: [{test: lore, diff: 1, pass: [{clue: 2}]}]}
  - {t: ["Leaf through", "Feuilleter"], do: [{add: {leafed: 1}}]}
"""


def hall(backend: str, **wish: object) -> House:
    """Set up Odile's turn in the hall, with Agatha and Bastien."""
    given = {"turn": "odile"} | wish
    return House(backend, party="agatha bastien odile", **given)


@clause("MAN2-091")
def test_a_card_with_an_action_adds_one_to_its_holder(backend: str) -> None:
    without = hall(backend, held={"odile": "crowbar"}).spoken()
    with_one = hall(backend, held={"odile": "crowbar whistle"}).spoken()
    assert set(with_one) - set(without) == {"perform/card=whistle"}
    assert not set(without) - set(with_one)


@clause("MAN2-092")
def test_only_an_ability_marked_action_costs_one(backend: str) -> None:
    h = hall(
        backend,
        parts={"tokens": DRAWER},
        tokens="drawer",
        held={"odile": "lantern.back magnifier crowbar"},
    )
    assert h.spoken("perform") == ["perform/card=lantern.back"]
    h.do("perform/card=lantern.back")
    assert h.get("actions")[2] == 1 and h.held("odile") == ["lantern", "magnifier", "crowbar"]
    assert h.told("performed") == ["performed odile lantern.back"]

    h = hall(backend, parts={"tokens": DRAWER}, tokens="drawer", held={"odile": "magnifier"})
    h.do("press/choice=Search", dice="sibbb")
    assert h.get("actions")[2] == 1
    h.do("apply/card=magnifier", "enough")
    assert h.told("converted") == ["converted odile 1"]
    assert h.get("actions")[2] == 1 and h.asked == (2, "turn") and h.get("clues")[2] == 1


@clause("MAN2-093")
def test_only_whoever_holds_a_card_performs_its_action(backend: str) -> None:
    cards = {"agatha": "lantern.back", "odile": "crowbar"}
    assert hall(backend, held=cards).spoken("perform") == []
    assert hall(backend, held=cards, turn="agatha").spoken("perform") == [
        "perform/card=lantern.back"
    ]


@clause("MAN2-094")
def test_a_barricade_gives_an_action_to_whoever_shares_its_space(backend: str) -> None:
    away = hall(backend, at={"odile": "01A.b"}, barricades={"01A.a": ""})
    assert away.spoken("block") == []
    h = hall(backend, barricades={"01A.a": ""})
    assert h.spoken("block") == ["block/barricade=0/space=01A.c"]
    h.do("block/barricade=0/space=01A.c")
    assert h.get("actions")[2] == 1
    assert "move/space=01A.c" not in h.spoken() and "move/space=01A.b" in h.spoken()


@clause("MAN2-095")
def test_a_possession_gives_an_action_through_the_inventory(backend: str) -> None:
    parts = {"cards": LEDGER, "start": {"vars": {"leafed": 0}}}
    other = hall(backend, parts=parts, held={"agatha": "ledger_book"})
    assert other.spoken("press") == []
    h = hall(backend, parts=parts, held={"odile": "ledger_book"})
    assert h.spoken("press") == ["press/choice=Decipher", "press/choice=Leaf through"]
    h.do("press/choice=Decipher", dice="bsbb")
    assert h.get("actions")[2] == 1 and h.get("clues")[2] == 2 and h.variable("leafed") == 0


@clause("MAN2-095", "MAN2-100")
def test_an_option_of_a_possession_without_the_icon_costs_nothing(backend: str) -> None:
    parts = {"cards": LEDGER, "start": {"vars": {"leafed": 0}}}
    h = hall(backend, parts=parts, held={"odile": "ledger_book"}, actions={"odile": 0})
    assert h.spoken("press") == ["press/choice=Leaf through"]
    h.do("press/choice=Leaf through")
    assert h.variable("leafed") == 1 and h.get("actions")[2] == 0 and h.asked == (2, "turn")


@clause("MAN2-096")
def test_all_that_an_option_of_a_possession_brings_is_one_action(backend: str) -> None:
    parts = {"cards": LEDGER, "start": {"vars": {"leafed": 0}}}
    h = hall(backend, parts=parts, held={"odile": "ledger_book"}, clues={"odile": 1})
    h.do("press/choice=Decipher", dice="ibbb")
    assert h.asked == (2, "improve") and h.get("actions")[2] == 1
    h.do("spend")
    assert h.asked == (2, "turn") and h.get("clues")[2] == 2 and h.get("actions")[2] == 1


@clause("MAN2-097")
def test_tokens_let_one_barricade_a_door_and_put_out_a_fire(backend: str) -> None:
    bare = hall(backend)
    assert bare.spoken("block") == [] and bare.spoken("extinguish") == []
    h = hall(backend, barricades={"01A.a": ""}, fire="01A.a")
    assert h.spoken("block") == ["block/barricade=0/space=01A.c"]
    assert h.spoken("extinguish") == ["extinguish"]
    h.do("extinguish", dice="sbbb")
    assert h.get("actions")[2] == 1 and h.told("feature_gone") == ["feature_gone fire 01A.a"]


@clause("MAN2-091")
def test_two_cards_of_one_face_are_one_action_on_offer(backend: str) -> None:
    """Two buttons alike would be one choice: the first that can be used is."""
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "knit_flesh knit_flesh"},
        down={"bastien": (2, 0)},
    )
    assert h.spoken("perform") == ["perform/card=knit_flesh"]


@clause("MAN2-008")
def test_two_cards_of_one_face_are_used_one_after_the_other(backend: str) -> None:
    h = beside(backend, "[{test: observation}]", held={"bastien": "magnifier magnifier"})
    pull(h, dice="iibb")
    for _ in range(2):
        assert h.spoken("apply") == ["apply/card=magnifier"]
        h.do("apply/card=magnifier")
    assert h.spoken("apply") == [] and h.asked[1] == "turn"
