// What is printed on the board and on the Lost Kid's cards, from the same tables as the rules.
import board from "$noctuary/games/lakeview/content/board.toml";
import cards from "$noctuary/games/lakeview/content/cards.toml";
import items from "$noctuary/games/lakeview/content/items.toml";
import type { Spot, Step } from "./types";

/** The marks of the map by row: `==`, `++`, `dd`, `TH`, `..` or the number of a building. */
export const MAP: string[][] = board.map.map((row: string) => row.split(" "));

/** The landmarks by name. */
export const LANDMARK_AT: Record<string, Spot> = board.landmarks;

/** The squares inside each district. */
export const DISTRICT_AT = Object.entries<{ x: Spot; y: Spot }>(board.districts).map(([district, { x, y }]) => ({
  district,
  x,
  y,
}));

/** `sweep e`, `red 2`, `token blue` as a step of the view. */
function deed(text: string): Step {
  const [name, rest] = text.split(" ");
  if (!rest) return { do: name };
  if (name === "token") return { do: name, colour: rest as Step["colour"] };
  return /^\d+$/.test(rest) ? { do: name, n: Number(rest) } : { do: name, way: rest as Step["way"] };
}

interface Printed {
  scary: string[];
  clue?: string;
  action?: string;
  building: number;
}

/** The number of item cards. */
export const ITEMS: number = items.items.reduce((n: number, one: { copies: number }) => n + one.copies, 0);

/** The 38 cards. */
export const CARDS = (cards.cards as Printed[]).map(({ scary, clue = null, action, building }) => ({
  scary: scary.map(deed),
  clue,
  action: action ? [deed(action)] : [],
  building: building - 1,
}));
