import type { HighlightedText } from "#server/search/search-index-port.ts";

/** Marks that no shopper types; the service puts them in without escaping anything. */
export const highlightTags = { highlightPreTag: "__ais-highlight__", highlightPostTag: "__/ais-highlight__" } as const;

/** Splits a marked value into plain parts, so that nothing of it is ever read as HTML. */
export function readHighlightedText(value: string): HighlightedText {
  const parts: HighlightedText = [];
  for (const [index, piece] of value.split(highlightTags.highlightPreTag).entries()) {
    const [matched = "", ...rest] = index === 0 ? ["", piece] : piece.split(highlightTags.highlightPostTag);
    if (matched !== "") parts.push({ text: matched, isMatch: true });
    const after = rest.join("");
    if (after !== "") parts.push({ text: after, isMatch: false });
  }
  return parts;
}
