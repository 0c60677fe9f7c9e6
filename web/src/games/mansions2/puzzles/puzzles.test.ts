// Finding the options of a puzzle by their effect, and the picture that fits a grid.
import { describe, expect, it } from "vitest";
import { pictureOf } from "./pictures";
import { along, on, slidesOf, swapOf, swapsOf } from "./types";

const option = (name: string, fields: Record<string, number> = {}) => ({
  id: [name, ...Object.entries(fields).map(([k, v]) => `${k}=${v}`)].join("/"),
  name,
  fields,
});
const OPTIONS = [
  option("swap", { cell: 0, other: 1 }),
  option("slide", { block: 2, to: 1 }),
  option("slide", { block: 2, to: 3 }),
  option("slide", { block: 1, to: 3 }),
  option("dial", { rune: 4 }),
  option("close"),
];

describe("options of a puzzle", () => {
  it("are found by name and fields", () => {
    expect(on(OPTIONS, "close")?.id).toBe("close");
    expect(on(OPTIONS, "dial", { rune: 4 })?.id).toBe("dial/rune=4");
    expect(on(OPTIONS, "dial", { rune: 3 })).toBeUndefined();
  });

  it("swap two cells whichever is named first", () => {
    expect(swapOf(OPTIONS, 1, 0)).toBe(swapOf(OPTIONS, 0, 1));
    expect(swapOf(OPTIONS, 0, 1)?.id).toBe("swap/cell=0/other=1");
    expect(swapOf(OPTIONS, 0, 2)).toBeUndefined();
    expect([0, 1, 2].map((cell) => swapsOf(OPTIONS, cell).length)).toEqual([1, 1, 0]);
  });

  it("slide one block", () => {
    expect(slidesOf(OPTIONS, 2).map((o) => o.fields.to)).toEqual([1, 3]);
    expect(slidesOf(OPTIONS, 0)).toEqual([]);
  });
});

it("a block begins along its line", () => {
  expect(along({ row: 1, column: 4, length: 2, lying: true })).toBe(4);
  expect(along({ row: 1, column: 4, length: 2, lying: false })).toBe(1);
});

it("a grid without a named picture gets the one of its shape", () => {
  const wide = pictureOf(undefined, 3, 2);
  const square = pictureOf(undefined, 3, 3);
  const tall = pictureOf(undefined, 3, 4);
  expect([wide, square, tall].map((p) => p.width / p.height)).toEqual([1.5, 1, 0.75]);
  expect(pictureOf("lens", 3, 2)).toBe(tall);
  expect(pictureOf("nothing", 3, 3)).toBe(square);
});
