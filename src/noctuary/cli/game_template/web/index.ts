// New game in the lobby, and where its drawings are.
import type { GamePlugin } from "../module";
import Cover from "./Cover.svelte";

const plugin: GamePlugin = { Cover, drawings: () => import("./drawings") };

export default plugin;
