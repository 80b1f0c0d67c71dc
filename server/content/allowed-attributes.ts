import { decodeEntities } from "./decode-entities.ts";
import { escapeHtml } from "./escape-html.ts";
import { safeLinkUrl, safePictureUrl } from "./safe-url.ts";

type Rule = (value: string) => string | null;

const wholeNumber: Rule = (value) => (/^\d{1,4}$/.test(value) ? value : null);
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value.toLowerCase()) ? value.toLowerCase() : null;
const text: Rule = (value) => value;
/** The styles that editors may pick for a piece of text. */
const textStyles: Rule = (value) => value.split(/\s+/).find((name) => ["lead", "note", "fine-print", "part-number"].includes(name)) ?? null;

const cell = { colspan: wholeNumber, rowspan: wholeNumber, scope: oneOf("col", "row", "colgroup", "rowgroup") };
const rules: Record<string, Record<string, Rule>> = {
  a: { href: safeLinkUrl, title: text, target: oneOf("_blank") },
  abbr: { title: text },
  img: { src: safePictureUrl, alt: text, width: wholeNumber, height: wholeNumber },
  ol: { start: wholeNumber },
  p: { class: textStyles },
  span: { class: textStyles },
  td: cell,
  th: cell,
};

/** Prints the attributes that an element may keep, each once, with a leading space. */
export function printAllowedAttributes(element: string, attributes: readonly [name: string, value: string][]): string {
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    const rule = Object.hasOwn(rules, element) ? rules[element]?.[name] : undefined;
    if (!rule || kept.has(name) || !Object.hasOwn(rules[element] ?? {}, name)) continue;
    const allowed = rule(decodeEntities(value));
    if (allowed !== null) kept.set(name, allowed);
  }
  if (element === "img") kept.set("alt", kept.get("alt") ?? "").set("loading", "lazy");
  if (kept.has("target")) kept.set("rel", "noopener noreferrer");
  return [...kept].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}
