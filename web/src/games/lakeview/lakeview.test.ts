// How Lakeview names its places and offers its choices.
import { describe, expect, test } from "vitest";
import type { Decision, GameInfo } from "$lib/net/protocol";
import { GameTexts, type Lang } from "$lib/i18n/game-texts";
import encounters from "$noctuary/games/lakeview/content/encounters.toml";
import items from "$noctuary/games/lakeview/content/items.toml";
import { findTargets, isHeld } from "./targets";
import { selection } from "./selection.svelte";
import { HOUSES } from "./houses";
import { PICTURES } from "./pictures";
import { number, spot, squareName, stand } from "./places";
import { CARDS, DISTRICT_AT, LANDMARK_AT, MAP } from "./card-faces";
import { DEEDS, ITEMS, LANDMARKS, POWERS } from "./icons";
import lakeview from "./drawings";
import { steps, type Card, type Lakeview, type Spot, type View } from "./types";
import { findPath } from "./path";

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

const BUILDINGS = Array.from({ length: 20 }, (_, k) => `b${k + 1}`);
const squares = MAP.flatMap((row, y) => row.map((mark, x) => ({ mark, at: [x, y] as Spot })));
const board = {
  side: 13,
  map: MAP,
  fences: [
    [
      [4, 5],
      [4, 6],
    ],
  ],
  barred: [
    [
      [4, 5],
      [4, 6],
    ],
    [
      [3, 5],
      [4, 6],
    ],
  ],
  districts: DISTRICT_AT,
  buildings: BUILDINGS.map((building, b) => ({
    building,
    colour: "red",
    symbol: "eye",
    district: "a1",
    squares: squares.filter((s) => Number(s.mark) === b + 1).map((s) => s.at),
  })),
  treehouses: squares.filter((s) => s.mark === "TH").map((s) => s.at),
  landmarks: LANDMARK_AT,
  routes: { red: [], blue: [] },
} as unknown as View["board"];

const card = (n: number): Card => ({
  card: `c${n}`,
  move: 3,
  diagonal: false,
  ...CARDS[n - 1],
  building: `b${CARDS[n - 1].building + 1}`,
});
const view = {
  turn: "nancy",
  board,
  buildings: BUILDINGS.map((building) => ({
    building,
    ...(building === "b9" ? { star: 1 } : {}),
    ...(building === "b10" ? { tokens: 2 } : {}),
  })),
  kids: [
    {
      figure: "nancy",
      seat: 0,
      at: [4, 6],
      items: [],
      symbols: { eye: 1 },
      quests: [],
      wheels: [2, 3, 4, 5].map((value, wheel) => ({ wheel, value, diagonal: wheel === 1, up: true })),
    },
  ],
  lost: {
    figure: "lost",
    seat: 1,
    at: null,
    found: false,
    items: [],
    symbols: {},
    quests: [],
    hand: { count: 2, cards: [card(4), card(14)] },
    hiding: null,
    power: null,
  },
  revealed: [],
  piles: [card(9), card(7), card(30)].map((top) => ({ count: 1, top, meant: false, fresh: false })),
  movement: { left: 2, diagonal: false, steps: { x4y7: 1, x5y7: 2, x3y6: 1, x3y5: 2, x5y6: 1 } },
  encounter: null,
} as unknown as View;

const FIGURES = ["nancy", "dustin", "will", "jane", "lost"];
const info = {
  id: "lakeview",
  kinds: {
    building: BUILDINGS,
    district: DISTRICT_AT.map((d) => d.district),
    figure: FIGURES,
    symbol: ["eye", "key", "bone", "flame"],
    item: [],
    encounter: names(encounters.encounters),
    card: 38,
    square: 169,
  },
  actions: { move_to: { square: "square" }, play: { card: "card", pile: "pile" } },
  events: { option_chosen: { figure: "figure", encounter: "encounter", option: "option" } },
} as unknown as GameInfo;

const texts = (lang: Lang = "en") => new GameTexts(lang, info, ["Ada", "Bo"], {}, lakeview.namers, lakeview.tellers);

function scene(prompt: string, options: [string, Record<string, number>][], more: Partial<Lakeview> = {}): Lakeview {
  const id = (name: string, fields: object) => [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/");
  const eyes = more.viewer ?? 0;
  const ask = {
    decision: 3,
    seat: eyes,
    prompt,
    args: { figure: 0 },
    options: options.map(([name, fields]) => ({ id: id(name, fields), name, fields })),
    denied: [],
  } as unknown as Decision;
  return {
    game: info,
    view,
    decision: ask,
    viewer: eyes,
    texts: texts(),
    canChoose: true,
    compact: false,
    hovered: null,
    hinted: null,
    events: [],
    revision: 0,
    pins: [],
    ...more,
  } as unknown as Lakeview;
}

describe("what is printed", () => {
  test("the map, the landmarks, the districts and the cards are read whole", () => {
    expect(MAP.map((row) => row.length)).toEqual(Array(13).fill(13));
    expect(Object.keys(LANDMARK_AT)).toHaveLength(12);
    expect(DISTRICT_AT).toHaveLength(10);
    expect(CARDS).toHaveLength(38);
    expect(CARDS.every((c) => c.scary.length > 0 && !!c.clue !== c.action.length > 0)).toBe(true);
  });
  test("everything has its drawing", () => {
    expect(HOUSES).toHaveLength(20);
    expect(Object.keys(LANDMARKS).sort()).toEqual(Object.keys(LANDMARK_AT).sort());
    expect(Object.keys(PICTURES).sort()).toEqual(names(encounters.encounters).sort());
    expect(Object.keys(ITEMS).sort()).toEqual(names(items.items).sort());
    expect(Object.keys(POWERS)).toHaveLength(4);
    expect([...new Set(CARDS.flatMap((c) => c.action.map((a) => a.do)))].sort()).toEqual(Object.keys(DEEDS).sort());
  });
});

describe("names", () => {
  test("a square is named by what stands on it", () => {
    const named = (at: Spot, lang: Lang = "en") => texts(lang).kind("square", number(at));
    expect(named([1, 1])).toBe(
      texts().format("square-building", { building: texts().format("kind-building-b1"), half: "west", at: "B2" }),
    );
    expect(named([2, 2], "fr")).toContain(texts("fr").format("kind-district-a1"));
    expect(named([6, 6])).toContain(texts().format("kind-landmark-hydrant"));
    expect(named([0, 0])).toBe(texts().format("square-crossing", { at: "A1" }));
  });
  test("a card is named by all that it does", () => {
    const said = texts("fr").kind("card", 13);
    expect(said).toContain(texts("fr").format("deed-sweep", { n: 1 }));
    expect(said).toContain(texts("fr").format("deed-token", { n: 1 }));
    expect(said).toContain(texts("fr").format("kind-building-b14"));
  });
  test("the option of an encounter is told by its own words", () => {
    const event = { name: "option_chosen", fields: { figure: 0, encounter: 0, option: 1 }, depth: 0, why: [] };
    expect(texts().event(event)).toContain(texts().format("encounter-bullies.two"));
  });
});

describe("a movement", () => {
  const reach = Object.keys(view.movement!.steps).map((s): [string, Record<string, number>] => [
    "move_to",
    { square: number(s.slice(1).split("y").map(Number) as unknown as Spot) },
  ]);
  const many = [
    ...reach,
    ...[0, 1, 2, 3].map((x): [string, Record<string, number>] => ["move_to", { square: x }]),
    ["spend", { symbol: 0 }] as [string, Record<string, number>],
    ["stop", {}] as [string, Record<string, number>],
  ];

  test("buildings are in the prompt, the nearer half of each; the other squares are on the map", () => {
    const { prompt, extra } = lakeview.layOutOptions(scene("travel", many));
    expect(prompt.map((o) => o.id)).toEqual([`move_to/square=${number([4, 7])}`, "spend/symbol=0", "stop"]);
    expect(extra).toEqual([]);
    expect(findTargets(scene("travel", many)).squares.size).toBe(many.length - 2);
  });
  test("on a phone every square is on a shelf", () => {
    const { prompt, extra } = lakeview.layOutOptions(scene("travel", many, { compact: true }));
    expect([...prompt, ...extra]).toHaveLength(many.length);
  });
  test("what may be given or fetched is on a shelf, and in the prompt where it is the question", () => {
    const trades: [string, Record<string, number>][] = [
      ["give", { item: 0, figure: 1 }],
      ["fetch_symbol", { symbol: 0, figure: 1 }],
    ];
    for (const compact of [false, true]) {
      const { prompt, extra } = lakeview.layOutOptions(scene("travel", [...trades, ["stop", {}]], { compact }));
      expect(extra.map((o) => o.name)).toEqual(["give", "fetch_symbol"]);
      expect(prompt.map((o) => o.name)).toEqual(["stop"]);
      expect(lakeview.layOutOptions(scene("radio", [...trades, ["pass", {}]], { compact })).extra).toEqual([]);
    }
  });
  test("labels say the place, notes how far and what is there", () => {
    const now = scene("travel", many);
    const [diner] = lakeview.layOutOptions(now).prompt;
    expect(lakeview.label!(now, diner)).toBe(texts().format("kind-building-b10"));
    expect(lakeview.note!(now, diner)).toBe(
      `${texts().format("web-squares", { n: 1 })}, ${texts().format("web-note-token")}`,
    );
  });
  test("steps count only where a way was measured", () => {
    expect(steps(scene("travel", many))).toEqual(view.movement!.steps);
    expect(steps(scene("shelter", many))).toEqual({});
  });
  test("the way goes round a fence, or is not drawn", () => {
    const far = view.movement!.steps;
    expect(findPath(board, far, false, [4, 6], [5, 7]).map(squareName)).toEqual(["x4y6", "x5y6", "x5y7"]);
    expect(findPath(board, { x4y5: 1 }, false, [4, 6], [4, 5])).toEqual([]);
    expect(findPath(board, { x3y5: 1 }, true, [4, 6], [3, 5])).toEqual([]);
    expect(findPath(board, { x5y5: 1 }, true, [4, 6], [5, 5]).map(squareName)).toEqual(["x4y6", "x5y5"]);
  });
});

describe("the Lost Kid", () => {
  const plays = [3, 13].flatMap((c) =>
    [0, 1, 2].map((pile): [string, Record<string, number>] => ["play", { card: c, pile }]),
  );
  const turn = (more = {}) => scene("card", [...plays, ["new_hand", {}]], { viewer: 1, ...more });

  test("the first card is in hand until another is taken up", () => {
    expect(isHeld(turn())).toBe(3);
    expect(isHeld(turn({ hinted: "play/card=13/pile=1" }))).toBe(13);
    selection.take(3, 13);
    const { prompt, extra } = lakeview.layOutOptions(turn());
    expect(prompt.map((o) => o.id)).toEqual([
      "play/card=13/pile=0",
      "play/card=13/pile=1",
      "play/card=13/pile=2",
      "new_hand",
    ]);
    expect(extra).toEqual([]);
    expect(lakeview.layOutOptions(turn({ compact: true })).extra.map((o) => o.fields.card)).toEqual([3, 3, 3]);
    expect([...findTargets(turn()).cards]).toEqual([3, 13]);
    expect(findTargets(turn()).piles.size).toBe(3);
  });
  test("says why nothing may be said", () => {
    expect(lakeview.mutedReason!(turn({ view: { ...view, hushed: true } }))).toBe(texts().format("web-hushed"));
    expect(lakeview.mutedReason!(turn({ view: { ...view, hushed: false } }))).toBeNull();
  });
});

test("the Monster stands inside its district", () => {
  for (const d of DISTRICT_AT) {
    const [x, y] = stand(d);
    expect(spot(number([Math.floor((x - 16) / 54), Math.floor((y - 16) / 54)]))[0]).toBeGreaterThanOrEqual(d.x[0]);
    expect(Math.floor((y - 16) / 54)).toBeLessThanOrEqual(d.y[1]);
  }
});

describe("a Kid who does not want to be asked", () => {
  const ask = (prompt: string, seat = 1) =>
    ({ prompt, seat, options: [{ id: "pass", name: "pass", fields: {} }] }) as unknown as Decision;

  test("uses nothing until the own turn", () => {
    expect(selection.answer("T", ask("watch"))).toBeNull();
    selection.rest("T", 1, true);
    expect(selection.answer("T", ask("watch"))).toBe("pass");
    expect(selection.answer("T", ask("watch", 2))).toBeNull();
    expect(selection.answer("other", ask("watch"))).toBeNull();
    expect(selection.answer("T", ask("brace"))).toBeNull();
    expect(selection.answer("T", ask("wheel"))).toBeNull();
    expect(selection.answer("T", ask("watch"))).toBeNull();
  });
});
