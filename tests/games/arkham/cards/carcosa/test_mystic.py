"""Mystic cards of The Path to Carcosa."""

from typing import Any

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause

OWN = {"rng", "past", "kept", "mixed", "seen"}
"""What an undone action leaves behind: chance, the memory itself, what was learnt."""


def warp(backend: str, cards: str = "", cards1: str = "", **more: Any) -> Scene:
    """Arrange a scene: seat 1, with Time Warp in hand, where seat 0 has the turn."""
    s = Scene(backend, seats=2, cards=cards, cards1=f"time_warp time_warp {cards1}", **more)
    s.first(0)
    s.hand("time_warp", 1)
    return s


def undo(s: Scene) -> None:
    """Play Time Warp at seat 1 as soon as it may."""
    for _ in range(20):
        if s.can("play time_warp"):
            s.do("play time_warp")
            s.until("turn")
            return
        s.do("pass" if s.can("pass") else s.options[0])
    raise AssertionError("Time Warp is never on offer")


def facts(s: Scene) -> dict[str, Any]:
    """Return the state as if nobody had drawn ahead; zones without an order are sorted."""
    out: dict[str, Any] = {k: v for k, v in s.state.fields().items() if k not in OWN}
    for name in ("box", "committed", "victory", "aside", "collection", "removed", "exiled", "bag"):
        out[name] = sorted(out[name])
    out["deck"] = [sorted([*d, *t]) for d, t in zip(out.pop("deck"), out.pop("top"), strict=True)]
    out["hand"] = [sorted(h) for h in out["hand"]]
    return out


@card("03311")
@clause("AHC-053")
def test_an_undone_action_leaves_nothing_but_time_warp_and_its_cost(backend: str) -> None:
    for action in ("draw", "resource", "fight ghoul_minion", "play guard_dog", "investigate"):
        s = warp(backend, "guard_dog", tokens="zero skull auto_fail")
        s.hand("guard_dog")
        s.enemy("ghoul_minion", engaged=0)
        before = facts(s)
        s.do(action)
        undo(s)
        now = facts(s)
        assert s.asked == (0, "turn")
        assert now.pop("resources") == [before["resources"][0], 4, 0, 0]
        assert now.pop("hand")[1] == []
        assert now.pop("discard")[1] == [s.row("time_warp")]
        for name in ("resources", "hand", "discard"):
            before.pop(name)
        assert {k for k in before if before[k] != now[k]} == set()


@card("03311", "01061")
@clause("AHC-315")
def test_encounter_cards_go_back_into_their_order(backend: str) -> None:
    s = warp(backend, "scrying")
    s.asset("scrying")
    top = ["ancient_evils", "ghoul_minion", "swarm_of_rats"]
    s.top(top, 4)
    s.do("use scrying 0")
    s.do("name 4")
    for name in top:
        if s.can(f"target {name}"):
            s.do(f"target {name}")
    assert s.zone("top", 4)[:3] == top[::-1]
    undo(s)
    assert s.zone("top", 4)[:3] == top
    assert s.get("uses", "scrying") == 3


@card("03311")
@clause("AHC-316")
def test_a_card_drawn_goes_back_on_top_and_its_drawer_knows_it(backend: str) -> None:
    s = warp(backend, "knife")
    s.hand("")
    s.do("draw")
    (drawn,) = s.zone("hand", 0)
    undo(s)
    assert s.zone("hand", 0) == []
    assert s.zone("top", 0)[0] == drawn
    assert s.state.observe(0).fields["top"][0].known[0] == s.row(drawn)
    assert s.state.observe(1).fields["top"][0].known[0] == -1
    s.do("draw")
    s.until("turn")
    assert s.zone("hand", 0) == [drawn]


@card("03311", "04309", "02026")
@clause("AHC-317")
def test_what_cannot_be_restored_exactly_is_not_undone(backend: str) -> None:
    s = warp(backend, "all_in double_or_nothing", filler=20)
    s.hand("all_in double_or_nothing")
    s.lasting(Question.intellect, "0", 12)
    s.do("investigate")
    s.do("commit all_in")
    s.do("commit double_or_nothing")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 10  # deeper than anybody keeps count
    assert s.where("time_warp") == "hand 1"
    assert not any("time_warp" in line for line in s.log)
    s = warp(backend)
    s.set("resources", "1", 0)
    s.do("resource")
    assert s.asked == (0, "turn")  # seat 1 cannot pay


@clause("AHC-317")
def test_nobody_pays_for_time_warp_with_what_it_undoes(backend: str) -> None:
    s = Scene(backend, cards="time_warp")
    s.hand("time_warp")
    s.set("resources", "0", 0)
    s.do("resource")
    assert s.asked == (0, "turn")
    s.do("resource")
    undo(s)
    assert s.get("resources", "0") == 0


@card("03311", "03026")
@clause("AHC-318")
def test_a_deck_that_was_searched_stays_shuffled(backend: str) -> None:
    s = warp(backend, "no_stone_unturned knife machete")
    s.hand("no_stone_unturned")
    s.top("machete knife")
    before = sorted([*s.zone("deck", 0), *s.zone("top", 0)])
    s.do("play no_stone_unturned")
    s.do("target roland_banks")
    s.do("target knife")
    assert s.where("knife") == "hand 0"
    undo(s)
    assert s.zone("hand", 0) == ["no_stone_unturned"]
    assert s.where("knife") == "deck 0"
    assert s.zone("top", 0) == []
    assert sorted(s.zone("deck", 0)) == before
    assert s.get("resources", "0") == 5


@card("03311")
@clause("AHC-319")
def test_time_warp_is_not_undone_itself(backend: str) -> None:
    s = Scene(backend, cards="time_warp time_warp")
    s.hand("time_warp time_warp#1")
    s.do("investigate")
    undo(s)
    assert s.where("time_warp") == "discard 0"
    assert s.zone("hand", 0) == ["time_warp#1"]
    assert s.get("actions", "0") == 3
    assert s.get("clues", "0") == 0
    assert s.log.count("undone 0") == 1  # the other copy has nothing left to undo


@card("03311")
def test_time_warp_reaches_only_turns_of_investigators_here(backend: str) -> None:
    s = warp(backend)
    s.house()
    s.stand("attic", 1)
    s.do("resource")
    assert s.asked == (0, "turn")
    s.stand("hallway", 1)
    s.do("resource")
    assert s.asked == (1, "reaction")


@card("03311")
def test_whoever_imagines_the_hidden_cards_cannot_look_at_the_past(backend: str) -> None:
    s = warp(backend)
    s.do("resource")
    world = s.state.sample(1, 3)
    assert world.fields()["past"] != s.value("past")
    before = world.fields()["deck"], world.fields()["top"], world.fields()["hand"][0]
    play = next(o for o in world.options() if s.said(o) == "play time_warp")
    world.step(play.code)
    assert before == (world.fields()["deck"], world.fields()["top"], world.fields()["hand"][0])
