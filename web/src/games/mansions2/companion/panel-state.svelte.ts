// What one screen at the head of the table has open, and how far its people are with the list; no other screen knows.

export type Drawer = "menu" | "monsters" | "inventory";
/** What a phone shows while no drawer is open. */
export type Page = "story" | "map";

class Desk {
  drawer = $state<Drawer | null>(null);
  page = $state<Page>("story");
  /** What was on the screen of a quest when it was put aside to look at the map. */
  folded = $state("");
  /** The monster whose menu is open. */
  monster = $state<number | null>(null);
  #done = $state.raw({ decision: -1, n: 0 });
  #entry = $state.raw<{ decision: number; successes: number | null; clues: number }>({ decision: -1, successes: null, clues: 0 });

  /** Opens a drawer and closes the other; the one that is open closes. */
  toggle(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }
  /** Opens the menu of a monster, or closes it. */
  choose(monster: number): void {
    this.monster = this.monster === monster ? null : monster;
  }
  /** Shows a monster in its drawer. */
  show(monster: number): void {
    this.monster = monster;
    this.drawer = "monsters";
  }

  /** How many steps of the list are ticked. */
  done(decision: number | undefined): number {
    return this.#done.decision === decision ? this.#done.n : 0;
  }
  tick(decision: number, n: number): void {
    this.#done = { decision, n };
  }

  /** What is entered of a roll and not told yet. */
  entry(decision: number | undefined): { successes: number | null; clues: number } {
    return this.#entry.decision === decision ? this.#entry : { successes: null, clues: 0 };
  }
  enter(decision: number, change: { successes?: number; clues?: number }): void {
    this.#entry = { ...this.entry(decision), ...change, decision };
  }
}

export const desk = new Desk();
