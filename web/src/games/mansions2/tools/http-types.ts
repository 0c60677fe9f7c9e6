// Made from src/games/mansions2/tools/http-types.schema.json by scripts/protocol.mjs; do not edit.

export type EdgeKind = "border" | "room_border" | "impassable" | "room_impassable" | "wall" | "door";
/**
 * @minItems 4
 * @maxItems 4
 */
export type Line = number[];
export type Compass = "N" | "E" | "S" | "W";
export type RimKind = "door" | "open" | "wall";

export interface Edge {
  a: number;
  b: number;
  kind: EdgeKind;
  line: Line;
}
export interface Flaw {
  file: string;
  line: number;
  column: number;
  key: string;
  weight: "remark" | "stops" | "words";
  told: {
    [k: string]: number | Part[];
  };
  name: string;
  what: string;
  there: string[];
}
export interface Part {
  kind: "noun" | "quoted" | "text";
  text: string;
}
export interface Knot {
  kind: "event" | "start" | "token";
  name: string;
  by: string;
  line: number;
}
export interface OpenSheet {
  flaws: Flaw[];
  files: {
    [k: string]: string;
  };
}
export interface OpenWish {
  data: string;
}
export interface PackSheet {
  flaws: Flaw[];
  name: string;
  data: string;
}
export interface PlaySheet {
  flaws: Flaw[];
  journal: string;
  tried: number;
}
export interface PlayWish {
  files: {
    [k: string]: string;
  };
  event?: string;
  seats?: number;
  seed?: number;
}
export interface Rim {
  side: Compass;
  index: number;
  kind: RimKind;
}
export interface Room {
  name: Said;
  outdoor: boolean;
  water: boolean;
  spaces: Space[];
}
export interface Said {
  en: string;
  fr: string;
}
export interface Space {
  space: number;
  letter: string;
  name: Said;
  points: number[];
}
export interface Sheet {
  flaws: Flaw[];
  playable: boolean;
  name: Said | null;
  rounds: number;
  languages: string[];
  knots: Knot[];
  strands: Strand[];
  epilogues: {
    [k: string]: number;
  };
  puzzles: number;
  tiles: Tile[];
  spots: Spot[];
  wordings: Wording[];
}
export interface Strand {
  source: string;
  how: string;
  target: string;
}
export interface Tile {
  tile: number;
  face: string;
  column: number;
  row: number;
  turns: number;
  width: number;
  height: number;
  rooms: Room[];
  edges: Edge[];
  rim: Rim[];
}
export interface Spot {
  name: string;
  kind: string;
  who: string;
  line: number;
  space: number;
  edge: number[] | null;
}
export interface Wording {
  key: string;
  file: string;
  line: number;
  column: number;
  said: {
    [k: string]: string;
  };
}
export interface Shown {
  id: string;
  files: {
    [k: string]: string;
  };
}
export interface SourceWish {
  files: {
    [k: string]: string;
  };
}
export interface TrialSheet {
  flaws: Flaw[];
  games: number;
  won: number;
  ends: {
    [k: string]: number;
  };
  rounds: number[];
  events: {
    [k: string]: number[];
  };
  rooms: {
    [k: string]: number[];
  };
  example: {
    [k: string]: number;
  };
  seconds: number;
}
export interface TrialWish {
  files: {
    [k: string]: string;
  };
  seats?: number;
  games?: number;
  seed?: number;
  policy?: "random" | "sense";
}
