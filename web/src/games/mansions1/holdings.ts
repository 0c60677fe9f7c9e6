// What a seat of the first Mansions holds, by name: the Keeper's hands, or the cards and afflictions of its
// investigators.
import type { Holding } from "../module";
import { partyOf, type Mansions } from "./types";

export function holdings({ view, texts, viewer }: Mansions): Holding[] {
  const { drawer } = view;
  if (drawer) {
    return [
      { what: texts.format("web-mythos"), names: drawer.mythos.map(({ name }) => texts.format(`myth-${name}`)) },
      { what: texts.format("web-trauma"), names: drawer.traumas.map(({ trauma }) => texts.kind("trauma", trauma)) },
    ];
  }
  return partyOf(view, viewer)
    .filter(({ person, status }) => person !== null && status === "in")
    .map(({ person, things, spells, traumas, mythos }) => ({
      what: texts.kind("person", person!),
      names: [
        ...things.map(({ name }) => texts.format(`item-${name}`)),
        ...spells.map((spell) => texts.kind("spell", spell)),
        ...traumas.map(({ trauma }) => texts.kind("trauma", trauma)),
        ...(mythos ?? []).map(({ name }) => texts.format(`myth-${name}`)),
      ],
    }));
}
