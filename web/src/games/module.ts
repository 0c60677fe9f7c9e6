// What a game contributes to the browser: a picture for the lobby, drawings for the table, pages of its own. Lobby and
// table provide everything else. `Scene` is all that the drawings at a table may read or do.
import type { Component } from "svelte";
import type { Decision, Option, Denial, Event, Foreseen, GameInfo, Seat, TableInfo } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";

/** What is beside the board or, on a phone, on the screen. */
export type Panel = "table" | "book" | "journal" | "rules" | "chat";

/** The table as one viewer sees it now, and the few things that a drawing may do. */
export interface Scene<View = any> {
  /** The id of the table, for what a browser stores about it. */
  readonly table: string;
  readonly game: GameInfo;
  readonly view: View;
  /** What the table options set in the game (cards, board), as `Welcome.parameters`. */
  readonly parameters: Record<string, unknown>;
  /** The current decision; `options` is empty if another seat has to choose. */
  readonly decision: Decision | null;
  /** The seat that looks at the screen; -1 for a spectator. */
  readonly viewer: number;
  readonly seats: readonly Seat[];
  readonly texts: GameTexts;
  /** On a phone: fewer words, larger targets. */
  readonly compact: boolean;
  /** True for another hand of the same person, drawn small: what all players share is left out. */
  readonly small?: boolean;
  /** Whether choices can be made now: false during a replay or while a choice is being sent. */
  readonly canChoose: boolean;
  /** The option under the mouse or with the focus, here or in the prompt; its target is drawn brighter. */
  readonly hovered: string | null;
  /** The option that a hint suggests. */
  readonly hinted: string | null;
  /** The events of the newest line, for drawings that move. */
  readonly events: readonly Event[];
  /** Increases by one with every line; a drawing animates when it changes. */
  readonly revision: number;
  /** Places that seats have pinned for one another. */
  readonly pins: readonly { seat: number; place: string }[];
  /** Pin a place for the others, or remove the pin. */
  pin(place: string): void;
  /** Choose an option. */
  choose(option: string): void;
  /** The outcome of an option, if the game allows a preview; requested by `requestPreview`. */
  readonly preview: Foreseen | null;
  requestPreview(option: string): void;
  /** Count which event came before each event of a name, in the part of the log that is loaded. */
  causes(event: string): ReadonlyMap<string, number>;
  /** The key that chooses an option that is drawn outside the prompt; empty if it has none. */
  keyOf(option: string): string;
  /** Highlight an option and its target, or none. */
  hover(option: string | null): void;
  /** Open a clause in the rules panel. */
  openClause(clause: string): void;
  /** The open panel beside the board, or on a phone's screen. */
  readonly panel: Panel;
  openPanel(tab: Panel): void;
  /** Open the dialog with the settings. */
  openSettings(): void;
}

/** Where the options of a decision are shown. */
export interface OptionLayout {
  /** Options shown as buttons in the prompt, in order. */
  prompt: Option[];
  /** Denied options shown there, greyed, with their reason. */
  denied: Denial[];
  /**
   * Options that the game draws as buttons of its own (in `ExtraActions`). On a phone, and if a game has no
   * `ExtraActions`, the prompt lists them on request.
   */
  extra: Option[];
  /**
   * Options that are cards in the hand, one for each card. They are chosen there, and listed in the prompt too if cards
   * have no room for keys or nothing else is listed.
   */
  hand?: Option[];
  /** By the id of a shown option: the copies that its button also stands for. */
  copies?: Record<string, string[]>;
}

/**
 * What a game contributes, all of it optional: `index.ts` in its folder exports one by default. It is loaded with the
 * lobby, so it is small and imports the rest on demand.
 */
export interface GamePlugin {
  /** The picture in the lobby: 256 × 150 of an SVG. */
  Cover?: Component;
  /** Its drawings at a table. */
  drawings?: () => Promise<{ default: GameDrawings }>;
  /** The controls for a new table, instead of a list of options. */
  setup?: () => Promise<{ default: GameSetup }>;
  /** Draws the page at `/<game>/<place>`, if the game has pages beside its tables. */
  pages?: () => Promise<{ default: Component<{ place: string }> }>;
  /** The pictures of "how to play": one for each page, in an SVG of 320 × 150. */
  how?: () => Promise<{ default: Component<{ page: string }> }>;
  /** Where to continue from a table with these options, such as its campaign. */
  nextTable?(options: Record<string, unknown>, texts: GameTexts): NextTable | null;
  /** How a table ended, if a result alone does not tell. */
  outcome?(table: TableInfo, texts: GameTexts): string;
}

/** A link onwards from a table; `shortLabel` is used where there is little room. */
export interface NextTable {
  href: string;
  icon: string;
  label: string;
  shortLabel: string;
}

/** The options of a new table while somebody chooses them. */
export interface SetupChoices {
  /** Why no table can be opened with this number of seats; "" if it can. */
  problem(texts: GameTexts, count: number): string;
  /** The allowed numbers of seats; all that the game allows if absent. */
  readonly seats?: readonly number[] | null;
  /** Whether only people at this browser take part: no bots, no invitations. */
  readonly alone?: boolean;
  /** Called when the plan is shown again after another page. */
  resume?(): void;
  /** The options to send: only those that differ from the default. */
  options(count: number): Record<string, unknown>;
}

export interface GameSetup<W extends SetupChoices = any> {
  /** The defaults, and their number of seats. */
  start(): W;
  readonly count: number;
  /** Above the seats. */
  Header?: Component<{ choices: W }>;
  /** Under each seat. */
  Seat?: Component<{ choices: W; seat: number; count: number }>;
  /** Among the house rules. */
  Rules?: Component<{ choices: W; count: number }>;
}

/** An event that a person should notice, with the lighter ones that follow it. */
export interface Beat {
  /** The event that begins it, and those that belong to it. */
  event: Event;
  parts: readonly Event[];
  weight: number;
  /** The seat that chose; -1 if none did. */
  seat: number;
  /** The number of choices after it happened: the point to replay from. */
  at: number;
  seq: number;
}

/** Part of what a seat holds: a heading, and the name of each item. */
export interface Holding {
  what: string;
  names: readonly string[];
}

/** A text on paper. */
export interface Story {
  title: string;
  text: readonly string[];
}

/** The drawings of a game at a table. */
export interface GameDrawings {
  /** Other drawings for tables of another kind, recognised by their view. */
  variant?(view: any): GameDrawings | null;
  /** Whether everybody shares one seat: no plates are shown. */
  sharesSeat?: boolean;
  /** The board: the largest thing on the screen. */
  Board: Component<{ scene: Scene }>;
  /**
   * Minimum height of the board in pixels on a desktop, however many options are listed under it, unless the window is
   * too low. The default is a quarter of the window, and at least 180.
   */
  minHeight?: number;
  /** The counters on a seat's plate, under its name. */
  Plate: Component<{ scene: Scene; seat: number }>;
  /** The large number on the plate. */
  score(scene: Scene, seat: number): number | null;
  /** The cards of the viewer, under the prompt. */
  Hand: Component<{ scene: Scene }>;
  /**
   * Everything that the viewer holds, by name: for the other hands of one person, where there is no room to draw them.
   */
  holdings?(scene: Scene): Holding[];
  /** What the viewer has collected: under the plates on a desktop, a tab on a phone. */
  Collection?: Component<{ scene: Scene }>;
  /** What drives the story: above the plates on a desktop, else above the board. */
  Header?: Component<{ scene: Scene }>;
  /** What is drawn beside a caption: the token, the dice, a card. */
  Beat?: Component<{ scene: Scene; beat: Beat }>;
  /** The text read aloud with an event: the scene of an encounter, the back of a card. */
  readAloud?(texts: GameTexts, event: Event): string | null;
  /** Whether a decision is a reaction to the latest event, which then stays on screen. */
  isReaction?(ask: Decision): boolean;
  /** Where captions stand: over the lower edge of the board, over the upper edge if something is below, or nowhere. */
  captions?: "low" | "high" | "none";
  /** The text read aloud before the first choice. */
  story?(scene: Scene): Story | null;
  /** What is in progress, such as a test: above the log, on a phone above the hand. */
  InProgress?: Component<{ scene: Scene }>;
  /** What opens over the table: a card to read, a pile. */
  Overlay?: Component<{ scene: Scene }>;
  /** Buttons that answer for the viewer now and later: under the options of the prompt. */
  AutoAnswers?: Component<{ scene: Scene }>;
  /** The option to choose at once when a decision arrives, by the viewer's auto-answers; null to ask. */
  autoAnswer?(scene: Scene): string | null;
  /** Buttons of the game's own, under the log on a desktop. */
  ExtraActions?: Component<{ scene: Scene }>;
  /** A bar along the bottom of the screen; on a phone it replaces the tabs and links to them. */
  Footer?: Component<{ scene: Scene }>;
  /** A short status in the top bar (round, mode). */
  StatusBadge?: Component<{ scene: Scene }>;
  /** What is beside the board on a phone. */
  SideStrip?: Component<{ scene: Scene }>;
  /** Why the viewer may not chat now; null if it may. */
  mutedReason?(scene: Scene): string | null;
  /** How a game ended that is not won by points, in one sentence. */
  outcomeText?(scene: Scene): string;
  /** The final score. */
  Final?: Component<{ scene: Scene }>;
  /** Lay out the options: which go where. */
  layOutOptions(scene: Scene): OptionLayout;
  /** The short label of an option in the prompt ("Kingsport"); the whole sentence if null. */
  label?(scene: Scene, option: Option | Denial): string | null;
  /** The second line of an option: its consequence ("you 3 → 4"). */
  note?(scene: Scene, option: Option): string | null;
  /** The heading of the prompt instead of the decision's own, while the viewer has to choose. */
  question?(scene: Scene): string | null;
  /** One line under the prompt that gives the context ("Second card of your turn."). */
  context?(scene: Scene): string | null;
  /** Names for kinds whose values are not `kind-<kind>-<value>`. */
  namers?: Record<string, (texts: GameTexts, value: number) => string>;
  /** Arguments for actions and events whose fields depend on each other. */
  tellers?: Record<string, (texts: GameTexts, fields: Record<string, number | null>) => Record<string, string>>;
  /** Whether an event begins a section of the log (a round), and the sound that an event makes. */
  heading?(event: Event): boolean;
  sound?(event: Event): "card" | "piece" | "gate" | "win" | "lose" | null;
}
