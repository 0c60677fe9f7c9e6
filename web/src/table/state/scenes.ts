// The table as far as it was shown.
import type { Scene } from "../../games/module";
import type { Beats } from "../beats/player.svelte";

/** The same scene as the captions tell it: the board is never ahead of them, and nothing is chosen on what has passed. */
export function shown(stage: Scene & { readonly beats: Beats }): Scene {
  return new Proxy<Scene>(stage, {
    get(all, name) {
      const { behind } = stage.beats;
      if (behind && (name === "view" || name === "eyes" || name === "events" || name === "beat")) return behind[name];
      if (behind && name === "ask") return null;
      if (behind && name === "live") return false;
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}
