import { useSuspenseQuery } from "@tanstack/react-query";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle, PageHeadArgs } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { PageBlocks } from "../../content/page/page-blocks.tsx";
import { contentPageHead } from "../../content/page/content-page-head.ts";
import { HomeCar } from "./home-car.tsx";
import { pageProductsQuery } from "../../content/page/page-products-query.ts";
import { vehiclePartsQuery } from "./vehicle-parts-query.ts";

const slug = "home";

export const loader = pageLoader(({ api, vehicle }) => ({
  critical: [pageQuery(api, slug)],
  // In the browser what is said of the car asks for itself.
  deferred: [...(import.meta.env.SSR && vehicle ? [vehiclePartsQuery(api, vehicle)] : []), pageProductsQuery(api, slug, vehicle)],
}));

export const handle = {
  head: (args) => ({
    ...contentPageHead(args),
    ...(import.meta.env.SSR && { openGraph: { type: "website", card: "/home" }, jsonLd: organisationJsonLd(args) }),
  }),
} satisfies PageHandle;

export function Component() {
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), slug));
  return (
    <>
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <HomeCar />
      <PageBlocks slug={slug} blocks={page.blocks} isTitled />
    </>
  );
}

/** Who runs the shop, and how to search it, for search engines. */
function organisationJsonLd({ origin, siteName }: PageHeadArgs): object[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const id = absolute("/#organisation");
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": id,
      name: siteName,
      url: absolute("/"),
      logo: absolute("/favicon.svg"),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: siteName,
      url: absolute("/"),
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: `${absolute("/search")}?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
