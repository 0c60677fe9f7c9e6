// The companion of a table with the physical box: the screen is the keeper, and people manage the rest.
import type { GameModule } from "../../module";
import Board from "../Board.svelte";
import Plate from "../Plate.svelte";
import Badge from "./StatusBadge.svelte";
import Buttons from "./Buttons.svelte";
import Foot from "./Footer.svelte";
import Hand from "./Hand.svelte";
import Head from "./Header.svelte";
import Moment from "./InProgress.svelte";
import { label, note, question, shelve, where } from "./option-texts";

/** What differs from a table that manages everything. */
export const keeper = { Board, Plate, Hand, Head, Moment, Badge, Foot, Habits: Buttons, Strip: undefined, shared: true, captions: "none", shelve, label, note, question, where } satisfies Partial<GameModule>;
