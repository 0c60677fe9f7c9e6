// The plan of a table that is not opened yet: it is kept while another game or page is open.
import type { GameInfo } from "$lib/net/protocol";
import type { GameSetup, Wishes } from "../games/module";
import type { Chair } from "./seat-choices";

export class Plan {
  readonly wishes: Wishes | undefined;
  count = $state(0);
  readonly chairs: Chair[] = $state([]);
  free = $state(false);
  secret = $state(false);
  hints = $state(true);
  clocks = $state(false);
  seed = $state("");
  options: Record<string, unknown> = $state.raw({});

  constructor(game: GameInfo, setup?: GameSetup) {
    const counts = game.seats;
    this.wishes = setup?.begin();
    this.count = setup?.count ?? (counts.includes(3) ? 3 : counts[0]);
    this.chairs = Array.from({ length: Math.max(...counts) }, (_, i) => ({ who: i ? "steady" : "me", name: "" }));
  }
}

const plans = new Map<string, Plan>();

/** Return the plan for a table of a game, as it was left. */
export function planOf(game: GameInfo, setup?: GameSetup): Plan {
  const left = plans.get(game.id);
  left?.wishes?.resume?.();
  const plan = left ?? new Plan(game, setup);
  plans.set(game.id, plan);
  return plan;
}

/** Forget the plan after its table was opened. */
export function carriedOut(game: GameInfo): void {
  plans.delete(game.id);
}
