// Guided first games: which tables of this browser are one, how far it came, and what it wants next.
import * as api from "./api";
import { fields, keep, recall, text } from "./kept";
import { remember } from "./keys";
import type { Choice, Lesson, LessonStep } from "./protocol";
import { go } from "./router.svelte";

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
  const chairs = Array.from({ length: seats }, (_, n) => (n === person ? { who: "me" as const } : { who: "me" as const, name: others[n] ?? "" }));
  const keys = await api.open({ game, name, seats: chairs, options, seed, settings: { undo: "free", secret: true, hints: false } });
  remember(keys.table, keys);
  keepLesson(keys.table, { lesson, passed: 0 });
  go(`/t/${keys.table}`);
}

/** Where a guided game is. */
export interface Standing {
  /** The step that is shown; as many as there are when it is through. */
  step: number;
  /** What ends it: reading, or a choice of the person; null while the lesson plays itself. */
  waits: "reading" | "choice" | null;
  /** What the lesson plays now. */
  due: string | null;
  /** Whether the table is still being laid. */
  laying: boolean;
}

/** Where a guided game is after so many choices, of whose steps so many were read. */
export function standing(lesson: Lesson, count: number, passed: number): Standing {
  let begin = lesson.before.length;
  if (count < begin) return { step: 0, waits: null, due: lesson.before[count], laying: true };
  for (const [step, { read, then }] of lesson.steps.entries()) {
    const own = read ? 0 : 1;
    const end = begin + own + then.length;
    if (read && count === begin && passed <= step) return { step, waits: "reading", due: null, laying: false };
    if (!read && count === begin) return { step, waits: "choice", due: null, laying: false };
    if (count < end) return { step, waits: null, due: then[count - begin - own], laying: false };
    begin = end;
  }
  return { step: lesson.steps.length, waits: null, due: null, laying: false };
}

/** Whether a step may end with an option. */
export const allows = (step: LessonStep, option: Choice) => option.id === step.choose || step.any.includes(option.name);
