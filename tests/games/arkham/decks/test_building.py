"""The rules for building a deck, one by one."""

import msgspec
import pytest

from noctuary.games.arkham.decks import Card, Deck, Problem, check, library, starters
from tests.games.arkham.decks.shelf import (
    Fixture,
    build,
    investigator,
    multi,
    plain_cards,
    wrong,
)
from tests.support import clause

KNOWN = library()
ROLAND, DAISY, SKIDS, AGNES, WENDY = "01001", "01002", "01003", "01004", "01005"
DUNWICH = ["02001", "02002", "02003", "02004", "02005"]
CHOICES = {
    "06002": {"faction_selected": "mystic", "deck_size_selected": "30"},
    "06003": {"faction_selected": "seeker"},
    "98019": {"faction_selected": "rogue"},
}
LOLA = {c: 2 for k in ("guardian", "seeker", "rogue") for c in plain_cards(k)[:4]}


@pytest.mark.parametrize("code", KNOWN.investigators)
def test_every_investigator_can_have_a_legal_deck(code: str) -> None:
    deck = build(code, LOLA if code == "03006" else None, **CHOICES.get(code, {}))
    assert check(deck, mode="start").problems == ()


@pytest.mark.parametrize("id", starters())
def test_starter_decks_are_legal_and_fit_their_boxes(id: str) -> None:
    starter = starters()[id]
    assert check(starter.deck(), mode="start").problems == ()
    for code, n in starter.cards.items():
        assert KNOWN.cards[code].pack == "core"
        assert n <= starter.sets * KNOWN.cards[code].qty


def test_three_starter_decks_for_each_of_five() -> None:
    found = {(s.investigator, s.difficulty) for s in starters().values()}
    assert found == {(w, d) for w in (ROLAND, DAISY, SKIDS, AGNES, WENDY) for d in LEVELS}


LEVELS = ("easy", "medium", "hard")


# ---- size


@clause("AHB-354")
def test_exactly_the_size() -> None:
    assert wrong(build(ROLAND)) == []
    few, many = check(build(ROLAND, size=29)), check(build(ROLAND, size=31))
    assert few.problems == (
        Problem("too-few", "too-few", "AHB-354", (), {"size": 29, "wanted": 30}),
    )
    assert [p.kind for p in many.problems] == ["too-many"]


@clause("AHB-355")
def test_what_does_not_count() -> None:
    deck = build(ROLAND)
    deck.slots |= {"01117": 1, "01096": 1, "02158": 1}  # Lita, Amnesia, Charisma
    report = check(deck)
    assert (report.size, report.problems) == (30, ())


@clause("AHB-378")
def test_a_permanent_card_does_not_count_but_is_bound_by_the_rest() -> None:
    deck = build(ROLAND)
    deck.slots["02158"] = 1
    assert check(deck).size == 30
    deck.slots["02158"] = 3
    assert wrong(deck) == ["copies"]
    assert wrong(build(ROLAND, {"02110": 1})) == ["option"]  # Adaptable, for rogues


def test_sizes_of_their_own() -> None:
    assert check(build("05002")).wanted == 40
    assert check(build("06002", size=50, faction_selected="mystic")).wanted == 30
    deck = build("06002", size=50, faction_selected="mystic", deck_size_selected="50")
    assert (check(deck).wanted, wrong(deck)) == (50, [])


@clause("AHC-116")
def test_the_size_of_a_deck_says_how_many_signature_cards() -> None:
    for size, wanted in ((30, 1), (40, 2), (50, 3)):
        chosen = {"faction_selected": "mystic", "deck_size_selected": str(size)}
        for n in (1, 2, 3):
            deck = build("06002", {"06008": n}, size=size, **chosen)
            assert wrong(deck) == ([] if n == wanted else ["signature-copies"]), (size, n)
        none = build("06002", size=size, **chosen)
        del none.slots["06008"]
        (missing,) = check(none).problems
        assert (missing.key, missing.args) == ("required", {"n": wanted})


@clause("AHB-357")
def test_on_your_own_lets_no_ally_in() -> None:
    alone = {"53010": 1}
    assert wrong(build(WENDY, alone)) == []
    for ally in ("02033", "60508"):  # Peter Sylvestre, Granny Orne
        assert wrong(build(WENDY, {ally: 1})) == []
        (found,) = check(build(WENDY, alone | {ally: 1})).problems
        assert (found.kind, found.key, found.cards) == ("not-allowed", "ally-slot", (ally,))
    friend = build(WENDY, alone)
    friend.slots["01117"] = 1  # Lita, whom no player put there
    assert wrong(friend) == []
    older = build(WENDY, {"04236": 1, "02033": 1})
    assert wrong(older) == []  # the version that is played forbids nothing in a deck


@clause("AHB-359")
def test_who_begins_with_experience_may_have_spent_it() -> None:
    assert wrong(build("04004", {"01069": 2, "01068": 1}), mode="start") == []  # levels 2 and 1
    assert wrong(build(AGNES, {"01069": 1}), mode="start") == ["start"]
    (found,) = check(build("04004", {"01069": 2, "01068": 2}), mode="start").problems
    assert (found.key, found.args) == ("start", {"n": 6, "most": 5})


def test_versatile_makes_room_and_lets_one_card_in() -> None:
    deck = build(ROLAND, {"06167": 1, "01044": 1}, size=35)  # Switchblade
    assert wrong(deck) == []
    assert wrong(build(ROLAND, {"06167": 1, "01044": 2}, size=35)) == ["option"]
    assert wrong(build(ROLAND, {"06167": 1, "01054": 1}, size=35)) == ["option"]  # level 1
    assert wrong(build(ROLAND, {"06167": 1})) == ["too-few"]
    off = dict.fromkeys(plain_cards("seeker")[:6], 1)
    assert wrong(build("02001", {"06167": 1, **off}, size=35)) == []


def test_ancestral_knowledge_wants_ten_skills() -> None:
    assert wrong(build("60201", {"07303": 1}, size=35)) == []
    few = build("60201", {"07303": 1, "01030": 2, "01031": 2}, size=35)
    for code in [c for c in few.slots if KNOWN.cards[c].type == "skill"]:
        del few.slots[code]
    assert "skills" in wrong(few)


# ---- copies


@clause("AHB-356")
def test_copies_are_counted_by_title() -> None:
    found = check(build(ROLAND, {"01018": 1, "01028": 2})).problems
    assert [(p.kind, p.key, set(p.cards)) for p in found] == [
        ("copies", "copies", {"01018", "01028"})
    ]
    assert wrong(build(ROLAND, {"01018": 1, "01028": 1})) == []


@clause("AHC-235", "AHC-238")
def test_a_limit_per_deck_is_for_each_deck() -> None:
    assert wrong(build("60201", {"04106": 1})) == wrong(build(DAISY, {"04106": 1})) == []
    assert wrong(build(DAISY, {"04106": 2})) == ["per-deck"]


@clause("AHB-379")
def test_one_copy_of_an_exceptional_title() -> None:
    assert wrong(build(SKIDS, {"02230": 1})) == []
    assert wrong(build(SKIDS, {"02230": 2})) == ["exceptional"]
    assert wrong(build(SKIDS, {"02230": 1, "07307": 1})) == ["exceptional"]  # both Lucky Dice


@clause("AHB-381")
def test_three_copies_of_a_myriad_title() -> None:
    assert wrong(build(SKIDS, {"06199": 3})) == []
    assert wrong(build(SKIDS, {"06199": 4})) == ["myriad"]


@clause("AHC-122")
def test_signature_cards_are_not_copies_of_other_cards() -> None:
    deck = build(DAISY, {"60233": 1})  # The Necronomicon, beside her own
    assert KNOWN.cards["60233"].name == KNOWN.cards["01009"].name
    assert wrong(deck) == []


def test_one_covenant() -> None:
    assert wrong(build(ROLAND, {"07110": 1})) == []
    assert wrong(build("07001", {"07110": 1, "07120": 1})) == ["covenant"]


# ---- options


@clause("AHB-357")
def test_every_card_fits_an_option() -> None:
    found = check(build(DAISY, {"01044": 2})).problems
    assert found == (Problem("not-allowed", "option", "AHB-357", ("01044",), {"n": 2}),)


@clause("AHB-360")
def test_options_of_the_core_set() -> None:
    second = {ROLAND: "seeker", DAISY: "mystic", SKIDS: "guardian", AGNES: "survivor"}
    second[WENDY] = "rogue"
    for who, cls in second.items():
        own = KNOWN.cards[who].classes[0]
        most = {own: 5, "neutral": 5, cls: 2}
        for card in core_cards():
            allowed = (card.level or 0) <= most.get(card.classes[0], -1)
            assert ("option" in wrong(build(who, {card.code: 1}))) != allowed, (who, card.code)
        assert KNOWN.investigators[who].size == 30


def core_cards() -> list[Card]:
    """Return one card of the core set for each class and level there is."""
    found = {}
    for card in KNOWN.cards.values():
        if card.pack == "core" and card.level is not None:
            found[card.classes[0], card.level] = card
    return list(found.values())


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("02001", marks=clause("AHC-062")),
        pytest.param("02002", marks=clause("AHC-063")),
        pytest.param("02003", marks=clause("AHC-064")),
        pytest.param("02004", marks=clause("AHC-065")),
        pytest.param("02005", marks=clause("AHC-066")),
    ],
)
def test_five_level_0_cards_of_other_classes(who: str) -> None:
    own = KNOWN.cards[who].classes[0]
    others = [c for c in ("guardian", "seeker", "rogue", "mystic", "survivor") if c != own]
    off = [plain_cards(c)[k] for k in range(2) for c in others]
    assert wrong(build(who, dict.fromkeys(off[:5], 1))) == []
    assert wrong(build(who, dict.fromkeys(off[:6], 1))) == ["limit"]
    level_1 = next(
        c.code for c in KNOWN.cards.values() if c.level == 1 and c.classes == (others[0],)
    )
    assert wrong(build(who, {level_1: 1})) == ["option"]


def test_a_trait_that_is_never_allowed() -> None:
    found = check(build("02002", {"01079": 1})).problems  # Fortune, for Rex Murphy
    assert [(p.kind, p.key) for p in found] == [("not-allowed", "never")]


@clause("AHC-198")
def test_other_takes_only_what_fits_nowhere_else() -> None:
    weapon = {"trait": ["weapon"], "limit": 10, "other": True, "level": [0, 5]}
    own = {"faction": ["guardian", "neutral"], "level": [0, 5]}
    known = Fixture([], [investigator("hero", own, weapon)]).library()
    found = [c for c in KNOWN.cards.values() if "Weapon" in c.traits and c.level is not None]
    own_ones = [c.code for c in found if c.classes == ("guardian",) and c.deck_limit == 2]
    others = [c.code for c in found if c.classes == ("rogue",) and c.deck_limit == 2]
    slots = dict.fromkeys(titles(own_ones)[:6] + titles(others)[:5], 2)
    assert sum(slots.values()) == 22
    assert wrong(build("hero", slots, within=known), within=known) == []
    slots |= {titles(others)[5]: 1}
    assert wrong(build("hero", slots, within=known), within=known) == ["limit"]


def titles(codes: list[str]) -> list[str]:
    """Return one card for each title."""
    return list({KNOWN.cards[c].name: c for c in codes}.values())


@clause("AHC-199")
def test_text_counts_wherever_it_stands() -> None:
    first_aid, painkillers = "01019", "02117"
    assert "hh" in KNOWN.cards[first_aid].tags and "hh" not in KNOWN.cards[painkillers].tags
    assert wrong(build("05001", {"02033": 1})) == []  # Peter Sylvestre, a survivor
    assert wrong(build("05001", {"01072": 1})) == ["option"]  # Leather Coat


def test_charges_are_for_akachi() -> None:
    assert wrong(build("03004", {"03268": 1})) == []  # Suggestion (4), a rogue's spell
    assert wrong(build("03004", {"04267": 1})) == ["option"]  # Feed the Mind has secrets


@clause("AHC-201")
def test_a_multi_class_card_needs_one_class() -> None:
    assert wrong(build(ROLAND, {"05115": 1})) == wrong(build(SKIDS, {"05115": 1})) == []
    assert wrong(build(DAISY, {"05115": 1})) == ["option"]


@clause("AHC-202")
def test_a_limited_place_is_used_unless_it_says_other() -> None:
    own = {"faction": ["rogue", "neutral"], "level": [0, 5]}
    limited = {"faction": ["mystic"], "level": [0, 1], "limit": 10}
    card = multi("both", "rogue", "mystic")
    heroes = [
        investigator("hero", own, limited),
        investigator("other", own, limited | {"other": True}),
    ]
    known = Fixture([card], heroes).library()
    ten = dict.fromkeys(plain_cards("mystic")[:10], 1)
    for who, expected in (("hero", ["limit"]), ("other", [])):
        assert wrong(build(who, ten, within=known), within=known) == []
        assert wrong(build(who, ten | {"both": 1}, within=known), within=known) == expected


UNLIMITED = {
    ROLAND: ("guardian", "seeker"),
    DAISY: ("seeker", "mystic"),
    SKIDS: ("rogue", "guardian"),
    AGNES: ("mystic", "survivor"),
    WENDY: ("survivor", "rogue"),
    "03002": ("seeker", "survivor"),
    "03003": ("rogue", "mystic"),
    "03005": ("survivor", "guardian"),
    "04001": ("guardian", "rogue"),
    "05002": ("seeker", "guardian"),
    "05003": ("rogue", "survivor"),
    "05004": ("mystic", "guardian"),
}


@pytest.mark.parametrize("who", UNLIMITED)
@clause("AHC-203")
def test_any_of_several_classes_lets_a_card_in(who: str) -> None:
    every = ["guardian", "seeker", "rogue", "mystic", "survivor"]
    outside = next(c for c in every if c not in UNLIMITED[who])
    for mine in UNLIMITED[who]:
        known = Fixture([multi("both", mine, outside)], []).library()
        assert wrong(build(who, {"both": 1}, within=known), within=known) == []


@pytest.mark.parametrize("who", DUNWICH)
@clause("AHC-204", "AHC-205")
def test_multi_class_cards_and_the_five_places(who: str) -> None:
    own = KNOWN.cards[who].classes[0]
    others = [c for c in ("guardian", "seeker", "rogue", "mystic", "survivor") if c != own]
    cards = [multi("mine", own, others[0]), multi("triple", *others[:3])]
    known = Fixture(cards, []).library()
    off = plain_cards(others[0])
    five, four = dict.fromkeys(off[:5], 1), dict.fromkeys(off[:4], 1)
    assert wrong(build(who, five | {"mine": 1}, within=known), within=known) == []
    assert wrong(build(who, four | {"triple": 1}, within=known), within=known) == []
    assert wrong(build(who, five | {"triple": 1}, within=known), within=known) == ["limit"]


@pytest.mark.parametrize("who, limit", [("04003", 5), ("05006", 5), ("05001", 15)])
@clause("AHC-206")
def test_a_card_of_the_unlimited_class_uses_no_limited_place(who: str, limit: int) -> None:
    own = KNOWN.cards[who].classes[0]
    known = Fixture([multi("both", own, "seeker")], []).library()
    seekers = [c for c in plain_cards("seeker") if not {"Illicit", "Spell", "Occult"} & traits(c)]
    off = dict.fromkeys([c for c in seekers if "hh" not in KNOWN.cards[c].tags][:limit], 1)
    assert wrong(build(who, off | {"both": 1}, within=known), within=known) == []
    more = dict.fromkeys([c for c in seekers if "hh" not in KNOWN.cards[c].tags][: limit + 1], 1)
    assert wrong(build(who, more)) == ["limit"]


def traits(code: str) -> set[str]:
    """Return the traits of a card."""
    return set(KNOWN.cards[code].traits)


@clause("AHC-207")
def test_lola_counts_a_multi_class_card_for_each_class() -> None:
    def some(cls: str, n: int) -> dict[str, int]:
        return dict.fromkeys(plain_cards(cls)[:n], 1)

    slots = some("mystic", 7) | some("guardian", 6) | some("rogue", 6)
    assert wrong(build("03006", slots)) == ["atleast"]
    assert wrong(build("03006", slots | {"05115": 1})) == []  # .45 Thompson


def test_an_investigator_who_must_choose() -> None:
    found = check(build("06002")).problems
    assert [(p.kind, p.key) for p in found] == [
        ("choice", "choose-class"),
        ("choice", "choose-size"),
    ]
    assert found[0].args == {"allowed": "mystic rogue survivor"}
    chosen = {"faction_selected": "mystic", "deck_size_selected": "30"}
    assert wrong(build("06002", {"01065": 2}, **chosen)) == []  # an event
    assert wrong(build("06002", {"01060": 1}, **chosen)) == ["option"]  # an asset
    assert wrong(build("06002", {"01078": 1}, **chosen)) == ["option"]  # of another class
    assert wrong(build("06002", faction_selected="guardian", deck_size_selected="30")) == [
        "choose-class"
    ]


# ---- what must be there


@clause("AHC-114")
def test_signature_cards() -> None:
    own = {c for c in KNOWN.signatures(ROLAND) if KNOWN.cards[c].pack == "core"}
    assert own == {"01006", "01007"}
    assert not KNOWN.cards["01096"].signature


@clause("AHC-115")
def test_signature_cards_of_others() -> None:
    found = check(build(DAISY, {"01006": 1})).problems
    assert found == (Problem("not-allowed", "signature", "AHC-115", ("01006",)),)


@clause("AHC-116")
def test_signature_cards_in_the_number_stated() -> None:
    for n, expected in ((2, "requirement"), (4, "copies"), (3, None)):
        found = check(build("03003", {"03012": n})).problems
        assert [p.kind for p in found] == ([expected] if expected else [])


@clause("AHC-117")
def test_one_signature_card_where_no_number_is_stated() -> None:
    for n, expected in ((0, ["required"]), (2, ["signature-copies"]), (1, [])):
        deck = build(WENDY)
        deck.slots["01014"] = n
        assert wrong(deck) == expected


@clause("AHC-118", "AHB-358")
def test_roland_needs_his_two_cards_and_a_weakness() -> None:
    assert wrong(build(ROLAND)) == []
    assert wrong(build(ROLAND, {"01007": 2})) == ["signature-copies"]
    deck = build(ROLAND)
    del deck.slots["01000"]
    found = check(deck).problems
    assert [(p.kind, p.key, p.clause) for p in found] == [("requirement", "weaknesses", "AHB-358")]
    deck.slots["01096"] = 1
    assert wrong(deck, mode="start") == []


@clause("AHC-121")
def test_signature_cards_ignore_the_options() -> None:
    own = msgspec.structs.replace(KNOWN.cards["02008"], traits=("Fortune",))
    known = Fixture([own], []).library()
    assert wrong(build("02002", within=known), within=known) == []
    assert wrong(build("02002", {"01080": 1}, within=known), within=known) == ["never"]


@clause("AHB-392")
def test_replacements_take_the_place_of_the_originals() -> None:
    deck = build(ROLAND)
    for old, new in (("01006", "98005"), ("01007", "98006")):
        del deck.slots[old]
        deck.slots[new] = 1
    assert wrong(deck) == []
    deck.slots["01006"] = 1
    assert wrong(deck) == ["set"]
    deck.slots["01007"] = 1
    assert wrong(deck) == []  # the novel's cards beside the originals
    deck.slots |= {"90030": 1}
    assert wrong(deck) == ["set"]
    seeker = build(ROLAND, {"01030": 1}, alternate_back="90024")
    assert wrong(seeker) == ["option"]  # the parallel back knows no seekers


@pytest.mark.parametrize("place", ["investigator", "alternate_front"])
@clause("AHB-392")
def test_the_parallel_agent_has_three_different_directives(place: str) -> None:
    meta = {"alternate_front": "90024"} if place == "alternate_front" else {}
    for n in range(6):
        deck = build(ROLAND if meta else "90024", **meta)
        for k in range(5):
            deck.slots[f"900{25 + k}"] = int(k < n)
        assert wrong(deck) == ([] if n == 3 else ["picks"]), n
    assert wrong(build(ROLAND, {"90025": 1})) == ["picks"]  # his own front adds none
    assert wrong(build(ROLAND, {"90026": 1}, alternate_back="90024")) == ["picks"]
    twice = build("90024", {"90025": 2})
    assert wrong(twice) == ["signature-copies"]


@pytest.mark.parametrize(
    "form", ["04038", "04039", "04040", "04041", "04042", "53013", "53014", "53015"]
)
@clause("AHB-358")
def test_a_weakness_that_became_another_still_counts(form: str) -> None:
    deck = build(ROLAND)
    del deck.slots["01000"]
    assert wrong(deck) == ["weaknesses"]
    deck.slots[form] = 1
    assert wrong(deck) == []
    first = KNOWN.cards[form].basic_weakness
    assert wrong(deck, mode="start") == ([] if first else ["earned", "weaknesses"])


@clause("AHB-382")
def test_bonded_cards_are_never_in_the_deck() -> None:
    deck = build(ROLAND)
    deck.slots["05314"] = 1
    assert wrong(deck) == ["bonded"]


@pytest.mark.parametrize(
    "code, key",
    [
        ("99999", "unknown"),
        ("01002", "investigator"),
        ("01116", "encounter"),
        ("03009b", "no-card"),
    ],
)
def test_cards_for_no_deck(code: str, key: str) -> None:
    deck = build(ROLAND)
    deck.slots[code] = 1
    assert wrong(deck) == [key]


@pytest.mark.parametrize("code", ["02059", "05313b", "51017", "81019", "90050"])
@clause("AHB-370")
def test_story_cards_of_any_product_are_let_through_with_a_word(code: str) -> None:
    assert code not in KNOWN.cards
    deck = build(ROLAND)
    deck.slots[code] = 1
    report = check(deck)
    assert (report.legal, report.size) == (True, 30)
    assert [(p.key, p.cards) for p in report.notes] == [("story-unknown", (code,))]
    assert wrong(deck, mode="start") == ["story"]
    assert check(build(ROLAND)).notes == ()


def test_cards_that_a_scenario_added_count_for_nothing() -> None:
    deck = build(ROLAND)
    deck.slots["01018"] = deck.slots.get("01018", 0) + 3
    deck.ignored["01018"] = 3
    assert wrong(deck) == []


def test_a_deck_for_nobody() -> None:
    with pytest.raises(Exception, match="error-deck-who"):
        check(Deck(investigator="05046", slots={}))
    with pytest.raises(Exception, match="error-deck-back"):
        check(build(ROLAND, alternate_back="01002"))
