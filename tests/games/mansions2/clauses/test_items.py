"""Possessions and Items: what they are, gaining, weapons, two sides, discarding."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.view import view
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause


def lying(h: House) -> list[str]:
    """Return the cards that lie on spaces."""
    f = h.state.fields()
    return [h.card_name(f, c) for c in f["floor"]]


@clause("MAN2-296", "MAN2-297")
def test_items_and_spells_are_possessions_and_nothing_else(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "rope sabre still_mind"},
        conditions={"bastien": "dazed"},
        up={"bastien": "d_wrist h_waver"},
        clues={"bastien": 2},
    )
    h.do("trade")
    names = ("rope", "sabre", "still_mind")
    gives = [f"give/card={n}/giver=bastien/investigator=agatha" for n in names]
    drops = [f"drop/card={n}/investigator=bastien" for n in names]
    assert sorted(h.spoken()) == sorted([*gives, *drops, "enough"])


@clause("MAN2-296")
def test_possessions_are_dropped_picked_up_and_traded(backend: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": "rope sabre still_mind"})
    h.do("trade", "drop/card=rope/investigator=bastien")
    h.do("give/card=still_mind/giver=bastien/investigator=agatha", "enough")
    assert h.asked == (0, "trade"), "Agatha has her say"
    h.do("pick_up/card=rope/investigator=agatha")
    assert (h.held("agatha"), h.held("bastien")) == (["still_mind", "rope"], ["sabre"])
    assert lying(h) == []


@clause("MAN2-298")
def test_an_item_is_a_common_or_a_unique_one(backend: str) -> None:
    h = beside(backend, "[{discard: 1, of: item}]", held={"bastien": "still_mind rope sabre"})
    pull(h)
    assert h.asked == (1, "part")
    assert h.spoken() == ["pick_card/card=rope", "pick_card/card=sabre"]
    h.do("pick_card/card=sabre")
    assert h.held("bastien") == ["still_mind", "rope"]
    h = beside(backend, "[{discard: 1, of: item}]", held={"bastien": "still_mind"})
    pull(h)
    assert h.asked == (1, "turn") and h.held("bastien") == ["still_mind"]


@clause("MAN2-298")
def test_chance_picks_among_the_items_only(backend: str) -> None:
    dropped = []
    for k in range(2):
        h = beside(
            backend,
            "[{drop: 1, of: item, how: random}]",
            held={"agatha": "torch", "bastien": "still_mind rope sabre"},
        )
        pull(h, chance=[k])
        dropped += lying(h)
    assert dropped == ["rope", "sabre"]


@clause("MAN2-299", "MAN2-333")
def test_any_card_with_a_trait_can_be_what_one_gains(backend: str) -> None:
    h = beside(backend, "[{gain_any: common, trait: firearm}]", held={"agatha": "rifle rifle"})
    gained = set()
    for k in range(12):
        copy = h.state.clone()
        step = copy.step(h.numbered("press/choice=Pull"), lambda n, k=k: k % n)
        gained |= {w for w in map(h.words, step.events) if w.startswith("gained")}
    names = ("revolver", "palm_pistol", "double_barrel")
    assert gained == {f"gained bastien {name}" for name in names}


@pytest.mark.parametrize(
    ("name", "copies"),
    [
        pytest.param("lantern", 2, marks=clause("MAN2-299")),
        pytest.param("salt_idol", 1, marks=clause("MAN2-300")),
    ],
)
def test_an_item_gained_lies_front_up_in_one_s_play_area(
    backend: str, name: str, copies: int
) -> None:
    h = beside(backend, f"[{{gain: {name}}}]")
    assert len([c for c in h.cards_of(name) if c in h.get("shelf")]) == copies
    pull(h)
    assert (h.held("bastien"), h.held("agatha")) == ([name], [])
    assert len([c for c in h.cards_of(name) if c in h.get("shelf")]) == copies - 1
    assert h.get("side")[h.get("held")[1][0]] == 0
    assert h.told("gained") == [f"gained bastien {name}"]


@clause("MAN2-300")
def test_there_is_no_second_copy_of_a_unique_item(backend: str) -> None:
    h = beside(backend, "[{gain: salt_idol}]", held={"agatha": "salt_idol"})
    pull(h)
    assert h.held("bastien") == [] and h.told("gained") == []
    assert len(h.told("missing")) == 1


@clause("MAN2-301")
def test_an_item_with_an_icon_and_a_damage_value_is_a_weapon(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "sickle rope lantern double_barrel.back"},
        monsters=[("cultist", "01A.a")],
    )
    cards = [a.split("/")[1] for a in h.spoken("attack")]
    assert len(cards) == 2 and "card=sickle" in cards
    for words in h.made.faces:
        if words.deck in ("common", "unique"):
            assert bool(words.icon) == (words.damage > 0), words.id


@clause("MAN2-302", "MAN2-328")
def test_some_items_have_two_sides(backend: str) -> None:
    h = House(backend)
    backs = {"common": [0, 0], "unique": [0, 0]}
    for front, back in h.made.tables["copies"]:
        words = h.made.faces[front]
        if words.deck in backs:
            backs[words.deck][back >= 0] += 1
            if back >= 0:
                other = h.made.faces[back]
                assert other.name != words.name and other.deck == words.deck
    assert backs == {"common": [34, 6], "unique": [16, 6]}


@clause("MAN2-303", "MAN2-329")
def test_the_back_of_an_item_can_be_read_but_not_that_of_a_spell(backend: str) -> None:
    h = House(
        backend,
        scenario="thirteenth_chime",
        turn="bastien",
        held={"bastien": "lantern rope salt_idol.back cinder_word"},
        conditions={"bastien": "insane"},
    )

    def backs(seat: int) -> dict[str, str | None]:
        shown = view(h.state.observe(seat), h.options)
        bastien = shown.investigators[h.slot("bastien")]
        return {
            c.name.en: c.back.text.en if c.back else None
            for c in [*bastien.possessions, *bastien.conditions]
        }

    behind = h.made.faces[h.get("behind")[h.get("marks")[1][0]]]
    mine, theirs = backs(1), backs(0)
    assert (mine.pop("Insane"), theirs.pop("Insane")) == (behind.text[0], None)
    for seen in (mine, theirs):
        assert seen == {
            "Storm Lantern": "Action: flip it.",
            "Coil of Rope": None,
            "Weeping Idol": "When you suffer Horror, you may prevent 1; then flip this.",
            "Cinder Word": None,
        }


@clause("MAN2-304", "MAN2-330")
def test_a_turned_item_is_what_its_other_side_says(backend: str) -> None:
    h = House(
        backend, turn="bastien", held={"bastien": "fire_axe"}, monsters=[("cultist", "01A.a")]
    )
    h.do("attack/card=fire_axe/monster=0/creature=cultist")
    assert h.held("bastien") == ["fire_axe.back"]
    assert h.told("flipped") == ["flipped bastien fire_axe.back"]
    axe = f"attack/card={h.face('fire_axe')}"
    splintered = f"attack/card={h.face('fire_axe.back')}"
    assert h.offered(axe + "/") == [] and len(h.offered(splintered + "/")) == 1
    front, back = (h.made.faces[h.face(n)] for n in ("fire_axe", "fire_axe.back"))
    assert (front.damage, back.damage) == (3, 1) and front.name != back.name
    h.do(h.offered(splintered + "/")[0], dice="ss")
    assert h.get("m_damage")[0] == 3, "1 and two successes"


@clause("MAN2-330")
def test_a_card_turned_twice_shows_its_first_side_again(backend: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": "lantern.back"})
    assert h.spoken("perform") == ["perform/card=lantern.back"]
    h.do("perform/card=lantern.back")
    assert h.held("bastien") == ["lantern"] and h.offered("perform") == []
    for _ in range(2):
        h.until_turn("agatha").pass_on("next").until_turn("bastien")
    assert h.held("bastien") == ["lantern"], "it stays so until an effect turns it again"
    h = beside(backend, "[{turn: light_source}]", held={"bastien": "lantern"})
    assert pull(h).held("bastien") == ["lantern.back"]


@clause("MAN2-305")
@pytest.mark.parametrize("name", ["lantern.back", "salt_idol.back"])
def test_a_discarded_item_can_be_gained_again(backend: str, name: str) -> None:
    front = name.removesuffix(".back")
    h = beside(backend, f"[{{discard: 1}}, {{gain: {front}}}]", held={"bastien": name})
    before = len(h.get("shelf"))
    pull(h)
    assert h.told("lost") == [f"lost bastien {name}"]
    assert h.told("gained") == [f"gained bastien {front}"]
    assert h.held("bastien") == [front], "as if nobody had ever had it"
    assert len(h.get("shelf")) == before


# ---- dropping and picking up


@clause("MAN2-337")
def test_a_dropped_possession_lies_on_the_space(backend: str) -> None:
    h = beside(backend, "[{drop: 1, of: item}]", held={"bastien": "rope"}, at={"agatha": "01A.c"})
    card = h.get("held")[1][0]
    pull(h)
    assert h.get("floor") == [card] and h.get("lies")[card] == h.space("01A.a")
    assert h.get("held_by")[card] == 0 and h.held("bastien") == []
    assert h.told("dropped") == ["dropped bastien rope 01A.a"]


@clause("MAN2-338")
def test_one_drops_what_one_likes_but_only_in_a_trade(backend: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": "rope sickle sabre"})
    assert h.offered("drop") == []
    h.do("trade")
    for name in ("sabre", "rope"):
        h.do(f"drop/card={name}/investigator=bastien")
    assert sorted(lying(h)) == ["rope", "sabre"] and h.held("bastien") == ["sickle"]


@clause("MAN2-339", "MAN2-340")
def test_one_picks_up_from_one_s_own_space_in_a_trade(backend: str) -> None:
    h = beside(backend, "[{drop: 2}]", held={"bastien": "lantern.back rope"})
    pull(h).do("pick_card/card=rope")
    h.until_turn("agatha")
    near = h.state.clone()
    near.arrange({"at": {0: h.space("01A.b")}})
    assert not [a for a in near.legal() if h.game.action_id(a).startswith(("trade", "pick_up"))]
    assert h.offered("pick_up") == []
    h.do("trade")
    assert h.spoken() == [
        "pick_up/card=rope/investigator=agatha",
        "pick_up/card=lantern.back/investigator=agatha",
        "enough",
    ]
    h.do("pick_up/card=lantern.back/investigator=agatha")
    assert h.held("agatha") == ["lantern.back"] and lying(h) == ["rope"]
    card = h.get("held")[0][0]
    assert (h.get("held_by")[card], h.get("lies")[card]) == (1, 0)


@clause("MAN2-336")
def test_a_discarded_token_leaves_the_board(backend: str) -> None:
    h = beside(backend, "[{remove: lever}, {token: lever}, {remove: lever}]")
    assert h.get("board") == [h.token("lever")]
    pull(h)
    assert h.get("board") == []
    assert [line.split()[0] for line in h.log[1:]] == ["removed", "placed", "removed"]
    assert h.offered("press") == []
