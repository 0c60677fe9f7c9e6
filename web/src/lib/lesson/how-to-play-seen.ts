// The games whose "how to play" this browser has shown.
import { boolean, save, load } from "../storage/storage";

const PLACE = "noctuary.seen";

/** Return whether "how to play" was not shown yet for a game, and mark it as shown. */
export function markHowToPlaySeen(game: string): boolean {
  const seen = load(PLACE);
  if (boolean(seen[game])) return false;
  save(PLACE, { ...seen, [game]: true });
  return true;
}
