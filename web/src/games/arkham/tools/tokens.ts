// Chaos tokens: their order, their names, and their names in table options.
import type { GameTexts } from "$lib/i18n/game-texts";

export const SYMBOLS = ["skull", "cultist", "tablet", "elder_thing"] as const;
export const TOKENS = [
  "+1",
  "0",
  "-1",
  "-2",
  "-3",
  "-4",
  "-5",
  "-6",
  "-7",
  "-8",
  ...SYMBOLS,
  "auto_fail",
  "elder_sign",
  "bless",
  "curse",
];

/** "-1" as table options call it. */
export function optionName(token: string): string {
  if (token === "0") return "zero";
  return token.replace("+", "plus_").replace("-", "minus_");
}

export const tokenName = (texts: GameTexts, token: string) => texts.format(`kind-token-${optionName(token)}`);
