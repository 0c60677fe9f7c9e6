// Keys that work anywhere on the table, except in text fields.
import { findTowards } from "$lib/actions/arrow-navigation";

/** U and H are the table's own; F, P, Q and R are reserved for the buttons of a game. */
const LETTERS = "abcdegijklmnostvwxyz";

/** The label of a key. */
export const keyLabel = (key: string): string => (key === "Enter" ? "↵" : key.toUpperCase());

/** The key of the n-th option: 1 to 9, then unused letters. */
export function keyFor(n: number, of: number): string {
  if (of === 1) return "Enter";
  return n < 9 ? String(n + 1) : (LETTERS[n - 9] ?? "");
}

/** The index of the option that a key chooses, or -1. */
export function optionFor(key: string, of: number): number {
  if (of === 1 && (key === "1" || key === "Enter")) return 0;
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const letter = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1;
  return letter < 0 ? -1 : letter + 9;
}

/**
 * The keys of a decision's options. An option keeps its key for the whole decision, also while fewer or more options
 * are listed.
 */
export class OptionKeys {
  #question: unknown = null;
  readonly #given = new Map<string, string>();

  /** Return the key of each listed option, by its id. */
  of(question: unknown, options: readonly { id: string }[]): ReadonlyMap<string, string> {
    if (question !== this.#question) this.#given.clear();
    this.#question = question;
    for (const { id } of options) if (!this.#given.has(id)) this.#given.set(id, keyFor(this.#given.size, 0));
    const alone = this.#given.size === 1;
    return new Map(options.map(({ id }) => [id, alone ? "Enter" : this.#given.get(id)!]));
  }
}

/** Return the option that a key chooses; a single one also by Enter, and by 1 if it was always the only one. */
export function optionForKey(key: string, keys: ReadonlyMap<string, string>): string | undefined {
  const [only, ...others] = keys.keys();
  if (key === "Enter" && only && !others.length) return only;
  if (key === "1" && keys.get(only) === "Enter") return only;
  return [...keys].find(([, its]) => its && its === key.toLowerCase())?.[0];
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Move the focus inside a zone with the arrow keys: up and down by geometry, sideways to the next one; on the board
 * always by geometry. Tab leaves the zone.
 */
export function moveFocusInZone(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || event.defaultPrevented || isTyping(event.target)) return;
  const zone = event.currentTarget as HTMLElement;
  const all = [...zone.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')].filter(
    (one) => one.getClientRects().length > 0,
  );
  const now = all.indexOf(document.activeElement as HTMLElement);
  if (now < 0) return;
  event.preventDefault();
  const inRow = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (inRow && zone.id !== "main") all[(now + step + all.length) % all.length].focus();
  else findTowards(all, all[now], event.key)?.focus();
}
