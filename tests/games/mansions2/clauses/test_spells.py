"""Spells: any copy, hidden backs, casting and turning."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.columns import FaceRow
from noctuary.games.mansions2.components import TRAITS
from noctuary.games.mansions2.view import view
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

SEATS = (0, 1, -1)


def backs(h: House, name: str) -> list[str]:
    """Return the backs of the copies of a Spell that nobody has."""
    shelf, behind = h.get("shelf"), h.get("behind")
    return sorted(h.made.faces[behind[c]].id for c in h.cards_of(name) if c in shelf)


def behind(h: House, who: str) -> list[str]:
    """Return the backs of an investigator's Spells."""
    f = h.state.fields()
    return [h.made.faces[f["behind"][c]].id for c in f["held"][h.slot(who)]]


@clause("MAN2-307")
def test_a_spell_gained_is_any_copy_that_is_left(backend: str) -> None:
    drawn = []
    for k in range(3):
        h = beside(backend, "[{gain: chalk_ward}]", held={"agatha": "chalk_ward chalk_ward"})
        left = backs(h, "chalk_ward")
        pull(h, chance=[k])
        assert h.held("bastien") == ["chalk_ward"], "its picture is up"
        assert sorted(backs(h, "chalk_ward") + behind(h, "bastien")) == left
        drawn += behind(h, "bastien")
    assert sorted(drawn) == left


@clause("MAN2-308")
def test_a_spell_changes_hands_without_showing_its_back(backend: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": "still_mind fold_path"})
    given = h.get("held")[1][0]
    kept = behind(h, "bastien")[0]
    h.do("trade", "give/card=still_mind/giver=bastien/investigator=agatha")
    h.do("drop/card=fold_path/investigator=bastien", "enough")
    assert (h.held("agatha"), h.held("bastien")) == (["still_mind"], [])
    assert behind(h, "agatha") == [kept], "it is the same copy"
    for seat in SEATS:
        assert h.state.observe(seat).fields["behind"][given] is None
    h.do("pick_up/card=fold_path/investigator=agatha")
    assert h.held("agatha") == ["still_mind", "fold_path"]


@clause("MAN2-309", "MAN2-328")
def test_all_spells_have_two_sides(backend: str) -> None:
    h = House(backend)
    spells = [c for c in h.made.tables["copies"] if h.made.faces[c[0]].deck == "spell"]
    assert len(spells) == 30
    for front, back in spells:
        assert back >= 0 and h.made.faces[back].text[0] not in ("", h.made.faces[front].text[0])


@clause("MAN2-310")
def test_nobody_sees_the_back_of_a_spell_before_it_is_turned(backend: str) -> None:
    h = House(
        backend, turn="bastien", held={"bastien": "knit_flesh"}, behind={"knit_flesh": "b_price"}
    )
    card = h.get("held")[1][0]
    for seat in SEATS:
        assert h.state.observe(seat).fields["behind"][card] is None
    h.do("perform/card=knit_flesh")
    assert h.asked == (1, "choose")
    for seat in (0, 1):
        assert h.state.observe(seat).fields["behind"][card] == h.face("b_price")


@clause("MAN2-310")
def test_a_table_shows_the_side_that_is_up(backend: str) -> None:
    h = House(
        backend,
        scenario="thirteenth_chime",
        turn="bastien",
        held={"bastien": "knit_flesh"},
        behind={"knit_flesh": "b_price"},
    )

    def shown(seat: int) -> str:
        return view(h.state.observe(seat), h.options).investigators[1].possessions[0].text.en

    front, back = (h.made.faces[h.face(n)].text[0] for n in ("knit_flesh", "b_price"))
    assert [shown(seat) for seat in SEATS] == [front] * 3
    h.do("perform/card=knit_flesh")
    assert [shown(seat) for seat in SEATS] == [back, back, front], "a spectator sees less"


@clause("MAN2-311")
def test_the_back_of_a_spell_takes_effect_at_once(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "knit_flesh"},
        behind={"knit_flesh": "b_chill"},
        down={"bastien": (2, 0)},
        at={"agatha": "01A.c"},
    )
    h.do("perform/card=knit_flesh", dice="sb")
    assert [line.split()[0] for line in h.log] == [
        "performed", "rolled", "tested", "healed", "flipped", "suffered_down", "lost", "gained",
    ]  # fmt: skip
    assert h.told("flipped") == ["flipped bastien b_chill"]
    assert (h.down("bastien"), h.down("bastien", "horror")) == (1, 1)


@clause("MAN2-312")
def test_a_copy_is_discarded_and_any_copy_gained(backend: str) -> None:
    gained = []
    for k in range(5):
        h = House(
            backend,
            turn="bastien",
            held={"bastien": "still_mind"},
            behind={"still_mind": "b_settle"},
        )
        copies = sorted(backs(h, "still_mind") + behind(h, "bastien"))
        h.do("perform/card=still_mind", chance=[k])
        assert h.held("bastien") == ["still_mind"]
        assert sorted(backs(h, "still_mind") + behind(h, "bastien")) == copies
        gained += behind(h, "bastien")
    assert sorted(gained) == copies, "perhaps the same"
    assert "b_settle" in gained


@clause("MAN2-312")
def test_most_backs_give_a_new_copy(backend: str) -> None:
    h = House(backend)
    again = [
        w.id for w in h.made.faces if w.text[0].endswith("Discard this and gain another copy.")
    ]
    every = {h.made.faces[b].id for f, b in h.made.tables["copies"] if is_spell(h, f)}
    assert set(again) < every and every - set(again) == {"b_toll"}


def is_spell(h: House, face: int) -> bool:
    """Whether a face is that of a Spell."""
    return h.made.faces[face].deck == "spell"


@clause("MAN2-313")
def test_a_spell_with_an_icon_and_a_damage_value_attacks(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "cinder_word drowning_hand knit_flesh"},
        monsters=[("cultist", "01A.a")],
    )
    offers = [a.split("/")[1] for a in h.spoken("attack")]
    assert sorted(offers[1:]) == ["card=cinder_word", "card=drowning_hand"]
    h.do("attack/card=drowning_hand/monster=0/creature=cultist", dice="s")
    assert h.told("rolled")[0] == "rolled bastien lore 2 1 0"
    assert h.told("defeated") == ["defeated 0 cultist"], "4 and a success"
    for words in h.made.faces:
        if words.deck == "spell":
            assert bool(words.icon) == (words.damage > 0)


@clause("MAN2-314")
def test_a_discarded_spell_is_in_its_deck_again(backend: str) -> None:
    h = House(
        backend, turn="bastien", held={"bastien": "fold_path"}, behind={"fold_path": "b_toll"}
    )
    assert "b_toll" not in backs(h, "fold_path") and len(backs(h, "fold_path")) == 4
    h.do("perform/card=fold_path")
    assert h.held("bastien") == []
    assert "b_toll" in backs(h, "fold_path") and len(backs(h, "fold_path")) == 5
    assert not any(h.get("side")[c] for c in h.cards_of("fold_path"))


@clause("MAN2-315")
def test_of_the_deck_only_the_fronts_are_known(backend: str) -> None:
    h = House(backend, turn="bastien")
    spells = [c for c in h.get("shelf") if is_spell(h, h.made.tables["copies"][c][0])]
    assert len(spells) == 30
    for seat in SEATS:
        seen = h.state.observe(seat).fields
        assert set(spells) <= set(seen["shelf"])
        assert {seen["behind"][c] for c in spells} == {None}
    truth = [h.get("behind")[c] for c in spells]
    thoughts = [h.state.sample(1, seed).fields()["behind"] for seed in range(3)]
    imagined = [[t[c] for c in spells] for t in thoughts]
    assert truth not in imagined and imagined[0] != imagined[1]
    for some in imagined:
        assert sorted(some) == sorted(truth)


@clause("MAN2-316")
def test_a_spell_is_turned_when_its_own_text_says_so(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "cinder_word sickle"},
        monsters=[("cultist", "01A.a")],
    )
    h.do("attack/card=sickle/monster=0/creature=cultist")
    assert h.told("flipped") == [] and h.held("bastien") == ["cinder_word", "sickle"]
    h.do("attack/card=cinder_word/monster=0/creature=cultist")
    assert len(h.told("flipped")) == 1 and "cinder_word" not in h.told("flipped")[0]


@clause("MAN2-316")
@pytest.mark.parametrize("cast", [False, True])
def test_a_spell_that_is_not_cast_stays_as_it_is(backend: str, cast: bool) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "chalk_ward"},
        behind={"chalk_ward": "b_calm"},
        monsters=[("cultist", "01A.a")],
    )
    h.do("move/space=01A.c")
    assert h.asked == (1, "apply") and h.spoken() == ["apply/card=chalk_ward", "enough"]
    h.do("apply/card=chalk_ward" if cast else "enough")
    assert bool(h.told("flipped")) is cast
    assert h.conditions("bastien") == (["focused"] if cast else [])
    assert int(h.told("rolled")[0].split()[3]) == (6 if cast else 4)


# ---- traits


@clause("MAN2-331")
def test_traits_are_printed_on_cards(backend: str) -> None:
    h = House(backend)
    found = {t for words in h.made.faces for t in words.traits}
    assert {"firearm", "light_source", "evidence"} < found < set(TRAITS)
    lantern, dead = (h.made.faces[h.face(n)].traits for n in ("lantern", "lantern.back"))
    assert (set(lantern), set(dead)) == ({"light_source", "tool"}, {"tool"})
    kept = h.made.tables["faces"][h.face("d_wrist")][FaceRow.KEEP]
    assert kept and not h.made.tables["faces"][h.face("d_surge")][FaceRow.KEEP]


@clause("MAN2-332")
def test_a_trait_does_nothing_by_itself(backend: str) -> None:
    bare = beside(backend, "[{test: lore}, {test: agility}]", held={"agatha": "film_reel"})
    reel = beside(backend, "[{test: lore}, {test: agility}]", held={"bastien": "film_reel"})
    assert reel.made.faces[reel.face("film_reel")].traits == ("evidence",)
    assert [a for a in reel.offered() if not a.startswith("steal")] == [
        a for a in bare.offered() if not a.startswith("steal")
    ]
    assert pull(reel, dice="sbis").log == pull(bare, dice="sbis").log


@clause("MAN2-333", "MAN2-335")
@pytest.mark.parametrize(
    ("held", "may"), [("", False), ("rope", False), ("lantern.back", False), ("lantern", True)]
)
def test_an_effect_may_ask_for_a_trait(backend: str, held: str, may: bool) -> None:
    door = """
x: {kind: explore, picture: door, at: 01A.E0, look: ["Dark steps.", "Des marches."],
  opts: [{t: ["Explore with a light", "Explorer"], act: true, if: [{has: light_source}],
    do: [{remove: x}, {tile: 10A}]}]}
"""
    parts = {"tokens": door, "start": {"tiles": ["01A"]}}
    h = House(
        backend,
        turn="bastien",
        parts=parts,
        tokens="x",
        at={"bastien": "01A.e"},
        held={"bastien": held, "agatha": "torch"},
    )
    assert bool(h.spoken("press")) is may, "only what he has himself counts"
    if may:
        h.do("press/choice=Explore with a light")
        assert h.told("laid") != []
