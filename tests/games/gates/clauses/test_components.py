"""What is in the box: GATE-001 to GATE-026."""

from collections import Counter

import pytest

import noctuary
from noctuary.games.gates.actions import Region, Scroll
from noctuary.kernel import BadOption, BadSeats
from tests.games.gates.table import Table, card, cards, opening
from tests.support import clause

REGIONS = ["innsmouth", "salem", "arkham", "kingsport", "rockport"]


def new(backend, seats=4, **rest):
    return noctuary.load("gates", backend, checked=True).new(seats=seats, **rest)


def pieces(state, *zones):
    """Return everything in some zones."""
    found = []
    for name in zones:
        for x in state.fields()[name]:
            found += x if isinstance(x, list) else [x]
    return sorted(found)


@clause("GATE-001")
def test_the_highest_total_after_final_scoring_wins(backend):
    """Seat 1 leads until the last disc, which is worth 15."""
    t = Table.before_the_end(backend, score={0: 46, 1: 60, 2: 40}).end()
    assert t.state.score == (61, 60, 40)
    assert t.state.result == (1000, 0, 0)


@clause("GATE-002")
def test_two_to_four_people_can_play(backend):
    game = noctuary.load("gates", backend, checked=True)
    for seats in (2, 3, 4):
        assert [len(hand) for hand in game.new(seats=seats).fields()["hand"]][:seats] == [5] * seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            game.new(seats=seats)


@clause("GATE-003")
@pytest.mark.parametrize(("mode", "kept"), [("sane", "pages"), ("insane", "runes")])
def test_a_card_has_two_actions_and_a_play_uses_one(backend, mode, kept):
    both = card("page", "rune")
    t = Table(backend, first=1, mode=mode, hand=[both]).play(both)
    held = {zone: t.field(zone)[1] for zone in ("pages", "runes")}
    assert held == {"pages": [], "runes": []} | {kept: [both]}


@clause("GATE-004")
@pytest.mark.parametrize(
    ("mode", "event"), [("sane", "page_collected"), ("insane", "rune_collected")]
)
def test_the_mode_of_the_round_binds_every_player(backend, mode, event):
    both = cards("page", "rune")
    t = Table(backend, seats=2, mode=mode, hand={0: both[:2], 1: both[2:4]})
    for c in both[:4]:
        assert t.play(c).names()[:2] == ["card_played", event]
    assert t.field("round") == 2


@clause("GATE-005")
def test_each_player_has_a_journal_of_four(backend):
    page = card(page=3)
    t = Table(backend, seats=3, hand=[page]).play(page)
    assert [len(t.field(zone)) for zone in ("pages", "fragments", "runes")] == [4, 4, 4]
    assert [p["journal"]["pages"] for p in t.view(-1)["players"]] == [[3], [], []]


@clause("GATE-006")
def test_the_board_has_two_sides(backend):
    shown = {seats: Table(backend, seats=seats).view(-1)["side"] for seats in (2, 3, 4)}
    assert shown == {2: "two", 3: "many", 4: "many"}


@clause("GATE-007")
def test_each_player_has_a_score_marker(backend):
    t = Table(backend, seats=4, tokens={0: 5}).choose("score_three")
    assert [p["track"]["position"] for p in t.view(-1)["players"]] == [3, 0, 0, 0]


@clause("GATE-008")
def test_there_are_80_action_cards(backend):
    zones = ("deck", "hand", "played", "discard", "pages", "fragments", "runes")
    assert pieces(new(backend), *zones) == list(range(80))


@clause("GATE-009")
def test_eight_score_tokens_show_40_or_80(backend):
    t = Table(backend, seats=4, score={0: 43, 1: 82, 2: 125, 3: 160})
    tokens = [p["track"]["tokens"] for p in t.view(-1)["players"]]
    assert tokens == [[40], [80], [80, 40], [80, 80]]
    t = Table(backend, seats=4, score=dict.fromkeys(range(4), 125))
    assert sum(len(p["track"]["tokens"]) for p in t.view(-1)["players"]) == 8


@clause("GATE-010")
def test_there_are_90_gate_cards(backend):
    zones = ("gate_deck", "gate_bottom", "supply", "picked", "building", "opened")
    assert pieces(new(backend), *zones) == list(range(90))


@clause("GATE-011")
def test_gate_cards_by_region(backend):
    """The supply is renewed until every card of the deck was turned up once."""
    t = Table(backend, options={"tokens": 99}, tokens={0: 99})
    count = Counter(t.supply())
    turned = []
    while len(turned) < 86:
        turned += [e["region"] for e in t.choose("renew").told("supply_refilled")]
    count.update(Region.names[r] for r in turned[:86])
    assert count == {"innsmouth": 22, "salem": 18, "arkham": 18, "kingsport": 16, "rockport": 16}


@clause("GATE-012")
def test_there_are_24_despair_tokens(backend):
    """With 23 in the hands of others, a card with two icons brings the only one left."""
    two_icons = card("send", n=1, icons=2)
    t = Table(backend, hand=[two_icons], tokens={1: 12, 2: 11})
    assert t.view(0)["tokens"] == {"supply": 1, "total": 24}
    t.play(two_icons)
    assert t.field("tokens") == [1, 12, 11, 0]
    assert t.view(0)["tokens"] == {"supply": 0, "total": 24}


@clause("GATE-013")
def test_there_are_seven_scrolls(backend):
    """On a board with seven slots, each has a scroll of its own."""
    state = new(backend, options={"scroll_slots": {"many": 7}})
    assert sorted(state.fields()["slots"]) == list(range(7))
    assert state.fields()["scroll_deck"] == []


@clause("GATE-014")
@pytest.mark.parametrize(
    "name",
    [
        "builders_warrant",
        "cartographers_order",
        "dark_hours",
        "gate_artisan",
        "master_recruiter",
        "relics_call",
        "keeper_of_the_book",
    ],
)
def test_each_of_seven_scrolls_can_be_revealed(backend, name):
    t = opening(backend, slots=[Scroll.parse(name)]).open_gate()
    assert t.told("scroll_revealed") == [{"scroll": Scroll.parse(name)}]
    assert [s["scroll"] for s in t.view(2)["scrolls"]["revealed"]] == [name]


def released(backend, n):
    """Return a table for three before and after the next gate releases disc `n`, from 0."""
    gates = ["innsmouth", "salem", "arkham", "rockport", "salem"]
    return opening(backend, released=[(2, r) for r in gates[:n]]).open_gate()


@clause("GATE-015")
def test_there_are_six_discs(backend):
    assert not released(backend, 4).state.over
    last = released(backend, 5)
    assert last.state.over
    assert last.view(-1)["discs"]["stack"] == []


@clause("GATE-016")
@pytest.mark.parametrize("n", range(6))
def test_the_discs_are_worth_10_to_15(backend, n):
    assert released(backend, n).told("monstrosity_released") == [{"seat": 0, "value": 10 + n}]


@clause("GATE-016")
def test_a_table_may_choose_other_disc_values(backend):
    options = {"disc_values": [1, 2, 3, 5, 8, 13], "scroll_discs": [1]}
    t = opening(backend, released=[(1, "salem")], options=options).open_gate()
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 2}]


@clause("GATE-017")
def test_three_discs_reveal_a_scroll_and_one_of_them_is_the_10_or_the_11(backend):
    reveal = [n for n in range(6) if released(backend, n).told("scroll_revealed")]
    assert len(reveal) == 3
    assert len({0, 1} & set(reveal)) == 1


@clause("GATE-018")
def test_the_sanity_disc_has_two_faces(backend):
    assert [o.id for o in new(backend).options()] == ["set_mode/mode=sane", "set_mode/mode=insane"]
    t = Table(backend, mode="sane", tokens={0: 8})
    faces = [t.choose("flip").view(-1)["mode"] for _ in range(2)]
    assert faces == ["insane", "sane"]


@clause("GATE-019")
def test_ten_investigators_of_each_colour_are_in_reserve_or_on_the_board(backend):
    assert new(backend, seats=4).fields()["reserve"] == [10, 10, 10, 10]
    convert = card(insane="convert")
    figures = {0: {"salem": 3}, 1: {"salem": 2, "arkham": 4}, 2: {"rockport": 10}}
    t = Table(backend, seats=4, mode="insane", hand=[convert], figures=figures)
    t.play(convert, "convert/region=rockport/owner=2")
    on_board = [sum(row) for row in t.field("board")]
    assert (t.field("reserve"), on_board) == ([6, 4, 1, 10], [4, 6, 9, 0, 0])


@clause("GATE-020")
def test_the_game_is_complete_without_the_hidden_expansion(backend):
    with pytest.raises(BadOption):
        new(backend, options={"expansion": True})
    state = new(backend, seed=3)
    state.playout(3, "random", 5000)
    assert state.over and sorted(state.result) == [0, 0, 0, 1000]


@clause("GATE-021")
@pytest.mark.parametrize("region", REGIONS)
def test_each_of_five_regions_has_its_type_of_gate(backend, region):
    build = card(insane="build", n=1)
    t = Table(backend, mode="insane", hand=[build], supply=[region])
    assert [r["region"] for r in t.view(-1)["regions"]] == REGIONS
    t.play(build, "take_supply/slot=0")
    assert [t.sections(0, r) for r in REGIONS] == [int(r == region) for r in REGIONS]


@pytest.mark.parametrize(
    ("region", "size"),
    [
        pytest.param("innsmouth", 7, marks=clause("GATE-022")),
        pytest.param("salem", 6, marks=clause("GATE-023")),
        pytest.param("arkham", 6, marks=clause("GATE-024")),
        pytest.param("kingsport", 5, marks=clause("GATE-025")),
        pytest.param("rockport", 5, marks=clause("GATE-026")),
    ],
)
def test_a_gate_is_complete_with_its_last_card_and_not_before(backend, region, size):
    one, other = cards(insane="build", n=1)[:2]
    t = Table(
        backend,
        mode="insane",
        hand=[one, other],
        supply=[region, region],
        gates={0: {region: size - 2}},
    )
    t.play(one, "take_supply/slot=0")
    assert t.sections(0, region) == size - 1
    assert t.field("released") == 0
    t.play(other, "take_supply/slot=1")
    assert t.sections(0, region) == 0
    assert len(t.field("opened")[0]) == size
    assert t.told("gate_opened") == [{"seat": 0, "region": Region.parse(region)}]
