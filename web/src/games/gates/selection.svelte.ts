// The figure selected for the first half of a choice that needs two: move, exchange.
export interface Held {
  decision: number;
  region: number;
  owner: number;
}

class Hand {
  figure = $state.raw<Held | null>(null);

  /** Return the selection for this decision; one made for an earlier decision is ignored. */
  for(decision: number | undefined): Held | null {
    return this.figure && this.figure.decision === decision ? this.figure : null;
  }
}

export const held = new Hand();
