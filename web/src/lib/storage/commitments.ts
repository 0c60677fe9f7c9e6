// What this browser was told of the chance of tables, and when: it cannot be made to have been told something else.
import { fields, flag, keep, recall, text } from "./storage";
import type { ChanceInfo } from "../net/protocol";

const PLACE = "noctuary.seals";
/** So many tables, the latest; and so many keys of each, the first. */
const TABLES = 200;
const KEYS = 8;

/** A commitment that was told. */
export interface Sighting {
  commitment: string;
  /** How many lines the journal had; null where that was not told, since the game was over. */
  at: number | null;
  /** Whether it was the first, or the log said that it would change. */
  announced: boolean;
}

function sound(found: unknown): Sighting[] {
  const list = (Array.isArray(found) ? found : []).map(fields).filter((one) => /^[0-9a-f]{64}$/.test(text(one.commitment)));
  return list.slice(0, KEYS).map(({ commitment, at, announced }) => ({
    commitment: text(commitment),
    at: Number.isInteger(at) ? (at as number) : null,
    announced: flag(announced),
  }));
}

/** The tables of which something was told, the latest last. */
function all(): { table: string; seen: Sighting[] }[] {
  const { tables } = recall(PLACE);
  const list = (Array.isArray(tables) ? tables : []).map(fields).filter((one) => text(one.table));
  return list.map(({ table, seen }) => ({ table: text(table), seen: sound(seen) }));
}

/** What was told of a table, the first first. */
export const sightings = (table: string): Sighting[] => all().find((one) => one.table === table)?.seen ?? [];

/** Remembers what was told of a table's chance, if it is another commitment than the last. */
export function witness(table: string, commitment: string, at: number | null, announced: boolean): void {
  const seen = sightings(table);
  if (!commitment || seen.at(-1)?.commitment === commitment) return;
  const more = [...seen, { commitment, at, announced: announced || !seen.length }];
  const others = all().filter((one) => one.table !== table);
  keep(PLACE, { tables: [...others, { table, seen: sound(more) }].slice(-TABLES) });
}

/** The seed that was chosen, as a text; about, where it has more digits than a number here holds. */
export const seedOf = ({ seed }: ChanceInfo): string => (seed === null ? "" : `${Number.isSafeInteger(seed) ? "" : "≈ "}${seed}`);

/** A commitment as far as one compares it by eye. */
export const brief = (commitment: string): string => commitment.slice(0, 8);
