// The search among the cards; it stays while a card is open.
import { Refusal } from "$lib/net/lobby-api";
import { cards } from "../api";
import type { CardLine } from "../http-types";

const NONE = { text: "", class: "", level: "", type: "", trait: "", pack: "" };

class Search {
  asked = $state({ ...NONE });
  found: CardLine[] = $state.raw([]);
  total = $state(0);
  known = $state(false);
  trouble: Refusal | null = $state.raw(null);

  readonly blank = $derived(!Object.values(this.asked).some((v) => v.trim()));

  clear(): void {
    this.asked = { ...NONE };
  }

  async look(from = 0): Promise<void> {
    const asked = Object.fromEntries(Object.entries(this.asked).filter(([, v]) => v.trim()));
    const written = JSON.stringify(this.asked);
    if (this.blank) {
      [this.found, this.total, this.known, this.trouble] = [[], 0, false, null];
      return;
    }
    try {
      const list = await cards({ ...asked, from: String(from) });
      if (written !== JSON.stringify(this.asked)) return;
      this.found = from ? [...this.found, ...list.cards] : list.cards;
      [this.total, this.known, this.trouble] = [list.total, true, null];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    }
  }
}

export const search = new Search();
