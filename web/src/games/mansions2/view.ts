// Made from view.schema.json by scripts/views.mjs; do not edit.

export type Line = [number, number, number, number];
export type DeckName = "damage" | "horror" | "common" | "unique" | "spell" | "condition" | "investigator";
export type Character = "agatha" | "carson" | "rita" | "yorick" | "preston" | "odile" | "bastien" | "maud";
export type Compass = "N" | "E" | "S" | "W";
export type EdgeKind = "border" | "room_border" | "impassable" | "room_impassable" | "wall" | "door";
export type NoteKind =
  | "text"
  | "objective"
  | "bid"
  | "tile"
  | "lift"
  | "token"
  | "remove"
  | "spawn"
  | "vanish"
  | "prowl"
  | "attack"
  | "evade"
  | "horror"
  | "hurt"
  | "mend"
  | "defeated"
  | "fetch"
  | "spread"
  | "edge";
export type WeaponName = "heavy" | "bladed" | "firearm" | "spell" | "unarmed";
export type ThingKind = "item" | "screen" | "sheet";
export type PhaseName = "setup" | "investigators" | "events" | "monsters" | "horror";
export type PuzzleType = "code" | "slide" | "lock" | "tower";
export type Skill = "strength" | "agility" | "observation" | "lore" | "influence" | "will";
export type RimKind = "door" | "open" | "wall";
export type TokenKind = "explore" | "search" | "interact" | "person" | "sight";

/** A Barricade, and what it blocks: an edge by its line, or the passage of its space. */
export interface Barricade {
  barricade: number;
  space: number;
  line?: Line;
  passage?: boolean;
}
/** A block of a lock where it is now. */
export interface Block {
  row: number;
  column: number;
  length: number;
  lying: boolean;
}
/** A card somebody holds: the side that is up, and what its owner knows of the other. */
export interface Card {
  face: number;
  name: Said;
  text: Said;
  deck: DeckName;
  traits: string[];
  weapon: string | null;
  damage: number;
  turned: boolean;
  used: boolean;
  first?: number;
  count?: number;
  acts?: number[];
  back?: Face;
}
/** Words of the scenario or of a card, in both languages. */
export interface Said {
  en: string;
  fr: string;
}
/** A side of a card. */
export interface Face {
  face: number;
  name: Said;
  text: Said;
  deck: DeckName;
  traits: string[];
  weapon: string | null;
  damage: number;
}
/** A card that lies on a space. */
export interface Dropped {
  space: number;
  card: Face;
}
/** Where two spaces of a tile meet, and what is there now; one for each stretch. */
export interface Edge {
  a: number;
  b: number;
  kind: EdgeKind;
  line: Line;
}
/** The features on a space; those that are not there are left out. */
export interface Features {
  space: number;
  fire?: boolean;
  darkness?: boolean;
  passage?: boolean;
  cut?: boolean;
}
/** Damage and Horror that somebody is about to suffer. */
export interface Harm {
  character: Character;
  damage: number;
  horror: number;
  damage_down: boolean;
  horror_down: boolean;
}
/** An investigator. */
export interface Investigator {
  character: Character;
  seat: number;
  space: number | null;
  health: number;
  sanity: number;
  damage: Suffered;
  horror: Suffered;
  skills: {
    [k: string]: number;
  };
  ability: Face;
  ability_used: boolean;
  clues: number;
  conditions: Card[];
  possessions: Card[];
  active: boolean;
  actions: number;
  steps: number;
  acted: boolean;
  out: boolean;
  dark: boolean;
}
/** Damage or Horror of an investigator: faceup cards, and how many lie facedown. */
export interface Suffered {
  n: number;
  up: Face[];
  down: number;
}
/** The keeper's screen; None if the table keeps everything but dice. */
export interface Keeper {
  dice: boolean;
  figures: boolean;
  sheets: boolean;
  told: Told[];
  inventory: Card[];
  things: Thing[];
  alight: boolean;
  acted: Character[];
  leaving: Noted[];
}
/** A line of the list that people do now, and what it is about; words are ready to be read. */
export interface Told {
  kind: NoteKind;
  said: Said;
  where?: Said;
  text?: number;
  picture?: string;
  character?: Character;
  tile?: number;
  piece?: number;
  space?: number;
  monster?: number;
  creature?: number;
  card?: Face;
  weapon?: WeaponName;
  n?: number;
}
/** A piece of a foreign quest that is no token: an item, a screen, a loose tile. */
export interface Thing {
  piece: number;
  kind: ThingKind;
  name: Said;
  look: number;
  first: number;
  count: number;
}
/** Facts to write down on leaving, of an investigator or of a monster. */
export interface Noted {
  place: boolean;
  possessions: boolean;
  character?: Character;
  monster?: number;
}
/** The subject of the effect in progress: a token, a monster, a card. */
export interface Moment {
  character?: Character;
  piece?: number;
  monster?: number;
  card?: Face;
}
/** A monster. */
export interface Monster {
  monster: number;
  creature: number;
  kind: string;
  name: Said;
  species: Said;
  flavour: Said;
  space: number | null;
  damage: number;
  health: number;
  mark: number;
  awareness: number;
  horror: number;
  brawn: number;
  abilities: string[];
  picture: string;
}
/** A seat, and how the night ended for it. */
export interface Player {
  seat: number;
  characters: Character[];
  result: number | null;
}
/** The puzzle somebody works at; of each sort only what belongs to it. */
export interface Puzzle {
  puzzle: number;
  name: Said;
  type: PuzzleType;
  skill: Skill;
  character: Character;
  steps: number;
  clues: number;
  length?: number;
  variance?: number;
  dialled?: number[];
  tried?: Tried[];
  columns?: number;
  rows?: number;
  grid?: number[];
  size?: number;
  blocks?: Block[];
  pegs?: number[][];
}
/** A guess at a code and its marks. */
export interface Tried {
  guess: number[];
  exact: number;
  near: number;
}
/** An outer side of a module of a tile, as the tile lies, and what is there now. */
export interface Rim {
  side: Compass;
  index: number;
  kind: RimKind;
}
/** A room of a tile. */
export interface Room {
  name: Said;
  outdoor: boolean;
  water: boolean;
  spaces: Space[];
}
/** A space: its number, its letter on the tile, its corners in units of the map. */
export interface Space {
  space: number;
  letter: string;
  name: Said;
  points: number[];
}
/** A tile on the board: where it lies in modules of the map, and how it is turned. */
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
/** A token on the board. On an edge it has a line; nothing tells what is behind it. */
export interface Token {
  piece: number;
  kind: TokenKind;
  space: number;
  name: Said;
  who: string;
  picture: string;
  look: number;
  first: number;
  count: number;
  acts: number[];
  line?: Line;
}
/** A test in progress; its difficulty only where everybody may know it. */
export interface Trial {
  character: Character;
  skill: Skill;
  dice: number;
  successes: number;
  investigations: number;
  blanks: number;
  spent: number;
  difficulty?: number;
  again?: number[];
}
/** Everything needed to draw the table for one seat, or for a spectator (seat -1). */
export interface View {
  game: "mansions2";
  seat: number;
  seats: number;
  over: boolean;
  won: boolean;
  scenario: string;
  title: Said;
  round: number;
  rounds: number;
  phase: PhaseName;
  active: Character | null;
  objective: number;
  picture: string;
  last: number;
  tiles: Tile[];
  tokens: Token[];
  features: Features[];
  barricades: Barricade[];
  floor: Dropped[];
  investigators: Investigator[];
  monsters: Monster[];
  watchers: number[];
  trial: Trial | null;
  harm: Harm | null;
  puzzle: Puzzle | null;
  moment: Moment | null;
  keeper: Keeper | null;
  players: Player[];
  named: {
    [k: string]: number[];
  };
}
