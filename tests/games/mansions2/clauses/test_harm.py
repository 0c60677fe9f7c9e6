"""Damage and Horror: suffered, resolved, kept, turned, hidden and discarded."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.columns import FaceRow
from noctuary.games.mansions2.opcodes import Opcode
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, facedown, pull, stacked
from tests.support import clause


@clause("MAN2-265")
def test_to_suffer_is_to_draw_from_the_deck(backend: str) -> None:
    h = stacked(beside(backend, "[{damage: 2}, {horror: 1}]"), "d_wrist d_limp h_waver")
    pull(h)
    assert [len(deck) for deck in h.get("deck")] == [38, 39]
    assert (h.up("bastien"), h.up("bastien", "horror")) == (["d_wrist", "d_limp"], ["h_waver"])
    assert h.up("agatha") == [] and h.up("agatha", "horror") == []


@clause("MAN2-266")
def test_faceup_unless_the_effect_says_otherwise(backend: str) -> None:
    h = stacked(beside(backend, "[{horror: 1}, {damage: 2, down: true}]"), "h_waver d_limp")
    pull(h)
    assert (h.up("bastien", "horror"), h.down("bastien", "horror")) == (["h_waver"], 0)
    assert (h.up("bastien"), h.down("bastien")) == ([], 2)
    assert h.told("suffered_down") == ["suffered_down bastien damage 2"]


@clause("MAN2-267")
@pytest.mark.parametrize("up", ["", "d_ribs d_eye"])
def test_any_of_the_facedown_cards_is_turned_up(backend: str, up: str) -> None:
    turned = []
    for k in range(3):
        h = beside(backend, "[{flip_card: damage, num: 1, side: up}]", up={"bastien": up})
        facedown(h, "bastien", "d_wrist d_limp d_jaw")
        pull(h, chance=[0, k])
        turned += [line.split()[-1] for line in h.told("turned_up")]
        assert h.down("bastien") == 2 and len(h.up("bastien")) == 1 + len(up.split())
    assert sorted(turned) == ["d_jaw", "d_limp", "d_wrist"]


@clause("MAN2-267")
@pytest.mark.parametrize(("drawn", "down"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_where_the_table_wants_it_faceup_cards_are_drawn_too(
    backend: str, drawn: int, down: int
) -> None:
    h = beside(
        backend, "[{flip_card: horror, num: 1, side: up}]", up={"bastien": "h_waver h_doubt"},
        options={"flip_any": True},
    )  # fmt: skip
    facedown(h, "bastien", "h_mutter h_dark")
    pull(h, chance=[drawn])
    assert h.down("bastien", "horror") == down


@clause("MAN2-268")
def test_every_card_is_resolved_at_once_or_kept_faceup(backend: str) -> None:
    h = House(backend)
    tables, count = h.made.tables, {"damage": [0, 0], "horror": [0, 0]}
    for front, _ in tables["copies"]:
        words, row = h.made.faces[front], tables["faces"][front]
        if words.deck in count:
            keep = row[FaceRow.KEEP]
            count[words.deck][keep] += 1
            resolved = tables["code"][row[FaceRow.DO]][0] != Opcode.STOP
            assert (resolved, row[FaceRow.COUNT] > 0) == (not keep, bool(keep)), words.id
    assert count == {"damage": [24, 16], "horror": [24, 16]}


@clause("MAN2-269")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("harm", "card"), [("damage", "d_surge"), ("horror", "h_resolve")])
def test_a_card_resolved_at_once_then_lies_facedown(
    backend: str, harm: str, card: str, turned: bool
) -> None:
    h = beside(backend, f"[{{flip_card: {harm}, side: up}}]" if turned else f"[{{{harm}: 1}}]")
    pull(facedown(h, "bastien", card) if turned else stacked(h, card))
    assert h.conditions("bastien") == ["focused"] and h.conditions("agatha") == []
    assert (h.up("bastien", harm), h.down("bastien", harm)) == ([], 1)
    assert h.told("turned_down") == [f"turned_down bastien {harm} {card}"]


@clause("MAN2-269")
def test_what_a_card_turned_up_does_counts_before_it_is_discarded(backend: str) -> None:
    h = beside(backend, "[{flip_card: damage, side: up}]", up={"bastien": "d_wrist"})
    facedown(h, "bastien", "d_reopened d_limp d_jaw d_eye d_ribs d_arm d_skull")
    pull(h)
    assert h.told("suffered_down") == ["suffered_down bastien damage 1"]
    assert h.conditions("bastien") == ["wounded"], "nine of them"
    assert (h.up("bastien"), h.down("bastien")) == (["d_wrist"], 0)


@clause("MAN2-266", "MAN2-269")
def test_a_card_taken_facedown_has_no_effect(backend: str) -> None:
    h = stacked(beside(backend, "[{damage: 1, down: true}]"), "d_surge")
    pull(h)
    assert h.conditions("bastien") == [] and h.down("bastien") == 1


@clause("MAN2-270")
def test_a_kept_card_works_as_long_as_it_is_faceup(backend: str) -> None:
    h = beside(
        backend,
        "[{test: agility}, {test: will}, {flip_card: damage, side: down}, {test: agility}]",
        up={"bastien": "d_wrist"},
    )
    pull(h)
    assert h.told("rolled") == [
        "rolled bastien agility 3 0 0",
        "rolled bastien will 4 0 0",
        "rolled bastien agility 4 0 0",
    ]
    assert (h.up("bastien"), h.down("bastien")) == ([], 1)


@clause("MAN2-271")
def test_a_card_keeps_the_side_it_has(backend: str) -> None:
    h = House(backend, turn="bastien", up={"bastien": "d_wrist h_doubt"}, down={"bastien": (1, 2)})
    for _ in range(5):
        h.pass_on("next").until_turn("bastien")
    assert h.get("round") == 6
    assert (h.up("bastien"), h.up("bastien", "horror")) == (["d_wrist"], ["h_doubt"])
    assert (h.down("bastien"), h.down("bastien", "horror")) == (1, 2)


@clause("MAN2-272")
def test_nobody_sees_the_front_of_a_facedown_card(backend: str) -> None:
    h = facedown(House(backend, turn="bastien"), "bastien", "d_wrist d_surge h_waver")
    other = facedown(House(backend, turn="bastien"), "bastien", "d_limp d_jaw h_doubt")
    for seat in (0, 1, -1):
        rows = h.state.observe(seat).fields["down"]
        assert [(row.count, row.known, row.masks) for row in rows[2:4]] == [
            (2, (), (0, 0)),
            (1, (), (0,)),
        ]
        assert rows == other.state.observe(seat).fields["down"]


@clause("MAN2-269", "MAN2-272")
@pytest.mark.parametrize("dealt", [True, False])
def test_everybody_remembers_a_card_that_was_faceup(backend: str, dealt: bool) -> None:
    """Whether it was dealt faceup just now and turned down, or had long been there."""
    if dealt:
        h = stacked(beside(backend, "[{damage: 1}]"), "d_surge")
        card = h.get("deck")[0][0]
    else:
        h = beside(backend, "[{flip_card: damage, side: down}]", up={"bastien": "d_wrist"})
        card = h.get("up")[2 * h.slot("bastien")][0]
    facedown(h, "bastien", "d_limp")
    pull(h)
    row = 2 * h.slot("bastien")
    [other] = (c for c in h.get("down")[row] if c != card)
    assert card in h.get("down")[row] and h.card_name(h.state.fields(), other) == "d_limp"
    for seat in (-1, 0, 1):
        shown = h.state.observe(seat).fields["down"][row]
        assert (shown.count, shown.known) == (2, (card,)), "the other one nobody has seen"
    imagined = [h.state.sample(seat, k).fields()["down"][row] for seat in (0, 1) for k in range(20)]
    assert all(card in cards and len(cards) == 2 for cards in imagined)
    assert len({c for cards in imagined for c in cards}) > 5


@clause("MAN2-273", "MAN2-267")
@pytest.mark.parametrize(
    "do", ["{heal: damage, num: 1, face: down}", "{flip_card: damage, side: up}"]
)
def test_a_card_that_leaves_is_remembered_no_more(backend: str, do: str) -> None:
    """It may come back another time, and nobody has seen it."""
    h = beside(backend, f"[{{flip_card: damage, side: down}}, {do}]", up={"bastien": "d_wrist"})
    pull(h)
    assert h.down("bastien") == 0 and not any(h.get("remembered"))


@clause("MAN2-273")
def test_a_faceup_card_of_one_s_choice_or_any_facedown_one_is_discarded(backend: str) -> None:
    def healed(*choices: str) -> House:
        h = beside(backend, "[{heal: damage, num: 1}]", up={"bastien": "d_wrist d_limp"})
        facedown(h, "bastien", "d_jaw d_eye")
        pull(h)
        wrist, limp = h.face("d_wrist"), h.face("d_limp")
        assert h.asked == (1, "heal")
        assert h.offered() == [
            f"pick_card/card={wrist}",
            f"pick_card/card={limp}",
            "pick_facedown/harm=damage",
            "enough",
        ]
        for choice in choices:
            h.do(choice.format(limp=limp))
        assert h.asked == (1, "turn"), "one card, no more"
        return h

    h = healed("pick_card/card={limp}")
    assert (h.up("bastien"), h.down("bastien")) == (["d_wrist"], 2)
    h = healed("pick_facedown/harm=damage")
    assert (h.up("bastien"), h.down("bastien")) == (["d_wrist", "d_limp"], 1)
    h = healed("enough")
    assert (h.up("bastien"), h.down("bastien")) == (["d_wrist", "d_limp"], 2)


@clause("MAN2-273")
def test_chance_picks_the_facedown_card_that_is_discarded(backend: str) -> None:
    gone = set()
    for k in range(2):
        h = beside(backend, "[{heal: damage, num: 1, face: down}]")
        facedown(h, "bastien", "d_jaw d_eye")
        was = set(h.get("down")[2])
        pull(h, chance=[0, k])
        gone |= was - set(h.get("down")[2])
        assert h.down("bastien") == 1
    assert gone == was


@clause("MAN2-274")
def test_what_is_discarded_is_in_the_deck_again(backend: str) -> None:
    h = beside(backend, "[{heal: damage, num: 1}]", up={"bastien": "d_wrist"})
    card = h.get("up")[2][0]
    assert len(h.get("deck")[0]) == 39
    pull(h).do(f"pick_card/card={h.face('d_wrist')}")
    assert len(h.get("deck")[0]) == 40 and card in h.get("deck")[0]


@clause("MAN2-274")
def test_any_card_of_the_deck_may_come_next(backend: str) -> None:
    h = beside(backend, "[{damage: 1}]")
    drawn = set()
    for k in range(40):
        step = h.state.clone().step(f"press/choice={h.choice('Pull')}", lambda n, k=k: k % n)
        drawn |= {line for line in map(h.words, step.events) if line.startswith("suffered ")}
    assert len(drawn) == 20, "each of the twenty cards, wherever it was put back"


@clause("MAN2-274")
def test_a_card_without_a_face_is_discarded_for_good(backend: str) -> None:
    h = beside(backend, "[{heal: damage, num: 3, face: down}]", blanks={2: 2, 3: 1})
    facedown(h, "bastien", "d_wrist")
    pull(h)
    assert (h.down("bastien"), h.down("bastien", "horror")) == (0, 1)
    assert len(h.get("deck")[0]) == 40


@clause("MAN2-275")
def test_a_deck_is_only_a_number_of_cards(backend: str) -> None:
    h = House(backend, turn="bastien", up={"bastien": "d_wrist"})
    for seat in (0, 1, -1):
        damage, horror = h.state.observe(seat).fields["deck"]
        assert (damage.count, damage.known, damage.masks) == (39, (), ())
        assert (horror.count, horror.known, horror.masks) == (40, (), ())
        assert len(set(damage.backs)) == 1 and damage.backs[0] != horror.backs[0]
