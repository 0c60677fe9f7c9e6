"""Cards of other products about whom the FAQ answers a question."""

from noctuary.games.arkham.registry import Q
from tests.games.arkham.scene import Scene
from tests.support import card, clause

# ---- several tokens


def about_to_reveal(backend: str, cards: str, tokens: str, **more: str) -> Scene:
    """Agnes, with assets in play, is about to reveal a token for an investigation."""
    s = Scene(backend, who="agnes_baker", cards=cards, **more)
    for name in cards.split():
        s.asset(name)
    s.bag(tokens)
    s.do("investigate")
    s.until("reaction")
    return s


def revealed(s: Scene) -> list[str]:
    """The tokens that counted, in order, then those that did not."""
    words = [line.split() for line in s.log]
    return [w[2] for w in words if w[0] == "token_revealed"] + [
        f"not {w[2]}" for w in words if w[0] == "token_ignored"
    ]


@card("04197")
@clause("AHC-326", "AHC-327", "AHC-328", "AHC-331")
def test_olive_first_then_the_statue(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use olive_mcbride 0")
    assert len(s.value("bag")) == 4  # nothing is drawn before everything is said
    s.do("use grotesque_statue 0")
    assert s.value("bag") == []  # all four at once
    assert s.asked == (0, "keep")
    pair = s.options
    assert len(pair) == 2
    s.do(pair[0])
    assert len(s.options) == 3
    for _ in range(2):
        s.do(s.options[0])
    s.until("turn")
    assert len([t for t in revealed(s) if not t.startswith("not")]) == 2
    assert len([t for t in revealed(s) if t.startswith("not")]) == 2
    assert f"not {pair[1].split()[1]}" in revealed(s)
    assert len(s.value("bag")) == 4


@card("04197")
@clause("AHC-327")
def test_the_statue_is_too_late_once_tokens_are_drawn(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1")
    s.do("use olive_mcbride 0")
    s.do("pass")
    assert s.asked == (0, "keep")
    assert not s.can("use grotesque_statue 0")


@card("04197")
@clause("AHC-326", "AHC-329", "AHC-330")
def test_the_statue_first_then_olives_group_of_three(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use grotesque_statue 0")
    s.do("use olive_mcbride 0")
    assert s.asked == (0, "one_or_three")
    single = s.options[1]
    s.do("choose group")
    for _ in range(2):
        s.do(s.options[0])
    s.until("turn")
    assert len([t for t in revealed(s) if not t.startswith("not")]) == 2
    assert f"not {single.split()[1]}" in revealed(s)


@card("04197")
@clause("AHC-329")
def test_the_statue_first_then_the_single_token(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use grotesque_statue 0")
    s.do("use olive_mcbride 0")
    single = s.options[1].split()[1]
    s.do(f"keep {single}")
    s.until("turn")
    assert revealed(s)[0] == single
    assert len(revealed(s)) == 4
    assert all(t.startswith("not") for t in revealed(s)[1:])


@card("04199", "04197")
@clause("AHC-245", "AHC-246")
def test_a_premonition_with_olive_holds_and_brings_two_tokens(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="olive_mcbride premonition")
    s.asset("olive_mcbride")
    s.hand("premonition")
    s.bag("skull minus_1 zero")
    s.do("play premonition")
    s.do("use olive_mcbride 0")
    s.do("keep minus_1")
    s.do("keep skull")
    assert s.value("bag") == [1]  # the third is back
    assert sorted(x // 256 for x in s.value("sealed")) == [2, 10]
    assert s.where("premonition") == "play"
    s.do("investigate")
    s.until("turn")
    assert [t for t in revealed(s) if not t.startswith("not")] == ["minus_1", "skull"]
    assert s.where("premonition") == "discard 0"
    assert sorted(s.value("bag")) == [1, 2, 10]


@card("04158")
@clause("AHC-249")
def test_recall_the_future_helps_once_for_two_such_tokens(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="olive_mcbride recall_the_future")
    s.asset("olive_mcbride")
    s.asset("recall_the_future")
    s.bag("skull skull skull")
    s.do("investigate")
    s.do("use recall_the_future 0")
    s.do("keep skull")
    s.until("reaction")
    s.do("use olive_mcbride 0")
    s.until("turn", "keep skull")
    assert "settled 0 4 2 1" in s.log  # intellect 2, no Ghoul here, +2 once
    assert s.get("exhausted", "recall_the_future") == 1


@card("02026")
@clause("AHC-304", "AHC-305")
def test_double_or_nothing_doubles_results_but_no_reactions(backend: str) -> None:
    s = Scene(
        backend, who="daisy_walker", cards="double_or_nothing perception dr_milan_christopher"
    )
    s.asset("dr_milan_christopher")
    s.set("clues", "study", 3)
    s.hand("double_or_nothing perception")
    s.do("investigate")
    s.do("commit double_or_nothing")
    s.do("commit perception")
    s.until("turn", "use dr_milan_christopher 0")
    assert "settled 0 9 4 1" in s.log  # shroud 2, doubled
    assert s.get("clues", "0") == 2
    assert len(s.zone("hand", 0)) == 2
    assert s.get("resources", "0") == 6


# ---- committed cards


@card("05119")
@clause("AHC-365")
def test_the_totems_icon_stays_to_the_end_of_the_test(backend: str) -> None:
    s = Scene(backend, cards="grisly_totem perception")
    s.asset("grisly_totem")
    s.hand("perception")
    s.do("investigate")
    s.do("commit perception")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 6 2 1" in s.log  # 3, two icons and one more
    assert s.get("exhausted", "grisly_totem") == 1


def amanda(backend: str, cards: str, beneath: str) -> Scene:
    """Amanda in her turn, with a card beneath her."""
    s = Scene(backend, who="amanda_sharpe", cards=cards)
    s.until("turn")
    s.hand("")
    s.arrange(beneath={0: [s.row(beneath)]}, discard={0: s.value("beneath")[0]})
    return s


@card("07002")
@clause("AHC-110", "AHC-358")
def test_the_card_beneath_amanda_is_committed_by_itself_and_stays(backend: str) -> None:
    s = amanda(backend, "perception", "perception")
    s.do("investigate")  # no question
    assert "committed 0 perception" in s.log
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    assert s.where("perception") == "beneath 0"


@card("07002")
@clause("AHC-358")
def test_a_card_of_amanda_that_goes_elsewhere_stays_there(backend: str) -> None:
    s = amanda(backend, "opportunist", "opportunist")
    s.lasting(Q.INTELLECT, "0", 3)
    s.do("investigate")
    s.until("turn")
    assert s.where("opportunist") == "hand 0"


@card("07002", "05119")
@clause("AHC-368")
def test_the_totems_icon_on_amandas_card_lasts_one_test(backend: str) -> None:
    s = amanda(backend, "perception grisly_totem", "perception")
    s.asset("grisly_totem")
    s.do("investigate")
    s.do("use grisly_totem 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    s.until("turn")
    assert "settled 0 4 2 1" in s.log


@card("07002")
def test_amanda_draws_and_exchanges_the_card_beneath_her(backend: str) -> None:
    s = amanda(backend, "perception knife", "perception")
    s.hand("knife")
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    s.until("tuck")
    assert s.where("perception") == "discard 0"
    s.do("target knife")
    assert s.where("knife") == "beneath 0"


# ---- healing


@card("02024", "05001")
@clause("AHC-325")
def test_liquid_courage_is_one_heal(backend: str) -> None:
    s = Scene(backend, who="carolyn_fern", cards="liquid_courage")
    s.asset("liquid_courage")
    s.set("horror", "0", 3)
    s.do("use liquid_courage 0")
    s.until("reaction")
    s.do("use carolyn_fern 0")
    s.until("turn")
    assert s.get("horror", "0") == 1
    assert s.get("resources", "0") == 6
    assert s.log.count("healed carolyn_fern 0 2") == 1


@card("05001")
@clause("AHC-341")
def test_carolyn_answers_for_cards_she_controls(backend: str) -> None:
    for seat in (0, 1):
        s = Scene(backend, seats=2, who="carolyn_fern roland_banks", cards="first_aid")
        s.first(seat)
        s.asset("first_aid", seat)
        s.set("horror", "1", 1)
        s.do("use first_aid 0")
        s.until("reaction" if seat == 0 else "turn", "target 1")
        assert s.can("use carolyn_fern 0") is (seat == 0)
        assert s.get("horror", "1") == 0


# ---- Ursula Downs


@card("02228", "04002")
@clause("AHC-211")
def test_expose_weakness_waits_for_the_end_of_the_action(backend: str) -> None:
    s = Scene(backend, who="ursula_downs", cards="expose_weakness")
    s.hand("expose_weakness")
    s.enemy("ghoul_minion", engaged=0)
    s.set("damage", "0", 0)
    s.do("investigate")
    s.until("free")
    s.do("play expose_weakness")
    s.until("turn")
    tests = [line for line in s.log if line.startswith(("tested", "discovered"))]
    assert tests == [
        "tested 0 intellect 2 investigate",
        "discovered 0 study 1",
        "tested 0 intellect 2 none",
    ]
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "tested 0 combat 0 fight" in s.log  # 2 less
    s.do("fight ghoul_minion")
    s.until("turn")
    assert s.log.count("tested 0 combat 2 fight") == 1  # only for the next attack


def ursula(backend: str) -> Scene:
    """Ursula in the Hallway with Burglary and an event that investigates."""
    s = Scene(backend, who="ursula_downs", cards="burglary seeking_answers")
    s.house(clues=2)
    s.asset("burglary")
    s.hand("seeking_answers")
    return s


@card("04002")
@clause("AHC-335", "AHC-337")
def test_ursula_investigates_in_any_way_after_a_move(backend: str) -> None:
    s = ursula(backend)
    s.do("move_to attic")
    s.do("use ursula_downs 0")
    assert s.options == ["investigate", "play seeking_answers", "use burglary 0"]
    s.do("use burglary 0")
    s.until("turn")
    assert (s.get("actions", "0"), s.get("extra", "0")) == (2, 0)
    assert s.get("resources", "0") == 8
    s.do("move_to hallway")
    assert s.asked == (0, "turn")  # once a round


@card("04002")
@clause("AHC-336")
def test_ursulas_investigation_provokes_as_well(backend: str) -> None:
    for answer, attacks in (("use ursula_downs 0", 2), ("pass", 1)):
        s = ursula(backend)
        s.enemy("ghoul_minion", engaged=0)
        s.do("move_to attic")
        s.until("reaction")
        s.do(answer)
        if attacks == 2:
            s.do("investigate")
        s.until("turn")
        assert s.log.count("attacked ghoul_minion 0") == attacks


@card("04002")
def test_ursula_walks_on_with_her_sign(backend: str) -> None:
    s = ursula(backend)
    s.bag("elder_sign")
    s.do("investigate")
    s.until("reaction")
    s.do("use ursula_downs 1")
    s.do("target cellar")
    assert s.get("at", "0") == s.row("cellar")


# ---- Luke Robinson


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


# ---- Patrice Hathaway


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


@card("06031")
@clause("AHC-262")
def test_hope_given_up_succeeds_without_a_token(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="hope manual_dexterity", tokens="auto_fail")
    s.asset("hope")
    s.hand("manual_dexterity")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use hope 1")
    s.do("commit manual_dexterity")
    s.until("turn")
    assert "token_revealed 0 auto_fail" not in s.log
    assert "settled 0 7 0 1" in s.log  # base 5 and two icons
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.where("hope") == "discard 0"


@card("06031")
def test_hope_kept_still_needs_a_token(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="hope", tokens="auto_fail")
    s.asset("hope")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use hope 0")
    s.until("turn")
    assert "token_revealed 0 auto_fail" in s.log
    assert s.get("exhausted", "ghoul_minion") == 0
    assert s.get("exhausted", "hope") == 1


@card("06005")
def test_patrice_with_her_sign_keeps_one_card_of_her_discard_pile(backend: str) -> None:
    s = Scene(backend, who="patrice_hathaway", cards="knife machete", tokens="elder_sign")
    s.discards("knife machete")
    s.do("investigate")
    s.until("kept_discard", "apply patrice_hathaway main")
    s.do("target knife")
    s.until("turn")
    assert s.zone("discard", 0) == ["knife"]


# ---- Mandy Thompson


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


# ---- weapons


def shot(backend: str) -> Scene:
    """Skids has hit somebody with a Cheap Shot, by 3 or more."""
    s = Scene(backend, who="skids_otoole", cards="cheap_shot", extra="goat_spawn")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert s.where("cheap_shot") == "discard 0"
    assert s.get("exhausted", "goat_spawn") == 1
    return s


@card("60323")
@clause("AHC-359")
def test_a_cheap_shot_comes_back_from_the_discard_pile(backend: str) -> None:
    s = shot(backend)
    s.do("end_turn")
    assert s.where("cheap_shot") == "hand 0"


@card("60323")
@clause("AHC-361", "AHC-363")
def test_a_cheap_shot_that_is_shuffled_away_or_gone_does_not(backend: str) -> None:
    s = shot(backend)
    c = s.row("cheap_shot")
    s.arrange(deck={0: [*s.value("deck")[0], c]})
    s.top("emergency_cache")
    s.do("end_turn")
    assert s.where("cheap_shot") == "deck 0"
    s = shot(backend)
    s.arrange(removed=[*s.value("removed"), s.row("cheap_shot")])
    s.do("end_turn")
    assert s.where("cheap_shot") == "removed"


@card("60323")
def test_a_cheap_shot_by_less_than_three_stays_in_the_discard_pile(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="cheap_shot", extra="goat_spawn", tokens="minus_2")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert s.get("exhausted", "goat_spawn") == 1
    s.do("end_turn")
    assert s.where("cheap_shot") == "discard 0"


@card("06018", "06019")
@clause("AHC-103")
def test_the_hungering_blade_is_paid_with_three_bloodlusts(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.hand("the_hungering_blade")
    copies = ("bloodlust", "bloodlust#1", "bloodlust#2")
    assert {s.where(c) for c in copies} == {"aside"}
    s.enemy("ghoul_minion", engaged=0)
    s.do("play the_hungering_blade")
    assert {s.where(c) for c in copies} == {"deck 0"}
    assert s.log.index("shuffled 0") < s.log.index("attacked ghoul_minion 0")  # a cost
    s.until("turn")
    assert s.where("the_hungering_blade") == "play"


@card("06018")
@clause("AHC-103")
def test_without_bloodlust_the_blade_is_not_played_but_may_be_put_into_play(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade sleight_of_hand")
    s.hand("the_hungering_blade sleight_of_hand")
    s.arrange(removed=[*s.value("removed"), s.row("bloodlust")])
    assert not s.can("play the_hungering_blade")
    s.do("play sleight_of_hand")
    assert s.where("the_hungering_blade") == "play"
    assert s.where("bloodlust#1") == "aside"


@card("06018", "06019")
def test_bloodlust_feeds_the_blade(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.asset("the_hungering_blade", uses=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use the_hungering_blade 1")
    s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"
    assert s.get("uses", "the_hungering_blade") == 2
    s.top("bloodlust")
    s.do("draw")
    assert s.get("at", "bloodlust") == s.row("the_hungering_blade")
    s.enemy("ghoul_minion#1", engaged=0)
    s.lasting(Q.HEALTH, "ghoul_minion#1", 5)
    s.do("use the_hungering_blade 1")
    s.until("free")
    s.do("use bloodlust 1")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    assert s.get("damage", "ghoul_minion#1") == 3


@card("06019")
def test_bloodlust_without_offerings_hurts_and_returns(backend: str) -> None:
    s = Scene(backend, cards="the_hungering_blade")
    s.top("bloodlust")
    s.do("draw")
    assert s.get("horror", "0") == 1
    assert s.where("bloodlust") == "deck 0"


# ---- spells and terrors


@card("03193")
@clause("AHC-324")
def test_the_glyphs_reach_only_enemies_engaged_with_the_reader(backend: str) -> None:
    s = Scene(backend, seats=2, cards="archaic_glyphs")
    s.first(0)
    s.asset("archaic_glyphs")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use archaic_glyphs 0")
    s.until("engaged")
    assert s.options == ["target ghoul_minion", "target swarm_of_rats"]
    s.do("target ghoul_minion")
    s.until("turn")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.get("clues", "0") == 1
    assert "attacked ghoul_minion 0" not in s.log


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_weaknesses_of_the_chosen_type(backend: str) -> None:
    s = Scene(
        backend,
        who="agnes_baker",
        cards="dark_memory knife guts",
        extra="terror_from_beyond",
        filler=0,
    )
    s.hand("dark_memory knife guts")
    s.top("terror_from_beyond", 4)
    s.set("horror", "0", 0)
    s.do("end_turn")
    s.until("type")
    s.do("choose event")
    assert s.where("dark_memory") == "discard 0"
    assert s.where("knife") == s.where("guts") == "hand 0"
