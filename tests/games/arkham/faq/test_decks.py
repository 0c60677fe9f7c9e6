"""Drawing several cards, weaknesses among them; empty decks; the pool of weaknesses."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-343", "AHC-344", "AHC-190")
def test_cards_drawn_together_are_all_drawn_before_any_is_resolved(backend: str) -> None:
    s = Scene(backend, cards="cryptic_research amnesia knife paranoia machete")
    s.hand("cryptic_research machete")
    s.top("amnesia knife paranoia")
    s.do("play cryptic_research")
    assert s.asked == (0, "discard_from_hand")
    assert s.options == ["target knife", "target machete"]
    assert s.where("paranoia") == "hand 0"  # a card of the player until it is resolved
    assert s.get("resources", "0") == 5
    s.until("turn")
    assert s.get("resources", "0") == 0
    drawn = [line for line in s.log if line.startswith("drew_")]
    assert drawn[-4:] == [
        "drew_weakness 0 amnesia",
        "drew_weakness 0 paranoia",
        "drew_encounter 0 amnesia",
        "drew_encounter 0 paranoia",
    ]


@clause("AHC-188")
def test_a_weakness_in_a_deck_is_one_of_its_cards(backend: str) -> None:
    s = Scene(backend, cards="old_book_of_lore haunted knife machete")
    s.asset("old_book_of_lore")
    s.top("knife haunted machete")
    s.do("use old_book_of_lore 0")
    assert s.options == ["target haunted", "target knife", "target machete"]
    s.do("target knife")
    assert s.where("haunted") == "deck 0"


@clause("AHC-191", "AHC-193")
def test_nothing_is_shuffled_into_an_empty_deck(backend: str) -> None:
    s = Scene(backend, cards="close_call stray_cat")
    s.hand("close_call")
    s.asset("stray_cat")
    s.enemy("ghoul_minion", engaged=0)
    gone = [c for zone in ("deck", "top", "bottom", "discard") for c in s.value(zone)[4]]
    s.arrange(removed=[*s.value("removed"), *gone])
    s.do("use stray_cat 0")
    assert s.asked == (0, "turn")
    assert s.where("ghoul_minion") == "play"


@clause("AHC-300", "AHC-303")
def test_weaknesses_come_from_one_pool(backend: str) -> None:
    decks = [
        {"investigator": "01001", "cards": {"01000": 1, "01088": 10}},
        {"investigator": "01002", "cards": {"01000": 1, "01088": 10}},
    ]
    s = Scene(backend, seats=2, investigators=decks)
    assert len(s.zone("collection")) == 8
    added = [line.split()[-1] for line in s.log if line.startswith("weakness_added")]
    assert len(set(added)) == 2
    assert not set(added) & set(s.zone("collection"))
