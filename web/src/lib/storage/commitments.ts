// The commitments to chance that this browser has seen, and when: proof against a later change.
import { fields, flag, keep, recall, text } from "./storage";
import type { ChanceInfo } from "../net/protocol";

const PLACE = "noctuary.seals";
/** Most tables, the latest; and most commitments of each, the first. */
const TABLES = 200;
const KEYS = 8;

/** A commitment that the server sent. */
export interface Sighting {
  commitment: string;
  /** The number of lines in the journal; null if unknown because the game was over. */
  at: number | null;
  /** Whether it was the first, or the log announced a change. */
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

/** The tables with commitments, the latest last. */
function all(): { table: string; seen: Sighting[] }[] {
  const { tables } = recall(PLACE);
  const list = (Array.isArray(tables) ? tables : []).map(fields).filter((one) => text(one.table));
  return list.map(({ table, seen }) => ({ table: text(table), seen: sound(seen) }));
}

/** Return the commitments seen at a table, the earliest first. */
export const sightings = (table: string): Sighting[] => all().find((one) => one.table === table)?.seen ?? [];

/** Remember a table's commitment if it differs from the last. */
export function witness(table: string, commitment: string, at: number | null, announced: boolean): void {
  const seen = sightings(table);
  if (!commitment || seen.at(-1)?.commitment === commitment) return;
  const more = [...seen, { commitment, at, announced: announced || !seen.length }];
  const others = all().filter((one) => one.table !== table);
  keep(PLACE, { tables: [...others, { table, seen: sound(more) }].slice(-TABLES) });
}

/** The chosen seed as text; approximate if it has more digits than a JavaScript number holds. */
export const seedOf = ({ seed }: ChanceInfo): string => (seed === null ? "" : `${Number.isSafeInteger(seed) ? "" : "≈ "}${seed}`);

/** The part of a commitment that people compare by eye. */
export const brief = (commitment: string): string => commitment.slice(0, 8);
