// Made from view.schema.json by scripts/views.mjs; do not edit.

export type Deed = "page" | "fragment" | "send" | "rune" | "convert" | "build";
export type Quadrant = "nw" | "ne" | "sw" | "se";
export type RegionName = "innsmouth" | "salem" | "arkham" | "kingsport" | "rockport";
export type Mode = "sane" | "insane";

/** The cards of a journal. */
export interface Artifacts {
  pages: Card[];
  fragments: Card[];
  runes: Card[];
}
/** An action card: the light half is the sane one, the dark half the insane one. */
export interface Card {
  card: number;
  light: Half;
  dark: Half;
}
/** One half of an action card: what it does, and the tokens it brings. */
export interface Half {
  deed: Deed;
  tokens: number;
  page?: number;
  quadrant?: Quadrant;
  n?: number;
}
/** A gate in the making. */
export interface Building {
  region: RegionName;
  sections: number;
  size: number;
}
/** What the desperate actions cost now. */
export interface Costs {
  swap: number;
  renew: number;
  flip: number;
  score_three: number;
}
/** A monstrosity, and whether it reveals a scroll. */
export interface Disc {
  value: number;
  scroll: boolean;
}
/** The stack from the top, and the discs that lie on opened gates. */
export interface Discs {
  stack: Disc[];
  released: Opened[];
}
/** A disc on an opened gate. */
export interface Opened {
  value: number;
  scroll: boolean;
  seat: number;
  region: RegionName;
}
/** The supply by slot, the deck, and what everybody saw going under it. */
export interface GateCards {
  supply: (RegionName | null)[];
  built: (Section | null)[];
  deck: number;
  under: RegionName[];
}
/** How many sections a gate of the active seat would have, and whether it would open. */
export interface Section {
  n: number;
  size: number;
  opens: boolean;
}
/** The number of cards in a hand, and the cards themselves if the viewer may see them. */
export interface Hand {
  count: number;
  cards: Card[] | null;
}
/** What a seat has collected, and what it would score at the end. */
export interface Journal {
  pages: number[];
  runs: number[][];
  page_points: number;
  joined: Sum;
  alone: Sum;
  fragments: Quadrants;
  blueprints: number;
  fragment_points: number;
  plans: Sum;
  spare: Sum;
  runes: number;
  rune_sets: number[];
  rune_points: number;
  sets: Sum[];
  cards: Artifacts;
  at_end: number;
}
/** A number of things, and their points together. */
export interface Sum {
  n: number;
  points: number;
}
/** Fragments of each quadrant. */
export interface Quadrants {
  nw: number;
  ne: number;
  sw: number;
  se: number;
}
/** The card in play, and the half that counts. */
export interface Played {
  card: number;
  light: Half;
  dark: Half;
  half: Mode;
}
/** A seat: score, tokens, figures, hand, journal and gates. */
export interface Player {
  seat: number;
  score: number;
  track: Track;
  points: {
    [k: string]: number;
  };
  result: number | null;
  tokens: number;
  reserve: number;
  on_board: number;
  hand: Hand;
  journal: Journal;
  building: Building[];
  opened: Opened[];
}
/** Where a marker stands, and the score tokens beside it: 125 is 80 + 40 and place 5. */
export interface Track {
  position: number;
  tokens: number[];
}
/** A region: who stands there, and what an evaluation would pay now. */
export interface Region {
  region: RegionName;
  gate_size: number;
  points: number[];
  figures: {
    [k: string]: number;
  };
  ranks: {
    [k: string]: number;
  };
  pays: {
    [k: string]: number;
  };
}
/** A scroll in force, and when it counts. */
export interface Scroll {
  scroll: string;
  sort: string;
}
/** Scrolls face down on the board, and those in force. */
export interface Scrolls {
  face_down: number;
  revealed: Scroll[];
}
/** Despair tokens in the common supply, and in all. */
export interface Tokens {
  supply: number;
  total: number;
}
/** Everything needed to draw the table for one seat, or for a spectator (seat -1). */
export interface View {
  game: "gates";
  seat: number;
  seats: number;
  over: boolean;
  side: "many" | "two";
  round: number;
  mode: Mode;
  first: number;
  active: number;
  plays_left: number;
  regions: Region[];
  gates: GateCards;
  discs: Discs;
  scrolls: Scrolls;
  players: Player[];
  tokens: Tokens;
  costs: Costs;
  deck: number;
  discard: Card[];
  played: Played[];
  tie: ("order" | "tokens") | null;
  idle: Deed[];
}
