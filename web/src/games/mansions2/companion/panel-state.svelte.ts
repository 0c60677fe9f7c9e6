// The open panels of a companion's screen, and its progress through the list; not shared with other screens.

export type Drawer = "menu" | "monsters" | "inventory";
/** The page of a phone while no drawer is open. */
export type Page = "story" | "map";

class PanelState {
  drawer = $state<Drawer | null>(null);
  page = $state<Page>("story");
  /** The content of a quest's screen when it was folded. */
  folded = $state("");
  /** The monster whose menu is open. */
  monster = $state<number | null>(null);
  #done = $state.raw({ decision: -1, n: 0 });
  #entry = $state.raw<{ decision: number; successes: number | null; clues: number }>({
    decision: -1,
    successes: null,
    clues: 0,
  });

  /** Open a drawer and close the other; close it if it is open. */
  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }
  /** Open the menu of a monster, or close it. */
  choose(monster: number): void {
    this.monster = this.monster === monster ? null : monster;
  }
  /** Show a monster in its drawer. */
  show(monster: number): void {
    this.monster = monster;
    this.drawer = "monsters";
  }

  /** Return the number of ticked steps. */
  done(decision: number | undefined): number {
    return this.#done.decision === decision ? this.#done.n : 0;
  }
  tick(decision: number, n: number): void {
    this.#done = { decision, n };
  }

  /** The entered part of a roll that is not sent yet. */
  entry(decision: number | undefined): { successes: number | null; clues: number } {
    return this.#entry.decision === decision ? this.#entry : { successes: null, clues: 0 };
  }
  enter(decision: number, change: { successes?: number; clues?: number }): void {
    this.#entry = { ...this.entry(decision), ...change, decision };
  }
}

export const panelState = new PanelState();
