// A table with the box on it: the screen at its head is the keeper, and people keep the rest.
import type { GameModule } from "../../module";
import Board from "../Board.svelte";
import Plate from "../Plate.svelte";
import Badge from "./Badge.svelte";
import Buttons from "./Buttons.svelte";
import Foot from "./Foot.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Moment from "./Moment.svelte";
import { label, note, question, shelve, where } from "./said";

/** What differs from a table that keeps everything. */
export const keeper = { Board, Plate, Hand, Head, Moment, Badge, Foot, Habits: Buttons, Strip: undefined, shared: true, captions: "none", shelve, label, note, question, where } satisfies Partial<GameModule>;
