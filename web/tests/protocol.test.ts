// The types of messages are those that the schemas generate.
import { expect, test } from "vitest";
import { generate, MADE } from "../scripts/protocol.mjs";

const written = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default" });

test.each(Object.entries(MADE))("%s makes %s", async (schema, file) => {
  expect(await written[`../${file}`]()).toBe(await generate(schema));
});
