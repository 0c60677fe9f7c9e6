// Monsters in a circle of radius 25, by part rather than by face.
import type { CreatureName } from "./view";

type Ink = "flesh" | "line" | "eye" | "dark" | "lamp";
export interface MonsterDrawing {
  flesh: string;
  line: string;
  strokes: readonly (readonly [Ink, string])[];
}

const WAX = "#f0a090";
const PALE = "#bfe8dc";

export const MONSTERS: Record<CreatureName, MonsterDrawing> = {
  hired_hand: {
    flesh: "#1a1412",
    line: WAX,
    strokes: [
      ["flesh", "M-13 19c0-11 4-15 8-17-2-2-3-6-2-9h14c1 3 0 7-2 9 4 2 8 6 8 17z"],
      ["dark", "M-12-8c1-3 4-4 5-4 0-5 2-8 7-8s7 3 7 8c1 0 4 1 5 4z"],
      ["eye", "M-4-4.600h2v1.200h-2zM2-4.600h2v1.200H2z"],
      ["line", "M0 2v17M-5 3l5 5 5-5M-8 9l-2 10M8 9l2 10"],
    ],
  },
  walking_dead: {
    flesh: "#171615",
    line: WAX,
    strokes: [
      ["flesh", "M-14 19c0-9 3-14 8-16 1-1 1-3 0-4-4-3-5-9-2-13 3-4 11-4 14 0 3 5 1 10-2 13-1 1-1 3 0 4 6 2 9 7 9 16z"],
      ["line", "M-5-10l3 3M-2-10l-3 3M2.500-9.500h4M-3-2.500q3-2 7 0M-8 6l5 4M-9 12h6M3 7l6 6M2 13h7"],
      ["line", "M12 8c4-3 7-7 7-12M19-4l-2-4M19-4l1-5M19-4l4-3"],
    ],
  },
  masked_cantor: {
    flesh: "#191418",
    line: WAX,
    strokes: [
      ["flesh", "M-15 20c0-16 4-22 8-24-4-10 0-18 7-18s11 8 7 18c4 2 8 8 8 24z"],
      ["eye", "M-6-14q6-5 12 0 0 9-6 12-6-3-6-12z"],
      ["dark", "M-4-11.500h3v2h-3zM1-11.500h3v2H1zM-1.800-5.500h3.600v2.500h-3.600z"],
      ["line", "M-10 6h20M-9 11h18M0 1v4M-3 14v6M3 14v6"],
    ],
  },
  lean_hound: {
    flesh: "#191613",
    line: WAX,
    strokes: [
      ["flesh", "M-23 2c4-7 12-9 20-8l9-7 2 4 9 2 4 6-9 2-4 4 1 14h-4l-3-11-9-1-5 12h-4l2-13-4-2c-2 2-4 2-5-2z"],
      ["eye", "M11-6h3v1.800h-3z"],
      ["line", "M14 0l-4 1M-10-5l1 8M-4-6l1 8M2-5l1 7M8-12l-2-5"],
    ],
  },
  cellar_crawler: {
    flesh: "#161a17",
    line: WAX,
    strokes: [
      ["flesh", "M-17 3c0-9 8-13 17-13s17 4 17 13c0 7-8 10-17 10S-17 10-17 3z"],
      [
        "line",
        "M-14-2l-8-8M-17 3h-8M-14 8l-8 8M14-2l8-8M17 3h8M14 8l8 8M-6-9l-3-10M6-9l3-10M-9-1q9-5 18 0M-10 5q10 5 20 0",
      ],
      ["eye", "M-7 0h3v2h-3zM-2-1.500h4v2.500h-4zM4 0h3v2H4z"],
    ],
  },
  grave_moth: {
    flesh: "#1a171b",
    line: WAX,
    strokes: [
      [
        "flesh",
        "M0-8c-6-10-17-12-24-8 0 9 4 15 11 17-5 4-6 10-3 15 7 1 12-3 16-10 4 7 9 11 16 10 3-5 2-11-3-15 7-2 11-8 11-17-7-4-18-2-24 8z",
      ],
      ["eye", "M-15-7a3.500 3.500 0 1 0 .1 0zM15-7a3.500 3.500 0 1 0 .1 0z"],
      ["line", "M0-8v22M0-8l-4-9M0-8l4-9M-10 7l5-3M10 7l-5-3"],
    ],
  },
  drowned_guest: {
    flesh: "#12201f",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-14 20c-1-10 2-18 8-20-5-4-5-14 0-18 3-2 9-2 12 0 5 4 5 14 0 18 6 2 9 10 8 20-3-3-5 1-7-1-3 3-5 1-7 1s-4 2-7-1c-2 2-4-2-7 1z",
      ],
      ["eye", "M-6-11a2.200 2.200 0 1 0 .1 0zM6-11a2.200 2.200 0 1 0 .1 0z"],
      ["line", "M-8-14q-3 8-4 14M8-14q3 8 4 14M-3-3q3 2 6 0M-4 3l4 5 4-5M0 8v10M-9 8q-2 5-2 9M9 8q2 5 2 9"],
    ],
  },
  hollow_bride: {
    flesh: "#17222a",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-18 21c3-8 5-14 7-22C-12-14-8-22 0-22S12-14 11-1c2 8 4 14 7 22-5-3-7 0-10-2-3 2-5 1-8 1s-5 1-8-1c-3 2-5-1-10 2z",
      ],
      ["dark", "M-6-8q0-8 6-8t6 8q0 8-6 10-6-2-6-10z"],
      ["eye", "M-3.500-8.500h2v1.500h-2zM1.500-8.500h2v1.500h-2z"],
      ["line", "M-10-12q10-8 20 0M-8 6q8 5 16 0M-10 12q10 6 20 0M-4 4l-3 15M4 4l3 15"],
    ],
  },
  seething_mass: {
    flesh: "#12201c",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-22 14c-3-8 1-12 4-13-4-8 2-14 8-12 1-9 13-11 17-3 7-3 13 4 9 11 6 2 9 10 5 16-3-4-6-1-7 3-3-4-6-3-8 1-2-4-6-4-8 0-2-4-6-4-8-1-2-4-6-5-12-2z",
      ],
      [
        "eye",
        "M-9-4a3 3 0 1 0 .1 0zM3-9a2.500 2.500 0 1 0 .1 0zM11 2a3.500 3.500 0 1 0 .1 0zM-1 5a2.500 2.500 0 1 0 .1 0z",
      ],
      ["line", "M-17 4q-5 1-6 6M18-2q5-1 6-6M-12-10q-4-4-3-9M8-14q1-5 5-7"],
    ],
  },
};
