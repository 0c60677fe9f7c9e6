// Mansions of Madness, first edition, in the lobby, and the import of its drawings.
import type { GamePlugin } from "../module";
import Cover from "./Cover.svelte";

const mansions1: GamePlugin = {
  Cover,
  drawings: () => import("./drawings"),
  how: () => import("./How.svelte"),
  setup: () => import("./setup"),
};

export default mansions1;
