import { keptListId } from "#shared/domain/kept-copies.ts";

/** A kept page is read and its forms are sent, nothing more: its scripts would ask for what can't be had, and their state is nobody's to find later. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "")
    .replaceAll(/<link\b[^>]*\brel="(?:expect|manifest)"[^>]*>/gi, "")
    .replace(/(<html\b[^>]*?) data-scripts="[^"]*"/i, "$1");
}

/** What stands in for parts that would still be put in their places by a script. */
export const isUnfinished = (html: string): boolean => /<template id="B:/.test(html);

/** The name of a page, as its title has it: what stands before the brand's and the shop's. */
export function nameOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(" | ")[0] ?? "";
}

/** The stylesheet, faces and icons that a page needs to look as it does. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2|svg)\b/g) ?? [])];
}

/** What a stylesheet asks for. */
export function facesOf(css: string): string[] {
  return [...new Set(css.match(/\/assets\/[\w.-]+\.woff2\b/g) ?? [])];
}

/** The projects that their list leads to. */
export function projectsOf(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/href="(\/projects\/[0-9a-f]{20})"/g), ([, path = ""]) => path))];
}

const sameYear = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long" });
const otherYear = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric" });
const timeOfDay = new Intl.DateTimeFormat("en-AU", { hour: "numeric", minute: "2-digit", hour12: true });

/** "12 March, 3:40 pm" on the shopper's own clock. */
export function whenKept(keptAt: Date, now: Date): string {
  const day = keptAt.getFullYear() === now.getFullYear() ? sameYear : otherYear;
  return `${day.format(keptAt)}, ${timeOfDay
    .format(keptAt)
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .toLowerCase()}`;
}

export type KeptNotice = {
  keptAt: Date;
  now: Date;
  /** Changes that wait for a connection. */
  waiting: number;
  /** Whether another car was selected, or the garage was another, when the page was kept. */
  isOtherGarage: boolean;
};

const waits = (count: number) => (count === 1 ? "1 change waits" : `${count} changes wait`);

const waitingText = (count: number) =>
  count === 0
    ? "What you add to your cart or change in a project is sent when you are online again."
    : `${waits(count)} to be sent when you are online again.`;

/** The link past everything stays the first; without one the page's own beginning is. */
const pageStart = /<body\b[^>]*>(?:(?!<header\b)[\s\S])*?<a\b[^>]*href="#main"[^>]*>[^<]*<\/a>|<body\b[^>]*>/;

/** A kept page with the plain word that it is one, above everything else. */
export function asKeptCopy(html: string, { keptAt, now, waiting, isOtherGarage }: KeptNotice): string {
  const notice = [
    '<aside data-kept-notice aria-label="Kept copy">',
    `<p><strong>Kept copy from ${whenKept(keptAt, now)}</strong> – prices and stock may have changed.</p>`,
    isOtherGarage ? "<p>Your garage has changed since, so what this page says of your car may not be true of it.</p>" : "",
    `<p>${waitingText(waiting)}</p>`,
    '<p><a href="">Try again</a> <a href="/offline">All that is kept</a></p>',
    "</aside>",
  ].join("");
  return html.replace("<html ", "<html data-kept ").replace(pageStart, (start) => start + notice);
}

/** The page that stands in for one that can't be had; what waits is told on it, too. */
export function asOfflinePage(html: string, kept: readonly KeptPage[], { now, waiting }: Pick<KeptNotice, "now" | "waiting">): string {
  const items = kept.map(
    ({ path, name, keptAt }) =>
      `<li><a href="${escaped(path)}">${name === "" ? escaped(path) : name}</a> <small>${whenKept(keptAt, now)}</small></li>`,
  );
  const told = waiting === 0 ? "" : `<li><strong>${waits(waiting)} to be sent.</strong></li>`;
  const list = new RegExp(`(<ul\\b[^>]*\\bid="${keptListId}"[^>]*>)[\\s\\S]*?</ul>`);
  return html.replace(list, (_whole, opening: string) => `${opening}${told}${items.join("")}</ul>`);
}

/** A kept page in the list of all; its name is text as HTML has it. */
export type KeptPage = { path: string; name: string; keptAt: Date };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
