// Mansions of Madness, first edition, in the lobby, and the import of its drawings.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const mansions1: GameHome = { Cover, table: () => import("./drawings"), how: () => import("./How.svelte"), setup: () => import("./setup") };

export default mansions1;
