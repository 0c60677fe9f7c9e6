// The current deck: it stays while its cards are open.
import { Refusal } from "$lib/net/lobby-api";
import { check } from "../api";
import type { DeckSheet } from "../http-types";

export type Taboo = "deck" | "on" | "off";
export type Mode = "campaign" | "start" | "standalone";

class Bench {
  text = $state("");
  taboo: Taboo = $state("deck");
  mode: Mode = $state("campaign");
  sheet: DeckSheet | null = $state.raw(null);
  trouble: Refusal | null = $state.raw(null);
  asking = $state(false);

  readonly taboos = $derived(this.taboo === "deck" ? null : this.taboo === "on");

  async check(): Promise<void> {
    const asked = { deck: this.text, taboo: this.taboos, mode: this.mode };
    const now = () => asked.deck === this.text && asked.taboo === this.taboos && asked.mode === this.mode;
    if (!this.text.trim()) {
      this.sheet = this.trouble = null;
      return;
    }
    this.asking = true;
    try {
      const sheet = await check(asked);
      if (now()) [this.sheet, this.trouble] = [sheet, null];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (now()) [this.sheet, this.trouble] = [null, problem];
    } finally {
      this.asking = false;
    }
  }
}

export const currentDeck = new Bench();
