import type { ContentPage } from "#shared/contract/content/page.ts";
import { authorJsonLd, type JsonLdSite, publisherJsonLd } from "../expert/author-json-ld.ts";

/** schema.org's VideoObject of a video's page; null where the page has no film to show, or no day, which search engines want. */
export function videoJsonLd({ title, seo, publishedAt, blocks }: ContentPage, site: JsonLdSite): object | null {
  const tile = blocks.find((block) => block.type === "video-tiles")?.tiles[0];
  if (!tile || !publishedAt) return null;
  const byline = blocks.find((block) => block.type === "byline");
  const { embedUrl, poster } = tile.video;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description: seo.description,
    ...(poster && { thumbnailUrl: new URL(poster.url, site.origin).href }),
    uploadDate: publishedAt,
    embedUrl,
    author: authorJsonLd(byline?.author ?? null, site),
    publisher: publisherJsonLd(site),
  };
}
