// Why something is denied, in a few words; the clause itself is one press away.
import type { Denial } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";

export function reason(words: Words, denied: Denial): string {
  const key = `web-denied-${denied.clause}`;
  return words.tells(key) ? words.tell(key) : denied.clause;
}
