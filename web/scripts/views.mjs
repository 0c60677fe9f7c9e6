// Writes the types of views from the JSON Schema of each game's view: node scripts/views.mjs
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generate, here } from "./protocol.mjs";

/** The folder of every game that has a view. */
export const GAMES = readdirSync(here("src/games"))
  .map((game) => `src/games/${game}`)
  .filter((folder) => existsSync(here(`${folder}/view.schema.json`)));

/** Return the types of a game's view, each with its sentence. */
export async function types(folder) {
  const made = await generate(`${folder}/view.schema.json`, {
    ignoreMinAndMaxItems: false,
    bannerComment: "// Made from view.schema.json by scripts/views.mjs; do not edit.\n",
  });
  return made
    .replace(/\n \*\n \* This interface was referenced by[^/]*\*\//g, "\n */")
    .replace(/\/\*\*\n \* @minItems \d+\n \* @maxItems \d+\n \*\/\n/g, "")
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\//g, "/** $1 */");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of GAMES) writeFileSync(here(`${folder}/view.ts`), await types(folder));
