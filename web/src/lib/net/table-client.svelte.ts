// A client's copy of a table: its state, its requests, and the replies that are due.
import { keysToSend, keysOf, rememberKeys } from "../storage/access-keys";
import { OptionTexts } from "../i18n/option-texts";
import { isChatLine, appendLines, standingChoices, type ChatLine } from "../log/log";
import { applyPatch } from "./view-patch";
import type {
  Advice,
  Decision,
  Curve,
  Event,
  FromClient,
  FromTable,
  OtherHand,
  LogLine,
  Lines,
  PinnedPlace,
  Refused,
  Shown,
  TableInfo,
  Trying,
  ClientInfo,
} from "./protocol";
import { rememberCommitment } from "../storage/commitments";
import { ReconnectingSocket, type OpenSocket } from "./reconnecting-socket";

const VERSION = 1;
/** Most parts of the log that are loaded at once to reach a replayed point. */
const FAR = 5;
const NOBODY: ClientInfo = { eyes: -1, seats: [], host: false };

export type Status = "connecting" | "here" | "away" | "refused";
type Bare<M> = M extends FromClient ? Omit<M, "v" | "n"> : never;
export type RequestBody = Bare<Exclude<FromClient, { type: "hello" | "ping" }>>;
type Answer = Exclude<FromTable, { type: "refused" }>;

/** The table refused a request. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.error);
  }
}

/** The connection was lost before the reply; the request may or may not have been executed. */
export class ConnectionLost extends Error {}

interface Waiting {
  keep(answer: Answer): void;
  fail(reason: Error): void;
}

export class TableClient {
  status = $state<Status>("connecting");
  refused = $state.raw<Refused | null>(null);
  you = $state.raw<ClientInfo>(NOBODY);
  table = $state.raw<TableInfo | null>(null);
  parameters = $state.raw<Record<string, unknown>>({});
  /** The texts of the table's options, as far as the viewer may know them. */
  readonly optionTexts = new OptionTexts();
  view = $state.raw<Record<string, unknown> | null>(null);
  /** The views of the other seats that the same person holds here, as differences from `view`. */
  otherHands = $state.raw<readonly OtherHand[]>([]);
  decision = $state.raw<Decision | null>(null);
  /** The end of the log, without a gap; earlier lines are loaded on request. */
  lines = $state.raw<LogLine[]>([]);
  /** The number of lines missing before them. */
  readonly missing = $derived((this.lines[0]?.seq ?? 1) - 1);
  /** Whether earlier lines are being loaded. */
  reading = $state(false);
  /** The number of choices not undone. */
  count = $state(0);
  /** The pinned places. */
  pins = $state.raw<readonly PinnedPlace[]>([]);
  /** The events of the newest line, and a counter of lines. */
  events = $state.raw<readonly Event[]>([]);
  revision = $state(0);
  /** When the current decision arrived, for running clocks. */
  askedAt = $state(0);
  hint = $state.raw<Advice | null>(null);
  tryout = $state.raw<Trying | null>(null);
  /** The events after each choice of the try-out, from its beginning. */
  tryoutEvents = $state.raw<readonly (readonly Event[])[]>([]);
  /** The progress of a finished game from beginning to end. */
  progress = $state.raw<Curve | null>(null);
  /** Whether a choice is being sent. */
  choosing = $state(false);
  /** Whether a bot is computing a hint. */
  hinting = $state(false);
  #hintRequest: Promise<Advice | null> = Promise.resolve(null);
  /** The choices not undone, as far as their lines are loaded. */
  readonly choices = $derived(standingChoices(this.lines));
  #earlierChat = $state.raw<ChatLine[]>([]);
  #hasEarlierChat = $state<boolean | null>(null);
  /** The chat: earlier lines as far as requested, and those among the lines. */
  readonly chat = $derived([
    ...this.#earlierChat.filter((line) => line.seq <= this.missing),
    ...this.lines.filter(isChatLine),
  ]);
  /** Whether there may be more of it; null before the first request. */
  readonly hasMoreChat = $derived(this.missing ? this.#hasEarlierChat : false);

  /** Called for every line that arrives live, never for earlier ones. */
  onLine: (line: LogLine) => void = () => {};

  #n = 0;
  #waiting = new Map<number, Waiting>();
  #replays = new Map<string, Shown>();
  #facing: number | null = null;
  #seen = 0;
  /** The commitment that was remembered last. */
  #commitment = "";
  #socket: ReconnectingSocket;

  constructor(
    readonly id: string,
    readonly name: () => string,
    plug?: OpenSocket,
  ) {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    this.#socket = new ReconnectingSocket(
      url,
      {
        opened: () => this.#hello(),
        closed: () => this.#closed(),
        received: (message) => this.#receive(message),
        ping: () => this.#socket.send({ type: "ping", v: VERSION, n: ++this.#n }),
      },
      plug,
    );
  }

  /** The number of the last line received. */
  get lastSeq(): number {
    return this.#seen;
  }

  open(): void {
    this.status = "connecting";
    this.#socket.open();
  }

  end(): void {
    this.#socket.end();
    this.#fail(new ConnectionLost());
  }

  /** Send a request; resolves with the reply, or rejects with the reason. */
  request<A extends Answer = Answer>(wanted: RequestBody): Promise<A> {
    const n = ++this.#n;
    return new Promise<A>((keep, fail) => {
      this.#waiting.set(n, { keep: keep as (answer: Answer) => void, fail });
      if (!this.#socket.send({ ...wanted, v: VERSION, n })) {
        this.#waiting.delete(n);
        fail(new ConnectionLost());
      }
    });
  }

  async choose(option: string, seat: number | null = null): Promise<void> {
    if (!this.decision || this.choosing) return;
    this.choosing = true;
    try {
      await this.request({ type: "choose", decision: this.decision.decision, option, seat });
    } finally {
      this.choosing = false;
    }
  }

  async requestHint(): Promise<void> {
    if (this.hinting) {
      await this.request({ type: "drop" });
      return;
    }
    this.hinting = true;
    const thought = this.request<Advice>({ type: "hint", trial: this.tryout !== null, aloud: true });
    this.#hintRequest = thought.catch(() => null);
    try {
      this.hint = await thought;
    } finally {
      this.hinting = false;
    }
  }

  /** Return the table as it was after `at` choices. */
  async fetchReplay(at: number, eyes: number | null): Promise<Shown> {
    const key = `${at}/${eyes}`;
    const known = this.#replays.get(key);
    if (known) return known;
    const shown = await this.request<Shown>({ type: "look", at, eyes });
    this.#replays.set(key, shown);
    return shown;
  }

  /** Load the previous part of the log. */
  async loadEarlier(): Promise<void> {
    if (!this.missing) return;
    const before = this.missing + 1;
    const part = await this.#read({ type: "earlier", before });
    if (part && this.missing + 1 === before) this.lines = [...part.lines, ...this.lines];
  }

  /** Load the previous part of the chat. */
  async loadEarlierChat(): Promise<void> {
    if (this.hasMoreChat === false) return;
    const before = Math.min(this.chat[0]?.seq ?? Infinity, this.missing + 1);
    const part = await this.#read({ type: "earlier", before, talk: true });
    if (!part) return;
    this.#earlierChat = [...part.lines.filter(isChatLine), ...this.#earlierChat];
    this.#hasEarlierChat = part.since > 0;
  }

  /** Load the log back to `at` choices, unless that is far. */
  async loadBackTo(at: number): Promise<void> {
    for (let k = 0; k < FAR && this.missing && !this.reading; k++) {
      if (this.choices.length && this.choices[0].number < Math.max(at, 1)) return;
      await this.loadEarlier();
    }
  }

  /** Request lines, one part at a time; null while another is being loaded. */
  async #read(wanted: Extract<RequestBody, { type: "earlier" }>): Promise<Lines | null> {
    if (this.reading) return null;
    this.reading = true;
    try {
      return await this.request<Lines>(wanted);
    } finally {
      this.reading = false;
    }
  }

  async requestTryout(wanted: Extract<RequestBody, { type: "try" | "try_choose" | "try_back" }>): Promise<void> {
    if (this.choosing) return;
    this.choosing = true;
    try {
      // The server computes one thing at a time for a client: moving on drops the hint.
      if (this.hinting) await Promise.all([this.request({ type: "drop" }), this.#hintRequest]);
      const trying = await this.request<Trying>(wanted);
      const before =
        wanted.type === "try" ? [] : wanted.type === "try_back" ? this.tryoutEvents.slice(0, -1) : this.tryoutEvents;
      this.tryoutEvents = wanted.type === "try_back" ? before : [...before, trying.events];
      this.hint = null;
      this.tryout = trying;
    } finally {
      this.choosing = false;
    }
  }

  /** Request the progress of the finished game, once. */
  async fetchProgress(): Promise<void> {
    if (this.table?.over && !this.progress) this.progress = await this.request<Curve>({ type: "graph" });
  }

  async endTryout(): Promise<void> {
    this.tryout = null;
    this.hint = null;
    await this.request({ type: "try_end" });
  }

  /**
   * Show the table to another of the held seats. Nothing of the first one's is kept, unless both belong to one person.
   */
  switchViewer(seat: number, alone = false): void {
    this.#facing = seat;
    if (alone) this.#leaveViewer();
    else this.#reset();
    this.request({ type: "face", seat }).catch((error) => {
      if (!(error instanceof RequestRefused)) return; // it will switch when it is connected again
      this.#facing = null;
      this.open();
    });
  }

  /** Reconnect with the present keys, after taking a seat. */
  reenter(): void {
    this.#reset();
    this.open();
  }

  /** Keep the view until that of the other seat arrives. */
  #leaveViewer(): void {
    this.tryout = null;
    this.hint = null;
    this.#seen = 0;
    this.#replays.clear();
    this.#fail(new ConnectionLost());
  }

  #reset(): void {
    this.view = null;
    this.otherHands = [];
    this.decision = null;
    this.tryout = null;
    this.hint = null;
    this.lines = [];
    this.events = [];
    this.optionTexts.clear();
    this.#resetChat();
    this.#seen = 0;
    this.#replays.clear();
    this.#fail(new ConnectionLost());
  }

  #resetChat(): void {
    this.#earlierChat = [];
    this.#hasEarlierChat = null;
  }

  #hello(): void {
    this.#socket.send({
      type: "hello",
      v: VERSION,
      n: ++this.#n,
      table: this.id,
      keys: keysToSend(this.id),
      facing: this.#facing,
      seen: this.#seen,
      name: this.name(),
    });
  }

  #closed(): void {
    if (this.status !== "refused") this.status = "away";
    this.tryout = null;
    this.#fail(new ConnectionLost());
  }

  #fail(reason: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.fail(reason);
  }

  #receive(message: FromTable): void {
    if ("names" in message) this.optionTexts.add(message.names);
    switch (message.type) {
      case "welcome":
        if (this.#seen && this.you.eyes !== message.you.eyes && message.since) {
          this.reenter();
          return;
        }
        this.status = "here";
        this.refused = null;
        if (this.you.eyes !== message.you.eyes) this.lines = [];
        this.you = message.you;
        this.#facing = message.you.eyes < 0 ? null : message.you.eyes;
        this.table = message.table;
        this.progress = null;
        this.parameters = message.parameters;
        this.view = message.view;
        this.otherHands = message.hands;
        this.#setDecision(message.ask);
        this.lines = appendLines(this.lines, message.lines, message.since);
        if (message.since !== this.#seen) this.#resetChat();
        this.count = message.count;
        this.pins = message.pins;
        this.#seen = message.seq;
        this.#replays.clear();
        this.#rememberSeatKeys();
        this.#rememberCommitment();
        break;
      case "happened":
        if (message.line.seq <= this.#seen) break;
        this.#seen = message.line.seq;
        this.lines = appendLines(this.lines, [message.line]);
        if (message.table) this.table = message.table;
        else if (this.table) this.table = this.#withClocks(this.table, message.clocks);
        if (message.line.kind === "sealed" && this.table)
          this.table = { ...this.table, chance: { seed: null, commitment: message.line.commitment, key: "" } };
        if (message.view) this.view = message.view;
        else if (message.patch && this.view) this.view = applyPatch(this.view, message.patch, message.gone);
        if (message.hands) this.otherHands = message.hands;
        if (message.line.kind === "undone") this.#replays.clear();
        if (message.line.kind === "undone") this.progress = null;
        this.#follow(message.line);
        this.events = "events" in message.line ? message.line.events : [];
        this.revision += 1;
        this.#setDecision(message.ask);
        this.#rememberCommitment();
        this.onLine(message.line);
        break;
      case "changed":
        this.table = message.table;
        this.#rememberCommitment();
        break;
      case "refused":
        this.#refused(message);
        break;
      case "advice":
        if (message.more) {
          if (this.#waiting.has(message.to)) this.hint = message;
          break;
        }
      // falls through
      default:
        this.#waiting.get(message.to)?.keep(message);
        this.#waiting.delete(message.to);
    }
  }

  #refused(message: Refused): void {
    if (message.ask) this.#setDecision(message.ask);
    const asked = this.#waiting.get(message.to);
    if (asked) {
      this.#waiting.delete(message.to);
      asked.fail(new RequestRefused(message));
    } else if (this.status !== "here") {
      this.status = "refused";
      this.refused = message;
      this.#socket.close();
    }
  }

  /** Apply what a line changes beside the view. */
  #follow(line: LogLine): void {
    if (line.kind === "chosen") this.count = line.number + 1;
    if (line.kind === "undone") this.count = line.to;
    if (line.kind === "pinned") {
      const { seat, place, on } = line;
      const others = this.pins.filter((pin) => pin.seat !== seat || pin.place !== place);
      this.pins = on ? [...others, { seat, place }] : others;
    }
  }

  #setDecision(ask: Decision | null): void {
    if (ask?.decision !== this.decision?.decision) {
      this.askedAt = Date.now();
      this.hint = null;
    }
    this.decision = ask;
  }

  #withClocks(table: TableInfo, clocks: number[]): TableInfo {
    return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? seat.clock })) };
  }

  /** Remember to which key the table is committed, and whether its log announced a change. */
  #rememberCommitment(): void {
    const { begun, chance } = this.table!;
    if (chance.commitment === this.#commitment) return;
    this.#commitment = chance.commitment;
    const whole = this.lines[0]?.seq === 1;
    const said = this.lines.some((line) => line.kind === "sealed" && line.commitment === this.#commitment);
    rememberCommitment(this.id, this.#commitment, begun ? (this.decision?.decision ?? null) : 1, said || !whole);
  }

  /** Store the seat of a key that came from a link. */
  #rememberSeatKeys(): void {
    const held = keysOf(this.id).seats;
    const unknown = held.filter((s) => s.seat < 0);
    const seats = this.you.seats.filter((seat) => !held.some((s) => s.seat === seat));
    if (unknown.length === 1 && seats.length === 1)
      rememberKeys(this.id, { seats: [{ seat: seats[0], key: unknown[0].key }] });
  }
}
