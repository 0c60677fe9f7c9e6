// What a seat of Lakeview holds, by name: the Lost Kid's cards and hiding place, or what its Kids carry.
import type { Holding } from "../module";
import { centre } from "./names";
import { figuresOf, type Lakeview } from "./types";

export function holds({ view, words, eyes }: Lakeview): Holding[] {
  const { lost } = view;
  const secret: Holding[] = [];
  if (eyes === lost.seat) {
    secret.push({ what: words.tell("web-cards-held"), names: (lost.hand.cards ?? []).map((card) => centre(words, card)) });
    if (lost.hiding && !lost.found) secret.push({ what: words.tell("web-hiding"), names: [words.tell("web-hiding-at", { n: lost.hiding.slice(1), building: words.kind("building", lost.hiding) })] });
    if (lost.power) secret.push({ what: "", names: [words.tell(`kind-power-${lost.power}`)] });
  }
  const carried = figuresOf(view, eyes).map(({ figure, items, symbols, quests }) => ({
    what: words.tell(`kind-figure-${figure}`),
    names: [
      ...items.map(({ sort, ready }) => words.tell(`kind-item-${sort}`) + (ready ? "" : ` (${words.tell("web-used")})`)),
      ...Object.entries(symbols).map(([symbol, n]) => `${words.tell(`kind-symbol-${symbol}`)} × ${n}`),
      ...quests.map(({ quest }) => words.tell(`kind-encounter-${quest}`)),
    ],
  }));
  return [...secret, ...carried.filter(({ names }) => names.length || !secret.length)];
}
