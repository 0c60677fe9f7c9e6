// What a person has in hand and nobody else sees: the token or figure looked at, whose cards lie in front.

/** A token, a monster or an investigator, by its number or name. */
export type Subject = `token ${number}` | `monster ${number}` | `who ${string}`;

class Mind {
  #subject = $state.raw<{ decision: number; subject: Subject } | null>(null);
  /** Whose cards lie in front of a seat with several investigators. */
  mine = $state<string | null>(null);

  /** What is looked at for this decision; what was taken up for an older one is forgotten. */
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

export const mind = new Mind();
