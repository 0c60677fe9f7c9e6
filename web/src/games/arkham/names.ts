// The names of Arkham's cards: rows of the table, by printed code.
import type { GameTexts } from "$lib/i18n/game-texts";
import printed from "$noctuary/games/arkham/content/cards.tsv?raw";
import { cardText } from "./card-faces";

const own = import.meta.glob<string>("../../../../src/noctuary/games/arkham/content/own-cards.tsv", {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODES = [printed, ...Object.values(own)].flatMap((table) =>
  table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t", 1)[0]),
);

/** Return the code of a row, from the parameters of the table; "" if there is no card. */
export function codeOf(texts: GameTexts, row: number): string {
  const index = (texts.parameters.code as number[] | undefined)?.[row];
  return index ? CODES[index] : "";
}

/** A card by its row; -1 stands for the rules. */
export function card(texts: GameTexts, row: number): string {
  return row < 0 ? texts.format("no-card") : texts.format(`card-${codeOf(texts, row)}`);
}

/** A revealed location: with its subtitle, which distinguishes it from others of its name. */
export function place(texts: GameTexts, row: number): string {
  const sub = cardText(texts, codeOf(texts, row), "sub");
  return sub ? `${card(texts, row)} (${sub})` : card(texts, row);
}

/** The effect of each symbol token, from the sentences of a card that begin with its name. */
export function symbols(texts: GameTexts, text: string): Record<string, string> {
  const names = ["skull", "cultist", "tablet", "elder_thing", "elder_sign"];
  const found = names
    .map((token) => ({
      token,
      at: text.toLowerCase().search(new RegExp(`(^|[.] )${texts.kind("token", token).toLowerCase()}\\s?:`)),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return Object.fromEntries(
    found.map(({ token, at }, i) => {
      const sentence = text.slice(at, found[i + 1]?.at).replace(/^[.] /, "");
      return [token, sentence.slice(sentence.indexOf(":") + 1).trim()];
    }),
  );
}
