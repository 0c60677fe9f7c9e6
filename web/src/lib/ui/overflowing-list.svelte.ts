// A list of options that may overflow its frame: how many are hidden, and scrolling to them.
import { tracksOverflow } from "../actions/overflow";

export class OverflowingList {
  /** The number of options hidden, wholly or in part. */
  beneath = $state(0);
  passed = $state(0);
  #list: HTMLElement | null = null;

  /** Attached to the list: its children are the options. */
  readonly follow = tracksOverflow((list) => {
    this.#list = list;
    const frame = list.getBoundingClientRect();
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    this.beneath = boxes.filter((box) => box.bottom > frame.bottom + 1).length;
    this.passed = boxes.filter((box) => box.top < frame.top - 1).length;
  });

  /** Scroll to the next hidden options; from the end, back to the beginning. */
  turn(): void {
    if (!this.#list) return;
    if (!this.beneath) return this.begin();
    const { bottom } = this.#list.getBoundingClientRect();
    const cut = [...this.#list.children].find((item) => item.getBoundingClientRect().bottom > bottom + 1);
    cut?.scrollIntoView({ block: "start" });
  }

  begin(): void {
    this.#list?.scrollTo({ top: 0 });
  }

  /** The list is gone. */
  clear(): void {
    this.beneath = this.passed = 0;
  }
}
