"""Despair tokens and the desperate actions they pay for (GATE-125 to GATE-138)."""

import pytest

from tests.games.gates.table import BUILD, Table, card, cards
from tests.support import clause

DESPERATE = {"swap", "renew", "flip", "score_three"}


def on_offer(t: Table) -> set[str]:
    """Return the names of the actions on offer."""
    return {o.name for o in t.state.options()}


@clause("GATE-125")
def test_the_supply_may_be_renewed_before_a_gate_card_is_picked(backend: str) -> None:
    t = Table(
        backend,
        mode="insane",
        hand=[BUILD],
        tokens={0: 2},
        supply=["salem", "salem", "salem", "salem"],
        next_up=["innsmouth", "arkham", "kingsport", "rockport"],
    )
    t.play(BUILD, "renew")
    assert t.state.decision.prompt == "gate_card"
    t.choose("take_supply/slot=2")
    assert t.field("sections")[0] == [0, 0, 0, 1, 0]


@clause("GATE-125")
def test_desperate_actions_are_on_offer_all_through_a_turn(backend: str) -> None:
    send = cards("send", n=2)[0]
    convert, build = card("send", "convert"), card("send", "build", n=2)
    figures = {1: {"salem": 2}}
    sane = Table(backend, mode="sane", hand=[send], tokens={0: 20}, figures=figures)
    asked = []
    for choice in (f"play/card={send}", "send/region=salem", "send/region=salem"):
        asked.append((sane.state.decision.prompt, on_offer(sane) & DESPERATE))
        sane.choose(choice)
    insane = Table(backend, mode="insane", hand=[convert, build], tokens={0: 20}, figures=figures)
    insane.play(convert)
    asked.append((insane.state.decision.prompt, on_offer(insane) & DESPERATE))
    insane.choose("convert/region=salem/owner=1").play(build)
    asked.append((insane.state.decision.prompt, on_offer(insane) & DESPERATE))
    insane.choose("take_deck", "take_deck")
    asked.append((insane.state.decision.prompt, on_offer(insane) & DESPERATE))
    assert asked == [
        (prompt, DESPERATE)
        for prompt in ("play", "send", "send", "convert", "gate_card", "end_turn")
    ]


@clause("GATE-125")
def test_three_points_may_be_scored_between_the_two_discards_of_a_swap(backend: str) -> None:
    t = Table(backend, first=1, tokens={1: 7})
    t.choose("swap")
    one, other = t.legal("discard")[:2]
    t.choose(one)
    assert on_offer(t) == {"discard", "score_three", "swap", "renew", "flip"}
    t.choose("score_three")
    assert t.state.score == (0, 3, 0)
    assert (t.state.decision.prompt, t.state.decision.args["left"]) == ("discard", 1)
    t.choose(other)
    assert (t.state.decision.prompt, len(t.field("hand")[1])) == ("play", 5)


@clause("GATE-125")
def test_a_swap_within_a_swap_draws_two_and_discards_two_more(backend: str) -> None:
    t = Table(backend, first=2, tokens={2: 4})
    t.choose("swap").choose(t.legal("discard")[0])
    t.choose("swap")
    assert len(t.field("hand")[2]) == 8
    assert (t.state.decision.prompt, t.state.decision.args["left"]) == ("discard", 3)
    for _ in range(3):
        t.choose(t.legal("discard")[0])
    assert (t.state.decision.prompt, len(t.field("hand")[2])) == ("play", 5)
    assert (len(t.field("discard")), t.field("tokens")[2]) == (4, 0)


@clause("GATE-125")
def test_all_tokens_may_go_into_swaps_before_a_card_is_discarded(backend: str) -> None:
    t = Table(backend, seats=4, tokens={0: 24}, scrolls=["dark_hours"])
    for _ in range(24):
        t.choose("swap")
    assert len(t.field("hand")[0]) == 53
    for _ in range(48):
        t.choose(t.legal("discard")[0])
    assert (t.state.decision.prompt, len(t.field("hand")[0])) == ("play", 5)


@clause("GATE-125")
def test_a_flip_before_the_discards_of_a_swap_changes_the_mode(backend: str) -> None:
    t = Table(backend, mode="sane", tokens={0: 6}).choose("swap", "flip")
    assert (t.view(1)["mode"], t.state.decision.prompt) == ("insane", "discard")


@clause("GATE-125")
def test_only_the_player_whose_turn_it_is_may_act_in_despair(backend: str) -> None:
    t = Table(backend, tokens={0: 0, 1: 20})
    assert not on_offer(t) & DESPERATE
    assert t.state.observe(1).options == ()
    t.finish_turn()
    assert t.state.seat == 1
    assert on_offer(t) >= DESPERATE


@clause("GATE-126")
def test_any_number_of_desperate_actions_while_they_are_paid(backend: str) -> None:
    t = Table(backend, tokens={0: 9})
    for left in (7, 5):
        t.choose("swap")
        t.choose(t.legal()[0]).choose(t.legal()[0])
        assert t.field("tokens")[0] == left
    t.choose("score_three")
    assert t.field("tokens")[0] == 0
    assert not on_offer(t) & DESPERATE


@clause("GATE-127")
def test_tokens_are_lost_when_the_supply_is_empty(backend: str) -> None:
    send = card("send", n=1, icons=1)
    t = Table(backend, mode="sane", hand=[send], tokens={0: 4, 1: 12, 2: 8}, figures={})
    assert t.view(0)["tokens"] == {"supply": 0, "total": 24}
    t.play(send)
    assert t.told("tokens_gained") == []
    assert t.told("tokens_lost") == [{"seat": 0, "n": 1}]
    t.choose("send/region=salem")
    assert t.field("tokens")[:3] == [4, 12, 8]
    assert t.figures(0, "salem") == 1


@clause("GATE-127")
def test_tokens_spent_can_be_earned_again(backend: str) -> None:
    send = card("send", n=1, icons=2)
    t = Table(backend, mode="sane", hand=[send], tokens={0: 5, 1: 12, 2: 7})
    t.choose("score_three").play(send)
    assert t.told("tokens_gained") == [{"seat": 0, "n": 2}]
    assert t.view(0)["tokens"] == {"supply": 3, "total": 24}


@clause("GATE-128")
def test_there_are_exactly_four_desperate_actions(backend: str) -> None:
    t = Table(backend, tokens={0: 24})
    assert on_offer(t) - {"play"} == DESPERATE
    assert list(t.view(0)["costs"]) == ["swap", "renew", "flip", "score_three"]


@clause("GATE-129")
def test_a_swap_draws_two_cards_and_then_discards_two(backend: str) -> None:
    t = Table(backend, tokens={0: 2})
    before = t.field("hand")[0]
    deck = len(t.field("deck"))
    t.choose("swap")
    hand = t.field("hand")[0]
    assert (len(hand), len(t.field("deck")), t.field("discard")) == (7, deck - 2, [])
    assert set(before) < set(hand)
    t.choose(f"discard/card={before[1]}", f"discard/card={before[4]}")
    assert len(t.field("hand")[0]) == 5
    assert len(t.field("deck")) == deck - 2
    assert sorted(t.field("discard")) == sorted([before[1], before[4]])
    assert t.state.decision.prompt == "play"


@clause("GATE-130")
def test_a_swap_may_discard_any_card_even_one_just_drawn(backend: str) -> None:
    runes = cards("send", "rune")[:5]
    t = Table(backend, mode="insane", hand=runes, tokens={0: 2})
    t.play(runes[0]).play(runes[1]).choose("swap")  # at the end of the turn, with three cards
    hand = t.field("hand")[0]
    drawn = [c for c in hand if c not in runes]
    assert len(hand) == 5
    assert sorted(t.legal()) == sorted(f"discard/card={c}" for c in hand)
    t.choose(f"discard/card={drawn[0]}")
    assert sorted(t.legal()) == sorted(f"discard/card={c}" for c in hand if c != drawn[0])
    t.choose(f"discard/card={runes[2]}")
    assert sorted(t.field("discard")) == sorted([drawn[0], runes[2]])


@pytest.mark.parametrize(
    ("action", "price", "why"),
    [
        pytest.param("swap", 2, "GATE-131", marks=clause("GATE-131")),
        pytest.param("renew", 3, "GATE-133", marks=clause("GATE-133")),
        pytest.param("flip", 4, "GATE-136", marks=clause("GATE-136")),
        pytest.param("score_three", 5, "GATE-138", marks=clause("GATE-138")),
    ],
)
def test_what_a_desperate_action_costs(backend: str, action: str, price: int, why: str) -> None:
    few = Table(backend, first=1, tokens={0: 9, 1: price - 1})
    assert action not in few.legal()
    assert few.why_not(action) == why
    enough = Table(backend, first=1, tokens={0: 9, 1: price + 1})
    assert action in enough.legal()
    enough.choose(action)
    assert enough.told("tokens_paid") == [{"seat": 1, "n": price}]
    assert enough.field("tokens")[:2] == [9, 1]


@clause("GATE-132")
def test_renewing_puts_the_supply_under_the_deck_and_turns_up_four(backend: str) -> None:
    t = Table(
        backend,
        tokens={0: 3},
        supply=["salem", "arkham", "kingsport", "rockport"],
        next_up=["innsmouth", "innsmouth", "salem", "arkham", "rockport"],
    )
    old, deck = t.field("supply"), t.field("gate_bottom")
    t.choose("renew")
    assert t.supply() == ["innsmouth", "innsmouth", "salem", "arkham"]
    assert t.field("supply") == [[c] for c in deck[:4]]
    assert t.field("gate_bottom") == deck[4:] + [c for slot in old for c in slot]


@clause("GATE-132")
def test_unseen_cards_come_before_those_put_under_the_deck(backend: str) -> None:
    t = Table(backend, tokens={0: 6}, supply=["salem", "arkham", "kingsport", "rockport"])
    under = [c for slot in t.field("supply") for c in slot]
    t.choose("renew")
    under += [c for slot in t.field("supply") for c in slot]
    t.choose("renew")
    assert t.field("gate_bottom") == under
    assert not set(under) & {c for slot in t.field("supply") for c in slot}


@clause("GATE-134")
def test_a_flip_turns_the_disc_to_its_other_face(backend: str) -> None:
    t = Table(backend, mode="sane", tokens={0: 8})
    t.choose("flip")
    assert t.view(1)["mode"] == "insane"
    assert t.told("flipped") == [{"seat": 0, "mode": 1}]
    t.choose("flip")
    assert t.view(1)["mode"] == "sane"


@clause("GATE-135")
def test_a_flip_governs_all_cards_until_the_end_of_the_round(backend: str) -> None:
    page = card(page=4)
    t = Table(backend, mode="sane", hand=[page], tokens={0: 4})
    t.play(page).choose("flip")
    played = []
    while t.field("round") == 1:
        t.choose(t.legal()[0])
        played += [(e["seat"], e["mode"]) for e in t.told("card_played")]
    assert played == [(0, 1), (1, 1), (1, 1), (2, 1), (2, 1)]
    assert t.legal() == ["set_mode/mode=sane", "set_mode/mode=insane"]  # a new round, a new mode
    assert t.state.seat == 1


@clause("GATE-137")
def test_three_points_are_scored_at_once(backend: str) -> None:
    t = Table(backend, score={0: 12}, tokens={0: 5})
    t.choose("score_three")
    assert t.told("three_scored") == [{"seat": 0, "n": 3}]
    assert t.state.score == (15, 0, 0)
    assert t.state.decision.prompt == "play"


@clause("GATE-127")
def test_nothing_is_lost_when_the_last_tokens_are_earned(backend: str) -> None:
    send = card("send", n=1, icons=2)
    t = Table(backend, first=1, mode="sane", hand=[send], tokens={0: 10, 1: 4, 2: 8}).play(send)
    assert t.told("tokens_gained") == [{"seat": 1, "n": 2}]
    assert t.told("tokens_lost") == []
    assert t.view(0)["tokens"]["supply"] == 0


SEND, CONVERT, BUILD_TWO = card("send", n=2), card("send", "convert"), card("send", "build", n=2)
ALL_ON_BOARD = {1: {"salem": 10}, 2: {"arkham": 1}}


@clause("GATE-125")
@pytest.mark.parametrize(
    ("mode", "played", "figures", "prompt", "rest"),
    [
        ("sane", SEND, {}, "send", ["send/region=salem", "send/region=salem"]),
        ("insane", CONVERT, {2: {"salem": 1}}, "convert", ["convert/region=salem/owner=2"]),
        (
            "insane",
            CONVERT,
            ALL_ON_BOARD,
            "exchange",
            ["exchange/region=arkham/owner=2/origin=salem"],
        ),
        ("insane", BUILD_TWO, {}, "gate_card", ["take_deck", "take_deck"]),
    ],
)
@pytest.mark.parametrize(("action", "price"), [("flip", 4), ("score_three", 5), ("renew", 3)])
def test_an_action_goes_on_after_a_desperate_one(
    backend: str,
    mode: str,
    played: int,
    figures: dict[int, dict[str, int]],
    prompt: str,
    rest: list[str],
    action: str,
    price: int,
) -> None:
    wish = {"hand": [played], "figures": figures, "tokens": {1: price}}
    t = Table(backend, first=1, mode=mode, **wish).play(played).choose(action)
    assert t.field("tokens")[1] == 0
    assert t.state.score[1] == (3 if action == "score_three" else 0)
    assert (t.view(0)["mode"] != mode) is (action == "flip")
    assert bool(t.told("supply_renewed")) is (action == "renew")
    assert (t.state.seat, t.state.decision.prompt) == (1, prompt)
    t.choose(*rest)
    assert (t.state.decision.prompt, t.field("plays_left")) == ("play", 1)


@clause("GATE-125")
def test_a_swap_in_the_middle_of_sending(backend: str) -> None:
    t = Table(backend, first=2, hand=[SEND], tokens={2: 2}).play(SEND, "send/region=salem", "swap")
    for _ in range(2):
        assert t.state.decision.prompt == "discard"
        t.choose(t.legal("discard")[0])
    assert (t.state.decision.prompt, t.state.decision.args["left"]) == ("send", 1)
    assert len(t.field("hand")[2]) == 4


@clause("GATE-132")
def test_an_empty_supply_cannot_be_renewed(backend: str) -> None:
    t = Table(backend, tokens={0: 9}, supply=[], next_up=["rockport"], rest_gone=True)
    assert "renew" not in t.legal()
    assert t.why_not("renew") == "GATE-132"


@clause("GATE-132")
def test_a_supply_of_one_card_can_be_renewed(backend: str) -> None:
    wish = {"supply": ["salem"], "next_up": ["rockport"], "rest_gone": True}
    t = Table(backend, first=2, tokens={1: 3, 2: 4}, **wish)
    assert t.choose("renew").supply() == ["rockport", "salem", None, None]
    assert t.field("tokens")[:3] == [0, 3, 1]


@clause("GATE-132")
def test_the_last_unseen_card_comes_before_those_put_under(backend: str) -> None:
    t = Table(backend, tokens={0: 3}, supply=["salem", "arkham", "kingsport", "rockport"])
    [unseen, *others] = t.field("gate_deck")
    t.state.arrange({"gate_deck": [unseen], "gate_bottom": others})
    t.choose("renew")
    assert [slot[0] for slot in t.field("supply")] == [unseen, *others[:3]]
