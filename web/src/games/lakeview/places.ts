// Where everything lies on the map: 13 × 13 squares of 54, with a margin of 16.
import type { District, Spot, Town } from "./types";

export const CELL = 54;
export const MARGIN = 16;
export const SIZE = 734;
/** Squares along an edge. */
export const SIDE = 13;

export const corner = ([x, y]: Spot): Spot => [MARGIN + CELL * x, MARGIN + CELL * y];
export const middle = ([x, y]: Spot): Spot => [MARGIN + CELL * (x + 0.5), MARGIN + CELL * (y + 0.5)];

/** Squares are numbers in options and `x7y3` in ids. */
export const spot = (square: number, side = 13): Spot => [square % side, Math.floor(square / side)];
export const number = ([x, y]: Spot, side = 13): number => y * side + x;
export const squareName = ([x, y]: Spot): string => `x${x}y${y}`;
export const same = (a: Spot | null, b: Spot | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];

export const isStreet = (mark: string): boolean => mark === "==" || mark === "++";

/** The rectangle of a district, with its outline a little outside of its squares. */
export function area({ x, y }: District, out = 3) {
  const [left, top] = corner([x[0], y[0]]);
  return {
    x: left - out,
    y: top - out,
    width: CELL * (x[1] - x[0] + 1) + 2 * out,
    height: CELL * (y[1] - y[0] + 1) + 2 * out,
  };
}

/** Where the Monster stands in a district: between the buildings, off the landmark. */
export function stand({ x, y }: District): Spot {
  const [cx, cy] = middle([(x[0] + x[1]) / 2, (y[0] + y[1]) / 2]);
  return x[1] - x[0] > 1 ? [cx + 30, cy + 30] : [cx + 2, cy + 30];
}

/** Where the name of a district is written: on a street along it. */
export function titleOf({ district, x, y }: District): { x: number; y: number; turn: number } {
  const { x: left, y: top, width, height } = area({ district, x, y }, 0);
  if (district === "b2") return { x: left - 22, y: top + height / 2, turn: -90 };
  if (district === "b3") return { x: left + width + 22, y: top + height / 2, turn: 90 };
  const below = district === "c2" || district === "c3";
  return { x: left + width / 2, y: below ? top + height + 17 : top - 9, turn: 0 };
}

/** Several figures on one square stand beside each other. */
export function among(at: Spot, k: number, of: number): Spot {
  const [x, y] = middle(at);
  if (of < 2) return [x, y];
  const around: Spot[] = [
    [-13, -7],
    [13, -7],
    [-13, 11],
    [13, 11],
    [0, 2],
  ];
  const [dx, dy] =
    of === 2
      ? (
          [
            [-12, 0],
            [12, 4],
          ] as Spot[]
        )[k]
      : around[k];
  return [x + dx, y + dy];
}

export const houseAt = (town: Town, at: Spot): number =>
  town.buildings.findIndex((b) => b.squares.some((s) => same(s, at)));
export const treehouseAt = (town: Town, at: Spot): number => town.treehouses.findIndex((s) => same(s, at));
export const landmarkAt = (town: Town, at: Spot): string | null =>
  Object.keys(town.landmarks).find((name) => same(town.landmarks[name], at)) ?? null;

/** Numbers between 0 and 1 that are the same each time. */
export function pinDice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}
