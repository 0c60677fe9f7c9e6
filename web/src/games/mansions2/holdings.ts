// What the investigators of a seat have, by name: possessions, Conditions, Damage and Horror.
import type { Holding } from "../module";
import { fullName, partyOf, told, type Mansions } from "./types";

export function holds(scene: Mansions): Holding[] {
  const { words, eyes } = scene;
  return partyOf(scene, eyes).map(({ character, possessions, conditions, damage, horror }) => ({
    what: fullName(words, character),
    names: [...possessions, ...conditions, ...damage.up, ...horror.up].map(({ name }) => told(words, name)),
  }));
}
