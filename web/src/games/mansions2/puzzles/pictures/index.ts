// The torn pictures, each with its own size.
import type { Component } from "svelte";
import Lens from "./Lens.svelte";
import Photograph from "./Photograph.svelte";
import Window from "./Window.svelte";

export interface Picture {
  drawing: Component;
  width: number;
  height: number;
}

const PICTURES: Record<string, Picture> = {
  photograph: { drawing: Photograph, width: 120, height: 80 },
  window: { drawing: Window, width: 120, height: 120 },
  lens: { drawing: Lens, width: 120, height: 160 },
};

/** Return the picture of a name; without one, that whose shape fits the grid best. */
export function pictureOf(name: string | undefined, columns: number, rows: number): Picture {
  const off = (p: Picture) => Math.abs(p.width / p.height - columns / rows);
  return PICTURES[name ?? ""] ?? Object.values(PICTURES).reduce((a, b) => (off(b) < off(a) ? b : a));
}
