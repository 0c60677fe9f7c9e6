// What a seat of Gates holds, by name.
import type { Holding, Scene } from "../module";
import { half } from "./names";
import type { View } from "./types";

export function holdings({ view, texts, viewer }: Scene<View>): Holding[] {
  const names = (view.players[viewer].hand.cards ?? []).map(({ light, dark }) =>
    texts.format("card-both", { light: half(texts, light), dark: half(texts, dark) }),
  );
  return [{ what: texts.format("label-hand"), names }];
}
