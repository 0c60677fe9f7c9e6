// What the table shows, as `view.py` makes it.
export type Deed = "page" | "fragment" | "send" | "rune" | "convert" | "build";
export type Mode = "sane" | "insane";
export type Quadrant = "nw" | "ne" | "sw" | "se";
export type RegionName = "innsmouth" | "salem" | "arkham" | "kingsport" | "rockport";

export interface Half {
  deed: Deed;
  tokens: number;
  page?: number;
  quadrant?: Quadrant;
  n?: number;
}
export interface Card {
  card: number;
  light: Half;
  dark: Half;
}
export interface Region {
  region: RegionName;
  gate_size: number;
  points: number[];
  figures: Record<string, number>;
  ranks: Record<string, number>;
  pays: Record<string, number>;
}
export interface Disc {
  value: number;
  scroll: boolean;
}
export interface Opened extends Disc {
  seat: number;
  region: RegionName;
}
export interface Journal {
  pages: number[];
  runs: number[][];
  page_points: number;
  fragments: Record<Quadrant, number>;
  blueprints: number;
  fragment_points: number;
  runes: number;
  rune_sets: number[];
  rune_points: number;
  cards: Record<"pages" | "fragments" | "runes", Card[]>;
}
export interface Player {
  seat: number;
  score: number;
  track: { position: number; tokens: number[] };
  points: Record<string, number>;
  result: number | null;
  tokens: number;
  reserve: number;
  on_board: number;
  hand: { count: number; cards: Card[] | null };
  journal: Journal;
  building: { region: RegionName; sections: number; size: number }[];
  opened: Opened[];
}
export interface View {
  seat: number;
  seats: number;
  over: boolean;
  side: "two" | "many";
  round: number;
  mode: Mode;
  first: number;
  active: number;
  plays_left: number;
  regions: Region[];
  gates: {
    supply: (RegionName | null)[];
    deck: number;
    under: RegionName[];
    picked: RegionName[];
  };
  discs: { stack: Disc[]; released: Opened[] };
  scrolls: { face_down: number; revealed: { scroll: string; sort: string }[] };
  players: Player[];
  tokens: { supply: number; total: number };
  costs: Record<Desperate, number>;
  deck: number;
  discard: Card[];
  played: (Card & { half: Mode })[];
}

export const REGIONS: RegionName[] = ["innsmouth", "salem", "arkham", "kingsport", "rockport"];
export const QUADRANTS: Quadrant[] = ["nw", "ne", "sw", "se"];
export const DESPERATE = ["swap", "renew", "flip", "score_three"] as const;
export type Desperate = (typeof DESPERATE)[number];
export const NEUTRAL = 4;

/** The figures of one owner in a region; the view names neutral ones by a word. */
export function figures(region: Region, owner: number): number {
  return region.figures[owner === NEUTRAL ? "neutral" : owner] ?? 0;
}

/** How many sections of a gate a seat has built; -1 asks for the largest of all. */
export function sections(view: View, seat: number, region: RegionName): number {
  const of = (p: Player) => p.building.find((b) => b.region === region)?.sections ?? 0;
  return seat < 0 ? Math.max(...view.players.map(of)) : of(view.players[seat]);
}

/** The half that counts in a round of this mode. */
export const half = (card: Card, mode: Mode): Half => (mode === "sane" ? card.light : card.dark);
