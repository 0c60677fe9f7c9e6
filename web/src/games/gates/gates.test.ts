// How Gates offers its choices on the table: targets, labels, notes, reasons.
import { beforeEach, describe, expect, test } from "vitest";
import type { Decision, Option, GameInfo } from "$lib/net/protocol";
import { GameTexts } from "$lib/i18n/game-texts";
import type { Scene } from "../module";
import { findTargets, group } from "./targets";
import { drawCoast } from "./coast";
import { selection } from "./selection.svelte";
import gates from "./drawings";
import { marker } from "./places";
import { placeFigures } from "./standing";
import { REGIONS, type Region, type View } from "./types";

const RULES = import.meta.glob<string>("../../../../src/noctuary/games/gates/rules/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

const region = (name: (typeof REGIONS)[number], figures: Record<string, number>): Region => ({
  region: name,
  gate_size: 5,
  points: [9, 6, 4],
  figures,
  ranks: {},
  pays: {},
});
const journal = {
  pages: [11, 13],
  runs: [[11], [13]],
  fragments: { nw: 1, ne: 1, sw: 0, se: 0 },
  blueprints: 0,
  runes: 2,
};
const view = {
  seats: 2,
  active: 0,
  round: 3,
  plays_left: 1,
  mode: "insane",
  idle: [],
  regions: REGIONS.map((name, r) => region(name, { 0: r, 1: 1, neutral: r === 2 ? 2 : 0 })),
  gates: {
    supply: ["salem", "arkham", null, "salem"],
    built: [{ n: 5, size: 5, opens: true }, { n: 1, size: 5, opens: false }, null, null],
    deck: 9,
    under: [],
  },
  discs: { stack: [{ value: 12, scroll: true }], released: [] },
  players: [0, 1].map((seat) => ({
    seat,
    score: 0,
    building: seat ? [] : [{ region: "salem", sections: 3, size: 5 }],
    journal,
    hand: { count: 0, cards: null },
  })),
} as unknown as View;

const info = {
  id: "gates",
  kinds: { region: REGIONS, owner: ["0", "1", "2", "3", "neutral"], mode: ["sane", "insane"], slot: 4 },
  actions: {
    convert: { region: "region", owner: "owner" },
    move: { origin: "region", region: "region" },
    exchange: { region: "region", owner: "owner", origin: "region" },
  },
  events: {},
} as unknown as GameInfo;

function scene(
  prompt: string,
  options: [string, Record<string, number>][],
  denied: [string, Record<string, number>, string][] = [],
): Scene<View> {
  const id = (name: string, fields: object) => [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/");
  const ask = {
    decision: 7,
    seat: 0,
    prompt,
    args: {},
    options: options.map(([name, fields]) => ({ id: id(name, fields), name, fields })),
    denied: denied.map(([name, fields, clause]) => ({ id: id(name, fields), name, fields, clause })),
  } as unknown as Decision;
  const texts = new GameTexts("en", info, ["Ada", "Bo"], {}, gates.namers);
  return {
    game: info,
    view,
    decision: ask,
    viewer: 0,
    texts,
    canChoose: true,
    compact: false,
    hovered: null,
    hinted: null,
    events: [],
    revision: 0,
  } as unknown as Scene<View>;
}

beforeEach(() => void (selection.figure = null));

describe("the board", () => {
  test("one figure to convert makes the whole region its target, several are chosen one by one", () => {
    const found = findTargets(
      scene("convert", [
        ["convert", { region: 1, owner: 1 }],
        ["convert", { region: 2, owner: 1 }],
        ["convert", { region: 2, owner: 4 }],
      ]),
    );
    expect([...found.zones.keys()]).toEqual([1]);
    expect([...found.groups.keys()]).toEqual([group(2, 1), group(2, 4)]);
    expect(found.groups.get(group(2, 4))?.label).toBe("Convert a neutral in Arkham");
  });

  test("a region where nothing can be done is dark and says why", () => {
    const found = findTargets(
      scene(
        "convert",
        [["convert", { region: 1, owner: 1 }]],
        [
          ["convert", { region: 4, owner: 1 }, "GATE-078"],
          ["convert", { region: 1, owner: 4 }, "GATE-160"],
        ],
      ),
    );
    expect([...found.dark].map(([r, no]) => [r, no.clause])).toEqual([[4, "GATE-078"]]);
  });

  test("a move takes up a figure first, then its region", () => {
    const shown = scene("send", [
      ["move", { origin: 1, region: 0 }],
      ["move", { origin: 1, region: 2 }],
      ["move", { origin: 3, region: 0 }],
      ["forgo", {}],
    ]);
    const first = findTargets(shown);
    expect([...first.groups.keys()]).toEqual([group(1, 0), group(3, 0)]);
    expect(first.zones.size).toBe(0);
    selection.figure = first.groups.get(group(1, 0))!.hold!;
    expect([...findTargets(shown).zones.keys()]).toEqual([0, 2]);
    expect(findTargets(shown).groups.get(group(1, 0))?.hold).toBeNull();
    expect(gates.layOutOptions(shown).prompt.map((o) => o.id)).toEqual([
      "move/origin=1/region=0",
      "move/origin=1/region=2",
    ]);
  });

  test("a figure taken up for an older question is forgotten", () => {
    selection.figure = { decision: 6, region: 1, owner: 0 };
    expect(
      gates.layOutOptions(
        scene("send", [
          ["send", { region: 0 }],
          ["send", { region: 1 }],
        ]),
      ).prompt,
    ).toHaveLength(2);
  });

  test("an exchange takes up the other's figure, then one's own", () => {
    const shown = scene("exchange", [
      ["exchange", { region: 0, owner: 1, origin: 2 }],
      ["exchange", { region: 0, owner: 1, origin: 3 }],
      ["exchange", { region: 4, owner: 1, origin: 2 }],
    ]);
    selection.figure = findTargets(shown).groups.get(group(0, 1))!.hold!;
    expect([...findTargets(shown).groups.keys()]).toEqual([group(2, 0), group(3, 0), group(0, 1)]);
  });

  test("nothing is a target while looking back", () => {
    const shown = { ...scene("send", [["send", { region: 0 }]]), canChoose: false };
    expect(findTargets(shown).zones.size).toBe(0);
  });

  test("figures stand side by side while there is room, else one stands for all", () => {
    const few = placeFigures(region("arkham", { 0: 2, 1: 1 }), 2, [100, 50], 300, 1, false);
    expect(few.map((g) => [g.owner, g.feet.length, g.counted])).toEqual([
      [0, 2, false],
      [1, 1, false],
    ]);
    const many = placeFigures(region("arkham", { 0: 9, 1: 6, neutral: 2 }), 2, [100, 50], 300, 1, false);
    expect(many.map((g) => [g.owner, g.count, g.feet.length])).toEqual([
      [0, 9, 1],
      [1, 6, 1],
      [4, 2, 1],
    ]);
  });

  test("the coast is the same each time, and neighbours share their border", () => {
    const edge = (path: string) => new Set(path.slice(1, -1).split("L"));
    const { regions } = drawCoast(1);
    const shared = [...edge(regions.arkham)].filter((p) => edge(regions.salem).has(p));
    expect(shared.length).toBeGreaterThan(20);
    expect(regions.kingsport.startsWith("M652 366L")).toBe(true);
    expect(drawCoast(1)).toBe(drawCoast(1));
  });

  test("the marker walks round the frame and comes back after forty", () => {
    expect(marker(0, 0)).toEqual(marker(40, 0));
    expect(marker(12, 0)[0]).toBeGreaterThan(950);
    expect(marker(11.5, 0)[0]).toBeGreaterThan(marker(11, 0)[0]);
  });
});

describe("words of a choice", () => {
  const noteOf = (name: string, fields: Record<string, number>) => {
    const shown = scene("x", [[name, fields]]);
    return gates.note!(shown, shown.decision!.options[0]);
  };

  test("a conversion says what changes", () => {
    expect(noteOf("convert", { region: 3, owner: 1 })).toBe("you 3 → 4, ■ 1 → 0");
  });

  test("a supply card says what it would build", () => {
    expect(noteOf("take_supply", { slot: 1 })).toBe("your gate 1/5");
    expect(noteOf("take_supply", { slot: 0 })).toBe("the gate opens");
  });

  test("the name of the region says enough where one figure alone can be converted", () => {
    const shown = scene("convert", [
      ["convert", { region: 1, owner: 1 }],
      ["convert", { region: 2, owner: 1 }],
      ["convert", { region: 2, owner: 4 }],
    ]);
    expect(shown.decision!.options.map((o: Option) => gates.label!(shown, o))).toEqual([
      "Salem",
      "Arkham ■",
      "Arkham ✚",
    ]);
  });

  test("desperate actions stand aside; a region without a choice is refused once", () => {
    const shelf = gates.layOutOptions(
      scene(
        "convert",
        [
          ["convert", { region: 1, owner: 1 }],
          ["swap", {}],
        ],
        [
          ["convert", { region: 4, owner: 1 }, "GATE-078"],
          ["convert", { region: 4, owner: 4 }, "GATE-160"],
          ["convert", { region: 1, owner: 4 }, "GATE-160"],
          ["flip", {}, "GATE-136"],
        ],
      ),
    );
    expect(shelf.extra.map((o) => o.name)).toEqual(["swap"]);
    expect(shelf.denied.map((o) => o.clause)).toEqual(["GATE-078"]);
  });

  test("every clause that can forbid something has its few words", () => {
    const cited = new Set(
      Object.values(RULES).flatMap((text) => [...text.matchAll(/deny\([^"]*"(GATE-\d+)"\)/g)].map((m) => m[1])),
    );
    expect(cited.size).toBeGreaterThan(10);
    const texts = new GameTexts("en", info);
    expect([...cited].filter((clause) => !texts.has(`web-denied-${clause}`))).toEqual([]);
  });
});
