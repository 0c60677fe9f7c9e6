// Drawings for a game that has none: everything is listed and can be played.
import type { GameModule } from "../../games/module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";

const plain: GameModule = {
  Board,
  Plate,
  Hand,
  score: (scene, seat) => {
    const score = scene.view?.players?.[seat]?.score;
    return typeof score === "number" ? score : null;
  },
  shelve: (scene) => ({ prompt: scene.ask?.options ?? [], denied: scene.ask?.denied ?? [], aside: [] }),
};

export default plain;
