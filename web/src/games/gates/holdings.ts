// What a seat of Gates holds, by name.
import type { Holding, Scene } from "../module";
import { half } from "./names";
import type { View } from "./types";

export function holds({ view, words, eyes }: Scene<View>): Holding[] {
  const names = (view.players[eyes].hand.cards ?? []).map(({ light, dark }) => words.tell("card-both", { light: half(words, light), dark: half(words, dark) }));
  return [{ what: words.tell("label-hand"), names }];
}
