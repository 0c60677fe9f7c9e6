// The drawings of Arkham Horror: The Card Game, and the layout of its options.
import { merged } from "$lib/options/merge";
import type { Option, Denial, Event } from "$lib/net/protocol";
import type { Words } from "$lib/i18n/game-texts";
import type { GameModule, Scene, Shelf, Story } from "../module";
import Badge from "./StatusBadge.svelte";
import Beat from "./Beat.svelte";
import Board from "./Board.svelte";
import Book from "./Collection.svelte";
import Final from "./Final.svelte";
import { habits } from "./auto-answers.svelte";
import Habits from "./AutoAnswers.svelte";
import Hand from "./Hand.svelte";
import { holds } from "./holdings";
import Head from "./Header.svelte";
import { card, codeOf, place } from "./names";
import Over from "./Overlay.svelte";
import Plate from "./Plate.svelte";
import { says } from "./card-faces";
import { ability, called, label, note, question, where } from "./option-texts";
import Test from "./Test.svelte";
import type { View } from "./types";

type Arkham = Scene<View>;

/** Actions in the usual order: investigate, fight, move, play, use; then those always there. */
const ORDER = ["investigate", "fight", "evade", "engage", "move_to", "play", "use", "commit", "advance_act", "draw", "resource", "pass", "done", "end_turn"];

/** Two equal copies of a card are one button; each can still be chosen on the table. */
const COPIES = ["play", "use", "commit", "redraw", "fight", "evade", "engage", "target", "move_to"];

function shelve(scene: Arkham): Shelf {
  const ask = scene.ask;
  if (!ask) return { prompt: [], denied: [], aside: [] };
  const rank = (o: Option) => ORDER.indexOf(o.name);
  const { kept, copies } = merged(ask.options, (o) => (COPIES.includes(o.name) ? called(scene, o) : null));
  const mine = ask.seat === scene.eyes ? scene.view.investigators[ask.seat].cards : [];
  const held = (o: Option) => o.fields.card !== undefined && mine.includes(o.fields.card) && ask.options.filter((other) => other.fields.card === o.fields.card).length === 1;
  const place = (o: Option) => mine.indexOf(o.fields.card);
  const sorted = kept.toSorted((a, b) => rank(a) - rank(b));
  return { prompt: sorted.filter((o) => !held(o)), denied: ask.denied.filter(worthSaying), aside: [], hand: sorted.filter(held).toSorted((a, b) => place(a) - place(b)), copies };
}

/** Cards and places show themselves why they cannot be chosen. */
const worthSaying = (no: Denial) => no.name === "investigate" || no.name === "fight";

/** Decisions in the middle of an effect, whose beat stays on screen. */
const REACTIONS = ["reaction", "forced", "assign", "keep", "result", "massive_victim", "lapse", "graveyard", "shadow", "power", "wrath"];

/** The text read aloud before the scenario; if the log decides between two openings, its first note does. */
function story({ view, words, parameters }: Arkham): Story {
  const key = `campaign-introduction-${view.scenario}`;
  const first = (parameters.notes as number[] | undefined)?.[0] ? 1 : 2;
  const keys = [key, `${key}-${first}`, `${key}-3`].filter((one) => words.tells(one));
  return { title: words.tell(`kind-scenario-${view.scenario}`), text: keys.map((one) => words.tell(one)) };
}

const OWNERS = 4;
/** The investigator of a seat; the scenario and its second deck own cards too. */
const seat = (words: Words, value: number) => (value < OWNERS ? card(words, value) : words.tell(`owner-${value}`));

const SOUNDS: Record<string, ReturnType<NonNullable<GameModule["sound"]>>> = {
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

const arkham: GameModule = {
  Board,
  Beat,
  Plate,
  Hand,
  holds,
  Book,
  Badge,
  Final,
  Head,
  Moment: Test,
  told: (words, { name, fields }) => (name.endsWith("_advanced") ? says(words, codeOf(words, fields.card!), "back") : null),
  reacts: ({ prompt }) => REACTIONS.includes(prompt),
  story,
  Over,
  Habits,
  verdict: ({ view, words }: Arkham) => (view.ending ? words.tell("web-resolution", { n: view.ending }) : words.tell("web-no-resolution")),
  score: () => null,
  shelve,
  label,
  note,
  question,
  where,
  reflex: (scene: Arkham) => habits(scene.table).answer(scene),
  namers: { card, seat },
  tellers: {
    use: (words, fields) => ({ card: ability(words, fields.card!, fields.ability!, false) }),
    revealed: (words, fields) => ({ place: place(words, fields.place!) }),
  },
  heading: (event: Event) => event.name === "began" || event.name === "phase_began",
  sound: (event: Event) => (event.name === "ended" && event.fields.resolution === 0 ? "lose" : (SOUNDS[event.name] ?? null)),
};

export default arkham;
