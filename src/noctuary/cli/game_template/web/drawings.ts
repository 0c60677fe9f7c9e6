// How the table looks: the board, a seat's plate, the hand, and where options are shown.
import type { GameDrawings, Scene } from "../module";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import type { View } from "./view";

const drawings: GameDrawings = {
  Board,
  Plate,
  Hand,
  Final,
  score: (scene: Scene<View>, seat) => scene.view.players[seat].score,
  layOutOptions: (scene) => ({
    prompt: scene.decision?.options ?? [],
    denied: scene.decision?.denied ?? [],
    extra: [],
  }),
  sound: ({ name }) => (name === "played" || name === "drew" ? "card" : null),
};

export default drawings;
