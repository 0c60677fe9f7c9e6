// The pieces that an event changes, which are ringed for a while; and whether anything moves at all.
import type { Event } from "$lib/net/protocol";

/** Whether the map jumps instead of gliding. */
export function reducedMotion(): boolean {
  const chosen = document.documentElement.dataset.motion;
  return chosen ? chosen === "reduced" : matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PEOPLE = ["moved", "pushed", "suffered", "suffered_down"];
const MONSTERS = ["monster_moved", "monster_hurt", "monster_pushed", "spawned", "activated"];
const FEATURES = ["feature_placed", "fire_spread"];

function changedBy({ name, fields }: Event, people: readonly string[]): string | null {
  if (PEOPLE.includes(name)) return `who ${people[fields.investigator!]}`;
  if (MONSTERS.includes(name)) return `monster ${fields.monster}`;
  if (name === "placed") return `token ${fields.piece}`;
  if (FEATURES.includes(name)) return `feature ${fields.space}`;
  return name === "laid" ? `tile ${fields.tile}` : null;
}

/** Return the keys of the pieces that events change; `people` are the values of the kind `investigator`. */
export const changedPieces = (events: readonly Event[], people: readonly string[]): string[] =>
  events.flatMap((event) => changedBy(event, people) ?? []);
