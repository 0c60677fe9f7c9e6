// The age, result and refusals of tables, in words.
import { Refusal } from "$lib/net/lobby-api";
import type { TableListing, Seat } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import { home } from "../games";

/** The time since a moment, in words. */
export function ago(words: Words, then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 1) return words.say("lobby-span-now");
  if (minutes < 60) return words.say("lobby-span-minutes", { n: minutes });
  if (minutes < 48 * 60) return words.say("lobby-span-hours", { n: Math.floor(minutes / 60) });
  return words.say("lobby-span-days", { n: Math.floor(minutes / 1440) });
}

/** The name of a seat. */
export const called = (words: Words, seat: Seat) => seat.name || words.say("lobby-seat", { number: seat.seat + 1 });

/** Who won, and by how much if points are counted, or as the game describes it; a defeat is called one. */
export function outcome(words: Words, row: TableListing): string {
  const { seats, result, score } = row.table;
  if (!result) return words.say("lobby-ended");
  const told = !row.table.conceded && home(row.table.game).outcome?.(row.table, words.about(row.table.game));
  if (told) return told;
  const best = Math.max(...result);
  const winners = seats.filter((s) => best > 0 && result[s.seat] === best);
  const points = score ? score.toSorted((a, b) => b - a).join("–") : "";
  const args = { points, scored: points ? "yes" : "no" };
  if (!winners.length) return words.say("lobby-lost-all");
  const lost = row.seats.length > 0 && !winners.some((s) => row.seats.includes(s.seat));
  if (lost) {
    const names = new Intl.ListFormat(words.lang).format(winners.map((s) => called(words, s)));
    return words.say("lobby-lost-to", { ...args, names, n: winners.length });
  }
  if (winners.length > 1) {
    const names = new Intl.ListFormat(words.lang).format(winners.map((s) => called(words, s)));
    return words.say("lobby-shared", { ...args, names });
  }
  if (row.seats.length === 1 && row.seats[0] === winners[0].seat) return words.say("lobby-won-you", args);
  return words.say("lobby-won", { ...args, name: called(words, winners[0]) });
}

/** Translate a refusal by the server or a network failure; rethrow any other error. */
export function refusal(words: Words, problem: unknown): string {
  if (!(problem instanceof Refusal)) throw problem;
  return problem.error === "unreachable" ? words.say("lobby-unreachable") : problem.say(words);
}
