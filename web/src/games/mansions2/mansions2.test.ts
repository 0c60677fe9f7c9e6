// How the second Mansions lays out its house, narrates, and offers its options.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision, Denial, GameInfo } from "$lib/net/protocol";
import { GameTexts, type Lang } from "$lib/i18n/game-texts";
import { findTargets, subjectOf } from "./targets";
import { selection } from "./selection.svelte";
import { listPieces } from "./pieces";
import { around, faceOf, fogs, layOutTiles, roomiest, seats, wrapped } from "./places";
import { languages } from "./setup/attachments.svelte";
import { Setup } from "./setup/setup.svelte";
import { stripMedia } from "./setup/strip-media";
import { narrationSheet } from "./narration-sheet";
import mansions2 from "./drawings";
import { items, narration } from "./narration.svelte";
import tiles from "./tiles.json";
import { lines, U } from "./tile-geometry";
import type { Mansions, Said, Tile, Token, View } from "./types";

const said = (en: string, fr = en): Said => ({ en, fr });
type Printed = {
  id: string;
  w: number;
  h: number;
  rooms: { name: [string, string]; outdoor: boolean; water: boolean; spaces: { id: string; points: number[] }[] }[];
  edges: { a: string; b: string; kind: string; line: number[] }[];
  rim: { side: string; index: number; kind: string }[];
};

/** A printed tile as the server would send it, moved and turned. */
function put(id: string, column: number, row: number, turns: number): Tile {
  const face = (tiles as unknown as Printed[]).find((f) => f.id === id)!;
  const turned = (x: number, y: number): [number, number] => {
    let [w, h] = [face.w, face.h];
    for (let k = 0; k < turns; k++) [x, y, w, h] = [h - y, x, h, w];
    return [6 * column + x, 6 * row + y];
  };
  const flat = (points: number[]) => points.flatMap((x, i) => (i % 2 ? [] : turned(x, points[i + 1])));
  const letters = face.rooms.flatMap((r) => r.spaces.map((s) => s.id));
  const across = turns % 2 ? face.h : face.w;
  const down = turns % 2 ? face.w : face.h;
  const side = (s: string, index: number) => {
    const [x, y] =
      s === "N"
        ? [6 * index + 3, 0]
        : s === "S"
          ? [6 * index + 3, face.h]
          : s === "W"
            ? [0, 6 * index + 3]
            : [face.w, 6 * index + 3];
    const now = "NESW"[("NESW".indexOf(s) + turns) % 4];
    const [tx, ty] = turned(x, y);
    return { side: now, index: Math.floor((now === "N" || now === "S" ? tx - 6 * column : ty - 6 * row) / 6) };
  };
  return {
    tile: 1,
    face: id,
    column,
    row,
    turns,
    width: across / 6,
    height: down / 6,
    rooms: face.rooms.map((r) => ({
      ...r,
      name: said(...r.name),
      spaces: r.spaces.map((s) => ({
        space: letters.indexOf(s.id) + 1,
        letter: s.id,
        name: said(r.name[0]),
        points: flat(s.points),
      })),
    })),
    edges: face.edges.map((e) => ({
      a: letters.indexOf(e.a) + 1,
      b: letters.indexOf(e.b) + 1,
      kind: e.kind,
      line: flat(e.line),
    })),
    rim: face.rim.map((r) => ({ ...side(r.side, r.index), kind: r.kind })),
  } as Tile;
}

const token = (piece: number, more: Partial<Token> = {}): Token => ({
  piece,
  kind: "search",
  space: 1,
  name: said(`Token ${piece}`, `Pion ${piece}`),
  who: "",
  picture: "key",
  look: 0,
  first: 10 * piece,
  count: 2,
  acts: [10 * piece],
  ...more,
});
const person = (character: string, seat: number, more = {}) => ({
  character,
  seat,
  space: 1,
  health: 6,
  sanity: 8,
  damage: { n: 0, up: [], down: 0 },
  horror: { n: 0, up: [], down: 0 },
  skills: {},
  ability: {
    face: 90,
    name: said(character),
    text: said("Ability."),
    deck: "investigator",
    traits: [],
    weapon: null,
    damage: 0,
  },
  ability_used: false,
  clues: 1,
  conditions: [],
  possessions: [],
  active: seat === 0,
  actions: 2,
  steps: 0,
  acted: seat === 0,
  out: false,
  dark: false,
  ...more,
});
const monster = (n: number, more = {}) => ({
  monster: n,
  creature: 3,
  kind: "cultist",
  name: said("Acolyte"),
  species: said("Acolyte"),
  flavour: said("Hums."),
  space: 2,
  damage: 0,
  health: 5,
  mark: n,
  awareness: 1,
  horror: 1,
  brawn: 1,
  abilities: [],
  picture: "cultist",
  ...more,
});
const view = {
  scenario: "thirteenth_chime",
  title: said("The Thirteenth Chime"),
  round: 1,
  rounds: 12,
  phase: "investigators",
  active: "agatha",
  objective: 0,
  picture: "",
  last: 0,
  tiles: [put("01A", 0, 0, 0)],
  tokens: [token(1), token(2, { kind: "explore", line: [12, 2, 12, 4] as never, space: 5 })],
  features: [{ space: 1, fire: true }],
  barricades: [],
  floor: [],
  investigators: [person("agatha", 0), person("bastien", 1)],
  monsters: [monster(0), monster(1)],
  watchers: [],
  trial: null,
  harm: null,
  puzzle: null,
  moment: null,
  players: [],
  named: {},
} as unknown as View;

const info = {
  id: "mansions2",
  kinds: {
    investigator: ["agatha", "carson", "rita", "yorick", "preston", "odile", "bastien", "maud"],
    skill: ["strength", "agility", "observation", "lore", "influence", "will"],
    harm: ["damage", "horror"],
    feature: ["fire", "darkness", "barricade", "secret_passage"],
    die: ["success", "investigation", "blank"],
    card: 512,
    space: 256,
    choice: 2400,
    monster: 24,
    creature: 192,
    text: 8192,
  },
  actions: {
    move: { space: "space" },
    press: { choice: "choice" },
    attack: { card: "card", monster: "monster", creature: "creature" },
  },
  events: {},
} as unknown as GameInfo;
const texts = (lang: Lang = "en") =>
  new GameTexts(lang, info, ["Ada", "Bo"], { who: [0, 6], player_of: [0, 1] }, mansions2.namers, mansions2.tellers);

function scene(
  prompt: string,
  options: [string, Record<string, number>][],
  more: Partial<Mansions> = {},
  denied: Denial[] = [],
): Mansions {
  const id = (name: string, fields: object) => [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/");
  const ask = {
    decision: 7,
    seat: 0,
    prompt,
    args: {},
    options: options.map(([name, fields]) => ({ id: id(name, fields), name, fields })),
    denied,
  } as unknown as Decision;
  return {
    view,
    decision: ask,
    viewer: 0,
    canChoose: true,
    compact: false,
    texts: texts(),
    game: info,
    hovered: null,
    hinted: null,
    events: [],
    revision: 1,
    seats: [],
    parameters: {},
    table: "T",
    ...more,
  } as unknown as Mansions;
}
const TURN: [string, Record<string, number>][] = [
  ["move", { space: 2 }],
  ["press", { choice: 10 }],
  ["press", { choice: 11 }],
  ["attack", { card: 0, monster: 1, creature: 3 }],
  ["trade", {}],
  ["end_turn", {}],
];

beforeEach(() => {
  selection.away();
  narration.hear(`${Math.random()}`, 0, [], "turn");
});

describe("the map", () => {
  test("turns a tile back to how it is printed", () => {
    const printed = faceOf(put("01A", 3, -2, 0), texts());
    for (const turns of [1, 2, 3]) {
      const again = faceOf(put("01A", -1, 4, turns), texts());
      expect(again.rooms).toEqual(printed.rooms);
      expect([again.w, again.h]).toEqual([12, 12]);
      const rim = (f: typeof printed) => f.rim.map((r) => `${r.side}${r.index}${r.kind}`).sort();
      expect(rim(again)).toEqual(rim(printed));
      expect(lines(again).doors.map(String).sort()).toEqual(lines(printed).doors.map(String).sort());
    }
  });

  test("puts a turned tile where its first corner belongs", () => {
    expect(layOutTiles(put("01A", 1, 0, 0))).toBe(`translate(${6 * U} 0)`);
    expect(layOutTiles(put("01A", 0, 0, 1))).toBe(`translate(${12 * U} 0) rotate(90)`);
  });

  test("finds room in an angle and keeps pieces inside their space", () => {
    expect(roomiest([0, 0, 7, 0, 7, 2, 2, 2, 2, 6, 0, 6])).toEqual({ x: 0, y: 0, w: 7, h: 2 });
    for (const n of [1, 2, 5, 9]) {
      const places = seats([2, 6, 10, 6, 10, 12, 2, 12], n, true);
      expect(places).toHaveLength(n);
      for (const { x, y, size } of places) {
        expect(x - size / 2).toBeGreaterThanOrEqual(2 * U - 1);
        expect(x + size / 2).toBeLessThanOrEqual(10 * U + 1);
        expect(y + size / 2).toBeLessThanOrEqual(12 * U + 1);
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
    }
  });

  test("lays fog behind a door that nobody opened, and none where the map goes on", () => {
    expect(fogs(view.tiles, view.tokens)).toEqual([{ piece: 2, look: 0, x: 12 * U, y: 0, w: 6 * U, h: 6 * U }]);
    expect(fogs([...view.tiles, put("10A", 2, 0, 0)], view.tokens)).toEqual([]);
  });

  test("gives every piece a place and keeps figures in front", () => {
    const all = listPieces(view);
    expect(all.map((p) => p.key)).toEqual([
      "feature 1",
      "token 1",
      "monster 0",
      "monster 1",
      "who agatha",
      "who bastien",
    ]);
    expect(all.every((p) => p.scale > 0.3 && p.scale <= 1)).toBe(true);
  });

  test("wraps a hint and boxes boxes", () => {
    expect(wrapped("The handle is beaded with water.", 15)).toEqual(["The handle is", "beaded with", "water."]);
    expect(
      around([
        { x: 0, y: 0, w: 2, h: 2 },
        { x: -1, y: 5, w: 1, h: 1 },
      ]),
    ).toEqual({ x: -1, y: 0, w: 3, h: 6 });
  });
});

describe("the tale", () => {
  const event = (name: string, fields: Record<string, number>) => ({ name, fields, depth: 0, why: [] });

  test("tells texts and rolls in order, as the dice lie in the end", () => {
    const told = items([
      event("narrated", { text: 5, picture: 1 }),
      event("rolled", { investigator: 0, skill: 2, dice: 4, successes: 1, investigations: 2 }),
      event("clue_spent", { investigator: 0 }),
      event("rerolled", { investigator: 0, die: 2, now: 1 }),
      event("tested", { investigator: 0, successes: 2, difficulty: 2 }),
    ]);
    expect(told).toEqual([
      { is: "text", text: 5, picture: "priest" },
      { is: "roll", investigator: 0, skill: 2, successes: 2, investigations: 2, blanks: 0, need: 2 },
    ]);
  });

  test("is kept through a question in its midst, and over at the next turn", () => {
    narration.hear("a", 1, [event("narrated", { text: 5, picture: 0 })], "improve");
    narration.hear("a", 2, [], "improve");
    expect(narration.items).toHaveLength(1);
    narration.hear("a", 3, [], "turn");
    expect(narration.items).toHaveLength(0);
  });
});

describe("the options", () => {
  test("are about what stands on the map", () => {
    const one = scene("turn", TURN);
    expect(subjectOf(one, one.decision!.options[1])).toBe("token 1");
    const found = findTargets(one);
    expect([...found.spaces.keys()]).toEqual([2]);
    expect(found.subjects.get("token 1")).toHaveLength(2);
    expect(found.subjects.get("monster 1")).toHaveLength(1);
    expect(findTargets(scene("turn", TURN, { canChoose: false })).spaces.size).toBe(0);
  });

  test("of a turn are listed but for moves, and on a phone those can be listed too", () => {
    const shelf = mansions2.layOutOptions(scene("turn", TURN));
    expect(shelf.prompt.map((o) => o.name)).toEqual(["press", "press", "attack", "trade", "end_turn"]);
    expect(shelf.extra).toEqual([]);
    expect(mansions2.layOutOptions(scene("turn", TURN, { compact: true })).extra.map((o) => o.name)).toEqual(["move"]);
  });

  test("of a token that is looked at stand on the sheet, on a phone first in the prompt", () => {
    const one = scene("turn", TURN);
    selection.look(7, "token 1");
    expect(narrationSheet(one)!.options.map((o) => o.id)).toEqual(["press/choice=10", "press/choice=11"]);
    expect(mansions2.layOutOptions(one).prompt.map((o) => o.name)).toEqual(["attack", "trade", "end_turn"]);
    expect(
      mansions2
        .layOutOptions(scene("turn", TURN, { compact: true }))
        .prompt.map((o) => o.name)
        .slice(0, 2),
    ).toEqual(["press", "press"]);
    selection.look(7, "token 1");
    expect(narrationSheet(one)).toBeNull();
  });

  test("of a test are on the sheet with its dice; nobody else is offered them", () => {
    const trial = {
      character: "agatha",
      skill: "lore",
      dice: 3,
      successes: 1,
      investigations: 1,
      blanks: 1,
      spent: 0,
      difficulty: 2,
    } as const;
    const asks: [string, Record<string, number>][] = [
      ["spend", {}],
      ["enough", {}],
    ];
    const one = scene("improve", asks, { view: { ...view, trial } });
    expect(narrationSheet(one)!.options).toHaveLength(2);
    expect(mansions2.layOutOptions(one).prompt).toEqual([]);
    expect(mansions2.label!(one, one.decision!.options[1])).toBe("Let it fail");
    expect(mansions2.note!(one, one.decision!.options[0])).toBe("the lens becomes a success: you pass");
    expect(narrationSheet(scene("improve", asks, { view: { ...view, trial }, viewer: 1 }))!.options).toEqual([]);
  });

  test("every one has a place on a desk and on a phone", () => {
    const rare: [string, Record<string, number>][] = [
      ["set_fire", { space: 1 }],
      ["push_monster", { monster: 0, creature: 3, space: 1 }],
      ["steal", { investigator: 6, skill: 1 }],
      ["block", { barricade: 0, space: 2 }],
      ["shove", { barricade: 0 }],
    ];
    for (const compact of [false, true]) {
      const one = scene("turn", [...TURN, ...rare], { compact });
      const { prompt, extra } = mansions2.layOutOptions(one);
      const shown = new Set([...prompt, ...extra].map((o) => o.id));
      const drawn = findTargets(one);
      for (const option of one.decision!.options)
        expect(shown.has(option.id) || drawn.spaces.get(option.fields.space) === option, option.id).toBe(true);
    }
  });

  test("say what they cost, and which of two monsters is meant", () => {
    const one = scene("turn", TURN);
    expect(mansions2.note!(one, one.decision!.options[1])).toBe("costs an action");
    expect(mansions2.note!(one, one.decision!.options[2])).toBe("costs no action");
    expect(mansions2.label!(one, one.decision!.options[3])).toBe("Attack Acolyte (star): bare hands");
    expect(mansions2.context!(one)).toBe("First action.");
    expect(mansions2.context!({ ...one, texts: texts("fr") })).toBe("Première action.");
  });
});

describe("names", () => {
  test("a seat is called by its investigator, and by whoever plays where it has two", () => {
    expect(texts().kind("seat", 1)).toBe("Bastien Crole");
    const both = new GameTexts(
      "en",
      info,
      ["Ada"],
      { who: [0, 6], player_of: [0, 0] },
      mansions2.namers,
      mansions2.tellers,
    );
    expect(both.kind("seat", 0)).toBe("Ada");
  });
});

describe("before a table is opened", () => {
  test("only what differs from the usual is sent", () => {
    const choices = new Setup();
    expect(choices.options(3)).toEqual({});
    choices.toggle("rita", 0, 3);
    choices.toggle("agatha", 0, 3);
    choices.scenario = "salt_parish";
    expect(choices.options(3)).toEqual({ scenario: "salt_parish", party: [["rita"], ["bastien"], ["odile"]] });
  });

  test("nobody is played twice, no seat plays nobody, and five are the most", () => {
    const choices = new Setup();
    choices.toggle("bastien", 0, 2);
    expect(choices.of(0, 2)).toEqual(["agatha"]);
    choices.toggle("agatha", 0, 2);
    expect(choices.problem(texts(), 2)).not.toBe("");
    for (const who of ["agatha", "rita", "maud", "carson"] as const) choices.toggle(who, 0, 2);
    expect(choices.of(0, 2)).toHaveLength(4);
    expect(choices.problem(texts(), 2)).toBe("");
    choices.scenario = "black_regatta";
    choices.annex = false;
    expect(choices.problem(texts(), 2)).not.toBe("");
  });

  test("nights that people brought are listed, or refused with all that is wrong", async () => {
    const choices = new Setup();
    const note = {
      name: { en: "A small night", fr: "Une petite nuit" },
      blurb: { en: "Open it." },
      minutes: 20,
      difficulty: 9,
      product: "annex",
    };
    const answers = [
      Response.json([{ name: "sha256:1", added: 1, note }]),
      Response.json({ name: "sha256:2", added: 2, note: { name: 3 } }, { status: 201 }),
      Response.json(
        { error: "error-file", args: { n: 1 }, problems: [{ en: "x:1:1: wrong", fr: "x:1:1: faux" }] },
        { status: 422 },
      ),
    ];
    vi.stubGlobal("fetch", async () => answers.shift());
    await choices.brought.list();
    expect(choices.brought.nights).toMatchObject([{ id: "sha256:1", minutes: 20, difficulty: 5 }]);
    expect(languages(choices.brought.nights[0].blurb, "fr")).toBe("Open it.");
    choices.scenario = "sha256:1";
    expect(choices.options(2)).toEqual({ scenario: "sha256:1" });
    choices.annex = false;
    expect(choices.problem(texts(), 2)).not.toBe("");
    expect((await choices.brought.take(new Blob(), texts(), "fr"))?.id).toBe("sha256:2");
    expect(choices.brought.nights.map((one) => one.id)).toEqual(["sha256:2", "sha256:1"]);
    expect(await choices.brought.take(new Blob(), texts(), "fr")).toBeUndefined();
    expect(choices.brought.problems.at(-1)).toBe("x:1:1: faux");
    vi.unstubAllGlobals();
  });

  test("a quest of others says what it is, and wants the box and what people own", async () => {
    const choices = new Setup();
    const note = {
      name: { en: "The Mill" },
      foreign: true,
      languages: ["English"],
      fidelity: "companion_only",
      packs: [{ id: "BtT", name: "Beyond the Threshold" }],
      odd: 1,
      problems: [],
    };
    const answers = [
      Response.json([
        { name: "sha256:1", added: 1, note },
        { name: "sha256:2", added: 1, note: { ...note, fidelity: "approximate" } },
      ]),
    ];
    vi.stubGlobal("fetch", async () => answers.shift());
    await choices.brought.list();
    choices.scenario = "sha256:1";
    expect(choices.kept).toBe("keeper");
    expect(choices.problem(texts(), 1)).toContain("Beyond the Threshold");
    choices.own("BtT", true);
    expect(choices.problem(texts(), 1)).toBe("");
    expect(choices.options(1)).toEqual({ scenario: "sha256:1", kept: "keeper", collection: ["BtT"] });
    choices.dice = true;
    expect(choices.problem(texts(), 1)).not.toBe("");
    choices.scenario = "sha256:2";
    choices.figures = choices.sheets = true;
    expect(choices.problem(texts(), 1)).toBe("");
    choices.figures = false;
    expect(choices.problem(texts(), 1)).not.toBe("");
    choices.own("RN", true);
    expect(choices.collection).toEqual(["BtT", "RN", "MoM1ET", "MoM1EI", "MoM1EM"]);
    vi.unstubAllGlobals();
  });
});

/** A zip of files as they are, without their checks. */
function zip(files: Record<string, string>): Blob {
  const text = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const records: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, body] of Object.entries(files)) {
    const [named, data] = [text.encode(name), text.encode(body)];
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    local.setUint16(26, named.length, true);
    const record = new DataView(new ArrayBuffer(46));
    record.setUint32(0, 0x02014b50, true);
    for (const at of [20, 24]) record.setUint32(at, data.length, true);
    record.setUint16(28, named.length, true);
    record.setUint32(42, offset, true);
    parts.push(new Uint8Array(local.buffer), named, data);
    records.push(new Uint8Array(record.buffer), named);
    offset += 30 + named.length + data.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  for (const at of [8, 10]) end.setUint16(at, Object.keys(files).length, true);
  end.setUint32(
    12,
    records.reduce((sum, one) => sum + one.length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...records, new Uint8Array(end.buffer)]);
}

describe("what leaves this browser of a quest", () => {
  test("music and pictures stay", async () => {
    const made = { "q/quest.ini": "[Quest]", "q/Texts.TXT": ".,English" };
    const whole = zip({ "q/a.ogg": "x".repeat(5000), ...made, "q/b.png": "y".repeat(5000) });
    const sent = await stripMedia(whole);
    expect(await sent.text()).toBe(await zip(made).text());
    expect(await stripMedia(sent)).toBe(sent);
  });
  test("anything else is sent as it is", async () => {
    for (const file of [new Blob(), new Blob(["no zip"]), zip({ "scenario.yaml": "id: x", "a.png": "z" })])
      expect(await stripMedia(file)).toBe(file);
  });
});
