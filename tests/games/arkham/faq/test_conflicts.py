"""Texts that cannot both be obeyed, values of X, unique cards of both sides, errata."""

from noctuary.games.arkham.ability import Change, Period, Question
from noctuary.games.arkham.decks import Deck, check, library
from noctuary.i18n import FluentTranslations
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02028")
@clause("AHB-003")
def test_the_place_wins_over_the_spell(backend: str) -> None:
    s = Scene(backend, cards="rite_of_seeking", scenario="devourer_below")
    s.asset("rite_of_seeking")
    s.location("tangled_thicket", clues=2)
    s.stand("tangled_thicket")
    told = s.do("use rite_of_seeking 0")  # willpower here, but the thicket asks for combat
    assert "tested 0 combat 2 investigate" in told
    s.location("main_path", clues=2)
    s.stand("main_path")
    assert "tested 0 willpower 2 investigate" in s.do("use rite_of_seeking 0")
    assert s.get("clues", "0") == 4


@card("02310", "05281")
@clause("AHB-003", "AHB-102")
def test_the_lead_chooses_between_two_player_cards(backend: str) -> None:
    for choice, combat in (("trial_by_fire", 5), ("the_red_gloved_man", 6)):
        s = Scene(backend, seats=2, cards1="trial_by_fire the_red_gloved_man")
        s.first(1)
        s.arrange(resources={1: 9})
        s.hand("trial_by_fire the_red_gloved_man", 1)
        s.do("play trial_by_fire")
        s.do("choose combat")
        s.do("play the_red_gloved_man")
        s.do("use the_red_gloved_man 0")
        s.do("choose combat")
        assert s.asked == (0, "whose_value")
        assert s.options == ["target the_red_gloved_man", "target trial_by_fire"]
        s.do(f"target {choice}")
        s.do("choose agility")
        s.enemy("ghoul_minion", engaged=1)
        assert f"settled 1 {combat} 2 1" in s.do("fight ghoul_minion")


@card("05281")
@clause("AHB-003")
def test_an_encounter_card_that_sets_a_value_wins(backend: str) -> None:
    s = Scene(backend, cards="trial_by_fire")
    s.lasting(Question.combat, "0", 1, until=Period.GAME, how=Change.SET)
    s.arrange(lasting_card={0: s.row("ghoul_minion")})  # as if an enemy said so
    s.hand("trial_by_fire")
    s.do("play trial_by_fire")
    s.do("choose combat")
    s.enemy("ghoul_minion", engaged=0)
    assert s.asked[1] == "turn"
    assert "settled 0 1 2 0" in s.do("fight ghoul_minion")


@card("02310")
def test_the_red_gloved_man_was_never_there(backend: str) -> None:
    s = Scene(backend, cards="the_red_gloved_man")
    s.hand("the_red_gloved_man")
    s.do("play the_red_gloved_man")
    s.do("use the_red_gloved_man 0")
    s.do("choose agility")
    assert not s.can("choose agility")
    s.do("choose intellect")
    assert "settled 0 6 2 1" in s.do("investigate")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.where("the_red_gloved_man") == "discard 0"


@card("02310", "09752")
@clause("AHB-056")
def test_a_unique_player_card_gives_way_to_its_namesake(backend: str) -> None:
    flame = "drawn_to_the_flame"
    s = Scene(backend, cards=f"the_red_gloved_man {flame}", extra="the_red_gloved_man_09752")
    s.asset("the_red_gloved_man")
    s.hand(flame)
    s.top("the_red_gloved_man_09752", 4)
    s.do(f"play {flame}")
    assert s.where("the_red_gloved_man_09752") == "play"
    assert s.where("the_red_gloved_man") == "discard 0"


# ---- X


@card("02010")
@clause("AHB-016")
def test_a_discount_changes_what_is_paid_not_x(backend: str) -> None:
    s = Scene(backend, cards="jennys_twin_45s")
    s.hand("jennys_twin_45s")
    s.lasting(Question.cost, "0", -2)
    s.do("play jennys_twin_45s")
    assert s.asked == (0, "x") and s.can("pay 7") and not s.can("pay 8")
    s.do("pay 4")
    assert s.get("uses", "jennys_twin_45s") == 4
    assert s.get("resources", "0") == 3
    s.enemy("ghoul_minion", engaged=0)
    assert "settled 0 6 2 1" in s.do("use jennys_twin_45s 0")
    assert s.where("ghoul_minion") == "discard 4"


@card("02010")
@clause("AHB-015")
def test_an_x_that_was_never_chosen_is_zero(backend: str) -> None:
    s = Scene(backend, cards="jennys_twin_45s sleight_of_hand")
    s.hand("jennys_twin_45s sleight_of_hand")
    s.do("play sleight_of_hand")
    assert s.where("jennys_twin_45s") == "play"
    assert s.get("uses", "jennys_twin_45s") == 0


# ---- what is printed


@clause("AHC-002")
def test_an_erratum_is_what_is_played(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="wendys_amulet lucky sneak_attack")
    s.asset("wendys_amulet")
    s.hand("lucky")
    s.do("investigate")
    s.do("use wendy_adams 0")  # it costs a card from hand
    s.until("turn")
    assert s.zone("discard", 0) == ["lucky"]  # as printed it would lie under the deck
    assert s.zone("bottom", 0) == []


@clause("AHC-003")
def test_the_english_title_tells_copies(backend: str) -> None:
    slayers = ("02300", "60116")
    cards = [library().cards[c] for c in slayers]
    assert [c.name for c in cards] == ["Monster Slayer"] * 2
    assert cards[0].name_fr != cards[1].name_fr
    deck = Deck("01001", {"02300": 1, "60116": 2})
    assert slayers in [p.cards for p in check(deck).problems if p.kind == "copies"]


@clause("AHC-003")
def test_the_english_trait_counts(backend: str) -> None:
    assert FluentTranslations("noctuary.games.arkham", "fr").format("trait-tome") == "Livre"
    s = Scene(backend, who="daisy_walker", cards="old_book_of_lore")
    s.asset("old_book_of_lore")
    s.arrange(actions={0: 0})
    assert [o for o in s.options if o.startswith("use")] == ["use old_book_of_lore 0"]
