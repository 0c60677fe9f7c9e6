// The plugins of all games, found by the names of their folders.
import type { GamePlugin, GameDrawings } from "./module";

const HOMES = import.meta.glob<GamePlugin>("./*/index.ts", { import: "default", eager: true });

/** The plugin of a game; empty if the game has no folder here. */
export const gamePlugin = (game: string): GamePlugin => HOMES[`./${game}/index.ts`] ?? {};

/** Load the drawings of a game, or the fallback ones if it has none. */
export async function loadDrawings(game: string): Promise<GameDrawings> {
  return (await (gamePlugin(game).drawings ?? (() => import("../table/fallback")))()).default;
}
