// Time spans in words.
import type { GameTexts } from "./game-texts";

/** The time since a moment, in words. */
export function timeSince(texts: GameTexts, then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 1) return texts.formatClient("lobby-span-now");
  if (minutes < 60) return texts.formatClient("lobby-span-minutes", { n: minutes });
  if (minutes < 48 * 60) return texts.formatClient("lobby-span-hours", { n: Math.floor(minutes / 60) });
  return texts.formatClient("lobby-span-days", { n: Math.floor(minutes / 1440) });
}
