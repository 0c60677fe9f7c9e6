// What a person has in hand or in mind and nobody else sees: the card for a pile, the heat map, a pin.
class Mind {
  /** The card taken up, and the decision it was taken up for. */
  #card = $state.raw<{ decision: number; card: number } | null>(null);
  /** Buildings are tinted by how likely the Lost Kid is there. */
  heat = $state(false);
  /** The next building clicked gets a pin. */
  pinning = $state(false);
  /** On the phone: the whole town instead of the streets around. */
  far = $state(false);

  /** The card held for this decision; one taken up for an older one is forgotten. */
  card(decision: number | undefined): number | null {
    return this.#card && this.#card.decision === decision ? this.#card.card : null;
  }
  take(decision: number, card: number): void {
    this.#card = { decision, card };
  }
}

export const mind = new Mind();
