// The texts of cards, problems and numbers of Arkham.
import { ours as house } from "$lib/storage/settings.svelte";
import type { Words } from "$lib/i18n/game-texts";
import type { CardLine, Obstacle, Problem } from "./http-types";

/** The texts of the game, outside of a table. */
export const ours = (): Words => house().about("arkham");

export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"] as const;
export const SKILLS = ["willpower", "intellect", "combat", "agility", "wild"] as const;
export const SIGNS = { willpower: "i-will", intellect: "i-intel", combat: "i-fight", agility: "i-agile", wild: "i-wild" } as const;
const VARIABLE = -2;

export const title = (words: Words, card: CardLine) => card.names[words.lang] ?? card.names.en;
/** A card with its level, if above 0. */
export const named = (words: Words, card: CardLine) => title(words, card) + (card.level ? ` (${card.level})` : "");
/** A card by its code; the code itself if it is unknown. */
export const nameOf = (words: Words, known: Record<string, CardLine>, code: string) =>
  code in known ? named(words, known[code]) : code;

export const className = (words: Words, name: string) => words.tell(`kind-class-${name}`);
export const skillName = (words: Words, name: string) => words.tell(`kind-skill-${name}`);
export const typeName = (words: Words, name: string) =>
  words.tells(`kind-card_type-${name}`) ? words.tell(`kind-card_type-${name}`) : words.tell(`cards-type-${name}`);
export const slots = (words: Words, card: CardLine) => card.slots.map((s) => words.tell(s)).join(", ");
export const cost = (card: CardLine) => (card.cost === null ? "" : card.cost === VARIABLE ? "X" : String(card.cost));

export const listed = (words: Words, parts: string[]) => new Intl.ListFormat(words.lang).format(parts);

export const percent = (words: Words, chance: number, digits = 1) =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);

/** A problem of a deck. */
export function problemSaid(words: Words, problem: Problem, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...problem.args };
  if (typeof args.allowed === "string") {
    const names = args.allowed.split(" ").map((a) => ((CLASSES as readonly string[]).includes(a) ? className(words, a) : a));
    args.allowed = names.join(", ");
  }
  return words.tell(`decks-problem-${problem.key}`, { ...args, cards: problem.cards.map((c) => nameOf(words, known, c)).join(", ") });
}

/** An obstacle of a campaign. */
export function obstacleSaid(words: Words, obstacle: Obstacle, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...obstacle.args };
  if (typeof args.cards === "string") args.cards = args.cards.split(", ").map((c) => nameOf(words, known, c)).join(", ");
  return words.tell(`campaign-problem-${obstacle.key}`, args);
}
