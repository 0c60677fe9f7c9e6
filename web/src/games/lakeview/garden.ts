// Grass, bare trees, fences: grown from a seed, so that they are the same each time.
import { CELL, corner } from "./places";
import type { Spot } from "./types";

const round = (n: number) => Math.round(n * 10) / 10;

/** A few tufts of grass in a square. */
export function tufts([x, y]: Spot, roll: () => number): string {
  return Array.from(
    { length: 9 },
    () => `M${round(x + 5 + roll() * 42)} ${round(y + 10 + roll() * 40)}l1.500-4 1.500 4`,
  ).join("");
}

/** A bare tree in a square. */
export function tree([x, y]: Spot, roll: () => number): string {
  const out: string[] = [];
  const grow = (fx: number, fy: number, angle: number, length: number, left: number): void => {
    const [tx, ty] = [fx + Math.cos(angle) * length, fy + Math.sin(angle) * length];
    out.push(`M${round(fx)} ${round(fy)}L${round(tx)} ${round(ty)}`);
    if (!left) return;
    for (let k = 0; k < 2 + Math.floor(roll() * 1.4); k++)
      grow(tx, ty, angle + (roll() - 0.5) * 1.7, length * (0.6 + roll() * 0.2), left - 1);
  };
  grow(x + 18 + roll() * 18, y + CELL - 5, -Math.PI / 2 + (roll() - 0.5) * 0.3, 13, 3);
  return out.join("");
}

/** The pickets of a fence between two squares. */
export function fence([a, b]: [Spot, Spot]): string {
  const upright = a[1] === b[1];
  const [x, y] = corner([Math.max(a[0], b[0]), Math.max(a[1], b[1])]);
  const at = Array.from({ length: 7 }, (_, k) => 4 + 7.5 * k);
  if (upright) return `M${x} ${y + 2}v50${at.map((d) => `M${x + 4} ${y + d - 1.5}h-8l-2 1.500 2 1.500h8`).join("")}`;
  return `M${x + 2} ${y}h50${at.map((d) => `M${x + d - 1.5} ${y + 4}v-8l1.500-2 1.500 2v8`).join("")}`;
}
