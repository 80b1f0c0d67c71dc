import { absoluteUrl } from "#client/lib/head-tags.ts";
import type { PageHeadArgs } from "#client/lib/page-head.ts";

/** Who runs the shop, and how to search it, for search engines. */
export function organisationJsonLd({ origin, siteName }: PageHeadArgs): object[] {
  const id = absoluteUrl("/#organisation", origin);
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": id,
      name: siteName,
      url: absoluteUrl("/", origin),
      logo: absoluteUrl("/favicon.svg", origin),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: siteName,
      url: absoluteUrl("/", origin),
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: `${absoluteUrl("/search", origin)}?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
