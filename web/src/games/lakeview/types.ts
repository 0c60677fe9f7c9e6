// The view of Lakeview, and small functions of it.
import type { Scene } from "../module";
import type { Kid, LostKid, View } from "./view";

export type * from "./view";

/** Anybody who moves on the map. */
export type Figure = Kid | LostKid;

/** A scene of Lakeview. */
export type Lakeview = Scene<View>;

/** A figure by its name. */
export function figureOf(view: View, name: string): Figure {
  return view.kids.find((k) => k.figure === name) ?? view.lost;
}

/** The figures a seat plays that are on the table: the Kids, and the Lost Kid once found. */
export function figuresOf(view: View, seat: number): Figure[] {
  return [...view.kids, ...(view.lost.found ? [view.lost] : [])].filter((f) => f.seat === seat);
}

const MEASURED = ["travel", "bonus", "dash", "pushed", "throw"];

/** The distance of each square for the current decision; nothing if it measures none. */
export function steps({ view, decision }: Lakeview): Record<string, number> {
  return (decision && MEASURED.includes(decision.prompt) && view.movement?.steps) || {};
}
