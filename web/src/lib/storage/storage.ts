// What this browser keeps. Anything may lie there, also what an older version or another hand wrote:
// whoever reads it says what is sound, and the rest is as if it had never been kept.

type Place = `noctuary.${string}`;
/** What cannot be chosen again; everything else that is kept was settled by choice. */
const LASTING: readonly string[] = ["noctuary.keys", "noctuary.campaigns", "noctuary.upgrades", "noctuary.seals", "noctuary.studio", "noctuary.lessons"];
type Found = Record<string, unknown>;

/** An object by its names; anything else has none. */
export function fields(found: unknown): Found {
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Found) : {};
}

/** The texts of a list, each once. */
export function texts(found: unknown): string[] {
  return Array.isArray(found) ? [...new Set(found.filter((one) => typeof one === "string"))] : [];
}

export const text = (found: unknown, otherwise = ""): string => (typeof found === "string" ? found : otherwise);

export const flag = (found: unknown): boolean => found === true;

export function oneOf<T extends string>(values: readonly T[], found: unknown, otherwise: T): T {
  return values.find((value) => value === found) ?? otherwise;
}

/** What is kept at a place, by its names. */
export function recall(place: Place): Found {
  try {
    return fields(JSON.parse(localStorage.getItem(place) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps something, where the browser lets us; whether it did. */
export function keep(place: Place, value: object): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false; // A browser that is full, or keeps nothing: it holds until the page is left.
  }
}

/** Forgets every setting, of the pages and of all games; seats and campaigns stay. */
export function forgetSettings(): void {
  try {
    const places = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)!);
    for (const place of places) if (place.startsWith("noctuary.") && !LASTING.includes(place)) keep(place as Place, {});
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
