// The names of items, monsters, cards and Traits.
import type { Namer, Teller, GameTexts } from "$lib/i18n/game-texts";

const listed = (texts: GameTexts, kind: string, value: number): string =>
  (texts.info?.kinds[kind] as string[] | undefined)?.[value] ?? String(value);
/** `shotgun_2` is a shotgun; `clue_2` is clue 2. */
export const kindOf = (name: string): string => (name.startsWith("clue_") ? name : name.replace(/_\d+$/, ""));

const thing: Namer = (texts, value) => texts.format(`item-${kindOf(listed(texts, "thing", value))}`);
const weapon: Namer = (texts, value) => texts.format(`item-${kindOf(listed(texts, "weapon", value))}`);
const monster: Namer = (texts, value) => {
  const name = listed(texts, "monster", value);
  return texts.format("monster-name", { creature: texts.kind("creature", kindOf(name)), n: name.split("_").at(-1)! });
};
const mythos: Namer = (texts, value) => texts.format(`myth-${kindOf(listed(texts, "mythos", value))}`);
const combat: Namer = (texts, value) => texts.format("combat-name", { n: value + 1 });
const cell: Namer = (_, value) => String(value + 1);

export const NAMERS: Record<string, Namer> = { thing, weapon, monster, mythos, combat, cell, other: cell };

const traits: Teller = (texts, { person, physical, mental }) => {
  const who = listed(texts, "person", person!);
  return { physical: texts.format(`trait-${who}-${physical}`), mental: texts.format(`trait-${who}-${2 + mental!}`) };
};

export const TELLERS = { take_traits: traits } as Record<
  string,
  (texts: GameTexts, fields: Record<string, number | null>) => Record<string, string>
>;
