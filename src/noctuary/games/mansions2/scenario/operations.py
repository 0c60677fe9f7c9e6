"""Operations of a scenario file, each written as rows of code."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from ..components import CONDITIONS, DECKS, EDGES, FEATURES, RESULTS, SKILLS, TRAITS
from ..opcodes import (
    ALL_CONVERTED,
    NAMED_PLACE,
    OPS,
    At,
    Direction,
    Forbid,
    NumberSource,
    Opcode,
    Selector,
    Side,
    Sign,
    Trigger,
    What,
)
from .conditions import HARMS, USES, Conditions
from .yaml_reader import Map

Rows = list[tuple[Any, ...]]
WHO = {w.name.lower(): w for w in Selector}
PLACES = {
    "self": At.SELF, "target": At.TARGET, "adjacent": At.ADJACENT,
    "random_space_of_tile": At.RANDOM_OF_TILE,
}  # fmt: skip
DIRECTIONS = {d.name.lower(): d for d in Direction}
FORBIDS = tuple(f.name.lower() for f in Forbid)
WHAT = {w.name.lower(): w for w in What}
KEYS = {
    "damage": "down to", "horror": "down to", "heal": "num face to", "flip_card": "num side to",
    "prevent": "", "take_down": "", "become": "to", "clue": "to", "gain": "to",
    "gain_any": "trait to", "drop": "of how to", "discard": "of how to", "regain": "",
    "other_back": "", "turn": "to", "put": "at", "move": "dir of into cross safe to", "go": "to",
    "test": "mod diff hidden use each pass fail to", "negate": "mod damage horror down then to",
    "hurt": "to", "march": "who dir of", "mend": "", "forfeit": "", "extinguish": "",
    "spawn": "at as name plus", "tile": "", "lift": "", "token": "", "remove": "",
    "clear": "", "feature": "at to", "edge": "kind", "set": "", "add": "", "objective": "",
    "puzzle": "pass fail", "choose": "t", "when": "to then else", "one_of": "", "call": "",
    "pool": "", "end": "epilogue", "dice": "", "reroll": "", "convert": "from into", "steps": "",
    "spaces": "", "hit_bonus": "", "forbid": "", "free_action": "", "take_over": "",
    "also_faceup": "", "game_over": "", "tell": "",
}  # fmt: skip
SPOKEN = {"t"}
"""Besides, in lists from which one entry is drawn."""


class Operations(Conditions):
    """The compiler of operations: one method each, called like the operation."""

    objectives: dict[str, int]
    epilogues: dict[str, int]
    puzzles: dict[str, int]
    root: Any
    called: set[str]
    within = 0
    """The number of `to` around the operation."""

    @abstractmethod
    def lines(self, options: Any, piece: int = 0) -> tuple[int, int]:
        """Write the lines of a question."""

    # -- blocks

    def block(self, ops: Any) -> int:
        """Write operations."""
        if ops is not None and not isinstance(ops, list):
            self.source.problem(ops, "operations")
            return 0
        return self.book.block([row for op in ops or () for row in self.op(op)])

    def spoken(self, op: Any) -> int:
        """Write an operation that begins with a text."""
        op = self.mapping(op, "an operation with a text")
        text = self.book.text(self.pair(op.get("t")))
        return self.book.block([(Opcode.TELL, text), *self.op(op, spoken=True)])

    def op(self, op: Any, spoken: bool = False) -> Rows:
        """Return one operation of the file as rows of code."""
        word = next(iter(op), "") if isinstance(op, Map) else ""
        make: Callable[[Any, Any], Rows] | None = getattr(self, f"op_{word}", None)
        if make is None or word not in KEYS:
            where = op.at[word] if word else op
            self.of(where, "operation", word or op, dict.fromkeys(KEYS))
            return []
        self.only(op, {word, *KEYS[word].split(), *(SPOKEN if spoken else ())}, word)
        if "to" not in op or word in ("hurt", "when"):
            return make(op, op[word])
        who = self.who(op["to"])
        self.within += 1
        rows = make(op, op[word])
        self.within -= 1
        return rows if who == Selector.SELF else [(Opcode.EACH, who, 0, self.book.block(rows), 0)]

    def matters(self, *blocks: int) -> bool:
        """Whether the keeper has something to do in one of these blocks."""
        for at in blocks:
            while at and self.book.code[at][0] != Opcode.STOP:
                row = self.book.code[at]
                op = Opcode(row[0])
                inner = [
                    x for kind, x in zip(OPS[op].operands, row[1:], strict=False) if kind == "code"
                ]
                judged = op == Opcode.WHEN and self.keeper_judges(row[1])
                if judged or (OPS[op].side == Side.KEEPER and op != Opcode.WHEN):
                    return True
                if self.matters(*inner):
                    return True
                at += 1
        return False

    def keeper_judges(self, at: int) -> bool:
        """Whether a condition compares something that only the keeper knows."""
        return any(Sign.EQ <= sign <= Sign.GE for sign, _, _ in self.condition_rows(at))

    # -- operands

    def who(self, x: Any) -> Selector:
        """Read a selector; within `to`, self is whoever the operation is carried out for."""
        found: Selector = self.of(x, "selector", x, WHO)
        return found

    def of_whom(self, x: Any) -> Selector:
        """Read whom movement is toward or away from; within `to`, self is whoever acts."""
        found = self.who(x)
        return Selector.ORIGIN if found == Selector.SELF and self.within else found

    def at(self, x: Any) -> int:
        """Read a place as an operand."""
        if not isinstance(x, list) and str(x) in PLACES:
            return int(PLACES[str(x)])
        return NAMED_PLACE + self.book.listed(self.place(x))

    def skill(self, x: Any) -> int:
        """Read a skill."""
        return self.index(x, "skill", x, SKILLS)

    def use(self, op: Any) -> int:
        """Read the purpose of a test; 0: as its scene says."""
        return int(self.of(op, "purpose of a test", op["use"], USES)) if "use" in op else 0

    def flag(self, op: Any, key: str) -> int:
        """Return 1 if a key is true."""
        return int(key in op and self.true(op[key]))

    # -- harm

    def op_damage(self, op: Any, v: Any) -> Rows:
        return [(Opcode.DAMAGE, self.whole(v), self.flag(op, "down"))]

    def op_horror(self, op: Any, v: Any) -> Rows:
        return [(Opcode.HORROR, self.whole(v), self.flag(op, "down"))]

    def op_heal(self, op: Any, v: Any) -> Rows:
        down = self.index(op, "face", op.get("face", "any"), ("any", "down"))
        harm = self.index(v, "harm", v, HARMS)
        return [(Opcode.HEAL, harm, self.whole(op.get("num", "1")), down)]

    def op_flip_card(self, op: Any, v: Any) -> Rows:
        up = self.index(op, "side", op.get("side", "up"), ("down", "up"))
        harm = self.index(v, "harm", v, HARMS)
        return [(Opcode.FLIP_CARD, harm, self.whole(op.get("num", "1")), up)]

    def op_prevent(self, op: Any, v: Any) -> Rows:
        return [(Opcode.PREVENT, self.whole(v))]

    def op_take_down(self, op: Any, v: Any) -> Rows:
        return [(Opcode.TAKE_DOWN,)]

    def op_take_over(self, op: Any, v: Any) -> Rows:
        return [(Opcode.TAKE_OVER,)]

    def op_also_faceup(self, op: Any, v: Any) -> Rows:
        return [(Opcode.ALSO_FACEUP,)]

    def op_become(self, op: Any, v: Any) -> Rows:
        return [(Opcode.BECOME, self.index(v, "Condition", v, CONDITIONS))]

    # -- cards and Clues

    def op_clue(self, op: Any, v: Any) -> Rows:
        return [(Opcode.CLUE, self.whole(v))]

    def op_gain(self, op: Any, v: Any) -> Rows:
        return [(Opcode.GAIN, self.of(v, "card", v, self.faces))]

    def op_gain_any(self, op: Any, v: Any) -> Rows:
        trait = 1 + self.index(op, "trait", op["trait"], TRAITS) if "trait" in op else 0
        return [(Opcode.GAIN_ANY, self.index(v, "deck", v, DECKS), trait)]

    def some(self, o: Opcode, op: Any, v: Any) -> Rows:
        """Return the row of so many cards of a sort, chosen or at random."""
        if str(v) == "this":
            return [(o, 1, What.THIS, 0)]
        what = self.of(op, "sort of card", op.get("of", "possession"), WHAT)
        how = self.index(op, "way", op.get("how", "choice"), ("choice", "random"))
        return [(o, self.whole(v), what, how)]

    def op_drop(self, op: Any, v: Any) -> Rows:
        return self.some(Opcode.DROP, op, v)

    def op_discard(self, op: Any, v: Any) -> Rows:
        return self.some(Opcode.DISCARD, op, v)

    def op_regain(self, op: Any, v: Any) -> Rows:
        return [(Opcode.REGAIN,)]

    def op_other_back(self, op: Any, v: Any) -> Rows:
        return [(Opcode.OTHER_BACK,)]

    def op_turn(self, op: Any, v: Any) -> Rows:
        return [(Opcode.TURN, self.of(v, "card", v, WHAT))]

    def op_put(self, op: Any, v: Any) -> Rows:
        return [(Opcode.PUT, self.at(op.get("at", "self")))]

    # -- movement and features

    def op_move(self, op: Any, v: Any) -> Rows:
        direction = self.of(op, "direction", op.get("dir", "free"), DIRECTIONS)
        of = self.of_whom(op["of"]) if "of" in op else Selector.SELF
        into = self.at(op["into"]) if "into" in op else 0
        cross = int("cross" in op)
        if cross and str(op["cross"]) != "impassable":
            self.source.problem(op["cross"], "cross")
        return [(Opcode.MOVE, self.whole(v), direction, of, into, cross, self.flag(op, "safe"))]

    def op_go(self, op: Any, v: Any) -> Rows:
        return [(Opcode.GO, self.at(v))]

    def op_march(self, op: Any, v: Any) -> Rows:
        who = self.who(op.get("who", "monster"))
        direction = self.of(op, "direction", op.get("dir", "toward"), DIRECTIONS)
        return [
            (Opcode.MARCH, self.whole(v), who, direction, self.of_whom(op.get("of", "closest")))
        ]

    def op_feature(self, op: Any, v: Any) -> Rows:
        feature = self.index(v, "feature", v, FEATURES)
        return [(Opcode.FEATURE, feature, self.at(op.get("at", "self")))]

    def op_extinguish(self, op: Any, v: Any) -> Rows:
        return [(Opcode.EXTINGUISH, self.whole(v))]

    def op_edge(self, op: Any, v: Any) -> Rows:
        """Write a Wall or Door token on an edge: [a space, another] or an outer edge (01A.W1)."""
        kind = self.index(op, "token", op.get("kind", "wall"), EDGES)
        if isinstance(v, list) and len(v) == 2:
            ends = {self.plan.spaces.get(str(x), 0) for x in v}
            found = [n for n, (a, b, _) in enumerate(self.plan.edges) if {a, b} == ends]
        else:
            outer = self.plan.outer(str(v))
            found = [outer[1]] if outer and outer[1] >= 0 else []
        if not found:
            self.source.problem(op, "edge", name=v)
            return []
        return [(Opcode.EDGE, found[0], kind)]

    # -- tests

    def op_test(self, op: Any, v: Any) -> Rows:
        skill, mod, use = self.skill(v), self.whole(op.get("mod", "0")), self.use(op)
        good, bad = self.block(op.get("pass")), self.block(op.get("fail"))
        if "hidden" in op:
            tally = self.book.variable(f"tally at {op.mark[0]}:{op.mark[1]}")
            return [(Opcode.ADD_UP, skill, mod, self.amount(op["hidden"]), tally, use, good)]
        if "each" in op:
            each = self.block(op["each"])
            return [(Opcode.TIMES, skill, mod, use, each, int(self.matters(each)))]
        heard = int(self.matters(good, bad))
        return [(Opcode.TEST, skill, mod, self.whole(op.get("diff", "1")), use, good, bad, heard)]

    def op_negate(self, op: Any, v: Any) -> Rows:
        d, h = self.whole(op.get("damage", "0")), self.whole(op.get("horror", "0"))
        mod, then = self.whole(op.get("mod", "0")), self.block(op.get("then"))
        down, heard = self.flag(op, "down"), int(self.matters(then))
        return [(Opcode.NEGATE, self.skill(v), mod, d, h, down, then, heard)]

    def op_dice(self, op: Any, v: Any) -> Rows:
        return [(Opcode.DICE, self.whole(v))]

    def op_reroll(self, op: Any, v: Any) -> Rows:
        return [(Opcode.REROLL, self.whole(v))]

    def op_convert(self, op: Any, v: Any) -> Rows:
        if str(op.get("from", "investigation")) != "investigation":
            self.source.problem(op["from"], "convert")
        return [(Opcode.CONVERT, ALL_CONVERTED if str(v) == "all" else self.whole(v))]

    def op_steps(self, op: Any, v: Any) -> Rows:
        return [(Opcode.STEPS, self.whole(v))]

    def op_spaces(self, op: Any, v: Any) -> Rows:
        return [(Opcode.SPACES, self.whole(v))]

    def op_hit_bonus(self, op: Any, v: Any) -> Rows:
        return [(Opcode.HIT_BONUS, self.whole(v))]

    def op_forbid(self, op: Any, v: Any) -> Rows:
        return [(Opcode.FORBID, self.index(v, "prohibition", v, FORBIDS))]

    def op_free_action(self, op: Any, v: Any) -> Rows:
        return [(Opcode.FREE_ACTION, self.index(v, "free action", v, ("trade",)))]

    def op_forfeit(self, op: Any, v: Any) -> Rows:
        return [(Opcode.FORFEIT,)]

    # -- monsters

    def op_hurt(self, op: Any, v: Any) -> Rows:
        return [(Opcode.HURT, self.amount(v), self.who(op.get("to", "monster")))]

    def op_mend(self, op: Any, v: Any) -> Rows:
        return [(Opcode.MEND, self.whole(v))]

    def op_spawn(self, op: Any, v: Any) -> Rows:
        if not self.wanted(op, ("at",), "spawn"):
            return []
        creature = self.of(v, "monster", op.get("as", v), self.creatures)
        return [(Opcode.SPAWN, creature, self.at(op["at"]), self.whole(op.get("plus", "0")))]

    # -- the board

    def op_tile(self, op: Any, v: Any) -> Rows:
        return [(Opcode.TILE, self.of(v, "face in the layout", v, self.plan.tiles))]

    def op_lift(self, op: Any, v: Any) -> Rows:
        return [(Opcode.LIFT, self.of(v, "face in the layout", v, self.plan.tiles))]

    def op_token(self, op: Any, v: Any) -> Rows:
        names = v if isinstance(v, list) else [v]
        return [(Opcode.TOKEN, self.of(n, "token", n, self.tokens)) for n in names]

    def op_remove(self, op: Any, v: Any) -> Rows:
        rows: Rows = []
        for name in v if isinstance(v, list) else [v]:
            if str(name) in self.creatures:
                rows.append((Opcode.UNSPAWN, self.creatures[str(name)]))
            else:
                what = "token or monster with a name"
                rows.append((Opcode.REMOVE, self.of(name, what, name, self.tokens)))
        return rows

    def op_clear(self, op: Any, v: Any) -> Rows:
        return [(Opcode.CLEAR, self.index(v, "group", v, ("board", "monsters")))]

    # -- the story

    def op_set(self, op: Any, v: Any) -> Rows:
        given = self.mapping(v, "set").items()
        return [(Opcode.CALC, self.book.variable(n), 0, self.amount(x), 1) for n, x in given]

    def op_add(self, op: Any, v: Any) -> Rows:
        given = self.mapping(v, "add").items()
        return [(Opcode.CALC, self.book.variable(n), 1, self.amount(x), 1) for n, x in given]

    def op_tell(self, op: Any, v: Any) -> Rows:
        return [(Opcode.TELL, self.book.text(self.pair(v)))]

    def op_objective(self, op: Any, v: Any) -> Rows:
        return [(Opcode.OBJECTIVE, self.of(v, "objective", v, self.objectives))]

    def op_puzzle(self, op: Any, v: Any) -> Rows:
        z = self.of(v, "puzzle", v, self.puzzles)
        return [(Opcode.PUZZLE, z, self.block(op.get("pass")), self.block(op.get("fail")))]

    def op_choose(self, op: Any, v: Any) -> Rows:
        first, count = self.lines(v)
        if not count:
            self.source.problem(op, "no-question")
        return [(Opcode.CHOOSE, self.book.text(self.pair(op.get("t"))), first, count, 0)]

    def op_when(self, op: Any, v: Any) -> Rows:
        self.within += int("to" in op)
        then, other = self.block(op.get("then")), self.block(op.get("else"))
        self.within -= int("to" in op)
        if "to" in op:
            return [(Opcode.EACH, self.who(op["to"]), self.condition(v), then, other)]
        at, lot = self.branch(v)
        asks = any(sign >= 16 for sign, _, _ in self.condition_rows(at))
        return [(Opcode.WHEN, at, then, other, int(asks and self.matters(then, other)), lot)]

    def op_one_of(self, op: Any, v: Any) -> Rows:
        drawn = self.book.variable(f"drawn at {op.mark[0]}:{op.mark[1]}")
        lots = self.row(v, "one_of")
        if not lots:
            self.source.problem(op, "no-lots")
        rows: Rows = [(Opcode.CHANCE, drawn, max(1, len(lots)), 1)]
        for k, ops in enumerate(lots, 1):
            left, right = self.book.number(NumberSource.VARIABLE, drawn), self.book.number(plus=k)
            at = self.book.condition([(int(Sign.EQ), left, right)])
            rows.append((Opcode.WHEN, at, self.block(ops), 0, 0))
        return rows

    def op_call(self, op: Any, v: Any) -> Rows:
        self.of(v, "event", v, self.root["events"])
        if str(v) not in self.root["events"]:
            return []
        self.called.add(str(v))
        return [(Opcode.CALL, str(v))]

    def op_pool(self, op: Any, v: Any) -> Rows:
        severity = self.index(v, "severity", v, ("minor", "major"))
        return [(Opcode.POOL, (Trigger.POOL_MINOR, Trigger.POOL_MAJOR)[severity])]

    def op_end(self, op: Any, v: Any) -> Rows:
        won = self.index(v, "end", v, RESULTS)
        return [(Opcode.END, won, self.of(op, "epilogue", op.get("epilogue"), self.epilogues))]

    def op_game_over(self, op: Any, v: Any) -> Rows:
        return [(Opcode.GAME_OVER,)]
