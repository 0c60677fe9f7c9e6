// A table of the first Mansions before it is opened: the story, the seats, the rules of the house.
import type { GameSetup } from "../../module";
import HouseRules from "./HouseRules.svelte";
import { Setup } from "./setup.svelte";
import Side from "./Side.svelte";
import Stories from "./Stories.svelte";

const setup: GameSetup<Setup> = { begin: () => new Setup(), count: 4, Head: Stories, Seat: Side, Rules: HouseRules };

export default setup;
