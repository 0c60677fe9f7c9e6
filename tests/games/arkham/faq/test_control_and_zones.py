"""Who controls what, limits of zones, bonded cards, cards beneath, opening hands, returning."""

import pytest

from noctuary.kernel import Hidden
from tests.games.arkham.scene import Scene
from tests.support import card, clause

# ---- control


def team(backend: str) -> Scene:
    """Arrange a scene: two investigators exchange things."""
    s = Scene(backend, seats=2, cards="teamwork rolands_38_special machete beat_cop")
    s.first(0)
    for name in ("rolands_38_special", "machete", "beat_cop"):
        s.asset(name)
    s.hand("teamwork")
    s.do("play teamwork")
    return s


@card("02018")
@clause("AHC-119")
def test_a_signature_card_cannot_be_given_away(backend: str) -> None:
    s = team(backend)
    s.do("target machete")
    s.do("target beat_cop")
    assert not s.can("target rolands_38_special")
    assert [s.get("ctrl", c) for c in ("machete", "beat_cop", "rolands_38_special")] == [1, 1, 0]
    s.do("pay 1")
    s.do("done")
    s.do("done")
    assert (s.get("resources", "0"), s.get("resources", "1")) == (4, 6)


@card("02018")
@clause("AHB-083")
def test_any_number_may_be_none(backend: str) -> None:
    s = team(backend)
    s.do("done")
    assert s.asked == (1, "gift")
    s.do("done")
    assert s.asked == (0, "turn")
    assert [s.get("ctrl", c) for c in ("machete", "beat_cop", "rolands_38_special")] == [0, 0, 0]
    assert s.value("resources")[:2] == [5, 5]


@card("04193")
@clause("AHC-194", "AHC-195")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_attachment_is_controlled_with_what_it_hangs_on(backend: str, owner: int) -> None:
    gun = "n45_automatic"
    s = Scene(backend, seats=2, cards=f"custom_ammunition {gun}", cards1=gun)
    s.first(0)
    s.asset(f"{gun}#1" if owner else gun, owner)
    s.hand("custom_ammunition")
    s.do("play custom_ammunition")
    assert s.get("ctrl", "custom_ammunition") == owner
    assert s.get("owner", "custom_ammunition") == 0
    assert s.get("uses", f"{gun}#1" if owner else gun) == 6


@card("04193")
def test_better_ammunition_for_monsters(backend: str) -> None:
    s = Scene(backend, cards="custom_ammunition n45_automatic")
    gun = s.asset("n45_automatic")
    s.attach("custom_ammunition", gun, 0)
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use n45_automatic 0")
    assert s.where("ravenous_ghoul") == "discard 4"  # 3 damage
    s.enemy("swarm_of_rats", engaged=0)
    s.hand("custom_ammunition")
    assert not s.can("play custom_ammunition")


# ---- limits of zones


@card("05036")
@clause("AHC-236", "AHC-237", "AHC-239")
def test_one_pair_of_shoes_for_each(backend: str) -> None:
    s = Scene(backend, seats=2, cards="track_shoes track_shoes", cards1="track_shoes")
    s.first(0)
    s.asset("track_shoes")
    s.hand("track_shoes#1")
    assert s.denied("play track_shoes#1") == "AHC-236"
    s.do("end_turn")
    s.hand("track_shoes#2", 1)
    s.do("play track_shoes#2")
    assert s.where("track_shoes#2") == "play"
    s = Scene(backend, cards="track_shoes track_shoes sleight_of_hand")
    s.asset("track_shoes")
    s.hand("track_shoes#1 sleight_of_hand")
    s.do("play sleight_of_hand")  # nor can it be put into play
    assert s.where("track_shoes#1") == "hand 0"


# ---- bonded cards


@card("05313", "05314")
@clause("AHC-215", "AHC-216", "AHC-217")
@pytest.mark.parametrize("mirrors", [1, 2])
def test_bonded_cards_wait_aside_as_many_as_there_are(backend: str, mirrors: int) -> None:
    s = Scene(backend, cards=["hallowed_mirror"] * mirrors)
    melodies = ["soothing_melody", "soothing_melody#1", "soothing_melody#2"]
    assert [s.where(m) for m in melodies] == ["aside"] * 3
    assert s.codes.count(s.codes[s.row("soothing_melody")]) == 3
    s = Scene(backend, cards="knife")
    assert "soothing_melody" not in [s.name(c) for c in s.value("aside")]


@card("05313", "05314")
def test_the_mirror_summons_melodies(backend: str) -> None:
    s = Scene(backend, cards="hallowed_mirror")
    s.hand("hallowed_mirror")
    s.do("play hallowed_mirror")
    zones = [s.where(f"soothing_melody#{i}") for i in range(3)]
    assert zones == ["hand 0", "deck 0", "deck 0"]
    s.arrange(damage={0: 1}, horror={0: 2})
    s.enemy("ghoul_minion", engaged=0)
    s.do("play soothing_melody")
    s.do("choose horror")
    s.do("choose damage")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 2)  # 1 each from the Ghoul
    assert "attacked ghoul_minion 0" in s.log


# ---- shuffling into an empty deck


@card("04007")
@clause("AHC-192")
def test_a_treachery_that_cannot_be_shuffled_in_is_discarded(backend: str) -> None:
    s = Scene(backend, cards="bought_in_blood")
    s.hand("")
    s.arrange(deck={0: []}, removed=[*s.value("removed"), *s.value("deck")[0]])
    s.top("bought_in_blood")
    s.do("draw")
    assert s.where("bought_in_blood") == "discard 0"
    s = Scene(backend, cards="bought_in_blood")
    s.hand("")
    s.top("bought_in_blood")
    s.do("draw")
    assert s.where("bought_in_blood") == "deck 0"


@card("04007")
@pytest.mark.parametrize("choice", ["target beat_cop", "choose discard"])
def test_blood_is_paid_with_an_ally(backend: str, choice: str) -> None:
    s = Scene(backend, cards="bought_in_blood beat_cop guard_dog")
    s.asset("beat_cop")
    s.hand("guard_dog")
    s.top("bought_in_blood")
    s.do("draw")
    s.do(choice)
    lost, kept = ("beat_cop", "guard_dog")[:: 1 if choice == "target beat_cop" else -1]
    assert s.where(lost) == "discard 0" and s.where(kept) != "discard 0"
    assert s.where("bought_in_blood") == "discard 0"


# ---- Sefina: opening hands, cards beneath


def painter(backend: str, cards: str = "") -> Scene:
    """Arrange a scene: Sefina has drawn her opening hand."""
    return Scene(
        backend,
        seats=2,
        who="sefina_rousseau roland_banks",
        cards=f"lucky lucky dodge {cards}",
        filler=30,
        begin=False,
    )


def keep(s: Scene) -> None:
    """Keep the cards beneath her, and everybody's hands."""
    s.do("done")
    while s.asked[1] in ("surplus", "mulligan"):
        s.do(s.options[0])


@card("03003", "05276")
@clause("AHC-251", "AHC-252")
@pytest.mark.parametrize(("cards", "more"), [("", 0), ("studious", 1), ("studious studious", 2)])
def test_an_opening_hand_of_another_size_grows_as_well(backend: str, cards: str, more: int) -> None:
    s = painter(backend, cards)
    assert len(s.value("hand")[0]) == 13 + more
    keep(s)
    assert len(s.value("hand")[0]) == 8 + more


@card("03003")
@clause("AHC-366", "AHC-371")
def test_cards_beneath_are_out_of_play_and_seen_by_their_owner(backend: str) -> None:
    s = painter(backend)
    event = next(o for o in s.options if o.startswith("target"))
    s.do(event)
    keep(s)
    s.first(0)
    name = event.removeprefix("target ")
    assert s.where(name) == "beneath 0"
    assert not s.can(f"play {name}")
    mine, theirs = (s.state.observe(p).fields["beneath"][0] for p in (0, 1))
    assert list(mine.known) == [s.row(name)]
    assert isinstance(theirs, Hidden) and set(theirs.known) <= {-1}
    s.do("use sefina_rousseau 1")
    s.do(f"target {name}")
    assert s.where(name) == "hand 0"


# ---- resources on cards


@card("05011")
@clause("AHC-256")
def test_resources_on_a_card_are_not_in_the_pool(backend: str) -> None:
    s = Scene(backend, cards="family_inheritance paranoia knife")
    assert s.where("family_inheritance") == "play"
    s.arrange(resources={0: 0})
    s.hand("knife")
    s.set("uses", "family_inheritance", 0)
    assert not s.can("play knife")
    s.set("uses", "family_inheritance", 4)
    assert s.can("play knife")  # which says so
    s.top("paranoia")
    s.arrange(resources={0: 3})
    s.do("draw")
    assert (s.get("resources", "0"), s.get("uses", "family_inheritance")) == (0, 4)


@card("05011")
def test_an_inheritance_does_not_last(backend: str) -> None:
    s = Scene(backend, cards="family_inheritance")
    assert s.get("uses", "family_inheritance") == 4
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("uses", "family_inheritance") == 4  # what was left is lost


# ---- returning to hand


@card("03029")
@pytest.mark.parametrize("gone", [False, True])
def test_an_item_up_a_sleeve_returns_only_if_it_is_still_in_play(backend: str, gone: bool) -> None:
    s = Scene(backend, seats=2, cards="knife sleight_of_hand")
    s.first(0)
    s.hand("knife sleight_of_hand")
    s.do("play sleight_of_hand")
    s.enemy("ravenous_ghoul", engaged=0)
    if gone:
        s.do("use knife 1")  # thrown away
        assert s.where("knife") == "discard 0"
    s.do("end_turn")
    assert s.where("knife") == ("discard 0" if gone else "hand 0")


# ---- handling what others draw


@card("03022")
@clause("AHC-339")
def test_let_me_handle_this(backend: str) -> None:
    s = Scene(backend, seats=2, cards="drawn_to_the_flame", cards1="let_me_handle_this")
    s.first(0)
    s.hand("drawn_to_the_flame")
    s.hand("let_me_handle_this", 1)
    s.top("rotting_remains", 4)
    s.do("play drawn_to_the_flame")
    assert s.asked == (1, "reaction")
    told = s.do("play let_me_handle_this")
    assert "tested 1 willpower 3 none" in told
    assert "settled 1 5 3 1" in told  # Daisy's 3, and 2
    s.do("end_turn")
    assert "settled 1 5 2 1" in s.do("investigate")  # no longer


@card("04028")
@clause("AHC-339")
def test_you_handle_this_one(backend: str) -> None:
    s = Scene(backend, seats=2, cards="drawn_to_the_flame you_handle_this_one")
    s.first(0)
    s.hand("drawn_to_the_flame you_handle_this_one")
    s.top("swarm_of_rats", 4)
    s.do("play drawn_to_the_flame")
    s.do("play you_handle_this_one")
    assert s.get("engaged", "swarm_of_rats") == 1
    assert s.get("resources", "0") == 6


@card("03022", "04028")
@clause("AHC-339")
def test_a_weakness_is_nobody_elses(backend: str) -> None:
    s = Scene(
        backend, seats=2, cards="mob_enforcer you_handle_this_one", cards1="let_me_handle_this"
    )
    s.first(0)
    s.hand("you_handle_this_one")
    s.hand("let_me_handle_this", 1)
    s.top("mob_enforcer")
    told = s.do("draw")
    assert "engaged mob_enforcer 0" in told and s.asked == (0, "turn")


# ---- icons, distances


@card("04151")
@clause("AHC-171")
def test_wild_icons_match_for_abilities_too(backend: str) -> None:
    s = Scene(backend, cards="well_prepared police_badge the_red_gloved_man")
    s.hand("")
    s.asset("well_prepared")
    s.asset("police_badge")  # willpower, wild
    s.asset("the_red_gloved_man")  # wild
    s.do("investigate")
    s.do("use well_prepared 0")
    told = s.do("target police_badge")
    while s.asked[1] == "free":
        told += s.do("pass")
    assert "settled 0 4 2 1" in told  # intellect 3, one wild


@card("06094")
@clause("AHC-171", "AHC-173")
@pytest.mark.parametrize(
    ("skill", "value"),
    [("unexpected_courage", 7), ("manual_dexterity", 5), ("guts", 7), ("", 3)],
)
def test_every_icon_counts_in_a_dream(backend: str, skill: str, value: int) -> None:
    s = Scene(backend, extra="somniphobia", cards=f"drawn_to_the_flame {skill}")
    s.hand(f"drawn_to_the_flame {skill}")
    s.top("somniphobia", 4)
    told = s.do("play drawn_to_the_flame")
    if skill:
        told += s.do(f"commit {skill}")
    while s.asked[1] in ("commit", "assign"):
        told += s.do(s.options[0])
    assert f"settled 0 {value} 5 {int(value >= 5)}" in told
    assert s.get("horror", "0") == max(0, 5 - value)


@card("02167", "02168")
@clause("AHC-172")
@pytest.mark.parametrize("car", ["passenger_car", "passenger_car_02168"])
def test_a_wild_icon_stands_for_what_it_is_used_as(backend: str, car: str) -> None:
    s = Scene(backend, cards="unexpected_courage perception", extra=car)
    s.house()
    s.location(car, revealed=0, at=s.row("hallway"))
    s.hand("unexpected_courage perception")
    s.do(f"move_to {car}")
    assert s.asked == (0, "fare")  # agility in one, combat in the other
    assert s.options == ["choose damage", "target unexpected_courage"]
    s.do("target unexpected_courage")
    assert s.where("unexpected_courage") == "discard 0" and s.get("damage", "0") == 0


@card("02167", "02168")
@pytest.mark.parametrize("car", ["passenger_car", "passenger_car_02168"])
def test_without_a_fare_it_hurts(backend: str, car: str) -> None:
    s = Scene(backend, cards="perception", extra=car)
    s.house()
    s.location(car, revealed=0, at=s.row("hallway"))
    s.hand("perception")
    s.do(f"move_to {car}")
    assert s.get("damage", "0") == 2


@card("03042")
@clause("AHB-028")
def test_the_lead_chooses_between_equally_far_places(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="the_thing_that_follows")
    s.first(1)
    s.house()
    s.stand("attic")
    s.top("the_thing_that_follows", 1)
    s.do("draw")
    assert s.asked == (0, "farthest")
    assert s.options == ["move_to cellar", "move_to parlor"]
    s.do("move_to cellar")
    assert s.get("at", "the_thing_that_follows") == s.row("cellar")


@card("03042")
def test_the_thing_comes_back(backend: str) -> None:
    s = Scene(backend, cards="the_thing_that_follows")
    s.enemy("the_thing_that_follows", engaged=0, damage=1)
    s.do("fight the_thing_that_follows")
    assert s.where("the_thing_that_follows") == "deck 0"
