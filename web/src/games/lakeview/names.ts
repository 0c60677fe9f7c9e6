// The names of squares and cards.
import type { GameTexts } from "$lib/i18n/game-texts";
import { spot } from "./places";
import { CARDS, DISTRICT_AT, ITEMS, LANDMARK_AT, MAP } from "./card-faces";
import type { Card, Spot, Step } from "./types";

export const column = (x: number): string => String.fromCharCode(65 + x);

/** A square of the grid: A to M from the west, 1 to 13 from the north, as on the edges of the map. */
export const grid = ([x, y]: Spot): string => `${column(x)}${y + 1}`;

/** What a square is: a building, a treehouse, a landmark, a street. */
export function square(texts: GameTexts, value: number): string {
  const at = spot(value);
  const [x, y] = at;
  const mark = MAP[y][x];
  const where = grid(at);
  if (/^\d+$/.test(mark))
    return texts.format("square-building", {
      building: texts.kind("building", Number(mark) - 1),
      half: MAP[y][x + 1] === mark ? "west" : "east",
      at: where,
    });
  if (mark === "TH")
    return texts.format("square-treehouse", { district: texts.kind("district", district(at)), at: where });
  const landmark = Object.keys(LANDMARK_AT).find((name) => LANDMARK_AT[name][0] === x && LANDMARK_AT[name][1] === y);
  if (landmark)
    return texts.format("square-landmark", { landmark: texts.format(`kind-landmark-${landmark}`), at: where });
  const kind = mark === "++" ? "crossing" : mark === "==" || mark === "dd" ? "street" : "open";
  return texts.format(`square-${kind}`, { at: where });
}

const district = ([x, y]: Spot) =>
  DISTRICT_AT.findIndex((d) => x >= d.x[0] && x <= d.x[1] && y >= d.y[0] && y <= d.y[1]);

type Middle = Pick<Card, "scary" | "clue" | "action">;

const WAYS = ["n", "e", "s", "w"];
const COLOURS = ["red", "blue", "green", "yellow"];

/** One step of a card; directions and colours are counted. */
const step = (texts: GameTexts, { do: name, way, colour, n = 0 }: Step): string =>
  texts.format(`deed-${name}`, { n: way ? WAYS.indexOf(way) : colour ? COLOURS.indexOf(colour) : n });

/** The middle of a card: its clue or its action. */
export const centre = (texts: GameTexts, { clue, action }: Middle): string =>
  clue ? texts.format(`kind-landmark-${clue}`) : step(texts, action[0]);

/** What a card frightens with, from left to right. */
export const scares = (texts: GameTexts, { scary }: Middle): string =>
  scary.map((one) => step(texts, one)).reduce((first, second) => texts.format("card-then", { first, second }));

/** A card with everything that it does. */
export function card(texts: GameTexts, value: number): string {
  const one = CARDS[value];
  return texts.format("card-name", {
    middle: centre(texts, one),
    scary: scares(texts, one),
    building: texts.kind("building", one.building),
  });
}

const ORDER = ["one", "two", "three"];

/** The text of an encounter card's option. */
export const choice = (texts: GameTexts, encounter: string, option: number): string =>
  texts.format(`encounter-${encounter}.${ORDER[option]}`);

/** What is asked for or offered in a trade: an item, a type of symbol, or nothing. */
const thing = (texts: GameTexts, value: number): string =>
  value < 0
    ? texts.format("thing-nothing")
    : value < ITEMS
      ? texts.kind("item", value)
      : texts.kind("symbol", value - ITEMS);

export const NAMERS = { square, card, thing, price: thing };
