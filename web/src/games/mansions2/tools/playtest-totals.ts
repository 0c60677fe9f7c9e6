// The totals of many games: parts of a playtest added up, shares, and their confidence.
import type { TrialSheet } from "./http-types";

export type Totals = Pick<TrialSheet, "games" | "won" | "ends" | "rounds" | "events" | "rooms" | "example">;

export const NOTHING: Totals = { games: 0, won: 0, ends: {}, rounds: [], events: {}, rooms: {}, example: {} };

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const longer = (a: readonly number[], b: readonly number[]) =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0) + (b[k] ?? 0));

function merged<T>(a: Record<string, T>, b: Record<string, T>, both: (x: T, y: T) => T): Record<string, T> {
  const out = { ...a };
  for (const [name, value] of Object.entries(b)) out[name] = name in out ? both(out[name], value) : value;
  return out;
}

/** Add two parts of one playtest. */
export const addTotals = (a: Totals, b: Totals): Totals => ({
  games: a.games + b.games,
  won: a.won + b.won,
  ends: merged(a.ends, b.ends, (x, y) => x + y),
  rounds: longer(a.rounds, b.rounds),
  events: merged(a.events, b.events, longer),
  rooms: merged(a.rooms, b.rooms, longer),
  example: merged(a.example, b.example, Math.min),
});

export interface Share {
  n: number;
  of: number;
  value: number;
  /** Half of the interval that contains it with 95 % confidence. */
  half: number;
}

const Z = 1.96;

/** Return a share with its Wilson interval. */
export function share(n: number, of: number): Share {
  if (!of) return { n: 0, of: 0, value: 0, half: 0 };
  const p = n / of;
  const z = (Z * Z) / of;
  return { n, of, value: p, half: (Z * Math.sqrt((p * (1 - p)) / of + z / (4 * of))) / (1 + z) };
}

/** Return the number of games that reached an event. */
export const timesReached = (totals: Totals, event: string): Share =>
  share(sum(totals.events[event] ?? []), totals.games);

/** Return the number of games that had entered a room by the end of a round; a room by its first space. */
export const timesEntered = (totals: Totals, room: number, round: number): Share =>
  share(sum((totals.rooms[room] ?? []).slice(0, round + 1)), totals.games);

/** Return the rounds in which it usually happens: the median, and the range of eight in ten. */
export function usually(byRound: readonly number[]): { mid: number; low: number; high: number } {
  const all = sum(byRound);
  const at = (part: number) => {
    let seen = 0;
    return byRound.findIndex((n) => (seen += n) >= part * all && n > 0);
  };
  return { mid: at(0.5), low: at(0.1), high: at(0.9) };
}
