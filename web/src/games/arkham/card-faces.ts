// What is printed on cards, by code.
import type { GameTexts } from "$lib/i18n/game-texts";

/** Return a text of a card: `text`, `sub`, `back`, `taboo`; null if it has none. */
export function cardText(texts: GameTexts, code: string, what: "text" | "sub" | "back" | "taboo"): string {
  const key = `card-${code}.${what}`;
  return texts.has(key) ? texts.format(key) : "";
}

/** A trait in words; those of later cards have their English name. */
export const trait = (texts: GameTexts, name: string): string => {
  const key = `trait-${name.toLowerCase().replaceAll(" ", "-")}`;
  return texts.has(key) ? texts.format(key) : name;
};
