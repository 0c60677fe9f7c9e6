// The names of figures, monsters and steps of puzzles.
import type { Namer, Teller, Words } from "$lib/i18n/game-texts";
import { TAGS } from "./vignettes";

/** Pictures by their number in a narration; the first is none. */
export const PICTURES: readonly string[] = ["", ...Object.values(TAGS).flat()];

const counted: Namer = (_, value) => String(value + 1);
const figure: Namer = (words, value) => words.kind("investigator", (words.parameters.who as number[])[value] ?? value);
const place: Namer = (words, value) => (value > 0 ? words.kind("space", value) : words.tell("nowhere"));

/** A seat by its investigator, if it has only one. */
function seat(words: Words, value: number): string {
  const players = (words.parameters.player_of as number[] | undefined) ?? [];
  const mine = players.flatMap((player, i) => (player === value ? [i] : []));
  return mine.length === 1 ? words.tell(`kind-investigator-${characters(words)[(words.parameters.who as number[])[mine[0]]]}.full`) : words.seat(value);
}

const characters = (words: Words): string[] => (words.info?.kinds.investigator as string[] | undefined) ?? [];

export const NAMERS: Record<string, Namer> = {
  monster: counted,
  barricade: counted,
  figure,
  target: figure,
  i: figure,
  s: place,
  goal: place,
  z: (words, value) => words.kind("puzzle", value),
  seat,
};

const UNARMED = 0;
const weapon: Teller = (words, { card }): Record<string, string> => (card === UNARMED ? { card: words.tell("bare-hands") } : {});
const fromOne =
  (...names: string[]): Teller =>
  (_, fields) =>
    Object.fromEntries(names.map((name) => [name, String((fields[name] ?? 0) + 1)]));

export const TELLERS = {
  attack: weapon,
  attack_began: weapon,
  missing: (words: Words, { n }: Record<string, number | null>): Record<string, string> => (n ? { n: words.kind("card", n) } : {}),
  dial: fromOne("rune"),
  swap: fromOne("cell", "other"),
  slide: fromOne("block", "to"),
  hop: fromOne("peg", "to"),
} as Record<string, (words: Words, fields: Record<string, number | null>) => Record<string, string>>;
