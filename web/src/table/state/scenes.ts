// Scenes that differ from the table's own.
import type { Scene } from "../../games/module";
import type { BeatPlayer } from "../beats/player.svelte";

/**
 * Return the scene at the current caption: the board is never ahead of the captions, and nothing can be chosen on an
 * earlier position.
 */
export function displayedScene(tableState: Scene & { readonly beats: BeatPlayer }): Scene {
  return new Proxy<Scene>(tableState, {
    get(all, name) {
      const { behind } = tableState.beats;
      if (behind && (name === "view" || name === "viewer" || name === "events" || name === "revision"))
        return behind[name];
      if (behind && name === "decision") return null;
      if (behind && name === "canChoose") return false;
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}

/** Return the same scene with much or little room. */
export function sizedScene(tableState: Scene, compact: boolean): Scene {
  return new Proxy<Scene>(tableState, {
    get(all, name) {
      if (name === "compact") return compact;
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}
