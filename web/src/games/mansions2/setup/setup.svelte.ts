// The setup of a table of Mansions: the scenario, the investigators, the house rules.
import { save, load, stringList } from "$lib/storage/storage";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { SetupChoices } from "../../module";
import { Attachments, type Quest } from "./attachments.svelte";
import { SCENARIOS } from "./scenarios";
import { PRODUCTS } from "./products";

export const INVESTIGATORS = ["agatha", "carson", "rita", "yorick", "preston", "odile", "bastien", "maud"] as const;
export type Who = (typeof INVESTIGATORS)[number];
const USUAL: Who[] = ["agatha", "bastien", "odile", "yorick", "maud"];
export const MOST = 5;
const PLACE = "noctuary.collection";
/** What people may manage at the table: dice, figures and sheets. */
const KEPT: Record<string, string> = {
  "111": "all",
  "011": "own_dice",
  "101": "own_figures",
  "110": "own_sheets",
  "100": "dice",
  "010": "figures",
  "001": "sheets",
  "000": "keeper",
};

/** The default investigators of the seats; one person alone plays two. */
const usual = (seat: number, count: number): Who[] => (count === 1 ? USUAL.slice(0, 2) : [USUAL[seat]]);

export class Setup implements SetupChoices {
  #scenario = $state<string>(SCENARIOS[0].id);
  readonly brought = new Attachments();
  vote = $state(false);
  /** What the screen manages; people manage the rest. */
  dice = $state(true);
  figures = $state(true);
  sheets = $state(true);
  /** Whether the Annex is in the collection; stored in this browser. */
  #annex = $state(load(PLACE).annex !== false);
  /** The products that people own; stored in this browser. */
  #products = $state.raw<readonly string[]>(stringList(load(PLACE).products));
  flipAny = $state(false);
  #cast = $state.raw<Readonly<Record<number, readonly Who[]>>>({});

  /** The investigators of a seat. */
  of(seat: number, count: number): readonly Who[] {
    return this.#cast[seat] ?? usual(seat, count).filter((who) => !Object.values(this.#cast).flat().includes(who));
  }
  all(count: number): (readonly Who[])[] {
    return Array.from({ length: count }, (_, seat) => this.of(seat, count));
  }
  /** Return another seat with the investigator, or -1. */
  taken(who: Who, seat: number, count: number): number {
    return this.all(count).findIndex((mine, other) => other !== seat && mine.includes(who));
  }
  /** Add or remove an investigator; alone one may take several, with others usually one each. */
  toggle(who: Who, seat: number, count: number): void {
    if (this.taken(who, seat, count) >= 0) return;
    const mine = this.of(seat, count);
    const others = this.all(count).flat().length - mine.length;
    const now = mine.includes(who)
      ? mine.filter((one) => one !== who)
      : others + mine.length < MOST
        ? [...mine, who]
        : [who];
    this.#cast = { ...this.#cast, [seat]: now };
  }

  get annex(): boolean {
    return this.#annex;
  }
  set annex(on: boolean) {
    this.#annex = on;
    this.#remember();
  }
  owns(product: string): boolean {
    return this.#products.includes(product);
  }
  own(product: string, on: boolean): void {
    this.#products = [...this.#products.filter((one) => one !== product), ...(on ? [product] : [])];
    this.#remember();
  }
  #remember(): void {
    save(PLACE, { annex: this.#annex, products: this.#products });
  }
  /** All that people own, by the names that quests use. */
  get collection(): string[] {
    const mine = PRODUCTS.filter((one) => this.owns(one.id)).flatMap((one) => one.packs as readonly string[]);
    return [...new Set(mine)];
  }

  get scenario(): string {
    return this.#scenario;
  }
  /** The scenario; a quest for the box takes everything off the screen but the keeper. */
  set scenario(id: string) {
    this.#scenario = id;
    if (this.quest?.fidelity === "companion_only") this.dice = this.figures = this.sheets = false;
  }
  /** The chosen imported quest, if it is one. */
  get quest(): Quest | null {
    return this.brought.nights.find((one) => one.id === this.#scenario)?.quest ?? null;
  }
  /** The products that the quest requires and people do not own, by name. */
  get lacking(): string[] {
    const mine = this.collection;
    return (this.quest?.packs ?? []).filter((one) => !mine.includes(one.id)).map((one) => one.name);
  }

  /** Whether the box is on the table: then everybody shares one seat. */
  get alone(): boolean {
    return !(this.figures && this.sheets);
  }
  get seats(): readonly number[] | null {
    return this.alone ? [1] : null;
  }
  /** The name of the stored value. */
  get kept(): string {
    return KEPT[`${Number(this.dice)}${Number(this.figures)}${Number(this.sheets)}`];
  }

  problem(texts: GameTexts, count: number): string {
    const annex =
      this.scenario === "black_regatta" || this.brought.nights.some((one) => one.id === this.scenario && one.annex);
    if (annex && !this.annex) return texts.format("web-setup-annex");
    if (
      this.quest &&
      !(this.quest.fidelity === "companion_only" ? ["keeper"] : ["keeper", "all", "own_dice"]).includes(this.kept)
    )
      return texts.format(this.quest.fidelity === "companion_only" ? "keeper-quest-kept" : "keeper-quest-mixed");
    if (this.alone && this.lacking.length)
      return texts.format("keeper-quest-lacks", { names: this.lacking.join(", ") });
    if (this.all(count).some((mine) => !mine.length)) return texts.format("web-setup-nobody");
    return this.all(count).flat().length > MOST ? texts.format("web-setup-crowd", { n: MOST }) : "";
  }

  options(count: number): Record<string, unknown> {
    const out: Record<string, unknown> = {};
    if (this.scenario !== SCENARIOS[0].id) out.scenario = this.scenario;
    if (this.vote && count > 1) out.group = "vote";
    if (this.kept !== "all") out.kept = this.kept;
    if (!this.annex) out.annex = false;
    if (this.quest) out.collection = this.collection;
    if (this.flipAny) out.flip_any = true;
    const cast = this.all(count);
    if (cast.some((mine, seat) => mine.join() !== usual(seat, count).join())) out.party = cast.map((mine) => [...mine]);
    return out;
  }
}
