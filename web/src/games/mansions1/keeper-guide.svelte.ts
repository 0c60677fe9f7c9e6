// Whether the guide for a first-time Keeper is shown: until it is closed; stored in this browser.
import { keep, recall } from "$lib/storage/storage";

const PLACE = "noctuary.mansions1";

class Guide {
  #on = $state(recall(PLACE).guide !== false);
  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    keep(PLACE, { guide: value });
  }
}

export const guide = new Guide();
