// Lessons of this browser: opening one, and the tables and steps reached.
import * as api from "../net/lobby-api";
import { fields, keep, recall, text } from "../storage/storage";
import { remember } from "../storage/access-keys";
import { go } from "../router.svelte";

const PLACE = "noctuary.lessons";

/** The lesson at a table, and the number of steps read. */
export interface Kept {
  lesson: string;
  passed: number;
}

/** Return the lesson at a table; null if there is none. */
export function lessonOf(table: string): Kept | null {
  const { lesson, passed } = fields(recall(PLACE)[table]);
  return text(lesson) ? { lesson: text(lesson), passed: Number.isInteger(passed) ? (passed as number) : 0 } : null;
}

/** Save the state of a lesson; null removes it. */
export function keepLesson(table: string, kept: Kept | null): void {
  const { [table]: _, ...others } = recall(PLACE);
  keep(PLACE, kept ? { ...others, [table]: kept } : others);
}

/** Open a lesson: an ordinary table with the seed of the lesson and all seats held here. */
export async function learn(game: string, lesson: string, name: string, others: readonly string[]): Promise<void> {
  const { seats, seed, options, person } = await api.lesson(game, lesson);
  const names = others.values();
  const chairs = Array.from({ length: seats }, (_, n) => ({ who: "me" as const, name: n === person ? "" : (names.next().value ?? "") }));
  const keys = await api.open({ game, name, seats: chairs, options, seed, settings: { undo: "free", secret: true, hints: false } });
  remember(keys.table, keys);
  keepLesson(keys.table, { lesson, passed: 0 });
  go(`/t/${keys.table}`);
}
