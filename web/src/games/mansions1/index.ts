// Mansions of Madness, first edition: yet to come.
import type { GameHome } from "../module";
import Cover from "./Cover.svelte";

const mansions1: GameHome = { Cover };

export default mansions1;
