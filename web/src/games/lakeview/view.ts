// Made from view.schema.json by scripts/views.mjs; do not edit.

export type AnyColour = "red" | "blue" | "green" | "yellow" | "any";
export type AnySymbol = "eye" | "key" | "bone" | "flame" | "any";
export type Way = "n" | "e" | "s" | "w";
export type Colour = "red" | "blue" | "green" | "yellow";
export type Payment = "same" | "different" | "any" | "colour" | "exact";
export type Symbol = "eye" | "key" | "bone" | "flame";
export type Spot = [number, number];
export type FedsName = "red" | "blue";
export type Fence = [Spot, Spot];
export type How = "encounter" | "free" | "find";
export type MonsterName = "dover_demon" | "snallygaster" | "jersey_devil" | "bloody_mary";

/** How far the Calamity token has come, and where all is lost. */
export interface Calamity {
  n: number;
  end: number;
}
/** A card of the Lost Kid. */
export interface Card {
  card: string;
  scary: Step[];
  clue: string | null;
  action: Step[];
  move: number;
  diagonal: boolean;
  building: string;
}
/** One step of a card, of an encounter or of the back of a symbol, with what it is about. */
export interface Step {
  do: string;
  way?: Way;
  n?: number;
  colour?: AnyColour;
  symbol?: AnySymbol;
}
/** The symbols that an objective costs. */
export interface Cost {
  how: Payment;
  n: number;
  symbols: Symbol[];
}
/** Who has had a turn, and how turns are shared out. */
export interface Cycle {
  acted: string[];
  double: boolean;
  doubled: boolean;
  paired: boolean;
}
/** How much is left of everything. */
export interface Decks {
  cards: number;
  buried: number;
  encounters: number;
  items: number;
  tokens: number;
  symbols: {
    [k: string]: number;
  };
}
/** A district, from its first to its last column and row. */
export interface District {
  district: string;
  x: Spot;
  y: Spot;
}
/** A double of Bloody Mary. */
export interface Double {
  district: string;
  sheeted: boolean;
}
/** The encounter card being resolved; with the camera, two. */
export interface Encounter {
  figure: string | null;
  cards: EncounterCard[];
}
/** An encounter card, and the steps of its options. */
export interface EncounterCard {
  encounter: string;
  options: Step[][];
}
/** The number of cards, and the cards themselves if the viewer may see them. */
export interface Hand {
  count: number;
  cards: Card[] | null;
}
/** A building on its two squares. */
export interface House {
  building: string;
  colour: Colour;
  symbol: Symbol;
  district: string;
  squares: Fence;
}
/** Something carried. */
export interface Item {
  item: string;
  sort: string;
  ready: boolean;
}
/** A Kid: besides, wheels and a bike. */
export interface Kid {
  figure: string;
  seat: number;
  at: Spot | null;
  districts: string[];
  sheltered: boolean;
  items: Item[];
  symbols: {
    [k: string]: number;
  };
  curses: number;
  quests: Quest[];
  entered: boolean;
  acted: boolean;
  bike: string | null;
  bike_used: boolean;
  wheels: Wheel[];
}
/** A quest that is kept, and the places that are still to be passed over. */
export interface Quest {
  quest: string;
  reward: Step[];
  left?: string[];
}
/** A wheel token. */
export interface Wheel {
  wheel: number;
  value: number;
  diagonal: boolean;
  up: boolean;
}
/** The Lost Kid: to others a number of cards, until found. */
export interface LostKid {
  figure: string;
  seat: number;
  at: Spot | null;
  districts: string[];
  sheltered: boolean;
  items: Item[];
  symbols: {
    [k: string]: number;
  };
  curses: number;
  quests: Quest[];
  found: boolean;
  hand: Hand;
  hiding: string | null;
  power: string | null;
  power_ready: boolean;
  new_hand: boolean;
}
/** What lies on a building; what is not there is left out. */
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
/** The Monster: where it is, or may be while its figure is off the board. */
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
  doubles?: Double[];
}
/** How far squares are away in the movement last asked about, and what is left of it. */
export interface Movement {
  left: number;
  diagonal: boolean;
  steps: {
    [k: string]: number;
  };
}
/** An objective: where, what it costs, how far it is. */
export interface Objective {
  objective: string;
  how: How;
  done: boolean;
  active: boolean;
  final: boolean;
  places: string[];
  visited: string[];
  needs: number;
  has: number;
  cost?: Cost;
  monster_in?: string;
  lit?: string[];
}
/** A pile: what lies on top, and whether the Lost Kid chose it; nobody looks further down. */
export interface Pile {
  count: number;
  top: Card | null;
  meant: boolean;
  fresh: boolean;
}
/** A seat: the figures it plays, and how many objectives are done. */
export interface Player {
  seat: number;
  figures: string[];
  score: number;
  result: number | null;
}
/** The town itself, which never changes. */
export interface Town {
  side: number;
  map: string[][];
  fences: Fence[];
  barred: Fence[];
  districts: District[];
  buildings: House[];
  treehouses: Spot[];
  landmarks: {
    [k: string]: Spot;
  };
  routes: {
    [k: string]: Spot[];
  };
}
/** A symbol just turned over, and what its back does. */
export interface Turned {
  symbol: Symbol;
  back: Step[];
}
/** One of the two vehicles of the Feds, and the crossings it comes to next. */
export interface Vehicle {
  feds: FedsName;
  at: Spot;
  crossing: number;
  lap: number;
  next: Spot[];
}
/** Everything needed to draw the table for one seat, or for a spectator (seat -1). */
export interface View {
  game: "lakeview";
  seat: number;
  seats: number;
  over: boolean;
  won: boolean;
  hushed: boolean;
  round: number;
  turn: string | null;
  calamity: Calamity;
  monster: Monster;
  feds: Vehicle[];
  buildings: Marks[];
  objectives: Objective[];
  kids: Kid[];
  lost: LostKid;
  cycle: Cycle;
  revealed: Card[];
  piles: Pile[];
  encounter: Encounter | null;
  turned: Turned[];
  movement: Movement | null;
  decks: Decks;
  players: Player[];
  board: Town;
  belief?: number[];
}
