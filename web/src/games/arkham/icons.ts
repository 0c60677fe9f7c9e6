// An icon for every card: that of its first trait with one, its slot or its type. 48 × 48, lines only.
import type { Face } from "./types";

const SIGNS: Record<string, string> = {
  Firearm: "M5 17h30l3-3h5v9H30l-3 4h-6l-3 12H9l4-14q-7 0-8-8zM21 23v-2M8 20h24",
  Melee: "M8 40l6-6M11 30l7 7M14 33 36 11q5-4 8-5-1 4-5 8L17 36",
  Tome: "M7 10q9-3 17 2 8-5 17-2v28q-9-3-17 2-8-5-17-2zM24 12v28M12 17q4-1 8 1M12 23q4-1 8 1M28 18q4-2 8-1M28 24q4-2 8-1",
  Tool: "M20 6a13 13 0 1 1-.1 0zM29 28l13 14M13 15q2-4 7-4",
  Charm: "M12 6q12 10 24 0M24 18a9 9 0 1 1-.1 0zM24 22v10M20 27h8M15 9l6 9M33 9l-6 9",
  Relic: "M24 5v8M16 44h16M20 44l-3-14h14l-3 14M14 30q-4-15 10-17 14 2 10 17zM20 22h2M26 22h2",
  Armor: "M14 6l10 5 10-5 6 8-5 5v23H13V19l-5-5zM24 11v31M18 24h12M18 32h12",
  Talent: "M24 5 28 19l14 5-14 5-4 14-4-14-14-5 14-5zM24 18v12M18 24h12",
  Science: "M19 6h10M21 6v12L10 38q-1 4 3 4h22q4 0 3-4L27 18V6M15 30h18",
  Spell: "M24 4l5 14h15L32 27l5 15-13-9-13 9 5-15L4 18h15zM24 19a5 5 0 1 1-.1 0z",
  Police: "M24 5l15 5v12q-1 14-15 21-14-7-15-21V10zM24 14l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z",
  Criminal: "M8 18q16 6 32 0M13 17q0-11 11-11t11 11M15 20q0 14 9 14t9-14M24 34v3M9 44q1-8 15-8t15 8M19 25h3M26 25h3",
  Miskatonic: "M4 16l20-9 20 9-20 9zM12 20v10q12 8 24 0V20M44 16v14M42 30h4",
  Creature:
    "M15 24a4 5 0 1 1-.1 0zM24 18a4 6 0 1 1-.1 0zM33 24a4 5 0 1 1-.1 0zM24 32q9 0 9 7-1 4-5 3-4-2-8 0-4 1-5-3 0-7 9-7z",
  Sorcerer: "M14 42q-2-24 10-36 12 12 10 36zM19 24q5-5 10 0v12H19zM24 6v6",
  Ally: "M24 6a8 8 0 1 1-.1 0zM10 43q1-17 14-17t14 17M18 30l6 6 6-6",
  Tactic: "M24 6a18 18 0 1 1-.1 0zM24 15a9 9 0 1 1-.1 0zM24 2v10M24 36v10M2 24h10M36 24h10",
  Insight: "M17 34q-8-6-8-14a15 15 0 0 1 30 0q0 8-8 14v4H17zM18 42h12M21 46h6M20 34v-9l4-4 4 4v9",
  Fortune:
    "M24 24q-12 4-15-4t6-9q8-1 9 9 1-10 9-9 9 1 6 9t-15 4zM24 24q-12 0-13 8t7 8q6-1 6-12 0 11 6 12 8 0 7-8t-13-8M24 34q0 8 6 11",
  Supply: "M6 16l18-8 18 8v20l-18 8-18-8zM6 16l18 8 18-8M24 24v20M15 12l18 8v8",
  Spirit: "M24 4q2 10 10 16 7 8 3 17-4 8-13 8t-13-8q-3-8 3-14 1 5 5 6-2-13 5-25z",
  Innate: "M24 44c-12-3-19-11-19-22 7 0 11 2 13 5-2-9 2-16 6-23 4 7 8 14 6 23 2-3 6-5 13-5 0 11-7 19-19 22z",
  Practiced: "M2 24q10-14 22-14t22 14q-10 14-22 14T2 24zM24 17a7 7 0 1 1-.1 0zM24 3v4M9 8l2 4M39 8l-2 4",
  Madness: "M24 24a3 3 0 1 1 3 3 8 8 0 1 1 7-9A14 14 0 1 0 38 32M40 24a17 17 0 0 0-7-14",
  Curse: "M24 4v12M24 32v12M4 24h12M32 24h12M24 16q6 4 0 16-6-12 0-16zM10 10l7 7M38 10l-7 7M10 38l7-7M38 38l-7-7",
  Terror: "M3 24q10-13 21-13t21 13q-10 13-21 13T3 24zM24 13q7 11 0 22-7-11 0-22zM10 12 7 7M24 8V3M38 12l3-5",
  Hazard: "M12 4c3 13 2 26-5 40M23 4c4 13 2 26-3 40M34 4c5 13 4 26 0 40M6 16l5 2M16 24l5 2M28 18l5 2",
  Omen: "M30 8a17 17 0 1 0 8 25A20 20 0 0 1 30 8zM36 14l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z",
  Hex: "M24 4 42 36H6zM24 44 6 12h36zM24 20a4 4 0 1 1-.1 0z",
  Pact: "M12 6h20l6 6v30H12zM32 6v6h6M18 18h14M18 24h14M18 30h8M30 32a4 4 0 1 1-.1 0zM28 40l-1 5M32 40l1 5",
  Obstacle: "M10 22h28v20H10zM16 22v-7q0-9 8-9t8 9v7M24 29v6",
  Task: "M10 6h28v36H10zM16 14l3 3 4-5M27 15h6M16 24l3 3 4-5M27 25h6M16 36h6M27 36h6",
  Cultist: "M12 44c0-20 3-33 12-39 9 6 12 19 12 39zM18 24q6-7 12 0v12q-6 5-12 0zM21 29h1M26 29h1",
  Ghoul: "M10 44q-4-20 4-30l4 8q6-3 12 0l4-8q8 10 4 30M17 30l5 2M31 30l-5 2M18 38l3 4 3-4 3 4 3-4",
  Byakhee: "M24 14q-6-9-20-6 4 4 3 9 5-1 6 4 5-3 8 3l3 16 3-16q3-6 8-3 1-5 6-4-1-5 3-9-14-3-20 6z",
  Nightgaunt: "M24 12q-4-6-8-7 0 6 4 9Q10 12 3 20q6 1 8 6 6-3 9 3l4 15 4-15q3-6 9-3 2-5 8-6-7-8-17-6 4-3 4-9-4 1-8 7z",
  "Deep One": "M4 24q12-16 28-8l10-7q-3 9 0 15t0 15l-10-7Q16 40 4 24zM14 22h2M22 17q4 7 0 14",
  Yithian: "M12 44 20 18h8l8 26zM14 38h20M16 31h16M18 24h12M20 18Q12 14 8 20M28 18q8-4 12 2M24 18V8M20 6q4-4 8 0",
  "Dark Young":
    "M20 44V26Q10 24 6 10M28 44V26q10-2 14-16M24 26V6M24 16q-6-2-9-10M24 18q6-2 9-10M18 44h12M16 34l-6 4M32 34l6 4",
  Detective:
    "M6 18q18 7 36 0M13 17q0-11 11-11t11 11M16 21q0 13 8 13t8-13M10 44q2-9 14-9t14 9M30 22a5 5 0 1 1-.1 0zM33 31l4 5",
  "Ancient One":
    "M24 6a12 12 0 0 1 12 12q0 8-4 12 2 10 10 10-10 6-14-6-2 12-8 12 4-6 2-12-8 12-18 8 10-1 10-12-2-4-2-12A12 12 0 0 1 24 6zM19 18h2M27 18h2M24 14h.5",
  Monster: "M12 44q-6-10 0-20 2 6 6 8-2-12 6-26 8 14 6 26 4-2 6-8 6 10 0 20M20 26h2M26 26h2",
  Item: "M14 18h20l4 24H10zM18 18v-4q0-7 6-7t6 7v4M18 24v3M30 24v3",
  accessory: "M12 6q12 10 24 0M24 18a9 9 0 1 1-.1 0zM15 9l6 9M33 9l-6 9",
  body: "M14 6l10 5 10-5 6 8-5 5v23H13V19l-5-5zM24 11v31",
  hand: "M14 26V12q3-4 5 0v10V8q3-4 5 0v14V10q3-4 5 0v14-8q3-4 5 0v14q0 10-6 14H20q-2-6-10-12 0-5 4-6z",
  event: "M27 4 12 27h11l-3 17 16-24H25z",
  skill: "M24 5 28 19l14 5-14 5-4 14-4-14-14-5 14-5z",
  asset: "M6 16l18-8 18 8v20l-18 8-18-8zM6 16l18 8 18-8M24 24v20",
  enemy: "M12 44q-6-10 0-20 2 6 6 8-2-12 6-26 8 14 6 26 4-2 6-8 6 10 0 20M20 26h2M26 26h2",
  treachery: "M24 4v40M4 24h40M10 10l28 28M38 10 10 38",
  page: "M12 5h18l8 8v30H12zM30 5v8h8M18 20h14M18 27h14M18 34h9",
};

export function cardIcon(face: Face): string {
  const names = [...face.traits].reverse();
  const found = [...names, face.slot ?? "", face.type].find((name) => name in SIGNS);
  return SIGNS[found ?? "page"];
}

/** The icon of a class: shield, lens, coin, flame, needle; null for the others. */
export const CLASS_SIGNS: Record<string, string> = {
  guardian: "M12 3l7 2.500v6q-.5 6-7 9.500-6.500-3.500-7-9.500v-6z",
  seeker: "M10 4a6 6 0 1 1-.1 0zM14.500 14.500l6 6",
  rogue: "M12 3.500a8.500 8.500 0 1 1-.1 0zM14.500 8q-5-2-5 1.500t5 3-5 3.500",
  mystic: "M12 3q1 4 4 7 3 4 .5 8-2 3-4.500 3t-4.500-3q-2-4 .5-6.500 0 2 2 2.500Q9 8 12 3z",
  survivor: "M5 19 19 5M8 5l11 11M5 8l11 11M12 9l3 3-3 3-3-3z",
};

/** The symbols by which locations are connected. */
export const SYMBOLS: Record<string, string> = {
  circle: "M0-5.500a5.500 5.500 0 1 1-.1 0z",
  square: "M-5-5H5V5H-5z",
  triangle: "M0-6 6 5H-6z",
  plus: "M0-6V6M-6 0H6",
  diamond: "M0-6.500 6 0 0 6.500-6 0z",
  squiggle: "M-7 1q3.500-7 7 0t7 0",
  moon: "M3 5A6 6 0 1 1 3-5 4.500 4.500 0 0 0 3 5z",
  t: "M-5-5H5M0-5V6",
  hourglass: "M-5-6H5L-5 6H5z",
  equals: "M-5-2.500H5M-5 2.500H5",
};
