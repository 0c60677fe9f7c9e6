// What this browser stores. Stored data may come from an older version or have been edited: each reader validates it,
// and ignores what is not valid.

type Place = `noctuary.${string}`;
/** Data that cannot be chosen again; all other data are settings. */
const PERMANENT: readonly string[] = [
  "noctuary.keys",
  "noctuary.campaigns",
  "noctuary.upgrades",
  "noctuary.seals",
  "noctuary.studio",
  "noctuary.lessons",
];
type Found = Record<string, unknown>;

/** Return an object's fields; none for anything else. */
export function fields(found: unknown): Found {
  return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Found) : {};
}

/** Return the strings of a list, without duplicates. */
export function stringList(found: unknown): string[] {
  return Array.isArray(found) ? [...new Set(found.filter((one) => typeof one === "string"))] : [];
}

export const string = (found: unknown, otherwise = ""): string => (typeof found === "string" ? found : otherwise);

export const boolean = (found: unknown): boolean => found === true;

export function oneOf<T extends string>(values: readonly T[], found: unknown, otherwise: T): T {
  return values.find((value) => value === found) ?? otherwise;
}

/** Return what is stored at a place. */
export function load(place: Place): Found {
  try {
    return fields(JSON.parse(localStorage.getItem(place) ?? "{}"));
  } catch {
    return {};
  }
}

/** Store a value; return whether the browser allowed it. */
export function save(place: Place, value: object): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false; // Storage is full or disabled: the value lasts until the page is left.
  }
}

/** Forget all settings of pages and games; seats and campaigns stay. */
export function forgetSettings(): void {
  try {
    const places = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)!);
    for (const place of places)
      if (place.startsWith("noctuary.") && !PERMANENT.includes(place)) save(place as Place, {});
  } catch {
    // Nothing is stored if storage is disabled.
  }
}
