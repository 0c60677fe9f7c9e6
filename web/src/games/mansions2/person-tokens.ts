// The persons of person tokens: hats, hair and collars in a square of 24, each a silhouette.
const SHOULDERS = "M3.5 22c.6-5.5 3.5-8 8.5-8s7.9 2.5 8.5 8z";
const HEAD = "M8.3 9.5a3.7 4.4 0 0 1 7.4 0 3.7 4.4 0 0 1-7.4 0z";

/** A plain pawn, for persons without a hat of their own. */
export const PAWN =
  "M12 2.5c1.7 0 2.9 1 3.1 2.9l2.4.6v1.2h-2.4a3.3 3.3 0 0 1-1.4 2.7c2.8 1 4.3 4.6 4.8 11.6h-13c.5-7 2-10.6 4.8-11.6a3.3 3.3 0 0 1-1.4-2.7H6.5V6l2.4-.6C9.1 3.5 10.3 2.5 12 2.5z";

export const HEADS: Record<string, string> = {
  priest: `${SHOULDERS}${HEAD}M4.5 6.5q7.5 3.5 15 0l-3.5-1c0-3-1.5-4-4-4s-4 1-4 4z`,
  nun: `${SHOULDERS}M5 17C4.5 7 7 2 12 2s7.5 5 7 15q-7 3-14 0z`,
  widow: `${SHOULDERS}M6.5 20C5.5 9 7.5 2 12 2s6.5 7 5.5 18L12 16z`,
  child: "M7.5 9.5a4.5 5 0 0 1 9 0 4.5 5 0 0 1-9 0zM6.5 22c.4-5 2-7.5 5.5-7.5s5.1 2.5 5.5 7.5zM9 3l3 2.5L15 3v4H9z",
  sailor: `${SHOULDERS}${HEAD}M7 7c-1-5 1.5-5.5 5-5.5S18 2 17 7z`,
  captain: `${SHOULDERS}${HEAD}M5.5 4c2-3 11-3 13 0l-1.5 2.5h1L19 8q-7-2-14 0l1-1.5h1z`,
  constable: `${SHOULDERS}${HEAD}M7 7.5C7 2.5 9 .5 12 .5s5 2 5 7l2 1q-7-2-14 0z`,
  doctor: `${SHOULDERS}${HEAD}M7.5 8h3.5v2.5H7.5zM13 8h3.5v2.5H13zM9.5 14l2.5 5 2.5-5`,
  farmer: `${SHOULDERS}${HEAD}M2.5 7.5q9.5 4 19 0-4-.5-5-2.5-.5-3-4.5-3T7.5 5q-1 2-5 2.5z`,
  servant: `${SHOULDERS}${HEAD}M8 6.5C6.5 2 9 1 12 1s5.5 1 4 5.5z`,
  dandy: `${SHOULDERS}${HEAD}M5 6.5h14l.5 1.5h-15zM8 6.5V.5h8v6z`,
  singer: `${SHOULDERS}M7 14C5.5 7 7.5 3 12 3c1 0 2 .2 2.8.6L18 .5l-1 4.7C18.3 7.3 18 10.5 17 14l-2-3H9z`,
  ferryman: `${SHOULDERS}${HEAD}M4 8q8 2.5 16 0-4-1-4.5-3.5-.5-2-3.5-2T8.5 4.5Q8 7 4 8zM21 2h1.5v20H21z`,
};

/** Persons who look like one of the others. */
const ALIKE: Record<string, string> = {
  mourner: "widow",
  guest: "dandy",
  filmmaker: "captain",
  guard: "constable",
  dockhand: "sailor",
  student: "doctor",
  clerk: "doctor",
  nurse: "nun",
  patient: "child",
  beggar: "farmer",
  hunter: "farmer",
  musician: "singer",
  choirboy: "child",
};

/** Return the head of a person, or a pawn. */
export const head = (who: string) => HEADS[who] ?? HEADS[ALIKE[who]] ?? PAWN;
