// The options and denials of each card on the table.
import type { Option, Denial } from "$lib/net/protocol";
import type { Scene } from "../module";
import type { View } from "./types";

/** Return the card that an option is about: it is shown there as well as in the prompt. */
export function about(scene: Scene<View>, { name, fields }: Option | Denial): number | null {
  const { view, ask } = scene;
  const row = fields.card ?? fields.place ?? fields.enemy ?? fields.seat;
  if (row !== undefined) return row;
  if (name === "investigate") return view.investigators[ask!.seat].at;
  if (name === "advance_act") return view.act!.card;
  return null;
}

export interface Aim {
  options: Option[];
  denied: Denial[];
}

const NOTHING: Aim = { options: [], denied: [] };

function gathered(scene: Scene<View>): Map<number, Aim> {
  const found = new Map<number, Aim>();
  const { ask } = scene;
  if (!ask || !scene.live || ask.seat !== scene.eyes) return found;
  const at = (row: number) => {
    const aim = found.get(row) ?? { options: [], denied: [] };
    found.set(row, aim);
    return aim;
  };
  for (const option of ask.options) {
    const row = about(scene, option);
    if (row !== null) at(row).options.push(option);
  }
  for (const no of ask.denied) {
    const row = about(scene, no);
    if (row !== null) at(row).denied.push(no);
  }
  return found;
}

/** Options and denials by card; looked up with `of`. */
export function aims(scene: Scene<View>): { of(row: number): Aim } {
  const found = gathered(scene);
  return { of: (row) => found.get(row) ?? NOTHING };
}
