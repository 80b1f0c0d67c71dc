import type { Author } from "#shared/contract/blocks/story-blocks.ts";

export type JsonLdSite = { origin: string; siteName: string };

export function publisherJsonLd({ origin, siteName }: JsonLdSite): object {
  return { "@type": "Organization", name: siteName, url: origin };
}

/** A bench of the shop; what nobody signed is the shop's own. */
export function authorJsonLd(author: Author | null, site: JsonLdSite): object {
  if (!author) return publisherJsonLd(site);
  return { "@type": "Organization", name: author.name, ...(author.url && { url: new URL(author.url, site.origin).href }) };
}
