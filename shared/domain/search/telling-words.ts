import type { UnderstoodQuery, Vocabulary } from "./understand-query.ts";

/**
 * What of a text is worth finding by itself, where nothing has all of its words. A word weighs less the more parts have it behind another in their names: of a
 * "fuse box" nobody is helped with a steering box. What weighs no more than half of the heaviest is left out.
 */
export function tellingWords(text: string, { words }: UnderstoodQuery, { countBehind }: Vocabulary): string {
  const weights = words.map(({ kind, label }) => (kind === "other" ? 1 / (1 + countBehind(label)) : 1));
  const weightMin = Math.max(0, ...weights) / 2;
  const telling = words.filter((_, at) => (weights[at] ?? 0) > weightMin);
  return telling.length === words.length ? text : telling.map(({ typed }) => typed).join(" ");
}
