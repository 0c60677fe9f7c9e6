// The studio: problems and their fixes, the layout of events, the totals of playtests.
import { describe, expect, test, vi } from "vitest";
import { GameTexts } from "$lib/i18n/game-texts";
import { drawGraph } from "./graph-drawing";
import { editDistance, fixes, lastLine, suggestion, offset, owner, place, rangeOf, problemText } from "./problems";
import { columnsFor, edges, ranks, edgePath, layOutGraph } from "./graph-layout";
import { addTotals, timesEntered, NOTHING, timesReached, share, usually } from "./playtest-totals";
import type { Flaw, Sheet } from "./http-types";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const TEXT = `id: small
tokens:
  s_larder:
    at: 10A.a
    opts:
    - t: ["Search", "Fouille"]
      do: [{call: e_tide}]

events:
  # what happens
  e_tides:
    by: call
    t: ["A table 🕯 of tides.", ""]
    do: [{end: win, epilogue: lit}]
epilogues:
  lit: [a, b]
`;

const flaw = (given: Partial<Flaw>): Flaw => ({
  file: "scenario.yaml",
  line: 1,
  column: 1,
  key: "unknown",
  weight: "stops",
  told: {},
  name: "",
  what: "",
  there: [],
  ...given,
});
const lost = flaw({
  line: 7,
  column: 19,
  name: "e_tide",
  what: "event",
  there: ["e_tides", "e_open"],
  told: {
    name: [{ kind: "text", text: "e_tide" }],
    what: [{ kind: "noun", text: "noun-event" }],
    there: [{ kind: "text", text: "e_tides" }],
  },
});
const knot = (kind: "start" | "token" | "event", name: string, by = "", line = 1) => ({ kind, name, by, line });
const story = {
  knots: [
    knot("start", "start"),
    knot("token", "s_larder", "", 3),
    knot("event", "e_open", "start"),
    knot("event", "e_tides", "call", 11),
    knot("event", "e_known", "var insight 2"),
    knot("event", "e_late", "round 9"),
  ],
  strands: [
    { source: "start", how: "token", target: "s_larder" },
    { source: "s_larder", how: "call", target: "e_tides" },
    { source: "e_tides", how: "add", target: "insight" },
    { source: "e_known", how: "end", target: "win lit" },
    { source: "e_late", how: "end", target: "lose dark" },
  ],
  epilogues: { dark: 20, lit: 19, fallen: 21 },
  languages: ["en", "fr"],
} satisfies Partial<Sheet>;

describe("problems", () => {
  test("they are said with our nouns, and the words of the file", () => {
    const text = problemText(new GameTexts("en").about("mansions2"), lost);
    expect(text).toBe("‘e_tide’ is not an event; there are: e_tides");
    expect(problemText(new GameTexts("fr").about("mansions2"), lost)).toContain("événement");
    expect(place(lost)).toBe("scenario.yaml:7:19");
  });

  test("columns count what people see as one letter", () => {
    expect(TEXT.slice(offset(TEXT, 13, 1)).startsWith("    t:")).toBe(true);
    expect(TEXT.slice(offset(TEXT, 13, 29)).startsWith('", ""]')).toBe(true);
  });

  test("a name is underlined, within its quotes, and a list as a whole", () => {
    const { from, to } = rangeOf(TEXT, lost);
    expect(TEXT.slice(from, to)).toBe("e_tide");
    const list = rangeOf(TEXT, { line: 13, column: 8, name: "" });
    expect(TEXT.slice(list.from, list.to)).toBe('["A table 🕯 of tides.", ""]');
    const quoted = rangeOf('at: "x y"\n', { line: 1, column: 5, name: "" });
    expect([quoted.from, quoted.to]).toEqual([5, 8]);
  });

  test("whatever place is told, something in the text is underlined", () => {
    for (const text of ["", "\n", "a", TEXT])
      for (const [line, column] of [
        [1, 1],
        [1, 99],
        [99, 1],
        [8, 1],
      ] as const) {
        const { from, to } = rangeOf(text, { line, column, name: "e_tide" });
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(to).toBeGreaterThanOrEqual(from);
      }
  });

  test("a line belongs to the token or event around it", () => {
    const lines = TEXT.split("\n");
    expect(lastLine(lines, 3)).toBe(7);
    expect(owner(story.knots, lines, 7)?.name).toBe("s_larder");
    expect(owner(story.knots, lines, 13)?.name).toBe("e_tides");
    expect(owner(story.knots, lines, 16)).toBeNull();
  });
});

describe("mending", () => {
  test("the name that was meant is near", () => {
    expect(editDistance("e_tide", "e_tides")).toBe(1);
    expect(suggestion(lost)).toBe("e_tides");
    expect(suggestion(flaw({ name: "moon", there: ["agility", "lore"] }))).toBeNull();
  });

  test("the nearest name first, then a new event with empty texts", () => {
    const [name, made] = fixes(lost, TEXT, story);
    expect(name).toMatchObject({ kind: "name", name: "e_tides", line: 11 });
    const { from, to, insert } = name.change;
    expect((TEXT.slice(0, from) + insert + TEXT.slice(to)).split("\n")[6]).toBe("      do: [{call: e_tides}]");
    const grown = TEXT.slice(0, made.change.from) + made.change.insert + TEXT.slice(made.change.to);
    expect(grown).toContain('events:\n  e_tide:\n    by: call\n    t: ["", ""]\n    do: []\n  # what happens');
  });

  test("nothing is written where the text is another by now", () => {
    expect(fixes(lost, TEXT.replace("e_tide}", "e_tow}"), story)).toEqual([]);
    expect(fixes(flaw({ key: "no-win" }), TEXT, story)).toEqual([]);
  });
});

describe("events", () => {
  test("tokens are left out: what places them leads to what they call", () => {
    const found = edges(story, []).edges.map(({ from, to }) => `${from} ${to}`);
    expect(found).toEqual(["e_tides e_known", "e_known end lit", "e_late end dark", "e_open e_tides"]);
    expect(edges(story, []).ends).toEqual([
      { name: "lit", won: true },
      { name: "dark", won: false },
      { name: "fallen", won: false },
    ]);
  });

  test("a call that leads nowhere leads, broken, to what was meant", () => {
    const broken = {
      ...story,
      strands: story.strands.map((s) => (s.target === "e_tides" ? { ...s, target: "e_tide" } : s)),
    };
    expect(edges(broken, [lost]).edges).toContainEqual({ from: "e_open", to: "e_tides", broken: 7 });
  });

  test("ranks follow the steps from the start", () => {
    const rank = ranks(
      ["a", "b", "c", "d"],
      ["a"],
      [
        { from: "a", to: "b", broken: 0 },
        { from: "b", to: "c", broken: 0 },
        { from: "c", to: "a", broken: 0 },
      ],
    );
    expect(Object.fromEntries(rank)).toEqual({ a: 0, b: 1, c: 2, d: 1 });
  });

  test("every event has one place, and no row is too wide", () => {
    const many = {
      ...story,
      strands: [],
      knots: Array.from({ length: 40 }, (_, n) => knot("event", `e_${n}`, n % 7 ? "call" : "start")),
    };
    const { events, columns } = layOutGraph(many, []);
    expect(new Set(events.map(({ name }) => name)).size).toBe(40);
    expect(new Set(events.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
    expect(columns).toBe(columnsFor(40));
    for (let y = 0; y < 20; y++) expect(events.filter((spot) => spot.y === y).length).toBeLessThanOrEqual(columns);
  });

  test("a story with nothing in it is drawn, too", () => {
    const nothing = layOutGraph({ knots: [knot("start", "start")], strands: [], epilogues: {} }, []);
    expect(drawGraph(nothing, 500)).toMatchObject({ nodes: [], lines: [], boxes: [] });
  });

  test("everything is drawn on the sheet", () => {
    for (const width of [320, 506]) {
      const picture = drawGraph(layOutGraph(story, []), width);
      for (const { x, y } of [...picture.nodes, ...picture.boxes]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(picture.height);
      }
      expect(picture.lines.every(({ d }) => !d.includes("NaN"))).toBe(true);
    }
  });

  test("the way to an end", () => {
    const links = edges(story, []).edges;
    expect(edgePath(links, ["e_open"], (name) => name === "end lit").map(({ to }) => to)).toEqual([
      "e_tides",
      "e_known",
      "end lit",
    ]);
    expect(edgePath(links, ["e_open"], (name) => name === "nowhere")).toEqual([]);
  });
});

describe("trials", () => {
  const a = {
    games: 40,
    won: 10,
    ends: { lit: 10, dark: 30 },
    rounds: [0, 0, 40],
    events: { e_open: [0, 40], e_tides: [0, 0, 8] },
    rooms: { 1: [0, 40], 5: [0, 0, 20] },
    example: { e_tides: 7 },
  };
  const b = {
    games: 60,
    won: 5,
    ends: { lit: 5, late: 55 },
    rounds: [0, 0, 0, 60],
    events: { e_open: [0, 60], e_tides: [0, 2, 8, 2] },
    rooms: { 1: [0, 60] },
    example: { e_tides: 3, e_open: 0 },
  };

  test("pieces add up", () => {
    const both = addTotals(addTotals(NOTHING, a), b);
    expect(both).toEqual(addTotals(b, a));
    expect(both.games).toBe(100);
    expect(both.ends).toEqual({ lit: 15, dark: 30, late: 55 });
    expect(both.rounds).toEqual([0, 0, 40, 60]);
    expect(both.example).toEqual({ e_tides: 3, e_open: 0 });
    expect(timesReached(both, "e_tides")).toMatchObject({ n: 20, of: 100, value: 0.2 });
    expect(timesReached(both, "nobody").value).toBe(0);
    expect(timesEntered(both, 5, 1).n).toBe(0);
    expect(timesEntered(both, 5, 2).n).toBe(20);
  });

  test("how sure a share is", () => {
    expect(share(610, 1000).half * 100).toBeCloseTo(3.0, 1);
    expect(share(0, 0)).toEqual({ n: 0, of: 0, value: 0, half: 0 });
  });

  test("when it is usual", () => {
    expect(usually([0, 0, 0, 10, 60, 20, 10])).toEqual({ mid: 4, low: 3, high: 5 });
    expect(usually([0, 5])).toEqual({ mid: 1, low: 1, high: 1 });
  });
});
