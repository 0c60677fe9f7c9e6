"""Stories as data: files of `content/stories`, checked and written as books."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from noctuary.mechanics.spaces import BORDER, DOOR, IMPASSABLE, ROOM_BORDER, WAYS

from .components import (
    ATTRIBUTES,
    COPIES,
    CREATURE_NAMES,
    DEED_NAMES,
    DEEDS,
    FIGURES_OF,
    INVESTIGATORS,
    KEEPER,
    LAYOUT_NAMES,
    LETTERS,
    OBJECTIVES,
    PUZZLES,
    ROOMS,
    SPACES,
    STAGES,
    THING_NAMES,
    Deed,
    Feature,
    Goal,
    Hold,
    Op,
    Seed,
    ThingKind,
    content,
)

STORIES = ("weir_lane", "gull_rock")
FAR = 99
BLANKS = 30
LOCKS = {"key": 4, "L": 3, "R": 2, "W": 1, "strength": 1, "dexterity": 1}
OBSTACLES = {"L": 2, "R": 2, "W": 2, "willpower": 1}
"""The number of cards of each sort in the box."""
Rows = tuple[tuple[int, ...], ...]


class BadStory(ValueError):
    """A story that cannot be played as it is written."""


Pair = tuple[str, str]
"""English, French."""


@dataclass(frozen=True)
class Story:
    """A story, by names and as rows of numbers."""

    id: str
    rooms: tuple[str, ...]
    spaces: tuple[str, ...]
    """Names of spaces; the first is no space."""
    books: dict[str, Any]
    plan: dict[str, list[int]]
    """Where each space lies: x, y, width, height."""
    words: dict[str, Any]

    def space(self, name: str) -> int:
        """Return the number of a space."""
        return self.spaces.index(name)

    def room(self, name: str) -> int:
        """Return the number of a room."""
        return self.rooms.index(name)

    def name_of(self, kind: str, value: int) -> Pair | None:
        """Return the name of a value of a kind; None where there is none."""
        words = self.words
        match kind:
            case "room" if value < len(self.rooms):
                return pair(words["rooms"][self.rooms[value]])
            case "space" if 0 < value < len(self.spaces):
                own = words["spaces"].get(self.spaces[value])
                return pair(own) if own else self.name_of("room", self.books["spaces"][value][1])
            case "door" if value < len(self.books["edges"]):
                a, b, _ = self.books["edges"][value]
                one, other = self.name_of("space", a), self.name_of("space", b)
                assert one
                assert other
                return f"{one[0]} / {other[0]}", f"{one[1]} / {other[1]}"
            case "question" if value < len(self.books["questions"]):
                return pair(words["choices"][str(value + 1)])
            case "choice" if f"{value // LETTERS + 1}{'abcd'[value % LETTERS]}" in words["choices"]:
                return pair(words["choices"][f"{value // LETTERS + 1}{'abcd'[value % LETTERS]}"])
            case "clue" if value < len(words["clues"]):
                return pair(words["clues"][value]["text"])
            case "stage" if value < len(words["events"]):
                return pair(words["events"][value]["text"])
            case "objective" if value < len(words["objectives"]):
                return pair(words["objectives"][value]["name"])
        return None


def pair(texts: list[str]) -> Pair:
    """Return a text in both languages."""
    english, french = texts
    return english, french


def condition(text: str, questions: list[int]) -> tuple[tuple[int, int], str]:
    """Split a text from the question (from 1; 0: always) and answer before it."""
    head, colon, rest = text.partition(": ")
    if not colon:
        return (0, 0), text
    question, letter = int(head[0]), "abcd".index(head[1])
    if not 1 <= question <= len(questions) or letter >= questions[question - 1]:
        raise BadStory(f"there is no answer {head}")
    return (question, letter), rest


def hold(what: str) -> tuple[int, int, int]:
    """Read what a Lock or an Obstacle asks for: a key, a puzzle, or a test such as `strength 0`."""
    name, _, rest = what.partition(" ")
    if name in LAYOUT_NAMES:
        return Hold.PUZZLE, LAYOUT_NAMES.index(name), 0
    if name in ATTRIBUTES:
        return Hold.TEST, ATTRIBUTES.index(name), int(rest)
    if name not in THING_NAMES:
        raise BadStory(f"no lock is opened by {name}")
    return Hold.KEY, THING_NAMES.index(name), 0


def seed(text: str) -> tuple[int, ...]:
    """Read one card of a room: what it is, and three numbers."""
    what, _, rest = text.partition(" ")
    if what == "blank":
        return Seed.BLANK, 0, 0, 0
    if what in ("lock", "obstacle"):
        return (Seed.LOCK if what == "lock" else Seed.OBSTACLE, *hold(rest))
    if what not in THING_NAMES or THING_NAMES.index(what) < ThingKind.SHOTGUN:
        raise BadStory(f"{what} cannot be found")
    return Seed.THING, THING_NAMES.index(what), 0, 0


def effect(text: str, rooms: tuple[str, ...], spaces: tuple[str, ...]) -> tuple[int, ...]:
    """Read one effect: the operation and two numbers."""
    word, *args = text.split()
    op = Op[word.upper()]
    match op:
        case Op.PLACE:
            return op, CREATURE_NAMES.index(args[0]), spaces.index(args[1])
        case Op.DARKNESS | Op.FIRE:
            return op, rooms.index(args[0]), 0
        case Op.HORROR | Op.DAMAGE | Op.CORPSE:
            return op, rooms.index(args[0]), int(args[1])
        case Op.REVEAL:
            return op, 0, 0
        case _:
            return op, int(args[0]), 0


def goal(text: str, spaces: tuple[str, ...]) -> tuple[int, int, int]:
    """Read one way to win: what, and two numbers."""
    word, *args = text.split()
    what = Goal[word.upper()]
    match what:
        case Goal.SLAIN:
            return what, CREATURE_NAMES.index(args[0]), 0
        case Goal.REACHED:
            return what, CREATURE_NAMES.index(args[0]), spaces.index(args[1])
        case Goal.SAMPLES | Goal.HORROR:
            return what, int(args[0]), int(args[1])
        case Goal.ESCAPE:
            return what, THING_NAMES.index(args[0]), spaces.index(args[1])
        case _:
            return what, 0, 0


KINDS = {"door": DOOR, "ladder": IMPASSABLE}
"""Edges of the common map; a ladder is a border that only climbers cross."""


def edges_of(links: list[list[str]], spaces: tuple[str, ...], room_of: list[int]) -> Rows:
    """Return two spaces and a kind for each link."""
    out = []
    for a, b, kind in links:
        s, t = spaces.index(a), spaces.index(b)
        same = room_of[s] == room_of[t]
        out.append((s, t, KINDS.get(kind, BORDER if same else ROOM_BORDER)))
    return tuple(out)


def ways_of(edges: Rows, spaces: int) -> Rows:
    """Return for each space 1 + its edges."""
    out = []
    for s in range(spaces):
        own = [1 + w for w, (a, b, _) in enumerate(edges) if s and s in (a, b)]
        if len(own) > WAYS:
            raise BadStory("too many ways out of a space")
        out.append((*own, *[0] * (WAYS - len(own))))
    return tuple(out)


def apart(edges: Rows, spaces: int, *, ladders: bool) -> Rows:
    """Return how many steps lie between any two spaces."""
    near: list[set[int]] = [set() for _ in range(spaces)]
    for a, b, kind in edges:
        if ladders or kind != IMPASSABLE:
            near[a].add(b)
            near[b].add(a)
    rows = []
    for s in range(spaces):
        far = [FAR] * SPACES
        far[s], front = 0, [s]
        for here in front:
            for there in near[here]:
                if far[there] == FAR:
                    far[there] = far[here] + 1
                    front.append(there)
        rows.append(tuple(far))
    return tuple(rows)


def slices(lists: Iterable[Iterable[tuple[int, ...]]], width: int) -> tuple[Rows, tuple[int, ...]]:
    """Return lists one after the other, and where each begins.

    One row is added, so that none is empty.
    """
    rows: list[tuple[int, ...]] = []
    at = [0]
    for part in lists:
        rows.extend(part)
        at.append(len(rows))
    return (*rows, (0,) * width), tuple(at)


@cache
def story(id: str) -> Story:
    """Load a story by its name."""
    data = content(f"stories/{id}")
    rooms = tuple(data["rooms"])
    spaces = ("", *(s for own in data["rooms"].values() for s in own))
    if len(rooms) > ROOMS or len(spaces) > SPACES or len(data["events"]) != STAGES:
        raise BadStory(f"{id}: too many rooms or spaces, or not {STAGES} events")
    room_of = [0, *(r for r, own in enumerate(data["rooms"].values()) for _ in own)]
    features = data["features"]
    edges = edges_of(data["links"], spaces, room_of)
    questions = data["questions"]
    stacks = [
        [
            (*when, *seed(card))
            for text in data["seeding"].get(r, [])
            for when, card in [condition(text, questions)]
        ]
        for r in rooms
    ]
    check_stacks(id, stacks, questions)
    seeds, seeds_at = slices(stacks, 6)
    happens = [e["effects"] for e in (*data["events"], *data["objectives"])]
    ops, ops_at = slices(
        [
            [
                (*when, *effect(text, rooms, spaces))
                for line in part
                for when, text in [condition(line, questions)]
            ]
            for part in happens
        ],
        5,
    )
    goals, goals_at = slices(
        [
            [
                (side, *goal(text, spaces))
                for side, name in ((KEEPER, "keeper"), (INVESTIGATORS, "investigators"))
                for text in o[name]
            ]
            for o in data["objectives"]
        ],
        4,
    )
    books = {
        "spaces": tuple(
            (
                0,
                room_of[k],
                int(bool(s) and rooms[room_of[k]] in data["outdoors"]),
                Feature[features.get(s, "nothing").upper()],
            )
            for k, s in enumerate(spaces)
        ),
        "ways": ways_of(edges, len(spaces)),
        "edges": edges,
        "seeds": seeds,
        "seeds_at": seeds_at,
        "ops": ops,
        "ops_at": ops_at,
        "goals": goals,
        "goals_at": goals_at,
        "times": tuple(tuple(e["time"]) for e in data["events"]),
        "questions": tuple(questions),
        "entries": tuple(rooms.index(r) for r in data["entries"]),
        "bodies": tuple(data["corpses"].get(r, 0) for r in rooms),
        "cards": deeds(data["deeds"], questions),
        "start": (spaces.index(data["start"]),),
        "apart": apart(edges, len(spaces), ladders=True) + apart(edges, len(spaces), ladders=False),
        "puzzle_in": puzzles_in(stacks),
        "lead": (rooms.index(data["lead"]),),
        "tells": tuple(
            (
                THING_NAMES.index(c["clue"]),
                *(condition(f"{c['when']}: ", questions)[0] if "when" in c else (0, 0)),
                1 + rooms.index(c["leads"]) if "leads" in c else 0,
            )
            for c in data["words"]["clues"]
        ),
    }
    made = Story(id, rooms, spaces, books, data["plan"], data["words"])
    check_story(made, data)
    return made


def deeds(data: dict[str, list[str]], questions: list[int]) -> Rows:
    """Return for each action card: 1 always, 2 with an answer, 0 never; question and answer."""
    rows = [(0, 0, 0)] * DEEDS
    for head, names in data.items():
        when = (1, 0, 0) if head == "always" else (2, *condition(f"{head}: ", questions)[0])
        for name in names:
            rows[DEED_NAMES.index(name)] = when
    return tuple(rows)


def puzzles_in(stacks: list[list[tuple[int, ...]]]) -> tuple[int, ...]:
    """Return for each card of the stacks, in order, its puzzle of the story, or -1."""
    out: list[int] = []
    n = 0
    for card in (card for stack in stacks for card in stack):
        puzzle = card[2] in (Seed.LOCK, Seed.OBSTACLE) and card[3] == Hold.PUZZLE
        out.append(n if puzzle else -1)
        n += puzzle
    if n > PUZZLES:
        raise BadStory("too many puzzles")
    return (*out, -1)


# ---- checks


def answered(questions: list[int]) -> list[tuple[int, ...]]:
    """Return every way to answer the questions."""
    every: list[tuple[int, ...]] = [()]
    for n in questions:
        every = [(*head, k) for head in every for k in range(n)]
    return every


def lies(card: tuple[int, ...], answers: tuple[int, ...]) -> bool:
    """Whether a card lies in its room with these answers."""
    return card[0] == 0 or answers[card[0] - 1] == card[1]


def check_stacks(id: str, stacks: list[list[tuple[int, ...]]], questions: list[int]) -> None:
    """Check that all answers leave stacks of the same height, and cards enough."""
    heights = set()
    for answers in answered(questions):
        there = [[c for c in stack if lies(c, answers)] for stack in stacks]
        heights.add(tuple(len(s) for s in there))
        every = [c for s in there for c in s]
        if sum(c[2] == Seed.BLANK for c in every) > BLANKS:
            raise BadStory(f"{id}: more than {BLANKS} blanks")
        for kind, name in enumerate(THING_NAMES):
            if sum(c[2:4] == (Seed.THING, kind) for c in every) > COPIES[kind]:
                raise BadStory(f"{id}: too many of {name}")
        for what, box in ((Seed.LOCK, LOCKS), (Seed.OBSTACLE, OBSTACLES)):
            for sort, n in box.items():
                if sum(c[2] == what and sort_of(c) == sort for c in every) > n:
                    raise BadStory(f"{id}: too many cards {what.name.lower()} {sort}")
        for stack in there:
            for k, c in enumerate(stack):
                if c[2] == Seed.LOCK and k > 0:
                    raise BadStory(f"{id}: a Lock lies on top")
    if len(heights) != 1:
        raise BadStory(f"{id}: the height of a stack tells an answer")


def sort_of(card: tuple[int, ...]) -> str:
    """Return the card of the box that a Lock or an Obstacle is."""
    if card[3] == Hold.KEY:
        return "key"
    return LAYOUT_NAMES[card[4]][0] if card[3] == Hold.PUZZLE else ATTRIBUTES[card[4]]


def check_story(made: Story, data: dict[str, Any]) -> None:
    """Check that rooms hang together, clues lead on, keys lie outside what they open."""
    n = len(made.spaces)
    if any(d == FAR for row in made.books["apart"][1:n] for d in row[1:n]):
        raise BadStory(f"{made.id}: not all spaces hang together")
    if len(data["objectives"]) != OBJECTIVES or data["questions"][0] != OBJECTIVES:
        raise BadStory(f"{made.id}: the first question chooses one of {OBJECTIVES} objectives")
    if set(data["plan"]) != set(made.spaces[1:]):
        raise BadStory(f"{made.id}: a space is not on the plan")
    if not 3 <= len(data["questions"]) <= 6:
        raise BadStory(f"{made.id}: three to six questions")
    for answers in answered(data["questions"]):
        order = find_all(made, answers)
        if [c for c in ("clue_1", "clue_2", "clue_3") if c not in order]:
            raise BadStory(f"{made.id}: with {answers} a clue cannot be found")
    for kind, c in enumerate(FIGURES_OF):
        placed = sum(o[2:4] == (Op.PLACE, kind) for o in made.books["ops"])
        if placed > c:
            raise BadStory(f"{made.id}: more {CREATURE_NAMES[kind]} than figures")
    samples = made.books["cards"][Deed.TAKE_A_SAMPLE][0]
    if samples and not any(s[3] == Feature.ALTAR for s in made.books["spaces"]):
        raise BadStory(f"{made.id}: samples, and no altar")


def find_all(made: Story, answers: tuple[int, ...]) -> list[str]:
    """Return the clues and keys to be found with these answers if locks wait for their keys."""
    books = made.books
    have: list[str] = []
    left = set(range(len(made.rooms)))
    grown = True
    while grown:
        grown = False
        for r in sorted(left):
            stack = books["seeds"][books["seeds_at"][r] : books["seeds_at"][r + 1]]
            there = [c for c in stack if lies(c, answers)]
            shut = [
                c
                for c in there
                if c[2] in (Seed.LOCK, Seed.OBSTACLE)
                and c[3] == Hold.KEY
                and THING_NAMES[c[4]] not in have
            ]
            if not shut:
                have += [THING_NAMES[c[3]] for c in there if c[2] == Seed.THING]
                left.discard(r)
                grown = True
    return have
