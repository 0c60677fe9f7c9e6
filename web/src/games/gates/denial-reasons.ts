// Why something is denied, in a few words; the clause itself is one press away.
import type { Denial } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";

export function denialReason(texts: GameTexts, denied: Denial): string {
  const key = `web-denied-${denied.clause}`;
  return texts.has(key) ? texts.format(key) : denied.clause;
}
