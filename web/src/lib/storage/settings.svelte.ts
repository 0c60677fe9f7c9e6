// The settings of this person, stored in this browser. `auto` follows the system.
import { boolean, save as store, oneOf, load, string } from "./storage";
import { LANGUAGES, GameTexts, type Lang } from "../i18n/game-texts";

const PLACE = "noctuary.settings";

export const CONTRASTS = ["auto", "normal", "more"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
/** How long the table shows each event. */
export const PACES = ["full", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];
export const LONGEST_NAME = 24;

interface SavedSettings {
  lang: Lang;
  name: string;
  contrast: (typeof CONTRASTS)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  sound: boolean;
  notifications: boolean;
  confirmations: boolean;
  coach: boolean;
}

function ofBrowser(): Lang {
  const spoken = navigator.languages.map((l) => l.slice(0, 2));
  return spoken.find((l): l is Lang => LANGUAGES.includes(l as Lang)) ?? "en";
}

function loadSettings(): SavedSettings {
  const { lang, name, contrast, motion, pace, sound, notifications, confirmations, coach } = load(PLACE);
  return {
    lang: oneOf(LANGUAGES, lang, ofBrowser()),
    name: string(name).slice(0, LONGEST_NAME),
    contrast: oneOf(CONTRASTS, contrast, "auto"),
    motion: oneOf(MOTIONS, motion, "auto"),
    pace: oneOf(PACES, pace, "full"),
    sound: boolean(sound),
    notifications: boolean(notifications),
    confirmations: boolean(confirmations),
    coach: boolean(coach),
  };
}

/** A media query that is followed as it changes. */
class MediaQuery {
  now = $state(false);
  constructor(query: string) {
    const media = matchMedia(query);
    this.now = media.matches;
    media.addEventListener("change", () => (this.now = media.matches));
  }
}

const contrast = new MediaQuery("(prefers-contrast: more)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Read and written like a plain object; `applySettings` saves every change. */
export const settings: SavedSettings = $state(loadSettings());

/** Whether pieces jump instead of moving. */
export const reducedMotion = () => (settings.motion === "auto" ? stillness.now : settings.motion === "reduced");

const texts = $derived(new GameTexts(settings.lang));
/** The texts of the client, outside of a game. */
export const clientTexts = () => texts;

/**
 * Save changes in this browser, and set language, contrast (`data-contrast="more"`) and motion
 * (`data-motion="reduced"`) on the page for the styles. Call once, when the page starts.
 */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => void store(PLACE, settings));
    $effect(() => {
      const page = document.documentElement;
      const contrasted = settings.contrast === "auto" ? contrast.now : settings.contrast === "more";
      page.lang = settings.lang;
      page.dataset.contrast = contrasted ? "more" : "normal";
      page.dataset.motion = reducedMotion() ? "reduced" : "full";
    });
  });
}
