// Merges options that nothing distinguishes into one button.

export interface MergedOptions<T> {
  /** The first of the options that look alike. */
  unique: T[];
  /** By the id of a shown option: the others that it stands for. */
  copies: Record<string, string[]>;
}

/** Merge options that look alike; `look` returns null for options that are never merged. */
export function mergeCopies<T extends { id: string }>(
  options: readonly T[],
  look: (option: T) => string | null,
): MergedOptions<T> {
  const first = new Map<string, string>();
  const copies: Record<string, string[]> = {};
  const unique = options.filter((option) => {
    const seen = look(option);
    const twin = seen === null ? undefined : first.get(seen);
    if (twin !== undefined) (copies[twin] ??= []).push(option.id);
    else if (seen !== null) first.set(seen, option.id);
    return twin === undefined;
  });
  return { unique, copies };
}
