"""Wounded and Insane: when, what it costs, and what it changes."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.columns import FaceRow
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, insane, pull, stacked
from tests.support import clause

KEPT = {"damage": "d_wrist d_limp d_ribs", "horror": "h_waver h_doubt h_mutter"}
LIMIT = {"damage": 9, "horror": 5}
"""Bastien's health and sanity."""
MARK = {"damage": "wounded", "horror": "insane"}
HARMS = ("damage", "horror")


def counts(harm: str, n: int) -> tuple[int, int]:
    """Return so many facedown cards of one type."""
    return (n, 0) if harm == "damage" else (0, n)


@clause("MAN2-276", "MAN2-281")
@pytest.mark.parametrize("harm", HARMS)
def test_as_many_cards_as_the_limit_and_not_before(backend: str, harm: str) -> None:
    up = " ".join(KEPT[harm].split()[:2])
    h = beside(
        backend, f"[{{{harm}: 1, down: true}}]", up={"bastien": up},
        down={"bastien": counts(harm, LIMIT[harm] - 4)},
    )  # fmt: skip
    pull(h)
    assert h.conditions("bastien") == [] and h.down("bastien", harm) == LIMIT[harm] - 3
    pull(h)
    assert h.conditions("bastien") == [MARK[harm]] and h.conditions("agatha") == []
    assert h.get("out")[1] == 0


@clause("MAN2-277", "MAN2-282")
@pytest.mark.parametrize("harm", HARMS)
def test_the_facedown_cards_are_discarded_and_the_others_stay(backend: str, harm: str) -> None:
    up = KEPT[harm].split()[:2]
    other = "horror" if harm == "damage" else "damage"
    down = (LIMIT["damage"] - 3, 1) if harm == "damage" else (1, LIMIT["horror"] - 3)
    h = beside(
        backend, f"[{{{harm}: 1, down: true}}]", up={"bastien": " ".join(up)},
        down={"bastien": down},
    )  # fmt: skip
    pull(h)
    assert h.conditions("bastien") == [MARK[harm]]
    assert (h.up("bastien", harm), h.down("bastien", harm)) == (up, 0)
    assert h.down("bastien", other) == 1
    assert len(h.get("deck")[harm == "horror"]) == 38


@clause("MAN2-278", "MAN2-283")
@pytest.mark.parametrize("harm", HARMS)
def test_all_of_one_effect_is_taken_first(backend: str, harm: str) -> None:
    h = beside(backend, f"[{{{harm}: 3}}]", down={"bastien": counts(harm, LIMIT[harm] - 1)})
    stacked(h, KEPT[harm])
    pull(h)
    assert [line.split()[0] for line in h.log[1:5]] == ["suffered"] * 3 + ["became"]
    assert h.told("healed") == [f"healed bastien {harm} {LIMIT[harm] - 1}"]
    assert h.up("bastien", harm) == KEPT[harm].split() and h.down("bastien", harm) == 0
    assert h.get("out")[1] == 0


@clause("MAN2-280", "MAN2-289")
@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("short", [0, 1])
def test_a_second_time_is_the_last(backend: str, harm: str, short: int) -> None:
    up = KEPT[harm].split()[:2]
    h = beside(
        backend, f"[{{{harm}: {LIMIT[harm] - 2 - short}, down: true}}]",
        up={"bastien": " ".join(up)}, conditions={"bastien": MARK[harm]},
    )  # fmt: skip
    pull(h)
    assert h.get("out")[:2] == [0, 1 - short]
    assert h.told("eliminated") == ["eliminated bastien"] * (1 - short)


@clause("MAN2-290")
def test_wounded_and_insane_are_counted_apart(backend: str) -> None:
    h = beside(
        backend, "[{horror: 1, down: true}]", conditions={"bastien": "wounded"},
        down={"bastien": (8, 4)},
    )  # fmt: skip
    pull(h)
    assert sorted(h.conditions("bastien")) == ["insane", "wounded"]
    assert h.get("out")[1] == 0
    assert (h.down("bastien"), h.down("bastien", "horror")) == (8, 0)


@clause("MAN2-276", "MAN2-281", "MAN2-278", "MAN2-283")
def test_one_effect_of_both_makes_wounded_then_insane(backend: str) -> None:
    h = beside(
        backend, "[{negate: lore, damage: 1, horror: 1, down: true}]", down={"bastien": (8, 4)}
    )
    pull(h, dice="bb")
    assert h.told("became") == ["became bastien wounded", "became bastien insane"]
    assert (h.down("bastien"), h.down("bastien", "horror")) == (0, 0)


@clause("MAN2-279")
def test_a_wounded_investigator_moves_once_a_round(backend: str) -> None:
    for wounded in ("", "wounded"):
        h = House(
            backend,
            turn="bastien",
            held={"bastien": "rope"},
            conditions={"bastien": wounded},
        )
        h.do("move/space=01A.c")
        assert "move/space=13A.b" in h.spoken("move"), "the rest of the same move action"
        h.do("move/space=13A.b")
        assert (h.at("bastien"), h.get("actions")[1]) == ("13A.b", 1)
        assert ("move/space=01A.c" in h.spoken("move")) is not bool(wounded)
        assert h.denied("move").get(f"move/space={h.space('01A.c')}") == (
            ["MAN2-279"] if wounded else None
        )
        h.do("perform/card=rope", "step/space=01A.c")
        assert h.at("bastien") == "01A.c", "other ways to move are not the move action"
        h.until_turn("agatha").pass_on("next").until_turn("bastien")
        assert h.get("round") == 2 and "move/space=13A.b" in h.spoken("move")


# ---- what stands behind Insane


@clause("MAN2-284", "MAN2-285", "MAN2-323")
def test_only_its_owner_reads_the_back_of_an_insane_card(backend: str) -> None:
    h = insane(House(backend, party="agatha bastien odile", turn="odile"), "bastien", "i_miser")
    card = h.get("marks")[1][0]
    back = h.face("i_miser")
    seen = {seat: h.state.observe(seat).fields["behind"][card] for seat in (0, 1, 2, -1)}
    assert seen == {0: None, 1: back, 2: None, -1: None}
    assert not [a for a in h.offered() if str(back) in a.split("=")], "nothing shows it to others"


@clause("MAN2-284", "MAN2-285")
def test_the_others_may_imagine_any_back(backend: str) -> None:
    h = insane(House(backend, party="agatha bastien odile", turn="odile"), "bastien", "i_miser")
    card = h.get("marks")[1][0]

    def thought(seat: int) -> set[str]:
        drawn = (h.state.sample(seat, seed).fields()["behind"][card] for seed in range(20))
        return {h.made.faces[f].id for f in drawn}

    assert thought(1) == {"i_miser"}
    for seat in (0, 2):
        backs = thought(seat)
        assert len(backs) > 3
        least = {b: h.made.tables["faces"][h.face(b)][FaceRow.LEAST] for b in backs}
        assert set(least.values()) <= {1, 2, 3}, "the others are for more players"


@clause("MAN2-284")
def test_becoming_insane_tells_the_back_to_its_owner_alone(backend: str) -> None:
    h = beside(backend, "[{horror: 1, down: true}]", down={"bastien": (0, 4)})
    step = h.state.clone().step(f"press/choice={h.choice('Pull')}", lambda n: 0)
    told = next(t for t in step.events if t.name == "maddened")
    assert told.fields["seat"] == 1 and told.fields["card"] is not None
    assert "card" in h.game.events["maddened"].secret
    pull(h)
    card = h.get("marks")[1][0]
    assert h.conditions("bastien") == ["insane"]
    assert h.state.observe(1).fields["behind"][card] == h.get("behind")[card]
    assert h.state.observe(0).fields["behind"][card] is None


@clause("MAN2-286")
@pytest.mark.parametrize(("seats", "backs"), [(1, 4), (2, 6), (3, 7), (4, 9), (5, 10)])
def test_an_insane_card_is_for_so_many_players_at_least(
    backend: str, seats: int, backs: int
) -> None:
    names = ["bastien", "agatha", "odile", "rita", "maud"]
    party = " ".join(names[: max(2, seats)])
    h = beside(
        backend, "[{horror: 1, down: true}]", party=party, seats=seats, who="bastien",
        down={"bastien": (0, 4)},
    )  # fmt: skip
    slot, found = h.slot("bastien"), set()
    for k in range(10):
        copy = h.state.clone()
        copy.step(f"press/choice={h.choice('Pull')}", lambda n, k=k: k % n)
        f = copy.fields()
        found.add(f["behind"][f["marks"][slot][0]])
    assert len(found) == backs
    assert all(h.made.tables["faces"][b][FaceRow.LEAST] <= seats for b in found)


@clause("MAN2-287")
@pytest.mark.parametrize(
    ("back", "won", "wish"),
    [
        ("i_numb", True, {}),
        ("i_hoard", False, {"held": {"odile": "rope sickle torch"}}),
        ("i_hoard", True, {"held": {"odile": "rope sickle torch sabre"}}),
        ("i_home", False, {"at": {"odile": "24A.b"}}),
        ("i_home", True, {"at": {"odile": "13A.a"}}),
        ("i_envy", False, {"clues": {"agatha": 3, "odile": 2}}),
        ("i_envy", True, {"clues": {"agatha": 3, "odile": 3}}),
        ("i_usher", False, {}),
        ("i_lamb", False, {}),
    ],
)
def test_an_insane_card_changes_when_its_owner_wins(
    backend: str, back: str, won: bool, wish: dict[str, dict[str, str]]
) -> None:
    h = beside(
        backend, "[{tile: 24A}, {end: win, epilogue: won}]", party="agatha bastien odile",
        who="bastien", **wish,
    )  # fmt: skip
    insane(h, "odile", back)
    pull(h)
    assert h.state.over
    assert [r > 0 for r in h.get("result")[:3]] == [True, True, won]


@clause("MAN2-287")
def test_two_others_eliminated_end_the_game_for_an_insane_one(backend: str) -> None:
    h = beside(
        backend, "[{damage: 9, down: true, to: self}]", party="agatha bastien odile rita",
        who="bastien", conditions={"bastien": "wounded"}, out={0: 1},
    )  # fmt: skip
    insane(h, "odile", "i_usher")
    pull(h)
    assert h.state.over and [r > 0 for r in h.get("result")[:4]] == [False, False, True, False]


@clause("MAN2-288")
def test_the_rare_actions_are_everybody_s(backend: str) -> None:
    offers = []
    for mad in (False, True):
        h = House(backend, turn="bastien", held={"agatha": "sabre", "bastien": "lantern"})
        if mad:
            insane(h, "bastien", "i_blank")
        offers.append(h.offered())
        for action in ("push_investigator", "steal", "set_fire"):
            assert h.offered(action) != []
    assert offers[0] == offers[1]
