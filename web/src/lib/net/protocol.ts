// Made from protocol.schema.json by scripts/protocol.mjs; do not edit.

export type FromClient =
  | Hello
  | Choose
  | Undo
  | Consent
  | Concede
  | Withdraw
  | Say
  | Pin
  | Hint
  | Graph
  | Foresee
  | Look
  | Try
  | TryChoose
  | TryBack
  | TryEnd
  | Drop
  | Earlier
  | Face
  | Begin
  | StandIn
  | Settle
  | Rename
  | Webhook
  | Ping;
export type FromTable =
  Welcome | Happened | Changed | Refused | Done | Advice | Curve | Foreseen | Shown | Lines | Trying | Pong;
export type LogLine =
  | Opened
  | Seated
  | Settled
  | Began
  | Chosen
  | Asked
  | Answered
  | Undone
  | Conceded
  | Withdrawn
  | Deleted
  | Said
  | Pinned
  | Sealed
  | Upgraded;

export interface Advice {
  type: "advice";
  v: number;
  seq: number;
  to: number;
  decision: number;
  bot: string;
  options: OptionAdvice[];
  more: boolean;
}
export interface OptionAdvice {
  id: string;
  share: number;
  scores: number[] | null;
  win: number | null;
  why: Reason[];
}
export interface Reason {
  key: string;
  args: {
    [k: string]: number;
  };
  before: number;
  after: number;
  ofTen: number;
  rather: boolean;
}
export interface Answered {
  kind: "answered";
  seq: number;
  at: number;
  seat: number;
  yes: boolean;
}
export interface Asked {
  kind: "asked";
  seq: number;
  at: number;
  seat: number;
  to: number;
  what: "concede" | "undo";
}
export interface Began {
  kind: "began";
  seq: number;
  at: number;
  events: Event[];
}
export interface Event {
  name: string;
  fields: {
    [k: string]: number | null;
  };
  depth: number;
  why: string[];
}
export interface Begin {
  type: "begin";
  v: number;
  n: number;
}
export interface BotLevelInfo {
  won: number;
  games: number;
}
export interface ChanceInfo {
  seed: number | null;
  commitment: string;
  key: string;
}
export interface Changed {
  type: "changed";
  v: number;
  seq: number;
  table: TableInfo;
}
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  opened: number;
  seats: Seat[];
  options: {};
  settings: Settings;
  begun: boolean;
  over: boolean;
  spectators: number;
  vote: Vote | null;
  result: number[] | null;
  score: number[] | null;
  departed: Divergence | null;
  chance: ChanceInfo;
  conceded: boolean;
  deleted: boolean;
}
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  standIn: boolean;
  clock: number;
  conceded: boolean;
}
export interface Settings {
  undo?: "ask" | "free" | "off";
  hints?: boolean;
  clocks?: boolean;
  secret?: boolean;
  pace?: number;
  standInAfter?: number;
}
export interface Vote {
  by: number;
  to: number;
  waiting: number[];
  what: "concede" | "undo";
}
export interface Divergence {
  row: number;
  number: number;
  seat: number;
  why: string;
  clause: string | null;
  onward: string;
}
export interface Choose {
  type: "choose";
  v: number;
  n: number;
  decision: number;
  option: string;
  seat?: number | null;
}
export interface Chosen {
  kind: "chosen";
  seq: number;
  at: number;
  number: number;
  seat: number;
  option: string | null;
  events: Event[];
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
export interface ClientInfo {
  eyes: number;
  seats: number[];
  host: boolean;
}
export interface Concede {
  type: "concede";
  v: number;
  n: number;
}
export interface Conceded {
  kind: "conceded";
  seq: number;
  at: number;
  seat: number;
}
export interface Consent {
  type: "consent";
  v: number;
  n: number;
  yes: boolean;
}
export interface Curve {
  type: "curve";
  v: number;
  seq: number;
  to: number;
  at: number[];
  scored: boolean;
  values: number[][];
  seats: number[];
}
export interface Decision {
  decision: number;
  number: number;
  seat: number;
  prompt: string;
  args: {
    [k: string]: number;
  };
  why: string[];
  together: number[];
  clause: string;
  options: Option[];
  denied: Denial[];
  undo: number | null;
  undoFree: boolean;
  coach: Tip[];
  cautions: PlayWarning[];
  ahead?: Tip[];
}
export interface Option {
  id: string;
  name: string;
  fields: {
    [k: string]: number;
  };
  ahead?: Tip[];
}
export interface Tip {
  key: string;
  args: {
    [k: string]: number;
  };
}
export interface Denial {
  id: string;
  name: string;
  fields: {
    [k: string]: number;
  };
  clause: string;
  more: string[];
}
export interface PlayWarning {
  key: string;
  args: {
    [k: string]: number;
  };
  option: string;
}
export interface Deleted {
  kind: "deleted";
  seq: number;
  at: number;
}
export interface Done {
  type: "done";
  v: number;
  seq: number;
  to: number;
}
export interface Drop {
  type: "drop";
  v: number;
  n: number;
}
export interface Earlier {
  type: "earlier";
  v: number;
  n: number;
  before: number;
  talk?: boolean;
}
export interface ErrorBody {
  error: string;
  args: {
    [k: string]: string | number;
  };
  problems: {
    [k: string]: string;
  }[];
}
export interface Face {
  type: "face";
  v: number;
  n: number;
  seat: number;
}
export interface FileInfo {
  name: string;
  added: number;
  note: {};
}
export interface Foresee {
  type: "foresee";
  v: number;
  n: number;
  option: string;
}
export interface Foreseen {
  type: "foreseen";
  v: number;
  seq: number;
  to: number;
  option: string;
  now: {};
  outcomes: PreviewOutcome[];
}
export interface PreviewOutcome {
  via: string | null;
  events: Event[];
  view: {};
  others: {};
}
export interface FoundRule {
  id: string;
  whole: boolean;
  words: string[];
  keywords: string[];
}
export interface Hello {
  type: "hello";
  v: number;
  n: number;
  table: string;
  keys?: string[];
  facing?: number | null;
  seen?: number;
  name?: string;
}
export interface Undo {
  type: "undo";
  v: number;
  n: number;
  to: number;
}
export interface Withdraw {
  type: "withdraw";
  v: number;
  n: number;
}
export interface Say {
  type: "say";
  v: number;
  n: number;
  text: string;
}
export interface Pin {
  type: "pin";
  v: number;
  n: number;
  place: string;
}
export interface Hint {
  type: "hint";
  v: number;
  n: number;
  trial?: boolean;
  aloud?: boolean;
}
export interface Graph {
  type: "graph";
  v: number;
  n: number;
}
export interface Look {
  type: "look";
  v: number;
  n: number;
  at: number;
  eyes?: number | null;
}
export interface Try {
  type: "try";
  v: number;
  n: number;
  at?: number | null;
}
export interface TryChoose {
  type: "try_choose";
  v: number;
  n: number;
  option: string;
}
export interface TryBack {
  type: "try_back";
  v: number;
  n: number;
}
export interface TryEnd {
  type: "try_end";
  v: number;
  n: number;
}
export interface StandIn {
  type: "stand_in";
  v: number;
  n: number;
  seat: number;
  on: boolean;
}
export interface Settle {
  type: "settle";
  v: number;
  n: number;
  settings: Settings;
}
export interface Rename {
  type: "rename";
  v: number;
  n: number;
  name: string;
}
export interface Webhook {
  type: "webhook";
  v: number;
  n: number;
  url: string;
}
export interface Ping {
  type: "ping";
  v: number;
  n: number;
}
export interface Welcome {
  type: "welcome";
  v: number;
  seq: number;
  you: ClientInfo;
  table: TableInfo;
  since: number;
  lines: (
    | Opened
    | Seated
    | Settled
    | Began
    | Chosen
    | Asked
    | Answered
    | Undone
    | Conceded
    | Withdrawn
    | Deleted
    | Said
    | Pinned
    | Sealed
    | Upgraded
  )[];
  count: number;
  pins: PinnedPlace[];
  parameters: {};
  view: {} | null;
  hands: OtherHand[];
  ask: Decision | null;
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
export interface Opened {
  kind: "opened";
  seq: number;
  at: number;
}
export interface Seated {
  kind: "seated";
  seq: number;
  at: number;
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  bot: string;
  standIn: boolean;
}
export interface Settled {
  kind: "settled";
  seq: number;
  at: number;
  settings: Settings;
}
export interface Undone {
  kind: "undone";
  seq: number;
  at: number;
  seat: number;
  to: number;
}
export interface Withdrawn {
  kind: "withdrawn";
  seq: number;
  at: number;
  seat: number;
}
export interface Said {
  kind: "said";
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}
export interface Pinned {
  kind: "pinned";
  seq: number;
  at: number;
  seat: number;
  place: string;
  on: boolean;
}
export interface Sealed {
  kind: "sealed";
  seq: number;
  at: number;
  commitment: string;
}
export interface Upgraded {
  kind: "upgraded";
  seq: number;
  at: number;
  version: number;
  origin: string;
}
export interface PinnedPlace {
  seat: number;
  place: string;
}
export interface OtherHand {
  seat: number;
  gone: (string | number)[][];
  patch: ViewChange[];
}
export interface ViewChange {
  path: (string | number)[];
  value: unknown;
}
export interface Happened {
  type: "happened";
  v: number;
  seq: number;
  line:
    | Opened
    | Seated
    | Settled
    | Began
    | Chosen
    | Asked
    | Answered
    | Undone
    | Conceded
    | Withdrawn
    | Deleted
    | Said
    | Pinned
    | Sealed
    | Upgraded;
  table: TableInfo | null;
  gone: (string | number)[][];
  patch: ViewChange[] | null;
  view: {} | null;
  hands: OtherHand[] | null;
  ask: Decision | null;
  clocks: number[];
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
export interface Refused {
  type: "refused";
  v: number;
  seq: number;
  to: number;
  error: string;
  args: {
    [k: string]: string | number;
  };
  clause: string | null;
  ask: Decision | null;
}
export interface Shown {
  type: "shown";
  v: number;
  seq: number;
  to: number;
  at: number;
  eyes: number;
  view: {};
  hands: OtherHand[];
  ask: Decision | null;
  line: Chosen | null;
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
export interface Lines {
  type: "lines";
  v: number;
  seq: number;
  to: number;
  since: number;
  lines: (
    | Opened
    | Seated
    | Settled
    | Began
    | Chosen
    | Asked
    | Answered
    | Undone
    | Conceded
    | Withdrawn
    | Deleted
    | Said
    | Pinned
    | Sealed
    | Upgraded
  )[];
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
export interface Trying {
  type: "trying";
  v: number;
  seq: number;
  to: number;
  at: number;
  made: number;
  eyes: number;
  events: Event[];
  view: {};
  hands: OtherHand[];
  ask: Decision | null;
  over: boolean;
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
}
export interface Pong {
  type: "pong";
  v: number;
  seq: number;
  to: number;
}
export interface GameInfo {
  id: string;
  seats: number[];
  minutes: number[];
  tags: string[];
  clauses: number;
  done: number;
  playable: boolean;
  options: OptionInfo[];
  kinds: {
    [k: string]: string[] | number;
  };
  actions: {
    [k: string]: {
      [k: string]: string;
    };
  };
  events: {
    [k: string]: {
      [k: string]: string;
    };
  };
  tools: ToolInfo[];
  tryouts: boolean;
  beats: {
    [k: string]: number;
  };
  how: boolean;
  lessons: string[];
  sides: string;
  levels: {
    [k: string]: BotLevelInfo;
  };
}
export interface OptionInfo {
  name: string;
  default: unknown;
  ruling: string;
  choices: unknown[];
}
export interface ToolInfo {
  id: string;
  path: string;
}
export interface HeldKeys {
  keys: string[];
}
export interface HowPage {
  id: string;
  clauses: string[];
}
export interface HowToPlay {
  goal: string[];
  win: string[];
  lose: string[];
  turn: string[];
  missed: string[][];
  pages: HowPage[];
}
export interface JoinBody {
  name: string;
  seat?: number | null;
  invite?: string;
}
export interface Lesson {
  seats: number;
  seed: number;
  steps: LessonStep[];
  person: number;
  options: {};
  before: string[];
}
export interface LessonStep {
  say: string;
  look: string;
  read: boolean;
  choose: string;
  any: string[];
  then: string[];
}
export interface NewSeat {
  who: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}
export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  settings?: Settings;
  options?: {};
  seed?: number | null;
}
export interface SeatKey {
  seat: number;
  key: string;
}
export interface TableKeys {
  table: string;
  seats: SeatKey[];
  host: string;
  invite: string;
  watch: string;
}
export interface TableListing {
  table: TableInfo;
  turn: number | null;
  choices: number;
  since: number;
  seats: number[];
  damaged: boolean;
}
