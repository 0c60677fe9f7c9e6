// The figure selected for the first half of a choice that needs two: move, exchange.
export interface HeldFigure {
  decision: number;
  region: number;
  owner: number;
}

class Selection {
  figure = $state.raw<HeldFigure | null>(null);

  /** Return the selection for this decision; one made for an earlier decision is ignored. */
  for(decision: number | undefined): HeldFigure | null {
    return this.figure && this.figure.decision === decision ? this.figure : null;
  }
}

export const selection = new Selection();
