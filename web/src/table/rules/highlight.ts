// The matched words of a search.
import type { Lang } from "$lib/i18n/game-texts";

const WORD = /[\p{L}\p{N}]+/gu;

export interface TextPiece {
  text: string;
  hit: boolean;
}

/** Split a text into matched words and the rest. */
export function splitMatches(text: string, found: readonly string[]): TextPiece[] {
  const sought = new Set(found);
  const out: TextPiece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!sought.has(word.toLowerCase())) continue;
    if (index > from) out.push({ text: text.slice(from, index), hit: false });
    out.push({ text: word, hit: true });
    from = index + word.length;
  }
  if (from < text.length) out.push({ text: text.slice(from), hit: false });
  return out;
}

/** Return the language with the most matches; the reader's if equal. */
export function bestLanguage(texts: Readonly<Record<string, string>>, found: readonly string[], reader: Lang): Lang {
  const hits = (lang: string) => splitMatches(texts[lang], found).filter((piece) => piece.hit).length;
  return (Object.keys(texts) as Lang[]).reduce((best, lang) => (hits(lang) > hits(best) ? lang : best), reader);
}
