// Guided first games: how one is opened, which tables of this browser are one, and how far it came.
import * as api from "../net/lobby-api";
import { fields, keep, recall, text } from "../storage/storage";
import { remember } from "../storage/access-keys";
import { go } from "../router.svelte";

const PLACE = "noctuary.lessons";

/** The guided game on a table, and how many of its steps were read. */
export interface Kept {
  lesson: string;
  passed: number;
}

/** The guided game on a table; null where it is a table like any other. */
export function lessonOf(table: string): Kept | null {
  const { lesson, passed } = fields(recall(PLACE)[table]);
  return text(lesson) ? { lesson: text(lesson), passed: Number.isInteger(passed) ? (passed as number) : 0 } : null;
}

/** Remembers how far a guided game came; null: it is none any more. */
export function keepLesson(table: string, kept: Kept | null): void {
  const { [table]: _, ...others } = recall(PLACE);
  keep(PLACE, kept ? { ...others, [table]: kept } : others);
}

/** Opens a guided game: an ordinary table with the seed of the lesson, all its seats held here. */
export async function learn(game: string, lesson: string, name: string, others: readonly string[]): Promise<void> {
  const { seats, seed, options, person } = await api.lesson(game, lesson);
  const names = others.values();
  const chairs = Array.from({ length: seats }, (_, n) => ({ who: "me" as const, name: n === person ? "" : (names.next().value ?? "") }));
  const keys = await api.open({ game, name, seats: chairs, options, seed, settings: { undo: "free", secret: true, hints: false } });
  remember(keys.table, keys);
  keepLesson(keys.table, { lesson, passed: 0 });
  go(`/t/${keys.table}`);
}
