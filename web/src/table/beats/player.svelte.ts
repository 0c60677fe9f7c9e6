// Plays beats one after the other, each on the board as it was then. Players need not wait for them.
import { SvelteSet } from "svelte/reactivity";
import type { Event } from "$lib/net/protocol";
import type { Pace } from "$lib/storage/settings.svelte";
import { holdTime, type Beat } from "./beats";

/** A line as it is shown: its beats, and the table after it. */
export interface ShownLine {
  beats: readonly Beat[];
  view: any;
  viewer: number;
  events: readonly Event[];
  revision: number;
  /** Whether it results from a choice made at this screen. */
  own: boolean;
  /** Called when its turn comes. */
  begin: () => void;
}

/** With more beats than this waiting, everything is skipped. */
const FAR = 40;
/** Most captions in a list if nothing moves. */
const LISTED = 6;

export class BeatPlayer {
  /** The lines shown and waiting; the last one is the present table. */
  #queue = $state.raw<readonly ShownLine[]>([]);
  #n = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void)[] = [];
  /** Lines that were shown to their end. */
  #seen = new SvelteSet<number>();
  /** Captions below one another, if nothing moves. */
  list = $state.raw<readonly Beat[]>([]);

  readonly current: Beat | null = $derived(this.#queue[0]?.beats[this.#n] ?? null);
  /** The number of beats left, the current one included. */
  readonly left: number = $derived(this.#queue.reduce((n, one) => n + one.beats.length, 0) - this.#n);
  /** The table at an earlier line, while a later one waits. */
  readonly behind: ShownLine | null = $derived(this.#queue.length > 1 ? this.#queue[0] : null);

  constructor(
    private readonly pace: () => Pace,
    private readonly still: () => boolean,
  ) {}

  /** Add a line. */
  add(scenery: ShownLine): void {
    if (this.pace() === "instant") return scenery.begin();
    if (this.still()) {
      scenery.begin();
      this.list = [...this.list, ...scenery.beats].slice(-LISTED);
      this.#seeAll(scenery);
      return;
    }
    const idle = !this.#queue.length;
    if (idle && !scenery.beats.length) return scenery.begin();
    this.#queue = [...this.#queue, scenery];
    if (idle) {
      scenery.begin();
      this.#show();
    } else if (this.left > FAR) this.skip();
  }

  /** Milliseconds that the current beat is shown; shorter for the expected result of one's own choice. */
  get span(): number {
    if (!this.current) return 0;
    const known = this.#n === 0 && this.#queue[0].own && this.current.weight > 1;
    return holdTime(this.current, known || this.pace() === "brisk");
  }

  /** Jump to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#n = 0;
    this.list = [];
    for (const then of this.#then.splice(0)) then();
  }

  /** Call a function once everything has been shown. */
  after(then: () => void): void {
    if (this.#queue.length) this.#then.push(then);
    else then();
  }

  /** Return whether a beat was shown until its line was over. */
  hasShown(beat: Beat): boolean {
    return this.#seen.has(beat.seq);
  }

  #show(): void {
    while (this.#queue.length && !this.current) {
      this.#seeAll(this.#queue[0]);
      this.#queue = this.#queue.slice(1);
      this.#n = 0;
      this.#queue[0]?.begin();
    }
    if (!this.current) return this.skip();
    this.#timer = setTimeout(() => {
      this.#n += 1;
      this.#show();
    }, this.span);
  }

  #seeAll({ beats }: ShownLine): void {
    for (const { seq } of beats) this.#seen.add(seq);
  }
}
