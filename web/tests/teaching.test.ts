// Lessons continue by choices and steps read; all that they point at, and every picture of "how to play", is drawn.
import { expect, test } from "vitest";
import type { HowToPlay, Lesson, LessonStep } from "$lib/net/protocol";
import { isAllowed, lessonProgress } from "$lib/lesson/progress";
import { PARTS } from "../src/table/lesson/look-targets";

const LESSONS = import.meta.glob<Lesson>("$noctuary/games/*/lessons/*.toml", { import: "default", eager: true });
const HOWS = import.meta.glob<HowToPlay>("$noctuary/games/*/how.toml", { import: "default", eager: true });
const DRAWN = import.meta.glob<string>("../src/games/*/**/*.svelte", { query: "?raw", import: "default", eager: true });
const gameOf = (path: string) => /games\/([^/]+)\//.exec(path)![1];
const drawnBy = (game: string) =>
  Object.entries(DRAWN)
    .flatMap(([path, text]) => (gameOf(path) === game ? text : []))
    .join("\n");

const step = (more: Partial<LessonStep>): LessonStep => ({
  say: "x",
  look: "",
  read: false,
  choose: "",
  any: [],
  then: [],
  ...more,
});
const LESSON: Lesson = {
  seats: 2,
  seed: 1,
  person: 0,
  options: {},
  before: ["a", "b"],
  steps: [
    step({ read: true }),
    step({ choose: "c", then: ["d", "e"] }),
    step({ read: true, then: ["f"] }),
    step({ any: ["g"] }),
  ],
};

test("first the table is laid, choice by choice", () => {
  expect(lessonProgress(LESSON, 0, 0)).toEqual({ step: 0, waits: null, due: "a", laying: true });
  expect(lessonProgress(LESSON, 1, 0)).toMatchObject({ due: "b", laying: true });
});

test("a step that is read waits, and the next one comes after it", () => {
  expect(lessonProgress(LESSON, 2, 0)).toEqual({ step: 0, waits: "reading", due: null, laying: false });
  expect(lessonProgress(LESSON, 2, 1)).toMatchObject({ step: 1, waits: "choice" });
});

test("after a choice the lesson plays what follows, then waits again", () => {
  expect(lessonProgress(LESSON, 3, 1)).toMatchObject({ step: 1, waits: null, due: "d" });
  expect(lessonProgress(LESSON, 4, 1)).toMatchObject({ due: "e" });
  expect(lessonProgress(LESSON, 5, 1)).toMatchObject({ step: 2, waits: "reading" });
  expect(lessonProgress(LESSON, 5, 3)).toMatchObject({ step: 2, waits: null, due: "f" });
  expect(lessonProgress(LESSON, 6, 3)).toMatchObject({ step: 3, waits: "choice" });
  expect(lessonProgress(LESSON, 7, 3)).toMatchObject({ step: 4, waits: null, due: null });
});

test("taking something back leads back to the step that asked for it", () => {
  expect(lessonProgress(LESSON, 2, 3)).toMatchObject({ step: 1, waits: "choice" });
  expect(lessonProgress(LESSON, 6, 0)).toMatchObject({ step: 3, waits: "choice" });
});

test("a step ends with its option, or with any of its actions", () => {
  const option = { id: "go/place=1", name: "go", fields: {} };
  expect(isAllowed(step({ choose: "go/place=1" }), option)).toBe(true);
  expect(isAllowed(step({ choose: "go/place=2" }), option)).toBe(false);
  expect(isAllowed(step({ any: ["go"] }), option)).toBe(true);
});

test.each(Object.entries(LESSONS))("what %s points at is on the page", (path, lesson) => {
  const drawn = drawnBy(gameOf(path));
  const looks = lesson.steps.flatMap(({ look }) => look || []);
  expect(looks.filter((look) => !(look in PARTS) && !drawn.includes(`data-look="${look}"`))).toEqual([]);
});

test.each(Object.entries(HOWS))("every page of %s but the last has its own picture", (path, { pages }) => {
  const drawn = DRAWN[`../src/games/${gameOf(path)}/How.svelte`];
  expect(pages.slice(0, -1).filter(({ id }) => !drawn.includes(`page === "${id}"`))).toEqual([]);
});

test("every game that teaches is drawn", () => {
  const games = Object.keys(DRAWN).map(gameOf);
  const teaching = [...Object.keys(LESSONS), ...Object.keys(HOWS)].map(gameOf);
  expect(teaching.length).toBeGreaterThan(2);
  expect(games).toEqual(expect.arrayContaining(teaching));
});
