import { expect, test } from "vitest";
import { mergeCopies } from "$lib/options/merge";

const options = ["rope_1", "map", "rope_2", "pass", "rope_3"].map((id) => ({ id }));

test("what looks alike is one button that stands for all", () => {
  const { unique, copies } = mergeCopies(options, ({ id }) => (id === "pass" ? null : id.split("_")[0]));
  expect(unique.map((o) => o.id)).toEqual(["rope_1", "map", "pass"]);
  expect(copies).toEqual({ rope_1: ["rope_2", "rope_3"] });
});

test("what is never merged stays", () => {
  expect(mergeCopies(options, () => null)).toEqual({ unique: options, copies: {} });
});
