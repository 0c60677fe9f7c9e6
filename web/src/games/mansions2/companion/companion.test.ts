// The list of steps, the entered number, where options are shown, and what the screen manages.
import { beforeEach, describe, expect, test } from "vitest";
import type { Decision } from "$lib/net/protocol";
import { selection } from "../selection.svelte";
import { Setup } from "../setup/setup.svelte";
import type { Mansions, NoteKind, Told, View } from "../types";
import { panelState } from "./panel-state.svelte";
import { about, current, enteredValue, numbers, parts, steps } from "./step-list";
import { layOutOptions } from "./option-texts";
import { readScreen, isWaiting } from "./screen";

const line = (kind: NoteKind, more: Partial<Told> = {}): Told => ({ kind, said: { en: kind, fr: kind }, ...more });
const LIST = [
  line("text"),
  line("tile", { tile: 3 }),
  line("token", { piece: 4 }),
  line("horror", { monster: 1 }),
  line("bid"),
  line("horror", { monster: 2 }),
  line("text"),
  line("bid"),
];

function scene(prompt: string, options: [string, Record<string, number>][], told: Told[] = LIST): Mansions {
  const id = (name: string, fields: object) => [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/");
  const ask = {
    decision: 7,
    seat: 0,
    prompt,
    args: {},
    options: options.map(([name, fields]) => ({ id: id(name, fields), name, fields })),
    denied: [],
  } as unknown as Decision;
  const tiles = [{ column: 0, row: 0, width: 1, height: 1, rooms: [{ spaces: [{ space: 9 }] }] }];
  const tokens = [
    { piece: 4, space: 9, first: 40, count: 2 },
    { piece: 5, space: 30, first: 50, count: 1 },
  ];
  const named = (en: string) => ({ en, fr: en });
  const things = [
    { piece: 7, kind: "screen", name: named("Go"), look: 3, first: 60, count: 1 },
    { piece: 8, kind: "screen", name: named("On the screen"), look: 4, first: 61, count: 0 },
    { piece: 9, kind: "item", name: named("Lamp"), look: 0, first: 62, count: 1 },
    { piece: 10, kind: "screen", name: named("Picture: map"), look: 0, first: 63, count: 1 },
    { piece: 11, kind: "screen", name: named("Picture: fog"), look: 0, first: 64, count: 0 },
  ];
  const view = {
    keeper: { told, inventory: [], things },
    tiles,
    tokens,
    monsters: [{ monster: 1 }],
    investigators: [],
  } as unknown as View;
  const kinds: Record<string, string> = {
    "choice 60": "Go",
    "choice 63": "Open",
    "text 3": "Go",
    "text 4": "It rains.",
  };
  const texts = {
    lang: "en",
    kind: (kind: string, n: number) => kinds[`${kind} ${n}`],
    format: (key: string, args: Record<string, string>) => Object.values(args ?? { key }).join(": "),
  };
  return { view, decision: ask, texts, viewer: 0, canChoose: true, compact: false } as unknown as Mansions;
}
const ROLL: [string, Record<string, number>][] = Array.from({ length: 5 }, (_, n) => ["report", { n }]);

beforeEach(() => {
  selection.away();
  panelState.tick(-1, 0);
});

describe("the list", () => {
  test("numbers what is done through what is read", () => {
    expect(parts(LIST).map((part) => (part.is === "steps" ? part.lines.map((one) => one.n) : part.is))).toEqual([
      "read",
      [0, 1],
      "head",
      [2],
      "head",
      "read",
      [3],
    ]);
    expect(steps(LIST)).toHaveLength(4);
  });

  test("goes from step to step, and begins anew with another question", () => {
    const now = scene("read", [["continue", {}]]);
    expect(current(now)).toMatchObject({ n: 0, of: 4, line: { kind: "tile" }, next: { kind: "token" } });
    panelState.tick(7, 4);
    expect(current(now)).toBeNull();
    panelState.tick(6, 4);
    expect(current(now)?.n).toBe(0);
  });

  test("tells of a monster what stands under its head", () => {
    expect(about(LIST, 1).map((one) => one.kind)).toEqual(["horror", "bid"]);
    expect(about(LIST, 2).map((one) => one.kind)).toEqual(["horror", "text", "bid"]);
  });
});

describe("a roll", () => {
  test("is told as its successes and the Clues spent", () => {
    const now = scene("report", ROLL);
    expect(numbers(now).size).toBe(5);
    expect(enteredValue(now)).toBeNull();
    panelState.enter(7, { successes: 2 });
    panelState.enter(7, { clues: 1 });
    expect(enteredValue(now)).toMatchObject({ sum: 3, option: { id: "report/n=3" } });
    panelState.enter(7, { clues: 9 });
    expect(enteredValue(now)?.option).toBeUndefined();
  });
});

describe("choices", () => {
  test("of the phase stand on the map, in the drawers and in the menu", () => {
    const now = scene("told", [
      ["press", { choice: 40 }],
      ["amend_token", { piece: 4 }],
      ["wound", { n: 1, monster: 1 }],
      ["ignite", {}],
      ["end_phase", {}],
      ["burn", {}],
    ]);
    expect(layOutOptions(now).prompt.map((o) => o.name)).toEqual(["burn"]);
    selection.look(7, "token 4");
    expect(layOutOptions(now).prompt.map((o) => o.name)).toEqual(["press", "amend_token"]);
  });

  test("without a place on the map are in the prompt, and those of corrections under more", () => {
    const now = scene("told", [
      ["press", { choice: 50 }],
      ["amend_token", { piece: 5 }],
      ["press", { choice: 60 }],
      ["press", { choice: 62 }],
      ["end_phase", {}],
    ]);
    expect(layOutOptions(now).prompt.map((o) => o.id)).toEqual(["press/choice=50", "press/choice=60"]);
    expect(layOutOptions(now).extra.map((o) => o.id)).toEqual(["amend_token/piece=5"]);
  });

  test("of a correction: numbers on the pad, places on the map and in a list", () => {
    const shelf = layOutOptions(
      scene("amend", [
        ["set_damage", { n: 2 }],
        ["place_at", { space: 5 }],
        ["take_away", {}],
        ["leave", {}],
      ]),
    );
    expect(shelf.prompt.map((o) => o.name)).toEqual(["take_away", "leave"]);
    expect(shelf.extra.map((o) => o.name)).toEqual(["place_at"]);
  });
});

test("the screen of a quest shows words and buttons in its order, and no picture that does nothing", () => {
  const now = scene("told", [
    ["press", { choice: 60 }],
    ["press", { choice: 63 }],
  ]);
  expect(readScreen(now).map(({ piece, text, label }) => [piece, text, label])).toEqual([
    [7, "", "Go"],
    [8, "It rains.", ""],
    [10, "", "Picture: map: Open"],
  ]);
  expect(isWaiting(now)).toBe(true);
  expect(isWaiting(scene("told", [["press", { choice: 62 }]]))).toBe(false);
  expect(readScreen(scene("choose", [["press", { choice: 60 }]]))).toEqual([]);
});

test("three switches name eight sorts of tables; with the box on the table there is one seat", () => {
  const names = new Set<string>();
  for (const dice of [true, false])
    for (const figures of [true, false])
      for (const sheets of [true, false]) {
        const choices = Object.assign(new Setup(), { dice, figures, sheets });
        names.add(choices.kept);
        expect(choices.seats).toEqual(figures && sheets ? null : [1]);
      }
  expect(names.size).toBe(8);
  expect(Object.assign(new Setup(), { figures: false, sheets: false }).options(1).kept).toBe("dice");
});
