// Whether the viewer's holdings stand beside the map or under the prompt.
import { MediaQuery } from "svelte/reactivity";
import type { Lakeview } from "./types";

const screen = new MediaQuery("(min-width: 1200px)");
const gear = new MediaQuery("(min-width: 1400px)");

/** The Lost Kid's cards need more height than what Kids carry. */
export function isBesideMap(scene: Lakeview): boolean {
  if (scene.compact || scene.small || scene.viewer < 0) return false;
  return scene.viewer === scene.view.lost.seat ? screen.current : gear.current;
}
