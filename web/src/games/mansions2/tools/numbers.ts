// Numbers as people write them.
import type { GameTexts } from "$lib/i18n/game-texts";

export const percent = (texts: GameTexts, value: number, digits = 0): string =>
  new Intl.NumberFormat(texts.lang, { style: "percent", maximumFractionDigits: digits }).format(value);

export const count = (texts: GameTexts, n: number, digits = 0): string =>
  new Intl.NumberFormat(texts.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);
