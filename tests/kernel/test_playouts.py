"""Playouts by sense slip now and then, but never far."""

from noctuary.kernel import (
    Action,
    Arr,
    Evaluation,
    Game,
    Kind,
    Rule,
    State,
    ask,
    cached,
    load,
    offer,
    rule,
)

Pick = Kind("pick", 3)
Take = Action(pick=Pick)
LIKING = (0, -100, -101)


class Bowl(State):
    """How often each was taken."""

    taken = Arr(3)


def pick_options(g: Bowl, p: int) -> None:
    for k in range(3):
        offer(g, Take(pick=k))


@rule()
def picking(g: Bowl) -> Rule:
    """Four hundred picks."""
    for _ in range(400):
        a = yield ask(0, pick_options)
        g.taken[Take.pick(a)] += 1


def liking(g: Bowl, p: int, a: int) -> int:
    """Score the first option best, the second a little lower, the third much lower."""
    return LIKING[Take.pick(a)]


def worth(g: Bowl, p: int) -> int:
    return 0


BOWL = Game(
    id="bowl",
    version=1,
    seats=(1,),
    state=Bowl,
    entry=picking,
    evaluation=Evaluation(score_action=liking, value=worth),
)


def test_a_playout_never_takes_what_looks_much_worse(backend: str) -> None:
    position = load(BOWL, backend).new(seats=1, seed=2)
    position.playout(9, "sense")
    best, close, far = position.fields()["taken"]
    assert far == 0
    assert 5 < close < 50
    assert best == 400 - close


class Well(State):
    """How deep each bucket hangs."""

    deep = Arr(3)


def well_options(g: Well, p: int) -> None:
    for k in range(3):
        offer(g, Take(pick=k))


@rule()
def drawing(g: Well) -> Rule:
    """Thirty times a bucket is let down."""
    for _ in range(30):
        a = yield ask(0, well_options)
        g.deep[Take.pick(a)] += 1 + Take.pick(a)


@cached
def depth(g: Well, m: int, v: int) -> int:
    """Asked for every bucket by every option; arguments may be called as one likes."""
    return g.deep[m] * 10 + v


@cached
def deepest(g: Well) -> int:
    """Without arguments."""
    return max(depth(g, 0, 0), depth(g, 1, 0), depth(g, 2, 0))


def thirst(g: Well, p: int, a: int) -> int:
    """Score the bucket that hangs least deep best."""
    others = sum(depth(g, k, Take.pick(a)) for k in range(3))
    return deepest(g) + others - 4 * depth(g, Take.pick(a), 0)


WELL = Game(
    id="well",
    version=1,
    seats=(1,),
    state=Well,
    entry=drawing,
    evaluation=Evaluation(score_action=thirst, value=lambda g, p: deepest(g)),
)


def test_what_is_kept_holds_for_one_question_only(backend: str) -> None:
    position = load(WELL, backend).new(seats=1, seed=2)
    other = position.clone()
    other.apply("take/pick=2")
    while not position.over:
        deep = position.fields()["deep"]
        want = [10 * max(deep) + 10 * sum(deep) + 3 * k - 40 * deep[k] for k in range(3)]
        assert position.action_scores() == want
        assert other.action_scores() == [60, 63, -54]
        assert position.expected_values() == (10 * max(deep),)
        position.apply(position.legal()[want.index(max(want))])
