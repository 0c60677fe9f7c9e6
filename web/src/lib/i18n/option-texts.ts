// What the options of a table name, as far as it was told: texts that are Fluent patterns.
import { FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Welcome } from "../net/protocol";

/** Kind -> value -> language -> text. */
export type Names = Welcome["names"];
type Texts = Record<string, string>;
type Pattern = NonNullable<FluentResource["body"][number]["value"]>;

/** The end of a line inside a pattern, whatever the next one begins with; and for choices by number, which need their lines. */
const ENDS = ['{"\\u000A"}', "\n    "];
const patterns = new Map<string, Pattern | null>();

/** The pattern that a text is; null where it is none, and is said as it stands. */
export function compiled(text: string): Pattern | null {
  let found = patterns.get(text);
  if (found === undefined) {
    const made = ENDS.map((end) => new FluentResource(`text = ${text.replaceAll("\n", end)}\n`).body);
    found = made.find((body) => body.length === 1)?.[0].value ?? null;
    patterns.set(text, found);
  }
  return found;
}

/** All that was told at a table; what is said by it is said anew when more of the same kind is told. */
export class Lexicon {
  #kinds = new SvelteMap<string, SvelteMap<number, Texts>>();

  learn(names: Names): void {
    for (const [kind, told] of Object.entries(names)) {
      const known = this.#kinds.get(kind) ?? new SvelteMap<number, Texts>();
      for (const [value, texts] of Object.entries(told)) if (!known.has(+value)) known.set(+value, texts);
      this.#kinds.set(kind, known);
    }
  }

  find(kind: string, value: number): Texts | undefined {
    return this.#kinds.get(kind)?.get(value);
  }

  forget(): void {
    this.#kinds.clear();
  }
}
