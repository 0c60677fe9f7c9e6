// What the investigators of a seat have, by name: possessions, Conditions, Damage and Horror.
import type { Holding } from "../module";
import { fullName, partyOf, translated, type Mansions } from "./types";

export function holdings(scene: Mansions): Holding[] {
  const { texts, viewer } = scene;
  return partyOf(scene, viewer).map(({ character, possessions, conditions, damage, horror }) => ({
    what: fullName(texts, character),
    names: [...possessions, ...conditions, ...damage.up, ...horror.up].map(({ name }) => translated(texts, name)),
  }));
}
