export type HtmlForm = { action: string; method: string; fields: Record<string, string> };

const unescape = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#(?:x27|39);/gi, "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), unescape(value)]),
  );
}

/**
 * The first form of the page whose opening tag matches, as a browser without scripts would send it: the inputs' own values, ticked choices only. It reads what the
 * shop and the sandbox write, which quote every attribute.
 */
export function readForm(html: string, isWanted: (attributes: Record<string, string>) => boolean): HtmlForm {
  for (const [, tag = "", body = ""] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
    const form = attributesOf(tag);
    if (!isWanted(form)) continue;
    const fields: Record<string, string> = {};
    for (const [, input = ""] of body.matchAll(/<input\b([^>]*)>/g)) {
      const { name, value = "", type = "text" } = attributesOf(input);
      const isLeftOut = (type === "radio" || type === "checkbox") && !/\bchecked\b/.test(input);
      if (name && !isLeftOut) fields[name] = value;
    }
    return { action: form["action"] ?? "", method: (form["method"] ?? "get").toUpperCase(), fields };
  }
  throw new Error("the page has no such form");
}

/** The addresses in a page that begin with `path`, each once. */
export function linksTo(html: string, path: string): string[] {
  const links = [...html.matchAll(/\b(?:href|src)="([^"#]*)/g)].map(([, href = ""]) => unescape(href));
  return [...new Set(links.filter((href) => href.startsWith(path)))];
}
