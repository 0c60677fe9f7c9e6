"""Names of places and people: LAKE-046 to LAKE-048."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview.actions import Card, District, Figure
from noctuary.games.lakeview.components import CLUE
from noctuary.games.lakeview.town import BELONGS, LANDMARK, LANDMARK_NAMES
from noctuary.i18n import FluentGameTexts
from tests.games.lakeview.town import Spot, Town
from tests.support import clause


@clause("LAKE-046")
@pytest.mark.parametrize(
    ("card", "number", "en", "fr"),
    [
        (1, 1, "Jenkins Bank", "Banque Jenkins"),
        (4, 4, "Clemency Hotel", "Hôtel Clemency"),
        (6, 6, "Abandoned House", "Maison abandonnée"),
        (7, 7, "The Joneses’ House", "Chez les Jones"),
        (9, 9, "Harris Pharmacy", "Pharmacie Harris"),
        (16, 16, "The Turners’ House", "Chez les Turner"),
    ],
)
def test_six_buildings_have_the_names_of_the_rulebook(
    backend: str, card: int, number: int, en: str, fr: str
) -> None:
    """A card with the building at its foot puts a token there, and the table says where."""
    spots = {"nancy": (2, 2), "dustin": (2, 2)}
    hand = [card, 24, 27, 30]
    t = Town(backend, items={}, hand=hand, monster_in="b2", at=spots, tokens={})
    before = t.state.clone()
    t.play(card)
    assert t.get("tokens") == [int(b + 1 == number) for b in range(20)]
    events = before.step(f"play/card=c{card}/pile=0").events
    [placed] = [e for e in events if e.name == "token_placed"]
    for lang, name in (("en", en), ("fr", fr)):
        assert name in FluentGameTexts(t.game, lang).event(placed)


@clause("LAKE-047")
def test_the_dog_house_and_the_park_sign_are_clues(backend: str) -> None:
    def district(landmark: str) -> list[str]:
        mask = BELONGS[LANDMARK[LANDMARK_NAMES.index(landmark)]]
        return [d for k, d in enumerate(District.names) if mask >> k & 1]

    assert (district("dog_house"), district("park_sign")) == (["c1"], ["c2"])
    words = FluentGameTexts(Town(backend).game, "fr")
    assert words.kind("district", "c1") == "La Banlieue"
    assert words.kind("district", "c2") == "Parc mémorial Celia P. Dempsey"
    for landmark, cards in (("dog_house", (11, 25)), ("park_sign", (12, 28))):
        for c in cards:
            t = Town(backend, items={}, hand=[c, 24, 27, 30], monster_in="b2").play(c)
            top = t.state.observe(1).fields["piles"][0][-1]
            assert Card.names[top] == f"c{c}" and LANDMARK_NAMES[CLUE[top]] == landmark


@clause("LAKE-048")
def test_which_kid_it_is_changes_nothing(backend: str) -> None:
    """The same wheel from the same square, the same search, the same attack."""

    def story(kid: str) -> tuple[set[Spot], list[str], list[str]]:
        spots = dict.fromkeys(Figure.names[:4], (2, 2)) | {kid: (4, 7)}
        t = Town(backend, seats=5, turn=kid, items={}, bikes={}, at=spots, monster_in="b3")
        t.do("spin/wheel=1")
        reach = t.reach()
        t.do("stop", "search")
        hunt = Town(backend, seats=5, items={}, at=spots, monster_in="b3", hand=[17, 24, 27, 30])
        hunt.play(17).do("turn_down/wheel=0")
        lines = [line.replace(kid, "kid") for line in t.log]
        return reach, lines, [line.replace(kid, "kid") for line in hunt.log]

    stories = [story(kid) for kid in Figure.names[:4]]
    assert "kid_hit kid" in stories[0][2] and "searched_in_vain kid b10" in stories[0][1]
    assert all(s == stories[0] for s in stories)


@clause("LAKE-048")
def test_the_kids_are_nancy_dustin_will_and_jane(backend: str) -> None:
    """Lance, whom one meets at the pharmacy, is nobody's figure."""
    t = Town(backend, seats=5, items={}, hand=[24, 27, 21, 30]).play(24)
    kids = [i.partition("=")[2] for i in t.offered("next_kid")]
    assert kids == ["nancy", "dustin", "will", "jane"]
    assert Figure.names == (*kids, "lost")
