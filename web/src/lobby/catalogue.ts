// The five games of the house, as the lobby shows them before, or without, the server's own word.
import type { GameInfo } from "$lib/protocol";
import type { Words } from "$lib/words";

export interface Offer {
  id: string;
  seats: number[];
  minutes: number[];
  tags: string[];
  /** What the server says of it; null while it is not registered there. */
  info: GameInfo | null;
}

const HOUSE: Omit<Offer, "info">[] = [
  { id: "gates", seats: [2, 3, 4], minutes: [45], tags: ["rivalry", "quick"] },
  { id: "arkham", seats: [1, 2, 3, 4], minutes: [90], tags: ["together", "campaign"] },
  { id: "lakeview", seats: [2, 3, 4, 5], minutes: [60], tags: ["together", "mute"] },
  { id: "mansions2", seats: [1, 2, 3, 4, 5], minutes: [120], tags: ["together", "teller"] },
  { id: "mansions1", seats: [2, 3, 4, 5], minutes: [120], tags: ["keeper"] },
];

/** The games of the house and any other that the server knows; the server's facts win. */
export function offers(known: readonly GameInfo[]): Offer[] {
  const ids = [...new Set([...HOUSE.map((g) => g.id), ...known.map((g) => g.id)])];
  return ids.map((id) => {
    const house = HOUSE.find((g) => g.id === id);
    const info = known.find((g) => g.id === id) ?? null;
    return {
      id,
      seats: info?.seats ?? house?.seats ?? [],
      minutes: info?.minutes.length ? info.minutes : (house?.minutes ?? []),
      tags: info?.tags.length ? info.tags : (house?.tags ?? []),
      info,
    };
  });
}

/** The name of a game: its own word for it, or ours while it has none. */
export const title = (words: Words, game: string) =>
  words.has(`lobby-title-${game}`) ? words.say(`lobby-title-${game}`) : words.tell("game-title", {}, game);

/** "2" or "2–4". */
export function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** The bots by how they play, weakest first. */
export const BOTS = { novice: "random", steady: "heuristic", patient: "ismcts:1s", deep: "ismcts:5s" } as const;
