// What the table shows of Arkham Horror, and small things that follow from it.
import type { Card, Face, Skill, View } from "./view";

export type * from "./view";

export const SKILLS: readonly Skill[] = ["willpower", "intellect", "combat", "agility"];

/** A card that lies somewhere in sight, with what is printed on it. */
export function seen(view: View, row: number): (Card & { face: Face }) | null {
  const card = view.cards[row];
  return card ? { ...card, face: view.faces[card.code] } : null;
}
