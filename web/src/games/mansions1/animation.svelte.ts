// Recent changes: pieces glide by themselves, and a ring marks those that changed for a while.
import type { Event } from "$lib/net/protocol";
import { names, type Mansions } from "./types";

const WHILE = 1500;
const PEOPLE = ["moved", "ran", "hurt", "horrified", "shoved", "healed", "went_insane", "trauma_played"];
const MONSTERS = ["monster_moved", "monster_hurt", "monster_placed", "struck", "special_attack", "monster_missed"];

export class Changes {
  keys = $state.raw<ReadonlySet<string>>(new Set());
  #timer = 0;

  show(scene: Mansions): void {
    const about = ({ name, fields }: Event): string[] => [
      ...(PEOPLE.includes(name) && fields.person != null ? [`who ${names(scene, "person")[fields.person]}`] : []),
      ...(MONSTERS.includes(name) && fields.monster != null ? [`monster ${names(scene, "monster")[fields.monster]}`] : []),
    ];
    const keys = scene.events.flatMap(about);
    clearTimeout(this.#timer);
    this.keys = new Set(keys);
    if (keys.length) this.#timer = window.setTimeout(() => (this.keys = new Set()), WHILE);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}
