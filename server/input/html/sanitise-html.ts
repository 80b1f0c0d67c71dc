import { escapeHtml } from "./escape-html.ts";
import { type HtmlToken, htmlTokens } from "./html-tokens.ts";
import { safeLinkUrl, safePictureUrl } from "./safe-url.ts";

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  colon: ":",
  sol: "/",
  bsol: "\\",
  lpar: "(",
  rpar: ")",
  tab: "\t",
  newline: "\n",
};

/** Reads the character references that matter in an attribute. An unknown one stays as written and is escaped when it is printed, so a browser never reads more than we did. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (match, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? match;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });
}

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

/** What a picture with this harmless address gets besides its text: other addresses of it, its size. */
type PictureAttributes = (url: string) => Record<string, string>;

/** Prints the attributes that an element may keep, each once, with a leading space. */
function printAllowedAttributes(
  element: string,
  attributes: readonly [name: string, value: string][],
  pictureAttributes: PictureAttributes,
): string {
  const kept = new Map<string, string>();
  for (const [name, value] of attributes) {
    if (kept.has(name)) continue;
    const allowed = ruleOf(element, name)?.(decodeEntities(value)) ?? null;
    if (allowed !== null) kept.set(name, allowed);
  }
  if (element === "img") {
    const url = kept.get("src");
    kept.set("alt", kept.get("alt") ?? "");
    for (const [name, value] of Object.entries(url === undefined ? {} : pictureAttributes(url))) kept.set(name, value);
    kept.set("loading", "lazy");
  }
  if (kept.has("target")) kept.set("rel", "noopener noreferrer");
  return [...kept].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}

/** Names come from outside, and every object has a "constructor". */
function ruleOf(element: string, attribute: string): Rule | undefined {
  const ofElement = Object.hasOwn(rules, element) ? rules[element] : undefined;
  return ofElement && Object.hasOwn(ofElement, attribute) ? ofElement[attribute] : undefined;
}

const voidElements = new Set(["br", "hr", "img"]);
const inlineElements = "a abbr b code em i s del small span strong sub sup u".split(" ");
const blockElements = new Set(
  "blockquote caption dd div dl dt figcaption figure h2 h3 h4 h5 h6 li ol p pre table tbody td tfoot th thead tr ul".split(" "),
);
const allowedElements = new Set([...inlineElements, ...blockElements, ...voidElements]);
/** The page has its own first heading. */
const renamedElements: Record<string, string> = { h1: "h2", strike: "s" };
/** An opening tag ends these when they stand directly around it, as in a browser. */
const impliedEnds: Record<string, string[]> = {
  li: ["li"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  tr: ["td", "th", "tr"],
  td: ["td", "th"],
  th: ["td", "th"],
};
/** Browsers stop nesting at about 500; nobody writes 60 levels. */
const deepest = 60;

/** Markup that is safe to put into a page whatever came in: allow-listed elements and attributes only, every element closed, addresses checked. Text is kept, scripts, styles and embedded frames are dropped whole. */
export function sanitiseHtml(html: string, pictureAttributes: PictureAttributes = () => ({})): string {
  const output: string[] = [];
  const openElements: string[] = [];
  const print = (element: string, attributes: readonly [string, string][]) =>
    printAllowedAttributes(element, attributes, pictureAttributes);
  for (const token of htmlTokens(html)) writeToken(token, openElements, output, print);
  closeDownTo(0, openElements, output);
  return output.join("");
}

function writeToken(
  token: HtmlToken,
  openElements: string[],
  output: string[],
  printAttributes: (element: string, attributes: readonly [string, string][]) => string,
): void {
  if (token.kind === "text") {
    output.push(printText(token.text));
    return;
  }
  const name = (Object.hasOwn(renamedElements, token.name) ? renamedElements[token.name] : undefined) ?? token.name;
  if (!allowedElements.has(name)) return;
  if (token.kind === "close") {
    const opened = openElements.lastIndexOf(name);
    if (opened >= 0) closeDownTo(opened, openElements, output);
    return;
  }
  closeImplied(name, openElements, output);
  const attributes = printAttributes(name, token.attributes);
  if (name === "img" && !attributes.includes(" src=")) return;
  if (!voidElements.has(name)) {
    if (openElements.length >= deepest) return;
    openElements.push(name);
  }
  output.push(`<${name}${attributes}>`);
}

function closeImplied(name: string, openElements: string[], output: string[]): void {
  if (name === "a" && openElements.includes("a")) closeDownTo(openElements.lastIndexOf("a"), openElements, output);
  const isBlock = name === "hr" || blockElements.has(name);
  const ends = new Set([...(impliedEnds[name] ?? []), ...(isBlock ? ["p"] : [])]);
  while (ends.has(openElements.at(-1) ?? "")) closeDownTo(openElements.length - 1, openElements, output);
}

function closeDownTo(depth: number, openElements: string[], output: string[]): void {
  while (openElements.length > depth) output.push(`</${openElements.pop()}>`);
}

/** Character references stay; everything that could start markup is escaped. */
function printText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
