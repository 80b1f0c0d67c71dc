import type { Link } from "#shared/contract/picture.ts";

/** schema.org's BreadcrumbList of the way to a page, the page itself last. */
export function breadcrumbsJsonLd(links: Link[], origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ label, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(url, origin).href,
    })),
  };
}
