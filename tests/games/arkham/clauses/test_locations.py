"""Locations, moving, clues."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause

FLAME = "drawn_to_the_flame"
"""An event that draws an encounter card in the middle of a turn."""


def in_the_woods(backend: str, *revealed: str, **more: str) -> Scene:
    """Arrange the Devourer Below with only these Arkham Woods beside the Main Path, seat 0 in the
    first.
    """
    s = Scene(backend, scenario="devourer_below", **more)
    gone = [c for c in s.value("play") if s.name(c) in WOODS]
    s.arrange(removed=[*s.value("removed"), *gone])
    for name in revealed:
        s.location(name)
    s.stand(revealed[0])
    return s


WOODS = (
    "unhallowed_ground",
    "twisting_paths",
    "old_house",
    "cliffside",
    "tangled_thicket",
    "quiet_glade",
)


def ways(s: Scene) -> list[str]:
    """Return where seat 0 may go with an action."""
    return [o.removeprefix("move_to ") for o in s.options if o.startswith("move_to")]


@clause("AHB-305", "AHB-308")
def test_each_side_of_a_location_has_its_own_symbol_and_connections(backend: str) -> None:
    s = in_the_woods(backend, "unhallowed_ground", "cliffside", "old_house", "twisting_paths")
    assert ways(s) == ["cliffside", "main_path", "old_house"]
    s.set("revealed", "cliffside", 0)
    assert ways(s) == ["main_path", "old_house"]
    s.stand("main_path")  # its text connects it to every Woods location
    assert ways(s) == ["cliffside", "old_house", "twisting_paths", "unhallowed_ground"]


@clause("AHB-305", "AHB-306")
def test_a_location_has_its_clues_once_somebody_enters(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.house()
    s.set("revealed", "attic", 0)
    s.first(0)
    assert s.get("clues", "attic") == 0
    s.do("move_to attic")
    assert s.get("revealed", "attic") == 1
    assert s.get("clues", "attic") == 4
    s.do("move_to hallway")
    s.do("move_to attic")
    assert s.get("clues", "attic") == 4  # only the first time


@clause("AHB-307", "AHB-306")
def test_the_order_of_entering(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", extra="ghoul_minion")
    s.stand("rivertown")
    s.enemy("ghoul_minion", at="graveyard")
    told = s.do("move_to graveyard")
    assert told[:4] == [
        "moved 0 graveyard",
        "revealed graveyard 2",
        "engaged ghoul_minion 0",
        "happened graveyard",
    ]


@clause("AHB-310")
def test_a_move_to_a_barred_place_cannot_be_chosen(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", tokens="auto_fail")
    s.stand("rivertown")
    s.do("move_to graveyard")
    assert s.options == ["choose horror", "choose move"]
    s = Scene(backend, scenario="midnight_masks", tokens="auto_fail")
    s.stand("rivertown")
    s.lasting(Question.no_enter, "rivertown")
    s.do("move_to graveyard")
    assert s.asked == (0, "turn")
    assert s.get("horror", "0") == 2


@clause("AHB-310")
def test_one_cannot_move_to_where_one_is(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards=FLAME, tokens="auto_fail")
    s.hand(FLAME)
    s.top("on_wings_of_darkness", 4)
    s.stand("rivertown")  # the only Central location
    assert "rivertown" not in ways(s)
    s.do(f"play {FLAME}")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)
    assert "moved 0 rivertown" not in s.log


@clause("AHB-311")
def test_a_cancelled_move_costs_its_action(backend: str) -> None:
    s = in_the_woods(backend, "twisting_paths", tokens="minus_1")
    s.do("move_to main_path")
    s.until("turn")
    assert s.get("at", "0") == s.row("twisting_paths")
    assert s.get("actions", "0") == 2
    s.bag("zero")
    s.do("move_to main_path")
    s.until("turn")
    assert s.get("at", "0") == s.row("main_path")


@clause("AHB-312")
def test_an_asset_is_where_its_controller_is(backend: str) -> None:
    s = Scene(backend, seats=2, cards="extra_ammunition", cards1="n45_automatic")
    s.house()
    s.asset("n45_automatic", 1)
    s.hand("extra_ammunition")
    s.first(0)
    s.stand("attic", 1)
    assert not s.can("play extra_ammunition")
    s.stand("hallway", 1)
    s.do("play extra_ammunition")
    assert s.get("uses", "n45_automatic") == 7


@clause("AHB-313")
def test_no_more_clues_are_discovered_than_are_there(backend: str) -> None:
    s = Scene(backend, cards="deduction")
    s.hand("deduction")
    s.set("clues", "study", 1)
    s.do("investigate")
    s.do("commit deduction")
    s.until("turn")
    assert "discovered 0 study 1" in s.log
    assert (s.get("clues", "0"), s.get("clues", "study")) == (1, 0)


@clause("AHB-314")
def test_clues_of_an_investigator_are_not_on_the_location(backend: str) -> None:
    for clues, value in ((0, 5), (1, 7)):
        s = Scene(backend, cards="rolands_38_special")
        s.asset("rolands_38_special")
        s.set("clues", "0", 2)
        s.set("clues", "study", clues)
        s.enemy("ghoul_priest", engaged=0)
        s.do("use rolands_38_special 0")  # +3 where there is a clue, else +1
        s.until("turn")
        assert f"settled 0 {value} 4 1" in s.log


@clause("AHB-315")
def test_clues_put_back_can_be_discovered_again(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", scenario="midnight_masks", cards=FLAME)
    s.hand(FLAME)
    s.set("clues", "0", 3)
    s.set("clues", "your_house", 0)
    s.top("false_lead", 4)
    s.do(f"play {FLAME}")  # failed by 2; then 2 clues are discovered here
    assert "returned_clues 0 your_house 2" in s.log
    assert "discovered 0 your_house 2" in s.log
    assert (s.get("clues", "0"), s.get("clues", "your_house")) == (3, 0)


@clause("AHB-316")
def test_spent_clues_go_to_the_supply(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.set("clues", "0", 3)
    s.enemy("peter_warren", engaged=0)
    before = s.value("clues")
    s.do("use peter_warren 0")
    after = s.value("clues")
    assert after[0] == 1
    assert list(after)[1:] == list(before)[1:]


@clause("AHB-317")
def test_clues_from_the_supply_are_not_discovered(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="cover_up working_a_hunch")
    s.threat("cover_up", clues=3)
    s.stand("northside")
    s.set("clues", "northside", 2)
    s.set("resources", "0", 7)
    s.hand("working_a_hunch")
    s.do("use northside 0")
    assert s.asked == (0, "turn")  # Cover Up is not asked
    assert (s.get("clues", "0"), s.get("clues", "northside")) == (2, 2)
    s.do("play working_a_hunch")
    assert s.asked == (0, "reaction")
    assert s.can("use cover_up 1")


@clause("AHB-318")
def test_shroud_below_zero_counts_as_zero(backend: str) -> None:
    s = Scene(backend, cards="flashlight scavenging machete", tokens="minus_2")
    s.house(clues=2)
    s.stand("attic")  # shroud 1
    s.asset("flashlight")
    s.asset("scavenging")
    s.discards("machete")
    s.do("use flashlight 0")
    assert "settled 0 1 0 1" in s.log
    assert s.asked == (0, "turn")  # succeeded by 1: nothing to scavenge
    s.bag("minus_1")
    s.do("use flashlight 0")
    assert s.can("use scavenging 0")


@clause("AHB-319")
def test_a_location_that_cannot_be_investigated(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="flashlight burglary working_a_hunch")
    s.asset("flashlight")
    s.asset("burglary")
    s.hand("working_a_hunch")
    s.set("clues", "your_house", 2)
    assert s.can("use flashlight 0")
    s.attach("locked_door", "your_house")
    assert not s.can("investigate")
    assert s.denied("investigate") == "AHB-319"
    assert not s.can("use flashlight 0")
    assert not s.can("use burglary 0")
    s.do("play working_a_hunch")
    assert s.get("clues", "0") == 1


@clause("AHB-320", "AHB-294")
def test_cleared_locations_with_victory_go_to_the_display(backend: str) -> None:
    for clues, display in ((0, ["attic"]), (1, [])):
        s = Scene(backend)
        s.house(clues=1)
        s.set("clues", "attic", clues)
        s.set("revealed", "parlor", 1)
        s.stand("parlor")
        s.do("use parlor 0")
        assert s.asked == (-1, "over")
        assert s.zone("victory") == display


@clause("AHB-321")
def test_what_is_at_a_location_that_leaves_play(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.attach("obscuring_fog", "study")
    s.set("clues", "0", 2)
    told = s.do("advance_act")
    assert s.get("at", "0") == s.row("hallway")
    assert s.where("study") == "removed"
    assert s.where("ghoul_minion") == s.where("obscuring_fog") == "discard 4"
    assert told.index("discarded ghoul_minion") < told.index("moved 0 hallway")
    assert "defeated ghoul_minion" not in told
