// The setup of an Arkham table: the scenario, its difficulty, and the decks.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { SetupChoices } from "../../module";
import { nameOf, title } from "../tools/texts";
import { optionName } from "../tools/tokens";
import type { DeckSheet, Toolbox } from "../tools/http-types";

/** A starter deck by its name, or an imported one. */
export type Pick = string | DeckSheet;

/** A deck on its way from the deck page to a new table. */
const brought: { deck: DeckSheet | null } = { deck: null };

/** Open a new table with a deck. */
export function startWithDeck(deck: DeckSheet): string {
  brought.deck = deck;
  return "/?game=arkham";
}

export const SCENARIOS = ["gathering", "midnight_masks", "devourer_below"] as const;
export const DIFFICULTIES = ["easy", "standard", "hard", "expert"] as const;
const FIRST: Pick[] = ["roland-easy", "daisy-easy", "agnes-easy", "wendy-easy"];
const CULTISTS = ["01137", "01138", "01139", "01140", "01141", "01121b"];

/** What the log may contain before a scenario: the option's name -> the key of its text. */
const NOTES: Record<string, Record<string, string>> = {
  gathering: {},
  midnight_masks: { house_burned: "campaign-note-house_burned", priest_alive: "campaign-note-ghoul_priest_alive" },
  devourer_below: {
    priest_alive: "campaign-note-ghoul_priest_alive",
    past_midnight: "campaign-note-past_midnight",
    ...Object.fromEntries(CULTISTS.map((code) => [code, `card-${code}`])),
  },
};

/** Decks for some seats, all of different investigators. */
export class Company {
  picks: Pick[] = $state([...FIRST]);
  /** By seat, the text of a deck that was checked but not imported. */
  typed: Record<number, string> = $state({});
  box: Toolbox | null = $state.raw(null);
  taboo = $state(false);

  /** The code of a seat's investigator; "" until the starter decks are loaded. */
  who(seat: number): string {
    const pick = this.picks[seat];
    if (typeof pick !== "string") return pick.investigator;
    return this.box?.starters.find((s) => s.id === pick)?.investigator ?? "";
  }

  /** The starter decks have arrived: those that clash with imported decks are exchanged. */
  know(box: Toolbox): void {
    this.box = box;
    this.picks.forEach((pick, seat) => typeof pick !== "string" && this.give(seat, pick));
  }

  /** Give a seat a deck; another starter deck for the same investigator is exchanged. */
  give(seat: number, pick: Pick): void {
    this.picks[seat] = pick;
    for (let other = 0; other < this.picks.length; other++) {
      if (other === seat || this.who(other) !== this.who(seat) || typeof this.picks[other] !== "string") continue;
      const taken = this.picks.map((_, i) => this.who(i));
      const free = this.box?.starters.find((s) => s.difficulty === "easy" && !taken.includes(s.investigator));
      if (free) this.picks[other] = free.id;
    }
  }

  taken(code: string, seat: number, count: number): boolean {
    return this.picks.slice(0, count).some((_, i) => i !== seat && this.who(i) === code);
  }

  called(texts: GameTexts, seat: number): string {
    const who = this.box?.investigators.find((c) => c.code === this.who(seat));
    if (who) return title(texts, who);
    const pick = this.picks[seat];
    return typeof pick === "string" ? "" : nameOf(texts, pick.known, pick.investigator);
  }

  /** Why these decks cannot be played together; "" if they can. */
  problem(texts: GameTexts, count: number): string {
    const codes = this.picks.slice(0, count).map((_, i) => this.who(i));
    if (this.picks.slice(0, count).some((p) => typeof p !== "string" && p.missing.length))
      return texts.format("setup-flaw-missing");
    return this.box && new Set(codes).size < count ? texts.format("setup-flaw-twice") : "";
  }
}

export class Setup extends Company implements SetupChoices {
  scenario: (typeof SCENARIOS)[number] = $state("gathering");
  difficulty: (typeof DIFFICULTIES)[number] = $state("standard");
  always = $state(false);
  lead = $state(0);
  notes: string[] = $state([]);
  bag: Record<string, number> | null = $state.raw(null);

  readonly told = $derived(NOTES[this.scenario]);

  constructor() {
    super();
    this.resume();
  }

  /** A deck that came along meanwhile takes the first seat. */
  resume(): void {
    if (brought.deck) this.give(0, brought.deck);
    brought.deck = null;
  }

  /** The options to send: only those that differ from the default. */
  options(count: number): Record<string, unknown> {
    const out: Record<string, unknown> = {};
    if (this.scenario !== "gathering") out.scenario = this.scenario;
    if (this.difficulty !== "standard") out.difficulty = this.difficulty;
    if (this.taboo) out.taboo = true;
    if (this.always) out.ask_always = true;
    if (this.lead && this.lead < count) out.lead = this.lead;
    const notes = this.notes.filter((n) => n in this.told);
    if (notes.length) out.notes = notes;
    if (this.bag) out.bag = Object.fromEntries(Object.entries(this.bag).map(([token, n]) => [optionName(token), n]));
    const picks = this.picks.slice(0, count);
    if (picks.some((p, i) => p !== FIRST[i]))
      out.investigators = picks.map((p) =>
        typeof p === "string" ? p : { investigator: p.investigator, cards: p.cards },
      );
    return out;
  }
}
