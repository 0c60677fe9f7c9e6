// The view of the first Mansions, and small functions of it.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import type { Investigator, Monster, Room, Said, Space, View } from "./view";

export type * from "./view";

/** A scene of the first Mansions. */
export type Mansions = Scene<View>;

/** Return a text of the story in the language of the table. */
export const translated = (texts: GameTexts, said: Said): string => said[texts.lang] || said.en;

/** Return whether the current decision is the viewer's. */
export const isOwnDecision = ({ decision, viewer }: Mansions): boolean =>
  !!decision && decision.options.length > 0 && decision.seat === viewer;

/** Return whether it can be answered here and now. */
export const canAnswer = (scene: Mansions): boolean => scene.canChoose && isOwnDecision(scene);

/** Return whether the viewer is the Keeper. */
export const isKeeper = ({ view }: Mansions): boolean => view.drawer !== null;

/** The names of a kind, by number. */
export const names = ({ game }: Mansions, kind: string): readonly string[] => game.kinds[kind] as string[];

/** Return the investigators that are chosen, wherever they are. */
export const people = (view: View): Investigator[] => view.investigators.filter((i) => i.person !== null);

/** The investigators of a seat. */
export const partyOf = (view: View, seat: number): Investigator[] => view.investigators.filter((i) => i.seat === seat);

export const personOf = (scene: Mansions, value: number): Investigator | undefined =>
  scene.view.investigators.find((i) => i.person === names(scene, "person")[value]);

export const monsterOf = (scene: Mansions, value: number): Monster | undefined =>
  scene.view.monsters.find((m) => m.monster === names(scene, "monster")[value]);

export const spaceOf = (view: View, space: number): Space | undefined =>
  view.rooms.flatMap((r) => r.spaces).find((s) => s.space === space);

export const roomOf = (view: View, space: number): Room | undefined =>
  view.rooms.find((r) => r.spaces.some((s) => s.space === space));

/** A monster by its kind, and by its number if there are several. */
export function monsterName({ view, texts }: Mansions, monster: Monster): string {
  const creature = texts.kind("creature", monster.creature);
  const several = view.monsters.filter((m) => m.creature === monster.creature).length > 1;
  return several ? texts.format("monster-name", { creature, n: monster.monster.split("_").at(-1)! }) : creature;
}

/** The five stages, as on the clock. */
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;
