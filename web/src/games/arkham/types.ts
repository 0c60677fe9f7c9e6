// The view of Arkham Horror, and small functions of it.
import type { Card, Face, Skill, View } from "./view";

export type * from "./view";

export const SKILLS: readonly Skill[] = ["willpower", "intellect", "combat", "agility"];

/** Return a visible card, with its printed values. */
export function isVisible(view: View, row: number): (Card & { face: Face }) | null {
  const card = view.cards[row];
  return card ? { ...card, face: view.faces[card.code] } : null;
}
