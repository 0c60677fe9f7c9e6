// What a game brings to the browser: a picture for the lobby, drawings for the table, pages of its own.
// Lobby and table bring everything else. `Scene` is all that the drawings at a table may read or do.
import type { Component } from "svelte";
import type { Decision, Option, Denial, Event, Foreseen, GameInfo, Seat, TableInfo } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";

/** What stands beside the board; on a phone, what is on the screen. */
export type Tab = "table" | "book" | "journal" | "rules" | "chat";

/** The table as one pair of eyes sees it now, and the few things a drawing may do. */
export interface Scene<View = any> {
  /** The name of the table, for what a browser remembers about it. */
  readonly table: string;
  readonly game: GameInfo;
  readonly view: View;
  /** What the table options make of the game (cards, board), as `Welcome.parameters`. */
  readonly parameters: Record<string, unknown>;
  /** The question that waits; `options` is empty when it is somebody else's. */
  readonly ask: Decision | null;
  /** The seat that looks at the screen; -1 a spectator. */
  readonly eyes: number;
  readonly seats: readonly Seat[];
  readonly words: Words;
  /** Phone: less words, larger targets. */
  readonly compact: boolean;
  /** One of the other hands of the same person, drawn small: what lies there for all is left out. */
  readonly small?: boolean;
  /** Whether choices can be made now: false while looking back or while a choice is on its way. */
  readonly live: boolean;
  /** The option under the mouse or the focus, here or in the prompt; its target burns brighter. */
  readonly hot: string | null;
  /** The option a hint suggests. */
  readonly hinted: string | null;
  /** What happened last, for drawings that move: the events of the newest line. */
  readonly events: readonly Event[];
  /** Grows by one with every line; a drawing animates when it changes. */
  readonly beat: number;
  /** Places that seats have marked for one another. */
  readonly pins: readonly { seat: number; place: string }[];
  /** Marks a place for the others, or takes the mark away. */
  pin(place: string): void;
  /** Choose. */
  pick(option: string): void;
  /** Where an option would lead, where the game lets that be seen; asked for by `foresee`. */
  readonly foreseen: Foreseen | null;
  foresee(option: string): void;
  /** What led to the events of a name, so far as the log is here: how often which event came before it. */
  causes(event: string): ReadonlyMap<string, number>;
  /** The key that chooses an option where it is drawn outside the prompt; empty where it has none. */
  keyOf(option: string): string;
  /** Light an option and its target, or none. */
  warm(option: string | null): void;
  /** Open a rule clause in the rule panel. */
  read(clause: string): void;
  /** What stands beside the board, or on the screen of a phone; and something else instead. */
  readonly tab: Tab;
  turn(tab: Tab): void;
  /** Open the sheet where everything is settled. */
  settle(): void;
}

/** Where the options of a question are shown. */
export interface Shelf {
  /** Options shown as buttons in the prompt bar, in order. */
  prompt: Option[];
  /** Forbidden options shown there, greyed, with their reason. */
  denied: Denial[];
  /** Options that the game draws as buttons of its own (in `Aside`); on the phone, and where a game has no `Aside`,
   * the prompt lists them when it is asked for more. */
  aside: Option[];
  /** Options that are cards of the hand, one to a card: they are chosen there, and listed in the prompt as well where there is no
   * room for keys on cards, or nothing else to list. */
  hand?: Option[];
  /** By the id of an option that is shown: copies of it that its button stands for as well. */
  copies?: Record<string, string[]>;
}

/** What a game brings, all of it if it likes: `index.ts` in its folder exports one by default.
 * Everybody loads it with the lobby, so it is small and fetches the rest when it is needed. */
export interface GameHome {
  /** The picture in the lobby: 256 × 150 of an SVG. */
  Cover?: Component;
  /** How it looks at a table. */
  table?: () => Promise<{ default: GameModule }>;
  /** What is settled before a table is opened, instead of lists of the options. */
  setup?: () => Promise<{ default: GameSetup }>;
  /** Draws what is at `/<game>/<place>`, where the game has pages beside its tables. */
  pages?: () => Promise<{ default: Component<{ place: string }> }>;
  /** The pictures of how it is played: one for each page, in an SVG of 320 × 150. */
  how?: () => Promise<{ default: Component<{ page: string }> }>;
  /** Where one goes on from a table with these options, such as its campaign. */
  onward?(options: Record<string, unknown>, words: Words): Onward | null;
  /** How a table ended, where it is not won or lost by a result alone. */
  outcome?(table: TableInfo, words: Words): string;
}

/** A way on from a table; `brief` says it where there is little room. */
export interface Onward {
  href: string;
  icon: string;
  label: string;
  brief: string;
}

/** What a table is opened with, while somebody makes up their mind. */
export interface Wishes {
  /** Why no table can be opened with so many seats; "" when one can. */
  flaw(words: Words, count: number): string;
  /** How many seats there may be; all that the game allows where nothing is said. */
  readonly seats?: readonly number[] | null;
  /** Whether people of this browser alone sit down: no bots, nobody who is invited. */
  readonly alone?: boolean;
  /** The plan is taken up again after something else was looked at. */
  resume?(): void;
  /** What is sent to the server: only what differs from the usual. */
  options(count: number): Record<string, unknown>;
}

export interface GameSetup<W extends Wishes = any> {
  /** The usual, and how many sit down to it. */
  begin(): W;
  readonly count: number;
  /** Above the seats. */
  Head?: Component<{ wishes: W }>;
  /** Under each seat. */
  Seat?: Component<{ wishes: W; seat: number; count: number }>;
  /** Among the rules of the house. */
  Rules?: Component<{ wishes: W; count: number }>;
}

/** What a person should notice as one thing. */
export interface Beat {
  /** What begins it, and what belongs to it. */
  event: Event;
  parts: readonly Event[];
  weight: number;
  /** The seat that chose; -1 where nobody did. */
  seat: number;
  /** How many choices stood when it had happened: where to look back to. */
  at: number;
  seq: number;
}

/** Some of what a seat holds: what it is, and each by its name. */
export interface Holding {
  what: string;
  names: readonly string[];
}

/** A text on paper. */
export interface Story {
  title: string;
  text: readonly string[];
}

/** How a game looks at a table. */
export interface GameModule {
  /** How a table of another sort looks, where what it shows says that it is one. */
  variant?(view: any): GameModule | null;
  /** Whether all sit on one seat: no plates are shown. */
  shared?: boolean;
  /** The board: the largest thing on the screen. */
  Board: Component<{ scene: Scene }>;
  /** How many pixels high it stays on a desk, however many options are listed under it, unless the window is too low for that;
   * the usual is a quarter of the window, and at least 180. */
  least?: number;
  /** What stands on a seat's plate under its name: counters, rings. */
  Plate: Component<{ scene: Scene; seat: number }>;
  /** The number that stands large on the plate. */
  score(scene: Scene, seat: number): number | null;
  /** The cards of the seat that looks, under the prompt. */
  Hand: Component<{ scene: Scene }>;
  /** All that the seat that looks holds, by name: for the other hands of one person, where there is no room to draw them. */
  holds?(scene: Scene): Holding[];
  /** What the seat that looks has collected: under the plates on a desktop, a tab on the phone. */
  Book?: Component<{ scene: Scene }>;
  /** What drives the story: above the plates on a desktop, else above the board. */
  Head?: Component<{ scene: Scene }>;
  /** What stands beside a caption: the token that was drawn, the dice, a card. */
  Beat?: Component<{ scene: Scene; beat: Beat }>;
  /** What is read out with an event: the scene of an encounter, the back of a card. */
  told?(words: Words, event: Event): string | null;
  /** Whether a question asks for a reaction to what has just happened, which then stays on screen. */
  reacts?(ask: Decision): boolean;
  /** Where captions stand: over the lower edge of the board, over the upper one where something lies below, or nowhere. */
  captions?: "low" | "high" | "none";
  /** What is read out before the first choice. */
  story?(scene: Scene): Story | null;
  /** What is being settled right now, such as a test: above the journal, on the phone above the hand. */
  Moment?: Component<{ scene: Scene }>;
  /** What opens over the table: a card to read, a pile. */
  Over?: Component<{ scene: Scene }>;
  /** Buttons that answer for the seat that looks, now and later: under the options of the prompt. */
  Habits?: Component<{ scene: Scene }>;
  /** The option a habit picks at once when a question arrives; null to ask. */
  reflex?(scene: Scene): string | null;
  /** Buttons of the game's own, under the journal on a desktop. */
  Aside?: Component<{ scene: Scene }>;
  /** What lies along the bottom of the screen; on a phone it stands where the tabs would, and leads to them. */
  Foot?: Component<{ scene: Scene }>;
  /** Small state of the game in the top bar (round, mode). */
  Badge?: Component<{ scene: Scene }>;
  /** What lies beside the board on the phone. */
  Strip?: Component<{ scene: Scene }>;
  /** Why the seat that looks may say nothing now; null when it may talk. */
  hushed?(scene: Scene): string | null;
  /** How a game ended that is not won by points, in one sentence. */
  verdict?(scene: Scene): string;
  /** The final score. */
  Final?: Component<{ scene: Scene }>;
  /** Which options go where. */
  shelve(scene: Scene): Shelf;
  /** The short label of an option in the prompt ("Kingsport"); the whole sentence when null. */
  label?(scene: Scene, option: Option | Denial): string | null;
  /** The second line of an option: its consequence ("you 3 → 4"). */
  note?(scene: Scene, option: Option): string | null;
  /** What stands large in the prompt instead of the question, while it is asked of the seat that looks. */
  question?(scene: Scene): string | null;
  /** One line under the prompt saying where we are ("Second card of your turn."). */
  where?(scene: Scene): string | null;
  /** How a kind is named whose values are not `kind-<kind>-<value>`. */
  namers?: Record<string, (words: Words, value: number) => string>;
  /** How an action or event is said whose fields depend on each other. */
  tellers?: Record<string, (words: Words, fields: Record<string, number | null>) => Record<string, string>>;
  /** Events that begin a section of the log (a round), and those that are worth a scene or sound. */
  heading?(event: Event): boolean;
  sound?(event: Event): "card" | "piece" | "gate" | "win" | "lose" | null;
}
