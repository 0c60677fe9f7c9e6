// The patterns of the floors, repeated in the units of the drawing.
import { at, seededRandom, type Random } from "$lib/draw/scratchboard";
import type { Floor } from "./furniture";

export interface Pattern {
  width: number;
  height: number;
  ground: string;
  line: string;
  d: string;
}

/** Rows of boards with random joints. */
function planks(roll: Random, width: number, rows: number, high: number): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    d += `M0 ${row * high}h${width}`;
    for (let x = roll() * 60; x < width; x += 55 + roll() * 55) d += `M${at(x, row * high)}v${high}`;
  }
  return d;
}

/** Rows of stones, wider or narrower. */
function courses(roll: Random, width: number, rows: number, high: number, wide: number): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    d += `M0 ${row * high}h${width}`;
    for (let x = roll() * wide; x < width - wide * 0.4; x += wide * (0.8 + roll() * 0.6))
      d += `M${at(x, row * high)}v${high}`;
  }
  return d;
}

/** Small strokes scattered over a square. */
function strewn(roll: Random, side: number, count: number, stroke: (roll: Random) => string): string {
  let d = "";
  for (let i = 0; i < count; i++) d += `M${at(roll() * side, roll() * side)}${stroke(roll)}`;
  return d;
}

/** Rounded stones in staggered rows. */
function rounded(width: number, rows: number, wide: number, high: number): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    for (let x = -(row % 2) * wide * 0.5; x < width; x += wide)
      d += `M${at(x, row * high + high)}v${-high * 0.45}q0 ${-high * 0.5} ${wide / 2} ${-high * 0.5}t${wide / 2} ${high * 0.5}`;
  }
  return d;
}

const blades = (roll: Random) =>
  `l${at(roll() * 3 - 1.5, -4 - roll() * 3)}m1.5 4.5l${at(1 + roll() * 2, -3 - roll() * 2)}`;
const waves = (roll: Random) => `q4-3 8 0t8 0${roll() < 0.5 ? " 8 0" : ""}`;
const pebble = (roll: Random) => `q2-3 4 0t${at(-4, 1 + roll())}`;

export const FLOORS: Record<Floor, Pattern> = {
  plank: { width: 200, height: 88, ground: "#231d17", line: "#4a3d2c", d: planks(seededRandom(3), 200, 8, 11) },
  parquet: {
    width: 28,
    height: 28,
    ground: "#261e15",
    line: "#4a3d2a",
    d: "M0 0l14 14L28 0M0 14l14 14 14-14M0 28l14-14M14 0l14 14M7 7l-7 7M21 7l7 7M7 21l7-7 7 7",
  },
  tiles: { width: 20, height: 20, ground: "#1a2226", line: "#36454c", d: "M0 0h20M0 0v20" },
  stone: { width: 170, height: 102, ground: "#161b1f", line: "#333d42", d: courses(seededRandom(5), 170, 6, 17, 28) },
  carpet: { width: 14, height: 40, ground: "#221a1e", line: "#463240", d: "M7 0v40" },
  earth: { width: 130, height: 130, ground: "#1c1913", line: "#443b2d", d: strewn(seededRandom(7), 124, 46, pebble) },
  grass: { width: 150, height: 150, ground: "#141c17", line: "#34482f", d: strewn(seededRandom(9), 146, 80, blades) },
  cobbles: { width: 36, height: 28, ground: "#191d22", line: "#3a424a", d: rounded(36, 2, 18, 14) },
  boards: {
    width: 84,
    height: 200,
    ground: "#1a1d1d",
    line: "#414440",
    d: courses(seededRandom(11), 200, 6, 14, 90)
      .replace(/M([\d.]+) ([\d.]+)h200/g, "M$2 $1v200")
      .replace(/M([\d.]+) ([\d.]+)v14/g, "M$2 $1h14"),
  },
  water: { width: 150, height: 150, ground: "#0e1f29", line: "#2f5564", d: strewn(seededRandom(13), 126, 34, waves) },
  slates: { width: 32, height: 24, ground: "#171c24", line: "#353e4b", d: rounded(32, 2, 16, 12) },
  ballast: { width: 90, height: 90, ground: "#181716", line: "#3b3833", d: strewn(seededRandom(15), 86, 60, pebble) },
  marsh: {
    width: 150,
    height: 150,
    ground: "#101c1b",
    line: "#2f4d48",
    d: strewn(seededRandom(17), 126, 22, waves) + strewn(seededRandom(19), 144, 26, blades),
  },
};
