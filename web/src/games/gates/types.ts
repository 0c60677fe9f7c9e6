// The view of Gates, and small functions of it.
import type { Card, Costs, Half, Mode, Player, Quadrant, Region, RegionName, View } from "./view";

export type * from "./view";

export const REGIONS: RegionName[] = ["innsmouth", "salem", "arkham", "kingsport", "rockport"];
export const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
export const DESPERATE: (keyof Costs)[] = ["swap", "renew", "flip", "score_three"];
export const NEUTRAL = 4;

/** The figures of one owner in a region; the view names neutral ones by a word. */
export function figures(region: Region, owner: number): number {
  return region.figures[owner === NEUTRAL ? "neutral" : owner] ?? 0;
}

/** The number of sections of a gate that a seat has built; -1 asks for the largest number of any seat. */
export function sections(view: View, seat: number, region: RegionName): number {
  const of = (p: Player) => p.building.find((b) => b.region === region)?.sections ?? 0;
  return seat < 0 ? Math.max(...view.players.map(of)) : of(view.players[seat]);
}

/** The half that counts in a round of this mode. */
export const half = (card: Card, mode: Mode): Half => (mode === "sane" ? card.light : card.dark);
