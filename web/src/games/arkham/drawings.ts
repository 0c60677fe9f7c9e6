// The drawings of Arkham Horror: The Card Game, and the layout of its options.
import { mergeCopies } from "$lib/options/merge";
import type { Option, Denial, Event } from "$lib/net/protocol";
import type { GameTexts } from "$lib/i18n/game-texts";
import type { GameDrawings, Scene, OptionLayout, Story } from "../module";
import StatusBadge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Collection from "./Collection.svelte";
import Final from "./Final.svelte";
import { savedAnswers } from "./auto-answers.svelte";
import AutoAnswers from "./AutoAnswers.svelte";
import Hand from "./Hand.svelte";
import { holdings } from "./holdings";
import Header from "./Header.svelte";
import { card, codeOf, place } from "./names";
import Overlay from "./Overlay.svelte";
import Plate from "./Plate.svelte";
import { cardText } from "./card-faces";
import { ability, cardTitle, label, note, question, context } from "./option-texts";
import Test from "./Test.svelte";
import type { View } from "./types";

type Arkham = Scene<View>;

/** Actions in the usual order: investigate, fight, move, play, use; then those always there. */
const ORDER = [
  "investigate",
  "fight",
  "evade",
  "engage",
  "move_to",
  "play",
  "use",
  "commit",
  "advance_act",
  "draw",
  "resource",
  "pass",
  "done",
  "end_turn",
];

/** Two equal copies of a card are one button; each can still be chosen on the table. */
const COPIES = ["play", "use", "commit", "redraw", "fight", "evade", "engage", "target", "move_to"];

function layOutOptions(scene: Arkham): OptionLayout {
  const ask = scene.decision;
  if (!ask) return { prompt: [], denied: [], extra: [] };
  const rank = (o: Option) => ORDER.indexOf(o.name);
  const { unique, copies } = mergeCopies(ask.options, (o) => (COPIES.includes(o.name) ? cardTitle(scene, o) : null));
  const mine = ask.seat === scene.viewer ? scene.view.investigators[ask.seat].cards : [];
  const held = (o: Option) =>
    o.fields.card !== undefined &&
    mine.includes(o.fields.card) &&
    ask.options.filter((other) => other.fields.card === o.fields.card).length === 1;
  const place = (o: Option) => mine.indexOf(o.fields.card);
  const sorted = unique.toSorted((a, b) => rank(a) - rank(b));
  return {
    prompt: sorted.filter((o) => !held(o)),
    denied: ask.denied.filter(worthSaying),
    extra: [],
    hand: sorted.filter(held).toSorted((a, b) => place(a) - place(b)),
    copies,
  };
}

/** Cards and places show themselves why they cannot be chosen. */
const worthSaying = (no: Denial) => no.name === "investigate" || no.name === "fight";

/** Decisions in the middle of an effect, whose beat stays on screen. */
const REACTIONS = [
  "reaction",
  "forced",
  "assign",
  "keep",
  "result",
  "massive_victim",
  "lapse",
  "graveyard",
  "shadow",
  "power",
  "wrath",
];

/** The text read aloud before the scenario; if the log decides between two openings, its first note does. */
function story({ view, texts, parameters }: Arkham): Story {
  const key = `campaign-introduction-${view.scenario}`;
  const first = (parameters.notes as number[] | undefined)?.[0] ? 1 : 2;
  const keys = [key, `${key}-${first}`, `${key}-3`].filter((one) => texts.has(one));
  return { title: texts.format(`kind-scenario-${view.scenario}`), text: keys.map((one) => texts.format(one)) };
}

const OWNERS = 4;
/** The investigator of a seat; the scenario and its second deck own cards too. */
const seat = (texts: GameTexts, value: number) =>
  value < OWNERS ? card(texts, value) : texts.format(`owner-${value}`);

const SOUNDS: Record<string, ReturnType<NonNullable<GameDrawings["sound"]>>> = {
  played: "card",
  drew: "card",
  drew_encounter: "card",
  committed: "card",
  moved: "piece",
  spawned: "piece",
  enemy_moved: "piece",
  token_revealed: "piece",
  doomed: "gate",
  agenda_advanced: "gate",
};

const arkham: GameDrawings = {
  Board,
  Beat,
  Plate,
  Hand,
  holdings,
  Collection: Collection,
  StatusBadge: StatusBadge,
  Final,
  Header: Header,
  InProgress: Test,
  readAloud: (texts, { name, fields }) =>
    name.endsWith("_advanced") ? cardText(texts, codeOf(texts, fields.card!), "back") : null,
  isReaction: ({ prompt }) => REACTIONS.includes(prompt),
  story,
  Overlay: Overlay,
  AutoAnswers: AutoAnswers,
  outcomeText: ({ view, texts }: Arkham) =>
    view.ending ? texts.format("web-resolution", { n: view.ending }) : texts.format("web-no-resolution"),
  score: () => null,
  layOutOptions,
  label,
  note,
  question,
  context,
  autoAnswer: (scene: Arkham) => savedAnswers(scene.table).answer(scene),
  namers: { card, seat },
  tellers: {
    use: (texts, fields) => ({ card: ability(texts, fields.card!, fields.ability!, false) }),
    revealed: (texts, fields) => ({ place: place(texts, fields.place!) }),
  },
  heading: (event: Event) => event.name === "began" || event.name === "phase_began",
  sound: (event: Event) =>
    event.name === "ended" && event.fields.resolution === 0 ? "lose" : (SOUNDS[event.name] ?? null),
};

export default arkham;
