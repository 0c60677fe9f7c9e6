"""Investigators of The Dream-Eaters and their signature cards."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def luke(backend: str) -> Scene:
    """Arrange a scene: Luke in the Hallway, where there is no clue; one in the Attic."""
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
    s.lasting(Question.intellect, "0", -2)
    s.do("investigate")
    s.until("reaction")
    assert "settled 0 1 2 0" in s.log  # a failure will do
    s.do("use patrice_hathaway 0")
    s.do("target knife")
    assert s.asked == (0, "turn")
    assert s.zone("discard", 0) == ["knife"]
    assert s.where("machete") == "deck 0"


@card("06005")
def test_patrice_may_leave_her_discard_pile_as_it_is_and_counts_what_the_test_discards(
    backend: str,
) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="knife perception", tokens="elder_sign")
    s.discards("knife")
    s.hand("perception")
    s.do("investigate")
    s.do("commit perception")
    s.until("reaction")
    assert s.zone("discard", 0) == ["knife", "perception"]  # the test is over
    s.do("pass")
    assert s.zone("discard", 0) == ["knife", "perception"]


@card("06005")
def test_patrice_holds_five_cards_and_keeps_weaknesses(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="knife machete dark_memory")
    s.hand("knife machete dark_memory")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("dark_memory") == "hand 0"
    assert s.where("knife") == "discard 0"
    assert len(s.zone("hand", 0)) == 5


@card("06002")
@clause("AHC-350", "AHC-351")
def test_mandy_searches_deeper_or_takes_one_more(backend: str) -> None:
    for answer, seen, taken in (("deeper", 6, 1), ("one_more", 3, 2), ("no", 3, 1)):
        s = Scene(backend, who="mandy_thompson", cards="old_book_of_lore")
        s.asset("old_book_of_lore")
        s.hand("")
        s.do("use old_book_of_lore 0")
        assert s.asked == (0, "reaction")
        s.do("use mandy_thompson 0")
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
def test_mandy_helps_anybody_here_once_a_round(backend: str) -> None:
    who = "mandy_thompson daisy_walker"
    s = Scene(backend, seats=2, who=who, cards1="old_book_of_lore")
    s.first(1)
    s.house()
    s.asset("old_book_of_lore", 1)
    s.hand("", 1)
    s.stand("attic", 0)
    s.do("use old_book_of_lore 0")
    assert s.asked == (1, "found")  # Mandy is elsewhere
    s.do(s.options[0])
    s.stand("hallway", 0)
    s.set("exhausted", "old_book_of_lore", 0)
    s.do("use old_book_of_lore 0")
    s.do("target daisy_walker")
    assert s.asked == (0, "reaction")
    s.do("use mandy_thompson 0")
    assert s.asked == (1, "research")  # who searches decides
    s.do("choose deeper")
    assert len(s.options) == 6
    s.do(s.options[0])
    s.set("exhausted", "old_book_of_lore", 0)
    s.do("use old_book_of_lore 0")
    s.do("target daisy_walker")
    assert s.asked == (1, "found")  # once a round


@card("06002")
def test_mandy_takes_one_more_of_a_whole_deck(backend: str) -> None:
    s = Scene(
        backend, who="mandy_thompson", cards="research_librarian old_book_of_lore encyclopedia"
    )
    s.hand("research_librarian")
    s.do("play research_librarian")
    s.until("reaction")
    s.do("use research_librarian 0")
    s.do("use mandy_thompson 0")
    assert s.options == ["choose no", "choose one_more"]
    s.do("choose one_more")
    s.do("target encyclopedia")
    s.do("target old_book_of_lore")
    assert sorted(s.zone("hand", 0)) == ["encyclopedia", "old_book_of_lore"]


def signed(backend: str, intellect: int) -> Scene:
    """Arrange a scene: Mandy reveals an elder sign; three skills lie on her deck."""
    cards = "perception guts overpower"
    s = Scene(backend, who="mandy_thompson", cards=cards, tokens="elder_sign")
    s.lasting(Question.intellect, "0", intellect - 5)
    s.hand("")
    s.top(cards)
    s.do("investigate")
    s.until("found")
    return s


@card("06002")
def test_mandys_sign_commits_what_it_finds(backend: str) -> None:
    s = signed(backend, 0)
    s.do("target perception")
    s.do("commit perception")
    s.until("turn")
    assert "settled 0 2 2 1" in s.log  # +0, and two icons
    assert s.where("perception") == "discard 0"
    assert s.zone("top", 0) == []  # shuffled


@card("06002")
def test_mandys_sign_draws_what_it_finds_even_in_a_failure(backend: str) -> None:
    for name in ("perception", "guts"):
        s = signed(backend, 0)
        s.do(f"target {name}")
        assert s.can("commit perception") is (name == "perception")
        if name == "perception":
            s.do("choose summon")
        s.until("turn")
        assert "settled 0 0 2 0" in s.log
        assert s.zone("hand", 0) == [name]


@card("06004")
def test_luke_may_dream_in_the_turn_of_another_but_only_of_fast_events(backend: str) -> None:
    who = "roland_banks luke_robinson"
    cards = "mind_over_matter preposterous_sketches"
    s = Scene(backend, seats=2, who=who, cards1=cards)
    s.first(0)
    s.house()
    s.set("clues", "attic", 1)
    s.hand(cards, 1)
    s.do("investigate")
    s.until("free")
    assert s.asked == (1, "free")
    s.do("use luke_robinson 0")
    s.do("target attic")
    assert s.asked == (1, "dream")
    assert not s.can("play preposterous_sketches")  # no action in Roland's turn
    s.do("pass")
    s.until("turn")
    s.do("end_turn")
    s.until("turn")
    assert s.asked == (1, "turn") and s.can("use luke_robinson 0")  # another turn


@card("06004")
def test_luke_is_engaged_with_every_enemy_there(backend: str) -> None:
    s = Scene(backend, seats=2, who="luke_robinson roland_banks", cards="blinding_light")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.enemy("ghoul_minion", at="attic", engaged=1)
    s.enemy("ghoul_minion#1", at="attic", exhausted=1)
    s.hand("blinding_light")
    s.do("use luke_robinson 0")
    s.do("target attic")
    s.do("play blinding_light")
    assert s.options == ["target ghoul_minion", "target ghoul_minion#1"]
    s.do("target ghoul_minion")
    s.until("turn")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.get("engaged", "ghoul_minion") == -1
    assert not s.can("evade ghoul_minion#1")  # it was a dream


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
