// The games whose "how to play" this browser has shown.
import { flag, keep, recall } from "../storage/storage";

const PLACE = "noctuary.seen";

/** Return whether "how to play" was not shown yet for a game, and mark it as shown. */
export function unseen(game: string): boolean {
  const seen = recall(PLACE);
  if (flag(seen[game])) return false;
  keep(PLACE, { ...seen, [game]: true });
  return true;
}
