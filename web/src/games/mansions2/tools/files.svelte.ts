// The files of the studio: in this browser, or in a workspace that others may change too.
import { Refusal } from "$lib/net/lobby-api";
import { fields, save, load, string } from "$lib/storage/storage";
import * as ask from "./api";
import type { Files, WorkspaceListing } from "./api";

export const SCENARIO = "scenario.yaml";
export const NAMES = [SCENARIO, "words/en.ftl", "words/fr.ftl"] as const;
const PLACE = "noctuary.studio";
const PAUSE = 400;
const PATIENCE = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** How the written files relate to the stored ones. */
export type StorageState = "kept" | "keeping" | "clash" | "away" | "full";

/** A file's content from elsewhere, while it was changed here. */
export interface Clash {
  name: string;
  theirs: string;
  mark: string;
}

export interface FileStore {
  readonly state: StorageState;
  /** The name of the folder; empty if the browser stores everything. */
  readonly folder: string;
  readonly clash: Clash | null;
  readonly trouble: string;
  load(): Promise<Files>;
  /** Store the content of a file. */
  keep(name: string, text: string): void;
  /** Overwrite changes by others. */
  settle(): void;
  close(): void;
}

/** In this browser alone. */
export class BrowserFiles implements FileStore {
  state = $state<StorageState>("kept");
  readonly folder = "";
  readonly clash = null;
  readonly trouble = "";
  private files: Files = {};

  async load(): Promise<Files> {
    const kept = fields(load(PLACE).files);
    const found = Object.fromEntries(NAMES.filter((name) => name in kept).map((name) => [name, string(kept[name])]));
    this.files = found[SCENARIO] ? found : (await ask.night("blank")).files;
    return this.files;
  }

  keep(name: string, text: string): void {
    this.files = { ...this.files, [name]: text };
    this.state = save(PLACE, { files: this.files }) ? "kept" : "full";
  }

  /** Replace all files. */
  replace(files: Files): void {
    this.files = files;
    this.state = save(PLACE, { files }) ? "kept" : "full";
  }

  settle(): void {}
  close(): void {}
}

/** In a workspace: changes are written there, and changes there are taken over. */
export class WorkspaceFiles implements FileStore {
  state = $state<StorageState>("kept");
  folder = $state("");
  clash = $state.raw<Clash | null>(null);
  trouble = $state("");
  private marks = new Map<string, string>();
  /** The content of the folder, as far as it is known. */
  private there = new Map<string, string>();
  /** What was written here and is not in the folder yet. */
  private ours = new Map<string, string>();
  /** One after the other: each must know the result of the one before. */
  private writing: Promise<void> = Promise.resolve();
  private timer = 0;
  private open = true;

  constructor(
    private readonly key: string,
    /** A file has changed in the folder. */
    private readonly changed: (name: string, text: string) => void,
  ) {}

  async load(): Promise<Files> {
    const found = await ask.look(this.key);
    this.take(found, false);
    void this.watch(found.mark);
    return Object.fromEntries(found.files.filter((file) => file.mark).map((file) => [file.name, file.text]));
  }

  private take(found: WorkspaceListing, tell = true): void {
    this.folder = found.folder;
    this.trouble = found.files.find((file) => file.trouble)?.trouble ?? "";
    for (const { name, text, mark, trouble } of found.files) {
      if (trouble || this.marks.get(name) === mark) continue;
      const mine = this.ours.get(name);
      if (tell && mine !== undefined && mine !== text && mark) {
        this.clash = { name, theirs: text, mark };
        this.state = "clash";
        continue;
      }
      this.marks.set(name, mark);
      this.there.set(name, text);
      this.ours.delete(name);
      if (tell) this.changed(name, text);
    }
  }

  private async watch(seen: string): Promise<void> {
    while (this.open) {
      try {
        const found = await ask.changes(this.key, seen);
        if (!this.open) return;
        await this.writing;
        if (this.state === "away") this.later();
        if (found.mark === seen) continue;
        const now = await ask.look(this.key);
        this.take(now);
        seen = now.mark;
      } catch (e) {
        if (!(e instanceof Refusal)) throw e;
        this.state = "away";
        await pause(PATIENCE);
      }
    }
  }

  keep(name: string, text: string): void {
    if (this.there.get(name) === text && !this.ours.has(name)) return;
    this.ours.set(name, text);
    if (!this.clash) this.later();
  }

  private later(): void {
    if (!this.ours.size) {
      this.state = "kept";
      return;
    }
    this.state = "keeping";
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void (this.writing = this.writing.then(() => this.write())), PAUSE);
  }

  private async write(): Promise<void> {
    for (const [name, text] of [...this.ours]) {
      try {
        const file = await ask.write(this.key, name, text, this.marks.get(name) ?? "");
        this.marks.set(name, file.mark);
        this.there.set(name, text);
        if (this.ours.get(name) === text) this.ours.delete(name);
      } catch (e) {
        if (!(e instanceof Refusal)) throw e;
        if (e.status === 409) this.take(await ask.look(this.key));
        else this.state = e.error === "unreachable" ? "away" : "full";
        return;
      }
    }
    if (!this.clash) this.state = this.ours.size ? "keeping" : "kept";
  }

  settle(): void {
    const clash = this.clash;
    if (!clash) return;
    this.marks.set(clash.name, clash.mark);
    this.there.set(clash.name, clash.theirs);
    this.clash = null;
    this.later();
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
    if (this.ours.size && !this.clash) void this.write();
  }
}
