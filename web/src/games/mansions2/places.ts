// Positions on the map: tiles, room for figures in each space, fog over unrevealed parts.
import { U, type Face, type RimKind, type Side } from "./tile-geometry";
import type { Line, Tile, Token } from "./view";
import type { GameTexts } from "$lib/i18n/game-texts";
import { translated } from "./types";

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Units of the map in a module of the grid. */
const MODULE = 6;
const SIDES: readonly Side[] = ["N", "E", "S", "W"];

// ---- tiles

/** A point of the map, on the tile before it was turned. */
function unturned(tile: Tile, x: number, y: number): Point {
  let [px, py] = [x - tile.column * MODULE, y - tile.row * MODULE];
  let [w, h] = [tile.width * MODULE, tile.height * MODULE];
  for (let k = 0; k < tile.turns; k++) {
    [px, py] = [py, w - px];
    [w, h] = [h, w];
  }
  return [px, py];
}

const all = (tile: Tile, flat: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = 0; i < flat.length; i += 2) out.push(...unturned(tile, flat[i], flat[i + 1]));
  return out;
};

/** A line from its upper or left end. */
const ordered = ([a, b, c, d]: number[]): number[] => (a > c || b > d ? [c, d, a, b] : [a, b, c, d]);

/** A tile as it was printed, with its present contents. */
export function faceOf(tile: Tile, texts: GameTexts): Face {
  const turned = tile.turns % 2 === 1;
  const [across, down] = turned ? [tile.height, tile.width] : [tile.width, tile.height];
  const letter = new Map(tile.rooms.flatMap((room) => room.spaces.map((s) => [s.space, s.letter] as const)));
  return {
    id: tile.face,
    w: across * MODULE,
    h: down * MODULE,
    rooms: tile.rooms.map((room) => ({
      name: translated(texts, room.name),
      outdoor: room.outdoor,
      water: room.water,
      spaces: room.spaces.map((s) => ({ id: s.letter, points: all(tile, s.points) })),
    })),
    edges: tile.edges.map((e) => ({
      a: letter.get(e.a)!,
      b: letter.get(e.b)!,
      kind: e.kind,
      line: ordered(all(tile, e.line)),
    })),
    rim: tile.rim.map((r) => {
      const [x, y] = unturned(tile, ...middleOfSide(tile, r.side, r.index));
      const side = SIDES[(SIDES.indexOf(r.side) + 4 - tile.turns) % 4];
      return { side, index: Math.floor((side === "N" || side === "S" ? x : y) / MODULE), kind: r.kind as RimKind };
    }),
  };
}

function middleOfSide({ column, row, width, height }: Tile, side: Side, index: number): Point {
  const [left, top] = [column * MODULE, row * MODULE];
  const along = (index + 0.5) * MODULE;
  if (side === "N") return [left + along, top];
  if (side === "S") return [left + along, top + height * MODULE];
  return [side === "W" ? left : left + width * MODULE, top + along];
}

/** The transformation of a tile's drawing: its position and rotation. */
export function layOutTiles({ column, row, width, height, turns }: Tile): string {
  const [x, y, w, h] = [column, row, width, height].map((v) => v * MODULE * U);
  const shift = [
    `translate(${x} ${y})`,
    `translate(${x + w} ${y})`,
    `translate(${x + w} ${y + h})`,
    `translate(${x} ${y + h})`,
  ][turns];
  return turns ? `${shift} rotate(${90 * turns})` : shift;
}

export const tileBox = ({ column, row, width, height }: Tile): Box => ({
  x: column * MODULE * U,
  y: row * MODULE * U,
  w: width * MODULE * U,
  h: height * MODULE * U,
});

// ---- room in a space

/** The largest upright rectangle in a polygon with upright sides. */
export function roomiest(points: readonly number[]): Box {
  const xs = [...new Set(points.filter((_, i) => i % 2 === 0))].sort((a, b) => a - b);
  const ys = [...new Set(points.filter((_, i) => i % 2 === 1))].sort((a, b) => a - b);
  const inside = (x: number, y: number) => {
    let odd = false;
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [ax, ay, bx, by] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
    return odd;
  };
  let best: Box = { x: xs[0], y: ys[0], w: 0, h: 0 };
  for (let a = 0; a < xs.length; a++)
    for (let b = a + 1; b < xs.length; b++)
      for (let c = 0; c < ys.length; c++)
        for (let d = c + 1; d < ys.length; d++) {
          const [w, h] = [xs[b] - xs[a], ys[d] - ys[c]];
          if (w * h <= best.w * best.h) continue;
          const full = xs
            .slice(a, b)
            .every((x, i) => ys.slice(c, d).every((y, k) => inside((x + xs[a + i + 1]) / 2, (y + ys[c + k + 1]) / 2)));
          if (full) best = { x: xs[a], y: ys[c], w, h };
        }
  return best;
}

/** The largest size of a piece, and the smallest that is worth moving aside for a name. */
const PIECE = 62;
const LEAST = 26;
/** The size of a room's name at the foot of its first space, and along the side of a narrow one. */
const NAME = 19;
const ALONG = 0.48;

export interface Seat {
  x: number;
  y: number;
  /** The largest width and height of a piece there. */
  size: number;
}

/** The rows and columns for a number of pieces in a box, as large as they fit. */
function grid(box: Box, n: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, n); columns++) {
    const size = Math.min(box.w / columns, box.h / Math.ceil(n / columns), PIECE);
    if (size > best.size + 0.5) best = { columns, size };
  }
  return best;
}

/** Return the positions of pieces in a space: clear of its room's name, unless they become too small there. */
function standing(points: readonly number[], n: number, named: boolean): Box {
  const room = roomiest(points);
  const margin = Math.min(8, Math.min(room.w, room.h) * U * 0.07);
  const box = {
    x: room.x * U + margin,
    y: room.y * U + margin,
    w: room.w * U - 2 * margin,
    h: room.h * U - 2 * margin,
  };
  if (!named) return box;
  const narrow = room.w <= 2.5 && room.h > 3;
  const free = { ...box, h: narrow ? box.h * ALONG : box.h - NAME };
  return grid(free, n).size >= Math.min(LEAST, grid(box, n).size) ? free : box;
}

/** Return positions for a number of pieces in a space. */
export function seats(points: readonly number[], n: number, named: boolean): Seat[] {
  const box = standing(points, n, named);
  const { columns, size } = grid(box, n);
  const rows = Math.ceil(n / columns);
  const [dx, dy] = [Math.min(box.w / columns, PIECE * 1.2), Math.min(box.h / rows, PIECE * 1.2)];
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    return {
      x: box.x + box.w / 2 + ((i % columns) - (inRow - 1) / 2) * dx,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * dy,
      size,
    };
  });
}

export const outline = (points: readonly number[]): string => points.map((v) => v * U).join(" ");

/** The middle of a line on the map. */
export const middle = ([a, b, c, d]: Line): Point => [((a + c) / 2) * U, ((b + d) / 2) * U];

// ---- fog

export interface Veil extends Box {
  piece: number;
  look: number;
}

/** A module of fog behind every exploration token on an edge with nothing beyond. */
export function fogs(tiles: readonly Tile[], tokens: readonly Token[]): Veil[] {
  const taken = (x: number, y: number) =>
    tiles.some((t) => x > t.column && x < t.column + t.width && y > t.row && y < t.row + t.height);
  const home = (space: number) => tiles.find((t) => t.rooms.some((r) => r.spaces.some((s) => s.space === space)));
  const out: Veil[] = [];
  for (const { piece, kind, line, space, look } of tokens) {
    const tile = line && kind === "explore" ? home(space) : undefined;
    if (!line || !tile) continue;
    const [mx, my] = [(line[0] + line[2]) / 2 / MODULE, (line[1] + line[3]) / 2 / MODULE];
    const upright = line[0] === line[2];
    const sign = upright ? (mx > tile.column + tile.width / 2 ? 1 : -1) : my > tile.row + tile.height / 2 ? 1 : -1;
    const [cx, cy] = upright ? [mx + sign / 2, my] : [mx, my + sign / 2];
    const [column, row] = [Math.floor(cx), Math.floor(cy)];
    if (taken(column + 0.5, row + 0.5) || out.some((f) => f.x === column * MODULE * U && f.y === row * MODULE * U))
      continue;
    out.push({ piece, look, x: column * MODULE * U, y: row * MODULE * U, w: MODULE * U, h: MODULE * U });
  }
  return out;
}

/** Break a text into lines of a maximal length. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return { x, y, w: Math.max(...boxes.map((b) => b.x + b.w)) - x, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
}
