// Writes the types of messages from their JSON Schemas: node scripts/protocol.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

export const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const tools = readdirSync(here("src/games"))
  .map((game) => `src/games/${game}/tools/http-types`)
  .filter((path) => existsSync(here(`${path}.schema.json`)));

/** Schema -> the file of its types: the table's, and those of games with tools of their own. */
export const MADE = {
  "protocol.schema.json": "src/lib/net/protocol.ts",
  ...Object.fromEntries(tools.map((path) => [`${path}.schema.json`, `${path}.ts`])),
};

export async function generate(name, options = {}) {
  const schema = JSON.parse(readFileSync(here(name), "utf8"));
  const made = await compile(schema, schema.title, {
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    bannerComment: `// Made from ${name} by scripts/protocol.mjs; do not edit.\n`,
    ...options,
  });
  return made
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, "")
    .replace(new RegExp(`export interface ${schema.title} {[^}]*}\n`), "");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, file] of Object.entries(MADE)) writeFileSync(here(file), await generate(name));
