// Recent changes: pieces glide by themselves, and a ring marks those that changed for a while.
import type { Event } from "$lib/net/protocol";

const WHILE = 1500;
const FIGURES = ["nancy", "dustin", "will", "jane", "lost"];
const FEDS = ["red", "blue"];

export class Changes {
  keys = $state.raw<ReadonlySet<string>>(new Set());
  #timer = 0;

  show(events: readonly Event[]): void {
    const keys = events.flatMap((e) => about(e) ?? []);
    clearTimeout(this.#timer);
    this.keys = new Set(keys);
    if (keys.length) this.#timer = window.setTimeout(() => (this.keys = new Set()), WHILE);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

function about({ name, fields }: Event): string | null {
  if (["moved", "fled", "entered", "kid_hit", "surprised"].includes(name)) return FIGURES[fields.figure!];
  if (name === "feds_moved") return FEDS[fields.feds!];
  if (["monster_moved", "monster_shown", "attacked", "stunned"].includes(name)) return "monster";
  if (["token_placed", "searched_in_vain", "found", "objective_step", "saved", "carried_off"].includes(name)) return `b${fields.building! + 1}`;
  return null;
}
