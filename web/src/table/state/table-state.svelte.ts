// The state of a table's page: the table now, in a replay or in a try-out, and what this person does.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Scene, GameModule, Shelf, Tab } from "../../games/module";
import { gameModule } from "../../games";
import * as api from "$lib/net/lobby-api";
import { keysOf } from "$lib/storage/access-keys";
import { entries, lastTurn, type Deed } from "$lib/log/log";
import type { Decision, ClauseInfo, Event, Foreseen, GameInfo, OtherHand, LogLine, Seat, Shown } from "$lib/net/protocol";
import { ours, settings, still } from "$lib/storage/settings.svelte";
import { play } from "$lib/notify/sounds";
import { Denial, Lost, TableClient } from "$lib/net/table-client.svelte";
import { toast } from "$lib/ui/toasts.svelte";
import type { Plug } from "$lib/net/reconnecting-socket";
import { Words } from "$lib/i18n/game-texts";
import { beatsOf, lastBeat, type Beat } from "../beats/beats";
import { Beats } from "../beats/player.svelte";
import { Guide } from "../lesson/guide.svelte";
import { loudest } from "../notify/line-sound";
import { OptionKeys } from "../prompt/keyboard";
import { shown } from "./scenes";

export type { Tab };
export type SheetName = "settings" | "report" | "help" | "since" | "join" | "seat" | "final" | "chance" | "how" | "leave" | null;

/** Return the same scene with much or little room. */
export function sized(stage: Scene, compact: boolean): Scene {
  return new Proxy<Scene>(stage, {
    get(all, name) {
      if (name === "compact") return compact;
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}

export class Stage implements Scene {
  readonly client: TableClient;
  /** The player of beats, and the scene at the current beat. */
  readonly beats = new Beats(() => settings.pace, still);
  readonly shown = shown(this);
  /** The guide of a lesson. */
  readonly guide: Guide;
  #game = $state.raw<GameInfo | null>(null);
  #module = $state.raw<GameModule | null>(null);
  clauses = $state.raw<ClauseInfo[]>([]);
  /** The error if the game's drawings could not be loaded. */
  broken = $state.raw<api.Refusal | null>(null);

  hot = $state<string | null>(null);
  /** Chosen, and waiting for confirmation. */
  held = $state<string | null>(null);
  /** Less than 700 wide; less than 1200 wide. */
  compact = $state(false);
  narrow = $state(false);
  /** Less than 900 high. */
  low = $state(false);
  tab = $state<Tab>("journal");
  sheet = $state<SheetName>(null);
  clause = $state<string | null>(null);
  /** The seat that somebody inspects or wants to take. */
  wanted = $state<number | null>(null);
  /** What is typed and not sent, while something else is open. */
  readonly drafts = $state({ say: "", report: "", webhook: "" });
  /** The lines of the chat and of the log that were read. */
  #heard = $state(0);
  #readTo = $state(0);

  /** The replayed point and its viewer; null for the present. */
  at = $state<number | null>(null);
  through = $state<number | null>(null);
  playing = $state(false);
  #past = $state.raw<Shown | null>(null);
  #steps = $state(0);
  #looking = false;
  /** The decision that arose in play, not by undo: auto-answers may answer it. */
  #fresh = $state(-1);

  constructor(id: string, plug?: Plug) {
    this.client = new TableClient(id, () => settings.name, plug);
    this.guide = new Guide(this.client);
    this.client.onLine = (line) => this.#heardLine(line);
  }

  // ---- what a drawing may read

  readonly module = $derived.by(() => (this.view && this.#module?.variant?.(this.view)) || this.#module);
  readonly ready = $derived.by(() => this.#game !== null && this.#module !== null && this.client.table !== null);
  readonly past = $derived(this.at === null ? null : this.#past);
  readonly mode = $derived.by(() => (this.at !== null ? "replay" : this.client.trial ? "trial" : "live"));
  /** The names as one text: while it is unchanged, so are the texts, and nothing is formatted again. */
  readonly #named = $derived(this.#names().join("\n"));
  readonly words: Words = $derived.by(() =>
    this.#game
      ? new Words(
          settings.lang,
          this.#game,
          this.#named.split("\n"),
          this.client.parameters,
          this.#module?.namers,
          this.#module?.tellers,
          this.#game.id,
          this.client.lexicon,
        )
      : ours(),
  );

  get game(): GameInfo {
    return this.#game!;
  }
  get table(): string {
    return this.client.id;
  }
  get seats(): readonly Seat[] {
    return this.client.table?.seats ?? [];
  }
  get parameters() {
    return this.client.parameters;
  }
  get view(): any {
    return this.past?.view ?? (this.mode === "trial" ? this.client.trial!.view : this.client.view);
  }
  get ask(): Decision | null {
    if (this.at !== null) return this.past?.ask ?? null;
    return this.client.trial ? this.client.trial.ask : this.#asked;
  }
  get eyes(): number {
    return this.past?.eyes ?? (this.mode === "trial" ? this.client.trial!.eyes : this.client.you.eyes);
  }
  get live(): boolean {
    return this.at === null && this.client.status === "here" && !this.client.choosing && !this.client.table?.vote;
  }
  get hinted(): string | null {
    const { advice, ask } = this.client;
    if (this.mode === "trial") return advice?.options[0]?.id ?? null;
    return this.mode === "live" && ask && advice?.decision === ask.decision ? (advice.options[0]?.id ?? null) : null;
  }
  get events(): readonly Event[] {
    if (this.at !== null) return this.past?.line?.events ?? [];
    return this.client.trial ? this.client.trial.events : this.client.events;
  }
  get beat(): number {
    return this.client.beat + this.#steps;
  }

  readonly #asked = $derived.by(() => this.guide.narrowed(this.client.ask));
  /** Whether the current decision is the viewer's. */
  readonly mine = $derived(!!this.ask && this.ask.options.length > 0 && this.ask.seat === this.eyes);
  readonly shelf: Shelf = $derived(
    this.ready && this.view && this.ask ? this.module!.shelve(this) : { prompt: [], denied: [], aside: [] },
  );
  /** Whether the extra options are listed with the others. */
  more = $state(false);
  /** Whether extra options are not drawn unless listed: a phone has no room for a game's own buttons. */
  readonly spare = $derived.by(() => this.mine && this.shelf.aside.length > 0 && (this.compact || !this.module?.Aside));
  /** Whether cards of the hand are chosen there, and not listed too. */
  readonly #byHand = $derived.by(() => !this.compact && this.shelf.prompt.length > 0 && !(this.guide.holds && this.mode === "live"));
  /**
   * All options listed in the prompt, in order. A decision that is answered on the board alone is listed while the
   * board shows an earlier position.
   */
  readonly listed = $derived.by(() => {
    if (this.guide.holds && this.mode === "live") return this.ask?.options ?? [];
    if (this.beats.behind && this.mine && !this.shelf.prompt.length) return this.ask!.options;
    const cards = this.#byHand ? [] : (this.shelf.hand ?? []);
    return [...cards, ...this.shelf.prompt, ...(this.spare && this.more ? this.shelf.aside : [])];
  });
  /** The keys of the listed options: during a decision, none is given to another option. */
  readonly #optionKeys = new OptionKeys();
  readonly keys = $derived.by(() => this.#optionKeys.of(`${this.mode} ${this.ask?.decision} ${this.ask?.number}`, this.mine && this.#byHand ? [...(this.shelf.hand ?? []), ...this.listed] : this.listed));
  /** The clauses behind the decision: its own, then the others from the innermost. */
  readonly why = $derived.by(() => {
    const { clause = "", why = [] } = this.ask ?? {};
    return [...new Set([clause, ...why.toReversed()])].filter((id) => id);
  });
  /** Where this person's last turn ended, in the log. */
  readonly since = $derived.by(() => lastTurn(this.client.lines, this.client.you.seats));
  /** The log of the try-out: one line for each choice, with its events. */
  readonly trialLog = $derived.by(() =>
    entries(
      this.client.tried.map((events, n): LogLine => ({ kind: "chosen", seq: n + 1, at: 0, number: n, seat: this.client.trial?.eyes ?? 0, option: null, events: [...events] })),
      (event) => this.#module?.heading?.(event) ?? false,
    ),
  );
  /** The line of the log at the replayed point: the last one before it. */
  readonly marked = $derived.by(() => {
    if (this.at === null) return null;
    let last: number | null = null;
    const walk = (deed: Deed) => {
      if (!deed.gone && deed.at <= this.at! && deed.at >= (last ?? 0)) last = deed.at;
      deed.kids.forEach(walk);
    };
    for (const entry of this.log) if (entry.kind === "deed") walk(entry.deed);
    return last;
  });
  readonly log = $derived.by(() =>
    entries(this.client.lines, (event) => this.#module?.heading?.(event) ?? false, this.since),
  );

  /** The beats of the others since then, and the number not shown. */
  readonly passed: readonly Beat[] = $derived.by(() => {
    const mine = this.client.you.seats;
    const theirs = this.since ? this.client.choices.filter((l) => l.seq > this.since && !mine.includes(l.seat)) : [];
    return theirs.flatMap((line) => beatsOf(line, this.#game?.beats ?? {}));
  });
  readonly missed = $derived.by(() => this.passed.filter((beat) => !this.beats.saw(beat)).length);
  /** Whether nothing is left to show, unless captions are off. */
  readonly settled = $derived.by(() => settings.pace !== "instant" && this.beats.left === 0 && this.beats.list.length === 0);
  /** The line up to which the person was told what they missed, or declined. */
  caughtUp = $state(0);
  /** The beat to which the current decision is a reaction. */
  readonly reacting: Beat | null = $derived.by(() =>
    this.mode === "live" && this.ask && this.module?.reacts?.(this.ask) ? lastBeat(this.client.choices, this.#game?.beats ?? {}) : null,
  );
  /** The text read aloud before the first choice. */
  readonly story = $derived.by(() =>
    this.mode === "live" && this.view && this.client.count === 0 && !this.client.table?.over ? (this.module?.story?.(this) ?? null) : null,
  );

  /** The number of unread messages, and of choices by others. */
  readonly unheard = $derived.by(() => this.client.lines.filter((l) => l.kind === "said" && l.seq > this.#heard).length);
  readonly unread = $derived.by(() => {
    const mine = this.client.you.seats;
    const choices = this.client.choices.filter((l) => l.seq > this.#readTo);
    return choices.length - 1 - choices.findLastIndex((l) => mine.includes(l.seat));
  });

  /** Follow the size of the page: a phone begins at the board, anything wider with the log. */
  fit(compact: boolean, narrow: boolean, low: boolean): void {
    if (compact !== this.compact) this.tab = compact ? "table" : "journal";
    this.compact = compact;
    this.narrow = narrow;
    this.low = low;
    if (!this.bookTab && this.tab === "book") this.tab = "journal";
  }

  /** Whether all seats held at this screen are one person's: nothing is secret between them. */
  readonly alone = $derived.by(() => new Set(this.client.you.seats.map((s) => this.seats[s]?.name.replace(/ [IV]+$/, ""))).size < 2);
  /** The views of the person's other seats beside the current hand; and which of them are unfolded. */
  readonly hands: readonly OtherHand[] = $derived.by(() => {
    if (!this.alone || this.guide.lesson || this.module?.shared) return [];
    if (this.client.trial) return this.client.trial.hands;
    return (this.at === null ? this.client.hands : this.past?.hands) ?? [];
  });
  readonly unfolded = new SvelteMap<number, boolean>();
  /** The seat held at this screen that has to choose, if it is not the viewer. */
  readonly next = $derived.by(() => {
    const { ask, you, table } = this.client;
    if (!table?.begun || table.over || this.mode !== "live" || this.guide.lesson) return null;
    const asked = table.vote ? table.vote.waiting.filter((s) => you.seats.includes(s)) : ask ? [ask.seat] : [];
    const seat = asked[0] ?? -1;
    return you.seats.includes(seat) && !asked.includes(you.eyes) ? seat : null;
  });

  /** Whether the collection is a tab of its own, for lack of room under the plates. */
  readonly bookTab = $derived.by(() => this.narrow || (this.low && this.seats.length > 3));

  keyOf(option: string): string {
    if (!this.mine || this.compact || (this.guide.holds && this.mode === "live")) return "";
    const { copies = {} } = this.shelf;
    const shown = Object.keys(copies).find((id) => copies[id].includes(option)) ?? option;
    return this.keys.get(shown) ?? "";
  }

  hearTo(seq: number): void {
    this.#heard = seq;
  }
  readTo(seq: number): void {
    this.#readTo = seq;
  }

  name(seat: number): string {
    return this.words.seat(seat);
  }

  #names(): string[] {
    const words = ours();
    return this.seats.map((s) => s.name || words.say("table-seat-number", { n: s.seat + 1 }));
  }

  // ---- what a drawing may do

  get pins() {
    return this.client.pins;
  }

  pin(place: string): void {
    void this.attempt(this.client.request({ type: "pin", place }));
  }

  pick(option: string): void {
    if (!this.live || !this.ask?.options.some((o) => o.id === option)) return;
    if (settings.confirmations && this.held !== option) {
      this.held = option;
      return;
    }
    this.held = null;
    this.hot = null;
    this.caughtUp = this.since;
    this.beats.skip();
    if (settings.sound) play("choose");
    void this.attempt(
      this.client.trial ? this.client.tryOut({ type: "try_choose", option }) : this.client.choose(option),
    );
  }

  /** Let an auto-answer answer a new decision. */
  reflect(): void {
    if (this.guide.lesson || this.mode !== "live" || !this.mine || !this.live || this.ask!.decision !== this.#fresh) return;
    const option = untrack(() => this.#module?.reflex?.(this));
    this.#fresh = -1;
    if (option) void this.attempt(this.client.choose(option));
  }

  #foreseen = $state.raw<Foreseen | null>(null);
  get foreseen(): Foreseen | null {
    const known = this.ask?.options.some((o) => o.id === this.#foreseen?.option);
    return this.mode === "live" && known ? this.#foreseen : null;
  }

  foresee(option: string): void {
    if (this.mode !== "live" || !this.mine || this.#foreseen?.option === option && this.#foreseen.seq === this.client.seen) return;
    void this.attempt(this.client.request<Foreseen>({ type: "foresee", option }).then((foreseen) => (this.#foreseen = foreseen)));
  }

  causes(name: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const { events } of this.client.choices)
      events.forEach((event, n) => {
        if (event.name !== name) return;
        const cause = events.slice(0, n).findLast((before) => before.name !== name)?.name ?? "";
        found.set(cause, (found.get(cause) ?? 0) + 1);
      });
    return found;
  }

  warm(option: string | null): void {
    this.hot = option;
  }

  read(clause: string): void {
    this.clause = clause;
    this.tab = "rules";
  }

  turn(tab: Tab): void {
    this.tab = tab;
  }

  settle(): void {
    this.sheet = "settings";
  }

  // ---- what else a person may do

  /** Await a request; show why if it is refused. */
  async attempt(asked: Promise<unknown>): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (error instanceof Denial) {
        const { refused } = error;
        toast(api.refusal(ours(), refused.error, refused.args), true);
        if (refused.clause) this.read(refused.clause);
      } else if (error instanceof api.Refusal) toast(error.say(ours()), true);
      else if (!(error instanceof Lost)) throw error;
      if (settings.sound) play("refuse");
      return false;
    }
  }

  /** Replay the table after `at` choices, or return to the present. */
  async lookAt(at: number | null): Promise<void> {
    const end = this.client.count;
    if (at !== null) at = Math.max(0, Math.min(end, at));
    this.at = at;
    this.held = null;
    this.beats.skip();
    if (at === null) {
      this.playing = false;
      this.through = null;
      this.#past = null;
      this.#steps += 1;
      return;
    }
    if (!this.#looking) await this.#fetch();
  }

  /** Load the requested point, one at a time, until it is the one shown. */
  async #fetch(): Promise<void> {
    this.#looking = true;
    while (this.at !== null) {
      const { at, through } = this;
      const found = await this.attempt(
        this.client.look(at, through).then((shown) => {
          if (this.at === null) return;
          this.#past = shown;
          this.#steps += 1;
        }),
      );
      if (!found) {
        this.playing = false;
        if (!this.#past) this.at = null;
        break;
      }
      if (at === this.at && through === this.through) {
        void this.attempt(this.client.reach(at));
        break;
      }
    }
    this.#looking = false;
  }

  lookThrough(eyes: number | null): void {
    this.through = eyes;
    void this.lookAt(this.at);
  }

  /** A link to a point of the game for anybody; with the spectators' key if one is needed. */
  link(at: number): string {
    const { watch } = keysOf(this.client.id);
    const key = this.client.table?.settings.secret && watch ? `#w=${watch}` : "";
    return `${location.origin}/t/${this.client.id}?at=${at}${key}`;
  }

  async tryFrom(at: number | null): Promise<void> {
    this.beats.skip();
    // Nothing can be chosen at the end: start from the last choice.
    if (at !== null && this.client.table?.over) at = Math.min(at, this.client.count - (this.client.table.conceded ? 0 : 1));
    if (await this.attempt(this.client.tryOut({ type: "try", at }))) void this.lookAt(null);
  }

  undoTo(to: number): void {
    void this.lookAt(null);
    void this.attempt(this.client.request({ type: "undo", to }));
  }

  /** Load the game's description, drawings and rules. */
  async set(game: string): Promise<void> {
    try {
      const [games, module] = await Promise.all([api.games(), gameModule(game), this.guide.find(game)]);
      this.#module = module;
      this.readTo(this.client.lines.at(-1)?.seq ?? 0);
      this.hearTo(this.client.lines.at(-1)?.seq ?? 0);
      this.#game = games.find((g) => g.id === game) ?? null;
      this.broken = this.#game ? null : new api.Refusal("unknown-game");
      this.clauses = await api.rules(game);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.broken = error;
    }
  }

  #heardLine(line: LogLine): void {
    if (line.kind === "chosen") this.#fresh = this.client.ask?.decision ?? -1;
    this.#show(line);
    if (line.kind === "chosen" && this.client.table?.over && this.#module?.Final) {
      // A replay or try-out shows another point, which is not the end.
      this.beats.after(() => this.mode === "live" && (this.sheet = "final"));
    }
    if (this.held && !this.client.ask?.options.some((o) => o.id === this.held)) this.held = null;
  }

  /** Show the results of a line, unless the page is hidden: then they wait to be asked for. */
  #show(line: LogLine): void {
    const { view, events, beat, you, table } = this.client;
    const begin = () => {
      const sound = settings.sound && this.at === null && loudest(line, this.#module, you.seats, table, this.#game);
      if (sound) play(sound);
    };
    if (line.kind === "undone") this.beats.skip();
    const passing = this.next !== null && !this.alone;
    if (passing) this.beats.skip();
    if (!view || this.mode !== "live" || document.hidden || passing || this.module?.captions === "none") return begin();
    const own = line.kind === "chosen" && you.seats.includes(line.seat);
    this.beats.hear({ beats: beatsOf(line, this.#game?.beats ?? {}), view, eyes: you.eyes, events, beat, own, begin });
  }
}
