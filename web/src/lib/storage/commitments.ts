// The commitments to chance that this browser has seen, and when: proof against a later change.
import { fields, boolean, save, load, string } from "./storage";
import type { ChanceInfo } from "../net/protocol";

const PLACE = "noctuary.seals";
/** Most tables, the latest; and most commitments of each, the first. */
const TABLES = 200;
const KEYS = 8;

/** A commitment that the server sent. */
export interface SeenCommitment {
  commitment: string;
  /** The number of lines in the journal; null if unknown because the game was over. */
  at: number | null;
  /** Whether it was the first, or the log announced a change. */
  announced: boolean;
}

function sound(found: unknown): SeenCommitment[] {
  const list = (Array.isArray(found) ? found : [])
    .map(fields)
    .filter((one) => /^[0-9a-f]{64}$/.test(string(one.commitment)));
  return list.slice(0, KEYS).map(({ commitment, at, announced }) => ({
    commitment: string(commitment),
    at: Number.isInteger(at) ? (at as number) : null,
    announced: boolean(announced),
  }));
}

/** The tables with commitments, the latest last. */
function all(): { table: string; seen: SeenCommitment[] }[] {
  const { tables } = load(PLACE);
  const list = (Array.isArray(tables) ? tables : []).map(fields).filter((one) => string(one.table));
  return list.map(({ table, seen }) => ({ table: string(table), seen: sound(seen) }));
}

/** Return the commitments seen at a table, the earliest first. */
export const seenCommitments = (table: string): SeenCommitment[] =>
  all().find((one) => one.table === table)?.seen ?? [];

/** Remember a table's commitment if it differs from the last. */
export function rememberCommitment(table: string, commitment: string, at: number | null, announced: boolean): void {
  const seen = seenCommitments(table);
  if (!commitment || seen.at(-1)?.commitment === commitment) return;
  const more = [...seen, { commitment, at, announced: announced || !seen.length }];
  const others = all().filter((one) => one.table !== table);
  save(PLACE, { tables: [...others, { table, seen: sound(more) }].slice(-TABLES) });
}

/** The chosen seed as text; approximate if it has more digits than a JavaScript number holds. */
export const seedOf = ({ seed }: ChanceInfo): string =>
  seed === null ? "" : `${Number.isSafeInteger(seed) ? "" : "≈ "}${seed}`;

/** The part of a commitment that people compare by eye. */
export const shortCommitment = (commitment: string): string => commitment.slice(0, 8);
