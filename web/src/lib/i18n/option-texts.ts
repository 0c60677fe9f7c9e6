// The texts that the options of a table name, as far as the server sent them: Fluent patterns.
import { FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Welcome } from "../net/protocol";

/** Kind -> value -> language -> text. */
export type SentTexts = Welcome["names"];
type Texts = Record<string, string>;
type Pattern = NonNullable<FluentResource["body"][number]["value"]>;

/** A line break inside a pattern, whatever the next line begins with; and one for selectors, which need real lines. */
const ENDS = ['{"\\u000A"}', "\n    "];
const patterns = new Map<string, Pattern | null>();

/** Parse a text as a Fluent pattern; null if it is none and stands for itself. */
export function compilePattern(text: string): Pattern | null {
  let found = patterns.get(text);
  if (found === undefined) {
    const made = ENDS.map((end) => new FluentResource(`text = ${text.replaceAll("\n", end)}\n`).body);
    found = made.find((body) => body.length === 1)?.[0].value ?? null;
    patterns.set(text, found);
  }
  return found;
}

/**
 * The option texts received at a table. Reactive: texts that use a kind are formatted again when more of it arrives.
 */
export class OptionTexts {
  #kinds = new SvelteMap<string, SvelteMap<number, Texts>>();

  add(names: SentTexts): void {
    for (const [kind, told] of Object.entries(names)) {
      const known = this.#kinds.get(kind) ?? new SvelteMap<number, Texts>();
      for (const [value, texts] of Object.entries(told)) if (!known.has(+value)) known.set(+value, texts);
      this.#kinds.set(kind, known);
    }
  }

  find(kind: string, value: number): Texts | undefined {
    return this.#kinds.get(kind)?.get(value);
  }

  clear(): void {
    this.#kinds.clear();
  }
}
