"""The compiler of scenario files into books."""

from __future__ import annotations

import re
from typing import Any

from noctuary.plugin import LANGUAGES

from ..columns import FaceRow
from ..components import CLASSES, ITEM, TOKENS, WEAPONS
from ..limits import Limit
from ..opcodes import Opcode, Trigger
from .book_writer import BookWriter, Line, TooLarge
from .box import BoxContent
from .cards import Cards
from .compiled import CompiledScenario, Token
from .map_layout import MapLayout
from .puzzles import Puzzles
from .yaml_reader import Broken, Map, Row, Source

FORMAT = "1"
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
KEYS = {
    "format", "id", "name", "languages", "products", "product", "beginner", "difficulty", "minutes",
    "rounds", "prologue", "blurb", "start", "layout", "objectives", "puzzles", "monsters", "cards",
    "tokens", "events", "schedule", "epilogues", "picture", "lots",
}  # fmt: skip
WANTED = ("id", "name", "start", "layout", "tokens", "events", "epilogues")
SECTIONS = (
    *("start", "layout", "objectives", "puzzles", "tokens", "events", "schedule", "epilogues"),
    "lots",
)
START_KEYS = {"tiles", "at", "possessions", "own", "tokens", "vars"}
EXTRA_KEYS = {"if", "do"}
TOKEN_KEYS = {"kind", "who", "name", "at", "look", "opts", "picture"}
OPTION_KEYS = {"t", "act", "if", "do"}
EVENT_KEYS = {"by", "if", "t", "do", "again", "picture"}
PLAIN_TRIGGERS = {
    "start": Trigger.START, "call": Trigger.CALL, "each_round": Trigger.EVERY_ROUND,
    "round_starts": Trigger.ROUND_STARTS, "phase_ends": Trigger.PHASE_ENDS,
    "mythos": Trigger.MYTHOS, "before_monsters": Trigger.BEFORE_MONSTERS,
    "round_ends": Trigger.ROUND_ENDS, "eliminated": Trigger.ELIMINATED,
}  # fmt: skip
NUMBERED_TRIGGERS = ("round", "var", "defeated", "explored", "item")
LAST_ROUND = 60
ROUNDS = {str(n) for n in range(1, LAST_ROUND + 1)}
MOST_REACHED = 100


class Compiler(Cards, Puzzles):
    """The compiler of one scenario."""

    def __init__(self, source: Source, base: BoxContent, products: frozenset[str]) -> None:
        self.scenario = self.source = source
        self.base, self.products = base, products
        self.box = {
            name: Source(file.name, file.root, [*file.problems])
            for name, file in base.sources.items()
        }
        self.root = self.mapping(source.root, "a scenario")
        self.wanted(self.root, WANTED, "the scenario")
        for section in SECTIONS:
            self.root[section] = self.mapping(self.root.get(section), section)
        self.only(self.root, KEYS, "a scenario")
        self.read_head()
        self.only(self.root["start"], START_KEYS, "the start")
        self.wanted(self.root["start"], ("tiles", "at"), "the start")
        self.book = BookWriter()
        self.plan = MapLayout(base.tiles, self.root["layout"], source)
        tiles = self.row(self.root["start"].get("tiles"), "tiles")
        self.start_tiles = [self.of(t, "face in the layout", t, self.plan.tiles) for t in tiles]
        self.called: set[str] = set()
        self.read_lots(self.root["lots"])
        self.read_cards(self.row(self.root.get("cards"), "cards"))
        self.read_creatures(self.row(self.root.get("monsters"), "monsters"), self.root)
        self.tokens = {name: k + 1 for k, name in enumerate(self.root["tokens"])}
        self.puzzles = {name: k for k, name in enumerate(self.root["puzzles"])}
        self.pictured: dict[int, int] = {}
        self.objectives = self.titles("objectives")
        self.epilogues = self.titles("epilogues")

    def read_head(self) -> None:
        """Check the format, the id and the languages."""
        if str(self.root.get("format", FORMAT)) != FORMAT:
            told = {"name": self.root["format"], "most": int(FORMAT)}
            self.source.problem(self.root["format"], "format", **told)
        given = self.root.get("id", "")
        if "id" in self.root and not (isinstance(given, str) and ID.fullmatch(given)):
            self.source.problem(given, "id", name=given)
        for lang in self.row(self.root.get("languages"), "languages"):
            self.index(lang, "language", lang, LANGUAGES)

    def titles(self, section: str) -> dict[str, int]:
        """Add the texts of a section, by name; a picture may stand beside a text."""
        found = {}
        for name, text in self.root[section].items():
            drawn = isinstance(text, Map) and "t" in text
            found[name] = self.book.text(self.pair(text["t"] if drawn else text))
            if drawn:
                self.only(text, {"t", "picture"}, "a text")
                self.pictured[found[name]] = self.picture(text)
        return found

    # -- looking up

    def place(self, x: Any) -> list[int]:
        """Read a list of spaces: 17A.a, 17A (all of it), or several of these."""
        found: list[int] = []
        for one in x if isinstance(x, list) else [x]:
            if str(one) in self.plan.spaces:
                found.append(self.plan.spaces[str(one)])
            elif str(one) in self.plan.tiles:
                found += [s for n, s in self.plan.spaces.items() if n.startswith(f"{one}.")]
            else:
                self.of(one, "place in the layout", one, self.plan.spaces)
        return found

    # -- options of tokens and questions

    def lines(self, options: Any, piece: int = 0) -> tuple[int, int]:
        """Write the lines of a question; return the first, and how many."""
        lines = []
        for o in self.row(options, "opts"):
            if not isinstance(o, Map):
                self.source.problem(o, "option")
                continue
            self.only(o, OPTION_KEYS, "an option")
            act = self.true(o.get("act", "false"))
            if "t" not in o:
                self.source.problem(o, "option-text")
            text = self.pair(o.get("t")) or ("?", "?")
            self.book.text(text)  # numbered before the texts of its code
            lines.append(Line(text, self.condition(o.get("if")), self.block(o.get("do")), act))
        return self.book.lines(lines, piece)

    # -- the parts of a scenario

    def read_tokens(self) -> list[Token | None]:
        """Write tokens with their options."""
        made: list[Token | None] = [None]
        for name, given in self.root["tokens"].items():
            t = self.mapping(given, "a token")
            self.only(t, TOKEN_KEYS, "a token")
            at = str(t.get("at", ""))
            edge = -1
            outer = self.plan.outer(at)
            if outer is not None:
                space, edge = outer
            else:
                space = self.of(t.get("at", t), "place", t.get("at"), self.plan.spaces)
            kind = self.index(t.get("kind", t), "sort of token", t.get("kind"), TOKENS)
            number = len(self.book.pieces)
            lines = self.lines(t.get("opts", Row()), number)
            if not lines[1]:
                self.source.problem(t, "no-options", name=name)
            look = self.book.text(self.pair(t.get("look")))
            where = {"space": space, "edge": edge + 1}
            self.book.piece(kind, lines, **where, text=look, picture=self.picture(t))
            line = self.plan.rim_line(at) if outer is not None else None
            said = self.pair(t["name"]) if "name" in t else None
            who = str(t["who"]) if "who" in t else ""
            made.append(Token(name, kind, space, who, said, self.base.person(who), line))
        return made

    def read_inventory(self) -> list[Token | None]:
        """Write cards with options of their own in the inventory, like tokens at no place."""
        made: list[Token | None] = []
        for number, (card, _, file) in enumerate(self.card_rows, 1):
            if "opts" in card:
                self.source = self.box[file] if file else self.scenario
                lines = self.lines(card["opts"], len(self.book.pieces))
                piece = self.book.piece(ITEM, lines, text=self.book.text(self.pair(card.get("t"))))
                self.book.rows["faces"][number][FaceRow.APP] = piece + 1
                name = self.face_words[number].name
                made.append(Token(str(card["id"]), ITEM, 0, "", name, None, None))
        self.source = self.scenario
        return made

    def read_events(self) -> None:
        """Write events, the schedule of the Mythos, the beginning."""
        book, start = self.book, self.root["start"]
        opening: list[tuple[Any, ...]] = []
        for name, value in self.mapping(start.get("vars"), "vars").items():
            n = book.number(plus=self.whole(value))
            opening.append((Opcode.CALC, book.variable(name), 0, n, 1))
        opening += [(Opcode.TILE, t) for t in self.start_tiles]
        for t in self.row(start.get("tokens"), "tokens"):
            opening.append((Opcode.TOKEN, self.of(t, "token", t, self.tokens)))
        book.event("the beginning", Trigger.START, code=book.block(opening))
        schedule = self.root["schedule"]
        for n, given in enumerate(self.row(schedule.get("extra"), "extra")):
            extra = self.mapping(given, "extra")
            self.only(extra, EXTRA_KEYS, "extra")
            condition, code = self.condition(extra.get("if")), self.block(extra.get("do"))
            book.event(
                f"extra {n}", Trigger.EVERY_ROUND, condition=condition, code=code, again=True
            )
        events = {n: self.mapping(ev, "an event") for n, ev in self.root["events"].items()}
        for name, ev in events.items():
            self.only(ev, EVENT_KEYS, "an event")
            by, argument = self.trigger(ev)
            again = "again" in ev and self.true(ev["again"])
            text = book.text(self.pair(ev.get("t")))
            book.event(
                name,
                by,
                argument,
                condition=self.condition(ev.get("if")),
                code=self.block(ev.get("do")),
                text=text,
                again=again or by == Trigger.CALL,
                picture=self.picture(ev),
            )
        for n, ops in schedule.items():
            if n in ROUNDS:
                book.event(f"round {n}", Trigger.ROUND, int(n), code=self.block(ops))
            elif n not in ("extra", "quiet"):
                self.source.problem(schedule.at[n], "schedule", name=n, most=LAST_ROUND)
        for name, ev in events.items():
            if str(ev.get("by")) == "call" and name not in self.called:
                self.source.problem(self.root["events"].at[name], "not-called", name=name)

    def trigger(self, ev: Any) -> tuple[Trigger, int]:
        """Read an event's trigger, and the number that goes with it."""
        by = ev.get("by")
        if not isinstance(by, Map):
            known = PLAIN_TRIGGERS | dict.fromkeys(NUMBERED_TRIGGERS, Trigger.CALL)
            if by in NUMBERED_TRIGGERS:
                self.source.problem(by, "trigger-value", name=by)
            found: Trigger = self.of(ev if by is None else by, "trigger", by, known)
            return found, 0
        word, v = next(iter(by.items()), ("", None))
        if len(by) > 1:
            self.source.problem(by, "one-trigger")
        if word == "round":
            return Trigger.ROUND, self.between(v, 1, LAST_ROUND)
        if word == "var":
            name, n = self.parts(v, ("a variable", "a number"))
            if not 0 < n < MOST_REACHED:
                self.source.problem(v, "reached", most=MOST_REACHED - 1)
            return Trigger.REACHED, MOST_REACHED * self.variable(name) + n
        if word == "defeated":
            return Trigger.DEFEATED, self.of(v, "monster", v, self.creatures)
        if word == "explored":
            return Trigger.EXPLORED, self.of(v, "face in the layout", v, self.plan.tiles)
        if word == "item":
            return Trigger.ITEM, self.of(v, "card", v, self.faces)
        self.of(by, "trigger with a value", word, dict.fromkeys(NUMBERED_TRIGGERS))
        return Trigger.CALL, 0

    def read_pool(self) -> None:
        """Write the attacks, and the Mythos events that any scenario may draw."""
        self.source = self.box["attacks"]
        self.book.rows["attacks"] = [
            self.book.listed([self.spoken(e) for e in self.base.attacks[c][w]])
            for c in CLASSES
            for w in WEAPONS
        ]
        self.source = self.box["mythos"]
        for y in self.base.mythos:
            if str(y["id"]) in self.root["events"]:
                where = self.root["events"].at[str(y["id"])]
                self.scenario.problem(where, "mythos-name", name=y["id"])
            if str(y.get("product", "base")) in self.products:
                by = Trigger.POOL_MINOR if str(y["sev"]) == "minor" else Trigger.POOL_MAJOR
                text = self.book.text(self.pair(y["t"]))
                self.book.event(str(y["id"]), by, code=self.block(y["do"]), text=text)
        self.source = self.scenario

    def read_limits(self) -> None:
        """Write the numbers that a scenario has once."""
        book, start = self.book, self.root["start"]
        rounds = self.between(self.root.get("rounds", str(LAST_ROUND)), 1, LAST_ROUND)
        places = self.place(start["at"]) if "at" in start else []
        outside = [s for s in places if self.plan.rows[s][0] not in self.start_tiles]
        if "at" in start and (outside or not places):
            self.source.problem(start["at"], "start-place")
        quiet = self.root["schedule"].get("quiet")
        book.limit(Limit.LIFO, 1)
        book.limit(Limit.SCALE, 1)
        book.limit(Limit.START, book.listed(places))
        book.limit(Limit.ROUNDS, rounds)
        book.limit(Limit.PROLOGUE, book.text(self.pair(self.root.get("prologue"))))
        book.limit(Limit.PICTURE, self.picture(self.root))
        book.limit(Limit.QUIET, book.text(self.pair(quiet)))
        fallen = self.of(self.root["epilogues"], "epilogue", "fallen", self.epilogues)
        book.limit(Limit.FALLEN, fallen)
        book.limit(Limit.LATE, self.epilogues.get("late", fallen))
        book.limit(Limit.OWN, int(self.true(start.get("own", "false"))))
        book.limit(Limit.START_TILES, book.listed(self.start_tiles))
        brought = self.row(start.get("possessions"), "possessions")
        own = [self.of(c, "card", c, self.faces) for c in brought]
        book.limit(Limit.POSSESSIONS, book.listed(own))
        book.limit(Limit.LOTS, book.listed([len(values) for values in self.lots.values()]))
        self.check_lots(self.root["lots"])

    def make(self) -> CompiledScenario:
        """Return the whole scenario, or raise Broken with all that is wrong with it."""
        self.write_cards()
        self.write_creatures()
        self.read_puzzles()
        tokens = [*self.read_tokens(), *self.read_inventory()]
        self.read_events()
        self.read_pool()
        self.read_limits()
        plan, rows = self.plan, self.book.rows
        rows["spaces"], rows["ways"], rows["edges"] = plan.rows, plan.ways(), plan.edges
        name, blurb = self.pair(self.root.get("name")), self.pair(self.root.get("blurb"))
        product = str(self.root.get("product", "base"))
        self.index(self.root.get("product"), "product", product, _named(self.base.products))
        difficulty = self.whole(self.root.get("difficulty", "1"))
        minutes = self.whole(self.root.get("minutes", "60"))
        problems = [p for source in (self.scenario, *self.box.values()) for p in source.problems]
        if any(p.stops for p in problems):
            raise Broken(problems)
        try:
            tables = self.book.tables()
        except TooLarge as e:
            for table, n, most in e.what:
                self.scenario.problem((1, 1), "room", n=n, name=table, most=most)
            raise Broken(self.scenario.problems) from None
        return CompiledScenario(
            id=str(self.root["id"]),
            name=name or ("", ""),
            blurb=blurb or ("", ""),
            product=product,
            difficulty=difficulty,
            minutes=minutes,
            rounds=self.book.limits[Limit.ROUNDS],
            tables=tables,
            texts=tuple(self.book.texts),
            choices=tuple(self.book.choice_texts),
            faces=tuple(self.face_words),
            creatures=tuple(self.creature_words),
            puzzles=tuple(self.book.puzzle_names),
            tokens=tuple(tokens),
            plan=plan,
            pictures=dict(self.pictured),
            epilogues=dict(self.epilogues),
            events=tuple(self.book.event_names),
            variables=dict(self.book.variables),
            lots=dict(self.lots),
            face_numbers=dict(self.faces),
            creature_numbers=dict(self.creatures),
        )


def _named(things: Any) -> tuple[str, ...]:
    return tuple(str(one["id"]) for one in things)
