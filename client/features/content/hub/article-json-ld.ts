import type { ContentPage } from "#shared/contract/content/page.ts";
import { authorJsonLd, type JsonLdSite, publisherJsonLd } from "../expert/author-json-ld.ts";

/** schema.org's Article. */
export function articleJsonLd({ slug, title, seo, publishedAt, blocks }: ContentPage, site: JsonLdSite): object {
  const byline = blocks.find((block) => block.type === "byline");
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: seo.description,
    mainEntityOfPage: new URL(`/${slug}`, site.origin).href,
    ...(seo.picture && { image: new URL(seo.picture.url, site.origin).href }),
    ...(publishedAt && { datePublished: publishedAt }),
    author: authorJsonLd(byline?.author ?? null, site),
    publisher: publisherJsonLd(site),
  };
}
