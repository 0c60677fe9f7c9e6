// The graph of events: what leads to what, without the tokens between, in rows from the start to the endings.
import { suggestion } from "./problems";
import type { Flaw, Sheet } from "./http-types";

export interface Spot {
  name: string;
  x: number;
  y: number;
}
export interface Edge {
  from: string;
  to: string;
  /** The line of a call that leads nowhere; `to` is the probable target. */
  broken: number;
}
export interface End {
  name: string;
  /** Null if the rules decide, as when the rounds are over. */
  won: boolean | null;
}
export interface EventGraph {
  events: Spot[];
  edges: Edge[];
  ends: End[];
  columns: number;
  rows: number;
}

type Story = Pick<Sheet, "knots" | "strands" | "epilogues">;
const LOSING = ["late", "fallen"];

/** Return which event leads to which, and to which ending. */
export function edges(sheet: Story, flaws: readonly Flaw[]): { edges: Edge[]; ends: End[] } {
  const kinds = new Map(sheet.knots.map((knot) => [`${knot.kind} ${knot.name}`, knot]));
  const isEvent = (name: string) => kinds.has(`event ${name}`);
  const bySource = new Map<string, { how: string; target: string }[]>();
  for (const strand of sheet.strands) bySource.set(strand.source, [...(bySource.get(strand.source) ?? []), strand]);
  const roots = sheet.knots.filter((knot) => knot.kind === "event" && knot.by === "start").map((knot) => knot.name);
  const waiting = new Map<string, string[]>();
  for (const { kind, name, by } of sheet.knots) {
    const [word, thing] = by.split(" ");
    if (kind === "event" && thing) waiting.set(`${word} ${thing}`, [...(waiting.get(`${word} ${thing}`) ?? []), name]);
  }
  const WAITS: Record<string, string> = { add: "var", set: "var", spawn: "defeated", tile: "explored", gain: "item" };
  const found = new Map<string, Edge>();
  const ends = new Map<string, End>();
  const link = (from: string, to: string, broken = 0) =>
    from !== to && found.set(`${from} ${to}`, { from, to, broken });

  function follow(event: string, source: string, seen: Set<string>): void {
    if (seen.has(source)) return;
    seen.add(source);
    for (const { how, target } of bySource.get(source) ?? []) {
      if (how === "call" && isEvent(target)) link(event, target);
      else if (how === "call") {
        const flaw = flaws.find((f) => f.key === "unknown" && f.what === "event" && f.name === target);
        const to = flaw && suggestion(flaw);
        if (to && isEvent(to)) link(event, to, flaw.line);
      } else if (how === "end") {
        const [won, name] = target.split(" ");
        if (!name || !(name in sheet.epilogues)) continue;
        ends.set(name, { name, won: won === "win" || (ends.get(name)?.won ?? false) });
        link(event, `end ${name}`);
      } else if (how === "token" && kinds.has(`token ${target}`)) follow(event, target, seen);
      for (const other of waiting.get(`${WAITS[how]} ${target}`) ?? []) link(event, other);
    }
  }

  for (const knot of sheet.knots) if (knot.kind === "event") follow(knot.name, knot.name, new Set());
  if (roots[0]) follow(roots[0], "start", new Set());
  const order = Object.keys(sheet.epilogues).map(
    (name): End => ends.get(name) ?? { name, won: LOSING.includes(name) ? false : null },
  );
  return { edges: [...found.values()], ends: [...order.filter((e) => e.won), ...order.filter((e) => !e.won)] };
}

/** Return the number of steps of each event from the start; unreachable ones are beside those they lead to. */
export function ranks(names: readonly string[], roots: readonly string[], links: readonly Edge[]): Map<string, number> {
  const next = new Map<string, string[]>();
  for (const { from, to } of links) next.set(from, [...(next.get(from) ?? []), to]);
  const rank = new Map<string, number>();
  const walk = (from: readonly string[], first: number) => {
    let row = from.filter((name) => !rank.has(name));
    for (let n = first; row.length; n++) {
      for (const name of row) rank.set(name, n);
      row = [...new Set(row.flatMap((name) => next.get(name) ?? []))].filter(
        (name) => !rank.has(name) && names.includes(name),
      );
    }
  };
  walk(roots, 0);
  const led = new Set(links.map((link) => link.to));
  walk(
    names.filter((name) => !led.has(name)),
    roots.length ? 1 : 0,
  );
  walk(names, 1);
  return rank;
}

/** The number of events side by side. */
export const columnsFor = (events: number) => (events <= 15 ? 3 : 4);

/** Arrange the events in rows: those of a rank side by side, near what leads to them. */
export function layOutGraph(sheet: Story, flaws: readonly Flaw[]): EventGraph {
  const { edges: links, ends } = edges(sheet, flaws);
  const events = sheet.knots.filter((knot) => knot.kind === "event");
  const names = events.map((knot) => knot.name);
  const rank = ranks(
    names,
    events.filter((knot) => knot.by === "start").map((knot) => knot.name),
    links,
  );
  const columns = columnsFor(names.length);
  const rows: string[][] = [];
  for (let n = 0; n <= Math.max(-1, ...rank.values()); n++) {
    const row = names.filter((name) => rank.get(name) === n);
    const parts = Math.ceil(row.length / columns);
    for (let k = 0; k < parts; k++)
      rows.push(row.slice(Math.round((k * row.length) / parts), Math.round(((k + 1) * row.length) / parts)));
  }
  const at = new Map<string, number>();
  const place = (row: readonly string[]) => row.forEach((name, k) => at.set(name, (k + 0.5) / row.length));
  rows.forEach(place);
  ends.forEach((end, k) => at.set(`end ${end.name}`, (k + 0.5) / ends.length));
  const beside = (name: string, side: "from" | "to") => {
    const other = side === "from" ? "to" : "from";
    const near = links.filter((link) => link[side] === name).map((link) => at.get(link[other])!);
    return near.length ? near.reduce((a, b) => a + b, 0) / near.length : at.get(name)!;
  };
  for (let sweep = 0; sweep < 6; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : rows.toReversed()) {
      const key = new Map(row.map((name) => [name, beside(name, down ? "to" : "from")]));
      row.sort((a, b) => key.get(a)! - key.get(b)!);
      place(row);
    }
  }
  const spots = rows.flatMap((row, y) => row.map((name) => ({ name, x: at.get(name)!, y })));
  return { events: spots, edges: links, ends, columns, rows: rows.length };
}

/** Return the edges of the shortest path from one event to another. */
export function edgePath(links: readonly Edge[], from: readonly string[], to: (name: string) => boolean): Edge[] {
  const came = new Map<string, Edge | null>(from.map((name) => [name, null]));
  const row = [...from];
  for (const name of row) {
    if (to(name)) {
      const path: Edge[] = [];
      for (let edge = came.get(name); edge; edge = came.get(edge.from)) path.unshift(edge);
      return path;
    }
    for (const edge of links)
      if (edge.from === name && !came.has(edge.to)) {
        came.set(edge.to, edge);
        row.push(edge.to);
      }
  }
  return [];
}
