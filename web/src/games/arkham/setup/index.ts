// The setup of an Arkham table: the scenario, the decks, the house rules.
import type { GameSetup } from "../../module";
import HouseRules from "./HouseRules.svelte";
import Night from "./ScenarioSettings.svelte";
import SeatDeck from "./SeatDeck.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = { begin: () => new Setup(), count: 1, Head: Night, Seat: SeatDeck, Rules: HouseRules };

export default setup;
