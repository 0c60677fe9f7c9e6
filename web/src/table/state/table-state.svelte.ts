// The state of a table's page: the table now, in a replay or in a try-out, and what this person does.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Scene, GameDrawings, OptionLayout, Panel } from "../../games/module";
import { loadDrawings } from "../../games";
import * as api from "$lib/net/lobby-api";
import { keysOf } from "$lib/storage/access-keys";
import { groupEntries, endOfLastTurn, type LogGroup } from "$lib/log/log";
import type {
  Decision,
  ClauseInfo,
  Event,
  Foreseen,
  GameInfo,
  OtherHand,
  LogLine,
  Seat,
  Shown,
} from "$lib/net/protocol";
import { clientTexts, settings, reducedMotion } from "$lib/storage/settings.svelte";
import { playSound } from "$lib/notify/sounds";
import { RequestRefused, ConnectionLost, TableClient } from "$lib/net/table-client.svelte";
import { showToast } from "$lib/ui/toasts.svelte";
import type { OpenSocket } from "$lib/net/reconnecting-socket";
import { GameTexts } from "$lib/i18n/game-texts";
import { groupIntoBeats, latestBeat, type Beat } from "../beats/beats";
import { BeatPlayer } from "../beats/player.svelte";
import { Guide } from "../lesson/guide.svelte";
import { soundOfLine } from "../notify/line-sound";
import { OptionKeys } from "$lib/actions/keyboard";
import { displayedScene } from "./scenes";

export type { Panel };
export type DialogName =
  "settings" | "report" | "help" | "since" | "join" | "seat" | "final" | "chance" | "how" | "leave" | null;

export class TableState implements Scene {
  readonly client: TableClient;
  /** The player of beats, and the scene at the current beat. */
  readonly beats = new BeatPlayer(() => settings.pace, reducedMotion);
  readonly displayed = displayedScene(this);
  /** The guide of a lesson. */
  readonly guide: Guide;
  #game = $state.raw<GameInfo | null>(null);
  #module = $state.raw<GameDrawings | null>(null);
  clauses = $state.raw<ClauseInfo[]>([]);
  /** The error if the game's drawings could not be loaded. */
  broken = $state.raw<api.Refusal | null>(null);

  hovered = $state<string | null>(null);
  /** Chosen, and waiting for confirmation. */
  unconfirmed = $state<string | null>(null);
  /** Less than 700 wide; less than 1200 wide. */
  compact = $state(false);
  narrow = $state(false);
  /** Less than 900 high. */
  low = $state(false);
  panel = $state<Panel>("journal");
  dialog = $state<DialogName>(null);
  clause = $state<string | null>(null);
  /** The seat that somebody inspects or wants to take. */
  chosenSeat = $state<number | null>(null);
  /** What is typed and not sent, while something else is open. */
  readonly drafts = $state({ say: "", report: "", webhook: "" });
  /** The lines of the chat and of the log that were read. */
  #chatReadTo = $state(0);
  #logReadTo = $state(0);

  /** The replayed point and its viewer; null for the present. */
  at = $state<number | null>(null);
  replayViewer = $state<number | null>(null);
  playing = $state(false);
  #replay = $state.raw<Shown | null>(null);
  #steps = $state(0);
  #looking = false;
  /** The decision that arose in play, not by undo: auto-answers may answer it. */
  #fresh = $state(-1);

  constructor(id: string, plug?: OpenSocket) {
    this.client = new TableClient(id, () => settings.name, plug);
    this.guide = new Guide(this.client);
    this.client.onLine = (line) => this.#receiveLine(line);
  }

  // ---- what a drawing may read

  readonly drawings: GameDrawings | null = $derived.by(
    () => (this.view && this.#module?.variant?.(this.view)) || this.#module,
  );
  readonly ready = $derived.by(() => this.#game !== null && this.#module !== null && this.client.table !== null);
  readonly replay = $derived(this.at === null ? null : this.#replay);
  readonly mode = $derived.by(() => (this.at !== null ? "replay" : this.client.tryout ? "tryout" : "live"));
  /** The names as one text: while it is unchanged, so are the texts, and nothing is formatted again. */
  readonly #named = $derived(this.#names().join("\n"));
  readonly texts: GameTexts = $derived.by(() =>
    this.#game
      ? new GameTexts(
          settings.lang,
          this.#game,
          this.#named.split("\n"),
          this.client.parameters,
          this.#module?.namers,
          this.#module?.tellers,
          this.#game.id,
          this.client.optionTexts,
        )
      : clientTexts(),
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
    return this.replay?.view ?? (this.mode === "tryout" ? this.client.tryout!.view : this.client.view);
  }
  get decision(): Decision | null {
    if (this.at !== null) return this.replay?.ask ?? null;
    return this.client.tryout ? this.client.tryout.ask : this.#asked;
  }
  get viewer(): number {
    return this.replay?.eyes ?? (this.mode === "tryout" ? this.client.tryout!.eyes : this.client.you.eyes);
  }
  get canChoose(): boolean {
    return this.at === null && this.client.status === "here" && !this.client.choosing && !this.client.table?.vote;
  }
  get hinted(): string | null {
    const { hint, decision } = this.client;
    if (this.mode === "tryout") return hint?.options[0]?.id ?? null;
    return this.mode === "live" && decision && hint?.decision === decision.decision
      ? (hint.options[0]?.id ?? null)
      : null;
  }
  get events(): readonly Event[] {
    if (this.at !== null) return this.replay?.line?.events ?? [];
    return this.client.tryout ? this.client.tryout.events : this.client.events;
  }
  get revision(): number {
    return this.client.revision + this.#steps;
  }

  readonly #asked = $derived.by(() => this.guide.narrow(this.client.decision));
  /** Whether the current decision is the viewer's. */
  readonly isOwnDecision = $derived(
    !!this.decision && this.decision.options.length > 0 && this.decision.seat === this.viewer,
  );
  readonly layout: OptionLayout = $derived(
    this.ready && this.view && this.decision
      ? this.drawings!.layOutOptions(this)
      : { prompt: [], denied: [], extra: [] },
  );
  /** Whether the extra options are listed with the others. */
  showsExtra = $state(false);
  /** Whether extra options are not drawn unless listed: a phone has no room for a game's own buttons. */
  readonly hasUndrawn = $derived.by(
    () => this.isOwnDecision && this.layout.extra.length > 0 && (this.compact || !this.drawings?.ExtraActions),
  );
  /** Whether cards of the hand are chosen there, and not listed too. */
  readonly #byHand = $derived.by(
    () => !this.compact && this.layout.prompt.length > 0 && !(this.guide.restrictsChoices && this.mode === "live"),
  );
  /**
   * All options listed in the prompt, in order. A decision that is answered on the board alone is listed while the
   * board shows an earlier position.
   */
  readonly listed = $derived.by(() => {
    if (this.guide.restrictsChoices && this.mode === "live") return this.decision?.options ?? [];
    if (this.beats.behind && this.isOwnDecision && !this.layout.prompt.length) return this.decision!.options;
    const cards = this.#byHand ? [] : (this.layout.hand ?? []);
    return [...cards, ...this.layout.prompt, ...(this.hasUndrawn && this.showsExtra ? this.layout.extra : [])];
  });
  /** The keys of the listed options: during a decision, none is given to another option. */
  readonly #optionKeys = new OptionKeys();
  readonly keys = $derived.by(() =>
    this.#optionKeys.of(
      `${this.mode} ${this.decision?.decision} ${this.decision?.number}`,
      this.isOwnDecision && this.#byHand ? [...(this.layout.hand ?? []), ...this.listed] : this.listed,
    ),
  );
  /** The clauses behind the decision: its own, then the others from the innermost. */
  readonly clauseIds = $derived.by(() => {
    const { clause = "", why = [] } = this.decision ?? {};
    return [...new Set([clause, ...why.toReversed()])].filter((id) => id);
  });
  /** Where this person's last turn ended, in the log. */
  readonly since = $derived.by(() => endOfLastTurn(this.client.lines, this.client.you.seats));
  /** The log of the try-out: one line for each choice, with its events. */
  readonly tryoutLog = $derived.by(() =>
    groupEntries(
      this.client.tryoutEvents.map((events, n): LogLine => ({
        kind: "chosen",
        seq: n + 1,
        at: 0,
        number: n,
        seat: this.client.tryout?.eyes ?? 0,
        option: null,
        events: [...events],
      })),
      (event) => this.#module?.heading?.(event) ?? false,
    ),
  );
  /** The line of the log at the replayed point: the last one before it. */
  readonly replayedAt = $derived.by(() => {
    if (this.at === null) return null;
    let last: number | null = null;
    const walk = (group: LogGroup) => {
      if (!group.undone && group.at <= this.at! && group.at >= (last ?? 0)) last = group.at;
      group.children.forEach(walk);
    };
    for (const entry of this.log) if (entry.kind === "group") walk(entry.group);
    return last;
  });
  readonly log = $derived.by(() =>
    groupEntries(this.client.lines, (event) => this.#module?.heading?.(event) ?? false, this.since),
  );

  /** The beats of the others since then, and the number not shown. */
  readonly beatsSince: readonly Beat[] = $derived.by(() => {
    const mine = this.client.you.seats;
    const theirs = this.since ? this.client.choices.filter((l) => l.seq > this.since && !mine.includes(l.seat)) : [];
    return theirs.flatMap((line) => groupIntoBeats(line, this.#game?.beats ?? {}));
  });
  readonly missedCount = $derived.by(() => this.beatsSince.filter((beat) => !this.beats.hasShown(beat)).length);
  /** Whether nothing is left to show, unless captions are off. */
  readonly allShown = $derived.by(
    () => settings.pace !== "instant" && this.beats.left === 0 && this.beats.list.length === 0,
  );
  /** The line up to which the person was told what they missed, or declined. */
  caughtUp = $state(0);
  /** The beat to which the current decision is a reaction. */
  readonly reactionTo: Beat | null = $derived.by(() =>
    this.mode === "live" && this.decision && this.drawings?.isReaction?.(this.decision)
      ? latestBeat(this.client.choices, this.#game?.beats ?? {})
      : null,
  );
  /** The text read aloud before the first choice. */
  readonly story = $derived.by(() =>
    this.mode === "live" && this.view && this.client.count === 0 && !this.client.table?.over
      ? (this.drawings?.story?.(this) ?? null)
      : null,
  );

  /** The number of unread messages, and of choices by others. */
  readonly unreadChat = $derived.by(
    () => this.client.lines.filter((l) => l.kind === "said" && l.seq > this.#chatReadTo).length,
  );
  readonly unreadChoices = $derived.by(() => {
    const mine = this.client.you.seats;
    const choices = this.client.choices.filter((l) => l.seq > this.#logReadTo);
    return choices.length - 1 - choices.findLastIndex((l) => mine.includes(l.seat));
  });

  /** Follow the size of the page: a phone begins at the board, anything wider with the log. */
  fit(compact: boolean, narrow: boolean, low: boolean): void {
    if (compact !== this.compact) this.panel = compact ? "table" : "journal";
    this.compact = compact;
    this.narrow = narrow;
    this.low = low;
    if (!this.hasCollectionTab && this.panel === "book") this.panel = "journal";
  }

  /** Whether all seats held at this screen are one person's: nothing is secret between them. */
  readonly isOnePerson = $derived.by(
    () => new Set(this.client.you.seats.map((s) => this.seats[s]?.name.replace(/ [IV]+$/, ""))).size < 2,
  );
  /** The views of the person's other seats beside the current hand; and which of them are unfolded. */
  readonly otherHands: readonly OtherHand[] = $derived.by(() => {
    if (!this.isOnePerson || this.guide.lesson || this.drawings?.sharesSeat) return [];
    if (this.client.tryout) return this.client.tryout.hands;
    return (this.at === null ? this.client.otherHands : this.replay?.hands) ?? [];
  });
  readonly unfolded = new SvelteMap<number, boolean>();
  /** The seat held at this screen that has to choose, if it is not the viewer. */
  readonly nextSeat = $derived.by(() => {
    const { decision, you, table } = this.client;
    if (!table?.begun || table.over || this.mode !== "live" || this.guide.lesson) return null;
    const asked = table.vote
      ? table.vote.waiting.filter((s) => you.seats.includes(s))
      : decision
        ? [decision.seat]
        : [];
    const seat = asked[0] ?? -1;
    return you.seats.includes(seat) && !asked.includes(you.eyes) ? seat : null;
  });

  /** Whether the collection is a tab of its own, for lack of room under the plates. */
  readonly hasCollectionTab = $derived.by(() => this.narrow || (this.low && this.seats.length > 3));

  keyOf(option: string): string {
    if (!this.isOwnDecision || this.compact || (this.guide.restrictsChoices && this.mode === "live")) return "";
    const { copies = {} } = this.layout;
    const shown = Object.keys(copies).find((id) => copies[id].includes(option)) ?? option;
    return this.keys.get(shown) ?? "";
  }

  markChatRead(seq: number): void {
    this.#chatReadTo = seq;
  }
  markLogRead(seq: number): void {
    this.#logReadTo = seq;
  }

  name(seat: number): string {
    return this.texts.seat(seat);
  }

  #names(): string[] {
    const texts = clientTexts();
    return this.seats.map((s) => s.name || texts.formatClient("table-seat-number", { n: s.seat + 1 }));
  }

  // ---- what a drawing may do

  get pins() {
    return this.client.pins;
  }

  pin(place: string): void {
    void this.attempt(this.client.request({ type: "pin", place }));
  }

  choose(option: string): void {
    if (!this.canChoose || !this.decision?.options.some((o) => o.id === option)) return;
    if (settings.confirmations && this.unconfirmed !== option) {
      this.unconfirmed = option;
      return;
    }
    this.unconfirmed = null;
    this.hovered = null;
    this.caughtUp = this.since;
    this.beats.skip();
    if (settings.sound) playSound("choose");
    void this.attempt(
      this.client.tryout ? this.client.requestTryout({ type: "try_choose", option }) : this.client.choose(option),
    );
  }

  /** Let an auto-answer answer a new decision. */
  autoAnswer(): void {
    if (
      this.guide.lesson ||
      this.mode !== "live" ||
      !this.isOwnDecision ||
      !this.canChoose ||
      this.decision!.decision !== this.#fresh
    )
      return;
    const option = untrack(() => this.#module?.autoAnswer?.(this));
    this.#fresh = -1;
    if (option) void this.attempt(this.client.choose(option));
  }

  #foreseen = $state.raw<Foreseen | null>(null);
  get preview(): Foreseen | null {
    const known = this.decision?.options.some((o) => o.id === this.#foreseen?.option);
    return this.mode === "live" && known ? this.#foreseen : null;
  }

  requestPreview(option: string): void {
    if (
      this.mode !== "live" ||
      !this.isOwnDecision ||
      (this.#foreseen?.option === option && this.#foreseen.seq === this.client.lastSeq)
    )
      return;
    void this.attempt(
      this.client.request<Foreseen>({ type: "foresee", option }).then((foreseen) => (this.#foreseen = foreseen)),
    );
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

  hover(option: string | null): void {
    this.hovered = option;
  }

  openClause(clause: string): void {
    this.clause = clause;
    this.panel = "rules";
  }

  openPanel(tab: Panel): void {
    this.panel = tab;
  }

  openSettings(): void {
    this.dialog = "settings";
  }

  // ---- what else a person may do

  /** Await a request; show why if it is refused. */
  async attempt(asked: Promise<unknown>): Promise<boolean> {
    try {
      await asked;
      return true;
    } catch (error) {
      if (error instanceof RequestRefused) {
        const { refused } = error;
        showToast(api.translateRefusal(clientTexts(), refused.error, refused.args), true);
        if (refused.clause) this.openClause(refused.clause);
      } else if (error instanceof api.Refusal) showToast(error.translate(clientTexts()), true);
      else if (!(error instanceof ConnectionLost)) throw error;
      if (settings.sound) playSound("refuse");
      return false;
    }
  }

  /** Replay the table after `at` choices, or return to the present. */
  async showReplay(at: number | null): Promise<void> {
    const end = this.client.count;
    if (at !== null) at = Math.max(0, Math.min(end, at));
    this.at = at;
    this.unconfirmed = null;
    this.beats.skip();
    if (at === null) {
      this.playing = false;
      this.replayViewer = null;
      this.#replay = null;
      this.#steps += 1;
      return;
    }
    if (!this.#looking) await this.#fetchReplay();
  }

  /** Load the requested point, one at a time, until it is the one shown. */
  async #fetchReplay(): Promise<void> {
    this.#looking = true;
    while (this.at !== null) {
      const { at, replayViewer } = this;
      const found = await this.attempt(
        this.client.fetchReplay(at, replayViewer).then((shown) => {
          if (this.at === null) return;
          this.#replay = shown;
          this.#steps += 1;
        }),
      );
      if (!found) {
        this.playing = false;
        if (!this.#replay) this.at = null;
        break;
      }
      if (at === this.at && replayViewer === this.replayViewer) {
        void this.attempt(this.client.loadBackTo(at));
        break;
      }
    }
    this.#looking = false;
  }

  setReplayViewer(eyes: number | null): void {
    this.replayViewer = eyes;
    void this.showReplay(this.at);
  }

  /** A link to a point of the game for anybody; with the spectators' key if one is needed. */
  link(at: number): string {
    const { watch } = keysOf(this.client.id);
    const key = this.client.table?.settings.secret && watch ? `#w=${watch}` : "";
    return `${location.origin}/t/${this.client.id}?at=${at}${key}`;
  }

  async startTryout(at: number | null): Promise<void> {
    this.beats.skip();
    // Nothing can be chosen at the end: start from the last choice.
    if (at !== null && this.client.table?.over)
      at = Math.min(at, this.client.count - (this.client.table.conceded ? 0 : 1));
    if (await this.attempt(this.client.requestTryout({ type: "try", at }))) void this.showReplay(null);
  }

  undoTo(to: number): void {
    void this.showReplay(null);
    void this.attempt(this.client.request({ type: "undo", to }));
  }

  /** Load the game's description, drawings and rules. */
  async loadGame(game: string): Promise<void> {
    try {
      const [games, module] = await Promise.all([api.games(), loadDrawings(game), this.guide.load(game)]);
      this.#module = module;
      this.markLogRead(this.client.lines.at(-1)?.seq ?? 0);
      this.markChatRead(this.client.lines.at(-1)?.seq ?? 0);
      this.#game = games.find((g) => g.id === game) ?? null;
      this.broken = this.#game ? null : new api.Refusal("unknown-game");
      this.clauses = await api.rules(game);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.broken = error;
    }
  }

  #receiveLine(line: LogLine): void {
    if (line.kind === "chosen") this.#fresh = this.client.decision?.decision ?? -1;
    this.#show(line);
    if (line.kind === "chosen" && this.client.table?.over && this.#module?.Final) {
      // A replay or try-out shows another point, which is not the end.
      this.beats.after(() => this.mode === "live" && (this.dialog = "final"));
    }
    if (this.unconfirmed && !this.client.decision?.options.some((o) => o.id === this.unconfirmed))
      this.unconfirmed = null;
  }

  /** Show the results of a line, unless the page is hidden: then they wait to be asked for. */
  #show(line: LogLine): void {
    const { view, events, revision, you, table } = this.client;
    const begin = () => {
      const sound = settings.sound && this.at === null && soundOfLine(line, this.#module, you.seats, table, this.#game);
      if (sound) playSound(sound);
    };
    if (line.kind === "undone") this.beats.skip();
    const passing = this.nextSeat !== null && !this.isOnePerson;
    if (passing) this.beats.skip();
    if (!view || this.mode !== "live" || document.hidden || passing || this.drawings?.captions === "none")
      return begin();
    const own = line.kind === "chosen" && you.seats.includes(line.seat);
    this.beats.add({
      beats: groupIntoBeats(line, this.#game?.beats ?? {}),
      view,
      viewer: you.eyes,
      events,
      revision,
      own,
      begin,
    });
  }
}
