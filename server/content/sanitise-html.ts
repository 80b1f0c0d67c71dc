import { printAllowedAttributes } from "./allowed-attributes.ts";
import type { HtmlToken } from "./html-tokens.ts";
import { htmlTokens } from "./html-tokens.ts";

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
export function sanitiseHtml(html: string): string {
  const output: string[] = [];
  const openElements: string[] = [];
  for (const token of htmlTokens(html)) writeToken(token, openElements, output);
  closeDownTo(0, openElements, output);
  return output.join("");
}

function writeToken(token: HtmlToken, openElements: string[], output: string[]): void {
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
  const attributes = printAllowedAttributes(name, token.attributes);
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
