import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Blocks } from "#client/features/content/blocks.tsx";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import { contentPageHead } from "./content-page-head.ts";
import { contentSlug } from "./content-slug.ts";
import { PageRecentlyViewed } from "./page-recently-viewed.tsx";
import { pageProductsQuery } from "./page-products-query.ts";
import { PageShelf } from "./page-shelf.tsx";

/** Every page that editors write: the path is the slug, so this route can stand at any path. */
export const loader = pageLoader(({ api, url }) => {
  const slug = contentSlug(url.pathname);
  return { critical: [pageQuery(api, slug)], deferred: [pageProductsQuery(api, slug)] };
});

export const handle = { head: contentPageHead } satisfies PageHandle;

export function Component() {
  const slug = contentSlug(useLocation().pathname);
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), slug));
  const hasTitle = page.blocks.some(({ type }) => type === "hero" || type === "page-title");
  return (
    <>
      {!hasTitle && (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      )}
      <Blocks
        blocks={page.blocks}
        renderProducts={(block) => <PageShelf slug={slug} block={block} />}
        renderRecentlyViewed={() => <PageRecentlyViewed />}
      />
    </>
  );
}
