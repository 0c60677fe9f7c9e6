// The figure taken up in the first half of a choice that needs two: move, exchange.
export interface Held {
  decision: number;
  region: number;
  owner: number;
}

class Hand {
  figure = $state.raw<Held | null>(null);

  /** What is held for this decision; a figure taken for an older one is forgotten. */
  for(decision: number | undefined): Held | null {
    return this.figure && this.figure.decision === decision ? this.figure : null;
  }
}

export const held = new Hand();
