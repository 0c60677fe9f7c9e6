// What the games of the house bring, found by the names of their folders.
import type { GameHome, GameModule } from "./module";

const HOMES = import.meta.glob<GameHome>("./*/index.ts", { import: "default", eager: true });

/** What a game brings; nothing where it has no folder here. */
export const home = (game: string): GameHome => HOMES[`./${game}/index.ts`] ?? {};

/** The drawings of a game, or plain ones where it has none. */
export async function gameModule(game: string): Promise<GameModule> {
  return (await (home(game).table ?? (() => import("../table/fallback")))()).default;
}
