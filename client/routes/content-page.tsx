import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import { pageLoader } from "#client/lib/page-loader.ts";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import { contentPageHead } from "./content-page-head.ts";
import { contentSlug } from "./content-slug.ts";
import { pageProductsQuery } from "./page-products-query.ts";

const PageBlocks = laterPart(async () => (await import("./later/page-blocks.tsx")).PageBlocks);

/** Every page that editors write: the path is the slug, so this route can stand at any path. */
export const loader = pageLoader(({ api, url, vehicle }) => {
  const slug = contentSlug(url.pathname);
  return { critical: [pageQuery(api, slug)], deferred: [pageProductsQuery(api, slug, vehicle)] };
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
      <PageBlocks slug={slug} blocks={page.blocks} />
    </>
  );
}
