// Mansions of Madness, second edition: yet to come.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const mansions2: GameHome = { Cover };

export default mansions2;
