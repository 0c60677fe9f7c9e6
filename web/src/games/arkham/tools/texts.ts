// The texts of cards, problems and numbers of Arkham.
import { clientTexts as house } from "$lib/storage/settings.svelte";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { CardLine, Obstacle, Problem } from "./http-types";

/** The texts of the game, outside of a table. */
export const clientTexts = (): GameTexts => house().about("arkham");

export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"] as const;
export const SKILLS = ["willpower", "intellect", "combat", "agility", "wild"] as const;
export const SIGNS = {
  willpower: "i-will",
  intellect: "i-intel",
  combat: "i-fight",
  agility: "i-agile",
  wild: "i-wild",
} as const;
const VARIABLE = -2;

export const title = (texts: GameTexts, card: CardLine) => card.names[texts.lang] ?? card.names.en;
/** A card with its level, if above 0. */
export const cardName = (texts: GameTexts, card: CardLine) =>
  title(texts, card) + (card.level ? ` (${card.level})` : "");
/** A card by its code; the code itself if it is unknown. */
export const nameOf = (texts: GameTexts, known: Record<string, CardLine>, code: string) =>
  code in known ? cardName(texts, known[code]) : code;

export const className = (texts: GameTexts, name: string) => texts.format(`kind-class-${name}`);
export const skillName = (texts: GameTexts, name: string) => texts.format(`kind-skill-${name}`);
export const typeName = (texts: GameTexts, name: string) =>
  texts.has(`kind-card_type-${name}`) ? texts.format(`kind-card_type-${name}`) : texts.format(`cards-type-${name}`);
export const slots = (texts: GameTexts, card: CardLine) => card.slots.map((s) => texts.format(s)).join(", ");
export const cost = (card: CardLine) => (card.cost === null ? "" : card.cost === VARIABLE ? "X" : String(card.cost));

export const listNames = (texts: GameTexts, parts: string[]) => new Intl.ListFormat(texts.lang).format(parts);

export const percent = (texts: GameTexts, chance: number, digits = 1) =>
  new Intl.NumberFormat(texts.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);

/** A problem of a deck. */
export function problemText(texts: GameTexts, problem: Problem, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...problem.args };
  if (typeof args.allowed === "string") {
    const names = args.allowed
      .split(" ")
      .map((a) => ((CLASSES as readonly string[]).includes(a) ? className(texts, a) : a));
    args.allowed = names.join(", ");
  }
  return texts.format(`decks-problem-${problem.key}`, {
    ...args,
    cards: problem.cards.map((c) => nameOf(texts, known, c)).join(", "),
  });
}

/** An obstacle of a campaign. */
export function obstacleText(texts: GameTexts, obstacle: Obstacle, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...obstacle.args };
  if (typeof args.cards === "string")
    args.cards = args.cards
      .split(", ")
      .map((c) => nameOf(texts, known, c))
      .join(", ");
  return texts.format(`campaign-problem-${obstacle.key}`, args);
}
