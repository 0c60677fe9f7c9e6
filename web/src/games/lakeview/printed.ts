// What is printed on the board and on the Lost Kid's cards, read from the same tables as the rules.
import board from "$noctuary/games/lakeview/content/board.toml?raw";
import cards from "$noctuary/games/lakeview/content/cards.toml?raw";
import type { Spot, Step } from "./types";

/** The marks of the map by row: `==`, `++`, `dd`, `TH`, `..` or the number of a building. */
export const MAP = [...board.matchAll(/^ {4}"([^"]+)",$/gm)].map(([, row]) => row.split(" "));

const section = (name: string) => board.split(`[${name}]\n`)[1].split(/\n\[/)[0];
const pair = (text: string): Spot => text.split(",").map(Number) as unknown as Spot;

/** The landmarks by name. */
export const LANDMARK_AT = Object.fromEntries(
  [...section("landmarks").matchAll(/^(\w+) = \[([^\]]+)\]$/gm)].map(([, name, at]) => [name, pair(at)]),
) as Record<string, Spot>;

/** The squares inside each district. */
export const DISTRICT_AT = [...board.matchAll(/^\[districts\.(\w+)\]\nx = \[([^\]]+)\]\ny = \[([^\]]+)\]$/gm)].map(
  ([, district, x, y]) => ({ district, x: pair(x), y: pair(y) }),
);

/** `sweep e`, `red 2`, `token blue` as a step of the view. */
function deed(text: string): Step {
  const [name, rest] = text.split(" ");
  if (!rest) return { do: name };
  if (name === "token") return { do: name, colour: rest as Step["colour"] };
  return /^\d+$/.test(rest) ? { do: name, n: Number(rest) } : { do: name, way: rest as Step["way"] };
}

/** The 38 cards. */
export const CARDS = cards.split("[[cards]]").slice(1).map((text) => {
  const field = (name: string) => text.match(new RegExp(`^${name} = "?([^"\\n]*)"?$`, "m"))?.[1];
  const scary = [...(text.match(/^scary = \[(.*)\]$/m)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, step]) => deed(step));
  return { scary, clue: field("clue") ?? null, action: field("action") ? [deed(field("action")!)] : [], building: Number(field("building")) - 1 };
});
