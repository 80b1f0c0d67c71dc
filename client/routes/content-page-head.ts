import { pageQuery } from "#client/features/content/queries.ts";
import type { PageHead, PageHeadArgs } from "#client/lib/page-head.ts";
import { contentSlug } from "./content-slug.ts";

/** What a content page says of itself; articles are named as such. */
export function contentPageHead({ queryClient, api, url }: PageHeadArgs): PageHead {
  const slug = contentSlug(url.pathname);
  const page = queryClient.getQueryData(pageQuery(api, slug).queryKey);
  if (!page) return { title: "Page", description: "", isIndexable: false };
  const { title, description, picture } = page.seo;
  const type = slug.startsWith("content-hub/articles/") ? "article" : "website";
  return { title, description, openGraph: { type, ...(picture && { imageUrl: picture.url, imageAlt: picture.alt }) } };
}
