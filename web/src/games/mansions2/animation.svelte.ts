// Recent changes: pieces glide by themselves, and a ring marks those that changed for a while.
import type { Event } from "$lib/net/protocol";

const WHILE = 1500;

/** Whether the map jumps instead of gliding. */
export function still(): boolean {
  const chosen = document.documentElement.dataset.motion;
  return chosen ? chosen === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Changes {
  keys = $state.raw<ReadonlySet<string>>(new Set());
  #timer = 0;

  show(events: readonly Event[], people: readonly string[]): void {
    const keys = events.flatMap((e) => about(e, people) ?? []);
    clearTimeout(this.#timer);
    this.keys = new Set(keys);
    if (keys.length) this.#timer = window.setTimeout(() => (this.keys = new Set()), WHILE);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

const PEOPLE = ["moved", "pushed", "suffered", "suffered_down"];
const MONSTERS = ["monster_moved", "monster_hurt", "monster_pushed", "spawned", "activated"];
const FEATURES = ["feature_placed", "fire_spread"];

function about({ name, fields }: Event, people: readonly string[]): string | null {
  if (PEOPLE.includes(name)) return `who ${people[fields.investigator!]}`;
  if (MONSTERS.includes(name)) return `monster ${fields.monster}`;
  if (name === "placed") return `token ${fields.piece}`;
  if (FEATURES.includes(name)) return `feature ${fields.space}`;
  return name === "laid" ? `tile ${fields.tile}` : null;
}
