// A table of Mansions before it is opened: the night, the investigators, the rules of the house.
import type { GameSetup } from "../../module";
import Cast from "./Cast.svelte";
import HouseRules from "./HouseRules.svelte";
import Nights from "./Nights.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = { begin: () => new Setup(), count: 1, Head: Nights, Seat: Cast, Rules: HouseRules };

export default setup;
