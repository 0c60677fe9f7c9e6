import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** TOML tables of the games, imported as objects. */
const tables: Plugin = {
  name: "tables",
  transform: (text, id) => (id.endsWith(".toml") ? `export default ${JSON.stringify(parse(text))}` : null),
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), tables],
  resolve: { alias: { $lib: here("./src/lib"), $noctuary: here("../src/noctuary") } },
  build: {
    outDir: here("../src/noctuary/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the content security policy allows only our own files
    chunkSizeWarningLimit: 800,
  },
  test: { testTimeout: 120_000, hookTimeout: 120_000 }, // a busy machine is no fault of the code
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      // The server checks the origin of a page, so it must see the address of this one.
      "/api": { target: "http://127.0.0.1:8642", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8642", ws: true, changeOrigin: false },
    },
  },
});
