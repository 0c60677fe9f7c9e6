// The state of a puzzle, and the lookup of options by their effect.
import type { Option } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";

export type PuzzleType = "code" | "slide" | "lock" | "tower";

/** A block of a lock: where it begins, its length, and whether it is horizontal. */
export interface Block {
  row: number;
  column: number;
  length: number;
  lying: boolean;
}

/** A guess at a code and its marks. */
export interface Guess {
  guess: number[];
  exact: number;
  near: number;
}

export interface PuzzleState {
  type: PuzzleType;
  name: string;
  skill: number | string;
  /** Steps left; below 0 if they are not counted. */
  steps: number;
  /** Clues of the investigator. */
  clues: number;
  /** Of a code: the number of pieces and of sorts, and whether they are runes or digits. */
  length: number;
  variance: number;
  runes: boolean;
  dialled: number[];
  tried: Guess[];
  /** Of a picture: the piece in each cell, row by row. */
  grid: number[];
  columns: number;
  rows: number;
  picture?: string;
  /** Of a lock: the first block is the one to get out. */
  blocks: Block[];
  size: number;
  /** Of a tower: the discs of each peg, from the lowest up; 0 is the smallest. */
  pegs: number[][];
}

/** What puzzles of another sort leave out. */
export const REST = {
  length: 0,
  variance: 0,
  runes: true,
  dialled: [],
  tried: [],
  grid: [],
  columns: 1,
  rows: 1,
  blocks: [],
  size: 6,
  pegs: [],
};

/** A puzzle with only the fields of its sort. */
export type Narrator = Pick<PuzzleState, "type" | "name" | "skill" | "steps" | "clues"> & Partial<PuzzleState>;

export interface PuzzleProps {
  puzzle: PuzzleState;
  options: readonly Option[];
  pick: (id: string) => void;
  texts: GameTexts;
}

/** Return the option of a name with these fields, if it is on offer. */
export function on(options: readonly Option[], name: string, fields: Record<string, number> = {}): Option | undefined {
  return options.find((o) => o.name === name && Object.entries(fields).every(([k, v]) => o.fields[k] === v));
}

/** Return the option that swaps two cells, whichever is named first. */
export function swapOf(options: readonly Option[], a: number, b: number): Option | undefined {
  return on(options, "swap", { cell: Math.min(a, b), other: Math.max(a, b) });
}

/** Return every swap of a cell with another. */
export function swapsOf(options: readonly Option[], cell: number): Option[] {
  return options.filter((o) => o.name === "swap" && (o.fields.cell === cell || o.fields.other === cell));
}

/** Return everywhere a block may slide to. */
export function slidesOf(options: readonly Option[], block: number): Option[] {
  return options.filter((o) => o.name === "slide" && o.fields.block === block);
}

/** Where a block begins along its line. */
export const along = (block: Block): number => (block.lying ? block.column : block.row);
