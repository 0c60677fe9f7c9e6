// The companion of a table with the physical box: the screen is the keeper, and people manage the rest.
import type { GameDrawings } from "../../module";
import Board from "../Board.svelte";
import Plate from "../Plate.svelte";
import StatusBadge from "./StatusBadge.svelte";
import Buttons from "./Buttons.svelte";
import Footer from "./Footer.svelte";
import Hand from "./Hand.svelte";
import Header from "./Header.svelte";
import InProgress from "./InProgress.svelte";
import { label, note, question, layOutOptions, context } from "./option-texts";

/** What differs from a table that manages everything. */
export const companion = {
  Board,
  Plate,
  Hand,
  Header: Header,
  InProgress: InProgress,
  StatusBadge: StatusBadge,
  Footer: Footer,
  AutoAnswers: Buttons,
  SideStrip: undefined,
  sharesSeat: true,
  captions: "none",
  layOutOptions,
  label,
  note,
  question,
  context,
} satisfies Partial<GameDrawings>;
