// The Snallygaster Situation in the lobby, and where its drawings are.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const lakeview: GameHome = { Cover, table: () => import("./drawings"), how: () => import("./How.svelte") };

export default lakeview;
