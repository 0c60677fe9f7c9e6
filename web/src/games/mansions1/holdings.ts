// What a seat of the first Mansions holds, by name: the Keeper's hands, or the cards and afflictions of its
// investigators.
import type { Holding } from "../module";
import { partyOf, type Mansions } from "./types";

export function holds({ view, words, eyes }: Mansions): Holding[] {
  const { drawer } = view;
  if (drawer) {
    return [
      { what: words.tell("web-mythos"), names: drawer.mythos.map(({ name }) => words.tell(`myth-${name}`)) },
      { what: words.tell("web-trauma"), names: drawer.traumas.map(({ trauma }) => words.kind("trauma", trauma)) },
    ];
  }
  return partyOf(view, eyes)
    .filter(({ person, status }) => person !== null && status === "in")
    .map(({ person, things, spells, traumas, mythos }) => ({
      what: words.kind("person", person!),
      names: [
        ...things.map(({ name }) => words.tell(`item-${name}`)),
        ...spells.map((spell) => words.kind("spell", spell)),
        ...traumas.map(({ trauma }) => words.kind("trauma", trauma)),
        ...(mythos ?? []).map(({ name }) => words.tell(`myth-${name}`)),
      ],
    }));
}
