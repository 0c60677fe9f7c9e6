"""Preparing the table: GATE-027 to GATE-040."""

import pytest
from msgspec import to_builtins

import noctuary
from noctuary.kernel import Hidden
from tests.games.gates.table import Table, ending, opening
from tests.support import clause

REGIONS = ["innsmouth", "salem", "arkham", "kingsport", "rockport"]
SEEDS = range(6)


class NewGame:
    """A table at its very first decision."""

    def __init__(self, backend, seats=3, seed=1, **options):
        self.game = noctuary.load("gates", backend, checked=True)
        self.state = self.game.new(seats=seats, seed=seed, options=options)
        self.fields = self.state.fields()

    def sees(self, seat, name):
        return self.state.observe(seat).fields[name]

    def view(self, seat=-1):
        return to_builtins(self.game.spec.view(self.state.observe(seat)))


def differ(values):
    """Return the number of different values."""
    return len({str(v) for v in values})


@clause("GATE-027")
@pytest.mark.parametrize(
    ("seats", "points"), [(2, [30, 20, 10]), (3, [33, 22, 11]), (4, [33, 22, 11])]
)
def test_the_board_lies_on_the_side_for_the_number_of_players(backend, seats, points):
    printed = {"two": {"salem": [30, 20, 10]}, "many": {"salem": [33, 22, 11]}}
    new = NewGame(backend, seats, region_points=printed)
    assert new.view()["regions"][1]["points"] == points


@clause("GATE-028")
def test_the_action_deck_is_shuffled_and_face_down(backend):
    hands = [NewGame(backend, seed=seed).fields["hand"] for seed in SEEDS]
    assert differ(hands) == len(SEEDS)
    assert NewGame(backend, seed=0).fields["hand"] == hands[0]
    new = NewGame(backend, seats=4)
    assert [new.sees(seat, "deck") for seat in (-1, 0, 1, 2, 3)] == [Hidden(60)] * 5


@clause("GATE-029")
def test_the_gate_deck_is_shuffled_and_face_down(backend):
    """The 86 cards that are not in the supply are hidden from everybody."""
    supplies = [NewGame(backend, seed=seed).fields["supply"] for seed in SEEDS]
    assert differ(supplies) == len(SEEDS)
    assert NewGame(backend, seed=0).fields["supply"] == supplies[0]
    new = NewGame(backend, seats=2)
    assert [new.sees(seat, "gate_deck") for seat in (-1, 0, 1)] == [Hidden(86)] * 3


@clause("GATE-030")
def test_four_gate_cards_lie_face_up(backend):
    new = NewGame(backend)
    kind = new.fields["gate_type"]
    up = [REGIONS[kind[card]] for [card] in new.sees(-1, "supply")]
    assert len(up) == 4
    gates = new.view()["gates"]
    assert [b["n"] for b in gates.pop("built")] == [1] * 4
    assert gates == {"supply": up, "deck": 86, "under": []}


@clause("GATE-031")
def test_the_discs_are_stacked_with_the_15_at_the_bottom(backend):
    t = ending(backend, seats=3)
    assert [d["value"] for d in t.view(-1)["discs"]["stack"]] == [15]
    assert t.open_gate().told("monstrosity_released") == [{"seat": 0, "value": 15}]


@clause("GATE-032")
@pytest.mark.parametrize(("seats", "top"), [(2, 12), (3, 10), (4, 10)])
def test_the_first_gate_takes_the_top_disc(backend, seats, top):
    t = opening(backend, seats=seats, first=1).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 1, "value": top}]


@clause("GATE-033")
@pytest.mark.parametrize(("seats", "slots"), [(2, 2), (3, 3), (4, 3)])
def test_a_scroll_lies_face_down_on_each_slot(backend, seats, slots):
    new = NewGame(backend, seats)
    assert len(set(new.fields["slots"])) == slots
    assert [new.sees(seat, "slots") for seat in range(-1, seats)] == [Hidden(slots)] * (seats + 1)
    assert new.view()["scrolls"] == {"face_down": slots, "revealed": []}


@clause("GATE-033")
def test_the_scrolls_are_shuffled(backend):
    slots = [sorted(NewGame(backend, seed=seed).fields["slots"]) for seed in range(20)]
    assert {scroll for row in slots for scroll in row} == set(range(7))


@clause("GATE-034")
def test_all_despair_tokens_begin_in_the_supply(backend):
    new = NewGame(backend, seats=4)
    assert new.view()["tokens"]["supply"] == 24
    assert [p["tokens"] for p in new.view()["players"]] == [0, 0, 0, 0]


@clause("GATE-035")
def test_each_player_gets_a_journal_a_marker_and_ten_investigators(backend):
    players = NewGame(backend, seats=4).view()["players"]
    assert [p["seat"] for p in players] == [0, 1, 2, 3]
    for p in players:
        assert (p["reserve"], p["on_board"], p["score"]) == (10, 0, 0)
        assert p["journal"]["cards"] == {"pages": [], "fragments": [], "runes": []}


@clause("GATE-036")
def test_nobody_begins_with_a_score_token(backend):
    players = NewGame(backend, seats=4).view()["players"]
    assert [p["track"] for p in players] == [{"position": 0, "tokens": []}] * 4


@clause("GATE-037")
@pytest.mark.parametrize(("seats", "deck"), [(2, 70), (3, 65), (4, 60)])
def test_everybody_is_dealt_five_cards(backend, seats, deck):
    new = NewGame(backend, seats)
    assert [len(set(hand)) for hand in new.fields["hand"][:seats]] == [5] * seats
    assert len(new.fields["deck"]) == deck


@clause("GATE-038")
def test_hands_are_secret(backend):
    new = NewGame(backend)
    hands = [p["hand"] for p in new.view(0)["players"]]
    assert sorted(c["card"] for c in hands[0]["cards"]) == sorted(new.fields["hand"][0])
    assert hands[1:] == [{"count": 5, "cards": None}] * 2
    assert new.sees(0, "hand")[1] == new.sees(-1, "hand")[1] == Hidden(5)


@clause("GATE-038")
def test_a_card_drawn_is_told_to_its_owner_only(backend):
    t = Table(backend, tokens={0: 2})
    drew = [e for e in t.state.step("swap").events if e.name == "drew"]
    assert [e.redact(0).fields["card"] in t.field("hand")[0] for e in drew] == [True, True]
    assert [e.redact(1).fields for e in drew] == [{"seat": 0, "card": None}] * 2


@clause("GATE-039")
def test_the_table_names_the_first_player(backend):
    new = NewGame(backend, seats=4, first_player=2)
    assert new.view()["first"] == 2
    assert (new.state.seat, new.state.decision.prompt) == (2, "mode")


@clause("GATE-039")
def test_a_first_player_who_is_not_named_is_drawn_from_the_seed(backend):
    first = [NewGame(backend, seats=4, seed=seed).fields["first"] for seed in range(20)]
    assert set(first) == {0, 1, 2, 3}
    assert [NewGame(backend, seats=4, seed=seed).state.seat for seed in range(20)] == first


@clause("GATE-040")
def test_two_players_have_fewer_discs_and_neutral_investigators(backend):
    table = {}
    for seats in (2, 3):
        shown = NewGame(backend, seats).view()
        neutral = sum(r["figures"].get("neutral", 0) for r in shown["regions"])
        table[seats] = len(shown["discs"]["stack"]), neutral
    assert table == {2: (4, 9), 3: (6, 0)}


@clause("GATE-039")
@pytest.mark.parametrize("seat", range(4))
def test_whoever_is_named_begins_whatever_the_seed(backend, seat):
    first = {NewGame(backend, 4, seed, first_player=seat).state.seat for seed in SEEDS}
    assert first == {seat}


@clause("GATE-040")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_have_no_neutral_investigators(backend, seats):
    assert NewGame(backend, seats).fields["board"][4] == [0, 0, 0, 0, 0]
