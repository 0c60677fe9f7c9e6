// What a person has selected, which nobody else sees: the card for a pile, the heat map, a pin.
import type { Decision } from "$lib/net/protocol";

const OWN_TURN = ["enter", "wheel", "card"];

class Selection {
  /** The selected card, and its decision. */
  #card = $state.raw<{ decision: number; card: number } | null>(null);
  /** Buildings are tinted by how likely the Lost Kid is there. */
  heat = $state(false);
  /** The next building clicked gets a pin. */
  pinning = $state(false);
  /** On the phone: the whole town instead of the streets around. */
  far = $state(false);

  /** Seats, by table, that are not asked about their items until their next turn. */
  #resting = $state.raw<readonly string[]>([]);

  rest(table: string, seat: number, on: boolean): void {
    const others = this.#resting.filter((one) => one !== `${table} ${seat}`);
    this.#resting = on ? [...others, `${table} ${seat}`] : others;
  }
  /** The automatic answer of a resting seat: nothing is used; its own turn ends the rest. */
  answer(table: string, ask: Decision | null): string | null {
    if (!ask?.options.length) return null;
    if (OWN_TURN.includes(ask.prompt)) this.rest(table, ask.seat, false);
    return ask.prompt === "watch" && this.#resting.includes(`${table} ${ask.seat}`) ? "pass" : null;
  }

  /** Return the card selected for this decision; one selected for an earlier decision is ignored. */
  card(decision: number | undefined): number | null {
    return this.#card && this.#card.decision === decision ? this.#card.card : null;
  }
  take(decision: number, card: number): void {
    this.#card = { decision, card };
  }
}

export const selection = new Selection();
