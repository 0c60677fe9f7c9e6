// Made from view.schema.json by scripts/views.mjs; do not edit.

export type CardType =
  "act" | "agenda" | "asset" | "enemy" | "event" | "investigator" | "location" | "scenario" | "skill" | "treachery";
export type Fate = "" | "defeated" | "resigned";
export type Harm = [number, number];
export type Trauma = [number, number];
export type Timing = "would" | "when" | "at" | "after";
export type Skill = "willpower" | "intellect" | "combat" | "agility";
export type Step = "" | "begins" | "commit" | "reveal" | "symbols" | "modify" | "outcome" | "results" | "ends";

/** The current act: how many clues it asks for, and how many there are. */
export interface Act {
  card: number;
  stage: number;
  left: number;
  flipped: boolean;
  needs?: number;
  has?: number;
  spends?: boolean;
}
/** The current agenda: its doom, all doom in play, and its threshold. */
export interface Agenda {
  card: number;
  stage: number;
  left: number;
  doom: number;
  total: number;
  needs: number;
}
/** A card as it lies there now; what is zero is left out. */
export interface Card {
  code: string;
  owner: number;
  damage?: number;
  horror?: number;
  clues?: number;
  doom?: number;
  uses?: number;
  exhausted?: number;
  cost?: number;
  control?: number;
  at?: number;
  sealed?: string[];
  engaged?: number;
  fight?: number;
  evade?: number;
  health?: number;
  sanity?: number;
  left?: number;
  parts?: EnemyParts;
  keywords?: string[];
  blank?: boolean;
}
/** What changes the numbers of an enemy. */
export interface EnemyParts {
  fight: Part[];
  evade: Part[];
  health: Part[];
}
/** What a card (-1: a rule) adds to a number. */
export interface Part {
  card: number;
  n: number;
}
/** A card committed, and the icons of it that count. */
export interface Committed {
  card: number;
  icons: number;
}
/** Damage and horror on their way: from which card (-1: none), and whether it attacks. */
export interface Dealing {
  card: number;
  attack: boolean;
}
/** What is printed on a card; its texts are words `card-<code>`. */
export interface Face {
  code: string;
  type: CardType;
  class: string;
  traits: string[];
  icons: {
    [k: string]: number;
  };
  unique: boolean;
  weakness: boolean;
  fast: boolean;
  level?: number;
  slot?: string;
  victory?: number;
  cost?: string;
  health?: string;
  sanity?: string;
  fight?: string;
  evade?: string;
  damage?: string;
  horror?: string;
  shroud?: string;
}
/** An investigator with everything in front of them. */
export interface Investigator {
  deck: number;
  top: number[];
  bottom: number[];
  discard: number[];
  seat: number;
  card: number;
  out: Fate;
  killed: boolean;
  at: number;
  skills: Skills;
  damage: number;
  health: number;
  health_left: number;
  horror: number;
  sanity: number;
  sanity_left: number;
  trauma: Trauma;
  resources: number;
  clues: number;
  actions: number;
  extra: number[];
  hand: number;
  cards: number[];
  play: number[];
  threat: number[];
  symbols: {
    [k: string]: number;
  };
  experience: number;
}
/** The four skills. */
export interface Skills {
  willpower: Value;
  intellect: Value;
  combat: Value;
  agility: Value;
}
/** A number, what is printed, and what changes it. */
export interface Value {
  n: number;
  own: number;
  parts: Part[];
}
/** A location: its links, who and what is there. */
export interface Location {
  card: number;
  revealed: boolean;
  symbol: string;
  links: number[];
  seats: number[];
  enemies: number[];
  attached: number[];
  clues: number;
  shroud?: number;
  parts?: Part[];
}
/**
 * What has happened, or is about to, that abilities wait for; what does not matter is -1, 0 or
 *     nothing.
 */
export interface Moment {
  timing: Timing;
  what: string;
  card: number;
  seat: number;
  place: number;
  n: number;
  horror: number;
  token: string;
  skill: string;
  phase: string;
}
/** The chance of success in per cent, token by token. */
export interface Odds {
  chance: number;
  tokens: TokenOdds[];
}
/** What a token would do to the test in progress. */
export interface TokenOdds {
  token: string;
  n: number;
  value: number | null;
  passes: boolean;
  again: boolean;
}
/** What the actions of the seat that looks give an opening to. */
export interface Outlook {
  strikes: Strike[];
  provoking: string[];
}
/** What an enemy deals who attacks first. */
export interface Strike {
  card: number;
  damage: number;
  horror: number;
}
/** A deck and its discard pile. */
export interface Pile {
  deck: number;
  top: number[];
  bottom: number[];
  discard: number[];
}
/** A token that was revealed. */
export interface Revealed {
  token: string;
  value: number | null;
}
/** The test in progress, as a sum that builds up, with odds before the reveal. */
export interface Test {
  seat: number;
  skill: Skill;
  what: string;
  step: Step;
  source: number;
  target: number;
  base: Value;
  bonus: number;
  committed: Committed[];
  difficulty: number;
  tokens: Revealed[];
  value: number;
  odds?: Odds;
  with?: {
    [k: string]: number;
  };
  passed?: boolean;
  total?: number;
  margin?: number;
}
/** So many chaos tokens of a kind. */
export interface Tokens {
  token: string;
  n: number;
}
/** The victory display. */
export interface Victory {
  cards: number[];
  points: number;
}
/** Everything needed to draw the table for one seat, or for a spectator (seat -1). */
export interface View {
  game: "arkham";
  seat: number;
  seats: number;
  over: boolean;
  scenario: string;
  difficulty: string;
  taboo: boolean;
  round: number;
  phase: string;
  lead: number;
  turn: number;
  ending: number;
  cards: {
    [k: string]: Card;
  };
  faces: {
    [k: string]: Face;
  };
  locations: Location[];
  act: Act | null;
  agenda: Agenda | null;
  investigators: Investigator[];
  encounter: Pile;
  cultists: Pile;
  victory: Victory;
  aside: number[];
  removed: number[];
  limbo: number[];
  bag: Tokens[];
  test: Test | null;
  assigned: {
    [k: string]: Harm;
  };
  peril: number;
  moment: Moment | null;
  dealing: Dealing | null;
  outlook: Outlook | null;
}
