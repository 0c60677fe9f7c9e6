// The setup of an Arkham table: the scenario, the decks, the house rules.
import type { GameSetup } from "../../module";
import HouseRules from "./HouseRules.svelte";
import ScenarioSettings from "./ScenarioSettings.svelte";
import SeatDeck from "./SeatDeck.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = {
  start: () => new Setup(),
  count: 1,
  Header: ScenarioSettings,
  Seat: SeatDeck,
  Rules: HouseRules,
};

export default setup;
