// Where a lesson stands: its state follows from the number of choices and of steps read.
import type { Option, Lesson, LessonStep } from "../net/protocol";

/** Where a lesson stands. */
export interface LessonProgress {
  /** The index of the current step; the number of steps when the lesson is finished. */
  step: number;
  /** What completes the step: reading, or a choice of the person; null while the lesson plays itself. */
  waits: "reading" | "choice" | null;
  /** The option that the lesson chooses now. */
  due: string | null;
  /** Whether the table is still being set up. */
  laying: boolean;
}

/** Return where a lesson stands after `count` choices, with the first `passed` steps read. */
export function lessonProgress(lesson: Lesson, count: number, passed: number): LessonProgress {
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

/** Return whether a step accepts an option. */
export const isAllowed = (step: LessonStep, option: Option) =>
  option.id === step.choose || step.any.includes(option.name);
