// The setup of a table of the first Mansions: the story, the Keeper, the number of investigators, the variants.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { SetupChoices } from "../../module";

export const STORIES = ["weir_lane", "gull_rock"] as const;
export type StoryId = (typeof STORIES)[number];
export const MOST = 4;
export const USUAL = {
  minute: 20,
  dealt: { threat: 1, mythos: 2, trauma: 2 },
  growth: [2, 3, 6, 8],
  corpses: 8,
} as const;
export const DEALT = ["threat", "mythos", "trauma"] as const;

const whole = (n: unknown, low: number, high: number): boolean =>
  Number.isInteger(n) && (n as number) >= low && (n as number) <= high;

export class Setup implements SetupChoices {
  story = $state<StoryId>("weir_lane");
  #keeper = $state(0);
  /** The number of investigators; 0 for one to each player. */
  #team = $state(0);
  timed = $state(false);
  minute = $state<number>(USUAL.minute);
  skill = $state(false);
  uncertain = $state(false);
  dealt = $state<Record<(typeof DEALT)[number], number>>({ ...USUAL.dealt });
  growth = $state<number[]>([...USUAL.growth]);
  corpses = $state<number>(USUAL.corpses);

  /** The seat of the Keeper; the first if there are fewer seats now. */
  keeper(count: number): number {
    return this.#keeper < count ? this.#keeper : 0;
  }
  keep(seat: number): void {
    this.#keeper = seat;
  }
  /** The allowed numbers of investigators. */
  sizes(count: number): number[] {
    return Array.from({ length: MOST - count + 2 }, (_, k) => count - 1 + k);
  }
  team(count: number): number {
    return this.sizes(count).includes(this.#team) ? this.#team : count - 1;
  }
  send(n: number): void {
    this.#team = n;
  }
  /** The investigators of a seat, counted from 1. */
  held(seat: number, count: number): number[] {
    const others = Array.from({ length: count }, (_, p) => p).filter((p) => p !== this.keeper(count));
    return Array.from({ length: this.team(count) }, (_, k) => k)
      .filter((k) => others[k % others.length] === seat)
      .map((k) => k + 1);
  }

  problem(texts: GameTexts): string {
    if (!whole(this.minute, 1, 99)) return texts.format("error-minute");
    if (DEALT.some((key) => !whole(this.dealt[key], 0, 12))) return texts.format("error-dealt");
    if (this.growth.some((n) => !whole(n, 0, 24))) return texts.format("error-growth");
    return whole(this.corpses, 0, 24) ? "" : texts.format("error-corpses");
  }

  options(count: number): Record<string, unknown> {
    const out: Record<string, unknown> = {};
    if (this.story !== "weir_lane") out.story = this.story;
    if (this.keeper(count)) out.keeper = this.keeper(count);
    if (this.team(count) !== count - 1) out.investigators = this.team(count);
    if (this.timed) out.timed_puzzles = true;
    if (this.timed && this.minute !== USUAL.minute) out.minute = this.minute;
    if (this.skill) out.monster_skill = true;
    if (this.uncertain) out.uncertain_end = true;
    if (DEALT.some((key) => this.dealt[key] !== USUAL.dealt[key])) out.dealt = { ...this.dealt };
    if (this.growth.some((n, k) => n !== USUAL.growth[k])) out.growth = [...this.growth];
    if (this.corpses !== USUAL.corpses) out.corpses = this.corpses;
    return out;
  }
}
