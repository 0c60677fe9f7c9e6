// The names of figures, monsters and steps of puzzles.
import type { Namer, Teller, GameTexts } from "$lib/i18n/game-texts";
import { TAGS } from "./vignettes";

/** Pictures by their number in a narration; the first is none. */
export const PICTURES: readonly string[] = ["", ...Object.values(TAGS).flat()];

const counted: Namer = (_, value) => String(value + 1);
const figure: Namer = (texts, value) => texts.kind("investigator", (texts.parameters.who as number[])[value] ?? value);
const place: Namer = (texts, value) => (value > 0 ? texts.kind("space", value) : texts.format("nowhere"));

/** A seat by its investigator, if it has only one. */
function seat(texts: GameTexts, value: number): string {
  const players = (texts.parameters.player_of as number[] | undefined) ?? [];
  const mine = players.flatMap((player, i) => (player === value ? [i] : []));
  return mine.length === 1
    ? texts.format(`kind-investigator-${characters(texts)[(texts.parameters.who as number[])[mine[0]]]}.full`)
    : texts.seat(value);
}

const characters = (texts: GameTexts): string[] => (texts.info?.kinds.investigator as string[] | undefined) ?? [];

export const NAMERS: Record<string, Namer> = {
  monster: counted,
  barricade: counted,
  figure,
  target: figure,
  i: figure,
  s: place,
  goal: place,
  z: (texts, value) => texts.kind("puzzle", value),
  seat,
};

const UNARMED = 0;
const weapon: Teller = (texts, { card }): Record<string, string> =>
  card === UNARMED ? { card: texts.format("bare-hands") } : {};
const fromOne =
  (...names: string[]): Teller =>
  (_, fields) =>
    Object.fromEntries(names.map((name) => [name, String((fields[name] ?? 0) + 1)]));

export const TELLERS = {
  attack: weapon,
  attack_began: weapon,
  missing: (texts: GameTexts, { n }: Record<string, number | null>): Record<string, string> =>
    n ? { n: texts.kind("card", n) } : {},
  dial: fromOne("rune"),
  swap: fromOne("cell", "other"),
  slide: fromOne("block", "to"),
  hop: fromOne("peg", "to"),
} as Record<string, (texts: GameTexts, fields: Record<string, number | null>) => Record<string, string>>;
