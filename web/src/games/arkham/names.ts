// The names of Arkham's cards: rows of the table, by printed code.
import type { Words } from "$lib/i18n/game-texts";
import printed from "$noctuary/games/arkham/content/cards.tsv?raw";
import { says } from "./card-faces";

const CODES = printed.trimEnd().split("\n").slice(1).map((line) => line.split("\t", 1)[0]);

/** Return the code of a row, from the parameters of the table; "" if there is no card. */
export function codeOf(words: Words, row: number): string {
  const index = (words.parameters.code as number[] | undefined)?.[row];
  return index ? CODES[index] : "";
}

/** A card by its row; -1 stands for the rules. */
export function card(words: Words, row: number): string {
  return row < 0 ? words.tell("no-card") : words.tell(`card-${codeOf(words, row)}`);
}

/** A revealed location: with its subtitle, which distinguishes it from others of its name. */
export function place(words: Words, row: number): string {
  const sub = says(words, codeOf(words, row), "sub");
  return sub ? `${card(words, row)} (${sub})` : card(words, row);
}

/** The effect of each symbol token, from the sentences of a card that begin with its name. */
export function symbols(words: Words, text: string): Record<string, string> {
  const names = ["skull", "cultist", "tablet", "elder_thing", "elder_sign"];
  const found = names
    .map((token) => ({ token, at: text.toLowerCase().search(new RegExp(`(^|[.] )${words.kind("token", token).toLowerCase()}\\s?:`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return Object.fromEntries(
    found.map(({ token, at }, i) => {
      const sentence = text.slice(at, found[i + 1]?.at).replace(/^[.] /, "");
      return [token, sentence.slice(sentence.indexOf(":") + 1).trim()];
    }),
  );
}
