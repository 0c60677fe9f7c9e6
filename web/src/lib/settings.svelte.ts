// What this person likes, kept in this browser. `auto` follows the system.
import { LANGUAGES, Words, type Lang } from "./words";

const PLACE = "noctuary.settings";

interface Liking {
  lang: Lang;
  name: string;
  contrast: "auto" | "normal" | "more";
  motion: "auto" | "full" | "reduced";
  sound: boolean;
  notifications: boolean;
  confirmations: boolean;
}

function ofBrowser(): Lang {
  const spoken = navigator.languages.map((l) => l.slice(0, 2));
  return spoken.find((l): l is Lang => LANGUAGES.includes(l as Lang)) ?? "en";
}

function kept(): Partial<Liking> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** A question to the system, followed as the answer changes. */
class Wish {
  now = $state(false);
  constructor(query: string) {
    const media = matchMedia(query);
    this.now = media.matches;
    media.addEventListener("change", () => (this.now = media.matches));
  }
}

const contrast = new Wish("(prefers-contrast: more)");
const stillness = new Wish("(prefers-reduced-motion: reduce)");

/** Read and written like a plain object; `keep` writes every change down. */
export const settings: Liking = $state({
  lang: ofBrowser(),
  name: "",
  contrast: "auto",
  motion: "auto",
  sound: false,
  notifications: false,
  confirmations: false,
  ...kept(),
});

/** Whether pieces jump instead of travelling. */
export const still = () => (settings.motion === "auto" ? stillness.now : settings.motion === "reduced");

const words = $derived(new Words(settings.lang));
/** The words of the client itself, outside of a game. */
export const ours = () => words;

/** Keeps changes in this browser, and writes language, contrast (`data-contrast="more"`) and
 * motion (`data-motion="reduced"`) on the page for the styles; call once, when the page starts. */
export function keep(): () => void {
  return $effect.root(() => {
    $effect(() => localStorage.setItem(PLACE, JSON.stringify(settings)));
    $effect(() => {
      const page = document.documentElement;
      const contrasted = settings.contrast === "auto" ? contrast.now : settings.contrast === "more";
      page.lang = settings.lang;
      page.dataset.contrast = contrasted ? "more" : "normal";
      page.dataset.motion = still() ? "reduced" : "full";
    });
  });
}
