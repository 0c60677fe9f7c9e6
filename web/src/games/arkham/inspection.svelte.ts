// The card, sum or pile that is open for reading.
import type { Part } from "./types";

export interface Sum {
  title: string;
  total: number;
  /** The printed number, and its name. */
  own?: { name: string; n: number };
  parts: Part[];
}
export type Shown = { card: number } | { sum: Sum };

class Peek {
  shown = $state.raw<Shown | null>(null);
  /** The element that opened it. */
  near = $state.raw<DOMRect | null>(null);
  pile = $state.raw<{ title: string; cards: readonly number[] } | null>(null);

  card(row: number, event: Event): void {
    this.#open({ card: row }, event);
  }
  sum(sum: Sum, event: Event): void {
    this.#open({ sum }, event);
  }
  /** Another card in the same place. */
  turn(row: number): void {
    this.shown = { card: row };
  }
  close(): void {
    this.shown = null;
  }

  #open(shown: Shown, event: Event): void {
    event.stopPropagation();
    this.near = (event.currentTarget as Element).getBoundingClientRect();
    this.shown = shown;
  }
}

export const peek = new Peek();
