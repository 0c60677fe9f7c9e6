// What is printed on cards, by code.
import type { Words } from "$lib/i18n/game-texts";

/** Return a text of a card: `text`, `sub`, `back`, `taboo`; null if it has none. */
export function says(words: Words, code: string, what: "text" | "sub" | "back" | "taboo"): string {
  const key = `card-${code}.${what}`;
  return words.tells(key) ? words.tell(key) : "";
}

/** A trait in words; those of later cards have their English name. */
export const trait = (words: Words, name: string): string => {
  const key = `trait-${name.toLowerCase().replaceAll(" ", "-")}`;
  return words.tells(key) ? words.tell(key) : name;
};
