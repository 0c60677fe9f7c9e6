// What `view.py` shows of a table of Lakeview.
import type { Scene } from "../module";

export type Spot = readonly [number, number];
export type Colour = "red" | "blue" | "green" | "yellow";
export type Symbol = "eye" | "key" | "bone" | "flame";
export type MonsterName = "dover_demon" | "snallygaster" | "jersey_devil" | "bloody_mary";
export type FedsName = "red" | "blue";

/** One step of a card, of an encounter or of the back of a symbol. */
export interface Step {
  do: string;
  way?: "n" | "e" | "s" | "w";
  n?: number;
  colour?: Colour | "any";
  symbol?: Symbol | "any";
}

export interface Card {
  card: string;
  scary: Step[];
  clue: string | null;
  action: Step[];
  move: number;
  diagonal: boolean;
  building: string;
}

export interface Pile {
  count: number;
  top: Card | null;
  meant: boolean;
  fresh: boolean;
}

export interface Item {
  item: string;
  sort: string;
  ready: boolean;
}

export interface Quest {
  quest: string;
  reward: Step[];
  left?: string[];
}

/** What every figure has. */
export interface Figure {
  figure: string;
  seat: number;
  at: Spot | null;
  districts: string[];
  sheltered: boolean;
  items: Item[];
  symbols: Partial<Record<Symbol, number>>;
  curses: number;
  quests: Quest[];
}

export interface Wheel {
  wheel: number;
  value: number;
  diagonal: boolean;
  up: boolean;
}

export interface Kid extends Figure {
  entered: boolean;
  acted: boolean;
  bike: string | null;
  moped_used: boolean;
  wheels: Wheel[];
}

export interface LostKid extends Figure {
  found: boolean;
  hand: { count: number; cards: Card[] | null };
  hiding: string | null;
  power: string | null;
  power_ready: boolean;
  new_hand: boolean;
}

export interface Monster {
  monster: MonsterName;
  difficulty: number;
  on_board: boolean;
  hides: boolean;
  district: string | null;
  haunts: string[];
  stun: boolean;
  projectors?: number;
  bystanders?: number;
  saved?: number;
  taken?: number;
  curses?: number;
  reflections?: number;
  doubles?: { district: string; sheeted: boolean }[];
}

export interface Vehicle {
  feds: FedsName;
  at: Spot;
  crossing: number;
  lap: number;
  next: Spot[];
}

/** What lies on a building. */
export interface Marks {
  building: string;
  tokens?: number;
  searched?: number;
  projector?: number;
  bystander?: number;
  reflection?: number;
  star?: number;
  start?: number;
  found?: number;
}

export interface Objective {
  objective: string;
  how: "encounter" | "free" | "find";
  done: boolean;
  active: boolean;
  final: boolean;
  places: string[];
  visited: string[];
  needs: number;
  has: number;
  cost?: { how: "same" | "different" | "any" | "colour" | "exact"; n: number; symbols: Symbol[] };
  monster_in?: string;
  lit?: string[];
}

export interface District {
  district: string;
  x: Spot;
  y: Spot;
}

export interface House {
  building: string;
  colour: Colour;
  symbol: Symbol;
  district: string;
  squares: [Spot, Spot];
}

export interface Town {
  side: number;
  map: string[][];
  fences: [Spot, Spot][];
  districts: District[];
  buildings: House[];
  treehouses: Spot[];
  landmarks: Record<string, Spot>;
  routes: Record<FedsName, Spot[]>;
}

export interface Encounter {
  figure: string | null;
  cards: { encounter: string; options: Step[][] }[];
}

export interface View {
  seat: number;
  seats: number;
  over: boolean;
  won: boolean;
  /** The Lost Kid may talk a little. */
  relaxed: boolean;
  round: number;
  turn: string | null;
  calamity: { n: number; end: number };
  monster: Monster;
  feds: Vehicle[];
  buildings: Marks[];
  objectives: Objective[];
  kids: Kid[];
  lost: LostKid;
  cycle: { acted: string[]; double: boolean; doubled: boolean; paired: boolean };
  piles: Pile[];
  encounter: Encounter | null;
  turned: { symbol: Symbol; back: Step[] }[];
  movement: { left: number; diagonal: boolean; steps: Record<string, number> } | null;
  decks: { cards: number; buried: number; encounters: number; items: number; tokens: number; symbols: Record<Symbol, number> };
  players: { seat: number; figures: string[]; score: number; result: number | null }[];
  board: Town;
  /** For Kids: how likely the Lost Kid is in each building, in per mille. */
  belief?: number[];
}

/** A scene of Lakeview. */
export type Lakeview = Scene<View>;

/** A figure by its name. */
export function figureOf(view: View, name: string): Figure {
  return view.kids.find((k) => k.figure === name) ?? view.lost;
}

/** The figures a seat plays that are on the table: the Kids, and the Lost Kid once found. */
export function figuresOf(view: View, seat: number): Figure[] {
  return [...view.kids, ...(view.lost.found ? [view.lost] : [])].filter((f) => f.seat === seat);
}

const MEASURED = ["travel", "bonus", "dash", "pushed", "throw"];

/** How far squares are away for the question that waits; nothing where it measures no way. */
export function steps({ view, ask }: Lakeview): Record<string, number> {
  return (ask && MEASURED.includes(ask.prompt) && view.movement?.steps) || {};
}
