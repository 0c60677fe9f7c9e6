// The names of cards and owners of figures.
import type { Words } from "$lib/i18n/game-texts";
import type { Card, Deed, Half } from "./types";
import { NEUTRAL, QUADRANTS } from "./types";

const DEEDS: Deed[] = ["page", "fragment", "send", "rune", "convert", "build"];

/** One half of a card, read from the parameters of the table. */
function printed(words: Words, side: 0 | 1, card: number): Half {
  const { deed, number, icons } = words.parameters as Record<"deed" | "number" | "icons", number[][]>;
  const n = number[side][card];
  const name = DEEDS[deed[side][card]];
  const shown: Half = { deed: name, tokens: icons[side][card] };
  if (name === "page") shown.page = n;
  else if (name === "fragment") shown.quadrant = QUADRANTS[n];
  else if (name === "send" || name === "build") shown.n = n;
  return shown;
}

/** A card by its number, both halves. */
export const printedCard = (words: Words, card: number): Card => ({
  card,
  light: printed(words, 0, card),
  dark: printed(words, 1, card),
});

export function half(words: Words, shown: Half): string {
  return words.tell(`card-${shown.deed}`, {
    tokens: shown.tokens,
    n: shown.page ?? shown.n ?? 1,
    quadrant: shown.quadrant ? words.kind("quadrant", shown.quadrant) : "",
  });
}

export function card(words: Words, value: number): string {
  const shown = printedCard(words, value);
  return words.tell("card-both", { light: half(words, shown.light), dark: half(words, shown.dark) });
}

export function owner(words: Words, value: number): string {
  return value < words.names.length ? words.seat(value) : words.tell(`kind-owner-${value === NEUTRAL ? "neutral" : value}`);
}
