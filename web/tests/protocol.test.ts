// The types of the protocol are those that its schema makes.
import { expect, test } from "vitest";
import { generate } from "../scripts/protocol.mjs";
import written from "../src/lib/protocol.ts?raw";

test("protocol.ts is made from protocol.schema.json", async () => {
  expect(written).toBe(await generate());
});
