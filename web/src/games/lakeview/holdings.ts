// What a seat of Lakeview holds, by name: the Lost Kid's cards and hiding place, or what its Kids carry.
import type { Holding } from "../module";
import { centre } from "./names";
import { figuresOf, type Lakeview } from "./types";

export function holdings({ view, texts, viewer }: Lakeview): Holding[] {
  const { lost } = view;
  const secret: Holding[] = [];
  if (viewer === lost.seat) {
    secret.push({
      what: texts.format("web-cards-held"),
      names: (lost.hand.cards ?? []).map((card) => centre(texts, card)),
    });
    if (lost.hiding && !lost.found)
      secret.push({
        what: texts.format("web-hiding"),
        names: [
          texts.format("web-hiding-at", { n: lost.hiding.slice(1), building: texts.kind("building", lost.hiding) }),
        ],
      });
    if (lost.power) secret.push({ what: "", names: [texts.format(`kind-power-${lost.power}`)] });
  }
  const carried = figuresOf(view, viewer).map(({ figure, items, symbols, quests }) => ({
    what: texts.format(`kind-figure-${figure}`),
    names: [
      ...items.map(
        ({ sort, ready }) => texts.format(`kind-item-${sort}`) + (ready ? "" : ` (${texts.format("web-used")})`),
      ),
      ...Object.entries(symbols).map(([symbol, n]) => `${texts.format(`kind-symbol-${symbol}`)} × ${n}`),
      ...quests.map(({ quest }) => texts.format(`kind-encounter-${quest}`)),
    ],
  }));
  return [...secret, ...carried.filter(({ names }) => names.length || !secret.length)];
}
