"""The messages of the rules compiler: what is wrong, and what to write instead."""

MESSAGES: dict[str, tuple[str, str]] = {
    "statement": (
        "this statement is not in the language",
        "use if, while, for, with, return, break, continue, assignments",
    ),
    "expression": (
        "this expression is not in the language",
        "use ints, comparisons, tables, fields of g and calls of rules",
    ),
    "operator": (
        "this operator is not in the language",
        "use + - * // % & | ^ << >> ~ and comparisons",
    ),
    "constant": (
        "only ints and truth values are values",
        "keep texts in locales/*.ftl and floats as thousandths",
    ),
    "name": ("unknown name", "define it in the rules, or import it from a module of the game"),
    "shadow": (
        "this name is used as a variable and as something else",
        "give one of them another name",
    ),
    "field": ("the state has no such field", "declare it in the state class"),
    "index": (
        "wrong number of indexes for this field",
        "index a row once, a table or several zones twice",
    ),
    "whole": (
        "a whole row, table or zone is not a value",
        "index it, loop over it, or use len, sum, min, max, in",
    ),
    "param": (
        "a parameter of the table, the seats and what was asked cannot be changed by the rules",
        "copy it into a field of the state at setup",
    ),
    "book": (
        "a book is given when the game begins and never changes",
        "keep what changes in a field of the state",
    ),
    "pieces": ("pieces move only by move, move_all and draw", "write move(g, piece, zone)"),
    "plain_zone": (
        "this zone holds plain ints, not pieces",
        "use append, pop, remove, insert, clear or take",
    ),
    "zone_wanted": ("a zone is wanted here", "write g.zone or g.zones[i]"),
    "same_pieces": (
        "the two zones hold different pieces",
        "move between zones declared of= the same Pieces",
    ),
    "bag_only": (
        "only an unordered zone can be drawn from",
        "declare it order=BAG, or take z[0] or z[len(z) - 1]",
    ),
    "method": (
        "zones have no such method in the language",
        "use append, pop(i), remove, insert, clear",
    ),
    "call": (
        "call of something that is not a function of the game",
        "call a def of the rules or a word of the language",
    ),
    "arguments": ("wrong arguments", "see the definition of what is called"),
    "bare_rule": ("a rule that asks is run with yield from", "write x = yield from name(g, ...)"),
    "yield_from": ("yield from wants a rule that asks", "call a plain def without yield from"),
    "yield": ("a rule yields only ask(...) or ask_all(...)", "write a = yield ask(seat, options)"),
    "yield_place": ("a question stands alone on its line", "write a = yield ask(...), then use a"),
    "not_marked": (
        "a function that yields needs @rule",
        'write @rule() or @rule("CLAUSE") above it',
    ),
    "options_name": (
        "an options function is called ..._options",
        "rename it; the prompt key is the part before _options",
    ),
    "options_shape": (
        "an options function takes (g, p) and the context of the question, and is a plain def",
        "match ask(p, options, x, y, z)",
    ),
    "cached": (
        "a cached function, or a score that uses it, changes the state or asks",
        "keep only what reads",
    ),
    "options_change": (
        "an options function changes the state: asking twice would differ from asking once",
        "only read and offer",
    ),
    "context": ("a question carries at most three ints", "put the rest in a record"),
    "alone": ("alone is ASK or TAKE", "write alone=TAKE"),
    "zone_question": (
        "a question inside a loop over a zone: the zone may change while one waits",
        "loop with while over an index, or over range",
    ),
    "truth": (
        "and / or give one of their operands in Python and 0 or 1 in C",
        "use them in a condition, or compare both sides",
    ),
    "local_array": (
        "a local array cannot live across a question",
        "use a plain def, or a record with Cols",
    ),
    "array_shape": ("a local array is written [0] * n", "use a constant length"),
    "finish": (
        "finish ends the game only from a rule that asks",
        "call it in the rule, after the plain function returns",
    ),
    "deny_clause": ("deny wants a clause id written out", 'write deny(g, Action(...), "GATE-046")'),
    "ask_clause": (
        "ask wants a clause id written out, or OUTER",
        'write ask(p, options, clause="GATE-046")',
    ),
    "two_clauses": (
        "this rule asks the same options under two clauses",
        "name the same clause each time, or ask in two rules",
    ),
    "action_only": ("an action is wanted here", "write offer(g, Play(card=c))"),
    "event_only": ("an event is wanted here", "write emit(g, Drew(seat=p, card=c))"),
    "for": (
        "this cannot be looped over",
        "loop over range(...), a zone, a row, or a tuple of ints",
    ),
    "for_else": ("else on a loop is not in the language", "use a variable"),
    "with": ("with opens one record", "write with g.records.open(column=value) as at:"),
    "target": ("this cannot be assigned to", "assign to one variable or one field"),
    "table": (
        "a table is a list or tuple of ints, one or two deep, all rows equally long",
        "make it so at import",
    ),
    "function_table": (
        "a table of functions holds rules that ask or plain functions, with the same arguments",
        "split it",
    ),
    "twice": (
        "two functions of one file, or two options functions of the game, have this name",
        "rename one of them; prompt keys come from the names of options functions",
    ),
    "source": (
        "the source of this function cannot be found",
        "define it with def (or lambda in a decorator) in a module",
    ),
    "default": ("a default argument must be an int", "write a constant"),
    "g_first": ("functions of the rules take the state as g first", "write def name(g, ...)"),
    "hidden_local": (
        "a hidden piece sits in a variable across a question, where resampling cannot see it",
        "leave it in its zone and read it again after the question",
    ),
    "genexp": (
        "a generator expression is allowed only inside sum, any, all, over one range, zone or row",
        "use a loop",
    ),
    "resample": (
        "a hidden Int or Arr needs a resample function",
        "give Game(resample=...) or keep the secret in a zone of pieces",
    ),
    "order": (
        "arguments with calls in them are not in the order of the definition",
        "give them in that order, or compute them first",
    ),
    "range": ("this constant index is out of range", "see the size in the state class"),
    "no_value": (
        "this function returns nothing",
        "call it as a statement, or let it return an int",
    ),
    "way_out": (
        "some ways out of this function return a value and others do not",
        "return an int on every way out",
    ),
    "unset": ("this variable may be read before it is set", "set it first"),
    "shared_ref": ("a rule held as a value belongs to one game", "give each game its own"),
}
