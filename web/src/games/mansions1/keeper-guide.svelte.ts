// Whether the guide for a first-time Keeper is shown: until it is closed; stored in this browser.
import { save, load } from "$lib/storage/storage";

const PLACE = "noctuary.mansions1";

class Guide {
  #on = $state(load(PLACE).guide !== false);
  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    save(PLACE, { guide: value });
  }
}

export const guide = new Guide();
