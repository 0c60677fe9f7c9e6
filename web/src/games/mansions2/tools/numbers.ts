// Numbers as people write them.
import type { Words } from "$lib/i18n/game-texts";

export const percent = (words: Words, value: number, digits = 0): string =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: digits }).format(value);

export const count = (words: Words, n: number, digits = 0): string =>
  new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);
