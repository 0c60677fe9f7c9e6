// The result of a table, in words.
import type { TableListing, Seat } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import { gamePlugin } from "../games";

/** The name of a seat. */
export const seatName = (texts: GameTexts, seat: Seat) =>
  seat.name || texts.formatClient("lobby-seat", { number: seat.seat + 1 });

/** Who won, and by how much if points are counted, or as the game describes it; a defeat is called one. */
export function outcomeOf(texts: GameTexts, row: TableListing): string {
  const { seats, result, score } = row.table;
  if (!result) return texts.formatClient("lobby-ended");
  const told = !row.table.conceded && gamePlugin(row.table.game).outcome?.(row.table, texts.about(row.table.game));
  if (told) return told;
  const best = Math.max(...result);
  const winners = seats.filter((s) => best > 0 && result[s.seat] === best);
  const points = score ? score.toSorted((a, b) => b - a).join("–") : "";
  const args = { points, scored: points ? "yes" : "no" };
  if (!winners.length) return texts.formatClient("lobby-lost-all");
  const lost = row.seats.length > 0 && !winners.some((s) => row.seats.includes(s.seat));
  if (lost) {
    const names = new Intl.ListFormat(texts.lang).format(winners.map((s) => seatName(texts, s)));
    return texts.formatClient("lobby-lost-to", { ...args, names, n: winners.length });
  }
  if (winners.length > 1) {
    const names = new Intl.ListFormat(texts.lang).format(winners.map((s) => seatName(texts, s)));
    return texts.formatClient("lobby-shared", { ...args, names });
  }
  if (row.seats.length === 1 && row.seats[0] === winners[0].seat) return texts.formatClient("lobby-won-you", args);
  return texts.formatClient("lobby-won", { ...args, name: seatName(texts, winners[0]) });
}
