// The icons of the cards of a pile.
import type { Card } from "./view";

export interface CardIcon {
  /** An icon of the sprite; "" is a blank card. */
  icon: string;
  ink: string;
  /** A number on it. */
  n?: string;
}

const GOLD = "#e2c88e";
const PAPER = "#eadfc6";
const JADE = "#9fdccb";
const BLADES = ["shotgun", "cleaver", "poker", "pistol", "candelabrum"];
const HOLDS = { L: "i-gate", R: "i-rune", W: "i-fork" } as const;

export function cardIcons({ name, hold }: Card): CardIcon {
  if (hold) {
    const icon =
      hold.kind === "puzzle" ? HOLDS[hold.layout![0] as "L" | "R" | "W"] : hold.kind === "key" ? "i-lock" : "i-warn";
    return { icon, ink: GOLD };
  }
  if (name === "blank") return { icon: "", ink: "#8fa9a2" };
  if (name.startsWith("clue_")) return { icon: "i-page", ink: PAPER, n: name.slice(-1) };
  if (name.endsWith("_key")) return { icon: "i-key", ink: GOLD };
  if (name === "torn_page") return { icon: "i-scroll", ink: JADE };
  if (name === "floor_plan") return { icon: "i-plan", ink: JADE };
  return { icon: BLADES.includes(name) ? "i-blade" : "i-bag", ink: JADE };
}

/** Return the width of a pile with this number of cards. */
export const wide = (n: number): number => 10 + 21 * n;
