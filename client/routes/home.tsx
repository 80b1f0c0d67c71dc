import { useSuspenseQuery } from "@tanstack/react-query";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import { contentPageHead } from "./content-page-head.ts";
import { organisationJsonLd } from "./organisation-json-ld.ts";
import { pageProductsQuery } from "./page-products-query.ts";

const slug = "home";

const PageBlocks = laterPart(async () => (await import("./later/page-blocks.tsx")).PageBlocks);

export const loader = pageLoader(({ api, vehicle }) => ({
  critical: [pageQuery(api, slug)],
  deferred: [pageProductsQuery(api, slug, vehicle)],
}));

export const handle = {
  head: (args) => ({ ...contentPageHead(args), ...(import.meta.env.SSR && { jsonLd: organisationJsonLd(args) }) }),
} satisfies PageHandle;

export function Component() {
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), slug));
  return (
    <>
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <PageBlocks slug={slug} blocks={page.blocks} isTitled />
    </>
  );
}
