// Gates of Delirium in the lobby, and the import of its drawings.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const gates: GameHome = { Cover, table: () => import("./drawings"), how: () => import("./How.svelte") };

export default gates;
