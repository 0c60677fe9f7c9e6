// The plugins of all games, found by the names of their folders.
import type { GameHome, GameModule } from "./module";

const HOMES = import.meta.glob<GameHome>("./*/index.ts", { import: "default", eager: true });

/** The plugin of a game; empty if the game has no folder here. */
export const home = (game: string): GameHome => HOMES[`./${game}/index.ts`] ?? {};

/** Load the drawings of a game, or the fallback ones if it has none. */
export async function gameModule(game: string): Promise<GameModule> {
  return (await (home(game).table ?? (() => import("../table/fallback")))()).default;
}
