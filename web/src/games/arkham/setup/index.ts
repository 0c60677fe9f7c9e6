// A table of Arkham before it is opened: the night, the decks, the rules of the house.
import type { GameSetup } from "../../module";
import HouseRules from "./HouseRules.svelte";
import Night from "./ScenarioSettings.svelte";
import SeatDeck from "./SeatDeck.svelte";
import { Setup } from "./setup.svelte";

const setup: GameSetup<Setup> = { begin: () => new Setup(), count: 1, Head: Night, Seat: SeatDeck, Rules: HouseRules };

export default setup;
