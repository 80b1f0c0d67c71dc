import { useSuspenseQuery } from "@tanstack/react-query";
import { Blocks } from "#client/features/content/blocks.tsx";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import { contentPageHead } from "./content-page-head.ts";
import { organisationJsonLd } from "./organisation-json-ld.ts";
import { PageRecentlyViewed } from "./page-recently-viewed.tsx";
import { pageProductsQuery } from "./page-products-query.ts";
import { PageShelf } from "./page-shelf.tsx";

const slug = "home";

export const loader = pageLoader(({ api }) => ({ critical: [pageQuery(api, slug)], deferred: [pageProductsQuery(api, slug)] }));

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
      <Blocks
        blocks={page.blocks}
        isTitled
        renderProducts={(block) => <PageShelf slug={slug} block={block} />}
        renderRecentlyViewed={() => <PageRecentlyViewed />}
      />
    </>
  );
}
