// Mansions of Madness, second edition, in the lobby, and the imports of its drawings and its studio.
import type { GamePlugin } from "../module";
import Cover from "./Cover.svelte";

const mansions2: GamePlugin = {
  Cover,
  drawings: () => import("./drawings"),
  how: () => import("./How.svelte"),
  setup: () => import("./setup"),
  pages: () => import("./tools/Studio.svelte"),
};

export default mansions2;
