"""Playing cards: assets, events, Fast cards, slots, uses."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-211")
def test_an_event_resolves_and_is_discarded_an_asset_stays_a_skill_is_never_played(
    backend: str,
) -> None:
    s = Scene(backend, cards="guts machete")
    s.hand("emergency_cache machete guts")
    assert not s.can("play guts")
    s.do("play emergency_cache")
    assert s.get("resources", "0") == 8
    assert s.where("emergency_cache") == "discard 0"
    s.do("play machete")
    assert s.get("resources", "0") == 5
    assert s.where("machete") == "play"


@clause("AHB-212")
def test_no_play_action_in_the_turn_of_another(backend: str) -> None:
    s = Scene(backend, seats=2, cards="guard_dog", cards1="emergency_cache arcane_initiate")
    s.hand("guard_dog emergency_cache")
    s.asset("arcane_initiate", 1)
    s.hand("emergency_cache#13", 1)
    s.first(0)
    assert s.asked == (1, "free")  # a player window of the turn of seat 0
    assert s.options == ["pass", "use arcane_initiate 1"]
    s.do("pass")
    assert s.can("play guard_dog")
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert s.can("play emergency_cache#13")


@clause("AHB-213")
def test_an_event_that_would_change_nothing_cannot_be_played(backend: str) -> None:
    s = Scene(backend, cards="sneak_attack")
    s.hand("sneak_attack")
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("play sneak_attack")
    assert s.denied("play sneak_attack") == "AHB-213"
    s.set("exhausted", "ghoul_minion", 1)
    s.do("play sneak_attack")
    assert s.where("ghoul_minion") == "discard 4"


@clause("AHB-214")
def test_an_event_is_never_forced(backend: str) -> None:
    s = Scene(backend, cards="evidence")
    s.hand("evidence")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.can("play evidence")
    while s.asked[1] == "reaction":
        s.do("pass")
    assert s.where("evidence") == "hand 0"
    assert s.get("clues", "0") == 0


@clause("AHB-215")
def test_a_fast_card_takes_no_action_and_provokes_no_attack(backend: str) -> None:
    s = Scene(backend, cards="working_a_hunch guard_dog")
    s.hand("working_a_hunch guard_dog")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play working_a_hunch")
    assert s.get("actions", "0") == 3
    assert s.get("clues", "0") == 1
    assert "attacked ghoul_minion 0" not in s.log
    s.do("play guard_dog")
    assert "attacked ghoul_minion 0" in s.log


@clause("AHB-216")
def test_a_fast_asset_is_played_in_any_window_of_ones_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, cards="magnifying_glass", cards1="magnifying_glass")
    s.hand("magnifying_glass")
    s.hand("magnifying_glass#1", 1)
    s.first(0)
    s.do("investigate")
    assert s.asked == (0, "free")
    s.do("play magnifying_glass")
    assert s.where("magnifying_glass") == "play"
    assert s.asked == (1, "commit")  # in the turn of another its own Glass may not be played
    s.until("turn")
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert s.can("play magnifying_glass#1")


@clause("AHB-217")
def test_a_fast_event_waits_for_its_condition_or_its_period(backend: str) -> None:
    s = Scene(backend, seats=2, cards="evidence cryptic_research", cards1="cryptic_research")
    s.hand("evidence cryptic_research")
    s.hand("cryptic_research#1", 1)
    s.enemy("swarm_of_rats", engaged=0)
    s.first(0)
    assert s.asked == (0, "turn")  # seat 1 was not asked in this turn
    assert s.can("play cryptic_research")
    assert not s.can("play evidence")
    s.do("fight swarm_of_rats")
    s.do("pass")  # Cryptic Research in the window before the token
    s.until("reaction")
    assert s.can("play evidence")
    assert not s.can("play cryptic_research")
    s.do("play evidence")
    assert s.get("clues", "0") == 1


@clause("AHB-218")
def test_a_cost_is_never_below_zero(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="arcane_initiate")
    s.hand("arcane_initiate")
    s.set("resources", "0", 0)
    assert not s.can("play arcane_initiate")
    s.stand("easttown")
    s.do("play arcane_initiate")
    assert s.get("resources", "0") == 0
    assert s.where("arcane_initiate") == "play"


@clause("AHB-219", "AHC-014")
def test_two_hand_slots_hold_two_hand_assets(backend: str) -> None:
    s = Scene(backend, cards="knife knife machete")
    s.hand("knife knife#1 machete")
    s.do("play knife")
    s.do("play knife#1")
    assert s.where("knife") == s.where("knife#1") == "play"
    s.do("play machete")
    assert s.asked == (0, "room")
    assert s.options == ["target knife", "target knife#1"]
    s.do("target knife#1")
    assert s.where("knife#1") == "discard 0"
    assert s.where("knife") == s.where("machete") == "play"


@clause("AHB-219")
def test_assets_without_a_slot_are_not_limited(backend: str) -> None:
    talents = "physical_training hyperawareness hard_knocks arcane_studies dig_deep"
    s = Scene(backend, cards=talents)
    for c in talents.split()[1:]:
        s.asset(c)
    s.hand("physical_training")
    s.do("play physical_training")
    assert all(s.where(c) == "play" for c in talents.split())


@clause("AHB-219")
def test_one_slot_each_for_accessory_body_and_ally(backend: str) -> None:
    pairs = {
        "police_badge": "rabbits_foot",
        "bulletproof_vest": "leather_coat",
        "beat_cop": "stray_cat",
    }
    s = Scene(backend, cards=" ".join([*pairs, *pairs.values()]))
    for c in pairs:
        s.asset(c)
    s.hand(" ".join(pairs.values()))
    for old, new in pairs.items():
        s.do(f"play {new}")
        assert s.where(old) == "discard 0"
        assert s.where(new) == "play"


@clause("AHB-220")
def test_a_two_handed_asset_fills_both_slots(backend: str) -> None:
    s = Scene(backend, cards="shotgun knife")
    s.asset("knife")
    s.hand("shotgun")
    s.do("play shotgun")
    assert s.where("knife") == "discard 0"
    assert s.where("shotgun") == "play"
    s.hand("knife")
    s.set("resources", "0", 1)
    s.do("play knife")
    assert s.where("shotgun") == "discard 0"


@clause("AHB-221")
def test_slots_of_the_tote_bag_hold_only_tomes(backend: str) -> None:
    s = Scene(
        backend,
        who="daisy_walker",
        cards="daisys_tote_bag knife knife old_book_of_lore flashlight",
    )
    s.asset("daisys_tote_bag")
    s.asset("knife")
    s.asset("knife#1")
    s.hand("old_book_of_lore flashlight")
    s.do("play old_book_of_lore")
    assert s.asked == (0, "turn")
    s.do("play flashlight")
    assert s.options == ["target knife", "target knife#1"]  # a Tome would free no slot for it
    s.do("target knife")
    assert s.where("old_book_of_lore") == s.where("flashlight") == "play"


@clause("AHB-222")
def test_a_tome_moves_to_the_bag_when_the_bag_arrives(backend: str) -> None:
    s = Scene(
        backend, who="daisy_walker", cards="daisys_tote_bag knife old_book_of_lore flashlight"
    )
    s.asset("knife")
    s.asset("old_book_of_lore")
    s.hand("daisys_tote_bag flashlight")
    s.do("play daisys_tote_bag")
    s.do("play flashlight")
    assert s.asked == (0, "turn")
    for c in ("knife", "old_book_of_lore", "flashlight"):
        assert s.where(c) == "play"


@clause("AHB-223")
def test_a_lost_slot_costs_an_asset_of_its_controllers_choice(backend: str) -> None:
    s = Scene(backend, cards="book_of_shadows shrivelling shrivelling scrying shotgun")
    for c in ("book_of_shadows", "shrivelling", "shrivelling#1", "scrying"):
        s.asset(c)
    s.hand("shotgun")
    s.do("play shotgun")
    assert s.where("book_of_shadows") == "discard 0"
    assert s.asked == (0, "room")
    assert s.options == ["target scrying", "target shrivelling", "target shrivelling#1"]
    s.do("target scrying")
    assert s.where("scrying") == "discard 0"
    assert s.where("shrivelling") == s.where("shrivelling#1") == "play"


@clause("AHB-224", "AHB-225")
def test_what_cannot_leave_play_is_not_offered_to_make_room(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon knife machete")
    s.hand("knife machete")
    s.top("the_necronomicon")
    s.do("draw")
    s.set("horror", "the_necronomicon", 2)
    assert s.where("the_necronomicon") == "play"
    assert s.get("at", "the_necronomicon") == 0  # her threat area
    s.do("play knife")
    assert s.asked == (0, "turn")
    assert s.where("knife") == "play"
    s.do("play machete")
    assert s.where("knife") == "discard 0"
    assert s.where("the_necronomicon") == s.where("machete") == "play"


@clause("AHB-226")
def test_an_asset_enters_with_its_uses_which_are_no_resources(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic")
    s.hand("n45_automatic")
    s.do("play n45_automatic")
    assert s.get("uses", "n45_automatic") == 4
    assert s.get("resources", "0") == 1


@clause("AHB-227")
def test_a_use_is_spent_from_the_card_itself(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic n45_automatic")
    s.asset("n45_automatic")
    s.asset("n45_automatic#1")
    s.enemy("ghoul_priest", engaged=0)
    s.do("use n45_automatic 0")
    assert s.get("uses", "n45_automatic") == 3
    assert s.get("uses", "n45_automatic#1") == 4


@clause("AHB-228")
def test_ammunition_goes_only_on_firearms_and_without_a_maximum(backend: str) -> None:
    s = Scene(backend, cards="extra_ammunition shrivelling n45_automatic")
    s.asset("shrivelling")
    s.hand("extra_ammunition")
    assert not s.can("play extra_ammunition")
    s.asset("n45_automatic")
    s.do("play extra_ammunition")
    assert s.get("uses", "n45_automatic") == 7
    assert s.get("uses", "shrivelling") == 4


@clause("AHB-229", "AHB-230")
def test_an_empty_card_stays_unless_it_says_otherwise(backend: str) -> None:
    s = Scene(backend, cards="flashlight first_aid")
    s.asset("flashlight", uses=1)
    s.asset("first_aid", uses=1)
    s.set("damage", "0", 2)
    s.do("use flashlight 0")
    s.until("turn")
    assert s.get("uses", "flashlight") == 0
    assert s.where("flashlight") == "play"
    assert not s.can("use flashlight 0")
    s.do("use first_aid 0")
    assert s.get("damage", "0") == 1
    assert s.where("first_aid") == "discard 0"
    healed = s.log.index("healed roland_banks 1 0")
    assert healed < s.log.index("discarded first_aid")
