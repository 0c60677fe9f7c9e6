// New game in the lobby, and where its drawings are.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const plugin: GameHome = { Cover, table: () => import("./drawings") };

export default plugin;
