// The parts of vignettes: inks, backgrounds and shapes that several share. A picture is 120 wide and 170 high.
import { at, seededRandom, tree, type Point } from "$lib/draw/scratchboard";

export type Ink = "far" | "wood" | "body" | "dark" | "line" | "hatch" | "warm" | "rim" | "eerie" | "pale" | "mist";
export type Part = readonly [ink: Ink, d: string] | readonly ["light", x: number, y: number, r: number];
export type Picture = readonly Part[];

/** Parallel strokes from a first position to a last. */
export function strokes(count: number, [x1, y1]: Point, [x2, y2]: Point, [dx, dy]: Point, grow = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    const k = 1 + grow * t;
    return `M${at(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)}l${at(dx * k, dy * k)}`;
  }).join("");
}

/** A circle as a path. */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Rays between two circles. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, from = 0, to = 1): string {
  return Array.from({ length: count }, (_, i) => {
    const a = (from + ((to - from) * i) / count) * 2 * Math.PI;
    return `M${at(x + inner * Math.cos(a), y + inner * Math.sin(a))}L${at(x + outer * Math.cos(a), y + outer * Math.sin(a))}`;
  }).join("");
}

/** Boards of a floor that recede to a point above it. */
export const floor = (y: number, x = 60) =>
  `M0 ${y}h120${[-70, -30, 5, 40, 80, 115, 150, 190].map((foot) => `M${at(x + (foot - x) * 0.32, y)}L${foot} 170`).join("")}`;

/** Small waves between two heights. */
export function sea(top: number, foot: number, seed = 3): string {
  const roll = seededRandom(seed);
  let d = "";
  for (let y = top; y < foot; y += 4 + (y - top) * 0.08) {
    for (let x = -10 + roll() * 26; x < 120; x += 24 + roll() * 30) d += `M${at(x, y)}q4-2.5 8 0t8 0`;
  }
  return d;
}

/** Rain, or anything that falls. */
export function rain(count: number, seed = 5): string {
  const roll = seededRandom(seed);
  return Array.from({ length: count }, () => `M${at(roll() * 124, roll() * 170)}l-2 8`).join("");
}

/** Stones of a wall. */
export function stones(x1: number, y1: number, x2: number, y2: number, seed = 7): string {
  const roll = seededRandom(seed);
  let d = "";
  for (let y = y1; y < y2; y += 11) {
    d += `M${x1} ${y}H${x2}`;
    for (let x = x1 + roll() * 18; x < x2; x += 15 + roll() * 12) d += `M${at(x, y)}v${Math.min(11, y2 - y)}`;
  }
  return d;
}

/** A bare tree as one path. */
export const bare = (seed: number, foot: Point, length: number, angle: number, width: number) =>
  tree(seededRandom(seed), foot, length, angle, width)
    .map((bough) => bough.d)
    .join("");

/** A pointed window with its bars. */
export const lancet = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + w}Q${x} ${y + w * 0.3} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.3} ${x + w} ${y + w}V${y + h}zM${x + w / 2} ${y}v${h}M${x} ${y + w}h${w}M${x} ${y + (w + h) / 2}h${w}`;

/** A window with a cross. */
export const casement = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.45}h${w}`;

/** Banks of fog across the picture. */
export const fog = (...heights: number[]) =>
  heights
    .map(
      (y, i) => `M-4 ${y}c20-8 34 4 52-2s30-6 46 1 20 4 30 0v${9 + (i % 3) * 3}c-16 5-26-3-42 1s-30 5-46 0-24 4-40 1z`,
    )
    .join("");

/** Head and shoulders of a near figure. */
export const SHOULDERS = "M11 172c1-34 8-54 28-62 6-3 10-7 11-14h20c1 7 5 11 11 14 20 8 27 28 28 62z";
export const HEAD = "M43 74c-2-22 5-36 17-36s19 14 17 36c-1 14-8 25-17 25S44 88 43 74z";
/** The dark side of a face, its nose and brow: never more of it. */
export const FACE = strokes(10, [68, 56], [66, 92], [8.5, 0.6], -0.35);
export const NOSE = "M59 66l-3.5 12h5M48 64q4-2.5 8 0M64 64q4-2.5 8 0M55 87q5 2 10 0";
/** The dark side of a coat. */
export const FOLDS = strokes(15, [86, 117], [107, 168], [-10, 4], 0.5);

/** A lantern hanging from a ring. */
export const lantern = (x: number, y: number): Part[] => [
  ["light", x, y + 12, 56],
  ["light", x, y + 12, 32],
  ["warm", `M${x - 6} ${y}h13l-3 24h-7z`],
  ["wood", `M${x} ${y}v-8M${x - 6} ${y}l6.5-6 6.5 6M${x - 4} ${y + 24}h9v3h-9z`],
];
/** A candle, its foot at a place. */
export const candle = (x: number, y: number, high = 18): Part[] => [
  ["light", x, y - high - 5, 46],
  ["light", x, y - high - 5, 24],
  ["body", `M${x - 3} ${y}v${-high}h6v${high}z`],
  ["warm", `M${x} ${y - high - 12}c3.5 5 4.5 7 0 11-4.5-4-3.5-6 0-11z`],
];
