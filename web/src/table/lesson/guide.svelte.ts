// Runs a lesson: its current step, the choice that it waits for, and its own moves for the others.
import * as api from "$lib/net/lobby-api";
import { saveLesson, loadLesson } from "$lib/lesson/saved-lessons";
import type { Decision, Option, Lesson } from "$lib/net/protocol";
import { reducedMotion } from "$lib/storage/settings.svelte";
import { isAllowed, lessonProgress } from "$lib/lesson/progress";
import { RequestRefused, type TableClient } from "$lib/net/table-client.svelte";

/**
 * Milliseconds between two moves of the lesson, so that people can follow; and during the setup, so that the server
 * does not find it too fast.
 */
const PACE = 800;
const LAYING = 40;
/** Temporary errors, and the milliseconds before a new attempt. */
const PASSING = ["error-too-fast", "error-stale"];
const BREATH = 1000;

export class Guide {
  lesson = $state.raw<Lesson | null>(null);
  #name = "";
  #passed = $state(0);
  /** The decision to which the lesson has no answer any more. */
  #lost = $state(-1);
  #turned = false;
  #tries = $state(0);

  constructor(readonly client: TableClient) {}

  readonly now = $derived.by(() => this.lesson && lessonProgress(this.lesson, this.client.count, this.#passed));
  readonly step = $derived.by(() => (this.now && this.lesson?.steps[this.now.step]) ?? null);
  readonly isFinished = $derived.by(() => !!this.now && this.now.step === this.lesson!.steps.length);
  /** Whether the game is where no step of the lesson is: the person can undo, or leave. */
  readonly isAstray = $derived.by(() => {
    const { decision, status } = this.client;
    if (!this.step || !decision || status !== "here") return false;
    if (decision.decision === this.#lost) return true;
    if (this.now!.waits !== "choice" || this.client.you.eyes !== this.lesson!.person) return false;
    return decision.seat !== this.lesson!.person || !decision.options.some((option) => isAllowed(this.step!, option));
  });
  /** Whether the person's choices are restricted to those of a step. */
  readonly restrictsChoices = $derived.by(() => !!this.step && !this.isAstray);
  readonly isReading = $derived.by(() => this.restrictsChoices && this.now!.waits === "reading");

  /** Load the lesson of this table, if it has one. */
  async load(game: string): Promise<void> {
    const kept = loadLesson(this.client.id);
    if (!kept || this.lesson) return;
    this.#name = kept.lesson;
    this.#passed = kept.passed;
    try {
      this.lesson = await api.lesson(game, kept.lesson);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (error.status === 404) saveLesson(this.client.id, null); // the lesson no longer exists
    }
  }

  /** Restrict a decision to the options that the lesson accepts. */
  narrow(ask: Decision | null): Decision | null {
    if (!ask || !(this.restrictsChoices || this.isFinished)) return ask;
    const waits = this.restrictsChoices && this.now!.waits === "choice";
    return { ...ask, options: waits ? ask.options.filter((option) => isAllowed(this.step!, option)) : [], denied: [] };
  }

  /** The options that would be on offer without the lesson. */
  readonly blockedOptions: readonly Option[] = $derived.by(() => {
    const { decision } = this.client;
    return decision && this.restrictsChoices && this.now!.waits === "choice"
      ? decision.options.filter((option) => !isAllowed(this.step!, option))
      : [];
  });

  /** Continue after reading. */
  next(): void {
    if (!this.isReading) return;
    this.#passed = this.now!.step + 1;
    saveLesson(this.client.id, { lesson: this.#name, passed: this.#passed });
  }

  /** End the lesson; the table stays as an ordinary one. */
  leave(): void {
    saveLesson(this.client.id, null);
    this.lesson = null;
  }

  /** Switch to the learner's seat and make the lesson's moves; return a function that stops it. */
  play(live: boolean): (() => void) | undefined {
    const { lesson, client } = this;
    if (!lesson || !live || client.status !== "here" || client.choosing) return;
    if (client.you.eyes !== lesson.person) {
      if (!this.#turned) client.switchViewer(lesson.person);
      this.#turned = true;
      return;
    }
    void this.#tries;
    const { now } = this;
    const { decision } = client;
    if (!now?.due || !decision || decision.decision === this.#lost) return;
    const { due, laying } = now;
    const timer = setTimeout(() => void this.#choose(due, decision), laying ? LAYING : reducedMotion() ? 0 : PACE);
    return () => clearTimeout(timer);
  }

  async #choose(option: string, { decision, seat }: Decision): Promise<void> {
    try {
      await this.client.choose(option, seat);
    } catch (error) {
      if (!(error instanceof RequestRefused)) return;
      if (PASSING.includes(error.refused.error)) setTimeout(() => (this.#tries += 1), BREATH);
      else this.#lost = decision;
    }
  }
}
