"""Player decks, drawing, hands, losing what one has not."""

from tests.games.arkham.scene import Scene
from tests.support import clause


def thin(s: Scene, deck: list[str], discard: list[str]) -> None:
    """Give seat 0 exactly this deck and discard pile; the other cards are out of the way."""
    kept = {s.row(c) for c in (*deck, *discard)}
    others = [c for c in s.value("deck")[0] if c not in kept]
    s.arrange(
        removed=[*s.value("removed"), *others],
        deck={0: [s.row(c) for c in deck]},
        discard={0: [s.row(c) for c in discard]},
    )


@clause("AHB-337", "AHC-343", "AHC-344")
def test_cards_are_drawn_together_from_the_top(backend: str) -> None:
    s = Scene(backend, cards="cryptic_research haunted knife paranoia")
    s.hand("cryptic_research")
    s.top("haunted knife paranoia emergency_cache")
    told = s.do("play cryptic_research")
    assert told[1:4] == ["drew_weakness 0 haunted", "drew 0 knife", "drew_weakness 0 paranoia"]
    assert 3 < told.index("drew_encounter 0 haunted") < told.index("drew_encounter 0 paranoia")
    assert s.zone("hand", 0) == ["knife"]
    assert s.zone("top", 0) == ["emergency_cache"]


@clause("AHB-338")
def test_an_emptied_deck_costs_one_horror_for_the_whole_draw(backend: str) -> None:
    s = Scene(backend, cards="cryptic_research machete knife guts")
    s.hand("cryptic_research")
    thin(s, ["machete"], ["knife", "guts", "emergency_cache"])
    told = s.do("play cryptic_research")
    assert [x for x in told if x.startswith(("drew 0", "reshuffled", "dealt"))][:2] == [
        "drew 0 machete",
        "reshuffled 0",
    ]
    assert [x for x in told if x.startswith("dealt")] == ["dealt roland_banks 0 1"]
    assert told.index("dealt roland_banks 0 1") > told.index("reshuffled 0") + 2
    assert len(s.zone("hand", 0)) == 3
    assert len(s.zone("deck", 0)) == 1
    assert s.zone("discard", 0) == ["cryptic_research"]


@clause("AHB-339")
def test_with_deck_and_discards_empty_nothing_happens(backend: str) -> None:
    s = Scene(backend, cards="knife")
    s.hand("knife")
    thin(s, [], [])
    s.do("draw")
    assert s.zone("hand", 0) == ["knife"]
    assert s.get("horror", "0") == 0
    assert s.get("actions", "0") == 2


@clause("AHB-340")
def test_the_horror_of_an_emptied_deck_may_go_to_an_asset(backend: str) -> None:
    s = Scene(backend, cards="holy_rosary knife")
    s.asset("holy_rosary")
    s.hand("")
    thin(s, [], ["knife"])
    s.do("draw")
    assert s.options == ["assign holy_rosary", "assign roland_banks"]
    s.do("assign holy_rosary")
    assert (s.get("horror", "0"), s.get("horror", "holy_rosary")) == (0, 1)
    assert s.zone("hand", 0) == ["knife"]


@clause("AHB-341")
def test_the_size_of_a_hand_is_checked_in_upkeep_only(backend: str) -> None:
    s = Scene(backend, filler=16)
    s.hand(["emergency_cache", *(f"emergency_cache#{k}" for k in range(1, 12))])
    s.do("draw")
    assert s.asked == (0, "turn")
    assert len(s.zone("hand", 0)) == 13
    s.do("end_turn")
    assert s.asked == (0, "discard_from_hand")
    assert len(s.zone("hand", 0)) == 14
    while s.asked[1] == "discard_from_hand":
        s.do(s.options[0])
    assert len(s.zone("hand", 0)) == 8


@clause("AHB-342", "AHB-349")
def test_the_owner_picks_what_to_discard_but_no_weakness(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="amnesia dark_memory knife machete")
    s.hand("dark_memory knife machete")
    s.top("amnesia")
    s.do("draw")
    assert s.asked == (0, "discard_from_hand")
    assert s.options == ["target knife", "target machete"]
    s.do("target knife")
    assert s.zone("hand", 0) == ["dark_memory"]
    assert s.zone("discard", 0) == ["knife", "machete", "amnesia"]


@clause("AHB-342")
def test_a_random_discard_may_hit_a_weakness(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="drawn_to_the_flame dark_memory")
    s.hand("drawn_to_the_flame dark_memory")
    s.set("doom", "whats_going_on", 2)
    s.top("ancient_evils", 4)
    s.do("play drawn_to_the_flame")
    s.do("choose discard")
    assert "dark_memory" in s.zone("discard", 0)


@clause("AHB-343")
def test_nothing_is_given_to_another_without_an_effect(backend: str) -> None:
    s = Scene(backend, seats=2, cards="machete knife")
    s.hand("machete")
    s.asset("knife")
    s.set("clues", "0", 1)
    s.enemy("ghoul_minion", exhausted=1, at="study")
    s.first(0)
    assert s.options == [
        "draw",
        "end_turn",
        "engage ghoul_minion",
        "fight ghoul_minion",
        "investigate",
        "play machete",
        "resource",
        "use knife 0",
        "use knife 1",
    ]
    before = (s.zone("hand", 1), s.get("resources", "1"), s.get("clues", "1"))
    for o in ("resource", "play machete", "investigate"):
        s.do(o)
        s.until("turn")
    assert (s.zone("hand", 1), s.get("resources", "1"), s.get("clues", "1")) == before


@clause("AHB-344")
def test_no_more_is_lost_than_there_is(backend: str) -> None:
    s = Scene(
        backend,
        who="agnes_baker",
        scenario="midnight_masks",
        cards="drawn_to_the_flame paranoia",
    )
    s.set("resources", "0", 2)
    s.top("paranoia")
    s.do("draw")
    assert s.get("resources", "0") == 0
    s.hand("drawn_to_the_flame")
    s.set("clues", "0", 1)
    s.stand("northside")
    s.set("clues", "northside", 0)
    s.top("false_lead", 4)
    s.do("play drawn_to_the_flame")  # failed by 2, then a discovery
    assert "returned_clues 0 northside 1" in s.log
    assert "discovered 0 northside 1" in s.log


@clause("AHB-344")
def test_what_cannot_be_paid_is_not_offered(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="machete mob_enforcer")
    s.hand("machete")
    s.enemy("mob_enforcer", engaged=0)
    s.stand("northside")
    s.set("at", "mob_enforcer", s.row("northside"))
    s.set("resources", "0", 2)
    assert not s.can("play machete")
    assert not s.can("use northside 0")
    assert not s.can("use mob_enforcer 0")
    s.set("resources", "0", 5)
    assert s.can("play machete")
    assert s.can("use northside 0")
    assert s.can("use mob_enforcer 0")


@clause("AHB-337")
def test_what_is_known_to_lie_on_top_or_below_is_drawn_in_its_turn(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="knife machete guts")
    rows = [s.row(c) for c in ("knife", "machete", "guts")]
    gone = [c for c in (*s.value("deck")[1], *s.value("hand")[1]) if c not in rows]
    s.arrange(removed=[*s.value("removed"), *gone], hand={1: []})
    s.arrange(top={1: rows[:1]}, deck={1: rows[1:2]}, bottom={1: rows[2:]})
    s.first(1)
    for card in ("knife", "machete", "guts"):
        assert s.do("draw")[0] == f"drew 1 {card}"
    assert s.get("horror", "1") == 0
    assert s.zone("hand", 1) == ["knife", "machete", "guts"]


@clause("AHB-344")
def test_a_cost_takes_no_more_than_it_says(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer", scenario="midnight_masks")
    s.enemy("mob_enforcer", engaged=0)
    s.set("resources", "0", 7)
    s.do("use mob_enforcer 0")  # 4 of them
    assert s.get("resources", "0") == 3


@clause("AHB-143", "AHB-151")
def test_upkeep_and_the_action_bring_one_resource_each_to_their_own(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.arrange(resources={0: 2, 1: 4})
    s.first(1)
    s.do("resource")
    assert s.value("resources")[:2] == [2, 5]
    while s.value("round") == 1:
        s.do(next(o for o in ("end_turn", "pass", s.options[0]) if s.can(o)))
    assert s.value("resources")[:2] == [3, 6]
