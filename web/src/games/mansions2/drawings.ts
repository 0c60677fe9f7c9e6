// The drawings of Mansions of Madness, second edition, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameDrawings } from "../module";
import StatusBadge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import { holdings } from "./holdings";
import Header from "./Header.svelte";
import { companion } from "./companion";
import InProgress from "./InProgress.svelte";
import { NAMERS, TELLERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, question, layOutOptions, context } from "./option-texts";
import SideStrip from "./SideStrip.svelte";
import type { Mansions, View } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameDrawings["sound"]>>> = {
  moved: "piece",
  monster_moved: "piece",
  placed: "piece",
  spawned: "gate",
  mythos_began: "gate",
  laid: "card",
  gained: "card",
  suffered: "card",
  rolled: "piece",
};

const mansions2: GameDrawings = {
  Board,
  Beat,
  Plate,
  Hand,
  minHeight: 260, // a sheet with options may lie on it
  holdings,
  Header: Header,
  InProgress: InProgress,
  captions: "high",
  StatusBadge: StatusBadge,
  SideStrip: SideStrip,
  Final,
  outcomeText: ({ view, texts }: Mansions) => texts.format(view.won ? "web-won" : "web-lost"),
  score: () => null,
  layOutOptions,
  label,
  note,
  question,
  context,
  namers: NAMERS,
  tellers: TELLERS,
  heading: (event: Event) => event.name === "round_began" || event.name === "mythos_began",
  sound: (event: Event) =>
    event.name === "ended" ? (event.fields.won ? "win" : "lose") : (SOUNDS[event.name] ?? null),
};

/** The same with the box on the table. */
const withCompanion: GameDrawings = { ...mansions2, ...companion };
mansions2.variant = (view: View) => (view.keeper ? withCompanion : null);

export default mansions2;
