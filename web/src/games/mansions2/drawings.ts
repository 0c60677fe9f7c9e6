// The drawings of Mansions of Madness, second edition, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameModule } from "../module";
import Badge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import { holds } from "./holdings";
import Head from "./Header.svelte";
import { keeper } from "./companion";
import Moment from "./InProgress.svelte";
import { NAMERS, TELLERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, question, shelve, where } from "./option-texts";
import Strip from "./SideStrip.svelte";
import type { Mansions, View } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameModule["sound"]>>> = {
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

const mansions2: GameModule = {
  Board,
  Beat,
  Plate,
  Hand,
  least: 260, // a sheet with options may lie on it
  holds,
  Head,
  Moment,
  captions: "high",
  Badge,
  Strip,
  Final,
  verdict: ({ view, words }: Mansions) => words.tell(view.won ? "web-won" : "web-lost"),
  score: () => null,
  shelve,
  label,
  note,
  question,
  where,
  namers: NAMERS,
  tellers: TELLERS,
  heading: (event: Event) => event.name === "round_began" || event.name === "mythos_began",
  sound: (event: Event) => (event.name === "ended" ? (event.fields.won ? "win" : "lose") : (SOUNDS[event.name] ?? null)),
};

/** The same with the box on the table. */
const companion: GameModule = { ...mansions2, ...keeper };
mansions2.variant = (view: View) => (view.keeper ? companion : null);

export default mansions2;
