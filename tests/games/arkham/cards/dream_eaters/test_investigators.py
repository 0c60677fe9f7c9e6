"""Investigators of The Dream-Eaters and their signature cards."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def luke(backend: str) -> Scene:
    """Luke in the Hallway, where there is no clue; one in the Attic."""
    s = Scene(backend, who="luke_robinson", cards="preposterous_sketches")
    s.house()
    s.set("clues", "attic", 1)
    s.hand("preposterous_sketches")
    return s


@card("06004", "02186")
@clause("AHC-268")
def test_luke_plays_an_event_as_if_he_were_next_door(backend: str) -> None:
    s = luke(backend)
    assert not s.can("play preposterous_sketches")
    s.do("use luke_robinson 0")
    s.do("target attic")
    s.do("play preposterous_sketches")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 3
    assert s.get("resources", "0") == 3
    assert s.get("actions", "0") == 2
    assert s.get("at", "0") == s.row("hallway")
    assert not s.can("use luke_robinson 0")  # once a turn


@card("06004")
@clause("AHC-269")
def test_luke_suffers_the_enemies_there_until_the_event_is_over(backend: str) -> None:
    s = luke(backend)
    s.enemy("ghoul_minion", at="attic")
    s.do("use luke_robinson 0")
    s.do("target attic")
    s.do("play preposterous_sketches")
    s.until("turn")
    assert s.log.count("attacked ghoul_minion 0") == 1
    s.do("resource")
    s.until("turn")
    assert s.log.count("attacked ghoul_minion 0") == 1  # he is in the Hallway again
    assert not s.can("evade ghoul_minion")


@card("06005")
@clause("AHC-345")
def test_patrice_draws_her_whole_hand_before_amnesia(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="amnesia knife machete")
    s.hand("knife machete")
    s.top("amnesia")
    s.do("end_turn")
    s.until("discard_from_hand")
    assert s.where("knife") == "discard 0"
    assert len(s.zone("hand", 0)) == 4  # five drawn, Amnesia among them
    s.until("turn")
    assert len(s.zone("hand", 0)) == 1


@card("06005")
@clause("AHC-346")
def test_patrice_keeps_a_hidden_card(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="knife machete", extra="whispers_in_your_head")
    s.hand("knife machete")
    c = s.row("whispers_in_your_head")
    s.arrange(hand={0: [*s.value("hand")[0], c]}, secrets=1)
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("whispers_in_your_head") == "hand 0"
    assert s.where("knife") == "discard 0"
    assert len(s.zone("hand", 0)) == 5


@card("06005")
def test_patrice_with_her_sign_keeps_one_card_of_her_discard_pile(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="knife machete", tokens="elder_sign")
    s.discards("knife machete")
    s.do("investigate")
    s.until("kept_discard", "apply patrice_hathaway main")
    s.do("target knife")
    s.until("turn")
    assert s.zone("discard", 0) == ["knife"]


@card("06002")
@clause("AHC-350", "AHC-351")
def test_mandy_searches_deeper_or_takes_one_more(backend: str) -> None:
    for answer, seen, taken in (("deeper", 6, 1), ("one_more", 3, 2), ("no", 3, 1)):
        s = Scene(backend, who="mandy_thompson", cards="old_book_of_lore")
        s.asset("old_book_of_lore")
        s.hand("")
        s.do("use old_book_of_lore 0")
        assert s.asked == (0, "research")
        assert not any(line.startswith("looked") for line in s.log)  # chosen before looking
        s.do(f"choose {answer}")
        assert len(s.options) == seen
        for _ in range(taken):
            s.do(s.options[0])
        assert s.asked == (0, "turn")
        assert len(s.zone("hand", 0)) == taken
        assert sum(line.startswith("drew 0") for line in s.log[-6:]) == taken


@card("06002")
def test_mandys_sign_searches_too(backend: str) -> None:
    s = Scene(backend, who="mandy_thompson", tokens="elder_sign")
    s.hand("")
    s.do("investigate")
    s.until("research", "apply mandy_thompson main")
    s.do("choose no")
    s.do(s.options[0])
    s.until("turn")
    assert len(s.zone("hand", 0)) == 1


@card("06004", "60201")
@clause("AHC-271")
def test_what_answers_lukes_draw_finds_him_where_he_dreams_of_being(backend: str) -> None:
    s = Scene(backend, seats=2, who="luke_robinson harvey_walters", cards="preposterous_sketches")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.set("clues", "attic", 1)
    s.enemy("ghoul_minion", at="attic")
    s.set("exhausted", "ghoul_minion", 0)
    s.hand("preposterous_sketches")
    s.do("use luke_robinson 0")
    s.do("target attic")
    s.do("play preposterous_sketches")
    s.until("reaction", "assign luke_robinson")
    assert s.log.count("attacked ghoul_minion 0") == 1  # it counts as engaged with him
    assert s.asked == (1, "reaction")
    assert s.where("preposterous_sketches") == "limbo"
    s.do("use harvey_walters 0")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 4
    assert s.where("preposterous_sketches") == "discard 0"
    s.set("spent", "harvey_walters", 0)
    s.do("draw")
    assert s.asked == (0, "turn")  # he is in the Hallway again
    assert s.log.count("attacked ghoul_minion 0") == 1
