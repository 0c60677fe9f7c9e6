"""Setting the table for a night: cards, scenario, investigators, possessions, entrance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.components import Deck
from noctuary.games.mansions2.limits import Limit
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.kernel import BadOption, load
from noctuary.kernel.journal import Journal
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull, stacked
from tests.support import clause

PARTY = "agatha bastien odile"
FIVE = ["rope", "lantern", "cinder_word", "torch", "crowbar"]
PARTS: dict[str, Any] = {
    "prologue": ["It begins.", "Cela commence."],
    "start": {"possessions": FIVE, "tokens": ["desk", "west"], "at": "01A.d"},
    "tokens": """
desk: {kind: search, at: 01A.b, look: [A, B], opts: [{t: [X, Y], act: true, do: []}]}
west: {kind: explore, at: 13A.a, look: [A, B], opts: [{t: [V, W], act: true, do: []}]}
later: {kind: sight, at: 01A.a, look: [A, B], opts: [{t: [T, U], act: true, do: []}]}
""",
    "events": """
e_features: {by: start, do: [{feature: fire, at: 10A.b}, {feature: barricade, at: 09A.b}]}
""",
}


def opened(backend: str, party: str = PARTY, seed: int = 1, **more: Any) -> House:
    """Set up a table at its first question."""
    return House(backend, party=party, turn=None, seed=seed, parts=PARTS | more)


def kinds(h: House) -> list[str]:
    """Return the names of events, without repetitions in a row."""
    names = [line.split(" ")[0] for line in h.log]
    return [n for k, n in enumerate(names) if k == 0 or names[k - 1] != n]


@clause("MAN2-048", "MAN2-064")
def test_the_steps_of_setup_come_in_order(backend: str) -> None:
    """The decks are there; possessions, then the prologue, then the entrance."""
    h = opened(backend)
    assert h.asked == (0, "hand") and len(h.get("shelf")) > 100
    assert kinds(h) == ["gained"] and sum(h.get("laid")) == 0 and h.get("at")[:3] == [-1, -1, -1]
    h.do("begin")
    assert kinds(h) == ["gained", "narrated", "laid", "placed", "feature_placed", "round_began"]
    assert h.told("narrated") == ["narrated It begins. 0"]


# ---- the cards


@clause("MAN2-049")
def test_every_card_lies_with_its_kind(backend: str) -> None:
    h = opened(backend)
    f = h.state.fields()
    decks: dict[int, set[int]] = {}
    for c, (front, _) in enumerate(h.made.tables["copies"]):
        decks.setdefault(h.made.tables["faces"][front][0], set()).add(c)
    assert set(decks) == set(Deck) - {Deck.INVESTIGATOR}, "investigators are in none"
    assert set(f["deck"][0]) == decks[Deck.DAMAGE] and set(f["deck"][1]) == decks[Deck.HORROR]
    out = {c for row in f["held"] for c in row}
    open_ones = set().union(*(decks[d] for d in range(Deck.COMMON, Deck.CONDITION + 1)))
    assert set(f["shelf"]) | out == open_ones and len(out) == 5


@clause("MAN2-050")
def test_damage_and_horror_are_shuffled_apart_and_lie_facedown(backend: str) -> None:
    h = opened(backend)
    decks = h.state.observe(1).fields["deck"]
    assert [d.count for d in decks] == [40, 40]
    assert all(d.known == () for d in decks), "nobody knows one of them"

    def first(seed: int, harm: str) -> list[str]:
        at = beside(backend, f"[{{{harm}: 3}}]", seed=seed)
        at.state.step(at.numbered("press/choice=Pull"))
        return at.up("bastien", harm)

    for harm in ("damage", "horror"):
        assert len({tuple(first(seed, harm)) for seed in range(5)}) > 1, "an order for each game"


@clause("MAN2-050")
def test_each_deck_gives_its_own_cards(backend: str) -> None:
    h = stacked(beside(backend, "[{damage: 1}, {horror: 1}]"), "d_bleeding h_depths")
    pull(h)
    assert h.up("bastien") == ["d_bleeding"] and h.up("bastien", "horror") == ["h_depths"]
    assert [len(d) for d in h.get("deck")] == [39, 39]


# ---- the scenario


@clause("MAN2-055")
def test_a_product_that_is_switched_off_is_not_played_with(backend: str) -> None:
    """The annex: a scenario, and events of the Mythos."""
    game = load(GAME, backend, checked=True)
    on = {"scenario": "black_regatta", "annex": True}
    assert not game.begin(seats=2, seed=1, options=on)[0].over
    with pytest.raises(BadOption):
        game.begin(seats=2, seed=1, options=on | {"annex": False})
    with_it = compiled("salt_parish")
    without = compiled("salt_parish", frozenset({"base"}))
    rain = "Salt rain. Each investigator outdoors becomes Soaked."
    assert rain in [t[0] for t in with_it.texts] and rain not in [t[0] for t in without.texts]
    few = {"scenario": "salt_parish", "annex": False}
    assert game.begin(seats=2, seed=1, options=few)[0].books is not None


@clause("MAN2-056")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_players_choose_a_scenario(backend: str, scenario: str) -> None:
    h = House(backend, scenario=scenario, turn=None)
    assert h.options["scenario"] == scenario and h.asked[1] == "hand"
    h.do("begin")
    told = {
        s: compiled(s).texts[compiled(s).tables["limits"][Limit.PROLOGUE]][0] for s in SCENARIOS
    }
    assert h.told("narrated")[0].startswith(f"narrated {told[scenario]} ")


@clause("MAN2-057")
def test_a_night_that_was_saved_goes_on(backend: str, tmp_path: Path) -> None:
    """Its round, its phase, its board, and what is asked."""
    game = load(GAME, backend, checked=True)
    journal = Journal(game, 2, 5)
    for _ in range(40):
        ids = [game.action_id(a) for a in journal.state.legal()]
        journal.choose(next((i for i in ("begin", "end_turn") if i in ids), ids[0]))
    assert journal.state.fields()["round"] > 1
    path = tmp_path / "night.journal"
    journal.save(path)
    again = Journal.load(path, GAME, backend=backend)
    assert again.state.fields() == journal.state.fields()
    assert again.state.decision == journal.state.decision


@clause("MAN2-058")
def test_one_scenario_is_for_a_first_game(backend: str) -> None:
    """It is what a new table begins with, the easiest and the shortest."""
    folder = Path(__file__).parents[4] / "src/noctuary/games/mansions2/scenarios"
    first = [
        s for s in SCENARIOS
        if yaml.safe_load((folder / s / "scenario.yaml").read_text("utf-8")).get("beginner")
    ]  # fmt: skip
    assert first == ["thirteenth_chime"]
    easy, *others = (compiled(s) for s in sorted(SCENARIOS, key=lambda s: s not in first))
    assert all(easy.difficulty < s.difficulty and easy.minutes < s.minutes for s in others)
    state, _ = load(GAME, backend, checked=True).begin(seats=2, seed=1)
    told = state.step("begin").events
    prologue = next(t for t in told if t.name == "narrated").fields["text"]
    assert easy.texts[prologue][0].startswith("Ambrose Vayle built clocks")


# ---- the investigators


@clause("MAN2-059")
def test_each_player_takes_an_investigator(backend: str) -> None:
    h = House(backend, party="rita maud carson", turn="maud")
    assert h.get("party") == [3] and h.get("player_of")[:3] == [0, 1, 2]
    assert h.asked == (1, "turn")


@clause("MAN2-059")
@pytest.mark.parametrize("party", [[["rita"], ["rita"]], [["rita"], ["nobody"]], [["rita"]]])
def test_nobody_is_taken_twice_and_nobody_goes_without(
    backend: str, party: list[list[str]]
) -> None:
    game = load(GAME, backend, checked=True)
    with pytest.raises(BadOption):
        game.begin(seats=2, seed=1, options={"party": party})
    assert not game.begin(seats=2, seed=1, options={"party": [["rita"], ["maud"]]})[0].over


@clause("MAN2-060")
def test_somebody_alone_has_two_investigators(backend: str) -> None:
    state, _ = load(GAME, backend, checked=True).begin(seats=1, seed=1)
    f = state.fields()
    assert f["party"] == [2] and f["player_of"][:2] == [0, 0] and f["who"][0] != f["who"][1]


@clause("MAN2-061")
def test_nobody_else_is_there(backend: str) -> None:
    h = opened(backend, "odile bastien yorick").do("begin")
    assert h.offered() == [f"take/investigator={n}" for n in ("odile", "bastien", "yorick")]
    assert sum(n >= 0 for n in h.get("slot")) == 3
    everybody = pull(beside(backend, "[{clue: 1, to: all}]", party="odile bastien yorick"))
    assert everybody.told("clues_gained") == [
        f"clues_gained {n} 1" for n in ("odile", "bastien", "yorick")
    ]


# ---- possessions


@clause("MAN2-062")
def test_the_group_gains_what_the_scenario_lists(backend: str) -> None:
    h = opened(backend)
    assert sorted(n for who in h.party for n in h.held(who)) == sorted(FIVE)
    shelf = [h.card_name(h.state.fields(), c) for c in h.get("shelf")]
    for name in FIVE:
        assert shelf.count(name) == len(h.cards_of(name)) - 1


@clause("MAN2-062")
def test_and_what_each_investigator_brings(backend: str) -> None:
    start = PARTS["start"] | {"own": True, "possessions": ["rope"]}
    h = opened(backend, start=start)
    own = [h.face_name(h.made.tables["own_faces"][h.get("who")[i]][1]) for i in range(3)]
    assert [h.held(who) for who in h.party] == [["rope", own[0]], [own[1]], [own[2]]]


def shared_out(h: House, owners: dict[str, str]) -> None:
    """Hand each possession to somebody, and begin."""
    for card, who in owners.items():
        now = next(n for n in h.party if card in h.held(n))
        if now != who:
            h.do(f"hand/card={card}/giver={now}/investigator={who}")
    h.do("begin")


@clause("MAN2-063")
@pytest.mark.parametrize(
    "owners",
    [
        ("odile", "odile", "odile", "odile", "odile"),
        ("bastien", "odile", "odile", "agatha", "bastien"),
    ],
)
def test_possessions_are_shared_out_as_the_group_likes(
    backend: str, owners: tuple[str, ...]
) -> None:
    h = opened(backend)
    shared_out(h, dict(zip(FIVE, owners, strict=True)))
    for who in h.party:
        assert sorted(h.held(who)) == sorted(
            c for c, n in zip(FIVE, owners, strict=True) if n == who
        )
    assert h.asked[1] == "next"


@clause("MAN2-063")
def test_everything_belongs_to_somebody(backend: str) -> None:
    """One hands it to another, or keeps it: nothing can be left."""
    h = opened(backend)
    assert all(i == "begin" or i.startswith("hand/") for i in h.offered())
    for who in h.party:
        for card in h.held(who):
            others = [n for n in h.party if n != who]
            given = [f"hand/card={card}/giver={who}/investigator={n}" for n in others]
            assert [i for i in h.spoken() if f"card={card}/giver={who}" in i] == given


# ---- the entrance


@clause("MAN2-064")
def test_the_prologue_is_told_before_anything_is_placed(backend: str) -> None:
    h = opened(backend)
    assert h.told("narrated") == []
    h.do("begin")
    began = h.log.index("narrated It begins. 0")
    assert all(h.log.index(line) > began for line in h.log if line.startswith(("laid", "placed")))


@clause("MAN2-065")
def test_the_first_tiles_and_everybody_are_placed(backend: str) -> None:
    h = opened(backend).do("begin")
    laid = {face for face, n in h.made.plan.tiles.items() if h.get("laid")[n]}
    assert laid == {"01A", "13A", "10A", "09A"}, "and none of those that are to come"
    assert [h.at(who) for who in h.party] == ["01A.d"] * 3


@clause("MAN2-066")
def test_tokens_and_features_are_placed(backend: str) -> None:
    h = opened(backend).do("begin")
    assert sorted(h.get("board")) == sorted([h.token("desk"), h.token("west")])
    assert h.told("placed") == ["placed desk 01A.b", "placed west 13A.a"]
    assert h.told("feature_placed") == [
        "feature_placed fire 10A.b", "feature_placed barricade 09A.b",
    ]  # fmt: skip


@clause("MAN2-067", "MAN2-068")
def test_what_else_setup_wants_comes_before_the_first_round(backend: str) -> None:
    ask = """
e_ask: {by: start, do: [{choose: [{t: ["Left", "Gauche"], do: [{clue: 2, to: all}]},
  {t: ["Right", "Droite"], do: []}]}]}
"""
    h = opened(backend, events=ask).do("begin")
    assert h.asked[1] == "choose" and h.spoken() == ["choose/choice=Left", "choose/choice=Right"]
    assert h.get("round") == 0 and h.told("round_began") == []
    h.do("choose/choice=Left")
    assert h.get("clues")[:3] == [2, 2, 2]
    assert h.get("round") == 1 and h.log[-1] == "round_began 1" and h.asked[1] == "next"


@clause("MAN2-068")
def test_the_first_phase_begins_by_itself(backend: str) -> None:
    h = opened(backend).do("begin")
    assert (h.get("round"), h.get("phase")) == (1, 1)
    assert h.asked == (0, "next") and len(h.offered()) == 3
