// The setup of a table of the first Mansions: the story, the seats, the house rules.
import type { GameSetup } from "../../module";
import HouseRules from "./HouseRules.svelte";
import { Setup } from "./setup.svelte";
import Side from "./Side.svelte";
import Stories from "./Stories.svelte";

const setup: GameSetup<Setup> = { start: () => new Setup(), count: 4, Header: Stories, Seat: Side, Rules: HouseRules };

export default setup;
