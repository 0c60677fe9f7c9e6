// Which games this browser was shown how to play.
import { flag, keep, recall } from "../storage/storage";

const PLACE = "noctuary.seen";

/** Whether somebody has not yet been shown how a game is played; from now on they have. */
export function unseen(game: string): boolean {
  const seen = recall(PLACE);
  if (flag(seen[game])) return false;
  keep(PLACE, { ...seen, [game]: true });
  return true;
}
