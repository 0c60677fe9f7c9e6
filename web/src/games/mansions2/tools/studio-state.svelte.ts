// The state of the studio: the files of a scenario, its problems, its playtests, and the possible next steps.
import { tick } from "svelte";
import * as api from "$lib/net/lobby-api";
import { Refusal } from "$lib/net/lobby-api";
import { rememberKeys } from "$lib/storage/access-keys";
import { go } from "$lib/router.svelte";
import type { GameTexts } from "$lib/i18n/game-texts";
import * as ask from "./api";
import type { Files } from "./api";
import type { Editor } from "./editor";
import { fixes, lastLine, owner, rangeOf, type Fix, type Range } from "./problems";
import { BrowserFiles, NAMES, SCENARIO, WorkspaceFiles, type FileStore } from "./files.svelte";
import { addTotals, NOTHING, type Totals } from "./playtest-totals";
import type { Flaw, Knot, Said, Sheet } from "./http-types";

const PAUSE = 350;
const WAIT = 1500;
export const GAMES = 1000;
const PIECE = 50;
const HANDS = 3;

/** A playtest in progress. */
export interface Playtest {
  totals: Totals;
  seats: number;
  /** The files that were played. */
  files: Files;
  began: number;
  seconds: number;
  done: boolean;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Studio {
  files = $state.raw<Files>({});
  loaded = $state(false);
  shown = $state<string>(SCENARIO);
  /** The problems of the present text; null while it is checked. */
  sheet = $state.raw<Sheet | null>(null);
  /** The last result that could be read. */
  last = $state.raw<Sheet | null>(null);
  /** The title of the scenario when it could last be read. */
  title = $state.raw<Said | null>(null);
  /** Why the server does not reply. */
  refused = $state.raw<Refusal | null>(null);
  seats = $state(3);
  /** The last round that the map counts; 0 for all. */
  round = $state(0);
  /** The inspected event. */
  event = $state("");
  told = $state.raw<Flaw | null>(null);
  line = $state(1);
  column = $state(1);
  edits = $state(0);
  trials = $state.raw<Readonly<Record<number, Playtest>>>({});
  running = $state(false);
  opening = $state(false);
  /** The event to play from that no bot reached, and in how many games. */
  unreached = $state.raw({ event: "", games: 0 });
  pen: Editor | null = null;
  readonly store: FileStore;
  private timer = 0;
  private checks = 0;
  private runs = 0;

  constructor(key: string) {
    this.store = key ? new WorkspaceFiles(key, (name, text) => this.come(name, text)) : new BrowserFiles();
  }

  readonly names = $derived(NAMES.filter((name) => name in this.files));
  readonly text = $derived(this.files[this.shown] ?? "");
  readonly lines = $derived((this.files[SCENARIO] ?? "").split("\n"));
  readonly flaws = $derived(this.sheet?.flaws ?? this.last?.flaws ?? []);
  readonly stops = $derived(this.flaws.filter((flaw) => flaw.weight === "stops"));
  readonly unsaid = $derived(this.flaws.filter((flaw) => flaw.weight === "words"));
  readonly trial = $derived<Playtest | null>(this.trials[this.seats] ?? null);
  /** The token or event with the cursor. */
  readonly here = $derived<Knot | null>(
    this.last && this.shown === SCENARIO ? owner(this.last.knots, this.lines, this.line) : null,
  );
  /** The first problem to fix: the open one, else an error. */
  readonly first = $derived<Flaw | null>(
    this.told && this.flaws.includes(this.told) ? this.told : (this.stops[0] ?? null),
  );
  readonly fixes = $derived<Fix[]>(
    this.first && this.last ? fixes(this.first, this.files[this.first.file] ?? "", this.last) : [],
  );
  readonly playable = $derived(!!this.sheet?.playable);

  // ---- files

  async load(): Promise<void> {
    try {
      this.take(await this.store.load());
      this.refused = null;
    } catch (e) {
      this.refuse(e);
    }
  }

  private refuse(e: unknown): void {
    if (!(e instanceof Refusal)) throw e;
    this.refused = e;
  }

  private take(files: Files): void {
    this.files = files;
    this.shown = SCENARIO;
    for (const name of NAMES) if (name in files) this.pen?.begin(name, files[name]);
    this.pen?.show(SCENARIO);
    this.loaded = true;
    void this.check();
  }

  /** Replace all files, if the browser stores them. */
  replace(files: Files): void {
    if (this.store instanceof BrowserFiles) this.store.replace(files);
    this.trials = {};
    this.told = null;
    this.last = null;
    this.event = "";
    this.title = null;
    this.edits = 0;
    this.take(files);
  }

  /** Somebody typed. */
  typed(name: string, text: string): void {
    this.files = { ...this.files, [name]: text };
    this.edits++;
    this.store.keep(name, text);
    this.soon();
  }

  /** A file has changed elsewhere. */
  private come(name: string, text: string): void {
    this.files = { ...this.files, [name]: text };
    this.pen?.put(name, text);
    this.soon();
  }

  /** Resolve a conflict: keep ours, or take theirs. Undo leads to the other. */
  settle(mine: boolean): void {
    const clash = this.store.clash;
    if (!clash) return;
    const ours = this.files[clash.name] ?? "";
    this.show(clash.name);
    this.pen?.put(clash.name, clash.theirs);
    if (mine) this.pen?.put(clash.name, ours);
    this.files = { ...this.files, [clash.name]: mine ? ours : clash.theirs };
    this.store.settle();
    this.store.keep(clash.name, this.files[clash.name]);
    this.edits++;
    this.soon();
  }

  show(name: string): void {
    if (!(name in this.files)) this.files = { ...this.files, [name]: "" };
    this.shown = name;
    this.pen?.show(name);
    this.mark();
  }

  // ---- checking

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  async check(): Promise<void> {
    const turn = ++this.checks;
    const files = this.files;
    try {
      const found = await ask.check(files);
      if (turn !== this.checks || files !== this.files) return;
      this.refused = null;
      this.sheet = found;
      if (found.knots.length > 1 || !this.last) this.last = found;
      if (found.name) this.title = found.name;
      const told = this.told;
      this.told =
        (told &&
          found.flaws.find(
            (flaw) =>
              flaw.key === told.key && flaw.name === told.name && flaw.file === told.file && flaw.line === told.line,
          )) ??
        found.flaws.find((flaw) => flaw.weight === "stops") ??
        null;
      this.mark();
      if (this.told && !this.edits) this.leap(rangeOf(files[this.told.file] ?? "", this.told), false);
    } catch (e) {
      if (turn !== this.checks) return;
      this.refuse(e);
      if (e instanceof Refusal && ["error-too-fast", "error-thinking", "unreachable"].includes(e.error)) {
        await pause(WAIT);
        if (turn === this.checks) void this.check();
      }
    }
  }

  /** Show the problems and the cursor in the editor. */
  mark(): void {
    const here = this.flaws.filter((flaw) => flaw.file === this.shown);
    this.pen?.mark(here, this.told && here.includes(this.told) ? this.told : null);
    this.own();
  }

  own(): void {
    const here = this.here;
    this.pen?.own(here ? { from: here.line, to: lastLine(this.lines, here.line) } : null);
  }

  moved(line: number, column: number): void {
    const before = this.here;
    [this.line, this.column] = [line, column];
    if (this.here === before) return;
    if (this.here?.kind === "event") this.event = this.here.name;
    queueMicrotask(() => this.own()); // the editor is still reporting its cursor
  }

  // ---- navigation

  jumpTo(flaw: Flaw): void {
    if (flaw.file in this.files || NAMES.some((name) => name === flaw.file)) this.show(flaw.file);
    this.told = flaw;
    this.mark();
    this.leap(rangeOf(this.files[flaw.file] ?? "", flaw));
  }

  jumpLine(line: number, column = 1, focus = true): void {
    if (!line) return;
    this.show(SCENARIO);
    const range = rangeOf(this.files[SCENARIO], { line, column, name: "" });
    this.leap({ from: range.from, to: range.from }, focus);
  }

  /** Go to a place in the source, once that is on the screen. */
  leap(range: Range, focus = true): void {
    void tick().then(() => this.pen?.jump(range, focus));
  }

  look(event: string): void {
    this.event = event;
    const line = this.last?.knots.find((knot) => knot.kind === "event" && knot.name === event)?.line;
    if (line) this.jumpLine(line, 1, false);
    this.event = event;
  }

  // ---- fixes

  mend(fix: Fix): void {
    if (!this.first) return;
    this.show(this.first.file);
    this.pen?.write(fix.change);
    this.told = null;
  }

  undo(): void {
    this.pen?.undo();
  }

  // ---- playing

  /** Let bots play the scenario many times, part by part; results stay when it is stopped. */
  async run(games = GAMES): Promise<void> {
    const turn = ++this.runs;
    const { files, seats } = this;
    const began = Date.now();
    const rest: [seed: number, games: number][] = [];
    for (let seed = 0; seed < games; seed += PIECE) rest.push([seed, Math.min(PIECE, games - seed)]);
    this.running = true;
    let totals = NOTHING;
    const show = (done: boolean) => {
      this.trials = {
        ...this.trials,
        [seats]: { totals, seats, files, began, seconds: (Date.now() - began) / 1000, done },
      };
    };
    const play = async () => {
      for (let piece = rest.shift(); piece && turn === this.runs; piece = rest.shift()) {
        const [seed, n] = piece;
        try {
          const got = await ask.playtest({ files, seats, seed, games: n });
          if (turn !== this.runs) return;
          if (!got.games) return;
          totals = addTotals(totals, got);
          if (got.games < n) rest.unshift([seed + got.games, n - got.games]);
          show(false);
        } catch (e) {
          if (!(e instanceof Refusal)) throw e;
          if (!["error-too-fast", "error-thinking"].includes(e.error)) throw e;
          rest.unshift(piece);
          await pause(WAIT);
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: HANDS }, play));
      if (turn === this.runs && totals.games) show(true);
    } catch (e) {
      if (turn === this.runs) this.refuse(e);
    } finally {
      if (turn === this.runs) this.running = false;
    }
  }

  stop(): void {
    this.runs++;
    this.running = false;
    const trial = this.trial;
    if (trial) this.trials = { ...this.trials, [trial.seats]: { ...trial, done: true } };
  }

  /** Open a table that continues from where bots reached an event. */
  async play(event: string, texts: GameTexts, name: string): Promise<void> {
    this.opening = true;
    this.unreached = { event: "", games: 0 };
    const seed = this.trial?.files === this.files ? (this.trial.totals.example[event] ?? 0) : 0;
    try {
      const found = await ask.play({ files: this.files, event, seats: this.seats, seed });
      if (!found.journal) {
        this.unreached = { event, games: found.tried };
        return;
      }
      const keys = await api.upload(new Blob([found.journal]), name || texts.formatClient("lobby-nameless"));
      rememberKeys(keys.table, keys);
      go(`/t/${keys.table}`);
    } catch (e) {
      this.refuse(e);
    } finally {
      this.opening = false;
    }
  }

  close(): void {
    this.checks++;
    this.runs++;
    clearTimeout(this.timer);
    this.store.close();
    this.pen?.close();
  }
}
