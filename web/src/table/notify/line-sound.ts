// The sound of a line: the most important one.
import type { GameDrawings } from "../../games/module";
import type { GameInfo, LogLine, TableInfo } from "$lib/net/protocol";
import type { Sound } from "$lib/notify/sounds";

const RANK: Sound[] = ["win", "lose", "gate", "die", "card", "piece"];

export function soundOfLine(
  line: LogLine,
  module: GameDrawings | null,
  mine: readonly number[],
  table: TableInfo | null,
  game: GameInfo | null,
): Sound | null {
  if (line.kind !== "chosen") return null;
  const made = line.events.map((event) => module?.sound?.(event));
  if (table?.over && table.result) {
    const told = made.find((sound) => sound === "win" || sound === "lose");
    if (told) return told;
    // A cooperative game is won with any positive result.
    const best = game?.tags.includes("together") ? Math.max(1, ...table.result) : Math.max(...table.result);
    return !mine.length || mine.some((seat) => table.result![seat] === best) ? "win" : "lose";
  }
  return RANK.find((sound) => made.includes(sound as never)) ?? null;
}
