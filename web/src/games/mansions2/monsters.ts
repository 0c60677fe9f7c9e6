// Monsters in a circle of radius 25, by part rather than by face. `flesh` and `line` are the inks of most strokes; eyes and lights have their own.

type Ink = "flesh" | "line" | "eye" | "dark" | "lamp";
export interface MonsterDrawing {
  flesh: string;
  line: string;
  strokes: readonly (readonly [Ink, string])[];
}

const WAX = "#f0a090";
const PALE = "#bfe8dc";

export const MONSTERS: Record<string, MonsterDrawing> = {
  cultist: {
    flesh: "#1a1312",
    line: WAX,
    strokes: [
      ["flesh", "M-13 18C-13-2-9-14 0-20 9-14 13-2 13 18z"],
      ["dark", "M-6-4Q0-13 6-4 4 4 0 5-4 4-6-4z"],
      ["eye", "M-3-3.5h2v1h-2zM1-3.5h2v1H1z"],
      ["line", "M9 4l8-10 2 2-8 11M-8 8l-2 9M-3 9l-1 8M4 9l1 8"],
    ],
  },
  mob: {
    flesh: "#1d1613",
    line: WAX,
    strokes: [
      [
        "flesh",
        "M-22 18c0-10 3-15 8-16-3-2-3-8 2-8s5 6 2 8q4 1 5 6 1-9 5-11c-4-2-4-10 2-10s6 8 2 10q4 2 5 9 1-6 5-7c-3-2-3-7 1.5-7s4.5 5 1.5 7q6 3 6 19z",
      ],
      ["line", "M-19 18V-12M-22-12h6M-22-16v4M-16-16v4M-19-18v6M15 18V-14M-6 12q5-3 8 0M4 12h8"],
      ["lamp", "M12-20h6l1 6h-8zM15-20v-3"],
      ["line", "M-10-2h1M-7-2h1M1-9h1M4-9h1M13-1h1"],
    ],
  },
  hybrid: {
    flesh: "#121e1e",
    line: WAX,
    strokes: [
      ["flesh", "M-15 18c0-14 3-22 7-24-3-3-3-10 1-13 4-2 10-2 14 0 4 3 4 10 1 13 4 2 7 10 7 24z"],
      ["eye", "M-8-12a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM2-12a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"],
      ["line", "M-5-4q5 3 10 0M-9-2l-4 3M9-2l4 3M-8 4h5M3 4h5M-9 10h18M-9 14h18"],
    ],
  },
  amphibian: {
    flesh: "#10211f",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-21 17c-1-9 3-14 8-16-8-3-8-12-1-14 1-5 8-6 10-2h8c2-4 9-3 10 2 7 2 7 11-1 14 5 2 9 7 8 16l-6-4-3 5-5-5-4 5h-6l-4-5-5 5-3-5z",
      ],
      ["eye", "M-13-13a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM5-13a4 4 0 1 1 8 0 4 4 0 1 1-8 0z"],
      [
        "line",
        "M-9-12.5h.01M9-12.5h.01M-14-4q14 8 28 0M-11-2l2 3 3-2 3 3 3-2 3 2 3-3 3 2 2-3M-9 7q9 4 18 0M-3-8v2M3-8v2",
      ],
    ],
  },
  ghost: {
    flesh: "#17262b",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-14 22c3-4 2-8 3-14C-10-4-8-14 0-20 8-14 10-4 11 8c1 6 0 10 3 14-4-2-5 1-8-1-3 2-4-1-6 1-2-2-4 1-6-1-3 2-4-1-8 1z",
      ],
      ["eye", "M-6-10q6-7 12 0 0 9-6 11-6-2-6-11z"],
      ["line", "M-9-12q9-12 18 0M-7 4q7 4 14 0M-5 10q5 3 10 0"],
    ],
  },
  priest: {
    flesh: "#16191f",
    line: WAX,
    strokes: [
      ["flesh", "M-15 19c0-15 3-22 8-25-2-8 1-16 7-19 6 3 9 11 7 19 5 3 8 10 8 25z"],
      ["line", "M-5-14q5 3 10 0M0-23v7M-2.5-20h5M0-3v22M-6-4 0 3l6-7M-9 6v13M9 6v13"],
      ["eye", "M-4-9.5h2.5v1.2H-4zM1.5-9.5H4v1.2H1.5z"],
      ["line", "M-3-5q-1 4-3 5M0-5v6M3-5q1 4 3 5M17 19V-12M13-12q4-8 8 0-4 5-8 0z"],
    ],
  },
  star_spawn: {
    flesh: "#14201f",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-24-6q-2-10 6-14 2 8 8 10-1-10 10-12 11 2 10 12 6-2 8-10 8 4 6 14-6 2-12 0 2 8-1 12l6 13-7-2-3-5-7 7-7-7-3 5-7 2 6-13q-3-4-1-12-6 2-12 0z",
      ],
      ["eye", "M-7-9l5 2-4 2zM7-9l-5 2 4 2z"],
      [
        "line",
        "M-6-1q-4 8-8 9M-3 0q-1 10-4 14M0 0v17M3 0q1 10 4 14M6-1q4 8 8 9M-18-17l4 7M18-17l-4 7M-22-10l6 2M22-10l-6 2",
      ],
    ],
  },
  winged_hunter: {
    flesh: "#161a1d",
    line: WAX,
    strokes: [
      [
        "flesh",
        "M0-14c2-2 4-2 5 0 6-8 13-9 19-6-3 3-2 7-1 11-5-2-8 0-10 4-3-2-5-1-7 2 2 6 0 13-5 20-2 4-6 5-9 3 4-2 6-5 6-9-1-5-2-9-1-14-2-3-4-4-7-2-2-4-5-6-10-4 1-4 2-8-1-11 6-3 13-2 19 6 1-2 2-1 2 0z",
      ],
      [
        "line",
        "M-20-19q5 4 10 12M-23-10q7 0 11 5M22-19q-5 4-10 12M23-9q-7-1-11 4M-2 8q3 1 5-1M-1 13q2 1 4-1M-4 18l-4 3",
      ],
      ["eye", "M1-11h2v2H1zM-2.5-11h2v2h-2z"],
    ],
  },
  deep_spawn: {
    flesh: "#0f1f22",
    line: PALE,
    strokes: [
      [
        "flesh",
        "M-24 10q-2-14 5-16c6 0 4 8 1 8 2-14 8-20 18-20s16 6 18 20c-3 0-5-8 1-8 7 2 7 16 5 16-3-6-7-2-8 2-2 5-6 6-7 1-2-4-5-3-5 2s-5 6-7 1c-1-4-4-5-6-1-2 5-6 3-7-1-1-5-5-9-8-4z",
      ],
      ["eye", "M-8-6q8-7 16 0-8 7-16 0z"],
      ["dark", "M-1.5-9.5q1.5 3.5 0 7h3q-1.5-3.5 0-7z"],
      ["line", "M-12 2q4 6 2 12M-4 3q2 6 0 12M5 3q-1 6 2 12M12 2q-3 6-1 11M-20-2q-2 4 0 8M20-2q2 4 0 8M-6-13q6-3 12 0"],
    ],
  },
};

/** A shape in the fog, for an undrawn monster. */
const PLAIN: MonsterDrawing = {
  flesh: "#161c22",
  line: WAX,
  strokes: [
    [
      "flesh",
      "M-17 18c2-8 0-14 3-20 2-8 8-14 14-15 6 1 12 7 14 15 3 6 1 12 3 20-4-3-6 1-9-1-3 3-5-1-8 1-3-2-5 2-8-1-3 2-5-2-9 1z",
    ],
    ["eye", "M-7-4l5 2-4 2zM7-4 2-2l4 2z"],
    ["line", "M-5 8l2-2 2 2 2-2 2 2 2-2M-10 4q-2 4-1 8M10 4q2 4 1 8"],
  ],
};

/** Return the drawing of a kind of monster. */
export const monster = (kind: string): MonsterDrawing => MONSTERS[kind] ?? PLAIN;
