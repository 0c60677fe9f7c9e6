// The names of cards and owners of figures.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Card, Deed, Half } from "./types";
import { NEUTRAL, QUADRANTS } from "./types";

const DEEDS: Deed[] = ["page", "fragment", "send", "rune", "convert", "build"];

/** One half of a card, read from the parameters of the table. */
function printed(texts: GameTexts, side: 0 | 1, card: number): Half {
  const { deed, number, icons } = texts.parameters as Record<"deed" | "number" | "icons", number[][]>;
  const n = number[side][card];
  const name = DEEDS[deed[side][card]];
  const shown: Half = { deed: name, tokens: icons[side][card] };
  if (name === "page") shown.page = n;
  else if (name === "fragment") shown.quadrant = QUADRANTS[n];
  else if (name === "send" || name === "build") shown.n = n;
  return shown;
}

/** A card by its number, both halves. */
export const printedCard = (texts: GameTexts, card: number): Card => ({
  card,
  light: printed(texts, 0, card),
  dark: printed(texts, 1, card),
});

export function half(texts: GameTexts, shown: Half): string {
  return texts.format(`card-${shown.deed}`, {
    tokens: shown.tokens,
    n: shown.page ?? shown.n ?? 1,
    quadrant: shown.quadrant ? texts.kind("quadrant", shown.quadrant) : "",
  });
}

export function card(texts: GameTexts, value: number): string {
  const shown = printedCard(texts, value);
  return texts.format("card-both", { light: half(texts, shown.light), dark: half(texts, shown.dark) });
}

export function owner(texts: GameTexts, value: number): string {
  return value < texts.names.length
    ? texts.seat(value)
    : texts.format(`kind-owner-${value === NEUTRAL ? "neutral" : value}`);
}
