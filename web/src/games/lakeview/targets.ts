// The targets on the table, by what they are.
import type { Option } from "$lib/net/protocol";
import { selection } from "./selection.svelte";
import type { Lakeview } from "./types";

export interface Targets {
  squares: Map<number, Option>;
  buildings: Map<number, Option>;
  districts: Map<number, Option>;
  figures: Map<number, Option>;
  feds: Map<number, Option>;
  wheels: Map<number, Option>;
  items: Map<number, Option>;
  symbols: Map<number, Option>;
  /** Cards that can be selected, and the piles where the selected one may go. */
  cards: Set<number>;
  piles: Map<number, Option>;
  options: Map<number, Option>;
}

const FIELD = {
  move_to: ["squares", "square"],
  enter: ["squares", "square"],
  at_building: ["buildings", "building"],
  to_district: ["districts", "district"],
  whom: ["figures", "figure"],
  next_kid: ["figures", "figure"],
  which: ["feds", "feds"],
  spin: ["wheels", "wheel"],
  rev: ["wheels", "wheel"],
  turn_down: ["wheels", "wheel"],
  use_item: ["items", "item"],
  spend: ["symbols", "symbol"],
  pay: ["symbols", "symbol"],
  lay: ["piles", "pile"],
  choose: ["options", "option"],
} as const;

/** The current card: the selected one, else the hinted one, else the first. */
export function isHeld({ decision, view, viewer, hinted }: Lakeview): number | null {
  const plays = decision && decision.seat === viewer ? decision.options.filter((o) => o.name === "play") : [];
  if (!plays.length) return null;
  const taken = selection.card(decision!.decision) ?? plays.find((o) => o.id === hinted)?.fields.card;
  const first = view.lost.hand.cards?.[0];
  return taken ?? (first ? Number(first.card.slice(1)) - 1 : null);
}

export function findTargets(scene: Lakeview): Targets {
  const out: Targets = {
    squares: new Map(),
    buildings: new Map(),
    districts: new Map(),
    figures: new Map(),
    feds: new Map(),
    wheels: new Map(),
    items: new Map(),
    symbols: new Map(),
    cards: new Set(),
    piles: new Map(),
    options: new Map(),
  };
  const { decision } = scene;
  if (!decision || !scene.canChoose || decision.seat !== scene.viewer) return out;
  const card = isHeld(scene);
  for (const option of decision.options) {
    if (option.name === "play") {
      out.cards.add(option.fields.card);
      if (option.fields.card === card) out.piles.set(option.fields.pile, option);
    }
    const found = FIELD[option.name as keyof typeof FIELD];
    if (found) out[found[0]].set(option.fields[found[1]], option);
  }
  return out;
}
