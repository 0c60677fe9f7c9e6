// The access keys of this browser. A seat's key is all that is needed to play for it, so keys are sent to the table
// only.
import { fields, save, load, string } from "./storage";
import type { SeatKey, TableKeys } from "../net/protocol";

const PLACE = "noctuary.keys";

export interface AccessKeys {
  /** `seat` is -1 for a key from a link: the table knows its seat. */
  seats: SeatKey[];
  host: string;
  invite: string;
  watch: string;
}

function sound(found: unknown): AccessKeys {
  const { seats, host, invite, watch } = fields(found);
  const keys = (Array.isArray(seats) ? seats : []).map(fields).filter((s) => Number.isInteger(s.seat) && string(s.key));
  return {
    seats: keys.map((s) => ({ seat: s.seat as number, key: s.key as string })),
    host: string(host),
    invite: string(invite),
    watch: string(watch),
  };
}

/** Return the keys of every table for which this browser holds one. */
export function allKeys(): Record<string, AccessKeys> {
  return Object.fromEntries(Object.entries(load(PLACE)).map(([table, found]) => [table, sound(found)]));
}

export function keysOf(table: string): AccessKeys {
  return sound(load(PLACE)[table]);
}

/** Add keys of a table; a seat keeps its newest key. */
export function rememberKeys(table: string, more: Partial<Omit<TableKeys, "table">>): void {
  const held = keysOf(table);
  const fresh = more.seats ?? [];
  const kept = held.seats.filter(
    (old) => !fresh.some((s) => s.key === old.key || (s.seat >= 0 && s.seat === old.seat)),
  );
  const keys: AccessKeys = {
    seats: [...kept, ...fresh],
    host: more.host || held.host,
    invite: more.invite || held.invite,
    watch: more.watch || held.watch,
  };
  save(PLACE, { ...allKeys(), [table]: keys });
}

export function forgetKeys(table: string): void {
  const { [table]: _, ...rest } = allKeys();
  save(PLACE, rest);
}

/** Return all keys to send when connecting to a table. */
export function keysToSend(table: string): string[] {
  const { seats, host, watch, invite } = keysOf(table);
  return [...seats.map((s) => s.key), host, watch, invite].filter(Boolean);
}

/** Return the key of the viewer, never that of another seat at the same screen. */
export function keyOf(table: string, eyes: number): string {
  const { seats, host, watch, invite } = keysOf(table);
  const own = seats.find((s) => s.seat >= 0 && s.seat === eyes)?.key;
  return own || host || watch || invite;
}

/** Store the keys of a link (`#k=…&k=…`, `#i=…`, `#w=…`). Return whether there were any. */
export function takeFromLink(table: string, fragment: string): boolean {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const seats = given.getAll("k").map((key) => ({ seat: -1, key }));
  const invite = given.get("i") ?? "";
  const watch = given.get("w") ?? "";
  const known = keysOf(table).seats.map((s) => s.key);
  if (!seats.length && !invite && !watch) return false;
  rememberKeys(table, { seats: seats.filter((s) => !known.includes(s.key)), invite, watch });
  return true;
}
