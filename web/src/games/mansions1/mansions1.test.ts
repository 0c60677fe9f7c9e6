import { describe, expect, it } from "vitest";
import gull from "$noctuary/games/mansions1/content/stories/gull_rock.toml";
import weir from "$noctuary/games/mansions1/content/stories/weir_lane.toml";
import { FURNITURE, LOOKS } from "./furniture";
import { between, boxOf, gap, stand, touch, walls, ways } from "./house";
import { agrees, beside, wires } from "./puzzle/pieces";
import { DEALT, Setup } from "./setup/setup.svelte";
import type { Puzzle, Room, Space, View } from "./view";

const said = { en: "", fr: "" };
const space = (n: number, x: number, y: number, width: number, height: number): Space => ({
  space: n,
  name: said,
  x,
  y,
  width,
  height,
  feature: "nothing",
});
const room = (n: number, spaces: Space[], outdoors = false): Room => ({
  room: n,
  name: said,
  outdoors,
  entry: false,
  spaces,
  dark: false,
  fire: false,
  corpses: 0,
  explored: false,
  pile: 0,
  cards: null,
  lock: null,
  obstacle: null,
  floor: [],
});

describe("the plan", () => {
  const [a, b, c] = [space(1, 0, 0, 3, 2), space(2, 3, 0, 2, 2), space(3, 5, 2, 2, 2)];
  const view = {
    rooms: [room(0, [a]), room(1, [b]), room(2, [c], true)],
    links: [{ door: 0, a: 1, b: 2, kind: "door", sealed: false, barricaded: false }],
  } as unknown as View;

  it("knows where spaces touch", () => {
    expect(touch(a, b)).toEqual({ flat: false, at: 3, from: 0, to: 2 });
    expect(touch(b, c)).toBeNull();
    expect(between(b, c)).toEqual([270, 108]);
    expect(ways(view)[0].same).toBe(false);
  });
  it("puts walls around what has a roof, and doors in them", () => {
    const door = gap(touch(a, b)!);
    expect([door.from, door.to]).toEqual([0.6, 1.4]);
    const drawn = walls(view);
    expect(drawn).toContain("M162 0V32.4");
    expect(drawn).toContain("M162 75.6V108");
    expect(drawn).not.toContain("378");
  });
  it("lets everybody stand inside a space", () => {
    for (const n of [1, 2, 5, 9])
      for (let k = 0; k < n; k++) {
        const { x, y, scale } = stand(boxOf(b), n, k);
        expect(x).toBeGreaterThan(162);
        expect(x).toBeLessThan(270);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(108);
        expect(scale).toBeGreaterThan(0.3);
      }
  });
});

describe("the rooms of the stories", () => {
  it.each([
    ["weir_lane", weir],
    ["gull_rock", gull],
  ] as const)("are all furnished: %s", (id, story) => {
    const rooms = Object.values(story.rooms as Record<string, string[]>);
    expect(LOOKS[id]).toHaveLength(rooms.length);
    LOOKS[id].forEach((look, r) => look.put.forEach((one) => expect(one.space).toBeLessThan(rooms[r].length)));
    expect(Object.keys(FURNITURE)).toEqual(
      expect.arrayContaining(LOOKS[id].flatMap((look) => look.put.map((one) => one.what))),
    );
  });
});

describe("puzzles", () => {
  const lock = {
    family: "lock",
    columns: 2,
    rows: 1,
    left: 1,
    right: 2,
    cells: [{ edges: [1, 3, 1, 1] }, { edges: [1, 2, 1, 2] }],
  } as unknown as Puzzle;
  it("tells which marks agree", () => {
    expect(agrees(lock, 0, 3)).toBe(true);
    expect(agrees(lock, 0, 1)).toBe(false);
    expect(agrees(lock, 1, 1)).toBe(true);
    expect(agrees(lock, 0, 0)).toBeNull();
    expect(beside(lock, 0, 1)).toBe(1);
    expect(beside(lock, 1, 1)).toBe(-1);
  });
  it("finds the two ends of each wire", () => {
    expect(wires([1, 2, 1, 2])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(wires([1, 1, 0, 0])).toEqual([[0, 1]]);
  });
});

describe("a table before it is opened", () => {
  it("sends only what differs from the usual", () => {
    const setup = new Setup();
    expect(setup.options(4)).toEqual({});
    setup.story = "gull_rock";
    setup.keep(2);
    setup.send(4);
    setup.timed = true;
    setup.dealt.threat = 3;
    expect(setup.options(3)).toEqual({
      story: "gull_rock",
      keeper: 2,
      investigators: 4,
      timed_puzzles: true,
      dealt: { threat: 3, mythos: 2, trauma: 2 },
    });
    expect(DEALT).toHaveLength(3);
  });
  it("deals investigators in turn to all but the Keeper", () => {
    const setup = new Setup();
    setup.keep(1);
    setup.send(4);
    expect([0, 1, 2].map((seat) => setup.held(seat, 3))).toEqual([[1, 3], [], [2, 4]]);
    expect(setup.keeper(2)).toBe(1);
    setup.keep(4);
    expect(setup.keeper(3)).toBe(0);
    expect(setup.sizes(5)).toEqual([4]);
  });
});
