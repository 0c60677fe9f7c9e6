// The auto-answers of a person, stored in the browser for each table.
import { fields, save, load, stringList } from "$lib/storage/storage";
import type { Decision, Option } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import { codeOf } from "./names";
import type { View } from "./types";

const PLACE = "noctuary.arkham";
const ORDERED = ["forced", "result"];

export class SavedAnswers {
  /** Codes of cards never to ask about. */
  stops = $state.raw<readonly string[]>([]);
  /** The first of two effects: "code/what>code/what". */
  order = $state.raw<readonly string[]>([]);
  /** Seats that pass until their next turn. */
  passing = $state.raw<readonly number[]>([]);
  /** Where a whole assignment goes. */
  #all: { option: string; horror: number } | null = null;

  constructor(readonly table: string) {
    const kept = fields(load(PLACE)[table]);
    this.stops = stringList(kept.stops);
    this.order = stringList(kept.order);
  }

  stop(code: string, on: boolean): void {
    this.stops = turned(this.stops, code, on);
    this.#keep();
  }

  pass(seat: number, on: boolean): void {
    this.passing = turned(this.passing, seat, on);
  }

  /** Put this effect before the others on offer, from now on. */
  first(texts: GameTexts, ask: Decision, option: Option): void {
    const mine = effect(texts, option);
    const others = ask.options.map((o) => effect(texts, o)).filter((one) => one !== mine);
    const kept = this.order.filter(
      (pair) => !others.some((one) => pair === `${one}>${mine}` || pair === `${mine}>${one}`),
    );
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
  answer({
    decision,
    view,
    texts,
    events,
  }: Pick<Scene<View>, "decision" | "view" | "texts" | "events">): string | null {
    if (!decision) return null;
    if (decision.prompt !== "assign" || events.some((event) => event.name === "dealt")) this.#all = null;
    if (decision.prompt === "turn") this.pass(decision.seat, false);
    const ids = decision.options.map((o) => o.id);
    if (this.#all && decision.args.horror === this.#all.horror && ids.includes(this.#all.option))
      return this.#all.option;
    if (ORDERED.includes(decision.prompt)) return this.#foremost(texts, decision.options);
    if (ids.includes("pass")) {
      const asked = decision.options.filter(
        (o) => o.id !== "pass" && !this.stops.includes(codeOf(texts, o.fields.card)),
      );
      return this.passing.includes(decision.seat) || (this.stops.length && !asked.length && ids.length > 1)
        ? "pass"
        : null;
    }
    if (decision.prompt === "commit" && this.passing.includes(decision.seat) && view.test?.seat !== decision.seat)
      return "done";
    return null;
  }

  /** The effect that was put before all others on offer. */
  #foremost(texts: GameTexts, options: readonly Option[]): string | null {
    const keys = options.map((o) => effect(texts, o));
    if (new Set(keys).size < 2) return null;
    const found = options.find((_, i) =>
      keys.every((key) => key === keys[i] || this.order.includes(`${keys[i]}>${key}`)),
    );
    return found?.id ?? null;
  }

  #keep(): void {
    save(PLACE, { ...load(PLACE), [this.table]: { stops: this.stops, order: this.order } });
  }
}

/** Return a list with an element once, or without it. */
function turned<T>(list: readonly T[], one: T, on: boolean): T[] {
  const others = list.filter((other) => other !== one);
  return on ? [...others, one] : others;
}

/** An effect, whichever copy of the card it is on. */
const effect = (texts: GameTexts, { fields }: Option) =>
  `${codeOf(texts, fields.card)}/${fields.ability ?? fields.part ?? 0}`;

const known = new Map<string, SavedAnswers>();

/** Return the auto-answers of a table, loaded once. */
export function savedAnswers(table: string): SavedAnswers {
  let found = known.get(table);
  if (!found) known.set(table, (found = new SavedAnswers(table)));
  return found;
}
