"""What a card leaves behind, and what does not go with it."""

from fractions import Fraction

from noctuary.games.arkham.ability import Period, Question
from noctuary.games.arkham.components import Token
from tests.games.arkham.clauses.house import FLAME, draw_now
from tests.games.arkham.scene import Scene
from tests.support import card, clause

FACTS = ("damage", "horror", "clues", "doom", "uses", "spent", "exhausted", "dying", "revealed")


@clause("AHB-038")
def test_every_token_on_a_card_goes_back_to_the_supply(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="guard_dog beat_cop")
    s.asset("guard_dog", 1, damage=1, horror=1, clues=2, doom=1, exhausted=1, spent=1, uses=2)
    s.first(1)
    s.hand("beat_cop", 1)
    s.do("play beat_cop")  # the only place for an ally
    assert s.where("guard_dog") == "discard 1"
    assert [s.get(f, "guard_dog") for f in FACTS] == [0] * len(FACTS)
    assert [s.get(f, "guard_dog") for f in ("ctrl", "at", "engaged")] == [-1] * 3


@clause("AHB-038", "AHB-092")
def test_effects_on_a_card_end_with_it_and_no_others(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="guard_dog beat_cop leather_coat")
    s.asset("guard_dog", 1)
    s.asset("leather_coat", 1)
    s.lasting(Question.health, "leather_coat", 2)
    s.lasting(Question.health, "guard_dog", 2)
    s.lasting(Question.health, "1", 2)
    s.arrange(lasting_card={2: s.row("guard_dog")})  # the dog's, but not only as long as it lives
    s.first(1)
    s.hand("beat_cop", 1)
    s.do("play beat_cop")
    assert s.where("guard_dog") == "discard 1"
    assert s.value("lasting") == 2
    assert s.value("lasting_who")[:2] == [s.row("leather_coat"), 1]


@clause("AHB-038")
def test_what_a_card_gives_while_it_is_in_play_ends_with_it(backend: str) -> None:
    s = Scene(backend, cards="guard_dog beat_cop")
    s.asset("guard_dog")
    s.lasting(Question.combat, "0", 2, until=Period.IN_PLAY)
    s.arrange(lasting_card={0: s.row("guard_dog")})
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    assert "settled 0 6 2 1" in s.log
    s.arrange(actions={0: 3})
    s.enemy("ghoul_minion", at="study", exhausted=1)
    s.hand("beat_cop")
    s.do("play beat_cop")
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log  # only the Beat Cop's 1


@clause("AHB-063")
def test_a_card_is_heard_while_it_is_in_play_and_not_after(backend: str) -> None:
    s = Scene(backend, cards="beat_cop guard_dog")
    s.arrange(resources={0: 9}, actions={0: 9})
    s.hand("beat_cop guard_dog")
    s.enemy("ghoul_minion", at="study", exhausted=1)
    assert not s.can("use beat_cop 0")
    s.do("play beat_cop")
    assert s.can("use beat_cop 0")
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("play guard_dog")
    assert s.where("beat_cop") == "discard 0"
    assert not s.can("use beat_cop 0")
    s.enemy("swarm_of_rats", at="study", exhausted=1)
    s.do("fight swarm_of_rats")
    assert "settled 0 4 1 1" in s.log


@clause("AHB-052")
def test_only_what_hangs_on_a_card_goes_with_it(backend: str) -> None:
    s = Scene(backend, seats=2, cards="barricade barricade", cards1="dynamite_blast")
    s.house()
    s.attach("barricade", "attic", 0)
    s.attach("barricade#1", "cellar", 0)
    s.stand("attic", 0)
    s.enemy("swarm_of_rats", at="attic", exhausted=1)
    s.first(0)
    s.do("move_to hallway")  # Barricade leaves when somebody does
    assert s.where("barricade") == "discard 0"
    assert s.where("barricade#1") == "play"
    assert s.where("swarm_of_rats") == "play"


@card("04030")
@clause("AHB-383")
def test_a_seal_that_breaks_releases_its_own_token_only(backend: str) -> None:
    s = Scene(backend, cards="the_chthonian_stone the_chthonian_stone", tokens="auto_fail")
    s.asset("the_chthonian_stone")
    other = s.asset("the_chthonian_stone#1")
    seals = {"skull": s.row("the_chthonian_stone"), "tablet": other}
    s.arrange(sealed=[Token.names.index(k) * 256 + c for k, c in seals.items()])
    s.do("investigate")
    s.until("turn", "use the_chthonian_stone 0")
    back = [Token.names[k] for k in s.value("bag")]
    home = [k for k, c in seals.items() if s.where(c) != "play"]
    assert sorted(back) == sorted(["auto_fail", *home])
    assert len(s.value("sealed")) == 2 - len(home)


@card("03084d")
@clause("AHB-031", "AHB-342", "AHB-384")
def test_chance_never_hits_a_hidden_card(backend: str) -> None:
    s = Scene(
        backend,
        extra="whispers_in_your_head yithian_observer",
        cards=f"{FLAME} knife flashlight machete",
    )
    draw_now(s, "whispers_in_your_head")
    hidden = s.row("whispers_in_your_head")
    s.arrange(hand={0: [hidden, *(s.row(c) for c in ("knife", "flashlight", "machete"))]})
    s.enemy("yithian_observer", engaged=0)
    odds: dict[str, Fraction] = {}
    for chance, after in s.state.outcomes("resource"):
        lost = s.name(after.fields()["discard"][0][-1])
        odds[lost] = odds.get(lost, Fraction(0)) + chance
    assert odds == dict.fromkeys(("knife", "flashlight", "machete"), Fraction(1, 3))


@card("03084d")
@clause("AHB-384")
def test_a_second_hidden_card_still_acts_when_the_first_is_gone(backend: str) -> None:
    s = Scene(
        backend,
        extra="whispers_in_your_head whispers_in_your_head",
        cards=f"{FLAME} emergency_cache",
    )
    draw_now(s, "whispers_in_your_head")
    s.top("whispers_in_your_head#1", 4)
    s.do("end_turn")
    s.until("turn")
    s.arrange(hand={0: [*s.value("hand")[0], s.row("emergency_cache")]}, actions={0: 9})
    s.do("use whispers_in_your_head 0")
    assert s.where("whispers_in_your_head") == "discard 4"
    assert not s.can("play emergency_cache")
    assert s.can("use whispers_in_your_head#1 0")
    s.do("use whispers_in_your_head#1 0")
    assert s.can("play emergency_cache")
