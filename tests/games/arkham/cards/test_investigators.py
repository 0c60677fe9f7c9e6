"""What the five investigators of the core set can do."""

import pytest

from tests.games.arkham.scene import Scene


@pytest.mark.card("01001")
def test_roland_finds_a_clue_after_a_defeat_once_a_round(backend: str) -> None:
    s = Scene(backend)
    for rat in ("swarm_of_rats", "swarm_of_rats#1"):
        s.enemy(rat, engaged=0)
    s.do("fight swarm_of_rats")
    s.do("use roland_banks 0")
    assert (s.get("clues", "0"), s.get("clues", "study")) == (1, 1)
    s.do("fight swarm_of_rats#1")
    assert s.where("swarm_of_rats#1") == "discard 4"
    assert s.asked == (0, "turn")
    s.set("actions", "0", 3)
    s.until("mulligan_never", "end_turn") if False else s.do("end_turn")
    s.until("turn")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.can("use roland_banks 0")


@pytest.mark.card("01001")
def test_roland_is_not_asked_where_no_clue_lies(backend: str) -> None:
    s = Scene(backend)
    s.set("clues", "study", 0)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.asked == (0, "turn")


@pytest.mark.card("01001")
def test_rolands_sign_counts_the_clues_of_his_location(backend: str) -> None:
    s = Scene(backend, tokens="elder_sign")
    s.set("clues", "study", 4)
    assert "settled 0 7 2 1" in s.do("investigate")


@pytest.mark.card("01002")
def test_daisy_has_an_action_for_tomes_alone(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="old_book_of_lore knife")
    s.asset("old_book_of_lore")
    for _ in range(3):
        s.do("resource")
    assert s.options == ["end_turn", "use old_book_of_lore 0"]
    s.do("use old_book_of_lore 0")
    assert s.asked[1] == "found"


@pytest.mark.card("01002")
@pytest.mark.parametrize("tomes", [0, 1, 2])
def test_daisys_sign_draws_a_card_for_each_tome(backend: str, tomes: int) -> None:
    s = Scene(
        backend,
        who="daisy_walker",
        cards="old_book_of_lore medical_texts",
        tokens="elder_sign",
    )
    s.hand("")
    for tome in ("old_book_of_lore", "medical_texts")[:tomes]:
        s.asset(tome)
    s.do("investigate")
    if tomes:
        s.do("apply daisy_walker sign")
    s.until("turn")
    assert len(s.zone("hand", 0)) == tomes


@pytest.mark.card("01003")
def test_skids_buys_an_action_once_a_turn(backend: str) -> None:
    s = Scene(backend, who="skids_otoole")
    for _ in range(3):
        s.do("resource")
    assert s.get("resources", "0") == 8
    s.do("use skids_otoole 0")
    assert s.get("resources", "0") == 6
    s.do("resource")
    assert s.asked[1] != "turn" or s.options == ["end_turn"] or not s.can("use skids_otoole 0")


@pytest.mark.card("01003")
def test_skids_sign_adds_two_and_pays_two(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", tokens="elder_sign")
    told = s.do("investigate") + s.until("turn")
    assert "settled 0 5 2 1" in told
    assert s.get("resources", "0") == 7


@pytest.mark.card("01003")
def test_skids_sign_pays_nothing_for_a_failure(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", tokens="elder_sign")
    s.stand("study")
    s.house()
    s.stand("cellar")
    s.lasting_shroud = None
