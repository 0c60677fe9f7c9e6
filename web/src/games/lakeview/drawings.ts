// The drawings of The Snallygaster Situation, and the layout of its options.
import type { Event } from "$lib/net/protocol";
import type { GameDrawings } from "../module";
import StatusBadge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Collection from "./Collection.svelte";
import Final from "./Final.svelte";
import AutoAnswers from "./AutoAnswers.svelte";
import Hand from "./Hand.svelte";
import { holdings } from "./holdings";
import { selection } from "./selection.svelte";
import InProgress from "./InProgress.svelte";
import { choice, NAMERS } from "./names";
import Plate from "./Plate.svelte";
import { label, note, question, layOutOptions, context } from "./option-texts";
import SideStrip from "./SideStrip.svelte";
import type { Lakeview } from "./types";

const SOUNDS: Record<string, ReturnType<NonNullable<GameDrawings["sound"]>>> = {
  card_played: "card",
  card_drawn: "card",
  moved: "piece",
  monster_moved: "piece",
  feds_moved: "piece",
  calamity_advanced: "gate",
  won: "win",
  lost: "lose",
};

const lakeview: GameDrawings = {
  Board,
  Beat,
  Plate,
  Hand,
  minHeight: 290, // its squares are pressed one by one
  holdings,
  Collection: Collection,
  InProgress: InProgress,
  readAloud: (texts, { name, fields }) =>
    name === "card_drawn"
      ? texts.format(`encounter-${(texts.info!.kinds.encounter as string[])[fields.encounter!]}.text`)
      : null,
  isReaction: ({ prompt }) => prompt === "brace",
  StatusBadge: StatusBadge,
  SideStrip: SideStrip,
  Final,
  AutoAnswers: AutoAnswers,
  autoAnswer: (scene: Lakeview) => selection.answer(scene.table, scene.decision),
  outcomeText: ({ view, texts }: Lakeview) => texts.format(view.won ? "event-won" : "event-lost"),
  score: () => null,
  layOutOptions,
  label,
  note,
  question,
  context,
  namers: NAMERS,
  tellers: {
    option_chosen: (texts, { encounter, option }) => ({
      option: choice(texts, (texts.info!.kinds.encounter as string[])[encounter!], option!),
    }),
  },
  mutedReason: ({ view, texts }: Lakeview) => (view.hushed ? texts.format("web-hushed") : null),
  heading: (event: Event) => event.name === "round_began",
  sound: (event: Event) => SOUNDS[event.name] ?? null,
};

export default lakeview;
