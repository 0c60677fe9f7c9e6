// How the figures of a region stand: side by side while there is room, else one with a number.
import type { Point } from "$lib/draw/scratchboard";
import { figures, NEUTRAL, type Region } from "./types";

export interface PlacedFigures {
  owner: number;
  count: number;
  /** The feet of each figure drawn. */
  feet: Point[];
  /** One figure stands for all. */
  counted: boolean;
  /** How far the next figure stands. */
  step: number;
}

const [ABREAST, TIGHT, WITH_NUMBER] = [33, 25, 52];

export function placeFigures(
  region: Region,
  seats: number,
  [x, y]: Point,
  room: number,
  scale: number,
  counted: boolean,
): PlacedFigures[] {
  const owners = [...Array(seats).keys(), NEUTRAL].filter((q) => figures(region, q) > 0);
  const total = owners.reduce((sum, q) => sum + figures(region, q), 0);
  const one = counted || total * TIGHT * scale > room;
  const places = one ? owners.length : total;
  const step = Math.min((one ? WITH_NUMBER : ABREAST) * scale, room / Math.max(1, places));
  let k = 0;
  const foot = (): Point => [x + (k - (places - 1) / 2) * step, y + (one || k++ % 2 ? 0 : 9 * scale)];
  return owners.map((owner) => {
    const count = figures(region, owner);
    const feet = Array.from({ length: one ? 1 : count }, foot);
    if (one) k++;
    return { owner, count, feet, counted: one, step };
  });
}
