"""Mystic cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def about_to_reveal(backend: str, cards: str, tokens: str, **more: str) -> Scene:
    """Arrange a scene: Agnes, with assets in play, is about to reveal a token."""
    s = Scene(backend, who="agnes_baker", cards=cards, **more)
    for name in cards.split():
        s.asset(name)
    s.bag(tokens)
    s.do("investigate")
    s.until("reaction")
    return s


def revealed(s: Scene) -> list[str]:
    """Return the tokens that counted, in order, then those that did not."""
    words = [line.split() for line in s.log]
    return [w[2] for w in words if w[0] == "token_revealed"] + [
        f"not {w[2]}" for w in words if w[0] == "token_ignored"
    ]


@card("04197")
@clause("AHC-326", "AHC-327", "AHC-328", "AHC-331")
def test_olive_first_then_the_statue(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use olive_mcbride 0")
    assert len(s.value("bag")) == 4  # nothing is drawn before everything is said
    s.do("use grotesque_statue 0")
    assert s.value("bag") == []  # all four at once
    assert s.asked == (0, "keep")
    pair = s.options
    assert len(pair) == 2
    s.do(pair[0])
    assert len(s.options) == 3
    for _ in range(2):
        s.do(s.options[0])
    s.until("turn")
    assert len([t for t in revealed(s) if not t.startswith("not")]) == 2
    assert len([t for t in revealed(s) if t.startswith("not")]) == 2
    assert f"not {pair[1].split()[1]}" in revealed(s)
    assert len(s.value("bag")) == 4


@card("04197")
@clause("AHC-327")
def test_the_statue_is_too_late_once_tokens_are_drawn(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1")
    s.do("use olive_mcbride 0")
    s.do("pass")
    assert s.asked == (0, "keep")
    assert not s.can("use grotesque_statue 0")


@card("04197")
@clause("AHC-326", "AHC-329", "AHC-330")
def test_the_statue_first_then_olives_group_of_three(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use grotesque_statue 0")
    s.do("use olive_mcbride 0")
    assert s.asked == (0, "one_or_three")
    single = s.options[1]
    s.do("choose group")
    for _ in range(2):
        s.do(s.options[0])
    s.until("turn")
    assert len([t for t in revealed(s) if not t.startswith("not")]) == 2
    assert f"not {single.split()[1]}" in revealed(s)


@card("04197")
@clause("AHC-329")
def test_the_statue_first_then_the_single_token(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride grotesque_statue", "skull zero minus_1 minus_2")
    s.do("use grotesque_statue 0")
    s.do("use olive_mcbride 0")
    single = s.options[1].split()[1]
    s.do(f"keep {single}")
    s.until("turn")
    assert revealed(s)[0] == single
    assert len(revealed(s)) == 4
    assert all(t.startswith("not") for t in revealed(s)[1:])


@card("04199", "04197")
@clause("AHC-245", "AHC-246")
def test_a_premonition_with_olive_holds_and_brings_two_tokens(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="olive_mcbride premonition")
    s.asset("olive_mcbride")
    s.hand("premonition")
    s.bag("skull minus_1 zero")
    s.do("play premonition")
    s.do("use olive_mcbride 0")
    s.do("keep minus_1")
    s.do("keep skull")
    assert s.value("bag") == [1]  # the third is back
    assert sorted(x // 256 for x in s.value("sealed")) == [2, 10]
    assert s.where("premonition") == "play"
    s.do("investigate")
    s.until("turn")
    assert [t for t in revealed(s) if not t.startswith("not")] == ["minus_1", "skull"]
    assert s.where("premonition") == "discard 0"
    assert sorted(s.value("bag")) == [1, 2, 10]


@card("04158")
@clause("AHC-249")
def test_recall_the_future_helps_once_for_two_such_tokens(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="olive_mcbride recall_the_future")
    s.asset("olive_mcbride")
    s.asset("recall_the_future")
    s.bag("skull skull skull")
    s.do("investigate")
    assert s.asked == (0, "reaction")  # as the test begins
    s.do("use recall_the_future 0")
    s.do("keep skull")
    assert s.get("exhausted", "recall_the_future") == 0  # not yet
    s.until("reaction")
    s.do("use olive_mcbride 0")
    s.until("turn", "keep skull")
    assert "settled 0 4 2 1" in s.log  # intellect 2, no Ghoul here, +2 once
    assert s.get("exhausted", "recall_the_future") == 1


@card("04158")
def test_recall_the_future_names_a_token_while_ready_and_for_one_test(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="recall_the_future")
    s.asset("recall_the_future")
    s.bag("zero")
    s.do("investigate")
    s.do("use recall_the_future 0")
    s.do("keep skull")
    s.until("turn")
    assert "settled 0 2 2 1" in s.log
    assert s.get("exhausted", "recall_the_future") == 0  # the wrong token
    s.bag("skull")
    s.do("investigate")
    s.until("turn")
    assert "settled 0 2 2 1" in s.log[-8:]  # nothing was named this time
    s.arrange(exhausted={s.row("recall_the_future"): 1}, actions={0: 2}, clues={0: 0})
    s.do("investigate")
    assert s.asked == (0, "turn")  # nobody is asked


@card("04158")
def test_nobody_recalls_the_future_of_another(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker", cards1="recall_the_future")
    s.first(0)
    s.asset("recall_the_future", 1)
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert "settled 0 3 2 1" in s.log


@card("04199")
def test_a_premonition_stands_in_for_a_token_outside_tests_too(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="premonition premonition")
    s.hand("premonition premonition#1")
    s.bag("skull zero")
    s.do("play premonition")
    first = s.value("sealed")[0] // 256
    s.do("play premonition#1")
    assert s.where("premonition") == "discard 0"
    assert s.value("sealed") == [first * 256 + s.row("premonition#1")]
    assert len(s.value("bag")) == 1  # nothing came out of it


@card("04030")
def test_the_chthonian_stone_minds_only_an_auto_fail_of_your_tests(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="agnes_baker roland_banks",
        cards="the_chthonian_stone premonition",
        tokens="auto_fail",
    )
    s.first(0)
    s.asset("the_chthonian_stone")
    s.hand("premonition")
    s.do("play premonition")
    assert s.where("the_chthonian_stone") == "play"  # no test
    s.bag("auto_fail auto_fail")
    s.arrange(sealed=[])
    s.do("end_turn")
    s.do("investigate")
    s.until("turn")
    assert s.where("the_chthonian_stone") == "play"  # not Agnes's test


@card("04197")
def test_olive_gives_two_tokens_of_three_once_a_round(backend: str) -> None:
    s = about_to_reveal(backend, "olive_mcbride", "zero minus_1 minus_2")
    s.do("use olive_mcbride 0")
    s.do("keep zero")
    s.do("keep minus_1")
    s.until("turn")
    assert revealed(s) == ["zero", "minus_1", "not minus_2"]
    assert s.get("exhausted", "olive_mcbride") == 1
    s.do("investigate")
    assert s.asked == (0, "turn")
    assert sorted(s.value("bag")) == [1, 2, 3]
