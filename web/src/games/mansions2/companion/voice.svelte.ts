// Texts read aloud by the browser's voice, in the language of the page; off by default, stored in this browser.
import { boolean, save, load } from "$lib/storage/storage";
import type { Lang } from "$lib/i18n/game-texts";

const PLACE = "noctuary.voice";

class Voice {
  on = $state(boolean(load(PLACE).on));
  /** Whether this browser has a voice. */
  readonly able = typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

  turn(on: boolean): void {
    this.on = on;
    save(PLACE, { on });
    if (!on) this.hush();
  }
  /** Read a text aloud instead of the present one. */
  say(text: string, lang: Lang): void {
    if (!this.able || !text) return;
    this.hush();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = lang;
    said.voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(lang)) ?? null;
    speechSynthesis.speak(said);
  }
  hush(): void {
    if (this.able) speechSynthesis.cancel();
  }
}

export const voice = new Voice();
