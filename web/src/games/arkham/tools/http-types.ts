// Made from src/games/arkham/tools/http-types.schema.json by scripts/protocol.mjs; do not edit.

export type AnyWish = Begin | Look | Decide | Buy | Replace | Come | Leave | Return;

export interface Begin {
  deed: "begin";
  name: string;
  newcomers: NewcomerWish[];
  difficulty?: "easy" | "expert" | "hard" | "standard";
  taboo?: boolean;
}
export interface NewcomerWish {
  deck: string;
  player?: string;
}
export interface Look {
  deed: "look";
  campaign: unknown;
}
export interface Decide {
  deed: "decide";
  campaign: unknown;
  seat: number | null;
}
export interface Buy {
  deed: "buy";
  campaign: unknown;
  seat: number;
  cards: {
    [k: string]: number;
  };
}
export interface Replace {
  deed: "replace";
  campaign: unknown;
  seat: number;
  newcomer: NewcomerWish;
}
export interface Come {
  deed: "come";
  campaign: unknown;
  newcomer: NewcomerWish;
}
export interface Leave {
  deed: "leave";
  campaign: unknown;
  seat: number;
}
export interface Return {
  deed: "return";
  campaign: unknown;
  seat: number;
}
export interface Campaign {
  version: number;
  id: string;
  name: string;
  campaign: "zealot";
  difficulty: "easy" | "expert" | "hard" | "standard";
  taboo: boolean;
  next: ("devourer_below" | "gathering" | "midnight_masks") | null;
  end: ("lost" | "survived" | "won") | null;
  side: string | null;
  /**
   * @maxItems 20
   */
  seats: Record[];
  /**
   * @maxItems 20
   */
  past: Record[];
  /**
   * @maxItems 99
   */
  played: Played[];
  log: Log;
  bag: {
    [k: string]: number;
  };
  remembered: Fact[];
  choices: Choice[];
  linked: string[];
}
export interface Record {
  code: string;
  cards: {
    [k: string]: number;
  };
  player: string;
  meta: {};
  collection: string;
  earned: number;
  unspent: number;
  physical: number;
  mental: number;
  fate: "alive" | "insane" | "killed" | "retired";
  away: boolean;
  assets: string[];
  weaknesses: string[];
  exiled: {
    [k: string]: number;
  };
  gone: string[];
  notes: Note[];
}
export interface Note {
  key: string;
  n?: number | null;
  crossed?: boolean;
}
export interface Played {
  scenario: string;
  resolution: number;
}
export interface Log {
  notes: Note[];
  interrogated: Note[];
  got_away: Note[];
}
export interface Fact {
  key: string;
  seat: number | null;
}
export interface Choice {
  kind: "lita";
  lead: number | null;
}
export interface CampaignSheet {
  campaign: Campaign | null;
  problems: Obstacle[];
  unready: Obstacle[];
  introductions: string[];
  playing: number[];
  bereft: number[];
  unused: string[];
  takers: number[];
  must: boolean;
  bag: {
    [k: string]: number;
  };
  price: number;
  bought: Purchase[];
  known: {
    [k: string]: CardLine;
  };
}
export interface Obstacle {
  key: string;
  clause: string;
  seat: number | null;
  args: {
    [k: string]: number | string;
  };
  deck: Problem[];
}
export interface Problem {
  kind: "choice" | "copies" | "not-allowed" | "note" | "options" | "requirement" | "too-few" | "too-many" | "upgrade";
  key: string;
  clause: string;
  cards: string[];
  args: {
    [k: string]: number | string;
  };
}
export interface Purchase {
  code: string;
  price: number;
  how: "bought" | "myriad" | "restored" | "second" | "swapped" | "upgraded";
  replaces: string;
}
export interface CardLine {
  code: string;
  names: {
    [k: string]: string;
  };
  subname: string;
  pack: string;
  type: string;
  group: string;
  classes: string[];
  level: number | null;
  cost: number | null;
  slots: string[];
  icons: number[];
  traits: string[];
  weakness: boolean;
  played: boolean;
}
export interface CardList {
  total: number;
  cards: CardLine[];
}
export interface CardSheet {
  code: string;
  names: {
    [k: string]: string;
  };
  subname: string;
  pack: string;
  type: string;
  group: string;
  classes: string[];
  level: number | null;
  cost: number | null;
  slots: string[];
  icons: number[];
  traits: string[];
  weakness: boolean;
  played: boolean;
  health: number | null;
  sanity: number | null;
  marks: string[];
  limit: number;
  bonded: string;
  only: {
    [k: string]: string;
  }[];
  taboo: Taboo | null;
  versions: CardLine[];
  errata: ClauseInfo[];
  taboos: ClauseInfo[];
  rulings: ClauseInfo[];
}
export interface Taboo {
  code: string;
  kind: "chained" | "forbidden" | "mutated";
  extra: number;
  exceptional: boolean;
}
export interface ClauseInfo {
  id: string;
  words: {
    [k: string]: string;
  };
  source: string;
  ruling: {
    [k: string]: string;
  } | null;
  rulings: string[];
  option: string | null;
  topic: {
    [k: string]: string;
  } | null;
}
export interface Charts {
  costs: {
    [k: string]: number;
  };
  icons: {
    [k: string]: number;
  };
  classes: {
    [k: string]: number;
  };
  types: {
    [k: string]: number;
  };
  levels: {
    [k: string]: number;
  };
}
export interface DeckGroup {
  type: string;
  slots: string[];
  cards: {
    [k: string]: number;
  };
}
export interface DeckSheet {
  name: string;
  investigator: string;
  cards: {
    [k: string]: number;
  };
  tabooList: number | null;
  report: Report;
  charts: Charts;
  groups: DeckGroup[];
  side: DeckGroup[];
  missing: string[];
  known: {
    [k: string]: CardLine;
  };
  json: string;
  text: {
    [k: string]: string;
  };
}
export interface Report {
  investigator: string;
  mode: "campaign" | "standalone" | "start";
  taboo: boolean;
  size: number;
  wanted: number;
  experience: number;
  weaknesses: number;
  problems: Problem[];
  notes: Problem[];
}
export interface DeckWish {
  deck: string;
  taboo?: boolean | null;
  mode?: "campaign" | "standalone" | "start";
  budget?: number;
}
export interface DrawSheet {
  draws: Draws;
  hand: Sample;
}
export interface Draws {
  deck: number;
  weaknesses: number;
  copies: number;
  opening: number;
  turns: number[];
}
export interface Sample {
  opening: string[];
  hand: string[];
  draws: string[];
}
export interface DrawWish {
  deck: string;
  cards: string[];
  turns?: number;
  mulligan?: "none" | "seek";
  seed?: number;
}
export interface Effect {
  modifier: number;
  again: boolean;
  fails: boolean;
  succeeds: boolean;
}
export interface Log1 {
  notes: Note[];
  interrogated: Note[];
  got_away: Note[];
}
export interface Margin {
  passed: boolean;
  by: number;
  chance: number;
}
export interface Odds {
  passing: number;
  failing: number;
  margins: Margin[];
  tokens: Token[];
}
export interface Token {
  token: string;
  count: number;
  effect: Effect;
  chance: number;
}
export interface OddsSheet {
  odds: Odds;
  boosted: number[];
}
export interface OddsWish {
  skill: number;
  difficulty: number;
  bag: {
    [k: string]: number;
  };
  effects?: {
    [k: string]: Effect;
  };
  chooseOf?: number;
  redraws?: number;
  rescue?: number;
}
export interface OfferLine {
  card: CardLine;
  price: number;
  replaces: string;
}
export interface ProductLine {
  code: string;
  kind: "campaign" | "mythos" | "novel" | "parallel" | "promo" | "return" | "standalone" | "starter";
  cycle: string;
  names: {
    [k: string]: string;
  };
}
export interface ShopSheet {
  offers: OfferLine[];
}
export interface ShopWish {
  old: string;
  new: string;
  taboo?: boolean | null;
  available?: number | null;
  exiled?: {
    [k: string]: number;
  } | null;
  text?: string;
}
export interface Side {
  effects: {
    [k: string]: Effect;
  };
  counts: string[];
}
export interface StarterLine {
  id: string;
  investigator: string;
  difficulty: string;
  sets: number;
}
export interface Toolbox {
  tabooList: string;
  starters: StarterLine[];
  investigators: CardLine[];
  bags: {
    [k: string]: {
      [k: string]: number;
    };
  };
  scenarios: {
    [k: string]: {
      [k: string]: Side;
    };
  };
  products: ProductLine[];
  traits: string[];
}
export interface Upgrade {
  price: number;
  left: number | null;
  bought: Purchase[];
  removed: {
    [k: string]: number;
  };
  exiled: {
    [k: string]: number;
  };
  gained: {
    [k: string]: number;
  };
  refusals: Problem[];
}
export interface UpgradeSheet {
  upgrade: Upgrade;
  report: Report;
  known: {
    [k: string]: CardLine;
  };
}
export interface UpgradeWish {
  old: string;
  new: string;
  taboo?: boolean | null;
  available?: number | null;
  exiled?: {
    [k: string]: number;
  } | null;
}
