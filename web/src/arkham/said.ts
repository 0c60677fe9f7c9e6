// Cards, problems and figures of Arkham in words.
import { refusal } from "../lobby/said";
import { Refusal } from "$lib/api";
import type { Words } from "$lib/words";
import type { CardLine, Obstacle, Problem } from "./tools";

type Args = Parameters<Words["tell"]>[1];

export const GAME = "arkham";
export const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"] as const;
export const SKILLS = ["willpower", "intellect", "combat", "agility", "wild"] as const;
export const SIGNS = { willpower: "i-will", intellect: "i-intel", combat: "i-fight", agility: "i-agile", wild: "i-wild" } as const;
const VARIABLE = -2;

/** A message of the game itself. */
export const tell = (words: Words, key: string, args?: Args) => words.tell(key, args, GAME);

export const title = (words: Words, card: CardLine) => card.names[words.lang] ?? card.names.en;
/** A card with its level, where it has one above 0. */
export const named = (words: Words, card: CardLine) => title(words, card) + (card.level ? ` (${card.level})` : "");
/** A card by its code; the code itself where nothing is known of it. */
export const nameOf = (words: Words, known: Record<string, CardLine>, code: string) =>
  code in known ? named(words, known[code]) : code;

export const className = (words: Words, name: string) => tell(words, `kind-class-${name}`);
export const skillName = (words: Words, name: string) => tell(words, `kind-skill-${name}`);
export const typeName = (words: Words, name: string) =>
  words.tells(`kind-card_type-${name}`, GAME) ? tell(words, `kind-card_type-${name}`) : words.say(`cards-type-${name}`);
export const slots = (words: Words, card: CardLine) => card.slots.map((s) => words.say(s)).join(", ");
export const cost = (card: CardLine) => (card.cost === null ? "" : card.cost === VARIABLE ? "X" : String(card.cost));

/** A trait in words; those that only later cards have are known by their English name. */
export function trait(words: Words, name: string): string {
  const key = `trait-${name.toLowerCase().replaceAll(" ", "-")}`;
  return words.tells(key, GAME) ? tell(words, key) : name;
}

export const listed = (words: Words, parts: string[]) => new Intl.ListFormat(words.lang).format(parts);

export const percent = (words: Words, chance: number, digits = 1) =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);

/** One thing that is wrong with a deck. */
export function problemSaid(words: Words, problem: Problem, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...problem.args };
  if (typeof args.allowed === "string") {
    const names = args.allowed.split(" ").map((a) => ((CLASSES as readonly string[]).includes(a) ? className(words, a) : a));
    args.allowed = names.join(", ");
  }
  return words.say(`decks-problem-${problem.key}`, { ...args, cards: problem.cards.map((c) => nameOf(words, known, c)).join(", ") });
}

/** One thing that stands in the way of a campaign. */
export function obstacleSaid(words: Words, obstacle: Obstacle, known: Record<string, CardLine>): string {
  const args: Record<string, string | number> = { ...obstacle.args };
  if (typeof args.cards === "string") args.cards = args.cards.split(", ").map((c) => nameOf(words, known, c)).join(", ");
  return tell(words, `campaign-problem-${obstacle.key}`, args);
}

/** Why the server refused; what is wrong with a campaign's document is said by the game. */
export function why(words: Words, problem: unknown): string {
  if (problem instanceof Refusal && words.tells(problem.error, GAME)) return tell(words, problem.error, problem.args);
  return refusal(words, problem);
}
