// All vignettes, imported by group.
import type { Picture } from "./parts";

const SHELVES = {
  persons: () => import("./persons").then((found) => found.PERSONS),
  places: () => import("./places").then((found) => found.PLACES),
  creatures: () => import("./creatures").then((found) => found.CREATURES),
  moments: () => import("./moments").then((found) => found.MOMENTS),
};

export const TAGS: Record<keyof typeof SHELVES, readonly string[]> = {
  persons: [
    "priest",
    "widow",
    "nun",
    "filmmaker",
    "child",
    "farmer",
    "mourner",
    "servant",
    "guest",
    "sailor",
    "captain",
    "constable",
    "doctor",
    "ferryman",
    "singer",
    "dandy",
  ],
  places: [
    "hall",
    "study",
    "cellar",
    "church",
    "crypt",
    "graveyard",
    "square",
    "alley",
    "quay",
    "lamp_room",
    "warehouse",
    "bedroom",
    "garden",
    "marsh",
    "vault",
  ],
  creatures: [
    "cultist",
    "mob",
    "hybrid",
    "amphibian",
    "ghost",
    "priest_of_tides",
    "winged_hunter",
    "deep_spawn",
    "star_spawn",
  ],
  moments: ["clock", "fire", "flood", "fog", "procession", "letter", "door", "bell", "key", "salt"],
};

/** Import all of them, for use without a server. */
export const fetchAll = (): Promise<unknown> => Promise.all(Object.values(SHELVES).map((shelf) => shelf()));

/** Return the picture of a tag; a door ajar if it is not drawn. */
export async function picture(tag: string): Promise<Picture> {
  const shelf = (Object.keys(TAGS) as (keyof typeof SHELVES)[]).find((name) => TAGS[name].includes(tag)) ?? "moments";
  const pictures = await SHELVES[shelf]();
  return pictures[tag] ?? pictures.door;
}
