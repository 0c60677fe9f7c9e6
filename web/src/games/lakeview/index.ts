// The Snallygaster Situation in the lobby, and the import of its drawings.
import type { GamePlugin } from "../module";
import Cover from "./Cover.svelte";

const lakeview: GamePlugin = { Cover, drawings: () => import("./drawings"), how: () => import("./How.svelte") };

export default lakeview;
