// The lobby's data from the server: the games, my tables and the open ones, refreshed every few seconds.
import * as api from "$lib/net/lobby-api";
import { allKeys } from "$lib/storage/access-keys";
import type { GameInfo, TableListing } from "$lib/net/protocol";

const EVERY = 4000;

export class LobbyData {
  games: GameInfo[] = $state.raw([]);
  mine: TableListing[] = $state.raw([]);
  open: TableListing[] = $state.raw([]);
  /** Whether a first reply has come. */
  known = $state(false);
  trouble: api.Refusal | null = $state.raw(null);
  now = $state(Date.now());

  async refresh(): Promise<void> {
    this.now = Date.now();
    const held = Object.values(allKeys()).flatMap((keys) => [...keys.seats.map((s) => s.key), keys.host]);
    try {
      const [games, mine, listed] = await Promise.all([
        this.games.length ? this.games : api.games(),
        held.length ? api.tablesOf(held.filter(Boolean)) : [],
        api.openTables(),
      ]);
      this.games = games;
      this.mine = ranked(mine, this.mine, yours);
      const ids = new Set(mine.map((row) => row.table.id));
      this.open = ranked(
        listed.filter((row) => !ids.has(row.table.id) && !row.table.over),
        this.open,
        free,
      );
      this.known = true;
      this.trouble = null;
    } catch (refused) {
      if (!(refused instanceof api.Refusal)) throw refused;
      this.trouble = refused;
    }
  }

  /** Keep refreshing while the page is visible. Return a function that stops it. */
  watch(): () => void {
    const ask = () => document.visibilityState === "visible" && void this.refresh();
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }
}

/** Return whether a table waits for this browser. */
export const isWaiting = (row: TableListing) =>
  !row.damaged && !row.table.over && row.turn !== null && row.seats.includes(row.turn);
/** Return the free seats. */
export const freeSeats = (row: TableListing) => row.table.seats.filter((s) => s.kind === "open");

const yours = (row: TableListing) => (row.table.over ? 2 : isWaiting(row) ? 0 : 1);
const free = (row: TableListing) => (freeSeats(row).length ? 0 : 1);

/** Sort by rank, then the newest; but keep the order while somebody uses the list. */
function ranked(rows: TableListing[], before: TableListing[], matter: (row: TableListing) => number): TableListing[] {
  const busy = document.activeElement?.closest("[data-list]");
  const place = new Map(before.map((row, i) => [row.table.id, i]));
  const where = (row: TableListing) => place.get(row.table.id) ?? before.length;
  return rows.toSorted((a, b) => (busy ? where(a) - where(b) : 0) || matter(a) - matter(b) || b.since - a.since);
}
