// Plays beats one after the other, each on the board as it was then. Players need not wait for them.
import { SvelteSet } from "svelte/reactivity";
import type { Event } from "$lib/net/protocol";
import type { Pace } from "$lib/storage/settings.svelte";
import { hold, type Beat } from "./beats";

/** A line as it is shown: its beats, and the table after it. */
export interface Scenery {
  beats: readonly Beat[];
  view: any;
  eyes: number;
  events: readonly Event[];
  beat: number;
  /** Whether it results from a choice made at this screen. */
  own: boolean;
  /** Called when its turn comes. */
  begin: () => void;
}

/** With more beats than this waiting, everything is skipped. */
const FAR = 40;
/** Most captions in a list if nothing moves. */
const LISTED = 6;

export class Beats {
  /** The lines shown and waiting; the last one is the present table. */
  #queue = $state.raw<readonly Scenery[]>([]);
  #n = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: (() => void)[] = [];
  /** Lines that were shown to their end. */
  #seen = new SvelteSet<number>();
  /** Captions below one another, if nothing moves. */
  list = $state.raw<readonly Beat[]>([]);

  readonly now: Beat | null = $derived(this.#queue[0]?.beats[this.#n] ?? null);
  /** The number of beats left, the current one included. */
  readonly left: number = $derived(this.#queue.reduce((n, one) => n + one.beats.length, 0) - this.#n);
  /** The table at an earlier line, while a later one waits. */
  readonly behind: Scenery | null = $derived(this.#queue.length > 1 ? this.#queue[0] : null);

  constructor(
    private readonly pace: () => Pace,
    private readonly still: () => boolean,
  ) {}

  /** Add a line. */
  hear(scenery: Scenery): void {
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
    if (!this.now) return 0;
    const known = this.#n === 0 && this.#queue[0].own && this.now.weight > 1;
    return hold(this.now, known || this.pace() === "brisk");
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
  saw(beat: Beat): boolean {
    return this.#seen.has(beat.seq);
  }

  #show(): void {
    while (this.#queue.length && !this.now) {
      this.#seeAll(this.#queue[0]);
      this.#queue = this.#queue.slice(1);
      this.#n = 0;
      this.#queue[0]?.begin();
    }
    if (!this.now) return this.skip();
    this.#timer = setTimeout(() => {
      this.#n += 1;
      this.#show();
    }, this.span);
  }

  #seeAll({ beats }: Scenery): void {
    for (const { seq } of beats) this.#seen.add(seq);
  }
}
