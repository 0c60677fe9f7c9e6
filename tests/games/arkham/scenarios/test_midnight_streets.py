"""The Midnight Masks: its streets, treacheries and cultists."""

from tests.games.arkham.scenarios.masks import draw, masks
from tests.games.arkham.scene import Scene
from tests.support import card, clause

# ---- streets


@card("01124")
@clause("AHB-096")
def test_a_rest_at_home(backend: str) -> None:
    s = masks(backend)
    hand, money = len(s.zone("hand", 0)), s.get("resources", 0)
    s.do("use your_house 1")
    assert len(s.zone("hand", 0)) == hand + 1 and s.get("resources", 0) == money + 1
    assert not s.can("use your_house 1")
    s.do("end_turn")
    s.finish()
    assert s.can("use your_house 1")


def in_play(s: Scene, name: str) -> None:
    """Put one of two twins into play with Roland there."""
    s.location(name)
    s.stand(name)


@card("01126", "01127", "01128", "01130", "01131")
def test_places_that_help_once(backend: str) -> None:
    s = masks(backend, cards="beat_cop")
    s.arrange(damage={0: 4}, horror={0: 4}, actions={0: 9})
    in_play(s, "southside_historical_society")
    before = len(s.zone("hand", 0))
    s.do("use southside_historical_society 0")
    assert len(s.zone("hand", 0)) == before + 3
    assert not s.can("use southside_historical_society 0")
    s.hand("")
    in_play(s, "southside_mas_boarding_house")
    s.do("use southside_mas_boarding_house 0")
    assert s.options == ["target beat_cop"]
    s.do("target beat_cop")
    assert s.where("beat_cop") == "hand 0"
    s.stand("st_marys_hospital")
    s.do("use st_marys_hospital 0")
    assert s.get("damage", 0) == 1
    in_play(s, "downtown_first_bank_of_arkham")
    money = s.get("resources", 0)
    s.do("use downtown_first_bank_of_arkham 0")
    assert s.get("resources", 0) == money + 3
    in_play(s, "downtown_arkham_asylum")
    s.do("use downtown_arkham_asylum 0")
    assert s.get("horror", 0) == 1


@card("01129")
@clause("AHB-084")
def test_the_library_of_the_university(backend: str) -> None:
    s = masks(backend, who="agnes_baker", cards="shrivelling knife")
    s.stand("miskatonic_university")
    s.hand("")
    s.top("knife shrivelling")
    s.do("use miskatonic_university 0")
    assert s.options == ["target shrivelling"]
    s.do("target shrivelling")
    assert s.where("shrivelling") == "hand 0"
    assert s.value("top")[0] == []


@card("01132")
@clause("AHB-218")
def test_allies_are_cheaper_in_easttown(backend: str) -> None:
    s = masks(backend, cards="beat_cop knife")
    s.hand("beat_cop knife")
    s.arrange(resources={0: 2})
    assert not s.can("play beat_cop")
    s.stand("easttown")
    s.do("play beat_cop")
    assert s.get("resources", 0) == 0


@card("01133")
@clause("AHB-307", "AHB-166", "AHB-310")
def test_the_graveyard_tests_who_enters(backend: str) -> None:
    s = masks(backend, tokens="minus_4")
    s.stand("rivertown")
    s.enemy("acolyte", at="graveyard")
    s.do("move_to graveyard")
    assert s.get("engaged", "acolyte") == 0  # before the test
    s.until("graveyard")
    assert s.options == ["choose horror", "choose move"]
    actions = s.get("actions", 0)
    s.do("choose move")
    assert s.get("at", 0) == s.get("at", "acolyte") == s.row("rivertown")
    assert s.get("actions", 0) == actions and "attacked acolyte 0" not in s.log
    s.arrange(exhausted={s.row("acolyte"): 1})
    s.do("move_to graveyard")
    s.until("graveyard")
    s.do("choose horror")
    assert s.get("horror", 0) == 2


@card("01134")
@clause("AHB-097", "AHB-317")
def test_northside_sells_clues_once(backend: str) -> None:
    s = masks(backend, seats=2)
    s.first(0)
    s.stand("northside")
    s.arrange(resources={0: 5, 1: 5})
    s.do("use northside 0")
    assert s.get("clues", 0) == 2 and s.get("resources", 0) == 0
    s.do("end_turn")
    s.finish()
    assert s.asked[0] == 1 and not s.can("use northside 0")


# ---- treacheries and enemies of the sets


@card("01135")
@clause("AHB-297")
def test_hunting_shadow_is_faced_alone(backend: str) -> None:
    s = masks(backend)
    s.set("clues", 0, 1)
    draw(s, "hunting_shadow")
    assert s.options == ["choose damage", "choose spend"]
    s.do("choose spend")
    assert s.get("clues", 0) == 0
    draw(s, "hunting_shadow#1")
    s.finish()
    assert s.get("damage", 0) == 2


@card("01136")
@clause("AHB-298", "AHB-315")
def test_false_lead(backend: str) -> None:
    s = masks(backend, tokens="zero")
    draw(s, "false_lead locked_door")
    s.finish()
    assert s.where("locked_door") == "play"  # without clues it surges
    s.set("clues", 0, 3)
    s.bag("minus_1")
    before = s.get("clues", "your_house")
    draw(s, "false_lead#1")
    s.finish()
    assert s.get("clues", 0) == 1 and s.get("clues", "your_house") == before + 2


@card("01169", "01170", "01171")
@clause("AHB-273", "AHB-122", "AHC-313")
def test_the_dark_cult(backend: str) -> None:
    s = masks(backend)
    draw(s, "acolyte")
    assert s.asked == (0, "empty_place")
    s.do("move_to graveyard")
    assert s.get("doom", "acolyte") == 1
    draw(s, "wizard_of_the_order")
    s.do("move_to northside")
    assert s.get("doom", "wizard_of_the_order") == 1  # the mythos phase has ended
    assert s.get("doom", "acolyte") == 1
    draw(s, "mysterious_chanting")
    while s.asked[1] != "turn":
        s.do(next(o for o in ("target acolyte", "pass", s.options[0]) if s.can(o)))
    assert s.get("doom", "acolyte") == 3


@card("01171")
@clause("AHB-303")
def test_chanting_fetches_a_cultist(backend: str) -> None:
    s = masks(backend)
    draw(s, "mysterious_chanting")
    assert s.asked == (0, "fetch")
    s.do("target acolyte")
    s.do("move_to graveyard")
    assert s.get("doom", "acolyte") == 1


@card("01172")
@clause("AHB-210")
def test_a_nightgaunt_doubles_bad_tokens_while_evaded(backend: str) -> None:
    s = masks(backend, tokens="minus_1", who="wendy_adams")
    s.hand("")
    s.enemy("hunting_nightgaunt", engaged=0)
    s.do("evade hunting_nightgaunt")
    s.finish()
    assert "settled 0 2 1 1" in s.log  # agility 4, -1 twice
    s.arrange(exhausted={s.row("hunting_nightgaunt"): 0}, engaged={s.row("hunting_nightgaunt"): 0})
    s.do("fight hunting_nightgaunt")
    s.finish()
    assert "settled 0 0 3 0" in s.log  # combat 1, -1 once


@card("01173")
def test_on_wings_of_darkness(backend: str) -> None:
    s = masks(backend, tokens="minus_4")
    s.enemy("acolyte", engaged=0, exhausted=1)
    s.enemy("hunting_nightgaunt", engaged=0, exhausted=1)
    s.stand("northside")
    s.arrange(
        at={s.row("acolyte"): s.row("northside"), s.row("hunting_nightgaunt"): s.row("northside")}
    )
    draw(s, "on_wings_of_darkness")
    s.finish()
    assert "dealt roland_banks 1 1" in s.log
    assert s.get("at", 0) == s.row("rivertown")
    assert s.get("at", "acolyte") == s.row("northside") and s.get("engaged", "acolyte") == -1
    assert s.get("at", "hunting_nightgaunt") == s.row("rivertown")


@card("01174")
@clause("AHC-155", "AHB-319", "AHB-182")
def test_a_locked_door(backend: str) -> None:
    s = masks(backend)
    for place in ("northside", "graveyard", "easttown"):
        s.arrange(clues={s.row(place): 7})
    s.attach("locked_door#1", "easttown")
    draw(s, "locked_door")
    assert s.options == ["target graveyard", "target northside"]
    s.do("target graveyard")
    s.stand("graveyard")
    assert not s.can("investigate") and s.denied("investigate") == "AHB-319"
    s.bag("plus_1")
    s.do("use locked_door 1")
    assert s.options == ["choose agility", "choose combat"]
    s.do("choose combat")
    s.finish()
    assert s.where("locked_door") == "discard 4" and s.can("investigate")
