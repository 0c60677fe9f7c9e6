// The options and denials of each card on the table.
import type { Option, Denial } from "$lib/net/protocol";
import type { Scene } from "../module";
import type { View } from "./types";

/** Return the card that an option is about: it is shown there as well as in the prompt. */
export function subjectOf(scene: Scene<View>, { name, fields }: Option | Denial): number | null {
  const { view, decision } = scene;
  const row = fields.card ?? fields.place ?? fields.enemy ?? fields.seat;
  if (row !== undefined) return row;
  if (name === "investigate") return view.investigators[decision!.seat].at;
  if (name === "advance_act") return view.act!.card;
  return null;
}

export interface Target {
  options: Option[];
  denied: Denial[];
}

const NOTHING: Target = { options: [], denied: [] };

function gathered(scene: Scene<View>): Map<number, Target> {
  const found = new Map<number, Target>();
  const { decision } = scene;
  if (!decision || !scene.canChoose || decision.seat !== scene.viewer) return found;
  const at = (row: number) => {
    const aim = found.get(row) ?? { options: [], denied: [] };
    found.set(row, aim);
    return aim;
  };
  for (const option of decision.options) {
    const row = subjectOf(scene, option);
    if (row !== null) at(row).options.push(option);
  }
  for (const no of decision.denied) {
    const row = subjectOf(scene, no);
    if (row !== null) at(row).denied.push(no);
  }
  return found;
}

/** Options and denials by card; looked up with `of`. */
export function findTargets(scene: Scene<View>): { of(row: number): Target } {
  const found = gathered(scene);
  return { of: (row) => found.get(row) ?? NOTHING };
}
