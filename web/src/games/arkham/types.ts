// What the table shows of Arkham Horror, as `view.py` makes it.
export type Skill = "willpower" | "intellect" | "combat" | "agility";
export const SKILLS: readonly Skill[] = ["willpower", "intellect", "combat", "agility"];

/** What a card (or -1, a rule) adds to a number. */
export interface Part {
  card: number;
  n: number;
}

/** What is printed on a card. */
export interface Face {
  code: string;
  type: "investigator" | "asset" | "event" | "skill" | "treachery" | "enemy" | "location" | "act" | "agenda" | "scenario";
  class: string;
  traits: string[];
  icons: Partial<Record<Skill | "wild", number>>;
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

/** A card as it lies there; what is zero is left out. */
export interface Card {
  code: string;
  owner: number;
  control?: number;
  at?: number;
  damage?: number;
  horror?: number;
  clues?: number;
  doom?: number;
  uses?: number;
  exhausted?: number;
  sealed?: string[];
  blank?: boolean;
  /** Enemies and assets. */
  health?: number;
  sanity?: number;
  /** Enemies. */
  engaged?: number;
  fight?: number;
  evade?: number;
  parts?: Record<"fight" | "evade" | "health", Part[]>;
  keywords?: string[];
}

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

export interface Value {
  n: number;
  own: number;
  parts: Part[];
}

export interface Pile {
  deck: number;
  top: number[];
  bottom: number[];
  discard: number[];
}

export interface Investigator extends Pile {
  seat: number;
  card: number;
  out: "" | "defeated" | "resigned";
  killed: boolean;
  at: number;
  skills: Record<Skill, Value>;
  damage: number;
  health: number;
  horror: number;
  sanity: number;
  trauma: [number, number];
  resources: number;
  clues: number;
  actions: number;
  extra: number;
  tome: number;
  hand: number;
  cards: number[];
  play: number[];
  threat: number[];
  symbols: Record<string, number>;
  experience: number;
}

export interface Odds {
  chance: number;
  tokens: { token: string; n: number; value: number | null; passes: boolean; again: boolean }[];
}

export interface Test {
  seat: number;
  skill: Skill;
  what: string;
  step: "" | "begins" | "commit" | "reveal" | "symbols" | "modify" | "outcome" | "results" | "ends";
  source: number;
  target: number;
  base: Value;
  bonus: number;
  committed: { card: number; icons: number }[];
  difficulty: number;
  tokens: { token: string; value: number | null }[];
  value: number;
  odds?: Odds;
  /** The chance in per cent if that card were committed as well. */
  with?: Record<string, number>;
  passed?: boolean;
  total?: number;
}

export interface View {
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
  cards: Record<string, Card>;
  faces: Record<string, Face>;
  locations: Location[];
  act: { card: number; stage: number; left: number; flipped: boolean; needs?: number; has?: number; spends?: boolean } | null;
  agenda: { card: number; stage: number; left: number; doom: number; total: number; needs: number } | null;
  investigators: Investigator[];
  encounter: Pile;
  cultists: Pile;
  victory: { cards: number[]; points: number };
  aside: number[];
  removed: number[];
  limbo: number[];
  bag: { token: string; n: number }[];
  test: Test | null;
  peril: number;
}

/** A card that lies somewhere in sight, with what is printed on it. */
export function seen(view: View, row: number): (Card & { face: Face }) | null {
  const card = view.cards[row];
  return card ? { ...card, face: view.faces[card.code] } : null;
}
