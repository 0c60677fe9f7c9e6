// The games of the house as the server tells of them.
import type { GameInfo } from "$lib/protocol";
import type { Words } from "$lib/words";

/** Those that can be played before those to come, quick ones first. */
export const offered = (games: readonly GameInfo[]) =>
  games.toSorted((a, b) => Number(b.playable) - Number(a.playable) || Math.min(...a.minutes) - Math.min(...b.minutes));

/** The name of a game. */
export const title = (words: Words, game: string) => words.about(game).tell("game-title");

/** "2" or "2–4". */
export function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** The bots by how they play, weakest first. */
export const BOTS = { novice: "random", steady: "heuristic", patient: "ismcts:1s", deep: "ismcts:5s" } as const;
