// The view of Mansions of Madness, and small functions of it.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import type { Investigator, Monster, Said, Token, View } from "./view";

export type * from "./view";

/** A scene of Mansions of Madness. */
export type Mansions = Scene<View>;

/** Return a text of the scenario in the language of the table. */
export const translated = (texts: GameTexts, said: Said): string => said[texts.lang] || said.en;

/** An investigator's full name. */
export const fullName = (texts: GameTexts, character: string): string =>
  texts.format(`kind-investigator-${character}.full`);

/** Return the investigator of a value of the kind. */
export function investigatorOf({ view, game }: Mansions, value: number): Investigator | undefined {
  const name = (game.kinds.investigator as string[])[value];
  return view.investigators.find((i) => i.character === name);
}

/** Return the number of an investigator in actions and events. */
export const valueOf = ({ game }: Mansions, character: string): number =>
  (game.kinds.investigator as string[]).indexOf(character);

export const monsterOf = ({ view }: Mansions, monster: number): Monster | undefined =>
  view.monsters.find((m) => m.monster === monster);

/** Return the token that an option belongs to. */
export const tokenOf = ({ view }: Mansions, choice: number): Token | undefined =>
  view.tokens.find((t) => choice >= t.first && choice < t.first + t.count);

/** Return whether the current decision is the viewer's. */
export const isOwnDecision = ({ decision, viewer }: Mansions): boolean =>
  !!decision && decision.options.length > 0 && decision.seat === viewer;

/** Return whether it can be answered here and now. */
export const canAnswer = (scene: Mansions): boolean => scene.canChoose && isOwnDecision(scene);

/** The investigators of a seat. */
export const partyOf = ({ view }: Mansions, seat: number): Investigator[] =>
  view.investigators.filter((i) => i.seat === seat);
