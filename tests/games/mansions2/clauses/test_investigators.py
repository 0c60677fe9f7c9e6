"""Investigators: health, sanity, ability, story, and the player behind them."""

from __future__ import annotations

from noctuary.games.mansions2.columns import FaceRow
from noctuary.games.mansions2.components import INVESTIGATORS
from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause


@clause("MAN2-260")
def test_everybody_has_health_and_sanity(backend: str) -> None:
    h = House(backend, party="bastien odile rita maud agatha")
    assert [row[6:] for row in h.get("sheet")] == [[9, 5], [6, 8], [8, 6], [7, 7], [6, 8]]
    for i in base().investigators:
        assert int(i["health"]) > 0 and int(i["sanity"]) > 0


@clause("MAN2-261")
def test_damage_and_horror_leave_health_and_sanity_as_they_are(backend: str) -> None:
    h = beside(backend, "[{damage: 3, down: true}, {horror: 2, down: true}]")
    pull(h)
    assert (h.down("bastien"), h.down("bastien", "horror")) == (3, 2)
    assert h.get("sheet")[1][6:] == [9, 5]


@clause("MAN2-262")
def test_everybody_has_one_ability_and_can_use_it(backend: str) -> None:
    h = House(backend, party="agatha maud", turn="maud", down={"agatha": (2, 0)})
    faces, own = h.made.tables["faces"], h.made.tables["own_faces"]
    assert len({row[0] for row in own}) == len(INVESTIGATORS)
    for ability, _ in own:
        assert faces[ability][FaceRow.COUNT] == 1 and h.made.faces[ability].text[0]
    mine = f"perform/card={own[INVESTIGATORS.index('maud')][0]}"
    assert h.offered("perform") == [mine]
    h.do(mine, "pick/investigator=agatha")
    assert h.down("agatha") == 1
    other = House(backend, party="agatha maud", turn="agatha", down={"agatha": (2, 0)})
    assert other.offered("perform") == []


@clause("MAN2-263")
def test_everybody_has_a_story(backend: str) -> None:
    stories = [tuple(map(str, i["story"])) for i in base().investigators]
    assert [str(i["id"]) for i in base().investigators] == list(INVESTIGATORS)
    assert len(set(stories)) == 8
    for english, french in stories:
        assert len(english) > 20 and len(french) > 20 and english != french


@clause("MAN2-264")
def test_an_investigator_is_the_character_the_figure_and_the_player(backend: str) -> None:
    h = beside(
        backend, "[{damage: 1, down: true, to: all}, {drop: 1, of: item, to: others_here}]",
        party="agatha bastien odile", seats=2, who="agatha",
        at={"odile": "01A.c"}, held={"bastien": "rope sickle", "odile": "rope sickle"},
    )  # fmt: skip
    assert h.party == ["agatha", "odile", "bastien"] and h.asked[0] == 0
    pull(h)
    assert [h.down(who) for who in h.party] == [1, 1, 1], "the characters"
    assert h.asked == (1, "part"), "Bastien's player is asked, for his figure is here"
    h.do(f"pick_card/card={h.face('sickle')}")
    assert (h.held("bastien"), h.held("odile")) == (["rope"], ["rope", "sickle"])
    assert h.asked == (0, "turn")
