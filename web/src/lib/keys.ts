// The keys this browser holds: whoever has a seat's key sits there, so they never leave the browser
// except towards the table.
import type { SeatKey, TableKeys } from "./protocol";

const PLACE = "noctuary.keys";

export interface Keys {
  /** `seat` is -1 for a key that came by a link: the table knows which seat it is. */
  seats: SeatKey[];
  host: string;
  invite: string;
  watch: string;
}

const NONE: Keys = { seats: [], host: "", invite: "", watch: "" };

/** Every table this browser holds a key of. */
export function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

export function keysOf(table: string): Keys {
  return { ...NONE, ...all()[table] };
}

/** Adds keys of a table to those already held; a seat keeps its newest key. */
export function remember(table: string, more: Partial<Omit<TableKeys, "table">>): void {
  const held = keysOf(table);
  const fresh = more.seats ?? [];
  const kept = held.seats.filter(
    (old) => !fresh.some((s) => s.key === old.key || (s.seat >= 0 && s.seat === old.seat)),
  );
  const keys: Keys = {
    seats: [...kept, ...fresh],
    host: more.host || held.host,
    invite: more.invite || held.invite,
    watch: more.watch || held.watch,
  };
  localStorage.setItem(PLACE, JSON.stringify({ ...all(), [table]: keys }));
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = all();
  localStorage.setItem(PLACE, JSON.stringify(rest));
}

/** Everything to show at the door of a table. */
export function shown(table: string): string[] {
  const { seats, host, watch, invite } = keysOf(table);
  return [...seats.map((s) => s.key), host, watch, invite].filter(Boolean);
}

/** Keeps the keys of a link (`#k=…&k=…`, `#i=…`, `#w=…`). Returns whether there were any. */
export function arrive(table: string, fragment: string): boolean {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const seats = given.getAll("k").map((key) => ({ seat: -1, key }));
  const invite = given.get("i") ?? "";
  const watch = given.get("w") ?? "";
  const known = keysOf(table).seats.map((s) => s.key);
  if (!seats.length && !invite && !watch) return false;
  remember(table, { seats: seats.filter((s) => !known.includes(s.key)), invite, watch });
  return true;
}
