"""What a scenario that can be read may still lack: things that never come about, circles, ends,
ways through the map, and what the guide says a night is made of.

Works on the file as it was read: who follows it from the start learns what can come about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..components import EDGES, TOKENS
from .compiled import CompiledScenario
from .lookups import near
from .yaml_reader import Map, Source

CLOSED = {EDGES.index(kind) for kind in ("none", "wall")}
OPENING = ("secret_passage",)
USED_BY_RULES = ("fallen", "late")
"""Epilogues that no operation has to name."""
GIVEN = ("flag", "var")
ASKS = ("choose", "test", "puzzle", "negate", "move", "when", "one_of", "discard", "drop")
"""After these a circle of calls is none: somebody answers, or it may end by itself."""
MOST_MINUTES = 60


def words_of(x: Any) -> Iterator[str]:
    """Yield a word, or those of a list."""
    for one in x if isinstance(x, list) else (x,):
        if isinstance(one, str):
            yield str(one)


def inside(x: Any) -> Iterator[Map]:
    """Yield every mapping in something, itself first."""
    if isinstance(x, Map):
        yield x
    for v in x.values() if isinstance(x, Map) else x if isinstance(x, list) else ():
        yield from inside(v)


class Linter:
    """The search for problems in one scenario."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.root = source.root if isinstance(source.root, Map) else Map()
        self.tokens, self.events = self.part("tokens"), self.part("events")
        self.schedule, self.start = self.part("schedule"), self.part("start")
        self.known: set[tuple[str, str]] = set()
        """The things that can come about, by kind and name."""
        self.ends: set[str] = set()

    def part(self, name: str) -> Map:
        """Return a section; an empty one if it is none."""
        found = self.root.get(name)
        return found if isinstance(found, Map) else Map()

    def rows(self, name: str) -> list[Map]:
        """Return the entries of a list of the file that have ids."""
        found = self.root.get(name)
        return [x for x in found if isinstance(x, Map)] if isinstance(found, list) else []

    # -- what can come about

    def follow(self) -> None:
        """Note what can come about, until nothing new does."""
        for kind, names in (("tile", "tiles"), ("token", "tokens"), ("card", "possessions")):
            self.known |= {(kind, n) for n in words_of(self.start.get(names))}
        given = self.start.get("vars")
        if isinstance(given, Map):
            self.known |= {("variable", n) for n, v in given.items() if str(v) != "0"}
        before = -1
        while before != len(self.known) + len(self.ends):
            before = len(self.known) + len(self.ends)
            for name, ev in self.events.items():
                if isinstance(ev, Map) and self.happens(name, ev) and self.may(ev.get("if")):
                    self.known.add(("event", name))
                    self.do(ev.get("do"))
            for name, token in self.tokens.items():
                if isinstance(token, Map) and ("token", name) in self.known:
                    self.options(token.get("opts"))
            for card in self.rows("cards"):
                if ("card", str(card.get("id"))) in self.known:
                    self.options(card.get("opts"))
                    self.every(card)
            for monster in self.rows("monsters"):
                if ("monster", str(monster.get("id"))) in self.known:
                    self.every(monster)
            for n, ops in self.schedule.items():
                if n == "extra":
                    self.options(ops)
                else:
                    self.do(ops)

    def happens(self, name: str, ev: Map) -> bool:
        """Whether the trigger of an event can come about."""
        by = ev.get("by")
        if not isinstance(by, Map):
            return by != "call" or ("call", name) in self.known
        word, v = next(iter(by.items()), ("", None))
        if word == "var" and isinstance(v, list) and v:
            return ("variable", str(v[0])) in self.known
        kind = {"defeated": "monster", "explored": "tile"}.get(word)
        return kind is None or (kind, str(v)) in self.known or not self.own(kind, str(v))

    def own(self, kind: str, name: str) -> bool:
        """Whether only this scenario can bring something about."""
        if kind == "card":
            return any(str(c.get("id")) == name for c in self.rows("cards"))
        if kind == "monster":
            return True
        return name in self.part({"tile": "layout", "token": "tokens"}[kind])

    def may(self, terms: Any) -> bool:
        """Whether conditions can hold some day."""
        return all(self.may_one(t) for t in terms) if isinstance(terms, list) else True

    def may_one(self, term: Any) -> bool:
        if not isinstance(term, Map) or len(term) != 1:
            return True
        word, v = next(iter(term.items()))
        if word == "any" and isinstance(v, list):
            return not v or any(self.may_one(t) for t in v)
        if word == "flag":
            return ("variable", str(v)) in self.known
        if word == "has" and isinstance(v, str):
            return ("card", str(v)) in self.known or not self.own("card", str(v))
        if word == "on_board" and isinstance(v, str):
            return any((k, str(v)) in self.known for k in ("tile", "token", "monster"))
        return True

    def options(self, options: Any) -> None:
        """Follow the options that can be chosen."""
        for o in options if isinstance(options, list) else ():
            if isinstance(o, Map) and self.may(o.get("if")):
                self.do(o.get("do"))

    def every(self, x: Any) -> None:
        """Follow all operations that stand somewhere below."""
        for found in inside(x):
            self.do_one(found)

    def do(self, ops: Any) -> None:
        """Follow operations, one after the other."""
        for op in ops if isinstance(ops, list) else ():
            if isinstance(op, Map):
                self.do_one(op)

    def do_one(self, op: Map) -> None:
        """Note what one operation brings about."""
        word, v = next(iter(op.items()), ("", None))
        if word in ("tile", "token"):
            self.known |= {(word, n) for n in words_of(v)}
        elif word in ("objective", "puzzle", "call"):
            self.known.add((word, str(v)))
        elif word == "gain":
            self.known.add(("card", str(v)))
        elif word == "spawn":
            self.known |= {("monster", str(v)), ("monster", str(op.get("as", v)))}
        elif word in ("set", "add") and isinstance(v, Map):
            self.known |= {("variable", n) for n in v}
        elif word == "end":
            self.ends.add(str(v))
            self.known.add(("epilogue", str(op.get("epilogue"))))
        elif word == "choose":
            self.options(v)
        elif word == "one_of":
            for ops in v if isinstance(v, list) else ():
                self.do(ops)
        elif word == "when":
            if self.may(v):
                self.do(op.get("then"))
            self.do(op.get("else"))
        elif word == "feature" and v in OPENING:
            self.known |= {("passage", n.partition(".")[0]) for n in words_of(op.get("at"))}
        elif word == "go":
            self.known |= {("passage", n.partition(".")[0]) for n in words_of(v)}
        for key in ("pass", "fail", "each", "then") if word != "when" else ():
            self.do(op.get(key))

    # -- what is told of it

    def tell(self) -> None:
        """Report everything that is wrong."""
        self.follow()
        self.tell_never()
        self.tell_circles()
        self.tell_variables()
        at = self.root.at.get("epilogues", (1, 1))
        if "win" not in self.ends:
            self.source.problem(at, "no-win")
        if "lose" not in self.ends and "rounds" not in self.root:
            self.source.problem(at, "no-loss")
        self.tell_guide()
        for key in sorted({k for known in self.source.words.values() for k in known}):
            if key not in self.source.used:
                self.source.problem((1, 1), "word-unused", name=key)

    def tell_never(self) -> None:
        """Report parts of the file that never come about."""
        for section, kind, key in (
            ("layout", "tile", "never-laid"),
            ("tokens", "token", "never-placed"),
            ("puzzles", "puzzle", "never-opened"),
            ("objectives", "objective", "never-set"),
            ("epilogues", "epilogue", "never-told"),
        ):
            part = self.part(section)
            for name in part:
                if (kind, name) not in self.known and name not in USED_BY_RULES:
                    self.source.problem(part.at[name], key, name=name)
        for section, kind, key in (
            ("cards", "card", "never-gained"),
            ("monsters", "monster", "never-spawned"),
        ):
            for row in self.rows(section):
                drawn = kind == "card" and str(row.get("deck", "unique")) != "unique"
                if "id" in row and not drawn and (kind, str(row["id"])) not in self.known:
                    self.source.problem(row, key, name=row["id"])
        for name, ev in self.events.items():
            waits = isinstance(ev, Map) and (isinstance(ev.get("by"), Map) or "if" in ev)
            if waits and ("event", name) not in self.known:
                self.source.problem(self.events.at[name], "never-happens", name=name)

    def tell_circles(self) -> None:
        """Report events that call one another for ever."""
        calls = {
            name: list(self._calls(ev.get("do")))
            for name, ev in self.events.items()
            if isinstance(ev, Map) and "if" not in ev
        }
        told: set[str] = set()
        for name in calls:
            way = self._circle(calls, name)
            if way and not told & set(way):
                told |= set(way)
                self.source.problem(self.events.at[name], "circle", name=" → ".join((*way, way[0])))

    @staticmethod
    def _circle(calls: dict[str, list[str]], name: str) -> list[str]:
        """Return the events on a way from one back to itself; none if there is no such way."""
        came: dict[str, str] = {}
        waiting = [name]
        while waiting:
            at = waiting.pop()
            for after in calls.get(at, ()):
                if after == name:
                    way = [at]
                    while way[0] != name:
                        way.insert(0, came[way[0]])
                    return way
                if after in calls and after not in came:
                    came[after] = at
                    waiting.append(after)
        return []

    def _calls(self, ops: Any) -> Iterator[str]:
        """Yield the events that operations call without asking anybody anything."""
        for op in ops if isinstance(ops, list) else ():
            word = next(iter(op), "") if isinstance(op, Map) else ""
            if word in ASKS:
                return
            if word == "call":
                yield str(op["call"])

    def tell_variables(self) -> None:
        """Report variables that are read and never set."""
        given = {name for kind, name in self.known if kind == "variable"}
        if isinstance(self.start.get("vars"), Map):
            given |= set(self.start["vars"])
        for op in inside(self.root):
            for word in ("set", "add"):
                if isinstance(op.get(word), Map):
                    given |= set(op[word])
        told: set[str] = set()
        for term in inside(self.root):
            word, v = next(iter(term.items()), ("", None))
            if len(term) != 1 or word not in GIVEN:
                continue
            name = v[0] if isinstance(v, list) and v else v
            if isinstance(name, str) and str(name) not in given and str(name) not in told:
                told.add(str(name))
                self.source.problem(v, "never-varies", name=name, there=near(str(name), given))

    def tell_guide(self) -> None:
        """Report what the guide says of every night."""
        kinds = {
            str(t.get("kind"))
            for name, t in self.tokens.items()
            if isinstance(t, Map) and ("token", name) in self.known
        }
        tokens = self.root.at.get("tokens", (1, 1))
        if "explore" not in kinds:
            self.source.problem(tokens, "nothing-explored")
        words = {next(iter(op), "") for op in inside(self.root)}
        if not words & {"clue", "gain", "gain_any"}:
            self.source.problem(tokens, "nothing-gathered")
        hard = str(self.root.get("difficulty", "1")) != "1"
        minutes = str(self.root.get("minutes", "60"))
        long = minutes.isdecimal() and int(minutes) > MOST_MINUTES
        if str(self.root.get("beginner")) == "true" and (hard or long):
            self.source.problem(self.root["beginner"], "for-beginners")
        faced = [
            name
            for name, met in (
                ("monsters", any(kind == "monster" for kind, _ in self.known)),
                ("persons", "person" in kinds),
                ("puzzles", any(kind == "puzzle" for kind, _ in self.known)),
            )
            if met
        ]
        if len(faced) < 2:
            self.source.problem((1, 1), "one-challenge", there=", ".join(faced) or "–")

    # -- the map

    def tell_map(self, made: CompiledScenario) -> None:
        """Report tiles that nothing leads to, and explorations that lead nowhere."""
        joined = self._joined(made)
        layout = self.part("layout")
        for face, number in made.plan.tiles.items():
            if number not in joined and ("passage", face) not in self.known:
                self.source.problem(layout.at[face], "apart", name=face)
        for k, token in enumerate(made.tokens):
            if token is None or token.id not in self.tokens or TOKENS[token.kind] != "explore":
                continue
            if token.line is not None and made.tables["pieces"][k][2] == 0:
                at = self.tokens[token.id]["at"]
                self.source.problem(at, "edge-alone", name=at)

    def _joined(self, made: CompiledScenario) -> set[int]:
        """Return the tiles that can be walked to, once everything is laid and open."""
        rows = made.plan.rows
        ways: dict[int, set[int]] = {}
        for a, b, kind in made.plan.edges:
            if kind not in CLOSED:
                ways.setdefault(rows[a][0], set()).add(rows[b][0])
                ways.setdefault(rows[b][0], set()).add(rows[a][0])
        reached = {made.plan.tiles[t] for t in self._start_tiles(made)}
        waiting = list(reached)
        while waiting:
            new = ways.get(waiting.pop(), set()) - reached
            reached |= new
            waiting += new
        return reached

    def _start_tiles(self, made: CompiledScenario) -> Iterable[str]:
        return (t for t in words_of(self.start.get("tiles")) if t in made.plan.tiles)
