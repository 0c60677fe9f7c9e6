// A table as this client knows it: what it was told, what it asked, what it waits for.
import { shown, keysOf, remember } from "../storage/access-keys";
import { Lexicon } from "../i18n/option-texts";
import { isTalk, merged, standing, type Talk } from "../log/log";
import { patched } from "./view-patch";
import type { Advice, Decision, Curve, Event, FromClient, FromTable, OtherHand, LogLine, Lines, PinnedPlace, Refused, Shown, TableInfo, Trying, ClientInfo } from "./protocol";
import { witness } from "../storage/commitments";
import { Wire, type Plug } from "./reconnecting-socket";

const VERSION = 1;
/** How often one reads on at once to reach a moment that is looked at. */
const FAR = 5;
const NOBODY: ClientInfo = { eyes: -1, seats: [], host: false };

export type Status = "connecting" | "here" | "away" | "refused";
type Bare<M> = M extends FromClient ? Omit<M, "v" | "n"> : never;
export type Wanted = Bare<Exclude<FromClient, { type: "hello" | "ping" }>>;
type Answer = Exclude<FromTable, { type: "refused" }>;

/** The table said no. */
export class Denial extends Error {
  constructor(readonly refused: Refused) {
    super(refused.error);
  }
}

/** The connection was lost before an answer came; what was asked may or may not have been done. */
export class Lost extends Error {}

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
  /** What the table's options name, as far as these eyes were told. */
  readonly lexicon = new Lexicon();
  view = $state.raw<Record<string, unknown> | null>(null);
  /** What the other seats held here by the same person see, where it differs from the view. */
  hands = $state.raw<readonly OtherHand[]>([]);
  ask = $state.raw<Decision | null>(null);
  /** The log up to its last line, without a gap; those before it come on request. */
  lines = $state.raw<LogLine[]>([]);
  /** How many lines are missing before them. */
  readonly missing = $derived((this.lines[0]?.seq ?? 1) - 1);
  /** Whether earlier lines are on their way. */
  reading = $state(false);
  /** How many choices stand. */
  count = $state(0);
  /** The places that are marked. */
  pins = $state.raw<readonly PinnedPlace[]>([]);
  /** The events of the newest line, and a number that grows with every line. */
  events = $state.raw<readonly Event[]>([]);
  beat = $state(0);
  /** When the question that waits was heard, for clocks that run. */
  askedAt = $state(0);
  advice = $state.raw<Advice | null>(null);
  trial = $state.raw<Trying | null>(null);
  /** What happened in the try-out after each choice in it, from its beginning on. */
  tried = $state.raw<readonly (readonly Event[])[]>([]);
  /** How a finished game stood from beginning to end. */
  curve = $state.raw<Curve | null>(null);
  /** Whether a choice is on its way. */
  choosing = $state(false);
  /** Whether a bot thinks about a hint. */
  hinting = $state(false);
  #thought: Promise<Advice | null> = Promise.resolve(null);
  /** The choices that stand, as far as their lines are here. */
  readonly choices = $derived(standing(this.lines));
  #said = $state.raw<Talk[]>([]);
  #saidBefore = $state<boolean | null>(null);
  /** What is read beside the game: from before the lines as far as it was asked for, and among them. */
  readonly talk = $derived([...this.#said.filter((line) => line.seq <= this.missing), ...this.lines.filter(isTalk)]);
  /** Whether more of it may be there; null until it was asked for. */
  readonly moreTalk = $derived(this.missing ? this.#saidBefore : false);

  /** Told of every line that arrives while we listen, never of those from before. */
  onLine: (line: LogLine) => void = () => {};

  #n = 0;
  #waiting = new Map<number, Waiting>();
  #looks = new Map<string, Shown>();
  #facing: number | null = null;
  #seen = 0;
  /** The commitment that was remembered last. */
  #seal = "";
  #wire: Wire;

  constructor(
    readonly id: string,
    readonly name: () => string,
    plug?: Plug,
  ) {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    this.#wire = new Wire(
      url,
      {
        opened: () => this.#hello(),
        closed: () => this.#closed(),
        heard: (message) => this.#heard(message),
        ping: () => this.#wire.send({ type: "ping", v: VERSION, n: ++this.#n }),
      },
      plug,
    );
  }

  /** The last line that was heard. */
  get seen(): number {
    return this.#seen;
  }

  open(): void {
    this.status = "connecting";
    this.#wire.open();
  }

  end(): void {
    this.#wire.end();
    this.#fail(new Lost());
  }

  /** Asks something of the table; the answer, or an error that says why not. */
  request<A extends Answer = Answer>(wanted: Wanted): Promise<A> {
    const n = ++this.#n;
    return new Promise<A>((keep, fail) => {
      this.#waiting.set(n, { keep: keep as (answer: Answer) => void, fail });
      if (!this.#wire.send({ ...wanted, v: VERSION, n })) {
        this.#waiting.delete(n);
        fail(new Lost());
      }
    });
  }

  async choose(option: string, seat: number | null = null): Promise<void> {
    if (!this.ask || this.choosing) return;
    this.choosing = true;
    try {
      await this.request({ type: "choose", decision: this.ask.decision, option, seat });
    } finally {
      this.choosing = false;
    }
  }

  async hint(): Promise<void> {
    if (this.hinting) {
      await this.request({ type: "drop" });
      return;
    }
    this.hinting = true;
    const thought = this.request<Advice>({ type: "hint", trial: this.trial !== null, aloud: true });
    this.#thought = thought.catch(() => null);
    try {
      this.advice = await thought;
    } finally {
      this.hinting = false;
    }
  }

  /** The table as it was when `at` choices stood. */
  async look(at: number, eyes: number | null): Promise<Shown> {
    const key = `${at}/${eyes}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const shown = await this.request<Shown>({ type: "look", at, eyes });
    this.#looks.set(key, shown);
    return shown;
  }

  /** Reads on, upwards in the log. */
  async earlier(): Promise<void> {
    if (!this.missing) return;
    const before = this.missing + 1;
    const part = await this.#read({ type: "earlier", before });
    if (part && this.missing + 1 === before) this.lines = [...part.lines, ...this.lines];
  }

  /** Reads on, upwards in what was said. */
  async earlierTalk(): Promise<void> {
    if (this.moreTalk === false) return;
    const before = Math.min(this.talk[0]?.seq ?? Infinity, this.missing + 1);
    const part = await this.#read({ type: "earlier", before, talk: true });
    if (!part) return;
    this.#said = [...part.lines.filter(isTalk), ...this.#said];
    this.#saidBefore = part.since > 0;
  }

  /** Reads up to where `at` choices stood, unless that is far. */
  async reach(at: number): Promise<void> {
    for (let k = 0; k < FAR && this.missing && !this.reading; k++) {
      if (this.choices.length && this.choices[0].number < Math.max(at, 1)) return;
      await this.earlier();
    }
  }

  /** Asks for lines, one part at a time; null while another is on its way. */
  async #read(wanted: Extract<Wanted, { type: "earlier" }>): Promise<Lines | null> {
    if (this.reading) return null;
    this.reading = true;
    try {
      return await this.request<Lines>(wanted);
    } finally {
      this.reading = false;
    }
  }

  async tryOut(wanted: Extract<Wanted, { type: "try" | "try_choose" | "try_back" }>): Promise<void> {
    if (this.choosing) return;
    this.choosing = true;
    try {
      // One thing is thought about at a time: who goes on has heard enough of the hint.
      if (this.hinting) await Promise.all([this.request({ type: "drop" }), this.#thought]);
      const trying = await this.request<Trying>(wanted);
      const before = wanted.type === "try" ? [] : wanted.type === "try_back" ? this.tried.slice(0, -1) : this.tried;
      this.tried = wanted.type === "try_back" ? before : [...before, trying.events];
      this.advice = null;
      this.trial = trying;
    } finally {
      this.choosing = false;
    }
  }

  /** Asks how the finished game stood, once. */
  async graph(): Promise<void> {
    if (this.table?.over && !this.curve) this.curve = await this.request<Curve>({ type: "graph" });
  }

  async endTrial(): Promise<void> {
    this.trial = null;
    this.advice = null;
    await this.request({ type: "try_end" });
  }

  /** Another of the seats held looks at the screen; nothing of the first one's is kept, unless both are one person's. */
  face(seat: number, alone = false): void {
    this.#facing = seat;
    if (alone) this.#turn();
    else this.#forget();
    this.request({ type: "face", seat }).catch((error) => {
      if (!(error instanceof Denial)) return; // it will face that seat when it comes back
      this.#facing = null;
      this.open();
    });
  }

  /** Comes in again with the keys held now: after sitting down. */
  enter(): void {
    this.#forget();
    this.open();
  }

  /** What stands on the table stays there until the other seat is shown it. */
  #turn(): void {
    this.trial = null;
    this.advice = null;
    this.#seen = 0;
    this.#looks.clear();
    this.#fail(new Lost());
  }

  #forget(): void {
    this.view = null;
    this.hands = [];
    this.ask = null;
    this.trial = null;
    this.advice = null;
    this.lines = [];
    this.events = [];
    this.lexicon.forget();
    this.#forgetTalk();
    this.#seen = 0;
    this.#looks.clear();
    this.#fail(new Lost());
  }

  #forgetTalk(): void {
    this.#said = [];
    this.#saidBefore = null;
  }

  #hello(): void {
    this.#wire.send({
      type: "hello",
      v: VERSION,
      n: ++this.#n,
      table: this.id,
      keys: shown(this.id),
      facing: this.#facing,
      seen: this.#seen,
      name: this.name(),
    });
  }

  #closed(): void {
    if (this.status !== "refused") this.status = "away";
    this.trial = null;
    this.#fail(new Lost());
  }

  #fail(reason: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.fail(reason);
  }

  #heard(message: FromTable): void {
    if ("names" in message) this.lexicon.learn(message.names);
    switch (message.type) {
      case "welcome":
        if (this.#seen && this.you.eyes !== message.you.eyes && message.since) {
          this.enter();
          return;
        }
        this.status = "here";
        this.refused = null;
        if (this.you.eyes !== message.you.eyes) this.lines = [];
        this.you = message.you;
        this.#facing = message.you.eyes < 0 ? null : message.you.eyes;
        this.table = message.table;
        this.curve = null;
        this.parameters = message.parameters;
        this.view = message.view;
        this.hands = message.hands;
        this.#ask(message.ask);
        this.lines = merged(this.lines, message.lines, message.since);
        if (message.since !== this.#seen) this.#forgetTalk();
        this.count = message.count;
        this.pins = message.pins;
        this.#seen = message.seq;
        this.#looks.clear();
        this.#learn();
        this.#witness();
        break;
      case "happened":
        if (message.line.seq <= this.#seen) break;
        this.#seen = message.line.seq;
        this.lines = merged(this.lines, [message.line]);
        if (message.table) this.table = message.table;
        else if (this.table) this.table = this.#timed(this.table, message.clocks);
        if (message.line.kind === "sealed" && this.table) this.table = { ...this.table, chance: { seed: null, commitment: message.line.commitment, key: "" } };
        if (message.view) this.view = message.view;
        else if (message.patch && this.view) this.view = patched(this.view, message.patch, message.gone);
        if (message.hands) this.hands = message.hands;
        if (message.line.kind === "undone") this.#looks.clear();
        if (message.line.kind === "undone") this.curve = null;
        this.#follow(message.line);
        this.events = "events" in message.line ? message.line.events : [];
        this.beat += 1;
        this.#ask(message.ask);
        this.#witness();
        this.onLine(message.line);
        break;
      case "changed":
        this.table = message.table;
        this.#witness();
        break;
      case "refused":
        this.#refused(message);
        break;
      case "advice":
        if (message.more) {
          if (this.#waiting.has(message.to)) this.advice = message;
          break;
        }
      // falls through
      default:
        this.#waiting.get(message.to)?.keep(message);
        this.#waiting.delete(message.to);
    }
  }

  #refused(message: Refused): void {
    if (message.ask) this.#ask(message.ask);
    const asked = this.#waiting.get(message.to);
    if (asked) {
      this.#waiting.delete(message.to);
      asked.fail(new Denial(message));
    } else if (this.status !== "here") {
      this.status = "refused";
      this.refused = message;
      this.#wire.close();
    }
  }

  /** What a line changes beside the view. */
  #follow(line: LogLine): void {
    if (line.kind === "chosen") this.count = line.number + 1;
    if (line.kind === "undone") this.count = line.to;
    if (line.kind === "pinned") {
      const { seat, place, on } = line;
      const others = this.pins.filter((pin) => pin.seat !== seat || pin.place !== place);
      this.pins = on ? [...others, { seat, place }] : others;
    }
  }

  #ask(ask: Decision | null): void {
    if (ask?.decision !== this.ask?.decision) {
      this.askedAt = Date.now();
      this.advice = null;
    }
    this.ask = ask;
  }

  #timed(table: TableInfo, clocks: number[]): TableInfo {
    return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? seat.clock })) };
  }

  /** Remembers to which key the table is committed, and whether its log says so where that changes. */
  #witness(): void {
    const { begun, chance } = this.table!;
    if (chance.commitment === this.#seal) return;
    this.#seal = chance.commitment;
    const whole = this.lines[0]?.seq === 1;
    const said = this.lines.some((line) => line.kind === "sealed" && line.commitment === this.#seal);
    witness(this.id, this.#seal, begun ? (this.ask?.decision ?? null) : 1, said || !whole);
  }

  /** A key that came by a link is now known by its seat. */
  #learn(): void {
    const held = keysOf(this.id).seats;
    const unknown = held.filter((s) => s.seat < 0);
    const seats = this.you.seats.filter((seat) => !held.some((s) => s.seat === seat));
    if (unknown.length === 1 && seats.length === 1) remember(this.id, { seats: [{ seat: seats[0], key: unknown[0].key }] });
  }
}
