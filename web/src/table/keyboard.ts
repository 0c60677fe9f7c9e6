// Keys that work anywhere on the table, except while somebody types.
/** U and H are the table's own; F, P, Q and R are left to the buttons of a game. */
const LETTERS = "abcdegijklmnostvwxyz";

/** The key of the n-th option: 1 to 9, then letters that nothing else uses. */
export function keyFor(n: number, of: number): string {
  if (of === 1) return "Enter";
  return n < 9 ? String(n + 1) : (LETTERS[n - 9] ?? "");
}

/** Which option a key means, or -1. */
export function optionFor(key: string, of: number): number {
  if (of === 1 && (key === "1" || key === "Enter")) return 0;
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const letter = key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1;
  return letter < 0 ? -1 : letter + 9;
}

export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Arrow keys move inside a zone; Tab leaves it. */
export function roam(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || typing(event.target)) return;
  const zone = event.currentTarget as HTMLElement;
  const all = [...zone.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')].filter(
    (one) => one.getClientRects().length > 0,
  );
  const now = all.indexOf(document.activeElement as HTMLElement);
  if (now < 0) return;
  event.preventDefault();
  all[(now + step + all.length) % all.length].focus();
}
