// The setup of a table of Mansions: the scenario, the investigators, the house rules.
import type { GameSetup } from "../../module";
import InvestigatorPicker from "./InvestigatorPicker.svelte";
import HouseRules from "./HouseRules.svelte";
import ScenarioSettings from "./ScenarioSettings.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = {
  start: () => new Setup(),
  count: 1,
  Header: ScenarioSettings,
  Seat: InvestigatorPicker,
  Rules: HouseRules,
};

export default setup;
