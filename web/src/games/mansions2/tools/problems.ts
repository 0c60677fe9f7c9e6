// The problems of a scenario: their texts, their place in the source, and their fixes.
import type { GameTexts } from "$lib/i18n/game-texts";
import type { Flaw, Knot, Sheet } from "./http-types";

export interface Range {
  from: number;
  to: number;
}

export interface Fix {
  kind: "name" | "event";
  /** The replacement text. */
  name: string;
  /** The line of what it then means, where it is in the file. */
  line: number;
  change: Range & { insert: string };
}

/** The arguments of a problem's text. */
function args(texts: GameTexts, flaw: Flaw): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [name, told] of Object.entries(flaw.told)) {
    if (typeof told === "number") out[name] = told;
    else
      out[name] = told
        .map(({ kind, text }) =>
          kind === "noun"
            ? texts.format(text)
            : kind === "quoted"
              ? texts.format("problem-quoted", { name: text })
              : text,
        )
        .join(", ");
  }
  return out;
}

/** A problem in words. */
export function problemText(texts: GameTexts, flaw: Flaw): string {
  const text = texts.format(`problem-${flaw.key}`, args(texts, flaw));
  return text.charAt(0).toLocaleUpperCase(texts.lang) + text.slice(1);
}

/** The same, without the alternatives if the intended name is clear. */
export const briefly = (texts: GameTexts, flaw: Flaw): string =>
  flaw.key === "unknown" && suggestion(flaw)
    ? texts.format("studio-no-such", args(texts, flaw))
    : problemText(texts, flaw);

export const place = (flaw: Pick<Flaw, "file" | "line" | "column">): string =>
  `${flaw.file}:${flaw.line}:${flaw.column}`;

// ---- where it is

/** Return the offset of a line and column, which count letters as people see them. */
export function offset(text: string, line: number, column: number): number {
  let at = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf("\n", at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  for (let n = 1; n < column && at < text.length && text[at] !== "\n"; n++)
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return at;
}

const CLOSES: Record<string, string> = { "[": "]", "{": "}" };
const LONGEST = 400;

/** Return where a list or mapping that begins here ends, on the same line. */
function closed(text: string, from: number): number {
  const open = text[from];
  let depth = 0;
  let quote = "";
  for (let at = from; at < text.length && text[at] !== "\n" && at < from + LONGEST; at++) {
    const sign = text[at];
    if (quote) {
      if (sign === "\\" && quote === '"') at++;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === open) depth++;
    else if (sign === CLOSES[open] && --depth === 0) return at + 1;
  }
  return from + 1;
}

/** Return the range that a problem is about, in the text of its file. */
export function rangeOf(text: string, flaw: Pick<Flaw, "line" | "column" | "name">): Range {
  const from = offset(text, flaw.line, flaw.column);
  const sign = text[from] ?? "\n";
  if (sign in CLOSES) return { from, to: closed(text, from) };
  const quoted = sign === '"' || sign === "'";
  const start = quoted ? from + 1 : from;
  if (flaw.name && text.startsWith(flaw.name, start)) return { from: start, to: start + flaw.name.length };
  const rest = /^[^\n]*/.exec(text.slice(start, start + LONGEST))![0];
  const length = quoted ? rest.indexOf(sign) : rest.search(/[\s,:[\]{}]|$/);
  if (length > 0) return { from: start, to: start + length };
  const line = text.lastIndexOf("\n", from - 1) + 1;
  return from > line ? { from: from - 1, to: from } : { from, to: Math.min(text.length, from + 1) };
}

// ---- its owner

const indent = (line: string) => line.length - line.trimStart().length;

/**
 * Return the last line of the block that begins on a line: as long as lines are indented further. Lines count from 1.
 */
export function lastLine(lines: readonly string[], line: number): number {
  const own = indent(lines[line - 1] ?? "");
  let last = line;
  for (let n = line; n < lines.length; n++) {
    const text = lines[n];
    if (!text.trim() || text.trimStart().startsWith("#")) continue;
    if (indent(text) <= own && !/^\s*[-\]}]/.test(text)) break;
    if (indent(text) < own) break;
    last = n + 1;
  }
  return last;
}

/** Return the token or event that contains a line. */
export function owner(knots: readonly Knot[], lines: readonly string[], line: number): Knot | null {
  let found: Knot | null = null;
  for (const knot of knots)
    if (knot.kind !== "start" && knot.line <= line && knot.line > (found?.line ?? 0)) found = knot;
  return found && lastLine(lines, found.line) >= line ? found : null;
}

// ---- fixes

/** Return the edit distance of two names, up to a few. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** Return the intended name, if one is similar. */
export function suggestion(flaw: Flaw): string | null {
  const near = flaw.there
    .map((name) => ({ name, far: editDistance(flaw.name, name) }))
    .sort((a, b) => a.far - b.far)[0];
  return near && flaw.name && near.far <= Math.max(2, flaw.name.length / 3) ? near.name : null;
}

export const lineOf = (sheet: Pick<Sheet, "knots" | "epilogues">, name: string): number =>
  sheet.knots.find((knot) => knot.name === name && knot.kind !== "start")?.line ?? sheet.epilogues[name] ?? 0;

/** A new event before the others; null if they are not one below the other. */
function stub(text: string, name: string, languages: number): Fix["change"] | null {
  const head = /^events:[ \t]*(#[^\n]*)?\n/m.exec(text);
  if (!head) return null;
  const at = head.index + head[0].length;
  const inner = /^(?:[ \t]*(?:#[^\n]*)?\n)*([ ]+)\S/.exec(text.slice(at))?.[1] ?? "  ";
  const empty = `[${Array(languages).fill('""').join(", ")}]`;
  return {
    from: at,
    to: at,
    insert: `${inner}${name}:\n${inner}  by: call\n${inner}  t: ${empty}\n${inner}  do: []\n`,
  };
}

/** Return the possible fixes of a problem, the likeliest first. */
export function fixes(flaw: Flaw, text: string, sheet: Pick<Sheet, "knots" | "epilogues" | "languages">): Fix[] {
  const range = rangeOf(text, flaw);
  if (!flaw.name || text.slice(range.from, range.to) !== flaw.name) return [];
  const out: Fix[] = [];
  const name = suggestion(flaw);
  if (name) out.push({ kind: "name", name, line: lineOf(sheet, name), change: { ...range, insert: name } });
  const change = flaw.what === "event" && flaw.key === "unknown" ? stub(text, flaw.name, sheet.languages.length) : null;
  if (change) out.push({ kind: "event", name: flaw.name, line: 0, change });
  return out;
}
