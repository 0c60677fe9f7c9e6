// What a person has selected, which nobody else sees: the inspected token or figure, the investigator whose cards are
// shown.

/** A token, a monster or an investigator, by its number or name. */
export type Subject = `token ${number}` | `monster ${number}` | `who ${string}`;

class Selection {
  #subject = $state.raw<{ decision: number; subject: Subject } | null>(null);
  /** The investigator whose cards are shown, of a seat with several. */
  mine = $state<string | null>(null);

  /** Return what is inspected for this decision; a selection for an earlier decision is ignored. */
  subject(decision: number | undefined): Subject | null {
    return this.#subject && this.#subject.decision === decision ? this.#subject.subject : null;
  }
  look(decision: number, subject: Subject): void {
    this.#subject = this.subject(decision) === subject ? null : { decision, subject };
  }
  away(): void {
    this.#subject = null;
  }
}

export const selection = new Selection();
