"""Playouts by sense slip now and then, but never far."""

from noctuary.kernel import Action, Arr, Game, Kind, Rule, Sense, State, ask, load, offer, rule

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
    """The first is best, the second a little worse, the third much worse."""
    return LIKING[Take.pick(a)]


def worth(g: Bowl, p: int) -> int:
    return 0


BOWL = Game(
    id="bowl",
    version=1,
    seats=(1,),
    state=Bowl,
    entry=picking,
    sense=Sense(weigh=liking, value=worth),
)


def test_a_playout_never_takes_what_looks_much_worse(backend: str) -> None:
    position = load(BOWL, backend).new(seats=1, seed=2)
    position.playout(9, "sense")
    best, close, far = position.fields()["taken"]
    assert far == 0
    assert 5 < close < 50
    assert best == 400 - close
