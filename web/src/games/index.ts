// Which games have drawings of their own; each is fetched only when a table needs it.
import type { GameModule } from "./module";

const DRAWN = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The drawings of a game, or plain ones where it has none yet. */
export async function gameModule(id: string): Promise<GameModule> {
  const drawn = DRAWN[`./${id}/index.ts`] ?? (() => import("../table/plain"));
  return (await drawn()).default;
}
