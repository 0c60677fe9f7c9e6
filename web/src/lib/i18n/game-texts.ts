// The texts of the client and the games, from the same Fluent files that Python reads. A `GameTexts` is for one
// language and one table and is immutable, except for the option texts that the server sends later.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { compilePattern, type OptionTexts } from "./option-texts";
import type { PlayWarning, Option, Denial, Event, GameInfo, Reason, Tip } from "../net/protocol";

export const LANGUAGES = ["en", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];
type Args = Record<string, FluentVariable>;
export type Namer = (texts: GameTexts, value: number) => string;
/** Return arguments for an action or event whose fields depend on each other. */
export type Teller = (texts: GameTexts, fields: Record<string, number | null>) => Args;

const OURS = import.meta.glob<string>("../../../locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SERVER = import.meta.glob<string>("../../../../src/noctuary/{server,table}/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>(
  ["../../../../src/noctuary/games/*/locales/*.ftl", "../../games/*/locales/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const bundles = new Map<string, FluentBundle>();

/** The bundle of the client (`game` is ""), or of one game, in one language. */
function bundle(game: string, lang: Lang): FluentBundle {
  const key = `${game}/${lang}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    const files = game ? GAMES : { ...OURS, ...SERVER };
    for (const [path, text] of Object.entries(files)) {
      const ours = !game || path.includes(`/games/${game}/locales/`);
      if (ours && path.endsWith(`${lang}.ftl`)) made.addResource(new FluentResource(text));
    }
    bundles.set(key, made);
  }
  return made;
}

/** Format a message or one of its attributes: `card-01001`, `card-01001.text`. */
function look(game: string, lang: Lang, key: string, args?: Args): string | null {
  const [name, attribute] = key.split(".");
  for (const l of [lang, "en"] as Lang[]) {
    const source = bundle(game, l);
    const message = source.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return source.formatPattern(pattern, args, []);
  }
  return game ? look("", lang, key, args) : null;
}

/** The key in readable form, if no text exists. */
const bare = (key: string) => key.slice(key.indexOf("-") + 1).replaceAll("_", " ");

export class GameTexts {
  constructor(
    readonly lang: Lang,
    readonly info: GameInfo | null = null,
    readonly names: readonly string[] = [],
    readonly parameters: Record<string, unknown> = {},
    readonly namers: Record<string, Namer> = {},
    readonly tellers: Record<string, Teller> = {},
    readonly game: string = info?.id ?? "",
    readonly optionTexts: OptionTexts | null = null,
  ) {}

  /** Texts in the same language for a game that is not on a table. */
  about(game: string): GameTexts {
    return new GameTexts(this.lang, null, [], {}, {}, {}, game);
  }

  /** Format a message of the client. */
  formatClient(key: string, args?: Args): string {
    return look("", this.lang, key, args) ?? bare(key);
  }

  /** Format a message of the game, or of the client if the game has none. */
  format(key: string, args?: Args): string {
    return look(this.game, this.lang, key, args) ?? bare(key);
  }

  has(key: string): boolean {
    return look(this.game, this.lang, key) !== null;
  }

  seat(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  /**
   * The name of a value of a kind, by number or by name: kind("region", 1), kind("region", "salem"). `args` fill in the
   * text of a value that the table's options name.
   */
  kind(kind: string, value: number | string, args?: Args): string {
    const names = this.info?.kinds[kind];
    let word = value;
    if (typeof value === "string" && Array.isArray(names)) {
      const found = names.indexOf(value);
      if (found >= 0) value = found;
    }
    if (typeof value === "number") {
      const found = this.optionTexts?.find(kind, value);
      if (found) return this.formatAny(found, args);
      if (this.namers[kind]) return this.namers[kind](this, value);
      if (kind === "seat") return this.seat(value);
      word = Array.isArray(names) ? (names[value] ?? value) : value;
    }
    return this.has(`kind-${kind}-${word}`) ? this.format(`kind-${kind}-${word}`) : String(word);
  }

  /** Format a text in this language, else in English, else in any. */
  private formatAny(translations: Record<string, string>, args?: Args): string {
    const lang = this.lang in translations ? this.lang : "en";
    const source = translations[lang] || (Object.values(translations)[0] ?? "");
    const pattern = compilePattern(source);
    return pattern === null ? source : bundle(this.game, lang).formatPattern(pattern, args, []);
  }

  /** Return the option texts among some values, each formatted with the other arguments. */
  private filled(values: [field: string, kind: string, value: number | null][], said: Args): Args {
    const out: Args = {};
    for (const [field, kind, value] of values) {
      if (value === null || !this.optionTexts?.find(kind, value)) continue;
      const { [field]: _, ...others } = said;
      out[field] = this.kind(kind, value, others);
    }
    return out;
  }

  /** An option or a denial, as a sentence. */
  action(option: Option | Denial): string {
    return this.format(`action-${option.name}`, this.said(option.name, this.info?.actions[option.name], option.fields));
  }

  /** The prompt of a decision; an argument with the name of a kind is replaced by the name of its value. */
  prompt(prompt: string, args: Record<string, number>): string {
    return this.asked(`prompt-${prompt}`, args);
  }

  /** A tip before a choice. */
  tip({ key, args }: Tip): string {
    return this.asked(`tip-${key}`, args);
  }

  /** A warning before a choice. */
  warning({ key, args }: PlayWarning): string {
    return this.asked(`warning-${key}`, args);
  }

  /** A reason for a hinted option: what it is about, before and after, how often. */
  reason({ key, args, before, after, ofTen, rather }: Reason): string {
    if (!key) return this.formatClient("table-hinted-won", { n: ofTen });
    const reason = this.formatClient(rather ? "table-hinted-rather" : "table-hinted-reason", {
      what: this.asked(`reason-${key}`, args),
      before,
      after,
    });
    return ofTen === 10 ? reason : this.formatClient("table-hinted-often", { reason, n: ofTen });
  }

  /** The previews of an option. */
  previews({ ahead = [] }: Option): string[] {
    return ahead.map(({ key, args }) => this.asked(`preview-${key}`, args));
  }

  private asked(message: string, args: Record<string, number>): string {
    const said: Args = {};
    for (const [key, value] of Object.entries(args)) {
      const named =
        key === "seat" ||
        key in this.namers ||
        Array.isArray(this.info?.kinds[key]) ||
        this.optionTexts?.find(key, value);
      said[key] = named ? this.kind(key, value) : value;
    }
    const values = Object.entries(args).map(([key, value]) => [key, key, value] as [string, string, number]);
    return this.format(message, { ...said, ...this.filled(values, said) });
  }

  /** An event; what the viewer may not know is left out or shown as "?". */
  event(event: Event): string {
    const hidden = Object.values(event.fields).includes(null) && this.has(`event-${event.name}-hidden`);
    const key = hidden ? `event-${event.name}-hidden` : `event-${event.name}`;
    return this.format(key, this.said(event.name, this.info?.events[event.name], event.fields));
  }

  private said(name: string, kinds: Record<string, string> | undefined, fields: Record<string, number | null>): Args {
    const out: Args = {};
    const kindOf = (field: string) => kinds?.[field] ?? "number";
    for (const [field, value] of Object.entries(fields)) {
      const kind = kindOf(field);
      const named = kind === "seat" || kind in this.namers || Array.isArray(this.info?.kinds[kind]);
      if (value === null) out[field] = "?";
      else out[field] = named || this.optionTexts?.find(kind, value) ? this.kind(kind, value) : value;
    }
    const told = this.tellers[name]?.(this, fields) ?? {};
    Object.assign(out, told);
    const values = Object.entries(fields).filter(([field]) => !(field in told));
    return {
      ...out,
      ...this.filled(
        values.map(([field, value]) => [field, kindOf(field), value]),
        out,
      ),
    };
  }
}
