"""An evening set up for one test: `Evening(backend, at={"emmett": "hall_1"})`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import to_builtins

from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.actions import Monster, Mythos, Person, Thing, Trauma
from noctuary.games.mansions1.components import DECK_NAMES, DECK_SIZE, SIDES, Room
from noctuary.games.mansions1.stories import story
from noctuary.kernel import load

Fields = dict[str, Any]
PEOPLE = ("emmett", "ada", "tobias", "hanna")
QUIET = {"dealt": {"threat": 0, "mythos": 0, "trauma": 0}}
"""A Keeper without cards and threat: nobody interrupts."""


class Evening:
    """A table at the first investigator's first choice, with wishes granted.

    `at`, `hurt`, `horror`, `skill`, `carry`, `traumas`: by person. `monsters`: figures and their
    spaces. `hand`, `mythos`: the Keeper's cards. `rooms`: bits of rooms, by name. `floor`: things
    that lie in rooms. `card`: a deck and the number of the only Combat card left in it. Other
    wishes are those of `Position.arrange`.
    """

    def __init__(
        self,
        backend: str,
        seats: int = 2,
        answers: str = "aaa",
        people: Iterable[str] = PEOPLE,
        traits: str = "00",
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
        **wish: Any,
    ) -> None:
        self.game = load(GAME, backend, checked=True)
        given = {**QUIET, **(options or {})}
        self.story = story(given.get("story", "weir_lane"))
        self.state = self.game.new(seats, seed, given)
        self.events: list[tuple[str, Fields]] = []
        for q, letter in enumerate(answers):
            self.do(f"answer/choice={4 * q + 'abcd'.index(letter)}")
        wanted = iter(people)
        while self.prompt == "person":
            name = next(wanted)
            self.do(f"take_person/person={name}")
            self.do(f"take_traits/person={name}/physical={traits[0]}/mental={traits[1]}")
        if self.prompt == "next":
            self.do(self.legal()[0])
        self.grant(**wish)

    # -- wishes

    def grant(self, **wish: Any) -> Evening:
        """Grant wishes; what they do not name stays as it is."""
        f = self.state.fields()
        asked: Fields = {}
        for field, name in (("damage", "hurt"), ("horror", "horror"), ("skill", "skill")):
            for person, n in wish.pop(name, {}).items():
                asked.setdefault(field, {})[self.slot(person)] = n
        for person, space in wish.pop("at", {}).items():
            asked.setdefault("at", {})[self.slot(person)] = self.story.space(space)
        for figure, space in wish.pop("monsters", {}).items():
            asked.setdefault("m_at", {})[Monster.parse(figure)] = self.story.space(space)
        for person, things in wish.pop("carry", {}).items():
            mine = [Thing.parse(t) for t in things.split()]
            asked.setdefault("carried", {})[self.slot(person)] = mine
        for person, cards in wish.pop("traumas", {}).items():
            mine = [Trauma.parse(c) for c in cards.split()]
            asked.setdefault("trauma_on", {})[self.slot(person)] = mine
        for zone, name in (("trauma_hand", "hand"), ("mythos_hand", "mythos")):
            if name in wish:
                kind = Trauma if name == "hand" else Mythos
                asked[zone] = [kind.parse(c) for c in wish.pop(name).split()]
        for room, bits in wish.pop("rooms", {}).items():
            r = self.story.room(room)
            now = sum(Room[b.upper()] for b in bits.split())
            asked.setdefault("room", {})[r] = f["room"][r] | now
        for room, things in wish.pop("floor", {}).items():
            for t in things.split():
                asked.setdefault("floor", []).append(Thing.parse(t))
                asked.setdefault("lies", {})[Thing.parse(t)] = self.story.room(room)
        for deck, number in wish.pop("card", {}).items():
            d = DECK_NAMES.index(deck)
            left = 1 << (number - 1)
            asked.setdefault("combat_gone", {})[d] = ((1 << DECK_SIZE[d]) - 1) & ~left
        asked.update(wish)
        if asked:
            self.state.arrange(asked)
        return self

    # -- playing

    def do(self, *choices: str, dice: Iterable[int] = (), chance: Iterable[int] = ()) -> Evening:
        """Make choices.

        `dice`: the rolls in turn (1 once they are used up); `chance`: other outcomes in turn (the
        first once they are used up).
        """
        rolls, others = list(dice), list(chance)

        def source(n: int) -> int:
            if n == SIDES:
                return rolls.pop(0) - 1 if rolls else 0
            return min(others.pop(0), n - 1) if others else 0

        self.events = []
        for id in choices:
            told = self.state.step(self.numbered(id), source).events
            self.events += [(e.name, e.fields) for e in told]
        return self

    def numbered(self, id: str) -> str:
        """Return an id whose spaces and rooms are named: `step/space=hall_1`."""
        head, *parts = id.split("/")
        out = [head]
        for part in parts:
            name, _, value = part.partition("=")
            if name == "space" and not value.isdecimal():
                value = str(self.story.space(value))
            elif name == "room" and not value.isdecimal():
                value = str(self.story.room(value))
            elif name == "door" and not value.isdecimal():
                value = str(self.door(*value.split("-")))
            out.append(f"{name}={value}")
        return "/".join(out)

    def door(self, a: str, b: str) -> int:
        """Return the link between two spaces."""
        ends = {self.story.space(a), self.story.space(b)}
        return next(w for w, (x, y, _) in enumerate(self.story.books["edges"]) if {x, y} == ends)

    def to_keeper(self, prompt: str = "keeper") -> Evening:
        """End turns until the Keeper is asked."""
        while not self.state.over and self.prompt != prompt:
            assert self.prompt in ("turn", "next", "trade", "mythos", "keeper"), self.prompt
            self.do(self.legal()[0 if self.prompt == "next" else -1])
        return self

    def to_turn(self) -> Evening:
        """Do without everything until an investigator's turn."""
        while not self.state.over and self.prompt != "turn":
            self.do(self.legal()[0 if self.prompt == "next" else -1])
        return self

    # -- looking

    @property
    def prompt(self) -> str:
        """What is being asked."""
        return self.state.decision.prompt if self.state.decision else ""

    def legal(self, name: str = "") -> list[str]:
        """Return the ids of all options, or of those of one action."""
        return [o.id for o in self.state.options() if name in ("", o.name)]

    def offers(self, id: str) -> bool:
        """Whether there is an option."""
        return self.numbered(id) in self.legal()

    def why_not(self, id: str) -> str | None:
        """Return the clause that forbids a choice."""
        return dict(self.state.denials()).get(self.numbered(id))

    def field(self, name: str) -> Any:
        """Return a field of the true state."""
        return self.state.fields()[name]

    def slot(self, person: str) -> int:
        """Return the slot of an investigator."""
        f = self.state.fields()
        who = Person.parse(person)
        return next(i for i in range(4) if f["status"][i] and f["who"][i] == who)

    def of(self, name: str, person: str) -> Any:
        """Return a field of an investigator."""
        return self.field(name)[self.slot(person)]

    def monster(self, figure: str, field: str = "m_at") -> int:
        """Return a field of a monster."""
        value: int = self.field(field)[Monster.parse(figure)]
        return value

    def room(self, name: str) -> int:
        """Return the bits of a room."""
        bits: int = self.field("room")[self.story.room(name)]
        return bits

    def space(self, name: str) -> int:
        """Return the number of a space."""
        return self.story.space(name)

    def view(self, seat: int) -> Fields:
        """Return the view of a seat."""
        assert self.game.spec.view is not None
        shown: Fields = to_builtins(self.game.spec.view(self.state.observe(seat)))
        return shown

    def shown(self, person: str, seat: int = -1) -> Fields:
        """Return an investigator in the view of a seat."""
        found: Fields = self.view(seat)["investigators"][self.slot(person)]
        return found

    def names(self) -> list[str]:
        """Return the names of the latest events, in order."""
        return [name for name, _ in self.events]

    def told(self, name: str) -> list[Fields]:
        """Return the latest events of a name, each by its fields."""
        return [fields for n, fields in self.events if n == name]
