// Where a guided game is: what it wants next follows from how many choices stand, and from what was read.
import type { Option, Lesson, LessonStep } from "../net/protocol";

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
export const allows = (step: LessonStep, option: Option) => option.id === step.choose || step.any.includes(option.name);
