// Mansions of Madness, second edition, in the lobby, and where its drawings and its studio are.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const mansions2: GameHome = {
  Cover,
  table: () => import("./drawings"),
  how: () => import("./How.svelte"),
  setup: () => import("./setup"),
  pages: () => import("./tools/Studio.svelte"),
};

export default mansions2;
