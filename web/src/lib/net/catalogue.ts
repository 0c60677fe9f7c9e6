// The games as the server lists them.
import type { GameInfo } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";

/** Playable games before those to come, short ones first. */
export const sortGames = (games: readonly GameInfo[]) =>
  games.toSorted((a, b) => Number(b.playable) - Number(a.playable) || Math.min(...a.minutes) - Math.min(...b.minutes));

/** The name of a game. */
export const gameTitle = (texts: GameTexts, game: string) => texts.about(game).format("game-title");

/** "2" or "2–4". */
export function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** The bots by strength, weakest first. */
export const BOTS = { novice: "random", steady: "heuristic", patient: "ismcts:1s", deep: "ismcts:5s" } as const;

/** Milliseconds that a bot thinks about a choice; 0 if it does not search. */
function thinks(bot: string): number {
  const [, time, unit] = /^ismcts:([\d.]+)(m?s)$/.exec(bot) ?? [];
  return time ? Number(time) * (unit === "s" ? 1000 : 1) : 0;
}

/**
 * Return the measured strength of a bot at a game; for an unmeasured one, that of the next weaker search bot, with its
 * time.
 */
export function measuredLevel(game: GameInfo, bot: string): { won: number; games: number; ms: number } | undefined {
  const own = game.levels[bot];
  if (own) return { ...own, ms: 0 };
  const less = Object.keys(game.levels)
    .filter((b) => thinks(b) && thinks(b) < thinks(bot))
    .toSorted((a, b) => thinks(b) - thinks(a))[0];
  return less ? { ...game.levels[less], ms: thinks(less) } : undefined;
}
