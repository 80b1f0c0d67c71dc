import { useSuspenseQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect, useLocation } from "react-router";
import { isTitleBlock } from "#client/features/content/blocks/heroes/page-title.tsx";
import { pageQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { contentPageHead } from "./content-page-head.ts";
import { contentSlug } from "./content-slug.ts";
import { pageProductsQuery } from "./page-products-query.ts";
import { PageBlocks } from "./page-blocks.tsx";
import trailStyles from "#client/ui/navigation/one-step-back.module.css";
import styles from "./content-page.module.css";

const loadPage = pageLoader(({ api, url, vehicle }) => {
  const slug = contentSlug(url.pathname);
  return { critical: [pageQuery(api, slug)], deferred: [pageProductsQuery(api, slug, vehicle)] };
});

/** Addresses of the route table that are no story's own: what stands there, or what they are the front of, is at another. */
const otherAddresses = new Map([
  ["/home", "/"],
  ["/products", "/parts"],
  ["/content/brands", "/brands"],
  ["/content-hub/articles", "/content-hub/type/articles"],
  ["/content-hub/videos", "/content-hub/type/videos"],
]);

/** Every page that editors write: the path is the slug, so this route can stand at any path. */
export function loader(args: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(args.request.url);
  const other = otherAddresses.get(pathname);
  if (other !== undefined) throw redirect(other + search, 301);
  return loadPage(args);
}

export const handle = { head: contentPageHead } satisfies PageHandle;

export function Component() {
  const slug = contentSlug(useLocation().pathname);
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), slug));
  return (
    <>
      {!page.blocks.some(isTitleBlock) && (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      )}
      {page.trail.length > 0 && (
        <div className={`${trailStyles.oneStepBack} ${styles.trail}`}>
          <Breadcrumbs links={page.trail} current={page.title} />
        </div>
      )}
      <PageBlocks slug={slug} blocks={page.blocks} />
    </>
  );
}
