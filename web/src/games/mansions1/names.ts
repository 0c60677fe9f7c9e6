// The names of items, monsters, cards and Traits.
import type { Namer, Teller, Words } from "$lib/i18n/game-texts";

const listed = (words: Words, kind: string, value: number): string => (words.info?.kinds[kind] as string[] | undefined)?.[value] ?? String(value);
/** `shotgun_2` is a shotgun; `clue_2` is clue 2. */
export const kindOf = (name: string): string => (name.startsWith("clue_") ? name : name.replace(/_\d+$/, ""));

const thing: Namer = (words, value) => words.tell(`item-${kindOf(listed(words, "thing", value))}`);
const weapon: Namer = (words, value) => words.tell(`item-${kindOf(listed(words, "weapon", value))}`);
const monster: Namer = (words, value) => {
  const name = listed(words, "monster", value);
  return words.tell("monster-name", { creature: words.kind("creature", kindOf(name)), n: name.split("_").at(-1)! });
};
const mythos: Namer = (words, value) => words.tell(`myth-${kindOf(listed(words, "mythos", value))}`);
const combat: Namer = (words, value) => words.tell("combat-name", { n: value + 1 });
const cell: Namer = (_, value) => String(value + 1);

export const NAMERS: Record<string, Namer> = { thing, weapon, monster, mythos, combat, cell, other: cell };

const traits: Teller = (words, { person, physical, mental }) => {
  const who = listed(words, "person", person!);
  return { physical: words.tell(`trait-${who}-${physical}`), mental: words.tell(`trait-${who}-${2 + mental!}`) };
};

export const TELLERS = { take_traits: traits } as Record<string, (words: Words, fields: Record<string, number | null>) => Record<string, string>>;
