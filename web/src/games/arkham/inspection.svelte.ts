// The card, sum or pile that is open for reading.
import type { Part } from "./types";

export interface Sum {
  title: string;
  total: number;
  /** The printed number, and its name. */
  own?: { name: string; n: number };
  parts: Part[];
}
export type Inspected = { card: number } | { sum: Sum };

class Inspection {
  current = $state.raw<Inspected | null>(null);
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
    this.current = { card: row };
  }
  close(): void {
    this.current = null;
  }

  #open(shown: Inspected, event: Event): void {
    event.stopPropagation();
    this.near = (event.currentTarget as Element).getBoundingClientRect();
    this.current = shown;
  }
}

export const inspection = new Inspection();
