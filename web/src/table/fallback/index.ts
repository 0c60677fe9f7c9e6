// Drawings for a game that has none: everything is listed and can be played.
import type { GameDrawings } from "../../games/module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";

const fallback: GameDrawings = {
  Board,
  Plate,
  Hand,
  score: (scene, seat) => {
    const score = scene.view?.players?.[seat]?.score;
    return typeof score === "number" ? score : null;
  },
  layOutOptions: (scene) => ({
    prompt: scene.decision?.options ?? [],
    denied: scene.decision?.denied ?? [],
    extra: [],
  }),
};

export default fallback;
