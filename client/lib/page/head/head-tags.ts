import type { PageHead } from "./page-head.ts";

/** One element of the document's head. `key` names what a later page replaces. */
export type HeadTag = { key: string; name: "title" | "meta" | "link" | "script"; attributes: Record<string, string>; text?: string };

export type Site = {
  origin: string;
  name: string;
  /** Whether everything is played: nothing can be bought here. */
  isDemo?: boolean;
  /** The tag manager to load once the page is quiet; absent or null for none. */
  tagManager?: { id: string; consent: "denied" | "granted" } | null;
  /** Which share of page views browsers measure, each by its own lot; absent for none. */
  vitalsSampleRate?: number;
  /** Whether the browser may keep pages to be read offline. */
  areCopiesKept?: boolean;
  /** Whose the suburbs are that are suggested, as their vendor wants it said beside them; absent where nobody does. */
  placesCredit?: string;
  /** What is switched off, and how the shop is reached instead; absent where nothing is. */
  closed?: { services: readonly OptionalService[]; phone: string | null; email: string | null };
};

/** What a shop can do without; the newsletter's also writes when a part is back in stock. */
export type OptionalService = "contact" | "newsletter" | "delivery" | "places" | "reviews" | "orders";

const descriptionLimit = 300;

/** A page's head as elements: all of it for the server's document, what browsers use for their own updates. */
export function headTags(head: PageHead, path: string, site: Site): HeadTag[] {
  const title = head.title === site.name ? site.name : `${head.title} | ${site.name}`;
  const description = head.description.slice(0, descriptionLimit);
  const canonical = absoluteUrl(head.canonicalPath ?? path, site.origin);
  const meta = (key: "name" | "property", name: string, content: string): HeadTag => ({
    key: name,
    name: "meta",
    attributes: { [key]: name, content },
  });
  const page: HeadTag[] = [
    { key: "title", name: "title", attributes: {}, text: title },
    meta("name", "description", description),
    { key: "canonical", name: "link", attributes: { rel: "canonical", href: canonical } },
    ...(head.isIndexable === false ? [meta("name", "robots", "noindex, follow")] : []),
  ];
  // What crawlers and social networks read, and they only ever read documents.
  if (!import.meta.env.SSR) return page;
  const { card, imageUrl: pictureUrl, imageAlt, type = "website" } = head.openGraph ?? {};
  // A page without a picture of its own is shown by the shop's.
  const imageUrl = pictureUrl !== undefined && card === undefined ? pictureUrl : socialCardUrl(card ?? "/home");
  return [
    ...page,
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", type),
    meta("property", "og:title", head.title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    meta("property", "og:locale", "en_AU"),
    meta("name", "twitter:card", "summary_large_image"),
    meta("property", "og:image", absoluteUrl(imageUrl, site.origin)),
    ...(imageUrl === pictureUrl ? [] : [meta("property", "og:image:width", "1200"), meta("property", "og:image:height", "630")]),
    meta("property", "og:image:alt", imageAlt ?? head.title),
    ...(head.jsonLd ?? []).map((object, index): HeadTag => ({
      key: `json-ld-${index}`,
      name: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(object),
    })),
  ];
}

/** Where the shop draws the card of a page, 1200 × 630 pixels. */
const socialCardUrl = (path: string): string => `/social${path}.png`;

/** An absolute address of the shop; addresses that are absolute already stay as they are. */
function absoluteUrl(pathOrUrl: string, origin: string): string {
  return new URL(pathOrUrl, origin).href;
}
