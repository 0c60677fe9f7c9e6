// Writes the types of the wire protocol from its JSON Schema: node scripts/protocol.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export async function generate() {
  const schema = JSON.parse(readFileSync(here("protocol.schema.json"), "utf8"));
  const made = await compile(schema, "Protocol", {
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    bannerComment: "// Made from protocol.schema.json by scripts/protocol.mjs; do not edit.\n",
  });
  return made
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, "")
    .replace(/export interface Protocol {[^}]*}\n/, "");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(here("src/lib/protocol.ts"), await generate());
