// The pieces that an event changes, which are ringed for a while.
import type { Event } from "$lib/net/protocol";
import { names, type Mansions } from "./types";

const PEOPLE = ["moved", "ran", "hurt", "horrified", "shoved", "healed", "went_insane", "trauma_played"];
const MONSTERS = ["monster_moved", "monster_hurt", "monster_placed", "struck", "special_attack", "monster_missed"];

/** Return the keys of the pieces that the events of a scene change. */
export function changedPieces(scene: Mansions): string[] {
  const changedBy = ({ name, fields }: Event): string[] => [
    ...(PEOPLE.includes(name) && fields.person != null ? [`who ${names(scene, "person")[fields.person]}`] : []),
    ...(MONSTERS.includes(name) && fields.monster != null
      ? [`monster ${names(scene, "monster")[fields.monster]}`]
      : []),
  ];
  return scene.events.flatMap(changedBy);
}
