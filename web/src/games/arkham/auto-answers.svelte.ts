// The auto-answers of a person, stored in the browser for each table.
import { fields, keep, recall, texts } from "$lib/storage/storage";
import type { Decision, Option } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import { codeOf } from "./names";
import type { View } from "./types";

const PLACE = "noctuary.arkham";
const ORDERED = ["forced", "result"];

export class Habits {
  /** Codes of cards never to ask about. */
  stops = $state.raw<readonly string[]>([]);
  /** The first of two effects: "code/what>code/what". */
  order = $state.raw<readonly string[]>([]);
  /** Seats that pass until their next turn. */
  passing = $state.raw<readonly number[]>([]);
  /** Where a whole assignment goes. */
  #all: { option: string; horror: number } | null = null;

  constructor(readonly table: string) {
    const kept = fields(recall(PLACE)[table]);
    this.stops = texts(kept.stops);
    this.order = texts(kept.order);
  }

  stop(code: string, on: boolean): void {
    this.stops = turned(this.stops, code, on);
    this.#keep();
  }

  pass(seat: number, on: boolean): void {
    this.passing = turned(this.passing, seat, on);
  }

  /** Put this effect before the others on offer, from now on. */
  first(words: Words, ask: Decision, option: Option): void {
    const mine = effect(words, option);
    const others = ask.options.map((o) => effect(words, o)).filter((one) => one !== mine);
    const kept = this.order.filter((pair) => !others.some((one) => pair === `${one}>${mine}` || pair === `${mine}>${one}`));
    this.order = [...kept, ...others.map((one) => `${mine}>${one}`)];
    this.#keep();
  }

  forgetOrder(): void {
    this.order = [];
    this.#keep();
  }

  assignAll(ask: Decision, option: Option): void {
    this.#all = { option: option.id, horror: ask.args.horror };
  }

  /** Return the option to choose without asking, or null. */
  answer({ ask, view, words, events }: Pick<Scene<View>, "ask" | "view" | "words" | "events">): string | null {
    if (!ask) return null;
    if (ask.prompt !== "assign" || events.some((event) => event.name === "dealt")) this.#all = null;
    if (ask.prompt === "turn") this.pass(ask.seat, false);
    const ids = ask.options.map((o) => o.id);
    if (this.#all && ask.args.horror === this.#all.horror && ids.includes(this.#all.option)) return this.#all.option;
    if (ORDERED.includes(ask.prompt)) return this.#foremost(words, ask.options);
    if (ids.includes("pass")) {
      const asked = ask.options.filter((o) => o.id !== "pass" && !this.stops.includes(codeOf(words, o.fields.card)));
      return this.passing.includes(ask.seat) || (this.stops.length && !asked.length && ids.length > 1) ? "pass" : null;
    }
    if (ask.prompt === "commit" && this.passing.includes(ask.seat) && view.test?.seat !== ask.seat) return "done";
    return null;
  }

  /** The effect that was put before all others on offer. */
  #foremost(words: Words, options: readonly Option[]): string | null {
    const keys = options.map((o) => effect(words, o));
    if (new Set(keys).size < 2) return null;
    const found = options.find((_, i) => keys.every((key) => key === keys[i] || this.order.includes(`${keys[i]}>${key}`)));
    return found?.id ?? null;
  }

  #keep(): void {
    keep(PLACE, { ...recall(PLACE), [this.table]: { stops: this.stops, order: this.order } });
  }
}

/** Return a list with an element once, or without it. */
function turned<T>(list: readonly T[], one: T, on: boolean): T[] {
  const others = list.filter((other) => other !== one);
  return on ? [...others, one] : others;
}

/** An effect, whichever copy of the card it is on. */
const effect = (words: Words, { fields }: Option) => `${codeOf(words, fields.card)}/${fields.ability ?? fields.part ?? 0}`;

const known = new Map<string, Habits>();

/** Return the auto-answers of a table, loaded once. */
export function habits(table: string): Habits {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Habits(table)));
  return found;
}
