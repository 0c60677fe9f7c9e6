// Made from view.schema.json by scripts/views.mjs; do not edit.

export type Attribute = "strength" | "marksmanship" | "dexterity" | "intellect" | "willpower" | "lore" | "luck";
export type CardName =
  | "blank"
  | "lock"
  | "obstacle"
  | "camera"
  | "revolver"
  | "crowbar"
  | "lockpicks"
  | "knuckles"
  | "flask"
  | "medical_bag"
  | "scalpel"
  | "army_rifle"
  | "lantern"
  | "toolkit"
  | "bolt_cutters"
  | "hunting_rifle"
  | "hunting_knife"
  | "shotgun"
  | "cleaver"
  | "poker"
  | "pistol"
  | "candelabrum"
  | "matches"
  | "bandages"
  | "brandy"
  | "charm"
  | "torn_page"
  | "laudanum"
  | "floor_plan"
  | "salt"
  | "brass_key"
  | "iron_key"
  | "silver_key"
  | "bone_key"
  | "glass_key"
  | "rusted_key"
  | "clue_1"
  | "clue_2"
  | "clue_3";
export type HoldKind = "key" | "puzzle" | "test";
export type ThingName =
  | "camera"
  | "revolver"
  | "crowbar"
  | "lockpicks"
  | "knuckles"
  | "flask"
  | "medical_bag"
  | "scalpel"
  | "army_rifle"
  | "lantern"
  | "toolkit"
  | "bolt_cutters"
  | "hunting_rifle"
  | "hunting_knife"
  | "shotgun"
  | "cleaver"
  | "poker"
  | "pistol"
  | "candelabrum"
  | "matches"
  | "bandages"
  | "brandy"
  | "charm"
  | "torn_page"
  | "laudanum"
  | "floor_plan"
  | "salt"
  | "brass_key"
  | "iron_key"
  | "silver_key"
  | "bone_key"
  | "glass_key"
  | "rusted_key"
  | "clue_1"
  | "clue_2"
  | "clue_3";
export type LayoutName = "L1" | "L2" | "L3" | "R1" | "R2" | "R3" | "W1" | "W2" | "W3";
export type DeckName = "humanoid" | "beast" | "eldritch";
export type SortName = "sharp" | "blunt" | "ranged" | "unarmed" | "any" | "tool" | "key" | "clue";
export type FailName = "nothing" | "hurt" | "drop" | "jam" | "stray";
export type StrikeName = "damage" | "horror" | "special" | "shove";
export type CreatureName =
  | "hired_hand"
  | "walking_dead"
  | "masked_cantor"
  | "lean_hound"
  | "cellar_crawler"
  | "grave_moth"
  | "drowned_guest"
  | "hollow_bride"
  | "seething_mass";
export type DeedName =
  | "lurch"
  | "stampede"
  | "hired_hands"
  | "raise_the_dead"
  | "call_the_pack"
  | "open_the_deep"
  | "draw_breath"
  | "old_grudges"
  | "snuff_the_lamps"
  | "spread_the_fire"
  | "take_a_sample"
  | "offer_the_sample"
  | "bar_the_way";
export type MythName =
  | "stumble"
  | "whisper"
  | "slammed_door"
  | "lights_out"
  | "ambush"
  | "cold_draught"
  | "rotten_floor"
  | "doubt"
  | "shame"
  | "second_strike"
  | "nightmare"
  | "falling_beam";
export type TraumaName =
  | "twisted_ankle"
  | "cracked_ribs"
  | "gashed_hand"
  | "stiff_leg"
  | "ringing_ears"
  | "dragged_down"
  | "broken_arm"
  | "deep_wound"
  | "bleeding"
  | "blood_in_eyes"
  | "mortal_wound"
  | "fear_of_the_dark"
  | "shakes"
  | "muttering"
  | "paranoia"
  | "rage"
  | "stupor"
  | "fire_setter"
  | "empty_hands"
  | "obedience"
  | "only_way_out";
export type TraumaSort = "injury" | "insanity";
export type FamilyName = "lock" | "rune" | "wiring";
export type FeatureName = "nothing" | "barricade" | "hiding" | "altar" | "container";
export type StatusName = "none" | "in" | "killed" | "out";
export type Person = "ada" | "tobias" | "solange" | "emmett" | "hanna" | "oisin" | "lucien" | "ines";
export type SpellName = "mend" | "ward" | "bolt" | "sight";
export type LinkKind = "open" | "door" | "ladder";
export type PhaseName = "setup" | "investigators" | "trades" | "threat" | "actions" | "attacks" | "event" | "over";
export type SideName = "keeper" | "investigators" | "nobody";
export type StoryName = "weir_lane" | "gull_rock";

/** The back of a monster's token. */
export interface Back {
  health: number;
  damage: number;
}
/** A card in a room, as far as the viewer may know it. */
export interface Card {
  name: CardName;
  hold?: Hold;
}
/** The demand of a Lock or an Obstacle: a key, a layout, or an attribute with its modifier. */
export interface Hold {
  kind: HoldKind;
  key?: ThingName;
  layout?: LayoutName;
  attribute?: Attribute;
  modifier?: number;
}
/** A place of a puzzle: four edges, clockwise from the top, as the piece lies; None: empty. */
export interface Cell {
  edges: number[] | null;
}
/** A question of the story and the Keeper's answer. */
export interface Choice {
  question: Said;
  answer: Said;
}
/** Words of the story, in both languages. */
export interface Said {
  en: string;
  fr: string;
}
/** The Combat card being resolved, and how many are left of its deck. */
export interface Combat {
  deck: DeckName;
  card: number;
  left: number;
  sort: SortName;
  attribute: Attribute;
  modifier: number;
  bonus: number;
  fail: FailName;
  push: boolean;
  strike_attribute: Attribute | null;
  strike_modifier: number;
  strike: StrikeName;
  strike_more: number;
}
/** An action card of the Keeper. */
export interface Deed {
  deed: DeedName;
  threat: number;
  once: boolean;
  used: boolean;
  shown: boolean;
}
/** Faceup piles. */
export interface Discards {
  mythos: MythName[];
  traumas: TraumaName[];
  combat: number[][];
  spells: number[][];
}
/** The Keeper's own part. */
export interface Drawer {
  mythos: MythosCard[];
  traumas: TraumaCard[];
  deeds: Deed[];
  choices: Choice[];
  objective: Objective | null;
  events: Event[];
}
/** A Mythos card; `mythos` is its word in action ids. */
export interface MythosCard {
  mythos: string;
  name: MythName;
  threat: number;
  facedown: boolean;
}
/** A Trauma card. */
export interface TraumaCard {
  trauma: TraumaName;
  sort: TraumaSort;
  number: number | null;
  several: boolean;
}
/** An Objective that the viewer may read. */
export interface Objective {
  objective: number;
  name: Said;
  revealed: Said;
  investigators: Said;
  keeper: Said;
}
/** An Event that came. */
export interface Event {
  stage: number;
  name: Said;
  text: Said;
}
/** A monster to be evaded first: the chance in per cent, and the damage where it is known. */
export interface Evade {
  monster: string;
  chance: number;
  damage: number | null;
}
/** An investigator, or the place of one who is not there. */
export interface Investigator {
  slot: number;
  seat: number;
  status: StatusName;
  person: Person | null;
  space: number | null;
  health: number;
  sanity: number;
  damage: number;
  horror: number;
  insane: boolean;
  skill: number;
  attributes: {
    [k: string]: number;
  };
  traits: number[];
  things: Thing[];
  spells: SpellName[];
  traumas: TraumaCard[];
  haunted: number;
  mythos: MythosCard[] | null;
  hidden: boolean;
  stuck: boolean;
  dazed: boolean;
  active: boolean;
  acted: boolean;
}
/** Something to carry; `thing` is its word in action ids. */
export interface Thing {
  thing: string;
  name: ThingName;
  sort: SortName;
  damage: number;
}
/** The public part of the Keeper. */
export interface Keeper {
  seat: number;
  threat: number;
  gains: number;
  mythos: number;
  traumas: number;
  tokens: number;
  samples: number;
  offered: number;
  deeds: DeedName[];
}
/** A way from one space to another. */
export interface Link {
  door: number;
  a: number;
  b: number;
  kind: LinkKind;
  sealed: boolean;
  barricaded: boolean;
}
/** A monster on the board, its back if visible. Its special attack is its kind's. */
export interface Monster {
  monster: string;
  creature: CreatureName;
  deck: DeckName;
  space: number;
  damage: number;
  awareness: number;
  horror: number;
  back: Back | null;
}
/** A seat. */
export interface Player {
  seat: number;
  keeper: boolean;
  people: number[];
  result: number | null;
}
/** A puzzle that lies open. */
export interface Puzzle {
  room: number;
  layout: LayoutName;
  family: FamilyName;
  columns: number;
  rows: number;
  left: number;
  right: number;
  terminals: number[][];
  cells: Cell[];
  pile: number;
  working: boolean;
  moves: number;
}
/** A room, and what the viewer knows of it. */
export interface Room {
  room: number;
  name: Said;
  outdoors: boolean;
  entry: boolean;
  spaces: Space[];
  dark: boolean;
  fire: boolean;
  corpses: number;
  explored: boolean;
  pile: number;
  cards: Card[] | null;
  lock: Hold | null;
  obstacle: Hold | null;
  floor: Thing[];
}
/** A space and where it lies on the plan. */
export interface Space {
  space: number;
  name: Said;
  x: number;
  y: number;
  width: number;
  height: number;
  feature: FeatureName;
}
/** A test in progress: passed with so much or less; the die once it is rolled. */
export interface Trial {
  person: Person;
  attribute: Attribute;
  goal: number;
  luck: number;
  die: number | null;
  chance: number;
  lucky: number;
}
/** The view of a seat. */
export interface View {
  game: string;
  seat: number;
  seats: number;
  over: boolean;
  winner: SideName | null;
  story: StoryName;
  title: Said;
  opening: Said;
  round: number;
  phase: PhaseName;
  active: number | null;
  steps: number;
  actions: number;
  rooms: Room[];
  links: Link[];
  investigators: Investigator[];
  monsters: Monster[];
  keeper: Keeper;
  drawer: Drawer | null;
  objective: Objective | null;
  clues: Said[];
  events: Event[];
  stage: number;
  time: number;
  needed: number;
  combat: Combat | null;
  trial: Trial | null;
  evades: Evade[];
  puzzles: Puzzle[];
  discards: Discards;
  corpses: number;
  players: Player[];
  named: {
    [k: string]: number[];
  };
}
