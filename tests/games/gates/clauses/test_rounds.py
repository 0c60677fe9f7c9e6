"""Rounds, turns and playing cards: GATE-041 to GATE-058."""

import pytest

import noctuary
from noctuary.games.gates.actions import Mode
from tests.games.gates.table import Table, card, cards
from tests.support import clause

SALEM = "send/region=salem"
SEND_TWO = cards("send", n=2)


@clause("GATE-041")
def test_a_round_follows_when_all_have_taken_their_turn(backend):
    t = Table(backend, seats=3)
    for _ in range(3):
        assert t.field("round") == 1
        t.finish_turn()
    assert t.field("round") == 2
    assert t.told("round_began") == [{"seat": 1, "round": 2}]


@clause("GATE-041")
def test_no_round_follows_the_end(backend):
    """The first of three turns releases the last monstrosity."""
    t = Table.before_the_end(backend).end()
    assert t.state.over
    assert t.field("round") == 1
    assert t.told("round_began") == t.told("turn_began") == []


@clause("GATE-042")
def test_the_first_player_sets_the_mode(backend):
    state = noctuary.load("gates", backend, checked=True).new(seats=3, options={"first_player": 2})
    assert (state.seat, state.decision.prompt) == (2, "mode")
    assert [o.id for o in state.options()] == ["set_mode/mode=sane", "set_mode/mode=insane"]
    assert state.observe(0).options == ()
    state.apply("set_mode/mode=insane")
    assert state.fields()["mode"] == Mode.insane


@clause("GATE-042")
@pytest.mark.parametrize("mode", ["sane", "insane"])
def test_a_mode_may_be_repeated(backend, mode):
    t = Table(backend, seats=2, mode=mode)
    t.finish_turn().finish_turn()
    assert t.legal() == ["set_mode/mode=sane", "set_mode/mode=insane"]
    assert t.choose(f"set_mode/mode={mode}").view(-1)["mode"] == mode


@clause("GATE-043")
def test_turns_go_clockwise_from_the_first_player(backend):
    t = Table(backend, seats=4, first=2)
    order = []
    while t.field("round") == 1:
        order.append(t.state.seat)
        t.finish_turn()
    assert order == [2, 3, 0, 1]


@clause("GATE-044")
def test_the_disc_passes_to_the_left(backend):
    t = Table(backend, seats=4, first=3)
    for _ in range(4):
        t.finish_turn()
    assert t.field("first") == 0
    assert (t.state.seat, t.state.decision.prompt) == (0, "mode")


@clause("GATE-045")
def test_the_disc_stays_until_everybody_has_played(backend):
    t = Table(backend, seats=3, first=1)
    holders = [t.finish_turn().field("first") for _ in range(3)]
    assert holders == [1, 1, 2]


@clause("GATE-046")
def test_a_turn_is_exactly_two_cards(backend):
    hand = SEND_TWO[:3]
    t = Table(backend, hand=hand, tokens={0: 2})
    assert t.why_not("end_turn") == "GATE-046"
    t.play(hand[0], SALEM, SALEM)
    assert "end_turn" not in t.legal()
    assert t.why_not("end_turn") == "GATE-046"
    t.play(hand[1], SALEM, SALEM)
    assert t.legal() == ["end_turn", "swap"]
    assert t.why_not(f"play/card={hand[2]}") == "GATE-046"


@clause("GATE-047")
def test_the_first_card_is_resolved_before_the_second_is_chosen(backend):
    """What the first build turns up, the second card may take."""
    one, other = cards(insane="build", n=1)[:2]
    supply = ["salem", "arkham", "arkham", "arkham"]
    t = Table(backend, mode="insane", hand=[one, other], supply=supply, next_up=["rockport"])
    t.play(one)
    assert t.legal("play") == []
    t.choose("take_supply/slot=0")
    assert f"play/card={other}" in t.legal("play")
    t.play(other, "take_supply/slot=0")
    assert t.sections(0, "rockport") == 1


@clause("GATE-048")
def test_desperate_actions_come_on_top_of_the_two_cards(backend):
    """A swap before the first card, between the cards, and after the second."""
    one, other = SEND_TWO[:2]
    t = Table(backend, hand=[one, other], tokens={0: 6})
    left = []
    for c in (one, other, None):
        spare = [c for c in t.field("hand")[0] if c not in (one, other)][:2]
        left.append(t.field("plays_left"))
        t.choose("swap", *(f"discard/card={c}" for c in spare))
        if c is not None:
            assert t.field("plays_left") == left[-1]
            t.play(c, SALEM, SALEM)
    assert left == [2, 1, 0]
    assert t.field("tokens")[0] == 0
    assert t.state.seat == 1


@clause("GATE-049")
def test_a_card_played_is_shown_and_its_half_carried_out(backend):
    build = card("page", "build", n=1, icons=1)
    t = Table(backend, mode="insane", hand=[build])
    told = t.state.step(f"play/card={build}").events[0].redact(1)
    assert told.name == "card_played"
    assert told.fields == {"seat": 0, "card": build, "mode": 1, "deed": 5}
    assert build not in t.field("hand")[0]
    assert len(t.field("hand")[0]) == 4
    assert [(c["card"], c["half"]) for c in t.view(1)["played"]] == [(build, "insane")]
    assert t.state.decision.prompt == "gate_card"


@clause("GATE-050")
def test_the_sane_half_is_light_and_the_insane_half_dark(backend):
    t = Table(backend, hand=[card(page=7)])
    shown = t.view(0)["players"][0]["hand"]["cards"]
    assert {
        "card": card(page=7),
        "light": {"deed": "page", "tokens": 0, "page": 7},
        "dark": {"deed": "build", "tokens": 1, "n": 1},
    } in shown


@clause("GATE-051")
def test_a_card_without_artifact_is_discarded(backend):
    send = card("send", n=1)
    t = Table(backend, hand=[send]).play(send)
    assert t.field("discard") == []
    assert t.choose(SALEM).field("discard") == [send]


@clause("GATE-052")
@pytest.mark.parametrize(
    ("mode", "artifact", "zone"),
    [
        ("sane", card("page"), "pages"),
        ("sane", card("fragment"), "fragments"),
        ("insane", card(insane="rune"), "runes"),
    ],
)
def test_an_artifact_is_kept_in_its_section_of_the_journal(backend, mode, artifact, zone):
    t = Table(backend, mode=mode, hand=[artifact]).play(artifact)
    held = {z: t.field(z)[0] for z in ("pages", "fragments", "runes")}
    assert held == {"pages": [], "fragments": [], "runes": []} | {zone: [artifact]}
    assert t.field("discard") == []


@clause("GATE-053")
def test_three_of_the_six_actions_give_an_artifact(backend):
    actions = {
        ("sane", "page"): (),
        ("sane", "fragment"): (),
        ("sane", "send"): (SALEM, SALEM),
        ("insane", "rune"): (),
        ("insane", "convert"): ("convert/region=arkham/owner=1",),
        ("insane", "build"): ("take_deck", "take_deck"),
    }
    kept = set()
    for (mode, deed), choices in actions.items():
        n = {"n": 2} if deed in ("send", "build") else {}
        c = card(**{mode: deed}, **n)
        t = Table(backend, mode=mode, hand=[c], figures={1: {"arkham": 1}}).play(c, *choices)
        if t.field("discard") == []:
            kept.add(deed)
    assert kept == {"page", "fragment", "rune"}


@clause("GATE-054")
def test_an_artifact_on_the_other_half_is_not_kept(backend):
    page_7 = card("page", "build", page=7)
    t = Table(backend, mode="insane", hand=[page_7]).play(page_7, "take_deck")
    assert (t.field("discard"), t.field("pages")[0]) == ([page_7], [])
    rune = card("send", "rune")
    t = Table(backend, mode="sane", hand=[rune]).play(rune, SALEM)
    assert (t.field("discard"), t.field("runes")[0]) == ([rune], [])


@clause("GATE-055")
def test_the_price_of_a_desperate_action_goes_to_the_supply(backend):
    t = Table(backend, tokens={0: 4, 1: 10})
    assert t.view(0)["tokens"]["supply"] == 10
    t.choose("renew")
    assert t.told("tokens_paid") == [{"seat": 0, "n": 3}]
    assert t.field("tokens")[0] == 1
    assert t.view(0)["tokens"]["supply"] == 13


@clause("GATE-055")
@pytest.mark.parametrize(
    ("action", "price", "clause_of_price"),
    [
        ("swap", 2, "GATE-131"),
        ("renew", 3, "GATE-133"),
        ("flip", 4, "GATE-136"),
        ("score_three", 5, "GATE-138"),
    ],
)
def test_a_desperate_action_needs_its_price(backend, action, price, clause_of_price):
    assert action in Table(backend, tokens={0: price}).legal()
    t = Table(backend, tokens={0: price - 1})
    assert action not in t.legal()
    assert t.why_not(action) == clause_of_price


@clause("GATE-056")
def test_cards_are_drawn_after_both_cards_and_desperate_actions(backend):
    one, other = SEND_TWO[:2]
    t = Table(backend, hand=[one, other], tokens={0: 3})
    hands = []
    for choice in (f"play/card={one}", SALEM, SALEM, f"play/card={other}", SALEM, SALEM, "renew"):
        t.choose(choice)
        hands.append(len(t.field("hand")[0]))
        if choice != "renew":
            assert t.told("drew") == []
    assert hands == [4, 4, 4, 3, 3, 3, 5]
    assert t.names().index("supply_renewed") < t.names().index("drew")


@clause("GATE-057")
def test_two_cards_are_drawn_at_the_end_of_the_turn(backend):
    one, other = SEND_TWO[:2]
    t = Table(backend, seats=3, hand=[one, other], tokens={0: 2})
    t.play(one, SALEM, SALEM).play(other, SALEM, SALEM)
    assert (len(t.field("hand")[0]), len(t.field("deck"))) == (3, 65)
    t.choose("end_turn")
    assert (len(t.field("hand")[0]), len(t.field("deck"))) == (5, 63)


@clause("GATE-058")
def test_the_discard_pile_becomes_the_new_deck(backend):
    """One card is left: it is drawn first, then the pile of 64 + 2 is shuffled."""
    one, other = SEND_TWO[:2]
    t = Table(backend, seats=3, hand=[one, other], deck_left=1)
    [last] = t.field("deck")
    assert len(t.field("discard")) == 64
    t.play(one, SALEM, SALEM).play(other, SALEM, SALEM)
    assert t.names()[-4:] == ["drew", "reshuffled", "drew", "turn_began"]
    assert t.told("drew")[0] == {"seat": 0, "card": last}
    assert t.told("reshuffled") == [{"n": 66}]
    assert (len(t.field("deck")), t.field("discard")) == (65, [])


@clause("GATE-058")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed(backend):
    one, other = SEND_TWO[:2]
    t = Table(backend, seats=3, hand=[one, other], deck_left=2)
    t.play(one, SALEM, SALEM).play(other, SALEM, SALEM)
    assert t.told("reshuffled") == []
    assert (len(t.field("deck")), len(t.field("discard"))) == (0, 65)


def nothing_to_draw(backend, hand, discard=()):
    """Return a table: seat 1 has cards and two tokens; only the discard pile is left to draw."""
    t = Table(backend, first=1, hand=hand, tokens={1: 2})
    out = [c for row in t.field("hand") for c in row if c not in hand] + t.field("deck")
    out = [c for c in out if c not in discard]
    t.state.arrange(
        {
            "hand": {0: [], 1: hand, 2: []},
            "deck": [],
            "discard": [*discard],
            "fragments": {p: out[p::3] for p in range(3)},
        }
    )
    return t


@clause("GATE-058")
def test_a_discard_pile_of_one_card_is_drawn_and_then_there_is_none(backend):
    last = card(page=9)
    t = nothing_to_draw(backend, SEND_TWO[:2], [last]).choose("swap")
    assert t.names() == ["tokens_paid", "swapped", "reshuffled", "drew"]
    assert sorted(t.field("hand")[1]) == sorted([*SEND_TWO[:2], last])


@clause("GATE-046", "GATE-129", "GATE-130")
def test_a_turn_without_a_card_left_ends(backend):
    """A swap that draws nothing takes the only card, and nobody can play what is not there."""
    only = SEND_TWO[0]
    t = nothing_to_draw(backend, [only]).choose("swap")
    assert t.legal() == [f"discard/card={only}"]
    t.choose(f"discard/card={only}")
    assert t.told("drew") == [{"seat": 1, "card": only}]  # shuffled in again at the end of the turn
    assert t.field("tokens")[1] == 0
    assert t.state.score == (0, 0, 0)


@clause("GATE-046")
def test_the_last_two_cards_of_a_hand_are_both_played(backend):
    one, other = SEND_TWO[:2]
    t = nothing_to_draw(backend, [one, other]).play(one, SALEM, SALEM)
    assert (t.state.seat, t.state.decision.prompt) == (1, "play")
    t.play(other, SALEM, SALEM)
    assert t.figures(1, "salem") == 4
