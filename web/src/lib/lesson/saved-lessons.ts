// Lessons of this browser: opening one, and the tables and steps reached.
import * as api from "../net/lobby-api";
import { fields, save, load, string } from "../storage/storage";
import { rememberKeys } from "../storage/access-keys";
import { go } from "../router.svelte";

const PLACE = "noctuary.lessons";

/** The lesson at a table, and the number of steps read. */
export interface SavedLesson {
  lesson: string;
  passed: number;
}

/** Return the lesson at a table; null if there is none. */
export function loadLesson(table: string): SavedLesson | null {
  const { lesson, passed } = fields(load(PLACE)[table]);
  return string(lesson) ? { lesson: string(lesson), passed: Number.isInteger(passed) ? (passed as number) : 0 } : null;
}

/** Save the state of a lesson; null removes it. */
export function saveLesson(table: string, kept: SavedLesson | null): void {
  const { [table]: _, ...others } = load(PLACE);
  save(PLACE, kept ? { ...others, [table]: kept } : others);
}

/** Open a lesson: an ordinary table with the seed of the lesson and all seats held here. */
export async function openLesson(game: string, lesson: string, name: string, others: readonly string[]): Promise<void> {
  const { seats, seed, options, person } = await api.lesson(game, lesson);
  const names = others.values();
  const chairs = Array.from({ length: seats }, (_, n) => ({
    who: "me" as const,
    name: n === person ? "" : (names.next().value ?? ""),
  }));
  const keys = await api.createTable({
    game,
    name,
    seats: chairs,
    options,
    seed,
    settings: { undo: "free", secret: true, hints: false },
  });
  rememberKeys(keys.table, keys);
  saveLesson(keys.table, { lesson, passed: 0 });
  go(`/t/${keys.table}`);
}
