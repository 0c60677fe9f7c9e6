"""The layout of generated C: allowed names, broken lines, directives for the lines of rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from types import ModuleType

WIDTH = 120
"""Where long lines are broken; what has no place to break stays longer."""
KEYWORDS = frozenset((
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register",
    "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
    "union", "unsigned", "void", "volatile", "while", "asm", "typeof", "bool", "true", "false",
    "NULL", "linux", "unix",
))  # fmt: skip
OURS = re.compile(r"_|v_|[dhprRSF]_|[TFZ]\d|u?int\d+_t$|(?:frame|g)$")
"""Names that generated code uses itself: temporaries, functions, tables, types."""
HERE = "#line"
"""A line that says: from here on this is the generated file itself."""


class HandWritten(str):
    """C written by hand, whose lines are left as they are."""


def text(name: str) -> HandWritten:
    """Return one of the C files that are part of every game."""
    return HandWritten(resources.files(__package__).joinpath(name).read_text(encoding="utf-8"))


@cache
def macros() -> frozenset[str]:
    """Return the names that the C files define; a variable of such a name would be replaced."""
    whole = "".join(map(text, ("stable.h", "prelude.h", "engine.h")))
    types = re.findall(r"^typedef .*\b(\w+);$", whole, re.MULTILINE)
    return frozenset([*types, *re.findall(r"#define (\w+)", whole)])


@cache
def c_name(name: str) -> str:
    """Return the name of a variable in C, with `v_` before it where the name is taken."""
    taken = name in KEYWORDS or name in macros() or OURS.match(name)
    return f"v_{name}" if taken or not name.isascii() else name


def file_of(module: ModuleType) -> str:
    """Return the file of a module below the folder that it is imported from."""
    inside = "/__init__" if hasattr(module, "__path__") else ""
    return module.__name__.replace(".", "/") + inside + ".py"


def join_file(parts: Iterable[str]) -> str:
    """Return the whole file with long lines broken and numbered for the compiler."""
    out: list[str] = []
    rule = ""
    for part in parts:
        if isinstance(part, HandWritten):
            out += part.splitlines()
            continue
        for line in part.splitlines():
            if line == HERE:
                rule = ""
                out.append(f'{HERE} {len(out) + 2} "game.c"')
                continue
            if line.startswith(HERE):
                rule = line
            first, *rest = wrap_line(line)
            out.append(first)
            for x in rest:
                out += [rule, x] if rule else [x]
    return "\n".join(out) + "\n"


def wrap_line(line: str) -> Iterator[str]:
    """Yield a line in parts, broken at spaces: best after a statement, then after a comma."""
    indent = line[: len(line) - len(line.lstrip())]
    while len(line) > WIDTH:
        least = len(indent) + 4
        for mark in ("; ", ", ", " "):
            at = line.rfind(mark, max(least, WIDTH // 2 if mark != " " else 0), WIDTH)
            if at >= 0:
                break
        else:
            at, mark = line.find(" ", WIDTH), " "
            if at < 0:
                break
        yield line[: at + len(mark)].rstrip()
        line = f"{indent}    {line[at + len(mark) :]}"
    yield line
