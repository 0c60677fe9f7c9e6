// Scenes that differ from the table's own.
import type { Scene } from "../../games/module";
import type { Beats } from "../beats/player.svelte";

/**
 * Return the scene at the current caption: the board is never ahead of the captions, and nothing can be chosen on an
 * earlier position.
 */
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
