// What an investigator holds, by name: threats, cards in play, the hand.
import type { Holding, Scene } from "../module";
import type { View } from "./types";

export function holdings({ view, texts, viewer }: Scene<View>): Holding[] {
  const { threat, play, cards, hand } = view.investigators[viewer];
  const names = (rows: readonly number[]) =>
    rows.filter((row) => row in view.cards).map((row) => texts.format(`card-${view.cards[row].code}`));
  return [
    { what: texts.format("web-hand", { n: hand }), names: names(cards) },
    { what: texts.format("label-play"), names: names(play) },
    { what: texts.format("label-threat"), names: names(threat) },
  ];
}
