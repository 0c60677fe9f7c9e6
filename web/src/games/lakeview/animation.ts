// The pieces that an event changes, which are ringed for a while.
import type { Event } from "$lib/net/protocol";

const FIGURES = ["nancy", "dustin", "will", "jane", "lost"];
const FEDS = ["red", "blue"];

function changedBy({ name, fields }: Event): string | null {
  if (["moved", "fled", "entered", "kid_hit", "surprised"].includes(name)) return FIGURES[fields.figure!];
  if (name === "feds_moved") return FEDS[fields.feds!];
  if (["monster_moved", "monster_shown", "attacked", "stunned"].includes(name)) return "monster";
  if (["token_placed", "searched_in_vain", "found", "objective_step", "saved", "carried_off"].includes(name))
    return `b${fields.building! + 1}`;
  return null;
}

/** Return the keys of the pieces that events change. */
export const changedPieces = (events: readonly Event[]): string[] => events.flatMap((event) => changedBy(event) ?? []);
