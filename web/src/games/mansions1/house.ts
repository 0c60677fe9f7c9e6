// The plan of a house: rectangles of its spaces, walls between rooms, doors in them, and positions.
import type { Link, Room, Space, View } from "./view";

/** One unit of the plan. */
export const U = 54;
export const MARGIN = 34;
const DOOR = 0.8;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [number, number];

export const boxOf = (s: Space): Box => ({ x: s.x * U, y: s.y * U, w: s.width * U, h: s.height * U });

/** A box, inset a little. */
export const inset = ({ x, y, w, h }: Box, d: number): Box => ({ x: x + d, y: y + d, w: w - 2 * d, h: h - 2 * d });

export const centre = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return { x, y, w: Math.max(...boxes.map((b) => b.x + b.w)) - x, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
}

/** A straight line: along x where `flat`, at the place `at` of the other axis. */
export interface Run {
  flat: boolean;
  at: number;
  from: number;
  to: number;
}

/** Return where two spaces touch. */
export function touch(a: Space, b: Space): Run | null {
  const [ax, bx] = [a.x + a.width, b.x + b.width];
  const [ay, by] = [a.y + a.height, b.y + b.height];
  const across = [Math.max(a.x, b.x), Math.min(ax, bx)] as const;
  const down = [Math.max(a.y, b.y), Math.min(ay, by)] as const;
  if (across[0] < across[1] && (ay === b.y || by === a.y))
    return { flat: true, at: ay === b.y ? ay : by, from: across[0], to: across[1] };
  if (down[0] < down[1] && (ax === b.x || bx === a.x))
    return { flat: false, at: ax === b.x ? ax : bx, from: down[0], to: down[1] };
  return null;
}

/** A door in the middle of a wall. */
export function gap({ from, to, ...run }: Run): Run {
  const middle = (from + to) / 2;
  return { ...run, from: middle - DOOR / 2, to: middle + DOOR / 2 };
}

export const line = ({ flat, at, from, to }: Run): string =>
  flat ? `M${from * U} ${at * U}H${to * U}` : `M${at * U} ${from * U}V${to * U}`;

export const middle = ({ flat, at, from, to }: Run): Point =>
  flat ? [((from + to) / 2) * U, at * U] : [at * U, ((from + to) / 2) * U];

/** For two spaces that do not touch: the middle of where they are nearest. */
export function between(a: Space, b: Space): Point {
  const near = (from: number, size: number, other: number, far: number): number => {
    const [low, high] = [Math.max(from, other), Math.min(from + size, other + far)];
    return ((low + high) / 2) * U;
  };
  return [near(a.x, a.width, b.x, b.width), near(a.y, a.height, b.y, b.height)];
}

export interface Way {
  link: Link;
  /** Where it leads through; null if the two do not touch. */
  run: Run | null;
  a: Space;
  b: Space;
  same: boolean;
}

/** Return every connection of spaces, with its position. */
export function ways(view: View): Way[] {
  const spaces = new Map(view.rooms.flatMap((r) => r.spaces.map((s) => [s.space, { s, r }] as const)));
  return view.links.map((link) => {
    const [a, b] = [spaces.get(link.a)!, spaces.get(link.b)!];
    return { link, run: touch(a.s, b.s), a: a.s, b: b.s, same: a.r === b.r };
  });
}

/** Cut pieces out of a line. */
function without(run: Run, gaps: readonly Run[]): Run[] {
  let parts = [run];
  for (const g of gaps) {
    if (g.flat !== run.flat || g.at !== run.at) continue;
    parts = parts.flatMap((p) =>
      g.to <= p.from || g.from >= p.to
        ? [p]
        : [
            { ...p, to: g.from },
            { ...p, from: g.to },
          ].filter((q) => q.to - q.from > 0.001),
    );
  }
  return parts;
}

/** Return the walls of all rooms with a roof, their doors cut out; each piece once. */
export function walls(view: View): string {
  const rooms = new Map<string, Room>();
  for (const r of view.rooms)
    for (const s of r.spaces)
      for (let x = s.x; x < s.x + s.width; x++) for (let y = s.y; y < s.y + s.height; y++) rooms.set(`${x} ${y}`, r);
  const gaps = ways(view).flatMap(({ link, run, same }) =>
    !run || same || link.kind === "ladder" ? [] : [link.kind === "door" ? gap(run) : run],
  );
  const units = new Map<string, Run>();
  const edge = (flat: boolean, at: number, from: number) =>
    units.set(`${flat} ${at} ${from}`, { flat, at, from, to: from + 1 });
  for (const [key, room] of rooms) {
    if (room.outdoors) continue;
    const [x, y] = key.split(" ").map(Number);
    if (rooms.get(`${x} ${y - 1}`) !== room) edge(true, y, x);
    if (rooms.get(`${x} ${y + 1}`) !== room) edge(true, y + 1, x);
    if (rooms.get(`${x - 1} ${y}`) !== room) edge(false, x, y);
    if (rooms.get(`${x + 1} ${y}`) !== room) edge(false, x + 1, y);
  }
  const runs: Run[] = [];
  for (const run of [...units.values()].toSorted(
    (a, b) => Number(a.flat) - Number(b.flat) || a.at - b.at || a.from - b.from,
  )) {
    const last = runs.at(-1);
    if (last && last.flat === run.flat && last.at === run.at && last.to === run.from) last.to = run.to;
    else runs.push({ ...run });
  }
  return runs
    .flatMap((run) => without(run, gaps))
    .map(line)
    .join("");
}

/** Return the positions of figures in a space: in rows around its middle, smaller if there are many. */
export function stand(box: Box, n: number, k: number): { x: number; y: number; scale: number } {
  const cell = 50;
  const room = inset(box, 4);
  let columns = Math.max(1, Math.min(n, Math.floor(room.w / cell)));
  while (columns < n && (Math.ceil(n / columns) * cell) / room.h > (columns * cell) / room.w) columns++;
  const rows = Math.ceil(n / columns);
  const scale = Math.min(1, room.w / (columns * cell), room.h / (rows * cell));
  const [cx, cy] = centre(box);
  const row = Math.floor(k / columns);
  const inRow = Math.min(columns, n - row * columns);
  return {
    x: cx + ((k % columns) - (inRow - 1) / 2) * cell * scale,
    y: cy + (row - (rows - 1) / 2) * cell * scale,
    scale,
  };
}
