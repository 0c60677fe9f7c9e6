// The path of a figure to a square, for the dots on the map.
import { same, squareName } from "./places";
import type { Spot, Town } from "./types";

const STRAIGHT: Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const DIAGONAL: Spot[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** Trace the path from the end back to the figure, over no fence; nothing if part of it is unknown. */
export function findPath(board: Town, steps: Record<string, number>, diagonal: boolean, from: Spot, to: Spot): Spot[] {
  const fenced = (a: Spot, b: Spot) =>
    board.barred.some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c)));
  const far = (at: Spot) => (same(at, from) ? 0 : (steps[squareName(at)] ?? -1));
  const out = [to];
  for (let at = to, n = far(to); n > 0; n--) {
    const near = [...STRAIGHT, ...(diagonal ? DIAGONAL : [])]
      .map(([dx, dy]): Spot => [at[0] + dx, at[1] + dy])
      .find((next) => far(next) === n - 1 && !fenced(at, next));
    if (!near) return [];
    out.push((at = near));
  }
  return out.reverse();
}
