// The geometry of a map tile as the server sends it, and the lines drawn along it.
import type { Plaque } from "./furniture";

/** Units of the drawing to a unit of the map; a module is 6 of those. */
export const U = 20;

export type EdgeKind = "border" | "room_border" | "impassable" | "room_impassable" | "wall" | "door";
export type RimKind = "door" | "open" | "wall";
export type Side = "N" | "E" | "S" | "W";
export interface TileSpace {
  id: string;
  points: number[];
}
export interface TileRoom {
  name: string;
  outdoor: boolean;
  water: boolean;
  spaces: TileSpace[];
}
export interface TileEdge {
  a: string;
  b: string;
  kind: EdgeKind;
  /** One segment; spaces that meet along several have an edge for each, and the door is in the longest. */
  line: number[];
}
export interface TileRim {
  side: Side;
  index: number;
  kind: RimKind;
}
/** One side of a map tile: 12 by 12, 12 by 6 or 6 by 6 units. */
export interface Face {
  id: string;
  w: number;
  h: number;
  rooms: TileRoom[];
  edges: TileEdge[];
  rim: TileRim[];
}

type Line = readonly [number, number, number, number];

/** Lines as one path in the units of the drawing. */
export const path = (lines: readonly Line[]) =>
  lines.map(([a, b, c, d]) => `M${a * U} ${b * U}L${c * U} ${d * U}`).join("");

/** A space as the points of a polygon. */
export const outline = (points: readonly number[]) => points.map((v) => v * U).join(" ");

const DOOR = 2;
const long = ([a, b, c, d]: Line) => Math.abs(c - a) + Math.abs(d - b);

/** The doorway in the middle of a wall, and the rest of the wall beside it. */
function doorway(line: Line): { door: Line; walls: Line[] } {
  const [x1, y1, x2, y2] = line;
  const half = Math.min(DOOR, long(line) - 0.6) / 2 / long(line);
  const on = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t] as const;
  const [from, to] = [on(0.5 - half), on(0.5 + half)];
  return {
    door: [...from, ...to],
    walls: [
      [x1, y1, ...from],
      [...to, x2, y2],
    ],
  };
}

/** The outer line of one module. */
function along(face: Face, { side, index }: TileRim): Line {
  const from = index * 6;
  const to = from + 6;
  switch (side) {
    case "N":
      return [from, 0, to, 0];
    case "S":
      return [from, face.h, to, face.h];
    case "W":
      return [0, from, 0, to];
    default:
      return [face.w, from, face.w, to];
  }
}

/** The parts of a line that a polygon lies along. */
function touched(line: Line, points: readonly number[]): Line[] {
  const parts: Line[] = [];
  const [x1, y1, x2, y2] = line;
  for (let i = 0; i < points.length; i += 2) {
    const [ax, ay] = [points[i], points[i + 1]];
    const [bx, by] = [points[(i + 2) % points.length], points[(i + 3) % points.length]];
    if (x1 === x2 && ax === x1 && bx === x1) {
      const [low, high] = [Math.max(y1, Math.min(ay, by)), Math.min(y2, Math.max(ay, by))];
      if (low < high) parts.push([x1, low, x1, high]);
    } else if (y1 === y2 && ay === y1 && by === y1) {
      const [low, high] = [Math.max(x1, Math.min(ax, bx)), Math.min(x2, Math.max(ax, bx))];
      if (low < high) parts.push([low, y1, high, y1]);
    }
  }
  return parts;
}

export interface Lines {
  /** Walls of a house. */
  walls: Line[];
  /** Fences and kerbs, where the open ground ends. */
  fences: Line[];
  doors: Line[];
  /** Where the ground continues. */
  open: Line[];
  border: Line[];
  room_border: Line[];
  impassable: Line[];
  room_impassable: Line[];
}

/** Return all lines of a face, by how they are drawn. */
export function lines(face: Face): Lines {
  const drawn: Lines = {
    walls: [],
    fences: [],
    doors: [],
    open: [],
    border: [],
    room_border: [],
    impassable: [],
    room_impassable: [],
  };
  const outdoors = new Set(
    face.rooms.filter((room) => room.outdoor).flatMap((room) => room.spaces.map((space) => space.id)),
  );
  for (const { a, b, kind, line } of face.edges) {
    const stretch = line as unknown as Line;
    if (kind === "door") {
      const { door, walls } = doorway(stretch);
      drawn.doors.push(door);
      drawn.walls.push(...walls);
    } else if (kind === "wall") {
      (outdoors.has(a) && outdoors.has(b) ? drawn.fences : drawn.walls).push(stretch);
    } else {
      drawn[kind].push(stretch);
    }
  }
  for (const rim of face.rim) {
    const line = along(face, rim);
    if (rim.kind === "open") {
      drawn.open.push(line);
    } else if (rim.kind === "door") {
      const { door, walls } = doorway(line);
      drawn.doors.push(door);
      drawn.walls.push(...walls);
    } else {
      for (const room of face.rooms) {
        for (const space of room.spaces)
          (room.outdoor ? drawn.fences : drawn.walls).push(...touched(line, space.points));
      }
    }
  }
  return drawn;
}

export interface Label {
  x: number;
  y: number;
  turn: number;
  scale: number;
  lines: string[];
}

const GLYPH = 8; // the width of a letter in the name of a room
const LEAD = 15;
const SMALLEST = 0.84; // how far a name may shrink before it is broken

/** The name in one line, or broken in two as evenly as possible. */
function broken(name: string, wide: number): string[] {
  const texts = name.split(/(?<=-)|(?<= )/);
  if (name.length * GLYPH * SMALLEST <= wide || texts.length === 1) return [name];
  const halves = texts.slice(1).map((_, i) => [
    texts
      .slice(0, i + 1)
      .join("")
      .trim(),
    texts.slice(i + 1).join(""),
  ]);
  return halves.reduce((best, pair) =>
    Math.max(...pair.map((p) => p.length)) < Math.max(...best.map((p) => p.length)) ? pair : best,
  );
}

/**
 * The name of a room at the foot of its first space, along its side if it is narrow; never upside down on a turned
 * tile.
 */
export function label(room: TileRoom, plaque: Plaque | undefined, turns: number): Label {
  const { points } = room.spaces[0];
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const narrow = right - left <= 2.5 && foot - top > 3;
  const [x, y, tilt, wide] =
    plaque ??
    (narrow
      ? [(left + right) / 2, (top + foot) / 2 + (foot - top) * 0.2, -90, (foot - top) * 0.6]
      : [(left + right) / 2, foot - 0.6, 0, right - left - 0.4]);
  const said = broken(room.name, wide * U);
  const longest = Math.max(...said.map((line) => line.length)) * GLYPH;
  const flipped = (((tilt + 90 * turns) % 360) + 360) % 360;
  return {
    x: x * U,
    y: y * U - (tilt === 0 ? (said.length - 1) * (LEAD / 2) : 0),
    turn: tilt + (flipped === 90 || flipped === 180 ? 180 : 0),
    scale: Math.min(1, Math.max(SMALLEST, (wide * U) / longest)),
    lines: said,
  };
}

/** The vertical offset of the n-th line of a label. */
export const drop = (index: number, count: number) => (index - (count - 1) / 2) * LEAD + 4.5;
