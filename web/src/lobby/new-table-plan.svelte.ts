// The plan of a table that is not opened yet: it is kept while another game or page is open.
import type { GameInfo } from "$lib/net/protocol";
import type { GameSetup, SetupChoices } from "../games/module";
import type { SeatChoice } from "$lib/ui/seat-choices";

export class NewTablePlan {
  readonly choices: SetupChoices | undefined;
  count = $state(0);
  readonly seats: SeatChoice[] = $state([]);
  free = $state(false);
  secret = $state(false);
  hints = $state(true);
  clocks = $state(false);
  seed = $state("");
  options: Record<string, unknown> = $state.raw({});

  constructor(game: GameInfo, setup?: GameSetup) {
    const counts = game.seats;
    this.choices = setup?.start();
    this.count = setup?.count ?? (counts.includes(3) ? 3 : counts[0]);
    this.seats = Array.from({ length: Math.max(...counts) }, (_, i) => ({ who: i ? "steady" : "me", name: "" }));
  }
}

const plans = new Map<string, NewTablePlan>();

/** Return the plan for a table of a game, as it was left. */
export function planOf(game: GameInfo, setup?: GameSetup): NewTablePlan {
  const left = plans.get(game.id);
  left?.choices?.resume?.();
  const plan = left ?? new NewTablePlan(game, setup);
  plans.set(game.id, plan);
  return plan;
}

/** Forget the plan after its table was opened. */
export function forgetPlan(game: GameInfo): void {
  plans.delete(game.id);
}
