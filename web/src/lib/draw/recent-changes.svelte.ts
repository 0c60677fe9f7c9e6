// Recent changes of a board: pieces glide by themselves, and a ring marks those that changed for a while.

/** Milliseconds that a change is marked. */
const SHOWN = 1500;

export class RecentChanges {
  /** The keys of the pieces that changed. */
  keys = $state.raw<ReadonlySet<string>>(new Set());
  #timer = 0;

  /** Mark pieces instead of those before. */
  show(keys: readonly string[]): void {
    clearTimeout(this.#timer);
    this.keys = new Set(keys);
    if (keys.length) this.#timer = window.setTimeout(() => (this.keys = new Set()), SHOWN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
