// Where things stand on the map, for the wide one and for the one held upright.
import type { Point } from "$lib/draw/scratchboard";
import { drawCoast, type Coast } from "./coast";
import type { RegionName } from "./types";

interface Spot {
  name: Point;
  anchor: "start" | "middle";
  ring: Point;
  /** The middle of the row of figures, at their feet, and how wide the row may be. */
  figures: Point;
  room: number;
  /** Where a reason stands, and where the lamp falls. */
  note: Point;
  light: Point;
}

export interface Board {
  land: Coast;
  width: number;
  height: number;
  box: string;
  frame: boolean;
  spots: Record<RegionName, Spot>;
  ring: number;
  figure: number;
}

const WIDE: Record<RegionName, Spot> = {
  innsmouth: {
    name: [452, 70],
    anchor: "middle",
    ring: [390, 112],
    figures: [490, 174],
    room: 200,
    note: [492, 196],
    light: [470, 130],
  },
  salem: {
    name: [160, 444],
    anchor: "start",
    ring: [108, 492],
    figures: [292, 522],
    room: 270,
    note: [250, 546],
    light: [230, 500],
  },
  arkham: {
    name: [150, 190],
    anchor: "start",
    ring: [98, 228],
    figures: [300, 270],
    room: 300,
    note: [260, 296],
    light: [230, 240],
  },
  kingsport: {
    name: [516, 408],
    anchor: "start",
    ring: [456, 430],
    figures: [560, 482],
    room: 196,
    note: [550, 504],
    light: [550, 450],
  },
  rockport: {
    name: [602, 252],
    anchor: "start",
    ring: [560, 290],
    figures: [704, 318],
    room: 196,
    note: [690, 340],
    light: [690, 270],
  },
};

const TALL: Record<RegionName, Spot> = {
  innsmouth: {
    name: [450, 76],
    anchor: "start",
    ring: [394, 96],
    figures: [492, 212],
    room: 244,
    note: [500, 238],
    light: [470, 150],
  },
  salem: {
    name: [146, 588],
    anchor: "start",
    ring: [84, 606],
    figures: [262, 714],
    room: 380,
    note: [250, 736],
    light: [230, 640],
  },
  arkham: {
    name: [146, 222],
    anchor: "start",
    ring: [84, 240],
    figures: [250, 362],
    room: 380,
    note: [240, 388],
    light: [230, 310],
  },
  kingsport: {
    name: [512, 522],
    anchor: "start",
    ring: [456, 534],
    figures: [574, 642],
    room: 268,
    note: [560, 666],
    light: [560, 590],
  },
  rockport: {
    name: [606, 326],
    anchor: "start",
    ring: [548, 344],
    figures: [672, 444],
    room: 300,
    note: [690, 466],
    light: [690, 350],
  },
};

const STRETCH = 1.3;

export const wide: Board = {
  land: drawCoast(1),
  width: 980,
  height: 604,
  box: "0 0 980 604",
  frame: true,
  spots: WIDE,
  ring: 1,
  figure: 0.92,
};

export const tall: Board = {
  land: drawCoast(STRETCH),
  width: 818,
  height: 744,
  box: "20 20 818 744",
  frame: false,
  spots: TALL,
  ring: 1.36,
  figure: 1.7,
};

/** Where a figure comes from or goes to off the map: the edge beside its seat. */
export const home = (seat: number, seats: number): Point => [-20, 120 + (400 * seat) / Math.max(1, seats - 1)];

// ---- the graduated frame: forty places from the top left corner, clockwise

const [ACROSS, DOWN, BAND] = [12, 8, 22];
const [W, H] = [980, 604];
const CELL_W = W / ACROSS;
const CELL_H = (H - 2 * BAND) / DOWN;

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CELLS: Cell[] = Array.from({ length: 40 }, (_, k) => {
  if (k < 12) return { x: k * CELL_W, y: 0, width: CELL_W, height: BAND };
  if (k < 20) return { x: W - BAND, y: BAND + (k - 12) * CELL_H, width: BAND, height: CELL_H };
  if (k < 32) return { x: W - (k - 19) * CELL_W, y: H - BAND, width: CELL_W, height: BAND };
  return { x: 0, y: H - BAND - (k - 31) * CELL_H, width: BAND, height: CELL_H };
});

/** Where a marker stands; between two places while it moves. `lane` keeps markers apart. */
export function marker(score: number, lane: number): Point {
  const stand = (k: number): Point => {
    const c = CELLS[((k % 40) + 40) % 40];
    return c.width > c.height
      ? [c.x + c.width * 0.5 + lane * 12, c.y + BAND / 2]
      : [c.x + BAND / 2, c.y + c.height * 0.6 + lane * 12];
  };
  const [a, b] = [stand(Math.floor(score)), stand(Math.floor(score) + 1)];
  const t = score - Math.floor(score);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

// ---- the supply

export const SUPPLY: Point = [664, 54];
export const slot = (k: number): Point => [SUPPLY[0] + 58 * k, SUPPLY[1]];
export const DECK: Point = [900, 54];
