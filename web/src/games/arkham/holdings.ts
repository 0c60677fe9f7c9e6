// What an investigator holds, by name: threats, cards in play, the hand.
import type { Holding, Scene } from "../module";
import type { View } from "./types";

export function holds({ view, words, eyes }: Scene<View>): Holding[] {
  const { threat, play, cards, hand } = view.investigators[eyes];
  const names = (rows: readonly number[]) => rows.filter((row) => row in view.cards).map((row) => words.tell(`card-${view.cards[row].code}`));
  return [
    { what: words.tell("web-hand", { n: hand }), names: names(cards) },
    { what: words.tell("label-play"), names: names(play) },
    { what: words.tell("label-threat"), names: names(threat) },
  ];
}
