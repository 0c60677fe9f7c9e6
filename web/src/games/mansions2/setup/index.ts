// The setup of a table of Mansions: the scenario, the investigators, the house rules.
import type { GameSetup } from "../../module";
import Cast from "./InvestigatorPicker.svelte";
import HouseRules from "./HouseRules.svelte";
import Night from "./ScenarioSettings.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = { begin: () => new Setup(), count: 1, Head: Night, Seat: Cast, Rules: HouseRules };

export default setup;
