"""Every message of the rules compiler: the smallest rules that cause it, its line, its hint."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel import Game, RulesError, load
from noctuary.kernel.compiler.messages import MESSAGES
from tests.kernel.snippets import HEAD, TAIL, game, module

MARK = "  # here"
BODY = "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    "
PLAIN = (
    "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    plain(g, 1)\n"
    "\ndef plain(g, p):\n    "
)
RULE = "@rule()\ndef other(g, p) -> Rule:\n    yield ask(p, go_options)\n\n"


def body(line: str, before: str = "") -> str:
    """Return a rule with one more line, which is the wrong one."""
    return before + BODY + line + MARK


def plain(line: str, before: str = "") -> str:
    """Return a plain def with one line, which is the wrong one."""
    return before + PLAIN + line + MARK


def wild(line: str) -> str:
    """Return an options function with one line, which is the wrong one."""
    options = f"def wild_options(g, p):\n    {line}{MARK}\n    offer(g, Go())\n"
    return f"{BODY}yield ask(0, wild_options)\n\n{options}"


CASES: list[tuple[str, str]] = [
    ("statement", body("del g.row")),
    ("statement", body("assert g.x == 0")),
    ("statement", body("raise ValueError")),
    ("statement", body("import os")),
    ("statement", body("y: int")),
    ("statement", body("g.x")),
    ("statement", body("a = b = 1")),
    ("statement", plain("def inside(g): return 1")),
    ("statement", plain("while True: raise ValueError")),
    ("expression", body("g.x = [1, 2]")),
    ("expression", body("g.x = {}")),
    ("expression", body("g.x = lambda: 1")),
    ("expression", body("g.x = (y := 3)")),
    ("expression", body("g.x = f'{g.x}'")),
    ("expression", body("g.x = 1 in g.row in g.row")),
    ("expression", body("g.x = g.bag.append(1)")),
    ("operator", body("g.x = 3 / 2")),
    ("operator", body("g.x = 3 ** 2")),
    ("operator", body("g.x /= 2")),
    ("operator", body("g.x = +g.x")),
    ("operator", body("g.x = 1 if g.x is 3 else 0")),
    ("constant", body("g.x = 1.5")),
    ("constant", body("g.x = 'a'")),
    ("constant", body("g.x = None")),
    ("name", body("g.x = nowhere")),
    ("name", body("g.x = nowhere(g)")),
    ("shadow", "@rule()\ndef body(g) -> Rule:  # here\n    put = 3\n    yield ask(0, go_options)"),
    ("field", body("g.x = g.nothing")),
    ("field", body("g.x = g.nothing[1]")),
    ("index", body("g.x = g.row[1][2]")),
    ("index", body("g.grid[1] = 3")),
    ("index", body("g.x = TWO[1][1]", "TWO = (1, 2)\n")),
    ("whole", body("g.x = g.row")),
    ("whole", body("g.x = g.grid[1]")),
    ("whole", body("g.x = g.deck")),
    ("whole", body("g.x = TWO[1]", "TWO = ((1, 2), (3, 4))\n")),
    ("whole", body("g.x = min(g.bag)")),
    ("param", body("g.seats = 3")),
    ("param", body("g.asked = 3")),
    ("pieces", body("g.deck.append(3)")),
    ("pieces", body("g.deck[0] = 3")),
    ("pieces", body("g.x = take(g, g.deck)")),
    ("plain_zone", body("move(g, 1, g.bag)")),
    ("plain_zone", body("draw(g, g.bag, g.deck)")),
    ("zone_wanted", body("move(g, 1, g.row)")),
    ("zone_wanted", body("g.x = len(g.hand)")),
    ("zone_wanted", body("g.x = 1 if 3 in range(4) else 0")),
    ("bag_only", body("draw(g, g.pile, g.deck)")),
    ("method", body("g.bag.sort()")),
    ("method", body("g.row.append(1)")),
    ("call", body("print(1)")),
    ("call", body("g.x = range(4)")),
    ("call", body("g.x = TWO[1](g)", "TWO = (1, 2)\n")),
    ("arguments", body("put(g)")),
    ("arguments", body("put(g, 1, 2)")),
    ("arguments", body("put(g, m=1)")),
    ("arguments", body("put(1)")),
    ("arguments", body("put(*g.row)")),
    ("arguments", body("g.x = Choose()")),
    ("arguments", body("g.x = Choose(n=1, m=2)")),
    ("arguments", body("g.x = Choose.m(3)")),
    ("arguments", body("emit(g, Told(n=1))")),
    ("arguments", body("g.x = rand(g)")),
    ("arguments", body("g.bag.append()")),
    ("arguments", body("for i in range(): pass")),
    ("arguments", body("for i in range(0, 9, g.x): pass")),
    ("arguments", body("with g.attacks.open(nothing=1) as at: pass")),
    ("arguments", body("yield ask()")),
    ("arguments", body("yield ask(0)")),
    ("bare_rule", body("other(g, 1)", RULE)),
    ("bare_rule", body("TABLE[0](g, 1)", RULE + "TABLE = (other,)\n")),
    ("bare_rule", body("g.x = call(g, 1)")),
    ("yield_from", body("yield from put(g, 1)")),
    ("yield_from", body("yield from g.row")),
    ("yield_from", body("yield from TABLE[0](g, 1)", "TABLE = (put,)\n")),
    ("yield_from", body("g.x = ref(put)")),
    ("yield", body("yield 5")),
    ("yield", body("yield")),
    ("yield", body("g.x = ask(0, go_options)")),
    ("yield_place", body("put(g, (yield ask(0, go_options)))")),
    ("yield_place", body("g.x = 1 + (yield ask(0, go_options))")),
    (
        "not_marked",
        "@rule()\ndef body(g) -> Rule:\n    yield from wild(g)\n\n"
        "def wild(g):  # here\n    yield ask(0, go_options)\n",
    ),
    ("options_name", body("yield ask(0, put)")),
    ("options_shape", body("yield ask(0, go_options, 1)")),
    ("options_shape", body("yield ask(0, 3)")),
    (
        "options_shape",
        body(
            "yield ask(0, odd_options)",
            "@rule()\ndef odd_options(g, p) -> Rule:\n    yield ask(0, go_options)\n\n",
        ),
    ),
    (
        "context",
        body(
            "yield ask(0, wide_options, 1, 2, 3, 4)",
            "def wide_options(g, p, a, b, c, d):\n    offer(g, Go())\n\n",
        ),
    ),
    ("alone", body("yield ask(0, go_options, alone=3)")),
    ("arguments", body("yield ask(0, go_options, together=1)")),
    (
        "zone_question",
        "@rule()\ndef body(g) -> Rule:\n    for c in g.deck:  # here\n"
        "        yield ask(0, go_options)\n",
    ),
    ("truth", body("g.x = g.x or 3")),
    ("truth", body("put(g, g.x and g.tiny)")),
    ("local_array", body("d = [0] * 4")),
    ("array_shape", plain("d = [0] * p")),
    ("array_shape", plain("d = [0, 1] * 4")),
    ("array_shape", plain("g.x = [0] * 4")),
    ("finish", plain("finish(g)")),
    ("finish", body("g.x = finish(g)")),
    ("deny_clause", plain("deny(g, Go(), 3)")),
    ("deny_clause", plain("deny(g, Go(), CLAUSE)", "CLAUSE = 'X-1'\n")),
    ("event_only", body("emit(g, 3)")),
    ("event_only", body("g.x = Told(n=1, m=2)")),
    ("for", body("for i in TWO: pass", "TWO = (1, 2)\n")),
    ("for", body("for i in 5: pass")),
    ("for", body("for i in g.grid: pass")),
    ("for_else", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n"
     "    for i in range(3):  # here\n        pass\n    else:\n        pass\n"),
    ("for_else", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n"
     "    while g.x:  # here\n        pass\n    else:\n        pass\n"),
    ("with", body("with open('x') as f: pass")),
    ("with", body("with g.attacks.open(): pass")),
    ("target", body("g.x, g.tiny = 1")),
    ("target", body("for g.x in range(3): pass")),
    ("table", body("g.x = ODD[0]", "ODD = (1, 'a')\n")),
    ("table", body("g.x = ODD[0][0]", "ODD = ((1, 2), (3,))\n")),
    ("function_table", body("yield from MIX[0](g, 1)", RULE + "MIX = (other, put)\n")),
    ("function_table", body("MIX[0](g, 1)", "MIX = (put, go_options, choose_options)\n")),
    ("default", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    late(g, 2)\n\n"
     "def late(g, n=1.5):  # here\n    pass\n"),
    ("g_first", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    odd(g)\n\n"
     "def odd(h):  # here\n    pass\n"),
    ("g_first", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    odd(g)\n\n"
     "def odd(g, *rest):  # here\n    pass\n"),
    ("action_only", plain("offer(g, 3)")),
    ("action_only", plain("offer(g, g.x)")),
    ("ask_clause", body("yield ask(0, go_options, clause=3)")),
    ("ask_clause", body("yield ask(0, go_options, clause=CLAUSE)", "CLAUSE = 'X-1'\n")),
    ("two_clauses", body("yield ask(0, go_options, clause='X-1')")),
    ("action_only", plain("deny(g, 3, 'X-1')")),
    ("options_change", wild("g.x += 1")),
    ("options_change", wild("draw(g, g.deck, g.pile)")),
    ("options_change", wild("put(g, 1)")),
    ("options_change", wild("g.bag.append(3)")),
    ("cached", BODY + "plain(g, 1)\n\n@cached\ndef plain(g, p):\n    g.x = p" + MARK),
    ("cached", BODY + "plain(g, 1)\n\n@cached\ndef plain(g, p):\n    put(g, p)" + MARK),
    ("order", body("two(g, b=put(g, 1), a=2)", "def two(g, a, b):\n    put(g, a - b)\n\n")),
    ("order", body("emit(g, Told(m=put(g, 1), n=2))")),
    ("range", body("g.x = g.row[4]")),
    ("range", body("g.x = len(g.hand[2])")),
    ("range", body("move(g, 0, g.hand[3])")),
    ("no_value", body("g.x = silent(g)", "def silent(g):\n    put(g, 1)\n\n")),
    ("no_value", body("g.x = MUTE[0](g)", "def silent(g):\n    put(g, 1)\n\nMUTE = (silent,)\n")),
    ("no_value", body("a = yield from other(g, 1)", RULE)),
    ("way_out", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    half(g, 1)\n\n"
     "def half(g, p):  # here\n    if p:\n        return 1\n"),
    ("unset", "@rule()\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n    if g.x:\n"
     "        y = 3\n    put(g, y)  # here\n"),
    ("genexp", body("g.x = sum(i + j for i in range(3) for j in range(3))")),
    ("genexp", body("g.x = sum(range(3))")),
    ("genexp", body("g.x = sum(i for i, j in range(3))")),
]  # fmt: skip


def refused(spec: Game) -> str:
    with pytest.raises(RulesError) as e:
        load(spec, "gen")
    return str(e.value)


def line_of(source: str) -> int:
    lines = source.splitlines()
    return next(i for i, x in enumerate(lines, 1) if x.endswith(MARK.strip()))


@pytest.mark.parametrize(
    ("key", "rules"), CASES, ids=[f"{i}-{k}" for i, (k, _) in enumerate(CASES)]
)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_message(key: str, rules: str, tmp_path: Path) -> None:
    """File, line, what is wrong, what to write instead, and the line itself."""
    source = HEAD + rules + "\n" + TAIL
    what, todo = MESSAGES[key]
    said = refused(game(module(tmp_path, source)))
    place, _, rest = said.partition(": in ")
    file, _, line = place.rpartition(":")
    assert Path(file).parent == tmp_path
    assert rest.partition(": ")[2].startswith(what), said
    assert f"; {todo}" in rest
    assert int(line) == line_of(source)


MEANT: list[tuple[str, str, str]] = [
    ("mvoe(g, 1, g.pile)", "name", "mvoe (did you mean move?)"),
    ("yield aks(0, go_options)", "name", "aks (did you mean ask?)"),
    ("yield from otter(g, 1)", "name", "otter (did you mean other?)"),
    ("yield ask(0, goo_options)", "name", "goo_options (did you mean go_options?)"),
    ("offer(g, Choos(n=3))", "name", "Choos (did you mean Choose?)"),
    ("emit(g, Tld(n=3, m=1))", "name", "Tld (did you mean Told?)"),
    ("for i in rnge(3): pass", "name", "rnge (did you mean range?)"),
    ("g.x = sum(rw for i in range(3))", "name", "rw"),
    ("g.x = Pick.gold", "name", "Pick.gold"),
    ("g.x = Colour.gren", "name", "Colour.gren (did you mean Colour.green?)"),
    ("g.bgs[0].append(1)", "field", "g.bgs (did you mean g.bags?)"),
    ("g.tny = 3", "field", "g.tny (did you mean g.tiny?)"),
    ("g.tny += 3", "field", "g.tny (did you mean g.tiny?)"),
    ("for c in g.hnd[0]: pass", "field", "g.hnd (did you mean g.hand?)"),
    ("move(g, 1, g.pil)", "field", "g.pil (did you mean g.pile?)"),
    ("g.x = len(g.pil)", "field", "g.pil (did you mean g.pile?)"),
    ("g.x = 1 if 3 in g.pil else 0", "field", "g.pil (did you mean g.pile?)"),
    ("with g.atacks.open() as a: pass", "field", "g.atacks (did you mean g.attacks?)"),
    ("g.attacks.damge[0] = 3", "field", "attacks.damge (did you mean attacks.damage?)"),
    ("g.x = g.bare", "field", "bare is written in Table without Int(), Arr(…), Zone(…) …"),
    ("g.x = Choose.k(3)", "arguments", "Choose.k, it has n, matches"),
    ("g.x = 1 if Choose.machtes(3) else 0", "arguments", "(did you mean Choose.matches?)"),
    ("offer(g, Choose(nn=3))", "arguments", "no field nn (did you mean n?), fields are n"),
    ("put(g, nn=1)", "arguments", "put has no nn (did you mean n?)"),
    ("yield ask(0, go_options, claus='X')", "arguments", "ask has no claus (did you mean clause?)"),
    ("with g.attacks.open(damge=1) as a: pass", "arguments", "no column damge (did"),
    ("emit(Told(n=1, m=2))", "arguments", "emit takes (g, event)"),
    ("yield from quiet(g)", "yield_from", "quiet asks without yield"),
    ("yield from put(g, 1)", "yield_from", "put never yields"),
]  # fmt: skip
"""A line that is nearly right: the key of its message, and what the message says about it."""


@pytest.mark.parametrize(("line", "key", "note"), MEANT, ids=[line for line, *_ in MEANT])
def test_did_you_mean(line: str, key: str, note: str, tmp_path: Path) -> None:
    """A misspelt name is called one, whatever else is wrong because of it."""
    more = 'Colour = Kind("colour", "red", "green")\n\n@rule()\ndef quiet(g):\n'
    more += "    a = ask(0, go_options)\n\n"
    head = HEAD.replace("    bag = ", "    bare: Int\n    bag = ")
    said = refused(game(module(tmp_path, head + body(line, RULE + more) + "\n" + TAIL)))
    assert f": in body: {MESSAGES[key][0]}: " in said and note in said


def test_a_missing_import_is_named(tmp_path: Path) -> None:
    """A word of the language, or a function of another file of the game."""
    source = HEAD.replace("import *", "import *\ndel emit") + body("emit(g, Told(n=1, m=2))")
    said = refused(game(module(tmp_path, source + "\n" + TAIL)))
    assert "unknown name: emit (import it: from noctuary.kernel import emit)" in said
    chapter = module(tmp_path, "from noctuary.kernel import *\ndef far(g):\n    pass\n")
    name = chapter.__name__
    lines = f"import {name}\n{BODY}{name}.far(g)\n    far(g)\n"
    said = refused(game(module(tmp_path, HEAD + lines + TAIL)))
    assert f"unknown name: far (import it from {name})" in said


DECLARED = {
    "tiny = Int(bits=8, see='owners')": "see= is PUBLIC, OWNER, NOBODY or a function, not 'owners'",
    "tiny = Arr(2, see=Seat)": "not Kind(seat)",
    "tiny = Arr(2, see=secret)": "Table.tiny: see= wants a function (g, row, seat), not secret(",
    "tiny = Zone(8, of='cards')": "of= wants Pieces declared in the same class, not 'cards'",
    "tiny = Zone(8, of=cards, order='heap')": "Table.tiny: order= is BAG or STACK, not 'heap'",
    "tiny = Zone()": "write Zone(room), or Zone(zones, room) for several",
}  # fmt: skip
"""Fields that cannot be, and what is said of each."""


@pytest.mark.parametrize("line", DECLARED)
def test_declarations_are_checked(line: str, tmp_path: Path) -> None:
    head = HEAD.replace("tiny = Int(bits=8)\n    attacks", f"{line}\n    attacks")
    assert head != HEAD
    with pytest.raises(RulesError) as e:
        load(game(module(tmp_path, head + BODY + "pass\n" + TAIL)), "gen")
    assert DECLARED[line] in str(e.value)


def test_rule_without_brackets(tmp_path: Path) -> None:
    """`@rule` says how it is written, at import."""
    with pytest.raises(RulesError, match=r"write @rule\(\) .* above body"):
        module(tmp_path, HEAD + "@rule\ndef body(g) -> Rule:\n    yield ask(0, go_options)\n")


def test_same_pieces(tmp_path: Path) -> None:
    """Two sorts of pieces do not mix."""
    rules = body("move_all(g, g.deck, g.coffer)")
    head = HEAD.replace(
        "    bag = ",
        "    coins = Pieces(3)\n    coffer = Zone(3, of=coins, start=True)\n    bag = ",
    )
    said = refused(game(module(tmp_path, head + rules + "\n" + TAIL)))
    assert ": ".join(("in body", "; ".join(MESSAGES["same_pieces"]))) in said
    assert f":{line_of(head + rules)}:" in said


def test_hidden_local(tmp_path: Path) -> None:
    """A hidden piece in a variable across a question, however it got there."""
    head = HEAD.replace(
        "deck = Zone(8, of=cards, start=True)", "deck = Zone(8, of=cards, start=True, see=NOBODY)"
    )
    start = "@rule()\ndef body(g) -> Rule:\n    "
    for first in (
        "c = g.deck[0]",
        "c = draw(g, g.deck, g.secret[0])",
    ):
        rules = f"{start}{first}\n    yield ask(0, go_options)\n    put(g, c)  # here\n"
        text = head.replace(
            "    bag = ", "    secret = Zone(2, 4, of=cards, see=OWNER)\n    bag = "
        )
        said = refused(game(module(tmp_path, text + rules + TAIL)))
        assert f":{line_of(text + rules)}: in body: {MESSAGES['hidden_local'][0]}: c; " in said
        assert MESSAGES["hidden_local"][1] in said
    fine = f"{start}c = draw(g, g.deck, g.pile)\n    yield ask(0, go_options)\n    put(g, c)\n"
    assert load(game(module(tmp_path, head + fine + TAIL)), "gen").backend == "gen"


HOLES = {
    "annotated": "c: int = g.deck[0]\n    yield ask(0, go_options)\n    put(g, c)",
    "copied": "c = g.deck[0]\n    d = c\n    yield ask(0, go_options)\n    put(g, d)",
    "computed": "c = g.deck[0] + 1\n    yield ask(0, go_options)\n    put(g, c)",
    "returned": "c = first(g)\n    yield ask(0, go_options)\n    put(g, c)",
    "looped": "for c in g.deck:\n        g.x = 1\n    yield ask(0, go_options)\n    put(g, g.x)\n"
    "    d = 0\n    for c in g.deck:\n        d = c\n    yield ask(0, go_options)\n    put(g, d)",
    "passed on": "yield from other(g, g.deck[0])",
    "context": "yield ask(0, choose_options, g.deck[0])",
}
"""Ways for a hidden piece to cross a question."""


@pytest.mark.parametrize("way", HOLES)
def test_hidden_pieces_cross_in_no_way(way: str, tmp_path: Path) -> None:
    """Neither in a variable, nor as an argument, nor as the context of a question."""
    head = HEAD.replace("deck = Zone(8, of=cards,", "deck = Zone(8, of=cards, see=NOBODY,")
    helper = "def first(g):\n    return g.deck[0]\n\n" + RULE
    source = f"{head}{helper}@rule()\ndef body(g) -> Rule:\n    {HOLES[way]}\n{TAIL}"
    assert MESSAGES["hidden_local"][0] in refused(game(module(tmp_path, source)))


def test_param(tmp_path: Path) -> None:
    """What comes from the options of the table stays as it is."""
    head = HEAD.replace("    bag = ", "    cost = Param(2)\n    bag = ")
    source = head + body("g.cost[0] = 3") + "\n" + TAIL
    said = refused(game(module(tmp_path, source)))
    assert f":{line_of(source)}: in body: {'; '.join(MESSAGES['param'])}" in said


@pytest.mark.parametrize("line", ["g.leaf[0] = 3", "g.leaf[0] += 3", "g.page[1][1] = g.x"])
def test_book(line: str, tmp_path: Path) -> None:
    """What is read stays as it is."""
    head = HEAD.replace("    bag = ", "    leaf = Book(4)\n    page = Book(2, 3)\n    bag = ")
    source = head + body(line) + "\n" + TAIL
    said = refused(game(module(tmp_path, source)))
    assert f":{line_of(source)}: in body: {'; '.join(MESSAGES['book'])}" in said


def test_twice(tmp_path: Path) -> None:
    """One file that uses one name for two functions; two files with questions of one name."""
    again = "OLD = (put,)\ndef put(g, n):\n    return n\n\n"
    said = refused(game(module(tmp_path, HEAD + again + BODY + "OLD[0](g, put(g, 1))\n" + TAIL)))
    assert "; ".join(MESSAGES["twice"]) in said and ": in put: " in said
    chapter = module(tmp_path, "from noctuary.kernel import *\ndef go_options(g, p):\n    pass\n")
    name = chapter.__name__
    asked = f"import {name}\n{BODY}yield ask(0, {name}.go_options)\n"
    said = refused(game(module(tmp_path, HEAD + asked + TAIL)))
    assert "; ".join(MESSAGES["twice"]) in said and ": in go_options: " in said


def test_source(tmp_path: Path) -> None:
    """A function that was made and not written: only its name can be told."""
    source = HEAD + "exec('def made(g):\\n    pass')\n" + body("made(g)") + "\n" + TAIL
    said = refused(game(module(tmp_path, source)))
    assert said.startswith(f"made: {'; '.join(MESSAGES['source'])}")


def test_resample(tmp_path: Path) -> None:
    """A hidden number, and nobody says how to draw it anew."""
    head = HEAD.replace("    tiny = Int(bits=8)", "    tiny = Int(bits=8, see=NOBODY)")
    source = head + BODY + "pass\n" + TAIL
    said = refused(game(module(tmp_path, source)))
    what, todo = MESSAGES["resample"]
    assert f": in main: {what}: tiny; {todo}" in said


def test_shared_ref(tmp_path: Path) -> None:
    """A rule held as a value cannot have two numbers: two games that share it."""
    shared = module(
        tmp_path, HEAD + "@rule()\ndef held(g) -> Rule:\n    yield ask(0, go_options)\n"
    )
    users = [
        f"from {shared.__name__} import *\nfrom {shared.__name__} import Table, held, go_options\n"
        f"@rule()\ndef body(g) -> Rule:\n{more}    g.x = ref(held)\n"
        f"    yield ask(0, go_options)\n{TAIL}"
        for more in ("", "    yield from first(g)\n")
    ]
    first = "@rule()\ndef first(g) -> Rule:\n    yield ask(0, go_options)\n\n"
    load(game(module(tmp_path, users[0])), "gen")
    said = refused(game(module(tmp_path, users[1].replace("@rule()", first + "@rule()", 1))))
    assert "; ".join(MESSAGES["shared_ref"]) in said and ": in held: " in said


def test_every_message_is_shown() -> None:
    """No message is left out."""
    own = {"same_pieces", "hidden_local", "param", "book", "twice", "source", "resample"}
    own |= {"shared_ref"}
    assert {key for key, _ in CASES} | own == MESSAGES.keys()
