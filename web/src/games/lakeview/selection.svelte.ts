// What a person has in hand or in mind and nobody else sees: the card for a pile, the heat map, a pin.
import type { Decision } from "$lib/net/protocol";

const OWN_TURN = ["enter", "wheel", "card"];

class Mind {
  /** The card taken up, and the decision it was taken up for. */
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
  /** What a resting seat answers at once: nothing is used; its own turn ends the rest. */
  answer(table: string, ask: Decision | null): string | null {
    if (!ask?.options.length) return null;
    if (OWN_TURN.includes(ask.prompt)) this.rest(table, ask.seat, false);
    return ask.prompt === "watch" && this.#resting.includes(`${table} ${ask.seat}`) ? "pass" : null;
  }

  /** The card held for this decision; one taken up for an older one is forgotten. */
  card(decision: number | undefined): number | null {
    return this.#card && this.#card.decision === decision ? this.#card.card : null;
  }
  take(decision: number, card: number): void {
    this.#card = { decision, card };
  }
}

export const mind = new Mind();
