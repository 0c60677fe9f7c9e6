// The source editor: CodeMirror with our theme. It is in a shadow root, so that its styles comply with the page's
// policy.
import { defaultKeymap, history, historyKeymap, indentWithTab, undo, undoDepth } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { search, searchKeymap } from "@codemirror/search";
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  RangeSet,
  StateEffect,
  StateField,
  type Extension,
  type Range as Placed,
} from "@codemirror/state";
import {
  Decoration,
  EditorView,
  gutter,
  GutterMarker,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type ViewUpdate,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { rangeOf, type Range } from "./problems";
import { INKS, THEME } from "./editor-theme";
import type { Flaw } from "./http-types";

/** The events of the editor, and what the page draws in it. */
export interface Listener {
  change(name: string, text: string): void;
  cursor(line: number, column: number): void;
  /** The paper on which a problem is shown. */
  card(flaw: Flaw): HTMLElement;
}

export interface EditorProblem {
  label: string;
  phrases: Record<string, string>;
}

interface Note extends Range {
  flaw: Flaw;
}

const fromOutside = Annotation.define<boolean>();
const setNotes = StateEffect.define<{ flaws: readonly Flaw[]; told: Flaw | null }>();
const setOwn = StateEffect.define<{ from: number; to: number } | null>();

// ---- problems

class Card extends WidgetType {
  constructor(
    readonly note: Note,
    readonly draw: (flaw: Flaw) => HTMLElement,
  ) {
    super();
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("div");
    box.className = "cm-told";
    box.append(this.draw(this.note.flaw));
    view.requestMeasure({
      read: () => {
        const at = view.coordsAtPos(Math.min(this.note.from, view.state.doc.length));
        return at ? (at.left + at.right) / 2 - box.getBoundingClientRect().left : 0;
      },
      write: (x) => box.style.setProperty("--x", `${Math.max(20, x)}px`),
    });
    return box;
  }

  override ignoreEvent = () => true;
}

class Sign extends GutterMarker {
  constructor(
    readonly weight: Flaw["weight"],
    readonly text: string,
  ) {
    super();
  }

  override eq(other: Sign): boolean {
    return other.weight === this.weight && other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement("i");
    sign.className = `cm-sign ${this.weight}`;
    sign.textContent = this.text;
    return sign;
  }
}

const ORDER = { stops: 0, words: 1, remark: 2 } as const;
const SIGNS = { stops: "×", words: "", remark: "!" } as const;

/** The owner of a missing text. */
export const missing = (flaw: Flaw): string => (flaw.weight === "words" ? flaw.there.join(" ") : SIGNS[flaw.weight]);

interface Notes {
  list: Note[];
  marks: DecorationSet;
  signs: RangeSet<GutterMarker>;
}

function noted(state: EditorState, flaws: readonly Flaw[], told: Flaw | null, draw: Listener["card"]): Notes {
  const text = state.doc.toString();
  const list = flaws.map((flaw) => ({ flaw, ...rangeOf(text, flaw) }));
  const marks: Placed<Decoration>[] = [];
  const lines = new Map<number, Flaw>();
  for (const note of list) {
    if (note.from < note.to)
      marks.push(Decoration.mark({ class: `cm-flaw ${note.flaw.weight}` }).range(note.from, note.to));
    const line = state.doc.lineAt(Math.min(note.from, state.doc.length));
    const worst = lines.get(line.from);
    if (!worst || ORDER[note.flaw.weight] < ORDER[worst.weight]) lines.set(line.from, note.flaw);
    if (note.flaw === told)
      marks.push(Decoration.widget({ widget: new Card(note, draw), block: true, side: 1 }).range(line.to));
  }
  for (const [at, flaw] of lines)
    if (flaw.weight === "stops") marks.push(Decoration.line({ class: "cm-bad" }).range(at));
  const signs = [...lines].map(([at, flaw]) => new Sign(flaw.weight, missing(flaw)).range(at));
  return { list, marks: Decoration.set(marks, true), signs: RangeSet.of(signs, true) };
}

const notesField = (draw: Listener["card"]) =>
  StateField.define<Notes>({
    create: () => ({ list: [], marks: Decoration.none, signs: RangeSet.empty }),
    update(notes, tr) {
      if (tr.docChanged) {
        const list = notes.list.map((note) => ({
          flaw: note.flaw,
          from: tr.changes.mapPos(note.from, 1),
          to: tr.changes.mapPos(note.to, -1),
        }));
        notes = { list, marks: notes.marks.map(tr.changes), signs: notes.signs.map(tr.changes) };
      }
      for (const effect of tr.effects)
        if (effect.is(setNotes)) notes = noted(tr.state, effect.value.flaws, effect.value.told, draw);
      return notes;
    },
    provide: (field) => EditorView.decorations.from(field, (notes) => notes.marks),
  });

// ---- the part of the file with the cursor

const ownField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(own, tr) {
    own = own.map(tr.changes);
    for (const effect of tr.effects) {
      if (!effect.is(setOwn)) continue;
      const lines: Placed<Decoration>[] = [];
      if (effect.value)
        for (let n = effect.value.from; n <= Math.min(effect.value.to, tr.state.doc.lines); n++)
          lines.push(Decoration.line({ class: "cm-own" }).range(tr.state.doc.line(n).from));
      own = Decoration.set(lines);
    }
    return own;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// ---- wrapped lines are indented

const hanging = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = this.hung(view);
    }
    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = this.hung(update.view);
    }
    hung({ state, viewport }: EditorView): DecorationSet {
      const lines: Placed<Decoration>[] = [];
      for (let at = viewport.from; at <= viewport.to;) {
        const line = state.doc.lineAt(at);
        const deep = Math.min(24, line.text.length - line.text.trimStart().length + 2);
        lines.push(Decoration.line({ attributes: { style: `--hang: ${deep}ch` } }).range(line.from));
        at = line.to + 1;
      }
      return Decoration.set(lines);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const fluent = StreamLanguage.define<null>({
  token(stream) {
    if (stream.sol() && stream.match(/^#.*/)) return "comment";
    if (stream.sol() && stream.match(/^[\w-]+(?=\s*=)/)) return "propertyName";
    if (stream.match(/^\{[^}]*\}/)) return "number";
    stream.next();
    return "string";
  },
});

const inks = HighlightStyle.define(INKS(tags));

/** Escape, then Tab, leaves; any other key, and Tab indents again. */
const leaving: Extension = [
  keymap.of([{ key: "Escape", run: (view) => (view.setTabFocusMode(true), false) }]),
  EditorView.domEventHandlers({
    keydown(event, view) {
      if (!["Escape", "Tab", "Shift"].includes(event.key)) view.setTabFocusMode(false);
    },
    focus(_, view) {
      view.setTabFocusMode(false);
    },
  }),
];

export class Editor {
  readonly view: EditorView;
  name = "";
  private readonly states = new Map<string, EditorState>();
  private readonly said = new Compartment();
  private readonly notes: StateField<Notes>;
  private words: EditorProblem = { label: "", phrases: {} };

  constructor(
    host: HTMLElement,
    private readonly on: Listener,
  ) {
    const root = host.attachShadow({ mode: "open" });
    this.notes = notesField(on.card);
    this.view = new EditorView({ parent: root, root, state: this.blank("", "") });
  }

  private spoken(): Extension {
    return [
      EditorView.contentAttributes.of({ "aria-label": this.words.label, spellcheck: "false", tabindex: "0" }),
      EditorState.phrases.of(this.words.phrases),
    ];
  }

  private blank(name: string, text: string): EditorState {
    const notes = this.notes;
    return EditorState.create({
      doc: text,
      extensions: [
        gutter({ class: "cm-signs", markers: (view) => view.state.field(notes).signs }),
        lineNumbers(),
        highlightActiveLineGutter(),
        history(),
        notes,
        ownField,
        hanging,
        EditorView.lineWrapping,
        indentUnit.of("  "),
        EditorState.tabSize.of(2),
        name.endsWith(".yaml") ? yaml() : fluent,
        syntaxHighlighting(inks),
        EditorView.theme(THEME, { dark: true }),
        search({ top: true }),
        hoverTooltip((view, at) => {
          const note = view.state.field(notes).list.find(({ from, to }) => from <= at && at <= to);
          return note
            ? { pos: note.from, end: note.to, above: false, create: () => ({ dom: this.on.card(note.flaw) }) }
            : null;
        }),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
        leaving,
        this.said.of(this.spoken()),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((tr) => tr.annotation(fromOutside)))
            this.on.change(this.name, update.state.doc.toString());
          if (update.docChanged || update.selectionSet) this.tellCursor();
        }),
      ],
    });
  }

  private tellCursor(): void {
    const { state } = this.view;
    const { head } = state.selection.main;
    const line = state.doc.lineAt(head);
    this.on.cursor(line.number, head - line.from + 1);
  }

  /** The editor's texts for screen readers. */
  speak(words: EditorProblem): void {
    this.words = words;
    this.view.dispatch({ effects: this.said.reconfigure(this.spoken()) });
  }

  /** Switch to a file. */
  show(name: string): void {
    if (name === this.name) return;
    if (this.name) this.states.set(this.name, this.view.state);
    this.name = name;
    this.view.setState(this.states.get(name) ?? this.blank(name, ""));
    this.view.dispatch({ effects: this.said.reconfigure(this.spoken()) });
    this.tellCursor();
  }

  /** Take over a file's new content from elsewhere; undo leads back to the old one. */
  put(name: string, text: string): void {
    const state = name === this.name ? this.view.state : (this.states.get(name) ?? this.blank(name, ""));
    const old = state.doc.toString();
    if (old === text) {
      this.states.set(name, state);
      return;
    }
    let from = 0;
    while (from < old.length && from < text.length && old[from] === text[from]) from++;
    let end = 0;
    while (
      end < old.length - from &&
      end < text.length - from &&
      old[old.length - 1 - end] === text[text.length - 1 - end]
    )
      end++;
    const spec = {
      changes: { from, to: old.length - end, insert: text.slice(from, text.length - end) },
      annotations: fromOutside.of(true),
    };
    if (name === this.name) this.view.dispatch(spec);
    else this.states.set(name, state.update(spec).state);
  }

  /** Remove a file, with its undo history. */
  begin(name: string, text: string): void {
    const state = this.blank(name, text);
    if (name === this.name) this.view.setState(state);
    else this.states.set(name, state);
  }

  /** Underline the problems; one of them is shown below its line. */
  mark(flaws: readonly Flaw[], told: Flaw | null): void {
    this.view.dispatch({ effects: setNotes.of({ flaws, told }) });
  }

  /** Highlight lines. */
  own(lines: { from: number; to: number } | null): void {
    this.view.dispatch({ effects: setOwn.of(lines) });
  }

  /** Go to a place and, if it is a range, select it. */
  jump(range: Range, focus = true): void {
    const last = this.view.state.doc.length;
    const [from, to] = [Math.min(range.from, last), Math.min(range.to, last)];
    this.view.dispatch({
      selection: EditorSelection.single(to, from),
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    if (focus) this.view.focus();
  }

  /** Insert text. */
  write(change: Range & { insert: string }): void {
    const at = change.from + change.insert.length;
    this.view.dispatch({
      changes: change,
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
      userEvent: "input.fix",
    });
  }

  get undoable(): boolean {
    return undoDepth(this.view.state) > 0;
  }

  undo(): void {
    undo(this.view);
    this.view.focus();
  }

  close(): void {
    this.view.destroy();
  }
}
