"""What the five investigators of the core set can do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card


@card("01001")
def test_roland_finds_a_clue_after_a_defeat_once_a_round(backend: str) -> None:
    s = Scene(backend)
    s.enemy("swarm_of_rats", engaged=0)
    s.enemy("swarm_of_rats#1", engaged=0)
    s.do("fight swarm_of_rats")
    s.do("use roland_banks 0")
    assert (s.get("clues", "0"), s.get("clues", "study")) == (1, 1)
    s.do("fight swarm_of_rats#1")
    assert s.where("swarm_of_rats#1") == "discard 4"
    assert s.asked == (0, "turn")


@card("01001")
def test_roland_is_not_asked_where_no_clue_lies(backend: str) -> None:
    s = Scene(backend)
    s.set("clues", "study", 0)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.asked == (0, "turn")


@card("01001")
def test_what_his_cards_defeat_roland_has_defeated(backend: str) -> None:
    s = Scene(backend, cards="beat_cop")
    s.asset("beat_cop")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use beat_cop 0")
    assert s.can("use roland_banks 0")


@card("01001")
def test_rolands_sign_counts_the_clues_of_his_location(backend: str) -> None:
    s = Scene(backend, tokens="elder_sign")
    s.set("clues", "study", 4)
    assert "settled 0 7 2 1" in s.do("investigate")


@card("01002")
def test_daisy_has_an_action_for_tomes_alone(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="old_book_of_lore")
    s.asset("old_book_of_lore")
    for _ in range(3):
        s.do("resource")
    assert s.options == ["end_turn", "use old_book_of_lore 0"]
    s.do("use old_book_of_lore 0")
    assert s.asked == (0, "found")


@card("01002")
@pytest.mark.parametrize("tomes", [0, 1, 2])
def test_daisys_sign_draws_a_card_for_each_tome(backend: str, tomes: int) -> None:
    library = ["old_book_of_lore", "medical_texts"]
    s = Scene(backend, who="daisy_walker", cards=library, tokens="elder_sign")
    s.hand("")
    for tome in library[:tomes]:
        s.asset(tome)
    s.do("investigate")
    s.until("turn")
    assert len(s.zone("hand", 0)) == tomes


@card("01003")
def test_skids_buys_an_action_once_a_turn(backend: str) -> None:
    s = Scene(backend, who="skids_otoole")
    s.do("use skids_otoole 0")
    assert s.get("resources", "0") == 3
    assert not s.can("use skids_otoole 0")
    for _ in range(3):
        s.do("resource")
    assert s.can("resource")


@card("01003")
def test_skids_sign_adds_two_and_pays_two(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", tokens="elder_sign")
    told = s.do("investigate") + s.until("turn")
    assert "settled 0 5 2 1" in told
    assert s.get("resources", "0") == 7


@card("01003")
def test_skids_sign_pays_nothing_for_a_failure(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", tokens="elder_sign", cards="haunted haunted")
    s.enemy("ghoul_priest", engaged=0)
    for weakness in ("haunted", "haunted#1"):
        s.threat(weakness)
    told = s.do("fight ghoul_priest") + s.until("turn")
    assert "settled 0 3 4 0" in told
    assert s.get("resources", "0") == 5


@card("01004")
def test_agnes_strikes_once_a_phase_when_horror_lands_on_her(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="forbidden_knowledge forbidden_knowledge")
    s.asset("forbidden_knowledge")
    s.asset("forbidden_knowledge#1")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use forbidden_knowledge 0")
    s.do("use agnes_baker 0")
    assert s.get("damage", "ravenous_ghoul") == 1
    s.do("use forbidden_knowledge#1 0")
    assert s.get("horror", "0") == 2
    assert s.asked == (0, "turn")


@card("01004")
def test_horror_on_an_asset_does_not_stir_agnes(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="forbidden_knowledge elder_sign_amulet")
    s.asset("forbidden_knowledge")
    s.asset("elder_sign_amulet")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use forbidden_knowledge 0")
    s.do("assign elder_sign_amulet")
    assert s.get("horror", "elder_sign_amulet") == 1
    assert s.asked == (0, "turn")


@card("01004")
def test_agnes_sign_counts_her_horror(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", tokens="elder_sign")
    s.set("horror", "0", 3)
    assert "settled 0 5 2 1" in s.do("investigate")


@card("01005")
def test_wendy_discards_a_card_and_reveals_another_token(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="knife", tokens="minus_1")
    s.hand("knife")
    s.do("investigate")
    told = s.do("use wendy_adams 0")
    assert s.where("knife") == "discard 0"
    assert told[1:4] == [
        "discarded knife",
        "token_cancelled 0 minus_1",
        "token_revealed 0 minus_1",
    ]


@card("01005")
def test_wendy_does_so_once_a_test_and_only_with_a_card(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="knife knife", tokens="minus_1")
    s.hand("knife knife#1")
    s.do("investigate")
    s.do("use wendy_adams 0")
    s.do("target knife")
    assert s.asked == (0, "turn")  # the second token cannot be cancelled
    s.hand("")
    s.do("investigate")
    assert s.asked == (0, "turn")


@card("01005")
@pytest.mark.parametrize("amulet", [True, False])
def test_wendys_sign_succeeds_with_her_amulet(backend: str, amulet: bool) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet", tokens="elder_sign")
    s.hand("")
    if amulet:
        s.asset("wendys_amulet")
    s.enemy("ghoul_priest", engaged=0)
    s.do("fight ghoul_priest")
    assert (s.get("damage", "ghoul_priest") == 1) == amulet


@card("01004")
def test_agnes_answers_only_to_horror_of_her_own(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="holy_rosary")
    s.asset("holy_rosary")
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    s.do("assign holy_rosary")
    assert s.asked == (0, "turn")
    s.do("resource")
    s.do("assign agnes_baker")
    assert s.can("use agnes_baker 0")
