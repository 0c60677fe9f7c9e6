// Options that nothing tells apart are one button, which stands for all of them.

export interface Merged<T> {
  /** Of options that look alike the first. */
  kept: T[];
  /** By the id of one that is kept: the others that it stands for. */
  copies: Record<string, string[]>;
}

/** Merges what looks alike; `look` is null for what is never merged. */
export function merged<T extends { id: string }>(options: readonly T[], look: (option: T) => string | null): Merged<T> {
  const first = new Map<string, string>();
  const copies: Record<string, string[]> = {};
  const kept = options.filter((option) => {
    const seen = look(option);
    const twin = seen === null ? undefined : first.get(seen);
    if (twin !== undefined) (copies[twin] ??= []).push(option.id);
    else if (seen !== null) first.set(seen, option.id);
    return twin === undefined;
  });
  return { kept, copies };
}
