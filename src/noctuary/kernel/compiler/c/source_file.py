"""The C file of a game: the state as one struct, tables, zones, the fields by name."""

from __future__ import annotations

import ast

from ...language.state import (  # fmt: skip
    NOBODY,
    OWNER,
    PUBLIC,
    ArrField,
    ColsField,
    Field,
    IntField,
    RowsField,
    ZoneField,
)
from ..loop_limits import MAX_TURNS, MAX_UNASKED
from ..program import Program, RuleFunction
from .functions import HEAD, CFunction
from .text import join_file, text


class SourceFile:
    """The whole C source of a program."""

    def __init__(
        self, program: Program, evaluation: tuple[str, str] | None, resample: str | None
    ) -> None:
        self.program, self.schema = program, program.schema
        self.evaluation, self.resample = evaluation, resample
        self.files: list[str] = []

    def location(self, fn: RuleFunction, n: ast.AST) -> int:
        """Return a file and line as one int."""
        if fn.file not in self.files:
            self.files.append(fn.file)
        return self.files.index(fn.file) << 16 | getattr(n, "lineno", 0)

    def rows(self, name: str) -> RowsField:
        f = self.schema.fields[name]
        assert isinstance(f, RowsField)
        return f

    def source(self) -> str:
        p = self.program
        functions = [CFunction(self, f) for f in p.fns.values()]
        bodies = [f.emit() for f in functions]
        rules = [f for f in functions if f.fn.may_ask]
        out = [f"#define OPTIONS {self.schema.options}", f"#define DEPTH {self.schema.depth}"]
        out += [f"#define SEATS {self.schema.max_seats}", f"#define RULES {len(rules)}"]
        out += [f"#define MAX_TURNS {MAX_TURNS}", f"#define MAX_UNASKED {MAX_UNASKED}"]
        out += [
            text("stable.h"),
            text("prelude.h"),
            self.books(),
            self.struct(),
            text("engine.h"),
            self.tables(),
            self.zones(),
        ]
        numbers = ", ".join(f"R_{f.fn.key} = {f.fn.number}" for f in rules)
        sizes = ", ".join(f"S_{f.fn.key} = {len(HEAD) + len(f.slots)}" for f in rules)
        out += [f"enum {{ {numbers} }};", f"enum {{ {sizes} }};"]
        in_order = sorted(rules, key=lambda f: f.fn.number)
        out.append(f"static const I SIZES[] = {{{', '.join(f'S_{f.fn.key}' for f in in_order)}}};")
        out += [f.frame() for f in rules]
        out += [f.signature() + ";" for f in functions]
        rule = ", ".join(f"r_{f.fn.key}" for f in in_order)
        out.append(f"static void (*const RULE[])(G*, I*) = {{{rule}}};")
        kept = [f.slots_of_memory() for f in functions if f.fn.is_cached]
        out += ["struct Memo { uint64_t weighing;", *kept, "};", "static Memo h_memo;"]
        out += self.function_tables()
        out += [self.open_records(r) for r in self.schema.records()]
        out += bodies
        asks = " ".join(
            f"case {i}: p_{f.key}({', '.join(['g', 'seat', *(f'g->x[{k}]' for k in range(len(f.params) - 1))])}); return;"
            for i, f in enumerate(p.options)
        )
        out.append(
            f"static void h_ask_options(G* g, I seat) {{ g->n_legal = 0; switch (g->opt) {{ {asks} }} }}"
        )
        closes = " ".join(f"g->c_{r.name} = 0;" for r in self.schema.records())
        out.append(f"static void h_close(G* g) {{ {closes} (void)g; }}")
        weigh, value = self.evaluation or ("", "")
        out.append(
            f"static I h_weigh(G* g, I seat, I a) {{ return {f'p_{weigh}(g, seat, a)' if weigh else '0'}; }}"
        )
        out.append(
            f"static I h_value(G* g, I seat) {{ return {f'p_{value}(g, seat)' if value else 'g->m_score[seat]'}; }}"
        )
        out += [
            self.sees(),
            self.resampling(),
            self.fields(),
            self.setup(),
            text("driver.c"),
            text("binding.c"),
            text("search.c"),
        ]
        return join_file(out)

    # -- the state

    def books(self) -> str:
        """Return the struct of the books, as `Books.block` fills it; "" without books."""
        order = self.schema.block()
        if not order:
            return ""
        out = ["#define BOOKS", "typedef struct {"]
        out += [f"  I c_{b.name};" for b in order]
        out += [f"  int{b.bits}_t m_{b.name}[{b.room}];" for b in order]
        return "\n".join([*out, "} B;"])

    def struct(self) -> str:
        out = ["struct G {", "  uint64_t rng;"]
        if self.schema.books:
            out.append("  const B* book;")
        out += ["  Memo *memo, *cache;", "  int8_t live, denying, careful;"]
        out.append(
            "  I over, seats, seat, opt, x[3], alone, all, wait, asked, ret, fp, sp, n_legal;"
        )
        for f in self.schema.fields.values():
            if isinstance(f, IntField):
                out.append(f"  int{f.bits}_t m_{f.name};")
            elif isinstance(f, ArrField):
                size = f.dims[0] * (f.dims[1] if len(f.dims) == 2 else 1)
                out.append(f"  int{f.bits}_t m_{f.name}[{size}];")
            elif isinstance(f, ZoneField):
                out.append(f"  int16_t c_{f.name}{f'[{f.rows}]' if f.rows else ''};")
                out.append(f"  int{f.bits}_t m_{f.name}[{max(1, f.rows) * f.cap}];")
            elif isinstance(f, RowsField):
                out.append(f"  I c_{f.name};")
        out += [
            f"  int{16 if self.zone_count(k) > 127 else 8}_t w_{k}[{p.count}];"
            for k, p in enumerate(self.schema.pieces)
        ]
        out.append("  char fixed[0];")
        columns: list[str] = []
        for r in self.schema.records():
            for c in r.cols:
                if isinstance(c, ColsField):
                    out.append(f"  int16_t c_{r.name}__{c.name}[{r.cap}];")
                    out.append(f"  int{c.bits}_t m_{r.name}__{c.name}[{r.cap * c.cap}];")
                    columns.append(f"X(c_{r.name}, c_{r.name}__{c.name}, 2)")
                else:
                    out.append(f"  int{c.bits}_t m_{r.name}__{c.name}[{r.cap}];")
                width = c.bits // 8 * (c.cap if isinstance(c, ColsField) else 1)
                columns.append(f"X(c_{r.name}, m_{r.name}__{c.name}, {width})")
        out += ["  I legal[OPTIONS];", "  I st[DEPTH];", "};"]
        return "\n".join(out) + "\n" + " \\\n  ".join(["#define COLUMNS(X)", *columns])

    def zone_count(self, k: int) -> int:
        return sum(max(1, z.rows) for z in self.schema.zones(self.schema.pieces[k]))

    def tables(self) -> str:
        out = []
        for name, v in self.program.tables.values():
            flat = [x for r in v for x in r] if isinstance(v[0], (list, tuple)) else list(v)
            bits = next(
                b for b in (8, 16, 32) if all(-(1 << b - 1) <= x < 1 << b - 1 for x in flat)
            )
            if isinstance(v[0], (list, tuple)):
                rows = ", ".join("{" + ", ".join(str(int(x)) for x in r) + "}" for r in v)
                out.append(f"static const int{bits}_t {name}[{len(v)}][{len(v[0])}] = {{{rows}}};")
            else:
                out.append(
                    f"static const int{bits}_t {name}[] = {{{', '.join(str(int(x)) for x in v)}}};"
                )
        return "\n".join(out)

    def function_tables(self) -> list[str]:
        out = []
        for name, fns in self.program.function_tables.values():
            if fns[0].may_ask:
                out.append(f"static const I {name}[] = {{{', '.join(f'R_{f.key}' for f in fns)}}};")
            else:
                n = len(fns[0].params)
                args = "".join(f", I a{i}" for i in range(n))
                passed = "".join(f", a{i}" for i in range(n))
                cases = " ".join(
                    f"case {i}: return p_{f.key}(g{passed});" for i, f in enumerate(fns)
                )
                out.append(
                    f"static I d_{name}(G* g, I k{args}) {{ switch (k) {{ {cases} }} h_fail(1, 0); return 0; }}"
                )
        return out

    def open_records(self, r: RowsField) -> str:
        zero = " ".join(
            f"g->c_{r.name}__{c.name}[at] = 0; memset(g->m_{r.name}__{c.name} + at * {c.cap}, 0, {c.cap * c.bits // 8});"
            if isinstance(c, ColsField)
            else f"g->m_{r.name}__{c.name}[at] = 0;"
            for c in r.cols
        )
        return (
            f"static I h_open_{r.name}(G* g, I loc) {{ I at = g->c_{r.name}; if (at >= {r.cap}) h_fail(4, loc); "
            f"{zero} g->c_{r.name} = at + 1; return at; }}"
        )

    # -- zones of pieces

    def zones(self) -> str:
        out = []
        for k, p in enumerate(self.schema.pieces):
            rows = []
            for z in self.schema.zones(p):
                for i in range(max(1, z.rows)):
                    count = f"offsetof(G, c_{z.name}) + {2 * i}"
                    known = f"offsetof(G, m_{z.known})" if z.known else "-1"
                    bits = getattr(self.schema.fields[z.known], "bits", 0) if z.known else 0
                    rows.append(
                        f"{{offsetof(G, m_{z.name}) + {i * z.cap * p.bits // 8}, {count}, {z.cap}, {int(z.order == 'bag')}, {known}, {bits}}}"
                    )
            out.append(f"static const ZD Z{k}[] = {{{', '.join(rows)}}};")
            out.append(f"PIECES({k}, int{p.bits}_t)")
        return "\n".join(out)

    def sees(self) -> str:
        """Return the C function that answers whether a seat may see row `row` of a field."""
        cases = []
        for i, f in enumerate(self.schema.watched()):
            answer = (
                {PUBLIC: "1", OWNER: "row == seat", NOBODY: "0"}.get(f.see)
                if isinstance(f.see, str)
                else None
            )
            if answer is None:
                answer = f"p_{self.program.add(f.see).key}(g, row, seat)"
            cases.append(f"case {i}: return {answer};")
        return f"static I h_sees(G* g, I field, I row, I seat) {{ (void)g; switch (field) {{ {' '.join(cases)} }} return 1; }}"

    def resampling(self) -> str:
        order = list(self.schema.fields.values())
        out = [
            "static uint64_t h_resample(G* g, I seat, uint64_t seed) {",
            "  uint64_t s = h_scramble(seed);",
        ]
        for k, p in enumerate(self.schema.pieces):
            zones = [z for z in self.schema.zones(p) if not z.start] + [
                z for z in self.schema.zones(p) if z.start
            ]
            rows = [(z, i) for z in zones if z.see != PUBLIC for i in range(max(1, z.rows))]
            if not rows:
                continue
            out.append(f"  {{ I zs[{len(rows)}]; I n = 0;")
            out += [
                f"    if (!h_sees(g, {order.index(z)}, {i}, seat)) zs[n++] = {z.base + i};"
                for z, i in rows
            ]
            pool = "NULL"
            if p.pool:
                bits = getattr(self.schema.fields[p.pool], "bits", 0)
                pool = f"&(ZD){{0, 0, 0, 0, offsetof(G, m_{p.pool}), {bits}}}"
            out.append(f"    s = h_redeal{k}(g, zs, n, seat, {p.count}, {pool}, s); }}")
        for f in self.schema.hidden():
            n = order.index(f)
            if isinstance(f, IntField):
                out.append(f"  if (!h_sees(g, {n}, 0, seat)) g->m_{f.name} = 0;")
            elif isinstance(f, ArrField):
                width = f.dims[1] if len(f.dims) == 2 else 1
                out.append(
                    f"  for (I i = 0; i < {f.dims[0]}; i++) if (!h_sees(g, {n}, i, seat)) "
                    f"memset(g->m_{f.name} + i * {width}, 0, {width * f.bits // 8});"
                )
        out.append("  s = h_step(s); g->rng = s;")
        if self.resample:
            out.append(f"  p_{self.resample}(g, seat);")
        return "\n".join([*out, "  return s;", "}"])

    # -- fields by name, for Python

    def fields(self) -> str:
        rows = []
        for f in self.schema.fields.values():
            rows += self.describe(f)
        listed = ",\n  ".join(rows)
        return f"static const FD FIELDS[] = {{\n  {listed}\n}};\n#define N_FIELDS {len(rows)}"

    def describe(self, f: Field) -> list[str]:
        if isinstance(f, IntField):
            return [f'{{"{f.name}", offsetof(G, m_{f.name}), {f.bits}, F_INT, 0, 0, 0}}']
        if isinstance(f, ArrField):
            kind, rows, cols = ("F_TABLE", *f.dims) if len(f.dims) == 2 else ("F_ROW", 0, f.dims[0])
            return [f'{{"{f.name}", offsetof(G, m_{f.name}), {f.bits}, {kind}, {rows}, {cols}, 0}}']
        if isinstance(f, ZoneField):
            kind = "F_ZONES" if f.rows else "F_ZONE"
            return [
                f'{{"{f.name}", offsetof(G, m_{f.name}), {f.bits}, {kind}, {f.rows}, {f.cap}, offsetof(G, c_{f.name})}}'
            ]
        assert isinstance(f, RowsField)
        out = []
        for c in f.cols:
            name = f"{f.name}__{c.name}"
            if isinstance(c, ColsField):
                out.append(
                    f'{{"{f.name}.{c.name}", offsetof(G, m_{name}), {c.bits}, F_COLS, offsetof(G, c_{f.name}), {c.cap}, offsetof(G, c_{name})}}'
                )
            else:
                out.append(
                    f'{{"{f.name}.{c.name}", offsetof(G, m_{name}), {c.bits}, F_COL, offsetof(G, c_{f.name}), 1, 0}}'
                )
        return out

    def setup(self) -> str:
        """Return the C that places the pieces and computes where each is from the zones."""
        start, index = [], []
        for k, p in enumerate(self.schema.pieces):
            z = next(z for z in self.schema.zones(p) if z.start)
            start.append(
                f"  for (I i = 0; i < {p.count}; i++) {{ g->m_{z.name}[i] = i; }} g->c_{z.name} = {p.count};"
            )
            index.append(f"  h_index{k}(g, {self.zone_count(k)});")
        return (
            "static void h_index(G* g) { (void)g;\n" + "\n".join(index) + "\n}\n"
            "static void h_place(G* g) { (void)g;\n" + "\n".join(start) + "\n  h_index(g);\n}\n"
            f"#define ENTRY {self.program.entry.number}"
        )
