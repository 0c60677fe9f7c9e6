// The drawing and the texts of puzzle pieces; a piece is 100 × 100, its sides count clockwise from the top.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { FamilyName, Puzzle } from "../view";

export const SIDES = ["top", "right", "bottom", "left"] as const;
export const MIDS = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

/** Marks of locks (1 to 3) and runes (1 to 4), around (0, 0). */
export const MARKS: Record<"lock" | "rune", readonly string[]> = {
  lock: ["", "M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0z", "M0-10 10 8H-10z", "M-8-8H8V8H-8z"],
  rune: ["", "M-6 11V-11L7-3-6 4", "M-8-10 8 10M8-10-8 10M0-12v24", "M-8 10 0-11 8 10M-8 0H8", "M0-11v22M-8-6l8 8 8-8"],
};

/** The wires of a piece: pairs of sides, by their ends. */
export function wires(edges: readonly number[]): (readonly [number, number])[] {
  const ends = new Map<number, number[]>();
  edges.forEach((wire, side) => {
    if (wire > 0) ends.set(wire, [...(ends.get(wire) ?? []), side]);
  });
  return [...ends.values()].filter((one) => one.length === 2).map(([a, b]) => [a, b] as const);
}

/** A wire from the middle of a side to that of another. */
export function wire(a: number, b: number): string {
  const [[ax, ay], [bx, by]] = [MIDS[a], MIDS[b]];
  return `M${ax} ${ay}Q50 50 ${bx} ${by}`;
}

export const markText = (texts: GameTexts, family: FamilyName, n: number): string =>
  texts.format(`web-mark-${family}-${n}`);

/** A piece in words: its marks side by side, or its wires. */
export function pieceText(texts: GameTexts, family: FamilyName, edges: readonly number[] | null): string {
  if (!edges) return texts.format("web-piece-none");
  if (family === "wiring")
    return wires(edges)
      .map(([a, b]) =>
        texts.format("web-wire", { a: texts.format(`web-side-${SIDES[a]}`), b: texts.format(`web-side-${SIDES[b]}`) }),
      )
      .join(", ");
  return edges
    .map((n, side) =>
      texts.format("web-edge", { side: texts.format(`web-side-${SIDES[side]}`), mark: markText(texts, family, n) }),
    )
    .join(", ");
}

/** Return the neighbouring place; -1 outside. */
export function beside({ columns, rows }: Puzzle, k: number, side: number): number {
  const [x, y] = [k % columns, Math.floor(k / columns)];
  const [nx, ny] = [x + [0, 1, 0, -1][side], y + [-1, 0, 1, 0][side]];
  return nx < 0 || ny < 0 || nx >= columns || ny >= rows ? -1 : ny * columns + nx;
}

/** Return whether a side of a piece matches its neighbour; null if it touches nothing that counts. */
export function agrees(puzzle: Puzzle, k: number, side: number): boolean | null {
  const edges = puzzle.cells[k].edges;
  if (!edges) return null;
  const other = beside(puzzle, k, side);
  if (puzzle.family === "lock") {
    if (side % 2 === 0) return null;
    if (other < 0) return edges[side] === (side === 3 ? puzzle.left : puzzle.right);
  }
  if (other < 0) return null;
  const theirs = puzzle.cells[other].edges;
  if (!theirs) return null;
  const back = theirs[(side + 2) % 4];
  return puzzle.family === "wiring"
    ? edges[side] > 0 && back > 0
      ? true
      : edges[side] === 0 && back === 0
        ? null
        : false
    : edges[side] === back;
}
