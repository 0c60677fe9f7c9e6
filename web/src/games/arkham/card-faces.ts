// What stands on a card, by the code printed on it.
import type { Words } from "$lib/i18n/game-texts";

/** What a card says: `text`, `sub`, `back`, `taboo`; nothing where it says nothing. */
export function says(words: Words, code: string, what: "text" | "sub" | "back" | "taboo"): string {
  const key = `card-${code}.${what}`;
  return words.tells(key) ? words.tell(key) : "";
}

/** A trait in words; those that only later cards have are known by their English name. */
export const trait = (words: Words, name: string): string => {
  const key = `trait-${name.toLowerCase().replaceAll(" ", "-")}`;
  return words.tells(key) ? words.tell(key) : name;
};
