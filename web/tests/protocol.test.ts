// The types of what travels are those that the schemas make.
import { expect, test } from "vitest";
import { generate } from "../scripts/protocol.mjs";
import tools from "../src/arkham/tools.ts?raw";
import protocol from "../src/lib/protocol.ts?raw";

test("the types of the tables are made from protocol.schema.json", async () => {
  expect(protocol).toBe(await generate("protocol.schema.json"));
});

test("the types of the tools are made from tools.schema.json", async () => {
  expect(tools).toBe(await generate("tools.schema.json"));
});
