"""Questions the rulebook answers (GATE-179 to GATE-184)."""

import pytest

from noctuary.kernel import GameIsOver
from tests.games.gates.table import BUILD, Table, card, ending, opening
from tests.support import clause

BUILD_TWO = card("send", "build", n=2)


@clause("GATE-179")
def test_no_second_card_after_the_last_monstrosity(backend: str) -> None:
    rune = card("send", "rune")
    t = ending(backend, hand=[rune]).open_gate()
    assert t.state.over
    assert t.field("plays_left") == 1
    assert rune in t.field("hand")[0]
    with pytest.raises(GameIsOver):
        t.play(rune)


def two_gates(backend: str, **wish: object) -> Table:
    """Return a table: one disc is left; the supply has the last Kingsport and Rockport cards."""
    return ending(
        backend,
        hand=[BUILD_TWO],
        gates={0: {"rockport": 4}},
        supply=["rockport", "salem", "arkham"],
        figures={1: {"kingsport": 1}, 2: {"rockport": 1}},
        **wish,
    ).play(BUILD_TWO)


@clause("GATE-180")
@pytest.mark.parametrize(("slot", "region", "paid"), [(0, "kingsport", 1), (1, "rockport", 2)])
def test_the_builder_of_two_gates_chooses_which_gets_the_last_disc(
    backend: str, slot: int, region: str, paid: int
) -> None:
    t = two_gates(backend).choose(f"take_supply/slot={slot}")
    assert t.state.over
    assert t.told("monstrosity_released") == [{"seat": 0, "value": 15}]
    assert [(e["seat"], e["n"]) for e in t.told("region_scored")] == [(paid, 9)]
    assert [d["region"] for d in t.view(0)["players"][0]["opened"]] == [region]


@clause("GATE-181")
def test_the_gate_not_chosen_counts_as_incomplete(backend: str) -> None:
    t = two_gates(backend, scrolls=["gate_artisan"]).choose("take_supply/slot=0")
    building = t.view(0)["players"][0]["building"]
    assert building == [{"region": "rockport", "sections": 4, "size": 5}]
    assert t.points(0)["scrolls"] == 5
    assert t.points(1) == {"regions": 9}


@clause("GATE-182")
def test_tokens_of_a_card_pay_for_renewing_before_its_pick(backend: str) -> None:
    t = Table(
        backend,
        mode="insane",
        hand=[BUILD],
        tokens={0: 2},
        supply=["salem", "salem", "salem", "salem"],
        next_up=["rockport", "arkham", "arkham", "arkham"],
    )
    assert "renew" not in t.legal()
    t.play(BUILD)
    assert t.field("tokens")[0] == 3
    t.choose("renew")
    assert t.field("tokens")[0] == 0
    t.choose("take_supply/slot=0")
    assert t.sections(0, "rockport") == 1


def track(t: Table, seat: int) -> dict[str, object]:
    """Return the place of a seat's marker, and its score tokens."""
    return t.view(-1)["players"][seat]["track"]


@clause("GATE-183")
def test_the_end_of_the_track_brings_a_token_of_forty(backend: str) -> None:
    figures = {0: {"salem": 3}, 1: {"salem": 2}, 2: {"salem": 1}}
    t = opening(backend, "salem", figures=figures, score={2: 38})
    assert track(t, 2) == {"position": 38, "tokens": []}
    t.open_gate()  # third place pays 5
    assert t.state.score[2] == 43
    assert track(t, 2) == {"position": 3, "tokens": [40]}


@clause("GATE-184")
def test_the_second_end_of_the_track_turns_the_token_to_eighty(backend: str) -> None:
    t = Table(backend, score={0: 79}, tokens={0: 5})
    assert track(t, 0) == {"position": 39, "tokens": [40]}
    t.choose("score_three")
    assert t.state.score[0] == 82
    assert track(t, 0) == {"position": 2, "tokens": [80]}
