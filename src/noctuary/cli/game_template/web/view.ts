// Made from view.schema.json by scripts/views.mjs; do not edit.

/** A seat; only its own eyes see the hand. */
export interface Player {
  score: number;
  count: number;
  hand: number[] | null;
}
/** Everything that is drawn for one seat, or for a spectator. */
export interface View {
  deck: number;
  row: number[];
  last: number;
  players: Player[];
}
