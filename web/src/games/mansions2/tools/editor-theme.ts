// The theme of the editor: pale text on the table, problems in red wax, the cursor's line lit.
import type { TagStyle } from "@codemirror/language";
import type { tags } from "@lezer/highlight";

export const INKS = (t: typeof tags): TagStyle[] => [
  { tag: t.comment, color: "#979384", fontStyle: "italic" },
  { tag: [t.definition(t.propertyName), t.propertyName], color: "#9fb2c2" },
  { tag: [t.string, t.attributeValue], color: "#d9c9a0" },
  { tag: t.content, color: "#cfc8b6" },
  { tag: [t.number, t.bool, t.null], color: "#bfe8dc" },
  { tag: [t.separator, t.punctuation, t.squareBracket, t.brace], color: "#8f99a3" },
  { tag: [t.keyword, t.meta], color: "#efe6d2", fontWeight: "700" },
];

const CODE = 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace';

export const THEME: Record<string, Record<string, string>> = {
  "&": { height: "100%", backgroundColor: "#0c1219", color: "#cfc8b6", fontSize: "13px" },
  "&.cm-focused": { outline: "2px solid var(--lamp-hi)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: CODE, lineHeight: "19.8px", fontSizeAdjust: "none", overflow: "auto" },
  ".cm-content": { padding: "8px 0", caretColor: "#ffd58a" },
  ".cm-line": { paddingLeft: "calc(8px + var(--hang, 2ch))", textIndent: "calc(-1 * var(--hang, 2ch))", paddingRight: "12px" },
  ".cm-cursor": { borderLeftColor: "#ffd58a" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": { backgroundColor: "#3c4a5a" },
  ".cm-gutters": { backgroundColor: "#0c1219", color: "#808b97", border: "0" },
  ".cm-gutters.cm-gutters-before": { border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 10px 0 2px", minWidth: "34px" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "#ffd58a" },
  ".cm-signs": { width: "28px" },
  ".cm-signs .cm-gutterElement": { display: "grid", placeItems: "start center" },
  ".cm-sign": { display: "grid", placeItems: "center", width: "20px", height: "20px", borderRadius: "50%", font: "700 13px/1 var(--font-ui)" },
  ".cm-sign.stops": { backgroundColor: "#ef7d6b", color: "#1d0a06", fontSize: "15px" },
  ".cm-sign.words": { boxShadow: "inset 0 0 0 1.3px #93a7b8", color: "#93a7b8" },
  ".cm-sign.remark": { color: "#e8c766" },
  ".cm-own": { background: "linear-gradient(90deg, rgb(242 184 92 / .10), rgb(242 184 92 / .03) 70%, transparent)" },
  ".cm-bad": { backgroundColor: "rgb(239 125 107 / .13)" },
  ".cm-flaw": { textDecoration: "underline wavy 1.5px", textUnderlineOffset: "4px" },
  ".cm-flaw.stops": { color: "#ffd0c6", textDecorationColor: "#ef7d6b" },
  ".cm-flaw.stops *": { color: "#ffd0c6" },
  ".cm-flaw.words": { textDecoration: "none", backgroundColor: "rgb(147 167 184 / .2)", outline: "1.3px dashed #93a7b8", borderRadius: "2px" },
  ".cm-flaw.remark": { textDecorationColor: "#e8c766" },
  ".cm-told": { padding: "8px 14px 8px 8px", position: "relative" },
  ".cm-told::before": { content: "''", position: "absolute", left: "calc(var(--x, 60px) - 7px)", top: "2px", border: "7px solid transparent", borderTop: "0", borderBottomColor: "#f3e9d2" },
  ".cm-tooltip": { border: "0", backgroundColor: "transparent" },
  ".flaw-card": { maxWidth: "520px", padding: "7px 13px 9px", borderLeft: "4px solid var(--paper-wax)", borderRadius: "4px", background: "linear-gradient(160deg, #f6ecd6, var(--paper) 60%, #d6c8a6)", color: "var(--paper-ink)", boxShadow: "var(--e-2)", font: "400 1.063rem/1.28 var(--font-read)", fontSizeAdjust: ".45", whiteSpace: "normal", overflowWrap: "anywhere" },
  ".flaw-card.words, .flaw-card.remark": { borderLeftColor: "var(--paper-lamp)" },
  ".flaw-card code": { display: "block", marginBottom: "3px", font: `700 13px/1.2 ${CODE}`, color: "var(--paper-wax)", fontSizeAdjust: "none" },
  ".flaw-card q": { quotes: "none", font: `700 13px/1 ${CODE}`, fontSizeAdjust: "none" },
  ".cm-panels": { backgroundColor: "var(--ink-3)", color: "var(--text)", borderBottom: "1px solid #000" },
  ".cm-panel.cm-search": { padding: "6px 34px 8px 10px", fontFamily: "var(--font-ui)", fontSize: "15px" },
  ".cm-panel.cm-search label": { fontSize: "14px", display: "inline-flex", alignItems: "center", gap: "4px", marginRight: "8px" },
  ".cm-textfield": { backgroundColor: "var(--ink-1)", color: "var(--text)", border: "1px solid var(--ink-edge)", borderRadius: "3px", fontSize: "14px", padding: "3px 6px" },
  ".cm-button": { backgroundImage: "none", backgroundColor: "var(--ink-2)", color: "var(--text)", border: "1px solid var(--ink-edge)", borderRadius: "3px", fontSize: "14px", padding: "2px 8px" },
  ".cm-panel.cm-search [name=close]": { color: "var(--text)", fontSize: "20px", right: "8px", top: "4px" },
  ".cm-searchMatch": { backgroundColor: "rgb(116 203 182 / .25)" },
  ".cm-searchMatch-selected": { backgroundColor: "rgb(242 184 92 / .4)" },
};
