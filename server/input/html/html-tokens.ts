export type HtmlToken =
  | { kind: "text"; text: string }
  | { kind: "open"; name: string; attributes: [name: string, value: string][] }
  | { kind: "close"; name: string };

/** Elements whose content is no content of ours: it is skipped up to their end tag. */
const skippedElements = new Set(
  "script style iframe object embed applet noscript noembed noframes template svg math textarea title select xmp plaintext audio video canvas frameset head".split(
    " ",
  ),
);

/** Splits markup as a browser would, in one pass whatever it holds: a tag, comment or skipped element that never ends swallows the rest. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf("<", position);
    if (start !== position) yield { kind: "text", text: html.slice(position, start < 0 ? undefined : start) };
    if (start < 0) return;
    const next = html.charAt(start + 1);
    if (next === "!" || next === "?" || (next === "/" && !/[a-z]/i.test(html.charAt(start + 2)))) {
      position = endOfComment(html, start);
    } else if (/[a-z/]/i.test(next)) {
      const tag = readTag(html, start + 1);
      if (!tag) return;
      position = skippedElements.has(tag.token.name) && tag.token.kind === "open" ? endOfElement(html, tag.end, tag.token.name) : tag.end;
      yield tag.token;
    } else {
      yield { kind: "text", text: "<" };
      position = start + 1;
    }
  }
}

function endOfComment(html: string, start: number): number {
  const isComment = html.startsWith("<!--", start);
  const terminator = isComment ? "-->" : ">";
  // "<!-->" is a whole comment to a browser, so the search starts inside the opening.
  const end = html.indexOf(terminator, start + 2);
  return end < 0 ? html.length : end + terminator.length;
}

function endOfElement(html: string, from: number, name: string): number {
  const endTag = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

function readTag(html: string, from: number): { token: Exclude<HtmlToken, { kind: "text" }>; end: number } | null {
  const isClose = html.charAt(from) === "/";
  const nameStart = isClose ? from + 1 : from;
  let position = skipWhile(html, nameStart, isNameCharacter);
  const name = html.slice(nameStart, position).toLowerCase();
  const attributes: [string, string][] = [];
  for (;;) {
    position = skipWhile(html, position, isSeparator);
    if (position >= html.length) return null;
    if (html.charAt(position) === ">")
      return { token: isClose ? { kind: "close", name } : { kind: "open", name, attributes }, end: position + 1 };
    const attribute = readAttribute(html, position);
    attributes.push([attribute.name, attribute.value]);
    position = attribute.end;
  }
}

function readAttribute(html: string, from: number): { name: string; value: string; end: number } {
  // A leading "=" belongs to the attribute's name.
  const nameEnd = skipWhile(html, from + 1, (character) => isNameCharacter(character) && character !== "=");
  const name = html.slice(from, nameEnd).toLowerCase();
  const equals = skipWhile(html, nameEnd, isSpace);
  if (html.charAt(equals) !== "=") return { name, value: "", end: nameEnd };
  const valueStart = skipWhile(html, equals + 1, isSpace);
  const quote = html.charAt(valueStart);
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, valueStart + 1);
    const end = close < 0 ? html.length : close;
    return { name, value: html.slice(valueStart + 1, end), end: end + 1 };
  }
  const end = skipWhile(html, valueStart, (character) => !isSpace(character) && character !== ">");
  return { name, value: html.slice(valueStart, end), end };
}

function skipWhile(html: string, from: number, test: (character: string) => boolean): number {
  let position = from;
  while (position < html.length && test(html.charAt(position))) position += 1;
  return position;
}

function isSpace(character: string): boolean {
  return character === " " || character === "\n" || character === "\t" || character === "\r" || character === "\f";
}

function isSeparator(character: string): boolean {
  return isSpace(character) || character === "/";
}

function isNameCharacter(character: string): boolean {
  return !isSeparator(character) && character !== ">";
}
